module @decoder {
  func.func public @prefill(
      %tokens: tensor<7xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %key_positions: tensor<24xi32>,
      %layers.0.latents: tensor<24x512xf32>,
      %layers.0.rope_keys: tensor<24x64xf32>,
      %layers.1.latents: tensor<24x512xf32>,
      %layers.1.rope_keys: tensor<24x64xf32>,
      %layers.2.latents: tensor<24x512xf32>,
      %layers.2.rope_keys: tensor<24x64xf32>,
      %layers.3.latents: tensor<24x512xf32>,
      %layers.3.rope_keys: tensor<24x64xf32>,
      %layers.4.latents: tensor<24x512xf32>,
      %layers.4.rope_keys: tensor<24x64xf32>,
      %layers.5.latents: tensor<24x512xf32>,
      %layers.5.rope_keys: tensor<24x64xf32>,
      %layers.6.latents: tensor<24x512xf32>,
      %layers.6.rope_keys: tensor<24x64xf32>,
      %layers.7.latents: tensor<24x512xf32>,
      %layers.7.rope_keys: tensor<24x64xf32>,
      %layers.8.latents: tensor<24x512xf32>,
      %layers.8.rope_keys: tensor<24x64xf32>,
      %layers.9.latents: tensor<24x512xf32>,
      %layers.9.rope_keys: tensor<24x64xf32>,
      %layers.10.latents: tensor<24x512xf32>,
      %layers.10.rope_keys: tensor<24x64xf32>,
      %layers.11.latents: tensor<24x512xf32>,
      %layers.11.rope_keys: tensor<24x64xf32>,
      %layers.12.latents: tensor<24x512xf32>,
      %layers.12.rope_keys: tensor<24x64xf32>,
      %layers.13.latents: tensor<24x512xf32>,
      %layers.13.rope_keys: tensor<24x64xf32>,
      %layers.14.latents: tensor<24x512xf32>,
      %layers.14.rope_keys: tensor<24x64xf32>,
      %layers.15.latents: tensor<24x512xf32>,
      %layers.15.rope_keys: tensor<24x64xf32>,
      %layers.16.latents: tensor<24x512xf32>,
      %layers.16.rope_keys: tensor<24x64xf32>,
      %layers.17.latents: tensor<24x512xf32>,
      %layers.17.rope_keys: tensor<24x64xf32>,
      %layers.18.latents: tensor<24x512xf32>,
      %layers.18.rope_keys: tensor<24x64xf32>,
      %layers.19.latents: tensor<24x512xf32>,
      %layers.19.rope_keys: tensor<24x64xf32>,
      %layers.20.latents: tensor<24x512xf32>,
      %layers.20.rope_keys: tensor<24x64xf32>,
      %layers.21.latents: tensor<24x512xf32>,
      %layers.21.rope_keys: tensor<24x64xf32>,
      %layers.22.latents: tensor<24x512xf32>,
      %layers.22.rope_keys: tensor<24x64xf32>,
      %layers.23.latents: tensor<24x512xf32>,
      %layers.23.rope_keys: tensor<24x64xf32>,
      %layers.24.latents: tensor<24x512xf32>,
      %layers.24.rope_keys: tensor<24x64xf32>,
      %layers.25.latents: tensor<24x512xf32>,
      %layers.25.rope_keys: tensor<24x64xf32>,
      %layers.26.latents: tensor<24x512xf32>,
      %layers.26.rope_keys: tensor<24x64xf32>,
      %embedding: tensor<102400x2048xf32>,
      %final_norm: tensor<2048xf32>,
      %head: tensor<102400x2048xf32>,
      %layers.0.mixer_norm: tensor<2048xf32>,
      %layers.0.q: tensor<3072x2048xf32>,
      %layers.0.kv_a: tensor<576x2048xf32>,
      %layers.0.kv_a_norm: tensor<512xf32>,
      %layers.0.kv_b: tensor<4096x512xf32>,
      %layers.0.o: tensor<2048x2048xf32>,
      %layers.0.ffn_norm: tensor<2048xf32>,
      %layers.0.gate_up: tensor<21888x2048xf32>,
      %layers.0.down: tensor<2048x10944xf32>,
      %layers.1.mixer_norm: tensor<2048xf32>,
      %layers.1.q: tensor<3072x2048xf32>,
      %layers.1.kv_a: tensor<576x2048xf32>,
      %layers.1.kv_a_norm: tensor<512xf32>,
      %layers.1.kv_b: tensor<4096x512xf32>,
      %layers.1.o: tensor<2048x2048xf32>,
      %layers.1.ffn_norm: tensor<2048xf32>,
      %layers.1.router: tensor<64x2048xf32>,
      %layers.1.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.1.expert_down: tensor<64x2048x1408xf32>,
      %layers.1.shared_gate_up: tensor<5632x2048xf32>,
      %layers.1.shared_down: tensor<2048x2816xf32>,
      %layers.2.mixer_norm: tensor<2048xf32>,
      %layers.2.q: tensor<3072x2048xf32>,
      %layers.2.kv_a: tensor<576x2048xf32>,
      %layers.2.kv_a_norm: tensor<512xf32>,
      %layers.2.kv_b: tensor<4096x512xf32>,
      %layers.2.o: tensor<2048x2048xf32>,
      %layers.2.ffn_norm: tensor<2048xf32>,
      %layers.2.router: tensor<64x2048xf32>,
      %layers.2.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.2.expert_down: tensor<64x2048x1408xf32>,
      %layers.2.shared_gate_up: tensor<5632x2048xf32>,
      %layers.2.shared_down: tensor<2048x2816xf32>,
      %layers.3.mixer_norm: tensor<2048xf32>,
      %layers.3.q: tensor<3072x2048xf32>,
      %layers.3.kv_a: tensor<576x2048xf32>,
      %layers.3.kv_a_norm: tensor<512xf32>,
      %layers.3.kv_b: tensor<4096x512xf32>,
      %layers.3.o: tensor<2048x2048xf32>,
      %layers.3.ffn_norm: tensor<2048xf32>,
      %layers.3.router: tensor<64x2048xf32>,
      %layers.3.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.3.expert_down: tensor<64x2048x1408xf32>,
      %layers.3.shared_gate_up: tensor<5632x2048xf32>,
      %layers.3.shared_down: tensor<2048x2816xf32>,
      %layers.4.mixer_norm: tensor<2048xf32>,
      %layers.4.q: tensor<3072x2048xf32>,
      %layers.4.kv_a: tensor<576x2048xf32>,
      %layers.4.kv_a_norm: tensor<512xf32>,
      %layers.4.kv_b: tensor<4096x512xf32>,
      %layers.4.o: tensor<2048x2048xf32>,
      %layers.4.ffn_norm: tensor<2048xf32>,
      %layers.4.router: tensor<64x2048xf32>,
      %layers.4.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.4.expert_down: tensor<64x2048x1408xf32>,
      %layers.4.shared_gate_up: tensor<5632x2048xf32>,
      %layers.4.shared_down: tensor<2048x2816xf32>,
      %layers.5.mixer_norm: tensor<2048xf32>,
      %layers.5.q: tensor<3072x2048xf32>,
      %layers.5.kv_a: tensor<576x2048xf32>,
      %layers.5.kv_a_norm: tensor<512xf32>,
      %layers.5.kv_b: tensor<4096x512xf32>,
      %layers.5.o: tensor<2048x2048xf32>,
      %layers.5.ffn_norm: tensor<2048xf32>,
      %layers.5.router: tensor<64x2048xf32>,
      %layers.5.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.5.expert_down: tensor<64x2048x1408xf32>,
      %layers.5.shared_gate_up: tensor<5632x2048xf32>,
      %layers.5.shared_down: tensor<2048x2816xf32>,
      %layers.6.mixer_norm: tensor<2048xf32>,
      %layers.6.q: tensor<3072x2048xf32>,
      %layers.6.kv_a: tensor<576x2048xf32>,
      %layers.6.kv_a_norm: tensor<512xf32>,
      %layers.6.kv_b: tensor<4096x512xf32>,
      %layers.6.o: tensor<2048x2048xf32>,
      %layers.6.ffn_norm: tensor<2048xf32>,
      %layers.6.router: tensor<64x2048xf32>,
      %layers.6.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.6.expert_down: tensor<64x2048x1408xf32>,
      %layers.6.shared_gate_up: tensor<5632x2048xf32>,
      %layers.6.shared_down: tensor<2048x2816xf32>,
      %layers.7.mixer_norm: tensor<2048xf32>,
      %layers.7.q: tensor<3072x2048xf32>,
      %layers.7.kv_a: tensor<576x2048xf32>,
      %layers.7.kv_a_norm: tensor<512xf32>,
      %layers.7.kv_b: tensor<4096x512xf32>,
      %layers.7.o: tensor<2048x2048xf32>,
      %layers.7.ffn_norm: tensor<2048xf32>,
      %layers.7.router: tensor<64x2048xf32>,
      %layers.7.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.7.expert_down: tensor<64x2048x1408xf32>,
      %layers.7.shared_gate_up: tensor<5632x2048xf32>,
      %layers.7.shared_down: tensor<2048x2816xf32>,
      %layers.8.mixer_norm: tensor<2048xf32>,
      %layers.8.q: tensor<3072x2048xf32>,
      %layers.8.kv_a: tensor<576x2048xf32>,
      %layers.8.kv_a_norm: tensor<512xf32>,
      %layers.8.kv_b: tensor<4096x512xf32>,
      %layers.8.o: tensor<2048x2048xf32>,
      %layers.8.ffn_norm: tensor<2048xf32>,
      %layers.8.router: tensor<64x2048xf32>,
      %layers.8.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.8.expert_down: tensor<64x2048x1408xf32>,
      %layers.8.shared_gate_up: tensor<5632x2048xf32>,
      %layers.8.shared_down: tensor<2048x2816xf32>,
      %layers.9.mixer_norm: tensor<2048xf32>,
      %layers.9.q: tensor<3072x2048xf32>,
      %layers.9.kv_a: tensor<576x2048xf32>,
      %layers.9.kv_a_norm: tensor<512xf32>,
      %layers.9.kv_b: tensor<4096x512xf32>,
      %layers.9.o: tensor<2048x2048xf32>,
      %layers.9.ffn_norm: tensor<2048xf32>,
      %layers.9.router: tensor<64x2048xf32>,
      %layers.9.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.9.expert_down: tensor<64x2048x1408xf32>,
      %layers.9.shared_gate_up: tensor<5632x2048xf32>,
      %layers.9.shared_down: tensor<2048x2816xf32>,
      %layers.10.mixer_norm: tensor<2048xf32>,
      %layers.10.q: tensor<3072x2048xf32>,
      %layers.10.kv_a: tensor<576x2048xf32>,
      %layers.10.kv_a_norm: tensor<512xf32>,
      %layers.10.kv_b: tensor<4096x512xf32>,
      %layers.10.o: tensor<2048x2048xf32>,
      %layers.10.ffn_norm: tensor<2048xf32>,
      %layers.10.router: tensor<64x2048xf32>,
      %layers.10.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.10.expert_down: tensor<64x2048x1408xf32>,
      %layers.10.shared_gate_up: tensor<5632x2048xf32>,
      %layers.10.shared_down: tensor<2048x2816xf32>,
      %layers.11.mixer_norm: tensor<2048xf32>,
      %layers.11.q: tensor<3072x2048xf32>,
      %layers.11.kv_a: tensor<576x2048xf32>,
      %layers.11.kv_a_norm: tensor<512xf32>,
      %layers.11.kv_b: tensor<4096x512xf32>,
      %layers.11.o: tensor<2048x2048xf32>,
      %layers.11.ffn_norm: tensor<2048xf32>,
      %layers.11.router: tensor<64x2048xf32>,
      %layers.11.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.11.expert_down: tensor<64x2048x1408xf32>,
      %layers.11.shared_gate_up: tensor<5632x2048xf32>,
      %layers.11.shared_down: tensor<2048x2816xf32>,
      %layers.12.mixer_norm: tensor<2048xf32>,
      %layers.12.q: tensor<3072x2048xf32>,
      %layers.12.kv_a: tensor<576x2048xf32>,
      %layers.12.kv_a_norm: tensor<512xf32>,
      %layers.12.kv_b: tensor<4096x512xf32>,
      %layers.12.o: tensor<2048x2048xf32>,
      %layers.12.ffn_norm: tensor<2048xf32>,
      %layers.12.router: tensor<64x2048xf32>,
      %layers.12.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.12.expert_down: tensor<64x2048x1408xf32>,
      %layers.12.shared_gate_up: tensor<5632x2048xf32>,
      %layers.12.shared_down: tensor<2048x2816xf32>,
      %layers.13.mixer_norm: tensor<2048xf32>,
      %layers.13.q: tensor<3072x2048xf32>,
      %layers.13.kv_a: tensor<576x2048xf32>,
      %layers.13.kv_a_norm: tensor<512xf32>,
      %layers.13.kv_b: tensor<4096x512xf32>,
      %layers.13.o: tensor<2048x2048xf32>,
      %layers.13.ffn_norm: tensor<2048xf32>,
      %layers.13.router: tensor<64x2048xf32>,
      %layers.13.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.13.expert_down: tensor<64x2048x1408xf32>,
      %layers.13.shared_gate_up: tensor<5632x2048xf32>,
      %layers.13.shared_down: tensor<2048x2816xf32>,
      %layers.14.mixer_norm: tensor<2048xf32>,
      %layers.14.q: tensor<3072x2048xf32>,
      %layers.14.kv_a: tensor<576x2048xf32>,
      %layers.14.kv_a_norm: tensor<512xf32>,
      %layers.14.kv_b: tensor<4096x512xf32>,
      %layers.14.o: tensor<2048x2048xf32>,
      %layers.14.ffn_norm: tensor<2048xf32>,
      %layers.14.router: tensor<64x2048xf32>,
      %layers.14.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.14.expert_down: tensor<64x2048x1408xf32>,
      %layers.14.shared_gate_up: tensor<5632x2048xf32>,
      %layers.14.shared_down: tensor<2048x2816xf32>,
      %layers.15.mixer_norm: tensor<2048xf32>,
      %layers.15.q: tensor<3072x2048xf32>,
      %layers.15.kv_a: tensor<576x2048xf32>,
      %layers.15.kv_a_norm: tensor<512xf32>,
      %layers.15.kv_b: tensor<4096x512xf32>,
      %layers.15.o: tensor<2048x2048xf32>,
      %layers.15.ffn_norm: tensor<2048xf32>,
      %layers.15.router: tensor<64x2048xf32>,
      %layers.15.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.15.expert_down: tensor<64x2048x1408xf32>,
      %layers.15.shared_gate_up: tensor<5632x2048xf32>,
      %layers.15.shared_down: tensor<2048x2816xf32>,
      %layers.16.mixer_norm: tensor<2048xf32>,
      %layers.16.q: tensor<3072x2048xf32>,
      %layers.16.kv_a: tensor<576x2048xf32>,
      %layers.16.kv_a_norm: tensor<512xf32>,
      %layers.16.kv_b: tensor<4096x512xf32>,
      %layers.16.o: tensor<2048x2048xf32>,
      %layers.16.ffn_norm: tensor<2048xf32>,
      %layers.16.router: tensor<64x2048xf32>,
      %layers.16.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.16.expert_down: tensor<64x2048x1408xf32>,
      %layers.16.shared_gate_up: tensor<5632x2048xf32>,
      %layers.16.shared_down: tensor<2048x2816xf32>,
      %layers.17.mixer_norm: tensor<2048xf32>,
      %layers.17.q: tensor<3072x2048xf32>,
      %layers.17.kv_a: tensor<576x2048xf32>,
      %layers.17.kv_a_norm: tensor<512xf32>,
      %layers.17.kv_b: tensor<4096x512xf32>,
      %layers.17.o: tensor<2048x2048xf32>,
      %layers.17.ffn_norm: tensor<2048xf32>,
      %layers.17.router: tensor<64x2048xf32>,
      %layers.17.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.17.expert_down: tensor<64x2048x1408xf32>,
      %layers.17.shared_gate_up: tensor<5632x2048xf32>,
      %layers.17.shared_down: tensor<2048x2816xf32>,
      %layers.18.mixer_norm: tensor<2048xf32>,
      %layers.18.q: tensor<3072x2048xf32>,
      %layers.18.kv_a: tensor<576x2048xf32>,
      %layers.18.kv_a_norm: tensor<512xf32>,
      %layers.18.kv_b: tensor<4096x512xf32>,
      %layers.18.o: tensor<2048x2048xf32>,
      %layers.18.ffn_norm: tensor<2048xf32>,
      %layers.18.router: tensor<64x2048xf32>,
      %layers.18.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.18.expert_down: tensor<64x2048x1408xf32>,
      %layers.18.shared_gate_up: tensor<5632x2048xf32>,
      %layers.18.shared_down: tensor<2048x2816xf32>,
      %layers.19.mixer_norm: tensor<2048xf32>,
      %layers.19.q: tensor<3072x2048xf32>,
      %layers.19.kv_a: tensor<576x2048xf32>,
      %layers.19.kv_a_norm: tensor<512xf32>,
      %layers.19.kv_b: tensor<4096x512xf32>,
      %layers.19.o: tensor<2048x2048xf32>,
      %layers.19.ffn_norm: tensor<2048xf32>,
      %layers.19.router: tensor<64x2048xf32>,
      %layers.19.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.19.expert_down: tensor<64x2048x1408xf32>,
      %layers.19.shared_gate_up: tensor<5632x2048xf32>,
      %layers.19.shared_down: tensor<2048x2816xf32>,
      %layers.20.mixer_norm: tensor<2048xf32>,
      %layers.20.q: tensor<3072x2048xf32>,
      %layers.20.kv_a: tensor<576x2048xf32>,
      %layers.20.kv_a_norm: tensor<512xf32>,
      %layers.20.kv_b: tensor<4096x512xf32>,
      %layers.20.o: tensor<2048x2048xf32>,
      %layers.20.ffn_norm: tensor<2048xf32>,
      %layers.20.router: tensor<64x2048xf32>,
      %layers.20.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.20.expert_down: tensor<64x2048x1408xf32>,
      %layers.20.shared_gate_up: tensor<5632x2048xf32>,
      %layers.20.shared_down: tensor<2048x2816xf32>,
      %layers.21.mixer_norm: tensor<2048xf32>,
      %layers.21.q: tensor<3072x2048xf32>,
      %layers.21.kv_a: tensor<576x2048xf32>,
      %layers.21.kv_a_norm: tensor<512xf32>,
      %layers.21.kv_b: tensor<4096x512xf32>,
      %layers.21.o: tensor<2048x2048xf32>,
      %layers.21.ffn_norm: tensor<2048xf32>,
      %layers.21.router: tensor<64x2048xf32>,
      %layers.21.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.21.expert_down: tensor<64x2048x1408xf32>,
      %layers.21.shared_gate_up: tensor<5632x2048xf32>,
      %layers.21.shared_down: tensor<2048x2816xf32>,
      %layers.22.mixer_norm: tensor<2048xf32>,
      %layers.22.q: tensor<3072x2048xf32>,
      %layers.22.kv_a: tensor<576x2048xf32>,
      %layers.22.kv_a_norm: tensor<512xf32>,
      %layers.22.kv_b: tensor<4096x512xf32>,
      %layers.22.o: tensor<2048x2048xf32>,
      %layers.22.ffn_norm: tensor<2048xf32>,
      %layers.22.router: tensor<64x2048xf32>,
      %layers.22.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.22.expert_down: tensor<64x2048x1408xf32>,
      %layers.22.shared_gate_up: tensor<5632x2048xf32>,
      %layers.22.shared_down: tensor<2048x2816xf32>,
      %layers.23.mixer_norm: tensor<2048xf32>,
      %layers.23.q: tensor<3072x2048xf32>,
      %layers.23.kv_a: tensor<576x2048xf32>,
      %layers.23.kv_a_norm: tensor<512xf32>,
      %layers.23.kv_b: tensor<4096x512xf32>,
      %layers.23.o: tensor<2048x2048xf32>,
      %layers.23.ffn_norm: tensor<2048xf32>,
      %layers.23.router: tensor<64x2048xf32>,
      %layers.23.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.23.expert_down: tensor<64x2048x1408xf32>,
      %layers.23.shared_gate_up: tensor<5632x2048xf32>,
      %layers.23.shared_down: tensor<2048x2816xf32>,
      %layers.24.mixer_norm: tensor<2048xf32>,
      %layers.24.q: tensor<3072x2048xf32>,
      %layers.24.kv_a: tensor<576x2048xf32>,
      %layers.24.kv_a_norm: tensor<512xf32>,
      %layers.24.kv_b: tensor<4096x512xf32>,
      %layers.24.o: tensor<2048x2048xf32>,
      %layers.24.ffn_norm: tensor<2048xf32>,
      %layers.24.router: tensor<64x2048xf32>,
      %layers.24.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.24.expert_down: tensor<64x2048x1408xf32>,
      %layers.24.shared_gate_up: tensor<5632x2048xf32>,
      %layers.24.shared_down: tensor<2048x2816xf32>,
      %layers.25.mixer_norm: tensor<2048xf32>,
      %layers.25.q: tensor<3072x2048xf32>,
      %layers.25.kv_a: tensor<576x2048xf32>,
      %layers.25.kv_a_norm: tensor<512xf32>,
      %layers.25.kv_b: tensor<4096x512xf32>,
      %layers.25.o: tensor<2048x2048xf32>,
      %layers.25.ffn_norm: tensor<2048xf32>,
      %layers.25.router: tensor<64x2048xf32>,
      %layers.25.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.25.expert_down: tensor<64x2048x1408xf32>,
      %layers.25.shared_gate_up: tensor<5632x2048xf32>,
      %layers.25.shared_down: tensor<2048x2816xf32>,
      %layers.26.mixer_norm: tensor<2048xf32>,
      %layers.26.q: tensor<3072x2048xf32>,
      %layers.26.kv_a: tensor<576x2048xf32>,
      %layers.26.kv_a_norm: tensor<512xf32>,
      %layers.26.kv_b: tensor<4096x512xf32>,
      %layers.26.o: tensor<2048x2048xf32>,
      %layers.26.ffn_norm: tensor<2048xf32>,
      %layers.26.router: tensor<64x2048xf32>,
      %layers.26.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.26.expert_down: tensor<64x2048x1408xf32>,
      %layers.26.shared_gate_up: tensor<5632x2048xf32>,
      %layers.26.shared_down: tensor<2048x2816xf32>
  ) -> (tensor<1x102400xf32>, tensor<1xi32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>) {
    // stage: positions
    %start_rows = stablehlo.broadcast_in_dim %start, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %offset = stablehlo.iota dim = 0 : tensor<7xi32>
    %positions = stablehlo.add %offset, %start_rows : tensor<7xi32>

    // stage: embedding
    %embedding_rows = "stablehlo.gather"(%embedding, %tokens) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<102400x2048xf32>, tensor<7xi32>) -> tensor<7x2048xf32>

    // stage: layer 0
    %layer_0_h, %layer_0_latents, %layer_0_rope_keys = func.call @layer(%embedding_rows, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.0.latents, %layers.0.rope_keys, %layers.0.mixer_norm, %layers.0.q, %layers.0.kv_a, %layers.0.kv_a_norm, %layers.0.kv_b, %layers.0.o, %layers.0.ffn_norm, %layers.0.gate_up, %layers.0.down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<21888x2048xf32>, tensor<2048x10944xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 1
    %layer_1_h, %layer_1_latents, %layer_1_rope_keys = func.call @layer_1(%layer_0_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.1.latents, %layers.1.rope_keys, %layers.1.mixer_norm, %layers.1.q, %layers.1.kv_a, %layers.1.kv_a_norm, %layers.1.kv_b, %layers.1.o, %layers.1.ffn_norm, %layers.1.router, %layers.1.expert_gate_up, %layers.1.expert_down, %layers.1.shared_gate_up, %layers.1.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 2
    %layer_2_h, %layer_2_latents, %layer_2_rope_keys = func.call @layer_1(%layer_1_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.2.latents, %layers.2.rope_keys, %layers.2.mixer_norm, %layers.2.q, %layers.2.kv_a, %layers.2.kv_a_norm, %layers.2.kv_b, %layers.2.o, %layers.2.ffn_norm, %layers.2.router, %layers.2.expert_gate_up, %layers.2.expert_down, %layers.2.shared_gate_up, %layers.2.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 3
    %layer_3_h, %layer_3_latents, %layer_3_rope_keys = func.call @layer_1(%layer_2_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.3.latents, %layers.3.rope_keys, %layers.3.mixer_norm, %layers.3.q, %layers.3.kv_a, %layers.3.kv_a_norm, %layers.3.kv_b, %layers.3.o, %layers.3.ffn_norm, %layers.3.router, %layers.3.expert_gate_up, %layers.3.expert_down, %layers.3.shared_gate_up, %layers.3.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 4
    %layer_4_h, %layer_4_latents, %layer_4_rope_keys = func.call @layer_1(%layer_3_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.4.latents, %layers.4.rope_keys, %layers.4.mixer_norm, %layers.4.q, %layers.4.kv_a, %layers.4.kv_a_norm, %layers.4.kv_b, %layers.4.o, %layers.4.ffn_norm, %layers.4.router, %layers.4.expert_gate_up, %layers.4.expert_down, %layers.4.shared_gate_up, %layers.4.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 5
    %layer_5_h, %layer_5_latents, %layer_5_rope_keys = func.call @layer_1(%layer_4_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.5.latents, %layers.5.rope_keys, %layers.5.mixer_norm, %layers.5.q, %layers.5.kv_a, %layers.5.kv_a_norm, %layers.5.kv_b, %layers.5.o, %layers.5.ffn_norm, %layers.5.router, %layers.5.expert_gate_up, %layers.5.expert_down, %layers.5.shared_gate_up, %layers.5.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 6
    %layer_6_h, %layer_6_latents, %layer_6_rope_keys = func.call @layer_1(%layer_5_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.6.latents, %layers.6.rope_keys, %layers.6.mixer_norm, %layers.6.q, %layers.6.kv_a, %layers.6.kv_a_norm, %layers.6.kv_b, %layers.6.o, %layers.6.ffn_norm, %layers.6.router, %layers.6.expert_gate_up, %layers.6.expert_down, %layers.6.shared_gate_up, %layers.6.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 7
    %layer_7_h, %layer_7_latents, %layer_7_rope_keys = func.call @layer_1(%layer_6_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.7.latents, %layers.7.rope_keys, %layers.7.mixer_norm, %layers.7.q, %layers.7.kv_a, %layers.7.kv_a_norm, %layers.7.kv_b, %layers.7.o, %layers.7.ffn_norm, %layers.7.router, %layers.7.expert_gate_up, %layers.7.expert_down, %layers.7.shared_gate_up, %layers.7.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 8
    %layer_8_h, %layer_8_latents, %layer_8_rope_keys = func.call @layer_1(%layer_7_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.8.latents, %layers.8.rope_keys, %layers.8.mixer_norm, %layers.8.q, %layers.8.kv_a, %layers.8.kv_a_norm, %layers.8.kv_b, %layers.8.o, %layers.8.ffn_norm, %layers.8.router, %layers.8.expert_gate_up, %layers.8.expert_down, %layers.8.shared_gate_up, %layers.8.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 9
    %layer_9_h, %layer_9_latents, %layer_9_rope_keys = func.call @layer_1(%layer_8_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.9.latents, %layers.9.rope_keys, %layers.9.mixer_norm, %layers.9.q, %layers.9.kv_a, %layers.9.kv_a_norm, %layers.9.kv_b, %layers.9.o, %layers.9.ffn_norm, %layers.9.router, %layers.9.expert_gate_up, %layers.9.expert_down, %layers.9.shared_gate_up, %layers.9.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 10
    %layer_10_h, %layer_10_latents, %layer_10_rope_keys = func.call @layer_1(%layer_9_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.10.latents, %layers.10.rope_keys, %layers.10.mixer_norm, %layers.10.q, %layers.10.kv_a, %layers.10.kv_a_norm, %layers.10.kv_b, %layers.10.o, %layers.10.ffn_norm, %layers.10.router, %layers.10.expert_gate_up, %layers.10.expert_down, %layers.10.shared_gate_up, %layers.10.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 11
    %layer_11_h, %layer_11_latents, %layer_11_rope_keys = func.call @layer_1(%layer_10_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.11.latents, %layers.11.rope_keys, %layers.11.mixer_norm, %layers.11.q, %layers.11.kv_a, %layers.11.kv_a_norm, %layers.11.kv_b, %layers.11.o, %layers.11.ffn_norm, %layers.11.router, %layers.11.expert_gate_up, %layers.11.expert_down, %layers.11.shared_gate_up, %layers.11.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 12
    %layer_12_h, %layer_12_latents, %layer_12_rope_keys = func.call @layer_1(%layer_11_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.12.latents, %layers.12.rope_keys, %layers.12.mixer_norm, %layers.12.q, %layers.12.kv_a, %layers.12.kv_a_norm, %layers.12.kv_b, %layers.12.o, %layers.12.ffn_norm, %layers.12.router, %layers.12.expert_gate_up, %layers.12.expert_down, %layers.12.shared_gate_up, %layers.12.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 13
    %layer_13_h, %layer_13_latents, %layer_13_rope_keys = func.call @layer_1(%layer_12_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.13.latents, %layers.13.rope_keys, %layers.13.mixer_norm, %layers.13.q, %layers.13.kv_a, %layers.13.kv_a_norm, %layers.13.kv_b, %layers.13.o, %layers.13.ffn_norm, %layers.13.router, %layers.13.expert_gate_up, %layers.13.expert_down, %layers.13.shared_gate_up, %layers.13.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 14
    %layer_14_h, %layer_14_latents, %layer_14_rope_keys = func.call @layer_1(%layer_13_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.14.latents, %layers.14.rope_keys, %layers.14.mixer_norm, %layers.14.q, %layers.14.kv_a, %layers.14.kv_a_norm, %layers.14.kv_b, %layers.14.o, %layers.14.ffn_norm, %layers.14.router, %layers.14.expert_gate_up, %layers.14.expert_down, %layers.14.shared_gate_up, %layers.14.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 15
    %layer_15_h, %layer_15_latents, %layer_15_rope_keys = func.call @layer_1(%layer_14_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.15.latents, %layers.15.rope_keys, %layers.15.mixer_norm, %layers.15.q, %layers.15.kv_a, %layers.15.kv_a_norm, %layers.15.kv_b, %layers.15.o, %layers.15.ffn_norm, %layers.15.router, %layers.15.expert_gate_up, %layers.15.expert_down, %layers.15.shared_gate_up, %layers.15.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 16
    %layer_16_h, %layer_16_latents, %layer_16_rope_keys = func.call @layer_1(%layer_15_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.16.latents, %layers.16.rope_keys, %layers.16.mixer_norm, %layers.16.q, %layers.16.kv_a, %layers.16.kv_a_norm, %layers.16.kv_b, %layers.16.o, %layers.16.ffn_norm, %layers.16.router, %layers.16.expert_gate_up, %layers.16.expert_down, %layers.16.shared_gate_up, %layers.16.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 17
    %layer_17_h, %layer_17_latents, %layer_17_rope_keys = func.call @layer_1(%layer_16_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.17.latents, %layers.17.rope_keys, %layers.17.mixer_norm, %layers.17.q, %layers.17.kv_a, %layers.17.kv_a_norm, %layers.17.kv_b, %layers.17.o, %layers.17.ffn_norm, %layers.17.router, %layers.17.expert_gate_up, %layers.17.expert_down, %layers.17.shared_gate_up, %layers.17.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 18
    %layer_18_h, %layer_18_latents, %layer_18_rope_keys = func.call @layer_1(%layer_17_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.18.latents, %layers.18.rope_keys, %layers.18.mixer_norm, %layers.18.q, %layers.18.kv_a, %layers.18.kv_a_norm, %layers.18.kv_b, %layers.18.o, %layers.18.ffn_norm, %layers.18.router, %layers.18.expert_gate_up, %layers.18.expert_down, %layers.18.shared_gate_up, %layers.18.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 19
    %layer_19_h, %layer_19_latents, %layer_19_rope_keys = func.call @layer_1(%layer_18_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.19.latents, %layers.19.rope_keys, %layers.19.mixer_norm, %layers.19.q, %layers.19.kv_a, %layers.19.kv_a_norm, %layers.19.kv_b, %layers.19.o, %layers.19.ffn_norm, %layers.19.router, %layers.19.expert_gate_up, %layers.19.expert_down, %layers.19.shared_gate_up, %layers.19.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 20
    %layer_20_h, %layer_20_latents, %layer_20_rope_keys = func.call @layer_1(%layer_19_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.20.latents, %layers.20.rope_keys, %layers.20.mixer_norm, %layers.20.q, %layers.20.kv_a, %layers.20.kv_a_norm, %layers.20.kv_b, %layers.20.o, %layers.20.ffn_norm, %layers.20.router, %layers.20.expert_gate_up, %layers.20.expert_down, %layers.20.shared_gate_up, %layers.20.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 21
    %layer_21_h, %layer_21_latents, %layer_21_rope_keys = func.call @layer_1(%layer_20_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.21.latents, %layers.21.rope_keys, %layers.21.mixer_norm, %layers.21.q, %layers.21.kv_a, %layers.21.kv_a_norm, %layers.21.kv_b, %layers.21.o, %layers.21.ffn_norm, %layers.21.router, %layers.21.expert_gate_up, %layers.21.expert_down, %layers.21.shared_gate_up, %layers.21.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 22
    %layer_22_h, %layer_22_latents, %layer_22_rope_keys = func.call @layer_1(%layer_21_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.22.latents, %layers.22.rope_keys, %layers.22.mixer_norm, %layers.22.q, %layers.22.kv_a, %layers.22.kv_a_norm, %layers.22.kv_b, %layers.22.o, %layers.22.ffn_norm, %layers.22.router, %layers.22.expert_gate_up, %layers.22.expert_down, %layers.22.shared_gate_up, %layers.22.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 23
    %layer_23_h, %layer_23_latents, %layer_23_rope_keys = func.call @layer_1(%layer_22_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.23.latents, %layers.23.rope_keys, %layers.23.mixer_norm, %layers.23.q, %layers.23.kv_a, %layers.23.kv_a_norm, %layers.23.kv_b, %layers.23.o, %layers.23.ffn_norm, %layers.23.router, %layers.23.expert_gate_up, %layers.23.expert_down, %layers.23.shared_gate_up, %layers.23.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 24
    %layer_24_h, %layer_24_latents, %layer_24_rope_keys = func.call @layer_1(%layer_23_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.24.latents, %layers.24.rope_keys, %layers.24.mixer_norm, %layers.24.q, %layers.24.kv_a, %layers.24.kv_a_norm, %layers.24.kv_b, %layers.24.o, %layers.24.ffn_norm, %layers.24.router, %layers.24.expert_gate_up, %layers.24.expert_down, %layers.24.shared_gate_up, %layers.24.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 25
    %layer_25_h, %layer_25_latents, %layer_25_rope_keys = func.call @layer_1(%layer_24_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.25.latents, %layers.25.rope_keys, %layers.25.mixer_norm, %layers.25.q, %layers.25.kv_a, %layers.25.kv_a_norm, %layers.25.kv_b, %layers.25.o, %layers.25.ffn_norm, %layers.25.router, %layers.25.expert_gate_up, %layers.25.expert_down, %layers.25.shared_gate_up, %layers.25.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 26
    %layer_26_h, %layer_26_latents, %layer_26_rope_keys = func.call @layer_1(%layer_25_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.26.latents, %layers.26.rope_keys, %layers.26.mixer_norm, %layers.26.q, %layers.26.kv_a, %layers.26.kv_a_norm, %layers.26.kv_b, %layers.26.o, %layers.26.ffn_norm, %layers.26.router, %layers.26.expert_gate_up, %layers.26.expert_down, %layers.26.shared_gate_up, %layers.26.shared_down) : (tensor<7x2048xf32>, tensor<7xi32>, tensor<24xi32>, tensor<i32>, tensor<7x32xf32>, tensor<7x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: last token
    %token_count = stablehlo.constant dense<7> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %last = stablehlo.subtract %token_count, %one : tensor<i32>
    %last_h = stablehlo.dynamic_slice %layer_26_h, %last, %zero, sizes = [1, 2048] : (tensor<7x2048xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2048xf32>

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

    // stage: head: logits over 102400 tokens
    %final_f64 = stablehlo.convert %final : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %head_f64 = stablehlo.convert %head : (tensor<102400x2048xf32>) -> tensor<102400x2048xf64>
    %logits_wide = stablehlo.dot_general %final_f64, %head_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<102400x2048xf64>) -> tensor<1x102400xf64>
    %logits = stablehlo.convert %logits_wide : (tensor<1x102400xf64>) -> tensor<1x102400xf32>

    // stage: greedy token: the lowest id of a tie
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %highest_logit = stablehlo.reduce(%logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x102400xf32>, tensor<f32>) -> tensor<1xf32>
    %broadcast = stablehlo.broadcast_in_dim %highest_logit, dims = [0] : (tensor<1xf32>) -> tensor<1x102400xf32>
    %is_highest = stablehlo.compare EQ, %logits, %broadcast, FLOAT : (tensor<1x102400xf32>, tensor<1x102400xf32>) -> tensor<1x102400xi1>
    %token_id = stablehlo.iota dim = 0 : tensor<102400xi32>
    %token_id_wide = stablehlo.broadcast_in_dim %token_id, dims = [1] : (tensor<102400xi32>) -> tensor<1x102400xi32>
    %no_token = stablehlo.constant dense<102400> : tensor<i32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<i32>) -> tensor<1x102400xi32>
    %highest_ids = stablehlo.select %is_highest, %token_id_wide, %no_token_splat : tensor<1x102400xi1>, tensor<1x102400xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %token = stablehlo.reduce(%highest_ids init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x102400xi32>, tensor<i32>) -> tensor<1xi32>

    return %logits, %token, %layer_0_latents, %layer_0_rope_keys, %layer_1_latents, %layer_1_rope_keys, %layer_2_latents, %layer_2_rope_keys, %layer_3_latents, %layer_3_rope_keys, %layer_4_latents, %layer_4_rope_keys, %layer_5_latents, %layer_5_rope_keys, %layer_6_latents, %layer_6_rope_keys, %layer_7_latents, %layer_7_rope_keys, %layer_8_latents, %layer_8_rope_keys, %layer_9_latents, %layer_9_rope_keys, %layer_10_latents, %layer_10_rope_keys, %layer_11_latents, %layer_11_rope_keys, %layer_12_latents, %layer_12_rope_keys, %layer_13_latents, %layer_13_rope_keys, %layer_14_latents, %layer_14_rope_keys, %layer_15_latents, %layer_15_rope_keys, %layer_16_latents, %layer_16_rope_keys, %layer_17_latents, %layer_17_rope_keys, %layer_18_latents, %layer_18_rope_keys, %layer_19_latents, %layer_19_rope_keys, %layer_20_latents, %layer_20_rope_keys, %layer_21_latents, %layer_21_rope_keys, %layer_22_latents, %layer_22_rope_keys, %layer_23_latents, %layer_23_rope_keys, %layer_24_latents, %layer_24_rope_keys, %layer_25_latents, %layer_25_rope_keys, %layer_26_latents, %layer_26_rope_keys : tensor<1x102400xf32>, tensor<1xi32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>
  }

  func.func public @decode(
      %tokens: tensor<1xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<1x32xf32>,
      %rope_sin: tensor<1x32xf32>,
      %key_positions: tensor<24xi32>,
      %layers.0.latents: tensor<24x512xf32>,
      %layers.0.rope_keys: tensor<24x64xf32>,
      %layers.1.latents: tensor<24x512xf32>,
      %layers.1.rope_keys: tensor<24x64xf32>,
      %layers.2.latents: tensor<24x512xf32>,
      %layers.2.rope_keys: tensor<24x64xf32>,
      %layers.3.latents: tensor<24x512xf32>,
      %layers.3.rope_keys: tensor<24x64xf32>,
      %layers.4.latents: tensor<24x512xf32>,
      %layers.4.rope_keys: tensor<24x64xf32>,
      %layers.5.latents: tensor<24x512xf32>,
      %layers.5.rope_keys: tensor<24x64xf32>,
      %layers.6.latents: tensor<24x512xf32>,
      %layers.6.rope_keys: tensor<24x64xf32>,
      %layers.7.latents: tensor<24x512xf32>,
      %layers.7.rope_keys: tensor<24x64xf32>,
      %layers.8.latents: tensor<24x512xf32>,
      %layers.8.rope_keys: tensor<24x64xf32>,
      %layers.9.latents: tensor<24x512xf32>,
      %layers.9.rope_keys: tensor<24x64xf32>,
      %layers.10.latents: tensor<24x512xf32>,
      %layers.10.rope_keys: tensor<24x64xf32>,
      %layers.11.latents: tensor<24x512xf32>,
      %layers.11.rope_keys: tensor<24x64xf32>,
      %layers.12.latents: tensor<24x512xf32>,
      %layers.12.rope_keys: tensor<24x64xf32>,
      %layers.13.latents: tensor<24x512xf32>,
      %layers.13.rope_keys: tensor<24x64xf32>,
      %layers.14.latents: tensor<24x512xf32>,
      %layers.14.rope_keys: tensor<24x64xf32>,
      %layers.15.latents: tensor<24x512xf32>,
      %layers.15.rope_keys: tensor<24x64xf32>,
      %layers.16.latents: tensor<24x512xf32>,
      %layers.16.rope_keys: tensor<24x64xf32>,
      %layers.17.latents: tensor<24x512xf32>,
      %layers.17.rope_keys: tensor<24x64xf32>,
      %layers.18.latents: tensor<24x512xf32>,
      %layers.18.rope_keys: tensor<24x64xf32>,
      %layers.19.latents: tensor<24x512xf32>,
      %layers.19.rope_keys: tensor<24x64xf32>,
      %layers.20.latents: tensor<24x512xf32>,
      %layers.20.rope_keys: tensor<24x64xf32>,
      %layers.21.latents: tensor<24x512xf32>,
      %layers.21.rope_keys: tensor<24x64xf32>,
      %layers.22.latents: tensor<24x512xf32>,
      %layers.22.rope_keys: tensor<24x64xf32>,
      %layers.23.latents: tensor<24x512xf32>,
      %layers.23.rope_keys: tensor<24x64xf32>,
      %layers.24.latents: tensor<24x512xf32>,
      %layers.24.rope_keys: tensor<24x64xf32>,
      %layers.25.latents: tensor<24x512xf32>,
      %layers.25.rope_keys: tensor<24x64xf32>,
      %layers.26.latents: tensor<24x512xf32>,
      %layers.26.rope_keys: tensor<24x64xf32>,
      %embedding: tensor<102400x2048xf32>,
      %final_norm: tensor<2048xf32>,
      %head: tensor<102400x2048xf32>,
      %layers.0.mixer_norm: tensor<2048xf32>,
      %layers.0.q: tensor<3072x2048xf32>,
      %layers.0.kv_a: tensor<576x2048xf32>,
      %layers.0.kv_a_norm: tensor<512xf32>,
      %layers.0.kv_b: tensor<4096x512xf32>,
      %layers.0.o: tensor<2048x2048xf32>,
      %layers.0.ffn_norm: tensor<2048xf32>,
      %layers.0.gate_up: tensor<21888x2048xf32>,
      %layers.0.down: tensor<2048x10944xf32>,
      %layers.1.mixer_norm: tensor<2048xf32>,
      %layers.1.q: tensor<3072x2048xf32>,
      %layers.1.kv_a: tensor<576x2048xf32>,
      %layers.1.kv_a_norm: tensor<512xf32>,
      %layers.1.kv_b: tensor<4096x512xf32>,
      %layers.1.o: tensor<2048x2048xf32>,
      %layers.1.ffn_norm: tensor<2048xf32>,
      %layers.1.router: tensor<64x2048xf32>,
      %layers.1.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.1.expert_down: tensor<64x2048x1408xf32>,
      %layers.1.shared_gate_up: tensor<5632x2048xf32>,
      %layers.1.shared_down: tensor<2048x2816xf32>,
      %layers.2.mixer_norm: tensor<2048xf32>,
      %layers.2.q: tensor<3072x2048xf32>,
      %layers.2.kv_a: tensor<576x2048xf32>,
      %layers.2.kv_a_norm: tensor<512xf32>,
      %layers.2.kv_b: tensor<4096x512xf32>,
      %layers.2.o: tensor<2048x2048xf32>,
      %layers.2.ffn_norm: tensor<2048xf32>,
      %layers.2.router: tensor<64x2048xf32>,
      %layers.2.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.2.expert_down: tensor<64x2048x1408xf32>,
      %layers.2.shared_gate_up: tensor<5632x2048xf32>,
      %layers.2.shared_down: tensor<2048x2816xf32>,
      %layers.3.mixer_norm: tensor<2048xf32>,
      %layers.3.q: tensor<3072x2048xf32>,
      %layers.3.kv_a: tensor<576x2048xf32>,
      %layers.3.kv_a_norm: tensor<512xf32>,
      %layers.3.kv_b: tensor<4096x512xf32>,
      %layers.3.o: tensor<2048x2048xf32>,
      %layers.3.ffn_norm: tensor<2048xf32>,
      %layers.3.router: tensor<64x2048xf32>,
      %layers.3.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.3.expert_down: tensor<64x2048x1408xf32>,
      %layers.3.shared_gate_up: tensor<5632x2048xf32>,
      %layers.3.shared_down: tensor<2048x2816xf32>,
      %layers.4.mixer_norm: tensor<2048xf32>,
      %layers.4.q: tensor<3072x2048xf32>,
      %layers.4.kv_a: tensor<576x2048xf32>,
      %layers.4.kv_a_norm: tensor<512xf32>,
      %layers.4.kv_b: tensor<4096x512xf32>,
      %layers.4.o: tensor<2048x2048xf32>,
      %layers.4.ffn_norm: tensor<2048xf32>,
      %layers.4.router: tensor<64x2048xf32>,
      %layers.4.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.4.expert_down: tensor<64x2048x1408xf32>,
      %layers.4.shared_gate_up: tensor<5632x2048xf32>,
      %layers.4.shared_down: tensor<2048x2816xf32>,
      %layers.5.mixer_norm: tensor<2048xf32>,
      %layers.5.q: tensor<3072x2048xf32>,
      %layers.5.kv_a: tensor<576x2048xf32>,
      %layers.5.kv_a_norm: tensor<512xf32>,
      %layers.5.kv_b: tensor<4096x512xf32>,
      %layers.5.o: tensor<2048x2048xf32>,
      %layers.5.ffn_norm: tensor<2048xf32>,
      %layers.5.router: tensor<64x2048xf32>,
      %layers.5.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.5.expert_down: tensor<64x2048x1408xf32>,
      %layers.5.shared_gate_up: tensor<5632x2048xf32>,
      %layers.5.shared_down: tensor<2048x2816xf32>,
      %layers.6.mixer_norm: tensor<2048xf32>,
      %layers.6.q: tensor<3072x2048xf32>,
      %layers.6.kv_a: tensor<576x2048xf32>,
      %layers.6.kv_a_norm: tensor<512xf32>,
      %layers.6.kv_b: tensor<4096x512xf32>,
      %layers.6.o: tensor<2048x2048xf32>,
      %layers.6.ffn_norm: tensor<2048xf32>,
      %layers.6.router: tensor<64x2048xf32>,
      %layers.6.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.6.expert_down: tensor<64x2048x1408xf32>,
      %layers.6.shared_gate_up: tensor<5632x2048xf32>,
      %layers.6.shared_down: tensor<2048x2816xf32>,
      %layers.7.mixer_norm: tensor<2048xf32>,
      %layers.7.q: tensor<3072x2048xf32>,
      %layers.7.kv_a: tensor<576x2048xf32>,
      %layers.7.kv_a_norm: tensor<512xf32>,
      %layers.7.kv_b: tensor<4096x512xf32>,
      %layers.7.o: tensor<2048x2048xf32>,
      %layers.7.ffn_norm: tensor<2048xf32>,
      %layers.7.router: tensor<64x2048xf32>,
      %layers.7.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.7.expert_down: tensor<64x2048x1408xf32>,
      %layers.7.shared_gate_up: tensor<5632x2048xf32>,
      %layers.7.shared_down: tensor<2048x2816xf32>,
      %layers.8.mixer_norm: tensor<2048xf32>,
      %layers.8.q: tensor<3072x2048xf32>,
      %layers.8.kv_a: tensor<576x2048xf32>,
      %layers.8.kv_a_norm: tensor<512xf32>,
      %layers.8.kv_b: tensor<4096x512xf32>,
      %layers.8.o: tensor<2048x2048xf32>,
      %layers.8.ffn_norm: tensor<2048xf32>,
      %layers.8.router: tensor<64x2048xf32>,
      %layers.8.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.8.expert_down: tensor<64x2048x1408xf32>,
      %layers.8.shared_gate_up: tensor<5632x2048xf32>,
      %layers.8.shared_down: tensor<2048x2816xf32>,
      %layers.9.mixer_norm: tensor<2048xf32>,
      %layers.9.q: tensor<3072x2048xf32>,
      %layers.9.kv_a: tensor<576x2048xf32>,
      %layers.9.kv_a_norm: tensor<512xf32>,
      %layers.9.kv_b: tensor<4096x512xf32>,
      %layers.9.o: tensor<2048x2048xf32>,
      %layers.9.ffn_norm: tensor<2048xf32>,
      %layers.9.router: tensor<64x2048xf32>,
      %layers.9.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.9.expert_down: tensor<64x2048x1408xf32>,
      %layers.9.shared_gate_up: tensor<5632x2048xf32>,
      %layers.9.shared_down: tensor<2048x2816xf32>,
      %layers.10.mixer_norm: tensor<2048xf32>,
      %layers.10.q: tensor<3072x2048xf32>,
      %layers.10.kv_a: tensor<576x2048xf32>,
      %layers.10.kv_a_norm: tensor<512xf32>,
      %layers.10.kv_b: tensor<4096x512xf32>,
      %layers.10.o: tensor<2048x2048xf32>,
      %layers.10.ffn_norm: tensor<2048xf32>,
      %layers.10.router: tensor<64x2048xf32>,
      %layers.10.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.10.expert_down: tensor<64x2048x1408xf32>,
      %layers.10.shared_gate_up: tensor<5632x2048xf32>,
      %layers.10.shared_down: tensor<2048x2816xf32>,
      %layers.11.mixer_norm: tensor<2048xf32>,
      %layers.11.q: tensor<3072x2048xf32>,
      %layers.11.kv_a: tensor<576x2048xf32>,
      %layers.11.kv_a_norm: tensor<512xf32>,
      %layers.11.kv_b: tensor<4096x512xf32>,
      %layers.11.o: tensor<2048x2048xf32>,
      %layers.11.ffn_norm: tensor<2048xf32>,
      %layers.11.router: tensor<64x2048xf32>,
      %layers.11.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.11.expert_down: tensor<64x2048x1408xf32>,
      %layers.11.shared_gate_up: tensor<5632x2048xf32>,
      %layers.11.shared_down: tensor<2048x2816xf32>,
      %layers.12.mixer_norm: tensor<2048xf32>,
      %layers.12.q: tensor<3072x2048xf32>,
      %layers.12.kv_a: tensor<576x2048xf32>,
      %layers.12.kv_a_norm: tensor<512xf32>,
      %layers.12.kv_b: tensor<4096x512xf32>,
      %layers.12.o: tensor<2048x2048xf32>,
      %layers.12.ffn_norm: tensor<2048xf32>,
      %layers.12.router: tensor<64x2048xf32>,
      %layers.12.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.12.expert_down: tensor<64x2048x1408xf32>,
      %layers.12.shared_gate_up: tensor<5632x2048xf32>,
      %layers.12.shared_down: tensor<2048x2816xf32>,
      %layers.13.mixer_norm: tensor<2048xf32>,
      %layers.13.q: tensor<3072x2048xf32>,
      %layers.13.kv_a: tensor<576x2048xf32>,
      %layers.13.kv_a_norm: tensor<512xf32>,
      %layers.13.kv_b: tensor<4096x512xf32>,
      %layers.13.o: tensor<2048x2048xf32>,
      %layers.13.ffn_norm: tensor<2048xf32>,
      %layers.13.router: tensor<64x2048xf32>,
      %layers.13.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.13.expert_down: tensor<64x2048x1408xf32>,
      %layers.13.shared_gate_up: tensor<5632x2048xf32>,
      %layers.13.shared_down: tensor<2048x2816xf32>,
      %layers.14.mixer_norm: tensor<2048xf32>,
      %layers.14.q: tensor<3072x2048xf32>,
      %layers.14.kv_a: tensor<576x2048xf32>,
      %layers.14.kv_a_norm: tensor<512xf32>,
      %layers.14.kv_b: tensor<4096x512xf32>,
      %layers.14.o: tensor<2048x2048xf32>,
      %layers.14.ffn_norm: tensor<2048xf32>,
      %layers.14.router: tensor<64x2048xf32>,
      %layers.14.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.14.expert_down: tensor<64x2048x1408xf32>,
      %layers.14.shared_gate_up: tensor<5632x2048xf32>,
      %layers.14.shared_down: tensor<2048x2816xf32>,
      %layers.15.mixer_norm: tensor<2048xf32>,
      %layers.15.q: tensor<3072x2048xf32>,
      %layers.15.kv_a: tensor<576x2048xf32>,
      %layers.15.kv_a_norm: tensor<512xf32>,
      %layers.15.kv_b: tensor<4096x512xf32>,
      %layers.15.o: tensor<2048x2048xf32>,
      %layers.15.ffn_norm: tensor<2048xf32>,
      %layers.15.router: tensor<64x2048xf32>,
      %layers.15.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.15.expert_down: tensor<64x2048x1408xf32>,
      %layers.15.shared_gate_up: tensor<5632x2048xf32>,
      %layers.15.shared_down: tensor<2048x2816xf32>,
      %layers.16.mixer_norm: tensor<2048xf32>,
      %layers.16.q: tensor<3072x2048xf32>,
      %layers.16.kv_a: tensor<576x2048xf32>,
      %layers.16.kv_a_norm: tensor<512xf32>,
      %layers.16.kv_b: tensor<4096x512xf32>,
      %layers.16.o: tensor<2048x2048xf32>,
      %layers.16.ffn_norm: tensor<2048xf32>,
      %layers.16.router: tensor<64x2048xf32>,
      %layers.16.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.16.expert_down: tensor<64x2048x1408xf32>,
      %layers.16.shared_gate_up: tensor<5632x2048xf32>,
      %layers.16.shared_down: tensor<2048x2816xf32>,
      %layers.17.mixer_norm: tensor<2048xf32>,
      %layers.17.q: tensor<3072x2048xf32>,
      %layers.17.kv_a: tensor<576x2048xf32>,
      %layers.17.kv_a_norm: tensor<512xf32>,
      %layers.17.kv_b: tensor<4096x512xf32>,
      %layers.17.o: tensor<2048x2048xf32>,
      %layers.17.ffn_norm: tensor<2048xf32>,
      %layers.17.router: tensor<64x2048xf32>,
      %layers.17.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.17.expert_down: tensor<64x2048x1408xf32>,
      %layers.17.shared_gate_up: tensor<5632x2048xf32>,
      %layers.17.shared_down: tensor<2048x2816xf32>,
      %layers.18.mixer_norm: tensor<2048xf32>,
      %layers.18.q: tensor<3072x2048xf32>,
      %layers.18.kv_a: tensor<576x2048xf32>,
      %layers.18.kv_a_norm: tensor<512xf32>,
      %layers.18.kv_b: tensor<4096x512xf32>,
      %layers.18.o: tensor<2048x2048xf32>,
      %layers.18.ffn_norm: tensor<2048xf32>,
      %layers.18.router: tensor<64x2048xf32>,
      %layers.18.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.18.expert_down: tensor<64x2048x1408xf32>,
      %layers.18.shared_gate_up: tensor<5632x2048xf32>,
      %layers.18.shared_down: tensor<2048x2816xf32>,
      %layers.19.mixer_norm: tensor<2048xf32>,
      %layers.19.q: tensor<3072x2048xf32>,
      %layers.19.kv_a: tensor<576x2048xf32>,
      %layers.19.kv_a_norm: tensor<512xf32>,
      %layers.19.kv_b: tensor<4096x512xf32>,
      %layers.19.o: tensor<2048x2048xf32>,
      %layers.19.ffn_norm: tensor<2048xf32>,
      %layers.19.router: tensor<64x2048xf32>,
      %layers.19.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.19.expert_down: tensor<64x2048x1408xf32>,
      %layers.19.shared_gate_up: tensor<5632x2048xf32>,
      %layers.19.shared_down: tensor<2048x2816xf32>,
      %layers.20.mixer_norm: tensor<2048xf32>,
      %layers.20.q: tensor<3072x2048xf32>,
      %layers.20.kv_a: tensor<576x2048xf32>,
      %layers.20.kv_a_norm: tensor<512xf32>,
      %layers.20.kv_b: tensor<4096x512xf32>,
      %layers.20.o: tensor<2048x2048xf32>,
      %layers.20.ffn_norm: tensor<2048xf32>,
      %layers.20.router: tensor<64x2048xf32>,
      %layers.20.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.20.expert_down: tensor<64x2048x1408xf32>,
      %layers.20.shared_gate_up: tensor<5632x2048xf32>,
      %layers.20.shared_down: tensor<2048x2816xf32>,
      %layers.21.mixer_norm: tensor<2048xf32>,
      %layers.21.q: tensor<3072x2048xf32>,
      %layers.21.kv_a: tensor<576x2048xf32>,
      %layers.21.kv_a_norm: tensor<512xf32>,
      %layers.21.kv_b: tensor<4096x512xf32>,
      %layers.21.o: tensor<2048x2048xf32>,
      %layers.21.ffn_norm: tensor<2048xf32>,
      %layers.21.router: tensor<64x2048xf32>,
      %layers.21.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.21.expert_down: tensor<64x2048x1408xf32>,
      %layers.21.shared_gate_up: tensor<5632x2048xf32>,
      %layers.21.shared_down: tensor<2048x2816xf32>,
      %layers.22.mixer_norm: tensor<2048xf32>,
      %layers.22.q: tensor<3072x2048xf32>,
      %layers.22.kv_a: tensor<576x2048xf32>,
      %layers.22.kv_a_norm: tensor<512xf32>,
      %layers.22.kv_b: tensor<4096x512xf32>,
      %layers.22.o: tensor<2048x2048xf32>,
      %layers.22.ffn_norm: tensor<2048xf32>,
      %layers.22.router: tensor<64x2048xf32>,
      %layers.22.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.22.expert_down: tensor<64x2048x1408xf32>,
      %layers.22.shared_gate_up: tensor<5632x2048xf32>,
      %layers.22.shared_down: tensor<2048x2816xf32>,
      %layers.23.mixer_norm: tensor<2048xf32>,
      %layers.23.q: tensor<3072x2048xf32>,
      %layers.23.kv_a: tensor<576x2048xf32>,
      %layers.23.kv_a_norm: tensor<512xf32>,
      %layers.23.kv_b: tensor<4096x512xf32>,
      %layers.23.o: tensor<2048x2048xf32>,
      %layers.23.ffn_norm: tensor<2048xf32>,
      %layers.23.router: tensor<64x2048xf32>,
      %layers.23.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.23.expert_down: tensor<64x2048x1408xf32>,
      %layers.23.shared_gate_up: tensor<5632x2048xf32>,
      %layers.23.shared_down: tensor<2048x2816xf32>,
      %layers.24.mixer_norm: tensor<2048xf32>,
      %layers.24.q: tensor<3072x2048xf32>,
      %layers.24.kv_a: tensor<576x2048xf32>,
      %layers.24.kv_a_norm: tensor<512xf32>,
      %layers.24.kv_b: tensor<4096x512xf32>,
      %layers.24.o: tensor<2048x2048xf32>,
      %layers.24.ffn_norm: tensor<2048xf32>,
      %layers.24.router: tensor<64x2048xf32>,
      %layers.24.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.24.expert_down: tensor<64x2048x1408xf32>,
      %layers.24.shared_gate_up: tensor<5632x2048xf32>,
      %layers.24.shared_down: tensor<2048x2816xf32>,
      %layers.25.mixer_norm: tensor<2048xf32>,
      %layers.25.q: tensor<3072x2048xf32>,
      %layers.25.kv_a: tensor<576x2048xf32>,
      %layers.25.kv_a_norm: tensor<512xf32>,
      %layers.25.kv_b: tensor<4096x512xf32>,
      %layers.25.o: tensor<2048x2048xf32>,
      %layers.25.ffn_norm: tensor<2048xf32>,
      %layers.25.router: tensor<64x2048xf32>,
      %layers.25.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.25.expert_down: tensor<64x2048x1408xf32>,
      %layers.25.shared_gate_up: tensor<5632x2048xf32>,
      %layers.25.shared_down: tensor<2048x2816xf32>,
      %layers.26.mixer_norm: tensor<2048xf32>,
      %layers.26.q: tensor<3072x2048xf32>,
      %layers.26.kv_a: tensor<576x2048xf32>,
      %layers.26.kv_a_norm: tensor<512xf32>,
      %layers.26.kv_b: tensor<4096x512xf32>,
      %layers.26.o: tensor<2048x2048xf32>,
      %layers.26.ffn_norm: tensor<2048xf32>,
      %layers.26.router: tensor<64x2048xf32>,
      %layers.26.expert_gate_up: tensor<64x2816x2048xf32>,
      %layers.26.expert_down: tensor<64x2048x1408xf32>,
      %layers.26.shared_gate_up: tensor<5632x2048xf32>,
      %layers.26.shared_down: tensor<2048x2816xf32>
  ) -> (tensor<1x102400xf32>, tensor<1xi32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>) {
    // stage: positions
    %start_rows = stablehlo.broadcast_in_dim %start, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %offset = stablehlo.iota dim = 0 : tensor<1xi32>
    %positions = stablehlo.add %offset, %start_rows : tensor<1xi32>

    // stage: embedding
    %embedding_rows = "stablehlo.gather"(%embedding, %tokens) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (tensor<102400x2048xf32>, tensor<1xi32>) -> tensor<1x2048xf32>

    // stage: layer 0
    %layer_0_h, %layer_0_latents, %layer_0_rope_keys = func.call @layer_2(%embedding_rows, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.0.latents, %layers.0.rope_keys, %layers.0.mixer_norm, %layers.0.q, %layers.0.kv_a, %layers.0.kv_a_norm, %layers.0.kv_b, %layers.0.o, %layers.0.ffn_norm, %layers.0.gate_up, %layers.0.down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<21888x2048xf32>, tensor<2048x10944xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 1
    %layer_1_h, %layer_1_latents, %layer_1_rope_keys = func.call @layer_3(%layer_0_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.1.latents, %layers.1.rope_keys, %layers.1.mixer_norm, %layers.1.q, %layers.1.kv_a, %layers.1.kv_a_norm, %layers.1.kv_b, %layers.1.o, %layers.1.ffn_norm, %layers.1.router, %layers.1.expert_gate_up, %layers.1.expert_down, %layers.1.shared_gate_up, %layers.1.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 2
    %layer_2_h, %layer_2_latents, %layer_2_rope_keys = func.call @layer_3(%layer_1_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.2.latents, %layers.2.rope_keys, %layers.2.mixer_norm, %layers.2.q, %layers.2.kv_a, %layers.2.kv_a_norm, %layers.2.kv_b, %layers.2.o, %layers.2.ffn_norm, %layers.2.router, %layers.2.expert_gate_up, %layers.2.expert_down, %layers.2.shared_gate_up, %layers.2.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 3
    %layer_3_h, %layer_3_latents, %layer_3_rope_keys = func.call @layer_3(%layer_2_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.3.latents, %layers.3.rope_keys, %layers.3.mixer_norm, %layers.3.q, %layers.3.kv_a, %layers.3.kv_a_norm, %layers.3.kv_b, %layers.3.o, %layers.3.ffn_norm, %layers.3.router, %layers.3.expert_gate_up, %layers.3.expert_down, %layers.3.shared_gate_up, %layers.3.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 4
    %layer_4_h, %layer_4_latents, %layer_4_rope_keys = func.call @layer_3(%layer_3_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.4.latents, %layers.4.rope_keys, %layers.4.mixer_norm, %layers.4.q, %layers.4.kv_a, %layers.4.kv_a_norm, %layers.4.kv_b, %layers.4.o, %layers.4.ffn_norm, %layers.4.router, %layers.4.expert_gate_up, %layers.4.expert_down, %layers.4.shared_gate_up, %layers.4.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 5
    %layer_5_h, %layer_5_latents, %layer_5_rope_keys = func.call @layer_3(%layer_4_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.5.latents, %layers.5.rope_keys, %layers.5.mixer_norm, %layers.5.q, %layers.5.kv_a, %layers.5.kv_a_norm, %layers.5.kv_b, %layers.5.o, %layers.5.ffn_norm, %layers.5.router, %layers.5.expert_gate_up, %layers.5.expert_down, %layers.5.shared_gate_up, %layers.5.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 6
    %layer_6_h, %layer_6_latents, %layer_6_rope_keys = func.call @layer_3(%layer_5_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.6.latents, %layers.6.rope_keys, %layers.6.mixer_norm, %layers.6.q, %layers.6.kv_a, %layers.6.kv_a_norm, %layers.6.kv_b, %layers.6.o, %layers.6.ffn_norm, %layers.6.router, %layers.6.expert_gate_up, %layers.6.expert_down, %layers.6.shared_gate_up, %layers.6.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 7
    %layer_7_h, %layer_7_latents, %layer_7_rope_keys = func.call @layer_3(%layer_6_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.7.latents, %layers.7.rope_keys, %layers.7.mixer_norm, %layers.7.q, %layers.7.kv_a, %layers.7.kv_a_norm, %layers.7.kv_b, %layers.7.o, %layers.7.ffn_norm, %layers.7.router, %layers.7.expert_gate_up, %layers.7.expert_down, %layers.7.shared_gate_up, %layers.7.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 8
    %layer_8_h, %layer_8_latents, %layer_8_rope_keys = func.call @layer_3(%layer_7_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.8.latents, %layers.8.rope_keys, %layers.8.mixer_norm, %layers.8.q, %layers.8.kv_a, %layers.8.kv_a_norm, %layers.8.kv_b, %layers.8.o, %layers.8.ffn_norm, %layers.8.router, %layers.8.expert_gate_up, %layers.8.expert_down, %layers.8.shared_gate_up, %layers.8.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 9
    %layer_9_h, %layer_9_latents, %layer_9_rope_keys = func.call @layer_3(%layer_8_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.9.latents, %layers.9.rope_keys, %layers.9.mixer_norm, %layers.9.q, %layers.9.kv_a, %layers.9.kv_a_norm, %layers.9.kv_b, %layers.9.o, %layers.9.ffn_norm, %layers.9.router, %layers.9.expert_gate_up, %layers.9.expert_down, %layers.9.shared_gate_up, %layers.9.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 10
    %layer_10_h, %layer_10_latents, %layer_10_rope_keys = func.call @layer_3(%layer_9_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.10.latents, %layers.10.rope_keys, %layers.10.mixer_norm, %layers.10.q, %layers.10.kv_a, %layers.10.kv_a_norm, %layers.10.kv_b, %layers.10.o, %layers.10.ffn_norm, %layers.10.router, %layers.10.expert_gate_up, %layers.10.expert_down, %layers.10.shared_gate_up, %layers.10.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 11
    %layer_11_h, %layer_11_latents, %layer_11_rope_keys = func.call @layer_3(%layer_10_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.11.latents, %layers.11.rope_keys, %layers.11.mixer_norm, %layers.11.q, %layers.11.kv_a, %layers.11.kv_a_norm, %layers.11.kv_b, %layers.11.o, %layers.11.ffn_norm, %layers.11.router, %layers.11.expert_gate_up, %layers.11.expert_down, %layers.11.shared_gate_up, %layers.11.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 12
    %layer_12_h, %layer_12_latents, %layer_12_rope_keys = func.call @layer_3(%layer_11_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.12.latents, %layers.12.rope_keys, %layers.12.mixer_norm, %layers.12.q, %layers.12.kv_a, %layers.12.kv_a_norm, %layers.12.kv_b, %layers.12.o, %layers.12.ffn_norm, %layers.12.router, %layers.12.expert_gate_up, %layers.12.expert_down, %layers.12.shared_gate_up, %layers.12.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 13
    %layer_13_h, %layer_13_latents, %layer_13_rope_keys = func.call @layer_3(%layer_12_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.13.latents, %layers.13.rope_keys, %layers.13.mixer_norm, %layers.13.q, %layers.13.kv_a, %layers.13.kv_a_norm, %layers.13.kv_b, %layers.13.o, %layers.13.ffn_norm, %layers.13.router, %layers.13.expert_gate_up, %layers.13.expert_down, %layers.13.shared_gate_up, %layers.13.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 14
    %layer_14_h, %layer_14_latents, %layer_14_rope_keys = func.call @layer_3(%layer_13_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.14.latents, %layers.14.rope_keys, %layers.14.mixer_norm, %layers.14.q, %layers.14.kv_a, %layers.14.kv_a_norm, %layers.14.kv_b, %layers.14.o, %layers.14.ffn_norm, %layers.14.router, %layers.14.expert_gate_up, %layers.14.expert_down, %layers.14.shared_gate_up, %layers.14.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 15
    %layer_15_h, %layer_15_latents, %layer_15_rope_keys = func.call @layer_3(%layer_14_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.15.latents, %layers.15.rope_keys, %layers.15.mixer_norm, %layers.15.q, %layers.15.kv_a, %layers.15.kv_a_norm, %layers.15.kv_b, %layers.15.o, %layers.15.ffn_norm, %layers.15.router, %layers.15.expert_gate_up, %layers.15.expert_down, %layers.15.shared_gate_up, %layers.15.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 16
    %layer_16_h, %layer_16_latents, %layer_16_rope_keys = func.call @layer_3(%layer_15_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.16.latents, %layers.16.rope_keys, %layers.16.mixer_norm, %layers.16.q, %layers.16.kv_a, %layers.16.kv_a_norm, %layers.16.kv_b, %layers.16.o, %layers.16.ffn_norm, %layers.16.router, %layers.16.expert_gate_up, %layers.16.expert_down, %layers.16.shared_gate_up, %layers.16.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 17
    %layer_17_h, %layer_17_latents, %layer_17_rope_keys = func.call @layer_3(%layer_16_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.17.latents, %layers.17.rope_keys, %layers.17.mixer_norm, %layers.17.q, %layers.17.kv_a, %layers.17.kv_a_norm, %layers.17.kv_b, %layers.17.o, %layers.17.ffn_norm, %layers.17.router, %layers.17.expert_gate_up, %layers.17.expert_down, %layers.17.shared_gate_up, %layers.17.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 18
    %layer_18_h, %layer_18_latents, %layer_18_rope_keys = func.call @layer_3(%layer_17_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.18.latents, %layers.18.rope_keys, %layers.18.mixer_norm, %layers.18.q, %layers.18.kv_a, %layers.18.kv_a_norm, %layers.18.kv_b, %layers.18.o, %layers.18.ffn_norm, %layers.18.router, %layers.18.expert_gate_up, %layers.18.expert_down, %layers.18.shared_gate_up, %layers.18.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 19
    %layer_19_h, %layer_19_latents, %layer_19_rope_keys = func.call @layer_3(%layer_18_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.19.latents, %layers.19.rope_keys, %layers.19.mixer_norm, %layers.19.q, %layers.19.kv_a, %layers.19.kv_a_norm, %layers.19.kv_b, %layers.19.o, %layers.19.ffn_norm, %layers.19.router, %layers.19.expert_gate_up, %layers.19.expert_down, %layers.19.shared_gate_up, %layers.19.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 20
    %layer_20_h, %layer_20_latents, %layer_20_rope_keys = func.call @layer_3(%layer_19_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.20.latents, %layers.20.rope_keys, %layers.20.mixer_norm, %layers.20.q, %layers.20.kv_a, %layers.20.kv_a_norm, %layers.20.kv_b, %layers.20.o, %layers.20.ffn_norm, %layers.20.router, %layers.20.expert_gate_up, %layers.20.expert_down, %layers.20.shared_gate_up, %layers.20.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 21
    %layer_21_h, %layer_21_latents, %layer_21_rope_keys = func.call @layer_3(%layer_20_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.21.latents, %layers.21.rope_keys, %layers.21.mixer_norm, %layers.21.q, %layers.21.kv_a, %layers.21.kv_a_norm, %layers.21.kv_b, %layers.21.o, %layers.21.ffn_norm, %layers.21.router, %layers.21.expert_gate_up, %layers.21.expert_down, %layers.21.shared_gate_up, %layers.21.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 22
    %layer_22_h, %layer_22_latents, %layer_22_rope_keys = func.call @layer_3(%layer_21_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.22.latents, %layers.22.rope_keys, %layers.22.mixer_norm, %layers.22.q, %layers.22.kv_a, %layers.22.kv_a_norm, %layers.22.kv_b, %layers.22.o, %layers.22.ffn_norm, %layers.22.router, %layers.22.expert_gate_up, %layers.22.expert_down, %layers.22.shared_gate_up, %layers.22.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 23
    %layer_23_h, %layer_23_latents, %layer_23_rope_keys = func.call @layer_3(%layer_22_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.23.latents, %layers.23.rope_keys, %layers.23.mixer_norm, %layers.23.q, %layers.23.kv_a, %layers.23.kv_a_norm, %layers.23.kv_b, %layers.23.o, %layers.23.ffn_norm, %layers.23.router, %layers.23.expert_gate_up, %layers.23.expert_down, %layers.23.shared_gate_up, %layers.23.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 24
    %layer_24_h, %layer_24_latents, %layer_24_rope_keys = func.call @layer_3(%layer_23_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.24.latents, %layers.24.rope_keys, %layers.24.mixer_norm, %layers.24.q, %layers.24.kv_a, %layers.24.kv_a_norm, %layers.24.kv_b, %layers.24.o, %layers.24.ffn_norm, %layers.24.router, %layers.24.expert_gate_up, %layers.24.expert_down, %layers.24.shared_gate_up, %layers.24.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 25
    %layer_25_h, %layer_25_latents, %layer_25_rope_keys = func.call @layer_3(%layer_24_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.25.latents, %layers.25.rope_keys, %layers.25.mixer_norm, %layers.25.q, %layers.25.kv_a, %layers.25.kv_a_norm, %layers.25.kv_b, %layers.25.o, %layers.25.ffn_norm, %layers.25.router, %layers.25.expert_gate_up, %layers.25.expert_down, %layers.25.shared_gate_up, %layers.25.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: layer 26
    %layer_26_h, %layer_26_latents, %layer_26_rope_keys = func.call @layer_3(%layer_25_h, %positions, %key_positions, %start, %rope_cos, %rope_sin, %layers.26.latents, %layers.26.rope_keys, %layers.26.mixer_norm, %layers.26.q, %layers.26.kv_a, %layers.26.kv_a_norm, %layers.26.kv_b, %layers.26.o, %layers.26.ffn_norm, %layers.26.router, %layers.26.expert_gate_up, %layers.26.expert_down, %layers.26.shared_gate_up, %layers.26.shared_down) : (tensor<1x2048xf32>, tensor<1xi32>, tensor<24xi32>, tensor<i32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<2048xf32>, tensor<3072x2048xf32>, tensor<576x2048xf32>, tensor<512xf32>, tensor<4096x512xf32>, tensor<2048x2048xf32>, tensor<2048xf32>, tensor<64x2048xf32>, tensor<64x2816x2048xf32>, tensor<64x2048x1408xf32>, tensor<5632x2048xf32>, tensor<2048x2816xf32>) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>)

    // stage: final norm
    %layer_26_h_f64 = stablehlo.convert %layer_26_h : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %final_norm_f64 = stablehlo.convert %final_norm : (tensor<2048xf32>) -> tensor<2048xf64>
    %final_wide_rows = stablehlo.broadcast_in_dim %final_norm_f64, dims = [1] : (tensor<2048xf64>) -> tensor<1x2048xf64>
    %square = stablehlo.multiply %layer_26_h_f64, %layer_26_h_f64 : tensor<1x2048xf64>
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
    %final_wide = stablehlo.multiply %layer_26_h_f64, %reciprocal_root_rows : tensor<1x2048xf64>
    %final_wide_1 = stablehlo.multiply %final_wide, %final_wide_rows : tensor<1x2048xf64>
    %final = stablehlo.convert %final_wide_1 : (tensor<1x2048xf64>) -> tensor<1x2048xf32>

    // stage: head: logits over 102400 tokens
    %final_f64 = stablehlo.convert %final : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %head_f64 = stablehlo.convert %head : (tensor<102400x2048xf32>) -> tensor<102400x2048xf64>
    %logits_wide = stablehlo.dot_general %final_f64, %head_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<102400x2048xf64>) -> tensor<1x102400xf64>
    %logits = stablehlo.convert %logits_wide : (tensor<1x102400xf64>) -> tensor<1x102400xf32>

    // stage: greedy token: the lowest id of a tie
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %highest_logit = stablehlo.reduce(%logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x102400xf32>, tensor<f32>) -> tensor<1xf32>
    %broadcast = stablehlo.broadcast_in_dim %highest_logit, dims = [0] : (tensor<1xf32>) -> tensor<1x102400xf32>
    %is_highest = stablehlo.compare EQ, %logits, %broadcast, FLOAT : (tensor<1x102400xf32>, tensor<1x102400xf32>) -> tensor<1x102400xi1>
    %token_id = stablehlo.iota dim = 0 : tensor<102400xi32>
    %token_id_wide = stablehlo.broadcast_in_dim %token_id, dims = [1] : (tensor<102400xi32>) -> tensor<1x102400xi32>
    %no_token = stablehlo.constant dense<102400> : tensor<i32>
    %no_token_splat = stablehlo.broadcast_in_dim %no_token, dims = [] : (tensor<i32>) -> tensor<1x102400xi32>
    %highest_ids = stablehlo.select %is_highest, %token_id_wide, %no_token_splat : tensor<1x102400xi1>, tensor<1x102400xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %token = stablehlo.reduce(%highest_ids init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x102400xi32>, tensor<i32>) -> tensor<1xi32>

    return %logits, %token, %layer_0_latents, %layer_0_rope_keys, %layer_1_latents, %layer_1_rope_keys, %layer_2_latents, %layer_2_rope_keys, %layer_3_latents, %layer_3_rope_keys, %layer_4_latents, %layer_4_rope_keys, %layer_5_latents, %layer_5_rope_keys, %layer_6_latents, %layer_6_rope_keys, %layer_7_latents, %layer_7_rope_keys, %layer_8_latents, %layer_8_rope_keys, %layer_9_latents, %layer_9_rope_keys, %layer_10_latents, %layer_10_rope_keys, %layer_11_latents, %layer_11_rope_keys, %layer_12_latents, %layer_12_rope_keys, %layer_13_latents, %layer_13_rope_keys, %layer_14_latents, %layer_14_rope_keys, %layer_15_latents, %layer_15_rope_keys, %layer_16_latents, %layer_16_rope_keys, %layer_17_latents, %layer_17_rope_keys, %layer_18_latents, %layer_18_rope_keys, %layer_19_latents, %layer_19_rope_keys, %layer_20_latents, %layer_20_rope_keys, %layer_21_latents, %layer_21_rope_keys, %layer_22_latents, %layer_22_rope_keys, %layer_23_latents, %layer_23_rope_keys, %layer_24_latents, %layer_24_rope_keys, %layer_25_latents, %layer_25_rope_keys, %layer_26_latents, %layer_26_rope_keys : tensor<1x102400xf32>, tensor<1xi32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>, tensor<24x512xf32>, tensor<24x64xf32>
  }

  func.func private @layer(
      %h: tensor<7x2048xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %latents: tensor<24x512xf32>,
      %rope_keys: tensor<24x64xf32>,
      %mixer_norm: tensor<2048xf32>,
      %q: tensor<3072x2048xf32>,
      %kv_a: tensor<576x2048xf32>,
      %kv_a_norm: tensor<512xf32>,
      %kv_b: tensor<4096x512xf32>,
      %o: tensor<2048x2048xf32>,
      %ffn_norm: tensor<2048xf32>,
      %gate_up: tensor<21888x2048xf32>,
      %down: tensor<2048x10944xf32>
  ) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>) {
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

    // stage: queries: 16 heads, of which 64 dimensions turn
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %q_f64 = stablehlo.convert %q : (tensor<3072x2048xf32>) -> tensor<3072x2048xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<3072x2048xf64>) -> tensor<7x3072xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<7x3072xf64>) -> tensor<7x3072xf32>
    %q_by_head = stablehlo.reshape %q_1 : (tensor<7x3072xf32>) -> tensor<7x16x192xf32>

    // stage: latent of keys and values
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %kv_a_f64 = stablehlo.convert %kv_a : (tensor<576x2048xf32>) -> tensor<576x2048xf64>
    %kv_wide = stablehlo.dot_general %mixer_input_f64_1, %kv_a_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<576x2048xf64>) -> tensor<7x576xf64>
    %kv = stablehlo.convert %kv_wide : (tensor<7x576xf64>) -> tensor<7x576xf32>
    %kv_latent = stablehlo.slice %kv [0:7, 0:512] : (tensor<7x576xf32>) -> tensor<7x512xf32>
    %kv_latent_f64 = stablehlo.convert %kv_latent : (tensor<7x512xf32>) -> tensor<7x512xf64>
    %kv_a_norm_f64 = stablehlo.convert %kv_a_norm : (tensor<512xf32>) -> tensor<512xf64>
    %kv_latent_normed_wide_rows = stablehlo.broadcast_in_dim %kv_a_norm_f64, dims = [1] : (tensor<512xf64>) -> tensor<7x512xf64>
    %square_1 = stablehlo.multiply %kv_latent_f64, %kv_latent_f64 : tensor<7x512xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x512xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width_1 = stablehlo.constant dense<0.001953125> : tensor<f64>
    %one_over_width_splat_1 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat_1 : tensor<7xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<7xf64>) -> tensor<7x512xf64>
    %kv_latent_normed_wide = stablehlo.multiply %kv_latent_f64, %reciprocal_root_rows_1 : tensor<7x512xf64>
    %kv_latent_normed_wide_1 = stablehlo.multiply %kv_latent_normed_wide, %kv_latent_normed_wide_rows : tensor<7x512xf64>
    %kv_latent_normed = stablehlo.convert %kv_latent_normed_wide_1 : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %rope_key = stablehlo.slice %kv [0:7, 512:576] : (tensor<7x576xf32>) -> tensor<7x64xf32>
    %rope_key_rotated_first_pairs = stablehlo.reshape %rope_key : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_rotated_first_column = stablehlo.slice %rope_key_rotated_first_pairs [0:7, 0:32, 0:1] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_rotated_first = stablehlo.reshape %rope_key_rotated_first_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %rope_key_rotated_second_pairs = stablehlo.reshape %rope_key : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_rotated_second_column = stablehlo.slice %rope_key_rotated_second_pairs [0:7, 0:32, 1:2] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_rotated_second = stablehlo.reshape %rope_key_rotated_second_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %product = stablehlo.multiply %rope_key_rotated_first, %rope_cos : tensor<7x32xf32>
    %product_1 = stablehlo.multiply %rope_key_rotated_second, %rope_sin : tensor<7x32xf32>
    %rope_key_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x32xf32>
    %product_2 = stablehlo.multiply %rope_key_rotated_second, %rope_cos : tensor<7x32xf32>
    %product_3 = stablehlo.multiply %rope_key_rotated_first, %rope_sin : tensor<7x32xf32>
    %rope_key_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x32xf32>
    %rope_key_rotated = stablehlo.concatenate %rope_key_rotated_turned_first, %rope_key_rotated_turned_second, dim = 1 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %latents_held = stablehlo.dynamic_update_slice %latents, %kv_latent_normed, %start, %zero_index : (tensor<24x512xf32>, tensor<7x512xf32>, tensor<i32>, tensor<i32>) -> tensor<24x512xf32>
    %rope_keys_held = stablehlo.dynamic_update_slice %rope_keys, %rope_key_rotated, %start, %zero_index : (tensor<24x64xf32>, tensor<7x64xf32>, tensor<i32>, tensor<i32>) -> tensor<24x64xf32>
    %kv_b_heads = stablehlo.reshape %kv_b : (tensor<4096x512xf32>) -> tensor<16x256x512xf32>

    // stage: queries of latents
    %q_still = stablehlo.slice %q_by_head [0:7, 0:16, 0:128] : (tensor<7x16x192xf32>) -> tensor<7x16x128xf32>
    %key_rows = stablehlo.slice %kv_b_heads [0:16, 0:128, 0:512] : (tensor<16x256x512xf32>) -> tensor<16x128x512xf32>
    %q_still_f64 = stablehlo.convert %q_still : (tensor<7x16x128xf32>) -> tensor<7x16x128xf64>
    %key_rows_f64 = stablehlo.convert %key_rows : (tensor<16x128x512xf32>) -> tensor<16x128x512xf64>
    %q_absorbed_wide = stablehlo.dot_general %q_still_f64, %key_rows_f64, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<7x16x128xf64>, tensor<16x128x512xf64>) -> tensor<16x7x512xf64>
    %q_absorbed = stablehlo.convert %q_absorbed_wide : (tensor<16x7x512xf64>) -> tensor<16x7x512xf32>
    %q_turning = stablehlo.slice %q_by_head [0:7, 0:16, 128:192] : (tensor<7x16x192xf32>) -> tensor<7x16x64xf32>
    %q_turning_rotated_first_pairs = stablehlo.reshape %q_turning : (tensor<7x16x64xf32>) -> tensor<7x16x32x2xf32>
    %q_turning_rotated_first_column = stablehlo.slice %q_turning_rotated_first_pairs [0:7, 0:16, 0:32, 0:1] : (tensor<7x16x32x2xf32>) -> tensor<7x16x32x1xf32>
    %q_turning_rotated_first = stablehlo.reshape %q_turning_rotated_first_column : (tensor<7x16x32x1xf32>) -> tensor<7x16x32xf32>
    %q_turning_rotated_second_pairs = stablehlo.reshape %q_turning : (tensor<7x16x64xf32>) -> tensor<7x16x32x2xf32>
    %q_turning_rotated_second_column = stablehlo.slice %q_turning_rotated_second_pairs [0:7, 0:16, 0:32, 1:2] : (tensor<7x16x32x2xf32>) -> tensor<7x16x32x1xf32>
    %q_turning_rotated_second = stablehlo.reshape %q_turning_rotated_second_column : (tensor<7x16x32x1xf32>) -> tensor<7x16x32xf32>
    %q_turning_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x16x32xf32>
    %q_turning_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x16x32xf32>
    %product_4 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_cos : tensor<7x16x32xf32>
    %product_5 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_sin : tensor<7x16x32xf32>
    %q_turning_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x16x32xf32>
    %product_6 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_cos : tensor<7x16x32xf32>
    %product_7 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_sin : tensor<7x16x32xf32>
    %q_turning_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x16x32xf32>
    %q_turning_rotated = stablehlo.concatenate %q_turning_rotated_turned_first, %q_turning_rotated_turned_second, dim = 2 : (tensor<7x16x32xf32>, tensor<7x16x32xf32>) -> tensor<7x16x64xf32>
    %q_rotated_heads = stablehlo.transpose %q_turning_rotated, dims = [1, 0, 2] : (tensor<7x16x64xf32>) -> tensor<16x7x64xf32>
    %q_absorbed_rows = stablehlo.transpose %q_absorbed, dims = [1, 0, 2] : (tensor<16x7x512xf32>) -> tensor<7x16x512xf32>
    %q_rotated_heads_rows = stablehlo.transpose %q_rotated_heads, dims = [1, 0, 2] : (tensor<16x7x64xf32>) -> tensor<7x16x64xf32>

    // stage: scores: of each query with every latent of its sequence
    %q_absorbed_rows_1 = stablehlo.reshape %q_absorbed : (tensor<16x7x512xf32>) -> tensor<112x512xf32>
    %q_absorbed_rows_1_f64 = stablehlo.convert %q_absorbed_rows_1 : (tensor<112x512xf32>) -> tensor<112x512xf64>
    %latents_held_f64 = stablehlo.convert %latents_held : (tensor<24x512xf32>) -> tensor<24x512xf64>
    %latent_scores_wide = stablehlo.dot_general %q_absorbed_rows_1_f64, %latents_held_f64, contracting_dims = [1] x [1] : (tensor<112x512xf64>, tensor<24x512xf64>) -> tensor<112x24xf64>
    %latent_scores_parts = stablehlo.reshape %latent_scores_wide : (tensor<112x24xf64>) -> tensor<16x7x24xf64>
    %q_rotated_heads_rows_1 = stablehlo.reshape %q_rotated_heads : (tensor<16x7x64xf32>) -> tensor<112x64xf32>
    %q_rotated_heads_rows_1_f64 = stablehlo.convert %q_rotated_heads_rows_1 : (tensor<112x64xf32>) -> tensor<112x64xf64>
    %rope_keys_held_f64 = stablehlo.convert %rope_keys_held : (tensor<24x64xf32>) -> tensor<24x64xf64>
    %rope_scores_wide = stablehlo.dot_general %q_rotated_heads_rows_1_f64, %rope_keys_held_f64, contracting_dims = [1] x [1] : (tensor<112x64xf64>, tensor<24x64xf64>) -> tensor<112x24xf64>
    %rope_scores_parts = stablehlo.reshape %rope_scores_wide : (tensor<112x24xf64>) -> tensor<16x7x24xf64>
    %scores = stablehlo.add %latent_scores_parts, %rope_scores_parts : tensor<16x7x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.11472138679292611> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<16x7x24xf64>
    %scores_scaled = stablehlo.multiply %scores, %score_scale_splat : tensor<16x7x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 2] : (tensor<7x24xi1>) -> tensor<16x7x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<16x7x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<16x7x24xi1>, tensor<16x7x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [2] : (tensor<16x7x24xf64>, tensor<f64>) -> tensor<16x7xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1] : (tensor<16x7xf64>) -> tensor<16x7x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<16x7x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<16x7x24xf64>) -> tensor<16x7x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<16x7x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<16x7x24xf32>, tensor<f32>) -> tensor<16x7xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1] : (tensor<16x7xf32>) -> tensor<16x7x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<16x7x24xf32>

    // stage: values: gathered as latents
    %latent_columns = stablehlo.transpose %latents_held, dims = [1, 0] : (tensor<24x512xf32>) -> tensor<512x24xf32>
    %p_rows = stablehlo.reshape %p : (tensor<16x7x24xf32>) -> tensor<112x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<112x24xf32>) -> tensor<112x24xf64>
    %latent_columns_f64 = stablehlo.convert %latent_columns : (tensor<512x24xf32>) -> tensor<512x24xf64>
    %latent_gathered_wide = stablehlo.dot_general %p_rows_f64, %latent_columns_f64, contracting_dims = [1] x [1] : (tensor<112x24xf64>, tensor<512x24xf64>) -> tensor<112x512xf64>
    %latent_gathered = stablehlo.convert %latent_gathered_wide : (tensor<112x512xf64>) -> tensor<112x512xf32>
    %latent_gathered_parts = stablehlo.reshape %latent_gathered : (tensor<112x512xf32>) -> tensor<16x7x512xf32>
    %value_rows = stablehlo.slice %kv_b_heads [0:16, 128:256, 0:512] : (tensor<16x256x512xf32>) -> tensor<16x128x512xf32>
    %latent_gathered_parts_f64 = stablehlo.convert %latent_gathered_parts : (tensor<16x7x512xf32>) -> tensor<16x7x512xf64>
    %value_rows_f64 = stablehlo.convert %value_rows : (tensor<16x128x512xf32>) -> tensor<16x128x512xf64>
    %y_wide = stablehlo.dot_general %latent_gathered_parts_f64, %value_rows_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x7x512xf64>, tensor<16x128x512xf64>) -> tensor<16x7x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<16x7x128xf64>) -> tensor<16x7x128xf32>
    %gathered = stablehlo.transpose %y, dims = [1, 0, 2] : (tensor<16x7x128xf32>) -> tensor<7x16x128xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<7x16x128xf32>) -> tensor<7x2048xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %o_f64 = stablehlo.convert %o : (tensor<2048x2048xf32>) -> tensor<2048x2048xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<2048x2048xf64>) -> tensor<7x2048xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x2048xf64>) -> tensor<7x2048xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<7x2048xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<2048xf32>) -> tensor<2048xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<2048xf64>) -> tensor<7x2048xf64>
    %square_2 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<7x2048xf64>
    %square_sum_2 = stablehlo.reduce(%square_2 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x2048xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_2 = stablehlo.multiply %square_sum_2, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_2 = stablehlo.add %mean_square_2, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_2 = stablehlo.rsqrt %mean_square_epsilon_2 : tensor<7xf64>
    %reciprocal_root_rows_2 = stablehlo.broadcast_in_dim %reciprocal_root_2, dims = [0] : (tensor<7xf64>) -> tensor<7x2048xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_2 : tensor<7x2048xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<7x2048xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<7x2048xf64>) -> tensor<7x2048xf32>

    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:10944, 0:2048] : (tensor<21888x2048xf32>) -> tensor<10944x2048xf32>
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<10944x2048xf32>) -> tensor<10944x2048xf64>
    %gate_wide = stablehlo.dot_general %ffn_input_f64, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<10944x2048xf64>) -> tensor<7x10944xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<7x10944xf64>) -> tensor<7x10944xf32>
    %up_weight = stablehlo.slice %gate_up [10944:21888, 0:2048] : (tensor<21888x2048xf32>) -> tensor<10944x2048xf32>
    %ffn_input_f64_1 = stablehlo.convert %ffn_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<10944x2048xf32>) -> tensor<10944x2048xf64>
    %up_wide = stablehlo.dot_general %ffn_input_f64_1, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<10944x2048xf64>) -> tensor<7x10944xf64>
    %up = stablehlo.convert %up_wide : (tensor<7x10944xf64>) -> tensor<7x10944xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<7x10944xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<7x10944xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<7x10944xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<7x10944xf32>) -> tensor<7x10944xf64>
    %down_f64 = stablehlo.convert %down : (tensor<2048x10944xf32>) -> tensor<2048x10944xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<7x10944xf64>, tensor<2048x10944xf64>) -> tensor<7x2048xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<7x2048xf64>) -> tensor<7x2048xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %down_1 : tensor<7x2048xf32>

    return %h_2, %latents_held, %rope_keys_held : tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>
  }

  func.func private @layer_1(
      %h: tensor<7x2048xf32>,
      %positions: tensor<7xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<7x32xf32>,
      %rope_sin: tensor<7x32xf32>,
      %latents: tensor<24x512xf32>,
      %rope_keys: tensor<24x64xf32>,
      %mixer_norm: tensor<2048xf32>,
      %q: tensor<3072x2048xf32>,
      %kv_a: tensor<576x2048xf32>,
      %kv_a_norm: tensor<512xf32>,
      %kv_b: tensor<4096x512xf32>,
      %o: tensor<2048x2048xf32>,
      %ffn_norm: tensor<2048xf32>,
      %router: tensor<64x2048xf32>,
      %expert_gate_up: tensor<64x2816x2048xf32>,
      %expert_down: tensor<64x2048x1408xf32>,
      %shared_gate_up: tensor<5632x2048xf32>,
      %shared_down: tensor<2048x2816xf32>
  ) -> (tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>) {
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

    // stage: queries: 16 heads, of which 64 dimensions turn
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %q_f64 = stablehlo.convert %q : (tensor<3072x2048xf32>) -> tensor<3072x2048xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<3072x2048xf64>) -> tensor<7x3072xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<7x3072xf64>) -> tensor<7x3072xf32>
    %q_by_head = stablehlo.reshape %q_1 : (tensor<7x3072xf32>) -> tensor<7x16x192xf32>

    // stage: latent of keys and values
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %kv_a_f64 = stablehlo.convert %kv_a : (tensor<576x2048xf32>) -> tensor<576x2048xf64>
    %kv_wide = stablehlo.dot_general %mixer_input_f64_1, %kv_a_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<576x2048xf64>) -> tensor<7x576xf64>
    %kv = stablehlo.convert %kv_wide : (tensor<7x576xf64>) -> tensor<7x576xf32>
    %kv_latent = stablehlo.slice %kv [0:7, 0:512] : (tensor<7x576xf32>) -> tensor<7x512xf32>
    %kv_latent_f64 = stablehlo.convert %kv_latent : (tensor<7x512xf32>) -> tensor<7x512xf64>
    %kv_a_norm_f64 = stablehlo.convert %kv_a_norm : (tensor<512xf32>) -> tensor<512xf64>
    %kv_latent_normed_wide_rows = stablehlo.broadcast_in_dim %kv_a_norm_f64, dims = [1] : (tensor<512xf64>) -> tensor<7x512xf64>
    %square_1 = stablehlo.multiply %kv_latent_f64, %kv_latent_f64 : tensor<7x512xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x512xf64>, tensor<f64>) -> tensor<7xf64>
    %one_over_width_1 = stablehlo.constant dense<0.001953125> : tensor<f64>
    %one_over_width_splat_1 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat_1 : tensor<7xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<7xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<7xf64>) -> tensor<7x512xf64>
    %kv_latent_normed_wide = stablehlo.multiply %kv_latent_f64, %reciprocal_root_rows_1 : tensor<7x512xf64>
    %kv_latent_normed_wide_1 = stablehlo.multiply %kv_latent_normed_wide, %kv_latent_normed_wide_rows : tensor<7x512xf64>
    %kv_latent_normed = stablehlo.convert %kv_latent_normed_wide_1 : (tensor<7x512xf64>) -> tensor<7x512xf32>
    %rope_key = stablehlo.slice %kv [0:7, 512:576] : (tensor<7x576xf32>) -> tensor<7x64xf32>
    %rope_key_rotated_first_pairs = stablehlo.reshape %rope_key : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_rotated_first_column = stablehlo.slice %rope_key_rotated_first_pairs [0:7, 0:32, 0:1] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_rotated_first = stablehlo.reshape %rope_key_rotated_first_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %rope_key_rotated_second_pairs = stablehlo.reshape %rope_key : (tensor<7x64xf32>) -> tensor<7x32x2xf32>
    %rope_key_rotated_second_column = stablehlo.slice %rope_key_rotated_second_pairs [0:7, 0:32, 1:2] : (tensor<7x32x2xf32>) -> tensor<7x32x1xf32>
    %rope_key_rotated_second = stablehlo.reshape %rope_key_rotated_second_column : (tensor<7x32x1xf32>) -> tensor<7x32xf32>
    %product = stablehlo.multiply %rope_key_rotated_first, %rope_cos : tensor<7x32xf32>
    %product_1 = stablehlo.multiply %rope_key_rotated_second, %rope_sin : tensor<7x32xf32>
    %rope_key_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<7x32xf32>
    %product_2 = stablehlo.multiply %rope_key_rotated_second, %rope_cos : tensor<7x32xf32>
    %product_3 = stablehlo.multiply %rope_key_rotated_first, %rope_sin : tensor<7x32xf32>
    %rope_key_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<7x32xf32>
    %rope_key_rotated = stablehlo.concatenate %rope_key_rotated_turned_first, %rope_key_rotated_turned_second, dim = 1 : (tensor<7x32xf32>, tensor<7x32xf32>) -> tensor<7x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %latents_held = stablehlo.dynamic_update_slice %latents, %kv_latent_normed, %start, %zero_index : (tensor<24x512xf32>, tensor<7x512xf32>, tensor<i32>, tensor<i32>) -> tensor<24x512xf32>
    %rope_keys_held = stablehlo.dynamic_update_slice %rope_keys, %rope_key_rotated, %start, %zero_index : (tensor<24x64xf32>, tensor<7x64xf32>, tensor<i32>, tensor<i32>) -> tensor<24x64xf32>
    %kv_b_heads = stablehlo.reshape %kv_b : (tensor<4096x512xf32>) -> tensor<16x256x512xf32>

    // stage: queries of latents
    %q_still = stablehlo.slice %q_by_head [0:7, 0:16, 0:128] : (tensor<7x16x192xf32>) -> tensor<7x16x128xf32>
    %key_rows = stablehlo.slice %kv_b_heads [0:16, 0:128, 0:512] : (tensor<16x256x512xf32>) -> tensor<16x128x512xf32>
    %q_still_f64 = stablehlo.convert %q_still : (tensor<7x16x128xf32>) -> tensor<7x16x128xf64>
    %key_rows_f64 = stablehlo.convert %key_rows : (tensor<16x128x512xf32>) -> tensor<16x128x512xf64>
    %q_absorbed_wide = stablehlo.dot_general %q_still_f64, %key_rows_f64, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<7x16x128xf64>, tensor<16x128x512xf64>) -> tensor<16x7x512xf64>
    %q_absorbed = stablehlo.convert %q_absorbed_wide : (tensor<16x7x512xf64>) -> tensor<16x7x512xf32>
    %q_turning = stablehlo.slice %q_by_head [0:7, 0:16, 128:192] : (tensor<7x16x192xf32>) -> tensor<7x16x64xf32>
    %q_turning_rotated_first_pairs = stablehlo.reshape %q_turning : (tensor<7x16x64xf32>) -> tensor<7x16x32x2xf32>
    %q_turning_rotated_first_column = stablehlo.slice %q_turning_rotated_first_pairs [0:7, 0:16, 0:32, 0:1] : (tensor<7x16x32x2xf32>) -> tensor<7x16x32x1xf32>
    %q_turning_rotated_first = stablehlo.reshape %q_turning_rotated_first_column : (tensor<7x16x32x1xf32>) -> tensor<7x16x32xf32>
    %q_turning_rotated_second_pairs = stablehlo.reshape %q_turning : (tensor<7x16x64xf32>) -> tensor<7x16x32x2xf32>
    %q_turning_rotated_second_column = stablehlo.slice %q_turning_rotated_second_pairs [0:7, 0:16, 0:32, 1:2] : (tensor<7x16x32x2xf32>) -> tensor<7x16x32x1xf32>
    %q_turning_rotated_second = stablehlo.reshape %q_turning_rotated_second_column : (tensor<7x16x32x1xf32>) -> tensor<7x16x32xf32>
    %q_turning_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x16x32xf32>
    %q_turning_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<7x32xf32>) -> tensor<7x16x32xf32>
    %product_4 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_cos : tensor<7x16x32xf32>
    %product_5 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_sin : tensor<7x16x32xf32>
    %q_turning_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<7x16x32xf32>
    %product_6 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_cos : tensor<7x16x32xf32>
    %product_7 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_sin : tensor<7x16x32xf32>
    %q_turning_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<7x16x32xf32>
    %q_turning_rotated = stablehlo.concatenate %q_turning_rotated_turned_first, %q_turning_rotated_turned_second, dim = 2 : (tensor<7x16x32xf32>, tensor<7x16x32xf32>) -> tensor<7x16x64xf32>
    %q_rotated_heads = stablehlo.transpose %q_turning_rotated, dims = [1, 0, 2] : (tensor<7x16x64xf32>) -> tensor<16x7x64xf32>
    %q_absorbed_rows = stablehlo.transpose %q_absorbed, dims = [1, 0, 2] : (tensor<16x7x512xf32>) -> tensor<7x16x512xf32>
    %q_rotated_heads_rows = stablehlo.transpose %q_rotated_heads, dims = [1, 0, 2] : (tensor<16x7x64xf32>) -> tensor<7x16x64xf32>

    // stage: scores: of each query with every latent of its sequence
    %q_absorbed_rows_1 = stablehlo.reshape %q_absorbed : (tensor<16x7x512xf32>) -> tensor<112x512xf32>
    %q_absorbed_rows_1_f64 = stablehlo.convert %q_absorbed_rows_1 : (tensor<112x512xf32>) -> tensor<112x512xf64>
    %latents_held_f64 = stablehlo.convert %latents_held : (tensor<24x512xf32>) -> tensor<24x512xf64>
    %latent_scores_wide = stablehlo.dot_general %q_absorbed_rows_1_f64, %latents_held_f64, contracting_dims = [1] x [1] : (tensor<112x512xf64>, tensor<24x512xf64>) -> tensor<112x24xf64>
    %latent_scores_parts = stablehlo.reshape %latent_scores_wide : (tensor<112x24xf64>) -> tensor<16x7x24xf64>
    %q_rotated_heads_rows_1 = stablehlo.reshape %q_rotated_heads : (tensor<16x7x64xf32>) -> tensor<112x64xf32>
    %q_rotated_heads_rows_1_f64 = stablehlo.convert %q_rotated_heads_rows_1 : (tensor<112x64xf32>) -> tensor<112x64xf64>
    %rope_keys_held_f64 = stablehlo.convert %rope_keys_held : (tensor<24x64xf32>) -> tensor<24x64xf64>
    %rope_scores_wide = stablehlo.dot_general %q_rotated_heads_rows_1_f64, %rope_keys_held_f64, contracting_dims = [1] x [1] : (tensor<112x64xf64>, tensor<24x64xf64>) -> tensor<112x24xf64>
    %rope_scores_parts = stablehlo.reshape %rope_scores_wide : (tensor<112x24xf64>) -> tensor<16x7x24xf64>
    %scores = stablehlo.add %latent_scores_parts, %rope_scores_parts : tensor<16x7x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.11472138679292611> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<16x7x24xf64>
    %scores_scaled = stablehlo.multiply %scores, %score_scale_splat : tensor<16x7x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<7x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<7xi32>) -> tensor<7x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<7x24xi32>, tensor<7x24xi32>) -> tensor<7x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<7x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 2] : (tensor<7x24xi1>) -> tensor<16x7x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<16x7x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<16x7x24xi1>, tensor<16x7x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [2] : (tensor<16x7x24xf64>, tensor<f64>) -> tensor<16x7xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1] : (tensor<16x7xf64>) -> tensor<16x7x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<16x7x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<16x7x24xf64>) -> tensor<16x7x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<16x7x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<16x7x24xf32>, tensor<f32>) -> tensor<16x7xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1] : (tensor<16x7xf32>) -> tensor<16x7x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<16x7x24xf32>

    // stage: values: gathered as latents
    %latent_columns = stablehlo.transpose %latents_held, dims = [1, 0] : (tensor<24x512xf32>) -> tensor<512x24xf32>
    %p_rows = stablehlo.reshape %p : (tensor<16x7x24xf32>) -> tensor<112x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<112x24xf32>) -> tensor<112x24xf64>
    %latent_columns_f64 = stablehlo.convert %latent_columns : (tensor<512x24xf32>) -> tensor<512x24xf64>
    %latent_gathered_wide = stablehlo.dot_general %p_rows_f64, %latent_columns_f64, contracting_dims = [1] x [1] : (tensor<112x24xf64>, tensor<512x24xf64>) -> tensor<112x512xf64>
    %latent_gathered = stablehlo.convert %latent_gathered_wide : (tensor<112x512xf64>) -> tensor<112x512xf32>
    %latent_gathered_parts = stablehlo.reshape %latent_gathered : (tensor<112x512xf32>) -> tensor<16x7x512xf32>
    %value_rows = stablehlo.slice %kv_b_heads [0:16, 128:256, 0:512] : (tensor<16x256x512xf32>) -> tensor<16x128x512xf32>
    %latent_gathered_parts_f64 = stablehlo.convert %latent_gathered_parts : (tensor<16x7x512xf32>) -> tensor<16x7x512xf64>
    %value_rows_f64 = stablehlo.convert %value_rows : (tensor<16x128x512xf32>) -> tensor<16x128x512xf64>
    %y_wide = stablehlo.dot_general %latent_gathered_parts_f64, %value_rows_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x7x512xf64>, tensor<16x128x512xf64>) -> tensor<16x7x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<16x7x128xf64>) -> tensor<16x7x128xf32>
    %gathered = stablehlo.transpose %y, dims = [1, 0, 2] : (tensor<16x7x128xf32>) -> tensor<7x16x128xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<7x16x128xf32>) -> tensor<7x2048xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %o_f64 = stablehlo.convert %o : (tensor<2048x2048xf32>) -> tensor<2048x2048xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<2048x2048xf64>) -> tensor<7x2048xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<7x2048xf64>) -> tensor<7x2048xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<7x2048xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<2048xf32>) -> tensor<2048xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<2048xf64>) -> tensor<7x2048xf64>
    %square_2 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<7x2048xf64>
    %square_sum_2 = stablehlo.reduce(%square_2 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<7x2048xf64>, tensor<f64>) -> tensor<7xf64>
    %mean_square_2 = stablehlo.multiply %square_sum_2, %one_over_width_splat : tensor<7xf64>
    %mean_square_epsilon_2 = stablehlo.add %mean_square_2, %norm_epsilon_splat : tensor<7xf64>
    %reciprocal_root_2 = stablehlo.rsqrt %mean_square_epsilon_2 : tensor<7xf64>
    %reciprocal_root_rows_2 = stablehlo.broadcast_in_dim %reciprocal_root_2, dims = [0] : (tensor<7xf64>) -> tensor<7x2048xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_2 : tensor<7x2048xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<7x2048xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<7x2048xf64>) -> tensor<7x2048xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %router_f64 = stablehlo.convert %router : (tensor<64x2048xf32>) -> tensor<64x2048xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<64x2048xf64>) -> tensor<7x64xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<7x64xf64>) -> tensor<7x64xf32>

    // stage: router scores: softmax
    %maximum_identity_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<7xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<7xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<7xf32>) -> tensor<7x64xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<7x64xf32>
    %exponentials_1 = stablehlo.exponential %shifted : tensor<7x64xf32>
    %row_sum = stablehlo.reduce(%exponentials_1 init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<7xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<7xf32>) -> tensor<7x64xf32>
    %scores_1 = stablehlo.divide %exponentials_1, %row_sum_rows : tensor<7x64xf32>

    // stage: top-k: 6 iterative argmaxes over 64 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x64xf32>
    %is_zero = stablehlo.compare EQ, %scores_1, %zero_splat, FLOAT : (tensor<7x64xf32>, tensor<7x64xf32>) -> tensor<7x64xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores_1 : tensor<7x64xi1>, tensor<7x64xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<7x64xf32>) -> tensor<7x64xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<7x64xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<7x64xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x64xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<7x64xi1>, tensor<7x64xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<7x64xf32>, tensor<7x64xf32>) -> tensor<7x64xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<7x64xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<7x64xi1>, tensor<7x64xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<64xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<64xi32>) -> tensor<7x64xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<6xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<6xi32>) -> tensor<7x6xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<7x6xi32>
    // choice 0
    %maximum_identity_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<7xi32>) -> tensor<7x64xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %beyond = stablehlo.constant dense<64> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<7x64xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<7x64xi1>, tensor<7x64xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<7x6xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<7x6xi32>, tensor<7x6xi32>) -> tensor<7x6xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x6xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<7x6xi1>, tensor<7x6xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<7x64xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<7xi32>) -> tensor<7x64xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<7x64xi1>, tensor<7x64xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<7xi32>) -> tensor<7x64xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<7x64xi1>, tensor<7x64xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<7x6xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<7x6xi32>, tensor<7x6xi32>) -> tensor<7x6xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x6xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<7x6xi1>, tensor<7x6xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<7xi32>) -> tensor<7x64xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<7x64xi1>, tensor<7x64xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<7xi32>) -> tensor<7x64xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<7x64xi1>, tensor<7x64xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<7x6xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<7x6xi32>, tensor<7x6xi32>) -> tensor<7x6xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x6xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<7x6xi1>, tensor<7x6xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<7xi32>) -> tensor<7x64xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<7x64xi1>, tensor<7x64xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<7xi32>) -> tensor<7x64xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<7x64xi1>, tensor<7x64xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = stablehlo.broadcast_in_dim %slot_3, dims = [] : (tensor<i32>) -> tensor<7x6xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<7x6xi32>, tensor<7x6xi32>) -> tensor<7x6xi1>
    %chosen_slots_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<7xi32>) -> tensor<7x6xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<7x6xi1>, tensor<7x6xi32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<7xi32>) -> tensor<7x64xi32>
    %is_chosen_3 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_3, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %remaining_key_3 = stablehlo.select %is_chosen_3, %taken_splat, %remaining_key_2 : tensor<7x64xi1>, tensor<7x64xi32>
    // choice 4
    %best_key_4 = stablehlo.reduce(%remaining_key_3 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_4 = stablehlo.broadcast_in_dim %best_key_4, dims = [0] : (tensor<7xi32>) -> tensor<7x64xi32>
    %is_best_4 = stablehlo.compare EQ, %remaining_key_3, %best_key_rows_4, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %candidates_4 = stablehlo.select %is_best_4, %expert_index_wide, %beyond_splat : tensor<7x64xi1>, tensor<7x64xi32>
    %chosen_4 = stablehlo.reduce(%candidates_4 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_4 = stablehlo.constant dense<4> : tensor<i32>
    %slot_4_splat = stablehlo.broadcast_in_dim %slot_4, dims = [] : (tensor<i32>) -> tensor<7x6xi32>
    %is_slot_4 = stablehlo.compare EQ, %slot_index_wide, %slot_4_splat, SIGNED : (tensor<7x6xi32>, tensor<7x6xi32>) -> tensor<7x6xi1>
    %chosen_slots_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<7xi32>) -> tensor<7x6xi32>
    %expert_ids_4 = stablehlo.select %is_slot_4, %chosen_slots_4, %expert_ids_3 : tensor<7x6xi1>, tensor<7x6xi32>
    %chosen_rows_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<7xi32>) -> tensor<7x64xi32>
    %is_chosen_4 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_4, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %remaining_key_4 = stablehlo.select %is_chosen_4, %taken_splat, %remaining_key_3 : tensor<7x64xi1>, tensor<7x64xi32>
    // choice 5
    %best_key_5 = stablehlo.reduce(%remaining_key_4 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %best_key_rows_5 = stablehlo.broadcast_in_dim %best_key_5, dims = [0] : (tensor<7xi32>) -> tensor<7x64xi32>
    %is_best_5 = stablehlo.compare EQ, %remaining_key_4, %best_key_rows_5, SIGNED : (tensor<7x64xi32>, tensor<7x64xi32>) -> tensor<7x64xi1>
    %candidates_5 = stablehlo.select %is_best_5, %expert_index_wide, %beyond_splat : tensor<7x64xi1>, tensor<7x64xi32>
    %chosen_5 = stablehlo.reduce(%candidates_5 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<7x64xi32>, tensor<i32>) -> tensor<7xi32>
    %slot_5 = stablehlo.constant dense<5> : tensor<i32>
    %slot_5_splat = stablehlo.broadcast_in_dim %slot_5, dims = [] : (tensor<i32>) -> tensor<7x6xi32>
    %is_slot_5 = stablehlo.compare EQ, %slot_index_wide, %slot_5_splat, SIGNED : (tensor<7x6xi32>, tensor<7x6xi32>) -> tensor<7x6xi1>
    %chosen_slots_5 = stablehlo.broadcast_in_dim %chosen_5, dims = [0] : (tensor<7xi32>) -> tensor<7x6xi32>
    %expert_ids_5 = stablehlo.select %is_slot_5, %chosen_slots_5, %expert_ids_4 : tensor<7x6xi1>, tensor<7x6xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<64xi32>) -> tensor<7x6x64xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_5, dims = [0, 1] : (tensor<7x6xi32>) -> tensor<7x6x64xi32>
    %is_chosen_5 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<7x6x64xi32>, tensor<7x6x64xi32>) -> tensor<7x6x64xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %scores_1, dims = [0, 2] : (tensor<7x64xf32>) -> tensor<7x6x64xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<7x6x64xf32>
    %chosen_values = stablehlo.select %is_chosen_5, %values_per_slot, %zero_splat_1 : tensor<7x6x64xi1>, tensor<7x6x64xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<7x6x64xf32>, tensor<f32>) -> tensor<7x6xf32>

    // stage: experts: all 64 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %ffn_input, dims = [1, 2] : (tensor<7x2048xf32>) -> tensor<64x7x2048xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:64, 0:1408, 0:2048] : (tensor<64x2816x2048xf32>) -> tensor<64x1408x2048xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<64x7x2048xf32>) -> tensor<64x7x2048xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<64x1408x2048xf32>) -> tensor<64x1408x2048xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<64x7x2048xf64>, tensor<64x1408x2048xf64>) -> tensor<64x7x1408xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<64x7x1408xf64>) -> tensor<64x7x1408xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:64, 1408:2816, 0:2048] : (tensor<64x2816x2048xf32>) -> tensor<64x1408x2048xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<64x7x2048xf32>) -> tensor<64x7x2048xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<64x1408x2048xf32>) -> tensor<64x1408x2048xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<64x7x2048xf64>, tensor<64x1408x2048xf64>) -> tensor<64x7x1408xf64>
    %up = stablehlo.convert %up_wide : (tensor<64x7x1408xf64>) -> tensor<64x7x1408xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<64x7x1408xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<64x7x1408xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<64x7x1408xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<64x7x1408xf32>) -> tensor<64x7x1408xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<64x2048x1408xf32>) -> tensor<64x2048x1408xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<64x7x1408xf64>, tensor<64x2048x1408xf64>) -> tensor<64x7x2048xf64>
    %down = stablehlo.convert %down_wide : (tensor<64x7x2048xf64>) -> tensor<64x7x2048xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_5, dims = [0, 1] : (tensor<7x6xi32>) -> tensor<7x6x64xi32>
    %is_chosen_6 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<7x6x64xi32>, tensor<7x6x64xi32>) -> tensor<7x6x64xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %chosen_weights, dims = [0, 1] : (tensor<7x6xf32>) -> tensor<7x6x64xf32>
    %placed_weights = stablehlo.select %is_chosen_6, %weights_per_expert, %zero_splat_1 : tensor<7x6x64xi1>, tensor<7x6x64xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<7x6x64xf32>, tensor<f32>) -> tensor<7x64xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_6 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<7x6x64xi1>, tensor<i1>) -> tensor<7x64xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<7x64xf32>) -> tensor<64x7xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<7x64xi1>) -> tensor<64x7xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<64x7xf32>) -> tensor<64x7x2048xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<64x7x2048xf32>
    %chosen_rows_5 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<64x7xi1>) -> tensor<64x7x2048xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<64x7x2048xf32>
    %kept = stablehlo.select %chosen_rows_5, %weighted, %zero_splat_2 : tensor<64x7x2048xi1>, tensor<64x7x2048xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<64x7x2048xf32>, tensor<f32>) -> tensor<7x2048xf32>

    // stage: shared expert
    %gate_weight_1 = stablehlo.slice %shared_gate_up [0:2816, 0:2048] : (tensor<5632x2048xf32>) -> tensor<2816x2048xf32>
    %ffn_input_f64_1 = stablehlo.convert %ffn_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %gate_weight_1_f64 = stablehlo.convert %gate_weight_1 : (tensor<2816x2048xf32>) -> tensor<2816x2048xf64>
    %gate_wide_1 = stablehlo.dot_general %ffn_input_f64_1, %gate_weight_1_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<2816x2048xf64>) -> tensor<7x2816xf64>
    %gate_1 = stablehlo.convert %gate_wide_1 : (tensor<7x2816xf64>) -> tensor<7x2816xf32>
    %up_weight_1 = stablehlo.slice %shared_gate_up [2816:5632, 0:2048] : (tensor<5632x2048xf32>) -> tensor<2816x2048xf32>
    %ffn_input_f64_2 = stablehlo.convert %ffn_input : (tensor<7x2048xf32>) -> tensor<7x2048xf64>
    %up_weight_1_f64 = stablehlo.convert %up_weight_1 : (tensor<2816x2048xf32>) -> tensor<2816x2048xf64>
    %up_wide_1 = stablehlo.dot_general %ffn_input_f64_2, %up_weight_1_f64, contracting_dims = [1] x [1] : (tensor<7x2048xf64>, tensor<2816x2048xf64>) -> tensor<7x2816xf64>
    %up_1 = stablehlo.convert %up_wide_1 : (tensor<7x2816xf64>) -> tensor<7x2816xf32>
    %gate_sigmoid_1 = stablehlo.logistic %gate_1 : tensor<7x2816xf32>
    %activated_1 = stablehlo.multiply %gate_1, %gate_sigmoid_1 : tensor<7x2816xf32>
    %hidden_1 = stablehlo.multiply %activated_1, %up_1 : tensor<7x2816xf32>
    %hidden_1_f64 = stablehlo.convert %hidden_1 : (tensor<7x2816xf32>) -> tensor<7x2816xf64>
    %shared_down_f64 = stablehlo.convert %shared_down : (tensor<2048x2816xf32>) -> tensor<2048x2816xf64>
    %down_wide_1 = stablehlo.dot_general %hidden_1_f64, %shared_down_f64, contracting_dims = [1] x [1] : (tensor<7x2816xf64>, tensor<2048x2816xf64>) -> tensor<7x2048xf64>
    %down_1 = stablehlo.convert %down_wide_1 : (tensor<7x2048xf64>) -> tensor<7x2048xf32>
    %output = stablehlo.add %routed, %down_1 : tensor<7x2048xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %output : tensor<7x2048xf32>

    return %h_2, %latents_held, %rope_keys_held : tensor<7x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>
  }

  func.func private @layer_2(
      %h: tensor<1x2048xf32>,
      %positions: tensor<1xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<1x32xf32>,
      %rope_sin: tensor<1x32xf32>,
      %latents: tensor<24x512xf32>,
      %rope_keys: tensor<24x64xf32>,
      %mixer_norm: tensor<2048xf32>,
      %q: tensor<3072x2048xf32>,
      %kv_a: tensor<576x2048xf32>,
      %kv_a_norm: tensor<512xf32>,
      %kv_b: tensor<4096x512xf32>,
      %o: tensor<2048x2048xf32>,
      %ffn_norm: tensor<2048xf32>,
      %gate_up: tensor<21888x2048xf32>,
      %down: tensor<2048x10944xf32>
  ) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>) {
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

    // stage: queries: 16 heads, of which 64 dimensions turn
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %q_f64 = stablehlo.convert %q : (tensor<3072x2048xf32>) -> tensor<3072x2048xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<3072x2048xf64>) -> tensor<1x3072xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<1x3072xf64>) -> tensor<1x3072xf32>
    %q_by_head = stablehlo.reshape %q_1 : (tensor<1x3072xf32>) -> tensor<1x16x192xf32>

    // stage: latent of keys and values
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %kv_a_f64 = stablehlo.convert %kv_a : (tensor<576x2048xf32>) -> tensor<576x2048xf64>
    %kv_wide = stablehlo.dot_general %mixer_input_f64_1, %kv_a_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<576x2048xf64>) -> tensor<1x576xf64>
    %kv = stablehlo.convert %kv_wide : (tensor<1x576xf64>) -> tensor<1x576xf32>
    %kv_latent = stablehlo.slice %kv [0:1, 0:512] : (tensor<1x576xf32>) -> tensor<1x512xf32>
    %kv_latent_f64 = stablehlo.convert %kv_latent : (tensor<1x512xf32>) -> tensor<1x512xf64>
    %kv_a_norm_f64 = stablehlo.convert %kv_a_norm : (tensor<512xf32>) -> tensor<512xf64>
    %kv_latent_normed_wide_rows = stablehlo.broadcast_in_dim %kv_a_norm_f64, dims = [1] : (tensor<512xf64>) -> tensor<1x512xf64>
    %square_1 = stablehlo.multiply %kv_latent_f64, %kv_latent_f64 : tensor<1x512xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x512xf64>, tensor<f64>) -> tensor<1xf64>
    %one_over_width_1 = stablehlo.constant dense<0.001953125> : tensor<f64>
    %one_over_width_splat_1 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat_1 : tensor<1xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<1xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<1xf64>) -> tensor<1x512xf64>
    %kv_latent_normed_wide = stablehlo.multiply %kv_latent_f64, %reciprocal_root_rows_1 : tensor<1x512xf64>
    %kv_latent_normed_wide_1 = stablehlo.multiply %kv_latent_normed_wide, %kv_latent_normed_wide_rows : tensor<1x512xf64>
    %kv_latent_normed = stablehlo.convert %kv_latent_normed_wide_1 : (tensor<1x512xf64>) -> tensor<1x512xf32>
    %rope_key = stablehlo.slice %kv [0:1, 512:576] : (tensor<1x576xf32>) -> tensor<1x64xf32>
    %rope_key_rotated_first_pairs = stablehlo.reshape %rope_key : (tensor<1x64xf32>) -> tensor<1x32x2xf32>
    %rope_key_rotated_first_column = stablehlo.slice %rope_key_rotated_first_pairs [0:1, 0:32, 0:1] : (tensor<1x32x2xf32>) -> tensor<1x32x1xf32>
    %rope_key_rotated_first = stablehlo.reshape %rope_key_rotated_first_column : (tensor<1x32x1xf32>) -> tensor<1x32xf32>
    %rope_key_rotated_second_pairs = stablehlo.reshape %rope_key : (tensor<1x64xf32>) -> tensor<1x32x2xf32>
    %rope_key_rotated_second_column = stablehlo.slice %rope_key_rotated_second_pairs [0:1, 0:32, 1:2] : (tensor<1x32x2xf32>) -> tensor<1x32x1xf32>
    %rope_key_rotated_second = stablehlo.reshape %rope_key_rotated_second_column : (tensor<1x32x1xf32>) -> tensor<1x32xf32>
    %product = stablehlo.multiply %rope_key_rotated_first, %rope_cos : tensor<1x32xf32>
    %product_1 = stablehlo.multiply %rope_key_rotated_second, %rope_sin : tensor<1x32xf32>
    %rope_key_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<1x32xf32>
    %product_2 = stablehlo.multiply %rope_key_rotated_second, %rope_cos : tensor<1x32xf32>
    %product_3 = stablehlo.multiply %rope_key_rotated_first, %rope_sin : tensor<1x32xf32>
    %rope_key_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<1x32xf32>
    %rope_key_rotated = stablehlo.concatenate %rope_key_rotated_turned_first, %rope_key_rotated_turned_second, dim = 1 : (tensor<1x32xf32>, tensor<1x32xf32>) -> tensor<1x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %latents_held = stablehlo.dynamic_update_slice %latents, %kv_latent_normed, %start, %zero_index : (tensor<24x512xf32>, tensor<1x512xf32>, tensor<i32>, tensor<i32>) -> tensor<24x512xf32>
    %rope_keys_held = stablehlo.dynamic_update_slice %rope_keys, %rope_key_rotated, %start, %zero_index : (tensor<24x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<24x64xf32>
    %kv_b_heads = stablehlo.reshape %kv_b : (tensor<4096x512xf32>) -> tensor<16x256x512xf32>

    // stage: queries of latents
    %q_still = stablehlo.slice %q_by_head [0:1, 0:16, 0:128] : (tensor<1x16x192xf32>) -> tensor<1x16x128xf32>
    %key_rows = stablehlo.slice %kv_b_heads [0:16, 0:128, 0:512] : (tensor<16x256x512xf32>) -> tensor<16x128x512xf32>
    %q_still_f64 = stablehlo.convert %q_still : (tensor<1x16x128xf32>) -> tensor<1x16x128xf64>
    %key_rows_f64 = stablehlo.convert %key_rows : (tensor<16x128x512xf32>) -> tensor<16x128x512xf64>
    %q_absorbed_wide = stablehlo.dot_general %q_still_f64, %key_rows_f64, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<1x16x128xf64>, tensor<16x128x512xf64>) -> tensor<16x1x512xf64>
    %q_absorbed = stablehlo.convert %q_absorbed_wide : (tensor<16x1x512xf64>) -> tensor<16x1x512xf32>
    %q_turning = stablehlo.slice %q_by_head [0:1, 0:16, 128:192] : (tensor<1x16x192xf32>) -> tensor<1x16x64xf32>
    %q_turning_rotated_first_pairs = stablehlo.reshape %q_turning : (tensor<1x16x64xf32>) -> tensor<1x16x32x2xf32>
    %q_turning_rotated_first_column = stablehlo.slice %q_turning_rotated_first_pairs [0:1, 0:16, 0:32, 0:1] : (tensor<1x16x32x2xf32>) -> tensor<1x16x32x1xf32>
    %q_turning_rotated_first = stablehlo.reshape %q_turning_rotated_first_column : (tensor<1x16x32x1xf32>) -> tensor<1x16x32xf32>
    %q_turning_rotated_second_pairs = stablehlo.reshape %q_turning : (tensor<1x16x64xf32>) -> tensor<1x16x32x2xf32>
    %q_turning_rotated_second_column = stablehlo.slice %q_turning_rotated_second_pairs [0:1, 0:16, 0:32, 1:2] : (tensor<1x16x32x2xf32>) -> tensor<1x16x32x1xf32>
    %q_turning_rotated_second = stablehlo.reshape %q_turning_rotated_second_column : (tensor<1x16x32x1xf32>) -> tensor<1x16x32xf32>
    %q_turning_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<1x32xf32>) -> tensor<1x16x32xf32>
    %q_turning_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<1x32xf32>) -> tensor<1x16x32xf32>
    %product_4 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_cos : tensor<1x16x32xf32>
    %product_5 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_sin : tensor<1x16x32xf32>
    %q_turning_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<1x16x32xf32>
    %product_6 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_cos : tensor<1x16x32xf32>
    %product_7 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_sin : tensor<1x16x32xf32>
    %q_turning_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<1x16x32xf32>
    %q_turning_rotated = stablehlo.concatenate %q_turning_rotated_turned_first, %q_turning_rotated_turned_second, dim = 2 : (tensor<1x16x32xf32>, tensor<1x16x32xf32>) -> tensor<1x16x64xf32>
    %q_rotated_heads = stablehlo.transpose %q_turning_rotated, dims = [1, 0, 2] : (tensor<1x16x64xf32>) -> tensor<16x1x64xf32>
    %q_absorbed_rows = stablehlo.transpose %q_absorbed, dims = [1, 0, 2] : (tensor<16x1x512xf32>) -> tensor<1x16x512xf32>
    %q_rotated_heads_rows = stablehlo.transpose %q_rotated_heads, dims = [1, 0, 2] : (tensor<16x1x64xf32>) -> tensor<1x16x64xf32>

    // stage: scores: of each query with every latent of its sequence
    %q_absorbed_rows_1 = stablehlo.reshape %q_absorbed : (tensor<16x1x512xf32>) -> tensor<16x512xf32>
    %q_absorbed_rows_1_f64 = stablehlo.convert %q_absorbed_rows_1 : (tensor<16x512xf32>) -> tensor<16x512xf64>
    %latents_held_f64 = stablehlo.convert %latents_held : (tensor<24x512xf32>) -> tensor<24x512xf64>
    %latent_scores_wide = stablehlo.dot_general %q_absorbed_rows_1_f64, %latents_held_f64, contracting_dims = [1] x [1] : (tensor<16x512xf64>, tensor<24x512xf64>) -> tensor<16x24xf64>
    %latent_scores_parts = stablehlo.reshape %latent_scores_wide : (tensor<16x24xf64>) -> tensor<16x1x24xf64>
    %q_rotated_heads_rows_1 = stablehlo.reshape %q_rotated_heads : (tensor<16x1x64xf32>) -> tensor<16x64xf32>
    %q_rotated_heads_rows_1_f64 = stablehlo.convert %q_rotated_heads_rows_1 : (tensor<16x64xf32>) -> tensor<16x64xf64>
    %rope_keys_held_f64 = stablehlo.convert %rope_keys_held : (tensor<24x64xf32>) -> tensor<24x64xf64>
    %rope_scores_wide = stablehlo.dot_general %q_rotated_heads_rows_1_f64, %rope_keys_held_f64, contracting_dims = [1] x [1] : (tensor<16x64xf64>, tensor<24x64xf64>) -> tensor<16x24xf64>
    %rope_scores_parts = stablehlo.reshape %rope_scores_wide : (tensor<16x24xf64>) -> tensor<16x1x24xf64>
    %scores = stablehlo.add %latent_scores_parts, %rope_scores_parts : tensor<16x1x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.11472138679292611> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<16x1x24xf64>
    %scores_scaled = stablehlo.multiply %scores, %score_scale_splat : tensor<16x1x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<1x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<1xi32>) -> tensor<1x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<1x24xi32>, tensor<1x24xi32>) -> tensor<1x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<1x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 2] : (tensor<1x24xi1>) -> tensor<16x1x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<16x1x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<16x1x24xi1>, tensor<16x1x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [2] : (tensor<16x1x24xf64>, tensor<f64>) -> tensor<16x1xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1] : (tensor<16x1xf64>) -> tensor<16x1x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<16x1x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<16x1x24xf64>) -> tensor<16x1x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<16x1x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<16x1x24xf32>, tensor<f32>) -> tensor<16x1xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x1x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<16x1x24xf32>

    // stage: values: gathered as latents
    %latent_columns = stablehlo.transpose %latents_held, dims = [1, 0] : (tensor<24x512xf32>) -> tensor<512x24xf32>
    %p_rows = stablehlo.reshape %p : (tensor<16x1x24xf32>) -> tensor<16x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<16x24xf32>) -> tensor<16x24xf64>
    %latent_columns_f64 = stablehlo.convert %latent_columns : (tensor<512x24xf32>) -> tensor<512x24xf64>
    %latent_gathered_wide = stablehlo.dot_general %p_rows_f64, %latent_columns_f64, contracting_dims = [1] x [1] : (tensor<16x24xf64>, tensor<512x24xf64>) -> tensor<16x512xf64>
    %latent_gathered = stablehlo.convert %latent_gathered_wide : (tensor<16x512xf64>) -> tensor<16x512xf32>
    %latent_gathered_parts = stablehlo.reshape %latent_gathered : (tensor<16x512xf32>) -> tensor<16x1x512xf32>
    %value_rows = stablehlo.slice %kv_b_heads [0:16, 128:256, 0:512] : (tensor<16x256x512xf32>) -> tensor<16x128x512xf32>
    %latent_gathered_parts_f64 = stablehlo.convert %latent_gathered_parts : (tensor<16x1x512xf32>) -> tensor<16x1x512xf64>
    %value_rows_f64 = stablehlo.convert %value_rows : (tensor<16x128x512xf32>) -> tensor<16x128x512xf64>
    %y_wide = stablehlo.dot_general %latent_gathered_parts_f64, %value_rows_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x1x512xf64>, tensor<16x128x512xf64>) -> tensor<16x1x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<16x1x128xf64>) -> tensor<16x1x128xf32>
    %gathered = stablehlo.transpose %y, dims = [1, 0, 2] : (tensor<16x1x128xf32>) -> tensor<1x16x128xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<1x16x128xf32>) -> tensor<1x2048xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %o_f64 = stablehlo.convert %o : (tensor<2048x2048xf32>) -> tensor<2048x2048xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<2048x2048xf64>) -> tensor<1x2048xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<1x2048xf64>) -> tensor<1x2048xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<1x2048xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<2048xf32>) -> tensor<2048xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<2048xf64>) -> tensor<1x2048xf64>
    %square_2 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<1x2048xf64>
    %square_sum_2 = stablehlo.reduce(%square_2 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2048xf64>, tensor<f64>) -> tensor<1xf64>
    %mean_square_2 = stablehlo.multiply %square_sum_2, %one_over_width_splat : tensor<1xf64>
    %mean_square_epsilon_2 = stablehlo.add %mean_square_2, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root_2 = stablehlo.rsqrt %mean_square_epsilon_2 : tensor<1xf64>
    %reciprocal_root_rows_2 = stablehlo.broadcast_in_dim %reciprocal_root_2, dims = [0] : (tensor<1xf64>) -> tensor<1x2048xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_2 : tensor<1x2048xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<1x2048xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<1x2048xf64>) -> tensor<1x2048xf32>

    // stage: dense MLP: down(act(gate x) * up x)
    %gate_weight = stablehlo.slice %gate_up [0:10944, 0:2048] : (tensor<21888x2048xf32>) -> tensor<10944x2048xf32>
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<10944x2048xf32>) -> tensor<10944x2048xf64>
    %gate_wide = stablehlo.dot_general %ffn_input_f64, %gate_weight_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<10944x2048xf64>) -> tensor<1x10944xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<1x10944xf64>) -> tensor<1x10944xf32>
    %up_weight = stablehlo.slice %gate_up [10944:21888, 0:2048] : (tensor<21888x2048xf32>) -> tensor<10944x2048xf32>
    %ffn_input_f64_1 = stablehlo.convert %ffn_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<10944x2048xf32>) -> tensor<10944x2048xf64>
    %up_wide = stablehlo.dot_general %ffn_input_f64_1, %up_weight_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<10944x2048xf64>) -> tensor<1x10944xf64>
    %up = stablehlo.convert %up_wide : (tensor<1x10944xf64>) -> tensor<1x10944xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<1x10944xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<1x10944xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<1x10944xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<1x10944xf32>) -> tensor<1x10944xf64>
    %down_f64 = stablehlo.convert %down : (tensor<2048x10944xf32>) -> tensor<2048x10944xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %down_f64, contracting_dims = [1] x [1] : (tensor<1x10944xf64>, tensor<2048x10944xf64>) -> tensor<1x2048xf64>
    %down_1 = stablehlo.convert %down_wide : (tensor<1x2048xf64>) -> tensor<1x2048xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %down_1 : tensor<1x2048xf32>

    return %h_2, %latents_held, %rope_keys_held : tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>
  }

  func.func private @layer_3(
      %h: tensor<1x2048xf32>,
      %positions: tensor<1xi32>,
      %key_positions: tensor<24xi32>,
      %start: tensor<i32>,
      %rope_cos: tensor<1x32xf32>,
      %rope_sin: tensor<1x32xf32>,
      %latents: tensor<24x512xf32>,
      %rope_keys: tensor<24x64xf32>,
      %mixer_norm: tensor<2048xf32>,
      %q: tensor<3072x2048xf32>,
      %kv_a: tensor<576x2048xf32>,
      %kv_a_norm: tensor<512xf32>,
      %kv_b: tensor<4096x512xf32>,
      %o: tensor<2048x2048xf32>,
      %ffn_norm: tensor<2048xf32>,
      %router: tensor<64x2048xf32>,
      %expert_gate_up: tensor<64x2816x2048xf32>,
      %expert_down: tensor<64x2048x1408xf32>,
      %shared_gate_up: tensor<5632x2048xf32>,
      %shared_down: tensor<2048x2816xf32>
  ) -> (tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>) {
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

    // stage: queries: 16 heads, of which 64 dimensions turn
    %mixer_input_f64 = stablehlo.convert %mixer_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %q_f64 = stablehlo.convert %q : (tensor<3072x2048xf32>) -> tensor<3072x2048xf64>
    %q_wide = stablehlo.dot_general %mixer_input_f64, %q_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<3072x2048xf64>) -> tensor<1x3072xf64>
    %q_1 = stablehlo.convert %q_wide : (tensor<1x3072xf64>) -> tensor<1x3072xf32>
    %q_by_head = stablehlo.reshape %q_1 : (tensor<1x3072xf32>) -> tensor<1x16x192xf32>

    // stage: latent of keys and values
    %mixer_input_f64_1 = stablehlo.convert %mixer_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %kv_a_f64 = stablehlo.convert %kv_a : (tensor<576x2048xf32>) -> tensor<576x2048xf64>
    %kv_wide = stablehlo.dot_general %mixer_input_f64_1, %kv_a_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<576x2048xf64>) -> tensor<1x576xf64>
    %kv = stablehlo.convert %kv_wide : (tensor<1x576xf64>) -> tensor<1x576xf32>
    %kv_latent = stablehlo.slice %kv [0:1, 0:512] : (tensor<1x576xf32>) -> tensor<1x512xf32>
    %kv_latent_f64 = stablehlo.convert %kv_latent : (tensor<1x512xf32>) -> tensor<1x512xf64>
    %kv_a_norm_f64 = stablehlo.convert %kv_a_norm : (tensor<512xf32>) -> tensor<512xf64>
    %kv_latent_normed_wide_rows = stablehlo.broadcast_in_dim %kv_a_norm_f64, dims = [1] : (tensor<512xf64>) -> tensor<1x512xf64>
    %square_1 = stablehlo.multiply %kv_latent_f64, %kv_latent_f64 : tensor<1x512xf64>
    %square_sum_1 = stablehlo.reduce(%square_1 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x512xf64>, tensor<f64>) -> tensor<1xf64>
    %one_over_width_1 = stablehlo.constant dense<0.001953125> : tensor<f64>
    %one_over_width_splat_1 = stablehlo.broadcast_in_dim %one_over_width_1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %mean_square_1 = stablehlo.multiply %square_sum_1, %one_over_width_splat_1 : tensor<1xf64>
    %mean_square_epsilon_1 = stablehlo.add %mean_square_1, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root_1 = stablehlo.rsqrt %mean_square_epsilon_1 : tensor<1xf64>
    %reciprocal_root_rows_1 = stablehlo.broadcast_in_dim %reciprocal_root_1, dims = [0] : (tensor<1xf64>) -> tensor<1x512xf64>
    %kv_latent_normed_wide = stablehlo.multiply %kv_latent_f64, %reciprocal_root_rows_1 : tensor<1x512xf64>
    %kv_latent_normed_wide_1 = stablehlo.multiply %kv_latent_normed_wide, %kv_latent_normed_wide_rows : tensor<1x512xf64>
    %kv_latent_normed = stablehlo.convert %kv_latent_normed_wide_1 : (tensor<1x512xf64>) -> tensor<1x512xf32>
    %rope_key = stablehlo.slice %kv [0:1, 512:576] : (tensor<1x576xf32>) -> tensor<1x64xf32>
    %rope_key_rotated_first_pairs = stablehlo.reshape %rope_key : (tensor<1x64xf32>) -> tensor<1x32x2xf32>
    %rope_key_rotated_first_column = stablehlo.slice %rope_key_rotated_first_pairs [0:1, 0:32, 0:1] : (tensor<1x32x2xf32>) -> tensor<1x32x1xf32>
    %rope_key_rotated_first = stablehlo.reshape %rope_key_rotated_first_column : (tensor<1x32x1xf32>) -> tensor<1x32xf32>
    %rope_key_rotated_second_pairs = stablehlo.reshape %rope_key : (tensor<1x64xf32>) -> tensor<1x32x2xf32>
    %rope_key_rotated_second_column = stablehlo.slice %rope_key_rotated_second_pairs [0:1, 0:32, 1:2] : (tensor<1x32x2xf32>) -> tensor<1x32x1xf32>
    %rope_key_rotated_second = stablehlo.reshape %rope_key_rotated_second_column : (tensor<1x32x1xf32>) -> tensor<1x32xf32>
    %product = stablehlo.multiply %rope_key_rotated_first, %rope_cos : tensor<1x32xf32>
    %product_1 = stablehlo.multiply %rope_key_rotated_second, %rope_sin : tensor<1x32xf32>
    %rope_key_rotated_turned_first = stablehlo.subtract %product, %product_1 : tensor<1x32xf32>
    %product_2 = stablehlo.multiply %rope_key_rotated_second, %rope_cos : tensor<1x32xf32>
    %product_3 = stablehlo.multiply %rope_key_rotated_first, %rope_sin : tensor<1x32xf32>
    %rope_key_rotated_turned_second = stablehlo.add %product_2, %product_3 : tensor<1x32xf32>
    %rope_key_rotated = stablehlo.concatenate %rope_key_rotated_turned_first, %rope_key_rotated_turned_second, dim = 1 : (tensor<1x32xf32>, tensor<1x32xf32>) -> tensor<1x64xf32>

    // stage: cache
    %zero_index = stablehlo.constant dense<0> : tensor<i32>
    %latents_held = stablehlo.dynamic_update_slice %latents, %kv_latent_normed, %start, %zero_index : (tensor<24x512xf32>, tensor<1x512xf32>, tensor<i32>, tensor<i32>) -> tensor<24x512xf32>
    %rope_keys_held = stablehlo.dynamic_update_slice %rope_keys, %rope_key_rotated, %start, %zero_index : (tensor<24x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<24x64xf32>
    %kv_b_heads = stablehlo.reshape %kv_b : (tensor<4096x512xf32>) -> tensor<16x256x512xf32>

    // stage: queries of latents
    %q_still = stablehlo.slice %q_by_head [0:1, 0:16, 0:128] : (tensor<1x16x192xf32>) -> tensor<1x16x128xf32>
    %key_rows = stablehlo.slice %kv_b_heads [0:16, 0:128, 0:512] : (tensor<16x256x512xf32>) -> tensor<16x128x512xf32>
    %q_still_f64 = stablehlo.convert %q_still : (tensor<1x16x128xf32>) -> tensor<1x16x128xf64>
    %key_rows_f64 = stablehlo.convert %key_rows : (tensor<16x128x512xf32>) -> tensor<16x128x512xf64>
    %q_absorbed_wide = stablehlo.dot_general %q_still_f64, %key_rows_f64, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<1x16x128xf64>, tensor<16x128x512xf64>) -> tensor<16x1x512xf64>
    %q_absorbed = stablehlo.convert %q_absorbed_wide : (tensor<16x1x512xf64>) -> tensor<16x1x512xf32>
    %q_turning = stablehlo.slice %q_by_head [0:1, 0:16, 128:192] : (tensor<1x16x192xf32>) -> tensor<1x16x64xf32>
    %q_turning_rotated_first_pairs = stablehlo.reshape %q_turning : (tensor<1x16x64xf32>) -> tensor<1x16x32x2xf32>
    %q_turning_rotated_first_column = stablehlo.slice %q_turning_rotated_first_pairs [0:1, 0:16, 0:32, 0:1] : (tensor<1x16x32x2xf32>) -> tensor<1x16x32x1xf32>
    %q_turning_rotated_first = stablehlo.reshape %q_turning_rotated_first_column : (tensor<1x16x32x1xf32>) -> tensor<1x16x32xf32>
    %q_turning_rotated_second_pairs = stablehlo.reshape %q_turning : (tensor<1x16x64xf32>) -> tensor<1x16x32x2xf32>
    %q_turning_rotated_second_column = stablehlo.slice %q_turning_rotated_second_pairs [0:1, 0:16, 0:32, 1:2] : (tensor<1x16x32x2xf32>) -> tensor<1x16x32x1xf32>
    %q_turning_rotated_second = stablehlo.reshape %q_turning_rotated_second_column : (tensor<1x16x32x1xf32>) -> tensor<1x16x32xf32>
    %q_turning_rotated_cos = stablehlo.broadcast_in_dim %rope_cos, dims = [0, 2] : (tensor<1x32xf32>) -> tensor<1x16x32xf32>
    %q_turning_rotated_sin = stablehlo.broadcast_in_dim %rope_sin, dims = [0, 2] : (tensor<1x32xf32>) -> tensor<1x16x32xf32>
    %product_4 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_cos : tensor<1x16x32xf32>
    %product_5 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_sin : tensor<1x16x32xf32>
    %q_turning_rotated_turned_first = stablehlo.subtract %product_4, %product_5 : tensor<1x16x32xf32>
    %product_6 = stablehlo.multiply %q_turning_rotated_second, %q_turning_rotated_cos : tensor<1x16x32xf32>
    %product_7 = stablehlo.multiply %q_turning_rotated_first, %q_turning_rotated_sin : tensor<1x16x32xf32>
    %q_turning_rotated_turned_second = stablehlo.add %product_6, %product_7 : tensor<1x16x32xf32>
    %q_turning_rotated = stablehlo.concatenate %q_turning_rotated_turned_first, %q_turning_rotated_turned_second, dim = 2 : (tensor<1x16x32xf32>, tensor<1x16x32xf32>) -> tensor<1x16x64xf32>
    %q_rotated_heads = stablehlo.transpose %q_turning_rotated, dims = [1, 0, 2] : (tensor<1x16x64xf32>) -> tensor<16x1x64xf32>
    %q_absorbed_rows = stablehlo.transpose %q_absorbed, dims = [1, 0, 2] : (tensor<16x1x512xf32>) -> tensor<1x16x512xf32>
    %q_rotated_heads_rows = stablehlo.transpose %q_rotated_heads, dims = [1, 0, 2] : (tensor<16x1x64xf32>) -> tensor<1x16x64xf32>

    // stage: scores: of each query with every latent of its sequence
    %q_absorbed_rows_1 = stablehlo.reshape %q_absorbed : (tensor<16x1x512xf32>) -> tensor<16x512xf32>
    %q_absorbed_rows_1_f64 = stablehlo.convert %q_absorbed_rows_1 : (tensor<16x512xf32>) -> tensor<16x512xf64>
    %latents_held_f64 = stablehlo.convert %latents_held : (tensor<24x512xf32>) -> tensor<24x512xf64>
    %latent_scores_wide = stablehlo.dot_general %q_absorbed_rows_1_f64, %latents_held_f64, contracting_dims = [1] x [1] : (tensor<16x512xf64>, tensor<24x512xf64>) -> tensor<16x24xf64>
    %latent_scores_parts = stablehlo.reshape %latent_scores_wide : (tensor<16x24xf64>) -> tensor<16x1x24xf64>
    %q_rotated_heads_rows_1 = stablehlo.reshape %q_rotated_heads : (tensor<16x1x64xf32>) -> tensor<16x64xf32>
    %q_rotated_heads_rows_1_f64 = stablehlo.convert %q_rotated_heads_rows_1 : (tensor<16x64xf32>) -> tensor<16x64xf64>
    %rope_keys_held_f64 = stablehlo.convert %rope_keys_held : (tensor<24x64xf32>) -> tensor<24x64xf64>
    %rope_scores_wide = stablehlo.dot_general %q_rotated_heads_rows_1_f64, %rope_keys_held_f64, contracting_dims = [1] x [1] : (tensor<16x64xf64>, tensor<24x64xf64>) -> tensor<16x24xf64>
    %rope_scores_parts = stablehlo.reshape %rope_scores_wide : (tensor<16x24xf64>) -> tensor<16x1x24xf64>
    %scores = stablehlo.add %latent_scores_parts, %rope_scores_parts : tensor<16x1x24xf64>

    // stage: softmax: over the keys that a token may see
    %score_scale = stablehlo.constant dense<0.11472138679292611> : tensor<f64>
    %score_scale_splat = stablehlo.broadcast_in_dim %score_scale, dims = [] : (tensor<f64>) -> tensor<16x1x24xf64>
    %scores_scaled = stablehlo.multiply %scores, %score_scale_splat : tensor<16x1x24xf64>
    %key_position = stablehlo.broadcast_in_dim %key_positions, dims = [1] : (tensor<24xi32>) -> tensor<1x24xi32>
    %query_position = stablehlo.broadcast_in_dim %positions, dims = [0] : (tensor<1xi32>) -> tensor<1x24xi32>
    %is_past = stablehlo.compare LE, %key_position, %query_position, SIGNED : (tensor<1x24xi32>, tensor<1x24xi32>) -> tensor<1x24xi1>
    %mask_width = stablehlo.constant dense<0> : tensor<i32>
    %mask_width_splat = stablehlo.broadcast_in_dim %mask_width, dims = [] : (tensor<i32>) -> tensor<1x24xi32>
    %is_seen_rows = stablehlo.broadcast_in_dim %is_past, dims = [1, 2] : (tensor<1x24xi1>) -> tensor<16x1x24xi1>
    %unseen = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %unseen_splat = stablehlo.broadcast_in_dim %unseen, dims = [] : (tensor<f64>) -> tensor<16x1x24xf64>
    %scores_seen = stablehlo.select %is_seen_rows, %scores_scaled, %unseen_splat : tensor<16x1x24xi1>, tensor<16x1x24xf64>
    %maximum_identity = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %highest = stablehlo.reduce(%scores_seen init: %maximum_identity) applies stablehlo.maximum across dimensions = [2] : (tensor<16x1x24xf64>, tensor<f64>) -> tensor<16x1xf64>
    %highest_rows = stablehlo.broadcast_in_dim %highest, dims = [0, 1] : (tensor<16x1xf64>) -> tensor<16x1x24xf64>
    %below_highest = stablehlo.subtract %scores_seen, %highest_rows : tensor<16x1x24xf64>
    %below_highest_f32 = stablehlo.convert %below_highest : (tensor<16x1x24xf64>) -> tensor<16x1x24xf32>
    %exponentials = stablehlo.exponential %below_highest_f32 : tensor<16x1x24xf32>
    %add_identity_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%exponentials init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<16x1x24xf32>, tensor<f32>) -> tensor<16x1xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x1x24xf32>
    %p = stablehlo.divide %exponentials, %total_rows : tensor<16x1x24xf32>

    // stage: values: gathered as latents
    %latent_columns = stablehlo.transpose %latents_held, dims = [1, 0] : (tensor<24x512xf32>) -> tensor<512x24xf32>
    %p_rows = stablehlo.reshape %p : (tensor<16x1x24xf32>) -> tensor<16x24xf32>
    %p_rows_f64 = stablehlo.convert %p_rows : (tensor<16x24xf32>) -> tensor<16x24xf64>
    %latent_columns_f64 = stablehlo.convert %latent_columns : (tensor<512x24xf32>) -> tensor<512x24xf64>
    %latent_gathered_wide = stablehlo.dot_general %p_rows_f64, %latent_columns_f64, contracting_dims = [1] x [1] : (tensor<16x24xf64>, tensor<512x24xf64>) -> tensor<16x512xf64>
    %latent_gathered = stablehlo.convert %latent_gathered_wide : (tensor<16x512xf64>) -> tensor<16x512xf32>
    %latent_gathered_parts = stablehlo.reshape %latent_gathered : (tensor<16x512xf32>) -> tensor<16x1x512xf32>
    %value_rows = stablehlo.slice %kv_b_heads [0:16, 128:256, 0:512] : (tensor<16x256x512xf32>) -> tensor<16x128x512xf32>
    %latent_gathered_parts_f64 = stablehlo.convert %latent_gathered_parts : (tensor<16x1x512xf32>) -> tensor<16x1x512xf64>
    %value_rows_f64 = stablehlo.convert %value_rows : (tensor<16x128x512xf32>) -> tensor<16x128x512xf64>
    %y_wide = stablehlo.dot_general %latent_gathered_parts_f64, %value_rows_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x1x512xf64>, tensor<16x128x512xf64>) -> tensor<16x1x128xf64>
    %y = stablehlo.convert %y_wide : (tensor<16x1x128xf64>) -> tensor<16x1x128xf32>
    %gathered = stablehlo.transpose %y, dims = [1, 0, 2] : (tensor<16x1x128xf32>) -> tensor<1x16x128xf32>

    // stage: attention output
    %heads_joined = stablehlo.reshape %gathered : (tensor<1x16x128xf32>) -> tensor<1x2048xf32>
    %heads_joined_f64 = stablehlo.convert %heads_joined : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %o_f64 = stablehlo.convert %o : (tensor<2048x2048xf32>) -> tensor<2048x2048xf64>
    %attended_wide = stablehlo.dot_general %heads_joined_f64, %o_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<2048x2048xf64>) -> tensor<1x2048xf64>
    %attended = stablehlo.convert %attended_wide : (tensor<1x2048xf64>) -> tensor<1x2048xf32>

    // stage: residual stream
    %h_1 = stablehlo.add %h, %attended : tensor<1x2048xf32>

    // stage: norm before the ffn
    %h_1_f64 = stablehlo.convert %h_1 : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %ffn_norm_f64 = stablehlo.convert %ffn_norm : (tensor<2048xf32>) -> tensor<2048xf64>
    %ffn_input_wide_rows = stablehlo.broadcast_in_dim %ffn_norm_f64, dims = [1] : (tensor<2048xf64>) -> tensor<1x2048xf64>
    %square_2 = stablehlo.multiply %h_1_f64, %h_1_f64 : tensor<1x2048xf64>
    %square_sum_2 = stablehlo.reduce(%square_2 init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<1x2048xf64>, tensor<f64>) -> tensor<1xf64>
    %mean_square_2 = stablehlo.multiply %square_sum_2, %one_over_width_splat : tensor<1xf64>
    %mean_square_epsilon_2 = stablehlo.add %mean_square_2, %norm_epsilon_splat : tensor<1xf64>
    %reciprocal_root_2 = stablehlo.rsqrt %mean_square_epsilon_2 : tensor<1xf64>
    %reciprocal_root_rows_2 = stablehlo.broadcast_in_dim %reciprocal_root_2, dims = [0] : (tensor<1xf64>) -> tensor<1x2048xf64>
    %ffn_input_wide = stablehlo.multiply %h_1_f64, %reciprocal_root_rows_2 : tensor<1x2048xf64>
    %ffn_input_wide_1 = stablehlo.multiply %ffn_input_wide, %ffn_input_wide_rows : tensor<1x2048xf64>
    %ffn_input = stablehlo.convert %ffn_input_wide_1 : (tensor<1x2048xf64>) -> tensor<1x2048xf32>

    // stage: router logits: z = x . router^T, [N, E], always f32
    %ffn_input_f64 = stablehlo.convert %ffn_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %router_f64 = stablehlo.convert %router : (tensor<64x2048xf32>) -> tensor<64x2048xf64>
    %router_logits_wide = stablehlo.dot_general %ffn_input_f64, %router_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<64x2048xf64>) -> tensor<1x64xf64>
    %router_logits = stablehlo.convert %router_logits_wide : (tensor<1x64xf64>) -> tensor<1x64xf32>

    // stage: router scores: softmax
    %maximum_identity_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity_1) applies stablehlo.maximum across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<1xf32>
    %minus_row_max_rows = stablehlo.broadcast_in_dim %minus_row_max, dims = [0] : (tensor<1xf32>) -> tensor<1x64xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<1x64xf32>
    %exponentials_1 = stablehlo.exponential %shifted : tensor<1x64xf32>
    %row_sum = stablehlo.reduce(%exponentials_1 init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
    %row_sum_rows = stablehlo.broadcast_in_dim %row_sum, dims = [0] : (tensor<1xf32>) -> tensor<1x64xf32>
    %scores_1 = stablehlo.divide %exponentials_1, %row_sum_rows : tensor<1x64xf32>

    // stage: top-k: 6 iterative argmaxes over 64 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %is_zero = stablehlo.compare EQ, %scores_1, %zero_splat, FLOAT : (tensor<1x64xf32>, tensor<1x64xf32>) -> tensor<1x64xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores_1 : tensor<1x64xi1>, tensor<1x64xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<1x64xf32>) -> tensor<1x64xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = stablehlo.broadcast_in_dim %magnitude_mask, dims = [] : (tensor<i32>) -> tensor<1x64xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<1x64xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<1x64xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<1x64xi1>, tensor<1x64xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<1x64xf32>, tensor<1x64xf32>) -> tensor<1x64xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = stablehlo.broadcast_in_dim %nan_rank, dims = [] : (tensor<i32>) -> tensor<1x64xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<1x64xi1>, tensor<1x64xi32>
    %expert_index = stablehlo.iota dim = 0 : tensor<64xi32>
    %expert_index_wide = stablehlo.broadcast_in_dim %expert_index, dims = [1] : (tensor<64xi32>) -> tensor<1x64xi32>
    %slot_index = stablehlo.iota dim = 0 : tensor<6xi32>
    %slot_index_wide = stablehlo.broadcast_in_dim %slot_index, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %zero_i32_splat_1 = stablehlo.broadcast_in_dim %zero_i32, dims = [] : (tensor<i32>) -> tensor<1x6xi32>
    // choice 0
    %maximum_identity_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %best_key = stablehlo.reduce(%ordered_key_1 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows = stablehlo.broadcast_in_dim %best_key, dims = [0] : (tensor<1xi32>) -> tensor<1x64xi32>
    %is_best = stablehlo.compare EQ, %ordered_key_1, %best_key_rows, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %beyond = stablehlo.constant dense<64> : tensor<i32>
    %beyond_splat = stablehlo.broadcast_in_dim %beyond, dims = [] : (tensor<i32>) -> tensor<1x64xi32>
    %candidates = stablehlo.select %is_best, %expert_index_wide, %beyond_splat : tensor<1x64xi1>, tensor<1x64xi32>
    %minimum_identity = stablehlo.constant dense<2147483647> : tensor<i32>
    %chosen = stablehlo.reduce(%candidates init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_0 = stablehlo.constant dense<0> : tensor<i32>
    %slot_0_splat = stablehlo.broadcast_in_dim %slot_0, dims = [] : (tensor<i32>) -> tensor<1x6xi32>
    %is_slot = stablehlo.compare EQ, %slot_index_wide, %slot_0_splat, SIGNED : (tensor<1x6xi32>, tensor<1x6xi32>) -> tensor<1x6xi1>
    %chosen_slots = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<1xi32>) -> tensor<1x6xi32>
    %expert_ids = stablehlo.select %is_slot, %chosen_slots, %zero_i32_splat_1 : tensor<1x6xi1>, tensor<1x6xi32>
    %taken = stablehlo.constant dense<-2147483648> : tensor<i32>
    %taken_splat = stablehlo.broadcast_in_dim %taken, dims = [] : (tensor<i32>) -> tensor<1x64xi32>
    %chosen_rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<1xi32>) -> tensor<1x64xi32>
    %is_chosen = stablehlo.compare EQ, %expert_index_wide, %chosen_rows, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %remaining_key = stablehlo.select %is_chosen, %taken_splat, %ordered_key_1 : tensor<1x64xi1>, tensor<1x64xi32>
    // choice 1
    %best_key_1 = stablehlo.reduce(%remaining_key init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_1 = stablehlo.broadcast_in_dim %best_key_1, dims = [0] : (tensor<1xi32>) -> tensor<1x64xi32>
    %is_best_1 = stablehlo.compare EQ, %remaining_key, %best_key_rows_1, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %candidates_1 = stablehlo.select %is_best_1, %expert_index_wide, %beyond_splat : tensor<1x64xi1>, tensor<1x64xi32>
    %chosen_1 = stablehlo.reduce(%candidates_1 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_1 = stablehlo.constant dense<1> : tensor<i32>
    %slot_1_splat = stablehlo.broadcast_in_dim %slot_1, dims = [] : (tensor<i32>) -> tensor<1x6xi32>
    %is_slot_1 = stablehlo.compare EQ, %slot_index_wide, %slot_1_splat, SIGNED : (tensor<1x6xi32>, tensor<1x6xi32>) -> tensor<1x6xi1>
    %chosen_slots_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<1xi32>) -> tensor<1x6xi32>
    %expert_ids_1 = stablehlo.select %is_slot_1, %chosen_slots_1, %expert_ids : tensor<1x6xi1>, tensor<1x6xi32>
    %chosen_rows_1 = stablehlo.broadcast_in_dim %chosen_1, dims = [0] : (tensor<1xi32>) -> tensor<1x64xi32>
    %is_chosen_1 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_1, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %remaining_key_1 = stablehlo.select %is_chosen_1, %taken_splat, %remaining_key : tensor<1x64xi1>, tensor<1x64xi32>
    // choice 2
    %best_key_2 = stablehlo.reduce(%remaining_key_1 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_2 = stablehlo.broadcast_in_dim %best_key_2, dims = [0] : (tensor<1xi32>) -> tensor<1x64xi32>
    %is_best_2 = stablehlo.compare EQ, %remaining_key_1, %best_key_rows_2, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %candidates_2 = stablehlo.select %is_best_2, %expert_index_wide, %beyond_splat : tensor<1x64xi1>, tensor<1x64xi32>
    %chosen_2 = stablehlo.reduce(%candidates_2 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_2 = stablehlo.constant dense<2> : tensor<i32>
    %slot_2_splat = stablehlo.broadcast_in_dim %slot_2, dims = [] : (tensor<i32>) -> tensor<1x6xi32>
    %is_slot_2 = stablehlo.compare EQ, %slot_index_wide, %slot_2_splat, SIGNED : (tensor<1x6xi32>, tensor<1x6xi32>) -> tensor<1x6xi1>
    %chosen_slots_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<1xi32>) -> tensor<1x6xi32>
    %expert_ids_2 = stablehlo.select %is_slot_2, %chosen_slots_2, %expert_ids_1 : tensor<1x6xi1>, tensor<1x6xi32>
    %chosen_rows_2 = stablehlo.broadcast_in_dim %chosen_2, dims = [0] : (tensor<1xi32>) -> tensor<1x64xi32>
    %is_chosen_2 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_2, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %remaining_key_2 = stablehlo.select %is_chosen_2, %taken_splat, %remaining_key_1 : tensor<1x64xi1>, tensor<1x64xi32>
    // choice 3
    %best_key_3 = stablehlo.reduce(%remaining_key_2 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_3 = stablehlo.broadcast_in_dim %best_key_3, dims = [0] : (tensor<1xi32>) -> tensor<1x64xi32>
    %is_best_3 = stablehlo.compare EQ, %remaining_key_2, %best_key_rows_3, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %candidates_3 = stablehlo.select %is_best_3, %expert_index_wide, %beyond_splat : tensor<1x64xi1>, tensor<1x64xi32>
    %chosen_3 = stablehlo.reduce(%candidates_3 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_3 = stablehlo.constant dense<3> : tensor<i32>
    %slot_3_splat = stablehlo.broadcast_in_dim %slot_3, dims = [] : (tensor<i32>) -> tensor<1x6xi32>
    %is_slot_3 = stablehlo.compare EQ, %slot_index_wide, %slot_3_splat, SIGNED : (tensor<1x6xi32>, tensor<1x6xi32>) -> tensor<1x6xi1>
    %chosen_slots_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<1xi32>) -> tensor<1x6xi32>
    %expert_ids_3 = stablehlo.select %is_slot_3, %chosen_slots_3, %expert_ids_2 : tensor<1x6xi1>, tensor<1x6xi32>
    %chosen_rows_3 = stablehlo.broadcast_in_dim %chosen_3, dims = [0] : (tensor<1xi32>) -> tensor<1x64xi32>
    %is_chosen_3 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_3, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %remaining_key_3 = stablehlo.select %is_chosen_3, %taken_splat, %remaining_key_2 : tensor<1x64xi1>, tensor<1x64xi32>
    // choice 4
    %best_key_4 = stablehlo.reduce(%remaining_key_3 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_4 = stablehlo.broadcast_in_dim %best_key_4, dims = [0] : (tensor<1xi32>) -> tensor<1x64xi32>
    %is_best_4 = stablehlo.compare EQ, %remaining_key_3, %best_key_rows_4, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %candidates_4 = stablehlo.select %is_best_4, %expert_index_wide, %beyond_splat : tensor<1x64xi1>, tensor<1x64xi32>
    %chosen_4 = stablehlo.reduce(%candidates_4 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_4 = stablehlo.constant dense<4> : tensor<i32>
    %slot_4_splat = stablehlo.broadcast_in_dim %slot_4, dims = [] : (tensor<i32>) -> tensor<1x6xi32>
    %is_slot_4 = stablehlo.compare EQ, %slot_index_wide, %slot_4_splat, SIGNED : (tensor<1x6xi32>, tensor<1x6xi32>) -> tensor<1x6xi1>
    %chosen_slots_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<1xi32>) -> tensor<1x6xi32>
    %expert_ids_4 = stablehlo.select %is_slot_4, %chosen_slots_4, %expert_ids_3 : tensor<1x6xi1>, tensor<1x6xi32>
    %chosen_rows_4 = stablehlo.broadcast_in_dim %chosen_4, dims = [0] : (tensor<1xi32>) -> tensor<1x64xi32>
    %is_chosen_4 = stablehlo.compare EQ, %expert_index_wide, %chosen_rows_4, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %remaining_key_4 = stablehlo.select %is_chosen_4, %taken_splat, %remaining_key_3 : tensor<1x64xi1>, tensor<1x64xi32>
    // choice 5
    %best_key_5 = stablehlo.reduce(%remaining_key_4 init: %maximum_identity_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %best_key_rows_5 = stablehlo.broadcast_in_dim %best_key_5, dims = [0] : (tensor<1xi32>) -> tensor<1x64xi32>
    %is_best_5 = stablehlo.compare EQ, %remaining_key_4, %best_key_rows_5, SIGNED : (tensor<1x64xi32>, tensor<1x64xi32>) -> tensor<1x64xi1>
    %candidates_5 = stablehlo.select %is_best_5, %expert_index_wide, %beyond_splat : tensor<1x64xi1>, tensor<1x64xi32>
    %chosen_5 = stablehlo.reduce(%candidates_5 init: %minimum_identity) applies stablehlo.minimum across dimensions = [1] : (tensor<1x64xi32>, tensor<i32>) -> tensor<1xi32>
    %slot_5 = stablehlo.constant dense<5> : tensor<i32>
    %slot_5_splat = stablehlo.broadcast_in_dim %slot_5, dims = [] : (tensor<i32>) -> tensor<1x6xi32>
    %is_slot_5 = stablehlo.compare EQ, %slot_index_wide, %slot_5_splat, SIGNED : (tensor<1x6xi32>, tensor<1x6xi32>) -> tensor<1x6xi1>
    %chosen_slots_5 = stablehlo.broadcast_in_dim %chosen_5, dims = [0] : (tensor<1xi32>) -> tensor<1x6xi32>
    %expert_ids_5 = stablehlo.select %is_slot_5, %chosen_slots_5, %expert_ids_4 : tensor<1x6xi1>, tensor<1x6xi32>

    // stage: combine weights: [N, k]
    %expert_index_wide_1 = stablehlo.broadcast_in_dim %expert_index, dims = [2] : (tensor<64xi32>) -> tensor<1x6x64xi32>
    %ids_per_expert = stablehlo.broadcast_in_dim %expert_ids_5, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<1x6x64xi32>
    %is_chosen_5 = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide_1, SIGNED : (tensor<1x6x64xi32>, tensor<1x6x64xi32>) -> tensor<1x6x64xi1>
    %values_per_slot = stablehlo.broadcast_in_dim %scores_1, dims = [0, 2] : (tensor<1x64xf32>) -> tensor<1x6x64xf32>
    %zero_splat_1 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x6x64xf32>
    %chosen_values = stablehlo.select %is_chosen_5, %values_per_slot, %zero_splat_1 : tensor<1x6x64xi1>, tensor<1x6x64xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity_1) applies stablehlo.add across dimensions = [2] : (tensor<1x6x64xf32>, tensor<f32>) -> tensor<1x6xf32>

    // stage: experts: all 64 experts over all tokens, [E, N, H]
    %x_per_expert = stablehlo.broadcast_in_dim %ffn_input, dims = [1, 2] : (tensor<1x2048xf32>) -> tensor<64x1x2048xf32>
    %gate_weight = stablehlo.slice %expert_gate_up [0:64, 0:1408, 0:2048] : (tensor<64x2816x2048xf32>) -> tensor<64x1408x2048xf32>
    %x_per_expert_f64 = stablehlo.convert %x_per_expert : (tensor<64x1x2048xf32>) -> tensor<64x1x2048xf64>
    %gate_weight_f64 = stablehlo.convert %gate_weight : (tensor<64x1408x2048xf32>) -> tensor<64x1408x2048xf64>
    %gate_wide = stablehlo.dot_general %x_per_expert_f64, %gate_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<64x1x2048xf64>, tensor<64x1408x2048xf64>) -> tensor<64x1x1408xf64>
    %gate = stablehlo.convert %gate_wide : (tensor<64x1x1408xf64>) -> tensor<64x1x1408xf32>
    %up_weight = stablehlo.slice %expert_gate_up [0:64, 1408:2816, 0:2048] : (tensor<64x2816x2048xf32>) -> tensor<64x1408x2048xf32>
    %x_per_expert_f64_1 = stablehlo.convert %x_per_expert : (tensor<64x1x2048xf32>) -> tensor<64x1x2048xf64>
    %up_weight_f64 = stablehlo.convert %up_weight : (tensor<64x1408x2048xf32>) -> tensor<64x1408x2048xf64>
    %up_wide = stablehlo.dot_general %x_per_expert_f64_1, %up_weight_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<64x1x2048xf64>, tensor<64x1408x2048xf64>) -> tensor<64x1x1408xf64>
    %up = stablehlo.convert %up_wide : (tensor<64x1x1408xf64>) -> tensor<64x1x1408xf32>
    %gate_sigmoid = stablehlo.logistic %gate : tensor<64x1x1408xf32>
    %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<64x1x1408xf32>
    %hidden = stablehlo.multiply %activated, %up : tensor<64x1x1408xf32>
    %hidden_f64 = stablehlo.convert %hidden : (tensor<64x1x1408xf32>) -> tensor<64x1x1408xf64>
    %expert_down_f64 = stablehlo.convert %expert_down : (tensor<64x2048x1408xf32>) -> tensor<64x2048x1408xf64>
    %down_wide = stablehlo.dot_general %hidden_f64, %expert_down_f64, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<64x1x1408xf64>, tensor<64x2048x1408xf64>) -> tensor<64x1x2048xf64>
    %down = stablehlo.convert %down_wide : (tensor<64x1x2048xf64>) -> tensor<64x1x2048xf32>

    // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
    %ids_per_expert_1 = stablehlo.broadcast_in_dim %expert_ids_5, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<1x6x64xi32>
    %is_chosen_6 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide_1, SIGNED : (tensor<1x6x64xi32>, tensor<1x6x64xi32>) -> tensor<1x6x64xi1>
    %weights_per_expert = stablehlo.broadcast_in_dim %chosen_weights, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<1x6x64xf32>
    %placed_weights = stablehlo.select %is_chosen_6, %weights_per_expert, %zero_splat_1 : tensor<1x6x64xi1>, tensor<1x6x64xf32>
    %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity_1) applies stablehlo.add across dimensions = [1] : (tensor<1x6x64xf32>, tensor<f32>) -> tensor<1x64xf32>
    %or_identity = stablehlo.constant dense<false> : tensor<i1>
    %chosen_matrix = stablehlo.reduce(%is_chosen_6 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<1x6x64xi1>, tensor<i1>) -> tensor<1x64xi1>
    %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<1x64xf32>) -> tensor<64x1xf32>
    %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<1x64xi1>) -> tensor<64x1xi1>
    %combine_rows = stablehlo.broadcast_in_dim %combine_by_expert, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x1x2048xf32>
    %weighted = stablehlo.multiply %down, %combine_rows : tensor<64x1x2048xf32>
    %chosen_rows_5 = stablehlo.broadcast_in_dim %chosen_by_expert, dims = [0, 1] : (tensor<64x1xi1>) -> tensor<64x1x2048xi1>
    %zero_splat_2 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<64x1x2048xf32>
    %kept = stablehlo.select %chosen_rows_5, %weighted, %zero_splat_2 : tensor<64x1x2048xi1>, tensor<64x1x2048xf32>
    %routed = stablehlo.reduce(%kept init: %add_identity_1) applies stablehlo.add across dimensions = [0] : (tensor<64x1x2048xf32>, tensor<f32>) -> tensor<1x2048xf32>

    // stage: shared expert
    %gate_weight_1 = stablehlo.slice %shared_gate_up [0:2816, 0:2048] : (tensor<5632x2048xf32>) -> tensor<2816x2048xf32>
    %ffn_input_f64_1 = stablehlo.convert %ffn_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %gate_weight_1_f64 = stablehlo.convert %gate_weight_1 : (tensor<2816x2048xf32>) -> tensor<2816x2048xf64>
    %gate_wide_1 = stablehlo.dot_general %ffn_input_f64_1, %gate_weight_1_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<2816x2048xf64>) -> tensor<1x2816xf64>
    %gate_1 = stablehlo.convert %gate_wide_1 : (tensor<1x2816xf64>) -> tensor<1x2816xf32>
    %up_weight_1 = stablehlo.slice %shared_gate_up [2816:5632, 0:2048] : (tensor<5632x2048xf32>) -> tensor<2816x2048xf32>
    %ffn_input_f64_2 = stablehlo.convert %ffn_input : (tensor<1x2048xf32>) -> tensor<1x2048xf64>
    %up_weight_1_f64 = stablehlo.convert %up_weight_1 : (tensor<2816x2048xf32>) -> tensor<2816x2048xf64>
    %up_wide_1 = stablehlo.dot_general %ffn_input_f64_2, %up_weight_1_f64, contracting_dims = [1] x [1] : (tensor<1x2048xf64>, tensor<2816x2048xf64>) -> tensor<1x2816xf64>
    %up_1 = stablehlo.convert %up_wide_1 : (tensor<1x2816xf64>) -> tensor<1x2816xf32>
    %gate_sigmoid_1 = stablehlo.logistic %gate_1 : tensor<1x2816xf32>
    %activated_1 = stablehlo.multiply %gate_1, %gate_sigmoid_1 : tensor<1x2816xf32>
    %hidden_1 = stablehlo.multiply %activated_1, %up_1 : tensor<1x2816xf32>
    %hidden_1_f64 = stablehlo.convert %hidden_1 : (tensor<1x2816xf32>) -> tensor<1x2816xf64>
    %shared_down_f64 = stablehlo.convert %shared_down : (tensor<2048x2816xf32>) -> tensor<2048x2816xf64>
    %down_wide_1 = stablehlo.dot_general %hidden_1_f64, %shared_down_f64, contracting_dims = [1] x [1] : (tensor<1x2816xf64>, tensor<2048x2816xf64>) -> tensor<1x2048xf64>
    %down_1 = stablehlo.convert %down_wide_1 : (tensor<1x2048xf64>) -> tensor<1x2048xf32>
    %output = stablehlo.add %routed, %down_1 : tensor<1x2048xf32>

    // stage: residual stream
    %h_2 = stablehlo.add %h_1, %output : tensor<1x2048xf32>

    return %h_2, %latents_held, %rope_keys_held : tensor<1x2048xf32>, tensor<24x512xf32>, tensor<24x64xf32>
  }
}
