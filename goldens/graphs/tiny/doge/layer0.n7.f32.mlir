module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %router: tensor<8x40xf32>,
      %expert_up: tensor<18x1x40xf32>,
      %expert_down: tensor<18x40x1xf32>,
      %shared_gate_up: tensor<48x40xf32>,
      %shared_down: tensor<40x24xf32>
  ) -> tensor<7x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %pair_index = stablehlo.iota dim = 0 : tensor<16xi32>
    %pair_index_wide = stablehlo.broadcast_in_dim %pair_index, dims = [0] : (tensor<16xi32>) -> tensor<16x4xi32>
    %key_index = stablehlo.iota dim = 0 : tensor<4xi32>
    %key_index_wide = stablehlo.broadcast_in_dim %key_index, dims = [1] : (tensor<4xi32>) -> tensor<16x4xi32>
    %keys = stablehlo.constant dense<4> : tensor<i32>
    %keys_splat = stablehlo.broadcast_in_dim %keys, dims = [] : (tensor<i32>) -> tensor<16x4xi32>
    %first_key = stablehlo.divide %pair_index_wide, %keys_splat : tensor<16x4xi32>
    %first_pair = stablehlo.multiply %first_key, %keys_splat : tensor<16x4xi32>
    %second_key = stablehlo.subtract %pair_index_wide, %first_pair : tensor<16x4xi32>
    %first_keys = stablehlo.slice %router [0:4, 0:40] : (tensor<8x40xf32>) -> tensor<4x40xf32>
    %x_f64 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %first_keys_f64 = stablehlo.convert %first_keys : (tensor<4x40xf32>) -> tensor<4x40xf64>
    %first_keys_logits_wide = stablehlo.dot_general %x_f64, %first_keys_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<4x40xf64>) -> tensor<7x4xf64>
    %first_keys_logits = stablehlo.convert %first_keys_logits_wide : (tensor<7x4xf64>) -> tensor<7x4xf32>
    %second_keys = stablehlo.slice %router [4:8, 0:40] : (tensor<8x40xf32>) -> tensor<4x40xf32>
    %x_f64_1 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %second_keys_f64 = stablehlo.convert %second_keys : (tensor<4x40xf32>) -> tensor<4x40xf64>
    %second_keys_logits_wide = stablehlo.dot_general %x_f64_1, %second_keys_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<4x40xf64>) -> tensor<7x4xf64>
    %second_keys_logits = stablehlo.convert %second_keys_logits_wide : (tensor<7x4xf64>) -> tensor<7x4xf32>

    // stage: product keys: each half over all tokens of the call: token n has row n, and row N + n, of 2 N rows
    %token_index = stablehlo.iota dim = 0 : tensor<7xi32>
    %token_count = stablehlo.constant dense<7> : tensor<i32>
    %token_count_rows = stablehlo.broadcast_in_dim %token_count, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %two_splat = stablehlo.broadcast_in_dim %two, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %second_row = stablehlo.add %token_index, %token_count_rows : tensor<7xi32>
    %row_token = stablehlo.divide %token_index, %two_splat : tensor<7xi32>
    %even_row = stablehlo.multiply %row_token, %two_splat : tensor<7xi32>
    %is_first_half = stablehlo.compare EQ, %even_row, %token_index, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %row_logits = "stablehlo.gather"(%first_keys_logits, %row_token) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<7x4xf32>, tensor<7xi32>) -> tensor<7x4xf32>
    %row_logits_1 = "stablehlo.gather"(%second_keys_logits, %row_token) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<7x4xf32>, tensor<7xi32>) -> tensor<7x4xf32>
    %is_first_half_rows = stablehlo.broadcast_in_dim %is_first_half, dims = [0] : (tensor<7xi1>) -> tensor<7x4xi1>
    %dealt_logits = stablehlo.select %is_first_half_rows, %row_logits, %row_logits_1 : tensor<7x4xi1>, tensor<7x4xf32>
    %row_token_1 = stablehlo.divide %second_row, %two_splat : tensor<7xi32>
    %even_row_1 = stablehlo.multiply %row_token_1, %two_splat : tensor<7xi32>
    %is_first_half_1 = stablehlo.compare EQ, %even_row_1, %second_row, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %row_logits_2 = "stablehlo.gather"(%first_keys_logits, %row_token_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<7x4xf32>, tensor<7xi32>) -> tensor<7x4xf32>
    %row_logits_3 = "stablehlo.gather"(%second_keys_logits, %row_token_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<7x4xf32>, tensor<7xi32>) -> tensor<7x4xf32>
    %is_first_half_rows_1 = stablehlo.broadcast_in_dim %is_first_half_1, dims = [0] : (tensor<7xi1>) -> tensor<7x4xi1>
    %dealt_logits_1 = stablehlo.select %is_first_half_rows_1, %row_logits_2, %row_logits_3 : tensor<7x4xi1>, tensor<7x4xf32>
    %is_key = stablehlo.compare EQ, %first_key, %key_index_wide, SIGNED : (tensor<16x4xi32>, tensor<16x4xi32>) -> tensor<16x4xi1>
    %is_key_rows = stablehlo.broadcast_in_dim %is_key, dims = [1, 2] : (tensor<16x4xi1>) -> tensor<7x16x4xi1>
    %logits_per_pair = stablehlo.broadcast_in_dim %dealt_logits, dims = [0, 2] : (tensor<7x4xf32>) -> tensor<7x16x4xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x16x4xf32>
    %chosen_logits = stablehlo.select %is_key_rows, %logits_per_pair, %zero_splat : tensor<7x16x4xi1>, tensor<7x16x4xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %pair_half = stablehlo.reduce(%chosen_logits init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<7x16x4xf32>, tensor<f32>) -> tensor<7x16xf32>
    %is_key_1 = stablehlo.compare EQ, %second_key, %key_index_wide, SIGNED : (tensor<16x4xi32>, tensor<16x4xi32>) -> tensor<16x4xi1>
    %is_key_rows_1 = stablehlo.broadcast_in_dim %is_key_1, dims = [1, 2] : (tensor<16x4xi1>) -> tensor<7x16x4xi1>
    %logits_per_pair_1 = stablehlo.broadcast_in_dim %dealt_logits_1, dims = [0, 2] : (tensor<7x4xf32>) -> tensor<7x16x4xf32>
    %chosen_logits_1 = stablehlo.select %is_key_rows_1, %logits_per_pair_1, %zero_splat : tensor<7x16x4xi1>, tensor<7x16x4xf32>
    %pair_half_1 = stablehlo.reduce(%chosen_logits_1 init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<7x16x4xf32>, tensor<f32>) -> tensor<7x16xf32>
    %pair_logits = stablehlo.add %pair_half, %pair_half_1 : tensor<7x16xf32>

    // stage: top-k: 5 iterative argmaxes over 16 experts; a tie takes the lowest index
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x16xf32>
    %is_zero = stablehlo.compare EQ, %pair_logits, %zero_splat_1, FLOAT : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat_1, %pair_logits : tensor<7x16xi1>, tensor<7x16xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<7x16xf32>) -> tensor<7x16xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<7x16xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<7x16xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x16xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<7x16xi1>, tensor<7x16xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<7x16xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<7x16xi1>, tensor<7x16xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<16xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<16xi32>) -> tensor<7x16xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<5xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<5xi32>) -> tensor<7x5xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x5xi32>
    // choice 0
    %maximum_identity = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %beyond = stablehlo.constant dense<16> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<7x16xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<7x16xi1>, tensor<7x16xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<7x5xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x5xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<7x5xi1>, tensor<7x5xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<7x16xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<7x16xi1>, tensor<7x16xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<7x16xi1>, tensor<7x16xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<7x5xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x5xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<7x5xi1>, tensor<7x5xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<7x16xi1>, tensor<7x16xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<7x16xi1>, tensor<7x16xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<7x5xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x5xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<7x5xi1>, tensor<7x5xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<7x16xi1>, tensor<7x16xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<7x16xi1>, tensor<7x16xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = stablehlo.broadcast_in_dim %slot_3, dims = [] : (tensor<i32>) -> tensor<7x5xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %chosen_slots_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<7xi32>) -> tensor<7x5xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<7x5xi1>, tensor<7x5xi32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_chosen_3 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_3, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %remaining_key_3 = stablehlo.select %is_chosen_3, %taken_splat, %remaining_key_2 : tensor<7x16xi1>, tensor<7x16xi32>
    // choice 4
    %best_key_4 = stablehlo.reduce(%remaining_key_3 init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_4 = stablehlo.broadcast_in_dim %best_key_4, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_best_4 = stablehlo.compare EQ, %remaining_key_3, %best_key_rows_4, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %candidates_4 = stablehlo.select %is_best_4, %expert_index_wide, %beyond_splat : tensor<7x16xi1>, tensor<7x16xi32>
    %chosen_4 = stablehlo.reduce(%candidates_4 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_4 = stablehlo.constant dense<4> : tensor<i32>
    %slot_4_splat = stablehlo.broadcast_in_dim %slot_4, dims = [] : (tensor<i32>) -> tensor<7x5xi32>
    %is_slot_4 = stablehlo.compare EQ, %slot_index_wide, %slot_4_splat, SIGNED : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
    %chosen_slots_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<7xi32>) -> tensor<7x5xi32>
    %expert_ids_4 = stablehlo.select %is_slot_4, %chosen_slots_4, %expert_ids_3 : tensor<7x5xi1>, tensor<7x5xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<16xi32>) -> tensor<7x5x16xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_4, dims = [0, 1] : (tensor<7x5xi32>) -> tensor<7x5x16xi32>
    %is_chosen_4 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<7x5x16xi32>, tensor<7x5x16xi32>) -> tensor<7x5x16xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %pair_logits, dims = [0, 2] : (tensor<7x16xf32>) -> tensor<7x5x16xf32>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x5x16xf32>
    %chosen_values = stablehlo.select %is_chosen_4, %values_per_slot, %zero_splat_2 : tensor<7x5x16xi1>, tensor<7x5x16xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<7x5x16xf32>, tensor<f32>) -> tensor<7x5xf32>
    %maximum_identity_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%chosen_weights init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<7xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %shifted = stablehlo.add %chosen_weights, %minus_row_max_rows : tensor<7x5xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<7x5xf32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %chosen_weights_1 = stablehlo.divide %exponentials, %row_sum_rows : tensor<7x5xf32>

    // stage: experts: all 18 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<7x40xf32>) -> tensor<18x7x40xf32>
    %up_vectors = stablehlo.reshape %expert_up : (tensor<18x1x40xf32>) -> tensor<18x40xf32>
    %up_vectors_f64 = stablehlo.convert %up_vectors : (tensor<18x40xf32>) -> tensor<18x40xf64>
    %up_rows = stablehlo.broadcast_in_dim %up_vectors_f64, dims = [0, 2] : (tensor<18x40xf64>) -> tensor<18x7x40xf64>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<18x7x40xf32>) -> tensor<18x7x40xf64>
    %up_terms = stablehlo.multiply %x_per_expert_f64, %up_rows : tensor<18x7x40xf64>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f64>
    %up_sum = stablehlo.reduce(%up_terms init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<18x7x40xf64>, tensor<f64>) -> tensor<18x7xf64>
    %up_unit = stablehlo.broadcast_in_dim %up_sum, dims = [0, 1] : (tensor<18x7xf64>) -> tensor<18x7x1xf64>
    %up = stablehlo.convert %up_unit : (tensor<18x7x1xf64>) -> tensor<18x7x1xf32>
    %gate_sigmoid = stablehlo.logistic %up : tensor<18x7x1xf32>
    %activated = stablehlo.multiply %up, %gate_sigmoid : tensor<18x7x1xf32>
    %down_vectors = stablehlo.reshape %expert_down : (tensor<18x40x1xf32>) -> tensor<18x40xf32>
    %down_vectors_f64 = stablehlo.convert %down_vectors : (tensor<18x40xf32>) -> tensor<18x40xf64>
    %down_rows = stablehlo.broadcast_in_dim %down_vectors_f64, dims = [0, 2] : (tensor<18x40xf64>) -> tensor<18x7x40xf64>
    %activated_f64 = stablehlo.convert %activated : (tensor<18x7x1xf32>) -> tensor<18x7x1xf64>
    %down_input = stablehlo.broadcast_in_dim %activated_f64, dims = [0, 1, 2] : (tensor<18x7x1xf64>) -> tensor<18x7x40xf64>
    %down_terms = stablehlo.multiply %down_input, %down_rows : tensor<18x7x40xf64>
    %down = stablehlo.convert %down_terms : (tensor<18x7x40xf64>) -> tensor<18x7x40xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %expert_index_1 = stablehlo.iota dim = 0 : tensor<18xi32>
    %expert_index_wide_2 = stablehlo.broadcast_in_dim %expert_index_1, dims = [2] : (tensor<18xi32>) -> tensor<7x5x18xi32>
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_4, dims = [0, 1] : (tensor<7x5xi32>) -> tensor<7x5x18xi32>
    %is_chosen_5 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_2, SIGNED : (tensor<7x5x18xi32>, tensor<7x5x18xi32>) -> tensor<7x5x18xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %chosen_weights_1, dims = [0, 1] : (tensor<7x5xf32>) -> tensor<7x5x18xf32>
    %zero_splat_3 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x5x18xf32>
    %placed_weights = stablehlo.select %is_chosen_5, %weights_per_expert, %zero_splat_3 : tensor<7x5x18xi1>, tensor<7x5x18xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x5x18xf32>, tensor<f32>) -> tensor<7x18xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_5 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x5x18xi1>, tensor<i1>) -> tensor<7x18xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<7x18xf32>) -> tensor<18x7xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<7x18xi1>) -> tensor<18x7xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<18x7xf32>) -> tensor<18x7x40xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<18x7x40xf32>
    %chosen_rows_4 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<18x7xi1>) -> tensor<18x7x40xi1>
    %zero_splat_4 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<18x7x40xf32>
    %kept = stablehlo.select %chosen_rows_4, %weighted, %zero_splat_4 : tensor<18x7x40xi1>, tensor<18x7x40xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<18x7x40xf32>, tensor<f32>) -> tensor<7x40xf32>

    // stage: shared expert
    %gate_weight = stablehlo.slice %shared_gate_up [0:24, 0:40] : (tensor<48x40xf32>) -> tensor<24x40xf32>
    %x_f64_2 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<24x40xf32>) -> tensor<24x40xf64>
    %gate_wide = stablehlo.dot_general %x_f64_2, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<24x40xf64>) -> tensor<7x24xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<7x24xf64>) -> tensor<7x24xf32>
    %up_weight = stablehlo.slice %shared_gate_up [24:48, 0:40] : (tensor<48x40xf32>) -> tensor<24x40xf32>
    %x_f64_3 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<24x40xf32>) -> tensor<24x40xf64>
    %up_wide = stablehlo.dot_general %x_f64_3, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<24x40xf64>) -> tensor<7x24xf64>
    %up_1 = stablehlo.convert %up_wide : (tensor<7x24xf64>) -> tensor<7x24xf32>
    %gate_sigmoid_1 = stablehlo.logistic %gate : tensor<7x24xf32>
    %activated_1 = stablehlo.multiply %gate, %gate_sigmoid_1 : tensor<7x24xf32>
    %hidden = stablehlo.multiply %activated_1, %up_1 : tensor<7x24xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<7x24xf32>) -> tensor<7x24xf64>
    %shared_down_f64 = stablehlo.convert %shared_down : (tensor<40x24xf32>) -> tensor<40x24xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %shared_down_f64, contracting_dims = [1] x [1] : (tensor<7x24xf64>, tensor<40x24xf64>) -> tensor<7x40xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>
    %output = stablehlo.add %routed, %down_1 : tensor<7x40xf32>

    return %output : tensor<7x40xf32>
  }
}
