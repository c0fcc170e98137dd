module @decoder {
  func.func public @prefill(
      %tokens: tensor<7xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x5xf32>,
      %rope_sin: tensor<7x5xf32>,
      %key_positions: tensor<24xi32>,
      %layers.0.keys: tensor<2x24x10xf32>,
      %layers.0.values: tensor<2x24x10xf32>,
      %layers.1.keys: tensor<2x24x10xf32>,
      %layers.1.values: tensor<2x24x10xf32>,
      %embedding: tensor<50x40xf32>,
      %final_norm: tensor<40xf32>,
      %head: tensor<50x40xf32>,
      %layers.0.mixer_post_norm: tensor<40xf32>,
      %layers.0.q: tensor<40x40xf32>,
      %layers.0.k: tensor<20x40xf32>,
      %layers.0.v: tensor<20x40xf32>,
      %layers.0.q_norm: tensor<40xf32>,
      %layers.0.k_norm: tensor<20xf32>,
      %layers.0.o: tensor<40x40xf32>,
      %layers.0.ffn_post_norm: tensor<40xf32>,
      %layers.0.gate_up: tensor<48x40xf32>,
      %layers.0.down: tensor<40x24xf32>,
      %layers.1.mixer_post_norm: tensor<40xf32>,
      %layers.1.q: tensor<40x40xf32>,
      %layers.1.k: tensor<20x40xf32>,
      %layers.1.v: tensor<20x40xf32>,
      %layers.1.q_norm: tensor<40xf32>,
      %layers.1.k_norm: tensor<20xf32>,
      %layers.1.o: tensor<40x40xf32>,
      %layers.1.ffn_post_norm: tensor<40xf32>,
      %layers.1.gate_up: tensor<48x40xf32>,
      %layers.1.down: tensor<40x24xf32>
  ) -> (tensor<1x50xf32>, tensor<1xi32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>) {
    // stage: positions
    %start_rows = stablehlo.broadcast_in_dim %start, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %offset = stablehlo.iota dim = 0 : tensor<7xi32>
    %positions = stablehlo.add %offset, %start_rows : tensor<7xi32>

    // stage: embedding
    %embedding_rows = "stablehlo.gather"(%embedding, %tokens) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<50x40xf32>, tensor<7xi32>) -> tensor<7x40xf32>

    // stage: layer 0
    %layer_0_h, %layer_0_keys, %layer_0_values = func.call @layer(%embedding_rows, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.0.keys, %layers.0.values, %layers.0.mixer_post_norm, %layers.0.q, %layers.0.k, %layers.0.v, %layers.0.q_norm, %layers.0.k_norm, %layers.0.o, %layers.0.ffn_post_norm, %layers.0.gate_up, %layers.0.down) : (tensor<7x40xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>, tensor<40xf32>, tensor<40x40xf32>, tensor<20x40xf32>, tensor<20x40xf32>, tensor<40xf32>, tensor<20xf32>, tensor<40x40xf32>, tensor<40xf32>, tensor<48x40xf32>, tensor<40x24xf32>) -> (tensor<7x40xf32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>)

    // stage: layer 1
    %layer_1_h, %layer_1_keys, %layer_1_values = func.call @layer(%layer_0_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.1.keys, %layers.1.values, %layers.1.mixer_post_norm, %layers.1.q, %layers.1.k, %layers.1.v, %layers.1.q_norm, %layers.1.k_norm, %layers.1.o, %layers.1.ffn_post_norm, %layers.1.gate_up, %layers.1.down) : (tensor<7x40xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>, tensor<40xf32>, tensor<40x40xf32>, tensor<20x40xf32>, tensor<20x40xf32>, tensor<40xf32>, tensor<20xf32>, tensor<40x40xf32>, tensor<40xf32>, tensor<48x40xf32>, tensor<40x24xf32>) -> (tensor<7x40xf32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>)

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

    // stage: head: logits over 50 tokens
    %final_f64 = stablehlo.convert %final : (tensor<1x40xf32>) -> tensor<1x40xf64>
    %head_f64 = stablehlo.convert %head : (tensor<50x40xf32>) -> tensor<50x40xf64>
    %logits_wide = stablehlo.dot_general %final_f64, %head_f64, contracting_dims = [1] x [1] : (tensor<1x40xf64>, tensor<50x40xf64>) -> tensor<1x50xf64>
    %logits = stablehlo.convert %logits_wide : (tensor<1x50xf64>) -> tensor<1x50xf32>

    // stage: greedy token: the lowest id of a tie
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %highest_logit = stablehlo.reduce(%logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x50xf32>, tensor<f32>) -> tensor<1xf32>
    %broadcast = stablehlo.broadcast_in_dim %highest_logit, dims = [0] : (tensor<1xf32>) -> tensor<1x50xf32>
    %is_highest = stablehlo.compare EQ, %logits, %broadcast, FLOAT : (tensor<1x50xf32>, tensor<1x50xf32>) -> tensor<1x50xi1>
    %token_id = stablehlo.iota dim = 0 : tensor<50xi32>
    %token_id_wide = stablehlo.broadcast_in_dim %token_id, dims = [1] : (tensor<50xi32>) -> tensor<1x50xi32>
    %no_token = stablehlo.constant dense<50> : tensor<i32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<i32>) -> tensor<1x50xi32>
    %highest_ids = stablehlo.select %is_highest, %token_id_wide, %no_token_splat : tensor<1x50xi1>, tensor<1x50xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %token = stablehlo.reduce(%highest_ids init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x50xi32>, tensor<i32>) -> tensor<1xi32>

    return %logits, %token, %layer_0_keys, %layer_0_values, %layer_1_keys, %layer_1_values : tensor<1x50xf32>, tensor<1xi32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>
  }

  func.func private @layer(
      %h: tensor<7x40xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x5xf32>,
      %rope_sin: tensor<7x5xf32>,
      %keys: tensor<2x24x10xf32>,
      %values: tensor<2x24x10xf32>,
      %mixer_post_norm: tensor<40xf32>,
      %q: tensor<40x40xf32>,
      %k: tensor<20x40xf32>,
      %v: tensor<20x40xf32>,
      %q_norm: tensor<40xf32>,
      %k_norm: tensor<20xf32>,
      %o: tensor<40x40xf32>,
      %ffn_post_norm: tensor<40xf32>,
      %gate_up: tensor<48x40xf32>,
      %down: tensor<40x24xf32>
  ) -> (tensor<7x40xf32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>) {
    // stage: queries, keys and values: 4 heads of queries over 2 of keys
    %h_f64 = stablehlo.convert %h : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %q_f64 = stablehlo.convert %q : (tensor<40x40xf32>) -> tensor<40x40xf64>
    %q_wide = stablehlo.dot_general %h_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<40x40xf64>) -> tensor<7x40xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>
    %h_f64_1 = stablehlo.convert %h : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %k_f64 = stablehlo.convert %k : (tensor<20x40xf32>) -> tensor<20x40xf64>
    %k_wide = stablehlo.dot_general %h_f64_1, %k_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<20x40xf64>) -> tensor<7x20xf64>
    %k_1 = stablehlo.convert %k_wide : (tensor<7x20xf64>) -> tensor<7x20xf32>
    %h_f64_2 = stablehlo.convert %h : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %v_f64 = stablehlo.convert %v : (tensor<20x40xf32>) -> tensor<20x40xf64>
    %v_wide = stablehlo.dot_general %h_f64_2, %v_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<20x40xf64>) -> tensor<7x20xf64>
    %v_1 = stablehlo.convert %v_wide : (tensor<7x20xf64>) -> tensor<7x20xf32>
    %q_by_head = stablehlo.reshape %q_1 : (tensor<7x40xf32>) -> tensor<7x2x2x10xf32>
    %k_by_head = stablehlo.reshape %k_1 : (tensor<7x20xf32>) -> tensor<7x2x10xf32>
    %v_by_head = stablehlo.reshape %v_1 : (tensor<7x20xf32>) -> tensor<7x2x10xf32>

    // stage: norms of queries and keys
    %q_by_head_f64 = stablehlo.convert %q_by_head : (tensor<7x2x2x10xf32>) -> tensor<7x2x2x10xf64>
    %q_norm_parts = stablehlo.reshape %q_norm : (tensor<40xf32>) -> tensor<2x2x10xf32>
    %q_norm_parts_f64 = stablehlo.convert %q_norm_parts : (tensor<2x2x10xf32>) -> tensor<2x2x10xf64>
    %q_normed_wide_rows = stablehlo.broadcast_in_dim %q_norm_parts_f64, dims = [1, 2, 3] : (tensor<2x2x10xf64>) -> tensor<7x2x2x10xf64>
    %square = stablehlo.multiply %q_by_head_f64, %q_by_head_f64 : tensor<7x2x2x10xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<7x2x2x10xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width = stablehlo.constant dense<0.025> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<7xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-05> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<7xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<7xf64>) -> tensor<7x2x2x10xf64>
    %q_normed_wide = stablehlo.multiply %q_by_head_f64, %reciprocal_root_rows : tensor<7x2x2x10xf64>
    %q_normed_wide_1 = stablehlo.multiply %q_normed_wide, %q_normed_wide_rows : tensor<7x2x2x10xf64>
    %q_normed = stablehlo.convert %q_normed_wide_1 : (tensor<7x2x2x10xf64>) -> tensor<7x2x2x10xf32>
    %k_by_head_f64 = stablehlo.convert %k_by_head : (tensor<7x2x10xf32>) -> tensor<7x2x10xf64>
    %k_norm_parts = stablehlo.reshape %k_norm : (tensor<20xf32>) -> tensor<2x10xf32>
    %k_norm_parts_f64 = stablehlo.convert %k_norm_parts : (tensor<2x10xf32>) -> tensor<2x10xf64>
    %k_normed_wide_rows = stablehlo.broadcast_in_dim %k_norm_parts_f64, dims = [1, 2] : (tensor<2x10xf64>) -> tensor<7x2x10xf64>
    %square_1 = stablehlo.multiply %k_by_head_f64, %k_by_head_f64 : tensor<7x2x10xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1, 2] : (tensor<7x2x10xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width_1 = stablehlo.constant dense<0.05> : tensor<f64>
    %one_over_width_splat_1 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat_1 : tensor<7xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<7xf64>) -> tensor<7x2x10xf64>
    %k_normed_wide = stablehlo.multiply %k_by_head_f64, %reciprocal_root_rows_1 : tensor<7x2x10xf64>
    %k_normed_wide_1 = stablehlo.multiply %k_normed_wide, %k_normed_wide_rows : tensor<7x2x10xf64>
    %k_normed = stablehlo.convert %k_normed_wide_1 : (tensor<7x2x10xf64>) -> tensor<7x2x10xf32>

    // stage: rotation
    %q_normed_rotated_first = stablehlo.slice %q_normed [0:7, 0:2, 0:2, 0:5] : (tensor<7x2x2x10xf32>) -> tensor<7x2x2x5xf32>
    %q_normed_rotated_second = stablehlo.slice %q_normed [0:7, 0:2, 0:2, 5:10] : (tensor<7x2x2x10xf32>) -> tensor<7x2x2x5xf32>
    %q_normed_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 3] : (tensor<7x5xf32>) -> tensor<7x2x2x5xf32>
    %q_normed_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 3] : (tensor<7x5xf32>) -> tensor<7x2x2x5xf32>
    %product = stablehlo.multiply %q_normed_rotated_first, %q_normed_rotated_cos : tensor<7x2x2x5xf32>
    %product_1 = stablehlo.multiply %q_normed_rotated_second, %q_normed_rotated_sin : tensor<7x2x2x5xf32>
    %q_normed_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x2x2x5xf32>
    %product_2 = stablehlo.multiply %q_normed_rotated_second, %q_normed_rotated_cos : tensor<7x2x2x5xf32>
    %product_3 = stablehlo.multiply %q_normed_rotated_first, %q_normed_rotated_sin : tensor<7x2x2x5xf32>
    %q_normed_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x2x2x5xf32>
    %q_normed_rotated = stablehlo.concatenate %q_normed_rotated_turned_first, %q_normed_rotated_turned_second, dim = 3 : (tensor<7x2x2x5xf32>, tensor<7x2x2x5xf32>) -> tensor<7x2x2x10xf32>
    %k_normed_rotated_first = stablehlo.slice %k_normed [0:7, 0:2, 0:5] : (tensor<7x2x10xf32>) -> tensor<7x2x5xf32>
    %k_normed_rotated_second = stablehlo.slice %k_normed [0:7, 0:2, 5:10] : (tensor<7x2x10xf32>) -> tensor<7x2x5xf32>
    %k_normed_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x5xf32>) -> tensor<7x2x5xf32>
    %k_normed_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x5xf32>) -> tensor<7x2x5xf32>
    %product_4 = stablehlo.multiply %k_normed_rotated_first, %k_normed_rotated_cos : tensor<7x2x5xf32>
    %product_5 = stablehlo.multiply %k_normed_rotated_second, %k_normed_rotated_sin : tensor<7x2x5xf32>
    %k_normed_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x2x5xf32>
    %product_6 = stablehlo.multiply %k_normed_rotated_second, %k_normed_rotated_cos : tensor<7x2x5xf32>
    %product_7 = stablehlo.multiply %k_normed_rotated_first, %k_normed_rotated_sin : tensor<7x2x5xf32>
    %k_normed_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x2x5xf32>
    %k_normed_rotated = stablehlo.concatenate %k_normed_rotated_turned_first, %k_normed_rotated_turned_second, dim = 2 : (tensor<7x2x5xf32>, tensor<7x2x5xf32>) -> tensor<7x2x10xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %k_normed_rotated_by_head = stablehlo.transpose %k_normed_rotated, dims = [1, 0, 2] : (tensor<7x2x10xf32>) -> tensor<2x7x10xf32>
    %keys_held = stablehlo.dynamic_update_slice %keys, %k_normed_rotated_by_head, %zero_index, %start, %zero_index : (tensor<2x24x10xf32>, tensor<2x7x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x24x10xf32>
    %v_by_head_by_head = stablehlo.transpose %v_by_head, dims = [1, 0, 2] : (tensor<7x2x10xf32>) -> tensor<2x7x10xf32>
    %values_held = stablehlo.dynamic_update_slice %values, %v_by_head_by_head, %zero_index, %start, %zero_index : (tensor<2x24x10xf32>, tensor<2x7x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x24x10xf32>

    // stage: scores: of each query with every key of its sequence
    %q_heads = stablehlo.transpose %q_normed_rotated, dims = [1, 0, 2, 3] : (tensor<7x2x2x10xf32>) -> tensor<2x7x2x10xf32>
    %q_heads_rows = stablehlo.reshape %q_heads : (tensor<2x7x2x10xf32>) -> tensor<2x14x10xf32>
    %q_heads_rows_f64 = stablehlo.convert %q_heads_rows : (tensor<2x14x10xf32>) -> tensor<2x14x10xf64>
    %keys_held_f64 = stablehlo.convert %keys_held : (tensor<2x24x10xf32>) -> tensor<2x24x10xf64>
    %scores_wide = stablehlo.dot_general %q_heads_rows_f64, %keys_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x14x10xf64>, tensor<2x24x10xf64>) -> tensor<2x14x24xf64>
    %scores_parts = stablehlo.reshape %scores_wide : (tensor<2x14x24xf64>) -> tensor<2x7x2x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.31622776601683794> : tensor<f64>
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
    %values_held_f64 = stablehlo.convert %values_held : (tensor<2x24x10xf32>) -> tensor<2x24x10xf64>
    %y_wide = stablehlo.dot_general %p_rows_f64, %values_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x14x24xf64>, tensor<2x24x10xf64>) -> tensor<2x14x10xf64>
    %y = stablehlo.convert %y_wide : (tensor<2x14x10xf64>) -> tensor<2x14x10xf32>
    %y_parts = stablehlo.reshape %y : (tensor<2x14x10xf32>) -> tensor<2x7x2x10xf32>
    %gathered = stablehlo.transpose %y_parts, dims = [1, 0, 2, 3] : (tensor<2x7x2x10xf32>) -> tensor<7x2x2x10xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<7x2x2x10xf32>) -> tensor<7x40xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %o_f64 = stablehlo.convert %o : (tensor<40x40xf32>) -> tensor<40x40xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<40x40xf64>) -> tensor<7x40xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: residual stream
    %attended_f64 = stablehlo.convert %attended : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %mixer_post_norm_f64 = stablehlo.convert %mixer_post_norm : (tensor<40xf32>) -> tensor<40xf64>
    %mixer_normed_wide_rows = stablehlo.broadcast_in_dim %mixer_post_norm_f64, dims = [1] : (tensor<40xf64>) -> tensor<7x40xf64>
    %square_2 = stablehlo.multiply %attended_f64, %attended_f64 : tensor<7x40xf64>
    %square_sum_2 = stablehlo.reduce(%square_2 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x40xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_2 = stablehlo.multiply %square_sum_2, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_2 = stablehlo.add %mean_square_2, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_2 = stablehlo.rsqrt %mean_square_epsilon_2 : tensor<7xf64>
    %reciprocal_root_rows_2 = stablehlo.broadcast_in_dim %reciprocal_root_2, dims = [0] : (tensor<7xf64>) -> tensor<7x40xf64>
    %mixer_normed_wide = stablehlo.multiply %attended_f64, %reciprocal_root_rows_2 : tensor<7x40xf64>
    %mixer_normed_wide_1 = stablehlo.multiply %mixer_normed_wide, %mixer_normed_wide_rows : tensor<7x40xf64>
    %mixer_normed = stablehlo.convert %mixer_normed_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>
    %h_1 = stablehlo.add %h, %mixer_normed : tensor<7x40xf32>

    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:24, 0:40] : (tensor<48x40xf32>) -> tensor<24x40xf32>
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<24x40xf32>) -> tensor<24x40xf64>
    %gate_wide = stablehlo.dot_general %h_1_f64, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<24x40xf64>) -> tensor<7x24xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<7x24xf64>) -> tensor<7x24xf32>
    %up_weight = stablehlo.slice %gate_up [24:48, 0:40] : (tensor<48x40xf32>) -> tensor<24x40xf32>
    %h_1_f64_1 = stablehlo.convert %h_1 : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<24x40xf32>) -> tensor<24x40xf64>
    %up_wide = stablehlo.dot_general %h_1_f64_1, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<24x40xf64>) -> tensor<7x24xf64>
    %up = stablehlo.convert %up_wide : (tensor<7x24xf64>) -> tensor<7x24xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<7x24xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<7x24xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<7x24xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<7x24xf32>) -> tensor<7x24xf64>
    %down_f64 = stablehlo.convert %down : (tensor<40x24xf32>) -> tensor<40x24xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<7x24xf64>, tensor<40x24xf64>) -> tensor<7x40xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: residual stream
    %down_1_f64 = stablehlo.convert %down_1 : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %ffn_post_norm_f64 = stablehlo.convert %ffn_post_norm : (tensor<40xf32>) -> tensor<40xf64>
    %ffn_normed_wide_rows = stablehlo.broadcast_in_dim %ffn_post_norm_f64, dims = [1] : (tensor<40xf64>) -> tensor<7x40xf64>
    %square_3 = stablehlo.multiply %down_1_f64, %down_1_f64 : tensor<7x40xf64>
    %square_sum_3 = stablehlo.reduce(%square_3 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x40xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_3 = stablehlo.multiply %square_sum_3, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_3 = stablehlo.add %mean_square_3, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_3 = stablehlo.rsqrt %mean_square_epsilon_3 : tensor<7xf64>
    %reciprocal_root_rows_3 = stablehlo.broadcast_in_dim %reciprocal_root_3, dims = [0] : (tensor<7xf64>) -> tensor<7x40xf64>
    %ffn_normed_wide = stablehlo.multiply %down_1_f64, %reciprocal_root_rows_3 : tensor<7x40xf64>
    %ffn_normed_wide_1 = stablehlo.multiply %ffn_normed_wide, %ffn_normed_wide_rows : tensor<7x40xf64>
    %ffn_normed = stablehlo.convert %ffn_normed_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>
    %h_2 = stablehlo.add %h_1, %ffn_normed : tensor<7x40xf32>

    return %h_2, %keys_held, %values_held : tensor<7x40xf32>, tensor<2x24x10xf32>, tensor<2x24x10xf32>
  }
}
