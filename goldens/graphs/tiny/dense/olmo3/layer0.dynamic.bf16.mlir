module @moe_ffn {
  func.func public @main(
      %x: tensor<?x40xf32>,
      %gate_up: tensor<48x40xbf16>,
      %down: tensor<40x24xbf16>
  ) -> tensor<?x40xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %gate_weight = stablehlo.slice %gate_up [0:24, 0:40] : (tensor<48x40xbf16>) -> tensor<24x40xbf16>
    %gate = stablehlo.dot_general %x_bf16, %gate_weight, contracting_dims = [1] x [1] : (tensor<?x40xbf16>, tensor<24x40xbf16>) -> tensor<?x24xf32>
    %up_weight = stablehlo.slice %gate_up [24:48, 0:40] : (tensor<48x40xbf16>) -> tensor<24x40xbf16>
    %up = stablehlo.dot_general %x_bf16, %up_weight, contracting_dims = [1] x [1] : (tensor<?x40xbf16>, tensor<24x40xbf16>) -> tensor<?x24xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<?x24xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<?x24xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<?x24xf32>
    %hidden_bf16 = stablehlo.convert %hidden : (tensor<?x24xf32>) -> tensor<?x24xbf16>
    %down_1 = stablehlo.dot_general %hidden_bf16, %down, contracting_dims = [1] x [1] : (tensor<?x24xbf16>, tensor<40x24xbf16>) -> tensor<?x40xf32>

    return %down_1 : tensor<?x40xf32>
  }
}
