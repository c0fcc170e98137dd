module @decoder {
  func.func public @prefill(
      %tokens: tensor<7xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x10xf32>,
      %rope_sin: tensor<7x10xf32>,
      %key_positions: tensor<24xi32>,
      %layers.0.keys: tensor<2x24x20xf32>,
      %layers.0.values: tensor<2x24x20xf32>,
      %layers.1.keys: tensor<2x24x20xf32>,
      %layers.1.values: tensor<2x24x20xf32>,
      %embedding: tensor<32000x40xf32>,
      %final_norm: tensor<40xf32>,
      %head: tensor<32000x40xf32>,
      %layers.0.mixer_norm: tensor<40xf32>,
      %layers.0.q: tensor<40x40xf32>,
      %layers.0.k: tensor<40x40xf32>,
      %layers.0.v: tensor<40x40xf32>,
      %layers.0.o: tensor<40x40xf32>,
      %layers.0.ffn_norm: tensor<40xf32>,
      %layers.0.router: tensor<8x40xf32>,
      %layers.0.expert_gate_up: tensor<8x48x40xf32>,
      %layers.0.expert_down: tensor<8x40x24xf32>,
      %layers.0.shared_gate_up: tensor<64x40xf32>,
      %layers.0.shared_down: tensor<40x32xf32>,
      %layers.1.mixer_norm: tensor<40xf32>,
      %layers.1.q: tensor<40x40xf32>,
      %layers.1.k: tensor<40x40xf32>,
      %layers.1.v: tensor<40x40xf32>,
      %layers.1.o: tensor<40x40xf32>,
      %layers.1.ffn_norm: tensor<40xf32>,
      %layers.1.router: tensor<8x40xf32>,
      %layers.1.expert_gate_up: tensor<8x48x40xf32>,
      %layers.1.expert_down: tensor<8x40x24xf32>,
      %layers.1.shared_gate_up: tensor<64x40xf32>,
      %layers.1.shared_down: tensor<40x32xf32>
  ) -> (tensor<1x32000xf32>, tensor<1xi32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>) {
    // stage: positions
    %start_rows = stablehlo.broadcast_in_dim %start, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %offset = stablehlo.iota dim = 0 : tensor<7xi32>
    %positions = stablehlo.add %offset, %start_rows : tensor<7xi32>

    // stage: embedding
    %embedding_rows = "stablehlo.gather"(%embedding, %tokens) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<32000x40xf32>, tensor<7xi32>) -> tensor<7x40xf32>

    // stage: layer 0
    %layer_0_h, %layer_0_keys, %layer_0_values = func.call @layer(%embedding_rows, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.0.keys, %layers.0.values, %layers.0.mixer_norm, %layers.0.q, %layers.0.k, %layers.0.v, %layers.0.o, %layers.0.ffn_norm, %layers.0.router, %layers.0.expert_gate_up, %layers.0.expert_down, %layers.0.shared_gate_up, %layers.0.shared_down) : (tensor<7x40xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x10xf32>, tensor<7x10xf32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>, tensor<40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40xf32>, tensor<8x40xf32>, tensor<8x48x40xf32>, tensor<8x40x24xf32>, tensor<64x40xf32>, tensor<40x32xf32>) -> (tensor<7x40xf32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>)

    // stage: layer 1
    %layer_1_h, %layer_1_keys, %layer_1_values = func.call @layer(%layer_0_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.1.keys, %layers.1.values, %layers.1.mixer_norm, %layers.1.q, %layers.1.k, %layers.1.v, %layers.1.o, %layers.1.ffn_norm, %layers.1.router, %layers.1.expert_gate_up, %layers.1.expert_down, %layers.1.shared_gate_up, %layers.1.shared_down) : (tensor<7x40xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x10xf32>, tensor<7x10xf32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>, tensor<40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40xf32>, tensor<8x40xf32>, tensor<8x48x40xf32>, tensor<8x40x24xf32>, tensor<64x40xf32>, tensor<40x32xf32>) -> (tensor<7x40xf32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>)

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
    %norm_epsilon = stablehlo.constant dense<1.0e-06> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<1xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<1xf64>) -> tensor<1x40xf64>
    %final_wide = stablehlo.multiply %last_h_f64, %reciprocal_root_rows : tensor<1x40xf64>
    %final_wide_1 = stablehlo.multiply %final_wide, %final_wide_rows : tensor<1x40xf64>
    %final = stablehlo.convert %final_wide_1 : (tensor<1x40xf64>) -> tensor<1x40xf32>

    // stage: head: logits over 32000 tokens
    %final_f64 = stablehlo.convert %final : (tensor<1x40xf32>) -> tensor<1x40xf64>
    %head_f64 = stablehlo.convert %head : (tensor<32000x40xf32>) -> tensor<32000x40xf64>
    %logits_wide = stablehlo.dot_general %final_f64, %head_f64, contracting_dims = [1] x [1] : (tensor<1x40xf64>, tensor<32000x40xf64>) -> tensor<1x32000xf64>
    %logits = stablehlo.convert %logits_wide : (tensor<1x32000xf64>) -> tensor<1x32000xf32>

    // stage: greedy token: the lowest id of a tie
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %highest_logit = stablehlo.reduce(%logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x32000xf32>, tensor<f32>) -> tensor<1xf32>
    %broadcast = stablehlo.broadcast_in_dim %highest_logit, dims = [0] : (tensor<1xf32>) -> tensor<1x32000xf32>
    %is_highest = stablehlo.compare EQ, %logits, %broadcast, FLOAT : (tensor<1x32000xf32>, tensor<1x32000xf32>) -> tensor<1x32000xi1>
    %token_id = stablehlo.iota dim = 0 : tensor<32000xi32>
    %token_id_wide = stablehlo.broadcast_in_dim %token_id, dims = [1] : (tensor<32000xi32>) -> tensor<1x32000xi32>
    %no_token = stablehlo.constant dense<32000> : tensor<i32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<i32>) -> tensor<1x32000xi32>
    %highest_ids = stablehlo.select %is_highest, %token_id_wide, %no_token_splat : tensor<1x32000xi1>, tensor<1x32000xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %token = stablehlo.reduce(%highest_ids init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x32000xi32>, tensor<i32>) -> tensor<1xi32>

    return %logits, %token, %layer_0_keys, %layer_0_values, %layer_1_keys, %layer_1_values : tensor<1x32000xf32>, tensor<1xi32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>
  }

  func.func private @layer(
      %h: tensor<7x40xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x10xf32>,
      %rope_sin: tensor<7x10xf32>,
      %keys: tensor<2x24x20xf32>,
      %values: tensor<2x24x20xf32>,
      %mixer_norm: tensor<40xf32>,
      %q: tensor<40x40xf32>,
      %k: tensor<40x40xf32>,
      %v: tensor<40x40xf32>,
      %o: tensor<40x40xf32>,
      %ffn_norm: tensor<40xf32>,
      %router: tensor<8x40xf32>,
      %expert_gate_up: tensor<8x48x40xf32>,
      %expert_down: tensor<8x40x24xf32>,
      %shared_gate_up: tensor<64x40xf32>,
      %shared_down: tensor<40x32xf32>
  ) -> (tensor<7x40xf32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>) {
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
    %norm_epsilon = stablehlo.constant dense<1.0e-06> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<7xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<7xf64>) -> tensor<7x40xf64>
    %mixer_input_wide = stablehlo.multiply %h_f64, %reciprocal_root_rows : tensor<7x40xf64>
    %mixer_input_wide_1 = stablehlo.multiply %mixer_input_wide, %mixer_input_wide_rows : tensor<7x40xf64>
    %mixer_input = stablehlo.convert %mixer_input_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: queries, keys and values: 2 heads of queries over 2 of keys
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %q_f64 = stablehlo.convert %q : (tensor<40x40xf32>) -> tensor<40x40xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<40x40xf64>) -> tensor<7x40xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %k_f64 = stablehlo.convert %k : (tensor<40x40xf32>) -> tensor<40x40xf64>
    %k_wide = stablehlo.dot_general %mixer_input_f64_1, %k_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<40x40xf64>) -> tensor<7x40xf64>
    %k_1 = stablehlo.convert %k_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>
    %mixer_input_f64_2 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %v_f64 = stablehlo.convert %v : (tensor<40x40xf32>) -> tensor<40x40xf64>
    %v_wide = stablehlo.dot_general %mixer_input_f64_2, %v_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<40x40xf64>) -> tensor<7x40xf64>
    %v_1 = stablehlo.convert %v_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>
    %q_by_head = stablehlo.reshape %q_1 : (tensor<7x40xf32>) -> tensor<7x2x1x20xf32>
    %k_by_head = stablehlo.reshape %k_1 : (tensor<7x40xf32>) -> tensor<7x2x20xf32>
    %v_by_head = stablehlo.reshape %v_1 : (tensor<7x40xf32>) -> tensor<7x2x20xf32>

    // stage: rotation
    %q_by_head_rotated_first = stablehlo.slice %q_by_head [0:7, 0:2, 0:1, 0:10] : (tensor<7x2x1x20xf32>) -> tensor<7x2x1x10xf32>
    %q_by_head_rotated_second = stablehlo.slice %q_by_head [0:7, 0:2, 0:1, 10:20] : (tensor<7x2x1x20xf32>) -> tensor<7x2x1x10xf32>
    %q_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 3] : (tensor<7x10xf32>) -> tensor<7x2x1x10xf32>
    %q_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 3] : (tensor<7x10xf32>) -> tensor<7x2x1x10xf32>
    %product = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_cos : tensor<7x2x1x10xf32>
    %product_1 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_sin : tensor<7x2x1x10xf32>
    %q_by_head_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x2x1x10xf32>
    %product_2 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_cos : tensor<7x2x1x10xf32>
    %product_3 = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_sin : tensor<7x2x1x10xf32>
    %q_by_head_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x2x1x10xf32>
    %q_by_head_rotated = stablehlo.concatenate %q_by_head_rotated_turned_first, %q_by_head_rotated_turned_second, dim = 3 : (tensor<7x2x1x10xf32>, tensor<7x2x1x10xf32>) -> tensor<7x2x1x20xf32>
    %k_by_head_rotated_first = stablehlo.slice %k_by_head [0:7, 0:2, 0:10] : (tensor<7x2x20xf32>) -> tensor<7x2x10xf32>
    %k_by_head_rotated_second = stablehlo.slice %k_by_head [0:7, 0:2, 10:20] : (tensor<7x2x20xf32>) -> tensor<7x2x10xf32>
    %k_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x10xf32>) -> tensor<7x2x10xf32>
    %k_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x10xf32>) -> tensor<7x2x10xf32>
    %product_4 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_cos : tensor<7x2x10xf32>
    %product_5 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_sin : tensor<7x2x10xf32>
    %k_by_head_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x2x10xf32>
    %product_6 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_cos : tensor<7x2x10xf32>
    %product_7 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_sin : tensor<7x2x10xf32>
    %k_by_head_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x2x10xf32>
    %k_by_head_rotated = stablehlo.concatenate %k_by_head_rotated_turned_first, %k_by_head_rotated_turned_second, dim = 2 : (tensor<7x2x10xf32>, tensor<7x2x10xf32>) -> tensor<7x2x20xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %k_by_head_rotated_by_head = stablehlo.transpose %k_by_head_rotated, dims = [1, 0, 2] : (tensor<7x2x20xf32>) -> tensor<2x7x20xf32>
    %keys_held = stablehlo.dynamic_update_slice %keys, %k_by_head_rotated_by_head, %zero_index, %start, %zero_index : (tensor<2x24x20xf32>, tensor<2x7x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x24x20xf32>
    %v_by_head_by_head = stablehlo.transpose %v_by_head, dims = [1, 0, 2] : (tensor<7x2x20xf32>) -> tensor<2x7x20xf32>
    %values_held = stablehlo.dynamic_update_slice %values, %v_by_head_by_head, %zero_index, %start, %zero_index : (tensor<2x24x20xf32>, tensor<2x7x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x24x20xf32>

    // stage: scores: of each query with every key of its sequence
    %q_heads = stablehlo.transpose %q_by_head_rotated, dims = [1, 0, 2, 3] : (tensor<7x2x1x20xf32>) -> tensor<2x7x1x20xf32>
    %q_heads_rows = stablehlo.reshape %q_heads : (tensor<2x7x1x20xf32>) -> tensor<2x7x20xf32>
    %q_heads_rows_f64 = stablehlo.convert %q_heads_rows : (tensor<2x7x20xf32>) -> tensor<2x7x20xf64>
    %keys_held_f64 = stablehlo.convert %keys_held : (tensor<2x24x20xf32>) -> tensor<2x24x20xf64>
    %scores_wide = stablehlo.dot_general %q_heads_rows_f64, %keys_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x7x20xf64>, tensor<2x24x20xf64>) -> tensor<2x7x24xf64>
    %scores_parts = stablehlo.reshape %scores_wide : (tensor<2x7x24xf64>) -> tensor<2x7x1x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<1.0> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<2x7x1x24xf64>
    %scores_scaled = stablehlo.multiply %scores_parts, %score_scale_splat : tensor<2x7x1x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 3] : (tensor<7x24xi1>) -> tensor<2x7x1x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<2x7x1x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<2x7x1x24xi1>, tensor<2x7x1x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [3] : (tensor<2x7x1x24xf64>, tensor<f64>) -> tensor<2x7x1xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1, 2] : (tensor<2x7x1xf64>) -> tensor<2x7x1x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<2x7x1x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<2x7x1x24xf64>) -> tensor<2x7x1x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<2x7x1x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [3] : (tensor<2x7x1x24xf32>, tensor<f32>) -> tensor<2x7x1xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1, 2] : (tensor<2x7x1xf32>) -> tensor<2x7x1x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<2x7x1x24xf32>

    // stage: values
    %p_rows = stablehlo.reshape %p : (tensor<2x7x1x24xf32>) -> tensor<2x7x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<2x7x24xf32>) -> tensor<2x7x24xf64>
    %values_held_f64 = stablehlo.convert %values_held : (tensor<2x24x20xf32>) -> tensor<2x24x20xf64>
    %y_wide = stablehlo.dot_general %p_rows_f64, %values_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x7x24xf64>, tensor<2x24x20xf64>) -> tensor<2x7x20xf64>
    %y = stablehlo.convert %y_wide : (tensor<2x7x20xf64>) -> tensor<2x7x20xf32>
    %y_parts = stablehlo.reshape %y : (tensor<2x7x20xf32>) -> tensor<2x7x1x20xf32>
    %gathered = stablehlo.transpose %y_parts, dims = [1, 0, 2, 3] : (tensor<2x7x1x20xf32>) -> tensor<7x2x1x20xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<7x2x1x20xf32>) -> tensor<7x40xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %o_f64 = stablehlo.convert %o : (tensor<40x40xf32>) -> tensor<40x40xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<40x40xf64>) -> tensor<7x40xf64>
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
    %router_f64 = stablehlo.convert %router : (tensor<8x40xf32>) -> tensor<8x40xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<8x40xf64>) -> tensor<7x8xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<7x8xf64>) -> tensor<7x8xf32>

    // stage: top-k: 3 iterative argmaxes over 8 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %is_zero = stablehlo.compare EQ, %router_logits, %zero_splat, FLOAT : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %router_logits : tensor<7x8xi1>, tensor<7x8xf32>
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
    %slot_index = stablehlo.iota dim = 0 : tensor<3xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<3xi32>) -> tensor<7x3xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
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
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x3xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<7x3xi1>, tensor<7x3xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<7x8xi1>, tensor<7x8xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x8xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<7x8xi1>, tensor<7x8xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x8xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x3xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<7x3xi1>, tensor<7x3xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<7x8xi1>, tensor<7x8xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x8xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<7x8xi1>, tensor<7x8xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x8xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x3xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<7x3xi1>, tensor<7x3xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<8xi32>) -> tensor<7x3x8xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_2, dims = [0, 1] : (tensor<7x3xi32>) -> tensor<7x3x8xi32>
    %is_chosen_2 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<7x3x8xi32>, tensor<7x3x8xi32>) -> tensor<7x3x8xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %router_logits, dims = [0, 2] : (tensor<7x8xf32>) -> tensor<7x3x8xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x3x8xf32>
    %chosen_values = stablehlo.select %is_chosen_2, %values_per_slot, %zero_splat_1 : tensor<7x3x8xi1>, tensor<7x3x8xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<7x3x8xf32>, tensor<f32>) -> tensor<7x3xf32>
    %maximum_identity_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%chosen_weights init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<7xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %shifted = stablehlo.add %chosen_weights, %minus_row_max_rows : tensor<7x3xf32>
    %exponentials_1 = stablehlo.exponential %shifted : tensor<7x3xf32>
    %row_sum = stablehlo.reduce(%exponentials_1 init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %chosen_weights_1 = stablehlo.divide %exponentials_1, %row_sum_rows : tensor<7x3xf32>

    // stage: experts: all 8 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %ffn_input, dims = [1, 2] : (tensor<7x40xf32>) -> tensor<8x7x40xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:8, 0:24, 0:40] : (tensor<8x48x40xf32>) -> tensor<8x24x40xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<8x7x40xf32>) -> tensor<8x7x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<8x24x40xf32>) -> tensor<8x24x40xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x40xf64>, tensor<8x24x40xf64>) -> tensor<8x7x24xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<8x7x24xf64>) -> tensor<8x7x24xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:8, 24:48, 0:40] : (tensor<8x48x40xf32>) -> tensor<8x24x40xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<8x7x40xf32>) -> tensor<8x7x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<8x24x40xf32>) -> tensor<8x24x40xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x40xf64>, tensor<8x24x40xf64>) -> tensor<8x7x24xf64>
    %up = stablehlo.convert %up_wide : (tensor<8x7x24xf64>) -> tensor<8x7x24xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<8x7x24xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<8x7x24xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<8x7x24xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<8x7x24xf32>) -> tensor<8x7x24xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<8x40x24xf32>) -> tensor<8x40x24xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x24xf64>, tensor<8x40x24xf64>) -> tensor<8x7x40xf64>
    %down = stablehlo.convert %down_wide : (tensor<8x7x40xf64>) -> tensor<8x7x40xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_2, dims = [0, 1] : (tensor<7x3xi32>) -> tensor<7x3x8xi32>
    %is_chosen_3 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<7x3x8xi32>, tensor<7x3x8xi32>) -> tensor<7x3x8xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %chosen_weights_1, dims = [0, 1] : (tensor<7x3xf32>) -> tensor<7x3x8xf32>
    %placed_weights = stablehlo.select %is_chosen_3, %weights_per_expert, %zero_splat_1 : tensor<7x3x8xi1>, tensor<7x3x8xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x3x8xf32>, tensor<f32>) -> tensor<7x8xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_3 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x3x8xi1>, tensor<i1>) -> tensor<7x8xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<7x8xf32>) -> tensor<8x7xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<7x8xi1>) -> tensor<8x7xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<8x7xf32>) -> tensor<8x7x40xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<8x7x40xf32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<8x7xi1>) -> tensor<8x7x40xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x7x40xf32>
    %kept = stablehlo.select %chosen_rows_2, %weighted, %zero_splat_2 : tensor<8x7x40xi1>, tensor<8x7x40xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<8x7x40xf32>, tensor<f32>) -> tensor<7x40xf32>

    // stage: shared expert
    %gate_weight_1 = stablehlo.slice %shared_gate_up [0:32, 0:40] : (tensor<64x40xf32>) -> tensor<32x40xf32>
    %ffn_input_f64_1 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %gate_weight_1_f64 = stablehlo.convert %gate_weight_1 : (tensor<32x40xf32>) -> tensor<32x40xf64>
    %gate_wide_1 = stablehlo.dot_general %ffn_input_f64_1, %gate_weight_1_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<32x40xf64>) -> tensor<7x32xf64>
    %gate_1 = stablehlo.convert %gate_wide_1 : (tensor<7x32xf64>) -> tensor<7x32xf32>
    %up_weight_1 = stablehlo.slice %shared_gate_up [32:64, 0:40] : (tensor<64x40xf32>) -> tensor<32x40xf32>
    %ffn_input_f64_2 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_weight_1_f64 = stablehlo.convert %up_weight_1 : (tensor<32x40xf32>) -> tensor<32x40xf64>
    %up_wide_1 = stablehlo.dot_general %ffn_input_f64_2, %up_weight_1_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<32x40xf64>) -> tensor<7x32xf64>
    %up_1 = stablehlo.convert %up_wide_1 : (tensor<7x32xf64>) -> tensor<7x32xf32>
    %gate_sigmoid_1 = stablehlo.logistic %gate_1 : tensor<7x32xf32>
    %activated_1 = stablehlo.multiply %gate_1, %gate_sigmoid_1 : tensor<7x32xf32>
    %hidden_1 = stablehlo.multiply %activated_1, %up_1 : tensor<7x32xf32>
    %hidden_1_f64 = stablehlo.convert %hidden_1 : (tensor<7x32xf32>) -> tensor<7x32xf64>
    %shared_down_f64 = stablehlo.convert %shared_down : (tensor<40x32xf32>) -> tensor<40x32xf64>
    %down_wide_1 = stablehlo.dot_general %hidden_1_f64, %shared_down_f64, contracting_dims = [1] x [1] : (tensor<7x32xf64>, tensor<40x32xf64>) -> tensor<7x40xf64>
    %down_1 = stablehlo.convert %down_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>
    %output = stablehlo.add %routed, %down_1 : tensor<7x40xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %output : tensor<7x40xf32>

    return %h_2, %keys_held, %values_held : tensor<7x40xf32>, tensor<2x24x20xf32>, tensor<2x24x20xf32>
  }
}
