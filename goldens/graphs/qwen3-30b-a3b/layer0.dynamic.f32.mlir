module @moe_ffn {
  func.func public @main(
      %x: tensor<?x2048xf32>,
      %router: tensor<128x2048xf32>,
      %expert_gate_up: tensor<128x1536x2048xf32>,
      %expert_down: tensor<128x2048x768xf32>
  ) -> tensor<?x2048xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %x_f64 = stablehlo.convert %x : (tensor<?x2048xf32>) -> tensor<?x2048xf64>
    %router_f64 = stablehlo.convert %router : (tensor<128x2048xf32>) -> tensor<128x2048xf64>
    %router_logits_wide = stablehlo.dot_general %x_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<?x2048xf64>, tensor<128x2048xf64>) -> tensor<?x128xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<?x128xf64>) -> tensor<?x128xf32>

    // stage: router scores: softmax
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x128xf32>, tensor<f32>) -> tensor<?xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<?xf32>
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x2048xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_128 = stablehlo.constant dense<128> : tensor<1xi32>
    %shape_nx128 = stablehlo.concatenate %token_count_1d, %size_128, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %minus_row_max_rows = "stablehlo.dynamic_broadcast_in_dim"(%minus_row_max, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x128xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<?x128xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<?x128xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x128xf32>, tensor<f32>) -> tensor<?xf32>
    %row_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%row_sum, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x128xf32>
    %scores = stablehlo.divide %exponentials, %row_sum_rows : tensor<?x128xf32>

    // stage: top-k: 8 iterative argmaxes over 128 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx128) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x128xf32>
    %is_zero = stablehlo.compare EQ, %scores, %zero_splat, FLOAT : (tensor<?x128xf32>, tensor<?x128xf32>) -> tensor<?x128xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores : tensor<?x128xi1>, tensor<?x128xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<?x128xf32>) -> tensor<?x128xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = "stablehlo.dynamic_broadcast_in_dim"(%magnitude_mask, %shape_nx128) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x128xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<?x128xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx128) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<?x128xi1>, tensor<?x128xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<?x128xf32>, tensor<?x128xf32>) -> tensor<?x128xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = "stablehlo.dynamic_broadcast_in_dim"(%nan_rank, %shape_nx128) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x128xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<?x128xi1>, tensor<?x128xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<128xi32>
    %expert_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx128) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<128xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<8xi32>
    %size_8 = stablehlo.constant dense<8> : tensor<1xi32>
    %shape_nx8 = stablehlo.concatenate %token_count_1d, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %slot_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%slot_index, %shape_nx8) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<8xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %zero_i32_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    // choice 0
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows = "stablehlo.dynamic_broadcast_in_dim"(%best_key, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %beyond = stablehlo.constant dense<128> : tensor<i32>
    %beyond_splat = "stablehlo.dynamic_broadcast_in_dim"(%beyond, %shape_nx128) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x128xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<?x128xi1>, tensor<?x128xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_0, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %chosen_slots = "stablehlo.dynamic_broadcast_in_dim"(%chosen, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<?x8xi1>, tensor<?x8xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = "stablehlo.dynamic_broadcast_in_dim"(%taken, %shape_nx128) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x128xi32>
    %chosen_rows = "stablehlo.dynamic_broadcast_in_dim"(%chosen, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<?x128xi1>, tensor<?x128xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_1 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_1, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<?x128xi1>, tensor<?x128xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_1, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %chosen_slots_1 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_1, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<?x8xi1>, tensor<?x8xi32>
    %chosen_rows_1 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_1, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<?x128xi1>, tensor<?x128xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_2 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_2, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<?x128xi1>, tensor<?x128xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_2, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %chosen_slots_2 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_2, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<?x8xi1>, tensor<?x8xi32>
    %chosen_rows_2 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_2, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<?x128xi1>, tensor<?x128xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_3 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_3, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<?x128xi1>, tensor<?x128xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_3, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %chosen_slots_3 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_3, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<?x8xi1>, tensor<?x8xi32>
    %chosen_rows_3 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_3, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_chosen_3 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_3, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %remaining_key_3 = stablehlo.select %is_chosen_3, %taken_splat, %remaining_key_2 : tensor<?x128xi1>, tensor<?x128xi32>
    // choice 4
    %best_key_4 = stablehlo.reduce(%remaining_key_3 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_4 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_4, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_best_4 = stablehlo.compare EQ, %remaining_key_3, %best_key_rows_4, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %candidates_4 = stablehlo.select %is_best_4, %expert_index_wide, %beyond_splat : tensor<?x128xi1>, tensor<?x128xi32>
    %chosen_4 = stablehlo.reduce(%candidates_4 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_4 = stablehlo.constant dense<4> : tensor<i32>
    %slot_4_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_4, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_slot_4 = stablehlo.compare EQ, %slot_index_wide, %slot_4_splat, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %chosen_slots_4 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_4, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %expert_ids_4 = stablehlo.select %is_slot_4, %chosen_slots_4, %expert_ids_3 : tensor<?x8xi1>, tensor<?x8xi32>
    %chosen_rows_4 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_4, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_chosen_4 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_4, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %remaining_key_4 = stablehlo.select %is_chosen_4, %taken_splat, %remaining_key_3 : tensor<?x128xi1>, tensor<?x128xi32>
    // choice 5
    %best_key_5 = stablehlo.reduce(%remaining_key_4 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_5 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_5, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_best_5 = stablehlo.compare EQ, %remaining_key_4, %best_key_rows_5, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %candidates_5 = stablehlo.select %is_best_5, %expert_index_wide, %beyond_splat : tensor<?x128xi1>, tensor<?x128xi32>
    %chosen_5 = stablehlo.reduce(%candidates_5 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_5 = stablehlo.constant dense<5> : tensor<i32>
    %slot_5_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_5, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_slot_5 = stablehlo.compare EQ, %slot_index_wide, %slot_5_splat, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %chosen_slots_5 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_5, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %expert_ids_5 = stablehlo.select %is_slot_5, %chosen_slots_5, %expert_ids_4 : tensor<?x8xi1>, tensor<?x8xi32>
    %chosen_rows_5 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_5, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_chosen_5 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_5, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %remaining_key_5 = stablehlo.select %is_chosen_5, %taken_splat, %remaining_key_4 : tensor<?x128xi1>, tensor<?x128xi32>
    // choice 6
    %best_key_6 = stablehlo.reduce(%remaining_key_5 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_6 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_6, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_best_6 = stablehlo.compare EQ, %remaining_key_5, %best_key_rows_6, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %candidates_6 = stablehlo.select %is_best_6, %expert_index_wide, %beyond_splat : tensor<?x128xi1>, tensor<?x128xi32>
    %chosen_6 = stablehlo.reduce(%candidates_6 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_6 = stablehlo.constant dense<6> : tensor<i32>
    %slot_6_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_6, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_slot_6 = stablehlo.compare EQ, %slot_index_wide, %slot_6_splat, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %chosen_slots_6 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_6, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %expert_ids_6 = stablehlo.select %is_slot_6, %chosen_slots_6, %expert_ids_5 : tensor<?x8xi1>, tensor<?x8xi32>
    %chosen_rows_6 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_6, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_chosen_6 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_6, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %remaining_key_6 = stablehlo.select %is_chosen_6, %taken_splat, %remaining_key_5 : tensor<?x128xi1>, tensor<?x128xi32>
    // choice 7
    %best_key_7 = stablehlo.reduce(%remaining_key_6 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_7 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_7, %shape_nx128) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x128xi32>
    %is_best_7 = stablehlo.compare EQ, %remaining_key_6, %best_key_rows_7, SIGNED : (tensor<?x128xi32>, tensor<?x128xi32>) -> tensor<?x128xi1>
    %candidates_7 = stablehlo.select %is_best_7, %expert_index_wide, %beyond_splat : tensor<?x128xi1>, tensor<?x128xi32>
    %chosen_7 = stablehlo.reduce(%candidates_7 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x128xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_7 = stablehlo.constant dense<7> : tensor<i32>
    %slot_7_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_7, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_slot_7 = stablehlo.compare EQ, %slot_index_wide, %slot_7_splat, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %chosen_slots_7 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_7, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %expert_ids_7 = stablehlo.select %is_slot_7, %chosen_slots_7, %expert_ids_6 : tensor<?x8xi1>, tensor<?x8xi32>

    // stage: combine weights: [N, k]
    %shape_nx8x128 = stablehlo.concatenate %token_count_1d, %size_8, %size_128, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %expert_index_wide_1 = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx8x128) <{broadcast_dimensions = array<i64: 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<128xi32>, tensor<3xi32>) -> tensor<?x8x128xi32>
    %ids_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids_7, %shape_nx8x128) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x8xi32>, tensor<3xi32>) -> tensor<?x8x128xi32>
    %is_chosen_7 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<?x8x128xi32>, tensor<?x8x128xi32>) -> tensor<?x8x128xi1>
    %values_per_slot = "stablehlo.dynamic_broadcast_in_dim"(%scores, %shape_nx8x128) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x128xf32>, tensor<3xi32>) -> tensor<?x8x128xf32>
    %zero_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx8x128) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x8x128xf32>
    %chosen_values = stablehlo.select %is_chosen_7, %values_per_slot, %zero_splat_1 : tensor<?x8x128xi1>, tensor<?x8x128xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<?x8x128xf32>, tensor<f32>) -> tensor<?x8xf32>
    %weight_sum = stablehlo.reduce(%chosen_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x8xf32>, tensor<f32>) -> tensor<?xf32>
    %weight_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%weight_sum, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %normalised_weights = stablehlo.divide %chosen_weights, %weight_sum_rows : tensor<?x8xf32>

    // stage: experts: all 128 experts over all tokens, [E, N, H]
    %size_2048 = stablehlo.constant dense<2048> : tensor<1xi32>
    %shape_128xnx2048 = stablehlo.concatenate %size_128, %token_count_1d, %size_2048, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %x_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%x, %shape_128xnx2048) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x2048xf32>, tensor<3xi32>) -> tensor<128x?x2048xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:128, 0:768, 0:2048] : (tensor<128x1536x2048xf32>) -> tensor<128x768x2048xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<128x?x2048xf32>) -> tensor<128x?x2048xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<128x768x2048xf32>) -> tensor<128x768x2048xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x?x2048xf64>, tensor<128x768x2048xf64>) -> tensor<128x?x768xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<128x?x768xf64>) -> tensor<128x?x768xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:128, 768:1536, 0:2048] : (tensor<128x1536x2048xf32>) -> tensor<128x768x2048xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<128x?x2048xf32>) -> tensor<128x?x2048xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<128x768x2048xf32>) -> tensor<128x768x2048xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x?x2048xf64>, tensor<128x768x2048xf64>) -> tensor<128x?x768xf64>
    %up = stablehlo.convert %up_wide : (tensor<128x?x768xf64>) -> tensor<128x?x768xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<128x?x768xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<128x?x768xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<128x?x768xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<128x?x768xf32>) -> tensor<128x?x768xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<128x2048x768xf32>) -> tensor<128x2048x768xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x?x768xf64>, tensor<128x2048x768xf64>) -> tensor<128x?x2048xf64>
    %down = stablehlo.convert %down_wide : (tensor<128x?x2048xf64>) -> tensor<128x?x2048xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids_7, %shape_nx8x128) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x8xi32>, tensor<3xi32>) -> tensor<?x8x128xi32>
    %is_chosen_8 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<?x8x128xi32>, tensor<?x8x128xi32>) -> tensor<?x8x128xi1>
    %weights_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%normalised_weights, %shape_nx8x128) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x8xf32>, tensor<3xi32>) -> tensor<?x8x128xf32>
    %placed_weights = stablehlo.select %is_chosen_8, %weights_per_expert, %zero_splat_1 : tensor<?x8x128xi1>, tensor<?x8x128xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x8x128xf32>, tensor<f32>) -> tensor<?x128xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_8 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<?x8x128xi1>, tensor<i1>) -> tensor<?x128xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<?x128xf32>) -> tensor<128x?xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<?x128xi1>) -> tensor<128x?xi1>
    %combine_rows = "stablehlo.dynamic_broadcast_in_dim"(%combine_by_expert, %shape_128xnx2048) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<128x?xf32>, tensor<3xi32>) -> tensor<128x?x2048xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<128x?x2048xf32>
    %chosen_rows_7 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_by_expert, %shape_128xnx2048) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<128x?xi1>, tensor<3xi32>) -> tensor<128x?x2048xi1>
    %zero_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_128xnx2048) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<128x?x2048xf32>
    %kept = stablehlo.select %chosen_rows_7, %weighted, %zero_splat_2 : tensor<128x?x2048xi1>, tensor<128x?x2048xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<128x?x2048xf32>, tensor<f32>) -> tensor<?x2048xf32>

    return %routed : tensor<?x2048xf32>
  }
}
