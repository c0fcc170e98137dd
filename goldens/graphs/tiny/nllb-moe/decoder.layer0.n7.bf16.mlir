module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %up: tensor<28x40xbf16>,
      %down: tensor<40x28xbf16>,
      %up_bias: tensor<28xf32>,
      %down_bias: tensor<40xf32>
  ) -> tensor<7x40xf32> {
    // stage: dense MLP: down(act(up x))
    %x_bf16 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xbf16>
    %up_1 = stablehlo.dot_general %x_bf16, %up, contracting_dims = [1] x [1] : (tensor<7x40xbf16>, tensor<28x40xbf16>) -> tensor<7x28xf32>
    %up_bias_rows = stablehlo.broadcast_in_dim %up_bias, dims = [1] : (tensor<28xf32>) -> tensor<7x28xf32>
    %up_biased = stablehlo.add %up_1, %up_bias_rows : tensor<7x28xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x28xf32>
    %activated = stablehlo.maximum %up_biased, %zero_splat : tensor<7x28xf32>
    %activated_bf16 = stablehlo.convert %activated : (tensor<7x28xf32>) -> tensor<7x28xbf16>
    %down_1 = stablehlo.dot_general %activated_bf16, %down, contracting_dims = [1] x [1] : (tensor<7x28xbf16>, tensor<40x28xbf16>) -> tensor<7x40xf32>
    %down_bias_rows = stablehlo.broadcast_in_dim %down_bias, dims = [1] : (tensor<40xf32>) -> tensor<7x40xf32>
    %down_biased = stablehlo.add %down_1, %down_bias_rows : tensor<7x40xf32>

    return %down_biased : tensor<7x40xf32>
  }
}
