module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %input_ids: tensor<7xi32>,
      %router: tensor<8x40xf32>,
      %token_experts: tensor<32x3xi32>,
      %expert_gate_up: tensor<8x48x40xf32>,
      %expert_down: tensor<8x40x24xf32>,
      %shared_gate_up: tensor<48x40xf32>,
      %shared_down: tensor<40x24xf32>
  ) -> tensor<7x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %x_f64 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %router_f64 = stablehlo.convert %router : (tensor<8x40xf32>) -> tensor<8x40xf64>
    %router_logits_wide = stablehlo.dot_general %x_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<8x40xf64>) -> tensor<7x8xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<7x8xf64>) -> tensor<7x8xf32>

    // stage: router scores: sqrt_softplus
    %magnitude = stablehlo.abs %router_logits : tensor<7x8xf32>
    %negated = stablehlo.negate %magnitude : tensor<7x8xf32>
    %softplus_decay = stablehlo.exponential %negated : tensor<7x8xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %softplus_linear = stablehlo.maximum %router_logits, %zero_splat : tensor<7x8xf32>
    %log_plus_one = stablehlo.log_plus_one %softplus_decay : tensor<7x8xf32>
    %softplus = stablehlo.add %softplus_linear, %log_plus_one : tensor<7x8xf32>
    %scores = stablehlo.sqrt %softplus : tensor<7x8xf32>

    // stage: table look-up: the experts of each token id
    %expert_ids = "stablehlo.gather"(%token_experts, %input_ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<32x3xi32>, tensor<7xi32>) -> tensor<7x3xi32>

    // stage: combine weights: [N, k]
    %expert_index = stablehlo.iota dim = 0 : tensor<8xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<8xi32>) -> tensor<7x3x8xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids, dims = [0, 1] : (tensor<7x3xi32>) -> tensor<7x3x8xi32>
    %is_chosen = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide, SIGNED : (tensor<7x3x8xi32>, tensor<7x3x8xi32>) -> tensor<7x3x8xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %scores, dims = [0, 2] : (tensor<7x8xf32>) -> tensor<7x3x8xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x3x8xf32>
    %chosen_values = stablehlo.select %is_chosen, %values_per_slot, %zero_splat_1 : tensor<7x3x8xi1>, tensor<7x3x8xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<7x3x8xf32>, tensor<f32>) -> tensor<7x3xf32>
    %weight_sum = stablehlo.reduce(%chosen_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %epsilon = stablehlo.constant dense<9.999999682655225e-21> : tensor<f32>
    %epsilon_splat = stablehlo.broadcast_in_dim %epsilon, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %weight_sum_epsilon = stablehlo.add %weight_sum, %epsilon_splat : tensor<7xf32>
    %weight_sum_rows = stablehlo.broadcast_in_dim %weight_sum_epsilon, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %normalised_weights = stablehlo.divide %chosen_weights, %weight_sum_rows : tensor<7x3xf32>
    %routed_scale = stablehlo.constant dense<1.5> : tensor<f32>
    %routed_scale_splat = stablehlo.broadcast_in_dim %routed_scale, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %scaled_weights = stablehlo.multiply %normalised_weights, %routed_scale_splat : tensor<7x3xf32>

    // stage: experts: all 8 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<7x40xf32>) -> tensor<8x7x40xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:8, 0:24, 0:40] : (tensor<8x48x40xf32>) -> tensor<8x24x40xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<8x7x40xf32>) -> tensor<8x7x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<8x24x40xf32>) -> tensor<8x24x40xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x40xf64>, tensor<8x24x40xf64>) -> tensor<8x7x24xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<8x7x24xf64>) -> tensor<8x7x24xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:8, 24:48, 0:40] : (tensor<8x48x40xf32>) -> tensor<8x24x40xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<8x7x40xf32>) -> tensor<8x7x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<8x24x40xf32>) -> tensor<8x24x40xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x40xf64>, tensor<8x24x40xf64>) -> tensor<8x7x24xf64>
    %up = stablehlo.convert %up_wide : (tensor<8x7x24xf64>) -> tensor<8x7x24xf32>
    %limit = stablehlo.constant dense<0.5> : tensor<f32>
    %limit_splat = stablehlo.broadcast_in_dim %limit, dims = [] : (tensor<f32>) -> tensor<8x7x24xf32>
    %minimum = stablehlo.minimum %up, %limit_splat : tensor<8x7x24xf32>
    %minus_limit = stablehlo.constant dense<-0.5> : tensor<f32>
    %minus_limit_splat = stablehlo.broadcast_in_dim %minus_limit, dims = [] : (tensor<f32>) -> tensor<8x7x24xf32>
    %up_clamped = stablehlo.maximum %minimum, %minus_limit_splat : tensor<8x7x24xf32>
    %gate_clamped = stablehlo.minimum %gate, %limit_splat : tensor<8x7x24xf32>
    %gate_sigmoid = stablehlo.logistic %gate_clamped : tensor<8x7x24xf32>
    %activated = stablehlo.multiply %gate_clamped, %gate_sigmoid : tensor<8x7x24xf32>
    %hidden = stablehlo.multiply %activated, %up_clamped : tensor<8x7x24xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<8x7x24xf32>) -> tensor<8x7x24xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<8x40x24xf32>) -> tensor<8x40x24xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x24xf64>, tensor<8x40x24xf64>) -> tensor<8x7x40xf64>
    %down = stablehlo.convert %down_wide : (tensor<8x7x40xf64>) -> tensor<8x7x40xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids, dims = [0, 1] : (tensor<7x3xi32>) -> tensor<7x3x8xi32>
    %is_chosen_1 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide, SIGNED : (tensor<7x3x8xi32>, tensor<7x3x8xi32>) -> tensor<7x3x8xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %scaled_weights, dims = [0, 1] : (tensor<7x3xf32>) -> tensor<7x3x8xf32>
    %placed_weights = stablehlo.select %is_chosen_1, %weights_per_expert, %zero_splat_1 : tensor<7x3x8xi1>, tensor<7x3x8xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x3x8xf32>, tensor<f32>) -> tensor<7x8xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_1 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x3x8xi1>, tensor<i1>) -> tensor<7x8xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<7x8xf32>) -> tensor<8x7xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<7x8xi1>) -> tensor<8x7xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<8x7xf32>) -> tensor<8x7x40xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<8x7x40xf32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<8x7xi1>) -> tensor<8x7x40xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x7x40xf32>
    %kept = stablehlo.select %chosen_rows, %weighted, %zero_splat_2 : tensor<8x7x40xi1>, tensor<8x7x40xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<8x7x40xf32>, tensor<f32>) -> tensor<7x40xf32>

    // stage: shared expert
    %gate_weight_1 = stablehlo.slice %shared_gate_up [0:24, 0:40] : (tensor<48x40xf32>) -> tensor<24x40xf32>
    %x_f64_1 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %gate_weight_1_f64 = stablehlo.convert %gate_weight_1 : (tensor<24x40xf32>) -> tensor<24x40xf64>
    %gate_wide_1 = stablehlo.dot_general %x_f64_1, %gate_weight_1_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<24x40xf64>) -> tensor<7x24xf64>
    %gate_1 = stablehlo.convert %gate_wide_1 : (tensor<7x24xf64>) -> tensor<7x24xf32>
    %up_weight_1 = stablehlo.slice %shared_gate_up [24:48, 0:40] : (tensor<48x40xf32>) -> tensor<24x40xf32>
    %x_f64_2 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_weight_1_f64 = stablehlo.convert %up_weight_1 : (tensor<24x40xf32>) -> tensor<24x40xf64>
    %up_wide_1 = stablehlo.dot_general %x_f64_2, %up_weight_1_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<24x40xf64>) -> tensor<7x24xf64>
    %up_1 = stablehlo.convert %up_wide_1 : (tensor<7x24xf64>) -> tensor<7x24xf32>
    %limit_splat_1 = stablehlo.broadcast_in_dim %limit, dims = [] : (tensor<f32>) -> tensor<7x24xf32>
    %minimum_1 = stablehlo.minimum %up_1, %limit_splat_1 : tensor<7x24xf32>
    %minus_limit_splat_1 = stablehlo.broadcast_in_dim %minus_limit, dims = [] : (tensor<f32>) -> tensor<7x24xf32>
    %up_clamped_1 = stablehlo.maximum %minimum_1, %minus_limit_splat_1 : tensor<7x24xf32>
    %gate_clamped_1 = stablehlo.minimum %gate_1, %limit_splat_1 : tensor<7x24xf32>
    %gate_sigmoid_1 = stablehlo.logistic %gate_clamped_1 : tensor<7x24xf32>
    %activated_1 = stablehlo.multiply %gate_clamped_1, %gate_sigmoid_1 : tensor<7x24xf32>
    %hidden_1 = stablehlo.multiply %activated_1, %up_clamped_1 : tensor<7x24xf32>
    %hidden_1_f64 = stablehlo.convert %hidden_1 : (tensor<7x24xf32>) -> tensor<7x24xf64>
    %shared_down_f64 = stablehlo.convert %shared_down : (tensor<40x24xf32>) -> tensor<40x24xf64>
    %down_wide_1 = stablehlo.dot_general %hidden_1_f64, %shared_down_f64, contracting_dims = [1] x [1] : (tensor<7x24xf64>, tensor<40x24xf64>) -> tensor<7x40xf64>
    %down_1 = stablehlo.convert %down_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>
    %output = stablehlo.add %routed, %down_1 : tensor<7x40xf32>

    return %output : tensor<7x40xf32>
  }
}
