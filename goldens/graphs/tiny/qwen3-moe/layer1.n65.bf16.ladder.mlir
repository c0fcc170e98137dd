module @moe_ffn {
  func.func public @main(
      %x: tensor<65x40xf32>,
      %router: tensor<8x40xf32>,
      %expert_gate_up: tensor<8x48x40xbf16>,
      %expert_down: tensor<8x40x24xbf16>
  ) -> tensor<65x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %router_logits = stablehlo.dot_general %x, %router, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<65x40xf32>, tensor<8x40xf32>) -> tensor<65x8xf32>

    // stage: router scores: softmax
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<65x8xf32>, tensor<f32>) -> tensor<65xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<65xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<65xf32>) -> tensor<65x8xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<65x8xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<65x8xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<65x8xf32>, tensor<f32>) -> tensor<65xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<65xf32>) -> tensor<65x8xf32>
    %scores = stablehlo.divide %exponentials, %row_sum_rows : tensor<65x8xf32>

    // stage: top-k: 3 iterative argmaxes over 8 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<65x8xf32>
    %is_zero = stablehlo.compare EQ, %scores, %zero_splat, FLOAT : (tensor<65x8xf32>, tensor<65x8xf32>) -> tensor<65x8xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores : tensor<65x8xi1>, tensor<65x8xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<65x8xf32>) -> tensor<65x8xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<65x8xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<65x8xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<65x8xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<65x8xi32>, tensor<65x8xi32>) -> tensor<65x8xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<65x8xi1>, tensor<65x8xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<65x8xf32>, tensor<65x8xf32>) -> tensor<65x8xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<65x8xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<65x8xi1>, tensor<65x8xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<8xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<8xi32>) -> tensor<65x8xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<3xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<3xi32>) -> tensor<65x3xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<65x3xi32>
    // choice 0
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<65x8xi32>, tensor<i32>) -> tensor<65xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<65xi32>) -> tensor<65x8xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<65x8xi32>, tensor<65x8xi32>) -> tensor<65x8xi1>
    %beyond = stablehlo.constant dense<8> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<65x8xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<65x8xi1>, tensor<65x8xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<65x8xi32>, tensor<i32>) -> tensor<65xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<65x3xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<65x3xi32>, tensor<65x3xi32>) -> tensor<65x3xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<65xi32>) -> tensor<65x3xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<65x3xi1>, tensor<65x3xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<65x8xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<65xi32>) -> tensor<65x8xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<65x8xi32>, tensor<65x8xi32>) -> tensor<65x8xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<65x8xi1>, tensor<65x8xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<65x8xi32>, tensor<i32>) -> tensor<65xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<65xi32>) -> tensor<65x8xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<65x8xi32>, tensor<65x8xi32>) -> tensor<65x8xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<65x8xi1>, tensor<65x8xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<65x8xi32>, tensor<i32>) -> tensor<65xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<65x3xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<65x3xi32>, tensor<65x3xi32>) -> tensor<65x3xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<65xi32>) -> tensor<65x3xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<65x3xi1>, tensor<65x3xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<65xi32>) -> tensor<65x8xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<65x8xi32>, tensor<65x8xi32>) -> tensor<65x8xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<65x8xi1>, tensor<65x8xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<65x8xi32>, tensor<i32>) -> tensor<65xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<65xi32>) -> tensor<65x8xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<65x8xi32>, tensor<65x8xi32>) -> tensor<65x8xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<65x8xi1>, tensor<65x8xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<65x8xi32>, tensor<i32>) -> tensor<65xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<65x3xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<65x3xi32>, tensor<65x3xi32>) -> tensor<65x3xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<65xi32>) -> tensor<65x3xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<65x3xi1>, tensor<65x3xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<8xi32>) -> tensor<65x3x8xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_2, dims = [0, 1] : (tensor<65x3xi32>) -> tensor<65x3x8xi32>
    %is_chosen_2 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<65x3x8xi32>, tensor<65x3x8xi32>) -> tensor<65x3x8xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %scores, dims = [0, 2] : (tensor<65x8xf32>) -> tensor<65x3x8xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<65x3x8xf32>
    %chosen_values = stablehlo.select %is_chosen_2, %values_per_slot, %zero_splat_1 : tensor<65x3x8xi1>, tensor<65x3x8xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<65x3x8xf32>, tensor<f32>) -> tensor<65x3xf32>
    %weight_sum = stablehlo.reduce(%chosen_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<65x3xf32>, tensor<f32>) -> tensor<65xf32>
    %weight_sum_rows = stablehlo.broadcast_in_dim %weight_sum, dims = [0] : (tensor<65xf32>) -> tensor<65x3xf32>
    %normalised_weights = stablehlo.divide %chosen_weights, %weight_sum_rows : tensor<65x3xf32>
    %nowhere = stablehlo.constant dense<8> : tensor<i32>
    %nowhere_splat = stablehlo.broadcast_in_dim %nowhere, dims = [] : (tensor<i32>) -> tensor<65x3xi32>
    %first_expert = stablehlo.constant dense<0> : tensor<i32>
    %first_expert_splat = stablehlo.broadcast_in_dim %first_expert, dims = [] : (tensor<i32>) -> tensor<65x3xi32>
    %is_ge = stablehlo.compare GE, %expert_ids_2, %first_expert_splat, SIGNED : (tensor<65x3xi32>, tensor<65x3xi32>) -> tensor<65x3xi1>
    %is_lt = stablehlo.compare LT, %expert_ids_2, %nowhere_splat, SIGNED : (tensor<65x3xi32>, tensor<65x3xi32>) -> tensor<65x3xi1>
    %is_here = stablehlo.and %is_ge, %is_lt : tensor<65x3xi1>
    %expert = stablehlo.select %is_here, %expert_ids_2, %nowhere_splat : tensor<65x3xi1>, tensor<65x3xi32>

    // stage: assignments: those of each token by rising expert
    %other_expert = stablehlo.broadcast_in_dim %expert, dims = [0, 2] : (tensor<65x3xi32>) -> tensor<65x3x3xi32>
    %own_expert = stablehlo.broadcast_in_dim %expert, dims = [0, 1] : (tensor<65x3xi32>) -> tensor<65x3x3xi32>
    %is_same = stablehlo.compare EQ, %other_expert, %own_expert, SIGNED : (tensor<65x3x3xi32>, tensor<65x3x3xi32>) -> tensor<65x3x3xi1>
    %slot = stablehlo.iota dim = 0 : tensor<3xi32>
    %slot_wide = stablehlo.broadcast_in_dim %slot, dims = [2] : (tensor<3xi32>) -> tensor<65x3x3xi32>
    %slot_wide_1 = stablehlo.broadcast_in_dim %slot, dims = [1] : (tensor<3xi32>) -> tensor<65x3x3xi32>
    %is_earlier = stablehlo.compare LT, %slot_wide, %slot_wide_1, SIGNED : (tensor<65x3x3xi32>, tensor<65x3x3xi32>) -> tensor<65x3x3xi1>
    %is_repeat = stablehlo.and %is_same, %is_earlier : tensor<65x3x3xi1>
    %other_expert_1 = stablehlo.broadcast_in_dim %expert, dims = [0, 2] : (tensor<65x3xi32>) -> tensor<65x3x3xi32>
    %own_expert_1 = stablehlo.broadcast_in_dim %expert, dims = [0, 1] : (tensor<65x3xi32>) -> tensor<65x3x3xi32>
    %is_lower = stablehlo.compare LT, %other_expert_1, %own_expert_1, SIGNED : (tensor<65x3x3xi32>, tensor<65x3x3xi32>) -> tensor<65x3x3xi1>
    %is_before = stablehlo.or %is_lower, %is_repeat : tensor<65x3x3xi1>
    %is_before_i32 = stablehlo.convert %is_before : (tensor<65x3x3xi1>) -> tensor<65x3x3xi32>
    %add_identity_1 = stablehlo.constant dense<0> : tensor<i32>
    %rank = stablehlo.reduce(%is_before_i32 init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<65x3x3xi32>, tensor<i32>) -> tensor<65x3xi32>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<65x3x3xf32>
    %other_normalised_weights = stablehlo.broadcast_in_dim %normalised_weights, dims = [0, 2] : (tensor<65x3xf32>) -> tensor<65x3x3xf32>
    %same_weights = stablehlo.select %is_same, %other_normalised_weights, %zero_splat_2 : tensor<65x3x3xi1>, tensor<65x3x3xf32>
    %weight = stablehlo.reduce(%same_weights init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<65x3x3xf32>, tensor<f32>) -> tensor<65x3xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %is_repeat_or = stablehlo.reduce(%is_repeat init: %or_identity) applies stablehlo.or across dimensions = [2] : (tensor<65x3x3xi1>, tensor<i1>) -> tensor<65x3xi1>
    %constant = stablehlo.constant dense<false> : tensor<i1>
    %constant_splat = stablehlo.broadcast_in_dim %constant, dims = [] : (tensor<i1>) -> tensor<65x3xi1>
    %is_eq = stablehlo.compare EQ, %is_repeat_or, %constant_splat, UNSIGNED : (tensor<65x3xi1>, tensor<65x3xi1>) -> tensor<65x3xi1>
    %is_first = stablehlo.and %is_here, %is_eq : tensor<65x3xi1>
    %other_rank = stablehlo.broadcast_in_dim %rank, dims = [0, 2] : (tensor<65x3xi32>) -> tensor<65x3x3xi32>
    %is_ranked = stablehlo.compare EQ, %other_rank, %slot_wide_1, SIGNED : (tensor<65x3x3xi32>, tensor<65x3x3xi32>) -> tensor<65x3x3xi1>
    %no_visit = stablehlo.constant dense<false> : tensor<i1>
    %no_visit_splat = stablehlo.broadcast_in_dim %no_visit, dims = [] : (tensor<i1>) -> tensor<65x3x3xi1>
    %other_is_first = stablehlo.broadcast_in_dim %is_first, dims = [0, 2] : (tensor<65x3xi1>) -> tensor<65x3x3xi1>
    %visits_ranked = stablehlo.select %is_ranked, %other_is_first, %no_visit_splat : tensor<65x3x3xi1>, tensor<65x3x3xi1>
    %visits = stablehlo.reduce(%visits_ranked init: %or_identity) applies stablehlo.or across dimensions = [2] : (tensor<65x3x3xi1>, tensor<i1>) -> tensor<65x3xi1>
    %nothing = stablehlo.constant dense<0> : tensor<i32>
    %nothing_splat = stablehlo.broadcast_in_dim %nothing, dims = [] : (tensor<i32>) -> tensor<65x3x3xi32>
    %other_expert_2 = stablehlo.broadcast_in_dim %expert, dims = [0, 2] : (tensor<65x3xi32>) -> tensor<65x3x3xi32>
    %expert_by_rank_ranked = stablehlo.select %is_ranked, %other_expert_2, %nothing_splat : tensor<65x3x3xi1>, tensor<65x3x3xi32>
    %expert_by_rank = stablehlo.reduce(%expert_by_rank_ranked init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<65x3x3xi32>, tensor<i32>) -> tensor<65x3xi32>
    %nothing_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %nothing_splat_1 = stablehlo.broadcast_in_dim %nothing_1, dims = [] : (tensor<f32>) -> tensor<65x3x3xf32>
    %other_weight = stablehlo.broadcast_in_dim %weight, dims = [0, 2] : (tensor<65x3xf32>) -> tensor<65x3x3xf32>
    %weight_by_rank_ranked = stablehlo.select %is_ranked, %other_weight, %nothing_splat_1 : tensor<65x3x3xi1>, tensor<65x3x3xf32>
    %weight_by_rank = stablehlo.reduce(%weight_by_rank_ranked init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<65x3x3xf32>, tensor<f32>) -> tensor<65x3xf32>

    // stage: positions: of each assignment among those of its expert, in the order of the tokens
    %expert_wide = stablehlo.broadcast_in_dim %expert_by_rank, dims = [0, 1] : (tensor<65x3xi32>) -> tensor<65x3x8xi32>
    %held = stablehlo.compare EQ, %expert_wide, %expert_index_wide_1, SIGNED : (tensor<65x3x8xi32>, tensor<65x3x8xi32>) -> tensor<65x3x8xi1>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<65x3x8xf32>
    %visits_wide = stablehlo.select %held, %one_splat, %zero_splat_1 : tensor<65x3x8xi1>, tensor<65x3x8xf32>
    %visited = stablehlo.reduce(%visits_wide init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<65x3x8xf32>, tensor<f32>) -> tensor<65x8xf32>
    %no_token = stablehlo.constant dense<0.0> : tensor<f32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<f32>) -> tensor<63x8xf32>
    %visited_padded = stablehlo.concatenate %visited, %no_token_splat, dim = 0 : (tensor<65x8xf32>, tensor<63x8xf32>) -> tensor<128x8xf32>
    %visited_by_block = stablehlo.reshape %visited_padded : (tensor<128x8xf32>) -> tensor<2x64x8xf32>
    %transposed = stablehlo.transpose %visited_by_block, dims = [1, 0, 2] : (tensor<2x64x8xf32>) -> tensor<64x2x8xf32>
    %columns = stablehlo.reshape %transposed : (tensor<64x2x8xf32>) -> tensor<64x16xf32>
    %token_at = stablehlo.iota dim = 0 : tensor<64xi32>
    %token_at_wide = stablehlo.broadcast_in_dim %token_at, dims = [0] : (tensor<64xi32>) -> tensor<64x64xi32>
    %token_at_wide_1 = stablehlo.broadcast_in_dim %token_at, dims = [1] : (tensor<64xi32>) -> tensor<64x64xi32>
    %difference = stablehlo.subtract %token_at_wide, %token_at_wide_1 : tensor<64x64xi32>
    %one_1 = stablehlo.constant dense<1> : tensor<i32>
    %one_splat_1 = stablehlo.broadcast_in_dim %one_1, dims = [] : (tensor<i32>) -> tensor<64x64xi32>
    %zero_1 = stablehlo.constant dense<0> : tensor<i32>
    %zero_splat_3 = stablehlo.broadcast_in_dim %zero_1, dims = [] : (tensor<i32>) -> tensor<64x64xi32>
    %maximum = stablehlo.maximum %difference, %zero_splat_3 : tensor<64x64xi32>
    %minimum = stablehlo.minimum %maximum, %one_splat_1 : tensor<64x64xi32>
    %token_triangle = stablehlo.convert %minimum : (tensor<64x64xi32>) -> tensor<64x64xf32>
    %before_token = stablehlo.dot_general %token_triangle, %columns, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %before_in_block = stablehlo.reshape %before_token : (tensor<64x16xf32>) -> tensor<64x2x8xf32>
    %block_count = stablehlo.reduce(%visited_by_block init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<2x64x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %block_at = stablehlo.iota dim = 0 : tensor<2xi32>
    %block_at_wide = stablehlo.broadcast_in_dim %block_at, dims = [0] : (tensor<2xi32>) -> tensor<2x2xi32>
    %block_at_wide_1 = stablehlo.broadcast_in_dim %block_at, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
    %difference_1 = stablehlo.subtract %block_at_wide, %block_at_wide_1 : tensor<2x2xi32>
    %one_splat_2 = stablehlo.broadcast_in_dim %one_1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %zero_splat_4 = stablehlo.broadcast_in_dim %zero_1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %maximum_1 = stablehlo.maximum %difference_1, %zero_splat_4 : tensor<2x2xi32>
    %minimum_1 = stablehlo.minimum %maximum_1, %one_splat_2 : tensor<2x2xi32>
    %block_triangle = stablehlo.convert %minimum_1 : (tensor<2x2xi32>) -> tensor<2x2xf32>
    %before_block = stablehlo.dot_general %block_triangle, %block_count, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %offset_rows = stablehlo.broadcast_in_dim %before_block, dims = [1, 2] : (tensor<2x8xf32>) -> tensor<64x2x8xf32>
    %before_by_place = stablehlo.add %before_in_block, %offset_rows : tensor<64x2x8xf32>
    %before = stablehlo.transpose %before_by_place, dims = [1, 0, 2] : (tensor<64x2x8xf32>) -> tensor<2x64x8xf32>
    %row_count = stablehlo.reduce(%block_count init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %before_i32 = stablehlo.convert %before : (tensor<2x64x8xf32>) -> tensor<2x64x8xi32>
    %tokens_before = stablehlo.reshape %before_i32 : (tensor<2x64x8xi32>) -> tensor<1024xi32>
    %counts = stablehlo.convert %row_count : (tensor<8xf32>) -> tensor<8xi32>
    %last_expert = stablehlo.constant dense<7> : tensor<i32>
    %last_expert_splat = stablehlo.broadcast_in_dim %last_expert, dims = [] : (tensor<i32>) -> tensor<65x3xi32>
    %some_expert = stablehlo.minimum %expert_by_rank, %last_expert_splat : tensor<65x3xi32>
    %expert_of_slot = stablehlo.reshape %some_expert : (tensor<65x3xi32>) -> tensor<195xi32>
    %token = stablehlo.iota dim = 0 : tensor<65xi32>
    %token_wide = stablehlo.broadcast_in_dim %token, dims = [0] : (tensor<65xi32>) -> tensor<65x3xi32>
    %expert_count = stablehlo.constant dense<8> : tensor<i32>
    %expert_count_splat = stablehlo.broadcast_in_dim %expert_count, dims = [] : (tensor<i32>) -> tensor<65x3xi32>
    %token_row = stablehlo.multiply %token_wide, %expert_count_splat : tensor<65x3xi32>
    %sum = stablehlo.add %token_row, %some_expert : tensor<65x3xi32>
    %place = stablehlo.reshape %sum : (tensor<65x3xi32>) -> tensor<195xi32>
    %position = "stablehlo.gather"(%tokens_before, %place) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1024xi32>, tensor<195xi32>) -> tensor<195xi32>
    %expert_at = stablehlo.iota dim = 0 : tensor<8xi32>
    %expert_at_wide = stablehlo.broadcast_in_dim %expert_at, dims = [1] : (tensor<8xi32>) -> tensor<8x8xi32>
    %expert_at_wide_1 = stablehlo.broadcast_in_dim %expert_at, dims = [0] : (tensor<8xi32>) -> tensor<8x8xi32>
    %is_lt_1 = stablehlo.compare LT, %expert_at_wide, %expert_at_wide_1, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %counts_wide = stablehlo.broadcast_in_dim %counts, dims = [1] : (tensor<8xi32>) -> tensor<8x8xi32>
    %no_rows = stablehlo.constant dense<0> : tensor<i32>
    %no_rows_splat = stablehlo.broadcast_in_dim %no_rows, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %earlier_counts = stablehlo.select %is_lt_1, %counts_wide, %no_rows_splat : tensor<8x8xi1>, tensor<8x8xi32>
    %starts = stablehlo.reduce(%earlier_counts init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<8x8xi32>, tensor<i32>) -> tensor<8xi32>
    %start = "stablehlo.gather"(%starts, %expert_of_slot) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<195xi32>) -> tensor<195xi32>
    %row = stablehlo.add %position, %start : tensor<195xi32>
    %beyond_1 = stablehlo.constant dense<195> : tensor<i32>
    %beyond_splat_1 = stablehlo.broadcast_in_dim %beyond_1, dims = [] : (tensor<i32>) -> tensor<195xi32>
    %slot_visits = stablehlo.reshape %visits : (tensor<65x3xi1>) -> tensor<195xi1>
    %row_1 = stablehlo.select %slot_visits, %row, %beyond_splat_1 : tensor<195xi1>, tensor<195xi32>
    %first_token = stablehlo.constant dense<0> : tensor<i32>
    %first_token_splat = stablehlo.broadcast_in_dim %first_token, dims = [] : (tensor<i32>) -> tensor<196xi32>
    %slot_token = stablehlo.reshape %token_wide : (tensor<65x3xi32>) -> tensor<195xi32>
    %order = "stablehlo.scatter"(%first_token_splat, %row_1, %slot_token) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%old: tensor<i32>, %new: tensor<i32>):
      stablehlo.return %new : tensor<i32>
    }) : (tensor<196xi32>, tensor<195xi32>, tensor<195xi32>) -> tensor<196xi32>
    %x_bf16 = stablehlo.convert %x : (tensor<65x40xf32>) -> tensor<65x40xbf16>
    %fullest = stablehlo.reduce(%counts init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>

    // stage: experts: ladder: all 8 experts over as many rows as the fullest has: 48, 65
    %rung = stablehlo.constant dense<0> : tensor<i32>
    %capacity = stablehlo.constant dense<48> : tensor<i32>
    %is_fuller = stablehlo.compare GT, %fullest, %capacity, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %is_fuller_i32 = stablehlo.convert %is_fuller : (tensor<i1>) -> tensor<i32>
    %rung_1 = stablehlo.add %rung, %is_fuller_i32 : tensor<i32>
    %routed = "stablehlo.case"(%rung_1) ({
      %start_rows = stablehlo.broadcast_in_dim %starts, dims = [0] : (tensor<8xi32>) -> tensor<8x48xi32>
      %row_index = stablehlo.iota dim = 0 : tensor<48xi32>
      %row_index_wide = stablehlo.broadcast_in_dim %row_index, dims = [1] : (tensor<48xi32>) -> tensor<8x48xi32>
      %sum_1 = stablehlo.add %start_rows, %row_index_wide : tensor<8x48xi32>
      %token_of_row = "stablehlo.gather"(%order, %sum_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<196xi32>, tensor<8x48xi32>) -> tensor<8x48xi32>
      %x_by_expert = "stablehlo.gather"(%x_bf16, %token_of_row) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<65x40xbf16>, tensor<8x48xi32>) -> tensor<8x48x40xbf16>
      %gate_up = stablehlo.dot_general %x_by_expert, %expert_gate_up, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x48x40xbf16>, tensor<8x48x40xbf16>) -> tensor<8x48x48xf32>
      %gate = stablehlo.slice %gate_up [0:8, 0:48, 0:24] : (tensor<8x48x48xf32>) -> tensor<8x48x24xf32>
      %up = stablehlo.slice %gate_up [0:8, 0:48, 24:48] : (tensor<8x48x48xf32>) -> tensor<8x48x24xf32>
      %gate_sigmoid = stablehlo.logistic %gate : tensor<8x48x24xf32>
      %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<8x48x24xf32>
      %hidden = stablehlo.multiply %activated, %up : tensor<8x48x24xf32>
      %hidden_bf16 = stablehlo.convert %hidden : (tensor<8x48x24xf32>) -> tensor<8x48x24xbf16>
      %down = stablehlo.dot_general %hidden_bf16, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x48x24xbf16>, tensor<8x40x24xbf16>) -> tensor<8x48x40xf32>
      %output_rows = stablehlo.reshape %down : (tensor<8x48x40xf32>) -> tensor<384x40xf32>
      %capacity_splat = stablehlo.broadcast_in_dim %capacity, dims = [] : (tensor<i32>) -> tensor<195xi32>
      %expert_base = stablehlo.multiply %expert_of_slot, %capacity_splat : tensor<195xi32>
      %output_row = stablehlo.add %expert_base, %position : tensor<195xi32>
      %slot_output = "stablehlo.gather"(%output_rows, %output_row) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<384x40xf32>, tensor<195xi32>) -> tensor<195x40xf32>
      %assignment_output = stablehlo.reshape %slot_output : (tensor<195x40xf32>) -> tensor<65x3x40xf32>
      %weight_rows = stablehlo.broadcast_in_dim %weight_by_rank, dims = [0, 1] : (tensor<65x3xf32>) -> tensor<65x3x40xf32>
      %weighted = stablehlo.multiply %assignment_output, %weight_rows : tensor<65x3x40xf32>
      %visit_rows = stablehlo.broadcast_in_dim %visits, dims = [0, 1] : (tensor<65x3xi1>) -> tensor<65x3x40xi1>
      %zero_splat_5 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<65x3x40xf32>
      %kept = stablehlo.select %visit_rows, %weighted, %zero_splat_5 : tensor<65x3x40xi1>, tensor<65x3x40xf32>
      %chunk_routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<65x3x40xf32>, tensor<f32>) -> tensor<65x40xf32>
      stablehlo.return %chunk_routed : tensor<65x40xf32>
    }, {
      %start_rows_1 = stablehlo.broadcast_in_dim %starts, dims = [0] : (tensor<8xi32>) -> tensor<8x65xi32>
      %row_index_1 = stablehlo.iota dim = 0 : tensor<65xi32>
      %row_index_wide_1 = stablehlo.broadcast_in_dim %row_index_1, dims = [1] : (tensor<65xi32>) -> tensor<8x65xi32>
      %sum_2 = stablehlo.add %start_rows_1, %row_index_wide_1 : tensor<8x65xi32>
      %token_of_row_1 = "stablehlo.gather"(%order, %sum_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<196xi32>, tensor<8x65xi32>) -> tensor<8x65xi32>
      %x_by_expert_1 = "stablehlo.gather"(%x_bf16, %token_of_row_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<65x40xbf16>, tensor<8x65xi32>) -> tensor<8x65x40xbf16>
      %gate_up_1 = stablehlo.dot_general %x_by_expert_1, %expert_gate_up, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x65x40xbf16>, tensor<8x48x40xbf16>) -> tensor<8x65x48xf32>
      %gate_1 = stablehlo.slice %gate_up_1 [0:8, 0:65, 0:24] : (tensor<8x65x48xf32>) -> tensor<8x65x24xf32>
      %up_1 = stablehlo.slice %gate_up_1 [0:8, 0:65, 24:48] : (tensor<8x65x48xf32>) -> tensor<8x65x24xf32>
      %gate_sigmoid_1 = stablehlo.logistic %gate_1 : tensor<8x65x24xf32>
      %activated_1 = stablehlo.multiply %gate_1, %gate_sigmoid_1 : tensor<8x65x24xf32>
      %hidden_1 = stablehlo.multiply %activated_1, %up_1 : tensor<8x65x24xf32>
      %hidden_1_bf16 = stablehlo.convert %hidden_1 : (tensor<8x65x24xf32>) -> tensor<8x65x24xbf16>
      %down_1 = stablehlo.dot_general %hidden_1_bf16, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x65x24xbf16>, tensor<8x40x24xbf16>) -> tensor<8x65x40xf32>
      %output_rows_1 = stablehlo.reshape %down_1 : (tensor<8x65x40xf32>) -> tensor<520x40xf32>
      %capacity_1 = stablehlo.constant dense<65> : tensor<i32>
      %capacity_splat_1 = stablehlo.broadcast_in_dim %capacity_1, dims = [] : (tensor<i32>) -> tensor<195xi32>
      %expert_base_1 = stablehlo.multiply %expert_of_slot, %capacity_splat_1 : tensor<195xi32>
      %output_row_1 = stablehlo.add %expert_base_1, %position : tensor<195xi32>
      %slot_output_1 = "stablehlo.gather"(%output_rows_1, %output_row_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<520x40xf32>, tensor<195xi32>) -> tensor<195x40xf32>
      %assignment_output_1 = stablehlo.reshape %slot_output_1 : (tensor<195x40xf32>) -> tensor<65x3x40xf32>
      %weight_rows_1 = stablehlo.broadcast_in_dim %weight_by_rank, dims = [0, 1] : (tensor<65x3xf32>) -> tensor<65x3x40xf32>
      %weighted_1 = stablehlo.multiply %assignment_output_1, %weight_rows_1 : tensor<65x3x40xf32>
      %visit_rows_1 = stablehlo.broadcast_in_dim %visits, dims = [0, 1] : (tensor<65x3xi1>) -> tensor<65x3x40xi1>
      %zero_splat_6 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<65x3x40xf32>
      %kept_1 = stablehlo.select %visit_rows_1, %weighted_1, %zero_splat_6 : tensor<65x3x40xi1>, tensor<65x3x40xf32>
      %chunk_routed_1 = stablehlo.reduce(%kept_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<65x3x40xf32>, tensor<f32>) -> tensor<65x40xf32>
      stablehlo.return %chunk_routed_1 : tensor<65x40xf32>
    }) : (tensor<i32>) -> tensor<65x40xf32>

    return %routed : tensor<65x40xf32>
  }
}
