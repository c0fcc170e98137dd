module @moe_ffn {
  func.func public @main(
      %x: tensor<?x40xf32>,
      %router: tensor<8x40xf32>,
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

    // stage: router scores: softmax
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x8xf32>, tensor<f32>) -> tensor<?xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<?xf32>
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_8 = stablehlo.constant dense<8> : tensor<1xi32>
    %shape_nx8 = stablehlo.concatenate %token_count_1d, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %minus_row_max_rows = "stablehlo.dynamic_broadcast_in_dim"(%minus_row_max, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<?x8xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<?x8xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x8xf32>, tensor<f32>) -> tensor<?xf32>
    %row_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%row_sum, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %scores = stablehlo.divide %exponentials, %row_sum_rows : tensor<?x8xf32>

    // stage: top-k: 3 iterative argmaxes over 8 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x8xf32>
    %is_zero = stablehlo.compare EQ, %scores, %zero_splat, FLOAT : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores : tensor<?x8xi1>, tensor<?x8xf32>
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
    %slot_index = stablehlo.iota dim = 0 : tensor<3xi32>
    %size_3 = stablehlo.constant dense<3> : tensor<1xi32>
    %shape_nx3 = stablehlo.concatenate %token_count_1d, %size_3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %slot_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%slot_index, %shape_nx3) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3xi32>, tensor<2xi32>) -> tensor<?x3xi32>
    %zero_i32_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx3) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x3xi32>
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
    %slot_0_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_0, %shape_nx3) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x3xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
    %chosen_slots = "stablehlo.dynamic_broadcast_in_dim"(%chosen, %shape_nx3) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x3xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<?x3xi1>, tensor<?x3xi32>
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
    %slot_1_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_1, %shape_nx3) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x3xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
    %chosen_slots_1 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_1, %shape_nx3) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x3xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<?x3xi1>, tensor<?x3xi32>
    %chosen_rows_1 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_1, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<?x8xi1>, tensor<?x8xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x8xi32>, tensor<i32>) -> tensor<?xi32>
    %best_key_rows_2 = "stablehlo.dynamic_broadcast_in_dim"(%best_key_2, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<?x8xi1>, tensor<?x8xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x8xi32>, tensor<i32>) -> tensor<?xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = "stablehlo.dynamic_broadcast_in_dim"(%slot_2, %shape_nx3) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x3xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
    %chosen_slots_2 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_2, %shape_nx3) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x3xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<?x3xi1>, tensor<?x3xi32>

    // stage: combine weights: [N, k]
    %shape_nx3x8 = stablehlo.concatenate %token_count_1d, %size_3, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %expert_index_wide_1 = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx3x8) <{broadcast_dimensions = array<i64: 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<8xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
    %ids_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids_2, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
    %is_chosen_2 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<?x3x8xi32>, tensor<?x3x8xi32>) -> tensor<?x3x8xi1>
    %values_per_slot = "stablehlo.dynamic_broadcast_in_dim"(%scores, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x8xf32>, tensor<3xi32>) -> tensor<?x3x8xf32>
    %zero_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx3x8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x3x8xf32>
    %chosen_values = stablehlo.select %is_chosen_2, %values_per_slot, %zero_splat_1 : tensor<?x3x8xi1>, tensor<?x3x8xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<?x3x8xf32>, tensor<f32>) -> tensor<?x3xf32>
    %weight_sum = stablehlo.reduce(%chosen_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
    %weight_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%weight_sum, %shape_nx3) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %normalised_weights = stablehlo.divide %chosen_weights, %weight_sum_rows : tensor<?x3xf32>

    // stage: experts: all 8 experts over all tokens, [E, N, H]
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %size_40 = stablehlo.constant dense<40> : tensor<1xi32>
    %shape_8xnx40 = stablehlo.concatenate %size_8, %token_count_1d, %size_40, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %x_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%x_bf16, %shape_8xnx40) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x40xbf16>, tensor<3xi32>) -> tensor<8x?x40xbf16>
    %gate_weight = stablehlo.slice %expert_gate_up [0:8, 0:24, 0:40] : (tensor<8x48x40xbf16>) -> tensor<8x24x40xbf16>
    %gate = stablehlo.dot_general %x_per_expert, %gate_weight, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x40xbf16>, tensor<8x24x40xbf16>) -> tensor<8x?x24xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:8, 24:48, 0:40] : (tensor<8x48x40xbf16>) -> tensor<8x24x40xbf16>
    %up = stablehlo.dot_general %x_per_expert, %up_weight, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x40xbf16>, tensor<8x24x40xbf16>) -> tensor<8x?x24xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<8x?x24xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<8x?x24xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<8x?x24xf32>
    %hidden_bf16 = stablehlo.convert %hidden : (tensor<8x?x24xf32>) -> tensor<8x?x24xbf16>
    %down = stablehlo.dot_general %hidden_bf16, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x24xbf16>, tensor<8x40x24xbf16>) -> tensor<8x?x40xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids_2, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
    %is_chosen_3 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<?x3x8xi32>, tensor<?x3x8xi32>) -> tensor<?x3x8xi1>
    %weights_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%normalised_weights, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<?x3x8xf32>
    %placed_weights = stablehlo.select %is_chosen_3, %weights_per_expert, %zero_splat_1 : tensor<?x3x8xi1>, tensor<?x3x8xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x3x8xf32>, tensor<f32>) -> tensor<?x8xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_3 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<?x3x8xi1>, tensor<i1>) -> tensor<?x8xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<?x8xf32>) -> tensor<8x?xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<?x8xi1>) -> tensor<8x?xi1>
    %combine_rows = "stablehlo.dynamic_broadcast_in_dim"(%combine_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xf32>, tensor<3xi32>) -> tensor<8x?x40xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<8x?x40xf32>
    %chosen_rows_2 = "stablehlo.dynamic_broadcast_in_dim"(%chosen_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xi1>, tensor<3xi32>) -> tensor<8x?x40xi1>
    %zero_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_8xnx40) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<8x?x40xf32>
    %kept = stablehlo.select %chosen_rows_2, %weighted, %zero_splat_2 : tensor<8x?x40xi1>, tensor<8x?x40xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<8x?x40xf32>, tensor<f32>) -> tensor<?x40xf32>

    // stage: shared expert
    %x_bf16_1 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %gate_weight_1 = stablehlo.slice %shared_gate_up [0:24, 0:40] : (tensor<48x40xbf16>) -> tensor<24x40xbf16>
    %gate_1 = stablehlo.dot_general %x_bf16_1, %gate_weight_1, contracting_dims = [1] x [1] : (tensor<?x40xbf16>, tensor<24x40xbf16>) -> tensor<?x24xf32>
    %up_weight_1 = stablehlo.slice %shared_gate_up [24:48, 0:40] : (tensor<48x40xbf16>) -> tensor<24x40xbf16>
    %up_1 = stablehlo.dot_general %x_bf16_1, %up_weight_1, contracting_dims = [1] x [1] : (tensor<?x40xbf16>, tensor<24x40xbf16>) -> tensor<?x24xf32>
    %gate_sigmoid_1 = stablehlo.logistic %gate_1 : tensor<?x24xf32>
    %activated_1 = stablehlo.multiply %gate_1, %gate_sigmoid_1 : tensor<?x24xf32>
    %hidden_1 = stablehlo.multiply %activated_1, %up_1 : tensor<?x24xf32>
    %hidden_1_bf16 = stablehlo.convert %hidden_1 : (tensor<?x24xf32>) -> tensor<?x24xbf16>
    %down_1 = stablehlo.dot_general %hidden_1_bf16, %shared_down, contracting_dims = [1] x [1] : (tensor<?x24xbf16>, tensor<40x24xbf16>) -> tensor<?x40xf32>
    %output = stablehlo.add %routed, %down_1 : tensor<?x40xf32>

    return %output : tensor<?x40xf32>
  }
}
