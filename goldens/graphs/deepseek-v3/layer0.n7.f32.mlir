module @moe_ffn {
  func.func public @main(
      %x: tensor<7x7168xf32>,
      %gate_up: tensor<36864x7168xf32>,
      %down: tensor<7168x18432xf32>
  ) -> tensor<7x7168xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:18432, 0:7168] : (tensor<36864x7168xf32>) -> tensor<18432x7168xf32>
    %x_f64 = stablehlo.convert %x : (tensor<7x7168xf32>) -> tensor<7x7168xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<18432x7168xf32>) -> tensor<18432x7168xf64>
    %gate_wide = stablehlo.dot_general %x_f64, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<7x7168xf64>, tensor<18432x7168xf64>) -> tensor<7x18432xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<7x18432xf64>) -> tensor<7x18432xf32>
    %up_weight = stablehlo.slice %gate_up [18432:36864, 0:7168] : (tensor<36864x7168xf32>) -> tensor<18432x7168xf32>
    %x_f64_1 = stablehlo.convert %x : (tensor<7x7168xf32>) -> tensor<7x7168xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<18432x7168xf32>) -> tensor<18432x7168xf64>
    %up_wide = stablehlo.dot_general %x_f64_1, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<7x7168xf64>, tensor<18432x7168xf64>) -> tensor<7x18432xf64>
    %up = stablehlo.convert %up_wide : (tensor<7x18432xf64>) -> tensor<7x18432xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<7x18432xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<7x18432xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<7x18432xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<7x18432xf32>) -> tensor<7x18432xf64>
    %down_f64 = stablehlo.convert %down : (tensor<7168x18432xf32>) -> tensor<7168x18432xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<7x18432xf64>, tensor<7168x18432xf64>) -> tensor<7x7168xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<7x7168xf64>) -> tensor<7x7168xf32>

    return %down_1 : tensor<7x7168xf32>
  }
}
