module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %gate_up: tensor<112x40xbf16>,
      %down: tensor<40x56xbf16>
  ) -> tensor<7x40xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %x_bf16 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xbf16>
    %gate_weight = stablehlo.slice %gate_up [0:56, 0:40] : (tensor<112x40xbf16>) -> tensor<56x40xbf16>
    %gate = stablehlo.dot_general %x_bf16, %gate_weight, contracting_dims = [1] x [1] : (tensor<7x40xbf16>, tensor<56x40xbf16>) -> tensor<7x56xf32>
    %up_weight = stablehlo.slice %gate_up [56:112, 0:40] : (tensor<112x40xbf16>) -> tensor<56x40xbf16>
    %up = stablehlo.dot_general %x_bf16, %up_weight, contracting_dims = [1] x [1] : (tensor<7x40xbf16>, tensor<56x40xbf16>) -> tensor<7x56xf32>
    %limit = stablehlo.constant dense<0.5> : tensor<f32>
    %limit_splat = stablehlo.broadcast_in_dim %limit, dims = [] : (tensor<f32>) -> tensor<7x56xf32>
    %minimum = stablehlo.minimum %up, %limit_splat : tensor<7x56xf32>
    %minus_limit = stablehlo.constant dense<-0.5> : tensor<f32>
    %minus_limit_splat = stablehlo.broadcast_in_dim %minus_limit, dims = [] : (tensor<f32>) -> tensor<7x56xf32>
    %up_clamped = stablehlo.maximum %minimum, %minus_limit_splat : tensor<7x56xf32>
    %gate_clamped = stablehlo.minimum %gate, %limit_splat : tensor<7x56xf32>
    %alpha = stablehlo.constant dense<1.7020000219345093> : tensor<f32>
    %alpha_splat = stablehlo.broadcast_in_dim %alpha, dims = [] : (tensor<f32>) -> tensor<7x56xf32>
    %product = stablehlo.multiply %gate_clamped, %alpha_splat : tensor<7x56xf32>
    %gate_sigmoid = stablehlo.logistic %product : tensor<7x56xf32>
    %activated = stablehlo.multiply %gate_clamped, %gate_sigmoid : tensor<7x56xf32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<7x56xf32>
    %sum = stablehlo.add %up_clamped, %one_splat : tensor<7x56xf32>
    %hidden = stablehlo.multiply %sum, %activated : tensor<7x56xf32>
    %hidden_bf16 = stablehlo.convert %hidden : (tensor<7x56xf32>) -> tensor<7x56xbf16>
    %down_1 = stablehlo.dot_general %hidden_bf16, %down, contracting_dims = [1] x [1] : (tensor<7x56xbf16>, tensor<40x56xbf16>) -> tensor<7x40xf32>

    return %down_1 : tensor<7x40xf32>
  }
}
