module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %router_in: tensor<12x40xf32>,
      %router_in_bias: tensor<12xf32>,
      %router_state_norm: tensor<12xf32>,
      %router_fc1: tensor<12x12xf32>,
      %router_fc1_bias: tensor<12xf32>,
      %router_fc2: tensor<12x12xf32>,
      %router_fc2_bias: tensor<12xf32>,
      %router: tensor<9x12xf32>,
      %correction_bias: tensor<9xf32>,
      %expert_gate_up: tensor<8x48x40xf16>,
      %expert_down: tensor<8x40x24xf16>
  ) -> (tensor<7x40xf32>, tensor<7x12xf32>) {
    // stage: router state: 12 dimensions
    %x_f64 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %router_in_f64 = stablehlo.convert %router_in : (tensor<12x40xf32>) -> tensor<12x40xf64>
    %new_router_state_wide = stablehlo.dot_general %x_f64, %router_in_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<12x40xf64>) -> tensor<7x12xf64>
    %new_router_state = stablehlo.convert %new_router_state_wide : (tensor<7x12xf64>) -> tensor<7x12xf32>
    %new_router_state_bias_rows = stablehlo.broadcast_in_dim %router_in_bias, dims = [1] : (tensor<12xf32>) -> tensor<7x12xf32>
    %new_router_state_biased = stablehlo.add %new_router_state, %new_router_state_bias_rows : tensor<7x12xf32>

    // stage: router MLP: norm, then two layers with gelu
    %router_state_normed_rows = stablehlo.broadcast_in_dim %router_state_norm, dims = [1] : (tensor<12xf32>) -> tensor<7x12xf32>
    %square = stablehlo.multiply %new_router_state_biased, %new_router_state_biased : tensor<7x12xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x12xf32>, tensor<f32>) -> tensor<7xf32>
    %one_over_width = stablehlo.constant dense<0.0833333358168602> : tensor<f32>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<7xf32>
    %norm_epsilon = stablehlo.constant dense<9.999999747378752e-06> : tensor<f32>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<7xf32>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<7xf32>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<7xf32>) -> tensor<7x12xf32>
    %router_state_normed = stablehlo.multiply %new_router_state_biased, %reciprocal_root_rows : tensor<7x12xf32>
    %router_state_normed_1 = stablehlo.multiply %router_state_normed, %router_state_normed_rows : tensor<7x12xf32>
    %router_state_normed_1_f64 = stablehlo.convert %router_state_normed_1 : (tensor<7x12xf32>) -> tensor<7x12xf64>
    %router_fc1_f64 = stablehlo.convert %router_fc1 : (tensor<12x12xf32>) -> tensor<12x12xf64>
    %router_fc1_out_wide = stablehlo.dot_general %router_state_normed_1_f64, %router_fc1_f64, contracting_dims = [1] x [1] : (tensor<7x12xf64>, tensor<12x12xf64>) -> tensor<7x12xf64>
    %router_fc1_out = stablehlo.convert %router_fc1_out_wide : (tensor<7x12xf64>) -> tensor<7x12xf32>
    %router_fc1_out_bias_rows = stablehlo.broadcast_in_dim %router_fc1_bias, dims = [1] : (tensor<12xf32>) -> tensor<7x12xf32>
    %router_fc1_out_biased = stablehlo.add %router_fc1_out, %router_fc1_out_bias_rows : tensor<7x12xf32>
    %square_1 = stablehlo.multiply %router_fc1_out_biased, %router_fc1_out_biased : tensor<7x12xf32>
    %coefficient = stablehlo.constant dense<-7.654207365703769e-06> : tensor<f32>
    %coefficient_splat = stablehlo.broadcast_in_dim %coefficient, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %product = stablehlo.multiply %coefficient_splat, %square_1 : tensor<7x12xf32>
    %coefficient_1 = stablehlo.constant dense<0.00011348637053743005> : tensor<f32>
    %coefficient_splat_1 = stablehlo.broadcast_in_dim %coefficient_1, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial = stablehlo.add %product, %coefficient_splat_1 : tensor<7x12xf32>
    %product_1 = stablehlo.multiply %polynomial, %square_1 : tensor<7x12xf32>
    %coefficient_2 = stablehlo.constant dense<-0.0011863299878314137> : tensor<f32>
    %coefficient_splat_2 = stablehlo.broadcast_in_dim %coefficient_2, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_1 = stablehlo.add %product_1, %coefficient_splat_2 : tensor<7x12xf32>
    %product_2 = stablehlo.multiply %polynomial_1, %square_1 : tensor<7x12xf32>
    %coefficient_3 = stablehlo.constant dense<0.009973322972655296> : tensor<f32>
    %coefficient_splat_3 = stablehlo.broadcast_in_dim %coefficient_3, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_2 = stablehlo.add %product_2, %coefficient_splat_3 : tensor<7x12xf32>
    %product_3 = stablehlo.multiply %polynomial_2, %square_1 : tensor<7x12xf32>
    %coefficient_4 = stablehlo.constant dense<-0.06649035960435867> : tensor<f32>
    %coefficient_splat_4 = stablehlo.broadcast_in_dim %coefficient_4, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_3 = stablehlo.add %product_3, %coefficient_splat_4 : tensor<7x12xf32>
    %product_4 = stablehlo.multiply %polynomial_3, %square_1 : tensor<7x12xf32>
    %coefficient_5 = stablehlo.constant dense<0.3989422917366028> : tensor<f32>
    %coefficient_splat_5 = stablehlo.broadcast_in_dim %coefficient_5, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_4 = stablehlo.add %product_4, %coefficient_splat_5 : tensor<7x12xf32>
    %gelu_near = stablehlo.multiply %router_fc1_out_biased, %polynomial_4 : tensor<7x12xf32>
    %half = stablehlo.constant dense<0.5> : tensor<f32>
    %half_splat = stablehlo.broadcast_in_dim %half, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %gelu_near_1 = stablehlo.add %gelu_near, %half_splat : tensor<7x12xf32>
    %magnitude = stablehlo.abs %router_fc1_out_biased : tensor<7x12xf32>
    %gelu_pitch = stablehlo.constant dense<0.2828427255153656> : tensor<f32>
    %gelu_pitch_splat = stablehlo.broadcast_in_dim %gelu_pitch, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %gelu_size = stablehlo.multiply %magnitude, %gelu_pitch_splat : tensor<7x12xf32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %gelu_place = stablehlo.add %gelu_size, %one_splat : tensor<7x12xf32>
    %gelu_place_1 = stablehlo.divide %one_splat, %gelu_place : tensor<7x12xf32>
    %minus_half = stablehlo.constant dense<-0.5> : tensor<f32>
    %minus_half_splat = stablehlo.broadcast_in_dim %minus_half, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %product_5 = stablehlo.multiply %square_1, %minus_half_splat : tensor<7x12xf32>
    %gelu_decay = stablehlo.exponential %product_5 : tensor<7x12xf32>
    %coefficient_6 = stablehlo.constant dense<-0.029594337567687035> : tensor<f32>
    %coefficient_splat_6 = stablehlo.broadcast_in_dim %coefficient_6, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %product_6 = stablehlo.multiply %coefficient_splat_6, %gelu_place_1 : tensor<7x12xf32>
    %coefficient_7 = stablehlo.constant dense<0.19801321625709534> : tensor<f32>
    %coefficient_splat_7 = stablehlo.broadcast_in_dim %coefficient_7, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_5 = stablehlo.add %product_6, %coefficient_splat_7 : tensor<7x12xf32>
    %product_7 = stablehlo.multiply %polynomial_5, %gelu_place_1 : tensor<7x12xf32>
    %coefficient_8 = stablehlo.constant dense<-0.4988114833831787> : tensor<f32>
    %coefficient_splat_8 = stablehlo.broadcast_in_dim %coefficient_8, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_6 = stablehlo.add %product_7, %coefficient_splat_8 : tensor<7x12xf32>
    %product_8 = stablehlo.multiply %polynomial_6, %gelu_place_1 : tensor<7x12xf32>
    %coefficient_9 = stablehlo.constant dense<0.547435462474823> : tensor<f32>
    %coefficient_splat_9 = stablehlo.broadcast_in_dim %coefficient_9, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_7 = stablehlo.add %product_8, %coefficient_splat_9 : tensor<7x12xf32>
    %product_9 = stablehlo.multiply %polynomial_7, %gelu_place_1 : tensor<7x12xf32>
    %coefficient_10 = stablehlo.constant dense<-0.2843666970729828> : tensor<f32>
    %coefficient_splat_10 = stablehlo.broadcast_in_dim %coefficient_10, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_8 = stablehlo.add %product_9, %coefficient_splat_10 : tensor<7x12xf32>
    %product_10 = stablehlo.multiply %polynomial_8, %gelu_place_1 : tensor<7x12xf32>
    %coefficient_11 = stablehlo.constant dense<0.27206623554229736> : tensor<f32>
    %coefficient_splat_11 = stablehlo.broadcast_in_dim %coefficient_11, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_9 = stablehlo.add %product_10, %coefficient_splat_11 : tensor<7x12xf32>
    %product_11 = stablehlo.multiply %polynomial_9, %gelu_place_1 : tensor<7x12xf32>
    %coefficient_12 = stablehlo.constant dense<0.1296796053647995> : tensor<f32>
    %coefficient_splat_12 = stablehlo.broadcast_in_dim %coefficient_12, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_10 = stablehlo.add %product_11, %coefficient_splat_12 : tensor<7x12xf32>
    %product_12 = stablehlo.multiply %polynomial_10, %gelu_place_1 : tensor<7x12xf32>
    %coefficient_13 = stablehlo.constant dense<0.2149191051721573> : tensor<f32>
    %coefficient_splat_13 = stablehlo.broadcast_in_dim %coefficient_13, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_11 = stablehlo.add %product_12, %coefficient_splat_13 : tensor<7x12xf32>
    %product_13 = stablehlo.multiply %polynomial_11, %gelu_place_1 : tensor<7x12xf32>
    %coefficient_14 = stablehlo.constant dense<0.22495202720165253> : tensor<f32>
    %coefficient_splat_14 = stablehlo.broadcast_in_dim %coefficient_14, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_12 = stablehlo.add %product_13, %coefficient_splat_14 : tensor<7x12xf32>
    %product_14 = stablehlo.multiply %polynomial_12, %gelu_place_1 : tensor<7x12xf32>
    %coefficient_15 = stablehlo.constant dense<0.22570690512657166> : tensor<f32>
    %coefficient_splat_15 = stablehlo.broadcast_in_dim %coefficient_15, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %polynomial_13 = stablehlo.add %product_14, %coefficient_splat_15 : tensor<7x12xf32>
    %product_15 = stablehlo.multiply %gelu_place_1, %half_splat : tensor<7x12xf32>
    %product_16 = stablehlo.multiply %polynomial_13, %product_15 : tensor<7x12xf32>
    %gelu_tail = stablehlo.multiply %gelu_decay, %product_16 : tensor<7x12xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x12xf32>
    %is_negative = stablehlo.compare LT, %router_fc1_out_biased, %zero_splat, FLOAT : (tensor<7x12xf32>, tensor<7x12xf32>) -> tensor<7x12xi1>
    %difference = stablehlo.subtract %one_splat, %gelu_tail : tensor<7x12xf32>
    %gelu_far = stablehlo.select %is_negative, %gelu_tail, %difference : tensor<7x12xi1>, tensor<7x12xf32>
    %magnitude_1 = stablehlo.abs %router_fc1_out_biased : tensor<7x12xf32>
    %is_near = stablehlo.compare LT, %magnitude_1, %one_splat, FLOAT : (tensor<7x12xf32>, tensor<7x12xf32>) -> tensor<7x12xi1>
    %gelu_gate = stablehlo.select %is_near, %gelu_near_1, %gelu_far : tensor<7x12xi1>, tensor<7x12xf32>
    %activated = stablehlo.multiply %router_fc1_out_biased, %gelu_gate : tensor<7x12xf32>
    %activated_f64 = stablehlo.convert %activated : (tensor<7x12xf32>) -> tensor<7x12xf64>
    %router_fc2_f64 = stablehlo.convert %router_fc2 : (tensor<12x12xf32>) -> tensor<12x12xf64>
    %router_fc2_out_wide = stablehlo.dot_general %activated_f64, %router_fc2_f64, contracting_dims = [1] x [1] : (tensor<7x12xf64>, tensor<12x12xf64>) -> tensor<7x12xf64>
    %router_fc2_out = stablehlo.convert %router_fc2_out_wide : (tensor<7x12xf64>) -> tensor<7x12xf32>
    %router_fc2_out_bias_rows = stablehlo.broadcast_in_dim %router_fc2_bias, dims = [1] : (tensor<12xf32>) -> tensor<7x12xf32>
    %router_fc2_out_biased = stablehlo.add %router_fc2_out, %router_fc2_out_bias_rows : tensor<7x12xf32>
    %square_2 = stablehlo.multiply %router_fc2_out_biased, %router_fc2_out_biased : tensor<7x12xf32>
    %product_17 = stablehlo.multiply %coefficient_splat, %square_2 : tensor<7x12xf32>
    %polynomial_14 = stablehlo.add %product_17, %coefficient_splat_1 : tensor<7x12xf32>
    %product_18 = stablehlo.multiply %polynomial_14, %square_2 : tensor<7x12xf32>
    %polynomial_15 = stablehlo.add %product_18, %coefficient_splat_2 : tensor<7x12xf32>
    %product_19 = stablehlo.multiply %polynomial_15, %square_2 : tensor<7x12xf32>
    %polynomial_16 = stablehlo.add %product_19, %coefficient_splat_3 : tensor<7x12xf32>
    %product_20 = stablehlo.multiply %polynomial_16, %square_2 : tensor<7x12xf32>
    %polynomial_17 = stablehlo.add %product_20, %coefficient_splat_4 : tensor<7x12xf32>
    %product_21 = stablehlo.multiply %polynomial_17, %square_2 : tensor<7x12xf32>
    %polynomial_18 = stablehlo.add %product_21, %coefficient_splat_5 : tensor<7x12xf32>
    %gelu_near_2 = stablehlo.multiply %router_fc2_out_biased, %polynomial_18 : tensor<7x12xf32>
    %gelu_near_3 = stablehlo.add %gelu_near_2, %half_splat : tensor<7x12xf32>
    %magnitude_2 = stablehlo.abs %router_fc2_out_biased : tensor<7x12xf32>
    %gelu_size_1 = stablehlo.multiply %magnitude_2, %gelu_pitch_splat : tensor<7x12xf32>
    %gelu_place_2 = stablehlo.add %gelu_size_1, %one_splat : tensor<7x12xf32>
    %gelu_place_3 = stablehlo.divide %one_splat, %gelu_place_2 : tensor<7x12xf32>
    %product_22 = stablehlo.multiply %square_2, %minus_half_splat : tensor<7x12xf32>
    %gelu_decay_1 = stablehlo.exponential %product_22 : tensor<7x12xf32>
    %product_23 = stablehlo.multiply %coefficient_splat_6, %gelu_place_3 : tensor<7x12xf32>
    %polynomial_19 = stablehlo.add %product_23, %coefficient_splat_7 : tensor<7x12xf32>
    %product_24 = stablehlo.multiply %polynomial_19, %gelu_place_3 : tensor<7x12xf32>
    %polynomial_20 = stablehlo.add %product_24, %coefficient_splat_8 : tensor<7x12xf32>
    %product_25 = stablehlo.multiply %polynomial_20, %gelu_place_3 : tensor<7x12xf32>
    %polynomial_21 = stablehlo.add %product_25, %coefficient_splat_9 : tensor<7x12xf32>
    %product_26 = stablehlo.multiply %polynomial_21, %gelu_place_3 : tensor<7x12xf32>
    %polynomial_22 = stablehlo.add %product_26, %coefficient_splat_10 : tensor<7x12xf32>
    %product_27 = stablehlo.multiply %polynomial_22, %gelu_place_3 : tensor<7x12xf32>
    %polynomial_23 = stablehlo.add %product_27, %coefficient_splat_11 : tensor<7x12xf32>
    %product_28 = stablehlo.multiply %polynomial_23, %gelu_place_3 : tensor<7x12xf32>
    %polynomial_24 = stablehlo.add %product_28, %coefficient_splat_12 : tensor<7x12xf32>
    %product_29 = stablehlo.multiply %polynomial_24, %gelu_place_3 : tensor<7x12xf32>
    %polynomial_25 = stablehlo.add %product_29, %coefficient_splat_13 : tensor<7x12xf32>
    %product_30 = stablehlo.multiply %polynomial_25, %gelu_place_3 : tensor<7x12xf32>
    %polynomial_26 = stablehlo.add %product_30, %coefficient_splat_14 : tensor<7x12xf32>
    %product_31 = stablehlo.multiply %polynomial_26, %gelu_place_3 : tensor<7x12xf32>
    %polynomial_27 = stablehlo.add %product_31, %coefficient_splat_15 : tensor<7x12xf32>
    %product_32 = stablehlo.multiply %gelu_place_3, %half_splat : tensor<7x12xf32>
    %product_33 = stablehlo.multiply %polynomial_27, %product_32 : tensor<7x12xf32>
    %gelu_tail_1 = stablehlo.multiply %gelu_decay_1, %product_33 : tensor<7x12xf32>
    %is_negative_1 = stablehlo.compare LT, %router_fc2_out_biased, %zero_splat, FLOAT : (tensor<7x12xf32>, tensor<7x12xf32>) -> tensor<7x12xi1>
    %difference_1 = stablehlo.subtract %one_splat, %gelu_tail_1 : tensor<7x12xf32>
    %gelu_far_1 = stablehlo.select %is_negative_1, %gelu_tail_1, %difference_1 : tensor<7x12xi1>, tensor<7x12xf32>
    %magnitude_3 = stablehlo.abs %router_fc2_out_biased : tensor<7x12xf32>
    %is_near_1 = stablehlo.compare LT, %magnitude_3, %one_splat, FLOAT : (tensor<7x12xf32>, tensor<7x12xf32>) -> tensor<7x12xi1>
    %gelu_gate_1 = stablehlo.select %is_near_1, %gelu_near_3, %gelu_far_1 : tensor<7x12xi1>, tensor<7x12xf32>
    %activated_1 = stablehlo.multiply %router_fc2_out_biased, %gelu_gate_1 : tensor<7x12xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %activated_1_f64 = stablehlo.convert %activated_1 : (tensor<7x12xf32>) -> tensor<7x12xf64>
    %router_f64 = stablehlo.convert %router : (tensor<9x12xf32>) -> tensor<9x12xf64>
    %router_logits_wide = stablehlo.dot_general %activated_1_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<7x12xf64>, tensor<9x12xf64>) -> tensor<7x9xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<7x9xf64>) -> tensor<7x9xf32>

    // stage: router scores: softmax
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<7xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<7xf32>) -> tensor<7x9xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<7x9xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<7x9xf32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x9xf32>, tensor<f32>) -> tensor<7xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<7xf32>) -> tensor<7x9xf32>
    %scores = stablehlo.divide %exponentials, %row_sum_rows : tensor<7x9xf32>

    // stage: selection key
    %correction_bias_rows = stablehlo.broadcast_in_dim %correction_bias, dims = [1] : (tensor<9xf32>) -> tensor<7x9xf32>
    %corrected_key = stablehlo.add %scores, %correction_bias_rows : tensor<7x9xf32>

    // stage: top-k: 1 iterative argmaxes over 9 experts; a tie takes the lowest index
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %is_zero = stablehlo.compare EQ, %corrected_key, %zero_splat_1, FLOAT : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat_1, %corrected_key : tensor<7x9xi1>, tensor<7x9xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<7x9xf32>) -> tensor<7x9xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<7x9xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %is_negative_2 = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<7x9xi32>, tensor<7x9xi32>) -> tensor<7x9xi1>
    %ordered_key = stablehlo.select %is_negative_2, %key_bits_flipped, %key_bits : tensor<7x9xi1>, tensor<7x9xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<7x9xi1>, tensor<7x9xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<9xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<9xi32>) -> tensor<7x9xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<1xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<1xi32>) -> tensor<7x1xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    // choice 0
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<7xi32>) -> tensor<7x9xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<7x9xi32>, tensor<7x9xi32>) -> tensor<7x9xi1>
    %beyond = stablehlo.constant dense<9> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<7x9xi1>, tensor<7x9xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x9xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<7x1xi1>, tensor<7x1xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<9xi32>) -> tensor<7x1x9xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x1x9xi32>
    %is_chosen = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<7x1x9xi32>, tensor<7x1x9xi32>) -> tensor<7x1x9xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %scores, dims = [0, 2] : (tensor<7x9xf32>) -> tensor<7x1x9xf32>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x1x9xf32>
    %chosen_values = stablehlo.select %is_chosen, %values_per_slot, %zero_splat_2 : tensor<7x1x9xi1>, tensor<7x1x9xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<7x1x9xf32>, tensor<f32>) -> tensor<7x1xf32>

    // stage: admission: which slots visit an expert; the weight of the others is 0
    %nowhere = stablehlo.constant dense<8> : tensor<i32>
    %nowhere_splat = stablehlo.broadcast_in_dim %nowhere, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %is_dropped = stablehlo.compare GE, %expert_ids, %nowhere_splat, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %zero_splat_3 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %kept_weights = stablehlo.select %is_dropped, %zero_splat_3, %chosen_weights : tensor<7x1xi1>, tensor<7x1xf32>

    // stage: experts: all 8 experts over all tokens, [E, N, H]
    %x_f16 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf16>
    %x_per_expert = stablehlo.broadcast_in_dim %x_f16, dims = [1, 2] : (tensor<7x40xf16>) -> tensor<8x7x40xf16>
    %gate_weight = stablehlo.slice %expert_gate_up [0:8, 0:24, 0:40] : (tensor<8x48x40xf16>) -> tensor<8x24x40xf16>
    %gate = stablehlo.dot_general %x_per_expert, %gate_weight, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x40xf16>, tensor<8x24x40xf16>) -> tensor<8x7x24xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:8, 24:48, 0:40] : (tensor<8x48x40xf16>) -> tensor<8x24x40xf16>
    %up = stablehlo.dot_general %x_per_expert, %up_weight, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x40xf16>, tensor<8x24x40xf16>) -> tensor<8x7x24xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<8x7x24xf32>
    %activated_2 = stablehlo.multiply %gate, %gate_sigmoid : tensor<8x7x24xf32>
    %hidden = stablehlo.multiply %activated_2, %up : tensor<8x7x24xf32>
    %hidden_f16 = stablehlo.convert %hidden : (tensor<8x7x24xf32>) -> tensor<8x7x24xf16>
    %down = stablehlo.dot_general %hidden_f16, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x7x24xf16>, tensor<8x40x24xf16>) -> tensor<8x7x40xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %expert_index_1 = stablehlo.iota dim = 0 : tensor<8xi32>
    %expert_index_wide_2 = stablehlo.broadcast_in_dim %expert_index_1, dims = [2] : (tensor<8xi32>) -> tensor<7x1x8xi32>
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x1x8xi32>
    %is_chosen_1 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_2, SIGNED : (tensor<7x1x8xi32>, tensor<7x1x8xi32>) -> tensor<7x1x8xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %kept_weights, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x8xf32>
    %zero_splat_4 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x1x8xf32>
    %placed_weights = stablehlo.select %is_chosen_1, %weights_per_expert, %zero_splat_4 : tensor<7x1x8xi1>, tensor<7x1x8xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x1x8xf32>, tensor<f32>) -> tensor<7x8xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_1 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x1x8xi1>, tensor<i1>) -> tensor<7x8xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<7x8xf32>) -> tensor<8x7xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<7x8xi1>) -> tensor<8x7xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<8x7xf32>) -> tensor<8x7x40xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<8x7x40xf32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<8x7xi1>) -> tensor<8x7x40xi1>
    %zero_splat_5 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x7x40xf32>
    %kept = stablehlo.select %chosen_rows, %weighted, %zero_splat_5 : tensor<8x7x40xi1>, tensor<8x7x40xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<8x7x40xf32>, tensor<f32>) -> tensor<7x40xf32>

    return %routed, %new_router_state_biased : tensor<7x40xf32>, tensor<7x12xf32>
  }
}
