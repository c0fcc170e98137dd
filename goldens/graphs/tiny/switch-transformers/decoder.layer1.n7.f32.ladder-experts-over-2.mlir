module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %router: tensor<8x40xf32>,
      %router_bias: tensor<8xf32>,
      %expert_up: tensor<4x24x40xf32>,
      %expert_down: tensor<4x40x24xf32>
  ) -> tensor<7x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %router_logits = stablehlo.dot_general %x, %router, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<7x40xf32>, tensor<8x40xf32>) -> tensor<7x8xf32>
    %router_bias_rows = stablehlo.broadcast_in_dim %router_bias, dims = [1] : (tensor<8xf32>) -> tensor<7x8xf32>
    %router_logits_biased = stablehlo.add %router_logits, %router_bias_rows : tensor<7x8xf32>

    // stage: router scores: softmax
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits_biased init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x8xf32>, tensor<f32>) -> tensor<7xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<7xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<7xf32>) -> tensor<7x8xf32>
    %shifted = stablehlo.add %router_logits_biased, %minus_row_max_rows : tensor<7x8xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<7x8xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x8xf32>, tensor<f32>) -> tensor<7xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<7xf32>) -> tensor<7x8xf32>
    %scores = stablehlo.divide %exponentials, %row_sum_rows : tensor<7x8xf32>

    // stage: top-k: 1 iterative argmaxes over 8 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %is_zero = stablehlo.compare EQ, %scores, %zero_splat, FLOAT : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores : tensor<7x8xi1>, tensor<7x8xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<7x8xf32>) -> tensor<7x8xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<7x8xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<7x8xi1>, tensor<7x8xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<7x8xi1>, tensor<7x8xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<8xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<8xi32>) -> tensor<7x8xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<1xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<1xi32>) -> tensor<7x1xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    // choice 0
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x8xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %beyond = stablehlo.constant dense<8> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<7x8xi1>, tensor<7x8xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x8xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<7x1xi1>, tensor<7x1xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<8xi32>) -> tensor<7x1x8xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x1x8xi32>
    %is_chosen = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<7x1x8xi32>, tensor<7x1x8xi32>) -> tensor<7x1x8xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %scores, dims = [0, 2] : (tensor<7x8xf32>) -> tensor<7x1x8xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x1x8xf32>
    %chosen_values = stablehlo.select %is_chosen, %values_per_slot, %zero_splat_1 : tensor<7x1x8xi1>, tensor<7x1x8xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<7x1x8xf32>, tensor<f32>) -> tensor<7x1xf32>

    // stage: admission: which slots visit an expert; the weight of the others is 0
    %nowhere = stablehlo.constant dense<8> : tensor<i32>
    %nowhere_splat = stablehlo.broadcast_in_dim %nowhere, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    // how many tokens before this one chose the same expert in the same slot
    %token_index = stablehlo.iota dim = 0 : tensor<7xi32>
    %token_rows = stablehlo.broadcast_in_dim %token_index, dims = [0] : (tensor<7xi32>) -> tensor<7x7x1xi32>
    %token_columns = stablehlo.broadcast_in_dim %token_index, dims = [1] : (tensor<7xi32>) -> tensor<7x7x1xi32>
    %ids_rows = stablehlo.broadcast_in_dim %expert_ids, dims = [0, 2] : (tensor<7x1xi32>) -> tensor<7x7x1xi32>
    %ids_columns = stablehlo.broadcast_in_dim %expert_ids, dims = [1, 2] : (tensor<7x1xi32>) -> tensor<7x7x1xi32>
    %is_earlier = stablehlo.compare LT, %token_columns, %token_rows, SIGNED : (tensor<7x7x1xi32>, tensor<7x7x1xi32>) -> tensor<7x7x1xi1>
    %is_same = stablehlo.compare EQ, %ids_rows, %ids_columns, SIGNED : (tensor<7x7x1xi32>, tensor<7x7x1xi32>) -> tensor<7x7x1xi1>
    %both = stablehlo.and %is_earlier, %is_same : tensor<7x7x1xi1>
    %one_i32 = stablehlo.constant dense<1> : tensor<i32>
    %one_i32_splat = stablehlo.broadcast_in_dim %one_i32, dims = [] : (tensor<i32>) -> tensor<7x7x1xi32>
    %zero_i32_splat_2 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x7x1xi32>
    %ahead_counts = stablehlo.select %both, %one_i32_splat, %zero_i32_splat_2 : tensor<7x7x1xi1>, tensor<7x7x1xi32>
    %add_identity_1 = stablehlo.constant dense<0> : tensor<i32>
    %queue_place = stablehlo.reduce(%ahead_counts init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
    %capacity = stablehlo.constant dense<2> : tensor<i32>
    %capacity_splat = stablehlo.broadcast_in_dim %capacity, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %has_room = stablehlo.compare LT, %queue_place, %capacity_splat, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %kept_ids = stablehlo.select %has_room, %expert_ids, %nowhere_splat : tensor<7x1xi1>, tensor<7x1xi32>
    %is_dropped = stablehlo.compare GE, %kept_ids, %nowhere_splat, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %kept_weights = stablehlo.select %is_dropped, %zero_splat_2, %chosen_weights : tensor<7x1xi1>, tensor<7x1xf32>

    // stage: own experts: 4 of 8: ids count from the device's first
    %device_ui32 = stablehlo.partition_id : tensor<ui32>
    %device = stablehlo.convert %device_ui32 : (tensor<ui32>) -> tensor<i32>
    %own_experts = stablehlo.constant dense<4> : tensor<i32>
    %first_own = stablehlo.multiply %device, %own_experts : tensor<i32>
    %first_own_wide = stablehlo.broadcast_in_dim %first_own, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %own_ids = stablehlo.subtract %kept_ids, %first_own_wide : tensor<7x1xi32>
    %nowhere_1 = stablehlo.constant dense<4> : tensor<i32>
    %nowhere_splat_1 = stablehlo.broadcast_in_dim %nowhere_1, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %first_expert = stablehlo.constant dense<0> : tensor<i32>
    %first_expert_splat = stablehlo.broadcast_in_dim %first_expert, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %is_ge = stablehlo.compare GE, %own_ids, %first_expert_splat, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %is_lt = stablehlo.compare LT, %own_ids, %nowhere_splat_1, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %is_here = stablehlo.and %is_ge, %is_lt : tensor<7x1xi1>
    %expert = stablehlo.select %is_here, %own_ids, %nowhere_splat_1 : tensor<7x1xi1>, tensor<7x1xi32>

    // stage: positions: of each assignment among those of its expert, in the order of the tokens
    %expert_index_1 = stablehlo.iota dim = 0 : tensor<4xi32>
    %expert_index_wide_2 = stablehlo.broadcast_in_dim %expert_index_1, dims = [2] : (tensor<4xi32>) -> tensor<7x1x4xi32>
    %expert_wide = stablehlo.broadcast_in_dim %expert, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x1x4xi32>
    %held = stablehlo.compare EQ, %expert_wide, %expert_index_wide_2, SIGNED : (tensor<7x1x4xi32>, tensor<7x1x4xi32>) -> tensor<7x1x4xi1>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<7x1x4xf32>
    %zero_splat_3 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x1x4xf32>
    %visits_wide = stablehlo.select %held, %one_splat, %zero_splat_3 : tensor<7x1x4xi1>, tensor<7x1x4xf32>
    %visited = stablehlo.reduce(%visits_wide init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x1x4xf32>, tensor<f32>) -> tensor<7x4xf32>
    %token_at = stablehlo.iota dim = 0 : tensor<7xi32>
    %token_at_wide = stablehlo.broadcast_in_dim %token_at, dims = [0] : (tensor<7xi32>) -> tensor<7x7xi32>
    %token_at_wide_1 = stablehlo.broadcast_in_dim %token_at, dims = [1] : (tensor<7xi32>) -> tensor<7x7xi32>
    %difference = stablehlo.subtract %token_at_wide, %token_at_wide_1 : tensor<7x7xi32>
    %one_1 = stablehlo.constant dense<1> : tensor<i32>
    %one_splat_1 = stablehlo.broadcast_in_dim %one_1, dims = [] : (tensor<i32>) -> tensor<7x7xi32>
    %zero_1 = stablehlo.constant dense<0> : tensor<i32>
    %zero_splat_4 = stablehlo.broadcast_in_dim %zero_1, dims = [] : (tensor<i32>) -> tensor<7x7xi32>
    %maximum = stablehlo.maximum %difference, %zero_splat_4 : tensor<7x7xi32>
    %minimum = stablehlo.minimum %maximum, %one_splat_1 : tensor<7x7xi32>
    %token_triangle = stablehlo.convert %minimum : (tensor<7x7xi32>) -> tensor<7x7xf32>
    %before_token = stablehlo.dot_general %token_triangle, %visited, contracting_dims = [1] x [0] : (tensor<7x7xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %row_count = stablehlo.reduce(%visited init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<7x4xf32>, tensor<f32>) -> tensor<4xf32>
    %before_token_i32 = stablehlo.convert %before_token : (tensor<7x4xf32>) -> tensor<7x4xi32>
    %tokens_before = stablehlo.reshape %before_token_i32 : (tensor<7x4xi32>) -> tensor<28xi32>
    %counts = stablehlo.convert %row_count : (tensor<4xf32>) -> tensor<4xi32>
    %last_expert = stablehlo.constant dense<3> : tensor<i32>
    %last_expert_splat = stablehlo.broadcast_in_dim %last_expert, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %some_expert = stablehlo.minimum %expert, %last_expert_splat : tensor<7x1xi32>
    %expert_of_slot = stablehlo.reshape %some_expert : (tensor<7x1xi32>) -> tensor<7xi32>
    %token = stablehlo.iota dim = 0 : tensor<7xi32>
    %token_wide = stablehlo.broadcast_in_dim %token, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %expert_count = stablehlo.constant dense<4> : tensor<i32>
    %expert_count_splat = stablehlo.broadcast_in_dim %expert_count, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %token_row = stablehlo.multiply %token_wide, %expert_count_splat : tensor<7x1xi32>
    %sum = stablehlo.add %token_row, %some_expert : tensor<7x1xi32>
    %place = stablehlo.reshape %sum : (tensor<7x1xi32>) -> tensor<7xi32>
    %position = "stablehlo.gather"(%tokens_before, %place) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<28xi32>, tensor<7xi32>) -> tensor<7xi32>
    %expert_at = stablehlo.iota dim = 0 : tensor<4xi32>
    %expert_at_wide = stablehlo.broadcast_in_dim %expert_at, dims = [1] : (tensor<4xi32>) -> tensor<4x4xi32>
    %expert_at_wide_1 = stablehlo.broadcast_in_dim %expert_at, dims = [0] : (tensor<4xi32>) -> tensor<4x4xi32>
    %is_lt_1 = stablehlo.compare LT, %expert_at_wide, %expert_at_wide_1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %counts_wide = stablehlo.broadcast_in_dim %counts, dims = [1] : (tensor<4xi32>) -> tensor<4x4xi32>
    %no_rows = stablehlo.constant dense<0> : tensor<i32>
    %no_rows_splat = stablehlo.broadcast_in_dim %no_rows, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %earlier_counts = stablehlo.select %is_lt_1, %counts_wide, %no_rows_splat : tensor<4x4xi1>, tensor<4x4xi32>
    %starts = stablehlo.reduce(%earlier_counts init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
    %start = "stablehlo.gather"(%starts, %expert_of_slot) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<7xi32>) -> tensor<7xi32>
    %row = stablehlo.add %position, %start : tensor<7xi32>
    %beyond_1 = stablehlo.constant dense<7> : tensor<i32>
    %beyond_splat_1 = stablehlo.broadcast_in_dim %beyond_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %slot_visits = stablehlo.reshape %is_here : (tensor<7x1xi1>) -> tensor<7xi1>
    %row_1 = stablehlo.select %slot_visits, %row, %beyond_splat_1 : tensor<7xi1>, tensor<7xi32>
    %first_token = stablehlo.constant dense<0> : tensor<i32>
    %first_token_splat = stablehlo.broadcast_in_dim %first_token, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %slot_token = stablehlo.reshape %token_wide : (tensor<7x1xi32>) -> tensor<7xi32>
    %order = "stablehlo.scatter"(%first_token_splat, %row_1, %slot_token) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%old: tensor<i32>, %new: tensor<i32>):
      stablehlo.return %new : tensor<i32>
    }) : (tensor<8xi32>, tensor<7xi32>, tensor<7xi32>) -> tensor<8xi32>
    %fullest = stablehlo.reduce(%counts init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>

    // stage: experts: ladder: all 4 experts over as many rows as the fullest has: 7
    %rung = stablehlo.constant dense<0> : tensor<i32>
    %start_rows = stablehlo.broadcast_in_dim %starts, dims = [0] : (tensor<4xi32>) -> tensor<4x7xi32>
    %row_index = stablehlo.iota dim = 0 : tensor<7xi32>
    %row_index_wide = stablehlo.broadcast_in_dim %row_index, dims = [1] : (tensor<7xi32>) -> tensor<4x7xi32>
    %sum_1 = stablehlo.add %start_rows, %row_index_wide : tensor<4x7xi32>
    %token_of_row = "stablehlo.gather"(%order, %sum_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<4x7xi32>) -> tensor<4x7xi32>
    %x_by_expert = "stablehlo.gather"(%x, %token_of_row) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<7x40xf32>, tensor<4x7xi32>) -> tensor<4x7x40xf32>
    %up = stablehlo.dot_general %x_by_expert, %expert_up, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [HIGHEST, HIGHEST] : (tensor<4x7x40xf32>, tensor<4x24x40xf32>) -> tensor<4x7x24xf32>
    %zero_splat_5 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4x7x24xf32>
    %activated = stablehlo.maximum %up, %zero_splat_5 : tensor<4x7x24xf32>
    %down = stablehlo.dot_general %activated, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [HIGHEST, HIGHEST] : (tensor<4x7x24xf32>, tensor<4x40x24xf32>) -> tensor<4x7x40xf32>
    %output_rows = stablehlo.reshape %down : (tensor<4x7x40xf32>) -> tensor<28x40xf32>
    %capacity_1 = stablehlo.constant dense<7> : tensor<i32>
    %capacity_splat_1 = stablehlo.broadcast_in_dim %capacity_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %expert_base = stablehlo.multiply %expert_of_slot, %capacity_splat_1 : tensor<7xi32>
    %output_row = stablehlo.add %expert_base, %position : tensor<7xi32>
    %slot_output = "stablehlo.gather"(%output_rows, %output_row) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<28x40xf32>, tensor<7xi32>) -> tensor<7x40xf32>
    %assignment_output = stablehlo.reshape %slot_output : (tensor<7x40xf32>) -> tensor<7x1x40xf32>
    %weight_rows = stablehlo.broadcast_in_dim %kept_weights, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x40xf32>
    %weighted = stablehlo.multiply %assignment_output, %weight_rows : tensor<7x1x40xf32>
    %visit_rows = stablehlo.broadcast_in_dim %is_here, dims = [0, 1] : (tensor<7x1xi1>) -> tensor<7x1x40xi1>
    %zero_splat_6 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x1x40xf32>
    %kept = stablehlo.select %visit_rows, %weighted, %zero_splat_6 : tensor<7x1x40xi1>, tensor<7x1x40xf32>
    %chunk_routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x1x40xf32>, tensor<f32>) -> tensor<7x40xf32>

    // stage: sum: over the devices
    %routed = "stablehlo.all_reduce"(%chunk_routed) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %total = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %total : tensor<f32>
    }) : (tensor<7x40xf32>) -> tensor<7x40xf32>

    return %routed : tensor<7x40xf32>
  }
}
