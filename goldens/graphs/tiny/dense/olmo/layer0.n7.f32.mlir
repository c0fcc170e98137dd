module @moe_ffn {
  func.func public @main(
      %x: tensor<7x40xf32>,
      %gate_up: tensor<48x40xf32>,
      %down: tensor<40x24xf32>
  ) -> tensor<7x40xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:24, 0:40] : (tensor<48x40xf32>) -> tensor<24x40xf32>
    %x_f64 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<24x40xf32>) -> tensor<24x40xf64>
    %gate_wide = stablehlo.dot_general %x_f64, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<24x40xf64>) -> tensor<7x24xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<7x24xf64>) -> tensor<7x24xf32>
    %up_weight = stablehlo.slice %gate_up [24:48, 0:40] : (tensor<48x40xf32>) -> tensor<24x40xf32>
    %x_f64_1 = stablehlo.convert %x : (tensor<7x40xf32>) -> tensor<7x40xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<24x40xf32>) -> tensor<24x40xf64>
    %up_wide = stablehlo.dot_general %x_f64_1, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<7x40xf64>, tensor<24x40xf64>) -> tensor<7x24xf64>
    %up = stablehlo.convert %up_wide : (tensor<7x24xf64>) -> tensor<7x24xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<7x24xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<7x24xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<7x24xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<7x24xf32>) -> tensor<7x24xf64>
    %down_f64 = stablehlo.convert %down : (tensor<40x24xf32>) -> tensor<40x24xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<7x24xf64>, tensor<40x24xf64>) -> tensor<7x40xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<7x40xf64>) -> tensor<7x40xf32>

    return %down_1 : tensor<7x40xf32>
  }
}
