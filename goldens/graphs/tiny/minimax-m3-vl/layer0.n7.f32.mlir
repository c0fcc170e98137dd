module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %gate_up: tensor<112x40xf32>,
      %down: tensor<40x56xf32>
  ) -> tensor<7x40xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:56, 0:40] : (tensor<112x40xf32>) -> tensor<56x40xf32>
    %x_f64 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<56x40xf32>) -> tensor<56x40xf64>
    %gate_wide = stablehlo.dot_general %x_f64, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<56x40xf64>) -> tensor<7x56xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<7x56xf64>) -> tensor<7x56xf32>
    %up_weight = stablehlo.slice %gate_up [56:112, 0:40] : (tensor<112x40xf32>) -> tensor<56x40xf32>
    %x_f64_1 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<56x40xf32>) -> tensor<56x40xf64>
    %up_wide = stablehlo.dot_general %x_f64_1, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<56x40xf64>) -> tensor<7x56xf64>
    %up = stablehlo.convert %up_wide : (tensor<7x56xf64>) -> tensor<7x56xf32>
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
    %hidden_f64 = stablehlo.convert %hidden : (tensor<7x56xf32>) -> tensor<7x56xf64>
    %down_f64 = stablehlo.convert %down : (tensor<40x56xf32>) -> tensor<40x56xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<7x56xf64>, tensor<40x56xf64>) -> tensor<7x40xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    return %down_1 : tensor<7x40xf32>
  }
}
