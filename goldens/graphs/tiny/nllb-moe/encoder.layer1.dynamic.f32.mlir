module @moe_ffn {
  func.func public @main(
      %x: tensor<?x40xf32>,
      %padding_mask: tensor<?xi32>,
      %router: tensor<8x40xf32>,
      %router_bias: tensor<8xf32>,
      %expert_up: tensor<8x24x40xf32>,
      %expert_up_bias: tensor<8x24xf32>,
      %expert_down: tensor<8x40x24xf32>,
      %expert_down_bias: tensor<8x40xf32>
  ) -> tensor<?x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %x_f64 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf64>
    %router_f64 = stablehlo.convert %router : (tensor<8x40xf32>) -> tensor<8x40xf64>
    %router_logits_wide = stablehlo.dot_general %x_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<?x40xf64>, tensor<8x40xf64>) -> tensor<?x8xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<?x8xf64>) -> tensor<?x8xf32>
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_8 = stablehlo.constant dense<8> : tensor<1xi32>
    %shape_nx8 = stablehlo.concatenate %token_count_1d, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %router_bias_rows = "stablehlo.dynamic_broadcast_in_dim"(%router_bias, %shape_nx8) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<8xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %router_logits_biased = stablehlo.add %router_logits, %router_bias_rows : tensor<?x8xf32>

    // stage: router scores: softmax
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits_biased init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x8xf32>, tensor<f32>) -> tensor<?xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<?xf32>
    %minus_row_max_rows = "stablehlo.dynamic_broadcast_in_dim"(%minus_row_max, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %shifted = stablehlo.add %router_logits_biased, %minus_row_max_rows : tensor<?x8xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<?x8xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x8xf32>, tensor<f32>) -> tensor<?xf32>
    %row_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%row_sum, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %scores = stablehlo.divide %exponentials, %row_sum_rows : tensor<?x8xf32>

    // stage: top-k: 2 iterative argmaxes over 8 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x8xf32>
    %is_zero = stablehlo.compare EQ, %router_logits_biased, %zero_splat, FLOAT : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %router_logits_biased : tensor<?x8xi1>, tensor<?x8xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<?x8xf32>) -> tensor<?x8xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = "stablehlo.dynamic_broadcast_in_dim"(%magnitude_mask, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<?x8xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<?x8xi1>, tensor<?x8xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = "stablehlo.dynamic_broadcast_in_dim"(%nan_rank, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<?x8xi1>, tensor<?x8xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<8xi32>
    %expert_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx8) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<8xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<2xi32>
    %size_2 = stablehlo.constant dense<2> : tensor<1xi32>
    %shape_nx2 = stablehlo.concatenate %token_count_1d, %size_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %slot_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%slot_index, %shape_nx2) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xi32>
    %zero_i32_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx2) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x2xi32>
    // choice 0
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x8xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows = "stablehlo.dynamic_broadcast_in_dim"(%best_key, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %beyond = stablehlo.constant dense<8> : tensor<i32>
    %beyond_splat = "stablehlo.dynamic_broadcast_in_dim"(%beyond, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<?x8xi1>, tensor<?x8xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x8xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_0, %shape_nx2) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x2xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<?x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi1>
    %chosen_slots = "stablehlo.dynamic_broadcast_in_dim"(%chosen, %shape_nx2) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x2xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<?x2xi1>, tensor<?x2xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = "stablehlo.dynamic_broadcast_in_dim"(%taken, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %chosen_rows = "stablehlo.dynamic_broadcast_in_dim"(%chosen, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<?x8xi1>, tensor<?x8xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x8xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_1 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_1, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<?x8xi1>, tensor<?x8xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x8xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_1, %shape_nx2) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x2xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<?x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi1>
    %chosen_slots_1 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_1, %shape_nx2) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x2xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<?x2xi1>, tensor<?x2xi32>

    // stage: combine weights: [N, k]
    %shape_nx2x8 = stablehlo.concatenate %token_count_1d, %size_2, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %expert_index_wide_1 = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx2x8) <{broadcast_dimensions = array<i64: 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<8xi32>, tensor<3xi32>) -> tensor<?x2x8xi32>
    %ids_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids_1, %shape_nx2x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x2xi32>, tensor<3xi32>) -> tensor<?x2x8xi32>
    %is_chosen_1 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<?x2x8xi32>, tensor<?x2x8xi32>) -> tensor<?x2x8xi1>
    %values_per_slot = "stablehlo.dynamic_broadcast_in_dim"(%scores, %shape_nx2x8) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x8xf32>, tensor<3xi32>) -> tensor<?x2x8xf32>
    %zero_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx2x8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x2x8xf32>
    %chosen_values = stablehlo.select %is_chosen_1, %values_per_slot, %zero_splat_1 : tensor<?x2x8xi1>, tensor<?x2x8xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<?x2x8xf32>, tensor<f32>) -> tensor<?x2xf32>

    // stage: admission: which slots visit an expert; the weight of the others is 0
    %nowhere = stablehlo.constant dense<8> : tensor<i32>
    %nowhere_splat = "stablehlo.dynamic_broadcast_in_dim"(%nowhere, %shape_nx2) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x2xi32>
    %padding_slots = "stablehlo.dynamic_broadcast_in_dim"(%padding_mask, %shape_nx2) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x2xi32>
    %is_padding = stablehlo.compare NE, %padding_slots, %zero_i32_splat_1, SIGNED : (tensor<?x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi1>
    %queueing_ids = stablehlo.select %is_padding, %nowhere_splat, %expert_ids_1 : tensor<?x2xi1>, tensor<?x2xi32>
    // how many tokens before this one chose the same expert in the same slot
    %token_index = stablehlo.dynamic_iota %token_count_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
    %shape_nxnx2 = stablehlo.concatenate %token_count_1d, %token_count_1d, %size_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %token_rows = "stablehlo.dynamic_broadcast_in_dim"(%token_index, %shape_nxnx2) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<3xi32>) -> tensor<?x?x2xi32>
    %token_columns = "stablehlo.dynamic_broadcast_in_dim"(%token_index, %shape_nxnx2) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<3xi32>) -> tensor<?x?x2xi32>
    %ids_rows = "stablehlo.dynamic_broadcast_in_dim"(%queueing_ids, %shape_nxnx2) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x2xi32>, tensor<3xi32>) -> tensor<?x?x2xi32>
    %ids_columns = "stablehlo.dynamic_broadcast_in_dim"(%queueing_ids, %shape_nxnx2) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x2xi32>, tensor<3xi32>) -> tensor<?x?x2xi32>
    %is_earlier = stablehlo.compare LT, %token_columns, %token_rows, SIGNED : (tensor<?x?x2xi32>, tensor<?x?x2xi32>) -> tensor<?x?x2xi1>
    %is_same = stablehlo.compare EQ, %ids_rows, %ids_columns, SIGNED : (tensor<?x?x2xi32>, tensor<?x?x2xi32>) -> tensor<?x?x2xi1>
    %both = stablehlo.and %is_earlier, %is_same : tensor<?x?x2xi1>
    %one_i32 = stablehlo.constant dense<1> : tensor<i32>
    %one_i32_splat = "stablehlo.dynamic_broadcast_in_dim"(%one_i32, %shape_nxnx2) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<3xi32>) -> tensor<?x?x2xi32>
    %zero_i32_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nxnx2) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<3xi32>) -> tensor<?x?x2xi32>
    %ahead_counts = stablehlo.select %both, %one_i32_splat, %zero_i32_splat_2 : tensor<?x?x2xi1>, tensor<?x?x2xi32>
    %add_identity_1 = stablehlo.constant dense<0> : tensor<i32>
    %queue_place = stablehlo.reduce(%ahead_counts init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<?x?x2xi32>, tensor<i32>) -> tensor<?x2xi32>
    // and how many tokens chose it in an earlier slot
    %ids_per_expert_1 = "stablehlo.dynamic_broadcast_in_dim"(%queueing_ids, %shape_nx2x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x2xi32>, tensor<3xi32>) -> tensor<?x2x8xi32>
    %is_chosen_2 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<?x2x8xi32>, tensor<?x2x8xi32>) -> tensor<?x2x8xi1>
    %one_i32_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%one_i32, %shape_nx2x8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<3xi32>) -> tensor<?x2x8xi32>
    %zero_i32_splat_3 = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx2x8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<3xi32>) -> tensor<?x2x8xi32>
    %use_counts = stablehlo.select %is_chosen_2, %one_i32_splat_1, %zero_i32_splat_3 : tensor<?x2x8xi1>, tensor<?x2x8xi32>
    %slot_uses = stablehlo.reduce(%use_counts init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<?x2x8xi32>, tensor<i32>) -> tensor<2x8xi32>
    %slot_index_wide_1 = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<2xi32>) -> tensor<2x2x8xi32>
    %slot_index_wide_2 = stablehlo.broadcast_in_dim %slot_index, dims = [0] : (tensor<2xi32>) -> tensor<2x2x8xi32>
    %is_lt = stablehlo.compare LT, %slot_index_wide_1, %slot_index_wide_2, SIGNED : (tensor<2x2x8xi32>, tensor<2x2x8xi32>) -> tensor<2x2x8xi1>
    %slot_uses_wide = stablehlo.broadcast_in_dim %slot_uses, dims = [1, 2] : (tensor<2x8xi32>) -> tensor<2x2x8xi32>
    %zero_i32_splat_4 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<2x2x8xi32>
    %earlier_uses = stablehlo.select %is_lt, %slot_uses_wide, %zero_i32_splat_4 : tensor<2x2x8xi1>, tensor<2x2x8xi32>
    %earlier_slot_uses = stablehlo.reduce(%earlier_uses init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<2x2x8xi32>, tensor<i32>) -> tensor<2x8xi32>
    %earlier_uses_rows = "stablehlo.dynamic_broadcast_in_dim"(%earlier_slot_uses, %shape_nx2x8) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<2x8xi32>, tensor<3xi32>) -> tensor<?x2x8xi32>
    %own_earlier_uses = stablehlo.select %is_chosen_2, %earlier_uses_rows, %zero_i32_splat_3 : tensor<?x2x8xi1>, tensor<?x2x8xi32>
    %slots_before = stablehlo.reduce(%own_earlier_uses init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<?x2x8xi32>, tensor<i32>) -> tensor<?x2xi32>
    %queue_place_1 = stablehlo.add %queue_place, %slots_before : tensor<?x2xi32>
    %token_count_slots = "stablehlo.dynamic_broadcast_in_dim"(%token_count, %shape_nx2) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x2xi32>
    %token_count_f64 = stablehlo.convert %token_count_slots : (tensor<?x2xi32>) -> tensor<?x2xf64>
    %capacity_fraction = stablehlo.constant dense<0.1> : tensor<f64>
    %capacity_fraction_splat = "stablehlo.dynamic_broadcast_in_dim"(%capacity_fraction, %shape_nx2) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f64>, tensor<2xi32>) -> tensor<?x2xf64>
    %capacity_share = stablehlo.multiply %token_count_f64, %capacity_fraction_splat : tensor<?x2xf64>
    %rounded_up = stablehlo.ceil %capacity_share : tensor<?x2xf64>
    %capacity = stablehlo.convert %rounded_up : (tensor<?x2xf64>) -> tensor<?x2xi32>
    %has_room = stablehlo.compare LT, %queue_place_1, %capacity, SIGNED : (tensor<?x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi1>
    %kept_ids = stablehlo.select %has_room, %queueing_ids, %nowhere_splat : tensor<?x2xi1>, tensor<?x2xi32>
    %is_dropped = stablehlo.compare GE, %kept_ids, %nowhere_splat, SIGNED : (tensor<?x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi1>
    %zero_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx2) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x2xf32>
    %kept_weights = stablehlo.select %is_dropped, %zero_splat_2, %chosen_weights : tensor<?x2xi1>, tensor<?x2xf32>
    %weight_sum = stablehlo.reduce(%kept_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x2xf32>, tensor<f32>) -> tensor<?xf32>
    %smallest_sum = stablehlo.constant dense<1.1920928955078125e-07> : tensor<f32>
    %smallest_sum_splat = "stablehlo.dynamic_broadcast_in_dim"(%smallest_sum, %token_count_1d) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %weight_sum_clamped = stablehlo.maximum %weight_sum, %smallest_sum_splat : tensor<?xf32>
    %weight_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%weight_sum_clamped, %shape_nx2) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x2xf32>
    %normalised_weights = stablehlo.divide %kept_weights, %weight_sum_rows : tensor<?x2xf32>
    %slot_expert_0 = stablehlo.constant dense<1> : tensor<i32>
    %slot_expert_0_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_expert_0, %shape_nx2) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x2xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<?x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi1>
    %slot_expert_1 = stablehlo.constant dense<0> : tensor<i32>
    %slot_expert_1_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_expert_1, %shape_nx2) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x2xi32>
    %slot_experts = stablehlo.select %is_slot_2, %slot_expert_1_splat, %slot_expert_0_splat : tensor<?x2xi1>, tensor<?x2xi32>
    %visited_ids = stablehlo.select %is_dropped, %nowhere_splat, %slot_experts : tensor<?x2xi1>, tensor<?x2xi32>

    // stage: experts: all 8 experts over all tokens, [E, N, H]
    %size_40 = stablehlo.constant dense<40> : tensor<1xi32>
    %shape_8xnx40 = stablehlo.concatenate %size_8, %token_count_1d, %size_40, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %x_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%x, %shape_8xnx40) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x40xf32>, tensor<3xi32>) -> tensor<8x?x40xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<8x?x40xf32>) -> tensor<8x?x40xf64>
    %expert_up_f64 = stablehlo.convert %expert_up : (tensor<8x24x40xf32>) -> tensor<8x24x40xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64, %expert_up_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x40xf64>, tensor<8x24x40xf64>) -> tensor<8x?x24xf64>
    %up = stablehlo.convert %up_wide : (tensor<8x?x24xf64>) -> tensor<8x?x24xf32>
    %size_24 = stablehlo.constant dense<24> : tensor<1xi32>
    %shape_8xnx24 = stablehlo.concatenate %size_8, %token_count_1d, %size_24, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %up_bias_rows = "stablehlo.dynamic_broadcast_in_dim"(%expert_up_bias, %shape_8xnx24) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x24xf32>, tensor<3xi32>) -> tensor<8x?x24xf32>
    %up_biased = stablehlo.add %up, %up_bias_rows : tensor<8x?x24xf32>
    %zero_splat_3 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_8xnx24) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<8x?x24xf32>
    %activated = stablehlo.maximum %up_biased, %zero_splat_3 : tensor<8x?x24xf32>
    %activated_f64 = stablehlo.convert %activated : (tensor<8x?x24xf32>) -> tensor<8x?x24xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<8x40x24xf32>) -> tensor<8x40x24xf64>
    %down_wide = stablehlo.dot_general %activated_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x24xf64>, tensor<8x40x24xf64>) -> tensor<8x?x40xf64>
    %down = stablehlo.convert %down_wide : (tensor<8x?x40xf64>) -> tensor<8x?x40xf32>
    %down_bias_rows = "stablehlo.dynamic_broadcast_in_dim"(%expert_down_bias, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x40xf32>, tensor<3xi32>) -> tensor<8x?x40xf32>
    %down_biased = stablehlo.add %down, %down_bias_rows : tensor<8x?x40xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_2 = "stablehlo.dynamic_broadcast_in_dim"(%visited_ids, %shape_nx2x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x2xi32>, tensor<3xi32>) -> tensor<?x2x8xi32>
    %is_chosen_3 = stablehlo.compare EQ, %ids_per_expert_2, %expert_index_wide_1, SIGNED : (tensor<?x2x8xi32>, tensor<?x2x8xi32>) -> tensor<?x2x8xi1>
    %weights_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%normalised_weights, %shape_nx2x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x2xf32>, tensor<3xi32>) -> tensor<?x2x8xf32>
    %placed_weights = stablehlo.select %is_chosen_3, %weights_per_expert, %zero_splat_1 : tensor<?x2x8xi1>, tensor<?x2x8xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x2x8xf32>, tensor<f32>) -> tensor<?x8xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_3 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<?x2x8xi1>, tensor<i1>) -> tensor<?x8xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<?x8xf32>) -> tensor<8x?xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<?x8xi1>) -> tensor<8x?xi1>
    %combine_rows = "stablehlo.dynamic_broadcast_in_dim"(%combine_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xf32>, tensor<3xi32>) -> tensor<8x?x40xf32>
    %weighted = stablehlo.multiply %down_biased, %combine_rows : tensor<8x?x40xf32>
    %chosen_rows_1 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xi1>, tensor<3xi32>) -> tensor<8x?x40xi1>
    %zero_splat_4 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_8xnx40) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<8x?x40xf32>
    %kept = stablehlo.select %chosen_rows_1, %weighted, %zero_splat_4 : tensor<8x?x40xi1>, tensor<8x?x40xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<8x?x40xf32>, tensor<f32>) -> tensor<?x40xf32>
    %routed_scale = stablehlo.constant dense<0.800000011920929> : tensor<f32>
    %shape_nx40 = stablehlo.concatenate %token_count_1d, %size_40, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %routed_scale_splat = "stablehlo.dynamic_broadcast_in_dim"(%routed_scale, %shape_nx40) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x40xf32>
    %routed_scaled = stablehlo.multiply %routed, %routed_scale_splat : tensor<?x40xf32>

    return %routed_scaled : tensor<?x40xf32>
  }
}
