module @moe_ffn {
  func.func public @main(
      %x: tensor<?x40xf32>,
      %dataset_index: tensor<?xi32>,
      %trunk_up: tensor<80x40xf16>,
      %trunk_up_bias: tensor<80xf32>,
      %expert_down: tensor<6x10x80xf16>,
      %expert_down_bias: tensor<6x10xf32>,
      %shared_down: tensor<30x80xf16>,
      %shared_down_bias: tensor<30xf32>
  ) -> tensor<?x40xf32> {
    // stage: given experts: one of each token; an index outside chooses none
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %shape_nx1 = stablehlo.concatenate %token_count_1d, %size_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %dataset_index_slots = "stablehlo.dynamic_broadcast_in_dim"(%dataset_index, %shape_nx1) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
    %no_expert = stablehlo.constant dense<6> : tensor<i32>
    %no_expert_splat = "stablehlo.dynamic_broadcast_in_dim"(%no_expert, %shape_nx1) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x1xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx1) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x1xi32>
    %from_first = stablehlo.compare GE, %dataset_index_slots, %zero_i32_splat, SIGNED : (tensor<?x1xi32>, tensor<?x1xi32>) -> tensor<?x1xi1>
    %to_last = stablehlo.compare LT, %dataset_index_slots, %no_expert_splat, SIGNED : (tensor<?x1xi32>, tensor<?x1xi32>) -> tensor<?x1xi1>
    %is_expert = stablehlo.and %from_first, %to_last : tensor<?x1xi1>
    %expert_ids = stablehlo.select %is_expert, %dataset_index_slots, %no_expert_splat : tensor<?x1xi1>, tensor<?x1xi32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = "stablehlo.dynamic_broadcast_in_dim"(%one, %shape_nx1) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x1xf32>

    // stage: admission: which slots visit an expert; the weight of the others is 0
    %nowhere = stablehlo.constant dense<6> : tensor<i32>
    %nowhere_splat = "stablehlo.dynamic_broadcast_in_dim"(%nowhere, %shape_nx1) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x1xi32>
    %is_dropped = stablehlo.compare GE, %expert_ids, %nowhere_splat, SIGNED : (tensor<?x1xi32>, tensor<?x1xi32>) -> tensor<?x1xi1>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx1) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x1xf32>
    %kept_weights = stablehlo.select %is_dropped, %zero_splat, %one_splat : tensor<?x1xi1>, tensor<?x1xf32>

    // stage: trunk: the hidden layer that all experts read
    %x_f16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf16>
    %trunk = stablehlo.dot_general %x_f16, %trunk_up, contracting_dims = [1] x [1] : (tensor<?x40xf16>, tensor<80x40xf16>) -> tensor<?x80xf32>
    %size_80 = stablehlo.constant dense<80> : tensor<1xi32>
    %shape_nx80 = stablehlo.concatenate %token_count_1d, %size_80, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %trunk_bias_rows = "stablehlo.dynamic_broadcast_in_dim"(%trunk_up_bias, %shape_nx80) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<80xf32>, tensor<2xi32>) -> tensor<?x80xf32>
    %trunk_biased = stablehlo.add %trunk, %trunk_bias_rows : tensor<?x80xf32>
    %square = stablehlo.multiply %trunk_biased, %trunk_biased : tensor<?x80xf32>
    %coefficient = stablehlo.constant dense<-7.654207365703769e-06> : tensor<f32>
    %coefficient_splat = "stablehlo.dynamic_broadcast_in_dim"(%coefficient, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %product = stablehlo.multiply %coefficient_splat, %square : tensor<?x80xf32>
    %coefficient_1 = stablehlo.constant dense<0.00011348637053743005> : tensor<f32>
    %coefficient_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_1, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial = stablehlo.add %product, %coefficient_splat_1 : tensor<?x80xf32>
    %product_1 = stablehlo.multiply %polynomial, %square : tensor<?x80xf32>
    %coefficient_2 = stablehlo.constant dense<-0.0011863299878314137> : tensor<f32>
    %coefficient_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_2, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_1 = stablehlo.add %product_1, %coefficient_splat_2 : tensor<?x80xf32>
    %product_2 = stablehlo.multiply %polynomial_1, %square : tensor<?x80xf32>
    %coefficient_3 = stablehlo.constant dense<0.009973322972655296> : tensor<f32>
    %coefficient_splat_3 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_3, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_2 = stablehlo.add %product_2, %coefficient_splat_3 : tensor<?x80xf32>
    %product_3 = stablehlo.multiply %polynomial_2, %square : tensor<?x80xf32>
    %coefficient_4 = stablehlo.constant dense<-0.06649035960435867> : tensor<f32>
    %coefficient_splat_4 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_4, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_3 = stablehlo.add %product_3, %coefficient_splat_4 : tensor<?x80xf32>
    %product_4 = stablehlo.multiply %polynomial_3, %square : tensor<?x80xf32>
    %coefficient_5 = stablehlo.constant dense<0.3989422917366028> : tensor<f32>
    %coefficient_splat_5 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_5, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_4 = stablehlo.add %product_4, %coefficient_splat_5 : tensor<?x80xf32>
    %gelu_near = stablehlo.multiply %trunk_biased, %polynomial_4 : tensor<?x80xf32>
    %half = stablehlo.constant dense<0.5> : tensor<f32>
    %half_splat = "stablehlo.dynamic_broadcast_in_dim"(%half, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %gelu_near_1 = stablehlo.add %gelu_near, %half_splat : tensor<?x80xf32>
    %magnitude = stablehlo.abs %trunk_biased : tensor<?x80xf32>
    %gelu_pitch = stablehlo.constant dense<0.2828427255153656> : tensor<f32>
    %gelu_pitch_splat = "stablehlo.dynamic_broadcast_in_dim"(%gelu_pitch, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %gelu_size = stablehlo.multiply %magnitude, %gelu_pitch_splat : tensor<?x80xf32>
    %one_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%one, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %gelu_place = stablehlo.add %gelu_size, %one_splat_1 : tensor<?x80xf32>
    %gelu_place_1 = stablehlo.divide %one_splat_1, %gelu_place : tensor<?x80xf32>
    %minus_half = stablehlo.constant dense<-0.5> : tensor<f32>
    %minus_half_splat = "stablehlo.dynamic_broadcast_in_dim"(%minus_half, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %product_5 = stablehlo.multiply %square, %minus_half_splat : tensor<?x80xf32>
    %gelu_decay = stablehlo.exponential %product_5 : tensor<?x80xf32>
    %coefficient_6 = stablehlo.constant dense<-0.029594337567687035> : tensor<f32>
    %coefficient_splat_6 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_6, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %product_6 = stablehlo.multiply %coefficient_splat_6, %gelu_place_1 : tensor<?x80xf32>
    %coefficient_7 = stablehlo.constant dense<0.19801321625709534> : tensor<f32>
    %coefficient_splat_7 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_7, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_5 = stablehlo.add %product_6, %coefficient_splat_7 : tensor<?x80xf32>
    %product_7 = stablehlo.multiply %polynomial_5, %gelu_place_1 : tensor<?x80xf32>
    %coefficient_8 = stablehlo.constant dense<-0.4988114833831787> : tensor<f32>
    %coefficient_splat_8 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_8, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_6 = stablehlo.add %product_7, %coefficient_splat_8 : tensor<?x80xf32>
    %product_8 = stablehlo.multiply %polynomial_6, %gelu_place_1 : tensor<?x80xf32>
    %coefficient_9 = stablehlo.constant dense<0.547435462474823> : tensor<f32>
    %coefficient_splat_9 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_9, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_7 = stablehlo.add %product_8, %coefficient_splat_9 : tensor<?x80xf32>
    %product_9 = stablehlo.multiply %polynomial_7, %gelu_place_1 : tensor<?x80xf32>
    %coefficient_10 = stablehlo.constant dense<-0.2843666970729828> : tensor<f32>
    %coefficient_splat_10 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_10, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_8 = stablehlo.add %product_9, %coefficient_splat_10 : tensor<?x80xf32>
    %product_10 = stablehlo.multiply %polynomial_8, %gelu_place_1 : tensor<?x80xf32>
    %coefficient_11 = stablehlo.constant dense<0.27206623554229736> : tensor<f32>
    %coefficient_splat_11 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_11, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_9 = stablehlo.add %product_10, %coefficient_splat_11 : tensor<?x80xf32>
    %product_11 = stablehlo.multiply %polynomial_9, %gelu_place_1 : tensor<?x80xf32>
    %coefficient_12 = stablehlo.constant dense<0.1296796053647995> : tensor<f32>
    %coefficient_splat_12 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_12, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_10 = stablehlo.add %product_11, %coefficient_splat_12 : tensor<?x80xf32>
    %product_12 = stablehlo.multiply %polynomial_10, %gelu_place_1 : tensor<?x80xf32>
    %coefficient_13 = stablehlo.constant dense<0.2149191051721573> : tensor<f32>
    %coefficient_splat_13 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_13, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_11 = stablehlo.add %product_12, %coefficient_splat_13 : tensor<?x80xf32>
    %product_13 = stablehlo.multiply %polynomial_11, %gelu_place_1 : tensor<?x80xf32>
    %coefficient_14 = stablehlo.constant dense<0.22495202720165253> : tensor<f32>
    %coefficient_splat_14 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_14, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_12 = stablehlo.add %product_13, %coefficient_splat_14 : tensor<?x80xf32>
    %product_14 = stablehlo.multiply %polynomial_12, %gelu_place_1 : tensor<?x80xf32>
    %coefficient_15 = stablehlo.constant dense<0.22570690512657166> : tensor<f32>
    %coefficient_splat_15 = "stablehlo.dynamic_broadcast_in_dim"(%coefficient_15, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %polynomial_13 = stablehlo.add %product_14, %coefficient_splat_15 : tensor<?x80xf32>
    %product_15 = stablehlo.multiply %gelu_place_1, %half_splat : tensor<?x80xf32>
    %product_16 = stablehlo.multiply %polynomial_13, %product_15 : tensor<?x80xf32>
    %gelu_tail = stablehlo.multiply %gelu_decay, %product_16 : tensor<?x80xf32>
    %zero_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx80) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x80xf32>
    %is_negative = stablehlo.compare LT, %trunk_biased, %zero_splat_1, FLOAT : (tensor<?x80xf32>, tensor<?x80xf32>) -> tensor<?x80xi1>
    %difference = stablehlo.subtract %one_splat_1, %gelu_tail : tensor<?x80xf32>
    %gelu_far = stablehlo.select %is_negative, %gelu_tail, %difference : tensor<?x80xi1>, tensor<?x80xf32>
    %magnitude_1 = stablehlo.abs %trunk_biased : tensor<?x80xf32>
    %is_near = stablehlo.compare LT, %magnitude_1, %one_splat_1, FLOAT : (tensor<?x80xf32>, tensor<?x80xf32>) -> tensor<?x80xi1>
    %gelu_gate = stablehlo.select %is_near, %gelu_near_1, %gelu_far : tensor<?x80xi1>, tensor<?x80xf32>
    %activated = stablehlo.multiply %trunk_biased, %gelu_gate : tensor<?x80xf32>

    // stage: experts: all 6 experts over all tokens, [E, N, H]
    %activated_f16 = stablehlo.convert %activated : (tensor<?x80xf32>) -> tensor<?x80xf16>
    %size_6 = stablehlo.constant dense<6> : tensor<1xi32>
    %shape_6xnx80 = stablehlo.concatenate %size_6, %token_count_1d, %size_80, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %x_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%activated_f16, %shape_6xnx80) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x80xf16>, tensor<3xi32>) -> tensor<6x?x80xf16>
    %down = stablehlo.dot_general %x_per_expert, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x?x80xf16>, tensor<6x10x80xf16>) -> tensor<6x?x10xf32>
    %size_10 = stablehlo.constant dense<10> : tensor<1xi32>
    %shape_6xnx10 = stablehlo.concatenate %size_6, %token_count_1d, %size_10, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %down_bias_rows = "stablehlo.dynamic_broadcast_in_dim"(%expert_down_bias, %shape_6xnx10) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<6x10xf32>, tensor<3xi32>) -> tensor<6x?x10xf32>
    %down_biased = stablehlo.add %down, %down_bias_rows : tensor<6x?x10xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %expert_index = stablehlo.iota dim = 0 : tensor<6xi32>
    %shape_nx1x6 = stablehlo.concatenate %token_count_1d, %size_1, %size_6, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %expert_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx1x6) <{broadcast_dimensions = array<i64: 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<6xi32>, tensor<3xi32>) -> tensor<?x1x6xi32>
    %ids_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids, %shape_nx1x6) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x1xi32>, tensor<3xi32>) -> tensor<?x1x6xi32>
    %is_chosen = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide, SIGNED : (tensor<?x1x6xi32>, tensor<?x1x6xi32>) -> tensor<?x1x6xi1>
    %weights_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%kept_weights, %shape_nx1x6) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x1xf32>, tensor<3xi32>) -> tensor<?x1x6xf32>
    %zero_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx1x6) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x1x6xf32>
    %placed_weights = stablehlo.select %is_chosen, %weights_per_expert, %zero_splat_2 : tensor<?x1x6xi1>, tensor<?x1x6xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x1x6xf32>, tensor<f32>) -> tensor<?x6xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<?x1x6xi1>, tensor<i1>) -> tensor<?x6xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<?x6xf32>) -> tensor<6x?xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<?x6xi1>) -> tensor<6x?xi1>
    %combine_rows = "stablehlo.dynamic_broadcast_in_dim"(%combine_by_expert, %shape_6xnx10) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<6x?xf32>, tensor<3xi32>) -> tensor<6x?x10xf32>
    %weighted = stablehlo.multiply %down_biased, %combine_rows : tensor<6x?x10xf32>
    %chosen_rows = "stablehlo.dynamic_broadcast_in_dim"(%chosen_by_expert, %shape_6xnx10) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<6x?xi1>, tensor<3xi32>) -> tensor<6x?x10xi1>
    %zero_splat_3 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_6xnx10) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<6x?x10xf32>
    %kept = stablehlo.select %chosen_rows, %weighted, %zero_splat_3 : tensor<6x?x10xi1>, tensor<6x?x10xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<6x?x10xf32>, tensor<f32>) -> tensor<?x10xf32>

    // stage: shared expert
    %activated_f16_1 = stablehlo.convert %activated : (tensor<?x80xf32>) -> tensor<?x80xf16>
    %down_1 = stablehlo.dot_general %activated_f16_1, %shared_down, contracting_dims = [1] x [1] : (tensor<?x80xf16>, tensor<30x80xf16>) -> tensor<?x30xf32>
    %size_30 = stablehlo.constant dense<30> : tensor<1xi32>
    %shape_nx30 = stablehlo.concatenate %token_count_1d, %size_30, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %down_bias_rows_1 = "stablehlo.dynamic_broadcast_in_dim"(%shared_down_bias, %shape_nx30) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<30xf32>, tensor<2xi32>) -> tensor<?x30xf32>
    %down_biased_1 = stablehlo.add %down_1, %down_bias_rows_1 : tensor<?x30xf32>
    %output = stablehlo.concatenate %down_biased_1, %routed, dim = 1 : (tensor<?x30xf32>, tensor<?x10xf32>) -> tensor<?x40xf32>

    return %output : tensor<?x40xf32>
  }
}
