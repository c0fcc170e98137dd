module @decoder {
  func.func public @prefill(
      %tokens: tensor<7xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %rope_cos_1: tensor<7x32xf32>,
      %rope_sin_1: tensor<7x32xf32>,
      %key_positions: tensor<24xi32>,
      %layers.0.keys: tensor<2x24x192xf32>,
      %layers.0.values: tensor<2x24x128xf32>,
      %layers.1.keys: tensor<4x24x192xf32>,
      %layers.1.values: tensor<4x24x128xf32>,
      %embedding: tensor<152576x40xf32>,
      %final_norm: tensor<40xf32>,
      %head: tensor<152576x40xf32>,
      %layers.0.mixer_norm: tensor<40xf32>,
      %layers.0.q: tensor<768x40xf32>,
      %layers.0.k: tensor<384x40xf32>,
      %layers.0.v: tensor<256x40xf32>,
      %layers.0.o: tensor<40x512xf32>,
      %layers.0.ffn_norm: tensor<40xf32>,
      %layers.0.gate_up: tensor<112x40xf32>,
      %layers.0.down: tensor<40x56xf32>,
      %layers.1.mixer_norm: tensor<40xf32>,
      %layers.1.q: tensor<768x40xf32>,
      %layers.1.k: tensor<768x40xf32>,
      %layers.1.v: tensor<512x40xf32>,
      %layers.1.sinks: tensor<4xf32>,
      %layers.1.o: tensor<40x512xf32>,
      %layers.1.ffn_norm: tensor<40xf32>,
      %layers.1.router: tensor<16x40xf32>,
      %layers.1.correction_bias: tensor<16xf32>,
      %layers.1.expert_gate_up: tensor<16x48x40xf32>,
      %layers.1.expert_down: tensor<16x40x24xf32>
  ) -> (tensor<1x152576xf32>, tensor<1xi32>, tensor<2x24x192xf32>, tensor<2x24x128xf32>, tensor<4x24x192xf32>, tensor<4x24x128xf32>) {
    // stage: positions
    %start_rows = stablehlo.broadcast_in_dim %start, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %offset = stablehlo.iota dim = 0 : tensor<7xi32>
    %positions = stablehlo.add %offset, %start_rows : tensor<7xi32>

    // stage: embedding
    %embedding_rows = "stablehlo.gather"(%embedding, %tokens) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<152576x40xf32>, tensor<7xi32>) -> tensor<7x40xf32>

    // stage: layer 0
    %layer_0_h, %layer_0_keys, %layer_0_values = func.call @layer(%embedding_rows, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.0.keys, %layers.0.values, %layers.0.mixer_norm, %layers.0.q, %layers.0.k, %layers.0.v, %layers.0.o, %layers.0.ffn_norm, %layers.0.gate_up, %layers.0.down) : (tensor<7x40xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<2x24x192xf32>, tensor<2x24x128xf32>, tensor<40xf32>, tensor<768x40xf32>, tensor<384x40xf32>, tensor<256x40xf32>, tensor<40x512xf32>, tensor<40xf32>, tensor<112x40xf32>, tensor<40x56xf32>) -> (tensor<7x40xf32>, tensor<2x24x192xf32>, tensor<2x24x128xf32>)

    // stage: layer 1
    %layer_1_h, %layer_1_keys, %layer_1_values = func.call @layer_1(%layer_0_h, %positions, %key_positions, %start, %rope_cos_1, %rope_sin_1, %layers.1.keys, %layers.1.values, %layers.1.mixer_norm, %layers.1.q, %layers.1.k, %layers.1.v, %layers.1.sinks, %layers.1.o, %layers.1.ffn_norm, %layers.1.router, %layers.1.correction_bias, %layers.1.expert_gate_up, %layers.1.expert_down) : (tensor<7x40xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<4x24x192xf32>, tensor<4x24x128xf32>, tensor<40xf32>, tensor<768x40xf32>, tensor<768x40xf32>, tensor<512x40xf32>, tensor<4xf32>, tensor<40x512xf32>, tensor<40xf32>, tensor<16x40xf32>, tensor<16xf32>, tensor<16x48x40xf32>, tensor<16x40x24xf32>) -> (tensor<7x40xf32>, tensor<4x24x192xf32>, tensor<4x24x128xf32>)

    // stage: last token
    %token_count = stablehlo.constant dense<7> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %last = stablehlo.subtract %token_count, %one : tensor<i32>
    %last_h = stablehlo.dynamic_slice %layer_1_h, %last, %zero, sizes = [1, 40] : (tensor<7x40xf32>, tensor<i32>, tensor<i32>) -> tensor<1x40xf32>

    // stage: final norm
    %last_h_f64 = stablehlo.convert %last_h : (tensor<1x40xf32>) -> tensor<1x40xf64>
    %final_norm_f64 = stablehlo.convert %final_norm : (tensor<40xf32>) -> tensor<40xf64>
    %final_wide_rows = stablehlo.broadcast_in_dim %final_norm_f64, dims = [1] : (tensor<40xf64>) -> tensor<1x40xf64>
    %square = stablehlo.multiply %last_h_f64, %last_h_f64 : tensor<1x40xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x40xf64>, tensor<f64>) -> tensor<1xf64>
    %one_over_width = stablehlo.constant dense<0.025> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<1xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-05> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<1xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<1xf64>) -> tensor<1x40xf64>
    %final_wide = stablehlo.multiply %last_h_f64, %reciprocal_root_rows : tensor<1x40xf64>
    %final_wide_1 = stablehlo.multiply %final_wide, %final_wide_rows : tensor<1x40xf64>
    %final = stablehlo.convert %final_wide_1 : (tensor<1x40xf64>) -> tensor<1x40xf32>

    // stage: head: logits over 152576 tokens
    %final_f64 = stablehlo.convert %final : (tensor<1x40xf32>) -> tensor<1x40xf64>
    %head_f64 = stablehlo.convert %head : (tensor<152576x40xf32>) -> tensor<152576x40xf64>
    %logits_wide = stablehlo.dot_general %final_f64, %head_f64, contracting_dims = [1] x [1] : (tensor<1x40xf64>, tensor<152576x40xf64>) -> tensor<1x152576xf64>
    %logits = stablehlo.convert %logits_wide : (tensor<1x152576xf64>) -> tensor<1x152576xf32>

    // stage: greedy token: the lowest id of a tie
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %highest_logit = stablehlo.reduce(%logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x152576xf32>, tensor<f32>) -> tensor<1xf32>
    %broadcast = stablehlo.broadcast_in_dim %highest_logit, dims = [0] : (tensor<1xf32>) -> tensor<1x152576xf32>
    %is_highest = stablehlo.compare EQ, %logits, %broadcast, FLOAT : (tensor<1x152576xf32>, tensor<1x152576xf32>) -> tensor<1x152576xi1>
    %token_id = stablehlo.iota dim = 0 : tensor<152576xi32>
    %token_id_wide = stablehlo.broadcast_in_dim %token_id, dims = [1] : (tensor<152576xi32>) -> tensor<1x152576xi32>
    %no_token = stablehlo.constant dense<152576> : tensor<i32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<i32>) -> tensor<1x152576xi32>
    %highest_ids = stablehlo.select %is_highest, %token_id_wide, %no_token_splat : tensor<1x152576xi1>, tensor<1x152576xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %token = stablehlo.reduce(%highest_ids init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x152576xi32>, tensor<i32>) -> tensor<1xi32>

    return %logits, %token, %layer_0_keys, %layer_0_values, %layer_1_keys, %layer_1_values : tensor<1x152576xf32>, tensor<1xi32>, tensor<2x24x192xf32>, tensor<2x24x128xf32>, tensor<4x24x192xf32>, tensor<4x24x128xf32>
  }

  func.func private @layer(
      %h: tensor<7x40xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %keys: tensor<2x24x192xf32>,
      %values: tensor<2x24x128xf32>,
      %mixer_norm: tensor<40xf32>,
      %q: tensor<768x40xf32>,
      %k: tensor<384x40xf32>,
      %v: tensor<256x40xf32>,
      %o: tensor<40x512xf32>,
      %ffn_norm: tensor<40xf32>,
      %gate_up: tensor<112x40xf32>,
      %down: tensor<40x56xf32>
  ) -> (tensor<7x40xf32>, tensor<2x24x192xf32>, tensor<2x24x128xf32>) {
    // stage: norm before the mixer
    %h_f64 = stablehlo.convert %h : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %mixer_norm_f64 = stablehlo.convert %mixer_norm : (tensor<40xf32>) -> tensor<40xf64>
    %mixer_input_wide_rows = stablehlo.broadcast_in_dim %mixer_norm_f64, dims = [1] : (tensor<40xf64>) -> tensor<7x40xf64>
    %square = stablehlo.multiply %h_f64, %h_f64 : tensor<7x40xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x40xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width = stablehlo.constant dense<0.025> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<7xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-05> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<7xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<7xf64>) -> tensor<7x40xf64>
    %mixer_input_wide = stablehlo.multiply %h_f64, %reciprocal_root_rows : tensor<7x40xf64>
    %mixer_input_wide_1 = stablehlo.multiply %mixer_input_wide, %mixer_input_wide_rows : tensor<7x40xf64>
    %mixer_input = stablehlo.convert %mixer_input_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: queries, keys and values: 4 heads of queries over 2 of keys
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %q_f64 = stablehlo.convert %q : (tensor<768x40xf32>) -> tensor<768x40xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<768x40xf64>) -> tensor<7x768xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<7x768xf64>) -> tensor<7x768xf32>
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %k_f64 = stablehlo.convert %k : (tensor<384x40xf32>) -> tensor<384x40xf64>
    %k_wide = stablehlo.dot_general %mixer_input_f64_1, %k_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<384x40xf64>) -> tensor<7x384xf64>
    %k_1 = stablehlo.convert %k_wide : (tensor<7x384xf64>) -> tensor<7x384xf32>
    %mixer_input_f64_2 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %v_f64 = stablehlo.convert %v : (tensor<256x40xf32>) -> tensor<256x40xf64>
    %v_wide = stablehlo.dot_general %mixer_input_f64_2, %v_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<256x40xf64>) -> tensor<7x256xf64>
    %v_1 = stablehlo.convert %v_wide : (tensor<7x256xf64>) -> tensor<7x256xf32>
    %q_by_head = stablehlo.reshape %q_1 : (tensor<7x768xf32>) -> tensor<7x2x2x192xf32>
    %k_by_head = stablehlo.reshape %k_1 : (tensor<7x384xf32>) -> tensor<7x2x192xf32>
    %v_by_head = stablehlo.reshape %v_1 : (tensor<7x256xf32>) -> tensor<7x2x128xf32>

    // stage: rotation
    %q_by_head_rotated_rest = stablehlo.slice %q_by_head [0:7, 0:2, 0:2, 64:192] : (tensor<7x2x2x192xf32>) -> tensor<7x2x2x128xf32>
    %q_by_head_rotated_turning = stablehlo.slice %q_by_head [0:7, 0:2, 0:2, 0:64] : (tensor<7x2x2x192xf32>) -> tensor<7x2x2x64xf32>
    %q_by_head_rotated_first = stablehlo.slice %q_by_head_rotated_turning [0:7, 0:2, 0:2, 0:32] : (tensor<7x2x2x64xf32>) -> tensor<7x2x2x32xf32>
    %q_by_head_rotated_second = stablehlo.slice %q_by_head_rotated_turning [0:7, 0:2, 0:2, 32:64] : (tensor<7x2x2x64xf32>) -> tensor<7x2x2x32xf32>
    %q_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 3] : (tensor<7x32xf32>) -> tensor<7x2x2x32xf32>
    %q_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 3] : (tensor<7x32xf32>) -> tensor<7x2x2x32xf32>
    %product = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_cos : tensor<7x2x2x32xf32>
    %product_1 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_sin : tensor<7x2x2x32xf32>
    %q_by_head_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x2x2x32xf32>
    %product_2 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_cos : tensor<7x2x2x32xf32>
    %product_3 = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_sin : tensor<7x2x2x32xf32>
    %q_by_head_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x2x2x32xf32>
    %q_by_head_rotated = stablehlo.concatenate %q_by_head_rotated_turned_first, %q_by_head_rotated_turned_second, %q_by_head_rotated_rest, dim = 3 : (tensor<7x2x2x32xf32>, tensor<7x2x2x32xf32>, tensor<7x2x2x128xf32>) -> tensor<7x2x2x192xf32>
    %k_by_head_rotated_rest = stablehlo.slice %k_by_head [0:7, 0:2, 64:192] : (tensor<7x2x192xf32>) -> tensor<7x2x128xf32>
    %k_by_head_rotated_turning = stablehlo.slice %k_by_head [0:7, 0:2, 0:64] : (tensor<7x2x192xf32>) -> tensor<7x2x64xf32>
    %k_by_head_rotated_first = stablehlo.slice %k_by_head_rotated_turning [0:7, 0:2, 0:32] : (tensor<7x2x64xf32>) -> tensor<7x2x32xf32>
    %k_by_head_rotated_second = stablehlo.slice %k_by_head_rotated_turning [0:7, 0:2, 32:64] : (tensor<7x2x64xf32>) -> tensor<7x2x32xf32>
    %k_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x2x32xf32>
    %k_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x2x32xf32>
    %product_4 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_cos : tensor<7x2x32xf32>
    %product_5 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_sin : tensor<7x2x32xf32>
    %k_by_head_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x2x32xf32>
    %product_6 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_cos : tensor<7x2x32xf32>
    %product_7 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_sin : tensor<7x2x32xf32>
    %k_by_head_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x2x32xf32>
    %k_by_head_rotated = stablehlo.concatenate %k_by_head_rotated_turned_first, %k_by_head_rotated_turned_second, %k_by_head_rotated_rest, dim = 2 : (tensor<7x2x32xf32>, tensor<7x2x32xf32>, tensor<7x2x128xf32>) -> tensor<7x2x192xf32>
    %scale = stablehlo.constant dense<0.7070000171661377> : tensor<f32>
    %scale_splat = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<7x2x128xf32>
    %v_scaled = stablehlo.multiply %v_by_head, %scale_splat : tensor<7x2x128xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %k_by_head_rotated_by_head = stablehlo.transpose %k_by_head_rotated, dims = [1, 0, 2] : (tensor<7x2x192xf32>) -> tensor<2x7x192xf32>
    %keys_held = stablehlo.dynamic_update_slice %keys, %k_by_head_rotated_by_head, %zero_index, %start, %zero_index : (tensor<2x24x192xf32>, tensor<2x7x192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x24x192xf32>
    %v_scaled_by_head = stablehlo.transpose %v_scaled, dims = [1, 0, 2] : (tensor<7x2x128xf32>) -> tensor<2x7x128xf32>
    %values_held = stablehlo.dynamic_update_slice %values, %v_scaled_by_head, %zero_index, %start, %zero_index : (tensor<2x24x128xf32>, tensor<2x7x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x24x128xf32>

    // stage: scores: of each query with every key of its sequence
    %q_heads = stablehlo.transpose %q_by_head_rotated, dims = [1, 0, 2, 3] : (tensor<7x2x2x192xf32>) -> tensor<2x7x2x192xf32>
    %q_heads_rows = stablehlo.reshape %q_heads : (tensor<2x7x2x192xf32>) -> tensor<2x14x192xf32>
    %q_heads_rows_f64 = stablehlo.convert %q_heads_rows : (tensor<2x14x192xf32>) -> tensor<2x14x192xf64>
    %keys_held_f64 = stablehlo.convert %keys_held : (tensor<2x24x192xf32>) -> tensor<2x24x192xf64>
    %scores_wide = stablehlo.dot_general %q_heads_rows_f64, %keys_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x14x192xf64>, tensor<2x24x192xf64>) -> tensor<2x14x24xf64>
    %scores_parts = stablehlo.reshape %scores_wide : (tensor<2x14x24xf64>) -> tensor<2x7x2x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.07216878364870322> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<2x7x2x24xf64>
    %scores_scaled = stablehlo.multiply %scores_parts, %score_scale_splat : tensor<2x7x2x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 3] : (tensor<7x24xi1>) -> tensor<2x7x2x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<2x7x2x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<2x7x2x24xi1>, tensor<2x7x2x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [3] : (tensor<2x7x2x24xf64>, tensor<f64>) -> tensor<2x7x2xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1, 2] : (tensor<2x7x2xf64>) -> tensor<2x7x2x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<2x7x2x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<2x7x2x24xf64>) -> tensor<2x7x2x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<2x7x2x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [3] : (tensor<2x7x2x24xf32>, tensor<f32>) -> tensor<2x7x2xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1, 2] : (tensor<2x7x2xf32>) -> tensor<2x7x2x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<2x7x2x24xf32>

    // stage: values
    %p_rows = stablehlo.reshape %p : (tensor<2x7x2x24xf32>) -> tensor<2x14x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<2x14x24xf32>) -> tensor<2x14x24xf64>
    %values_held_f64 = stablehlo.convert %values_held : (tensor<2x24x128xf32>) -> tensor<2x24x128xf64>
    %y_wide = stablehlo.dot_general %p_rows_f64, %values_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x14x24xf64>, tensor<2x24x128xf64>) -> tensor<2x14x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<2x14x128xf64>) -> tensor<2x14x128xf32>
    %y_parts = stablehlo.reshape %y : (tensor<2x14x128xf32>) -> tensor<2x7x2x128xf32>
    %gathered = stablehlo.transpose %y_parts, dims = [1, 0, 2, 3] : (tensor<2x7x2x128xf32>) -> tensor<7x2x2x128xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<7x2x2x128xf32>) -> tensor<7x512xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x512xf32>) -> tensor<7x512xf64>
    %o_f64 = stablehlo.convert %o : (tensor<40x512xf32>) -> tensor<40x512xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x512xf64>, tensor<40x512xf64>) -> tensor<7x40xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<7x40xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<40xf32>) -> tensor<40xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<40xf64>) -> tensor<7x40xf64>
    %square_1 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<7x40xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x40xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<7xf64>) -> tensor<7x40xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_1 : tensor<7x40xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<7x40xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:56, 0:40] : (tensor<112x40xf32>) -> tensor<56x40xf32>
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<56x40xf32>) -> tensor<56x40xf64>
    %gate_wide = stablehlo.dot_general %ffn_input_f64, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<56x40xf64>) -> tensor<7x56xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<7x56xf64>) -> tensor<7x56xf32>
    %up_weight = stablehlo.slice %gate_up [56:112, 0:40] : (tensor<112x40xf32>) -> tensor<56x40xf32>
    %ffn_input_f64_1 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<56x40xf32>) -> tensor<56x40xf64>
    %up_wide = stablehlo.dot_general %ffn_input_f64_1, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<56x40xf64>) -> tensor<7x56xf64>
    %up = stablehlo.convert %up_wide : (tensor<7x56xf64>) -> tensor<7x56xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<7x56xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<7x56xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<7x56xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<7x56xf32>) -> tensor<7x56xf64>
    %down_f64 = stablehlo.convert %down : (tensor<40x56xf32>) -> tensor<40x56xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<7x56xf64>, tensor<40x56xf64>) -> tensor<7x40xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %down_1 : tensor<7x40xf32>

    return %h_2, %keys_held, %values_held : tensor<7x40xf32>, tensor<2x24x192xf32>, tensor<2x24x128xf32>
  }

  func.func private @layer_1(
      %h: tensor<7x40xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos_1: tensor<7x32xf32>,
      %rope_sin_1: tensor<7x32xf32>,
      %keys: tensor<4x24x192xf32>,
      %values: tensor<4x24x128xf32>,
      %mixer_norm: tensor<40xf32>,
      %q: tensor<768x40xf32>,
      %k: tensor<768x40xf32>,
      %v: tensor<512x40xf32>,
      %sinks: tensor<4xf32>,
      %o: tensor<40x512xf32>,
      %ffn_norm: tensor<40xf32>,
      %router: tensor<16x40xf32>,
      %correction_bias: tensor<16xf32>,
      %expert_gate_up: tensor<16x48x40xf32>,
      %expert_down: tensor<16x40x24xf32>
  ) -> (tensor<7x40xf32>, tensor<4x24x192xf32>, tensor<4x24x128xf32>) {
    // stage: norm before the mixer
    %h_f64 = stablehlo.convert %h : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %mixer_norm_f64 = stablehlo.convert %mixer_norm : (tensor<40xf32>) -> tensor<40xf64>
    %mixer_input_wide_rows = stablehlo.broadcast_in_dim %mixer_norm_f64, dims = [1] : (tensor<40xf64>) -> tensor<7x40xf64>
    %square = stablehlo.multiply %h_f64, %h_f64 : tensor<7x40xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x40xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width = stablehlo.constant dense<0.025> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<7xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-05> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<7xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<7xf64>) -> tensor<7x40xf64>
    %mixer_input_wide = stablehlo.multiply %h_f64, %reciprocal_root_rows : tensor<7x40xf64>
    %mixer_input_wide_1 = stablehlo.multiply %mixer_input_wide, %mixer_input_wide_rows : tensor<7x40xf64>
    %mixer_input = stablehlo.convert %mixer_input_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: queries, keys and values: 4 heads of queries over 4 of keys
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %q_f64 = stablehlo.convert %q : (tensor<768x40xf32>) -> tensor<768x40xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<768x40xf64>) -> tensor<7x768xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<7x768xf64>) -> tensor<7x768xf32>
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %k_f64 = stablehlo.convert %k : (tensor<768x40xf32>) -> tensor<768x40xf64>
    %k_wide = stablehlo.dot_general %mixer_input_f64_1, %k_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<768x40xf64>) -> tensor<7x768xf64>
    %k_1 = stablehlo.convert %k_wide : (tensor<7x768xf64>) -> tensor<7x768xf32>
    %mixer_input_f64_2 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %v_f64 = stablehlo.convert %v : (tensor<512x40xf32>) -> tensor<512x40xf64>
    %v_wide = stablehlo.dot_general %mixer_input_f64_2, %v_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<512x40xf64>) -> tensor<7x512xf64>
    %v_1 = stablehlo.convert %v_wide : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %q_by_head = stablehlo.reshape %q_1 : (tensor<7x768xf32>) -> tensor<7x4x1x192xf32>
    %k_by_head = stablehlo.reshape %k_1 : (tensor<7x768xf32>) -> tensor<7x4x192xf32>
    %v_by_head = stablehlo.reshape %v_1 : (tensor<7x512xf32>) -> tensor<7x4x128xf32>

    // stage: rotation
    %q_by_head_rotated_rest = stablehlo.slice %q_by_head [0:7, 0:4, 0:1, 64:192] : (tensor<7x4x1x192xf32>) -> tensor<7x4x1x128xf32>
    %q_by_head_rotated_turning = stablehlo.slice %q_by_head [0:7, 0:4, 0:1, 0:64] : (tensor<7x4x1x192xf32>) -> tensor<7x4x1x64xf32>
    %q_by_head_rotated_first = stablehlo.slice %q_by_head_rotated_turning [0:7, 0:4, 0:1, 0:32] : (tensor<7x4x1x64xf32>) -> tensor<7x4x1x32xf32>
    %q_by_head_rotated_second = stablehlo.slice %q_by_head_rotated_turning [0:7, 0:4, 0:1, 32:64] : (tensor<7x4x1x64xf32>) -> tensor<7x4x1x32xf32>
    %q_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos_1, dims = [0, 3] : (tensor<7x32xf32>) -> tensor<7x4x1x32xf32>
    %q_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin_1, dims = [0, 3] : (tensor<7x32xf32>) -> tensor<7x4x1x32xf32>
    %product = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_cos : tensor<7x4x1x32xf32>
    %product_1 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_sin : tensor<7x4x1x32xf32>
    %q_by_head_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x4x1x32xf32>
    %product_2 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_cos : tensor<7x4x1x32xf32>
    %product_3 = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_sin : tensor<7x4x1x32xf32>
    %q_by_head_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x4x1x32xf32>
    %q_by_head_rotated = stablehlo.concatenate %q_by_head_rotated_turned_first, %q_by_head_rotated_turned_second, %q_by_head_rotated_rest, dim = 3 : (tensor<7x4x1x32xf32>, tensor<7x4x1x32xf32>, tensor<7x4x1x128xf32>) -> tensor<7x4x1x192xf32>
    %k_by_head_rotated_rest = stablehlo.slice %k_by_head [0:7, 0:4, 64:192] : (tensor<7x4x192xf32>) -> tensor<7x4x128xf32>
    %k_by_head_rotated_turning = stablehlo.slice %k_by_head [0:7, 0:4, 0:64] : (tensor<7x4x192xf32>) -> tensor<7x4x64xf32>
    %k_by_head_rotated_first = stablehlo.slice %k_by_head_rotated_turning [0:7, 0:4, 0:32] : (tensor<7x4x64xf32>) -> tensor<7x4x32xf32>
    %k_by_head_rotated_second = stablehlo.slice %k_by_head_rotated_turning [0:7, 0:4, 32:64] : (tensor<7x4x64xf32>) -> tensor<7x4x32xf32>
    %k_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos_1, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x4x32xf32>
    %k_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin_1, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x4x32xf32>
    %product_4 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_cos : tensor<7x4x32xf32>
    %product_5 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_sin : tensor<7x4x32xf32>
    %k_by_head_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x4x32xf32>
    %product_6 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_cos : tensor<7x4x32xf32>
    %product_7 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_sin : tensor<7x4x32xf32>
    %k_by_head_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x4x32xf32>
    %k_by_head_rotated = stablehlo.concatenate %k_by_head_rotated_turned_first, %k_by_head_rotated_turned_second, %k_by_head_rotated_rest, dim = 2 : (tensor<7x4x32xf32>, tensor<7x4x32xf32>, tensor<7x4x128xf32>) -> tensor<7x4x192xf32>
    %scale = stablehlo.constant dense<0.7070000171661377> : tensor<f32>
    %scale_splat = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<7x4x128xf32>
    %v_scaled = stablehlo.multiply %v_by_head, %scale_splat : tensor<7x4x128xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %k_by_head_rotated_by_head = stablehlo.transpose %k_by_head_rotated, dims = [1, 0, 2] : (tensor<7x4x192xf32>) -> tensor<4x7x192xf32>
    %keys_held = stablehlo.dynamic_update_slice %keys, %k_by_head_rotated_by_head, %zero_index, %start, %zero_index : (tensor<4x24x192xf32>, tensor<4x7x192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x192xf32>
    %v_scaled_by_head = stablehlo.transpose %v_scaled, dims = [1, 0, 2] : (tensor<7x4x128xf32>) -> tensor<4x7x128xf32>
    %values_held = stablehlo.dynamic_update_slice %values, %v_scaled_by_head, %zero_index, %start, %zero_index : (tensor<4x24x128xf32>, tensor<4x7x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x128xf32>

    // stage: scores: of each query with every key of its sequence
    %q_heads = stablehlo.transpose %q_by_head_rotated, dims = [1, 0, 2, 3] : (tensor<7x4x1x192xf32>) -> tensor<4x7x1x192xf32>
    %q_heads_rows = stablehlo.reshape %q_heads : (tensor<4x7x1x192xf32>) -> tensor<4x7x192xf32>
    %q_heads_rows_f64 = stablehlo.convert %q_heads_rows : (tensor<4x7x192xf32>) -> tensor<4x7x192xf64>
    %keys_held_f64 = stablehlo.convert %keys_held : (tensor<4x24x192xf32>) -> tensor<4x24x192xf64>
    %scores_wide = stablehlo.dot_general %q_heads_rows_f64, %keys_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x7x192xf64>, tensor<4x24x192xf64>) -> tensor<4x7x24xf64>
    %scores_parts = stablehlo.reshape %scores_wide : (tensor<4x7x24xf64>) -> tensor<4x7x1x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.07216878364870322> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<4x7x1x24xf64>
    %scores_scaled = stablehlo.multiply %scores_parts, %score_scale_splat : tensor<4x7x1x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<129> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %distance = stablehlo.subtract %query_position, %key_position : tensor<7x24xi32>
    %is_near = stablehlo.compare LT, %distance, %mask_width_splat, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %is_seen = stablehlo.and %is_past, %is_near : tensor<7x24xi1>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_seen, dims = [1, 3] : (tensor<7x24xi1>) -> tensor<4x7x1x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<4x7x1x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<4x7x1x24xi1>, tensor<4x7x1x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [3] : (tensor<4x7x1x24xf64>, tensor<f64>) -> tensor<4x7x1xf64>
    %sinks_f64 = stablehlo.convert %sinks : (tensor<4xf32>) -> tensor<4xf64>
    %sink_heads = stablehlo.reshape %sinks_f64 : (tensor<4xf64>) -> tensor<4x1xf64>
    %sink_rows = stablehlo.broadcast_in_dim %sink_heads, dims = [0, 2] : (tensor<4x1xf64>) -> tensor<4x7x1xf64>
    %highest_or_sink = stablehlo.maximum %highest, %sink_rows : tensor<4x7x1xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest_or_sink, dims = [0, 1, 2] : (tensor<4x7x1xf64>) -> tensor<4x7x1x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<4x7x1x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<4x7x1x24xf64>) -> tensor<4x7x1x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<4x7x1x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [3] : (tensor<4x7x1x24xf32>, tensor<f32>) -> tensor<4x7x1xf32>
    %sink_below_highest = stablehlo.subtract %sink_rows, %highest_or_sink : tensor<4x7x1xf64>
    %sink_below_highest_f32 = stablehlo.convert %sink_below_highest : (tensor<4x7x1xf64>) -> tensor<4x7x1xf32>
    %sink_share = stablehlo.exponential %sink_below_highest_f32 : tensor<4x7x1xf32>
    %total_and_sink = stablehlo.add %total, %sink_share : tensor<4x7x1xf32>
    %total_rows = stablehlo.broadcast_in_dim %total_and_sink, dims = [0, 1, 2] : (tensor<4x7x1xf32>) -> tensor<4x7x1x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<4x7x1x24xf32>

    // stage: values
    %p_rows = stablehlo.reshape %p : (tensor<4x7x1x24xf32>) -> tensor<4x7x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<4x7x24xf32>) -> tensor<4x7x24xf64>
    %values_held_f64 = stablehlo.convert %values_held : (tensor<4x24x128xf32>) -> tensor<4x24x128xf64>
    %y_wide = stablehlo.dot_general %p_rows_f64, %values_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x7x24xf64>, tensor<4x24x128xf64>) -> tensor<4x7x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<4x7x128xf64>) -> tensor<4x7x128xf32>
    %y_parts = stablehlo.reshape %y : (tensor<4x7x128xf32>) -> tensor<4x7x1x128xf32>
    %gathered = stablehlo.transpose %y_parts, dims = [1, 0, 2, 3] : (tensor<4x7x1x128xf32>) -> tensor<7x4x1x128xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<7x4x1x128xf32>) -> tensor<7x512xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x512xf32>) -> tensor<7x512xf64>
    %o_f64 = stablehlo.convert %o : (tensor<40x512xf32>) -> tensor<40x512xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x512xf64>, tensor<40x512xf64>) -> tensor<7x40xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<7x40xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<40xf32>) -> tensor<40xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<40xf64>) -> tensor<7x40xf64>
    %square_1 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<7x40xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x40xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<7xf64>) -> tensor<7x40xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_1 : tensor<7x40xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<7x40xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %router_f64 = stablehlo.convert %router : (tensor<16x40xf32>) -> tensor<16x40xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<16x40xf64>) -> tensor<7x16xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<7x16xf64>) -> tensor<7x16xf32>

    // stage: router scores: sigmoid
    %scores = stablehlo.logistic %router_logits : tensor<7x16xf32>

    // stage: selection key
    %correction_bias_rows = stablehlo.broadcast_in_dim %correction_bias, dims = [1] : (tensor<16xf32>) -> tensor<7x16xf32>
    %corrected_key = stablehlo.add %scores, %correction_bias_rows : tensor<7x16xf32>

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
    %is_member_rows = stablehlo.broadcast_in_dim %is_member, dims = [1, 2] : (tensor<4x16xi1>) -> tensor<7x4x16xi1>
    %key_per_group = stablehlo.broadcast_in_dim %corrected_key, dims = [0, 2] : (tensor<7x16xf32>) -> tensor<7x4x16xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x16xf32>
    %is_zero = stablehlo.compare EQ, %corrected_key, %zero_splat, FLOAT : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %corrected_key : tensor<7x16xi1>, tensor<7x16xf32>
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
    %ordered_per_group = stablehlo.broadcast_in_dim %ordered_key_1, dims = [0, 2] : (tensor<7x16xi32>) -> tensor<7x4x16xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<7x4x16xi32>
    %member_key = stablehlo.select %is_member_rows, %ordered_per_group, %taken_splat : tensor<7x4x16xi1>, tensor<7x4x16xi32>
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<16xi32>) -> tensor<7x4x16xi32>
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%member_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [2] : (tensor<7x4x16xi32>, tensor<i32>) -> tensor<7x4xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x16xi32>
    %is_best = stablehlo.compare EQ, %member_key, %best_key_rows, SIGNED : (tensor<7x4x16xi32>, tensor<7x4x16xi32>) -> tensor<7x4x16xi1>
    %beyond = stablehlo.constant dense<16> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<7x4x16xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide_1, %beyond_splat : tensor<7x4x16xi1>, tensor<7x4x16xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [2] : (tensor<7x4x16xi32>, tensor<i32>) -> tensor<7x4xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x16xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide_1, %chosen_rows, SIGNED : (tensor<7x4x16xi32>, tensor<7x4x16xi32>) -> tensor<7x4x16xi1>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x4x16xf32>
    %best_member = stablehlo.select %is_chosen, %key_per_group, %zero_splat_1 : tensor<7x4x16xi1>, tensor<7x4x16xf32>
    %best_member_key = stablehlo.reduce(%best_member init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<7x4x16xf32>, tensor<f32>) -> tensor<7x4xf32>
    %member_key_1 = stablehlo.select %is_chosen, %taken_splat, %member_key : tensor<7x4x16xi1>, tensor<7x4x16xi32>
    %best_key_1 = stablehlo.reduce(%member_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [2] : (tensor<7x4x16xi32>, tensor<i32>) -> tensor<7x4xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x16xi32>
    %is_best_1 = stablehlo.compare EQ, %member_key_1, %best_key_rows_1, SIGNED : (tensor<7x4x16xi32>, tensor<7x4x16xi32>) -> tensor<7x4x16xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide_1, %beyond_splat : tensor<7x4x16xi1>, tensor<7x4x16xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [2] : (tensor<7x4x16xi32>, tensor<i32>) -> tensor<7x4xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x16xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide_1, %chosen_rows_1, SIGNED : (tensor<7x4x16xi32>, tensor<7x4x16xi32>) -> tensor<7x4x16xi1>
    %best_member_1 = stablehlo.select %is_chosen_1, %key_per_group, %zero_splat_1 : tensor<7x4x16xi1>, tensor<7x4x16xf32>
    %best_member_key_1 = stablehlo.reduce(%best_member_1 init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<7x4x16xf32>, tensor<f32>) -> tensor<7x4xf32>
    %group_score = stablehlo.add %best_member_key, %best_member_key_1 : tensor<7x4xf32>
    %member_key_2 = stablehlo.select %is_chosen_1, %taken_splat, %member_key_1 : tensor<7x4x16xi1>, tensor<7x4x16xi32>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %is_zero_1 = stablehlo.compare EQ, %group_score, %zero_splat_2, FLOAT : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
    %unsigned_zero_key_1 = stablehlo.select %is_zero_1, %zero_splat_2, %group_score : tensor<7x4xi1>, tensor<7x4xf32>
    %key_bits_1 = stablehlo.bitcast_convert %unsigned_zero_key_1 : (tensor<7x4xf32>) -> tensor<7x4xi32>
    %magnitude_mask_splat_1 = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %key_bits_flipped_1 = stablehlo.xor %key_bits_1, %magnitude_mask_splat_1 : tensor<7x4xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_negative_1 = stablehlo.compare LT, %key_bits_1, %zero_i32_splat_1, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %ordered_key_2 = stablehlo.select %is_negative_1, %key_bits_flipped_1, %key_bits_1 : tensor<7x4xi1>, tensor<7x4xi32>
    %is_nan_1 = stablehlo.compare NE, %unsigned_zero_key_1, %unsigned_zero_key_1, FLOAT : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
    %nan_rank_splat_1 = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %ordered_key_3 = stablehlo.select %is_nan_1, %nan_rank_splat_1, %ordered_key_2 : tensor<7x4xi1>, tensor<7x4xi32>
    %group_index_wide_1 = stablehlo.broadcast_in_dim %group_index, dims = [1] : (tensor<4xi32>) -> tensor<7x4xi32>
    %no = stablehlo.constant dense<false> : tensor<i1>
    %no_splat = stablehlo.broadcast_in_dim %no, dims = [] : (tensor<i1>) -> tensor<7x4xi1>
    %best_key_2 = stablehlo.reduce(%ordered_key_3 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %is_best_2 = stablehlo.compare EQ, %ordered_key_3, %best_key_rows_2, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %beyond_1 = stablehlo.constant dense<4> : tensor<i32>
    %beyond_splat_1 = stablehlo.broadcast_in_dim %beyond_1, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %candidates_2 = stablehlo.select %is_best_2, %group_index_wide_1, %beyond_splat_1 : tensor<7x4xi1>, tensor<7x4xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x4xi32>, tensor<i32>) -> tensor<7xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %is_chosen_2 = stablehlo.compare EQ, %group_index_wide_1, %chosen_rows_2, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %kept_groups = stablehlo.or %no_splat, %is_chosen_2 : tensor<7x4xi1>
    %taken_splat_1 = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %remaining_groups = stablehlo.select %is_chosen_2, %taken_splat_1, %ordered_key_3 : tensor<7x4xi1>, tensor<7x4xi32>
    %best_key_3 = stablehlo.reduce(%remaining_groups init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_groups, %best_key_rows_3, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %candidates_3 = stablehlo.select %is_best_3, %group_index_wide_1, %beyond_splat_1 : tensor<7x4xi1>, tensor<7x4xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x4xi32>, tensor<i32>) -> tensor<7xi32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %is_chosen_3 = stablehlo.compare EQ, %group_index_wide_1, %chosen_rows_3, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %kept_groups_1 = stablehlo.or %kept_groups, %is_chosen_3 : tensor<7x4xi1>
    %remaining_groups_1 = stablehlo.select %is_chosen_3, %taken_splat_1, %remaining_groups : tensor<7x4xi1>, tensor<7x4xi32>
    %kept_per_expert = stablehlo.broadcast_in_dim %kept_groups_1, dims = [0, 1] : (tensor<7x4xi1>) -> tensor<7x4x16xi1>
    %kept_member = stablehlo.and %is_member_rows, %kept_per_expert : tensor<7x4x16xi1>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %is_eligible = stablehlo.reduce(%kept_member init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x4x16xi1>, tensor<i1>) -> tensor<7x16xi1>
    %group_fill = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %group_fill_splat = stablehlo.broadcast_in_dim %group_fill, dims = [] : (tensor<f32>) -> tensor<7x16xf32>
    %grouped_key = stablehlo.select %is_eligible, %corrected_key, %group_fill_splat : tensor<7x16xi1>, tensor<7x16xf32>

    // stage: top-k: 3 iterative argmaxes over 16 experts; a tie takes the lowest index
    %is_zero_2 = stablehlo.compare EQ, %grouped_key, %zero_splat, FLOAT : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xi1>
    %unsigned_zero_key_2 = stablehlo.select %is_zero_2, %zero_splat, %grouped_key : tensor<7x16xi1>, tensor<7x16xf32>
    %key_bits_2 = stablehlo.bitcast_convert %unsigned_zero_key_2 : (tensor<7x16xf32>) -> tensor<7x16xi32>
    %key_bits_flipped_2 = stablehlo.xor %key_bits_2, %magnitude_mask_splat : tensor<7x16xi32>
    %is_negative_2 = stablehlo.compare LT, %key_bits_2, %zero_i32_splat, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %ordered_key_4 = stablehlo.select %is_negative_2, %key_bits_flipped_2, %key_bits_2 : tensor<7x16xi1>, tensor<7x16xi32>
    %is_nan_2 = stablehlo.compare NE, %unsigned_zero_key_2, %unsigned_zero_key_2, FLOAT : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xi1>
    %ordered_key_5 = stablehlo.select %is_nan_2, %nan_rank_splat, %ordered_key_4 : tensor<7x16xi1>, tensor<7x16xi32>
    %expert_index_wide_2 = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<16xi32>) -> tensor<7x16xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<3xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<3xi32>) -> tensor<7x3xi32>
    %zero_i32_splat_2 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    // choice 0
    %best_key_4 = stablehlo.reduce(%ordered_key_5 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_4 = stablehlo.broadcast_in_dim %best_key_4, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_best_4 = stablehlo.compare EQ, %ordered_key_5, %best_key_rows_4, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %beyond_splat_2 = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<7x16xi32>
    %candidates_4 = stablehlo.select %is_best_4, %expert_index_wide_2, %beyond_splat_2 : tensor<7x16xi1>, tensor<7x16xi32>
    %chosen_4 = stablehlo.reduce(%candidates_4 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<7xi32>) -> tensor<7x3xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_2 : tensor<7x3xi1>, tensor<7x3xi32>
    %taken_splat_2 = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<7x16xi32>
    %chosen_rows_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_chosen_4 = stablehlo.compare EQ, %expert_index_wide_2, %chosen_rows_4, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %remaining_key = stablehlo.select %is_chosen_4, %taken_splat_2, %ordered_key_5 : tensor<7x16xi1>, tensor<7x16xi32>
    // choice 1
    %best_key_5 = stablehlo.reduce(%remaining_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_5 = stablehlo.broadcast_in_dim %best_key_5, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_best_5 = stablehlo.compare EQ, %remaining_key, %best_key_rows_5, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %candidates_5 = stablehlo.select %is_best_5, %expert_index_wide_2, %beyond_splat_2 : tensor<7x16xi1>, tensor<7x16xi32>
    %chosen_5 = stablehlo.reduce(%candidates_5 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_5, dims = [0] : (tensor<7xi32>) -> tensor<7x3xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<7x3xi1>, tensor<7x3xi32>
    %chosen_rows_5 = stablehlo.broadcast_in_dim %chosen_5, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_chosen_5 = stablehlo.compare EQ, %expert_index_wide_2, %chosen_rows_5, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_5, %taken_splat_2, %remaining_key : tensor<7x16xi1>, tensor<7x16xi32>
    // choice 2
    %best_key_6 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_6 = stablehlo.broadcast_in_dim %best_key_6, dims = [0] : (tensor<7xi32>) -> tensor<7x16xi32>
    %is_best_6 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_6, SIGNED : (tensor<7x16xi32>, tensor<7x16xi32>) -> tensor<7x16xi1>
    %candidates_6 = stablehlo.select %is_best_6, %expert_index_wide_2, %beyond_splat_2 : tensor<7x16xi1>, tensor<7x16xi32>
    %chosen_6 = stablehlo.reduce(%candidates_6 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x16xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_6, dims = [0] : (tensor<7xi32>) -> tensor<7x3xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<7x3xi1>, tensor<7x3xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_3 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<16xi32>) -> tensor<7x3x16xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_2, dims = [0, 1] : (tensor<7x3xi32>) -> tensor<7x3x16xi32>
    %is_chosen_6 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_3, SIGNED : (tensor<7x3x16xi32>, tensor<7x3x16xi32>) -> tensor<7x3x16xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %scores, dims = [0, 2] : (tensor<7x16xf32>) -> tensor<7x3x16xf32>
    %zero_splat_3 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x3x16xf32>
    %chosen_values = stablehlo.select %is_chosen_6, %values_per_slot, %zero_splat_3 : tensor<7x3x16xi1>, tensor<7x3x16xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<7x3x16xf32>, tensor<f32>) -> tensor<7x3xf32>
    %weight_sum = stablehlo.reduce(%chosen_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %epsilon = stablehlo.constant dense<9.999999682655225e-21> : tensor<f32>
    %epsilon_splat = stablehlo.broadcast_in_dim %epsilon, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %weight_sum_epsilon = stablehlo.add %weight_sum, %epsilon_splat : tensor<7xf32>
    %weight_sum_rows = stablehlo.broadcast_in_dim %weight_sum_epsilon, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %normalised_weights = stablehlo.divide %chosen_weights, %weight_sum_rows : tensor<7x3xf32>
    %routed_scale = stablehlo.constant dense<2.5> : tensor<f32>
    %routed_scale_splat = stablehlo.broadcast_in_dim %routed_scale, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %scaled_weights = stablehlo.multiply %normalised_weights, %routed_scale_splat : tensor<7x3xf32>

    // stage: experts: all 16 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %ffn_input, dims = [1, 2] : (tensor<7x40xf32>) -> tensor<16x7x40xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:16, 0:24, 0:40] : (tensor<16x48x40xf32>) -> tensor<16x24x40xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<16x7x40xf32>) -> tensor<16x7x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<16x24x40xf32>) -> tensor<16x24x40xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x7x40xf64>, tensor<16x24x40xf64>) -> tensor<16x7x24xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<16x7x24xf64>) -> tensor<16x7x24xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:16, 24:48, 0:40] : (tensor<16x48x40xf32>) -> tensor<16x24x40xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<16x7x40xf32>) -> tensor<16x7x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<16x24x40xf32>) -> tensor<16x24x40xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x7x40xf64>, tensor<16x24x40xf64>) -> tensor<16x7x24xf64>
    %up = stablehlo.convert %up_wide : (tensor<16x7x24xf64>) -> tensor<16x7x24xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<16x7x24xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<16x7x24xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<16x7x24xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<16x7x24xf32>) -> tensor<16x7x24xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<16x40x24xf32>) -> tensor<16x40x24xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x7x24xf64>, tensor<16x40x24xf64>) -> tensor<16x7x40xf64>
    %down = stablehlo.convert %down_wide : (tensor<16x7x40xf64>) -> tensor<16x7x40xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_2, dims = [0, 1] : (tensor<7x3xi32>) -> tensor<7x3x16xi32>
    %is_chosen_7 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_3, SIGNED : (tensor<7x3x16xi32>, tensor<7x3x16xi32>) -> tensor<7x3x16xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %scaled_weights, dims = [0, 1] : (tensor<7x3xf32>) -> tensor<7x3x16xf32>
    %placed_weights = stablehlo.select %is_chosen_7, %weights_per_expert, %zero_splat_3 : tensor<7x3x16xi1>, tensor<7x3x16xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x3x16xf32>, tensor<f32>) -> tensor<7x16xf32>
    %chosen_matrix = stablehlo.reduce(%is_chosen_7 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x3x16xi1>, tensor<i1>) -> tensor<7x16xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<7x16xf32>) -> tensor<16x7xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<7x16xi1>) -> tensor<16x7xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<16x7xf32>) -> tensor<16x7x40xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<16x7x40xf32>
    %chosen_rows_6 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<16x7xi1>) -> tensor<16x7x40xi1>
    %zero_splat_4 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<16x7x40xf32>
    %kept = stablehlo.select %chosen_rows_6, %weighted, %zero_splat_4 : tensor<16x7x40xi1>, tensor<16x7x40xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<16x7x40xf32>, tensor<f32>) -> tensor<7x40xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %routed : tensor<7x40xf32>

    return %h_2, %keys_held, %values_held : tensor<7x40xf32>, tensor<4x24x192xf32>, tensor<4x24x128xf32>
  }
}
