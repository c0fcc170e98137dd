module @moe_ffn {
  func.func public @main(
      %x: tensor<?x40xf32>,
      %router: tensor<16x40xf32>,
      %expert_gate_up: tensor<16x48x40xf32>,
      %expert_down: tensor<16x40x24xf32>,
      %shared_gate_up: tensor<48x40xf32>,
      %shared_down: tensor<40x24xf32>
  ) -> tensor<?x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %x_f64 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf64>
    %router_f64 = stablehlo.convert %router : (tensor<16x40xf32>) -> tensor<16x40xf64>
    %router_logits_wide = stablehlo.dot_general %x_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<?x40xf64>, tensor<16x40xf64>) -> tensor<?x16xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<?x16xf64>) -> tensor<?x16xf32>

    // stage: router scores: softmax
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x16xf32>, tensor<f32>) -> tensor<?xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<?xf32>
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_16 = stablehlo.constant dense<16> : tensor<1xi32>
    %shape_nx16 = stablehlo.concatenate %token_count_1d, %size_16, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %minus_row_max_rows = "stablehlo.dynamic_broadcast_in_dim"(%minus_row_max, %shape_nx16) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x16xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<?x16xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<?x16xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x16xf32>, tensor<f32>) -> tensor<?xf32>
    %row_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%row_sum, %shape_nx16) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x16xf32>
    %scores = stablehlo.divide %exponentials, %row_sum_rows : tensor<?x16xf32>

    // stage: group selection: the best 2 of 4 groups of 4 by top2_sum
    %expert_index = stablehlo.iota dim = 0 : tensor<16xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<16xi32>) -> tensor<4x16xi32>
    %group_index = stablehlo.iota dim = 0 : tensor<4xi32>
    %group_index_wide = stablehlo.broadcast_in_dim %group_index, dims = [0] : (tensor<4xi32>) -> tensor<4x16xi32>
    %group_size = stablehlo.constant dense<4> : tensor<i32>
    %group_size_splat = stablehlo.broadcast_in_dim %group_size, dims = [] : (tensor<i32>) -> tensor<4x16xi32>
    %group_first = stablehlo.multiply %group_index_wide, %group_size_splat : tensor<4x16xi32>
    %group_reach = stablehlo.constant dense<3> : tensor<i32>
    %group_reach_splat = stablehlo.broadcast_in_dim %group_reach, dims = [] : (tensor<i32>) -> tensor<4x16xi32>
    %group_last = stablehlo.add %group_first, %group_reach_splat : tensor<4x16xi32>
    %from_first = stablehlo.compare GE, %expert_index_wide, %group_first, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
    %to_last = stablehlo.compare LE, %expert_index_wide, %group_last, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
    %is_member = stablehlo.and %from_first, %to_last : tensor<4x16xi1>
    %size_4 = stablehlo.constant dense<4> : tensor<1xi32>
    %shape_nx4x16 = stablehlo.concatenate %token_count_1d, %size_4, %size_16, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %is_member_rows = "stablehlo.dynamic_broadcast_in_dim"(%is_member, %shape_nx4x16) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<4x16xi1>, tensor<3xi32>) -> tensor<?x4x16xi1>
    %key_per_group = "stablehlo.dynamic_broadcast_in_dim"(%scores, %shape_nx4x16) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x16xf32>, tensor<3xi32>) -> tensor<?x4x16xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx16) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x16xf32>
    %is_zero = stablehlo.compare EQ, %scores, %zero_splat, FLOAT : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x16xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores : tensor<?x16xi1>, tensor<?x16xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<?x16xf32>) -> tensor<?x16xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = "stablehlo.dynamic_broadcast_in_dim"(%magnitude_mask, %shape_nx16) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x16xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<?x16xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx16) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x16xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<?x16xi32>, tensor<?x16xi32>) -> tensor<?x16xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<?x16xi1>, tensor<?x16xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x16xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = "stablehlo.dynamic_broadcast_in_dim"(%nan_rank, %shape_nx16) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x16xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<?x16xi1>, tensor<?x16xi32>
    %ordered_per_group = "stablehlo.dynamic_broadcast_in_dim"(%ordered_key_1, %shape_nx4x16) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x16xi32>, tensor<3xi32>) -> tensor<?x4x16xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = "stablehlo.dynamic_broadcast_in_dim"(%taken, %shape_nx4x16) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<3xi32>) -> tensor<?x4x16xi32>
    %member_key = stablehlo.select %is_member_rows, %ordered_per_group, %taken_splat : tensor<?x4x16xi1>, tensor<?x4x16xi32>
    %expert_index_wide_1 = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx4x16) <{broadcast_dimensions = array<i64: 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<16xi32>, tensor<3xi32>) -> tensor<?x4x16xi32>
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%member_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [2] : (tensor<?x4x16xi32>, tensor<i32>) -> tensor<?x4xi32>
    %best_key_rows = "stablehlo.dynamic_broadcast_in_dim"(%best_key, %shape_nx4x16) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x4xi32>, tensor<3xi32>) -> tensor<?x4x16xi32>
    %is_best = stablehlo.compare EQ, %member_key, %best_key_rows, SIGNED : (tensor<?x4x16xi32>, tensor<?x4x16xi32>) -> tensor<?x4x16xi1>
    %beyond = stablehlo.constant dense<16> : tensor<i32>
    %beyond_splat = "stablehlo.dynamic_broadcast_in_dim"(%beyond, %shape_nx4x16) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<3xi32>) -> tensor<?x4x16xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide_1, %beyond_splat : tensor<?x4x16xi1>, tensor<?x4x16xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [2] : (tensor<?x4x16xi32>, tensor<i32>) -> tensor<?x4xi32>
    %chosen_rows = "stablehlo.dynamic_broadcast_in_dim"(%chosen, %shape_nx4x16) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x4xi32>, tensor<3xi32>) -> tensor<?x4x16xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide_1, %chosen_rows, SIGNED : (tensor<?x4x16xi32>, tensor<?x4x16xi32>) -> tensor<?x4x16xi1>
    %zero_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx4x16) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x4x16xf32>
    %best_member = stablehlo.select %is_chosen, %key_per_group, %zero_splat_1 : tensor<?x4x16xi1>, tensor<?x4x16xf32>
    %best_member_key = stablehlo.reduce(%best_member init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<?x4x16xf32>, tensor<f32>) -> tensor<?x4xf32>
    %member_key_1 = stablehlo.select %is_chosen, %taken_splat, %member_key : tensor<?x4x16xi1>, tensor<?x4x16xi32>
    %best_key_1 = stablehlo.reduce(%member_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [2] : (tensor<?x4x16xi32>, tensor<i32>) -> tensor<?x4xi32>
    %best_key_rows_1 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_1, %shape_nx4x16) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x4xi32>, tensor<3xi32>) -> tensor<?x4x16xi32>
    %is_best_1 = stablehlo.compare EQ, %member_key_1, %best_key_rows_1, SIGNED : (tensor<?x4x16xi32>, tensor<?x4x16xi32>) -> tensor<?x4x16xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide_1, %beyond_splat : tensor<?x4x16xi1>, tensor<?x4x16xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [2] : (tensor<?x4x16xi32>, tensor<i32>) -> tensor<?x4xi32>
    %chosen_rows_1 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_1, %shape_nx4x16) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x4xi32>, tensor<3xi32>) -> tensor<?x4x16xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide_1, %chosen_rows_1, SIGNED : (tensor<?x4x16xi32>, tensor<?x4x16xi32>) -> tensor<?x4x16xi1>
    %best_member_1 = stablehlo.select %is_chosen_1, %key_per_group, %zero_splat_1 : tensor<?x4x16xi1>, tensor<?x4x16xf32>
    %best_member_key_1 = stablehlo.reduce(%best_member_1 init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<?x4x16xf32>, tensor<f32>) -> tensor<?x4xf32>
    %group_score = stablehlo.add %best_member_key, %best_member_key_1 : tensor<?x4xf32>
    %member_key_2 = stablehlo.select %is_chosen_1, %taken_splat, %member_key_1 : tensor<?x4x16xi1>, tensor<?x4x16xi32>
    %shape_nx4 = stablehlo.concatenate %token_count_1d, %size_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %zero_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx4) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %is_zero_1 = stablehlo.compare EQ, %group_score, %zero_splat_2, FLOAT : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xi1>
    %unsigned_zero_key_1 = stablehlo.select %is_zero_1, %zero_splat_2, %group_score : tensor<?x4xi1>, tensor<?x4xf32>
    %key_bits_1 = stablehlo.bitcast_convert %unsigned_zero_key_1 : (tensor<?x4xf32>) -> tensor<?x4xi32>
    %magnitude_mask_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%magnitude_mask, %shape_nx4) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x4xi32>
    %key_bits_flipped_1 = stablehlo.xor %key_bits_1, %magnitude_mask_splat_1 : tensor<?x4xi32>
    %zero_i32_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx4) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x4xi32>
    %is_negative_1 = stablehlo.compare LT, %key_bits_1, %zero_i32_splat_1, SIGNED : (tensor<?x4xi32>, tensor<?x4xi32>) -> tensor<?x4xi1>
    %ordered_key_2 = stablehlo.select %is_negative_1, %key_bits_flipped_1, %key_bits_1 : tensor<?x4xi1>, tensor<?x4xi32>
    %is_nan_1 = stablehlo.compare NE, %unsigned_zero_key_1, %unsigned_zero_key_1, FLOAT : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xi1>
    %nan_rank_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%nan_rank, %shape_nx4) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x4xi32>
    %ordered_key_3 = stablehlo.select %is_nan_1, %nan_rank_splat_1, %ordered_key_2 : tensor<?x4xi1>, tensor<?x4xi32>
    %group_index_wide_1 = "stablehlo.dynamic_broadcast_in_dim"(%group_index, %shape_nx4) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<4xi32>, tensor<2xi32>) -> tensor<?x4xi32>
    %no = stablehlo.constant dense<false> : tensor<i1>
    %no_splat = "stablehlo.dynamic_broadcast_in_dim"(%no, %shape_nx4) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i1>, tensor<2xi32>) -> tensor<?x4xi1>
    %best_key_2 = stablehlo.reduce(%ordered_key_3 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x4xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_2 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_2, %shape_nx4) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x4xi32>
    %is_best_2 = stablehlo.compare EQ, %ordered_key_3, %best_key_rows_2, SIGNED : (tensor<?x4xi32>, tensor<?x4xi32>) -> tensor<?x4xi1>
    %beyond_1 = stablehlo.constant dense<4> : tensor<i32>
    %beyond_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%beyond_1, %shape_nx4) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x4xi32>
    %candidates_2 = stablehlo.select %is_best_2, %group_index_wide_1, %beyond_splat_1 : tensor<?x4xi1>, tensor<?x4xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x4xi32>, tensor<i32>) -> tensor<?xi32>
    %chosen_rows_2 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_2, %shape_nx4) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x4xi32>
    %is_chosen_2 = stablehlo.compare EQ, %group_index_wide_1, %chosen_rows_2, SIGNED : (tensor<?x4xi32>, tensor<?x4xi32>) -> tensor<?x4xi1>
    %kept_groups = stablehlo.or %no_splat, %is_chosen_2 : tensor<?x4xi1>
    %taken_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%taken, %shape_nx4) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x4xi32>
    %remaining_groups = stablehlo.select %is_chosen_2, %taken_splat_1, %ordered_key_3 : tensor<?x4xi1>, tensor<?x4xi32>
    %best_key_3 = stablehlo.reduce(%remaining_groups init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x4xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_3 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_3, %shape_nx4) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x4xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_groups, %best_key_rows_3, SIGNED : (tensor<?x4xi32>, tensor<?x4xi32>) -> tensor<?x4xi1>
    %candidates_3 = stablehlo.select %is_best_3, %group_index_wide_1, %beyond_splat_1 : tensor<?x4xi1>, tensor<?x4xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x4xi32>, tensor<i32>) -> tensor<?xi32>
    %chosen_rows_3 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_3, %shape_nx4) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x4xi32>
    %is_chosen_3 = stablehlo.compare EQ, %group_index_wide_1, %chosen_rows_3, SIGNED : (tensor<?x4xi32>, tensor<?x4xi32>) -> tensor<?x4xi1>
    %kept_groups_1 = stablehlo.or %kept_groups, %is_chosen_3 : tensor<?x4xi1>
    %remaining_groups_1 = stablehlo.select %is_chosen_3, %taken_splat_1, %remaining_groups : tensor<?x4xi1>, tensor<?x4xi32>
    %kept_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%kept_groups_1, %shape_nx4x16) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x4xi1>, tensor<3xi32>) -> tensor<?x4x16xi1>
    %kept_member = stablehlo.and %is_member_rows, %kept_per_expert : tensor<?x4x16xi1>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %is_eligible = stablehlo.reduce(%kept_member init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<?x4x16xi1>, tensor<i1>) -> tensor<?x16xi1>
    %group_fill = stablehlo.constant dense<0.0> : tensor<f32>
    %group_fill_splat = "stablehlo.dynamic_broadcast_in_dim"(%group_fill, %shape_nx16) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x16xf32>
    %grouped_key = stablehlo.select %is_eligible, %scores, %group_fill_splat : tensor<?x16xi1>, tensor<?x16xf32>

    // stage: top-k: 3 iterative argmaxes over 16 experts; a tie takes the lowest index
    %is_zero_2 = stablehlo.compare EQ, %grouped_key, %zero_splat, FLOAT : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x16xi1>
    %unsigned_zero_key_2 = stablehlo.select %is_zero_2, %zero_splat, %grouped_key : tensor<?x16xi1>, tensor<?x16xf32>
    %key_bits_2 = stablehlo.bitcast_convert %unsigned_zero_key_2 : (tensor<?x16xf32>) -> tensor<?x16xi32>
    %key_bits_flipped_2 = stablehlo.xor %key_bits_2, %magnitude_mask_splat : tensor<?x16xi32>
    %is_negative_2 = stablehlo.compare LT, %key_bits_2, %zero_i32_splat, SIGNED : (tensor<?x16xi32>, tensor<?x16xi32>) -> tensor<?x16xi1>
    %ordered_key_4 = stablehlo.select %is_negative_2, %key_bits_flipped_2, %key_bits_2 : tensor<?x16xi1>, tensor<?x16xi32>
    %is_nan_2 = stablehlo.compare NE, %unsigned_zero_key_2, %unsigned_zero_key_2, FLOAT : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x16xi1>
    %ordered_key_5 = stablehlo.select %is_nan_2, %nan_rank_splat, %ordered_key_4 : tensor<?x16xi1>, tensor<?x16xi32>
    %expert_index_wide_2 = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx16) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<16xi32>, tensor<2xi32>) -> tensor<?x16xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<3xi32>
    %size_3 = stablehlo.constant dense<3> : tensor<1xi32>
    %shape_nx3 = stablehlo.concatenate %token_count_1d, %size_3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %slot_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%slot_index, %shape_nx3) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3xi32>, tensor<2xi32>) -> tensor<?x3xi32>
    %zero_i32_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx3) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x3xi32>
    // choice 0
    %best_key_4 = stablehlo.reduce(%ordered_key_5 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x16xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_4 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_4, %shape_nx16) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x16xi32>
    %is_best_4 = stablehlo.compare EQ, %ordered_key_5, %best_key_rows_4, SIGNED : (tensor<?x16xi32>, tensor<?x16xi32>) -> tensor<?x16xi1>
    %beyond_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%beyond, %shape_nx16) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x16xi32>
    %candidates_4 = stablehlo.select %is_best_4, %expert_index_wide_2, %beyond_splat_2 : tensor<?x16xi1>, tensor<?x16xi32>
    %chosen_4 = stablehlo.reduce(%candidates_4 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x16xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_0, %shape_nx3) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x3xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
    %chosen_slots = "stablehlo.dynamic_broadcast_in_dim"(%chosen_4, %shape_nx3) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x3xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_2 : tensor<?x3xi1>, tensor<?x3xi32>
    %taken_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%taken, %shape_nx16) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x16xi32>
    %chosen_rows_4 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_4, %shape_nx16) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x16xi32>
    %is_chosen_4 = stablehlo.compare EQ, %expert_index_wide_2, %chosen_rows_4, SIGNED : (tensor<?x16xi32>, tensor<?x16xi32>) -> tensor<?x16xi1>
    %remaining_key = stablehlo.select %is_chosen_4, %taken_splat_2, %ordered_key_5 : tensor<?x16xi1>, tensor<?x16xi32>
    // choice 1
    %best_key_5 = stablehlo.reduce(%remaining_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x16xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_5 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_5, %shape_nx16) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x16xi32>
    %is_best_5 = stablehlo.compare EQ, %remaining_key, %best_key_rows_5, SIGNED : (tensor<?x16xi32>, tensor<?x16xi32>) -> tensor<?x16xi1>
    %candidates_5 = stablehlo.select %is_best_5, %expert_index_wide_2, %beyond_splat_2 : tensor<?x16xi1>, tensor<?x16xi32>
    %chosen_5 = stablehlo.reduce(%candidates_5 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x16xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_1, %shape_nx3) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x3xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
    %chosen_slots_1 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_5, %shape_nx3) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x3xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<?x3xi1>, tensor<?x3xi32>
    %chosen_rows_5 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_5, %shape_nx16) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x16xi32>
    %is_chosen_5 = stablehlo.compare EQ, %expert_index_wide_2, %chosen_rows_5, SIGNED : (tensor<?x16xi32>, tensor<?x16xi32>) -> tensor<?x16xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_5, %taken_splat_2, %remaining_key : tensor<?x16xi1>, tensor<?x16xi32>
    // choice 2
    %best_key_6 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x16xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_6 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_6, %shape_nx16) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x16xi32>
    %is_best_6 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_6, SIGNED : (tensor<?x16xi32>, tensor<?x16xi32>) -> tensor<?x16xi1>
    %candidates_6 = stablehlo.select %is_best_6, %expert_index_wide_2, %beyond_splat_2 : tensor<?x16xi1>, tensor<?x16xi32>
    %chosen_6 = stablehlo.reduce(%candidates_6 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x16xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_2, %shape_nx3) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x3xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
    %chosen_slots_2 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_6, %shape_nx3) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x3xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<?x3xi1>, tensor<?x3xi32>

    // stage: combine weights: [N, k]
    %shape_nx3x16 = stablehlo.concatenate %token_count_1d, %size_3, %size_16, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %expert_index_wide_3 = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx3x16) <{broadcast_dimensions = array<i64: 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<16xi32>, tensor<3xi32>) -> tensor<?x3x16xi32>
    %ids_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids_2, %shape_nx3x16) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<?x3x16xi32>
    %is_chosen_6 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_3, SIGNED : (tensor<?x3x16xi32>, tensor<?x3x16xi32>) -> tensor<?x3x16xi1>
    %values_per_slot = "stablehlo.dynamic_broadcast_in_dim"(%scores, %shape_nx3x16) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x16xf32>, tensor<3xi32>) -> tensor<?x3x16xf32>
    %zero_splat_3 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx3x16) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x3x16xf32>
    %chosen_values = stablehlo.select %is_chosen_6, %values_per_slot, %zero_splat_3 : tensor<?x3x16xi1>, tensor<?x3x16xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<?x3x16xf32>, tensor<f32>) -> tensor<?x3xf32>
    %weight_sum = stablehlo.reduce(%chosen_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
    %epsilon = stablehlo.constant dense<9.999999682655225e-21> : tensor<f32>
    %epsilon_splat = "stablehlo.dynamic_broadcast_in_dim"(%epsilon, %token_count_1d) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %weight_sum_epsilon = stablehlo.add %weight_sum, %epsilon_splat : tensor<?xf32>
    %weight_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%weight_sum_epsilon, %shape_nx3) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %normalised_weights = stablehlo.divide %chosen_weights, %weight_sum_rows : tensor<?x3xf32>
    %routed_scale = stablehlo.constant dense<2.5> : tensor<f32>
    %routed_scale_splat = "stablehlo.dynamic_broadcast_in_dim"(%routed_scale, %shape_nx3) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
    %scaled_weights = stablehlo.multiply %normalised_weights, %routed_scale_splat : tensor<?x3xf32>

    // stage: experts: all 16 experts over all tokens, [E, N, H]
    %size_40 = stablehlo.constant dense<40> : tensor<1xi32>
    %shape_16xnx40 = stablehlo.concatenate %size_16, %token_count_1d, %size_40, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %x_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%x, %shape_16xnx40) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x40xf32>, tensor<3xi32>) -> tensor<16x?x40xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:16, 0:24, 0:40] : (tensor<16x48x40xf32>) -> tensor<16x24x40xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<16x?x40xf32>) -> tensor<16x?x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<16x24x40xf32>) -> tensor<16x24x40xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x?x40xf64>, tensor<16x24x40xf64>) -> tensor<16x?x24xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<16x?x24xf64>) -> tensor<16x?x24xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:16, 24:48, 0:40] : (tensor<16x48x40xf32>) -> tensor<16x24x40xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<16x?x40xf32>) -> tensor<16x?x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<16x24x40xf32>) -> tensor<16x24x40xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x?x40xf64>, tensor<16x24x40xf64>) -> tensor<16x?x24xf64>
    %up = stablehlo.convert %up_wide : (tensor<16x?x24xf64>) -> tensor<16x?x24xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<16x?x24xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<16x?x24xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<16x?x24xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<16x?x24xf32>) -> tensor<16x?x24xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<16x40x24xf32>) -> tensor<16x40x24xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x?x24xf64>, tensor<16x40x24xf64>) -> tensor<16x?x40xf64>
    %down = stablehlo.convert %down_wide : (tensor<16x?x40xf64>) -> tensor<16x?x40xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids_2, %shape_nx3x16) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<?x3x16xi32>
    %is_chosen_7 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_3, SIGNED : (tensor<?x3x16xi32>, tensor<?x3x16xi32>) -> tensor<?x3x16xi1>
    %weights_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%scaled_weights, %shape_nx3x16) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<?x3x16xf32>
    %placed_weights = stablehlo.select %is_chosen_7, %weights_per_expert, %zero_splat_3 : tensor<?x3x16xi1>, tensor<?x3x16xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x3x16xf32>, tensor<f32>) -> tensor<?x16xf32>
    %chosen_matrix = stablehlo.reduce(%is_chosen_7 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<?x3x16xi1>, tensor<i1>) -> tensor<?x16xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<?x16xf32>) -> tensor<16x?xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<?x16xi1>) -> tensor<16x?xi1>
    %combine_rows = "stablehlo.dynamic_broadcast_in_dim"(%combine_by_expert, %shape_16xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<16x?xf32>, tensor<3xi32>) -> tensor<16x?x40xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<16x?x40xf32>
    %chosen_rows_6 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_by_expert, %shape_16xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<16x?xi1>, tensor<3xi32>) -> tensor<16x?x40xi1>
    %zero_splat_4 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_16xnx40) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<16x?x40xf32>
    %kept = stablehlo.select %chosen_rows_6, %weighted, %zero_splat_4 : tensor<16x?x40xi1>, tensor<16x?x40xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<16x?x40xf32>, tensor<f32>) -> tensor<?x40xf32>

    // stage: shared expert
    %gate_weight_1 = stablehlo.slice %shared_gate_up [0:24, 0:40] : (tensor<48x40xf32>) -> tensor<24x40xf32>
    %x_f64_1 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf64>
    %gate_weight_1_f64 = stablehlo.convert %gate_weight_1 : (tensor<24x40xf32>) -> tensor<24x40xf64>
    %gate_wide_1 = stablehlo.dot_general %x_f64_1, %gate_weight_1_f64, contracting_dims = [1] x [1] : (tensor<?x40xf64>, tensor<24x40xf64>) -> tensor<?x24xf64>
    %gate_1 = stablehlo.convert %gate_wide_1 : (tensor<?x24xf64>) -> tensor<?x24xf32>
    %up_weight_1 = stablehlo.slice %shared_gate_up [24:48, 0:40] : (tensor<48x40xf32>) -> tensor<24x40xf32>
    %x_f64_2 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf64>
    %up_weight_1_f64 = stablehlo.convert %up_weight_1 : (tensor<24x40xf32>) -> tensor<24x40xf64>
    %up_wide_1 = stablehlo.dot_general %x_f64_2, %up_weight_1_f64, contracting_dims = [1] x [1] : (tensor<?x40xf64>, tensor<24x40xf64>) -> tensor<?x24xf64>
    %up_1 = stablehlo.convert %up_wide_1 : (tensor<?x24xf64>) -> tensor<?x24xf32>
    %gate_sigmoid_1 = stablehlo.logistic %gate_1 : tensor<?x24xf32>
    %activated_1 = stablehlo.multiply %gate_1, %gate_sigmoid_1 : tensor<?x24xf32>
    %hidden_1 = stablehlo.multiply %activated_1, %up_1 : tensor<?x24xf32>
    %hidden_1_f64 = stablehlo.convert %hidden_1 : (tensor<?x24xf32>) -> tensor<?x24xf64>
    %shared_down_f64 = stablehlo.convert %shared_down : (tensor<40x24xf32>) -> tensor<40x24xf64>
    %down_wide_1 = stablehlo.dot_general %hidden_1_f64, %shared_down_f64, contracting_dims = [1] x [1] : (tensor<?x24xf64>, tensor<40x24xf64>) -> tensor<?x40xf64>
    %down_1 = stablehlo.convert %down_wide_1 : (tensor<?x40xf64>) -> tensor<?x40xf32>
    %output = stablehlo.add %routed, %down_1 : tensor<?x40xf32>

    return %output : tensor<?x40xf32>
  }
}
