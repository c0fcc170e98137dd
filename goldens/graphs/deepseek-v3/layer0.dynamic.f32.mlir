module @moe_ffn {
  func.func public @main(
      %x: tensor<?x7168xf32>,
      %gate_up: tensor<36864x7168xf32>,
      %down: tensor<7168x18432xf32>
  ) -> tensor<?x7168xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:18432, 0:7168] : (tensor<36864x7168xf32>) -> tensor<18432x7168xf32>
    %gate = stablehlo.dot_general %x, %gate_weight, contracting_dims = [1] x [1] : (tensor<?x7168xf32>, tensor<18432x7168xf32>) -> tensor<?x18432xf32>
    %up_weight = stablehlo.slice %gate_up [18432:36864, 0:7168] : (tensor<36864x7168xf32>) -> tensor<18432x7168xf32>
    %up = stablehlo.dot_general %x, %up_weight, contracting_dims = [1] x [1] : (tensor<?x7168xf32>, tensor<18432x7168xf32>) -> tensor<?x18432xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<?x18432xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<?x18432xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<?x18432xf32>
    %down_1 = stablehlo.dot_general %hidden, %down, contracting_dims = [1] x [1] : (tensor<?x18432xf32>, tensor<7168x18432xf32>) -> tensor<?x7168xf32>

    return %down_1 : tensor<?x7168xf32>
  }
}
