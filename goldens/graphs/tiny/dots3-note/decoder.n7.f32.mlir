module @decoder {
  func.func public @prefill(
      %tokens: tensor<7xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %key_positions: tensor<24xi32>,
      %layers.0.latents: tensor<24x512xf32>,
      %layers.0.rope_keys: tensor<24x64xf32>,
      %layers.1.latents: tensor<24x512xf32>,
      %layers.1.rope_keys: tensor<24x64xf32>,
      %embedding: tensor<152064x40xf32>,
      %final_norm: tensor<40xf32>,
      %head: tensor<152064x40xf32>,
      %layers.0.mixer_norm: tensor<40xf32>,
      %layers.0.q_a: tensor<1024x40xf32>,
      %layers.0.q_a_norm: tensor<1024xf32>,
      %layers.0.q_b: tensor<24576x1024xf32>,
      %layers.0.kv_a: tensor<576x40xf32>,
      %layers.0.kv_a_norm: tensor<512xf32>,
      %layers.0.rope_key_norm: tensor<64xf32>,
      %layers.0.kv_b: tensor<32768x512xf32>,
      %layers.0.attention_gate: tensor<128x40xf32>,
      %layers.0.o: tensor<40x16384xf32>,
      %layers.0.ffn_norm: tensor<40xf32>,
      %layers.0.gate_up: tensor<112x40xf32>,
      %layers.0.down: tensor<40x56xf32>,
      %layers.1.mixer_norm: tensor<40xf32>,
      %layers.1.q_a: tensor<1024x40xf32>,
      %layers.1.q_a_norm: tensor<1024xf32>,
      %layers.1.q_b: tensor<24576x1024xf32>,
      %layers.1.kv_a: tensor<576x40xf32>,
      %layers.1.kv_a_norm: tensor<512xf32>,
      %layers.1.rope_key_norm: tensor<64xf32>,
      %layers.1.kv_b: tensor<32768x512xf32>,
      %layers.1.attention_gate: tensor<128x40xf32>,
      %layers.1.o: tensor<40x16384xf32>,
      %layers.1.ffn_norm: tensor<40xf32>,
      %layers.1.router: tensor<16x40xf32>,
      %layers.1.correction_bias: tensor<16xf32>,
      %layers.1.expert_gate_up: tensor<16x48x40xf32>,
      %layers.1.expert_down: tensor<16x40x24xf32>,
      %layers.1.shared_gate_up: tensor<64x40xf32>,
      %layers.1.shared_down: tensor<40x32xf32>
  ) -> (tensor<1x152064xf32>, tensor<1xi32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>) {
    // stage: positions
    %start_rows = stablehlo.broadcast_in_dim %start, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %offset = stablehlo.iota dim = 0 : tensor<7xi32>
    %positions = stablehlo.add %offset, %start_rows : tensor<7xi32>

    // stage: embedding
    %embedding_rows = "stablehlo.gather"(%embedding, %tokens) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<152064x40xf32>, tensor<7xi32>) -> tensor<7x40xf32>

    // stage: layer 0
    %layer_0_h, %layer_0_latents, %layer_0_rope_keys = func.call @layer(%embedding_rows, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.0.latents, %layers.0.rope_keys, %layers.0.mixer_norm, %layers.0.q_a, %layers.0.q_a_norm, %layers.0.q_b, %layers.0.kv_a, %layers.0.kv_a_norm, %layers.0.rope_key_norm, %layers.0.kv_b, %layers.0.attention_gate, %layers.0.o, %layers.0.ffn_norm, %layers.0.gate_up, %layers.0.down) : (tensor<7x40xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<40xf32>, tensor<1024x40xf32>, tensor<1024xf32>, tensor<24576x1024xf32>, tensor<576x40xf32>, tensor<512xf32>, tensor<64xf32>, tensor<32768x512xf32>, tensor<128x40xf32>, tensor<40x16384xf32>, tensor<40xf32>, tensor<112x40xf32>, tensor<40x56xf32>) -> (tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 1
    %layer_1_h, %layer_1_latents, %layer_1_rope_keys = func.call @layer_1(%layer_0_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.1.latents, %layers.1.rope_keys, %layers.1.mixer_norm, %layers.1.q_a, %layers.1.q_a_norm, %layers.1.q_b, %layers.1.kv_a, %layers.1.kv_a_norm, %layers.1.rope_key_norm, %layers.1.kv_b, %layers.1.attention_gate, %layers.1.o, %layers.1.ffn_norm, %layers.1.router, %layers.1.correction_bias, %layers.1.expert_gate_up, %layers.1.expert_down, %layers.1.shared_gate_up, %layers.1.shared_down) : (tensor<7x40xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<40xf32>, tensor<1024x40xf32>, tensor<1024xf32>, tensor<24576x1024xf32>, tensor<576x40xf32>, tensor<512xf32>, tensor<64xf32>, tensor<32768x512xf32>, tensor<128x40xf32>, tensor<40x16384xf32>, tensor<40xf32>, tensor<16x40xf32>, tensor<16xf32>, tensor<16x48x40xf32>, tensor<16x40x24xf32>, tensor<64x40xf32>, tensor<40x32xf32>) -> (tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

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

    // stage: head: logits over 152064 tokens
    %final_f64 = stablehlo.convert %final : (tensor<1x40xf32>) -> tensor<1x40xf64>
    %head_f64 = stablehlo.convert %head : (tensor<152064x40xf32>) -> tensor<152064x40xf64>
    %logits_wide = stablehlo.dot_general %final_f64, %head_f64, contracting_dims = [1] x [1] : (tensor<1x40xf64>, tensor<152064x40xf64>) -> tensor<1x152064xf64>
    %logits = stablehlo.convert %logits_wide : (tensor<1x152064xf64>) -> tensor<1x152064xf32>

    // stage: greedy token: the lowest id of a tie
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %highest_logit = stablehlo.reduce(%logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x152064xf32>, tensor<f32>) -> tensor<1xf32>
    %broadcast = stablehlo.broadcast_in_dim %highest_logit, dims = [0] : (tensor<1xf32>) -> tensor<1x152064xf32>
    %is_highest = stablehlo.compare EQ, %logits, %broadcast, FLOAT : (tensor<1x152064xf32>, tensor<1x152064xf32>) -> tensor<1x152064xi1>
    %token_id = stablehlo.iota dim = 0 : tensor<152064xi32>
    %token_id_wide = stablehlo.broadcast_in_dim %token_id, dims = [1] : (tensor<152064xi32>) -> tensor<1x152064xi32>
    %no_token = stablehlo.constant dense<152064> : tensor<i32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<i32>) -> tensor<1x152064xi32>
    %highest_ids = stablehlo.select %is_highest, %token_id_wide, %no_token_splat : tensor<1x152064xi1>, tensor<1x152064xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %token = stablehlo.reduce(%highest_ids init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x152064xi32>, tensor<i32>) -> tensor<1xi32>

    return %logits, %token, %layer_0_latents, %layer_0_rope_keys, %layer_1_latents, %layer_1_rope_keys : tensor<1x152064xf32>, tensor<1xi32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>
  }

  func.func private @layer(
      %h: tensor<7x40xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %latents: tensor<24x512xf32>,
      %rope_keys: tensor<24x64xf32>,
      %mixer_norm: tensor<40xf32>,
      %q_a: tensor<1024x40xf32>,
      %q_a_norm: tensor<1024xf32>,
      %q_b: tensor<24576x1024xf32>,
      %kv_a: tensor<576x40xf32>,
      %kv_a_norm: tensor<512xf32>,
      %rope_key_norm: tensor<64xf32>,
      %kv_b: tensor<32768x512xf32>,
      %attention_gate: tensor<128x40xf32>,
      %o: tensor<40x16384xf32>,
      %ffn_norm: tensor<40xf32>,
      %gate_up: tensor<112x40xf32>,
      %down: tensor<40x56xf32>
  ) -> (tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>) {
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

    // stage: queries: 128 heads, of which 64 dimensions turn
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %q_a_f64 = stablehlo.convert %q_a : (tensor<1024x40xf32>) -> tensor<1024x40xf64>
    %q_latent_wide = stablehlo.dot_general %mixer_input_f64, %q_a_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<1024x40xf64>) -> tensor<7x1024xf64>
    %q_latent = stablehlo.convert %q_latent_wide : (tensor<7x1024xf64>) -> tensor<7x1024xf32>
    %q_latent_f64 = stablehlo.convert %q_latent : (tensor<7x1024xf32>) -> tensor<7x1024xf64>
    %q_a_norm_f64 = stablehlo.convert %q_a_norm : (tensor<1024xf32>) -> tensor<1024xf64>
    %q_latent_normed_wide_rows = stablehlo.broadcast_in_dim %q_a_norm_f64, dims = [1] : (tensor<1024xf64>) -> tensor<7x1024xf64>
    %square_1 = stablehlo.multiply %q_latent_f64, %q_latent_f64 : tensor<7x1024xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x1024xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width_1 = stablehlo.constant dense<0.0009765625> : tensor<f64>
    %one_over_width_splat_1 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat_1 : tensor<7xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<7xf64>) -> tensor<7x1024xf64>
    %q_latent_normed_wide = stablehlo.multiply %q_latent_f64, %reciprocal_root_rows_1 : tensor<7x1024xf64>
    %q_latent_normed_wide_1 = stablehlo.multiply %q_latent_normed_wide, %q_latent_normed_wide_rows : tensor<7x1024xf64>
    %q_latent_normed = stablehlo.convert %q_latent_normed_wide_1 : (tensor<7x1024xf64>) -> tensor<7x1024xf32>
    %scale = stablehlo.constant dense<0.19764235615730286> : tensor<f32>
    %scale_splat = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<7x1024xf32>
    %q_latent_scaled = stablehlo.multiply %q_latent_normed, %scale_splat : tensor<7x1024xf32>
    %q_latent_scaled_f64 = stablehlo.convert %q_latent_scaled : (tensor<7x1024xf32>) -> tensor<7x1024xf64>
    %q_b_f64 = stablehlo.convert %q_b : (tensor<24576x1024xf32>) -> tensor<24576x1024xf64>
    %q_b_wide = stablehlo.dot_general %q_latent_scaled_f64, %q_b_f64, contracting_dims = [1] x [1] : (tensor<7x1024xf64>, tensor<24576x1024xf64>) -> tensor<7x24576xf64>
    %q_b_1 = stablehlo.convert %q_b_wide : (tensor<7x24576xf64>) -> tensor<7x24576xf32>
    %q_b_by_head = stablehlo.reshape %q_b_1 : (tensor<7x24576xf32>) -> tensor<7x128x192xf32>

    // stage: latent of keys and values
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %kv_a_f64 = stablehlo.convert %kv_a : (tensor<576x40xf32>) -> tensor<576x40xf64>
    %kv_wide = stablehlo.dot_general %mixer_input_f64_1, %kv_a_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<576x40xf64>) -> tensor<7x576xf64>
    %kv = stablehlo.convert %kv_wide : (tensor<7x576xf64>) -> tensor<7x576xf32>
    %kv_latent = stablehlo.slice %kv [0:7, 0:512] : (tensor<7x576xf32>) -> tensor<7x512xf32>
    %kv_latent_f64 = stablehlo.convert %kv_latent : (tensor<7x512xf32>) -> tensor<7x512xf64>
    %kv_a_norm_f64 = stablehlo.convert %kv_a_norm : (tensor<512xf32>) -> tensor<512xf64>
    %kv_latent_normed_wide_rows = stablehlo.broadcast_in_dim %kv_a_norm_f64, dims = [1] : (tensor<512xf64>) -> tensor<7x512xf64>
    %square_2 = stablehlo.multiply %kv_latent_f64, %kv_latent_f64 : tensor<7x512xf64>
    %square_sum_2 = stablehlo.reduce(%square_2 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x512xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width_2 = stablehlo.constant dense<0.001953125> : tensor<f64>
    %one_over_width_splat_2 = stablehlo.broadcast_in_dim %one_over_width_2, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_2 = stablehlo.multiply %square_sum_2, %one_over_width_splat_2 : tensor<7xf64>
    %mean_square_epsilon_2 = stablehlo.add %mean_square_2, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_2 = stablehlo.rsqrt %mean_square_epsilon_2 : tensor<7xf64>
    %reciprocal_root_rows_2 = stablehlo.broadcast_in_dim %reciprocal_root_2, dims = [0] : (tensor<7xf64>) -> tensor<7x512xf64>
    %kv_latent_normed_wide = stablehlo.multiply %kv_latent_f64, %reciprocal_root_rows_2 : tensor<7x512xf64>
    %kv_latent_normed_wide_1 = stablehlo.multiply %kv_latent_normed_wide, %kv_latent_normed_wide_rows : tensor<7x512xf64>
    %kv_latent_normed = stablehlo.convert %kv_latent_normed_wide_1 : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %scale_1 = stablehlo.constant dense<0.279508501291275> : tensor<f32>
    %scale_splat_1 = stablehlo.broadcast_in_dim %scale_1, dims = [] : (tensor<f32>) -> tensor<7x512xf32>
    %kv_latent_scaled = stablehlo.multiply %kv_latent_normed, %scale_splat_1 : tensor<7x512xf32>
    %rope_key = stablehlo.slice %kv [0:7, 512:576] : (tensor<7x576xf32>) -> tensor<7x64xf32>
    %rope_key_f64 = stablehlo.convert %rope_key : (tensor<7x64xf32>) -> tensor<7x64xf64>
    %rope_key_norm_f64 = stablehlo.convert %rope_key_norm : (tensor<64xf32>) -> tensor<64xf64>
    %rope_key_normed_wide_rows = stablehlo.broadcast_in_dim %rope_key_norm_f64, dims = [1] : (tensor<64xf64>) -> tensor<7x64xf64>
    %square_3 = stablehlo.multiply %rope_key_f64, %rope_key_f64 : tensor<7x64xf64>
    %square_sum_3 = stablehlo.reduce(%square_3 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x64xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width_3 = stablehlo.constant dense<0.015625> : tensor<f64>
    %one_over_width_splat_3 = stablehlo.broadcast_in_dim %one_over_width_3, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_3 = stablehlo.multiply %square_sum_3, %one_over_width_splat_3 : tensor<7xf64>
    %mean_square_epsilon_3 = stablehlo.add %mean_square_3, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_3 = stablehlo.rsqrt %mean_square_epsilon_3 : tensor<7xf64>
    %reciprocal_root_rows_3 = stablehlo.broadcast_in_dim %reciprocal_root_3, dims = [0] : (tensor<7xf64>) -> tensor<7x64xf64>
    %rope_key_normed_wide = stablehlo.multiply %rope_key_f64, %reciprocal_root_rows_3 : tensor<7x64xf64>
    %rope_key_normed_wide_1 = stablehlo.multiply %rope_key_normed_wide, %rope_key_normed_wide_rows : tensor<7x64xf64>
    %rope_key_normed = stablehlo.convert %rope_key_normed_wide_1 : (tensor<7x64xf64>) -> tensor<7x64xf32>
    %rope_key_normed_rotated_first_pairs = stablehlo.reshape %rope_key_normed : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_normed_rotated_first_column = stablehlo.slice %rope_key_normed_rotated_first_pairs [0:7, 0:32, 0:1] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_normed_rotated_first = stablehlo.reshape %rope_key_normed_rotated_first_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %rope_key_normed_rotated_second_pairs = stablehlo.reshape %rope_key_normed : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_normed_rotated_second_column = stablehlo.slice %rope_key_normed_rotated_second_pairs [0:7, 0:32, 1:2] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_normed_rotated_second = stablehlo.reshape %rope_key_normed_rotated_second_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %product = stablehlo.multiply %rope_key_normed_rotated_first, %rope_cos : tensor<7x32xf32>
    %product_1 = stablehlo.multiply %rope_key_normed_rotated_second, %rope_sin : tensor<7x32xf32>
    %rope_key_normed_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x32xf32>
    %product_2 = stablehlo.multiply %rope_key_normed_rotated_second, %rope_cos : tensor<7x32xf32>
    %product_3 = stablehlo.multiply %rope_key_normed_rotated_first, %rope_sin : tensor<7x32xf32>
    %rope_key_normed_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x32xf32>
    %rope_key_normed_rotated = stablehlo.concatenate %rope_key_normed_rotated_turned_first, %rope_key_normed_rotated_turned_second, dim = 1 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %latents_held = stablehlo.dynamic_update_slice %latents, %kv_latent_scaled, %start, %zero_index : (tensor<24x512xf32>, tensor<7x512xf32>, tensor<i32>, tensor<i32>) -> tensor<24x512xf32>
    %rope_keys_held = stablehlo.dynamic_update_slice %rope_keys, %rope_key_normed_rotated, %start, %zero_index : (tensor<24x64xf32>, tensor<7x64xf32>, tensor<i32>, tensor<i32>) -> tensor<24x64xf32>
    %kv_b_heads = stablehlo.reshape %kv_b : (tensor<32768x512xf32>) -> tensor<128x256x512xf32>

    // stage: queries of latents
    %q_still = stablehlo.slice %q_b_by_head [0:7, 0:128, 0:128] : (tensor<7x128x192xf32>) -> tensor<7x128x128xf32>
    %key_rows = stablehlo.slice %kv_b_heads [0:128, 0:128, 0:512] : (tensor<128x256x512xf32>) -> tensor<128x128x512xf32>
    %q_still_f64 = stablehlo.convert %q_still : (tensor<7x128x128xf32>) -> tensor<7x128x128xf64>
    %key_rows_f64 = stablehlo.convert %key_rows : (tensor<128x128x512xf32>) -> tensor<128x128x512xf64>
    %q_absorbed_wide = stablehlo.dot_general %q_still_f64, %key_rows_f64, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<7x128x128xf64>, tensor<128x128x512xf64>) -> tensor<128x7x512xf64>
    %q_absorbed = stablehlo.convert %q_absorbed_wide : (tensor<128x7x512xf64>) -> tensor<128x7x512xf32>
    %q_turning = stablehlo.slice %q_b_by_head [0:7, 0:128, 128:192] : (tensor<7x128x192xf32>) -> tensor<7x128x64xf32>
    %q_turning_rotated_first_pairs = stablehlo.reshape %q_turning : (tensor<7x128x64xf32>) -> tensor<7x128x32x2xf32>
    %q_turning_rotated_first_column = stablehlo.slice %q_turning_rotated_first_pairs [0:7, 0:128, 0:32, 0:1] : (tensor<7x128x32x2xf32>) -> tensor<7x128x32x1xf32>
    %q_turning_rotated_first = stablehlo.reshape %q_turning_rotated_first_column : (tensor<7x128x32x1xf32>) -> tensor<7x128x32xf32>
    %q_turning_rotated_second_pairs = stablehlo.reshape %q_turning : (tensor<7x128x64xf32>) -> tensor<7x128x32x2xf32>
    %q_turning_rotated_second_column = stablehlo.slice %q_turning_rotated_second_pairs [0:7, 0:128, 0:32, 1:2] : (tensor<7x128x32x2xf32>) -> tensor<7x128x32x1xf32>
    %q_turning_rotated_second = stablehlo.reshape %q_turning_rotated_second_column : (tensor<7x128x32x1xf32>) -> tensor<7x128x32xf32>
    %q_turning_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x128x32xf32>
    %q_turning_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x128x32xf32>
    %product_4 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_cos : tensor<7x128x32xf32>
    %product_5 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_sin : tensor<7x128x32xf32>
    %q_turning_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x128x32xf32>
    %product_6 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_cos : tensor<7x128x32xf32>
    %product_7 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_sin : tensor<7x128x32xf32>
    %q_turning_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x128x32xf32>
    %q_turning_rotated = stablehlo.concatenate %q_turning_rotated_turned_first, %q_turning_rotated_turned_second, dim = 2 : (tensor<7x128x32xf32>, tensor<7x128x32xf32>) -> tensor<7x128x64xf32>
    %q_rotated_heads = stablehlo.transpose %q_turning_rotated, dims = [1, 0, 2] : (tensor<7x128x64xf32>) -> tensor<128x7x64xf32>
    %q_absorbed_rows = stablehlo.transpose %q_absorbed, dims = [1, 0, 2] : (tensor<128x7x512xf32>) -> tensor<7x128x512xf32>
    %q_rotated_heads_rows = stablehlo.transpose %q_rotated_heads, dims = [1, 0, 2] : (tensor<128x7x64xf32>) -> tensor<7x128x64xf32>

    // stage: scores: of each query with every latent of its sequence
    %q_absorbed_rows_1 = stablehlo.reshape %q_absorbed : (tensor<128x7x512xf32>) -> tensor<896x512xf32>
    %q_absorbed_rows_1_f64 = stablehlo.convert %q_absorbed_rows_1 : (tensor<896x512xf32>) -> tensor<896x512xf64>
    %latents_held_f64 = stablehlo.convert %latents_held : (tensor<24x512xf32>) -> tensor<24x512xf64>
    %latent_scores_wide = stablehlo.dot_general %q_absorbed_rows_1_f64, %latents_held_f64, contracting_dims = [1] x [1] : (tensor<896x512xf64>, tensor<24x512xf64>) -> tensor<896x24xf64>
    %latent_scores_parts = stablehlo.reshape %latent_scores_wide : (tensor<896x24xf64>) -> tensor<128x7x24xf64>
    %q_rotated_heads_rows_1 = stablehlo.reshape %q_rotated_heads : (tensor<128x7x64xf32>) -> tensor<896x64xf32>
    %q_rotated_heads_rows_1_f64 = stablehlo.convert %q_rotated_heads_rows_1 : (tensor<896x64xf32>) -> tensor<896x64xf64>
    %rope_keys_held_f64 = stablehlo.convert %rope_keys_held : (tensor<24x64xf32>) -> tensor<24x64xf64>
    %rope_scores_wide = stablehlo.dot_general %q_rotated_heads_rows_1_f64, %rope_keys_held_f64, contracting_dims = [1] x [1] : (tensor<896x64xf64>, tensor<24x64xf64>) -> tensor<896x24xf64>
    %rope_scores_parts = stablehlo.reshape %rope_scores_wide : (tensor<896x24xf64>) -> tensor<128x7x24xf64>
    %scores = stablehlo.add %latent_scores_parts, %rope_scores_parts : tensor<128x7x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.07216878364870322> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<128x7x24xf64>
    %scores_scaled = stablehlo.multiply %scores, %score_scale_splat : tensor<128x7x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 2] : (tensor<7x24xi1>) -> tensor<128x7x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<128x7x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<128x7x24xi1>, tensor<128x7x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [2] : (tensor<128x7x24xf64>, tensor<f64>) -> tensor<128x7xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1] : (tensor<128x7xf64>) -> tensor<128x7x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<128x7x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<128x7x24xf64>) -> tensor<128x7x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<128x7x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<128x7x24xf32>, tensor<f32>) -> tensor<128x7xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1] : (tensor<128x7xf32>) -> tensor<128x7x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<128x7x24xf32>

    // stage: values: gathered as latents
    %latent_columns = stablehlo.transpose %latents_held, dims = [1, 0] : (tensor<24x512xf32>) -> tensor<512x24xf32>
    %p_rows = stablehlo.reshape %p : (tensor<128x7x24xf32>) -> tensor<896x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<896x24xf32>) -> tensor<896x24xf64>
    %latent_columns_f64 = stablehlo.convert %latent_columns : (tensor<512x24xf32>) -> tensor<512x24xf64>
    %latent_gathered_wide = stablehlo.dot_general %p_rows_f64, %latent_columns_f64, contracting_dims = [1] x [1] : (tensor<896x24xf64>, tensor<512x24xf64>) -> tensor<896x512xf64>
    %latent_gathered = stablehlo.convert %latent_gathered_wide : (tensor<896x512xf64>) -> tensor<896x512xf32>
    %latent_gathered_parts = stablehlo.reshape %latent_gathered : (tensor<896x512xf32>) -> tensor<128x7x512xf32>
    %value_rows = stablehlo.slice %kv_b_heads [0:128, 128:256, 0:512] : (tensor<128x256x512xf32>) -> tensor<128x128x512xf32>
    %latent_gathered_parts_f64 = stablehlo.convert %latent_gathered_parts : (tensor<128x7x512xf32>) -> tensor<128x7x512xf64>
    %value_rows_f64 = stablehlo.convert %value_rows : (tensor<128x128x512xf32>) -> tensor<128x128x512xf64>
    %y_wide = stablehlo.dot_general %latent_gathered_parts_f64, %value_rows_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x7x512xf64>, tensor<128x128x512xf64>) -> tensor<128x7x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<128x7x128xf64>) -> tensor<128x7x128xf32>
    %gathered = stablehlo.transpose %y, dims = [1, 0, 2] : (tensor<128x7x128xf32>) -> tensor<7x128x128xf32>

    // stage: attention output
    %mixer_input_f64_2 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %attention_gate_f64 = stablehlo.convert %attention_gate : (tensor<128x40xf32>) -> tensor<128x40xf64>
    %gate_wide = stablehlo.dot_general %mixer_input_f64_2, %attention_gate_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<128x40xf64>) -> tensor<7x128xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<7x128xf64>) -> tensor<7x128xf32>
    %gate_rows = stablehlo.broadcast_in_dim %gate, dims = [0, 1] : (tensor<7x128xf32>) -> tensor<7x128x128xf32>
    %gate_sigmoid = stablehlo.logistic %gate_rows : tensor<7x128x128xf32>
    %gathered_gated = stablehlo.multiply %gathered, %gate_sigmoid : tensor<7x128x128xf32>
    %heads_joined = stablehlo.reshape %gathered_gated : (tensor<7x128x128xf32>) -> tensor<7x16384xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x16384xf32>) -> tensor<7x16384xf64>
    %o_f64 = stablehlo.convert %o : (tensor<40x16384xf32>) -> tensor<40x16384xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x16384xf64>, tensor<40x16384xf64>) -> tensor<7x40xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<7x40xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<40xf32>) -> tensor<40xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<40xf64>) -> tensor<7x40xf64>
    %square_4 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<7x40xf64>
    %square_sum_4 = stablehlo.reduce(%square_4 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x40xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_4 = stablehlo.multiply %square_sum_4, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_4 = stablehlo.add %mean_square_4, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_4 = stablehlo.rsqrt %mean_square_epsilon_4 : tensor<7xf64>
    %reciprocal_root_rows_4 = stablehlo.broadcast_in_dim %reciprocal_root_4, dims = [0] : (tensor<7xf64>) -> tensor<7x40xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_4 : tensor<7x40xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<7x40xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:56, 0:40] : (tensor<112x40xf32>) -> tensor<56x40xf32>
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<56x40xf32>) -> tensor<56x40xf64>
    %gate_wide_1 = stablehlo.dot_general %ffn_input_f64, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<56x40xf64>) -> tensor<7x56xf64>
    %gate_1 = stablehlo.convert %gate_wide_1 : (tensor<7x56xf64>) -> tensor<7x56xf32>
    %up_weight = stablehlo.slice %gate_up [56:112, 0:40] : (tensor<112x40xf32>) -> tensor<56x40xf32>
    %ffn_input_f64_1 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<56x40xf32>) -> tensor<56x40xf64>
    %up_wide = stablehlo.dot_general %ffn_input_f64_1, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<56x40xf64>) -> tensor<7x56xf64>
    %up = stablehlo.convert %up_wide : (tensor<7x56xf64>) -> tensor<7x56xf32>
    %gate_sigmoid_1 = stablehlo.logistic %gate_1 : tensor<7x56xf32>
    %activated = stablehlo.multiply %gate_1, %gate_sigmoid_1 : tensor<7x56xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<7x56xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<7x56xf32>) -> tensor<7x56xf64>
    %down_f64 = stablehlo.convert %down : (tensor<40x56xf32>) -> tensor<40x56xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<7x56xf64>, tensor<40x56xf64>) -> tensor<7x40xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %down_1 : tensor<7x40xf32>

    return %h_2, %latents_held, %rope_keys_held : tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>
  }

  func.func private @layer_1(
      %h: tensor<7x40xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %latents: tensor<24x512xf32>,
      %rope_keys: tensor<24x64xf32>,
      %mixer_norm: tensor<40xf32>,
      %q_a: tensor<1024x40xf32>,
      %q_a_norm: tensor<1024xf32>,
      %q_b: tensor<24576x1024xf32>,
      %kv_a: tensor<576x40xf32>,
      %kv_a_norm: tensor<512xf32>,
      %rope_key_norm: tensor<64xf32>,
      %kv_b: tensor<32768x512xf32>,
      %attention_gate: tensor<128x40xf32>,
      %o: tensor<40x16384xf32>,
      %ffn_norm: tensor<40xf32>,
      %router: tensor<16x40xf32>,
      %correction_bias: tensor<16xf32>,
      %expert_gate_up: tensor<16x48x40xf32>,
      %expert_down: tensor<16x40x24xf32>,
      %shared_gate_up: tensor<64x40xf32>,
      %shared_down: tensor<40x32xf32>
  ) -> (tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>) {
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

    // stage: queries: 128 heads, of which 64 dimensions turn
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %q_a_f64 = stablehlo.convert %q_a : (tensor<1024x40xf32>) -> tensor<1024x40xf64>
    %q_latent_wide = stablehlo.dot_general %mixer_input_f64, %q_a_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<1024x40xf64>) -> tensor<7x1024xf64>
    %q_latent = stablehlo.convert %q_latent_wide : (tensor<7x1024xf64>) -> tensor<7x1024xf32>
    %q_latent_f64 = stablehlo.convert %q_latent : (tensor<7x1024xf32>) -> tensor<7x1024xf64>
    %q_a_norm_f64 = stablehlo.convert %q_a_norm : (tensor<1024xf32>) -> tensor<1024xf64>
    %q_latent_normed_wide_rows = stablehlo.broadcast_in_dim %q_a_norm_f64, dims = [1] : (tensor<1024xf64>) -> tensor<7x1024xf64>
    %square_1 = stablehlo.multiply %q_latent_f64, %q_latent_f64 : tensor<7x1024xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x1024xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width_1 = stablehlo.constant dense<0.0009765625> : tensor<f64>
    %one_over_width_splat_1 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat_1 : tensor<7xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<7xf64>) -> tensor<7x1024xf64>
    %q_latent_normed_wide = stablehlo.multiply %q_latent_f64, %reciprocal_root_rows_1 : tensor<7x1024xf64>
    %q_latent_normed_wide_1 = stablehlo.multiply %q_latent_normed_wide, %q_latent_normed_wide_rows : tensor<7x1024xf64>
    %q_latent_normed = stablehlo.convert %q_latent_normed_wide_1 : (tensor<7x1024xf64>) -> tensor<7x1024xf32>
    %scale = stablehlo.constant dense<0.19764235615730286> : tensor<f32>
    %scale_splat = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<7x1024xf32>
    %q_latent_scaled = stablehlo.multiply %q_latent_normed, %scale_splat : tensor<7x1024xf32>
    %q_latent_scaled_f64 = stablehlo.convert %q_latent_scaled : (tensor<7x1024xf32>) -> tensor<7x1024xf64>
    %q_b_f64 = stablehlo.convert %q_b : (tensor<24576x1024xf32>) -> tensor<24576x1024xf64>
    %q_b_wide = stablehlo.dot_general %q_latent_scaled_f64, %q_b_f64, contracting_dims = [1] x [1] : (tensor<7x1024xf64>, tensor<24576x1024xf64>) -> tensor<7x24576xf64>
    %q_b_1 = stablehlo.convert %q_b_wide : (tensor<7x24576xf64>) -> tensor<7x24576xf32>
    %q_b_by_head = stablehlo.reshape %q_b_1 : (tensor<7x24576xf32>) -> tensor<7x128x192xf32>

    // stage: latent of keys and values
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %kv_a_f64 = stablehlo.convert %kv_a : (tensor<576x40xf32>) -> tensor<576x40xf64>
    %kv_wide = stablehlo.dot_general %mixer_input_f64_1, %kv_a_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<576x40xf64>) -> tensor<7x576xf64>
    %kv = stablehlo.convert %kv_wide : (tensor<7x576xf64>) -> tensor<7x576xf32>
    %kv_latent = stablehlo.slice %kv [0:7, 0:512] : (tensor<7x576xf32>) -> tensor<7x512xf32>
    %kv_latent_f64 = stablehlo.convert %kv_latent : (tensor<7x512xf32>) -> tensor<7x512xf64>
    %kv_a_norm_f64 = stablehlo.convert %kv_a_norm : (tensor<512xf32>) -> tensor<512xf64>
    %kv_latent_normed_wide_rows = stablehlo.broadcast_in_dim %kv_a_norm_f64, dims = [1] : (tensor<512xf64>) -> tensor<7x512xf64>
    %square_2 = stablehlo.multiply %kv_latent_f64, %kv_latent_f64 : tensor<7x512xf64>
    %square_sum_2 = stablehlo.reduce(%square_2 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x512xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width_2 = stablehlo.constant dense<0.001953125> : tensor<f64>
    %one_over_width_splat_2 = stablehlo.broadcast_in_dim %one_over_width_2, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_2 = stablehlo.multiply %square_sum_2, %one_over_width_splat_2 : tensor<7xf64>
    %mean_square_epsilon_2 = stablehlo.add %mean_square_2, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_2 = stablehlo.rsqrt %mean_square_epsilon_2 : tensor<7xf64>
    %reciprocal_root_rows_2 = stablehlo.broadcast_in_dim %reciprocal_root_2, dims = [0] : (tensor<7xf64>) -> tensor<7x512xf64>
    %kv_latent_normed_wide = stablehlo.multiply %kv_latent_f64, %reciprocal_root_rows_2 : tensor<7x512xf64>
    %kv_latent_normed_wide_1 = stablehlo.multiply %kv_latent_normed_wide, %kv_latent_normed_wide_rows : tensor<7x512xf64>
    %kv_latent_normed = stablehlo.convert %kv_latent_normed_wide_1 : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %scale_1 = stablehlo.constant dense<0.279508501291275> : tensor<f32>
    %scale_splat_1 = stablehlo.broadcast_in_dim %scale_1, dims = [] : (tensor<f32>) -> tensor<7x512xf32>
    %kv_latent_scaled = stablehlo.multiply %kv_latent_normed, %scale_splat_1 : tensor<7x512xf32>
    %rope_key = stablehlo.slice %kv [0:7, 512:576] : (tensor<7x576xf32>) -> tensor<7x64xf32>
    %rope_key_f64 = stablehlo.convert %rope_key : (tensor<7x64xf32>) -> tensor<7x64xf64>
    %rope_key_norm_f64 = stablehlo.convert %rope_key_norm : (tensor<64xf32>) -> tensor<64xf64>
    %rope_key_normed_wide_rows = stablehlo.broadcast_in_dim %rope_key_norm_f64, dims = [1] : (tensor<64xf64>) -> tensor<7x64xf64>
    %square_3 = stablehlo.multiply %rope_key_f64, %rope_key_f64 : tensor<7x64xf64>
    %square_sum_3 = stablehlo.reduce(%square_3 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x64xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width_3 = stablehlo.constant dense<0.015625> : tensor<f64>
    %one_over_width_splat_3 = stablehlo.broadcast_in_dim %one_over_width_3, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_3 = stablehlo.multiply %square_sum_3, %one_over_width_splat_3 : tensor<7xf64>
    %mean_square_epsilon_3 = stablehlo.add %mean_square_3, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_3 = stablehlo.rsqrt %mean_square_epsilon_3 : tensor<7xf64>
    %reciprocal_root_rows_3 = stablehlo.broadcast_in_dim %reciprocal_root_3, dims = [0] : (tensor<7xf64>) -> tensor<7x64xf64>
    %rope_key_normed_wide = stablehlo.multiply %rope_key_f64, %reciprocal_root_rows_3 : tensor<7x64xf64>
    %rope_key_normed_wide_1 = stablehlo.multiply %rope_key_normed_wide, %rope_key_normed_wide_rows : tensor<7x64xf64>
    %rope_key_normed = stablehlo.convert %rope_key_normed_wide_1 : (tensor<7x64xf64>) -> tensor<7x64xf32>
    %rope_key_normed_rotated_first_pairs = stablehlo.reshape %rope_key_normed : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_normed_rotated_first_column = stablehlo.slice %rope_key_normed_rotated_first_pairs [0:7, 0:32, 0:1] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_normed_rotated_first = stablehlo.reshape %rope_key_normed_rotated_first_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %rope_key_normed_rotated_second_pairs = stablehlo.reshape %rope_key_normed : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_normed_rotated_second_column = stablehlo.slice %rope_key_normed_rotated_second_pairs [0:7, 0:32, 1:2] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_normed_rotated_second = stablehlo.reshape %rope_key_normed_rotated_second_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %product = stablehlo.multiply %rope_key_normed_rotated_first, %rope_cos : tensor<7x32xf32>
    %product_1 = stablehlo.multiply %rope_key_normed_rotated_second, %rope_sin : tensor<7x32xf32>
    %rope_key_normed_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x32xf32>
    %product_2 = stablehlo.multiply %rope_key_normed_rotated_second, %rope_cos : tensor<7x32xf32>
    %product_3 = stablehlo.multiply %rope_key_normed_rotated_first, %rope_sin : tensor<7x32xf32>
    %rope_key_normed_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x32xf32>
    %rope_key_normed_rotated = stablehlo.concatenate %rope_key_normed_rotated_turned_first, %rope_key_normed_rotated_turned_second, dim = 1 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %latents_held = stablehlo.dynamic_update_slice %latents, %kv_latent_scaled, %start, %zero_index : (tensor<24x512xf32>, tensor<7x512xf32>, tensor<i32>, tensor<i32>) -> tensor<24x512xf32>
    %rope_keys_held = stablehlo.dynamic_update_slice %rope_keys, %rope_key_normed_rotated, %start, %zero_index : (tensor<24x64xf32>, tensor<7x64xf32>, tensor<i32>, tensor<i32>) -> tensor<24x64xf32>
    %kv_b_heads = stablehlo.reshape %kv_b : (tensor<32768x512xf32>) -> tensor<128x256x512xf32>

    // stage: queries of latents
    %q_still = stablehlo.slice %q_b_by_head [0:7, 0:128, 0:128] : (tensor<7x128x192xf32>) -> tensor<7x128x128xf32>
    %key_rows = stablehlo.slice %kv_b_heads [0:128, 0:128, 0:512] : (tensor<128x256x512xf32>) -> tensor<128x128x512xf32>
    %q_still_f64 = stablehlo.convert %q_still : (tensor<7x128x128xf32>) -> tensor<7x128x128xf64>
    %key_rows_f64 = stablehlo.convert %key_rows : (tensor<128x128x512xf32>) -> tensor<128x128x512xf64>
    %q_absorbed_wide = stablehlo.dot_general %q_still_f64, %key_rows_f64, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<7x128x128xf64>, tensor<128x128x512xf64>) -> tensor<128x7x512xf64>
    %q_absorbed = stablehlo.convert %q_absorbed_wide : (tensor<128x7x512xf64>) -> tensor<128x7x512xf32>
    %q_turning = stablehlo.slice %q_b_by_head [0:7, 0:128, 128:192] : (tensor<7x128x192xf32>) -> tensor<7x128x64xf32>
    %q_turning_rotated_first_pairs = stablehlo.reshape %q_turning : (tensor<7x128x64xf32>) -> tensor<7x128x32x2xf32>
    %q_turning_rotated_first_column = stablehlo.slice %q_turning_rotated_first_pairs [0:7, 0:128, 0:32, 0:1] : (tensor<7x128x32x2xf32>) -> tensor<7x128x32x1xf32>
    %q_turning_rotated_first = stablehlo.reshape %q_turning_rotated_first_column : (tensor<7x128x32x1xf32>) -> tensor<7x128x32xf32>
    %q_turning_rotated_second_pairs = stablehlo.reshape %q_turning : (tensor<7x128x64xf32>) -> tensor<7x128x32x2xf32>
    %q_turning_rotated_second_column = stablehlo.slice %q_turning_rotated_second_pairs [0:7, 0:128, 0:32, 1:2] : (tensor<7x128x32x2xf32>) -> tensor<7x128x32x1xf32>
    %q_turning_rotated_second = stablehlo.reshape %q_turning_rotated_second_column : (tensor<7x128x32x1xf32>) -> tensor<7x128x32xf32>
    %q_turning_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x128x32xf32>
    %q_turning_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x128x32xf32>
    %product_4 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_cos : tensor<7x128x32xf32>
    %product_5 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_sin : tensor<7x128x32xf32>
    %q_turning_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x128x32xf32>
    %product_6 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_cos : tensor<7x128x32xf32>
    %product_7 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_sin : tensor<7x128x32xf32>
    %q_turning_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x128x32xf32>
    %q_turning_rotated = stablehlo.concatenate %q_turning_rotated_turned_first, %q_turning_rotated_turned_second, dim = 2 : (tensor<7x128x32xf32>, tensor<7x128x32xf32>) -> tensor<7x128x64xf32>
    %q_rotated_heads = stablehlo.transpose %q_turning_rotated, dims = [1, 0, 2] : (tensor<7x128x64xf32>) -> tensor<128x7x64xf32>
    %q_absorbed_rows = stablehlo.transpose %q_absorbed, dims = [1, 0, 2] : (tensor<128x7x512xf32>) -> tensor<7x128x512xf32>
    %q_rotated_heads_rows = stablehlo.transpose %q_rotated_heads, dims = [1, 0, 2] : (tensor<128x7x64xf32>) -> tensor<7x128x64xf32>

    // stage: scores: of each query with every latent of its sequence
    %q_absorbed_rows_1 = stablehlo.reshape %q_absorbed : (tensor<128x7x512xf32>) -> tensor<896x512xf32>
    %q_absorbed_rows_1_f64 = stablehlo.convert %q_absorbed_rows_1 : (tensor<896x512xf32>) -> tensor<896x512xf64>
    %latents_held_f64 = stablehlo.convert %latents_held : (tensor<24x512xf32>) -> tensor<24x512xf64>
    %latent_scores_wide = stablehlo.dot_general %q_absorbed_rows_1_f64, %latents_held_f64, contracting_dims = [1] x [1] : (tensor<896x512xf64>, tensor<24x512xf64>) -> tensor<896x24xf64>
    %latent_scores_parts = stablehlo.reshape %latent_scores_wide : (tensor<896x24xf64>) -> tensor<128x7x24xf64>
    %q_rotated_heads_rows_1 = stablehlo.reshape %q_rotated_heads : (tensor<128x7x64xf32>) -> tensor<896x64xf32>
    %q_rotated_heads_rows_1_f64 = stablehlo.convert %q_rotated_heads_rows_1 : (tensor<896x64xf32>) -> tensor<896x64xf64>
    %rope_keys_held_f64 = stablehlo.convert %rope_keys_held : (tensor<24x64xf32>) -> tensor<24x64xf64>
    %rope_scores_wide = stablehlo.dot_general %q_rotated_heads_rows_1_f64, %rope_keys_held_f64, contracting_dims = [1] x [1] : (tensor<896x64xf64>, tensor<24x64xf64>) -> tensor<896x24xf64>
    %rope_scores_parts = stablehlo.reshape %rope_scores_wide : (tensor<896x24xf64>) -> tensor<128x7x24xf64>
    %scores = stablehlo.add %latent_scores_parts, %rope_scores_parts : tensor<128x7x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.07216878364870322> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<128x7x24xf64>
    %scores_scaled = stablehlo.multiply %scores, %score_scale_splat : tensor<128x7x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 2] : (tensor<7x24xi1>) -> tensor<128x7x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<128x7x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<128x7x24xi1>, tensor<128x7x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [2] : (tensor<128x7x24xf64>, tensor<f64>) -> tensor<128x7xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1] : (tensor<128x7xf64>) -> tensor<128x7x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<128x7x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<128x7x24xf64>) -> tensor<128x7x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<128x7x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<128x7x24xf32>, tensor<f32>) -> tensor<128x7xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1] : (tensor<128x7xf32>) -> tensor<128x7x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<128x7x24xf32>

    // stage: values: gathered as latents
    %latent_columns = stablehlo.transpose %latents_held, dims = [1, 0] : (tensor<24x512xf32>) -> tensor<512x24xf32>
    %p_rows = stablehlo.reshape %p : (tensor<128x7x24xf32>) -> tensor<896x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<896x24xf32>) -> tensor<896x24xf64>
    %latent_columns_f64 = stablehlo.convert %latent_columns : (tensor<512x24xf32>) -> tensor<512x24xf64>
    %latent_gathered_wide = stablehlo.dot_general %p_rows_f64, %latent_columns_f64, contracting_dims = [1] x [1] : (tensor<896x24xf64>, tensor<512x24xf64>) -> tensor<896x512xf64>
    %latent_gathered = stablehlo.convert %latent_gathered_wide : (tensor<896x512xf64>) -> tensor<896x512xf32>
    %latent_gathered_parts = stablehlo.reshape %latent_gathered : (tensor<896x512xf32>) -> tensor<128x7x512xf32>
    %value_rows = stablehlo.slice %kv_b_heads [0:128, 128:256, 0:512] : (tensor<128x256x512xf32>) -> tensor<128x128x512xf32>
    %latent_gathered_parts_f64 = stablehlo.convert %latent_gathered_parts : (tensor<128x7x512xf32>) -> tensor<128x7x512xf64>
    %value_rows_f64 = stablehlo.convert %value_rows : (tensor<128x128x512xf32>) -> tensor<128x128x512xf64>
    %y_wide = stablehlo.dot_general %latent_gathered_parts_f64, %value_rows_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x7x512xf64>, tensor<128x128x512xf64>) -> tensor<128x7x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<128x7x128xf64>) -> tensor<128x7x128xf32>
    %gathered = stablehlo.transpose %y, dims = [1, 0, 2] : (tensor<128x7x128xf32>) -> tensor<7x128x128xf32>

    // stage: attention output
    %mixer_input_f64_2 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %attention_gate_f64 = stablehlo.convert %attention_gate : (tensor<128x40xf32>) -> tensor<128x40xf64>
    %gate_wide = stablehlo.dot_general %mixer_input_f64_2, %attention_gate_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<128x40xf64>) -> tensor<7x128xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<7x128xf64>) -> tensor<7x128xf32>
    %gate_rows = stablehlo.broadcast_in_dim %gate, dims = [0, 1] : (tensor<7x128xf32>) -> tensor<7x128x128xf32>
    %gate_sigmoid = stablehlo.logistic %gate_rows : tensor<7x128x128xf32>
    %gathered_gated = stablehlo.multiply %gathered, %gate_sigmoid : tensor<7x128x128xf32>
    %heads_joined = stablehlo.reshape %gathered_gated : (tensor<7x128x128xf32>) -> tensor<7x16384xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x16384xf32>) -> tensor<7x16384xf64>
    %o_f64 = stablehlo.convert %o : (tensor<40x16384xf32>) -> tensor<40x16384xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x16384xf64>, tensor<40x16384xf64>) -> tensor<7x40xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<7x40xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<40xf32>) -> tensor<40xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<40xf64>) -> tensor<7x40xf64>
    %square_4 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<7x40xf64>
    %square_sum_4 = stablehlo.reduce(%square_4 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x40xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_4 = stablehlo.multiply %square_sum_4, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_4 = stablehlo.add %mean_square_4, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_4 = stablehlo.rsqrt %mean_square_epsilon_4 : tensor<7xf64>
    %reciprocal_root_rows_4 = stablehlo.broadcast_in_dim %reciprocal_root_4, dims = [0] : (tensor<7xf64>) -> tensor<7x40xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_4 : tensor<7x40xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<7x40xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %router_f64 = stablehlo.convert %router : (tensor<16x40xf32>) -> tensor<16x40xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<16x40xf64>) -> tensor<7x16xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<7x16xf64>) -> tensor<7x16xf32>

    // stage: router scores: sigmoid
    %scores_1 = stablehlo.logistic %router_logits : tensor<7x16xf32>

    // stage: selection key
    %correction_bias_rows = stablehlo.broadcast_in_dim %correction_bias, dims = [1] : (tensor<16xf32>) -> tensor<7x16xf32>
    %corrected_key = stablehlo.add %scores_1, %correction_bias_rows : tensor<7x16xf32>

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
    %values_per_slot = stablehlo.broadcast_in_dim %scores_1, dims = [0, 2] : (tensor<7x16xf32>) -> tensor<7x3x16xf32>
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
    %gate_wide_1 = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x7x40xf64>, tensor<16x24x40xf64>) -> tensor<16x7x24xf64>
    %gate_1 = stablehlo.convert %gate_wide_1 : (tensor<16x7x24xf64>) -> tensor<16x7x24xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:16, 24:48, 0:40] : (tensor<16x48x40xf32>) -> tensor<16x24x40xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<16x7x40xf32>) -> tensor<16x7x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<16x24x40xf32>) -> tensor<16x24x40xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x7x40xf64>, tensor<16x24x40xf64>) -> tensor<16x7x24xf64>
    %up = stablehlo.convert %up_wide : (tensor<16x7x24xf64>) -> tensor<16x7x24xf32>
    %gate_sigmoid_1 = stablehlo.logistic %gate_1 : tensor<16x7x24xf32>
    %activated = stablehlo.multiply %gate_1, %gate_sigmoid_1 : tensor<16x7x24xf32>
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

    // stage: shared expert
    %gate_weight_1 = stablehlo.slice %shared_gate_up [0:32, 0:40] : (tensor<64x40xf32>) -> tensor<32x40xf32>
    %ffn_input_f64_1 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %gate_weight_1_f64 = stablehlo.convert %gate_weight_1 : (tensor<32x40xf32>) -> tensor<32x40xf64>
    %gate_wide_2 = stablehlo.dot_general %ffn_input_f64_1, %gate_weight_1_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<32x40xf64>) -> tensor<7x32xf64>
    %gate_2 = stablehlo.convert %gate_wide_2 : (tensor<7x32xf64>) -> tensor<7x32xf32>
    %up_weight_1 = stablehlo.slice %shared_gate_up [32:64, 0:40] : (tensor<64x40xf32>) -> tensor<32x40xf32>
    %ffn_input_f64_2 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_weight_1_f64 = stablehlo.convert %up_weight_1 : (tensor<32x40xf32>) -> tensor<32x40xf64>
    %up_wide_1 = stablehlo.dot_general %ffn_input_f64_2, %up_weight_1_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<32x40xf64>) -> tensor<7x32xf64>
    %up_1 = stablehlo.convert %up_wide_1 : (tensor<7x32xf64>) -> tensor<7x32xf32>
    %gate_sigmoid_2 = stablehlo.logistic %gate_2 : tensor<7x32xf32>
    %activated_1 = stablehlo.multiply %gate_2, %gate_sigmoid_2 : tensor<7x32xf32>
    %hidden_1 = stablehlo.multiply %activated_1, %up_1 : tensor<7x32xf32>
    %hidden_1_f64 = stablehlo.convert %hidden_1 : (tensor<7x32xf32>) -> tensor<7x32xf64>
    %shared_down_f64 = stablehlo.convert %shared_down : (tensor<40x32xf32>) -> tensor<40x32xf64>
    %down_wide_1 = stablehlo.dot_general %hidden_1_f64, %shared_down_f64, contracting_dims = [1] x [1] : (tensor<7x32xf64>, tensor<40x32xf64>) -> tensor<7x40xf64>
    %down_1 = stablehlo.convert %down_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>
    %output = stablehlo.add %routed, %down_1 : tensor<7x40xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %output : tensor<7x40xf32>

    return %h_2, %latents_held, %rope_keys_held : tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>
  }
}
