module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %up: tensor<56x40xf32>,
      %down: tensor<40x56xf32>
  ) -> tensor<7x40xf32> {
    // stage: dense MLP: down(act(up x))
    %up_1 = stablehlo.dot_general %x, %up, contracting_dims = [1] x [1] : (tensor<7x40xf32>, tensor<56x40xf32>) -> tensor<7x56xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x56xf32>
    %activated = stablehlo.maximum %up_1, %zero_splat : tensor<7x56xf32>
    %activated_1 = stablehlo.multiply %activated, %activated : tensor<7x56xf32>
    %down_1 = stablehlo.dot_general %activated_1, %down, contracting_dims = [1] x [1] : (tensor<7x56xf32>, tensor<40x56xf32>) -> tensor<7x40xf32>

    return %down_1 : tensor<7x40xf32>
  }
}
