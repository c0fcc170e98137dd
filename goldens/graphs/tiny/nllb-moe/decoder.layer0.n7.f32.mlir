module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %up: tensor<28x40xf32>,
      %down: tensor<40x28xf32>,
      %up_bias: tensor<28xf32>,
      %down_bias: tensor<40xf32>
  ) -> tensor<7x40xf32> {
    // stage: dense MLP: down(act(up x))
    %x_f64 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_f64 = stablehlo.convert %up : (tensor<28x40xf32>) -> tensor<28x40xf64>
    %up_wide = stablehlo.dot_general %x_f64, %up_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<28x40xf64>) -> tensor<7x28xf64>
    %up_1 = stablehlo.convert %up_wide : (tensor<7x28xf64>) -> tensor<7x28xf32>
    %up_bias_rows = stablehlo.broadcast_in_dim %up_bias, dims = [1] : (tensor<28xf32>) -> tensor<7x28xf32>
    %up_biased = stablehlo.add %up_1, %up_bias_rows : tensor<7x28xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x28xf32>
    %activated = stablehlo.maximum %up_biased, %zero_splat : tensor<7x28xf32>
    %activated_f64 = stablehlo.convert %activated : (tensor<7x28xf32>) -> tensor<7x28xf64>
    %down_f64 = stablehlo.convert %down : (tensor<40x28xf32>) -> tensor<40x28xf64>
    %down_wide = stablehlo.dot_general %activated_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<7x28xf64>, tensor<40x28xf64>) -> tensor<7x40xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>
    %down_bias_rows = stablehlo.broadcast_in_dim %down_bias, dims = [1] : (tensor<40xf32>) -> tensor<7x40xf32>
    %down_biased = stablehlo.add %down_1, %down_bias_rows : tensor<7x40xf32>

    return %down_biased : tensor<7x40xf32>
  }
}
