module @moe_ffn {
  func.func public @main(
      %x: tensor<7x7168xf32>,
      %gate_up: tensor<36864x7168xf16>,
      %down: tensor<7168x18432xf16>
  ) -> tensor<7x7168xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %x_f16 = stablehlo.convert %x : (tensor<7x7168xf32>) -> tensor<7x7168xf16>
    %gate_weight = stablehlo.slice %gate_up [0:18432, 0:7168] : (tensor<36864x7168xf16>) -> tensor<18432x7168xf16>
    %gate = stablehlo.dot_general %x_f16, %gate_weight, contracting_dims = [1] x [1] : (tensor<7x7168xf16>, tensor<18432x7168xf16>) -> tensor<7x18432xf32>
    %up_weight = stablehlo.slice %gate_up [18432:36864, 0:7168] : (tensor<36864x7168xf16>) -> tensor<18432x7168xf16>
    %up = stablehlo.dot_general %x_f16, %up_weight, contracting_dims = [1] x [1] : (tensor<7x7168xf16>, tensor<18432x7168xf16>) -> tensor<7x18432xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<7x18432xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<7x18432xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<7x18432xf32>
    %hidden_f16 = stablehlo.convert %hidden : (tensor<7x18432xf32>) -> tensor<7x18432xf16>
    %down_1 = stablehlo.dot_general %hidden_f16, %down, contracting_dims = [1] x [1] : (tensor<7x18432xf16>, tensor<7168x18432xf16>) -> tensor<7x7168xf32>

    return %down_1 : tensor<7x7168xf32>
  }
}
