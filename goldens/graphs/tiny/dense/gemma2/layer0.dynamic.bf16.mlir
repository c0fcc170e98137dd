module @moe_ffn {
  func.func public @main(
      %x: tensor<?x40xf32>,
      %gate_up: tensor<48x40xbf16>,
      %down: tensor<40x24xbf16>
  ) -> tensor<?x40xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %gate_weight = stablehlo.slice %gate_up [0:24, 0:40] : (tensor<48x40xbf16>) -> tensor<24x40xbf16>
    %gate = stablehlo.dot_general %x_bf16, %gate_weight, contracting_dims = [1] x [1] : (tensor<?x40xbf16>, tensor<24x40xbf16>) -> tensor<?x24xf32>
    %up_weight = stablehlo.slice %gate_up [24:48, 0:40] : (tensor<48x40xbf16>) -> tensor<24x40xbf16>
    %up = stablehlo.dot_general %x_bf16, %up_weight, contracting_dims = [1] x [1] : (tensor<?x40xbf16>, tensor<24x40xbf16>) -> tensor<?x24xf32>
    %square = stablehlo.multiply %gate, %gate : tensor<?x24xf32>
    %cube = stablehlo.multiply %gate, %square : tensor<?x24xf32>
    %gelu_cubic = stablehlo.constant dense<0.044714998453855515> : tensor<f32>
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_24 = stablehlo.constant dense<24> : tensor<1xi32>
    %shape_nx24 = stablehlo.concatenate %token_count_1d, %size_24, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %gelu_cubic_splat = "stablehlo.dynamic_broadcast_in_dim"(%gelu_cubic, %shape_nx24) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x24xf32>
    %product = stablehlo.multiply %cube, %gelu_cubic_splat : tensor<?x24xf32>
    %gelu_inner = stablehlo.add %gate, %product : tensor<?x24xf32>
    %gelu_scale = stablehlo.constant dense<0.7978845834732056> : tensor<f32>
    %gelu_scale_splat = "stablehlo.dynamic_broadcast_in_dim"(%gelu_scale, %shape_nx24) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x24xf32>
    %gelu_inner_1 = stablehlo.multiply %gelu_inner, %gelu_scale_splat : tensor<?x24xf32>
    %tanh = stablehlo.tanh %gelu_inner_1 : tensor<?x24xf32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = "stablehlo.dynamic_broadcast_in_dim"(%one, %shape_nx24) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x24xf32>
    %gelu_gate = stablehlo.add %tanh, %one_splat : tensor<?x24xf32>
    %half = stablehlo.constant dense<0.5> : tensor<f32>
    %half_splat = "stablehlo.dynamic_broadcast_in_dim"(%half, %shape_nx24) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x24xf32>
    %product_1 = stablehlo.multiply %gate, %half_splat : tensor<?x24xf32>
    %activated = stablehlo.multiply %product_1, %gelu_gate : tensor<?x24xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<?x24xf32>
    %hidden_bf16 = stablehlo.convert %hidden : (tensor<?x24xf32>) -> tensor<?x24xbf16>
    %down_1 = stablehlo.dot_general %hidden_bf16, %down, contracting_dims = [1] x [1] : (tensor<?x24xbf16>, tensor<40x24xbf16>) -> tensor<?x40xf32>

    return %down_1 : tensor<?x40xf32>
  }
}
