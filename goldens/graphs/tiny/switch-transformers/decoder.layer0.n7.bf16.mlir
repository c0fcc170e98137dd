module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %up: tensor<24x40xbf16>,
      %down: tensor<40x24xbf16>
  ) -> tensor<7x40xf32> {
    // stage: dense MLP: down(act(up x))
    %x_bf16 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xbf16>
    %up_1 = stablehlo.dot_general %x_bf16, %up, contracting_dims = [1] x [1] : (tensor<7x40xbf16>, tensor<24x40xbf16>) -> tensor<7x24xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x24xf32>
    %activated = stablehlo.maximum %up_1, %zero_splat : tensor<7x24xf32>
    %activated_bf16 = stablehlo.convert %activated : (tensor<7x24xf32>) -> tensor<7x24xbf16>
    %down_1 = stablehlo.dot_general %activated_bf16, %down, contracting_dims = [1] x [1] : (tensor<7x24xbf16>, tensor<40x24xbf16>) -> tensor<7x40xf32>

    return %down_1 : tensor<7x40xf32>
  }
}
