module @moe_ffn {
  func.func public @main(
      %x: tensor<?x1024xf32>,
      %gate_up: tensor<6144x1024xf32>,
      %down: tensor<1024x3072xf32>
  ) -> tensor<?x1024xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:3072, 0:1024] : (tensor<6144x1024xf32>) -> tensor<3072x1024xf32>
    %gate = stablehlo.dot_general %x, %gate_weight, contracting_dims = [1] x [1] : (tensor<?x1024xf32>, tensor<3072x1024xf32>) -> tensor<?x3072xf32>
    %up_weight = stablehlo.slice %gate_up [3072:6144, 0:1024] : (tensor<6144x1024xf32>) -> tensor<3072x1024xf32>
    %up = stablehlo.dot_general %x, %up_weight, contracting_dims = [1] x [1] : (tensor<?x1024xf32>, tensor<3072x1024xf32>) -> tensor<?x3072xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<?x3072xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<?x3072xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<?x3072xf32>
    %down_1 = stablehlo.dot_general %hidden, %down, contracting_dims = [1] x [1] : (tensor<?x3072xf32>, tensor<1024x3072xf32>) -> tensor<?x1024xf32>

    return %down_1 : tensor<?x1024xf32>
  }
}
