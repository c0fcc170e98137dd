module @moe_ffn {
  func.func public @main(
      %x: tensor<7x2880xf32>,
      %router: tensor<32x2880xf32>,
      %router_bias: tensor<32xf32>,
      %expert_gate_up: tensor<32x5760x2880xf32>,
      %expert_gate_up_bias: tensor<32x5760xf32>,
      %expert_down: tensor<32x2880x2880xf32>,
      %expert_down_bias: tensor<32x2880xf32>
  ) -> tensor<7x2880xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %x_f64 = stablehlo.convert %x : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %router_f64 = stablehlo.convert %router : (tensor<32x2880xf32>) -> tensor<32x2880xf64>
    %router_logits_wide = stablehlo.dot_general %x_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<7x2880xf64>, tensor<32x2880xf64>) -> tensor<7x32xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<7x32xf64>) -> tensor<7x32xf32>
    %router_bias_rows = stablehlo.broadcast_in_dim %router_bias, dims = [1] : (tensor<32xf32>) -> tensor<7x32xf32>
    %router_logits_biased = stablehlo.add %router_logits, %router_bias_rows : tensor<7x32xf32>

    // stage: top-k: 4 iterative argmaxes over 32 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %is_zero = stablehlo.compare EQ, %router_logits_biased, %zero_splat, FLOAT : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %router_logits_biased : tensor<7x32xi1>, tensor<7x32xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<7x32xf32>) -> tensor<7x32xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<7x32xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<7x32xi1>, tensor<7x32xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<7x32xi1>, tensor<7x32xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<32xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<32xi32>) -> tensor<7x32xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<4xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<4xi32>) -> tensor<7x4xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    // choice 0
    %maximum_identity = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %beyond = stablehlo.constant dense<32> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<7x4xi1>, tensor<7x4xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<7x32xi1>, tensor<7x32xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<7x4xi1>, tensor<7x4xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<7x32xi1>, tensor<7x32xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<7x4xi1>, tensor<7x4xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<7x32xi1>, tensor<7x32xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = stablehlo.broadcast_in_dim %slot_3, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<7x4xi1>, tensor<7x4xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<32xi32>) -> tensor<7x4x32xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_3, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x32xi32>
    %is_chosen_3 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<7x4x32xi32>, tensor<7x4x32xi32>) -> tensor<7x4x32xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %router_logits_biased, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x4x32xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x4x32xf32>
    %chosen_values = stablehlo.select %is_chosen_3, %values_per_slot, %zero_splat_1 : tensor<7x4x32xi1>, tensor<7x4x32xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<7x4x32xf32>, tensor<f32>) -> tensor<7x4xf32>
    %maximum_identity_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%chosen_weights init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<7xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<7xf32>) -> tensor<7x4xf32>
    %shifted = stablehlo.add %chosen_weights, %minus_row_max_rows : tensor<7x4xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<7x4xf32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<7xf32>) -> tensor<7x4xf32>
    %chosen_weights_1 = stablehlo.divide %exponentials, %row_sum_rows : tensor<7x4xf32>

    // stage: experts: all 32 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<7x2880xf32>) -> tensor<32x7x2880xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:32, 0:2880, 0:2880] : (tensor<32x5760x2880xf32>) -> tensor<32x2880x2880xf32>
    %gate_bias = stablehlo.slice %expert_gate_up_bias [0:32, 0:2880] : (tensor<32x5760xf32>) -> tensor<32x2880xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<32x7x2880xf32>) -> tensor<32x7x2880xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x7x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x7x2880xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<32x7x2880xf64>) -> tensor<32x7x2880xf32>
    %gate_bias_rows = stablehlo.broadcast_in_dim %gate_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x7x2880xf32>
    %gate_biased = stablehlo.add %gate, %gate_bias_rows : tensor<32x7x2880xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:32, 2880:5760, 0:2880] : (tensor<32x5760x2880xf32>) -> tensor<32x2880x2880xf32>
    %up_bias = stablehlo.slice %expert_gate_up_bias [0:32, 2880:5760] : (tensor<32x5760xf32>) -> tensor<32x2880xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<32x7x2880xf32>) -> tensor<32x7x2880xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x7x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x7x2880xf64>
    %up = stablehlo.convert %up_wide : (tensor<32x7x2880xf64>) -> tensor<32x7x2880xf32>
    %up_bias_rows = stablehlo.broadcast_in_dim %up_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x7x2880xf32>
    %up_biased = stablehlo.add %up, %up_bias_rows : tensor<32x7x2880xf32>
    %limit = stablehlo.constant dense<7.0> : tensor<f32>
    %limit_splat = stablehlo.broadcast_in_dim %limit, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %minimum = stablehlo.minimum %up_biased, %limit_splat : tensor<32x7x2880xf32>
    %minus_limit = stablehlo.constant dense<-7.0> : tensor<f32>
    %minus_limit_splat = stablehlo.broadcast_in_dim %minus_limit, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %up_clamped = stablehlo.maximum %minimum, %minus_limit_splat : tensor<32x7x2880xf32>
    %gate_clamped = stablehlo.minimum %gate_biased, %limit_splat : tensor<32x7x2880xf32>
    %alpha = stablehlo.constant dense<1.7020000219345093> : tensor<f32>
    %alpha_splat = stablehlo.broadcast_in_dim %alpha, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %product = stablehlo.multiply %gate_clamped, %alpha_splat : tensor<32x7x2880xf32>
    %gate_sigmoid = stablehlo.logistic %product : tensor<32x7x2880xf32>
    %activated = stablehlo.multiply %gate_clamped, %gate_sigmoid : tensor<32x7x2880xf32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %sum = stablehlo.add %up_clamped, %one_splat : tensor<32x7x2880xf32>
    %hidden = stablehlo.multiply %sum, %activated : tensor<32x7x2880xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<32x7x2880xf32>) -> tensor<32x7x2880xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x7x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x7x2880xf64>
    %down = stablehlo.convert %down_wide : (tensor<32x7x2880xf64>) -> tensor<32x7x2880xf32>
    %down_bias_rows = stablehlo.broadcast_in_dim %expert_down_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x7x2880xf32>
    %down_biased = stablehlo.add %down, %down_bias_rows : tensor<32x7x2880xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_3, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x32xi32>
    %is_chosen_4 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<7x4x32xi32>, tensor<7x4x32xi32>) -> tensor<7x4x32xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %chosen_weights_1, dims = [0, 1] : (tensor<7x4xf32>) -> tensor<7x4x32xf32>
    %placed_weights = stablehlo.select %is_chosen_4, %weights_per_expert, %zero_splat_1 : tensor<7x4x32xi1>, tensor<7x4x32xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x4x32xf32>, tensor<f32>) -> tensor<7x32xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_4 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x4x32xi1>, tensor<i1>) -> tensor<7x32xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<7x32xf32>) -> tensor<32x7xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<7x32xi1>) -> tensor<32x7xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<32x7xf32>) -> tensor<32x7x2880xf32>
    %weighted = stablehlo.multiply %down_biased, %combine_rows : tensor<32x7x2880xf32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<32x7xi1>) -> tensor<32x7x2880xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %kept = stablehlo.select %chosen_rows_3, %weighted, %zero_splat_2 : tensor<32x7x2880xi1>, tensor<32x7x2880xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<32x7x2880xf32>, tensor<f32>) -> tensor<7x2880xf32>

    return %routed : tensor<7x2880xf32>
  }
}
