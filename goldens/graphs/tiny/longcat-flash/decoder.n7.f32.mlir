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
      %embedding: tensor<131072x40xf32>,
      %final_norm: tensor<40xf32>,
      %head: tensor<131072x40xf32>,
      %layers.0.mixer_norm: tensor<40xf32>,
      %layers.0.q_a: tensor<1536x40xf32>,
      %layers.0.q_a_norm: tensor<1536xf32>,
      %layers.0.q_b: tensor<12288x1536xf32>,
      %layers.0.kv_a: tensor<576x40xf32>,
      %layers.0.kv_a_norm: tensor<512xf32>,
      %layers.0.kv_b: tensor<16384x512xf32>,
      %layers.0.o: tensor<40x8192xf32>,
      %layers.0.ffn_norm: tensor<40xf32>,
      %layers.0.gate_up: tensor<112x40xf32>,
      %layers.0.down: tensor<40x56xf32>,
      %layers.0.aside.router: tensor<12x40xf32>,
      %layers.0.aside.correction_bias: tensor<12xf32>,
      %layers.0.aside.expert_gate_up: tensor<8x48x40xf32>,
      %layers.0.aside.expert_down: tensor<8x40x24xf32>,
      %layers.1.mixer_norm: tensor<40xf32>,
      %layers.1.q_a: tensor<1536x40xf32>,
      %layers.1.q_a_norm: tensor<1536xf32>,
      %layers.1.q_b: tensor<12288x1536xf32>,
      %layers.1.kv_a: tensor<576x40xf32>,
      %layers.1.kv_a_norm: tensor<512xf32>,
      %layers.1.kv_b: tensor<16384x512xf32>,
      %layers.1.o: tensor<40x8192xf32>,
      %layers.1.ffn_norm: tensor<40xf32>,
      %layers.1.gate_up: tensor<112x40xf32>,
      %layers.1.down: tensor<40x56xf32>
  ) -> (tensor<1x131072xf32>, tensor<1xi32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>) {
    // stage: positions
    %start_rows = stablehlo.broadcast_in_dim %start, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %offset = stablehlo.iota dim = 0 : tensor<7xi32>
    %positions = stablehlo.add %offset, %start_rows : tensor<7xi32>

    // stage: embedding
    %embedding_rows = "stablehlo.gather"(%embedding, %tokens) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 40>}> : (tensor<131072x40xf32>, tensor<7xi32>) -> tensor<7x40xf32>

    // stage: layer 0
    %layer_0_h, %layer_0_latents, %layer_0_rope_keys, %layer_0_aside_output = func.call @layer(%embedding_rows, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.0.latents, %layers.0.rope_keys, %layers.0.mixer_norm, %layers.0.q_a, %layers.0.q_a_norm, %layers.0.q_b, %layers.0.kv_a, %layers.0.kv_a_norm, %layers.0.kv_b, %layers.0.o, %layers.0.ffn_norm, %layers.0.gate_up, %layers.0.down, %layers.0.aside.router, %layers.0.aside.correction_bias, %layers.0.aside.expert_gate_up, %layers.0.aside.expert_down) : (tensor<7x40xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<40xf32>, tensor<1536x40xf32>, tensor<1536xf32>, tensor<12288x1536xf32>, tensor<576x40xf32>, tensor<512xf32>, tensor<16384x512xf32>, tensor<40x8192xf32>, tensor<40xf32>, tensor<112x40xf32>, tensor<40x56xf32>, tensor<12x40xf32>, tensor<12xf32>, tensor<8x48x40xf32>, tensor<8x40x24xf32>) -> (tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<7x40xf32>)

    // stage: layer 1
    %layer_1_h, %layer_1_latents, %layer_1_rope_keys = func.call @layer_1(%layer_0_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layer_0_aside_output, %layers.1.latents, %layers.1.rope_keys, %layers.1.mixer_norm, %layers.1.q_a, %layers.1.q_a_norm, %layers.1.q_b, %layers.1.kv_a, %layers.1.kv_a_norm, %layers.1.kv_b, %layers.1.o, %layers.1.ffn_norm, %layers.1.gate_up, %layers.1.down) : (tensor<7x40xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<40xf32>, tensor<1536x40xf32>, tensor<1536xf32>, tensor<12288x1536xf32>, tensor<576x40xf32>, tensor<512xf32>, tensor<16384x512xf32>, tensor<40x8192xf32>, tensor<40xf32>, tensor<112x40xf32>, tensor<40x56xf32>) -> (tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

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

    // stage: head: logits over 131072 tokens
    %final_f64 = stablehlo.convert %final : (tensor<1x40xf32>) -> tensor<1x40xf64>
    %head_f64 = stablehlo.convert %head : (tensor<131072x40xf32>) -> tensor<131072x40xf64>
    %logits_wide = stablehlo.dot_general %final_f64, %head_f64, contracting_dims = [1] x [1] : (tensor<1x40xf64>, tensor<131072x40xf64>) -> tensor<1x131072xf64>
    %logits = stablehlo.convert %logits_wide : (tensor<1x131072xf64>) -> tensor<1x131072xf32>

    // stage: greedy token: the lowest id of a tie
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %highest_logit = stablehlo.reduce(%logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x131072xf32>, tensor<f32>) -> tensor<1xf32>
    %broadcast = stablehlo.broadcast_in_dim %highest_logit, dims = [0] : (tensor<1xf32>) -> tensor<1x131072xf32>
    %is_highest = stablehlo.compare EQ, %logits, %broadcast, FLOAT : (tensor<1x131072xf32>, tensor<1x131072xf32>) -> tensor<1x131072xi1>
    %token_id = stablehlo.iota dim = 0 : tensor<131072xi32>
    %token_id_wide = stablehlo.broadcast_in_dim %token_id, dims = [1] : (tensor<131072xi32>) -> tensor<1x131072xi32>
    %no_token = stablehlo.constant dense<131072> : tensor<i32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<i32>) -> tensor<1x131072xi32>
    %highest_ids = stablehlo.select %is_highest, %token_id_wide, %no_token_splat : tensor<1x131072xi1>, tensor<1x131072xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %token = stablehlo.reduce(%highest_ids init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x131072xi32>, tensor<i32>) -> tensor<1xi32>

    return %logits, %token, %layer_0_latents, %layer_0_rope_keys, %layer_1_latents, %layer_1_rope_keys : tensor<1x131072xf32>, tensor<1xi32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>
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
      %q_a: tensor<1536x40xf32>,
      %q_a_norm: tensor<1536xf32>,
      %q_b: tensor<12288x1536xf32>,
      %kv_a: tensor<576x40xf32>,
      %kv_a_norm: tensor<512xf32>,
      %kv_b: tensor<16384x512xf32>,
      %o: tensor<40x8192xf32>,
      %ffn_norm: tensor<40xf32>,
      %gate_up: tensor<112x40xf32>,
      %down: tensor<40x56xf32>,
      %aside.router: tensor<12x40xf32>,
      %aside.correction_bias: tensor<12xf32>,
      %aside.expert_gate_up: tensor<8x48x40xf32>,
      %aside.expert_down: tensor<8x40x24xf32>
  ) -> (tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<7x40xf32>) {
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

    // stage: queries: 64 heads, of which 64 dimensions turn
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %q_a_f64 = stablehlo.convert %q_a : (tensor<1536x40xf32>) -> tensor<1536x40xf64>
    %q_latent_wide = stablehlo.dot_general %mixer_input_f64, %q_a_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<1536x40xf64>) -> tensor<7x1536xf64>
    %q_latent = stablehlo.convert %q_latent_wide : (tensor<7x1536xf64>) -> tensor<7x1536xf32>
    %q_latent_f64 = stablehlo.convert %q_latent : (tensor<7x1536xf32>) -> tensor<7x1536xf64>
    %q_a_norm_f64 = stablehlo.convert %q_a_norm : (tensor<1536xf32>) -> tensor<1536xf64>
    %q_latent_normed_wide_rows = stablehlo.broadcast_in_dim %q_a_norm_f64, dims = [1] : (tensor<1536xf64>) -> tensor<7x1536xf64>
    %square_1 = stablehlo.multiply %q_latent_f64, %q_latent_f64 : tensor<7x1536xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x1536xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width_1 = stablehlo.constant dense<0.0006510416666666666> : tensor<f64>
    %one_over_width_splat_1 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat_1 : tensor<7xf64>
    %norm_epsilon_1 = stablehlo.constant dense<1.0e-06> : tensor<f64>
    %norm_epsilon_splat_1 = stablehlo.broadcast_in_dim %norm_epsilon_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat_1 : tensor<7xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<7xf64>) -> tensor<7x1536xf64>
    %q_latent_normed_wide = stablehlo.multiply %q_latent_f64, %reciprocal_root_rows_1 : tensor<7x1536xf64>
    %q_latent_normed_wide_1 = stablehlo.multiply %q_latent_normed_wide, %q_latent_normed_wide_rows : tensor<7x1536xf64>
    %q_latent_normed = stablehlo.convert %q_latent_normed_wide_1 : (tensor<7x1536xf64>) -> tensor<7x1536xf32>
    %scale = stablehlo.constant dense<0.1613743007183075> : tensor<f32>
    %scale_splat = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<7x1536xf32>
    %q_latent_scaled = stablehlo.multiply %q_latent_normed, %scale_splat : tensor<7x1536xf32>
    %q_latent_scaled_f64 = stablehlo.convert %q_latent_scaled : (tensor<7x1536xf32>) -> tensor<7x1536xf64>
    %q_b_f64 = stablehlo.convert %q_b : (tensor<12288x1536xf32>) -> tensor<12288x1536xf64>
    %q_b_wide = stablehlo.dot_general %q_latent_scaled_f64, %q_b_f64, contracting_dims = [1] x [1] : (tensor<7x1536xf64>, tensor<12288x1536xf64>) -> tensor<7x12288xf64>
    %q_b_1 = stablehlo.convert %q_b_wide : (tensor<7x12288xf64>) -> tensor<7x12288xf32>
    %q_b_by_head = stablehlo.reshape %q_b_1 : (tensor<7x12288xf32>) -> tensor<7x64x192xf32>

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
    %mean_square_epsilon_2 = stablehlo.add %mean_square_2, %norm_epsilon_splat_1 : tensor<7xf64>
    %reciprocal_root_2 = stablehlo.rsqrt %mean_square_epsilon_2 : tensor<7xf64>
    %reciprocal_root_rows_2 = stablehlo.broadcast_in_dim %reciprocal_root_2, dims = [0] : (tensor<7xf64>) -> tensor<7x512xf64>
    %kv_latent_normed_wide = stablehlo.multiply %kv_latent_f64, %reciprocal_root_rows_2 : tensor<7x512xf64>
    %kv_latent_normed_wide_1 = stablehlo.multiply %kv_latent_normed_wide, %kv_latent_normed_wide_rows : tensor<7x512xf64>
    %kv_latent_normed = stablehlo.convert %kv_latent_normed_wide_1 : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %scale_1 = stablehlo.constant dense<0.279508501291275> : tensor<f32>
    %scale_splat_1 = stablehlo.broadcast_in_dim %scale_1, dims = [] : (tensor<f32>) -> tensor<7x512xf32>
    %kv_latent_scaled = stablehlo.multiply %kv_latent_normed, %scale_splat_1 : tensor<7x512xf32>
    %rope_key = stablehlo.slice %kv [0:7, 512:576] : (tensor<7x576xf32>) -> tensor<7x64xf32>
    %rope_key_rotated_first_pairs = stablehlo.reshape %rope_key : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_rotated_first_column = stablehlo.slice %rope_key_rotated_first_pairs [0:7, 0:32, 0:1] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_rotated_first = stablehlo.reshape %rope_key_rotated_first_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %rope_key_rotated_second_pairs = stablehlo.reshape %rope_key : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_rotated_second_column = stablehlo.slice %rope_key_rotated_second_pairs [0:7, 0:32, 1:2] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_rotated_second = stablehlo.reshape %rope_key_rotated_second_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %product = stablehlo.multiply %rope_key_rotated_first, %rope_cos : tensor<7x32xf32>
    %product_1 = stablehlo.multiply %rope_key_rotated_second, %rope_sin : tensor<7x32xf32>
    %rope_key_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x32xf32>
    %product_2 = stablehlo.multiply %rope_key_rotated_second, %rope_cos : tensor<7x32xf32>
    %product_3 = stablehlo.multiply %rope_key_rotated_first, %rope_sin : tensor<7x32xf32>
    %rope_key_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x32xf32>
    %rope_key_rotated = stablehlo.concatenate %rope_key_rotated_turned_first, %rope_key_rotated_turned_second, dim = 1 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %latents_held = stablehlo.dynamic_update_slice %latents, %kv_latent_scaled, %start, %zero_index : (tensor<24x512xf32>, tensor<7x512xf32>, tensor<i32>, tensor<i32>) -> tensor<24x512xf32>
    %rope_keys_held = stablehlo.dynamic_update_slice %rope_keys, %rope_key_rotated, %start, %zero_index : (tensor<24x64xf32>, tensor<7x64xf32>, tensor<i32>, tensor<i32>) -> tensor<24x64xf32>
    %kv_b_heads = stablehlo.reshape %kv_b : (tensor<16384x512xf32>) -> tensor<64x256x512xf32>

    // stage: queries of latents
    %q_still = stablehlo.slice %q_b_by_head [0:7, 0:64, 0:128] : (tensor<7x64x192xf32>) -> tensor<7x64x128xf32>
    %key_rows = stablehlo.slice %kv_b_heads [0:64, 0:128, 0:512] : (tensor<64x256x512xf32>) -> tensor<64x128x512xf32>
    %q_still_f64 = stablehlo.convert %q_still : (tensor<7x64x128xf32>) -> tensor<7x64x128xf64>
    %key_rows_f64 = stablehlo.convert %key_rows : (tensor<64x128x512xf32>) -> tensor<64x128x512xf64>
    %q_absorbed_wide = stablehlo.dot_general %q_still_f64, %key_rows_f64, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<7x64x128xf64>, tensor<64x128x512xf64>) -> tensor<64x7x512xf64>
    %q_absorbed = stablehlo.convert %q_absorbed_wide : (tensor<64x7x512xf64>) -> tensor<64x7x512xf32>
    %q_turning = stablehlo.slice %q_b_by_head [0:7, 0:64, 128:192] : (tensor<7x64x192xf32>) -> tensor<7x64x64xf32>
    %q_turning_rotated_first_pairs = stablehlo.reshape %q_turning : (tensor<7x64x64xf32>) -> tensor<7x64x32x2xf32>
    %q_turning_rotated_first_column = stablehlo.slice %q_turning_rotated_first_pairs [0:7, 0:64, 0:32, 0:1] : (tensor<7x64x32x2xf32>) -> tensor<7x64x32x1xf32>
    %q_turning_rotated_first = stablehlo.reshape %q_turning_rotated_first_column : (tensor<7x64x32x1xf32>) -> tensor<7x64x32xf32>
    %q_turning_rotated_second_pairs = stablehlo.reshape %q_turning : (tensor<7x64x64xf32>) -> tensor<7x64x32x2xf32>
    %q_turning_rotated_second_column = stablehlo.slice %q_turning_rotated_second_pairs [0:7, 0:64, 0:32, 1:2] : (tensor<7x64x32x2xf32>) -> tensor<7x64x32x1xf32>
    %q_turning_rotated_second = stablehlo.reshape %q_turning_rotated_second_column : (tensor<7x64x32x1xf32>) -> tensor<7x64x32xf32>
    %q_turning_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x64x32xf32>
    %q_turning_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x64x32xf32>
    %product_4 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_cos : tensor<7x64x32xf32>
    %product_5 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_sin : tensor<7x64x32xf32>
    %q_turning_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x64x32xf32>
    %product_6 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_cos : tensor<7x64x32xf32>
    %product_7 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_sin : tensor<7x64x32xf32>
    %q_turning_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x64x32xf32>
    %q_turning_rotated = stablehlo.concatenate %q_turning_rotated_turned_first, %q_turning_rotated_turned_second, dim = 2 : (tensor<7x64x32xf32>, tensor<7x64x32xf32>) -> tensor<7x64x64xf32>
    %q_rotated_heads = stablehlo.transpose %q_turning_rotated, dims = [1, 0, 2] : (tensor<7x64x64xf32>) -> tensor<64x7x64xf32>
    %q_absorbed_rows = stablehlo.transpose %q_absorbed, dims = [1, 0, 2] : (tensor<64x7x512xf32>) -> tensor<7x64x512xf32>
    %q_rotated_heads_rows = stablehlo.transpose %q_rotated_heads, dims = [1, 0, 2] : (tensor<64x7x64xf32>) -> tensor<7x64x64xf32>

    // stage: scores: of each query with every latent of its sequence
    %q_absorbed_rows_1 = stablehlo.reshape %q_absorbed : (tensor<64x7x512xf32>) -> tensor<448x512xf32>
    %q_absorbed_rows_1_f64 = stablehlo.convert %q_absorbed_rows_1 : (tensor<448x512xf32>) -> tensor<448x512xf64>
    %latents_held_f64 = stablehlo.convert %latents_held : (tensor<24x512xf32>) -> tensor<24x512xf64>
    %latent_scores_wide = stablehlo.dot_general %q_absorbed_rows_1_f64, %latents_held_f64, contracting_dims = [1] x [1] : (tensor<448x512xf64>, tensor<24x512xf64>) -> tensor<448x24xf64>
    %latent_scores_parts = stablehlo.reshape %latent_scores_wide : (tensor<448x24xf64>) -> tensor<64x7x24xf64>
    %q_rotated_heads_rows_1 = stablehlo.reshape %q_rotated_heads : (tensor<64x7x64xf32>) -> tensor<448x64xf32>
    %q_rotated_heads_rows_1_f64 = stablehlo.convert %q_rotated_heads_rows_1 : (tensor<448x64xf32>) -> tensor<448x64xf64>
    %rope_keys_held_f64 = stablehlo.convert %rope_keys_held : (tensor<24x64xf32>) -> tensor<24x64xf64>
    %rope_scores_wide = stablehlo.dot_general %q_rotated_heads_rows_1_f64, %rope_keys_held_f64, contracting_dims = [1] x [1] : (tensor<448x64xf64>, tensor<24x64xf64>) -> tensor<448x24xf64>
    %rope_scores_parts = stablehlo.reshape %rope_scores_wide : (tensor<448x24xf64>) -> tensor<64x7x24xf64>
    %scores = stablehlo.add %latent_scores_parts, %rope_scores_parts : tensor<64x7x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.07216878364870322> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<64x7x24xf64>
    %scores_scaled = stablehlo.multiply %scores, %score_scale_splat : tensor<64x7x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 2] : (tensor<7x24xi1>) -> tensor<64x7x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<64x7x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<64x7x24xi1>, tensor<64x7x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [2] : (tensor<64x7x24xf64>, tensor<f64>) -> tensor<64x7xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1] : (tensor<64x7xf64>) -> tensor<64x7x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<64x7x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<64x7x24xf64>) -> tensor<64x7x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<64x7x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<64x7x24xf32>, tensor<f32>) -> tensor<64x7xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1] : (tensor<64x7xf32>) -> tensor<64x7x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<64x7x24xf32>

    // stage: values: gathered as latents
    %latent_columns = stablehlo.transpose %latents_held, dims = [1, 0] : (tensor<24x512xf32>) -> tensor<512x24xf32>
    %p_rows = stablehlo.reshape %p : (tensor<64x7x24xf32>) -> tensor<448x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<448x24xf32>) -> tensor<448x24xf64>
    %latent_columns_f64 = stablehlo.convert %latent_columns : (tensor<512x24xf32>) -> tensor<512x24xf64>
    %latent_gathered_wide = stablehlo.dot_general %p_rows_f64, %latent_columns_f64, contracting_dims = [1] x [1] : (tensor<448x24xf64>, tensor<512x24xf64>) -> tensor<448x512xf64>
    %latent_gathered = stablehlo.convert %latent_gathered_wide : (tensor<448x512xf64>) -> tensor<448x512xf32>
    %latent_gathered_parts = stablehlo.reshape %latent_gathered : (tensor<448x512xf32>) -> tensor<64x7x512xf32>
    %value_rows = stablehlo.slice %kv_b_heads [0:64, 128:256, 0:512] : (tensor<64x256x512xf32>) -> tensor<64x128x512xf32>
    %latent_gathered_parts_f64 = stablehlo.convert %latent_gathered_parts : (tensor<64x7x512xf32>) -> tensor<64x7x512xf64>
    %value_rows_f64 = stablehlo.convert %value_rows : (tensor<64x128x512xf32>) -> tensor<64x128x512xf64>
    %y_wide = stablehlo.dot_general %latent_gathered_parts_f64, %value_rows_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<64x7x512xf64>, tensor<64x128x512xf64>) -> tensor<64x7x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<64x7x128xf64>) -> tensor<64x7x128xf32>
    %gathered = stablehlo.transpose %y, dims = [1, 0, 2] : (tensor<64x7x128xf32>) -> tensor<7x64x128xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<7x64x128xf32>) -> tensor<7x8192xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x8192xf32>) -> tensor<7x8192xf64>
    %o_f64 = stablehlo.convert %o : (tensor<40x8192xf32>) -> tensor<40x8192xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x8192xf64>, tensor<40x8192xf64>) -> tensor<7x40xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<7x40xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<40xf32>) -> tensor<40xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<40xf64>) -> tensor<7x40xf64>
    %square_3 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<7x40xf64>
    %square_sum_3 = stablehlo.reduce(%square_3 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x40xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_3 = stablehlo.multiply %square_sum_3, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_3 = stablehlo.add %mean_square_3, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_3 = stablehlo.rsqrt %mean_square_epsilon_3 : tensor<7xf64>
    %reciprocal_root_rows_3 = stablehlo.broadcast_in_dim %reciprocal_root_3, dims = [0] : (tensor<7xf64>) -> tensor<7x40xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_3 : tensor<7x40xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<7x40xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %aside_router_f64 = stablehlo.convert %aside.router : (tensor<12x40xf32>) -> tensor<12x40xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %aside_router_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<12x40xf64>) -> tensor<7x12xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<7x12xf64>) -> tensor<7x12xf32>

    // stage: router scores: softmax
    %maximum_identity_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<7xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<7xf32>) -> tensor<7x12xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<7x12xf32>
    %exponentials_1 = stablehlo.exponential %shifted : tensor<7x12xf32>
    %row_sum = stablehlo.reduce(%exponentials_1 init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<7xf32>) -> tensor<7x12xf32>
    %scores_1 = stablehlo.divide %exponentials_1, %row_sum_rows : tensor<7x12xf32>

    // stage: selection key
    %correction_bias_rows = stablehlo.broadcast_in_dim %aside.correction_bias, dims = [1] : (tensor<12xf32>) -> tensor<7x12xf32>
    %corrected_key = stablehlo.add %scores_1, %correction_bias_rows : tensor<7x12xf32>

    // stage: top-k: 3 iterative argmaxes over 12 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %is_zero = stablehlo.compare EQ, %corrected_key, %zero_splat, FLOAT : (tensor<7x12xf32>, tensor<7x12xf32>) -> tensor<7x12xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %corrected_key : tensor<7x12xi1>, tensor<7x12xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<7x12xf32>) -> tensor<7x12xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<7x12xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<7x12xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x12xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<7x12xi32>, tensor<7x12xi32>) -> tensor<7x12xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<7x12xi1>, tensor<7x12xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<7x12xf32>, tensor<7x12xf32>) -> tensor<7x12xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<7x12xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<7x12xi1>, tensor<7x12xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<12xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<12xi32>) -> tensor<7x12xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<3xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<3xi32>) -> tensor<7x3xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    // choice 0
    %maximum_identity_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x12xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<7xi32>) -> tensor<7x12xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<7x12xi32>, tensor<7x12xi32>) -> tensor<7x12xi1>
    %beyond = stablehlo.constant dense<12> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<7x12xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<7x12xi1>, tensor<7x12xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x12xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x3xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<7x3xi1>, tensor<7x3xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<7x12xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x12xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<7x12xi32>, tensor<7x12xi32>) -> tensor<7x12xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<7x12xi1>, tensor<7x12xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x12xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<7xi32>) -> tensor<7x12xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<7x12xi32>, tensor<7x12xi32>) -> tensor<7x12xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<7x12xi1>, tensor<7x12xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x12xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x3xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<7x3xi1>, tensor<7x3xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x12xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<7x12xi32>, tensor<7x12xi32>) -> tensor<7x12xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<7x12xi1>, tensor<7x12xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x12xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<7xi32>) -> tensor<7x12xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<7x12xi32>, tensor<7x12xi32>) -> tensor<7x12xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<7x12xi1>, tensor<7x12xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x12xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x3xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<7x3xi1>, tensor<7x3xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<12xi32>) -> tensor<7x3x12xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_2, dims = [0, 1] : (tensor<7x3xi32>) -> tensor<7x3x12xi32>
    %is_chosen_2 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<7x3x12xi32>, tensor<7x3x12xi32>) -> tensor<7x3x12xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %scores_1, dims = [0, 2] : (tensor<7x12xf32>) -> tensor<7x3x12xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x3x12xf32>
    %chosen_values = stablehlo.select %is_chosen_2, %values_per_slot, %zero_splat_1 : tensor<7x3x12xi1>, tensor<7x3x12xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<7x3x12xf32>, tensor<f32>) -> tensor<7x3xf32>
    %routed_scale = stablehlo.constant dense<6.0> : tensor<f32>
    %routed_scale_splat = stablehlo.broadcast_in_dim %routed_scale, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %scaled_weights = stablehlo.multiply %chosen_weights, %routed_scale_splat : tensor<7x3xf32>

    // stage: experts: all 8 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %ffn_input, dims = [1, 2] : (tensor<7x40xf32>) -> tensor<8x7x40xf32>
    %gate_weight = stablehlo.slice %aside.expert_gate_up [0:8, 0:24, 0:40] : (tensor<8x48x40xf32>) -> tensor<8x24x40xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<8x7x40xf32>) -> tensor<8x7x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<8x24x40xf32>) -> tensor<8x24x40xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x40xf64>, tensor<8x24x40xf64>) -> tensor<8x7x24xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<8x7x24xf64>) -> tensor<8x7x24xf32>
    %up_weight = stablehlo.slice %aside.expert_gate_up [0:8, 24:48, 0:40] : (tensor<8x48x40xf32>) -> tensor<8x24x40xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<8x7x40xf32>) -> tensor<8x7x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<8x24x40xf32>) -> tensor<8x24x40xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x40xf64>, tensor<8x24x40xf64>) -> tensor<8x7x24xf64>
    %up = stablehlo.convert %up_wide : (tensor<8x7x24xf64>) -> tensor<8x7x24xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<8x7x24xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<8x7x24xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<8x7x24xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<8x7x24xf32>) -> tensor<8x7x24xf64>
    %aside_expert_down_f64 = stablehlo.convert %aside.expert_down : (tensor<8x40x24xf32>) -> tensor<8x40x24xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %aside_expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x24xf64>, tensor<8x40x24xf64>) -> tensor<8x7x40xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<8x7x40xf64>) -> tensor<8x7x40xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %expert_index_1 = stablehlo.iota dim = 0 : tensor<8xi32>
    %expert_index_wide_2 = stablehlo.broadcast_in_dim %expert_index_1, dims = [2] : (tensor<8xi32>) -> tensor<7x3x8xi32>
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_2, dims = [0, 1] : (tensor<7x3xi32>) -> tensor<7x3x8xi32>
    %is_chosen_3 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_2, SIGNED : (tensor<7x3x8xi32>, tensor<7x3x8xi32>) -> tensor<7x3x8xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %scaled_weights, dims = [0, 1] : (tensor<7x3xf32>) -> tensor<7x3x8xf32>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x3x8xf32>
    %placed_weights = stablehlo.select %is_chosen_3, %weights_per_expert, %zero_splat_2 : tensor<7x3x8xi1>, tensor<7x3x8xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x3x8xf32>, tensor<f32>) -> tensor<7x8xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_3 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x3x8xi1>, tensor<i1>) -> tensor<7x8xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<7x8xf32>) -> tensor<8x7xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<7x8xi1>) -> tensor<8x7xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<8x7xf32>) -> tensor<8x7x40xf32>
    %weighted = stablehlo.multiply %down_1, %combine_rows : tensor<8x7x40xf32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<8x7xi1>) -> tensor<8x7x40xi1>
    %zero_splat_3 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x7x40xf32>
    %kept = stablehlo.select %chosen_rows_2, %weighted, %zero_splat_3 : tensor<8x7x40xi1>, tensor<8x7x40xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<8x7x40xf32>, tensor<f32>) -> tensor<7x40xf32>

    // stage: zero-compute experts: they return their input
    %first_zero = stablehlo.constant dense<8> : tensor<i32>
    %first_zero_splat = stablehlo.broadcast_in_dim %first_zero, dims = [] : (tensor<i32>) -> tensor<7x3xi32>
    %is_zero_1 = stablehlo.compare GE, %expert_ids_2, %first_zero_splat, SIGNED : (tensor<7x3xi32>, tensor<7x3xi32>) -> tensor<7x3xi1>
    %zero_splat_4 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %zero_weights = stablehlo.select %is_zero_1, %scaled_weights, %zero_splat_4 : tensor<7x3xi1>, tensor<7x3xf32>
    %zero_weight = stablehlo.reduce(%zero_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %any_zero = stablehlo.reduce(%is_zero_1 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x3xi1>, tensor<i1>) -> tensor<7xi1>
    %zero_weight_rows = stablehlo.broadcast_in_dim %zero_weight, dims = [0] : (tensor<7xf32>) -> tensor<7x40xf32>
    %passed = stablehlo.multiply %ffn_input, %zero_weight_rows : tensor<7x40xf32>
    %any_zero_rows = stablehlo.broadcast_in_dim %any_zero, dims = [0] : (tensor<7xi1>) -> tensor<7x40xi1>
    %zero_splat_5 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x40xf32>
    %passed_1 = stablehlo.select %any_zero_rows, %passed, %zero_splat_5 : tensor<7x40xi1>, tensor<7x40xf32>
    %routed_1 = stablehlo.add %routed, %passed_1 : tensor<7x40xf32>

    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight_1 = stablehlo.slice %gate_up [0:56, 0:40] : (tensor<112x40xf32>) -> tensor<56x40xf32>
    %ffn_input_f64_1 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %gate_weight_1_f64 = stablehlo.convert %gate_weight_1 : (tensor<56x40xf32>) -> tensor<56x40xf64>
    %gate_wide_1 = stablehlo.dot_general %ffn_input_f64_1, %gate_weight_1_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<56x40xf64>) -> tensor<7x56xf64>
    %gate_1 = stablehlo.convert %gate_wide_1 : (tensor<7x56xf64>) -> tensor<7x56xf32>
    %up_weight_1 = stablehlo.slice %gate_up [56:112, 0:40] : (tensor<112x40xf32>) -> tensor<56x40xf32>
    %ffn_input_f64_2 = stablehlo.convert %ffn_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_weight_1_f64 = stablehlo.convert %up_weight_1 : (tensor<56x40xf32>) -> tensor<56x40xf64>
    %up_wide_1 = stablehlo.dot_general %ffn_input_f64_2, %up_weight_1_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<56x40xf64>) -> tensor<7x56xf64>
    %up_1 = stablehlo.convert %up_wide_1 : (tensor<7x56xf64>) -> tensor<7x56xf32>
    %gate_sigmoid_1 = stablehlo.logistic %gate_1 : tensor<7x56xf32>
    %activated_1 = stablehlo.multiply %gate_1, %gate_sigmoid_1 : tensor<7x56xf32>
    %hidden_1 = stablehlo.multiply %activated_1, %up_1 : tensor<7x56xf32>
    %hidden_1_f64 = stablehlo.convert %hidden_1 : (tensor<7x56xf32>) -> tensor<7x56xf64>
    %down_f64 = stablehlo.convert %down : (tensor<40x56xf32>) -> tensor<40x56xf64>
    %down_wide_1 = stablehlo.dot_general %hidden_1_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<7x56xf64>, tensor<40x56xf64>) -> tensor<7x40xf64>
    %down_2 = stablehlo.convert %down_wide_1 : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %down_2 : tensor<7x40xf32>

    return %h_2, %latents_held, %rope_keys_held, %routed_1 : tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<7x40xf32>
  }

  func.func private @layer_1(
      %h: tensor<7x40xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %aside: tensor<7x40xf32>,
      %latents: tensor<24x512xf32>,
      %rope_keys: tensor<24x64xf32>,
      %mixer_norm: tensor<40xf32>,
      %q_a: tensor<1536x40xf32>,
      %q_a_norm: tensor<1536xf32>,
      %q_b: tensor<12288x1536xf32>,
      %kv_a: tensor<576x40xf32>,
      %kv_a_norm: tensor<512xf32>,
      %kv_b: tensor<16384x512xf32>,
      %o: tensor<40x8192xf32>,
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

    // stage: queries: 64 heads, of which 64 dimensions turn
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %q_a_f64 = stablehlo.convert %q_a : (tensor<1536x40xf32>) -> tensor<1536x40xf64>
    %q_latent_wide = stablehlo.dot_general %mixer_input_f64, %q_a_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<1536x40xf64>) -> tensor<7x1536xf64>
    %q_latent = stablehlo.convert %q_latent_wide : (tensor<7x1536xf64>) -> tensor<7x1536xf32>
    %q_latent_f64 = stablehlo.convert %q_latent : (tensor<7x1536xf32>) -> tensor<7x1536xf64>
    %q_a_norm_f64 = stablehlo.convert %q_a_norm : (tensor<1536xf32>) -> tensor<1536xf64>
    %q_latent_normed_wide_rows = stablehlo.broadcast_in_dim %q_a_norm_f64, dims = [1] : (tensor<1536xf64>) -> tensor<7x1536xf64>
    %square_1 = stablehlo.multiply %q_latent_f64, %q_latent_f64 : tensor<7x1536xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x1536xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width_1 = stablehlo.constant dense<0.0006510416666666666> : tensor<f64>
    %one_over_width_splat_1 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat_1 : tensor<7xf64>
    %norm_epsilon_1 = stablehlo.constant dense<1.0e-06> : tensor<f64>
    %norm_epsilon_splat_1 = stablehlo.broadcast_in_dim %norm_epsilon_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat_1 : tensor<7xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<7xf64>) -> tensor<7x1536xf64>
    %q_latent_normed_wide = stablehlo.multiply %q_latent_f64, %reciprocal_root_rows_1 : tensor<7x1536xf64>
    %q_latent_normed_wide_1 = stablehlo.multiply %q_latent_normed_wide, %q_latent_normed_wide_rows : tensor<7x1536xf64>
    %q_latent_normed = stablehlo.convert %q_latent_normed_wide_1 : (tensor<7x1536xf64>) -> tensor<7x1536xf32>
    %scale = stablehlo.constant dense<0.1613743007183075> : tensor<f32>
    %scale_splat = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<7x1536xf32>
    %q_latent_scaled = stablehlo.multiply %q_latent_normed, %scale_splat : tensor<7x1536xf32>
    %q_latent_scaled_f64 = stablehlo.convert %q_latent_scaled : (tensor<7x1536xf32>) -> tensor<7x1536xf64>
    %q_b_f64 = stablehlo.convert %q_b : (tensor<12288x1536xf32>) -> tensor<12288x1536xf64>
    %q_b_wide = stablehlo.dot_general %q_latent_scaled_f64, %q_b_f64, contracting_dims = [1] x [1] : (tensor<7x1536xf64>, tensor<12288x1536xf64>) -> tensor<7x12288xf64>
    %q_b_1 = stablehlo.convert %q_b_wide : (tensor<7x12288xf64>) -> tensor<7x12288xf32>
    %q_b_by_head = stablehlo.reshape %q_b_1 : (tensor<7x12288xf32>) -> tensor<7x64x192xf32>

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
    %mean_square_epsilon_2 = stablehlo.add %mean_square_2, %norm_epsilon_splat_1 : tensor<7xf64>
    %reciprocal_root_2 = stablehlo.rsqrt %mean_square_epsilon_2 : tensor<7xf64>
    %reciprocal_root_rows_2 = stablehlo.broadcast_in_dim %reciprocal_root_2, dims = [0] : (tensor<7xf64>) -> tensor<7x512xf64>
    %kv_latent_normed_wide = stablehlo.multiply %kv_latent_f64, %reciprocal_root_rows_2 : tensor<7x512xf64>
    %kv_latent_normed_wide_1 = stablehlo.multiply %kv_latent_normed_wide, %kv_latent_normed_wide_rows : tensor<7x512xf64>
    %kv_latent_normed = stablehlo.convert %kv_latent_normed_wide_1 : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %scale_1 = stablehlo.constant dense<0.279508501291275> : tensor<f32>
    %scale_splat_1 = stablehlo.broadcast_in_dim %scale_1, dims = [] : (tensor<f32>) -> tensor<7x512xf32>
    %kv_latent_scaled = stablehlo.multiply %kv_latent_normed, %scale_splat_1 : tensor<7x512xf32>
    %rope_key = stablehlo.slice %kv [0:7, 512:576] : (tensor<7x576xf32>) -> tensor<7x64xf32>
    %rope_key_rotated_first_pairs = stablehlo.reshape %rope_key : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_rotated_first_column = stablehlo.slice %rope_key_rotated_first_pairs [0:7, 0:32, 0:1] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_rotated_first = stablehlo.reshape %rope_key_rotated_first_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %rope_key_rotated_second_pairs = stablehlo.reshape %rope_key : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_rotated_second_column = stablehlo.slice %rope_key_rotated_second_pairs [0:7, 0:32, 1:2] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_rotated_second = stablehlo.reshape %rope_key_rotated_second_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %product = stablehlo.multiply %rope_key_rotated_first, %rope_cos : tensor<7x32xf32>
    %product_1 = stablehlo.multiply %rope_key_rotated_second, %rope_sin : tensor<7x32xf32>
    %rope_key_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x32xf32>
    %product_2 = stablehlo.multiply %rope_key_rotated_second, %rope_cos : tensor<7x32xf32>
    %product_3 = stablehlo.multiply %rope_key_rotated_first, %rope_sin : tensor<7x32xf32>
    %rope_key_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x32xf32>
    %rope_key_rotated = stablehlo.concatenate %rope_key_rotated_turned_first, %rope_key_rotated_turned_second, dim = 1 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %latents_held = stablehlo.dynamic_update_slice %latents, %kv_latent_scaled, %start, %zero_index : (tensor<24x512xf32>, tensor<7x512xf32>, tensor<i32>, tensor<i32>) -> tensor<24x512xf32>
    %rope_keys_held = stablehlo.dynamic_update_slice %rope_keys, %rope_key_rotated, %start, %zero_index : (tensor<24x64xf32>, tensor<7x64xf32>, tensor<i32>, tensor<i32>) -> tensor<24x64xf32>
    %kv_b_heads = stablehlo.reshape %kv_b : (tensor<16384x512xf32>) -> tensor<64x256x512xf32>

    // stage: queries of latents
    %q_still = stablehlo.slice %q_b_by_head [0:7, 0:64, 0:128] : (tensor<7x64x192xf32>) -> tensor<7x64x128xf32>
    %key_rows = stablehlo.slice %kv_b_heads [0:64, 0:128, 0:512] : (tensor<64x256x512xf32>) -> tensor<64x128x512xf32>
    %q_still_f64 = stablehlo.convert %q_still : (tensor<7x64x128xf32>) -> tensor<7x64x128xf64>
    %key_rows_f64 = stablehlo.convert %key_rows : (tensor<64x128x512xf32>) -> tensor<64x128x512xf64>
    %q_absorbed_wide = stablehlo.dot_general %q_still_f64, %key_rows_f64, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<7x64x128xf64>, tensor<64x128x512xf64>) -> tensor<64x7x512xf64>
    %q_absorbed = stablehlo.convert %q_absorbed_wide : (tensor<64x7x512xf64>) -> tensor<64x7x512xf32>
    %q_turning = stablehlo.slice %q_b_by_head [0:7, 0:64, 128:192] : (tensor<7x64x192xf32>) -> tensor<7x64x64xf32>
    %q_turning_rotated_first_pairs = stablehlo.reshape %q_turning : (tensor<7x64x64xf32>) -> tensor<7x64x32x2xf32>
    %q_turning_rotated_first_column = stablehlo.slice %q_turning_rotated_first_pairs [0:7, 0:64, 0:32, 0:1] : (tensor<7x64x32x2xf32>) -> tensor<7x64x32x1xf32>
    %q_turning_rotated_first = stablehlo.reshape %q_turning_rotated_first_column : (tensor<7x64x32x1xf32>) -> tensor<7x64x32xf32>
    %q_turning_rotated_second_pairs = stablehlo.reshape %q_turning : (tensor<7x64x64xf32>) -> tensor<7x64x32x2xf32>
    %q_turning_rotated_second_column = stablehlo.slice %q_turning_rotated_second_pairs [0:7, 0:64, 0:32, 1:2] : (tensor<7x64x32x2xf32>) -> tensor<7x64x32x1xf32>
    %q_turning_rotated_second = stablehlo.reshape %q_turning_rotated_second_column : (tensor<7x64x32x1xf32>) -> tensor<7x64x32xf32>
    %q_turning_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x64x32xf32>
    %q_turning_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x64x32xf32>
    %product_4 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_cos : tensor<7x64x32xf32>
    %product_5 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_sin : tensor<7x64x32xf32>
    %q_turning_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x64x32xf32>
    %product_6 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_cos : tensor<7x64x32xf32>
    %product_7 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_sin : tensor<7x64x32xf32>
    %q_turning_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x64x32xf32>
    %q_turning_rotated = stablehlo.concatenate %q_turning_rotated_turned_first, %q_turning_rotated_turned_second, dim = 2 : (tensor<7x64x32xf32>, tensor<7x64x32xf32>) -> tensor<7x64x64xf32>
    %q_rotated_heads = stablehlo.transpose %q_turning_rotated, dims = [1, 0, 2] : (tensor<7x64x64xf32>) -> tensor<64x7x64xf32>
    %q_absorbed_rows = stablehlo.transpose %q_absorbed, dims = [1, 0, 2] : (tensor<64x7x512xf32>) -> tensor<7x64x512xf32>
    %q_rotated_heads_rows = stablehlo.transpose %q_rotated_heads, dims = [1, 0, 2] : (tensor<64x7x64xf32>) -> tensor<7x64x64xf32>

    // stage: scores: of each query with every latent of its sequence
    %q_absorbed_rows_1 = stablehlo.reshape %q_absorbed : (tensor<64x7x512xf32>) -> tensor<448x512xf32>
    %q_absorbed_rows_1_f64 = stablehlo.convert %q_absorbed_rows_1 : (tensor<448x512xf32>) -> tensor<448x512xf64>
    %latents_held_f64 = stablehlo.convert %latents_held : (tensor<24x512xf32>) -> tensor<24x512xf64>
    %latent_scores_wide = stablehlo.dot_general %q_absorbed_rows_1_f64, %latents_held_f64, contracting_dims = [1] x [1] : (tensor<448x512xf64>, tensor<24x512xf64>) -> tensor<448x24xf64>
    %latent_scores_parts = stablehlo.reshape %latent_scores_wide : (tensor<448x24xf64>) -> tensor<64x7x24xf64>
    %q_rotated_heads_rows_1 = stablehlo.reshape %q_rotated_heads : (tensor<64x7x64xf32>) -> tensor<448x64xf32>
    %q_rotated_heads_rows_1_f64 = stablehlo.convert %q_rotated_heads_rows_1 : (tensor<448x64xf32>) -> tensor<448x64xf64>
    %rope_keys_held_f64 = stablehlo.convert %rope_keys_held : (tensor<24x64xf32>) -> tensor<24x64xf64>
    %rope_scores_wide = stablehlo.dot_general %q_rotated_heads_rows_1_f64, %rope_keys_held_f64, contracting_dims = [1] x [1] : (tensor<448x64xf64>, tensor<24x64xf64>) -> tensor<448x24xf64>
    %rope_scores_parts = stablehlo.reshape %rope_scores_wide : (tensor<448x24xf64>) -> tensor<64x7x24xf64>
    %scores = stablehlo.add %latent_scores_parts, %rope_scores_parts : tensor<64x7x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.07216878364870322> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<64x7x24xf64>
    %scores_scaled = stablehlo.multiply %scores, %score_scale_splat : tensor<64x7x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 2] : (tensor<7x24xi1>) -> tensor<64x7x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<64x7x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<64x7x24xi1>, tensor<64x7x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [2] : (tensor<64x7x24xf64>, tensor<f64>) -> tensor<64x7xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1] : (tensor<64x7xf64>) -> tensor<64x7x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<64x7x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<64x7x24xf64>) -> tensor<64x7x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<64x7x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<64x7x24xf32>, tensor<f32>) -> tensor<64x7xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1] : (tensor<64x7xf32>) -> tensor<64x7x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<64x7x24xf32>

    // stage: values: gathered as latents
    %latent_columns = stablehlo.transpose %latents_held, dims = [1, 0] : (tensor<24x512xf32>) -> tensor<512x24xf32>
    %p_rows = stablehlo.reshape %p : (tensor<64x7x24xf32>) -> tensor<448x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<448x24xf32>) -> tensor<448x24xf64>
    %latent_columns_f64 = stablehlo.convert %latent_columns : (tensor<512x24xf32>) -> tensor<512x24xf64>
    %latent_gathered_wide = stablehlo.dot_general %p_rows_f64, %latent_columns_f64, contracting_dims = [1] x [1] : (tensor<448x24xf64>, tensor<512x24xf64>) -> tensor<448x512xf64>
    %latent_gathered = stablehlo.convert %latent_gathered_wide : (tensor<448x512xf64>) -> tensor<448x512xf32>
    %latent_gathered_parts = stablehlo.reshape %latent_gathered : (tensor<448x512xf32>) -> tensor<64x7x512xf32>
    %value_rows = stablehlo.slice %kv_b_heads [0:64, 128:256, 0:512] : (tensor<64x256x512xf32>) -> tensor<64x128x512xf32>
    %latent_gathered_parts_f64 = stablehlo.convert %latent_gathered_parts : (tensor<64x7x512xf32>) -> tensor<64x7x512xf64>
    %value_rows_f64 = stablehlo.convert %value_rows : (tensor<64x128x512xf32>) -> tensor<64x128x512xf64>
    %y_wide = stablehlo.dot_general %latent_gathered_parts_f64, %value_rows_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<64x7x512xf64>, tensor<64x128x512xf64>) -> tensor<64x7x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<64x7x128xf64>) -> tensor<64x7x128xf32>
    %gathered = stablehlo.transpose %y, dims = [1, 0, 2] : (tensor<64x7x128xf32>) -> tensor<7x64x128xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<7x64x128xf32>) -> tensor<7x8192xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x8192xf32>) -> tensor<7x8192xf64>
    %o_f64 = stablehlo.convert %o : (tensor<40x8192xf32>) -> tensor<40x8192xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x8192xf64>, tensor<40x8192xf64>) -> tensor<7x40xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<7x40xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<40xf32>) -> tensor<40xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<40xf64>) -> tensor<7x40xf64>
    %square_3 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<7x40xf64>
    %square_sum_3 = stablehlo.reduce(%square_3 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x40xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_3 = stablehlo.multiply %square_sum_3, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_3 = stablehlo.add %mean_square_3, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_3 = stablehlo.rsqrt %mean_square_epsilon_3 : tensor<7xf64>
    %reciprocal_root_rows_3 = stablehlo.broadcast_in_dim %reciprocal_root_3, dims = [0] : (tensor<7xf64>) -> tensor<7x40xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_3 : tensor<7x40xf64>
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
    %h_3 = stablehlo.add %h_2, %aside : tensor<7x40xf32>

    return %h_3, %latents_held, %rope_keys_held : tensor<7x40xf32>, tensor<24x512xf32>, tensor<24x64xf32>
  }
}
