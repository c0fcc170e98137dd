module @moe_ffn {
  func.func public @main(
      %x: tensor<?x40xf32>,
      %input_ids: tensor<?xi32>,
      %router: tensor<8x40xf32>,
      %token_experts: tensor<32x3xi32>,
      %expert_gate_up: tensor<8x48x40xbf16>,
      %expert_down: tensor<8x40x24xbf16>,
      %shared_gate_up: tensor<48x40xbf16>,
      %shared_down: tensor<40x24xbf16>
  ) -> tensor<?x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %x_f64 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf64>
    %router_f64 = stablehlo.convert %router : (tensor<8x40xf32>) -> tensor<8x40xf64>
    %router_logits_wide = stablehlo.dot_general %x_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<?x40xf64>, tensor<8x40xf64>) -> tensor<?x8xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<?x8xf64>) -> tensor<?x8xf32>

    // stage: router scores: sqrt_softplus
    %magnitude = stablehlo.abs %router_logits : tensor<?x8xf32>
    %negated = stablehlo.negate %magnitude : tensor<?x8xf32>
    %softplus_decay = stablehlo.exponential %negated : tensor<?x8xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_8 = stablehlo.constant dense<8> : tensor<1xi32>
    %shape_nx8 = stablehlo.concatenate %token_count_1d, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x8xf32>
    %softplus_linear = stablehlo.maximum %router_logits, %zero_splat : tensor<?x8xf32>
    %log_plus_one = stablehlo.log_plus_one %softplus_decay : tensor<?x8xf32>
    %softplus = stablehlo.add %softplus_linear, %log_plus_one : tensor<?x8xf32>
    %scores = stablehlo.sqrt %softplus : tensor<?x8xf32>

    // stage: table look-up: the experts of each token id
    %expert_ids = "stablehlo.gather"(%token_experts, %input_ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<32x3xi32>, tensor<?xi32>) -> tensor<?x3xi32>

    // stage: combine weights: [N, k]
    %expert_index = stablehlo.iota dim = 0 : tensor<8xi32>
    %size_3 = stablehlo.constant dense<3> : tensor<1xi32>
    %shape_nx3x8 = stablehlo.concatenate %token_count_1d, %size_3, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %expert_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx3x8) <{broadcast_dimensions = array<i64: 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<8xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
    %ids_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
    %is_chosen = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide, SIGNED : (tensor<?x3x8xi32>, tensor<?x3x8xi32>) -> tensor<?x3x8xi1>
    %values_per_slot = "stablehlo.dynamic_broadcast_in_dim"(%scores, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x8xf32>, tensor<3xi32>) -> tensor<?x3x8xf32>
    %zero_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx3x8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x3x8xf32>
    %chosen_values = stablehlo.select %is_chosen, %values_per_slot, %zero_splat_1 : tensor<?x3x8xi1>, tensor<?x3x8xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<?x3x8xf32>, tensor<f32>) -> tensor<?x3xf32>
    %weight_sum = stablehlo.reduce(%chosen_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
    %epsilon = stablehlo.constant dense<9.999999682655225e-21> : tensor<f32>
    %epsilon_splat = "stablehlo.dynamic_broadcast_in_dim"(%epsilon, %token_count_1d) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %weight_sum_epsilon = stablehlo.add %weight_sum, %epsilon_splat : tensor<?xf32>
    %shape_nx3 = stablehlo.concatenate %token_count_1d, %size_3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %weight_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%weight_sum_epsilon, %shape_nx3) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %normalised_weights = stablehlo.divide %chosen_weights, %weight_sum_rows : tensor<?x3xf32>
    %routed_scale = stablehlo.constant dense<1.5> : tensor<f32>
    %routed_scale_splat = "stablehlo.dynamic_broadcast_in_dim"(%routed_scale, %shape_nx3) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
    %scaled_weights = stablehlo.multiply %normalised_weights, %routed_scale_splat : tensor<?x3xf32>

    // stage: experts: all 8 experts over all tokens, [E, N, H]
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %size_40 = stablehlo.constant dense<40> : tensor<1xi32>
    %shape_8xnx40 = stablehlo.concatenate %size_8, %token_count_1d, %size_40, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %x_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%x_bf16, %shape_8xnx40) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x40xbf16>, tensor<3xi32>) -> tensor<8x?x40xbf16>
    %gate_weight = stablehlo.slice %expert_gate_up [0:8, 0:24, 0:40] : (tensor<8x48x40xbf16>) -> tensor<8x24x40xbf16>
    %gate = stablehlo.dot_general %x_per_expert, %gate_weight, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x40xbf16>, tensor<8x24x40xbf16>) -> tensor<8x?x24xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:8, 24:48, 0:40] : (tensor<8x48x40xbf16>) -> tensor<8x24x40xbf16>
    %up = stablehlo.dot_general %x_per_expert, %up_weight, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x40xbf16>, tensor<8x24x40xbf16>) -> tensor<8x?x24xf32>
    %limit = stablehlo.constant dense<0.5> : tensor<f32>
    %size_24 = stablehlo.constant dense<24> : tensor<1xi32>
    %shape_8xnx24 = stablehlo.concatenate %size_8, %token_count_1d, %size_24, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %limit_splat = "stablehlo.dynamic_broadcast_in_dim"(%limit, %shape_8xnx24) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<8x?x24xf32>
    %minimum = stablehlo.minimum %up, %limit_splat : tensor<8x?x24xf32>
    %minus_limit = stablehlo.constant dense<-0.5> : tensor<f32>
    %minus_limit_splat = "stablehlo.dynamic_broadcast_in_dim"(%minus_limit, %shape_8xnx24) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<8x?x24xf32>
    %up_clamped = stablehlo.maximum %minimum, %minus_limit_splat : tensor<8x?x24xf32>
    %gate_clamped = stablehlo.minimum %gate, %limit_splat : tensor<8x?x24xf32>
    %gate_sigmoid = stablehlo.logistic %gate_clamped : tensor<8x?x24xf32>
    %activated = stablehlo.multiply %gate_clamped, %gate_sigmoid : tensor<8x?x24xf32>
    %hidden = stablehlo.multiply %activated, %up_clamped : tensor<8x?x24xf32>
    %hidden_bf16 = stablehlo.convert %hidden : (tensor<8x?x24xf32>) -> tensor<8x?x24xbf16>
    %down = stablehlo.dot_general %hidden_bf16, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x24xbf16>, tensor<8x40x24xbf16>) -> tensor<8x?x40xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
    %is_chosen_1 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide, SIGNED : (tensor<?x3x8xi32>, tensor<?x3x8xi32>) -> tensor<?x3x8xi1>
    %weights_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%scaled_weights, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<?x3x8xf32>
    %placed_weights = stablehlo.select %is_chosen_1, %weights_per_expert, %zero_splat_1 : tensor<?x3x8xi1>, tensor<?x3x8xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x3x8xf32>, tensor<f32>) -> tensor<?x8xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_1 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<?x3x8xi1>, tensor<i1>) -> tensor<?x8xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<?x8xf32>) -> tensor<8x?xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<?x8xi1>) -> tensor<8x?xi1>
    %combine_rows = "stablehlo.dynamic_broadcast_in_dim"(%combine_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xf32>, tensor<3xi32>) -> tensor<8x?x40xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<8x?x40xf32>
    %chosen_rows = "stablehlo.dynamic_broadcast_in_dim"(%chosen_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xi1>, tensor<3xi32>) -> tensor<8x?x40xi1>
    %zero_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_8xnx40) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<8x?x40xf32>
    %kept = stablehlo.select %chosen_rows, %weighted, %zero_splat_2 : tensor<8x?x40xi1>, tensor<8x?x40xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<8x?x40xf32>, tensor<f32>) -> tensor<?x40xf32>

    // stage: shared expert
    %x_bf16_1 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %gate_weight_1 = stablehlo.slice %shared_gate_up [0:24, 0:40] : (tensor<48x40xbf16>) -> tensor<24x40xbf16>
    %gate_1 = stablehlo.dot_general %x_bf16_1, %gate_weight_1, contracting_dims = [1] x [1] : (tensor<?x40xbf16>, tensor<24x40xbf16>) -> tensor<?x24xf32>
    %up_weight_1 = stablehlo.slice %shared_gate_up [24:48, 0:40] : (tensor<48x40xbf16>) -> tensor<24x40xbf16>
    %up_1 = stablehlo.dot_general %x_bf16_1, %up_weight_1, contracting_dims = [1] x [1] : (tensor<?x40xbf16>, tensor<24x40xbf16>) -> tensor<?x24xf32>
    %shape_nx24 = stablehlo.concatenate %token_count_1d, %size_24, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %limit_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%limit, %shape_nx24) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x24xf32>
    %minimum_1 = stablehlo.minimum %up_1, %limit_splat_1 : tensor<?x24xf32>
    %minus_limit_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%minus_limit, %shape_nx24) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x24xf32>
    %up_clamped_1 = stablehlo.maximum %minimum_1, %minus_limit_splat_1 : tensor<?x24xf32>
    %gate_clamped_1 = stablehlo.minimum %gate_1, %limit_splat_1 : tensor<?x24xf32>
    %gate_sigmoid_1 = stablehlo.logistic %gate_clamped_1 : tensor<?x24xf32>
    %activated_1 = stablehlo.multiply %gate_clamped_1, %gate_sigmoid_1 : tensor<?x24xf32>
    %hidden_1 = stablehlo.multiply %activated_1, %up_clamped_1 : tensor<?x24xf32>
    %hidden_1_bf16 = stablehlo.convert %hidden_1 : (tensor<?x24xf32>) -> tensor<?x24xbf16>
    %down_1 = stablehlo.dot_general %hidden_1_bf16, %shared_down, contracting_dims = [1] x [1] : (tensor<?x24xbf16>, tensor<40x24xbf16>) -> tensor<?x40xf32>
    %output = stablehlo.add %routed, %down_1 : tensor<?x40xf32>

    return %output : tensor<?x40xf32>
  }
}
