module @moe_ffn {
  func.func public @main(
      %x: tensor<?x40xf32>,
      %gate_up: tensor<112x40xf32>,
      %down: tensor<40x56xf32>,
      %output_scale: tensor<1xf32>
  ) -> tensor<?x40xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:56, 0:40] : (tensor<112x40xf32>) -> tensor<56x40xf32>
    %x_f64 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<56x40xf32>) -> tensor<56x40xf64>
    %gate_wide = stablehlo.dot_general %x_f64, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<?x40xf64>, tensor<56x40xf64>) -> tensor<?x56xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<?x56xf64>) -> tensor<?x56xf32>
    %up_weight = stablehlo.slice %gate_up [56:112, 0:40] : (tensor<112x40xf32>) -> tensor<56x40xf32>
    %x_f64_1 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<56x40xf32>) -> tensor<56x40xf64>
    %up_wide = stablehlo.dot_general %x_f64_1, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<?x40xf64>, tensor<56x40xf64>) -> tensor<?x56xf64>
    %up = stablehlo.convert %up_wide : (tensor<?x56xf64>) -> tensor<?x56xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<?x56xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<?x56xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<?x56xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<?x56xf32>) -> tensor<?x56xf64>
    %down_f64 = stablehlo.convert %down : (tensor<40x56xf32>) -> tensor<40x56xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<?x56xf64>, tensor<40x56xf64>) -> tensor<?x40xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<?x40xf64>) -> tensor<?x40xf32>
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_40 = stablehlo.constant dense<40> : tensor<1xi32>
    %shape_nx40 = stablehlo.concatenate %token_count_1d, %size_40, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %output_scale_rows = "stablehlo.dynamic_broadcast_in_dim"(%output_scale, %shape_nx40) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64>}> : (tensor<1xf32>, tensor<2xi32>) -> tensor<?x40xf32>
    %output_scaled = stablehlo.multiply %down_1, %output_scale_rows : tensor<?x40xf32>

    return %output_scaled : tensor<?x40xf32>
  }
}
