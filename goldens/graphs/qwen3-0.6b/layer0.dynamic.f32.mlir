module @moe_ffn {
  func.func public @main(
      %x: tensor<?x1024xf32>,
      %gate_up: tensor<6144x1024xf32>,
      %down: tensor<1024x3072xf32>
  ) -> tensor<?x1024xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:3072, 0:1024] : (tensor<6144x1024xf32>) -> tensor<3072x1024xf32>
    %x_f64 = stablehlo.convert %x : (tensor<?x1024xf32>) -> tensor<?x1024xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<3072x1024xf32>) -> tensor<3072x1024xf64>
    %gate_wide = stablehlo.dot_general %x_f64, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<?x1024xf64>, tensor<3072x1024xf64>) -> tensor<?x3072xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<?x3072xf64>) -> tensor<?x3072xf32>
    %up_weight = stablehlo.slice %gate_up [3072:6144, 0:1024] : (tensor<6144x1024xf32>) -> tensor<3072x1024xf32>
    %x_f64_1 = stablehlo.convert %x : (tensor<?x1024xf32>) -> tensor<?x1024xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<3072x1024xf32>) -> tensor<3072x1024xf64>
    %up_wide = stablehlo.dot_general %x_f64_1, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<?x1024xf64>, tensor<3072x1024xf64>) -> tensor<?x3072xf64>
    %up = stablehlo.convert %up_wide : (tensor<?x3072xf64>) -> tensor<?x3072xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<?x3072xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<?x3072xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<?x3072xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<?x3072xf32>) -> tensor<?x3072xf64>
    %down_f64 = stablehlo.convert %down : (tensor<1024x3072xf32>) -> tensor<1024x3072xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<?x3072xf64>, tensor<1024x3072xf64>) -> tensor<?x1024xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<?x1024xf64>) -> tensor<?x1024xf32>

    return %down_1 : tensor<?x1024xf32>
  }
}
