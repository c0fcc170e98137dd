module @moe_ffn {
  func.func public @main(
      %x: tensor<7x2048xf32>,
      %gate_up: tensor<21888x2048xbf16>,
      %down: tensor<2048x10944xbf16>
  ) -> tensor<7x2048xf32> {
    // stage: dense MLP: down(act(gate x) * up x)
    %x_bf16 = stablehlo.convert %x : (tensor<7x2048xf32>) -> tensor<7x2048xbf16>
    %gate_weight = stablehlo.slice %gate_up [0:10944, 0:2048] : (tensor<21888x2048xbf16>) -> tensor<10944x2048xbf16>
    %gate = stablehlo.dot_general %x_bf16, %gate_weight, contracting_dims = [1] x [1] : (tensor<7x2048xbf16>, tensor<10944x2048xbf16>) -> tensor<7x10944xf32>
    %up_weight = stablehlo.slice %gate_up [10944:21888, 0:2048] : (tensor<21888x2048xbf16>) -> tensor<10944x2048xbf16>
    %up = stablehlo.dot_general %x_bf16, %up_weight, contracting_dims = [1] x [1] : (tensor<7x2048xbf16>, tensor<10944x2048xbf16>) -> tensor<7x10944xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<7x10944xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<7x10944xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<7x10944xf32>
    %hidden_bf16 = stablehlo.convert %hidden : (tensor<7x10944xf32>) -> tensor<7x10944xbf16>
    %down_1 = stablehlo.dot_general %hidden_bf16, %down, contracting_dims = [1] x [1] : (tensor<7x10944xbf16>, tensor<2048x10944xbf16>) -> tensor<7x2048xf32>

    return %down_1 : tensor<7x2048xf32>
  }
}
