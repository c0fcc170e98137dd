module @moe_ffn {
  func.func public @main(
      %x: tensor<?x2048xf32>,
      %gate_up: tensor<21888x2048xf32>,
      %down: tensor<2048x10944xf32>
  ) -> tensor<?x2048xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:10944, 0:2048] : (tensor<21888x2048xf32>) -> tensor<10944x2048xf32>
    %x_f64 = stablehlo.convert %x : (tensor<?x2048xf32>) -> tensor<?x2048xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<10944x2048xf32>) -> tensor<10944x2048xf64>
    %gate_wide = stablehlo.dot_general %x_f64, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<?x2048xf64>, tensor<10944x2048xf64>) -> tensor<?x10944xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<?x10944xf64>) -> tensor<?x10944xf32>
    %up_weight = stablehlo.slice %gate_up [10944:21888, 0:2048] : (tensor<21888x2048xf32>) -> tensor<10944x2048xf32>
    %x_f64_1 = stablehlo.convert %x : (tensor<?x2048xf32>) -> tensor<?x2048xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<10944x2048xf32>) -> tensor<10944x2048xf64>
    %up_wide = stablehlo.dot_general %x_f64_1, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<?x2048xf64>, tensor<10944x2048xf64>) -> tensor<?x10944xf64>
    %up = stablehlo.convert %up_wide : (tensor<?x10944xf64>) -> tensor<?x10944xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<?x10944xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<?x10944xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<?x10944xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<?x10944xf32>) -> tensor<?x10944xf64>
    %down_f64 = stablehlo.convert %down : (tensor<2048x10944xf32>) -> tensor<2048x10944xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<?x10944xf64>, tensor<2048x10944xf64>) -> tensor<?x2048xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<?x2048xf64>) -> tensor<?x2048xf32>

    return %down_1 : tensor<?x2048xf32>
  }
}
