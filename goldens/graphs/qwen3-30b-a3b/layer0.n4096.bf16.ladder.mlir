module @moe_ffn {
  func.func public @main(
      %x: tensor<4096x2048xf32>,
      %router: tensor<128x2048xf32>,
      %expert_gate_up: tensor<128x1536x2048xbf16>,
      %expert_down: tensor<128x2048x768xbf16>
  ) -> tensor<4096x2048xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %router_logits = stablehlo.dot_general %x, %router, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4096x2048xf32>, tensor<128x2048xf32>) -> tensor<4096x128xf32>

    // stage: router scores: softmax
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x128xf32>, tensor<f32>) -> tensor<4096xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<4096xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<4096xf32>) -> tensor<4096x128xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<4096x128xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<4096x128xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<4096x128xf32>, tensor<f32>) -> tensor<4096xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<4096xf32>) -> tensor<4096x128xf32>
    %scores = stablehlo.divide %exponentials, %row_sum_rows : tensor<4096x128xf32>

    // stage: top-k: 8 iterative argmaxes over 128 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4096x128xf32>
    %is_zero = stablehlo.compare EQ, %scores, %zero_splat, FLOAT : (tensor<4096x128xf32>, tensor<4096x128xf32>) -> tensor<4096x128xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores : tensor<4096x128xi1>, tensor<4096x128xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<4096x128xf32>) -> tensor<4096x128xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<4096x128xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<4096x128xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<4096x128xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<4096x128xi1>, tensor<4096x128xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<4096x128xf32>, tensor<4096x128xf32>) -> tensor<4096x128xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<4096x128xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<4096x128xi1>, tensor<4096x128xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<128xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<128xi32>) -> tensor<4096x128xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<8xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<8xi32>) -> tensor<4096x8xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    // choice 0
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %beyond = stablehlo.constant dense<128> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<4096x128xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<4096x128xi1>, tensor<4096x128xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<4096x8xi32>, tensor<4096x8xi32>) -> tensor<4096x8xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<4096xi32>) -> tensor<4096x8xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<4096x8xi1>, tensor<4096x8xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<4096x128xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<4096x128xi1>, tensor<4096x128xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<4096x128xi1>, tensor<4096x128xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<4096x8xi32>, tensor<4096x8xi32>) -> tensor<4096x8xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<4096xi32>) -> tensor<4096x8xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<4096x8xi1>, tensor<4096x8xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<4096x128xi1>, tensor<4096x128xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<4096x128xi1>, tensor<4096x128xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<4096x8xi32>, tensor<4096x8xi32>) -> tensor<4096x8xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<4096xi32>) -> tensor<4096x8xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<4096x8xi1>, tensor<4096x8xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<4096x128xi1>, tensor<4096x128xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<4096x128xi1>, tensor<4096x128xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = stablehlo.broadcast_in_dim %slot_3, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<4096x8xi32>, tensor<4096x8xi32>) -> tensor<4096x8xi1>
    %chosen_slots_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<4096xi32>) -> tensor<4096x8xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<4096x8xi1>, tensor<4096x8xi32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_chosen_3 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_3, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %remaining_key_3 = stablehlo.select %is_chosen_3, %taken_splat, %remaining_key_2 : tensor<4096x128xi1>, tensor<4096x128xi32>
    // choice 4
    %best_key_4 = stablehlo.reduce(%remaining_key_3 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %best_key_rows_4 = stablehlo.broadcast_in_dim %best_key_4, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_best_4 = stablehlo.compare EQ, %remaining_key_3, %best_key_rows_4, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %candidates_4 = stablehlo.select %is_best_4, %expert_index_wide, %beyond_splat : tensor<4096x128xi1>, tensor<4096x128xi32>
    %chosen_4 = stablehlo.reduce(%candidates_4 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %slot_4 = stablehlo.constant dense<4> : tensor<i32>
    %slot_4_splat = stablehlo.broadcast_in_dim %slot_4, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %is_slot_4 = stablehlo.compare EQ, %slot_index_wide, %slot_4_splat, SIGNED : (tensor<4096x8xi32>, tensor<4096x8xi32>) -> tensor<4096x8xi1>
    %chosen_slots_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<4096xi32>) -> tensor<4096x8xi32>
    %expert_ids_4 = stablehlo.select %is_slot_4, %chosen_slots_4, %expert_ids_3 : tensor<4096x8xi1>, tensor<4096x8xi32>
    %chosen_rows_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_chosen_4 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_4, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %remaining_key_4 = stablehlo.select %is_chosen_4, %taken_splat, %remaining_key_3 : tensor<4096x128xi1>, tensor<4096x128xi32>
    // choice 5
    %best_key_5 = stablehlo.reduce(%remaining_key_4 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %best_key_rows_5 = stablehlo.broadcast_in_dim %best_key_5, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_best_5 = stablehlo.compare EQ, %remaining_key_4, %best_key_rows_5, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %candidates_5 = stablehlo.select %is_best_5, %expert_index_wide, %beyond_splat : tensor<4096x128xi1>, tensor<4096x128xi32>
    %chosen_5 = stablehlo.reduce(%candidates_5 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %slot_5 = stablehlo.constant dense<5> : tensor<i32>
    %slot_5_splat = stablehlo.broadcast_in_dim %slot_5, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %is_slot_5 = stablehlo.compare EQ, %slot_index_wide, %slot_5_splat, SIGNED : (tensor<4096x8xi32>, tensor<4096x8xi32>) -> tensor<4096x8xi1>
    %chosen_slots_5 = stablehlo.broadcast_in_dim %chosen_5, dims = [0] : (tensor<4096xi32>) -> tensor<4096x8xi32>
    %expert_ids_5 = stablehlo.select %is_slot_5, %chosen_slots_5, %expert_ids_4 : tensor<4096x8xi1>, tensor<4096x8xi32>
    %chosen_rows_5 = stablehlo.broadcast_in_dim %chosen_5, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_chosen_5 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_5, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %remaining_key_5 = stablehlo.select %is_chosen_5, %taken_splat, %remaining_key_4 : tensor<4096x128xi1>, tensor<4096x128xi32>
    // choice 6
    %best_key_6 = stablehlo.reduce(%remaining_key_5 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %best_key_rows_6 = stablehlo.broadcast_in_dim %best_key_6, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_best_6 = stablehlo.compare EQ, %remaining_key_5, %best_key_rows_6, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %candidates_6 = stablehlo.select %is_best_6, %expert_index_wide, %beyond_splat : tensor<4096x128xi1>, tensor<4096x128xi32>
    %chosen_6 = stablehlo.reduce(%candidates_6 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %slot_6 = stablehlo.constant dense<6> : tensor<i32>
    %slot_6_splat = stablehlo.broadcast_in_dim %slot_6, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %is_slot_6 = stablehlo.compare EQ, %slot_index_wide, %slot_6_splat, SIGNED : (tensor<4096x8xi32>, tensor<4096x8xi32>) -> tensor<4096x8xi1>
    %chosen_slots_6 = stablehlo.broadcast_in_dim %chosen_6, dims = [0] : (tensor<4096xi32>) -> tensor<4096x8xi32>
    %expert_ids_6 = stablehlo.select %is_slot_6, %chosen_slots_6, %expert_ids_5 : tensor<4096x8xi1>, tensor<4096x8xi32>
    %chosen_rows_6 = stablehlo.broadcast_in_dim %chosen_6, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_chosen_6 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_6, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %remaining_key_6 = stablehlo.select %is_chosen_6, %taken_splat, %remaining_key_5 : tensor<4096x128xi1>, tensor<4096x128xi32>
    // choice 7
    %best_key_7 = stablehlo.reduce(%remaining_key_6 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %best_key_rows_7 = stablehlo.broadcast_in_dim %best_key_7, dims = [0] : (tensor<4096xi32>) -> tensor<4096x128xi32>
    %is_best_7 = stablehlo.compare EQ, %remaining_key_6, %best_key_rows_7, SIGNED : (tensor<4096x128xi32>, tensor<4096x128xi32>) -> tensor<4096x128xi1>
    %candidates_7 = stablehlo.select %is_best_7, %expert_index_wide, %beyond_splat : tensor<4096x128xi1>, tensor<4096x128xi32>
    %chosen_7 = stablehlo.reduce(%candidates_7 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<4096x128xi32>, tensor<i32>) -> tensor<4096xi32>
    %slot_7 = stablehlo.constant dense<7> : tensor<i32>
    %slot_7_splat = stablehlo.broadcast_in_dim %slot_7, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %is_slot_7 = stablehlo.compare EQ, %slot_index_wide, %slot_7_splat, SIGNED : (tensor<4096x8xi32>, tensor<4096x8xi32>) -> tensor<4096x8xi1>
    %chosen_slots_7 = stablehlo.broadcast_in_dim %chosen_7, dims = [0] : (tensor<4096xi32>) -> tensor<4096x8xi32>
    %expert_ids_7 = stablehlo.select %is_slot_7, %chosen_slots_7, %expert_ids_6 : tensor<4096x8xi1>, tensor<4096x8xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<128xi32>) -> tensor<4096x8x128xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_7, dims = [0, 1] : (tensor<4096x8xi32>) -> tensor<4096x8x128xi32>
    %is_chosen_7 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<4096x8x128xi32>, tensor<4096x8x128xi32>) -> tensor<4096x8x128xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %scores, dims = [0, 2] : (tensor<4096x128xf32>) -> tensor<4096x8x128xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4096x8x128xf32>
    %chosen_values = stablehlo.select %is_chosen_7, %values_per_slot, %zero_splat_1 : tensor<4096x8x128xi1>, tensor<4096x8x128xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<4096x8x128xf32>, tensor<f32>) -> tensor<4096x8xf32>
    %weight_sum = stablehlo.reduce(%chosen_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %weight_sum_rows = stablehlo.broadcast_in_dim %weight_sum, dims = [0] : (tensor<4096xf32>) -> tensor<4096x8xf32>
    %normalised_weights = stablehlo.divide %chosen_weights, %weight_sum_rows : tensor<4096x8xf32>
    %nowhere = stablehlo.constant dense<128> : tensor<i32>
    %nowhere_splat = stablehlo.broadcast_in_dim %nowhere, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %first_expert = stablehlo.constant dense<0> : tensor<i32>
    %first_expert_splat = stablehlo.broadcast_in_dim %first_expert, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %is_ge = stablehlo.compare GE, %expert_ids_7, %first_expert_splat, SIGNED : (tensor<4096x8xi32>, tensor<4096x8xi32>) -> tensor<4096x8xi1>
    %is_lt = stablehlo.compare LT, %expert_ids_7, %nowhere_splat, SIGNED : (tensor<4096x8xi32>, tensor<4096x8xi32>) -> tensor<4096x8xi1>
    %is_here = stablehlo.and %is_ge, %is_lt : tensor<4096x8xi1>
    %expert = stablehlo.select %is_here, %expert_ids_7, %nowhere_splat : tensor<4096x8xi1>, tensor<4096x8xi32>

    // stage: assignments: those of each token by rising expert
    %other_expert = stablehlo.broadcast_in_dim %expert, dims = [0, 2] : (tensor<4096x8xi32>) -> tensor<4096x8x8xi32>
    %own_expert = stablehlo.broadcast_in_dim %expert, dims = [0, 1] : (tensor<4096x8xi32>) -> tensor<4096x8x8xi32>
    %is_same = stablehlo.compare EQ, %other_expert, %own_expert, SIGNED : (tensor<4096x8x8xi32>, tensor<4096x8x8xi32>) -> tensor<4096x8x8xi1>
    %slot = stablehlo.iota dim = 0 : tensor<8xi32>
    %slot_wide = stablehlo.broadcast_in_dim %slot, dims = [2] : (tensor<8xi32>) -> tensor<4096x8x8xi32>
    %slot_wide_1 = stablehlo.broadcast_in_dim %slot, dims = [1] : (tensor<8xi32>) -> tensor<4096x8x8xi32>
    %is_earlier = stablehlo.compare LT, %slot_wide, %slot_wide_1, SIGNED : (tensor<4096x8x8xi32>, tensor<4096x8x8xi32>) -> tensor<4096x8x8xi1>
    %is_repeat = stablehlo.and %is_same, %is_earlier : tensor<4096x8x8xi1>
    %other_expert_1 = stablehlo.broadcast_in_dim %expert, dims = [0, 2] : (tensor<4096x8xi32>) -> tensor<4096x8x8xi32>
    %own_expert_1 = stablehlo.broadcast_in_dim %expert, dims = [0, 1] : (tensor<4096x8xi32>) -> tensor<4096x8x8xi32>
    %is_lower = stablehlo.compare LT, %other_expert_1, %own_expert_1, SIGNED : (tensor<4096x8x8xi32>, tensor<4096x8x8xi32>) -> tensor<4096x8x8xi1>
    %is_before = stablehlo.or %is_lower, %is_repeat : tensor<4096x8x8xi1>
    %is_before_i32 = stablehlo.convert %is_before : (tensor<4096x8x8xi1>) -> tensor<4096x8x8xi32>
    %add_identity_1 = stablehlo.constant dense<0> : tensor<i32>
    %rank = stablehlo.reduce(%is_before_i32 init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<4096x8x8xi32>, tensor<i32>) -> tensor<4096x8xi32>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4096x8x8xf32>
    %other_normalised_weights = stablehlo.broadcast_in_dim %normalised_weights, dims = [0, 2] : (tensor<4096x8xf32>) -> tensor<4096x8x8xf32>
    %same_weights = stablehlo.select %is_same, %other_normalised_weights, %zero_splat_2 : tensor<4096x8x8xi1>, tensor<4096x8x8xf32>
    %weight = stablehlo.reduce(%same_weights init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<4096x8x8xf32>, tensor<f32>) -> tensor<4096x8xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %is_repeat_or = stablehlo.reduce(%is_repeat init: %or_identity) applies stablehlo.or across dimensions = [2] : (tensor<4096x8x8xi1>, tensor<i1>) -> tensor<4096x8xi1>
    %constant = stablehlo.constant dense<false> : tensor<i1>
    %constant_splat = stablehlo.broadcast_in_dim %constant, dims = [] : (tensor<i1>) -> tensor<4096x8xi1>
    %is_eq = stablehlo.compare EQ, %is_repeat_or, %constant_splat, UNSIGNED : (tensor<4096x8xi1>, tensor<4096x8xi1>) -> tensor<4096x8xi1>
    %is_first = stablehlo.and %is_here, %is_eq : tensor<4096x8xi1>
    %other_rank = stablehlo.broadcast_in_dim %rank, dims = [0, 2] : (tensor<4096x8xi32>) -> tensor<4096x8x8xi32>
    %is_ranked = stablehlo.compare EQ, %other_rank, %slot_wide_1, SIGNED : (tensor<4096x8x8xi32>, tensor<4096x8x8xi32>) -> tensor<4096x8x8xi1>
    %no_visit = stablehlo.constant dense<false> : tensor<i1>
    %no_visit_splat = stablehlo.broadcast_in_dim %no_visit, dims = [] : (tensor<i1>) -> tensor<4096x8x8xi1>
    %other_is_first = stablehlo.broadcast_in_dim %is_first, dims = [0, 2] : (tensor<4096x8xi1>) -> tensor<4096x8x8xi1>
    %visits_ranked = stablehlo.select %is_ranked, %other_is_first, %no_visit_splat : tensor<4096x8x8xi1>, tensor<4096x8x8xi1>
    %visits = stablehlo.reduce(%visits_ranked init: %or_identity) applies stablehlo.or across dimensions = [2] : (tensor<4096x8x8xi1>, tensor<i1>) -> tensor<4096x8xi1>
    %nothing = stablehlo.constant dense<0> : tensor<i32>
    %nothing_splat = stablehlo.broadcast_in_dim %nothing, dims = [] : (tensor<i32>) -> tensor<4096x8x8xi32>
    %other_expert_2 = stablehlo.broadcast_in_dim %expert, dims = [0, 2] : (tensor<4096x8xi32>) -> tensor<4096x8x8xi32>
    %expert_by_rank_ranked = stablehlo.select %is_ranked, %other_expert_2, %nothing_splat : tensor<4096x8x8xi1>, tensor<4096x8x8xi32>
    %expert_by_rank = stablehlo.reduce(%expert_by_rank_ranked init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<4096x8x8xi32>, tensor<i32>) -> tensor<4096x8xi32>
    %nothing_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %nothing_splat_1 = stablehlo.broadcast_in_dim %nothing_1, dims = [] : (tensor<f32>) -> tensor<4096x8x8xf32>
    %other_weight = stablehlo.broadcast_in_dim %weight, dims = [0, 2] : (tensor<4096x8xf32>) -> tensor<4096x8x8xf32>
    %weight_by_rank_ranked = stablehlo.select %is_ranked, %other_weight, %nothing_splat_1 : tensor<4096x8x8xi1>, tensor<4096x8x8xf32>
    %weight_by_rank = stablehlo.reduce(%weight_by_rank_ranked init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<4096x8x8xf32>, tensor<f32>) -> tensor<4096x8xf32>

    // stage: positions: of each assignment among those of its expert, in the order of the tokens
    %expert_wide = stablehlo.broadcast_in_dim %expert_by_rank, dims = [0, 1] : (tensor<4096x8xi32>) -> tensor<4096x8x128xi32>
    %held = stablehlo.compare EQ, %expert_wide, %expert_index_wide_1, SIGNED : (tensor<4096x8x128xi32>, tensor<4096x8x128xi32>) -> tensor<4096x8x128xi1>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<4096x8x128xf32>
    %visits_wide = stablehlo.select %held, %one_splat, %zero_splat_1 : tensor<4096x8x128xi1>, tensor<4096x8x128xf32>
    %visited = stablehlo.reduce(%visits_wide init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x8x128xf32>, tensor<f32>) -> tensor<4096x128xf32>
    %visited_by_block = stablehlo.reshape %visited : (tensor<4096x128xf32>) -> tensor<64x64x128xf32>
    %transposed = stablehlo.transpose %visited_by_block, dims = [1, 0, 2] : (tensor<64x64x128xf32>) -> tensor<64x64x128xf32>
    %columns = stablehlo.reshape %transposed : (tensor<64x64x128xf32>) -> tensor<64x8192xf32>
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
    %before_token = stablehlo.dot_general %token_triangle, %columns, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x8192xf32>) -> tensor<64x8192xf32>
    %before_in_block = stablehlo.reshape %before_token : (tensor<64x8192xf32>) -> tensor<64x64x128xf32>
    %block_count = stablehlo.reduce(%visited_by_block init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<64x64x128xf32>, tensor<f32>) -> tensor<64x128xf32>
    %block_at = stablehlo.iota dim = 0 : tensor<64xi32>
    %block_at_wide = stablehlo.broadcast_in_dim %block_at, dims = [0] : (tensor<64xi32>) -> tensor<64x64xi32>
    %block_at_wide_1 = stablehlo.broadcast_in_dim %block_at, dims = [1] : (tensor<64xi32>) -> tensor<64x64xi32>
    %difference_1 = stablehlo.subtract %block_at_wide, %block_at_wide_1 : tensor<64x64xi32>
    %maximum_1 = stablehlo.maximum %difference_1, %zero_splat_3 : tensor<64x64xi32>
    %minimum_1 = stablehlo.minimum %maximum_1, %one_splat_1 : tensor<64x64xi32>
    %block_triangle = stablehlo.convert %minimum_1 : (tensor<64x64xi32>) -> tensor<64x64xf32>
    %before_block = stablehlo.dot_general %block_triangle, %block_count, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %offset_rows = stablehlo.broadcast_in_dim %before_block, dims = [1, 2] : (tensor<64x128xf32>) -> tensor<64x64x128xf32>
    %before_by_place = stablehlo.add %before_in_block, %offset_rows : tensor<64x64x128xf32>
    %before = stablehlo.transpose %before_by_place, dims = [1, 0, 2] : (tensor<64x64x128xf32>) -> tensor<64x64x128xf32>
    %row_count = stablehlo.reduce(%block_count init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<64x128xf32>, tensor<f32>) -> tensor<128xf32>
    %before_i32 = stablehlo.convert %before : (tensor<64x64x128xf32>) -> tensor<64x64x128xi32>
    %tokens_before = stablehlo.reshape %before_i32 : (tensor<64x64x128xi32>) -> tensor<524288xi32>
    %counts = stablehlo.convert %row_count : (tensor<128xf32>) -> tensor<128xi32>
    %last_expert = stablehlo.constant dense<127> : tensor<i32>
    %last_expert_splat = stablehlo.broadcast_in_dim %last_expert, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %some_expert = stablehlo.minimum %expert_by_rank, %last_expert_splat : tensor<4096x8xi32>
    %expert_of_slot = stablehlo.reshape %some_expert : (tensor<4096x8xi32>) -> tensor<32768xi32>
    %token = stablehlo.iota dim = 0 : tensor<4096xi32>
    %token_wide = stablehlo.broadcast_in_dim %token, dims = [0] : (tensor<4096xi32>) -> tensor<4096x8xi32>
    %expert_count = stablehlo.constant dense<128> : tensor<i32>
    %expert_count_splat = stablehlo.broadcast_in_dim %expert_count, dims = [] : (tensor<i32>) -> tensor<4096x8xi32>
    %token_row = stablehlo.multiply %token_wide, %expert_count_splat : tensor<4096x8xi32>
    %sum = stablehlo.add %token_row, %some_expert : tensor<4096x8xi32>
    %place = stablehlo.reshape %sum : (tensor<4096x8xi32>) -> tensor<32768xi32>
    %position = "stablehlo.gather"(%tokens_before, %place) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<524288xi32>, tensor<32768xi32>) -> tensor<32768xi32>
    %expert_at = stablehlo.iota dim = 0 : tensor<128xi32>
    %expert_at_wide = stablehlo.broadcast_in_dim %expert_at, dims = [1] : (tensor<128xi32>) -> tensor<128x128xi32>
    %expert_at_wide_1 = stablehlo.broadcast_in_dim %expert_at, dims = [0] : (tensor<128xi32>) -> tensor<128x128xi32>
    %is_lt_1 = stablehlo.compare LT, %expert_at_wide, %expert_at_wide_1, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %counts_wide = stablehlo.broadcast_in_dim %counts, dims = [1] : (tensor<128xi32>) -> tensor<128x128xi32>
    %no_rows = stablehlo.constant dense<0> : tensor<i32>
    %no_rows_splat = stablehlo.broadcast_in_dim %no_rows, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %earlier_counts = stablehlo.select %is_lt_1, %counts_wide, %no_rows_splat : tensor<128x128xi1>, tensor<128x128xi32>
    %starts = stablehlo.reduce(%earlier_counts init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<128x128xi32>, tensor<i32>) -> tensor<128xi32>
    %start = "stablehlo.gather"(%starts, %expert_of_slot) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<128xi32>, tensor<32768xi32>) -> tensor<32768xi32>
    %row = stablehlo.add %position, %start : tensor<32768xi32>
    %beyond_1 = stablehlo.constant dense<32768> : tensor<i32>
    %beyond_splat_1 = stablehlo.broadcast_in_dim %beyond_1, dims = [] : (tensor<i32>) -> tensor<32768xi32>
    %slot_visits = stablehlo.reshape %visits : (tensor<4096x8xi1>) -> tensor<32768xi1>
    %row_1 = stablehlo.select %slot_visits, %row, %beyond_splat_1 : tensor<32768xi1>, tensor<32768xi32>
    %first_token = stablehlo.constant dense<0> : tensor<i32>
    %first_token_splat = stablehlo.broadcast_in_dim %first_token, dims = [] : (tensor<i32>) -> tensor<32769xi32>
    %slot_token = stablehlo.reshape %token_wide : (tensor<4096x8xi32>) -> tensor<32768xi32>
    %order = "stablehlo.scatter"(%first_token_splat, %row_1, %slot_token) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%old: tensor<i32>, %new: tensor<i32>):
      stablehlo.return %new : tensor<i32>
    }) : (tensor<32769xi32>, tensor<32768xi32>, tensor<32768xi32>) -> tensor<32769xi32>
    %x_bf16 = stablehlo.convert %x : (tensor<4096x2048xf32>) -> tensor<4096x2048xbf16>
    %fullest = stablehlo.reduce(%counts init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [0] : (tensor<128xi32>, tensor<i32>) -> tensor<i32>

    // stage: experts: ladder: all 128 experts over as many rows as the fullest has: 312, 352, 432, 624, repeated
    %rung = stablehlo.constant dense<0> : tensor<i32>
    %capacity = stablehlo.constant dense<312> : tensor<i32>
    %is_fuller = stablehlo.compare GT, %fullest, %capacity, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %is_fuller_i32 = stablehlo.convert %is_fuller : (tensor<i1>) -> tensor<i32>
    %rung_1 = stablehlo.add %rung, %is_fuller_i32 : tensor<i32>
    %capacity_1 = stablehlo.constant dense<352> : tensor<i32>
    %is_fuller_1 = stablehlo.compare GT, %fullest, %capacity_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %is_fuller_1_i32 = stablehlo.convert %is_fuller_1 : (tensor<i1>) -> tensor<i32>
    %rung_2 = stablehlo.add %rung_1, %is_fuller_1_i32 : tensor<i32>
    %capacity_2 = stablehlo.constant dense<432> : tensor<i32>
    %is_fuller_2 = stablehlo.compare GT, %fullest, %capacity_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %is_fuller_2_i32 = stablehlo.convert %is_fuller_2 : (tensor<i1>) -> tensor<i32>
    %rung_3 = stablehlo.add %rung_2, %is_fuller_2_i32 : tensor<i32>
    %routed = "stablehlo.case"(%rung_3) ({
      %start_rows = stablehlo.broadcast_in_dim %starts, dims = [0] : (tensor<128xi32>) -> tensor<128x312xi32>
      %row_index = stablehlo.iota dim = 0 : tensor<312xi32>
      %row_index_wide = stablehlo.broadcast_in_dim %row_index, dims = [1] : (tensor<312xi32>) -> tensor<128x312xi32>
      %sum_1 = stablehlo.add %start_rows, %row_index_wide : tensor<128x312xi32>
      %token_of_row = "stablehlo.gather"(%order, %sum_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<32769xi32>, tensor<128x312xi32>) -> tensor<128x312xi32>
      %x_by_expert = "stablehlo.gather"(%x_bf16, %token_of_row) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<4096x2048xbf16>, tensor<128x312xi32>) -> tensor<128x312x2048xbf16>
      %gate_up = stablehlo.dot_general %x_by_expert, %expert_gate_up, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x312x2048xbf16>, tensor<128x1536x2048xbf16>) -> tensor<128x312x1536xf32>
      %gate = stablehlo.slice %gate_up [0:128, 0:312, 0:768] : (tensor<128x312x1536xf32>) -> tensor<128x312x768xf32>
      %up = stablehlo.slice %gate_up [0:128, 0:312, 768:1536] : (tensor<128x312x1536xf32>) -> tensor<128x312x768xf32>
      %gate_sigmoid = stablehlo.logistic %gate : tensor<128x312x768xf32>
      %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<128x312x768xf32>
      %hidden = stablehlo.multiply %activated, %up : tensor<128x312x768xf32>
      %hidden_bf16 = stablehlo.convert %hidden : (tensor<128x312x768xf32>) -> tensor<128x312x768xbf16>
      %down = stablehlo.dot_general %hidden_bf16, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x312x768xbf16>, tensor<128x2048x768xbf16>) -> tensor<128x312x2048xf32>
      %output_rows = stablehlo.reshape %down : (tensor<128x312x2048xf32>) -> tensor<39936x2048xf32>
      %capacity_splat = stablehlo.broadcast_in_dim %capacity, dims = [] : (tensor<i32>) -> tensor<32768xi32>
      %expert_base = stablehlo.multiply %expert_of_slot, %capacity_splat : tensor<32768xi32>
      %output_row = stablehlo.add %expert_base, %position : tensor<32768xi32>
      %slot_output = "stablehlo.gather"(%output_rows, %output_row) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<39936x2048xf32>, tensor<32768xi32>) -> tensor<32768x2048xf32>
      %assignment_output = stablehlo.reshape %slot_output : (tensor<32768x2048xf32>) -> tensor<4096x8x2048xf32>
      %weight_rows = stablehlo.broadcast_in_dim %weight_by_rank, dims = [0, 1] : (tensor<4096x8xf32>) -> tensor<4096x8x2048xf32>
      %weighted = stablehlo.multiply %assignment_output, %weight_rows : tensor<4096x8x2048xf32>
      %visit_rows = stablehlo.broadcast_in_dim %visits, dims = [0, 1] : (tensor<4096x8xi1>) -> tensor<4096x8x2048xi1>
      %zero_splat_4 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4096x8x2048xf32>
      %kept = stablehlo.select %visit_rows, %weighted, %zero_splat_4 : tensor<4096x8x2048xi1>, tensor<4096x8x2048xf32>
      %chunk_routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<4096x8x2048xf32>, tensor<f32>) -> tensor<4096x2048xf32>
      stablehlo.return %chunk_routed : tensor<4096x2048xf32>
    }, {
      %start_rows_1 = stablehlo.broadcast_in_dim %starts, dims = [0] : (tensor<128xi32>) -> tensor<128x352xi32>
      %row_index_1 = stablehlo.iota dim = 0 : tensor<352xi32>
      %row_index_wide_1 = stablehlo.broadcast_in_dim %row_index_1, dims = [1] : (tensor<352xi32>) -> tensor<128x352xi32>
      %sum_2 = stablehlo.add %start_rows_1, %row_index_wide_1 : tensor<128x352xi32>
      %token_of_row_1 = "stablehlo.gather"(%order, %sum_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<32769xi32>, tensor<128x352xi32>) -> tensor<128x352xi32>
      %x_by_expert_1 = "stablehlo.gather"(%x_bf16, %token_of_row_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<4096x2048xbf16>, tensor<128x352xi32>) -> tensor<128x352x2048xbf16>
      %gate_up_1 = stablehlo.dot_general %x_by_expert_1, %expert_gate_up, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x352x2048xbf16>, tensor<128x1536x2048xbf16>) -> tensor<128x352x1536xf32>
      %gate_1 = stablehlo.slice %gate_up_1 [0:128, 0:352, 0:768] : (tensor<128x352x1536xf32>) -> tensor<128x352x768xf32>
      %up_1 = stablehlo.slice %gate_up_1 [0:128, 0:352, 768:1536] : (tensor<128x352x1536xf32>) -> tensor<128x352x768xf32>
      %gate_sigmoid_1 = stablehlo.logistic %gate_1 : tensor<128x352x768xf32>
      %activated_1 = stablehlo.multiply %gate_1, %gate_sigmoid_1 : tensor<128x352x768xf32>
      %hidden_1 = stablehlo.multiply %activated_1, %up_1 : tensor<128x352x768xf32>
      %hidden_1_bf16 = stablehlo.convert %hidden_1 : (tensor<128x352x768xf32>) -> tensor<128x352x768xbf16>
      %down_1 = stablehlo.dot_general %hidden_1_bf16, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x352x768xbf16>, tensor<128x2048x768xbf16>) -> tensor<128x352x2048xf32>
      %output_rows_1 = stablehlo.reshape %down_1 : (tensor<128x352x2048xf32>) -> tensor<45056x2048xf32>
      %capacity_splat_1 = stablehlo.broadcast_in_dim %capacity_1, dims = [] : (tensor<i32>) -> tensor<32768xi32>
      %expert_base_1 = stablehlo.multiply %expert_of_slot, %capacity_splat_1 : tensor<32768xi32>
      %output_row_1 = stablehlo.add %expert_base_1, %position : tensor<32768xi32>
      %slot_output_1 = "stablehlo.gather"(%output_rows_1, %output_row_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<45056x2048xf32>, tensor<32768xi32>) -> tensor<32768x2048xf32>
      %assignment_output_1 = stablehlo.reshape %slot_output_1 : (tensor<32768x2048xf32>) -> tensor<4096x8x2048xf32>
      %weight_rows_1 = stablehlo.broadcast_in_dim %weight_by_rank, dims = [0, 1] : (tensor<4096x8xf32>) -> tensor<4096x8x2048xf32>
      %weighted_1 = stablehlo.multiply %assignment_output_1, %weight_rows_1 : tensor<4096x8x2048xf32>
      %visit_rows_1 = stablehlo.broadcast_in_dim %visits, dims = [0, 1] : (tensor<4096x8xi1>) -> tensor<4096x8x2048xi1>
      %zero_splat_5 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4096x8x2048xf32>
      %kept_1 = stablehlo.select %visit_rows_1, %weighted_1, %zero_splat_5 : tensor<4096x8x2048xi1>, tensor<4096x8x2048xf32>
      %chunk_routed_1 = stablehlo.reduce(%kept_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<4096x8x2048xf32>, tensor<f32>) -> tensor<4096x2048xf32>
      stablehlo.return %chunk_routed_1 : tensor<4096x2048xf32>
    }, {
      %start_rows_2 = stablehlo.broadcast_in_dim %starts, dims = [0] : (tensor<128xi32>) -> tensor<128x432xi32>
      %row_index_2 = stablehlo.iota dim = 0 : tensor<432xi32>
      %row_index_wide_2 = stablehlo.broadcast_in_dim %row_index_2, dims = [1] : (tensor<432xi32>) -> tensor<128x432xi32>
      %sum_3 = stablehlo.add %start_rows_2, %row_index_wide_2 : tensor<128x432xi32>
      %token_of_row_2 = "stablehlo.gather"(%order, %sum_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<32769xi32>, tensor<128x432xi32>) -> tensor<128x432xi32>
      %x_by_expert_2 = "stablehlo.gather"(%x_bf16, %token_of_row_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<4096x2048xbf16>, tensor<128x432xi32>) -> tensor<128x432x2048xbf16>
      %gate_up_2 = stablehlo.dot_general %x_by_expert_2, %expert_gate_up, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x432x2048xbf16>, tensor<128x1536x2048xbf16>) -> tensor<128x432x1536xf32>
      %gate_2 = stablehlo.slice %gate_up_2 [0:128, 0:432, 0:768] : (tensor<128x432x1536xf32>) -> tensor<128x432x768xf32>
      %up_2 = stablehlo.slice %gate_up_2 [0:128, 0:432, 768:1536] : (tensor<128x432x1536xf32>) -> tensor<128x432x768xf32>
      %gate_sigmoid_2 = stablehlo.logistic %gate_2 : tensor<128x432x768xf32>
      %activated_2 = stablehlo.multiply %gate_2, %gate_sigmoid_2 : tensor<128x432x768xf32>
      %hidden_2 = stablehlo.multiply %activated_2, %up_2 : tensor<128x432x768xf32>
      %hidden_2_bf16 = stablehlo.convert %hidden_2 : (tensor<128x432x768xf32>) -> tensor<128x432x768xbf16>
      %down_2 = stablehlo.dot_general %hidden_2_bf16, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x432x768xbf16>, tensor<128x2048x768xbf16>) -> tensor<128x432x2048xf32>
      %output_rows_2 = stablehlo.reshape %down_2 : (tensor<128x432x2048xf32>) -> tensor<55296x2048xf32>
      %capacity_splat_2 = stablehlo.broadcast_in_dim %capacity_2, dims = [] : (tensor<i32>) -> tensor<32768xi32>
      %expert_base_2 = stablehlo.multiply %expert_of_slot, %capacity_splat_2 : tensor<32768xi32>
      %output_row_2 = stablehlo.add %expert_base_2, %position : tensor<32768xi32>
      %slot_output_2 = "stablehlo.gather"(%output_rows_2, %output_row_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<55296x2048xf32>, tensor<32768xi32>) -> tensor<32768x2048xf32>
      %assignment_output_2 = stablehlo.reshape %slot_output_2 : (tensor<32768x2048xf32>) -> tensor<4096x8x2048xf32>
      %weight_rows_2 = stablehlo.broadcast_in_dim %weight_by_rank, dims = [0, 1] : (tensor<4096x8xf32>) -> tensor<4096x8x2048xf32>
      %weighted_2 = stablehlo.multiply %assignment_output_2, %weight_rows_2 : tensor<4096x8x2048xf32>
      %visit_rows_2 = stablehlo.broadcast_in_dim %visits, dims = [0, 1] : (tensor<4096x8xi1>) -> tensor<4096x8x2048xi1>
      %zero_splat_6 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4096x8x2048xf32>
      %kept_2 = stablehlo.select %visit_rows_2, %weighted_2, %zero_splat_6 : tensor<4096x8x2048xi1>, tensor<4096x8x2048xf32>
      %chunk_routed_2 = stablehlo.reduce(%kept_2 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<4096x8x2048xf32>, tensor<f32>) -> tensor<4096x2048xf32>
      stablehlo.return %chunk_routed_2 : tensor<4096x2048xf32>
    }, {
      // 624 rows of each expert at a time, until the fullest is through
      %capacity_3 = stablehlo.constant dense<624> : tensor<i32>
      %rounding = stablehlo.constant dense<623> : tensor<i32>
      %fullest_rounded = stablehlo.add %fullest, %rounding : tensor<i32>
      %nothing_splat_2 = stablehlo.broadcast_in_dim %nothing_1, dims = [] : (tensor<f32>) -> tensor<32768x2048xf32>
      %turns = stablehlo.divide %fullest_rounded, %capacity_3 : tensor<i32>
      %zero_count = stablehlo.constant dense<0> : tensor<i32>
      %one_count = stablehlo.constant dense<1> : tensor<i32>
      %all_outputs:2 = stablehlo.while(%turn = %zero_count, %all_outputs_before = %nothing_splat_2) : tensor<i32>, tensor<32768x2048xf32>
      cond {
        %is_more = stablehlo.compare LT, %turn, %turns, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %is_more : tensor<i1>
      } do {
        %first_row = stablehlo.multiply %turn, %capacity_3 : tensor<i32>
        %start_rows_3 = stablehlo.broadcast_in_dim %starts, dims = [0] : (tensor<128xi32>) -> tensor<128x624xi32>
        %row_index_3 = stablehlo.iota dim = 0 : tensor<624xi32>
        %row_index_wide_3 = stablehlo.broadcast_in_dim %row_index_3, dims = [1] : (tensor<624xi32>) -> tensor<128x624xi32>
        %sum_4 = stablehlo.add %start_rows_3, %row_index_wide_3 : tensor<128x624xi32>
        %first_wide = stablehlo.broadcast_in_dim %first_row, dims = [] : (tensor<i32>) -> tensor<128x624xi32>
        %sum_5 = stablehlo.add %sum_4, %first_wide : tensor<128x624xi32>
        %first_slot = stablehlo.broadcast_in_dim %first_row, dims = [] : (tensor<i32>) -> tensor<32768xi32>
        %place_1 = stablehlo.subtract %position, %first_slot : tensor<32768xi32>
        %token_of_row_3 = "stablehlo.gather"(%order, %sum_5) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<32769xi32>, tensor<128x624xi32>) -> tensor<128x624xi32>
        %x_by_expert_3 = "stablehlo.gather"(%x_bf16, %token_of_row_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<4096x2048xbf16>, tensor<128x624xi32>) -> tensor<128x624x2048xbf16>
        %gate_up_3 = stablehlo.dot_general %x_by_expert_3, %expert_gate_up, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x624x2048xbf16>, tensor<128x1536x2048xbf16>) -> tensor<128x624x1536xf32>
        %gate_3 = stablehlo.slice %gate_up_3 [0:128, 0:624, 0:768] : (tensor<128x624x1536xf32>) -> tensor<128x624x768xf32>
        %up_3 = stablehlo.slice %gate_up_3 [0:128, 0:624, 768:1536] : (tensor<128x624x1536xf32>) -> tensor<128x624x768xf32>
        %gate_sigmoid_3 = stablehlo.logistic %gate_3 : tensor<128x624x768xf32>
        %activated_3 = stablehlo.multiply %gate_3, %gate_sigmoid_3 : tensor<128x624x768xf32>
        %hidden_3 = stablehlo.multiply %activated_3, %up_3 : tensor<128x624x768xf32>
        %hidden_3_bf16 = stablehlo.convert %hidden_3 : (tensor<128x624x768xf32>) -> tensor<128x624x768xbf16>
        %down_3 = stablehlo.dot_general %hidden_3_bf16, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x624x768xbf16>, tensor<128x2048x768xbf16>) -> tensor<128x624x2048xf32>
        %output_rows_3 = stablehlo.reshape %down_3 : (tensor<128x624x2048xf32>) -> tensor<79872x2048xf32>
        %capacity_splat_3 = stablehlo.broadcast_in_dim %capacity_3, dims = [] : (tensor<i32>) -> tensor<32768xi32>
        %expert_base_3 = stablehlo.multiply %expert_of_slot, %capacity_splat_3 : tensor<32768xi32>
        %output_row_3 = stablehlo.add %expert_base_3, %place_1 : tensor<32768xi32>
        %slot_output_3 = "stablehlo.gather"(%output_rows_3, %output_row_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<79872x2048xf32>, tensor<32768xi32>) -> tensor<32768x2048xf32>
        %window_first = stablehlo.broadcast_in_dim %first_row, dims = [] : (tensor<i32>) -> tensor<32768xi32>
        %window_place = stablehlo.subtract %position, %window_first : tensor<32768xi32>
        %window_start = stablehlo.constant dense<0> : tensor<i32>
        %window_start_splat = stablehlo.broadcast_in_dim %window_start, dims = [] : (tensor<i32>) -> tensor<32768xi32>
        %is_ge_1 = stablehlo.compare GE, %window_place, %window_start_splat, SIGNED : (tensor<32768xi32>, tensor<32768xi32>) -> tensor<32768xi1>
        %window_size = stablehlo.constant dense<624> : tensor<i32>
        %window_size_splat = stablehlo.broadcast_in_dim %window_size, dims = [] : (tensor<i32>) -> tensor<32768xi32>
        %is_lt_2 = stablehlo.compare LT, %window_place, %window_size_splat, SIGNED : (tensor<32768xi32>, tensor<32768xi32>) -> tensor<32768xi1>
        %is_inside = stablehlo.and %is_ge_1, %is_lt_2 : tensor<32768xi1>
        %inside_rows = stablehlo.broadcast_in_dim %is_inside, dims = [0] : (tensor<32768xi1>) -> tensor<32768x2048xi1>
        %selected = stablehlo.select %inside_rows, %slot_output_3, %all_outputs_before : tensor<32768x2048xi1>, tensor<32768x2048xf32>
        %next_turn = stablehlo.add %turn, %one_count : tensor<i32>
        stablehlo.return %next_turn, %selected : tensor<i32>, tensor<32768x2048xf32>
      }
      %assignment_output_3 = stablehlo.reshape %all_outputs#1 : (tensor<32768x2048xf32>) -> tensor<4096x8x2048xf32>
      %weight_rows_3 = stablehlo.broadcast_in_dim %weight_by_rank, dims = [0, 1] : (tensor<4096x8xf32>) -> tensor<4096x8x2048xf32>
      %weighted_3 = stablehlo.multiply %assignment_output_3, %weight_rows_3 : tensor<4096x8x2048xf32>
      %visit_rows_3 = stablehlo.broadcast_in_dim %visits, dims = [0, 1] : (tensor<4096x8xi1>) -> tensor<4096x8x2048xi1>
      %zero_splat_7 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4096x8x2048xf32>
      %kept_3 = stablehlo.select %visit_rows_3, %weighted_3, %zero_splat_7 : tensor<4096x8x2048xi1>, tensor<4096x8x2048xf32>
      %chunk_routed_3 = stablehlo.reduce(%kept_3 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<4096x8x2048xf32>, tensor<f32>) -> tensor<4096x2048xf32>
      stablehlo.return %chunk_routed_3 : tensor<4096x2048xf32>
    }) : (tensor<i32>) -> tensor<4096x2048xf32>

    return %routed : tensor<4096x2048xf32>
  }
}
