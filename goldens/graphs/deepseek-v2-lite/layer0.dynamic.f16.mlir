module @moe_ffn {
  func.func public @main(
      %x: tensor<?x2048xf32>,
      %gate_up: tensor<21888x2048xf16>,
      %down: tensor<2048x10944xf16>
  ) -> tensor<?x2048xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %x_f16 = stablehlo.convert %x : (tensor<?x2048xf32>) -> tensor<?x2048xf16>
    %gate_weight = stablehlo.slice %gate_up [0:10944, 0:2048] : (tensor<21888x2048xf16>) -> tensor<10944x2048xf16>
    %gate = stablehlo.dot_general %x_f16, %gate_weight, contracting_dims = [1] x [1] : (tensor<?x2048xf16>, tensor<10944x2048xf16>) -> tensor<?x10944xf32>
    %up_weight = stablehlo.slice %gate_up [10944:21888, 0:2048] : (tensor<21888x2048xf16>) -> tensor<10944x2048xf16>
    %up = stablehlo.dot_general %x_f16, %up_weight, contracting_dims = [1] x [1] : (tensor<?x2048xf16>, tensor<10944x2048xf16>) -> tensor<?x10944xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<?x10944xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<?x10944xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<?x10944xf32>
    %hidden_f16 = stablehlo.convert %hidden : (tensor<?x10944xf32>) -> tensor<?x10944xf16>
    %down_1 = stablehlo.dot_general %hidden_f16, %down, contracting_dims = [1] x [1] : (tensor<?x10944xf16>, tensor<2048x10944xf16>) -> tensor<?x2048xf32>

    return %down_1 : tensor<?x2048xf32>
  }
}
