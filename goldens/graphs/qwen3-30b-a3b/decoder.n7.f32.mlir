module @decoder {
  func.func public @prefill(
      %tokens: tensor<7xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x64xf32>,
      %rope_sin: tensor<7x64xf32>,
      %key_positions: tensor<24xi32>,
      %layers.0.keys: tensor<4x24x128xf32>,
      %layers.0.values: tensor<4x24x128xf32>,
      %layers.1.keys: tensor<4x24x128xf32>,
      %layers.1.values: tensor<4x24x128xf32>,
      %layers.2.keys: tensor<4x24x128xf32>,
      %layers.2.values: tensor<4x24x128xf32>,
      %layers.3.keys: tensor<4x24x128xf32>,
      %layers.3.values: tensor<4x24x128xf32>,
      %layers.4.keys: tensor<4x24x128xf32>,
      %layers.4.values: tensor<4x24x128xf32>,
      %layers.5.keys: tensor<4x24x128xf32>,
      %layers.5.values: tensor<4x24x128xf32>,
      %layers.6.keys: tensor<4x24x128xf32>,
      %layers.6.values: tensor<4x24x128xf32>,
      %layers.7.keys: tensor<4x24x128xf32>,
      %layers.7.values: tensor<4x24x128xf32>,
      %layers.8.keys: tensor<4x24x128xf32>,
      %layers.8.values: tensor<4x24x128xf32>,
      %layers.9.keys: tensor<4x24x128xf32>,
      %layers.9.values: tensor<4x24x128xf32>,
      %layers.10.keys: tensor<4x24x128xf32>,
      %layers.10.values: tensor<4x24x128xf32>,
      %layers.11.keys: tensor<4x24x128xf32>,
      %layers.11.values: tensor<4x24x128xf32>,
      %layers.12.keys: tensor<4x24x128xf32>,
      %layers.12.values: tensor<4x24x128xf32>,
      %layers.13.keys: tensor<4x24x128xf32>,
      %layers.13.values: tensor<4x24x128xf32>,
      %layers.14.keys: tensor<4x24x128xf32>,
      %layers.14.values: tensor<4x24x128xf32>,
      %layers.15.keys: tensor<4x24x128xf32>,
      %layers.15.values: tensor<4x24x128xf32>,
      %layers.16.keys: tensor<4x24x128xf32>,
      %layers.16.values: tensor<4x24x128xf32>,
      %layers.17.keys: tensor<4x24x128xf32>,
      %layers.17.values: tensor<4x24x128xf32>,
      %layers.18.keys: tensor<4x24x128xf32>,
      %layers.18.values: tensor<4x24x128xf32>,
      %layers.19.keys: tensor<4x24x128xf32>,
      %layers.19.values: tensor<4x24x128xf32>,
      %layers.20.keys: tensor<4x24x128xf32>,
      %layers.20.values: tensor<4x24x128xf32>,
      %layers.21.keys: tensor<4x24x128xf32>,
      %layers.21.values: tensor<4x24x128xf32>,
      %layers.22.keys: tensor<4x24x128xf32>,
      %layers.22.values: tensor<4x24x128xf32>,
      %layers.23.keys: tensor<4x24x128xf32>,
      %layers.23.values: tensor<4x24x128xf32>,
      %layers.24.keys: tensor<4x24x128xf32>,
      %layers.24.values: tensor<4x24x128xf32>,
      %layers.25.keys: tensor<4x24x128xf32>,
      %layers.25.values: tensor<4x24x128xf32>,
      %layers.26.keys: tensor<4x24x128xf32>,
      %layers.26.values: tensor<4x24x128xf32>,
      %layers.27.keys: tensor<4x24x128xf32>,
      %layers.27.values: tensor<4x24x128xf32>,
      %layers.28.keys: tensor<4x24x128xf32>,
      %layers.28.values: tensor<4x24x128xf32>,
      %layers.29.keys: tensor<4x24x128xf32>,
      %layers.29.values: tensor<4x24x128xf32>,
      %layers.30.keys: tensor<4x24x128xf32>,
      %layers.30.values: tensor<4x24x128xf32>,
      %layers.31.keys: tensor<4x24x128xf32>,
      %layers.31.values: tensor<4x24x128xf32>,
      %layers.32.keys: tensor<4x24x128xf32>,
      %layers.32.values: tensor<4x24x128xf32>,
      %layers.33.keys: tensor<4x24x128xf32>,
      %layers.33.values: tensor<4x24x128xf32>,
      %layers.34.keys: tensor<4x24x128xf32>,
      %layers.34.values: tensor<4x24x128xf32>,
      %layers.35.keys: tensor<4x24x128xf32>,
      %layers.35.values: tensor<4x24x128xf32>,
      %layers.36.keys: tensor<4x24x128xf32>,
      %layers.36.values: tensor<4x24x128xf32>,
      %layers.37.keys: tensor<4x24x128xf32>,
      %layers.37.values: tensor<4x24x128xf32>,
      %layers.38.keys: tensor<4x24x128xf32>,
      %layers.38.values: tensor<4x24x128xf32>,
      %layers.39.keys: tensor<4x24x128xf32>,
      %layers.39.values: tensor<4x24x128xf32>,
      %layers.40.keys: tensor<4x24x128xf32>,
      %layers.40.values: tensor<4x24x128xf32>,
      %layers.41.keys: tensor<4x24x128xf32>,
      %layers.41.values: tensor<4x24x128xf32>,
      %layers.42.keys: tensor<4x24x128xf32>,
      %layers.42.values: tensor<4x24x128xf32>,
      %layers.43.keys: tensor<4x24x128xf32>,
      %layers.43.values: tensor<4x24x128xf32>,
      %layers.44.keys: tensor<4x24x128xf32>,
      %layers.44.values: tensor<4x24x128xf32>,
      %layers.45.keys: tensor<4x24x128xf32>,
      %layers.45.values: tensor<4x24x128xf32>,
      %layers.46.keys: tensor<4x24x128xf32>,
      %layers.46.values: tensor<4x24x128xf32>,
      %layers.47.keys: tensor<4x24x128xf32>,
      %layers.47.values: tensor<4x24x128xf32>,
      %embedding: tensor<151936x2048xf32>,
      %final_norm: tensor<2048xf32>,
      %head: tensor<151936x2048xf32>,
      %layers.0.mixer_norm: tensor<2048xf32>,
      %layers.0.q: tensor<4096x2048xf32>,
      %layers.0.k: tensor<512x2048xf32>,
      %layers.0.v: tensor<512x2048xf32>,
      %layers.0.q_norm: tensor<128xf32>,
      %layers.0.k_norm: tensor<128xf32>,
      %layers.0.o: tensor<2048x4096xf32>,
      %layers.0.ffn_norm: tensor<2048xf32>,
      %layers.0.router: tensor<128x2048xf32>,
      %layers.0.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.0.expert_down: tensor<128x2048x768xf32>,
      %layers.1.mixer_norm: tensor<2048xf32>,
      %layers.1.q: tensor<4096x2048xf32>,
      %layers.1.k: tensor<512x2048xf32>,
      %layers.1.v: tensor<512x2048xf32>,
      %layers.1.q_norm: tensor<128xf32>,
      %layers.1.k_norm: tensor<128xf32>,
      %layers.1.o: tensor<2048x4096xf32>,
      %layers.1.ffn_norm: tensor<2048xf32>,
      %layers.1.router: tensor<128x2048xf32>,
      %layers.1.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.1.expert_down: tensor<128x2048x768xf32>,
      %layers.2.mixer_norm: tensor<2048xf32>,
      %layers.2.q: tensor<4096x2048xf32>,
      %layers.2.k: tensor<512x2048xf32>,
      %layers.2.v: tensor<512x2048xf32>,
      %layers.2.q_norm: tensor<128xf32>,
      %layers.2.k_norm: tensor<128xf32>,
      %layers.2.o: tensor<2048x4096xf32>,
      %layers.2.ffn_norm: tensor<2048xf32>,
      %layers.2.router: tensor<128x2048xf32>,
      %layers.2.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.2.expert_down: tensor<128x2048x768xf32>,
      %layers.3.mixer_norm: tensor<2048xf32>,
      %layers.3.q: tensor<4096x2048xf32>,
      %layers.3.k: tensor<512x2048xf32>,
      %layers.3.v: tensor<512x2048xf32>,
      %layers.3.q_norm: tensor<128xf32>,
      %layers.3.k_norm: tensor<128xf32>,
      %layers.3.o: tensor<2048x4096xf32>,
      %layers.3.ffn_norm: tensor<2048xf32>,
      %layers.3.router: tensor<128x2048xf32>,
      %layers.3.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.3.expert_down: tensor<128x2048x768xf32>,
      %layers.4.mixer_norm: tensor<2048xf32>,
      %layers.4.q: tensor<4096x2048xf32>,
      %layers.4.k: tensor<512x2048xf32>,
      %layers.4.v: tensor<512x2048xf32>,
      %layers.4.q_norm: tensor<128xf32>,
      %layers.4.k_norm: tensor<128xf32>,
      %layers.4.o: tensor<2048x4096xf32>,
      %layers.4.ffn_norm: tensor<2048xf32>,
      %layers.4.router: tensor<128x2048xf32>,
      %layers.4.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.4.expert_down: tensor<128x2048x768xf32>,
      %layers.5.mixer_norm: tensor<2048xf32>,
      %layers.5.q: tensor<4096x2048xf32>,
      %layers.5.k: tensor<512x2048xf32>,
      %layers.5.v: tensor<512x2048xf32>,
      %layers.5.q_norm: tensor<128xf32>,
      %layers.5.k_norm: tensor<128xf32>,
      %layers.5.o: tensor<2048x4096xf32>,
      %layers.5.ffn_norm: tensor<2048xf32>,
      %layers.5.router: tensor<128x2048xf32>,
      %layers.5.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.5.expert_down: tensor<128x2048x768xf32>,
      %layers.6.mixer_norm: tensor<2048xf32>,
      %layers.6.q: tensor<4096x2048xf32>,
      %layers.6.k: tensor<512x2048xf32>,
      %layers.6.v: tensor<512x2048xf32>,
      %layers.6.q_norm: tensor<128xf32>,
      %layers.6.k_norm: tensor<128xf32>,
      %layers.6.o: tensor<2048x4096xf32>,
      %layers.6.ffn_norm: tensor<2048xf32>,
      %layers.6.router: tensor<128x2048xf32>,
      %layers.6.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.6.expert_down: tensor<128x2048x768xf32>,
      %layers.7.mixer_norm: tensor<2048xf32>,
      %layers.7.q: tensor<4096x2048xf32>,
      %layers.7.k: tensor<512x2048xf32>,
      %layers.7.v: tensor<512x2048xf32>,
      %layers.7.q_norm: tensor<128xf32>,
      %layers.7.k_norm: tensor<128xf32>,
      %layers.7.o: tensor<2048x4096xf32>,
      %layers.7.ffn_norm: tensor<2048xf32>,
      %layers.7.router: tensor<128x2048xf32>,
      %layers.7.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.7.expert_down: tensor<128x2048x768xf32>,
      %layers.8.mixer_norm: tensor<2048xf32>,
      %layers.8.q: tensor<4096x2048xf32>,
      %layers.8.k: tensor<512x2048xf32>,
      %layers.8.v: tensor<512x2048xf32>,
      %layers.8.q_norm: tensor<128xf32>,
      %layers.8.k_norm: tensor<128xf32>,
      %layers.8.o: tensor<2048x4096xf32>,
      %layers.8.ffn_norm: tensor<2048xf32>,
      %layers.8.router: tensor<128x2048xf32>,
      %layers.8.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.8.expert_down: tensor<128x2048x768xf32>,
      %layers.9.mixer_norm: tensor<2048xf32>,
      %layers.9.q: tensor<4096x2048xf32>,
      %layers.9.k: tensor<512x2048xf32>,
      %layers.9.v: tensor<512x2048xf32>,
      %layers.9.q_norm: tensor<128xf32>,
      %layers.9.k_norm: tensor<128xf32>,
      %layers.9.o: tensor<2048x4096xf32>,
      %layers.9.ffn_norm: tensor<2048xf32>,
      %layers.9.router: tensor<128x2048xf32>,
      %layers.9.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.9.expert_down: tensor<128x2048x768xf32>,
      %layers.10.mixer_norm: tensor<2048xf32>,
      %layers.10.q: tensor<4096x2048xf32>,
      %layers.10.k: tensor<512x2048xf32>,
      %layers.10.v: tensor<512x2048xf32>,
      %layers.10.q_norm: tensor<128xf32>,
      %layers.10.k_norm: tensor<128xf32>,
      %layers.10.o: tensor<2048x4096xf32>,
      %layers.10.ffn_norm: tensor<2048xf32>,
      %layers.10.router: tensor<128x2048xf32>,
      %layers.10.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.10.expert_down: tensor<128x2048x768xf32>,
      %layers.11.mixer_norm: tensor<2048xf32>,
      %layers.11.q: tensor<4096x2048xf32>,
      %layers.11.k: tensor<512x2048xf32>,
      %layers.11.v: tensor<512x2048xf32>,
      %layers.11.q_norm: tensor<128xf32>,
      %layers.11.k_norm: tensor<128xf32>,
      %layers.11.o: tensor<2048x4096xf32>,
      %layers.11.ffn_norm: tensor<2048xf32>,
      %layers.11.router: tensor<128x2048xf32>,
      %layers.11.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.11.expert_down: tensor<128x2048x768xf32>,
      %layers.12.mixer_norm: tensor<2048xf32>,
      %layers.12.q: tensor<4096x2048xf32>,
      %layers.12.k: tensor<512x2048xf32>,
      %layers.12.v: tensor<512x2048xf32>,
      %layers.12.q_norm: tensor<128xf32>,
      %layers.12.k_norm: tensor<128xf32>,
      %layers.12.o: tensor<2048x4096xf32>,
      %layers.12.ffn_norm: tensor<2048xf32>,
      %layers.12.router: tensor<128x2048xf32>,
      %layers.12.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.12.expert_down: tensor<128x2048x768xf32>,
      %layers.13.mixer_norm: tensor<2048xf32>,
      %layers.13.q: tensor<4096x2048xf32>,
      %layers.13.k: tensor<512x2048xf32>,
      %layers.13.v: tensor<512x2048xf32>,
      %layers.13.q_norm: tensor<128xf32>,
      %layers.13.k_norm: tensor<128xf32>,
      %layers.13.o: tensor<2048x4096xf32>,
      %layers.13.ffn_norm: tensor<2048xf32>,
      %layers.13.router: tensor<128x2048xf32>,
      %layers.13.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.13.expert_down: tensor<128x2048x768xf32>,
      %layers.14.mixer_norm: tensor<2048xf32>,
      %layers.14.q: tensor<4096x2048xf32>,
      %layers.14.k: tensor<512x2048xf32>,
      %layers.14.v: tensor<512x2048xf32>,
      %layers.14.q_norm: tensor<128xf32>,
      %layers.14.k_norm: tensor<128xf32>,
      %layers.14.o: tensor<2048x4096xf32>,
      %layers.14.ffn_norm: tensor<2048xf32>,
      %layers.14.router: tensor<128x2048xf32>,
      %layers.14.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.14.expert_down: tensor<128x2048x768xf32>,
      %layers.15.mixer_norm: tensor<2048xf32>,
      %layers.15.q: tensor<4096x2048xf32>,
      %layers.15.k: tensor<512x2048xf32>,
      %layers.15.v: tensor<512x2048xf32>,
      %layers.15.q_norm: tensor<128xf32>,
      %layers.15.k_norm: tensor<128xf32>,
      %layers.15.o: tensor<2048x4096xf32>,
      %layers.15.ffn_norm: tensor<2048xf32>,
      %layers.15.router: tensor<128x2048xf32>,
      %layers.15.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.15.expert_down: tensor<128x2048x768xf32>,
      %layers.16.mixer_norm: tensor<2048xf32>,
      %layers.16.q: tensor<4096x2048xf32>,
      %layers.16.k: tensor<512x2048xf32>,
      %layers.16.v: tensor<512x2048xf32>,
      %layers.16.q_norm: tensor<128xf32>,
      %layers.16.k_norm: tensor<128xf32>,
      %layers.16.o: tensor<2048x4096xf32>,
      %layers.16.ffn_norm: tensor<2048xf32>,
      %layers.16.router: tensor<128x2048xf32>,
      %layers.16.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.16.expert_down: tensor<128x2048x768xf32>,
      %layers.17.mixer_norm: tensor<2048xf32>,
      %layers.17.q: tensor<4096x2048xf32>,
      %layers.17.k: tensor<512x2048xf32>,
      %layers.17.v: tensor<512x2048xf32>,
      %layers.17.q_norm: tensor<128xf32>,
      %layers.17.k_norm: tensor<128xf32>,
      %layers.17.o: tensor<2048x4096xf32>,
      %layers.17.ffn_norm: tensor<2048xf32>,
      %layers.17.router: tensor<128x2048xf32>,
      %layers.17.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.17.expert_down: tensor<128x2048x768xf32>,
      %layers.18.mixer_norm: tensor<2048xf32>,
      %layers.18.q: tensor<4096x2048xf32>,
      %layers.18.k: tensor<512x2048xf32>,
      %layers.18.v: tensor<512x2048xf32>,
      %layers.18.q_norm: tensor<128xf32>,
      %layers.18.k_norm: tensor<128xf32>,
      %layers.18.o: tensor<2048x4096xf32>,
      %layers.18.ffn_norm: tensor<2048xf32>,
      %layers.18.router: tensor<128x2048xf32>,
      %layers.18.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.18.expert_down: tensor<128x2048x768xf32>,
      %layers.19.mixer_norm: tensor<2048xf32>,
      %layers.19.q: tensor<4096x2048xf32>,
      %layers.19.k: tensor<512x2048xf32>,
      %layers.19.v: tensor<512x2048xf32>,
      %layers.19.q_norm: tensor<128xf32>,
      %layers.19.k_norm: tensor<128xf32>,
      %layers.19.o: tensor<2048x4096xf32>,
      %layers.19.ffn_norm: tensor<2048xf32>,
      %layers.19.router: tensor<128x2048xf32>,
      %layers.19.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.19.expert_down: tensor<128x2048x768xf32>,
      %layers.20.mixer_norm: tensor<2048xf32>,
      %layers.20.q: tensor<4096x2048xf32>,
      %layers.20.k: tensor<512x2048xf32>,
      %layers.20.v: tensor<512x2048xf32>,
      %layers.20.q_norm: tensor<128xf32>,
      %layers.20.k_norm: tensor<128xf32>,
      %layers.20.o: tensor<2048x4096xf32>,
      %layers.20.ffn_norm: tensor<2048xf32>,
      %layers.20.router: tensor<128x2048xf32>,
      %layers.20.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.20.expert_down: tensor<128x2048x768xf32>,
      %layers.21.mixer_norm: tensor<2048xf32>,
      %layers.21.q: tensor<4096x2048xf32>,
      %layers.21.k: tensor<512x2048xf32>,
      %layers.21.v: tensor<512x2048xf32>,
      %layers.21.q_norm: tensor<128xf32>,
      %layers.21.k_norm: tensor<128xf32>,
      %layers.21.o: tensor<2048x4096xf32>,
      %layers.21.ffn_norm: tensor<2048xf32>,
      %layers.21.router: tensor<128x2048xf32>,
      %layers.21.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.21.expert_down: tensor<128x2048x768xf32>,
      %layers.22.mixer_norm: tensor<2048xf32>,
      %layers.22.q: tensor<4096x2048xf32>,
      %layers.22.k: tensor<512x2048xf32>,
      %layers.22.v: tensor<512x2048xf32>,
      %layers.22.q_norm: tensor<128xf32>,
      %layers.22.k_norm: tensor<128xf32>,
      %layers.22.o: tensor<2048x4096xf32>,
      %layers.22.ffn_norm: tensor<2048xf32>,
      %layers.22.router: tensor<128x2048xf32>,
      %layers.22.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.22.expert_down: tensor<128x2048x768xf32>,
      %layers.23.mixer_norm: tensor<2048xf32>,
      %layers.23.q: tensor<4096x2048xf32>,
      %layers.23.k: tensor<512x2048xf32>,
      %layers.23.v: tensor<512x2048xf32>,
      %layers.23.q_norm: tensor<128xf32>,
      %layers.23.k_norm: tensor<128xf32>,
      %layers.23.o: tensor<2048x4096xf32>,
      %layers.23.ffn_norm: tensor<2048xf32>,
      %layers.23.router: tensor<128x2048xf32>,
      %layers.23.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.23.expert_down: tensor<128x2048x768xf32>,
      %layers.24.mixer_norm: tensor<2048xf32>,
      %layers.24.q: tensor<4096x2048xf32>,
      %layers.24.k: tensor<512x2048xf32>,
      %layers.24.v: tensor<512x2048xf32>,
      %layers.24.q_norm: tensor<128xf32>,
      %layers.24.k_norm: tensor<128xf32>,
      %layers.24.o: tensor<2048x4096xf32>,
      %layers.24.ffn_norm: tensor<2048xf32>,
      %layers.24.router: tensor<128x2048xf32>,
      %layers.24.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.24.expert_down: tensor<128x2048x768xf32>,
      %layers.25.mixer_norm: tensor<2048xf32>,
      %layers.25.q: tensor<4096x2048xf32>,
      %layers.25.k: tensor<512x2048xf32>,
      %layers.25.v: tensor<512x2048xf32>,
      %layers.25.q_norm: tensor<128xf32>,
      %layers.25.k_norm: tensor<128xf32>,
      %layers.25.o: tensor<2048x4096xf32>,
      %layers.25.ffn_norm: tensor<2048xf32>,
      %layers.25.router: tensor<128x2048xf32>,
      %layers.25.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.25.expert_down: tensor<128x2048x768xf32>,
      %layers.26.mixer_norm: tensor<2048xf32>,
      %layers.26.q: tensor<4096x2048xf32>,
      %layers.26.k: tensor<512x2048xf32>,
      %layers.26.v: tensor<512x2048xf32>,
      %layers.26.q_norm: tensor<128xf32>,
      %layers.26.k_norm: tensor<128xf32>,
      %layers.26.o: tensor<2048x4096xf32>,
      %layers.26.ffn_norm: tensor<2048xf32>,
      %layers.26.router: tensor<128x2048xf32>,
      %layers.26.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.26.expert_down: tensor<128x2048x768xf32>,
      %layers.27.mixer_norm: tensor<2048xf32>,
      %layers.27.q: tensor<4096x2048xf32>,
      %layers.27.k: tensor<512x2048xf32>,
      %layers.27.v: tensor<512x2048xf32>,
      %layers.27.q_norm: tensor<128xf32>,
      %layers.27.k_norm: tensor<128xf32>,
      %layers.27.o: tensor<2048x4096xf32>,
      %layers.27.ffn_norm: tensor<2048xf32>,
      %layers.27.router: tensor<128x2048xf32>,
      %layers.27.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.27.expert_down: tensor<128x2048x768xf32>,
      %layers.28.mixer_norm: tensor<2048xf32>,
      %layers.28.q: tensor<4096x2048xf32>,
      %layers.28.k: tensor<512x2048xf32>,
      %layers.28.v: tensor<512x2048xf32>,
      %layers.28.q_norm: tensor<128xf32>,
      %layers.28.k_norm: tensor<128xf32>,
      %layers.28.o: tensor<2048x4096xf32>,
      %layers.28.ffn_norm: tensor<2048xf32>,
      %layers.28.router: tensor<128x2048xf32>,
      %layers.28.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.28.expert_down: tensor<128x2048x768xf32>,
      %layers.29.mixer_norm: tensor<2048xf32>,
      %layers.29.q: tensor<4096x2048xf32>,
      %layers.29.k: tensor<512x2048xf32>,
      %layers.29.v: tensor<512x2048xf32>,
      %layers.29.q_norm: tensor<128xf32>,
      %layers.29.k_norm: tensor<128xf32>,
      %layers.29.o: tensor<2048x4096xf32>,
      %layers.29.ffn_norm: tensor<2048xf32>,
      %layers.29.router: tensor<128x2048xf32>,
      %layers.29.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.29.expert_down: tensor<128x2048x768xf32>,
      %layers.30.mixer_norm: tensor<2048xf32>,
      %layers.30.q: tensor<4096x2048xf32>,
      %layers.30.k: tensor<512x2048xf32>,
      %layers.30.v: tensor<512x2048xf32>,
      %layers.30.q_norm: tensor<128xf32>,
      %layers.30.k_norm: tensor<128xf32>,
      %layers.30.o: tensor<2048x4096xf32>,
      %layers.30.ffn_norm: tensor<2048xf32>,
      %layers.30.router: tensor<128x2048xf32>,
      %layers.30.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.30.expert_down: tensor<128x2048x768xf32>,
      %layers.31.mixer_norm: tensor<2048xf32>,
      %layers.31.q: tensor<4096x2048xf32>,
      %layers.31.k: tensor<512x2048xf32>,
      %layers.31.v: tensor<512x2048xf32>,
      %layers.31.q_norm: tensor<128xf32>,
      %layers.31.k_norm: tensor<128xf32>,
      %layers.31.o: tensor<2048x4096xf32>,
      %layers.31.ffn_norm: tensor<2048xf32>,
      %layers.31.router: tensor<128x2048xf32>,
      %layers.31.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.31.expert_down: tensor<128x2048x768xf32>,
      %layers.32.mixer_norm: tensor<2048xf32>,
      %layers.32.q: tensor<4096x2048xf32>,
      %layers.32.k: tensor<512x2048xf32>,
      %layers.32.v: tensor<512x2048xf32>,
      %layers.32.q_norm: tensor<128xf32>,
      %layers.32.k_norm: tensor<128xf32>,
      %layers.32.o: tensor<2048x4096xf32>,
      %layers.32.ffn_norm: tensor<2048xf32>,
      %layers.32.router: tensor<128x2048xf32>,
      %layers.32.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.32.expert_down: tensor<128x2048x768xf32>,
      %layers.33.mixer_norm: tensor<2048xf32>,
      %layers.33.q: tensor<4096x2048xf32>,
      %layers.33.k: tensor<512x2048xf32>,
      %layers.33.v: tensor<512x2048xf32>,
      %layers.33.q_norm: tensor<128xf32>,
      %layers.33.k_norm: tensor<128xf32>,
      %layers.33.o: tensor<2048x4096xf32>,
      %layers.33.ffn_norm: tensor<2048xf32>,
      %layers.33.router: tensor<128x2048xf32>,
      %layers.33.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.33.expert_down: tensor<128x2048x768xf32>,
      %layers.34.mixer_norm: tensor<2048xf32>,
      %layers.34.q: tensor<4096x2048xf32>,
      %layers.34.k: tensor<512x2048xf32>,
      %layers.34.v: tensor<512x2048xf32>,
      %layers.34.q_norm: tensor<128xf32>,
      %layers.34.k_norm: tensor<128xf32>,
      %layers.34.o: tensor<2048x4096xf32>,
      %layers.34.ffn_norm: tensor<2048xf32>,
      %layers.34.router: tensor<128x2048xf32>,
      %layers.34.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.34.expert_down: tensor<128x2048x768xf32>,
      %layers.35.mixer_norm: tensor<2048xf32>,
      %layers.35.q: tensor<4096x2048xf32>,
      %layers.35.k: tensor<512x2048xf32>,
      %layers.35.v: tensor<512x2048xf32>,
      %layers.35.q_norm: tensor<128xf32>,
      %layers.35.k_norm: tensor<128xf32>,
      %layers.35.o: tensor<2048x4096xf32>,
      %layers.35.ffn_norm: tensor<2048xf32>,
      %layers.35.router: tensor<128x2048xf32>,
      %layers.35.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.35.expert_down: tensor<128x2048x768xf32>,
      %layers.36.mixer_norm: tensor<2048xf32>,
      %layers.36.q: tensor<4096x2048xf32>,
      %layers.36.k: tensor<512x2048xf32>,
      %layers.36.v: tensor<512x2048xf32>,
      %layers.36.q_norm: tensor<128xf32>,
      %layers.36.k_norm: tensor<128xf32>,
      %layers.36.o: tensor<2048x4096xf32>,
      %layers.36.ffn_norm: tensor<2048xf32>,
      %layers.36.router: tensor<128x2048xf32>,
      %layers.36.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.36.expert_down: tensor<128x2048x768xf32>,
      %layers.37.mixer_norm: tensor<2048xf32>,
      %layers.37.q: tensor<4096x2048xf32>,
      %layers.37.k: tensor<512x2048xf32>,
      %layers.37.v: tensor<512x2048xf32>,
      %layers.37.q_norm: tensor<128xf32>,
      %layers.37.k_norm: tensor<128xf32>,
      %layers.37.o: tensor<2048x4096xf32>,
      %layers.37.ffn_norm: tensor<2048xf32>,
      %layers.37.router: tensor<128x2048xf32>,
      %layers.37.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.37.expert_down: tensor<128x2048x768xf32>,
      %layers.38.mixer_norm: tensor<2048xf32>,
      %layers.38.q: tensor<4096x2048xf32>,
      %layers.38.k: tensor<512x2048xf32>,
      %layers.38.v: tensor<512x2048xf32>,
      %layers.38.q_norm: tensor<128xf32>,
      %layers.38.k_norm: tensor<128xf32>,
      %layers.38.o: tensor<2048x4096xf32>,
      %layers.38.ffn_norm: tensor<2048xf32>,
      %layers.38.router: tensor<128x2048xf32>,
      %layers.38.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.38.expert_down: tensor<128x2048x768xf32>,
      %layers.39.mixer_norm: tensor<2048xf32>,
      %layers.39.q: tensor<4096x2048xf32>,
      %layers.39.k: tensor<512x2048xf32>,
      %layers.39.v: tensor<512x2048xf32>,
      %layers.39.q_norm: tensor<128xf32>,
      %layers.39.k_norm: tensor<128xf32>,
      %layers.39.o: tensor<2048x4096xf32>,
      %layers.39.ffn_norm: tensor<2048xf32>,
      %layers.39.router: tensor<128x2048xf32>,
      %layers.39.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.39.expert_down: tensor<128x2048x768xf32>,
      %layers.40.mixer_norm: tensor<2048xf32>,
      %layers.40.q: tensor<4096x2048xf32>,
      %layers.40.k: tensor<512x2048xf32>,
      %layers.40.v: tensor<512x2048xf32>,
      %layers.40.q_norm: tensor<128xf32>,
      %layers.40.k_norm: tensor<128xf32>,
      %layers.40.o: tensor<2048x4096xf32>,
      %layers.40.ffn_norm: tensor<2048xf32>,
      %layers.40.router: tensor<128x2048xf32>,
      %layers.40.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.40.expert_down: tensor<128x2048x768xf32>,
      %layers.41.mixer_norm: tensor<2048xf32>,
      %layers.41.q: tensor<4096x2048xf32>,
      %layers.41.k: tensor<512x2048xf32>,
      %layers.41.v: tensor<512x2048xf32>,
      %layers.41.q_norm: tensor<128xf32>,
      %layers.41.k_norm: tensor<128xf32>,
      %layers.41.o: tensor<2048x4096xf32>,
      %layers.41.ffn_norm: tensor<2048xf32>,
      %layers.41.router: tensor<128x2048xf32>,
      %layers.41.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.41.expert_down: tensor<128x2048x768xf32>,
      %layers.42.mixer_norm: tensor<2048xf32>,
      %layers.42.q: tensor<4096x2048xf32>,
      %layers.42.k: tensor<512x2048xf32>,
      %layers.42.v: tensor<512x2048xf32>,
      %layers.42.q_norm: tensor<128xf32>,
      %layers.42.k_norm: tensor<128xf32>,
      %layers.42.o: tensor<2048x4096xf32>,
      %layers.42.ffn_norm: tensor<2048xf32>,
      %layers.42.router: tensor<128x2048xf32>,
      %layers.42.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.42.expert_down: tensor<128x2048x768xf32>,
      %layers.43.mixer_norm: tensor<2048xf32>,
      %layers.43.q: tensor<4096x2048xf32>,
      %layers.43.k: tensor<512x2048xf32>,
      %layers.43.v: tensor<512x2048xf32>,
      %layers.43.q_norm: tensor<128xf32>,
      %layers.43.k_norm: tensor<128xf32>,
      %layers.43.o: tensor<2048x4096xf32>,
      %layers.43.ffn_norm: tensor<2048xf32>,
      %layers.43.router: tensor<128x2048xf32>,
      %layers.43.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.43.expert_down: tensor<128x2048x768xf32>,
      %layers.44.mixer_norm: tensor<2048xf32>,
      %layers.44.q: tensor<4096x2048xf32>,
      %layers.44.k: tensor<512x2048xf32>,
      %layers.44.v: tensor<512x2048xf32>,
      %layers.44.q_norm: tensor<128xf32>,
      %layers.44.k_norm: tensor<128xf32>,
      %layers.44.o: tensor<2048x4096xf32>,
      %layers.44.ffn_norm: tensor<2048xf32>,
      %layers.44.router: tensor<128x2048xf32>,
      %layers.44.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.44.expert_down: tensor<128x2048x768xf32>,
      %layers.45.mixer_norm: tensor<2048xf32>,
      %layers.45.q: tensor<4096x2048xf32>,
      %layers.45.k: tensor<512x2048xf32>,
      %layers.45.v: tensor<512x2048xf32>,
      %layers.45.q_norm: tensor<128xf32>,
      %layers.45.k_norm: tensor<128xf32>,
      %layers.45.o: tensor<2048x4096xf32>,
      %layers.45.ffn_norm: tensor<2048xf32>,
      %layers.45.router: tensor<128x2048xf32>,
      %layers.45.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.45.expert_down: tensor<128x2048x768xf32>,
      %layers.46.mixer_norm: tensor<2048xf32>,
      %layers.46.q: tensor<4096x2048xf32>,
      %layers.46.k: tensor<512x2048xf32>,
      %layers.46.v: tensor<512x2048xf32>,
      %layers.46.q_norm: tensor<128xf32>,
      %layers.46.k_norm: tensor<128xf32>,
      %layers.46.o: tensor<2048x4096xf32>,
      %layers.46.ffn_norm: tensor<2048xf32>,
      %layers.46.router: tensor<128x2048xf32>,
      %layers.46.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.46.expert_down: tensor<128x2048x768xf32>,
      %layers.47.mixer_norm: tensor<2048xf32>,
      %layers.47.q: tensor<4096x2048xf32>,
      %layers.47.k: tensor<512x2048xf32>,
      %layers.47.v: tensor<512x2048xf32>,
      %layers.47.q_norm: tensor<128xf32>,
      %layers.47.k_norm: tensor<128xf32>,
      %layers.47.o: tensor<2048x4096xf32>,
      %layers.47.ffn_norm: tensor<2048xf32>,
      %layers.47.router: tensor<128x2048xf32>,
      %layers.47.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.47.expert_down: tensor<128x2048x768xf32>
  ) -> (tensor<1x151936xf32>, tensor<1xi32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>) {
    // stage: positions
    %start_rows = stablehlo.broadcast_in_dim %start, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %offset = stablehlo.iota dim = 0 : tensor<7xi32>
    %positions = stablehlo.add %offset, %start_rows : tensor<7xi32>

    // stage: embedding
    %embedding_rows = "stablehlo.gather"(%embedding, %tokens) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<151936x2048xf32>, tensor<7xi32>) -> tensor<7x2048xf32>

    // stage: layer 0
    %layer_0_h, %layer_0_keys, %layer_0_values = func.call @layer(%embedding_rows, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.0.keys, %layers.0.values, %layers.0.mixer_norm, %layers.0.q, %layers.0.k, %layers.0.v, %layers.0.q_norm, %layers.0.k_norm, %layers.0.o, %layers.0.ffn_norm, %layers.0.router, %layers.0.expert_gate_up, %layers.0.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 1
    %layer_1_h, %layer_1_keys, %layer_1_values = func.call @layer(%layer_0_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.1.keys, %layers.1.values, %layers.1.mixer_norm, %layers.1.q, %layers.1.k, %layers.1.v, %layers.1.q_norm, %layers.1.k_norm, %layers.1.o, %layers.1.ffn_norm, %layers.1.router, %layers.1.expert_gate_up, %layers.1.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 2
    %layer_2_h, %layer_2_keys, %layer_2_values = func.call @layer(%layer_1_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.2.keys, %layers.2.values, %layers.2.mixer_norm, %layers.2.q, %layers.2.k, %layers.2.v, %layers.2.q_norm, %layers.2.k_norm, %layers.2.o, %layers.2.ffn_norm, %layers.2.router, %layers.2.expert_gate_up, %layers.2.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 3
    %layer_3_h, %layer_3_keys, %layer_3_values = func.call @layer(%layer_2_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.3.keys, %layers.3.values, %layers.3.mixer_norm, %layers.3.q, %layers.3.k, %layers.3.v, %layers.3.q_norm, %layers.3.k_norm, %layers.3.o, %layers.3.ffn_norm, %layers.3.router, %layers.3.expert_gate_up, %layers.3.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 4
    %layer_4_h, %layer_4_keys, %layer_4_values = func.call @layer(%layer_3_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.4.keys, %layers.4.values, %layers.4.mixer_norm, %layers.4.q, %layers.4.k, %layers.4.v, %layers.4.q_norm, %layers.4.k_norm, %layers.4.o, %layers.4.ffn_norm, %layers.4.router, %layers.4.expert_gate_up, %layers.4.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 5
    %layer_5_h, %layer_5_keys, %layer_5_values = func.call @layer(%layer_4_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.5.keys, %layers.5.values, %layers.5.mixer_norm, %layers.5.q, %layers.5.k, %layers.5.v, %layers.5.q_norm, %layers.5.k_norm, %layers.5.o, %layers.5.ffn_norm, %layers.5.router, %layers.5.expert_gate_up, %layers.5.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 6
    %layer_6_h, %layer_6_keys, %layer_6_values = func.call @layer(%layer_5_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.6.keys, %layers.6.values, %layers.6.mixer_norm, %layers.6.q, %layers.6.k, %layers.6.v, %layers.6.q_norm, %layers.6.k_norm, %layers.6.o, %layers.6.ffn_norm, %layers.6.router, %layers.6.expert_gate_up, %layers.6.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 7
    %layer_7_h, %layer_7_keys, %layer_7_values = func.call @layer(%layer_6_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.7.keys, %layers.7.values, %layers.7.mixer_norm, %layers.7.q, %layers.7.k, %layers.7.v, %layers.7.q_norm, %layers.7.k_norm, %layers.7.o, %layers.7.ffn_norm, %layers.7.router, %layers.7.expert_gate_up, %layers.7.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 8
    %layer_8_h, %layer_8_keys, %layer_8_values = func.call @layer(%layer_7_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.8.keys, %layers.8.values, %layers.8.mixer_norm, %layers.8.q, %layers.8.k, %layers.8.v, %layers.8.q_norm, %layers.8.k_norm, %layers.8.o, %layers.8.ffn_norm, %layers.8.router, %layers.8.expert_gate_up, %layers.8.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 9
    %layer_9_h, %layer_9_keys, %layer_9_values = func.call @layer(%layer_8_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.9.keys, %layers.9.values, %layers.9.mixer_norm, %layers.9.q, %layers.9.k, %layers.9.v, %layers.9.q_norm, %layers.9.k_norm, %layers.9.o, %layers.9.ffn_norm, %layers.9.router, %layers.9.expert_gate_up, %layers.9.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 10
    %layer_10_h, %layer_10_keys, %layer_10_values = func.call @layer(%layer_9_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.10.keys, %layers.10.values, %layers.10.mixer_norm, %layers.10.q, %layers.10.k, %layers.10.v, %layers.10.q_norm, %layers.10.k_norm, %layers.10.o, %layers.10.ffn_norm, %layers.10.router, %layers.10.expert_gate_up, %layers.10.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 11
    %layer_11_h, %layer_11_keys, %layer_11_values = func.call @layer(%layer_10_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.11.keys, %layers.11.values, %layers.11.mixer_norm, %layers.11.q, %layers.11.k, %layers.11.v, %layers.11.q_norm, %layers.11.k_norm, %layers.11.o, %layers.11.ffn_norm, %layers.11.router, %layers.11.expert_gate_up, %layers.11.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 12
    %layer_12_h, %layer_12_keys, %layer_12_values = func.call @layer(%layer_11_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.12.keys, %layers.12.values, %layers.12.mixer_norm, %layers.12.q, %layers.12.k, %layers.12.v, %layers.12.q_norm, %layers.12.k_norm, %layers.12.o, %layers.12.ffn_norm, %layers.12.router, %layers.12.expert_gate_up, %layers.12.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 13
    %layer_13_h, %layer_13_keys, %layer_13_values = func.call @layer(%layer_12_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.13.keys, %layers.13.values, %layers.13.mixer_norm, %layers.13.q, %layers.13.k, %layers.13.v, %layers.13.q_norm, %layers.13.k_norm, %layers.13.o, %layers.13.ffn_norm, %layers.13.router, %layers.13.expert_gate_up, %layers.13.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 14
    %layer_14_h, %layer_14_keys, %layer_14_values = func.call @layer(%layer_13_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.14.keys, %layers.14.values, %layers.14.mixer_norm, %layers.14.q, %layers.14.k, %layers.14.v, %layers.14.q_norm, %layers.14.k_norm, %layers.14.o, %layers.14.ffn_norm, %layers.14.router, %layers.14.expert_gate_up, %layers.14.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 15
    %layer_15_h, %layer_15_keys, %layer_15_values = func.call @layer(%layer_14_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.15.keys, %layers.15.values, %layers.15.mixer_norm, %layers.15.q, %layers.15.k, %layers.15.v, %layers.15.q_norm, %layers.15.k_norm, %layers.15.o, %layers.15.ffn_norm, %layers.15.router, %layers.15.expert_gate_up, %layers.15.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 16
    %layer_16_h, %layer_16_keys, %layer_16_values = func.call @layer(%layer_15_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.16.keys, %layers.16.values, %layers.16.mixer_norm, %layers.16.q, %layers.16.k, %layers.16.v, %layers.16.q_norm, %layers.16.k_norm, %layers.16.o, %layers.16.ffn_norm, %layers.16.router, %layers.16.expert_gate_up, %layers.16.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 17
    %layer_17_h, %layer_17_keys, %layer_17_values = func.call @layer(%layer_16_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.17.keys, %layers.17.values, %layers.17.mixer_norm, %layers.17.q, %layers.17.k, %layers.17.v, %layers.17.q_norm, %layers.17.k_norm, %layers.17.o, %layers.17.ffn_norm, %layers.17.router, %layers.17.expert_gate_up, %layers.17.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 18
    %layer_18_h, %layer_18_keys, %layer_18_values = func.call @layer(%layer_17_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.18.keys, %layers.18.values, %layers.18.mixer_norm, %layers.18.q, %layers.18.k, %layers.18.v, %layers.18.q_norm, %layers.18.k_norm, %layers.18.o, %layers.18.ffn_norm, %layers.18.router, %layers.18.expert_gate_up, %layers.18.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 19
    %layer_19_h, %layer_19_keys, %layer_19_values = func.call @layer(%layer_18_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.19.keys, %layers.19.values, %layers.19.mixer_norm, %layers.19.q, %layers.19.k, %layers.19.v, %layers.19.q_norm, %layers.19.k_norm, %layers.19.o, %layers.19.ffn_norm, %layers.19.router, %layers.19.expert_gate_up, %layers.19.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 20
    %layer_20_h, %layer_20_keys, %layer_20_values = func.call @layer(%layer_19_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.20.keys, %layers.20.values, %layers.20.mixer_norm, %layers.20.q, %layers.20.k, %layers.20.v, %layers.20.q_norm, %layers.20.k_norm, %layers.20.o, %layers.20.ffn_norm, %layers.20.router, %layers.20.expert_gate_up, %layers.20.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 21
    %layer_21_h, %layer_21_keys, %layer_21_values = func.call @layer(%layer_20_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.21.keys, %layers.21.values, %layers.21.mixer_norm, %layers.21.q, %layers.21.k, %layers.21.v, %layers.21.q_norm, %layers.21.k_norm, %layers.21.o, %layers.21.ffn_norm, %layers.21.router, %layers.21.expert_gate_up, %layers.21.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 22
    %layer_22_h, %layer_22_keys, %layer_22_values = func.call @layer(%layer_21_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.22.keys, %layers.22.values, %layers.22.mixer_norm, %layers.22.q, %layers.22.k, %layers.22.v, %layers.22.q_norm, %layers.22.k_norm, %layers.22.o, %layers.22.ffn_norm, %layers.22.router, %layers.22.expert_gate_up, %layers.22.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 23
    %layer_23_h, %layer_23_keys, %layer_23_values = func.call @layer(%layer_22_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.23.keys, %layers.23.values, %layers.23.mixer_norm, %layers.23.q, %layers.23.k, %layers.23.v, %layers.23.q_norm, %layers.23.k_norm, %layers.23.o, %layers.23.ffn_norm, %layers.23.router, %layers.23.expert_gate_up, %layers.23.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 24
    %layer_24_h, %layer_24_keys, %layer_24_values = func.call @layer(%layer_23_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.24.keys, %layers.24.values, %layers.24.mixer_norm, %layers.24.q, %layers.24.k, %layers.24.v, %layers.24.q_norm, %layers.24.k_norm, %layers.24.o, %layers.24.ffn_norm, %layers.24.router, %layers.24.expert_gate_up, %layers.24.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 25
    %layer_25_h, %layer_25_keys, %layer_25_values = func.call @layer(%layer_24_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.25.keys, %layers.25.values, %layers.25.mixer_norm, %layers.25.q, %layers.25.k, %layers.25.v, %layers.25.q_norm, %layers.25.k_norm, %layers.25.o, %layers.25.ffn_norm, %layers.25.router, %layers.25.expert_gate_up, %layers.25.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 26
    %layer_26_h, %layer_26_keys, %layer_26_values = func.call @layer(%layer_25_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.26.keys, %layers.26.values, %layers.26.mixer_norm, %layers.26.q, %layers.26.k, %layers.26.v, %layers.26.q_norm, %layers.26.k_norm, %layers.26.o, %layers.26.ffn_norm, %layers.26.router, %layers.26.expert_gate_up, %layers.26.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 27
    %layer_27_h, %layer_27_keys, %layer_27_values = func.call @layer(%layer_26_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.27.keys, %layers.27.values, %layers.27.mixer_norm, %layers.27.q, %layers.27.k, %layers.27.v, %layers.27.q_norm, %layers.27.k_norm, %layers.27.o, %layers.27.ffn_norm, %layers.27.router, %layers.27.expert_gate_up, %layers.27.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 28
    %layer_28_h, %layer_28_keys, %layer_28_values = func.call @layer(%layer_27_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.28.keys, %layers.28.values, %layers.28.mixer_norm, %layers.28.q, %layers.28.k, %layers.28.v, %layers.28.q_norm, %layers.28.k_norm, %layers.28.o, %layers.28.ffn_norm, %layers.28.router, %layers.28.expert_gate_up, %layers.28.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 29
    %layer_29_h, %layer_29_keys, %layer_29_values = func.call @layer(%layer_28_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.29.keys, %layers.29.values, %layers.29.mixer_norm, %layers.29.q, %layers.29.k, %layers.29.v, %layers.29.q_norm, %layers.29.k_norm, %layers.29.o, %layers.29.ffn_norm, %layers.29.router, %layers.29.expert_gate_up, %layers.29.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 30
    %layer_30_h, %layer_30_keys, %layer_30_values = func.call @layer(%layer_29_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.30.keys, %layers.30.values, %layers.30.mixer_norm, %layers.30.q, %layers.30.k, %layers.30.v, %layers.30.q_norm, %layers.30.k_norm, %layers.30.o, %layers.30.ffn_norm, %layers.30.router, %layers.30.expert_gate_up, %layers.30.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 31
    %layer_31_h, %layer_31_keys, %layer_31_values = func.call @layer(%layer_30_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.31.keys, %layers.31.values, %layers.31.mixer_norm, %layers.31.q, %layers.31.k, %layers.31.v, %layers.31.q_norm, %layers.31.k_norm, %layers.31.o, %layers.31.ffn_norm, %layers.31.router, %layers.31.expert_gate_up, %layers.31.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 32
    %layer_32_h, %layer_32_keys, %layer_32_values = func.call @layer(%layer_31_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.32.keys, %layers.32.values, %layers.32.mixer_norm, %layers.32.q, %layers.32.k, %layers.32.v, %layers.32.q_norm, %layers.32.k_norm, %layers.32.o, %layers.32.ffn_norm, %layers.32.router, %layers.32.expert_gate_up, %layers.32.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 33
    %layer_33_h, %layer_33_keys, %layer_33_values = func.call @layer(%layer_32_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.33.keys, %layers.33.values, %layers.33.mixer_norm, %layers.33.q, %layers.33.k, %layers.33.v, %layers.33.q_norm, %layers.33.k_norm, %layers.33.o, %layers.33.ffn_norm, %layers.33.router, %layers.33.expert_gate_up, %layers.33.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 34
    %layer_34_h, %layer_34_keys, %layer_34_values = func.call @layer(%layer_33_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.34.keys, %layers.34.values, %layers.34.mixer_norm, %layers.34.q, %layers.34.k, %layers.34.v, %layers.34.q_norm, %layers.34.k_norm, %layers.34.o, %layers.34.ffn_norm, %layers.34.router, %layers.34.expert_gate_up, %layers.34.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 35
    %layer_35_h, %layer_35_keys, %layer_35_values = func.call @layer(%layer_34_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.35.keys, %layers.35.values, %layers.35.mixer_norm, %layers.35.q, %layers.35.k, %layers.35.v, %layers.35.q_norm, %layers.35.k_norm, %layers.35.o, %layers.35.ffn_norm, %layers.35.router, %layers.35.expert_gate_up, %layers.35.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 36
    %layer_36_h, %layer_36_keys, %layer_36_values = func.call @layer(%layer_35_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.36.keys, %layers.36.values, %layers.36.mixer_norm, %layers.36.q, %layers.36.k, %layers.36.v, %layers.36.q_norm, %layers.36.k_norm, %layers.36.o, %layers.36.ffn_norm, %layers.36.router, %layers.36.expert_gate_up, %layers.36.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 37
    %layer_37_h, %layer_37_keys, %layer_37_values = func.call @layer(%layer_36_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.37.keys, %layers.37.values, %layers.37.mixer_norm, %layers.37.q, %layers.37.k, %layers.37.v, %layers.37.q_norm, %layers.37.k_norm, %layers.37.o, %layers.37.ffn_norm, %layers.37.router, %layers.37.expert_gate_up, %layers.37.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 38
    %layer_38_h, %layer_38_keys, %layer_38_values = func.call @layer(%layer_37_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.38.keys, %layers.38.values, %layers.38.mixer_norm, %layers.38.q, %layers.38.k, %layers.38.v, %layers.38.q_norm, %layers.38.k_norm, %layers.38.o, %layers.38.ffn_norm, %layers.38.router, %layers.38.expert_gate_up, %layers.38.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 39
    %layer_39_h, %layer_39_keys, %layer_39_values = func.call @layer(%layer_38_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.39.keys, %layers.39.values, %layers.39.mixer_norm, %layers.39.q, %layers.39.k, %layers.39.v, %layers.39.q_norm, %layers.39.k_norm, %layers.39.o, %layers.39.ffn_norm, %layers.39.router, %layers.39.expert_gate_up, %layers.39.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 40
    %layer_40_h, %layer_40_keys, %layer_40_values = func.call @layer(%layer_39_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.40.keys, %layers.40.values, %layers.40.mixer_norm, %layers.40.q, %layers.40.k, %layers.40.v, %layers.40.q_norm, %layers.40.k_norm, %layers.40.o, %layers.40.ffn_norm, %layers.40.router, %layers.40.expert_gate_up, %layers.40.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 41
    %layer_41_h, %layer_41_keys, %layer_41_values = func.call @layer(%layer_40_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.41.keys, %layers.41.values, %layers.41.mixer_norm, %layers.41.q, %layers.41.k, %layers.41.v, %layers.41.q_norm, %layers.41.k_norm, %layers.41.o, %layers.41.ffn_norm, %layers.41.router, %layers.41.expert_gate_up, %layers.41.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 42
    %layer_42_h, %layer_42_keys, %layer_42_values = func.call @layer(%layer_41_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.42.keys, %layers.42.values, %layers.42.mixer_norm, %layers.42.q, %layers.42.k, %layers.42.v, %layers.42.q_norm, %layers.42.k_norm, %layers.42.o, %layers.42.ffn_norm, %layers.42.router, %layers.42.expert_gate_up, %layers.42.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 43
    %layer_43_h, %layer_43_keys, %layer_43_values = func.call @layer(%layer_42_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.43.keys, %layers.43.values, %layers.43.mixer_norm, %layers.43.q, %layers.43.k, %layers.43.v, %layers.43.q_norm, %layers.43.k_norm, %layers.43.o, %layers.43.ffn_norm, %layers.43.router, %layers.43.expert_gate_up, %layers.43.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 44
    %layer_44_h, %layer_44_keys, %layer_44_values = func.call @layer(%layer_43_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.44.keys, %layers.44.values, %layers.44.mixer_norm, %layers.44.q, %layers.44.k, %layers.44.v, %layers.44.q_norm, %layers.44.k_norm, %layers.44.o, %layers.44.ffn_norm, %layers.44.router, %layers.44.expert_gate_up, %layers.44.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 45
    %layer_45_h, %layer_45_keys, %layer_45_values = func.call @layer(%layer_44_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.45.keys, %layers.45.values, %layers.45.mixer_norm, %layers.45.q, %layers.45.k, %layers.45.v, %layers.45.q_norm, %layers.45.k_norm, %layers.45.o, %layers.45.ffn_norm, %layers.45.router, %layers.45.expert_gate_up, %layers.45.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 46
    %layer_46_h, %layer_46_keys, %layer_46_values = func.call @layer(%layer_45_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.46.keys, %layers.46.values, %layers.46.mixer_norm, %layers.46.q, %layers.46.k, %layers.46.v, %layers.46.q_norm, %layers.46.k_norm, %layers.46.o, %layers.46.ffn_norm, %layers.46.router, %layers.46.expert_gate_up, %layers.46.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 47
    %layer_47_h, %layer_47_keys, %layer_47_values = func.call @layer(%layer_46_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.47.keys, %layers.47.values, %layers.47.mixer_norm, %layers.47.q, %layers.47.k, %layers.47.v, %layers.47.q_norm, %layers.47.k_norm, %layers.47.o, %layers.47.ffn_norm, %layers.47.router, %layers.47.expert_gate_up, %layers.47.expert_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x64xf32>, tensor<7x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: last token
    %token_count = stablehlo.constant dense<7> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %last = stablehlo.subtract %token_count, %one : tensor<i32>
    %last_h = stablehlo.dynamic_slice %layer_47_h, %last, %zero, sizes = [1, 2048] : (tensor<7x2048xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2048xf32>

    // stage: final norm
    %last_h_f64 = stablehlo.convert %last_h : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %final_norm_f64 = stablehlo.convert %final_norm : (tensor<2048xf32>) -> tensor<2048xf64>
    %final_wide_rows = stablehlo.broadcast_in_dim %final_norm_f64, dims = [1] : (tensor<2048xf64>) -> tensor<1x2048xf64>
    %square = stablehlo.multiply %last_h_f64, %last_h_f64 : tensor<1x2048xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2048xf64>, tensor<f64>) -> tensor<1xf64>
    %one_over_width = stablehlo.constant dense<0.00048828125> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<1xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-06> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<1xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<1xf64>) -> tensor<1x2048xf64>
    %final_wide = stablehlo.multiply %last_h_f64, %reciprocal_root_rows : tensor<1x2048xf64>
    %final_wide_1 = stablehlo.multiply %final_wide, %final_wide_rows : tensor<1x2048xf64>
    %final = stablehlo.convert %final_wide_1 : (tensor<1x2048xf64>) -> tensor<1x2048xf32>

    // stage: head: logits over 151936 tokens
    %final_f64 = stablehlo.convert %final : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %head_f64 = stablehlo.convert %head : (tensor<151936x2048xf32>) -> tensor<151936x2048xf64>
    %logits_wide = stablehlo.dot_general %final_f64, %head_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<151936x2048xf64>) -> tensor<1x151936xf64>
    %logits = stablehlo.convert %logits_wide : (tensor<1x151936xf64>) -> tensor<1x151936xf32>

    // stage: greedy token: the lowest id of a tie
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %highest_logit = stablehlo.reduce(%logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x151936xf32>, tensor<f32>) -> tensor<1xf32>
    %broadcast = stablehlo.broadcast_in_dim %highest_logit, dims = [0] : (tensor<1xf32>) -> tensor<1x151936xf32>
    %is_highest = stablehlo.compare EQ, %logits, %broadcast, FLOAT : (tensor<1x151936xf32>, tensor<1x151936xf32>) -> tensor<1x151936xi1>
    %token_id = stablehlo.iota dim = 0 : tensor<151936xi32>
    %token_id_wide = stablehlo.broadcast_in_dim %token_id, dims = [1] : (tensor<151936xi32>) -> tensor<1x151936xi32>
    %no_token = stablehlo.constant dense<151936> : tensor<i32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<i32>) -> tensor<1x151936xi32>
    %highest_ids = stablehlo.select %is_highest, %token_id_wide, %no_token_splat : tensor<1x151936xi1>, tensor<1x151936xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %token = stablehlo.reduce(%highest_ids init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x151936xi32>, tensor<i32>) -> tensor<1xi32>

    return %logits, %token, %layer_0_keys, %layer_0_values, %layer_1_keys, %layer_1_values, %layer_2_keys, %layer_2_values, %layer_3_keys, %layer_3_values, %layer_4_keys, %layer_4_values, %layer_5_keys, %layer_5_values, %layer_6_keys, %layer_6_values, %layer_7_keys, %layer_7_values, %layer_8_keys, %layer_8_values, %layer_9_keys, %layer_9_values, %layer_10_keys, %layer_10_values, %layer_11_keys, %layer_11_values, %layer_12_keys, %layer_12_values, %layer_13_keys, %layer_13_values, %layer_14_keys, %layer_14_values, %layer_15_keys, %layer_15_values, %layer_16_keys, %layer_16_values, %layer_17_keys, %layer_17_values, %layer_18_keys, %layer_18_values, %layer_19_keys, %layer_19_values, %layer_20_keys, %layer_20_values, %layer_21_keys, %layer_21_values, %layer_22_keys, %layer_22_values, %layer_23_keys, %layer_23_values, %layer_24_keys, %layer_24_values, %layer_25_keys, %layer_25_values, %layer_26_keys, %layer_26_values, %layer_27_keys, %layer_27_values, %layer_28_keys, %layer_28_values, %layer_29_keys, %layer_29_values, %layer_30_keys, %layer_30_values, %layer_31_keys, %layer_31_values, %layer_32_keys, %layer_32_values, %layer_33_keys, %layer_33_values, %layer_34_keys, %layer_34_values, %layer_35_keys, %layer_35_values, %layer_36_keys, %layer_36_values, %layer_37_keys, %layer_37_values, %layer_38_keys, %layer_38_values, %layer_39_keys, %layer_39_values, %layer_40_keys, %layer_40_values, %layer_41_keys, %layer_41_values, %layer_42_keys, %layer_42_values, %layer_43_keys, %layer_43_values, %layer_44_keys, %layer_44_values, %layer_45_keys, %layer_45_values, %layer_46_keys, %layer_46_values, %layer_47_keys, %layer_47_values : tensor<1x151936xf32>, tensor<1xi32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>
  }

  func.func public @decode(
      %tokens: tensor<1xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<1x64xf32>,
      %rope_sin: tensor<1x64xf32>,
      %key_positions: tensor<24xi32>,
      %layers.0.keys: tensor<4x24x128xf32>,
      %layers.0.values: tensor<4x24x128xf32>,
      %layers.1.keys: tensor<4x24x128xf32>,
      %layers.1.values: tensor<4x24x128xf32>,
      %layers.2.keys: tensor<4x24x128xf32>,
      %layers.2.values: tensor<4x24x128xf32>,
      %layers.3.keys: tensor<4x24x128xf32>,
      %layers.3.values: tensor<4x24x128xf32>,
      %layers.4.keys: tensor<4x24x128xf32>,
      %layers.4.values: tensor<4x24x128xf32>,
      %layers.5.keys: tensor<4x24x128xf32>,
      %layers.5.values: tensor<4x24x128xf32>,
      %layers.6.keys: tensor<4x24x128xf32>,
      %layers.6.values: tensor<4x24x128xf32>,
      %layers.7.keys: tensor<4x24x128xf32>,
      %layers.7.values: tensor<4x24x128xf32>,
      %layers.8.keys: tensor<4x24x128xf32>,
      %layers.8.values: tensor<4x24x128xf32>,
      %layers.9.keys: tensor<4x24x128xf32>,
      %layers.9.values: tensor<4x24x128xf32>,
      %layers.10.keys: tensor<4x24x128xf32>,
      %layers.10.values: tensor<4x24x128xf32>,
      %layers.11.keys: tensor<4x24x128xf32>,
      %layers.11.values: tensor<4x24x128xf32>,
      %layers.12.keys: tensor<4x24x128xf32>,
      %layers.12.values: tensor<4x24x128xf32>,
      %layers.13.keys: tensor<4x24x128xf32>,
      %layers.13.values: tensor<4x24x128xf32>,
      %layers.14.keys: tensor<4x24x128xf32>,
      %layers.14.values: tensor<4x24x128xf32>,
      %layers.15.keys: tensor<4x24x128xf32>,
      %layers.15.values: tensor<4x24x128xf32>,
      %layers.16.keys: tensor<4x24x128xf32>,
      %layers.16.values: tensor<4x24x128xf32>,
      %layers.17.keys: tensor<4x24x128xf32>,
      %layers.17.values: tensor<4x24x128xf32>,
      %layers.18.keys: tensor<4x24x128xf32>,
      %layers.18.values: tensor<4x24x128xf32>,
      %layers.19.keys: tensor<4x24x128xf32>,
      %layers.19.values: tensor<4x24x128xf32>,
      %layers.20.keys: tensor<4x24x128xf32>,
      %layers.20.values: tensor<4x24x128xf32>,
      %layers.21.keys: tensor<4x24x128xf32>,
      %layers.21.values: tensor<4x24x128xf32>,
      %layers.22.keys: tensor<4x24x128xf32>,
      %layers.22.values: tensor<4x24x128xf32>,
      %layers.23.keys: tensor<4x24x128xf32>,
      %layers.23.values: tensor<4x24x128xf32>,
      %layers.24.keys: tensor<4x24x128xf32>,
      %layers.24.values: tensor<4x24x128xf32>,
      %layers.25.keys: tensor<4x24x128xf32>,
      %layers.25.values: tensor<4x24x128xf32>,
      %layers.26.keys: tensor<4x24x128xf32>,
      %layers.26.values: tensor<4x24x128xf32>,
      %layers.27.keys: tensor<4x24x128xf32>,
      %layers.27.values: tensor<4x24x128xf32>,
      %layers.28.keys: tensor<4x24x128xf32>,
      %layers.28.values: tensor<4x24x128xf32>,
      %layers.29.keys: tensor<4x24x128xf32>,
      %layers.29.values: tensor<4x24x128xf32>,
      %layers.30.keys: tensor<4x24x128xf32>,
      %layers.30.values: tensor<4x24x128xf32>,
      %layers.31.keys: tensor<4x24x128xf32>,
      %layers.31.values: tensor<4x24x128xf32>,
      %layers.32.keys: tensor<4x24x128xf32>,
      %layers.32.values: tensor<4x24x128xf32>,
      %layers.33.keys: tensor<4x24x128xf32>,
      %layers.33.values: tensor<4x24x128xf32>,
      %layers.34.keys: tensor<4x24x128xf32>,
      %layers.34.values: tensor<4x24x128xf32>,
      %layers.35.keys: tensor<4x24x128xf32>,
      %layers.35.values: tensor<4x24x128xf32>,
      %layers.36.keys: tensor<4x24x128xf32>,
      %layers.36.values: tensor<4x24x128xf32>,
      %layers.37.keys: tensor<4x24x128xf32>,
      %layers.37.values: tensor<4x24x128xf32>,
      %layers.38.keys: tensor<4x24x128xf32>,
      %layers.38.values: tensor<4x24x128xf32>,
      %layers.39.keys: tensor<4x24x128xf32>,
      %layers.39.values: tensor<4x24x128xf32>,
      %layers.40.keys: tensor<4x24x128xf32>,
      %layers.40.values: tensor<4x24x128xf32>,
      %layers.41.keys: tensor<4x24x128xf32>,
      %layers.41.values: tensor<4x24x128xf32>,
      %layers.42.keys: tensor<4x24x128xf32>,
      %layers.42.values: tensor<4x24x128xf32>,
      %layers.43.keys: tensor<4x24x128xf32>,
      %layers.43.values: tensor<4x24x128xf32>,
      %layers.44.keys: tensor<4x24x128xf32>,
      %layers.44.values: tensor<4x24x128xf32>,
      %layers.45.keys: tensor<4x24x128xf32>,
      %layers.45.values: tensor<4x24x128xf32>,
      %layers.46.keys: tensor<4x24x128xf32>,
      %layers.46.values: tensor<4x24x128xf32>,
      %layers.47.keys: tensor<4x24x128xf32>,
      %layers.47.values: tensor<4x24x128xf32>,
      %embedding: tensor<151936x2048xf32>,
      %final_norm: tensor<2048xf32>,
      %head: tensor<151936x2048xf32>,
      %layers.0.mixer_norm: tensor<2048xf32>,
      %layers.0.q: tensor<4096x2048xf32>,
      %layers.0.k: tensor<512x2048xf32>,
      %layers.0.v: tensor<512x2048xf32>,
      %layers.0.q_norm: tensor<128xf32>,
      %layers.0.k_norm: tensor<128xf32>,
      %layers.0.o: tensor<2048x4096xf32>,
      %layers.0.ffn_norm: tensor<2048xf32>,
      %layers.0.router: tensor<128x2048xf32>,
      %layers.0.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.0.expert_down: tensor<128x2048x768xf32>,
      %layers.1.mixer_norm: tensor<2048xf32>,
      %layers.1.q: tensor<4096x2048xf32>,
      %layers.1.k: tensor<512x2048xf32>,
      %layers.1.v: tensor<512x2048xf32>,
      %layers.1.q_norm: tensor<128xf32>,
      %layers.1.k_norm: tensor<128xf32>,
      %layers.1.o: tensor<2048x4096xf32>,
      %layers.1.ffn_norm: tensor<2048xf32>,
      %layers.1.router: tensor<128x2048xf32>,
      %layers.1.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.1.expert_down: tensor<128x2048x768xf32>,
      %layers.2.mixer_norm: tensor<2048xf32>,
      %layers.2.q: tensor<4096x2048xf32>,
      %layers.2.k: tensor<512x2048xf32>,
      %layers.2.v: tensor<512x2048xf32>,
      %layers.2.q_norm: tensor<128xf32>,
      %layers.2.k_norm: tensor<128xf32>,
      %layers.2.o: tensor<2048x4096xf32>,
      %layers.2.ffn_norm: tensor<2048xf32>,
      %layers.2.router: tensor<128x2048xf32>,
      %layers.2.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.2.expert_down: tensor<128x2048x768xf32>,
      %layers.3.mixer_norm: tensor<2048xf32>,
      %layers.3.q: tensor<4096x2048xf32>,
      %layers.3.k: tensor<512x2048xf32>,
      %layers.3.v: tensor<512x2048xf32>,
      %layers.3.q_norm: tensor<128xf32>,
      %layers.3.k_norm: tensor<128xf32>,
      %layers.3.o: tensor<2048x4096xf32>,
      %layers.3.ffn_norm: tensor<2048xf32>,
      %layers.3.router: tensor<128x2048xf32>,
      %layers.3.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.3.expert_down: tensor<128x2048x768xf32>,
      %layers.4.mixer_norm: tensor<2048xf32>,
      %layers.4.q: tensor<4096x2048xf32>,
      %layers.4.k: tensor<512x2048xf32>,
      %layers.4.v: tensor<512x2048xf32>,
      %layers.4.q_norm: tensor<128xf32>,
      %layers.4.k_norm: tensor<128xf32>,
      %layers.4.o: tensor<2048x4096xf32>,
      %layers.4.ffn_norm: tensor<2048xf32>,
      %layers.4.router: tensor<128x2048xf32>,
      %layers.4.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.4.expert_down: tensor<128x2048x768xf32>,
      %layers.5.mixer_norm: tensor<2048xf32>,
      %layers.5.q: tensor<4096x2048xf32>,
      %layers.5.k: tensor<512x2048xf32>,
      %layers.5.v: tensor<512x2048xf32>,
      %layers.5.q_norm: tensor<128xf32>,
      %layers.5.k_norm: tensor<128xf32>,
      %layers.5.o: tensor<2048x4096xf32>,
      %layers.5.ffn_norm: tensor<2048xf32>,
      %layers.5.router: tensor<128x2048xf32>,
      %layers.5.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.5.expert_down: tensor<128x2048x768xf32>,
      %layers.6.mixer_norm: tensor<2048xf32>,
      %layers.6.q: tensor<4096x2048xf32>,
      %layers.6.k: tensor<512x2048xf32>,
      %layers.6.v: tensor<512x2048xf32>,
      %layers.6.q_norm: tensor<128xf32>,
      %layers.6.k_norm: tensor<128xf32>,
      %layers.6.o: tensor<2048x4096xf32>,
      %layers.6.ffn_norm: tensor<2048xf32>,
      %layers.6.router: tensor<128x2048xf32>,
      %layers.6.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.6.expert_down: tensor<128x2048x768xf32>,
      %layers.7.mixer_norm: tensor<2048xf32>,
      %layers.7.q: tensor<4096x2048xf32>,
      %layers.7.k: tensor<512x2048xf32>,
      %layers.7.v: tensor<512x2048xf32>,
      %layers.7.q_norm: tensor<128xf32>,
      %layers.7.k_norm: tensor<128xf32>,
      %layers.7.o: tensor<2048x4096xf32>,
      %layers.7.ffn_norm: tensor<2048xf32>,
      %layers.7.router: tensor<128x2048xf32>,
      %layers.7.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.7.expert_down: tensor<128x2048x768xf32>,
      %layers.8.mixer_norm: tensor<2048xf32>,
      %layers.8.q: tensor<4096x2048xf32>,
      %layers.8.k: tensor<512x2048xf32>,
      %layers.8.v: tensor<512x2048xf32>,
      %layers.8.q_norm: tensor<128xf32>,
      %layers.8.k_norm: tensor<128xf32>,
      %layers.8.o: tensor<2048x4096xf32>,
      %layers.8.ffn_norm: tensor<2048xf32>,
      %layers.8.router: tensor<128x2048xf32>,
      %layers.8.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.8.expert_down: tensor<128x2048x768xf32>,
      %layers.9.mixer_norm: tensor<2048xf32>,
      %layers.9.q: tensor<4096x2048xf32>,
      %layers.9.k: tensor<512x2048xf32>,
      %layers.9.v: tensor<512x2048xf32>,
      %layers.9.q_norm: tensor<128xf32>,
      %layers.9.k_norm: tensor<128xf32>,
      %layers.9.o: tensor<2048x4096xf32>,
      %layers.9.ffn_norm: tensor<2048xf32>,
      %layers.9.router: tensor<128x2048xf32>,
      %layers.9.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.9.expert_down: tensor<128x2048x768xf32>,
      %layers.10.mixer_norm: tensor<2048xf32>,
      %layers.10.q: tensor<4096x2048xf32>,
      %layers.10.k: tensor<512x2048xf32>,
      %layers.10.v: tensor<512x2048xf32>,
      %layers.10.q_norm: tensor<128xf32>,
      %layers.10.k_norm: tensor<128xf32>,
      %layers.10.o: tensor<2048x4096xf32>,
      %layers.10.ffn_norm: tensor<2048xf32>,
      %layers.10.router: tensor<128x2048xf32>,
      %layers.10.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.10.expert_down: tensor<128x2048x768xf32>,
      %layers.11.mixer_norm: tensor<2048xf32>,
      %layers.11.q: tensor<4096x2048xf32>,
      %layers.11.k: tensor<512x2048xf32>,
      %layers.11.v: tensor<512x2048xf32>,
      %layers.11.q_norm: tensor<128xf32>,
      %layers.11.k_norm: tensor<128xf32>,
      %layers.11.o: tensor<2048x4096xf32>,
      %layers.11.ffn_norm: tensor<2048xf32>,
      %layers.11.router: tensor<128x2048xf32>,
      %layers.11.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.11.expert_down: tensor<128x2048x768xf32>,
      %layers.12.mixer_norm: tensor<2048xf32>,
      %layers.12.q: tensor<4096x2048xf32>,
      %layers.12.k: tensor<512x2048xf32>,
      %layers.12.v: tensor<512x2048xf32>,
      %layers.12.q_norm: tensor<128xf32>,
      %layers.12.k_norm: tensor<128xf32>,
      %layers.12.o: tensor<2048x4096xf32>,
      %layers.12.ffn_norm: tensor<2048xf32>,
      %layers.12.router: tensor<128x2048xf32>,
      %layers.12.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.12.expert_down: tensor<128x2048x768xf32>,
      %layers.13.mixer_norm: tensor<2048xf32>,
      %layers.13.q: tensor<4096x2048xf32>,
      %layers.13.k: tensor<512x2048xf32>,
      %layers.13.v: tensor<512x2048xf32>,
      %layers.13.q_norm: tensor<128xf32>,
      %layers.13.k_norm: tensor<128xf32>,
      %layers.13.o: tensor<2048x4096xf32>,
      %layers.13.ffn_norm: tensor<2048xf32>,
      %layers.13.router: tensor<128x2048xf32>,
      %layers.13.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.13.expert_down: tensor<128x2048x768xf32>,
      %layers.14.mixer_norm: tensor<2048xf32>,
      %layers.14.q: tensor<4096x2048xf32>,
      %layers.14.k: tensor<512x2048xf32>,
      %layers.14.v: tensor<512x2048xf32>,
      %layers.14.q_norm: tensor<128xf32>,
      %layers.14.k_norm: tensor<128xf32>,
      %layers.14.o: tensor<2048x4096xf32>,
      %layers.14.ffn_norm: tensor<2048xf32>,
      %layers.14.router: tensor<128x2048xf32>,
      %layers.14.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.14.expert_down: tensor<128x2048x768xf32>,
      %layers.15.mixer_norm: tensor<2048xf32>,
      %layers.15.q: tensor<4096x2048xf32>,
      %layers.15.k: tensor<512x2048xf32>,
      %layers.15.v: tensor<512x2048xf32>,
      %layers.15.q_norm: tensor<128xf32>,
      %layers.15.k_norm: tensor<128xf32>,
      %layers.15.o: tensor<2048x4096xf32>,
      %layers.15.ffn_norm: tensor<2048xf32>,
      %layers.15.router: tensor<128x2048xf32>,
      %layers.15.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.15.expert_down: tensor<128x2048x768xf32>,
      %layers.16.mixer_norm: tensor<2048xf32>,
      %layers.16.q: tensor<4096x2048xf32>,
      %layers.16.k: tensor<512x2048xf32>,
      %layers.16.v: tensor<512x2048xf32>,
      %layers.16.q_norm: tensor<128xf32>,
      %layers.16.k_norm: tensor<128xf32>,
      %layers.16.o: tensor<2048x4096xf32>,
      %layers.16.ffn_norm: tensor<2048xf32>,
      %layers.16.router: tensor<128x2048xf32>,
      %layers.16.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.16.expert_down: tensor<128x2048x768xf32>,
      %layers.17.mixer_norm: tensor<2048xf32>,
      %layers.17.q: tensor<4096x2048xf32>,
      %layers.17.k: tensor<512x2048xf32>,
      %layers.17.v: tensor<512x2048xf32>,
      %layers.17.q_norm: tensor<128xf32>,
      %layers.17.k_norm: tensor<128xf32>,
      %layers.17.o: tensor<2048x4096xf32>,
      %layers.17.ffn_norm: tensor<2048xf32>,
      %layers.17.router: tensor<128x2048xf32>,
      %layers.17.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.17.expert_down: tensor<128x2048x768xf32>,
      %layers.18.mixer_norm: tensor<2048xf32>,
      %layers.18.q: tensor<4096x2048xf32>,
      %layers.18.k: tensor<512x2048xf32>,
      %layers.18.v: tensor<512x2048xf32>,
      %layers.18.q_norm: tensor<128xf32>,
      %layers.18.k_norm: tensor<128xf32>,
      %layers.18.o: tensor<2048x4096xf32>,
      %layers.18.ffn_norm: tensor<2048xf32>,
      %layers.18.router: tensor<128x2048xf32>,
      %layers.18.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.18.expert_down: tensor<128x2048x768xf32>,
      %layers.19.mixer_norm: tensor<2048xf32>,
      %layers.19.q: tensor<4096x2048xf32>,
      %layers.19.k: tensor<512x2048xf32>,
      %layers.19.v: tensor<512x2048xf32>,
      %layers.19.q_norm: tensor<128xf32>,
      %layers.19.k_norm: tensor<128xf32>,
      %layers.19.o: tensor<2048x4096xf32>,
      %layers.19.ffn_norm: tensor<2048xf32>,
      %layers.19.router: tensor<128x2048xf32>,
      %layers.19.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.19.expert_down: tensor<128x2048x768xf32>,
      %layers.20.mixer_norm: tensor<2048xf32>,
      %layers.20.q: tensor<4096x2048xf32>,
      %layers.20.k: tensor<512x2048xf32>,
      %layers.20.v: tensor<512x2048xf32>,
      %layers.20.q_norm: tensor<128xf32>,
      %layers.20.k_norm: tensor<128xf32>,
      %layers.20.o: tensor<2048x4096xf32>,
      %layers.20.ffn_norm: tensor<2048xf32>,
      %layers.20.router: tensor<128x2048xf32>,
      %layers.20.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.20.expert_down: tensor<128x2048x768xf32>,
      %layers.21.mixer_norm: tensor<2048xf32>,
      %layers.21.q: tensor<4096x2048xf32>,
      %layers.21.k: tensor<512x2048xf32>,
      %layers.21.v: tensor<512x2048xf32>,
      %layers.21.q_norm: tensor<128xf32>,
      %layers.21.k_norm: tensor<128xf32>,
      %layers.21.o: tensor<2048x4096xf32>,
      %layers.21.ffn_norm: tensor<2048xf32>,
      %layers.21.router: tensor<128x2048xf32>,
      %layers.21.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.21.expert_down: tensor<128x2048x768xf32>,
      %layers.22.mixer_norm: tensor<2048xf32>,
      %layers.22.q: tensor<4096x2048xf32>,
      %layers.22.k: tensor<512x2048xf32>,
      %layers.22.v: tensor<512x2048xf32>,
      %layers.22.q_norm: tensor<128xf32>,
      %layers.22.k_norm: tensor<128xf32>,
      %layers.22.o: tensor<2048x4096xf32>,
      %layers.22.ffn_norm: tensor<2048xf32>,
      %layers.22.router: tensor<128x2048xf32>,
      %layers.22.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.22.expert_down: tensor<128x2048x768xf32>,
      %layers.23.mixer_norm: tensor<2048xf32>,
      %layers.23.q: tensor<4096x2048xf32>,
      %layers.23.k: tensor<512x2048xf32>,
      %layers.23.v: tensor<512x2048xf32>,
      %layers.23.q_norm: tensor<128xf32>,
      %layers.23.k_norm: tensor<128xf32>,
      %layers.23.o: tensor<2048x4096xf32>,
      %layers.23.ffn_norm: tensor<2048xf32>,
      %layers.23.router: tensor<128x2048xf32>,
      %layers.23.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.23.expert_down: tensor<128x2048x768xf32>,
      %layers.24.mixer_norm: tensor<2048xf32>,
      %layers.24.q: tensor<4096x2048xf32>,
      %layers.24.k: tensor<512x2048xf32>,
      %layers.24.v: tensor<512x2048xf32>,
      %layers.24.q_norm: tensor<128xf32>,
      %layers.24.k_norm: tensor<128xf32>,
      %layers.24.o: tensor<2048x4096xf32>,
      %layers.24.ffn_norm: tensor<2048xf32>,
      %layers.24.router: tensor<128x2048xf32>,
      %layers.24.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.24.expert_down: tensor<128x2048x768xf32>,
      %layers.25.mixer_norm: tensor<2048xf32>,
      %layers.25.q: tensor<4096x2048xf32>,
      %layers.25.k: tensor<512x2048xf32>,
      %layers.25.v: tensor<512x2048xf32>,
      %layers.25.q_norm: tensor<128xf32>,
      %layers.25.k_norm: tensor<128xf32>,
      %layers.25.o: tensor<2048x4096xf32>,
      %layers.25.ffn_norm: tensor<2048xf32>,
      %layers.25.router: tensor<128x2048xf32>,
      %layers.25.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.25.expert_down: tensor<128x2048x768xf32>,
      %layers.26.mixer_norm: tensor<2048xf32>,
      %layers.26.q: tensor<4096x2048xf32>,
      %layers.26.k: tensor<512x2048xf32>,
      %layers.26.v: tensor<512x2048xf32>,
      %layers.26.q_norm: tensor<128xf32>,
      %layers.26.k_norm: tensor<128xf32>,
      %layers.26.o: tensor<2048x4096xf32>,
      %layers.26.ffn_norm: tensor<2048xf32>,
      %layers.26.router: tensor<128x2048xf32>,
      %layers.26.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.26.expert_down: tensor<128x2048x768xf32>,
      %layers.27.mixer_norm: tensor<2048xf32>,
      %layers.27.q: tensor<4096x2048xf32>,
      %layers.27.k: tensor<512x2048xf32>,
      %layers.27.v: tensor<512x2048xf32>,
      %layers.27.q_norm: tensor<128xf32>,
      %layers.27.k_norm: tensor<128xf32>,
      %layers.27.o: tensor<2048x4096xf32>,
      %layers.27.ffn_norm: tensor<2048xf32>,
      %layers.27.router: tensor<128x2048xf32>,
      %layers.27.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.27.expert_down: tensor<128x2048x768xf32>,
      %layers.28.mixer_norm: tensor<2048xf32>,
      %layers.28.q: tensor<4096x2048xf32>,
      %layers.28.k: tensor<512x2048xf32>,
      %layers.28.v: tensor<512x2048xf32>,
      %layers.28.q_norm: tensor<128xf32>,
      %layers.28.k_norm: tensor<128xf32>,
      %layers.28.o: tensor<2048x4096xf32>,
      %layers.28.ffn_norm: tensor<2048xf32>,
      %layers.28.router: tensor<128x2048xf32>,
      %layers.28.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.28.expert_down: tensor<128x2048x768xf32>,
      %layers.29.mixer_norm: tensor<2048xf32>,
      %layers.29.q: tensor<4096x2048xf32>,
      %layers.29.k: tensor<512x2048xf32>,
      %layers.29.v: tensor<512x2048xf32>,
      %layers.29.q_norm: tensor<128xf32>,
      %layers.29.k_norm: tensor<128xf32>,
      %layers.29.o: tensor<2048x4096xf32>,
      %layers.29.ffn_norm: tensor<2048xf32>,
      %layers.29.router: tensor<128x2048xf32>,
      %layers.29.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.29.expert_down: tensor<128x2048x768xf32>,
      %layers.30.mixer_norm: tensor<2048xf32>,
      %layers.30.q: tensor<4096x2048xf32>,
      %layers.30.k: tensor<512x2048xf32>,
      %layers.30.v: tensor<512x2048xf32>,
      %layers.30.q_norm: tensor<128xf32>,
      %layers.30.k_norm: tensor<128xf32>,
      %layers.30.o: tensor<2048x4096xf32>,
      %layers.30.ffn_norm: tensor<2048xf32>,
      %layers.30.router: tensor<128x2048xf32>,
      %layers.30.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.30.expert_down: tensor<128x2048x768xf32>,
      %layers.31.mixer_norm: tensor<2048xf32>,
      %layers.31.q: tensor<4096x2048xf32>,
      %layers.31.k: tensor<512x2048xf32>,
      %layers.31.v: tensor<512x2048xf32>,
      %layers.31.q_norm: tensor<128xf32>,
      %layers.31.k_norm: tensor<128xf32>,
      %layers.31.o: tensor<2048x4096xf32>,
      %layers.31.ffn_norm: tensor<2048xf32>,
      %layers.31.router: tensor<128x2048xf32>,
      %layers.31.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.31.expert_down: tensor<128x2048x768xf32>,
      %layers.32.mixer_norm: tensor<2048xf32>,
      %layers.32.q: tensor<4096x2048xf32>,
      %layers.32.k: tensor<512x2048xf32>,
      %layers.32.v: tensor<512x2048xf32>,
      %layers.32.q_norm: tensor<128xf32>,
      %layers.32.k_norm: tensor<128xf32>,
      %layers.32.o: tensor<2048x4096xf32>,
      %layers.32.ffn_norm: tensor<2048xf32>,
      %layers.32.router: tensor<128x2048xf32>,
      %layers.32.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.32.expert_down: tensor<128x2048x768xf32>,
      %layers.33.mixer_norm: tensor<2048xf32>,
      %layers.33.q: tensor<4096x2048xf32>,
      %layers.33.k: tensor<512x2048xf32>,
      %layers.33.v: tensor<512x2048xf32>,
      %layers.33.q_norm: tensor<128xf32>,
      %layers.33.k_norm: tensor<128xf32>,
      %layers.33.o: tensor<2048x4096xf32>,
      %layers.33.ffn_norm: tensor<2048xf32>,
      %layers.33.router: tensor<128x2048xf32>,
      %layers.33.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.33.expert_down: tensor<128x2048x768xf32>,
      %layers.34.mixer_norm: tensor<2048xf32>,
      %layers.34.q: tensor<4096x2048xf32>,
      %layers.34.k: tensor<512x2048xf32>,
      %layers.34.v: tensor<512x2048xf32>,
      %layers.34.q_norm: tensor<128xf32>,
      %layers.34.k_norm: tensor<128xf32>,
      %layers.34.o: tensor<2048x4096xf32>,
      %layers.34.ffn_norm: tensor<2048xf32>,
      %layers.34.router: tensor<128x2048xf32>,
      %layers.34.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.34.expert_down: tensor<128x2048x768xf32>,
      %layers.35.mixer_norm: tensor<2048xf32>,
      %layers.35.q: tensor<4096x2048xf32>,
      %layers.35.k: tensor<512x2048xf32>,
      %layers.35.v: tensor<512x2048xf32>,
      %layers.35.q_norm: tensor<128xf32>,
      %layers.35.k_norm: tensor<128xf32>,
      %layers.35.o: tensor<2048x4096xf32>,
      %layers.35.ffn_norm: tensor<2048xf32>,
      %layers.35.router: tensor<128x2048xf32>,
      %layers.35.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.35.expert_down: tensor<128x2048x768xf32>,
      %layers.36.mixer_norm: tensor<2048xf32>,
      %layers.36.q: tensor<4096x2048xf32>,
      %layers.36.k: tensor<512x2048xf32>,
      %layers.36.v: tensor<512x2048xf32>,
      %layers.36.q_norm: tensor<128xf32>,
      %layers.36.k_norm: tensor<128xf32>,
      %layers.36.o: tensor<2048x4096xf32>,
      %layers.36.ffn_norm: tensor<2048xf32>,
      %layers.36.router: tensor<128x2048xf32>,
      %layers.36.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.36.expert_down: tensor<128x2048x768xf32>,
      %layers.37.mixer_norm: tensor<2048xf32>,
      %layers.37.q: tensor<4096x2048xf32>,
      %layers.37.k: tensor<512x2048xf32>,
      %layers.37.v: tensor<512x2048xf32>,
      %layers.37.q_norm: tensor<128xf32>,
      %layers.37.k_norm: tensor<128xf32>,
      %layers.37.o: tensor<2048x4096xf32>,
      %layers.37.ffn_norm: tensor<2048xf32>,
      %layers.37.router: tensor<128x2048xf32>,
      %layers.37.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.37.expert_down: tensor<128x2048x768xf32>,
      %layers.38.mixer_norm: tensor<2048xf32>,
      %layers.38.q: tensor<4096x2048xf32>,
      %layers.38.k: tensor<512x2048xf32>,
      %layers.38.v: tensor<512x2048xf32>,
      %layers.38.q_norm: tensor<128xf32>,
      %layers.38.k_norm: tensor<128xf32>,
      %layers.38.o: tensor<2048x4096xf32>,
      %layers.38.ffn_norm: tensor<2048xf32>,
      %layers.38.router: tensor<128x2048xf32>,
      %layers.38.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.38.expert_down: tensor<128x2048x768xf32>,
      %layers.39.mixer_norm: tensor<2048xf32>,
      %layers.39.q: tensor<4096x2048xf32>,
      %layers.39.k: tensor<512x2048xf32>,
      %layers.39.v: tensor<512x2048xf32>,
      %layers.39.q_norm: tensor<128xf32>,
      %layers.39.k_norm: tensor<128xf32>,
      %layers.39.o: tensor<2048x4096xf32>,
      %layers.39.ffn_norm: tensor<2048xf32>,
      %layers.39.router: tensor<128x2048xf32>,
      %layers.39.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.39.expert_down: tensor<128x2048x768xf32>,
      %layers.40.mixer_norm: tensor<2048xf32>,
      %layers.40.q: tensor<4096x2048xf32>,
      %layers.40.k: tensor<512x2048xf32>,
      %layers.40.v: tensor<512x2048xf32>,
      %layers.40.q_norm: tensor<128xf32>,
      %layers.40.k_norm: tensor<128xf32>,
      %layers.40.o: tensor<2048x4096xf32>,
      %layers.40.ffn_norm: tensor<2048xf32>,
      %layers.40.router: tensor<128x2048xf32>,
      %layers.40.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.40.expert_down: tensor<128x2048x768xf32>,
      %layers.41.mixer_norm: tensor<2048xf32>,
      %layers.41.q: tensor<4096x2048xf32>,
      %layers.41.k: tensor<512x2048xf32>,
      %layers.41.v: tensor<512x2048xf32>,
      %layers.41.q_norm: tensor<128xf32>,
      %layers.41.k_norm: tensor<128xf32>,
      %layers.41.o: tensor<2048x4096xf32>,
      %layers.41.ffn_norm: tensor<2048xf32>,
      %layers.41.router: tensor<128x2048xf32>,
      %layers.41.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.41.expert_down: tensor<128x2048x768xf32>,
      %layers.42.mixer_norm: tensor<2048xf32>,
      %layers.42.q: tensor<4096x2048xf32>,
      %layers.42.k: tensor<512x2048xf32>,
      %layers.42.v: tensor<512x2048xf32>,
      %layers.42.q_norm: tensor<128xf32>,
      %layers.42.k_norm: tensor<128xf32>,
      %layers.42.o: tensor<2048x4096xf32>,
      %layers.42.ffn_norm: tensor<2048xf32>,
      %layers.42.router: tensor<128x2048xf32>,
      %layers.42.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.42.expert_down: tensor<128x2048x768xf32>,
      %layers.43.mixer_norm: tensor<2048xf32>,
      %layers.43.q: tensor<4096x2048xf32>,
      %layers.43.k: tensor<512x2048xf32>,
      %layers.43.v: tensor<512x2048xf32>,
      %layers.43.q_norm: tensor<128xf32>,
      %layers.43.k_norm: tensor<128xf32>,
      %layers.43.o: tensor<2048x4096xf32>,
      %layers.43.ffn_norm: tensor<2048xf32>,
      %layers.43.router: tensor<128x2048xf32>,
      %layers.43.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.43.expert_down: tensor<128x2048x768xf32>,
      %layers.44.mixer_norm: tensor<2048xf32>,
      %layers.44.q: tensor<4096x2048xf32>,
      %layers.44.k: tensor<512x2048xf32>,
      %layers.44.v: tensor<512x2048xf32>,
      %layers.44.q_norm: tensor<128xf32>,
      %layers.44.k_norm: tensor<128xf32>,
      %layers.44.o: tensor<2048x4096xf32>,
      %layers.44.ffn_norm: tensor<2048xf32>,
      %layers.44.router: tensor<128x2048xf32>,
      %layers.44.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.44.expert_down: tensor<128x2048x768xf32>,
      %layers.45.mixer_norm: tensor<2048xf32>,
      %layers.45.q: tensor<4096x2048xf32>,
      %layers.45.k: tensor<512x2048xf32>,
      %layers.45.v: tensor<512x2048xf32>,
      %layers.45.q_norm: tensor<128xf32>,
      %layers.45.k_norm: tensor<128xf32>,
      %layers.45.o: tensor<2048x4096xf32>,
      %layers.45.ffn_norm: tensor<2048xf32>,
      %layers.45.router: tensor<128x2048xf32>,
      %layers.45.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.45.expert_down: tensor<128x2048x768xf32>,
      %layers.46.mixer_norm: tensor<2048xf32>,
      %layers.46.q: tensor<4096x2048xf32>,
      %layers.46.k: tensor<512x2048xf32>,
      %layers.46.v: tensor<512x2048xf32>,
      %layers.46.q_norm: tensor<128xf32>,
      %layers.46.k_norm: tensor<128xf32>,
      %layers.46.o: tensor<2048x4096xf32>,
      %layers.46.ffn_norm: tensor<2048xf32>,
      %layers.46.router: tensor<128x2048xf32>,
      %layers.46.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.46.expert_down: tensor<128x2048x768xf32>,
      %layers.47.mixer_norm: tensor<2048xf32>,
      %layers.47.q: tensor<4096x2048xf32>,
      %layers.47.k: tensor<512x2048xf32>,
      %layers.47.v: tensor<512x2048xf32>,
      %layers.47.q_norm: tensor<128xf32>,
      %layers.47.k_norm: tensor<128xf32>,
      %layers.47.o: tensor<2048x4096xf32>,
      %layers.47.ffn_norm: tensor<2048xf32>,
      %layers.47.router: tensor<128x2048xf32>,
      %layers.47.expert_gate_up: tensor<128x1536x2048xf32>,
      %layers.47.expert_down: tensor<128x2048x768xf32>
  ) -> (tensor<1x151936xf32>, tensor<1xi32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>) {
    // stage: positions
    %start_rows = stablehlo.broadcast_in_dim %start, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %offset = stablehlo.iota dim = 0 : tensor<1xi32>
    %positions = stablehlo.add %offset, %start_rows : tensor<1xi32>

    // stage: embedding
    %embedding_rows = "stablehlo.gather"(%embedding, %tokens) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<151936x2048xf32>, tensor<1xi32>) -> tensor<1x2048xf32>

    // stage: layer 0
    %layer_0_h, %layer_0_keys, %layer_0_values = func.call @layer_1(%embedding_rows, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.0.keys, %layers.0.values, %layers.0.mixer_norm, %layers.0.q, %layers.0.k, %layers.0.v, %layers.0.q_norm, %layers.0.k_norm, %layers.0.o, %layers.0.ffn_norm, %layers.0.router, %layers.0.expert_gate_up, %layers.0.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 1
    %layer_1_h, %layer_1_keys, %layer_1_values = func.call @layer_1(%layer_0_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.1.keys, %layers.1.values, %layers.1.mixer_norm, %layers.1.q, %layers.1.k, %layers.1.v, %layers.1.q_norm, %layers.1.k_norm, %layers.1.o, %layers.1.ffn_norm, %layers.1.router, %layers.1.expert_gate_up, %layers.1.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 2
    %layer_2_h, %layer_2_keys, %layer_2_values = func.call @layer_1(%layer_1_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.2.keys, %layers.2.values, %layers.2.mixer_norm, %layers.2.q, %layers.2.k, %layers.2.v, %layers.2.q_norm, %layers.2.k_norm, %layers.2.o, %layers.2.ffn_norm, %layers.2.router, %layers.2.expert_gate_up, %layers.2.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 3
    %layer_3_h, %layer_3_keys, %layer_3_values = func.call @layer_1(%layer_2_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.3.keys, %layers.3.values, %layers.3.mixer_norm, %layers.3.q, %layers.3.k, %layers.3.v, %layers.3.q_norm, %layers.3.k_norm, %layers.3.o, %layers.3.ffn_norm, %layers.3.router, %layers.3.expert_gate_up, %layers.3.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 4
    %layer_4_h, %layer_4_keys, %layer_4_values = func.call @layer_1(%layer_3_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.4.keys, %layers.4.values, %layers.4.mixer_norm, %layers.4.q, %layers.4.k, %layers.4.v, %layers.4.q_norm, %layers.4.k_norm, %layers.4.o, %layers.4.ffn_norm, %layers.4.router, %layers.4.expert_gate_up, %layers.4.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 5
    %layer_5_h, %layer_5_keys, %layer_5_values = func.call @layer_1(%layer_4_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.5.keys, %layers.5.values, %layers.5.mixer_norm, %layers.5.q, %layers.5.k, %layers.5.v, %layers.5.q_norm, %layers.5.k_norm, %layers.5.o, %layers.5.ffn_norm, %layers.5.router, %layers.5.expert_gate_up, %layers.5.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 6
    %layer_6_h, %layer_6_keys, %layer_6_values = func.call @layer_1(%layer_5_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.6.keys, %layers.6.values, %layers.6.mixer_norm, %layers.6.q, %layers.6.k, %layers.6.v, %layers.6.q_norm, %layers.6.k_norm, %layers.6.o, %layers.6.ffn_norm, %layers.6.router, %layers.6.expert_gate_up, %layers.6.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 7
    %layer_7_h, %layer_7_keys, %layer_7_values = func.call @layer_1(%layer_6_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.7.keys, %layers.7.values, %layers.7.mixer_norm, %layers.7.q, %layers.7.k, %layers.7.v, %layers.7.q_norm, %layers.7.k_norm, %layers.7.o, %layers.7.ffn_norm, %layers.7.router, %layers.7.expert_gate_up, %layers.7.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 8
    %layer_8_h, %layer_8_keys, %layer_8_values = func.call @layer_1(%layer_7_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.8.keys, %layers.8.values, %layers.8.mixer_norm, %layers.8.q, %layers.8.k, %layers.8.v, %layers.8.q_norm, %layers.8.k_norm, %layers.8.o, %layers.8.ffn_norm, %layers.8.router, %layers.8.expert_gate_up, %layers.8.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 9
    %layer_9_h, %layer_9_keys, %layer_9_values = func.call @layer_1(%layer_8_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.9.keys, %layers.9.values, %layers.9.mixer_norm, %layers.9.q, %layers.9.k, %layers.9.v, %layers.9.q_norm, %layers.9.k_norm, %layers.9.o, %layers.9.ffn_norm, %layers.9.router, %layers.9.expert_gate_up, %layers.9.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 10
    %layer_10_h, %layer_10_keys, %layer_10_values = func.call @layer_1(%layer_9_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.10.keys, %layers.10.values, %layers.10.mixer_norm, %layers.10.q, %layers.10.k, %layers.10.v, %layers.10.q_norm, %layers.10.k_norm, %layers.10.o, %layers.10.ffn_norm, %layers.10.router, %layers.10.expert_gate_up, %layers.10.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 11
    %layer_11_h, %layer_11_keys, %layer_11_values = func.call @layer_1(%layer_10_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.11.keys, %layers.11.values, %layers.11.mixer_norm, %layers.11.q, %layers.11.k, %layers.11.v, %layers.11.q_norm, %layers.11.k_norm, %layers.11.o, %layers.11.ffn_norm, %layers.11.router, %layers.11.expert_gate_up, %layers.11.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 12
    %layer_12_h, %layer_12_keys, %layer_12_values = func.call @layer_1(%layer_11_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.12.keys, %layers.12.values, %layers.12.mixer_norm, %layers.12.q, %layers.12.k, %layers.12.v, %layers.12.q_norm, %layers.12.k_norm, %layers.12.o, %layers.12.ffn_norm, %layers.12.router, %layers.12.expert_gate_up, %layers.12.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 13
    %layer_13_h, %layer_13_keys, %layer_13_values = func.call @layer_1(%layer_12_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.13.keys, %layers.13.values, %layers.13.mixer_norm, %layers.13.q, %layers.13.k, %layers.13.v, %layers.13.q_norm, %layers.13.k_norm, %layers.13.o, %layers.13.ffn_norm, %layers.13.router, %layers.13.expert_gate_up, %layers.13.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 14
    %layer_14_h, %layer_14_keys, %layer_14_values = func.call @layer_1(%layer_13_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.14.keys, %layers.14.values, %layers.14.mixer_norm, %layers.14.q, %layers.14.k, %layers.14.v, %layers.14.q_norm, %layers.14.k_norm, %layers.14.o, %layers.14.ffn_norm, %layers.14.router, %layers.14.expert_gate_up, %layers.14.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 15
    %layer_15_h, %layer_15_keys, %layer_15_values = func.call @layer_1(%layer_14_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.15.keys, %layers.15.values, %layers.15.mixer_norm, %layers.15.q, %layers.15.k, %layers.15.v, %layers.15.q_norm, %layers.15.k_norm, %layers.15.o, %layers.15.ffn_norm, %layers.15.router, %layers.15.expert_gate_up, %layers.15.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 16
    %layer_16_h, %layer_16_keys, %layer_16_values = func.call @layer_1(%layer_15_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.16.keys, %layers.16.values, %layers.16.mixer_norm, %layers.16.q, %layers.16.k, %layers.16.v, %layers.16.q_norm, %layers.16.k_norm, %layers.16.o, %layers.16.ffn_norm, %layers.16.router, %layers.16.expert_gate_up, %layers.16.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 17
    %layer_17_h, %layer_17_keys, %layer_17_values = func.call @layer_1(%layer_16_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.17.keys, %layers.17.values, %layers.17.mixer_norm, %layers.17.q, %layers.17.k, %layers.17.v, %layers.17.q_norm, %layers.17.k_norm, %layers.17.o, %layers.17.ffn_norm, %layers.17.router, %layers.17.expert_gate_up, %layers.17.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 18
    %layer_18_h, %layer_18_keys, %layer_18_values = func.call @layer_1(%layer_17_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.18.keys, %layers.18.values, %layers.18.mixer_norm, %layers.18.q, %layers.18.k, %layers.18.v, %layers.18.q_norm, %layers.18.k_norm, %layers.18.o, %layers.18.ffn_norm, %layers.18.router, %layers.18.expert_gate_up, %layers.18.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 19
    %layer_19_h, %layer_19_keys, %layer_19_values = func.call @layer_1(%layer_18_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.19.keys, %layers.19.values, %layers.19.mixer_norm, %layers.19.q, %layers.19.k, %layers.19.v, %layers.19.q_norm, %layers.19.k_norm, %layers.19.o, %layers.19.ffn_norm, %layers.19.router, %layers.19.expert_gate_up, %layers.19.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 20
    %layer_20_h, %layer_20_keys, %layer_20_values = func.call @layer_1(%layer_19_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.20.keys, %layers.20.values, %layers.20.mixer_norm, %layers.20.q, %layers.20.k, %layers.20.v, %layers.20.q_norm, %layers.20.k_norm, %layers.20.o, %layers.20.ffn_norm, %layers.20.router, %layers.20.expert_gate_up, %layers.20.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 21
    %layer_21_h, %layer_21_keys, %layer_21_values = func.call @layer_1(%layer_20_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.21.keys, %layers.21.values, %layers.21.mixer_norm, %layers.21.q, %layers.21.k, %layers.21.v, %layers.21.q_norm, %layers.21.k_norm, %layers.21.o, %layers.21.ffn_norm, %layers.21.router, %layers.21.expert_gate_up, %layers.21.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 22
    %layer_22_h, %layer_22_keys, %layer_22_values = func.call @layer_1(%layer_21_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.22.keys, %layers.22.values, %layers.22.mixer_norm, %layers.22.q, %layers.22.k, %layers.22.v, %layers.22.q_norm, %layers.22.k_norm, %layers.22.o, %layers.22.ffn_norm, %layers.22.router, %layers.22.expert_gate_up, %layers.22.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 23
    %layer_23_h, %layer_23_keys, %layer_23_values = func.call @layer_1(%layer_22_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.23.keys, %layers.23.values, %layers.23.mixer_norm, %layers.23.q, %layers.23.k, %layers.23.v, %layers.23.q_norm, %layers.23.k_norm, %layers.23.o, %layers.23.ffn_norm, %layers.23.router, %layers.23.expert_gate_up, %layers.23.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 24
    %layer_24_h, %layer_24_keys, %layer_24_values = func.call @layer_1(%layer_23_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.24.keys, %layers.24.values, %layers.24.mixer_norm, %layers.24.q, %layers.24.k, %layers.24.v, %layers.24.q_norm, %layers.24.k_norm, %layers.24.o, %layers.24.ffn_norm, %layers.24.router, %layers.24.expert_gate_up, %layers.24.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 25
    %layer_25_h, %layer_25_keys, %layer_25_values = func.call @layer_1(%layer_24_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.25.keys, %layers.25.values, %layers.25.mixer_norm, %layers.25.q, %layers.25.k, %layers.25.v, %layers.25.q_norm, %layers.25.k_norm, %layers.25.o, %layers.25.ffn_norm, %layers.25.router, %layers.25.expert_gate_up, %layers.25.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 26
    %layer_26_h, %layer_26_keys, %layer_26_values = func.call @layer_1(%layer_25_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.26.keys, %layers.26.values, %layers.26.mixer_norm, %layers.26.q, %layers.26.k, %layers.26.v, %layers.26.q_norm, %layers.26.k_norm, %layers.26.o, %layers.26.ffn_norm, %layers.26.router, %layers.26.expert_gate_up, %layers.26.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 27
    %layer_27_h, %layer_27_keys, %layer_27_values = func.call @layer_1(%layer_26_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.27.keys, %layers.27.values, %layers.27.mixer_norm, %layers.27.q, %layers.27.k, %layers.27.v, %layers.27.q_norm, %layers.27.k_norm, %layers.27.o, %layers.27.ffn_norm, %layers.27.router, %layers.27.expert_gate_up, %layers.27.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 28
    %layer_28_h, %layer_28_keys, %layer_28_values = func.call @layer_1(%layer_27_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.28.keys, %layers.28.values, %layers.28.mixer_norm, %layers.28.q, %layers.28.k, %layers.28.v, %layers.28.q_norm, %layers.28.k_norm, %layers.28.o, %layers.28.ffn_norm, %layers.28.router, %layers.28.expert_gate_up, %layers.28.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 29
    %layer_29_h, %layer_29_keys, %layer_29_values = func.call @layer_1(%layer_28_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.29.keys, %layers.29.values, %layers.29.mixer_norm, %layers.29.q, %layers.29.k, %layers.29.v, %layers.29.q_norm, %layers.29.k_norm, %layers.29.o, %layers.29.ffn_norm, %layers.29.router, %layers.29.expert_gate_up, %layers.29.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 30
    %layer_30_h, %layer_30_keys, %layer_30_values = func.call @layer_1(%layer_29_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.30.keys, %layers.30.values, %layers.30.mixer_norm, %layers.30.q, %layers.30.k, %layers.30.v, %layers.30.q_norm, %layers.30.k_norm, %layers.30.o, %layers.30.ffn_norm, %layers.30.router, %layers.30.expert_gate_up, %layers.30.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 31
    %layer_31_h, %layer_31_keys, %layer_31_values = func.call @layer_1(%layer_30_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.31.keys, %layers.31.values, %layers.31.mixer_norm, %layers.31.q, %layers.31.k, %layers.31.v, %layers.31.q_norm, %layers.31.k_norm, %layers.31.o, %layers.31.ffn_norm, %layers.31.router, %layers.31.expert_gate_up, %layers.31.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 32
    %layer_32_h, %layer_32_keys, %layer_32_values = func.call @layer_1(%layer_31_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.32.keys, %layers.32.values, %layers.32.mixer_norm, %layers.32.q, %layers.32.k, %layers.32.v, %layers.32.q_norm, %layers.32.k_norm, %layers.32.o, %layers.32.ffn_norm, %layers.32.router, %layers.32.expert_gate_up, %layers.32.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 33
    %layer_33_h, %layer_33_keys, %layer_33_values = func.call @layer_1(%layer_32_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.33.keys, %layers.33.values, %layers.33.mixer_norm, %layers.33.q, %layers.33.k, %layers.33.v, %layers.33.q_norm, %layers.33.k_norm, %layers.33.o, %layers.33.ffn_norm, %layers.33.router, %layers.33.expert_gate_up, %layers.33.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 34
    %layer_34_h, %layer_34_keys, %layer_34_values = func.call @layer_1(%layer_33_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.34.keys, %layers.34.values, %layers.34.mixer_norm, %layers.34.q, %layers.34.k, %layers.34.v, %layers.34.q_norm, %layers.34.k_norm, %layers.34.o, %layers.34.ffn_norm, %layers.34.router, %layers.34.expert_gate_up, %layers.34.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 35
    %layer_35_h, %layer_35_keys, %layer_35_values = func.call @layer_1(%layer_34_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.35.keys, %layers.35.values, %layers.35.mixer_norm, %layers.35.q, %layers.35.k, %layers.35.v, %layers.35.q_norm, %layers.35.k_norm, %layers.35.o, %layers.35.ffn_norm, %layers.35.router, %layers.35.expert_gate_up, %layers.35.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 36
    %layer_36_h, %layer_36_keys, %layer_36_values = func.call @layer_1(%layer_35_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.36.keys, %layers.36.values, %layers.36.mixer_norm, %layers.36.q, %layers.36.k, %layers.36.v, %layers.36.q_norm, %layers.36.k_norm, %layers.36.o, %layers.36.ffn_norm, %layers.36.router, %layers.36.expert_gate_up, %layers.36.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 37
    %layer_37_h, %layer_37_keys, %layer_37_values = func.call @layer_1(%layer_36_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.37.keys, %layers.37.values, %layers.37.mixer_norm, %layers.37.q, %layers.37.k, %layers.37.v, %layers.37.q_norm, %layers.37.k_norm, %layers.37.o, %layers.37.ffn_norm, %layers.37.router, %layers.37.expert_gate_up, %layers.37.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 38
    %layer_38_h, %layer_38_keys, %layer_38_values = func.call @layer_1(%layer_37_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.38.keys, %layers.38.values, %layers.38.mixer_norm, %layers.38.q, %layers.38.k, %layers.38.v, %layers.38.q_norm, %layers.38.k_norm, %layers.38.o, %layers.38.ffn_norm, %layers.38.router, %layers.38.expert_gate_up, %layers.38.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 39
    %layer_39_h, %layer_39_keys, %layer_39_values = func.call @layer_1(%layer_38_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.39.keys, %layers.39.values, %layers.39.mixer_norm, %layers.39.q, %layers.39.k, %layers.39.v, %layers.39.q_norm, %layers.39.k_norm, %layers.39.o, %layers.39.ffn_norm, %layers.39.router, %layers.39.expert_gate_up, %layers.39.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 40
    %layer_40_h, %layer_40_keys, %layer_40_values = func.call @layer_1(%layer_39_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.40.keys, %layers.40.values, %layers.40.mixer_norm, %layers.40.q, %layers.40.k, %layers.40.v, %layers.40.q_norm, %layers.40.k_norm, %layers.40.o, %layers.40.ffn_norm, %layers.40.router, %layers.40.expert_gate_up, %layers.40.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 41
    %layer_41_h, %layer_41_keys, %layer_41_values = func.call @layer_1(%layer_40_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.41.keys, %layers.41.values, %layers.41.mixer_norm, %layers.41.q, %layers.41.k, %layers.41.v, %layers.41.q_norm, %layers.41.k_norm, %layers.41.o, %layers.41.ffn_norm, %layers.41.router, %layers.41.expert_gate_up, %layers.41.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 42
    %layer_42_h, %layer_42_keys, %layer_42_values = func.call @layer_1(%layer_41_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.42.keys, %layers.42.values, %layers.42.mixer_norm, %layers.42.q, %layers.42.k, %layers.42.v, %layers.42.q_norm, %layers.42.k_norm, %layers.42.o, %layers.42.ffn_norm, %layers.42.router, %layers.42.expert_gate_up, %layers.42.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 43
    %layer_43_h, %layer_43_keys, %layer_43_values = func.call @layer_1(%layer_42_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.43.keys, %layers.43.values, %layers.43.mixer_norm, %layers.43.q, %layers.43.k, %layers.43.v, %layers.43.q_norm, %layers.43.k_norm, %layers.43.o, %layers.43.ffn_norm, %layers.43.router, %layers.43.expert_gate_up, %layers.43.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 44
    %layer_44_h, %layer_44_keys, %layer_44_values = func.call @layer_1(%layer_43_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.44.keys, %layers.44.values, %layers.44.mixer_norm, %layers.44.q, %layers.44.k, %layers.44.v, %layers.44.q_norm, %layers.44.k_norm, %layers.44.o, %layers.44.ffn_norm, %layers.44.router, %layers.44.expert_gate_up, %layers.44.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 45
    %layer_45_h, %layer_45_keys, %layer_45_values = func.call @layer_1(%layer_44_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.45.keys, %layers.45.values, %layers.45.mixer_norm, %layers.45.q, %layers.45.k, %layers.45.v, %layers.45.q_norm, %layers.45.k_norm, %layers.45.o, %layers.45.ffn_norm, %layers.45.router, %layers.45.expert_gate_up, %layers.45.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 46
    %layer_46_h, %layer_46_keys, %layer_46_values = func.call @layer_1(%layer_45_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.46.keys, %layers.46.values, %layers.46.mixer_norm, %layers.46.q, %layers.46.k, %layers.46.v, %layers.46.q_norm, %layers.46.k_norm, %layers.46.o, %layers.46.ffn_norm, %layers.46.router, %layers.46.expert_gate_up, %layers.46.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: layer 47
    %layer_47_h, %layer_47_keys, %layer_47_values = func.call @layer_1(%layer_46_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.47.keys, %layers.47.values, %layers.47.mixer_norm, %layers.47.q, %layers.47.k, %layers.47.v, %layers.47.q_norm, %layers.47.k_norm, %layers.47.o, %layers.47.ffn_norm, %layers.47.router, %layers.47.expert_gate_up, %layers.47.expert_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x64xf32>, tensor<1x64xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<2048xf32>, tensor<4096x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2048x4096xf32>, tensor<2048xf32>, tensor<128x2048xf32>, tensor<128x1536x2048xf32>, tensor<128x2048x768xf32>) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>)

    // stage: final norm
    %layer_47_h_f64 = stablehlo.convert %layer_47_h : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %final_norm_f64 = stablehlo.convert %final_norm : (tensor<2048xf32>) -> tensor<2048xf64>
    %final_wide_rows = stablehlo.broadcast_in_dim %final_norm_f64, dims = [1] : (tensor<2048xf64>) -> tensor<1x2048xf64>
    %square = stablehlo.multiply %layer_47_h_f64, %layer_47_h_f64 : tensor<1x2048xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2048xf64>, tensor<f64>) -> tensor<1xf64>
    %one_over_width = stablehlo.constant dense<0.00048828125> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<1xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-06> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<1xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<1xf64>) -> tensor<1x2048xf64>
    %final_wide = stablehlo.multiply %layer_47_h_f64, %reciprocal_root_rows : tensor<1x2048xf64>
    %final_wide_1 = stablehlo.multiply %final_wide, %final_wide_rows : tensor<1x2048xf64>
    %final = stablehlo.convert %final_wide_1 : (tensor<1x2048xf64>) -> tensor<1x2048xf32>

    // stage: head: logits over 151936 tokens
    %final_f64 = stablehlo.convert %final : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %head_f64 = stablehlo.convert %head : (tensor<151936x2048xf32>) -> tensor<151936x2048xf64>
    %logits_wide = stablehlo.dot_general %final_f64, %head_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<151936x2048xf64>) -> tensor<1x151936xf64>
    %logits = stablehlo.convert %logits_wide : (tensor<1x151936xf64>) -> tensor<1x151936xf32>

    // stage: greedy token: the lowest id of a tie
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %highest_logit = stablehlo.reduce(%logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x151936xf32>, tensor<f32>) -> tensor<1xf32>
    %broadcast = stablehlo.broadcast_in_dim %highest_logit, dims = [0] : (tensor<1xf32>) -> tensor<1x151936xf32>
    %is_highest = stablehlo.compare EQ, %logits, %broadcast, FLOAT : (tensor<1x151936xf32>, tensor<1x151936xf32>) -> tensor<1x151936xi1>
    %token_id = stablehlo.iota dim = 0 : tensor<151936xi32>
    %token_id_wide = stablehlo.broadcast_in_dim %token_id, dims = [1] : (tensor<151936xi32>) -> tensor<1x151936xi32>
    %no_token = stablehlo.constant dense<151936> : tensor<i32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<i32>) -> tensor<1x151936xi32>
    %highest_ids = stablehlo.select %is_highest, %token_id_wide, %no_token_splat : tensor<1x151936xi1>, tensor<1x151936xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %token = stablehlo.reduce(%highest_ids init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x151936xi32>, tensor<i32>) -> tensor<1xi32>

    return %logits, %token, %layer_0_keys, %layer_0_values, %layer_1_keys, %layer_1_values, %layer_2_keys, %layer_2_values, %layer_3_keys, %layer_3_values, %layer_4_keys, %layer_4_values, %layer_5_keys, %layer_5_values, %layer_6_keys, %layer_6_values, %layer_7_keys, %layer_7_values, %layer_8_keys, %layer_8_values, %layer_9_keys, %layer_9_values, %layer_10_keys, %layer_10_values, %layer_11_keys, %layer_11_values, %layer_12_keys, %layer_12_values, %layer_13_keys, %layer_13_values, %layer_14_keys, %layer_14_values, %layer_15_keys, %layer_15_values, %layer_16_keys, %layer_16_values, %layer_17_keys, %layer_17_values, %layer_18_keys, %layer_18_values, %layer_19_keys, %layer_19_values, %layer_20_keys, %layer_20_values, %layer_21_keys, %layer_21_values, %layer_22_keys, %layer_22_values, %layer_23_keys, %layer_23_values, %layer_24_keys, %layer_24_values, %layer_25_keys, %layer_25_values, %layer_26_keys, %layer_26_values, %layer_27_keys, %layer_27_values, %layer_28_keys, %layer_28_values, %layer_29_keys, %layer_29_values, %layer_30_keys, %layer_30_values, %layer_31_keys, %layer_31_values, %layer_32_keys, %layer_32_values, %layer_33_keys, %layer_33_values, %layer_34_keys, %layer_34_values, %layer_35_keys, %layer_35_values, %layer_36_keys, %layer_36_values, %layer_37_keys, %layer_37_values, %layer_38_keys, %layer_38_values, %layer_39_keys, %layer_39_values, %layer_40_keys, %layer_40_values, %layer_41_keys, %layer_41_values, %layer_42_keys, %layer_42_values, %layer_43_keys, %layer_43_values, %layer_44_keys, %layer_44_values, %layer_45_keys, %layer_45_values, %layer_46_keys, %layer_46_values, %layer_47_keys, %layer_47_values : tensor<1x151936xf32>, tensor<1xi32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>
  }

  func.func private @layer(
      %h: tensor<7x2048xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x64xf32>,
      %rope_sin: tensor<7x64xf32>,
      %keys: tensor<4x24x128xf32>,
      %values: tensor<4x24x128xf32>,
      %mixer_norm: tensor<2048xf32>,
      %q: tensor<4096x2048xf32>,
      %k: tensor<512x2048xf32>,
      %v: tensor<512x2048xf32>,
      %q_norm: tensor<128xf32>,
      %k_norm: tensor<128xf32>,
      %o: tensor<2048x4096xf32>,
      %ffn_norm: tensor<2048xf32>,
      %router: tensor<128x2048xf32>,
      %expert_gate_up: tensor<128x1536x2048xf32>,
      %expert_down: tensor<128x2048x768xf32>
  ) -> (tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>) {
    // stage: norm before the mixer
    %h_f64 = stablehlo.convert %h : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %mixer_norm_f64 = stablehlo.convert %mixer_norm : (tensor<2048xf32>) -> tensor<2048xf64>
    %mixer_input_wide_rows = stablehlo.broadcast_in_dim %mixer_norm_f64, dims = [1] : (tensor<2048xf64>) -> tensor<7x2048xf64>
    %square = stablehlo.multiply %h_f64, %h_f64 : tensor<7x2048xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x2048xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width = stablehlo.constant dense<0.00048828125> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<7xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-06> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<7xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<7xf64>) -> tensor<7x2048xf64>
    %mixer_input_wide = stablehlo.multiply %h_f64, %reciprocal_root_rows : tensor<7x2048xf64>
    %mixer_input_wide_1 = stablehlo.multiply %mixer_input_wide, %mixer_input_wide_rows : tensor<7x2048xf64>
    %mixer_input = stablehlo.convert %mixer_input_wide_1 : (tensor<7x2048xf64>) -> tensor<7x2048xf32>

    // stage: queries, keys and values: 32 heads of queries over 4 of keys
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %q_f64 = stablehlo.convert %q : (tensor<4096x2048xf32>) -> tensor<4096x2048xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<4096x2048xf64>) -> tensor<7x4096xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<7x4096xf64>) -> tensor<7x4096xf32>
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %k_f64 = stablehlo.convert %k : (tensor<512x2048xf32>) -> tensor<512x2048xf64>
    %k_wide = stablehlo.dot_general %mixer_input_f64_1, %k_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<512x2048xf64>) -> tensor<7x512xf64>
    %k_1 = stablehlo.convert %k_wide : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %mixer_input_f64_2 = stablehlo.convert %mixer_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %v_f64 = stablehlo.convert %v : (tensor<512x2048xf32>) -> tensor<512x2048xf64>
    %v_wide = stablehlo.dot_general %mixer_input_f64_2, %v_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<512x2048xf64>) -> tensor<7x512xf64>
    %v_1 = stablehlo.convert %v_wide : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %q_by_head = stablehlo.reshape %q_1 : (tensor<7x4096xf32>) -> tensor<7x4x8x128xf32>
    %k_by_head = stablehlo.reshape %k_1 : (tensor<7x512xf32>) -> tensor<7x4x128xf32>
    %v_by_head = stablehlo.reshape %v_1 : (tensor<7x512xf32>) -> tensor<7x4x128xf32>

    // stage: norms of queries and keys
    %q_by_head_f64 = stablehlo.convert %q_by_head : (tensor<7x4x8x128xf32>) -> tensor<7x4x8x128xf64>
    %q_norm_f64 = stablehlo.convert %q_norm : (tensor<128xf32>) -> tensor<128xf64>
    %q_normed_wide_rows = stablehlo.broadcast_in_dim %q_norm_f64, dims = [3] : (tensor<128xf64>) -> tensor<7x4x8x128xf64>
    %square_1 = stablehlo.multiply %q_by_head_f64, %q_by_head_f64 : tensor<7x4x8x128xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [3] : (tensor<7x4x8x128xf64>, tensor<f64>) -> tensor<7x4x8xf64>
    %one_over_width_1 = stablehlo.constant dense<0.0078125> : tensor<f64>
    %one_over_width_splat_1 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<7x4x8xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat_1 : tensor<7x4x8xf64>
    %norm_epsilon_splat_1 = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<7x4x8xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat_1 : tensor<7x4x8xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7x4x8xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0, 1, 2] : (tensor<7x4x8xf64>) -> tensor<7x4x8x128xf64>
    %q_normed_wide = stablehlo.multiply %q_by_head_f64, %reciprocal_root_rows_1 : tensor<7x4x8x128xf64>
    %q_normed_wide_1 = stablehlo.multiply %q_normed_wide, %q_normed_wide_rows : tensor<7x4x8x128xf64>
    %q_normed = stablehlo.convert %q_normed_wide_1 : (tensor<7x4x8x128xf64>) -> tensor<7x4x8x128xf32>
    %k_by_head_f64 = stablehlo.convert %k_by_head : (tensor<7x4x128xf32>) -> tensor<7x4x128xf64>
    %k_norm_f64 = stablehlo.convert %k_norm : (tensor<128xf32>) -> tensor<128xf64>
    %k_normed_wide_rows = stablehlo.broadcast_in_dim %k_norm_f64, dims = [2] : (tensor<128xf64>) -> tensor<7x4x128xf64>
    %square_2 = stablehlo.multiply %k_by_head_f64, %k_by_head_f64 : tensor<7x4x128xf64>
    %square_sum_2 = stablehlo.reduce(%square_2 init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<7x4x128xf64>, tensor<f64>) -> tensor<7x4xf64>
    %one_over_width_splat_2 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<7x4xf64>
    %mean_square_2 = stablehlo.multiply %square_sum_2, %one_over_width_splat_2 : tensor<7x4xf64>
    %norm_epsilon_splat_2 = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<7x4xf64>
    %mean_square_epsilon_2 = stablehlo.add %mean_square_2, %norm_epsilon_splat_2 : tensor<7x4xf64>
    %reciprocal_root_2 = stablehlo.rsqrt %mean_square_epsilon_2 : tensor<7x4xf64>
    %reciprocal_root_rows_2 = stablehlo.broadcast_in_dim %reciprocal_root_2, dims = [0, 1] : (tensor<7x4xf64>) -> tensor<7x4x128xf64>
    %k_normed_wide = stablehlo.multiply %k_by_head_f64, %reciprocal_root_rows_2 : tensor<7x4x128xf64>
    %k_normed_wide_1 = stablehlo.multiply %k_normed_wide, %k_normed_wide_rows : tensor<7x4x128xf64>
    %k_normed = stablehlo.convert %k_normed_wide_1 : (tensor<7x4x128xf64>) -> tensor<7x4x128xf32>

    // stage: rotation
    %q_normed_rotated_first = stablehlo.slice %q_normed [0:7, 0:4, 0:8, 0:64] : (tensor<7x4x8x128xf32>) -> tensor<7x4x8x64xf32>
    %q_normed_rotated_second = stablehlo.slice %q_normed [0:7, 0:4, 0:8, 64:128] : (tensor<7x4x8x128xf32>) -> tensor<7x4x8x64xf32>
    %q_normed_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 3] : (tensor<7x64xf32>) -> tensor<7x4x8x64xf32>
    %q_normed_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 3] : (tensor<7x64xf32>) -> tensor<7x4x8x64xf32>
    %product = stablehlo.multiply %q_normed_rotated_first, %q_normed_rotated_cos : tensor<7x4x8x64xf32>
    %product_1 = stablehlo.multiply %q_normed_rotated_second, %q_normed_rotated_sin : tensor<7x4x8x64xf32>
    %q_normed_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x4x8x64xf32>
    %product_2 = stablehlo.multiply %q_normed_rotated_second, %q_normed_rotated_cos : tensor<7x4x8x64xf32>
    %product_3 = stablehlo.multiply %q_normed_rotated_first, %q_normed_rotated_sin : tensor<7x4x8x64xf32>
    %q_normed_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x4x8x64xf32>
    %q_normed_rotated = stablehlo.concatenate %q_normed_rotated_turned_first, %q_normed_rotated_turned_second, dim = 3 : (tensor<7x4x8x64xf32>, tensor<7x4x8x64xf32>) -> tensor<7x4x8x128xf32>
    %k_normed_rotated_first = stablehlo.slice %k_normed [0:7, 0:4, 0:64] : (tensor<7x4x128xf32>) -> tensor<7x4x64xf32>
    %k_normed_rotated_second = stablehlo.slice %k_normed [0:7, 0:4, 64:128] : (tensor<7x4x128xf32>) -> tensor<7x4x64xf32>
    %k_normed_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x64xf32>) -> tensor<7x4x64xf32>
    %k_normed_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x64xf32>) -> tensor<7x4x64xf32>
    %product_4 = stablehlo.multiply %k_normed_rotated_first, %k_normed_rotated_cos : tensor<7x4x64xf32>
    %product_5 = stablehlo.multiply %k_normed_rotated_second, %k_normed_rotated_sin : tensor<7x4x64xf32>
    %k_normed_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x4x64xf32>
    %product_6 = stablehlo.multiply %k_normed_rotated_second, %k_normed_rotated_cos : tensor<7x4x64xf32>
    %product_7 = stablehlo.multiply %k_normed_rotated_first, %k_normed_rotated_sin : tensor<7x4x64xf32>
    %k_normed_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x4x64xf32>
    %k_normed_rotated = stablehlo.concatenate %k_normed_rotated_turned_first, %k_normed_rotated_turned_second, dim = 2 : (tensor<7x4x64xf32>, tensor<7x4x64xf32>) -> tensor<7x4x128xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %k_normed_rotated_by_head = stablehlo.transpose %k_normed_rotated, dims = [1, 0, 2] : (tensor<7x4x128xf32>) -> tensor<4x7x128xf32>
    %keys_held = stablehlo.dynamic_update_slice %keys, %k_normed_rotated_by_head, %zero_index, %start, %zero_index : (tensor<4x24x128xf32>, tensor<4x7x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x128xf32>
    %v_by_head_by_head = stablehlo.transpose %v_by_head, dims = [1, 0, 2] : (tensor<7x4x128xf32>) -> tensor<4x7x128xf32>
    %values_held = stablehlo.dynamic_update_slice %values, %v_by_head_by_head, %zero_index, %start, %zero_index : (tensor<4x24x128xf32>, tensor<4x7x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x128xf32>

    // stage: scores: of each query with every key of its sequence
    %q_heads = stablehlo.transpose %q_normed_rotated, dims = [1, 0, 2, 3] : (tensor<7x4x8x128xf32>) -> tensor<4x7x8x128xf32>
    %q_heads_rows = stablehlo.reshape %q_heads : (tensor<4x7x8x128xf32>) -> tensor<4x56x128xf32>
    %q_heads_rows_f64 = stablehlo.convert %q_heads_rows : (tensor<4x56x128xf32>) -> tensor<4x56x128xf64>
    %keys_held_f64 = stablehlo.convert %keys_held : (tensor<4x24x128xf32>) -> tensor<4x24x128xf64>
    %scores_wide = stablehlo.dot_general %q_heads_rows_f64, %keys_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x56x128xf64>, tensor<4x24x128xf64>) -> tensor<4x56x24xf64>
    %scores_parts = stablehlo.reshape %scores_wide : (tensor<4x56x24xf64>) -> tensor<4x7x8x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.08838834764831845> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<4x7x8x24xf64>
    %scores_scaled = stablehlo.multiply %scores_parts, %score_scale_splat : tensor<4x7x8x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 3] : (tensor<7x24xi1>) -> tensor<4x7x8x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<4x7x8x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<4x7x8x24xi1>, tensor<4x7x8x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [3] : (tensor<4x7x8x24xf64>, tensor<f64>) -> tensor<4x7x8xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1, 2] : (tensor<4x7x8xf64>) -> tensor<4x7x8x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<4x7x8x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<4x7x8x24xf64>) -> tensor<4x7x8x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<4x7x8x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [3] : (tensor<4x7x8x24xf32>, tensor<f32>) -> tensor<4x7x8xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1, 2] : (tensor<4x7x8xf32>) -> tensor<4x7x8x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<4x7x8x24xf32>

    // stage: values
    %p_rows = stablehlo.reshape %p : (tensor<4x7x8x24xf32>) -> tensor<4x56x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<4x56x24xf32>) -> tensor<4x56x24xf64>
    %values_held_f64 = stablehlo.convert %values_held : (tensor<4x24x128xf32>) -> tensor<4x24x128xf64>
    %y_wide = stablehlo.dot_general %p_rows_f64, %values_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x56x24xf64>, tensor<4x24x128xf64>) -> tensor<4x56x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<4x56x128xf64>) -> tensor<4x56x128xf32>
    %y_parts = stablehlo.reshape %y : (tensor<4x56x128xf32>) -> tensor<4x7x8x128xf32>
    %gathered = stablehlo.transpose %y_parts, dims = [1, 0, 2, 3] : (tensor<4x7x8x128xf32>) -> tensor<7x4x8x128xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<7x4x8x128xf32>) -> tensor<7x4096xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x4096xf32>) -> tensor<7x4096xf64>
    %o_f64 = stablehlo.convert %o : (tensor<2048x4096xf32>) -> tensor<2048x4096xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x4096xf64>, tensor<2048x4096xf64>) -> tensor<7x2048xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x2048xf64>) -> tensor<7x2048xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<7x2048xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<2048xf32>) -> tensor<2048xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<2048xf64>) -> tensor<7x2048xf64>
    %square_3 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<7x2048xf64>
    %square_sum_3 = stablehlo.reduce(%square_3 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x2048xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_3 = stablehlo.multiply %square_sum_3, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_3 = stablehlo.add %mean_square_3, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_3 = stablehlo.rsqrt %mean_square_epsilon_3 : tensor<7xf64>
    %reciprocal_root_rows_3 = stablehlo.broadcast_in_dim %reciprocal_root_3, dims = [0] : (tensor<7xf64>) -> tensor<7x2048xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_3 : tensor<7x2048xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<7x2048xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<7x2048xf64>) -> tensor<7x2048xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %router_f64 = stablehlo.convert %router : (tensor<128x2048xf32>) -> tensor<128x2048xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<128x2048xf64>) -> tensor<7x128xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<7x128xf64>) -> tensor<7x128xf32>

    // stage: router scores: softmax
    %maximum_identity_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x128xf32>, tensor<f32>) -> tensor<7xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<7xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<7xf32>) -> tensor<7x128xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<7x128xf32>
    %exponentials_1 = stablehlo.exponential %shifted : tensor<7x128xf32>
    %row_sum = stablehlo.reduce(%exponentials_1 init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x128xf32>, tensor<f32>) -> tensor<7xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<7xf32>) -> tensor<7x128xf32>
    %scores = stablehlo.divide %exponentials_1, %row_sum_rows : tensor<7x128xf32>

    // stage: top-k: 8 iterative argmaxes over 128 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x128xf32>
    %is_zero = stablehlo.compare EQ, %scores, %zero_splat, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores : tensor<7x128xi1>, tensor<7x128xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<7x128xf32>) -> tensor<7x128xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<7x128xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<7x128xi1>, tensor<7x128xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<7x128xf32>, tensor<7x128xf32>) -> tensor<7x128xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<7x128xi1>, tensor<7x128xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<128xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<128xi32>) -> tensor<7x128xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<8xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<8xi32>) -> tensor<7x8xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    // choice 0
    %maximum_identity_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %beyond = stablehlo.constant dense<128> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<7x128xi1>, tensor<7x128xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<7x8xi1>, tensor<7x8xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<7x128xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<7x128xi1>, tensor<7x128xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<7x128xi1>, tensor<7x128xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<7x8xi1>, tensor<7x8xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<7x128xi1>, tensor<7x128xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<7x128xi1>, tensor<7x128xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<7x8xi1>, tensor<7x8xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<7x128xi1>, tensor<7x128xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<7x128xi1>, tensor<7x128xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = stablehlo.broadcast_in_dim %slot_3, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %chosen_slots_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<7x8xi1>, tensor<7x8xi32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_chosen_3 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_3, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %remaining_key_3 = stablehlo.select %is_chosen_3, %taken_splat, %remaining_key_2 : tensor<7x128xi1>, tensor<7x128xi32>
    // choice 4
    %best_key_4 = stablehlo.reduce(%remaining_key_3 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_4 = stablehlo.broadcast_in_dim %best_key_4, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_best_4 = stablehlo.compare EQ, %remaining_key_3, %best_key_rows_4, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %candidates_4 = stablehlo.select %is_best_4, %expert_index_wide, %beyond_splat : tensor<7x128xi1>, tensor<7x128xi32>
    %chosen_4 = stablehlo.reduce(%candidates_4 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_4 = stablehlo.constant dense<4> : tensor<i32>
    %slot_4_splat = stablehlo.broadcast_in_dim %slot_4, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %is_slot_4 = stablehlo.compare EQ, %slot_index_wide, %slot_4_splat, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %chosen_slots_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %expert_ids_4 = stablehlo.select %is_slot_4, %chosen_slots_4, %expert_ids_3 : tensor<7x8xi1>, tensor<7x8xi32>
    %chosen_rows_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_chosen_4 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_4, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %remaining_key_4 = stablehlo.select %is_chosen_4, %taken_splat, %remaining_key_3 : tensor<7x128xi1>, tensor<7x128xi32>
    // choice 5
    %best_key_5 = stablehlo.reduce(%remaining_key_4 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_5 = stablehlo.broadcast_in_dim %best_key_5, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_best_5 = stablehlo.compare EQ, %remaining_key_4, %best_key_rows_5, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %candidates_5 = stablehlo.select %is_best_5, %expert_index_wide, %beyond_splat : tensor<7x128xi1>, tensor<7x128xi32>
    %chosen_5 = stablehlo.reduce(%candidates_5 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_5 = stablehlo.constant dense<5> : tensor<i32>
    %slot_5_splat = stablehlo.broadcast_in_dim %slot_5, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %is_slot_5 = stablehlo.compare EQ, %slot_index_wide, %slot_5_splat, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %chosen_slots_5 = stablehlo.broadcast_in_dim %chosen_5, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %expert_ids_5 = stablehlo.select %is_slot_5, %chosen_slots_5, %expert_ids_4 : tensor<7x8xi1>, tensor<7x8xi32>
    %chosen_rows_5 = stablehlo.broadcast_in_dim %chosen_5, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_chosen_5 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_5, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %remaining_key_5 = stablehlo.select %is_chosen_5, %taken_splat, %remaining_key_4 : tensor<7x128xi1>, tensor<7x128xi32>
    // choice 6
    %best_key_6 = stablehlo.reduce(%remaining_key_5 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_6 = stablehlo.broadcast_in_dim %best_key_6, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_best_6 = stablehlo.compare EQ, %remaining_key_5, %best_key_rows_6, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %candidates_6 = stablehlo.select %is_best_6, %expert_index_wide, %beyond_splat : tensor<7x128xi1>, tensor<7x128xi32>
    %chosen_6 = stablehlo.reduce(%candidates_6 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_6 = stablehlo.constant dense<6> : tensor<i32>
    %slot_6_splat = stablehlo.broadcast_in_dim %slot_6, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %is_slot_6 = stablehlo.compare EQ, %slot_index_wide, %slot_6_splat, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %chosen_slots_6 = stablehlo.broadcast_in_dim %chosen_6, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %expert_ids_6 = stablehlo.select %is_slot_6, %chosen_slots_6, %expert_ids_5 : tensor<7x8xi1>, tensor<7x8xi32>
    %chosen_rows_6 = stablehlo.broadcast_in_dim %chosen_6, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_chosen_6 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_6, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %remaining_key_6 = stablehlo.select %is_chosen_6, %taken_splat, %remaining_key_5 : tensor<7x128xi1>, tensor<7x128xi32>
    // choice 7
    %best_key_7 = stablehlo.reduce(%remaining_key_6 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_7 = stablehlo.broadcast_in_dim %best_key_7, dims = [0] : (tensor<7xi32>) -> tensor<7x128xi32>
    %is_best_7 = stablehlo.compare EQ, %remaining_key_6, %best_key_rows_7, SIGNED : (tensor<7x128xi32>, tensor<7x128xi32>) -> tensor<7x128xi1>
    %candidates_7 = stablehlo.select %is_best_7, %expert_index_wide, %beyond_splat : tensor<7x128xi1>, tensor<7x128xi32>
    %chosen_7 = stablehlo.reduce(%candidates_7 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x128xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_7 = stablehlo.constant dense<7> : tensor<i32>
    %slot_7_splat = stablehlo.broadcast_in_dim %slot_7, dims = [] : (tensor<i32>) -> tensor<7x8xi32>
    %is_slot_7 = stablehlo.compare EQ, %slot_index_wide, %slot_7_splat, SIGNED : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi1>
    %chosen_slots_7 = stablehlo.broadcast_in_dim %chosen_7, dims = [0] : (tensor<7xi32>) -> tensor<7x8xi32>
    %expert_ids_7 = stablehlo.select %is_slot_7, %chosen_slots_7, %expert_ids_6 : tensor<7x8xi1>, tensor<7x8xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<128xi32>) -> tensor<7x8x128xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_7, dims = [0, 1] : (tensor<7x8xi32>) -> tensor<7x8x128xi32>
    %is_chosen_7 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<7x8x128xi32>, tensor<7x8x128xi32>) -> tensor<7x8x128xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %scores, dims = [0, 2] : (tensor<7x128xf32>) -> tensor<7x8x128xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x8x128xf32>
    %chosen_values = stablehlo.select %is_chosen_7, %values_per_slot, %zero_splat_1 : tensor<7x8x128xi1>, tensor<7x8x128xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<7x8x128xf32>, tensor<f32>) -> tensor<7x8xf32>
    %weight_sum = stablehlo.reduce(%chosen_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x8xf32>, tensor<f32>) -> tensor<7xf32>
    %weight_sum_rows = stablehlo.broadcast_in_dim %weight_sum, dims = [0] : (tensor<7xf32>) -> tensor<7x8xf32>
    %normalised_weights = stablehlo.divide %chosen_weights, %weight_sum_rows : tensor<7x8xf32>

    // stage: experts: all 128 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %ffn_input, dims = [1, 2] : (tensor<7x2048xf32>) -> tensor<128x7x2048xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:128, 0:768, 0:2048] : (tensor<128x1536x2048xf32>) -> tensor<128x768x2048xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<128x7x2048xf32>) -> tensor<128x7x2048xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<128x768x2048xf32>) -> tensor<128x768x2048xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x7x2048xf64>, tensor<128x768x2048xf64>) -> tensor<128x7x768xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<128x7x768xf64>) -> tensor<128x7x768xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:128, 768:1536, 0:2048] : (tensor<128x1536x2048xf32>) -> tensor<128x768x2048xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<128x7x2048xf32>) -> tensor<128x7x2048xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<128x768x2048xf32>) -> tensor<128x768x2048xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x7x2048xf64>, tensor<128x768x2048xf64>) -> tensor<128x7x768xf64>
    %up = stablehlo.convert %up_wide : (tensor<128x7x768xf64>) -> tensor<128x7x768xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<128x7x768xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<128x7x768xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<128x7x768xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<128x7x768xf32>) -> tensor<128x7x768xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<128x2048x768xf32>) -> tensor<128x2048x768xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x7x768xf64>, tensor<128x2048x768xf64>) -> tensor<128x7x2048xf64>
    %down = stablehlo.convert %down_wide : (tensor<128x7x2048xf64>) -> tensor<128x7x2048xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_7, dims = [0, 1] : (tensor<7x8xi32>) -> tensor<7x8x128xi32>
    %is_chosen_8 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<7x8x128xi32>, tensor<7x8x128xi32>) -> tensor<7x8x128xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %normalised_weights, dims = [0, 1] : (tensor<7x8xf32>) -> tensor<7x8x128xf32>
    %placed_weights = stablehlo.select %is_chosen_8, %weights_per_expert, %zero_splat_1 : tensor<7x8x128xi1>, tensor<7x8x128xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x8x128xf32>, tensor<f32>) -> tensor<7x128xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_8 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x8x128xi1>, tensor<i1>) -> tensor<7x128xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<7x128xf32>) -> tensor<128x7xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<7x128xi1>) -> tensor<128x7xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<128x7xf32>) -> tensor<128x7x2048xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<128x7x2048xf32>
    %chosen_rows_7 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<128x7xi1>) -> tensor<128x7x2048xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<128x7x2048xf32>
    %kept = stablehlo.select %chosen_rows_7, %weighted, %zero_splat_2 : tensor<128x7x2048xi1>, tensor<128x7x2048xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<128x7x2048xf32>, tensor<f32>) -> tensor<7x2048xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %routed : tensor<7x2048xf32>

    return %h_2, %keys_held, %values_held : tensor<7x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>
  }

  func.func private @layer_1(
      %h: tensor<1x2048xf32>,
      %positions: tensor<1xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<1x64xf32>,
      %rope_sin: tensor<1x64xf32>,
      %keys: tensor<4x24x128xf32>,
      %values: tensor<4x24x128xf32>,
      %mixer_norm: tensor<2048xf32>,
      %q: tensor<4096x2048xf32>,
      %k: tensor<512x2048xf32>,
      %v: tensor<512x2048xf32>,
      %q_norm: tensor<128xf32>,
      %k_norm: tensor<128xf32>,
      %o: tensor<2048x4096xf32>,
      %ffn_norm: tensor<2048xf32>,
      %router: tensor<128x2048xf32>,
      %expert_gate_up: tensor<128x1536x2048xf32>,
      %expert_down: tensor<128x2048x768xf32>
  ) -> (tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>) {
    // stage: norm before the mixer
    %h_f64 = stablehlo.convert %h : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %mixer_norm_f64 = stablehlo.convert %mixer_norm : (tensor<2048xf32>) -> tensor<2048xf64>
    %mixer_input_wide_rows = stablehlo.broadcast_in_dim %mixer_norm_f64, dims = [1] : (tensor<2048xf64>) -> tensor<1x2048xf64>
    %square = stablehlo.multiply %h_f64, %h_f64 : tensor<1x2048xf64>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f64>
    %square_sum = stablehlo.reduce(%square init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2048xf64>, tensor<f64>) -> tensor<1xf64>
    %one_over_width = stablehlo.constant dense<0.00048828125> : tensor<f64>
    %one_over_width_splat = stablehlo.broadcast_in_dim %one_over_width, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square = stablehlo.multiply %square_sum, %one_over_width_splat : tensor<1xf64>
    %norm_epsilon = stablehlo.constant dense<1.0e-06> : tensor<f64>
    %norm_epsilon_splat = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square_epsilon = stablehlo.add %mean_square, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root = stablehlo.rsqrt %mean_square_epsilon : tensor<1xf64>
    %reciprocal_root_rows = stablehlo.broadcast_in_dim %reciprocal_root, dims = [0] : (tensor<1xf64>) -> tensor<1x2048xf64>
    %mixer_input_wide = stablehlo.multiply %h_f64, %reciprocal_root_rows : tensor<1x2048xf64>
    %mixer_input_wide_1 = stablehlo.multiply %mixer_input_wide, %mixer_input_wide_rows : tensor<1x2048xf64>
    %mixer_input = stablehlo.convert %mixer_input_wide_1 : (tensor<1x2048xf64>) -> tensor<1x2048xf32>

    // stage: queries, keys and values: 32 heads of queries over 4 of keys
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %q_f64 = stablehlo.convert %q : (tensor<4096x2048xf32>) -> tensor<4096x2048xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<4096x2048xf64>) -> tensor<1x4096xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<1x4096xf64>) -> tensor<1x4096xf32>
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %k_f64 = stablehlo.convert %k : (tensor<512x2048xf32>) -> tensor<512x2048xf64>
    %k_wide = stablehlo.dot_general %mixer_input_f64_1, %k_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<512x2048xf64>) -> tensor<1x512xf64>
    %k_1 = stablehlo.convert %k_wide : (tensor<1x512xf64>) -> tensor<1x512xf32>
    %mixer_input_f64_2 = stablehlo.convert %mixer_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %v_f64 = stablehlo.convert %v : (tensor<512x2048xf32>) -> tensor<512x2048xf64>
    %v_wide = stablehlo.dot_general %mixer_input_f64_2, %v_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<512x2048xf64>) -> tensor<1x512xf64>
    %v_1 = stablehlo.convert %v_wide : (tensor<1x512xf64>) -> tensor<1x512xf32>
    %q_by_head = stablehlo.reshape %q_1 : (tensor<1x4096xf32>) -> tensor<1x4x8x128xf32>
    %k_by_head = stablehlo.reshape %k_1 : (tensor<1x512xf32>) -> tensor<1x4x128xf32>
    %v_by_head = stablehlo.reshape %v_1 : (tensor<1x512xf32>) -> tensor<1x4x128xf32>

    // stage: norms of queries and keys
    %q_by_head_f64 = stablehlo.convert %q_by_head : (tensor<1x4x8x128xf32>) -> tensor<1x4x8x128xf64>
    %q_norm_f64 = stablehlo.convert %q_norm : (tensor<128xf32>) -> tensor<128xf64>
    %q_normed_wide_rows = stablehlo.broadcast_in_dim %q_norm_f64, dims = [3] : (tensor<128xf64>) -> tensor<1x4x8x128xf64>
    %square_1 = stablehlo.multiply %q_by_head_f64, %q_by_head_f64 : tensor<1x4x8x128xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [3] : (tensor<1x4x8x128xf64>, tensor<f64>) -> tensor<1x4x8xf64>
    %one_over_width_1 = stablehlo.constant dense<0.0078125> : tensor<f64>
    %one_over_width_splat_1 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<1x4x8xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat_1 : tensor<1x4x8xf64>
    %norm_epsilon_splat_1 = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<1x4x8xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat_1 : tensor<1x4x8xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<1x4x8xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0, 1, 2] : (tensor<1x4x8xf64>) -> tensor<1x4x8x128xf64>
    %q_normed_wide = stablehlo.multiply %q_by_head_f64, %reciprocal_root_rows_1 : tensor<1x4x8x128xf64>
    %q_normed_wide_1 = stablehlo.multiply %q_normed_wide, %q_normed_wide_rows : tensor<1x4x8x128xf64>
    %q_normed = stablehlo.convert %q_normed_wide_1 : (tensor<1x4x8x128xf64>) -> tensor<1x4x8x128xf32>
    %k_by_head_f64 = stablehlo.convert %k_by_head : (tensor<1x4x128xf32>) -> tensor<1x4x128xf64>
    %k_norm_f64 = stablehlo.convert %k_norm : (tensor<128xf32>) -> tensor<128xf64>
    %k_normed_wide_rows = stablehlo.broadcast_in_dim %k_norm_f64, dims = [2] : (tensor<128xf64>) -> tensor<1x4x128xf64>
    %square_2 = stablehlo.multiply %k_by_head_f64, %k_by_head_f64 : tensor<1x4x128xf64>
    %square_sum_2 = stablehlo.reduce(%square_2 init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<1x4x128xf64>, tensor<f64>) -> tensor<1x4xf64>
    %one_over_width_splat_2 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %mean_square_2 = stablehlo.multiply %square_sum_2, %one_over_width_splat_2 : tensor<1x4xf64>
    %norm_epsilon_splat_2 = stablehlo.broadcast_in_dim %norm_epsilon, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %mean_square_epsilon_2 = stablehlo.add %mean_square_2, %norm_epsilon_splat_2 : tensor<1x4xf64>
    %reciprocal_root_2 = stablehlo.rsqrt %mean_square_epsilon_2 : tensor<1x4xf64>
    %reciprocal_root_rows_2 = stablehlo.broadcast_in_dim %reciprocal_root_2, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<1x4x128xf64>
    %k_normed_wide = stablehlo.multiply %k_by_head_f64, %reciprocal_root_rows_2 : tensor<1x4x128xf64>
    %k_normed_wide_1 = stablehlo.multiply %k_normed_wide, %k_normed_wide_rows : tensor<1x4x128xf64>
    %k_normed = stablehlo.convert %k_normed_wide_1 : (tensor<1x4x128xf64>) -> tensor<1x4x128xf32>

    // stage: rotation
    %q_normed_rotated_first = stablehlo.slice %q_normed [0:1, 0:4, 0:8, 0:64] : (tensor<1x4x8x128xf32>) -> tensor<1x4x8x64xf32>
    %q_normed_rotated_second = stablehlo.slice %q_normed [0:1, 0:4, 0:8, 64:128] : (tensor<1x4x8x128xf32>) -> tensor<1x4x8x64xf32>
    %q_normed_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 3] : (tensor<1x64xf32>) -> tensor<1x4x8x64xf32>
    %q_normed_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 3] : (tensor<1x64xf32>) -> tensor<1x4x8x64xf32>
    %product = stablehlo.multiply %q_normed_rotated_first, %q_normed_rotated_cos : tensor<1x4x8x64xf32>
    %product_1 = stablehlo.multiply %q_normed_rotated_second, %q_normed_rotated_sin : tensor<1x4x8x64xf32>
    %q_normed_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<1x4x8x64xf32>
    %product_2 = stablehlo.multiply %q_normed_rotated_second, %q_normed_rotated_cos : tensor<1x4x8x64xf32>
    %product_3 = stablehlo.multiply %q_normed_rotated_first, %q_normed_rotated_sin : tensor<1x4x8x64xf32>
    %q_normed_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<1x4x8x64xf32>
    %q_normed_rotated = stablehlo.concatenate %q_normed_rotated_turned_first, %q_normed_rotated_turned_second, dim = 3 : (tensor<1x4x8x64xf32>, tensor<1x4x8x64xf32>) -> tensor<1x4x8x128xf32>
    %k_normed_rotated_first = stablehlo.slice %k_normed [0:1, 0:4, 0:64] : (tensor<1x4x128xf32>) -> tensor<1x4x64xf32>
    %k_normed_rotated_second = stablehlo.slice %k_normed [0:1, 0:4, 64:128] : (tensor<1x4x128xf32>) -> tensor<1x4x64xf32>
    %k_normed_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<1x64xf32>) -> tensor<1x4x64xf32>
    %k_normed_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<1x64xf32>) -> tensor<1x4x64xf32>
    %product_4 = stablehlo.multiply %k_normed_rotated_first, %k_normed_rotated_cos : tensor<1x4x64xf32>
    %product_5 = stablehlo.multiply %k_normed_rotated_second, %k_normed_rotated_sin : tensor<1x4x64xf32>
    %k_normed_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<1x4x64xf32>
    %product_6 = stablehlo.multiply %k_normed_rotated_second, %k_normed_rotated_cos : tensor<1x4x64xf32>
    %product_7 = stablehlo.multiply %k_normed_rotated_first, %k_normed_rotated_sin : tensor<1x4x64xf32>
    %k_normed_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<1x4x64xf32>
    %k_normed_rotated = stablehlo.concatenate %k_normed_rotated_turned_first, %k_normed_rotated_turned_second, dim = 2 : (tensor<1x4x64xf32>, tensor<1x4x64xf32>) -> tensor<1x4x128xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %k_normed_rotated_by_head = stablehlo.transpose %k_normed_rotated, dims = [1, 0, 2] : (tensor<1x4x128xf32>) -> tensor<4x1x128xf32>
    %keys_held = stablehlo.dynamic_update_slice %keys, %k_normed_rotated_by_head, %zero_index, %start, %zero_index : (tensor<4x24x128xf32>, tensor<4x1x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x128xf32>
    %v_by_head_by_head = stablehlo.transpose %v_by_head, dims = [1, 0, 2] : (tensor<1x4x128xf32>) -> tensor<4x1x128xf32>
    %values_held = stablehlo.dynamic_update_slice %values, %v_by_head_by_head, %zero_index, %start, %zero_index : (tensor<4x24x128xf32>, tensor<4x1x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x128xf32>

    // stage: scores: of each query with every key of its sequence
    %q_heads = stablehlo.transpose %q_normed_rotated, dims = [1, 0, 2, 3] : (tensor<1x4x8x128xf32>) -> tensor<4x1x8x128xf32>
    %q_heads_rows = stablehlo.reshape %q_heads : (tensor<4x1x8x128xf32>) -> tensor<4x8x128xf32>
    %q_heads_rows_f64 = stablehlo.convert %q_heads_rows : (tensor<4x8x128xf32>) -> tensor<4x8x128xf64>
    %keys_held_f64 = stablehlo.convert %keys_held : (tensor<4x24x128xf32>) -> tensor<4x24x128xf64>
    %scores_wide = stablehlo.dot_general %q_heads_rows_f64, %keys_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x8x128xf64>, tensor<4x24x128xf64>) -> tensor<4x8x24xf64>
    %scores_parts = stablehlo.reshape %scores_wide : (tensor<4x8x24xf64>) -> tensor<4x1x8x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.08838834764831845> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<4x1x8x24xf64>
    %scores_scaled = stablehlo.multiply %scores_parts, %score_scale_splat : tensor<4x1x8x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<1x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<1xi32>) -> tensor<1x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<1x24xi32>, tensor<1x24xi32>) -> tensor<1x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<1x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 3] : (tensor<1x24xi1>) -> tensor<4x1x8x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<4x1x8x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<4x1x8x24xi1>, tensor<4x1x8x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [3] : (tensor<4x1x8x24xf64>, tensor<f64>) -> tensor<4x1x8xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1, 2] : (tensor<4x1x8xf64>) -> tensor<4x1x8x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<4x1x8x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<4x1x8x24xf64>) -> tensor<4x1x8x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<4x1x8x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [3] : (tensor<4x1x8x24xf32>, tensor<f32>) -> tensor<4x1x8xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1, 2] : (tensor<4x1x8xf32>) -> tensor<4x1x8x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<4x1x8x24xf32>

    // stage: values
    %p_rows = stablehlo.reshape %p : (tensor<4x1x8x24xf32>) -> tensor<4x8x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<4x8x24xf32>) -> tensor<4x8x24xf64>
    %values_held_f64 = stablehlo.convert %values_held : (tensor<4x24x128xf32>) -> tensor<4x24x128xf64>
    %y_wide = stablehlo.dot_general %p_rows_f64, %values_held_f64, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x8x24xf64>, tensor<4x24x128xf64>) -> tensor<4x8x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<4x8x128xf64>) -> tensor<4x8x128xf32>
    %y_parts = stablehlo.reshape %y : (tensor<4x8x128xf32>) -> tensor<4x1x8x128xf32>
    %gathered = stablehlo.transpose %y_parts, dims = [1, 0, 2, 3] : (tensor<4x1x8x128xf32>) -> tensor<1x4x8x128xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<1x4x8x128xf32>) -> tensor<1x4096xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<1x4096xf32>) -> tensor<1x4096xf64>
    %o_f64 = stablehlo.convert %o : (tensor<2048x4096xf32>) -> tensor<2048x4096xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<1x4096xf64>, tensor<2048x4096xf64>) -> tensor<1x2048xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<1x2048xf64>) -> tensor<1x2048xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<1x2048xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<2048xf32>) -> tensor<2048xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<2048xf64>) -> tensor<1x2048xf64>
    %square_3 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<1x2048xf64>
    %square_sum_3 = stablehlo.reduce(%square_3 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2048xf64>, tensor<f64>) -> tensor<1xf64>
    %mean_square_3 = stablehlo.multiply %square_sum_3, %one_over_width_splat : tensor<1xf64>
    %mean_square_epsilon_3 = stablehlo.add %mean_square_3, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root_3 = stablehlo.rsqrt %mean_square_epsilon_3 : tensor<1xf64>
    %reciprocal_root_rows_3 = stablehlo.broadcast_in_dim %reciprocal_root_3, dims = [0] : (tensor<1xf64>) -> tensor<1x2048xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_3 : tensor<1x2048xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<1x2048xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<1x2048xf64>) -> tensor<1x2048xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %router_f64 = stablehlo.convert %router : (tensor<128x2048xf32>) -> tensor<128x2048xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<128x2048xf64>) -> tensor<1x128xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<1x128xf64>) -> tensor<1x128xf32>

    // stage: router scores: softmax
    %maximum_identity_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<1xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<1xf32>) -> tensor<1x128xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<1x128xf32>
    %exponentials_1 = stablehlo.exponential %shifted : tensor<1x128xf32>
    %row_sum = stablehlo.reduce(%exponentials_1 init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<1xf32>) -> tensor<1x128xf32>
    %scores = stablehlo.divide %exponentials_1, %row_sum_rows : tensor<1x128xf32>

    // stage: top-k: 8 iterative argmaxes over 128 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x128xf32>
    %is_zero = stablehlo.compare EQ, %scores, %zero_splat, FLOAT : (tensor<1x128xf32>, tensor<1x128xf32>) -> tensor<1x128xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores : tensor<1x128xi1>, tensor<1x128xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<1x128xf32>) -> tensor<1x128xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<1x128xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<1x128xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<1x128xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<1x128xi1>, tensor<1x128xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<1x128xf32>, tensor<1x128xf32>) -> tensor<1x128xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<1x128xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<1x128xi1>, tensor<1x128xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<128xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<128xi32>) -> tensor<1x128xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<8xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    // choice 0
    %maximum_identity_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %beyond = stablehlo.constant dense<128> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<1x128xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<1x128xi1>, tensor<1x128xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<1xi32>) -> tensor<1x8xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<1x8xi1>, tensor<1x8xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<1x128xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<1x128xi1>, tensor<1x128xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<1x128xi1>, tensor<1x128xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<1xi32>) -> tensor<1x8xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<1x8xi1>, tensor<1x8xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<1x128xi1>, tensor<1x128xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<1x128xi1>, tensor<1x128xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<1xi32>) -> tensor<1x8xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<1x8xi1>, tensor<1x8xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<1x128xi1>, tensor<1x128xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<1x128xi1>, tensor<1x128xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = stablehlo.broadcast_in_dim %slot_3, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %chosen_slots_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<1xi32>) -> tensor<1x8xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<1x8xi1>, tensor<1x8xi32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_chosen_3 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_3, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %remaining_key_3 = stablehlo.select %is_chosen_3, %taken_splat, %remaining_key_2 : tensor<1x128xi1>, tensor<1x128xi32>
    // choice 4
    %best_key_4 = stablehlo.reduce(%remaining_key_3 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_4 = stablehlo.broadcast_in_dim %best_key_4, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_best_4 = stablehlo.compare EQ, %remaining_key_3, %best_key_rows_4, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %candidates_4 = stablehlo.select %is_best_4, %expert_index_wide, %beyond_splat : tensor<1x128xi1>, tensor<1x128xi32>
    %chosen_4 = stablehlo.reduce(%candidates_4 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_4 = stablehlo.constant dense<4> : tensor<i32>
    %slot_4_splat = stablehlo.broadcast_in_dim %slot_4, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %is_slot_4 = stablehlo.compare EQ, %slot_index_wide, %slot_4_splat, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %chosen_slots_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<1xi32>) -> tensor<1x8xi32>
    %expert_ids_4 = stablehlo.select %is_slot_4, %chosen_slots_4, %expert_ids_3 : tensor<1x8xi1>, tensor<1x8xi32>
    %chosen_rows_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_chosen_4 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_4, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %remaining_key_4 = stablehlo.select %is_chosen_4, %taken_splat, %remaining_key_3 : tensor<1x128xi1>, tensor<1x128xi32>
    // choice 5
    %best_key_5 = stablehlo.reduce(%remaining_key_4 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_5 = stablehlo.broadcast_in_dim %best_key_5, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_best_5 = stablehlo.compare EQ, %remaining_key_4, %best_key_rows_5, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %candidates_5 = stablehlo.select %is_best_5, %expert_index_wide, %beyond_splat : tensor<1x128xi1>, tensor<1x128xi32>
    %chosen_5 = stablehlo.reduce(%candidates_5 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_5 = stablehlo.constant dense<5> : tensor<i32>
    %slot_5_splat = stablehlo.broadcast_in_dim %slot_5, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %is_slot_5 = stablehlo.compare EQ, %slot_index_wide, %slot_5_splat, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %chosen_slots_5 = stablehlo.broadcast_in_dim %chosen_5, dims = [0] : (tensor<1xi32>) -> tensor<1x8xi32>
    %expert_ids_5 = stablehlo.select %is_slot_5, %chosen_slots_5, %expert_ids_4 : tensor<1x8xi1>, tensor<1x8xi32>
    %chosen_rows_5 = stablehlo.broadcast_in_dim %chosen_5, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_chosen_5 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_5, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %remaining_key_5 = stablehlo.select %is_chosen_5, %taken_splat, %remaining_key_4 : tensor<1x128xi1>, tensor<1x128xi32>
    // choice 6
    %best_key_6 = stablehlo.reduce(%remaining_key_5 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_6 = stablehlo.broadcast_in_dim %best_key_6, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_best_6 = stablehlo.compare EQ, %remaining_key_5, %best_key_rows_6, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %candidates_6 = stablehlo.select %is_best_6, %expert_index_wide, %beyond_splat : tensor<1x128xi1>, tensor<1x128xi32>
    %chosen_6 = stablehlo.reduce(%candidates_6 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_6 = stablehlo.constant dense<6> : tensor<i32>
    %slot_6_splat = stablehlo.broadcast_in_dim %slot_6, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %is_slot_6 = stablehlo.compare EQ, %slot_index_wide, %slot_6_splat, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %chosen_slots_6 = stablehlo.broadcast_in_dim %chosen_6, dims = [0] : (tensor<1xi32>) -> tensor<1x8xi32>
    %expert_ids_6 = stablehlo.select %is_slot_6, %chosen_slots_6, %expert_ids_5 : tensor<1x8xi1>, tensor<1x8xi32>
    %chosen_rows_6 = stablehlo.broadcast_in_dim %chosen_6, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_chosen_6 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_6, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %remaining_key_6 = stablehlo.select %is_chosen_6, %taken_splat, %remaining_key_5 : tensor<1x128xi1>, tensor<1x128xi32>
    // choice 7
    %best_key_7 = stablehlo.reduce(%remaining_key_6 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_7 = stablehlo.broadcast_in_dim %best_key_7, dims = [0] : (tensor<1xi32>) -> tensor<1x128xi32>
    %is_best_7 = stablehlo.compare EQ, %remaining_key_6, %best_key_rows_7, SIGNED : (tensor<1x128xi32>, tensor<1x128xi32>) -> tensor<1x128xi1>
    %candidates_7 = stablehlo.select %is_best_7, %expert_index_wide, %beyond_splat : tensor<1x128xi1>, tensor<1x128xi32>
    %chosen_7 = stablehlo.reduce(%candidates_7 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x128xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_7 = stablehlo.constant dense<7> : tensor<i32>
    %slot_7_splat = stablehlo.broadcast_in_dim %slot_7, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %is_slot_7 = stablehlo.compare EQ, %slot_index_wide, %slot_7_splat, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %chosen_slots_7 = stablehlo.broadcast_in_dim %chosen_7, dims = [0] : (tensor<1xi32>) -> tensor<1x8xi32>
    %expert_ids_7 = stablehlo.select %is_slot_7, %chosen_slots_7, %expert_ids_6 : tensor<1x8xi1>, tensor<1x8xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<128xi32>) -> tensor<1x8x128xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_7, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x128xi32>
    %is_chosen_7 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<1x8x128xi32>, tensor<1x8x128xi32>) -> tensor<1x8x128xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %scores, dims = [0, 2] : (tensor<1x128xf32>) -> tensor<1x8x128xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x8x128xf32>
    %chosen_values = stablehlo.select %is_chosen_7, %values_per_slot, %zero_splat_1 : tensor<1x8x128xi1>, tensor<1x8x128xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<1x8x128xf32>, tensor<f32>) -> tensor<1x8xf32>
    %weight_sum = stablehlo.reduce(%chosen_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<1x8xf32>, tensor<f32>) -> tensor<1xf32>
    %weight_sum_rows = stablehlo.broadcast_in_dim %weight_sum, dims = [0] : (tensor<1xf32>) -> tensor<1x8xf32>
    %normalised_weights = stablehlo.divide %chosen_weights, %weight_sum_rows : tensor<1x8xf32>

    // stage: experts: all 128 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %ffn_input, dims = [1, 2] : (tensor<1x2048xf32>) -> tensor<128x1x2048xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:128, 0:768, 0:2048] : (tensor<128x1536x2048xf32>) -> tensor<128x768x2048xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<128x1x2048xf32>) -> tensor<128x1x2048xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<128x768x2048xf32>) -> tensor<128x768x2048xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x1x2048xf64>, tensor<128x768x2048xf64>) -> tensor<128x1x768xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<128x1x768xf64>) -> tensor<128x1x768xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:128, 768:1536, 0:2048] : (tensor<128x1536x2048xf32>) -> tensor<128x768x2048xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<128x1x2048xf32>) -> tensor<128x1x2048xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<128x768x2048xf32>) -> tensor<128x768x2048xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x1x2048xf64>, tensor<128x768x2048xf64>) -> tensor<128x1x768xf64>
    %up = stablehlo.convert %up_wide : (tensor<128x1x768xf64>) -> tensor<128x1x768xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<128x1x768xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<128x1x768xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<128x1x768xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<128x1x768xf32>) -> tensor<128x1x768xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<128x2048x768xf32>) -> tensor<128x2048x768xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<128x1x768xf64>, tensor<128x2048x768xf64>) -> tensor<128x1x2048xf64>
    %down = stablehlo.convert %down_wide : (tensor<128x1x2048xf64>) -> tensor<128x1x2048xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_7, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x128xi32>
    %is_chosen_8 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<1x8x128xi32>, tensor<1x8x128xi32>) -> tensor<1x8x128xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %normalised_weights, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x128xf32>
    %placed_weights = stablehlo.select %is_chosen_8, %weights_per_expert, %zero_splat_1 : tensor<1x8x128xi1>, tensor<1x8x128xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<1x8x128xf32>, tensor<f32>) -> tensor<1x128xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_8 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<1x8x128xi1>, tensor<i1>) -> tensor<1x128xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<1x128xf32>) -> tensor<128x1xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<1x128xi1>) -> tensor<128x1xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x1x2048xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<128x1x2048xf32>
    %chosen_rows_7 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<128x1xi1>) -> tensor<128x1x2048xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<128x1x2048xf32>
    %kept = stablehlo.select %chosen_rows_7, %weighted, %zero_splat_2 : tensor<128x1x2048xi1>, tensor<128x1x2048xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<128x1x2048xf32>, tensor<f32>) -> tensor<1x2048xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %routed : tensor<1x2048xf32>

    return %h_2, %keys_held, %values_held : tensor<1x2048xf32>, tensor<4x24x128xf32>, tensor<4x24x128xf32>
  }
}
