module @decoder {
  func.func public @prefill(
      %tokens: tensor<7xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %key_positions: tensor<24xi32>,
      %layers.0.keys: tensor<8x24x64xf32>,
      %layers.0.values: tensor<8x24x64xf32>,
      %layers.1.keys: tensor<8x24x64xf32>,
      %layers.1.values: tensor<8x24x64xf32>,
      %layers.2.keys: tensor<8x24x64xf32>,
      %layers.2.values: tensor<8x24x64xf32>,
      %layers.3.keys: tensor<8x24x64xf32>,
      %layers.3.values: tensor<8x24x64xf32>,
      %layers.4.keys: tensor<8x24x64xf32>,
      %layers.4.values: tensor<8x24x64xf32>,
      %layers.5.keys: tensor<8x24x64xf32>,
      %layers.5.values: tensor<8x24x64xf32>,
      %layers.6.keys: tensor<8x24x64xf32>,
      %layers.6.values: tensor<8x24x64xf32>,
      %layers.7.keys: tensor<8x24x64xf32>,
      %layers.7.values: tensor<8x24x64xf32>,
      %layers.8.keys: tensor<8x24x64xf32>,
      %layers.8.values: tensor<8x24x64xf32>,
      %layers.9.keys: tensor<8x24x64xf32>,
      %layers.9.values: tensor<8x24x64xf32>,
      %layers.10.keys: tensor<8x24x64xf32>,
      %layers.10.values: tensor<8x24x64xf32>,
      %layers.11.keys: tensor<8x24x64xf32>,
      %layers.11.values: tensor<8x24x64xf32>,
      %layers.12.keys: tensor<8x24x64xf32>,
      %layers.12.values: tensor<8x24x64xf32>,
      %layers.13.keys: tensor<8x24x64xf32>,
      %layers.13.values: tensor<8x24x64xf32>,
      %layers.14.keys: tensor<8x24x64xf32>,
      %layers.14.values: tensor<8x24x64xf32>,
      %layers.15.keys: tensor<8x24x64xf32>,
      %layers.15.values: tensor<8x24x64xf32>,
      %layers.16.keys: tensor<8x24x64xf32>,
      %layers.16.values: tensor<8x24x64xf32>,
      %layers.17.keys: tensor<8x24x64xf32>,
      %layers.17.values: tensor<8x24x64xf32>,
      %layers.18.keys: tensor<8x24x64xf32>,
      %layers.18.values: tensor<8x24x64xf32>,
      %layers.19.keys: tensor<8x24x64xf32>,
      %layers.19.values: tensor<8x24x64xf32>,
      %layers.20.keys: tensor<8x24x64xf32>,
      %layers.20.values: tensor<8x24x64xf32>,
      %layers.21.keys: tensor<8x24x64xf32>,
      %layers.21.values: tensor<8x24x64xf32>,
      %layers.22.keys: tensor<8x24x64xf32>,
      %layers.22.values: tensor<8x24x64xf32>,
      %layers.23.keys: tensor<8x24x64xf32>,
      %layers.23.values: tensor<8x24x64xf32>,
      %embedding: tensor<201088x2880xf32>,
      %final_norm: tensor<2880xf32>,
      %head: tensor<201088x2880xf32>,
      %layers.0.mixer_norm: tensor<2880xf32>,
      %layers.0.q: tensor<4096x2880xf32>,
      %layers.0.q_bias: tensor<4096xf32>,
      %layers.0.k: tensor<512x2880xf32>,
      %layers.0.k_bias: tensor<512xf32>,
      %layers.0.v: tensor<512x2880xf32>,
      %layers.0.v_bias: tensor<512xf32>,
      %layers.0.sinks: tensor<64xf32>,
      %layers.0.o: tensor<2880x4096xf32>,
      %layers.0.o_bias: tensor<2880xf32>,
      %layers.0.ffn_norm: tensor<2880xf32>,
      %layers.0.router: tensor<32x2880xf32>,
      %layers.0.router_bias: tensor<32xf32>,
      %layers.0.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.0.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.0.expert_down: tensor<32x2880x2880xf32>,
      %layers.0.expert_down_bias: tensor<32x2880xf32>,
      %layers.1.mixer_norm: tensor<2880xf32>,
      %layers.1.q: tensor<4096x2880xf32>,
      %layers.1.q_bias: tensor<4096xf32>,
      %layers.1.k: tensor<512x2880xf32>,
      %layers.1.k_bias: tensor<512xf32>,
      %layers.1.v: tensor<512x2880xf32>,
      %layers.1.v_bias: tensor<512xf32>,
      %layers.1.sinks: tensor<64xf32>,
      %layers.1.o: tensor<2880x4096xf32>,
      %layers.1.o_bias: tensor<2880xf32>,
      %layers.1.ffn_norm: tensor<2880xf32>,
      %layers.1.router: tensor<32x2880xf32>,
      %layers.1.router_bias: tensor<32xf32>,
      %layers.1.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.1.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.1.expert_down: tensor<32x2880x2880xf32>,
      %layers.1.expert_down_bias: tensor<32x2880xf32>,
      %layers.2.mixer_norm: tensor<2880xf32>,
      %layers.2.q: tensor<4096x2880xf32>,
      %layers.2.q_bias: tensor<4096xf32>,
      %layers.2.k: tensor<512x2880xf32>,
      %layers.2.k_bias: tensor<512xf32>,
      %layers.2.v: tensor<512x2880xf32>,
      %layers.2.v_bias: tensor<512xf32>,
      %layers.2.sinks: tensor<64xf32>,
      %layers.2.o: tensor<2880x4096xf32>,
      %layers.2.o_bias: tensor<2880xf32>,
      %layers.2.ffn_norm: tensor<2880xf32>,
      %layers.2.router: tensor<32x2880xf32>,
      %layers.2.router_bias: tensor<32xf32>,
      %layers.2.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.2.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.2.expert_down: tensor<32x2880x2880xf32>,
      %layers.2.expert_down_bias: tensor<32x2880xf32>,
      %layers.3.mixer_norm: tensor<2880xf32>,
      %layers.3.q: tensor<4096x2880xf32>,
      %layers.3.q_bias: tensor<4096xf32>,
      %layers.3.k: tensor<512x2880xf32>,
      %layers.3.k_bias: tensor<512xf32>,
      %layers.3.v: tensor<512x2880xf32>,
      %layers.3.v_bias: tensor<512xf32>,
      %layers.3.sinks: tensor<64xf32>,
      %layers.3.o: tensor<2880x4096xf32>,
      %layers.3.o_bias: tensor<2880xf32>,
      %layers.3.ffn_norm: tensor<2880xf32>,
      %layers.3.router: tensor<32x2880xf32>,
      %layers.3.router_bias: tensor<32xf32>,
      %layers.3.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.3.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.3.expert_down: tensor<32x2880x2880xf32>,
      %layers.3.expert_down_bias: tensor<32x2880xf32>,
      %layers.4.mixer_norm: tensor<2880xf32>,
      %layers.4.q: tensor<4096x2880xf32>,
      %layers.4.q_bias: tensor<4096xf32>,
      %layers.4.k: tensor<512x2880xf32>,
      %layers.4.k_bias: tensor<512xf32>,
      %layers.4.v: tensor<512x2880xf32>,
      %layers.4.v_bias: tensor<512xf32>,
      %layers.4.sinks: tensor<64xf32>,
      %layers.4.o: tensor<2880x4096xf32>,
      %layers.4.o_bias: tensor<2880xf32>,
      %layers.4.ffn_norm: tensor<2880xf32>,
      %layers.4.router: tensor<32x2880xf32>,
      %layers.4.router_bias: tensor<32xf32>,
      %layers.4.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.4.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.4.expert_down: tensor<32x2880x2880xf32>,
      %layers.4.expert_down_bias: tensor<32x2880xf32>,
      %layers.5.mixer_norm: tensor<2880xf32>,
      %layers.5.q: tensor<4096x2880xf32>,
      %layers.5.q_bias: tensor<4096xf32>,
      %layers.5.k: tensor<512x2880xf32>,
      %layers.5.k_bias: tensor<512xf32>,
      %layers.5.v: tensor<512x2880xf32>,
      %layers.5.v_bias: tensor<512xf32>,
      %layers.5.sinks: tensor<64xf32>,
      %layers.5.o: tensor<2880x4096xf32>,
      %layers.5.o_bias: tensor<2880xf32>,
      %layers.5.ffn_norm: tensor<2880xf32>,
      %layers.5.router: tensor<32x2880xf32>,
      %layers.5.router_bias: tensor<32xf32>,
      %layers.5.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.5.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.5.expert_down: tensor<32x2880x2880xf32>,
      %layers.5.expert_down_bias: tensor<32x2880xf32>,
      %layers.6.mixer_norm: tensor<2880xf32>,
      %layers.6.q: tensor<4096x2880xf32>,
      %layers.6.q_bias: tensor<4096xf32>,
      %layers.6.k: tensor<512x2880xf32>,
      %layers.6.k_bias: tensor<512xf32>,
      %layers.6.v: tensor<512x2880xf32>,
      %layers.6.v_bias: tensor<512xf32>,
      %layers.6.sinks: tensor<64xf32>,
      %layers.6.o: tensor<2880x4096xf32>,
      %layers.6.o_bias: tensor<2880xf32>,
      %layers.6.ffn_norm: tensor<2880xf32>,
      %layers.6.router: tensor<32x2880xf32>,
      %layers.6.router_bias: tensor<32xf32>,
      %layers.6.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.6.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.6.expert_down: tensor<32x2880x2880xf32>,
      %layers.6.expert_down_bias: tensor<32x2880xf32>,
      %layers.7.mixer_norm: tensor<2880xf32>,
      %layers.7.q: tensor<4096x2880xf32>,
      %layers.7.q_bias: tensor<4096xf32>,
      %layers.7.k: tensor<512x2880xf32>,
      %layers.7.k_bias: tensor<512xf32>,
      %layers.7.v: tensor<512x2880xf32>,
      %layers.7.v_bias: tensor<512xf32>,
      %layers.7.sinks: tensor<64xf32>,
      %layers.7.o: tensor<2880x4096xf32>,
      %layers.7.o_bias: tensor<2880xf32>,
      %layers.7.ffn_norm: tensor<2880xf32>,
      %layers.7.router: tensor<32x2880xf32>,
      %layers.7.router_bias: tensor<32xf32>,
      %layers.7.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.7.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.7.expert_down: tensor<32x2880x2880xf32>,
      %layers.7.expert_down_bias: tensor<32x2880xf32>,
      %layers.8.mixer_norm: tensor<2880xf32>,
      %layers.8.q: tensor<4096x2880xf32>,
      %layers.8.q_bias: tensor<4096xf32>,
      %layers.8.k: tensor<512x2880xf32>,
      %layers.8.k_bias: tensor<512xf32>,
      %layers.8.v: tensor<512x2880xf32>,
      %layers.8.v_bias: tensor<512xf32>,
      %layers.8.sinks: tensor<64xf32>,
      %layers.8.o: tensor<2880x4096xf32>,
      %layers.8.o_bias: tensor<2880xf32>,
      %layers.8.ffn_norm: tensor<2880xf32>,
      %layers.8.router: tensor<32x2880xf32>,
      %layers.8.router_bias: tensor<32xf32>,
      %layers.8.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.8.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.8.expert_down: tensor<32x2880x2880xf32>,
      %layers.8.expert_down_bias: tensor<32x2880xf32>,
      %layers.9.mixer_norm: tensor<2880xf32>,
      %layers.9.q: tensor<4096x2880xf32>,
      %layers.9.q_bias: tensor<4096xf32>,
      %layers.9.k: tensor<512x2880xf32>,
      %layers.9.k_bias: tensor<512xf32>,
      %layers.9.v: tensor<512x2880xf32>,
      %layers.9.v_bias: tensor<512xf32>,
      %layers.9.sinks: tensor<64xf32>,
      %layers.9.o: tensor<2880x4096xf32>,
      %layers.9.o_bias: tensor<2880xf32>,
      %layers.9.ffn_norm: tensor<2880xf32>,
      %layers.9.router: tensor<32x2880xf32>,
      %layers.9.router_bias: tensor<32xf32>,
      %layers.9.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.9.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.9.expert_down: tensor<32x2880x2880xf32>,
      %layers.9.expert_down_bias: tensor<32x2880xf32>,
      %layers.10.mixer_norm: tensor<2880xf32>,
      %layers.10.q: tensor<4096x2880xf32>,
      %layers.10.q_bias: tensor<4096xf32>,
      %layers.10.k: tensor<512x2880xf32>,
      %layers.10.k_bias: tensor<512xf32>,
      %layers.10.v: tensor<512x2880xf32>,
      %layers.10.v_bias: tensor<512xf32>,
      %layers.10.sinks: tensor<64xf32>,
      %layers.10.o: tensor<2880x4096xf32>,
      %layers.10.o_bias: tensor<2880xf32>,
      %layers.10.ffn_norm: tensor<2880xf32>,
      %layers.10.router: tensor<32x2880xf32>,
      %layers.10.router_bias: tensor<32xf32>,
      %layers.10.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.10.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.10.expert_down: tensor<32x2880x2880xf32>,
      %layers.10.expert_down_bias: tensor<32x2880xf32>,
      %layers.11.mixer_norm: tensor<2880xf32>,
      %layers.11.q: tensor<4096x2880xf32>,
      %layers.11.q_bias: tensor<4096xf32>,
      %layers.11.k: tensor<512x2880xf32>,
      %layers.11.k_bias: tensor<512xf32>,
      %layers.11.v: tensor<512x2880xf32>,
      %layers.11.v_bias: tensor<512xf32>,
      %layers.11.sinks: tensor<64xf32>,
      %layers.11.o: tensor<2880x4096xf32>,
      %layers.11.o_bias: tensor<2880xf32>,
      %layers.11.ffn_norm: tensor<2880xf32>,
      %layers.11.router: tensor<32x2880xf32>,
      %layers.11.router_bias: tensor<32xf32>,
      %layers.11.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.11.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.11.expert_down: tensor<32x2880x2880xf32>,
      %layers.11.expert_down_bias: tensor<32x2880xf32>,
      %layers.12.mixer_norm: tensor<2880xf32>,
      %layers.12.q: tensor<4096x2880xf32>,
      %layers.12.q_bias: tensor<4096xf32>,
      %layers.12.k: tensor<512x2880xf32>,
      %layers.12.k_bias: tensor<512xf32>,
      %layers.12.v: tensor<512x2880xf32>,
      %layers.12.v_bias: tensor<512xf32>,
      %layers.12.sinks: tensor<64xf32>,
      %layers.12.o: tensor<2880x4096xf32>,
      %layers.12.o_bias: tensor<2880xf32>,
      %layers.12.ffn_norm: tensor<2880xf32>,
      %layers.12.router: tensor<32x2880xf32>,
      %layers.12.router_bias: tensor<32xf32>,
      %layers.12.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.12.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.12.expert_down: tensor<32x2880x2880xf32>,
      %layers.12.expert_down_bias: tensor<32x2880xf32>,
      %layers.13.mixer_norm: tensor<2880xf32>,
      %layers.13.q: tensor<4096x2880xf32>,
      %layers.13.q_bias: tensor<4096xf32>,
      %layers.13.k: tensor<512x2880xf32>,
      %layers.13.k_bias: tensor<512xf32>,
      %layers.13.v: tensor<512x2880xf32>,
      %layers.13.v_bias: tensor<512xf32>,
      %layers.13.sinks: tensor<64xf32>,
      %layers.13.o: tensor<2880x4096xf32>,
      %layers.13.o_bias: tensor<2880xf32>,
      %layers.13.ffn_norm: tensor<2880xf32>,
      %layers.13.router: tensor<32x2880xf32>,
      %layers.13.router_bias: tensor<32xf32>,
      %layers.13.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.13.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.13.expert_down: tensor<32x2880x2880xf32>,
      %layers.13.expert_down_bias: tensor<32x2880xf32>,
      %layers.14.mixer_norm: tensor<2880xf32>,
      %layers.14.q: tensor<4096x2880xf32>,
      %layers.14.q_bias: tensor<4096xf32>,
      %layers.14.k: tensor<512x2880xf32>,
      %layers.14.k_bias: tensor<512xf32>,
      %layers.14.v: tensor<512x2880xf32>,
      %layers.14.v_bias: tensor<512xf32>,
      %layers.14.sinks: tensor<64xf32>,
      %layers.14.o: tensor<2880x4096xf32>,
      %layers.14.o_bias: tensor<2880xf32>,
      %layers.14.ffn_norm: tensor<2880xf32>,
      %layers.14.router: tensor<32x2880xf32>,
      %layers.14.router_bias: tensor<32xf32>,
      %layers.14.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.14.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.14.expert_down: tensor<32x2880x2880xf32>,
      %layers.14.expert_down_bias: tensor<32x2880xf32>,
      %layers.15.mixer_norm: tensor<2880xf32>,
      %layers.15.q: tensor<4096x2880xf32>,
      %layers.15.q_bias: tensor<4096xf32>,
      %layers.15.k: tensor<512x2880xf32>,
      %layers.15.k_bias: tensor<512xf32>,
      %layers.15.v: tensor<512x2880xf32>,
      %layers.15.v_bias: tensor<512xf32>,
      %layers.15.sinks: tensor<64xf32>,
      %layers.15.o: tensor<2880x4096xf32>,
      %layers.15.o_bias: tensor<2880xf32>,
      %layers.15.ffn_norm: tensor<2880xf32>,
      %layers.15.router: tensor<32x2880xf32>,
      %layers.15.router_bias: tensor<32xf32>,
      %layers.15.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.15.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.15.expert_down: tensor<32x2880x2880xf32>,
      %layers.15.expert_down_bias: tensor<32x2880xf32>,
      %layers.16.mixer_norm: tensor<2880xf32>,
      %layers.16.q: tensor<4096x2880xf32>,
      %layers.16.q_bias: tensor<4096xf32>,
      %layers.16.k: tensor<512x2880xf32>,
      %layers.16.k_bias: tensor<512xf32>,
      %layers.16.v: tensor<512x2880xf32>,
      %layers.16.v_bias: tensor<512xf32>,
      %layers.16.sinks: tensor<64xf32>,
      %layers.16.o: tensor<2880x4096xf32>,
      %layers.16.o_bias: tensor<2880xf32>,
      %layers.16.ffn_norm: tensor<2880xf32>,
      %layers.16.router: tensor<32x2880xf32>,
      %layers.16.router_bias: tensor<32xf32>,
      %layers.16.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.16.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.16.expert_down: tensor<32x2880x2880xf32>,
      %layers.16.expert_down_bias: tensor<32x2880xf32>,
      %layers.17.mixer_norm: tensor<2880xf32>,
      %layers.17.q: tensor<4096x2880xf32>,
      %layers.17.q_bias: tensor<4096xf32>,
      %layers.17.k: tensor<512x2880xf32>,
      %layers.17.k_bias: tensor<512xf32>,
      %layers.17.v: tensor<512x2880xf32>,
      %layers.17.v_bias: tensor<512xf32>,
      %layers.17.sinks: tensor<64xf32>,
      %layers.17.o: tensor<2880x4096xf32>,
      %layers.17.o_bias: tensor<2880xf32>,
      %layers.17.ffn_norm: tensor<2880xf32>,
      %layers.17.router: tensor<32x2880xf32>,
      %layers.17.router_bias: tensor<32xf32>,
      %layers.17.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.17.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.17.expert_down: tensor<32x2880x2880xf32>,
      %layers.17.expert_down_bias: tensor<32x2880xf32>,
      %layers.18.mixer_norm: tensor<2880xf32>,
      %layers.18.q: tensor<4096x2880xf32>,
      %layers.18.q_bias: tensor<4096xf32>,
      %layers.18.k: tensor<512x2880xf32>,
      %layers.18.k_bias: tensor<512xf32>,
      %layers.18.v: tensor<512x2880xf32>,
      %layers.18.v_bias: tensor<512xf32>,
      %layers.18.sinks: tensor<64xf32>,
      %layers.18.o: tensor<2880x4096xf32>,
      %layers.18.o_bias: tensor<2880xf32>,
      %layers.18.ffn_norm: tensor<2880xf32>,
      %layers.18.router: tensor<32x2880xf32>,
      %layers.18.router_bias: tensor<32xf32>,
      %layers.18.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.18.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.18.expert_down: tensor<32x2880x2880xf32>,
      %layers.18.expert_down_bias: tensor<32x2880xf32>,
      %layers.19.mixer_norm: tensor<2880xf32>,
      %layers.19.q: tensor<4096x2880xf32>,
      %layers.19.q_bias: tensor<4096xf32>,
      %layers.19.k: tensor<512x2880xf32>,
      %layers.19.k_bias: tensor<512xf32>,
      %layers.19.v: tensor<512x2880xf32>,
      %layers.19.v_bias: tensor<512xf32>,
      %layers.19.sinks: tensor<64xf32>,
      %layers.19.o: tensor<2880x4096xf32>,
      %layers.19.o_bias: tensor<2880xf32>,
      %layers.19.ffn_norm: tensor<2880xf32>,
      %layers.19.router: tensor<32x2880xf32>,
      %layers.19.router_bias: tensor<32xf32>,
      %layers.19.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.19.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.19.expert_down: tensor<32x2880x2880xf32>,
      %layers.19.expert_down_bias: tensor<32x2880xf32>,
      %layers.20.mixer_norm: tensor<2880xf32>,
      %layers.20.q: tensor<4096x2880xf32>,
      %layers.20.q_bias: tensor<4096xf32>,
      %layers.20.k: tensor<512x2880xf32>,
      %layers.20.k_bias: tensor<512xf32>,
      %layers.20.v: tensor<512x2880xf32>,
      %layers.20.v_bias: tensor<512xf32>,
      %layers.20.sinks: tensor<64xf32>,
      %layers.20.o: tensor<2880x4096xf32>,
      %layers.20.o_bias: tensor<2880xf32>,
      %layers.20.ffn_norm: tensor<2880xf32>,
      %layers.20.router: tensor<32x2880xf32>,
      %layers.20.router_bias: tensor<32xf32>,
      %layers.20.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.20.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.20.expert_down: tensor<32x2880x2880xf32>,
      %layers.20.expert_down_bias: tensor<32x2880xf32>,
      %layers.21.mixer_norm: tensor<2880xf32>,
      %layers.21.q: tensor<4096x2880xf32>,
      %layers.21.q_bias: tensor<4096xf32>,
      %layers.21.k: tensor<512x2880xf32>,
      %layers.21.k_bias: tensor<512xf32>,
      %layers.21.v: tensor<512x2880xf32>,
      %layers.21.v_bias: tensor<512xf32>,
      %layers.21.sinks: tensor<64xf32>,
      %layers.21.o: tensor<2880x4096xf32>,
      %layers.21.o_bias: tensor<2880xf32>,
      %layers.21.ffn_norm: tensor<2880xf32>,
      %layers.21.router: tensor<32x2880xf32>,
      %layers.21.router_bias: tensor<32xf32>,
      %layers.21.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.21.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.21.expert_down: tensor<32x2880x2880xf32>,
      %layers.21.expert_down_bias: tensor<32x2880xf32>,
      %layers.22.mixer_norm: tensor<2880xf32>,
      %layers.22.q: tensor<4096x2880xf32>,
      %layers.22.q_bias: tensor<4096xf32>,
      %layers.22.k: tensor<512x2880xf32>,
      %layers.22.k_bias: tensor<512xf32>,
      %layers.22.v: tensor<512x2880xf32>,
      %layers.22.v_bias: tensor<512xf32>,
      %layers.22.sinks: tensor<64xf32>,
      %layers.22.o: tensor<2880x4096xf32>,
      %layers.22.o_bias: tensor<2880xf32>,
      %layers.22.ffn_norm: tensor<2880xf32>,
      %layers.22.router: tensor<32x2880xf32>,
      %layers.22.router_bias: tensor<32xf32>,
      %layers.22.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.22.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.22.expert_down: tensor<32x2880x2880xf32>,
      %layers.22.expert_down_bias: tensor<32x2880xf32>,
      %layers.23.mixer_norm: tensor<2880xf32>,
      %layers.23.q: tensor<4096x2880xf32>,
      %layers.23.q_bias: tensor<4096xf32>,
      %layers.23.k: tensor<512x2880xf32>,
      %layers.23.k_bias: tensor<512xf32>,
      %layers.23.v: tensor<512x2880xf32>,
      %layers.23.v_bias: tensor<512xf32>,
      %layers.23.sinks: tensor<64xf32>,
      %layers.23.o: tensor<2880x4096xf32>,
      %layers.23.o_bias: tensor<2880xf32>,
      %layers.23.ffn_norm: tensor<2880xf32>,
      %layers.23.router: tensor<32x2880xf32>,
      %layers.23.router_bias: tensor<32xf32>,
      %layers.23.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.23.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.23.expert_down: tensor<32x2880x2880xf32>,
      %layers.23.expert_down_bias: tensor<32x2880xf32>
  ) -> (tensor<1x201088xf32>, tensor<1xi32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>) {
    // stage: positions
    %start_rows = stablehlo.broadcast_in_dim %start, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %offset = stablehlo.iota dim = 0 : tensor<7xi32>
    %positions = stablehlo.add %offset, %start_rows : tensor<7xi32>

    // stage: embedding
    %embedding_rows = "stablehlo.gather"(%embedding, %tokens) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2880>}> : (tensor<201088x2880xf32>, tensor<7xi32>) -> tensor<7x2880xf32>

    // stage: layer 0
    %layer_0_h, %layer_0_keys, %layer_0_values = func.call @layer(%embedding_rows, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.0.keys, %layers.0.values, %layers.0.mixer_norm, %layers.0.q, %layers.0.q_bias, %layers.0.k, %layers.0.k_bias, %layers.0.v, %layers.0.v_bias, %layers.0.sinks, %layers.0.o, %layers.0.o_bias, %layers.0.ffn_norm, %layers.0.router, %layers.0.router_bias, %layers.0.expert_gate_up, %layers.0.expert_gate_up_bias, %layers.0.expert_down, %layers.0.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 1
    %layer_1_h, %layer_1_keys, %layer_1_values = func.call @layer_1(%layer_0_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.1.keys, %layers.1.values, %layers.1.mixer_norm, %layers.1.q, %layers.1.q_bias, %layers.1.k, %layers.1.k_bias, %layers.1.v, %layers.1.v_bias, %layers.1.sinks, %layers.1.o, %layers.1.o_bias, %layers.1.ffn_norm, %layers.1.router, %layers.1.router_bias, %layers.1.expert_gate_up, %layers.1.expert_gate_up_bias, %layers.1.expert_down, %layers.1.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 2
    %layer_2_h, %layer_2_keys, %layer_2_values = func.call @layer(%layer_1_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.2.keys, %layers.2.values, %layers.2.mixer_norm, %layers.2.q, %layers.2.q_bias, %layers.2.k, %layers.2.k_bias, %layers.2.v, %layers.2.v_bias, %layers.2.sinks, %layers.2.o, %layers.2.o_bias, %layers.2.ffn_norm, %layers.2.router, %layers.2.router_bias, %layers.2.expert_gate_up, %layers.2.expert_gate_up_bias, %layers.2.expert_down, %layers.2.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 3
    %layer_3_h, %layer_3_keys, %layer_3_values = func.call @layer_1(%layer_2_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.3.keys, %layers.3.values, %layers.3.mixer_norm, %layers.3.q, %layers.3.q_bias, %layers.3.k, %layers.3.k_bias, %layers.3.v, %layers.3.v_bias, %layers.3.sinks, %layers.3.o, %layers.3.o_bias, %layers.3.ffn_norm, %layers.3.router, %layers.3.router_bias, %layers.3.expert_gate_up, %layers.3.expert_gate_up_bias, %layers.3.expert_down, %layers.3.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 4
    %layer_4_h, %layer_4_keys, %layer_4_values = func.call @layer(%layer_3_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.4.keys, %layers.4.values, %layers.4.mixer_norm, %layers.4.q, %layers.4.q_bias, %layers.4.k, %layers.4.k_bias, %layers.4.v, %layers.4.v_bias, %layers.4.sinks, %layers.4.o, %layers.4.o_bias, %layers.4.ffn_norm, %layers.4.router, %layers.4.router_bias, %layers.4.expert_gate_up, %layers.4.expert_gate_up_bias, %layers.4.expert_down, %layers.4.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 5
    %layer_5_h, %layer_5_keys, %layer_5_values = func.call @layer_1(%layer_4_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.5.keys, %layers.5.values, %layers.5.mixer_norm, %layers.5.q, %layers.5.q_bias, %layers.5.k, %layers.5.k_bias, %layers.5.v, %layers.5.v_bias, %layers.5.sinks, %layers.5.o, %layers.5.o_bias, %layers.5.ffn_norm, %layers.5.router, %layers.5.router_bias, %layers.5.expert_gate_up, %layers.5.expert_gate_up_bias, %layers.5.expert_down, %layers.5.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 6
    %layer_6_h, %layer_6_keys, %layer_6_values = func.call @layer(%layer_5_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.6.keys, %layers.6.values, %layers.6.mixer_norm, %layers.6.q, %layers.6.q_bias, %layers.6.k, %layers.6.k_bias, %layers.6.v, %layers.6.v_bias, %layers.6.sinks, %layers.6.o, %layers.6.o_bias, %layers.6.ffn_norm, %layers.6.router, %layers.6.router_bias, %layers.6.expert_gate_up, %layers.6.expert_gate_up_bias, %layers.6.expert_down, %layers.6.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 7
    %layer_7_h, %layer_7_keys, %layer_7_values = func.call @layer_1(%layer_6_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.7.keys, %layers.7.values, %layers.7.mixer_norm, %layers.7.q, %layers.7.q_bias, %layers.7.k, %layers.7.k_bias, %layers.7.v, %layers.7.v_bias, %layers.7.sinks, %layers.7.o, %layers.7.o_bias, %layers.7.ffn_norm, %layers.7.router, %layers.7.router_bias, %layers.7.expert_gate_up, %layers.7.expert_gate_up_bias, %layers.7.expert_down, %layers.7.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 8
    %layer_8_h, %layer_8_keys, %layer_8_values = func.call @layer(%layer_7_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.8.keys, %layers.8.values, %layers.8.mixer_norm, %layers.8.q, %layers.8.q_bias, %layers.8.k, %layers.8.k_bias, %layers.8.v, %layers.8.v_bias, %layers.8.sinks, %layers.8.o, %layers.8.o_bias, %layers.8.ffn_norm, %layers.8.router, %layers.8.router_bias, %layers.8.expert_gate_up, %layers.8.expert_gate_up_bias, %layers.8.expert_down, %layers.8.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 9
    %layer_9_h, %layer_9_keys, %layer_9_values = func.call @layer_1(%layer_8_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.9.keys, %layers.9.values, %layers.9.mixer_norm, %layers.9.q, %layers.9.q_bias, %layers.9.k, %layers.9.k_bias, %layers.9.v, %layers.9.v_bias, %layers.9.sinks, %layers.9.o, %layers.9.o_bias, %layers.9.ffn_norm, %layers.9.router, %layers.9.router_bias, %layers.9.expert_gate_up, %layers.9.expert_gate_up_bias, %layers.9.expert_down, %layers.9.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 10
    %layer_10_h, %layer_10_keys, %layer_10_values = func.call @layer(%layer_9_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.10.keys, %layers.10.values, %layers.10.mixer_norm, %layers.10.q, %layers.10.q_bias, %layers.10.k, %layers.10.k_bias, %layers.10.v, %layers.10.v_bias, %layers.10.sinks, %layers.10.o, %layers.10.o_bias, %layers.10.ffn_norm, %layers.10.router, %layers.10.router_bias, %layers.10.expert_gate_up, %layers.10.expert_gate_up_bias, %layers.10.expert_down, %layers.10.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 11
    %layer_11_h, %layer_11_keys, %layer_11_values = func.call @layer_1(%layer_10_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.11.keys, %layers.11.values, %layers.11.mixer_norm, %layers.11.q, %layers.11.q_bias, %layers.11.k, %layers.11.k_bias, %layers.11.v, %layers.11.v_bias, %layers.11.sinks, %layers.11.o, %layers.11.o_bias, %layers.11.ffn_norm, %layers.11.router, %layers.11.router_bias, %layers.11.expert_gate_up, %layers.11.expert_gate_up_bias, %layers.11.expert_down, %layers.11.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 12
    %layer_12_h, %layer_12_keys, %layer_12_values = func.call @layer(%layer_11_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.12.keys, %layers.12.values, %layers.12.mixer_norm, %layers.12.q, %layers.12.q_bias, %layers.12.k, %layers.12.k_bias, %layers.12.v, %layers.12.v_bias, %layers.12.sinks, %layers.12.o, %layers.12.o_bias, %layers.12.ffn_norm, %layers.12.router, %layers.12.router_bias, %layers.12.expert_gate_up, %layers.12.expert_gate_up_bias, %layers.12.expert_down, %layers.12.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 13
    %layer_13_h, %layer_13_keys, %layer_13_values = func.call @layer_1(%layer_12_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.13.keys, %layers.13.values, %layers.13.mixer_norm, %layers.13.q, %layers.13.q_bias, %layers.13.k, %layers.13.k_bias, %layers.13.v, %layers.13.v_bias, %layers.13.sinks, %layers.13.o, %layers.13.o_bias, %layers.13.ffn_norm, %layers.13.router, %layers.13.router_bias, %layers.13.expert_gate_up, %layers.13.expert_gate_up_bias, %layers.13.expert_down, %layers.13.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 14
    %layer_14_h, %layer_14_keys, %layer_14_values = func.call @layer(%layer_13_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.14.keys, %layers.14.values, %layers.14.mixer_norm, %layers.14.q, %layers.14.q_bias, %layers.14.k, %layers.14.k_bias, %layers.14.v, %layers.14.v_bias, %layers.14.sinks, %layers.14.o, %layers.14.o_bias, %layers.14.ffn_norm, %layers.14.router, %layers.14.router_bias, %layers.14.expert_gate_up, %layers.14.expert_gate_up_bias, %layers.14.expert_down, %layers.14.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 15
    %layer_15_h, %layer_15_keys, %layer_15_values = func.call @layer_1(%layer_14_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.15.keys, %layers.15.values, %layers.15.mixer_norm, %layers.15.q, %layers.15.q_bias, %layers.15.k, %layers.15.k_bias, %layers.15.v, %layers.15.v_bias, %layers.15.sinks, %layers.15.o, %layers.15.o_bias, %layers.15.ffn_norm, %layers.15.router, %layers.15.router_bias, %layers.15.expert_gate_up, %layers.15.expert_gate_up_bias, %layers.15.expert_down, %layers.15.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 16
    %layer_16_h, %layer_16_keys, %layer_16_values = func.call @layer(%layer_15_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.16.keys, %layers.16.values, %layers.16.mixer_norm, %layers.16.q, %layers.16.q_bias, %layers.16.k, %layers.16.k_bias, %layers.16.v, %layers.16.v_bias, %layers.16.sinks, %layers.16.o, %layers.16.o_bias, %layers.16.ffn_norm, %layers.16.router, %layers.16.router_bias, %layers.16.expert_gate_up, %layers.16.expert_gate_up_bias, %layers.16.expert_down, %layers.16.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 17
    %layer_17_h, %layer_17_keys, %layer_17_values = func.call @layer_1(%layer_16_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.17.keys, %layers.17.values, %layers.17.mixer_norm, %layers.17.q, %layers.17.q_bias, %layers.17.k, %layers.17.k_bias, %layers.17.v, %layers.17.v_bias, %layers.17.sinks, %layers.17.o, %layers.17.o_bias, %layers.17.ffn_norm, %layers.17.router, %layers.17.router_bias, %layers.17.expert_gate_up, %layers.17.expert_gate_up_bias, %layers.17.expert_down, %layers.17.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 18
    %layer_18_h, %layer_18_keys, %layer_18_values = func.call @layer(%layer_17_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.18.keys, %layers.18.values, %layers.18.mixer_norm, %layers.18.q, %layers.18.q_bias, %layers.18.k, %layers.18.k_bias, %layers.18.v, %layers.18.v_bias, %layers.18.sinks, %layers.18.o, %layers.18.o_bias, %layers.18.ffn_norm, %layers.18.router, %layers.18.router_bias, %layers.18.expert_gate_up, %layers.18.expert_gate_up_bias, %layers.18.expert_down, %layers.18.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 19
    %layer_19_h, %layer_19_keys, %layer_19_values = func.call @layer_1(%layer_18_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.19.keys, %layers.19.values, %layers.19.mixer_norm, %layers.19.q, %layers.19.q_bias, %layers.19.k, %layers.19.k_bias, %layers.19.v, %layers.19.v_bias, %layers.19.sinks, %layers.19.o, %layers.19.o_bias, %layers.19.ffn_norm, %layers.19.router, %layers.19.router_bias, %layers.19.expert_gate_up, %layers.19.expert_gate_up_bias, %layers.19.expert_down, %layers.19.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 20
    %layer_20_h, %layer_20_keys, %layer_20_values = func.call @layer(%layer_19_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.20.keys, %layers.20.values, %layers.20.mixer_norm, %layers.20.q, %layers.20.q_bias, %layers.20.k, %layers.20.k_bias, %layers.20.v, %layers.20.v_bias, %layers.20.sinks, %layers.20.o, %layers.20.o_bias, %layers.20.ffn_norm, %layers.20.router, %layers.20.router_bias, %layers.20.expert_gate_up, %layers.20.expert_gate_up_bias, %layers.20.expert_down, %layers.20.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 21
    %layer_21_h, %layer_21_keys, %layer_21_values = func.call @layer_1(%layer_20_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.21.keys, %layers.21.values, %layers.21.mixer_norm, %layers.21.q, %layers.21.q_bias, %layers.21.k, %layers.21.k_bias, %layers.21.v, %layers.21.v_bias, %layers.21.sinks, %layers.21.o, %layers.21.o_bias, %layers.21.ffn_norm, %layers.21.router, %layers.21.router_bias, %layers.21.expert_gate_up, %layers.21.expert_gate_up_bias, %layers.21.expert_down, %layers.21.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 22
    %layer_22_h, %layer_22_keys, %layer_22_values = func.call @layer(%layer_21_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.22.keys, %layers.22.values, %layers.22.mixer_norm, %layers.22.q, %layers.22.q_bias, %layers.22.k, %layers.22.k_bias, %layers.22.v, %layers.22.v_bias, %layers.22.sinks, %layers.22.o, %layers.22.o_bias, %layers.22.ffn_norm, %layers.22.router, %layers.22.router_bias, %layers.22.expert_gate_up, %layers.22.expert_gate_up_bias, %layers.22.expert_down, %layers.22.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 23
    %layer_23_h, %layer_23_keys, %layer_23_values = func.call @layer_1(%layer_22_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.23.keys, %layers.23.values, %layers.23.mixer_norm, %layers.23.q, %layers.23.q_bias, %layers.23.k, %layers.23.k_bias, %layers.23.v, %layers.23.v_bias, %layers.23.sinks, %layers.23.o, %layers.23.o_bias, %layers.23.ffn_norm, %layers.23.router, %layers.23.router_bias, %layers.23.expert_gate_up, %layers.23.expert_gate_up_bias, %layers.23.expert_down, %layers.23.expert_down_bias) : (tensor<7x2880xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: last token
    %token_count = stablehlo.constant dense<7> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %last = stablehlo.subtract %token_count, %one : tensor<i32>
    %last_h = stablehlo.dynamic_slice %layer_23_h, %last, %zero, sizes = [1, 2880] : (tensor<7x2880xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2880xf32>

    // stage: final norm
    %last_h_f64 = stablehlo.convert %last_h : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %final_norm_f64 = stablehlo.convert %final_norm : (tensor<2880xf32>) -> tensor<2880xf64>
    %final_wide_rows = stablehlo.broadcast_in_dim %final_norm_f64, dims = [1] : (tensor<2880xf64>) -> tensor<1x2880xf64>
    %square = stablehlo.multiply %last_h_f64, %last_h_f64 : tensor<1x2880xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2880xf64>, tensor<f64>) -> tensor<1xf64>
    %one_over_width = stablehlo.constant dense<0.00034722222222222224> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<1xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-05> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<1xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<1xf64>) -> tensor<1x2880xf64>
    %final_wide = stablehlo.multiply %last_h_f64, %reciprocal_root_rows : tensor<1x2880xf64>
    %final_wide_1 = stablehlo.multiply %final_wide, %final_wide_rows : tensor<1x2880xf64>
    %final = stablehlo.convert %final_wide_1 : (tensor<1x2880xf64>) -> tensor<1x2880xf32>

    // stage: head: logits over 201088 tokens
    %final_f64 = stablehlo.convert %final : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %head_f64 = stablehlo.convert %head : (tensor<201088x2880xf32>) -> tensor<201088x2880xf64>
    %logits_wide = stablehlo.dot_general %final_f64, %head_f64, contracting_dims = [1] x [1] : (tensor<1x2880xf64>, tensor<201088x2880xf64>) -> tensor<1x201088xf64>
    %logits = stablehlo.convert %logits_wide : (tensor<1x201088xf64>) -> tensor<1x201088xf32>

    // stage: greedy token: the lowest id of a tie
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %highest_logit = stablehlo.reduce(%logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x201088xf32>, tensor<f32>) -> tensor<1xf32>
    %broadcast = stablehlo.broadcast_in_dim %highest_logit, dims = [0] : (tensor<1xf32>) -> tensor<1x201088xf32>
    %is_highest = stablehlo.compare EQ, %logits, %broadcast, FLOAT : (tensor<1x201088xf32>, tensor<1x201088xf32>) -> tensor<1x201088xi1>
    %token_id = stablehlo.iota dim = 0 : tensor<201088xi32>
    %token_id_wide = stablehlo.broadcast_in_dim %token_id, dims = [1] : (tensor<201088xi32>) -> tensor<1x201088xi32>
    %no_token = stablehlo.constant dense<201088> : tensor<i32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<i32>) -> tensor<1x201088xi32>
    %highest_ids = stablehlo.select %is_highest, %token_id_wide, %no_token_splat : tensor<1x201088xi1>, tensor<1x201088xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %token = stablehlo.reduce(%highest_ids init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x201088xi32>, tensor<i32>) -> tensor<1xi32>

    return %logits, %token, %layer_0_keys, %layer_0_values, %layer_1_keys, %layer_1_values, %layer_2_keys, %layer_2_values, %layer_3_keys, %layer_3_values, %layer_4_keys, %layer_4_values, %layer_5_keys, %layer_5_values, %layer_6_keys, %layer_6_values, %layer_7_keys, %layer_7_values, %layer_8_keys, %layer_8_values, %layer_9_keys, %layer_9_values, %layer_10_keys, %layer_10_values, %layer_11_keys, %layer_11_values, %layer_12_keys, %layer_12_values, %layer_13_keys, %layer_13_values, %layer_14_keys, %layer_14_values, %layer_15_keys, %layer_15_values, %layer_16_keys, %layer_16_values, %layer_17_keys, %layer_17_values, %layer_18_keys, %layer_18_values, %layer_19_keys, %layer_19_values, %layer_20_keys, %layer_20_values, %layer_21_keys, %layer_21_values, %layer_22_keys, %layer_22_values, %layer_23_keys, %layer_23_values : tensor<1x201088xf32>, tensor<1xi32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>
  }

  func.func public @decode(
      %tokens: tensor<1xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<1x32xf32>,
      %rope_sin: tensor<1x32xf32>,
      %key_positions: tensor<24xi32>,
      %layers.0.keys: tensor<8x24x64xf32>,
      %layers.0.values: tensor<8x24x64xf32>,
      %layers.1.keys: tensor<8x24x64xf32>,
      %layers.1.values: tensor<8x24x64xf32>,
      %layers.2.keys: tensor<8x24x64xf32>,
      %layers.2.values: tensor<8x24x64xf32>,
      %layers.3.keys: tensor<8x24x64xf32>,
      %layers.3.values: tensor<8x24x64xf32>,
      %layers.4.keys: tensor<8x24x64xf32>,
      %layers.4.values: tensor<8x24x64xf32>,
      %layers.5.keys: tensor<8x24x64xf32>,
      %layers.5.values: tensor<8x24x64xf32>,
      %layers.6.keys: tensor<8x24x64xf32>,
      %layers.6.values: tensor<8x24x64xf32>,
      %layers.7.keys: tensor<8x24x64xf32>,
      %layers.7.values: tensor<8x24x64xf32>,
      %layers.8.keys: tensor<8x24x64xf32>,
      %layers.8.values: tensor<8x24x64xf32>,
      %layers.9.keys: tensor<8x24x64xf32>,
      %layers.9.values: tensor<8x24x64xf32>,
      %layers.10.keys: tensor<8x24x64xf32>,
      %layers.10.values: tensor<8x24x64xf32>,
      %layers.11.keys: tensor<8x24x64xf32>,
      %layers.11.values: tensor<8x24x64xf32>,
      %layers.12.keys: tensor<8x24x64xf32>,
      %layers.12.values: tensor<8x24x64xf32>,
      %layers.13.keys: tensor<8x24x64xf32>,
      %layers.13.values: tensor<8x24x64xf32>,
      %layers.14.keys: tensor<8x24x64xf32>,
      %layers.14.values: tensor<8x24x64xf32>,
      %layers.15.keys: tensor<8x24x64xf32>,
      %layers.15.values: tensor<8x24x64xf32>,
      %layers.16.keys: tensor<8x24x64xf32>,
      %layers.16.values: tensor<8x24x64xf32>,
      %layers.17.keys: tensor<8x24x64xf32>,
      %layers.17.values: tensor<8x24x64xf32>,
      %layers.18.keys: tensor<8x24x64xf32>,
      %layers.18.values: tensor<8x24x64xf32>,
      %layers.19.keys: tensor<8x24x64xf32>,
      %layers.19.values: tensor<8x24x64xf32>,
      %layers.20.keys: tensor<8x24x64xf32>,
      %layers.20.values: tensor<8x24x64xf32>,
      %layers.21.keys: tensor<8x24x64xf32>,
      %layers.21.values: tensor<8x24x64xf32>,
      %layers.22.keys: tensor<8x24x64xf32>,
      %layers.22.values: tensor<8x24x64xf32>,
      %layers.23.keys: tensor<8x24x64xf32>,
      %layers.23.values: tensor<8x24x64xf32>,
      %embedding: tensor<201088x2880xf32>,
      %final_norm: tensor<2880xf32>,
      %head: tensor<201088x2880xf32>,
      %layers.0.mixer_norm: tensor<2880xf32>,
      %layers.0.q: tensor<4096x2880xf32>,
      %layers.0.q_bias: tensor<4096xf32>,
      %layers.0.k: tensor<512x2880xf32>,
      %layers.0.k_bias: tensor<512xf32>,
      %layers.0.v: tensor<512x2880xf32>,
      %layers.0.v_bias: tensor<512xf32>,
      %layers.0.sinks: tensor<64xf32>,
      %layers.0.o: tensor<2880x4096xf32>,
      %layers.0.o_bias: tensor<2880xf32>,
      %layers.0.ffn_norm: tensor<2880xf32>,
      %layers.0.router: tensor<32x2880xf32>,
      %layers.0.router_bias: tensor<32xf32>,
      %layers.0.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.0.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.0.expert_down: tensor<32x2880x2880xf32>,
      %layers.0.expert_down_bias: tensor<32x2880xf32>,
      %layers.1.mixer_norm: tensor<2880xf32>,
      %layers.1.q: tensor<4096x2880xf32>,
      %layers.1.q_bias: tensor<4096xf32>,
      %layers.1.k: tensor<512x2880xf32>,
      %layers.1.k_bias: tensor<512xf32>,
      %layers.1.v: tensor<512x2880xf32>,
      %layers.1.v_bias: tensor<512xf32>,
      %layers.1.sinks: tensor<64xf32>,
      %layers.1.o: tensor<2880x4096xf32>,
      %layers.1.o_bias: tensor<2880xf32>,
      %layers.1.ffn_norm: tensor<2880xf32>,
      %layers.1.router: tensor<32x2880xf32>,
      %layers.1.router_bias: tensor<32xf32>,
      %layers.1.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.1.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.1.expert_down: tensor<32x2880x2880xf32>,
      %layers.1.expert_down_bias: tensor<32x2880xf32>,
      %layers.2.mixer_norm: tensor<2880xf32>,
      %layers.2.q: tensor<4096x2880xf32>,
      %layers.2.q_bias: tensor<4096xf32>,
      %layers.2.k: tensor<512x2880xf32>,
      %layers.2.k_bias: tensor<512xf32>,
      %layers.2.v: tensor<512x2880xf32>,
      %layers.2.v_bias: tensor<512xf32>,
      %layers.2.sinks: tensor<64xf32>,
      %layers.2.o: tensor<2880x4096xf32>,
      %layers.2.o_bias: tensor<2880xf32>,
      %layers.2.ffn_norm: tensor<2880xf32>,
      %layers.2.router: tensor<32x2880xf32>,
      %layers.2.router_bias: tensor<32xf32>,
      %layers.2.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.2.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.2.expert_down: tensor<32x2880x2880xf32>,
      %layers.2.expert_down_bias: tensor<32x2880xf32>,
      %layers.3.mixer_norm: tensor<2880xf32>,
      %layers.3.q: tensor<4096x2880xf32>,
      %layers.3.q_bias: tensor<4096xf32>,
      %layers.3.k: tensor<512x2880xf32>,
      %layers.3.k_bias: tensor<512xf32>,
      %layers.3.v: tensor<512x2880xf32>,
      %layers.3.v_bias: tensor<512xf32>,
      %layers.3.sinks: tensor<64xf32>,
      %layers.3.o: tensor<2880x4096xf32>,
      %layers.3.o_bias: tensor<2880xf32>,
      %layers.3.ffn_norm: tensor<2880xf32>,
      %layers.3.router: tensor<32x2880xf32>,
      %layers.3.router_bias: tensor<32xf32>,
      %layers.3.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.3.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.3.expert_down: tensor<32x2880x2880xf32>,
      %layers.3.expert_down_bias: tensor<32x2880xf32>,
      %layers.4.mixer_norm: tensor<2880xf32>,
      %layers.4.q: tensor<4096x2880xf32>,
      %layers.4.q_bias: tensor<4096xf32>,
      %layers.4.k: tensor<512x2880xf32>,
      %layers.4.k_bias: tensor<512xf32>,
      %layers.4.v: tensor<512x2880xf32>,
      %layers.4.v_bias: tensor<512xf32>,
      %layers.4.sinks: tensor<64xf32>,
      %layers.4.o: tensor<2880x4096xf32>,
      %layers.4.o_bias: tensor<2880xf32>,
      %layers.4.ffn_norm: tensor<2880xf32>,
      %layers.4.router: tensor<32x2880xf32>,
      %layers.4.router_bias: tensor<32xf32>,
      %layers.4.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.4.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.4.expert_down: tensor<32x2880x2880xf32>,
      %layers.4.expert_down_bias: tensor<32x2880xf32>,
      %layers.5.mixer_norm: tensor<2880xf32>,
      %layers.5.q: tensor<4096x2880xf32>,
      %layers.5.q_bias: tensor<4096xf32>,
      %layers.5.k: tensor<512x2880xf32>,
      %layers.5.k_bias: tensor<512xf32>,
      %layers.5.v: tensor<512x2880xf32>,
      %layers.5.v_bias: tensor<512xf32>,
      %layers.5.sinks: tensor<64xf32>,
      %layers.5.o: tensor<2880x4096xf32>,
      %layers.5.o_bias: tensor<2880xf32>,
      %layers.5.ffn_norm: tensor<2880xf32>,
      %layers.5.router: tensor<32x2880xf32>,
      %layers.5.router_bias: tensor<32xf32>,
      %layers.5.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.5.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.5.expert_down: tensor<32x2880x2880xf32>,
      %layers.5.expert_down_bias: tensor<32x2880xf32>,
      %layers.6.mixer_norm: tensor<2880xf32>,
      %layers.6.q: tensor<4096x2880xf32>,
      %layers.6.q_bias: tensor<4096xf32>,
      %layers.6.k: tensor<512x2880xf32>,
      %layers.6.k_bias: tensor<512xf32>,
      %layers.6.v: tensor<512x2880xf32>,
      %layers.6.v_bias: tensor<512xf32>,
      %layers.6.sinks: tensor<64xf32>,
      %layers.6.o: tensor<2880x4096xf32>,
      %layers.6.o_bias: tensor<2880xf32>,
      %layers.6.ffn_norm: tensor<2880xf32>,
      %layers.6.router: tensor<32x2880xf32>,
      %layers.6.router_bias: tensor<32xf32>,
      %layers.6.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.6.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.6.expert_down: tensor<32x2880x2880xf32>,
      %layers.6.expert_down_bias: tensor<32x2880xf32>,
      %layers.7.mixer_norm: tensor<2880xf32>,
      %layers.7.q: tensor<4096x2880xf32>,
      %layers.7.q_bias: tensor<4096xf32>,
      %layers.7.k: tensor<512x2880xf32>,
      %layers.7.k_bias: tensor<512xf32>,
      %layers.7.v: tensor<512x2880xf32>,
      %layers.7.v_bias: tensor<512xf32>,
      %layers.7.sinks: tensor<64xf32>,
      %layers.7.o: tensor<2880x4096xf32>,
      %layers.7.o_bias: tensor<2880xf32>,
      %layers.7.ffn_norm: tensor<2880xf32>,
      %layers.7.router: tensor<32x2880xf32>,
      %layers.7.router_bias: tensor<32xf32>,
      %layers.7.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.7.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.7.expert_down: tensor<32x2880x2880xf32>,
      %layers.7.expert_down_bias: tensor<32x2880xf32>,
      %layers.8.mixer_norm: tensor<2880xf32>,
      %layers.8.q: tensor<4096x2880xf32>,
      %layers.8.q_bias: tensor<4096xf32>,
      %layers.8.k: tensor<512x2880xf32>,
      %layers.8.k_bias: tensor<512xf32>,
      %layers.8.v: tensor<512x2880xf32>,
      %layers.8.v_bias: tensor<512xf32>,
      %layers.8.sinks: tensor<64xf32>,
      %layers.8.o: tensor<2880x4096xf32>,
      %layers.8.o_bias: tensor<2880xf32>,
      %layers.8.ffn_norm: tensor<2880xf32>,
      %layers.8.router: tensor<32x2880xf32>,
      %layers.8.router_bias: tensor<32xf32>,
      %layers.8.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.8.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.8.expert_down: tensor<32x2880x2880xf32>,
      %layers.8.expert_down_bias: tensor<32x2880xf32>,
      %layers.9.mixer_norm: tensor<2880xf32>,
      %layers.9.q: tensor<4096x2880xf32>,
      %layers.9.q_bias: tensor<4096xf32>,
      %layers.9.k: tensor<512x2880xf32>,
      %layers.9.k_bias: tensor<512xf32>,
      %layers.9.v: tensor<512x2880xf32>,
      %layers.9.v_bias: tensor<512xf32>,
      %layers.9.sinks: tensor<64xf32>,
      %layers.9.o: tensor<2880x4096xf32>,
      %layers.9.o_bias: tensor<2880xf32>,
      %layers.9.ffn_norm: tensor<2880xf32>,
      %layers.9.router: tensor<32x2880xf32>,
      %layers.9.router_bias: tensor<32xf32>,
      %layers.9.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.9.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.9.expert_down: tensor<32x2880x2880xf32>,
      %layers.9.expert_down_bias: tensor<32x2880xf32>,
      %layers.10.mixer_norm: tensor<2880xf32>,
      %layers.10.q: tensor<4096x2880xf32>,
      %layers.10.q_bias: tensor<4096xf32>,
      %layers.10.k: tensor<512x2880xf32>,
      %layers.10.k_bias: tensor<512xf32>,
      %layers.10.v: tensor<512x2880xf32>,
      %layers.10.v_bias: tensor<512xf32>,
      %layers.10.sinks: tensor<64xf32>,
      %layers.10.o: tensor<2880x4096xf32>,
      %layers.10.o_bias: tensor<2880xf32>,
      %layers.10.ffn_norm: tensor<2880xf32>,
      %layers.10.router: tensor<32x2880xf32>,
      %layers.10.router_bias: tensor<32xf32>,
      %layers.10.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.10.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.10.expert_down: tensor<32x2880x2880xf32>,
      %layers.10.expert_down_bias: tensor<32x2880xf32>,
      %layers.11.mixer_norm: tensor<2880xf32>,
      %layers.11.q: tensor<4096x2880xf32>,
      %layers.11.q_bias: tensor<4096xf32>,
      %layers.11.k: tensor<512x2880xf32>,
      %layers.11.k_bias: tensor<512xf32>,
      %layers.11.v: tensor<512x2880xf32>,
      %layers.11.v_bias: tensor<512xf32>,
      %layers.11.sinks: tensor<64xf32>,
      %layers.11.o: tensor<2880x4096xf32>,
      %layers.11.o_bias: tensor<2880xf32>,
      %layers.11.ffn_norm: tensor<2880xf32>,
      %layers.11.router: tensor<32x2880xf32>,
      %layers.11.router_bias: tensor<32xf32>,
      %layers.11.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.11.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.11.expert_down: tensor<32x2880x2880xf32>,
      %layers.11.expert_down_bias: tensor<32x2880xf32>,
      %layers.12.mixer_norm: tensor<2880xf32>,
      %layers.12.q: tensor<4096x2880xf32>,
      %layers.12.q_bias: tensor<4096xf32>,
      %layers.12.k: tensor<512x2880xf32>,
      %layers.12.k_bias: tensor<512xf32>,
      %layers.12.v: tensor<512x2880xf32>,
      %layers.12.v_bias: tensor<512xf32>,
      %layers.12.sinks: tensor<64xf32>,
      %layers.12.o: tensor<2880x4096xf32>,
      %layers.12.o_bias: tensor<2880xf32>,
      %layers.12.ffn_norm: tensor<2880xf32>,
      %layers.12.router: tensor<32x2880xf32>,
      %layers.12.router_bias: tensor<32xf32>,
      %layers.12.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.12.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.12.expert_down: tensor<32x2880x2880xf32>,
      %layers.12.expert_down_bias: tensor<32x2880xf32>,
      %layers.13.mixer_norm: tensor<2880xf32>,
      %layers.13.q: tensor<4096x2880xf32>,
      %layers.13.q_bias: tensor<4096xf32>,
      %layers.13.k: tensor<512x2880xf32>,
      %layers.13.k_bias: tensor<512xf32>,
      %layers.13.v: tensor<512x2880xf32>,
      %layers.13.v_bias: tensor<512xf32>,
      %layers.13.sinks: tensor<64xf32>,
      %layers.13.o: tensor<2880x4096xf32>,
      %layers.13.o_bias: tensor<2880xf32>,
      %layers.13.ffn_norm: tensor<2880xf32>,
      %layers.13.router: tensor<32x2880xf32>,
      %layers.13.router_bias: tensor<32xf32>,
      %layers.13.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.13.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.13.expert_down: tensor<32x2880x2880xf32>,
      %layers.13.expert_down_bias: tensor<32x2880xf32>,
      %layers.14.mixer_norm: tensor<2880xf32>,
      %layers.14.q: tensor<4096x2880xf32>,
      %layers.14.q_bias: tensor<4096xf32>,
      %layers.14.k: tensor<512x2880xf32>,
      %layers.14.k_bias: tensor<512xf32>,
      %layers.14.v: tensor<512x2880xf32>,
      %layers.14.v_bias: tensor<512xf32>,
      %layers.14.sinks: tensor<64xf32>,
      %layers.14.o: tensor<2880x4096xf32>,
      %layers.14.o_bias: tensor<2880xf32>,
      %layers.14.ffn_norm: tensor<2880xf32>,
      %layers.14.router: tensor<32x2880xf32>,
      %layers.14.router_bias: tensor<32xf32>,
      %layers.14.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.14.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.14.expert_down: tensor<32x2880x2880xf32>,
      %layers.14.expert_down_bias: tensor<32x2880xf32>,
      %layers.15.mixer_norm: tensor<2880xf32>,
      %layers.15.q: tensor<4096x2880xf32>,
      %layers.15.q_bias: tensor<4096xf32>,
      %layers.15.k: tensor<512x2880xf32>,
      %layers.15.k_bias: tensor<512xf32>,
      %layers.15.v: tensor<512x2880xf32>,
      %layers.15.v_bias: tensor<512xf32>,
      %layers.15.sinks: tensor<64xf32>,
      %layers.15.o: tensor<2880x4096xf32>,
      %layers.15.o_bias: tensor<2880xf32>,
      %layers.15.ffn_norm: tensor<2880xf32>,
      %layers.15.router: tensor<32x2880xf32>,
      %layers.15.router_bias: tensor<32xf32>,
      %layers.15.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.15.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.15.expert_down: tensor<32x2880x2880xf32>,
      %layers.15.expert_down_bias: tensor<32x2880xf32>,
      %layers.16.mixer_norm: tensor<2880xf32>,
      %layers.16.q: tensor<4096x2880xf32>,
      %layers.16.q_bias: tensor<4096xf32>,
      %layers.16.k: tensor<512x2880xf32>,
      %layers.16.k_bias: tensor<512xf32>,
      %layers.16.v: tensor<512x2880xf32>,
      %layers.16.v_bias: tensor<512xf32>,
      %layers.16.sinks: tensor<64xf32>,
      %layers.16.o: tensor<2880x4096xf32>,
      %layers.16.o_bias: tensor<2880xf32>,
      %layers.16.ffn_norm: tensor<2880xf32>,
      %layers.16.router: tensor<32x2880xf32>,
      %layers.16.router_bias: tensor<32xf32>,
      %layers.16.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.16.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.16.expert_down: tensor<32x2880x2880xf32>,
      %layers.16.expert_down_bias: tensor<32x2880xf32>,
      %layers.17.mixer_norm: tensor<2880xf32>,
      %layers.17.q: tensor<4096x2880xf32>,
      %layers.17.q_bias: tensor<4096xf32>,
      %layers.17.k: tensor<512x2880xf32>,
      %layers.17.k_bias: tensor<512xf32>,
      %layers.17.v: tensor<512x2880xf32>,
      %layers.17.v_bias: tensor<512xf32>,
      %layers.17.sinks: tensor<64xf32>,
      %layers.17.o: tensor<2880x4096xf32>,
      %layers.17.o_bias: tensor<2880xf32>,
      %layers.17.ffn_norm: tensor<2880xf32>,
      %layers.17.router: tensor<32x2880xf32>,
      %layers.17.router_bias: tensor<32xf32>,
      %layers.17.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.17.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.17.expert_down: tensor<32x2880x2880xf32>,
      %layers.17.expert_down_bias: tensor<32x2880xf32>,
      %layers.18.mixer_norm: tensor<2880xf32>,
      %layers.18.q: tensor<4096x2880xf32>,
      %layers.18.q_bias: tensor<4096xf32>,
      %layers.18.k: tensor<512x2880xf32>,
      %layers.18.k_bias: tensor<512xf32>,
      %layers.18.v: tensor<512x2880xf32>,
      %layers.18.v_bias: tensor<512xf32>,
      %layers.18.sinks: tensor<64xf32>,
      %layers.18.o: tensor<2880x4096xf32>,
      %layers.18.o_bias: tensor<2880xf32>,
      %layers.18.ffn_norm: tensor<2880xf32>,
      %layers.18.router: tensor<32x2880xf32>,
      %layers.18.router_bias: tensor<32xf32>,
      %layers.18.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.18.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.18.expert_down: tensor<32x2880x2880xf32>,
      %layers.18.expert_down_bias: tensor<32x2880xf32>,
      %layers.19.mixer_norm: tensor<2880xf32>,
      %layers.19.q: tensor<4096x2880xf32>,
      %layers.19.q_bias: tensor<4096xf32>,
      %layers.19.k: tensor<512x2880xf32>,
      %layers.19.k_bias: tensor<512xf32>,
      %layers.19.v: tensor<512x2880xf32>,
      %layers.19.v_bias: tensor<512xf32>,
      %layers.19.sinks: tensor<64xf32>,
      %layers.19.o: tensor<2880x4096xf32>,
      %layers.19.o_bias: tensor<2880xf32>,
      %layers.19.ffn_norm: tensor<2880xf32>,
      %layers.19.router: tensor<32x2880xf32>,
      %layers.19.router_bias: tensor<32xf32>,
      %layers.19.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.19.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.19.expert_down: tensor<32x2880x2880xf32>,
      %layers.19.expert_down_bias: tensor<32x2880xf32>,
      %layers.20.mixer_norm: tensor<2880xf32>,
      %layers.20.q: tensor<4096x2880xf32>,
      %layers.20.q_bias: tensor<4096xf32>,
      %layers.20.k: tensor<512x2880xf32>,
      %layers.20.k_bias: tensor<512xf32>,
      %layers.20.v: tensor<512x2880xf32>,
      %layers.20.v_bias: tensor<512xf32>,
      %layers.20.sinks: tensor<64xf32>,
      %layers.20.o: tensor<2880x4096xf32>,
      %layers.20.o_bias: tensor<2880xf32>,
      %layers.20.ffn_norm: tensor<2880xf32>,
      %layers.20.router: tensor<32x2880xf32>,
      %layers.20.router_bias: tensor<32xf32>,
      %layers.20.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.20.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.20.expert_down: tensor<32x2880x2880xf32>,
      %layers.20.expert_down_bias: tensor<32x2880xf32>,
      %layers.21.mixer_norm: tensor<2880xf32>,
      %layers.21.q: tensor<4096x2880xf32>,
      %layers.21.q_bias: tensor<4096xf32>,
      %layers.21.k: tensor<512x2880xf32>,
      %layers.21.k_bias: tensor<512xf32>,
      %layers.21.v: tensor<512x2880xf32>,
      %layers.21.v_bias: tensor<512xf32>,
      %layers.21.sinks: tensor<64xf32>,
      %layers.21.o: tensor<2880x4096xf32>,
      %layers.21.o_bias: tensor<2880xf32>,
      %layers.21.ffn_norm: tensor<2880xf32>,
      %layers.21.router: tensor<32x2880xf32>,
      %layers.21.router_bias: tensor<32xf32>,
      %layers.21.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.21.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.21.expert_down: tensor<32x2880x2880xf32>,
      %layers.21.expert_down_bias: tensor<32x2880xf32>,
      %layers.22.mixer_norm: tensor<2880xf32>,
      %layers.22.q: tensor<4096x2880xf32>,
      %layers.22.q_bias: tensor<4096xf32>,
      %layers.22.k: tensor<512x2880xf32>,
      %layers.22.k_bias: tensor<512xf32>,
      %layers.22.v: tensor<512x2880xf32>,
      %layers.22.v_bias: tensor<512xf32>,
      %layers.22.sinks: tensor<64xf32>,
      %layers.22.o: tensor<2880x4096xf32>,
      %layers.22.o_bias: tensor<2880xf32>,
      %layers.22.ffn_norm: tensor<2880xf32>,
      %layers.22.router: tensor<32x2880xf32>,
      %layers.22.router_bias: tensor<32xf32>,
      %layers.22.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.22.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.22.expert_down: tensor<32x2880x2880xf32>,
      %layers.22.expert_down_bias: tensor<32x2880xf32>,
      %layers.23.mixer_norm: tensor<2880xf32>,
      %layers.23.q: tensor<4096x2880xf32>,
      %layers.23.q_bias: tensor<4096xf32>,
      %layers.23.k: tensor<512x2880xf32>,
      %layers.23.k_bias: tensor<512xf32>,
      %layers.23.v: tensor<512x2880xf32>,
      %layers.23.v_bias: tensor<512xf32>,
      %layers.23.sinks: tensor<64xf32>,
      %layers.23.o: tensor<2880x4096xf32>,
      %layers.23.o_bias: tensor<2880xf32>,
      %layers.23.ffn_norm: tensor<2880xf32>,
      %layers.23.router: tensor<32x2880xf32>,
      %layers.23.router_bias: tensor<32xf32>,
      %layers.23.expert_gate_up: tensor<32x5760x2880xf32>,
      %layers.23.expert_gate_up_bias: tensor<32x5760xf32>,
      %layers.23.expert_down: tensor<32x2880x2880xf32>,
      %layers.23.expert_down_bias: tensor<32x2880xf32>
  ) -> (tensor<1x201088xf32>, tensor<1xi32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>) {
    // stage: positions
    %start_rows = stablehlo.broadcast_in_dim %start, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %offset = stablehlo.iota dim = 0 : tensor<1xi32>
    %positions = stablehlo.add %offset, %start_rows : tensor<1xi32>

    // stage: embedding
    %embedding_rows = "stablehlo.gather"(%embedding, %tokens) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2880>}> : (tensor<201088x2880xf32>, tensor<1xi32>) -> tensor<1x2880xf32>

    // stage: layer 0
    %layer_0_h, %layer_0_keys, %layer_0_values = func.call @layer_2(%embedding_rows, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.0.keys, %layers.0.values, %layers.0.mixer_norm, %layers.0.q, %layers.0.q_bias, %layers.0.k, %layers.0.k_bias, %layers.0.v, %layers.0.v_bias, %layers.0.sinks, %layers.0.o, %layers.0.o_bias, %layers.0.ffn_norm, %layers.0.router, %layers.0.router_bias, %layers.0.expert_gate_up, %layers.0.expert_gate_up_bias, %layers.0.expert_down, %layers.0.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 1
    %layer_1_h, %layer_1_keys, %layer_1_values = func.call @layer_3(%layer_0_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.1.keys, %layers.1.values, %layers.1.mixer_norm, %layers.1.q, %layers.1.q_bias, %layers.1.k, %layers.1.k_bias, %layers.1.v, %layers.1.v_bias, %layers.1.sinks, %layers.1.o, %layers.1.o_bias, %layers.1.ffn_norm, %layers.1.router, %layers.1.router_bias, %layers.1.expert_gate_up, %layers.1.expert_gate_up_bias, %layers.1.expert_down, %layers.1.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 2
    %layer_2_h, %layer_2_keys, %layer_2_values = func.call @layer_2(%layer_1_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.2.keys, %layers.2.values, %layers.2.mixer_norm, %layers.2.q, %layers.2.q_bias, %layers.2.k, %layers.2.k_bias, %layers.2.v, %layers.2.v_bias, %layers.2.sinks, %layers.2.o, %layers.2.o_bias, %layers.2.ffn_norm, %layers.2.router, %layers.2.router_bias, %layers.2.expert_gate_up, %layers.2.expert_gate_up_bias, %layers.2.expert_down, %layers.2.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 3
    %layer_3_h, %layer_3_keys, %layer_3_values = func.call @layer_3(%layer_2_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.3.keys, %layers.3.values, %layers.3.mixer_norm, %layers.3.q, %layers.3.q_bias, %layers.3.k, %layers.3.k_bias, %layers.3.v, %layers.3.v_bias, %layers.3.sinks, %layers.3.o, %layers.3.o_bias, %layers.3.ffn_norm, %layers.3.router, %layers.3.router_bias, %layers.3.expert_gate_up, %layers.3.expert_gate_up_bias, %layers.3.expert_down, %layers.3.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 4
    %layer_4_h, %layer_4_keys, %layer_4_values = func.call @layer_2(%layer_3_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.4.keys, %layers.4.values, %layers.4.mixer_norm, %layers.4.q, %layers.4.q_bias, %layers.4.k, %layers.4.k_bias, %layers.4.v, %layers.4.v_bias, %layers.4.sinks, %layers.4.o, %layers.4.o_bias, %layers.4.ffn_norm, %layers.4.router, %layers.4.router_bias, %layers.4.expert_gate_up, %layers.4.expert_gate_up_bias, %layers.4.expert_down, %layers.4.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 5
    %layer_5_h, %layer_5_keys, %layer_5_values = func.call @layer_3(%layer_4_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.5.keys, %layers.5.values, %layers.5.mixer_norm, %layers.5.q, %layers.5.q_bias, %layers.5.k, %layers.5.k_bias, %layers.5.v, %layers.5.v_bias, %layers.5.sinks, %layers.5.o, %layers.5.o_bias, %layers.5.ffn_norm, %layers.5.router, %layers.5.router_bias, %layers.5.expert_gate_up, %layers.5.expert_gate_up_bias, %layers.5.expert_down, %layers.5.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 6
    %layer_6_h, %layer_6_keys, %layer_6_values = func.call @layer_2(%layer_5_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.6.keys, %layers.6.values, %layers.6.mixer_norm, %layers.6.q, %layers.6.q_bias, %layers.6.k, %layers.6.k_bias, %layers.6.v, %layers.6.v_bias, %layers.6.sinks, %layers.6.o, %layers.6.o_bias, %layers.6.ffn_norm, %layers.6.router, %layers.6.router_bias, %layers.6.expert_gate_up, %layers.6.expert_gate_up_bias, %layers.6.expert_down, %layers.6.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 7
    %layer_7_h, %layer_7_keys, %layer_7_values = func.call @layer_3(%layer_6_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.7.keys, %layers.7.values, %layers.7.mixer_norm, %layers.7.q, %layers.7.q_bias, %layers.7.k, %layers.7.k_bias, %layers.7.v, %layers.7.v_bias, %layers.7.sinks, %layers.7.o, %layers.7.o_bias, %layers.7.ffn_norm, %layers.7.router, %layers.7.router_bias, %layers.7.expert_gate_up, %layers.7.expert_gate_up_bias, %layers.7.expert_down, %layers.7.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 8
    %layer_8_h, %layer_8_keys, %layer_8_values = func.call @layer_2(%layer_7_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.8.keys, %layers.8.values, %layers.8.mixer_norm, %layers.8.q, %layers.8.q_bias, %layers.8.k, %layers.8.k_bias, %layers.8.v, %layers.8.v_bias, %layers.8.sinks, %layers.8.o, %layers.8.o_bias, %layers.8.ffn_norm, %layers.8.router, %layers.8.router_bias, %layers.8.expert_gate_up, %layers.8.expert_gate_up_bias, %layers.8.expert_down, %layers.8.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 9
    %layer_9_h, %layer_9_keys, %layer_9_values = func.call @layer_3(%layer_8_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.9.keys, %layers.9.values, %layers.9.mixer_norm, %layers.9.q, %layers.9.q_bias, %layers.9.k, %layers.9.k_bias, %layers.9.v, %layers.9.v_bias, %layers.9.sinks, %layers.9.o, %layers.9.o_bias, %layers.9.ffn_norm, %layers.9.router, %layers.9.router_bias, %layers.9.expert_gate_up, %layers.9.expert_gate_up_bias, %layers.9.expert_down, %layers.9.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 10
    %layer_10_h, %layer_10_keys, %layer_10_values = func.call @layer_2(%layer_9_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.10.keys, %layers.10.values, %layers.10.mixer_norm, %layers.10.q, %layers.10.q_bias, %layers.10.k, %layers.10.k_bias, %layers.10.v, %layers.10.v_bias, %layers.10.sinks, %layers.10.o, %layers.10.o_bias, %layers.10.ffn_norm, %layers.10.router, %layers.10.router_bias, %layers.10.expert_gate_up, %layers.10.expert_gate_up_bias, %layers.10.expert_down, %layers.10.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 11
    %layer_11_h, %layer_11_keys, %layer_11_values = func.call @layer_3(%layer_10_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.11.keys, %layers.11.values, %layers.11.mixer_norm, %layers.11.q, %layers.11.q_bias, %layers.11.k, %layers.11.k_bias, %layers.11.v, %layers.11.v_bias, %layers.11.sinks, %layers.11.o, %layers.11.o_bias, %layers.11.ffn_norm, %layers.11.router, %layers.11.router_bias, %layers.11.expert_gate_up, %layers.11.expert_gate_up_bias, %layers.11.expert_down, %layers.11.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 12
    %layer_12_h, %layer_12_keys, %layer_12_values = func.call @layer_2(%layer_11_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.12.keys, %layers.12.values, %layers.12.mixer_norm, %layers.12.q, %layers.12.q_bias, %layers.12.k, %layers.12.k_bias, %layers.12.v, %layers.12.v_bias, %layers.12.sinks, %layers.12.o, %layers.12.o_bias, %layers.12.ffn_norm, %layers.12.router, %layers.12.router_bias, %layers.12.expert_gate_up, %layers.12.expert_gate_up_bias, %layers.12.expert_down, %layers.12.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 13
    %layer_13_h, %layer_13_keys, %layer_13_values = func.call @layer_3(%layer_12_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.13.keys, %layers.13.values, %layers.13.mixer_norm, %layers.13.q, %layers.13.q_bias, %layers.13.k, %layers.13.k_bias, %layers.13.v, %layers.13.v_bias, %layers.13.sinks, %layers.13.o, %layers.13.o_bias, %layers.13.ffn_norm, %layers.13.router, %layers.13.router_bias, %layers.13.expert_gate_up, %layers.13.expert_gate_up_bias, %layers.13.expert_down, %layers.13.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 14
    %layer_14_h, %layer_14_keys, %layer_14_values = func.call @layer_2(%layer_13_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.14.keys, %layers.14.values, %layers.14.mixer_norm, %layers.14.q, %layers.14.q_bias, %layers.14.k, %layers.14.k_bias, %layers.14.v, %layers.14.v_bias, %layers.14.sinks, %layers.14.o, %layers.14.o_bias, %layers.14.ffn_norm, %layers.14.router, %layers.14.router_bias, %layers.14.expert_gate_up, %layers.14.expert_gate_up_bias, %layers.14.expert_down, %layers.14.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 15
    %layer_15_h, %layer_15_keys, %layer_15_values = func.call @layer_3(%layer_14_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.15.keys, %layers.15.values, %layers.15.mixer_norm, %layers.15.q, %layers.15.q_bias, %layers.15.k, %layers.15.k_bias, %layers.15.v, %layers.15.v_bias, %layers.15.sinks, %layers.15.o, %layers.15.o_bias, %layers.15.ffn_norm, %layers.15.router, %layers.15.router_bias, %layers.15.expert_gate_up, %layers.15.expert_gate_up_bias, %layers.15.expert_down, %layers.15.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 16
    %layer_16_h, %layer_16_keys, %layer_16_values = func.call @layer_2(%layer_15_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.16.keys, %layers.16.values, %layers.16.mixer_norm, %layers.16.q, %layers.16.q_bias, %layers.16.k, %layers.16.k_bias, %layers.16.v, %layers.16.v_bias, %layers.16.sinks, %layers.16.o, %layers.16.o_bias, %layers.16.ffn_norm, %layers.16.router, %layers.16.router_bias, %layers.16.expert_gate_up, %layers.16.expert_gate_up_bias, %layers.16.expert_down, %layers.16.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 17
    %layer_17_h, %layer_17_keys, %layer_17_values = func.call @layer_3(%layer_16_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.17.keys, %layers.17.values, %layers.17.mixer_norm, %layers.17.q, %layers.17.q_bias, %layers.17.k, %layers.17.k_bias, %layers.17.v, %layers.17.v_bias, %layers.17.sinks, %layers.17.o, %layers.17.o_bias, %layers.17.ffn_norm, %layers.17.router, %layers.17.router_bias, %layers.17.expert_gate_up, %layers.17.expert_gate_up_bias, %layers.17.expert_down, %layers.17.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 18
    %layer_18_h, %layer_18_keys, %layer_18_values = func.call @layer_2(%layer_17_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.18.keys, %layers.18.values, %layers.18.mixer_norm, %layers.18.q, %layers.18.q_bias, %layers.18.k, %layers.18.k_bias, %layers.18.v, %layers.18.v_bias, %layers.18.sinks, %layers.18.o, %layers.18.o_bias, %layers.18.ffn_norm, %layers.18.router, %layers.18.router_bias, %layers.18.expert_gate_up, %layers.18.expert_gate_up_bias, %layers.18.expert_down, %layers.18.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 19
    %layer_19_h, %layer_19_keys, %layer_19_values = func.call @layer_3(%layer_18_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.19.keys, %layers.19.values, %layers.19.mixer_norm, %layers.19.q, %layers.19.q_bias, %layers.19.k, %layers.19.k_bias, %layers.19.v, %layers.19.v_bias, %layers.19.sinks, %layers.19.o, %layers.19.o_bias, %layers.19.ffn_norm, %layers.19.router, %layers.19.router_bias, %layers.19.expert_gate_up, %layers.19.expert_gate_up_bias, %layers.19.expert_down, %layers.19.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 20
    %layer_20_h, %layer_20_keys, %layer_20_values = func.call @layer_2(%layer_19_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.20.keys, %layers.20.values, %layers.20.mixer_norm, %layers.20.q, %layers.20.q_bias, %layers.20.k, %layers.20.k_bias, %layers.20.v, %layers.20.v_bias, %layers.20.sinks, %layers.20.o, %layers.20.o_bias, %layers.20.ffn_norm, %layers.20.router, %layers.20.router_bias, %layers.20.expert_gate_up, %layers.20.expert_gate_up_bias, %layers.20.expert_down, %layers.20.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 21
    %layer_21_h, %layer_21_keys, %layer_21_values = func.call @layer_3(%layer_20_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.21.keys, %layers.21.values, %layers.21.mixer_norm, %layers.21.q, %layers.21.q_bias, %layers.21.k, %layers.21.k_bias, %layers.21.v, %layers.21.v_bias, %layers.21.sinks, %layers.21.o, %layers.21.o_bias, %layers.21.ffn_norm, %layers.21.router, %layers.21.router_bias, %layers.21.expert_gate_up, %layers.21.expert_gate_up_bias, %layers.21.expert_down, %layers.21.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 22
    %layer_22_h, %layer_22_keys, %layer_22_values = func.call @layer_2(%layer_21_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.22.keys, %layers.22.values, %layers.22.mixer_norm, %layers.22.q, %layers.22.q_bias, %layers.22.k, %layers.22.k_bias, %layers.22.v, %layers.22.v_bias, %layers.22.sinks, %layers.22.o, %layers.22.o_bias, %layers.22.ffn_norm, %layers.22.router, %layers.22.router_bias, %layers.22.expert_gate_up, %layers.22.expert_gate_up_bias, %layers.22.expert_down, %layers.22.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: layer 23
    %layer_23_h, %layer_23_keys, %layer_23_values = func.call @layer_3(%layer_22_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.23.keys, %layers.23.values, %layers.23.mixer_norm, %layers.23.q, %layers.23.q_bias, %layers.23.k, %layers.23.k_bias, %layers.23.v, %layers.23.v_bias, %layers.23.sinks, %layers.23.o, %layers.23.o_bias, %layers.23.ffn_norm, %layers.23.router, %layers.23.router_bias, %layers.23.expert_gate_up, %layers.23.expert_gate_up_bias, %layers.23.expert_down, %layers.23.expert_down_bias) : (tensor<1x2880xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<2880xf32>, tensor<4096x2880xf32>, tensor<4096xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<512x2880xf32>, tensor<512xf32>, tensor<64xf32>, tensor<2880x4096xf32>, tensor<2880xf32>, tensor<2880xf32>, tensor<32x2880xf32>, tensor<32xf32>, tensor<32x5760x2880xf32>, tensor<32x5760xf32>, tensor<32x2880x2880xf32>, tensor<32x2880xf32>) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>)

    // stage: final norm
    %layer_23_h_f64 = stablehlo.convert %layer_23_h : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %final_norm_f64 = stablehlo.convert %final_norm : (tensor<2880xf32>) -> tensor<2880xf64>
    %final_wide_rows = stablehlo.broadcast_in_dim %final_norm_f64, dims = [1] : (tensor<2880xf64>) -> tensor<1x2880xf64>
    %square = stablehlo.multiply %layer_23_h_f64, %layer_23_h_f64 : tensor<1x2880xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2880xf64>, tensor<f64>) -> tensor<1xf64>
    %one_over_width = stablehlo.constant dense<0.00034722222222222224> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<1xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-05> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<1xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<1xf64>) -> tensor<1x2880xf64>
    %final_wide = stablehlo.multiply %layer_23_h_f64, %reciprocal_root_rows : tensor<1x2880xf64>
    %final_wide_1 = stablehlo.multiply %final_wide, %final_wide_rows : tensor<1x2880xf64>
    %final = stablehlo.convert %final_wide_1 : (tensor<1x2880xf64>) -> tensor<1x2880xf32>

    // stage: head: logits over 201088 tokens
    %final_f64 = stablehlo.convert %final : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %head_f64 = stablehlo.convert %head : (tensor<201088x2880xf32>) -> tensor<201088x2880xf64>
    %logits_wide = stablehlo.dot_general %final_f64, %head_f64, contracting_dims = [1] x [1] : (tensor<1x2880xf64>, tensor<201088x2880xf64>) -> tensor<1x201088xf64>
    %logits = stablehlo.convert %logits_wide : (tensor<1x201088xf64>) -> tensor<1x201088xf32>

    // stage: greedy token: the lowest id of a tie
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %highest_logit = stablehlo.reduce(%logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x201088xf32>, tensor<f32>) -> tensor<1xf32>
    %broadcast = stablehlo.broadcast_in_dim %highest_logit, dims = [0] : (tensor<1xf32>) -> tensor<1x201088xf32>
    %is_highest = stablehlo.compare EQ, %logits, %broadcast, FLOAT : (tensor<1x201088xf32>, tensor<1x201088xf32>) -> tensor<1x201088xi1>
    %token_id = stablehlo.iota dim = 0 : tensor<201088xi32>
    %token_id_wide = stablehlo.broadcast_in_dim %token_id, dims = [1] : (tensor<201088xi32>) -> tensor<1x201088xi32>
    %no_token = stablehlo.constant dense<201088> : tensor<i32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<i32>) -> tensor<1x201088xi32>
    %highest_ids = stablehlo.select %is_highest, %token_id_wide, %no_token_splat : tensor<1x201088xi1>, tensor<1x201088xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %token = stablehlo.reduce(%highest_ids init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x201088xi32>, tensor<i32>) -> tensor<1xi32>

    return %logits, %token, %layer_0_keys, %layer_0_values, %layer_1_keys, %layer_1_values, %layer_2_keys, %layer_2_values, %layer_3_keys, %layer_3_values, %layer_4_keys, %layer_4_values, %layer_5_keys, %layer_5_values, %layer_6_keys, %layer_6_values, %layer_7_keys, %layer_7_values, %layer_8_keys, %layer_8_values, %layer_9_keys, %layer_9_values, %layer_10_keys, %layer_10_values, %layer_11_keys, %layer_11_values, %layer_12_keys, %layer_12_values, %layer_13_keys, %layer_13_values, %layer_14_keys, %layer_14_values, %layer_15_keys, %layer_15_values, %layer_16_keys, %layer_16_values, %layer_17_keys, %layer_17_values, %layer_18_keys, %layer_18_values, %layer_19_keys, %layer_19_values, %layer_20_keys, %layer_20_values, %layer_21_keys, %layer_21_values, %layer_22_keys, %layer_22_values, %layer_23_keys, %layer_23_values : tensor<1x201088xf32>, tensor<1xi32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>
  }

  func.func private @layer(
      %h: tensor<7x2880xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %keys: tensor<8x24x64xf32>,
      %values: tensor<8x24x64xf32>,
      %mixer_norm: tensor<2880xf32>,
      %q: tensor<4096x2880xf32>,
      %q_bias: tensor<4096xf32>,
      %k: tensor<512x2880xf32>,
      %k_bias: tensor<512xf32>,
      %v: tensor<512x2880xf32>,
      %v_bias: tensor<512xf32>,
      %sinks: tensor<64xf32>,
      %o: tensor<2880x4096xf32>,
      %o_bias: tensor<2880xf32>,
      %ffn_norm: tensor<2880xf32>,
      %router: tensor<32x2880xf32>,
      %router_bias: tensor<32xf32>,
      %expert_gate_up: tensor<32x5760x2880xf32>,
      %expert_gate_up_bias: tensor<32x5760xf32>,
      %expert_down: tensor<32x2880x2880xf32>,
      %expert_down_bias: tensor<32x2880xf32>
  ) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>) {
    // stage: norm before the mixer
    %h_f64 = stablehlo.convert %h : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %mixer_norm_f64 = stablehlo.convert %mixer_norm : (tensor<2880xf32>) -> tensor<2880xf64>
    %mixer_input_wide_rows = stablehlo.broadcast_in_dim %mixer_norm_f64, dims = [1] : (tensor<2880xf64>) -> tensor<7x2880xf64>
    %square = stablehlo.multiply %h_f64, %h_f64 : tensor<7x2880xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x2880xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width = stablehlo.constant dense<0.00034722222222222224> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<7xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-05> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<7xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<7xf64>) -> tensor<7x2880xf64>
    %mixer_input_wide = stablehlo.multiply %h_f64, %reciprocal_root_rows : tensor<7x2880xf64>
    %mixer_input_wide_1 = stablehlo.multiply %mixer_input_wide, %mixer_input_wide_rows : tensor<7x2880xf64>
    %mixer_input = stablehlo.convert %mixer_input_wide_1 : (tensor<7x2880xf64>) -> tensor<7x2880xf32>

    // stage: queries, keys and values: 64 heads of queries over 8 of keys
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %q_f64 = stablehlo.convert %q : (tensor<4096x2880xf32>) -> tensor<4096x2880xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<7x2880xf64>, tensor<4096x2880xf64>) -> tensor<7x4096xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<7x4096xf64>) -> tensor<7x4096xf32>
    %q_bias_rows = stablehlo.broadcast_in_dim %q_bias, dims = [1] : (tensor<4096xf32>) -> tensor<7x4096xf32>
    %q_biased = stablehlo.add %q_1, %q_bias_rows : tensor<7x4096xf32>
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %k_f64 = stablehlo.convert %k : (tensor<512x2880xf32>) -> tensor<512x2880xf64>
    %k_wide = stablehlo.dot_general %mixer_input_f64_1, %k_f64, contracting_dims = [1] x [1] : (tensor<7x2880xf64>, tensor<512x2880xf64>) -> tensor<7x512xf64>
    %k_1 = stablehlo.convert %k_wide : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %k_bias_rows = stablehlo.broadcast_in_dim %k_bias, dims = [1] : (tensor<512xf32>) -> tensor<7x512xf32>
    %k_biased = stablehlo.add %k_1, %k_bias_rows : tensor<7x512xf32>
    %mixer_input_f64_2 = stablehlo.convert %mixer_input : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %v_f64 = stablehlo.convert %v : (tensor<512x2880xf32>) -> tensor<512x2880xf64>
    %v_wide = stablehlo.dot_general %mixer_input_f64_2, %v_f64, contracting_dims = [1] x [1] : (tensor<7x2880xf64>, tensor<512x2880xf64>) -> tensor<7x512xf64>
    %v_1 = stablehlo.convert %v_wide : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %v_bias_rows = stablehlo.broadcast_in_dim %v_bias, dims = [1] : (tensor<512xf32>) -> tensor<7x512xf32>
    %v_biased = stablehlo.add %v_1, %v_bias_rows : tensor<7x512xf32>
    %q_by_head = stablehlo.reshape %q_biased : (tensor<7x4096xf32>) -> tensor<7x8x8x64xf32>
    %k_by_head = stablehlo.reshape %k_biased : (tensor<7x512xf32>) -> tensor<7x8x64xf32>
    %v_by_head = stablehlo.reshape %v_biased : (tensor<7x512xf32>) -> tensor<7x8x64xf32>

    // stage: rotation
    %q_by_head_rotated_first = stablehlo.slice %q_by_head [0:7, 0:8, 0:8, 0:32] : (tensor<7x8x8x64xf32>) -> tensor<7x8x8x32xf32>
    %q_by_head_rotated_second = stablehlo.slice %q_by_head [0:7, 0:8, 0:8, 32:64] : (tensor<7x8x8x64xf32>) -> tensor<7x8x8x32xf32>
    %q_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 3] : (tensor<7x32xf32>) -> tensor<7x8x8x32xf32>
    %q_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 3] : (tensor<7x32xf32>) -> tensor<7x8x8x32xf32>
    %product = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_cos : tensor<7x8x8x32xf32>
    %product_1 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_sin : tensor<7x8x8x32xf32>
    %q_by_head_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x8x8x32xf32>
    %product_2 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_cos : tensor<7x8x8x32xf32>
    %product_3 = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_sin : tensor<7x8x8x32xf32>
    %q_by_head_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x8x8x32xf32>
    %q_by_head_rotated = stablehlo.concatenate %q_by_head_rotated_turned_first, %q_by_head_rotated_turned_second, dim = 3 : (tensor<7x8x8x32xf32>, tensor<7x8x8x32xf32>) -> tensor<7x8x8x64xf32>
    %k_by_head_rotated_first = stablehlo.slice %k_by_head [0:7, 0:8, 0:32] : (tensor<7x8x64xf32>) -> tensor<7x8x32xf32>
    %k_by_head_rotated_second = stablehlo.slice %k_by_head [0:7, 0:8, 32:64] : (tensor<7x8x64xf32>) -> tensor<7x8x32xf32>
    %k_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x8x32xf32>
    %k_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x8x32xf32>
    %product_4 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_cos : tensor<7x8x32xf32>
    %product_5 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_sin : tensor<7x8x32xf32>
    %k_by_head_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x8x32xf32>
    %product_6 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_cos : tensor<7x8x32xf32>
    %product_7 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_sin : tensor<7x8x32xf32>
    %k_by_head_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x8x32xf32>
    %k_by_head_rotated = stablehlo.concatenate %k_by_head_rotated_turned_first, %k_by_head_rotated_turned_second, dim = 2 : (tensor<7x8x32xf32>, tensor<7x8x32xf32>) -> tensor<7x8x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %k_by_head_rotated_by_head = stablehlo.transpose %k_by_head_rotated, dims = [1, 0, 2] : (tensor<7x8x64xf32>) -> tensor<8x7x64xf32>
    %keys_held = stablehlo.dynamic_update_slice %keys, %k_by_head_rotated_by_head, %zero_index, %start, %zero_index : (tensor<8x24x64xf32>, tensor<8x7x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x24x64xf32>
    %v_by_head_by_head = stablehlo.transpose %v_by_head, dims = [1, 0, 2] : (tensor<7x8x64xf32>) -> tensor<8x7x64xf32>
    %values_held = stablehlo.dynamic_update_slice %values, %v_by_head_by_head, %zero_index, %start, %zero_index : (tensor<8x24x64xf32>, tensor<8x7x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x24x64xf32>

    // stage: scores: of each query with every key of its sequence
    %q_heads = stablehlo.transpose %q_by_head_rotated, dims = [1, 0, 2, 3] : (tensor<7x8x8x64xf32>) -> tensor<8x7x8x64xf32>
    %q_heads_rows = stablehlo.reshape %q_heads : (tensor<8x7x8x64xf32>) -> tensor<8x56x64xf32>
    %q_heads_rows_f64 = stablehlo.convert %q_heads_rows : (tensor<8x56x64xf32>) -> tensor<8x56x64xf64>
    %keys_held_f64 = stablehlo.convert %keys_held : (tensor<8x24x64xf32>) -> tensor<8x24x64xf64>
    %scores_wide = stablehlo.dot_general %q_heads_rows_f64, %keys_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x56x64xf64>, tensor<8x24x64xf64>) -> tensor<8x56x24xf64>
    %scores_parts = stablehlo.reshape %scores_wide : (tensor<8x56x24xf64>) -> tensor<8x7x8x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.125> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<8x7x8x24xf64>
    %scores_scaled = stablehlo.multiply %scores_parts, %score_scale_splat : tensor<8x7x8x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<128> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %distance = stablehlo.subtract %query_position, %key_position : tensor<7x24xi32>
    %is_near = stablehlo.compare LT, %distance, %mask_width_splat, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %is_seen = stablehlo.and %is_past, %is_near : tensor<7x24xi1>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_seen, dims = [1, 3] : (tensor<7x24xi1>) -> tensor<8x7x8x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<8x7x8x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<8x7x8x24xi1>, tensor<8x7x8x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [3] : (tensor<8x7x8x24xf64>, tensor<f64>) -> tensor<8x7x8xf64>
    %sinks_f64 = stablehlo.convert %sinks : (tensor<64xf32>) -> tensor<64xf64>
    %sink_heads = stablehlo.reshape %sinks_f64 : (tensor<64xf64>) -> tensor<8x8xf64>
    %sink_rows = stablehlo.broadcast_in_dim %sink_heads, dims = [0, 2] : (tensor<8x8xf64>) -> tensor<8x7x8xf64>
    %highest_or_sink = stablehlo.maximum %highest, %sink_rows : tensor<8x7x8xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest_or_sink, dims = [0, 1, 2] : (tensor<8x7x8xf64>) -> tensor<8x7x8x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<8x7x8x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<8x7x8x24xf64>) -> tensor<8x7x8x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<8x7x8x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [3] : (tensor<8x7x8x24xf32>, tensor<f32>) -> tensor<8x7x8xf32>
    %sink_below_highest = stablehlo.subtract %sink_rows, %highest_or_sink : tensor<8x7x8xf64>
    %sink_below_highest_f32 = stablehlo.convert %sink_below_highest : (tensor<8x7x8xf64>) -> tensor<8x7x8xf32>
    %sink_share = stablehlo.exponential %sink_below_highest_f32 : tensor<8x7x8xf32>
    %total_and_sink = stablehlo.add %total, %sink_share : tensor<8x7x8xf32>
    %total_rows = stablehlo.broadcast_in_dim %total_and_sink, dims = [0, 1, 2] : (tensor<8x7x8xf32>) -> tensor<8x7x8x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<8x7x8x24xf32>

    // stage: values
    %p_rows = stablehlo.reshape %p : (tensor<8x7x8x24xf32>) -> tensor<8x56x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<8x56x24xf32>) -> tensor<8x56x24xf64>
    %values_held_f64 = stablehlo.convert %values_held : (tensor<8x24x64xf32>) -> tensor<8x24x64xf64>
    %y_wide = stablehlo.dot_general %p_rows_f64, %values_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x56x24xf64>, tensor<8x24x64xf64>) -> tensor<8x56x64xf64>
    %y = stablehlo.convert %y_wide : (tensor<8x56x64xf64>) -> tensor<8x56x64xf32>
    %y_parts = stablehlo.reshape %y : (tensor<8x56x64xf32>) -> tensor<8x7x8x64xf32>
    %gathered = stablehlo.transpose %y_parts, dims = [1, 0, 2, 3] : (tensor<8x7x8x64xf32>) -> tensor<7x8x8x64xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<7x8x8x64xf32>) -> tensor<7x4096xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x4096xf32>) -> tensor<7x4096xf64>
    %o_f64 = stablehlo.convert %o : (tensor<2880x4096xf32>) -> tensor<2880x4096xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x4096xf64>, tensor<2880x4096xf64>) -> tensor<7x2880xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x2880xf64>) -> tensor<7x2880xf32>
    %attended_bias_rows = stablehlo.broadcast_in_dim %o_bias, dims = [1] : (tensor<2880xf32>) -> tensor<7x2880xf32>
    %attended_biased = stablehlo.add %attended, %attended_bias_rows : tensor<7x2880xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended_biased : tensor<7x2880xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<2880xf32>) -> tensor<2880xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<2880xf64>) -> tensor<7x2880xf64>
    %square_1 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<7x2880xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x2880xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<7xf64>) -> tensor<7x2880xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_1 : tensor<7x2880xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<7x2880xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<7x2880xf64>) -> tensor<7x2880xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %router_f64 = stablehlo.convert %router : (tensor<32x2880xf32>) -> tensor<32x2880xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<7x2880xf64>, tensor<32x2880xf64>) -> tensor<7x32xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<7x32xf64>) -> tensor<7x32xf32>
    %router_bias_rows = stablehlo.broadcast_in_dim %router_bias, dims = [1] : (tensor<32xf32>) -> tensor<7x32xf32>
    %router_logits_biased = stablehlo.add %router_logits, %router_bias_rows : tensor<7x32xf32>

    // stage: top-k: 4 iterative argmaxes over 32 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %is_zero = stablehlo.compare EQ, %router_logits_biased, %zero_splat, FLOAT : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %router_logits_biased : tensor<7x32xi1>, tensor<7x32xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<7x32xf32>) -> tensor<7x32xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<7x32xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<7x32xi1>, tensor<7x32xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<7x32xi1>, tensor<7x32xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<32xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<32xi32>) -> tensor<7x32xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<4xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<4xi32>) -> tensor<7x4xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    // choice 0
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %beyond = stablehlo.constant dense<32> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<7x4xi1>, tensor<7x4xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<7x32xi1>, tensor<7x32xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<7x4xi1>, tensor<7x4xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<7x32xi1>, tensor<7x32xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<7x4xi1>, tensor<7x4xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<7x32xi1>, tensor<7x32xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = stablehlo.broadcast_in_dim %slot_3, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<7x4xi1>, tensor<7x4xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<32xi32>) -> tensor<7x4x32xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_3, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x32xi32>
    %is_chosen_3 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<7x4x32xi32>, tensor<7x4x32xi32>) -> tensor<7x4x32xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %router_logits_biased, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x4x32xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x4x32xf32>
    %chosen_values = stablehlo.select %is_chosen_3, %values_per_slot, %zero_splat_1 : tensor<7x4x32xi1>, tensor<7x4x32xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<7x4x32xf32>, tensor<f32>) -> tensor<7x4xf32>
    %maximum_identity_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%chosen_weights init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<7xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<7xf32>) -> tensor<7x4xf32>
    %shifted = stablehlo.add %chosen_weights, %minus_row_max_rows : tensor<7x4xf32>
    %exponentials_1 = stablehlo.exponential %shifted : tensor<7x4xf32>
    %row_sum = stablehlo.reduce(%exponentials_1 init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<7xf32>) -> tensor<7x4xf32>
    %chosen_weights_1 = stablehlo.divide %exponentials_1, %row_sum_rows : tensor<7x4xf32>

    // stage: experts: all 32 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %ffn_input, dims = [1, 2] : (tensor<7x2880xf32>) -> tensor<32x7x2880xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:32, 0:2880, 0:2880] : (tensor<32x5760x2880xf32>) -> tensor<32x2880x2880xf32>
    %gate_bias = stablehlo.slice %expert_gate_up_bias [0:32, 0:2880] : (tensor<32x5760xf32>) -> tensor<32x2880xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<32x7x2880xf32>) -> tensor<32x7x2880xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x7x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x7x2880xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<32x7x2880xf64>) -> tensor<32x7x2880xf32>
    %gate_bias_rows = stablehlo.broadcast_in_dim %gate_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x7x2880xf32>
    %gate_biased = stablehlo.add %gate, %gate_bias_rows : tensor<32x7x2880xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:32, 2880:5760, 0:2880] : (tensor<32x5760x2880xf32>) -> tensor<32x2880x2880xf32>
    %up_bias = stablehlo.slice %expert_gate_up_bias [0:32, 2880:5760] : (tensor<32x5760xf32>) -> tensor<32x2880xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<32x7x2880xf32>) -> tensor<32x7x2880xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x7x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x7x2880xf64>
    %up = stablehlo.convert %up_wide : (tensor<32x7x2880xf64>) -> tensor<32x7x2880xf32>
    %up_bias_rows = stablehlo.broadcast_in_dim %up_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x7x2880xf32>
    %up_biased = stablehlo.add %up, %up_bias_rows : tensor<32x7x2880xf32>
    %limit = stablehlo.constant dense<7.0> : tensor<f32>
    %limit_splat = stablehlo.broadcast_in_dim %limit, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %minimum = stablehlo.minimum %up_biased, %limit_splat : tensor<32x7x2880xf32>
    %minus_limit = stablehlo.constant dense<-7.0> : tensor<f32>
    %minus_limit_splat = stablehlo.broadcast_in_dim %minus_limit, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %up_clamped = stablehlo.maximum %minimum, %minus_limit_splat : tensor<32x7x2880xf32>
    %gate_clamped = stablehlo.minimum %gate_biased, %limit_splat : tensor<32x7x2880xf32>
    %alpha = stablehlo.constant dense<1.7020000219345093> : tensor<f32>
    %alpha_splat = stablehlo.broadcast_in_dim %alpha, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %product_8 = stablehlo.multiply %gate_clamped, %alpha_splat : tensor<32x7x2880xf32>
    %gate_sigmoid = stablehlo.logistic %product_8 : tensor<32x7x2880xf32>
    %activated = stablehlo.multiply %gate_clamped, %gate_sigmoid : tensor<32x7x2880xf32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %sum = stablehlo.add %up_clamped, %one_splat : tensor<32x7x2880xf32>
    %hidden = stablehlo.multiply %sum, %activated : tensor<32x7x2880xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<32x7x2880xf32>) -> tensor<32x7x2880xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x7x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x7x2880xf64>
    %down = stablehlo.convert %down_wide : (tensor<32x7x2880xf64>) -> tensor<32x7x2880xf32>
    %down_bias_rows = stablehlo.broadcast_in_dim %expert_down_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x7x2880xf32>
    %down_biased = stablehlo.add %down, %down_bias_rows : tensor<32x7x2880xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_3, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x32xi32>
    %is_chosen_4 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<7x4x32xi32>, tensor<7x4x32xi32>) -> tensor<7x4x32xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %chosen_weights_1, dims = [0, 1] : (tensor<7x4xf32>) -> tensor<7x4x32xf32>
    %placed_weights = stablehlo.select %is_chosen_4, %weights_per_expert, %zero_splat_1 : tensor<7x4x32xi1>, tensor<7x4x32xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x4x32xf32>, tensor<f32>) -> tensor<7x32xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_4 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x4x32xi1>, tensor<i1>) -> tensor<7x32xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<7x32xf32>) -> tensor<32x7xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<7x32xi1>) -> tensor<32x7xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<32x7xf32>) -> tensor<32x7x2880xf32>
    %weighted = stablehlo.multiply %down_biased, %combine_rows : tensor<32x7x2880xf32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<32x7xi1>) -> tensor<32x7x2880xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %kept = stablehlo.select %chosen_rows_3, %weighted, %zero_splat_2 : tensor<32x7x2880xi1>, tensor<32x7x2880xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<32x7x2880xf32>, tensor<f32>) -> tensor<7x2880xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %routed : tensor<7x2880xf32>

    return %h_2, %keys_held, %values_held : tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>
  }

  func.func private @layer_1(
      %h: tensor<7x2880xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %keys: tensor<8x24x64xf32>,
      %values: tensor<8x24x64xf32>,
      %mixer_norm: tensor<2880xf32>,
      %q: tensor<4096x2880xf32>,
      %q_bias: tensor<4096xf32>,
      %k: tensor<512x2880xf32>,
      %k_bias: tensor<512xf32>,
      %v: tensor<512x2880xf32>,
      %v_bias: tensor<512xf32>,
      %sinks: tensor<64xf32>,
      %o: tensor<2880x4096xf32>,
      %o_bias: tensor<2880xf32>,
      %ffn_norm: tensor<2880xf32>,
      %router: tensor<32x2880xf32>,
      %router_bias: tensor<32xf32>,
      %expert_gate_up: tensor<32x5760x2880xf32>,
      %expert_gate_up_bias: tensor<32x5760xf32>,
      %expert_down: tensor<32x2880x2880xf32>,
      %expert_down_bias: tensor<32x2880xf32>
  ) -> (tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>) {
    // stage: norm before the mixer
    %h_f64 = stablehlo.convert %h : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %mixer_norm_f64 = stablehlo.convert %mixer_norm : (tensor<2880xf32>) -> tensor<2880xf64>
    %mixer_input_wide_rows = stablehlo.broadcast_in_dim %mixer_norm_f64, dims = [1] : (tensor<2880xf64>) -> tensor<7x2880xf64>
    %square = stablehlo.multiply %h_f64, %h_f64 : tensor<7x2880xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x2880xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width = stablehlo.constant dense<0.00034722222222222224> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<7xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-05> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<7xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<7xf64>) -> tensor<7x2880xf64>
    %mixer_input_wide = stablehlo.multiply %h_f64, %reciprocal_root_rows : tensor<7x2880xf64>
    %mixer_input_wide_1 = stablehlo.multiply %mixer_input_wide, %mixer_input_wide_rows : tensor<7x2880xf64>
    %mixer_input = stablehlo.convert %mixer_input_wide_1 : (tensor<7x2880xf64>) -> tensor<7x2880xf32>

    // stage: queries, keys and values: 64 heads of queries over 8 of keys
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %q_f64 = stablehlo.convert %q : (tensor<4096x2880xf32>) -> tensor<4096x2880xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<7x2880xf64>, tensor<4096x2880xf64>) -> tensor<7x4096xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<7x4096xf64>) -> tensor<7x4096xf32>
    %q_bias_rows = stablehlo.broadcast_in_dim %q_bias, dims = [1] : (tensor<4096xf32>) -> tensor<7x4096xf32>
    %q_biased = stablehlo.add %q_1, %q_bias_rows : tensor<7x4096xf32>
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %k_f64 = stablehlo.convert %k : (tensor<512x2880xf32>) -> tensor<512x2880xf64>
    %k_wide = stablehlo.dot_general %mixer_input_f64_1, %k_f64, contracting_dims = [1] x [1] : (tensor<7x2880xf64>, tensor<512x2880xf64>) -> tensor<7x512xf64>
    %k_1 = stablehlo.convert %k_wide : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %k_bias_rows = stablehlo.broadcast_in_dim %k_bias, dims = [1] : (tensor<512xf32>) -> tensor<7x512xf32>
    %k_biased = stablehlo.add %k_1, %k_bias_rows : tensor<7x512xf32>
    %mixer_input_f64_2 = stablehlo.convert %mixer_input : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %v_f64 = stablehlo.convert %v : (tensor<512x2880xf32>) -> tensor<512x2880xf64>
    %v_wide = stablehlo.dot_general %mixer_input_f64_2, %v_f64, contracting_dims = [1] x [1] : (tensor<7x2880xf64>, tensor<512x2880xf64>) -> tensor<7x512xf64>
    %v_1 = stablehlo.convert %v_wide : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %v_bias_rows = stablehlo.broadcast_in_dim %v_bias, dims = [1] : (tensor<512xf32>) -> tensor<7x512xf32>
    %v_biased = stablehlo.add %v_1, %v_bias_rows : tensor<7x512xf32>
    %q_by_head = stablehlo.reshape %q_biased : (tensor<7x4096xf32>) -> tensor<7x8x8x64xf32>
    %k_by_head = stablehlo.reshape %k_biased : (tensor<7x512xf32>) -> tensor<7x8x64xf32>
    %v_by_head = stablehlo.reshape %v_biased : (tensor<7x512xf32>) -> tensor<7x8x64xf32>

    // stage: rotation
    %q_by_head_rotated_first = stablehlo.slice %q_by_head [0:7, 0:8, 0:8, 0:32] : (tensor<7x8x8x64xf32>) -> tensor<7x8x8x32xf32>
    %q_by_head_rotated_second = stablehlo.slice %q_by_head [0:7, 0:8, 0:8, 32:64] : (tensor<7x8x8x64xf32>) -> tensor<7x8x8x32xf32>
    %q_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 3] : (tensor<7x32xf32>) -> tensor<7x8x8x32xf32>
    %q_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 3] : (tensor<7x32xf32>) -> tensor<7x8x8x32xf32>
    %product = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_cos : tensor<7x8x8x32xf32>
    %product_1 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_sin : tensor<7x8x8x32xf32>
    %q_by_head_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x8x8x32xf32>
    %product_2 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_cos : tensor<7x8x8x32xf32>
    %product_3 = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_sin : tensor<7x8x8x32xf32>
    %q_by_head_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x8x8x32xf32>
    %q_by_head_rotated = stablehlo.concatenate %q_by_head_rotated_turned_first, %q_by_head_rotated_turned_second, dim = 3 : (tensor<7x8x8x32xf32>, tensor<7x8x8x32xf32>) -> tensor<7x8x8x64xf32>
    %k_by_head_rotated_first = stablehlo.slice %k_by_head [0:7, 0:8, 0:32] : (tensor<7x8x64xf32>) -> tensor<7x8x32xf32>
    %k_by_head_rotated_second = stablehlo.slice %k_by_head [0:7, 0:8, 32:64] : (tensor<7x8x64xf32>) -> tensor<7x8x32xf32>
    %k_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x8x32xf32>
    %k_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x8x32xf32>
    %product_4 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_cos : tensor<7x8x32xf32>
    %product_5 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_sin : tensor<7x8x32xf32>
    %k_by_head_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x8x32xf32>
    %product_6 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_cos : tensor<7x8x32xf32>
    %product_7 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_sin : tensor<7x8x32xf32>
    %k_by_head_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x8x32xf32>
    %k_by_head_rotated = stablehlo.concatenate %k_by_head_rotated_turned_first, %k_by_head_rotated_turned_second, dim = 2 : (tensor<7x8x32xf32>, tensor<7x8x32xf32>) -> tensor<7x8x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %k_by_head_rotated_by_head = stablehlo.transpose %k_by_head_rotated, dims = [1, 0, 2] : (tensor<7x8x64xf32>) -> tensor<8x7x64xf32>
    %keys_held = stablehlo.dynamic_update_slice %keys, %k_by_head_rotated_by_head, %zero_index, %start, %zero_index : (tensor<8x24x64xf32>, tensor<8x7x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x24x64xf32>
    %v_by_head_by_head = stablehlo.transpose %v_by_head, dims = [1, 0, 2] : (tensor<7x8x64xf32>) -> tensor<8x7x64xf32>
    %values_held = stablehlo.dynamic_update_slice %values, %v_by_head_by_head, %zero_index, %start, %zero_index : (tensor<8x24x64xf32>, tensor<8x7x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x24x64xf32>

    // stage: scores: of each query with every key of its sequence
    %q_heads = stablehlo.transpose %q_by_head_rotated, dims = [1, 0, 2, 3] : (tensor<7x8x8x64xf32>) -> tensor<8x7x8x64xf32>
    %q_heads_rows = stablehlo.reshape %q_heads : (tensor<8x7x8x64xf32>) -> tensor<8x56x64xf32>
    %q_heads_rows_f64 = stablehlo.convert %q_heads_rows : (tensor<8x56x64xf32>) -> tensor<8x56x64xf64>
    %keys_held_f64 = stablehlo.convert %keys_held : (tensor<8x24x64xf32>) -> tensor<8x24x64xf64>
    %scores_wide = stablehlo.dot_general %q_heads_rows_f64, %keys_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x56x64xf64>, tensor<8x24x64xf64>) -> tensor<8x56x24xf64>
    %scores_parts = stablehlo.reshape %scores_wide : (tensor<8x56x24xf64>) -> tensor<8x7x8x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.125> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<8x7x8x24xf64>
    %scores_scaled = stablehlo.multiply %scores_parts, %score_scale_splat : tensor<8x7x8x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 3] : (tensor<7x24xi1>) -> tensor<8x7x8x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<8x7x8x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<8x7x8x24xi1>, tensor<8x7x8x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [3] : (tensor<8x7x8x24xf64>, tensor<f64>) -> tensor<8x7x8xf64>
    %sinks_f64 = stablehlo.convert %sinks : (tensor<64xf32>) -> tensor<64xf64>
    %sink_heads = stablehlo.reshape %sinks_f64 : (tensor<64xf64>) -> tensor<8x8xf64>
    %sink_rows = stablehlo.broadcast_in_dim %sink_heads, dims = [0, 2] : (tensor<8x8xf64>) -> tensor<8x7x8xf64>
    %highest_or_sink = stablehlo.maximum %highest, %sink_rows : tensor<8x7x8xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest_or_sink, dims = [0, 1, 2] : (tensor<8x7x8xf64>) -> tensor<8x7x8x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<8x7x8x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<8x7x8x24xf64>) -> tensor<8x7x8x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<8x7x8x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [3] : (tensor<8x7x8x24xf32>, tensor<f32>) -> tensor<8x7x8xf32>
    %sink_below_highest = stablehlo.subtract %sink_rows, %highest_or_sink : tensor<8x7x8xf64>
    %sink_below_highest_f32 = stablehlo.convert %sink_below_highest : (tensor<8x7x8xf64>) -> tensor<8x7x8xf32>
    %sink_share = stablehlo.exponential %sink_below_highest_f32 : tensor<8x7x8xf32>
    %total_and_sink = stablehlo.add %total, %sink_share : tensor<8x7x8xf32>
    %total_rows = stablehlo.broadcast_in_dim %total_and_sink, dims = [0, 1, 2] : (tensor<8x7x8xf32>) -> tensor<8x7x8x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<8x7x8x24xf32>

    // stage: values
    %p_rows = stablehlo.reshape %p : (tensor<8x7x8x24xf32>) -> tensor<8x56x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<8x56x24xf32>) -> tensor<8x56x24xf64>
    %values_held_f64 = stablehlo.convert %values_held : (tensor<8x24x64xf32>) -> tensor<8x24x64xf64>
    %y_wide = stablehlo.dot_general %p_rows_f64, %values_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x56x24xf64>, tensor<8x24x64xf64>) -> tensor<8x56x64xf64>
    %y = stablehlo.convert %y_wide : (tensor<8x56x64xf64>) -> tensor<8x56x64xf32>
    %y_parts = stablehlo.reshape %y : (tensor<8x56x64xf32>) -> tensor<8x7x8x64xf32>
    %gathered = stablehlo.transpose %y_parts, dims = [1, 0, 2, 3] : (tensor<8x7x8x64xf32>) -> tensor<7x8x8x64xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<7x8x8x64xf32>) -> tensor<7x4096xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x4096xf32>) -> tensor<7x4096xf64>
    %o_f64 = stablehlo.convert %o : (tensor<2880x4096xf32>) -> tensor<2880x4096xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x4096xf64>, tensor<2880x4096xf64>) -> tensor<7x2880xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x2880xf64>) -> tensor<7x2880xf32>
    %attended_bias_rows = stablehlo.broadcast_in_dim %o_bias, dims = [1] : (tensor<2880xf32>) -> tensor<7x2880xf32>
    %attended_biased = stablehlo.add %attended, %attended_bias_rows : tensor<7x2880xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended_biased : tensor<7x2880xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<2880xf32>) -> tensor<2880xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<2880xf64>) -> tensor<7x2880xf64>
    %square_1 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<7x2880xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x2880xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<7xf64>) -> tensor<7x2880xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_1 : tensor<7x2880xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<7x2880xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<7x2880xf64>) -> tensor<7x2880xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<7x2880xf32>) -> tensor<7x2880xf64>
    %router_f64 = stablehlo.convert %router : (tensor<32x2880xf32>) -> tensor<32x2880xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<7x2880xf64>, tensor<32x2880xf64>) -> tensor<7x32xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<7x32xf64>) -> tensor<7x32xf32>
    %router_bias_rows = stablehlo.broadcast_in_dim %router_bias, dims = [1] : (tensor<32xf32>) -> tensor<7x32xf32>
    %router_logits_biased = stablehlo.add %router_logits, %router_bias_rows : tensor<7x32xf32>

    // stage: top-k: 4 iterative argmaxes over 32 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x32xf32>
    %is_zero = stablehlo.compare EQ, %router_logits_biased, %zero_splat, FLOAT : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %router_logits_biased : tensor<7x32xi1>, tensor<7x32xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<7x32xf32>) -> tensor<7x32xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<7x32xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<7x32xi1>, tensor<7x32xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x32xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<7x32xi1>, tensor<7x32xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<32xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<32xi32>) -> tensor<7x32xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<4xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<4xi32>) -> tensor<7x4xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    // choice 0
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %beyond = stablehlo.constant dense<32> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<7x4xi1>, tensor<7x4xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<7x32xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<7x32xi1>, tensor<7x32xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<7x4xi1>, tensor<7x4xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<7x32xi1>, tensor<7x32xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<7x4xi1>, tensor<7x4xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<7x32xi1>, tensor<7x32xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<7xi32>) -> tensor<7x32xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<7x32xi32>, tensor<7x32xi32>) -> tensor<7x32xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<7x32xi1>, tensor<7x32xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x32xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = stablehlo.broadcast_in_dim %slot_3, dims = [] : (tensor<i32>) -> tensor<7x4xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
    %chosen_slots_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<7xi32>) -> tensor<7x4xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<7x4xi1>, tensor<7x4xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<32xi32>) -> tensor<7x4x32xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_3, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x32xi32>
    %is_chosen_3 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<7x4x32xi32>, tensor<7x4x32xi32>) -> tensor<7x4x32xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %router_logits_biased, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x4x32xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x4x32xf32>
    %chosen_values = stablehlo.select %is_chosen_3, %values_per_slot, %zero_splat_1 : tensor<7x4x32xi1>, tensor<7x4x32xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<7x4x32xf32>, tensor<f32>) -> tensor<7x4xf32>
    %maximum_identity_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%chosen_weights init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<7xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<7xf32>) -> tensor<7x4xf32>
    %shifted = stablehlo.add %chosen_weights, %minus_row_max_rows : tensor<7x4xf32>
    %exponentials_1 = stablehlo.exponential %shifted : tensor<7x4xf32>
    %row_sum = stablehlo.reduce(%exponentials_1 init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<7xf32>) -> tensor<7x4xf32>
    %chosen_weights_1 = stablehlo.divide %exponentials_1, %row_sum_rows : tensor<7x4xf32>

    // stage: experts: all 32 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %ffn_input, dims = [1, 2] : (tensor<7x2880xf32>) -> tensor<32x7x2880xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:32, 0:2880, 0:2880] : (tensor<32x5760x2880xf32>) -> tensor<32x2880x2880xf32>
    %gate_bias = stablehlo.slice %expert_gate_up_bias [0:32, 0:2880] : (tensor<32x5760xf32>) -> tensor<32x2880xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<32x7x2880xf32>) -> tensor<32x7x2880xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x7x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x7x2880xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<32x7x2880xf64>) -> tensor<32x7x2880xf32>
    %gate_bias_rows = stablehlo.broadcast_in_dim %gate_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x7x2880xf32>
    %gate_biased = stablehlo.add %gate, %gate_bias_rows : tensor<32x7x2880xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:32, 2880:5760, 0:2880] : (tensor<32x5760x2880xf32>) -> tensor<32x2880x2880xf32>
    %up_bias = stablehlo.slice %expert_gate_up_bias [0:32, 2880:5760] : (tensor<32x5760xf32>) -> tensor<32x2880xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<32x7x2880xf32>) -> tensor<32x7x2880xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x7x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x7x2880xf64>
    %up = stablehlo.convert %up_wide : (tensor<32x7x2880xf64>) -> tensor<32x7x2880xf32>
    %up_bias_rows = stablehlo.broadcast_in_dim %up_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x7x2880xf32>
    %up_biased = stablehlo.add %up, %up_bias_rows : tensor<32x7x2880xf32>
    %limit = stablehlo.constant dense<7.0> : tensor<f32>
    %limit_splat = stablehlo.broadcast_in_dim %limit, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %minimum = stablehlo.minimum %up_biased, %limit_splat : tensor<32x7x2880xf32>
    %minus_limit = stablehlo.constant dense<-7.0> : tensor<f32>
    %minus_limit_splat = stablehlo.broadcast_in_dim %minus_limit, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %up_clamped = stablehlo.maximum %minimum, %minus_limit_splat : tensor<32x7x2880xf32>
    %gate_clamped = stablehlo.minimum %gate_biased, %limit_splat : tensor<32x7x2880xf32>
    %alpha = stablehlo.constant dense<1.7020000219345093> : tensor<f32>
    %alpha_splat = stablehlo.broadcast_in_dim %alpha, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %product_8 = stablehlo.multiply %gate_clamped, %alpha_splat : tensor<32x7x2880xf32>
    %gate_sigmoid = stablehlo.logistic %product_8 : tensor<32x7x2880xf32>
    %activated = stablehlo.multiply %gate_clamped, %gate_sigmoid : tensor<32x7x2880xf32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %sum = stablehlo.add %up_clamped, %one_splat : tensor<32x7x2880xf32>
    %hidden = stablehlo.multiply %sum, %activated : tensor<32x7x2880xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<32x7x2880xf32>) -> tensor<32x7x2880xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x7x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x7x2880xf64>
    %down = stablehlo.convert %down_wide : (tensor<32x7x2880xf64>) -> tensor<32x7x2880xf32>
    %down_bias_rows = stablehlo.broadcast_in_dim %expert_down_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x7x2880xf32>
    %down_biased = stablehlo.add %down, %down_bias_rows : tensor<32x7x2880xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_3, dims = [0, 1] : (tensor<7x4xi32>) -> tensor<7x4x32xi32>
    %is_chosen_4 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<7x4x32xi32>, tensor<7x4x32xi32>) -> tensor<7x4x32xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %chosen_weights_1, dims = [0, 1] : (tensor<7x4xf32>) -> tensor<7x4x32xf32>
    %placed_weights = stablehlo.select %is_chosen_4, %weights_per_expert, %zero_splat_1 : tensor<7x4x32xi1>, tensor<7x4x32xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x4x32xf32>, tensor<f32>) -> tensor<7x32xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_4 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x4x32xi1>, tensor<i1>) -> tensor<7x32xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<7x32xf32>) -> tensor<32x7xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<7x32xi1>) -> tensor<32x7xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<32x7xf32>) -> tensor<32x7x2880xf32>
    %weighted = stablehlo.multiply %down_biased, %combine_rows : tensor<32x7x2880xf32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<32x7xi1>) -> tensor<32x7x2880xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<32x7x2880xf32>
    %kept = stablehlo.select %chosen_rows_3, %weighted, %zero_splat_2 : tensor<32x7x2880xi1>, tensor<32x7x2880xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<32x7x2880xf32>, tensor<f32>) -> tensor<7x2880xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %routed : tensor<7x2880xf32>

    return %h_2, %keys_held, %values_held : tensor<7x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>
  }

  func.func private @layer_2(
      %h: tensor<1x2880xf32>,
      %positions: tensor<1xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<1x32xf32>,
      %rope_sin: tensor<1x32xf32>,
      %keys: tensor<8x24x64xf32>,
      %values: tensor<8x24x64xf32>,
      %mixer_norm: tensor<2880xf32>,
      %q: tensor<4096x2880xf32>,
      %q_bias: tensor<4096xf32>,
      %k: tensor<512x2880xf32>,
      %k_bias: tensor<512xf32>,
      %v: tensor<512x2880xf32>,
      %v_bias: tensor<512xf32>,
      %sinks: tensor<64xf32>,
      %o: tensor<2880x4096xf32>,
      %o_bias: tensor<2880xf32>,
      %ffn_norm: tensor<2880xf32>,
      %router: tensor<32x2880xf32>,
      %router_bias: tensor<32xf32>,
      %expert_gate_up: tensor<32x5760x2880xf32>,
      %expert_gate_up_bias: tensor<32x5760xf32>,
      %expert_down: tensor<32x2880x2880xf32>,
      %expert_down_bias: tensor<32x2880xf32>
  ) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>) {
    // stage: norm before the mixer
    %h_f64 = stablehlo.convert %h : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %mixer_norm_f64 = stablehlo.convert %mixer_norm : (tensor<2880xf32>) -> tensor<2880xf64>
    %mixer_input_wide_rows = stablehlo.broadcast_in_dim %mixer_norm_f64, dims = [1] : (tensor<2880xf64>) -> tensor<1x2880xf64>
    %square = stablehlo.multiply %h_f64, %h_f64 : tensor<1x2880xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2880xf64>, tensor<f64>) -> tensor<1xf64>
    %one_over_width = stablehlo.constant dense<0.00034722222222222224> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<1xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-05> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<1xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<1xf64>) -> tensor<1x2880xf64>
    %mixer_input_wide = stablehlo.multiply %h_f64, %reciprocal_root_rows : tensor<1x2880xf64>
    %mixer_input_wide_1 = stablehlo.multiply %mixer_input_wide, %mixer_input_wide_rows : tensor<1x2880xf64>
    %mixer_input = stablehlo.convert %mixer_input_wide_1 : (tensor<1x2880xf64>) -> tensor<1x2880xf32>

    // stage: queries, keys and values: 64 heads of queries over 8 of keys
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %q_f64 = stablehlo.convert %q : (tensor<4096x2880xf32>) -> tensor<4096x2880xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<1x2880xf64>, tensor<4096x2880xf64>) -> tensor<1x4096xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<1x4096xf64>) -> tensor<1x4096xf32>
    %q_bias_rows = stablehlo.broadcast_in_dim %q_bias, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
    %q_biased = stablehlo.add %q_1, %q_bias_rows : tensor<1x4096xf32>
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %k_f64 = stablehlo.convert %k : (tensor<512x2880xf32>) -> tensor<512x2880xf64>
    %k_wide = stablehlo.dot_general %mixer_input_f64_1, %k_f64, contracting_dims = [1] x [1] : (tensor<1x2880xf64>, tensor<512x2880xf64>) -> tensor<1x512xf64>
    %k_1 = stablehlo.convert %k_wide : (tensor<1x512xf64>) -> tensor<1x512xf32>
    %k_bias_rows = stablehlo.broadcast_in_dim %k_bias, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %k_biased = stablehlo.add %k_1, %k_bias_rows : tensor<1x512xf32>
    %mixer_input_f64_2 = stablehlo.convert %mixer_input : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %v_f64 = stablehlo.convert %v : (tensor<512x2880xf32>) -> tensor<512x2880xf64>
    %v_wide = stablehlo.dot_general %mixer_input_f64_2, %v_f64, contracting_dims = [1] x [1] : (tensor<1x2880xf64>, tensor<512x2880xf64>) -> tensor<1x512xf64>
    %v_1 = stablehlo.convert %v_wide : (tensor<1x512xf64>) -> tensor<1x512xf32>
    %v_bias_rows = stablehlo.broadcast_in_dim %v_bias, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %v_biased = stablehlo.add %v_1, %v_bias_rows : tensor<1x512xf32>
    %q_by_head = stablehlo.reshape %q_biased : (tensor<1x4096xf32>) -> tensor<1x8x8x64xf32>
    %k_by_head = stablehlo.reshape %k_biased : (tensor<1x512xf32>) -> tensor<1x8x64xf32>
    %v_by_head = stablehlo.reshape %v_biased : (tensor<1x512xf32>) -> tensor<1x8x64xf32>

    // stage: rotation
    %q_by_head_rotated_first = stablehlo.slice %q_by_head [0:1, 0:8, 0:8, 0:32] : (tensor<1x8x8x64xf32>) -> tensor<1x8x8x32xf32>
    %q_by_head_rotated_second = stablehlo.slice %q_by_head [0:1, 0:8, 0:8, 32:64] : (tensor<1x8x8x64xf32>) -> tensor<1x8x8x32xf32>
    %q_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 3] : (tensor<1x32xf32>) -> tensor<1x8x8x32xf32>
    %q_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 3] : (tensor<1x32xf32>) -> tensor<1x8x8x32xf32>
    %product = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_cos : tensor<1x8x8x32xf32>
    %product_1 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_sin : tensor<1x8x8x32xf32>
    %q_by_head_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<1x8x8x32xf32>
    %product_2 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_cos : tensor<1x8x8x32xf32>
    %product_3 = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_sin : tensor<1x8x8x32xf32>
    %q_by_head_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<1x8x8x32xf32>
    %q_by_head_rotated = stablehlo.concatenate %q_by_head_rotated_turned_first, %q_by_head_rotated_turned_second, dim = 3 : (tensor<1x8x8x32xf32>, tensor<1x8x8x32xf32>) -> tensor<1x8x8x64xf32>
    %k_by_head_rotated_first = stablehlo.slice %k_by_head [0:1, 0:8, 0:32] : (tensor<1x8x64xf32>) -> tensor<1x8x32xf32>
    %k_by_head_rotated_second = stablehlo.slice %k_by_head [0:1, 0:8, 32:64] : (tensor<1x8x64xf32>) -> tensor<1x8x32xf32>
    %k_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<1x32xf32>) -> tensor<1x8x32xf32>
    %k_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<1x32xf32>) -> tensor<1x8x32xf32>
    %product_4 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_cos : tensor<1x8x32xf32>
    %product_5 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_sin : tensor<1x8x32xf32>
    %k_by_head_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<1x8x32xf32>
    %product_6 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_cos : tensor<1x8x32xf32>
    %product_7 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_sin : tensor<1x8x32xf32>
    %k_by_head_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<1x8x32xf32>
    %k_by_head_rotated = stablehlo.concatenate %k_by_head_rotated_turned_first, %k_by_head_rotated_turned_second, dim = 2 : (tensor<1x8x32xf32>, tensor<1x8x32xf32>) -> tensor<1x8x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %k_by_head_rotated_by_head = stablehlo.transpose %k_by_head_rotated, dims = [1, 0, 2] : (tensor<1x8x64xf32>) -> tensor<8x1x64xf32>
    %keys_held = stablehlo.dynamic_update_slice %keys, %k_by_head_rotated_by_head, %zero_index, %start, %zero_index : (tensor<8x24x64xf32>, tensor<8x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x24x64xf32>
    %v_by_head_by_head = stablehlo.transpose %v_by_head, dims = [1, 0, 2] : (tensor<1x8x64xf32>) -> tensor<8x1x64xf32>
    %values_held = stablehlo.dynamic_update_slice %values, %v_by_head_by_head, %zero_index, %start, %zero_index : (tensor<8x24x64xf32>, tensor<8x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x24x64xf32>

    // stage: scores: of each query with every key of its sequence
    %q_heads = stablehlo.transpose %q_by_head_rotated, dims = [1, 0, 2, 3] : (tensor<1x8x8x64xf32>) -> tensor<8x1x8x64xf32>
    %q_heads_rows = stablehlo.reshape %q_heads : (tensor<8x1x8x64xf32>) -> tensor<8x8x64xf32>
    %q_heads_rows_f64 = stablehlo.convert %q_heads_rows : (tensor<8x8x64xf32>) -> tensor<8x8x64xf64>
    %keys_held_f64 = stablehlo.convert %keys_held : (tensor<8x24x64xf32>) -> tensor<8x24x64xf64>
    %scores_wide = stablehlo.dot_general %q_heads_rows_f64, %keys_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x8x64xf64>, tensor<8x24x64xf64>) -> tensor<8x8x24xf64>
    %scores_parts = stablehlo.reshape %scores_wide : (tensor<8x8x24xf64>) -> tensor<8x1x8x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.125> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<8x1x8x24xf64>
    %scores_scaled = stablehlo.multiply %scores_parts, %score_scale_splat : tensor<8x1x8x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<1x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<1xi32>) -> tensor<1x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<1x24xi32>, tensor<1x24xi32>) -> tensor<1x24xi1>
    %mask_width = stablehlo.constant dense<128> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<1x24xi32>
    %distance = stablehlo.subtract %query_position, %key_position : tensor<1x24xi32>
    %is_near = stablehlo.compare LT, %distance, %mask_width_splat, SIGNED : (tensor<1x24xi32>, tensor<1x24xi32>) -> tensor<1x24xi1>
    %is_seen = stablehlo.and %is_past, %is_near : tensor<1x24xi1>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_seen, dims = [1, 3] : (tensor<1x24xi1>) -> tensor<8x1x8x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<8x1x8x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<8x1x8x24xi1>, tensor<8x1x8x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [3] : (tensor<8x1x8x24xf64>, tensor<f64>) -> tensor<8x1x8xf64>
    %sinks_f64 = stablehlo.convert %sinks : (tensor<64xf32>) -> tensor<64xf64>
    %sink_heads = stablehlo.reshape %sinks_f64 : (tensor<64xf64>) -> tensor<8x8xf64>
    %sink_rows = stablehlo.broadcast_in_dim %sink_heads, dims = [0, 2] : (tensor<8x8xf64>) -> tensor<8x1x8xf64>
    %highest_or_sink = stablehlo.maximum %highest, %sink_rows : tensor<8x1x8xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest_or_sink, dims = [0, 1, 2] : (tensor<8x1x8xf64>) -> tensor<8x1x8x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<8x1x8x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<8x1x8x24xf64>) -> tensor<8x1x8x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<8x1x8x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [3] : (tensor<8x1x8x24xf32>, tensor<f32>) -> tensor<8x1x8xf32>
    %sink_below_highest = stablehlo.subtract %sink_rows, %highest_or_sink : tensor<8x1x8xf64>
    %sink_below_highest_f32 = stablehlo.convert %sink_below_highest : (tensor<8x1x8xf64>) -> tensor<8x1x8xf32>
    %sink_share = stablehlo.exponential %sink_below_highest_f32 : tensor<8x1x8xf32>
    %total_and_sink = stablehlo.add %total, %sink_share : tensor<8x1x8xf32>
    %total_rows = stablehlo.broadcast_in_dim %total_and_sink, dims = [0, 1, 2] : (tensor<8x1x8xf32>) -> tensor<8x1x8x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<8x1x8x24xf32>

    // stage: values
    %p_rows = stablehlo.reshape %p : (tensor<8x1x8x24xf32>) -> tensor<8x8x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<8x8x24xf32>) -> tensor<8x8x24xf64>
    %values_held_f64 = stablehlo.convert %values_held : (tensor<8x24x64xf32>) -> tensor<8x24x64xf64>
    %y_wide = stablehlo.dot_general %p_rows_f64, %values_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x8x24xf64>, tensor<8x24x64xf64>) -> tensor<8x8x64xf64>
    %y = stablehlo.convert %y_wide : (tensor<8x8x64xf64>) -> tensor<8x8x64xf32>
    %y_parts = stablehlo.reshape %y : (tensor<8x8x64xf32>) -> tensor<8x1x8x64xf32>
    %gathered = stablehlo.transpose %y_parts, dims = [1, 0, 2, 3] : (tensor<8x1x8x64xf32>) -> tensor<1x8x8x64xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<1x8x8x64xf32>) -> tensor<1x4096xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<1x4096xf32>) -> tensor<1x4096xf64>
    %o_f64 = stablehlo.convert %o : (tensor<2880x4096xf32>) -> tensor<2880x4096xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<1x4096xf64>, tensor<2880x4096xf64>) -> tensor<1x2880xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<1x2880xf64>) -> tensor<1x2880xf32>
    %attended_bias_rows = stablehlo.broadcast_in_dim %o_bias, dims = [1] : (tensor<2880xf32>) -> tensor<1x2880xf32>
    %attended_biased = stablehlo.add %attended, %attended_bias_rows : tensor<1x2880xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended_biased : tensor<1x2880xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<2880xf32>) -> tensor<2880xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<2880xf64>) -> tensor<1x2880xf64>
    %square_1 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<1x2880xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2880xf64>, tensor<f64>) -> tensor<1xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat : tensor<1xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<1xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<1xf64>) -> tensor<1x2880xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_1 : tensor<1x2880xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<1x2880xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<1x2880xf64>) -> tensor<1x2880xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %router_f64 = stablehlo.convert %router : (tensor<32x2880xf32>) -> tensor<32x2880xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<1x2880xf64>, tensor<32x2880xf64>) -> tensor<1x32xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<1x32xf64>) -> tensor<1x32xf32>
    %router_bias_rows = stablehlo.broadcast_in_dim %router_bias, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %router_logits_biased = stablehlo.add %router_logits, %router_bias_rows : tensor<1x32xf32>

    // stage: top-k: 4 iterative argmaxes over 32 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %is_zero = stablehlo.compare EQ, %router_logits_biased, %zero_splat, FLOAT : (tensor<1x32xf32>, tensor<1x32xf32>) -> tensor<1x32xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %router_logits_biased : tensor<1x32xi1>, tensor<1x32xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<1x32xf32>) -> tensor<1x32xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<1x32xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<1x32xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<1x32xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<1x32xi1>, tensor<1x32xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<1x32xf32>, tensor<1x32xf32>) -> tensor<1x32xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<1x32xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<1x32xi1>, tensor<1x32xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<32xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<4xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    // choice 0
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %beyond = stablehlo.constant dense<32> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<1x32xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<1x32xi1>, tensor<1x32xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<1xi32>) -> tensor<1x4xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<1x4xi1>, tensor<1x4xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<1x32xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<1x32xi1>, tensor<1x32xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<1x32xi1>, tensor<1x32xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<1xi32>) -> tensor<1x4xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<1x4xi1>, tensor<1x4xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<1x32xi1>, tensor<1x32xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<1x32xi1>, tensor<1x32xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<1xi32>) -> tensor<1x4xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<1x4xi1>, tensor<1x4xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<1x32xi1>, tensor<1x32xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<1x32xi1>, tensor<1x32xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = stablehlo.broadcast_in_dim %slot_3, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %chosen_slots_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<1xi32>) -> tensor<1x4xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<1x4xi1>, tensor<1x4xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<32xi32>) -> tensor<1x4x32xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_3, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<1x4x32xi32>
    %is_chosen_3 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<1x4x32xi32>, tensor<1x4x32xi32>) -> tensor<1x4x32xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %router_logits_biased, dims = [0, 2] : (tensor<1x32xf32>) -> tensor<1x4x32xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x4x32xf32>
    %chosen_values = stablehlo.select %is_chosen_3, %values_per_slot, %zero_splat_1 : tensor<1x4x32xi1>, tensor<1x4x32xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<1x4x32xf32>, tensor<f32>) -> tensor<1x4xf32>
    %maximum_identity_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%chosen_weights init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<1xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<1xf32>) -> tensor<1x4xf32>
    %shifted = stablehlo.add %chosen_weights, %minus_row_max_rows : tensor<1x4xf32>
    %exponentials_1 = stablehlo.exponential %shifted : tensor<1x4xf32>
    %row_sum = stablehlo.reduce(%exponentials_1 init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<1xf32>) -> tensor<1x4xf32>
    %chosen_weights_1 = stablehlo.divide %exponentials_1, %row_sum_rows : tensor<1x4xf32>

    // stage: experts: all 32 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %ffn_input, dims = [1, 2] : (tensor<1x2880xf32>) -> tensor<32x1x2880xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:32, 0:2880, 0:2880] : (tensor<32x5760x2880xf32>) -> tensor<32x2880x2880xf32>
    %gate_bias = stablehlo.slice %expert_gate_up_bias [0:32, 0:2880] : (tensor<32x5760xf32>) -> tensor<32x2880xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<32x1x2880xf32>) -> tensor<32x1x2880xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x1x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x1x2880xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<32x1x2880xf64>) -> tensor<32x1x2880xf32>
    %gate_bias_rows = stablehlo.broadcast_in_dim %gate_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x1x2880xf32>
    %gate_biased = stablehlo.add %gate, %gate_bias_rows : tensor<32x1x2880xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:32, 2880:5760, 0:2880] : (tensor<32x5760x2880xf32>) -> tensor<32x2880x2880xf32>
    %up_bias = stablehlo.slice %expert_gate_up_bias [0:32, 2880:5760] : (tensor<32x5760xf32>) -> tensor<32x2880xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<32x1x2880xf32>) -> tensor<32x1x2880xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x1x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x1x2880xf64>
    %up = stablehlo.convert %up_wide : (tensor<32x1x2880xf64>) -> tensor<32x1x2880xf32>
    %up_bias_rows = stablehlo.broadcast_in_dim %up_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x1x2880xf32>
    %up_biased = stablehlo.add %up, %up_bias_rows : tensor<32x1x2880xf32>
    %limit = stablehlo.constant dense<7.0> : tensor<f32>
    %limit_splat = stablehlo.broadcast_in_dim %limit, dims = [] : (tensor<f32>) -> tensor<32x1x2880xf32>
    %minimum = stablehlo.minimum %up_biased, %limit_splat : tensor<32x1x2880xf32>
    %minus_limit = stablehlo.constant dense<-7.0> : tensor<f32>
    %minus_limit_splat = stablehlo.broadcast_in_dim %minus_limit, dims = [] : (tensor<f32>) -> tensor<32x1x2880xf32>
    %up_clamped = stablehlo.maximum %minimum, %minus_limit_splat : tensor<32x1x2880xf32>
    %gate_clamped = stablehlo.minimum %gate_biased, %limit_splat : tensor<32x1x2880xf32>
    %alpha = stablehlo.constant dense<1.7020000219345093> : tensor<f32>
    %alpha_splat = stablehlo.broadcast_in_dim %alpha, dims = [] : (tensor<f32>) -> tensor<32x1x2880xf32>
    %product_8 = stablehlo.multiply %gate_clamped, %alpha_splat : tensor<32x1x2880xf32>
    %gate_sigmoid = stablehlo.logistic %product_8 : tensor<32x1x2880xf32>
    %activated = stablehlo.multiply %gate_clamped, %gate_sigmoid : tensor<32x1x2880xf32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<32x1x2880xf32>
    %sum = stablehlo.add %up_clamped, %one_splat : tensor<32x1x2880xf32>
    %hidden = stablehlo.multiply %sum, %activated : tensor<32x1x2880xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<32x1x2880xf32>) -> tensor<32x1x2880xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x1x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x1x2880xf64>
    %down = stablehlo.convert %down_wide : (tensor<32x1x2880xf64>) -> tensor<32x1x2880xf32>
    %down_bias_rows = stablehlo.broadcast_in_dim %expert_down_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x1x2880xf32>
    %down_biased = stablehlo.add %down, %down_bias_rows : tensor<32x1x2880xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_3, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<1x4x32xi32>
    %is_chosen_4 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<1x4x32xi32>, tensor<1x4x32xi32>) -> tensor<1x4x32xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %chosen_weights_1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<1x4x32xf32>
    %placed_weights = stablehlo.select %is_chosen_4, %weights_per_expert, %zero_splat_1 : tensor<1x4x32xi1>, tensor<1x4x32xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<1x4x32xf32>, tensor<f32>) -> tensor<1x32xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_4 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<1x4x32xi1>, tensor<i1>) -> tensor<1x32xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<1x32xi1>) -> tensor<32x1xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x1x2880xf32>
    %weighted = stablehlo.multiply %down_biased, %combine_rows : tensor<32x1x2880xf32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<32x1xi1>) -> tensor<32x1x2880xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<32x1x2880xf32>
    %kept = stablehlo.select %chosen_rows_3, %weighted, %zero_splat_2 : tensor<32x1x2880xi1>, tensor<32x1x2880xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<32x1x2880xf32>, tensor<f32>) -> tensor<1x2880xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %routed : tensor<1x2880xf32>

    return %h_2, %keys_held, %values_held : tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>
  }

  func.func private @layer_3(
      %h: tensor<1x2880xf32>,
      %positions: tensor<1xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<1x32xf32>,
      %rope_sin: tensor<1x32xf32>,
      %keys: tensor<8x24x64xf32>,
      %values: tensor<8x24x64xf32>,
      %mixer_norm: tensor<2880xf32>,
      %q: tensor<4096x2880xf32>,
      %q_bias: tensor<4096xf32>,
      %k: tensor<512x2880xf32>,
      %k_bias: tensor<512xf32>,
      %v: tensor<512x2880xf32>,
      %v_bias: tensor<512xf32>,
      %sinks: tensor<64xf32>,
      %o: tensor<2880x4096xf32>,
      %o_bias: tensor<2880xf32>,
      %ffn_norm: tensor<2880xf32>,
      %router: tensor<32x2880xf32>,
      %router_bias: tensor<32xf32>,
      %expert_gate_up: tensor<32x5760x2880xf32>,
      %expert_gate_up_bias: tensor<32x5760xf32>,
      %expert_down: tensor<32x2880x2880xf32>,
      %expert_down_bias: tensor<32x2880xf32>
  ) -> (tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>) {
    // stage: norm before the mixer
    %h_f64 = stablehlo.convert %h : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %mixer_norm_f64 = stablehlo.convert %mixer_norm : (tensor<2880xf32>) -> tensor<2880xf64>
    %mixer_input_wide_rows = stablehlo.broadcast_in_dim %mixer_norm_f64, dims = [1] : (tensor<2880xf64>) -> tensor<1x2880xf64>
    %square = stablehlo.multiply %h_f64, %h_f64 : tensor<1x2880xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2880xf64>, tensor<f64>) -> tensor<1xf64>
    %one_over_width = stablehlo.constant dense<0.00034722222222222224> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<1xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-05> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<1xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<1xf64>) -> tensor<1x2880xf64>
    %mixer_input_wide = stablehlo.multiply %h_f64, %reciprocal_root_rows : tensor<1x2880xf64>
    %mixer_input_wide_1 = stablehlo.multiply %mixer_input_wide, %mixer_input_wide_rows : tensor<1x2880xf64>
    %mixer_input = stablehlo.convert %mixer_input_wide_1 : (tensor<1x2880xf64>) -> tensor<1x2880xf32>

    // stage: queries, keys and values: 64 heads of queries over 8 of keys
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %q_f64 = stablehlo.convert %q : (tensor<4096x2880xf32>) -> tensor<4096x2880xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<1x2880xf64>, tensor<4096x2880xf64>) -> tensor<1x4096xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<1x4096xf64>) -> tensor<1x4096xf32>
    %q_bias_rows = stablehlo.broadcast_in_dim %q_bias, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
    %q_biased = stablehlo.add %q_1, %q_bias_rows : tensor<1x4096xf32>
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %k_f64 = stablehlo.convert %k : (tensor<512x2880xf32>) -> tensor<512x2880xf64>
    %k_wide = stablehlo.dot_general %mixer_input_f64_1, %k_f64, contracting_dims = [1] x [1] : (tensor<1x2880xf64>, tensor<512x2880xf64>) -> tensor<1x512xf64>
    %k_1 = stablehlo.convert %k_wide : (tensor<1x512xf64>) -> tensor<1x512xf32>
    %k_bias_rows = stablehlo.broadcast_in_dim %k_bias, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %k_biased = stablehlo.add %k_1, %k_bias_rows : tensor<1x512xf32>
    %mixer_input_f64_2 = stablehlo.convert %mixer_input : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %v_f64 = stablehlo.convert %v : (tensor<512x2880xf32>) -> tensor<512x2880xf64>
    %v_wide = stablehlo.dot_general %mixer_input_f64_2, %v_f64, contracting_dims = [1] x [1] : (tensor<1x2880xf64>, tensor<512x2880xf64>) -> tensor<1x512xf64>
    %v_1 = stablehlo.convert %v_wide : (tensor<1x512xf64>) -> tensor<1x512xf32>
    %v_bias_rows = stablehlo.broadcast_in_dim %v_bias, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %v_biased = stablehlo.add %v_1, %v_bias_rows : tensor<1x512xf32>
    %q_by_head = stablehlo.reshape %q_biased : (tensor<1x4096xf32>) -> tensor<1x8x8x64xf32>
    %k_by_head = stablehlo.reshape %k_biased : (tensor<1x512xf32>) -> tensor<1x8x64xf32>
    %v_by_head = stablehlo.reshape %v_biased : (tensor<1x512xf32>) -> tensor<1x8x64xf32>

    // stage: rotation
    %q_by_head_rotated_first = stablehlo.slice %q_by_head [0:1, 0:8, 0:8, 0:32] : (tensor<1x8x8x64xf32>) -> tensor<1x8x8x32xf32>
    %q_by_head_rotated_second = stablehlo.slice %q_by_head [0:1, 0:8, 0:8, 32:64] : (tensor<1x8x8x64xf32>) -> tensor<1x8x8x32xf32>
    %q_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 3] : (tensor<1x32xf32>) -> tensor<1x8x8x32xf32>
    %q_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 3] : (tensor<1x32xf32>) -> tensor<1x8x8x32xf32>
    %product = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_cos : tensor<1x8x8x32xf32>
    %product_1 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_sin : tensor<1x8x8x32xf32>
    %q_by_head_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<1x8x8x32xf32>
    %product_2 = stablehlo.multiply %q_by_head_rotated_second, %q_by_head_rotated_cos : tensor<1x8x8x32xf32>
    %product_3 = stablehlo.multiply %q_by_head_rotated_first, %q_by_head_rotated_sin : tensor<1x8x8x32xf32>
    %q_by_head_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<1x8x8x32xf32>
    %q_by_head_rotated = stablehlo.concatenate %q_by_head_rotated_turned_first, %q_by_head_rotated_turned_second, dim = 3 : (tensor<1x8x8x32xf32>, tensor<1x8x8x32xf32>) -> tensor<1x8x8x64xf32>
    %k_by_head_rotated_first = stablehlo.slice %k_by_head [0:1, 0:8, 0:32] : (tensor<1x8x64xf32>) -> tensor<1x8x32xf32>
    %k_by_head_rotated_second = stablehlo.slice %k_by_head [0:1, 0:8, 32:64] : (tensor<1x8x64xf32>) -> tensor<1x8x32xf32>
    %k_by_head_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<1x32xf32>) -> tensor<1x8x32xf32>
    %k_by_head_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<1x32xf32>) -> tensor<1x8x32xf32>
    %product_4 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_cos : tensor<1x8x32xf32>
    %product_5 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_sin : tensor<1x8x32xf32>
    %k_by_head_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<1x8x32xf32>
    %product_6 = stablehlo.multiply %k_by_head_rotated_second, %k_by_head_rotated_cos : tensor<1x8x32xf32>
    %product_7 = stablehlo.multiply %k_by_head_rotated_first, %k_by_head_rotated_sin : tensor<1x8x32xf32>
    %k_by_head_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<1x8x32xf32>
    %k_by_head_rotated = stablehlo.concatenate %k_by_head_rotated_turned_first, %k_by_head_rotated_turned_second, dim = 2 : (tensor<1x8x32xf32>, tensor<1x8x32xf32>) -> tensor<1x8x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %k_by_head_rotated_by_head = stablehlo.transpose %k_by_head_rotated, dims = [1, 0, 2] : (tensor<1x8x64xf32>) -> tensor<8x1x64xf32>
    %keys_held = stablehlo.dynamic_update_slice %keys, %k_by_head_rotated_by_head, %zero_index, %start, %zero_index : (tensor<8x24x64xf32>, tensor<8x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x24x64xf32>
    %v_by_head_by_head = stablehlo.transpose %v_by_head, dims = [1, 0, 2] : (tensor<1x8x64xf32>) -> tensor<8x1x64xf32>
    %values_held = stablehlo.dynamic_update_slice %values, %v_by_head_by_head, %zero_index, %start, %zero_index : (tensor<8x24x64xf32>, tensor<8x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x24x64xf32>

    // stage: scores: of each query with every key of its sequence
    %q_heads = stablehlo.transpose %q_by_head_rotated, dims = [1, 0, 2, 3] : (tensor<1x8x8x64xf32>) -> tensor<8x1x8x64xf32>
    %q_heads_rows = stablehlo.reshape %q_heads : (tensor<8x1x8x64xf32>) -> tensor<8x8x64xf32>
    %q_heads_rows_f64 = stablehlo.convert %q_heads_rows : (tensor<8x8x64xf32>) -> tensor<8x8x64xf64>
    %keys_held_f64 = stablehlo.convert %keys_held : (tensor<8x24x64xf32>) -> tensor<8x24x64xf64>
    %scores_wide = stablehlo.dot_general %q_heads_rows_f64, %keys_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x8x64xf64>, tensor<8x24x64xf64>) -> tensor<8x8x24xf64>
    %scores_parts = stablehlo.reshape %scores_wide : (tensor<8x8x24xf64>) -> tensor<8x1x8x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.125> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<8x1x8x24xf64>
    %scores_scaled = stablehlo.multiply %scores_parts, %score_scale_splat : tensor<8x1x8x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<1x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<1xi32>) -> tensor<1x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<1x24xi32>, tensor<1x24xi32>) -> tensor<1x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<1x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 3] : (tensor<1x24xi1>) -> tensor<8x1x8x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<8x1x8x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<8x1x8x24xi1>, tensor<8x1x8x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [3] : (tensor<8x1x8x24xf64>, tensor<f64>) -> tensor<8x1x8xf64>
    %sinks_f64 = stablehlo.convert %sinks : (tensor<64xf32>) -> tensor<64xf64>
    %sink_heads = stablehlo.reshape %sinks_f64 : (tensor<64xf64>) -> tensor<8x8xf64>
    %sink_rows = stablehlo.broadcast_in_dim %sink_heads, dims = [0, 2] : (tensor<8x8xf64>) -> tensor<8x1x8xf64>
    %highest_or_sink = stablehlo.maximum %highest, %sink_rows : tensor<8x1x8xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest_or_sink, dims = [0, 1, 2] : (tensor<8x1x8xf64>) -> tensor<8x1x8x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<8x1x8x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<8x1x8x24xf64>) -> tensor<8x1x8x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<8x1x8x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [3] : (tensor<8x1x8x24xf32>, tensor<f32>) -> tensor<8x1x8xf32>
    %sink_below_highest = stablehlo.subtract %sink_rows, %highest_or_sink : tensor<8x1x8xf64>
    %sink_below_highest_f32 = stablehlo.convert %sink_below_highest : (tensor<8x1x8xf64>) -> tensor<8x1x8xf32>
    %sink_share = stablehlo.exponential %sink_below_highest_f32 : tensor<8x1x8xf32>
    %total_and_sink = stablehlo.add %total, %sink_share : tensor<8x1x8xf32>
    %total_rows = stablehlo.broadcast_in_dim %total_and_sink, dims = [0, 1, 2] : (tensor<8x1x8xf32>) -> tensor<8x1x8x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<8x1x8x24xf32>

    // stage: values
    %p_rows = stablehlo.reshape %p : (tensor<8x1x8x24xf32>) -> tensor<8x8x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<8x8x24xf32>) -> tensor<8x8x24xf64>
    %values_held_f64 = stablehlo.convert %values_held : (tensor<8x24x64xf32>) -> tensor<8x24x64xf64>
    %y_wide = stablehlo.dot_general %p_rows_f64, %values_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x8x24xf64>, tensor<8x24x64xf64>) -> tensor<8x8x64xf64>
    %y = stablehlo.convert %y_wide : (tensor<8x8x64xf64>) -> tensor<8x8x64xf32>
    %y_parts = stablehlo.reshape %y : (tensor<8x8x64xf32>) -> tensor<8x1x8x64xf32>
    %gathered = stablehlo.transpose %y_parts, dims = [1, 0, 2, 3] : (tensor<8x1x8x64xf32>) -> tensor<1x8x8x64xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<1x8x8x64xf32>) -> tensor<1x4096xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<1x4096xf32>) -> tensor<1x4096xf64>
    %o_f64 = stablehlo.convert %o : (tensor<2880x4096xf32>) -> tensor<2880x4096xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<1x4096xf64>, tensor<2880x4096xf64>) -> tensor<1x2880xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<1x2880xf64>) -> tensor<1x2880xf32>
    %attended_bias_rows = stablehlo.broadcast_in_dim %o_bias, dims = [1] : (tensor<2880xf32>) -> tensor<1x2880xf32>
    %attended_biased = stablehlo.add %attended, %attended_bias_rows : tensor<1x2880xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended_biased : tensor<1x2880xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<2880xf32>) -> tensor<2880xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<2880xf64>) -> tensor<1x2880xf64>
    %square_1 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<1x2880xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2880xf64>, tensor<f64>) -> tensor<1xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat : tensor<1xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<1xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<1xf64>) -> tensor<1x2880xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_1 : tensor<1x2880xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<1x2880xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<1x2880xf64>) -> tensor<1x2880xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<1x2880xf32>) -> tensor<1x2880xf64>
    %router_f64 = stablehlo.convert %router : (tensor<32x2880xf32>) -> tensor<32x2880xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<1x2880xf64>, tensor<32x2880xf64>) -> tensor<1x32xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<1x32xf64>) -> tensor<1x32xf32>
    %router_bias_rows = stablehlo.broadcast_in_dim %router_bias, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %router_logits_biased = stablehlo.add %router_logits, %router_bias_rows : tensor<1x32xf32>

    // stage: top-k: 4 iterative argmaxes over 32 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %is_zero = stablehlo.compare EQ, %router_logits_biased, %zero_splat, FLOAT : (tensor<1x32xf32>, tensor<1x32xf32>) -> tensor<1x32xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %router_logits_biased : tensor<1x32xi1>, tensor<1x32xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<1x32xf32>) -> tensor<1x32xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<1x32xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<1x32xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<1x32xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<1x32xi1>, tensor<1x32xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<1x32xf32>, tensor<1x32xf32>) -> tensor<1x32xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<1x32xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<1x32xi1>, tensor<1x32xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<32xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<4xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    // choice 0
    %maximum_identity_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %beyond = stablehlo.constant dense<32> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<1x32xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<1x32xi1>, tensor<1x32xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<1xi32>) -> tensor<1x4xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<1x4xi1>, tensor<1x4xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<1x32xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<1x32xi1>, tensor<1x32xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<1x32xi1>, tensor<1x32xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<1xi32>) -> tensor<1x4xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<1x4xi1>, tensor<1x4xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<1x32xi1>, tensor<1x32xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<1x32xi1>, tensor<1x32xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<1xi32>) -> tensor<1x4xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<1x4xi1>, tensor<1x4xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<1x32xi1>, tensor<1x32xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<1xi32>) -> tensor<1x32xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<1x32xi32>, tensor<1x32xi32>) -> tensor<1x32xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<1x32xi1>, tensor<1x32xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x32xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = stablehlo.broadcast_in_dim %slot_3, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %chosen_slots_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<1xi32>) -> tensor<1x4xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<1x4xi1>, tensor<1x4xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<32xi32>) -> tensor<1x4x32xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_3, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<1x4x32xi32>
    %is_chosen_3 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<1x4x32xi32>, tensor<1x4x32xi32>) -> tensor<1x4x32xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %router_logits_biased, dims = [0, 2] : (tensor<1x32xf32>) -> tensor<1x4x32xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x4x32xf32>
    %chosen_values = stablehlo.select %is_chosen_3, %values_per_slot, %zero_splat_1 : tensor<1x4x32xi1>, tensor<1x4x32xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<1x4x32xf32>, tensor<f32>) -> tensor<1x4xf32>
    %maximum_identity_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%chosen_weights init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<1xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<1xf32>) -> tensor<1x4xf32>
    %shifted = stablehlo.add %chosen_weights, %minus_row_max_rows : tensor<1x4xf32>
    %exponentials_1 = stablehlo.exponential %shifted : tensor<1x4xf32>
    %row_sum = stablehlo.reduce(%exponentials_1 init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<1xf32>) -> tensor<1x4xf32>
    %chosen_weights_1 = stablehlo.divide %exponentials_1, %row_sum_rows : tensor<1x4xf32>

    // stage: experts: all 32 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %ffn_input, dims = [1, 2] : (tensor<1x2880xf32>) -> tensor<32x1x2880xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:32, 0:2880, 0:2880] : (tensor<32x5760x2880xf32>) -> tensor<32x2880x2880xf32>
    %gate_bias = stablehlo.slice %expert_gate_up_bias [0:32, 0:2880] : (tensor<32x5760xf32>) -> tensor<32x2880xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<32x1x2880xf32>) -> tensor<32x1x2880xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x1x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x1x2880xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<32x1x2880xf64>) -> tensor<32x1x2880xf32>
    %gate_bias_rows = stablehlo.broadcast_in_dim %gate_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x1x2880xf32>
    %gate_biased = stablehlo.add %gate, %gate_bias_rows : tensor<32x1x2880xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:32, 2880:5760, 0:2880] : (tensor<32x5760x2880xf32>) -> tensor<32x2880x2880xf32>
    %up_bias = stablehlo.slice %expert_gate_up_bias [0:32, 2880:5760] : (tensor<32x5760xf32>) -> tensor<32x2880xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<32x1x2880xf32>) -> tensor<32x1x2880xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x1x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x1x2880xf64>
    %up = stablehlo.convert %up_wide : (tensor<32x1x2880xf64>) -> tensor<32x1x2880xf32>
    %up_bias_rows = stablehlo.broadcast_in_dim %up_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x1x2880xf32>
    %up_biased = stablehlo.add %up, %up_bias_rows : tensor<32x1x2880xf32>
    %limit = stablehlo.constant dense<7.0> : tensor<f32>
    %limit_splat = stablehlo.broadcast_in_dim %limit, dims = [] : (tensor<f32>) -> tensor<32x1x2880xf32>
    %minimum = stablehlo.minimum %up_biased, %limit_splat : tensor<32x1x2880xf32>
    %minus_limit = stablehlo.constant dense<-7.0> : tensor<f32>
    %minus_limit_splat = stablehlo.broadcast_in_dim %minus_limit, dims = [] : (tensor<f32>) -> tensor<32x1x2880xf32>
    %up_clamped = stablehlo.maximum %minimum, %minus_limit_splat : tensor<32x1x2880xf32>
    %gate_clamped = stablehlo.minimum %gate_biased, %limit_splat : tensor<32x1x2880xf32>
    %alpha = stablehlo.constant dense<1.7020000219345093> : tensor<f32>
    %alpha_splat = stablehlo.broadcast_in_dim %alpha, dims = [] : (tensor<f32>) -> tensor<32x1x2880xf32>
    %product_8 = stablehlo.multiply %gate_clamped, %alpha_splat : tensor<32x1x2880xf32>
    %gate_sigmoid = stablehlo.logistic %product_8 : tensor<32x1x2880xf32>
    %activated = stablehlo.multiply %gate_clamped, %gate_sigmoid : tensor<32x1x2880xf32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %one_splat = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<32x1x2880xf32>
    %sum = stablehlo.add %up_clamped, %one_splat : tensor<32x1x2880xf32>
    %hidden = stablehlo.multiply %sum, %activated : tensor<32x1x2880xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<32x1x2880xf32>) -> tensor<32x1x2880xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<32x2880x2880xf32>) -> tensor<32x2880x2880xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<32x1x2880xf64>, tensor<32x2880x2880xf64>) -> tensor<32x1x2880xf64>
    %down = stablehlo.convert %down_wide : (tensor<32x1x2880xf64>) -> tensor<32x1x2880xf32>
    %down_bias_rows = stablehlo.broadcast_in_dim %expert_down_bias, dims = [0, 2] : (tensor<32x2880xf32>) -> tensor<32x1x2880xf32>
    %down_biased = stablehlo.add %down, %down_bias_rows : tensor<32x1x2880xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_3, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<1x4x32xi32>
    %is_chosen_4 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<1x4x32xi32>, tensor<1x4x32xi32>) -> tensor<1x4x32xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %chosen_weights_1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<1x4x32xf32>
    %placed_weights = stablehlo.select %is_chosen_4, %weights_per_expert, %zero_splat_1 : tensor<1x4x32xi1>, tensor<1x4x32xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<1x4x32xf32>, tensor<f32>) -> tensor<1x32xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_4 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<1x4x32xi1>, tensor<i1>) -> tensor<1x32xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<1x32xf32>) -> tensor<32x1xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<1x32xi1>) -> tensor<32x1xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x1x2880xf32>
    %weighted = stablehlo.multiply %down_biased, %combine_rows : tensor<32x1x2880xf32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<32x1xi1>) -> tensor<32x1x2880xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<32x1x2880xf32>
    %kept = stablehlo.select %chosen_rows_3, %weighted, %zero_splat_2 : tensor<32x1x2880xi1>, tensor<32x1x2880xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<32x1x2880xf32>, tensor<f32>) -> tensor<1x2880xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %routed : tensor<1x2880xf32>

    return %h_2, %keys_held, %values_held : tensor<1x2880xf32>, tensor<8x24x64xf32>, tensor<8x24x64xf32>
  }
}
