module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %up: tensor<24x40xf32>,
      %down: tensor<40x24xf32>
  ) -> tensor<7x40xf32> {
    // stage: dense MLP: down(act(up x))
    %x_f64 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_f64 = stablehlo.convert %up : (tensor<24x40xf32>) -> tensor<24x40xf64>
    %up_wide = stablehlo.dot_general %x_f64, %up_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<24x40xf64>) -> tensor<7x24xf64>
    %up_1 = stablehlo.convert %up_wide : (tensor<7x24xf64>) -> tensor<7x24xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x24xf32>
    %activated = stablehlo.maximum %up_1, %zero_splat : tensor<7x24xf32>
    %activated_f64 = stablehlo.convert %activated : (tensor<7x24xf32>) -> tensor<7x24xf64>
    %down_f64 = stablehlo.convert %down : (tensor<40x24xf32>) -> tensor<40x24xf64>
    %down_wide = stablehlo.dot_general %activated_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<7x24xf64>, tensor<40x24xf64>) -> tensor<7x40xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    return %down_1 : tensor<7x40xf32>
  }
}
