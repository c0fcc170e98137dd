module @moe_ffn {
  func.func public @main(
      %x: tensor<?x40xf32>,
      %up: tensor<28x40xf16>,
      %down: tensor<40x28xf16>,
      %up_bias: tensor<28xf32>,
      %down_bias: tensor<40xf32>
  ) -> tensor<?x40xf32> {
    // stage: dense MLP: down(act(up x))
    %x_f16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf16>
    %up_1 = stablehlo.dot_general %x_f16, %up, contracting_dims = [1] x [1] : (tensor<?x40xf16>, tensor<28x40xf16>) -> tensor<?x28xf32>
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_28 = stablehlo.constant dense<28> : tensor<1xi32>
    %shape_nx28 = stablehlo.concatenate %token_count_1d, %size_28, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %up_bias_rows = "stablehlo.dynamic_broadcast_in_dim"(%up_bias, %shape_nx28) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<28xf32>, tensor<2xi32>) -> tensor<?x28xf32>
    %up_biased = stablehlo.add %up_1, %up_bias_rows : tensor<?x28xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx28) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x28xf32>
    %activated = stablehlo.maximum %up_biased, %zero_splat : tensor<?x28xf32>
    %activated_f16 = stablehlo.convert %activated : (tensor<?x28xf32>) -> tensor<?x28xf16>
    %down_1 = stablehlo.dot_general %activated_f16, %down, contracting_dims = [1] x [1] : (tensor<?x28xf16>, tensor<40x28xf16>) -> tensor<?x40xf32>
    %size_40 = stablehlo.constant dense<40> : tensor<1xi32>
    %shape_nx40 = stablehlo.concatenate %token_count_1d, %size_40, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %down_bias_rows = "stablehlo.dynamic_broadcast_in_dim"(%down_bias, %shape_nx40) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<40xf32>, tensor<2xi32>) -> tensor<?x40xf32>
    %down_biased = stablehlo.add %down_1, %down_bias_rows : tensor<?x40xf32>

    return %down_biased : tensor<?x40xf32>
  }
}
