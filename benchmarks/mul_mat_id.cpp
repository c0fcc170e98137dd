// llama.cpp's experts on the CPU: gate, up, activation and down of the chosen experts over Q4_K weights (ggml_mul_mat_id),
// without router and without the weighted sum. Prints one line: milliseconds, the least and the median of all calls.
//
//   cmake -S ggml -B build -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF -DGGML_NATIVE=ON && cmake --build build
//   g++ -O2 -Iggml/include mul_mat_id.cpp build/src/libggml*.a build/src/ggml-cpu/libggml-cpu.a -fopenmp -o mul_mat_id
//   mul_mat_id EXPERTS CHOSEN HIDDEN WIDTH TOKENS THREADS CALLS
//
// ggml is in the source distribution of llama-cpp-python, below vendor/llama.cpp; its ggml.pc.in is not: an empty one will do.

#include "ggml-cpu.h"
#include "ggml.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>

static ggml_tensor * weight(ggml_context * context, int64_t in, int64_t out, int64_t experts, std::mt19937_64 & draw) {
    ggml_tensor * tensor = ggml_new_tensor_3d(context, GGML_TYPE_Q4_K, in, out, experts);
    auto * bytes = (uint8_t *) tensor->data;
    const size_t count = ggml_nbytes(tensor);
    for (size_t i = 0; i + 8 <= count; i += 8) {
        *(uint64_t *) (bytes + i) = draw();
    }
    for (size_t block = 0; block < count; block += 144) {  // small scales: f16 2^-12 and 2^-9
        ((uint16_t *) (bytes + block))[0] = 0x0c00;
        ((uint16_t *) (bytes + block))[1] = 0x1800;
    }
    return tensor;
}

int main(int argc, char ** argv) {
    if (argc != 8) {
        fprintf(stderr, "usage: mul_mat_id EXPERTS CHOSEN HIDDEN WIDTH TOKENS THREADS CALLS\n");
        return 2;
    }
    int64_t given[7];
    for (int i = 0; i < 7; i++) {
        given[i] = atoll(argv[i + 1]);
    }
    const auto [experts, chosen, hidden, width, tokens, threads, calls] = given;
    const size_t bytes = size_t(experts) * 3 * hidden * width / 256 * 144;
    ggml_init_params params = {bytes + (size_t(256) << 20), nullptr, false};
    ggml_context * context = ggml_init(params);
    std::mt19937_64 draw(1);
    ggml_tensor * gate = weight(context, hidden, width, experts, draw);
    ggml_tensor * up = weight(context, hidden, width, experts, draw);
    ggml_tensor * down = weight(context, width, hidden, experts, draw);
    ggml_tensor * x = ggml_new_tensor_3d(context, GGML_TYPE_F32, hidden, 1, tokens);
    ggml_tensor * ids = ggml_new_tensor_2d(context, GGML_TYPE_I32, chosen, tokens);
    std::normal_distribution<float> normal;
    for (int64_t i = 0; i < hidden * tokens; i++) {
        ((float *) x->data)[i] = normal(draw);
    }
    ggml_tensor * half = ggml_mul_mat_id(context, gate, x, ids);
    ggml_tensor * other = ggml_mul_mat_id(context, up, x, ids);
    ggml_tensor * y = ggml_mul_mat_id(context, down, ggml_swiglu_split(context, half, other), ids);
    ggml_cgraph * graph = ggml_new_graph(context);
    ggml_build_forward_expand(graph, y);
    ggml_threadpool_params pool = ggml_threadpool_params_default(int(threads));
    ggml_threadpool * workers = ggml_threadpool_new(&pool);
    ggml_cplan plan = ggml_graph_plan(graph, int(threads), workers);
    std::vector<uint8_t> scratch(plan.work_size);
    plan.work_data = scratch.data();
    std::vector<int32_t> all(experts);
    std::iota(all.begin(), all.end(), 0);
    std::vector<double> seconds;
    for (int64_t call = 0; call < calls + 3; call++) {
        for (int64_t token = 0; token < tokens; token++) {
            std::shuffle(all.begin(), all.end(), draw);
            std::copy_n(all.begin(), chosen, (int32_t *) ids->data + token * chosen);
        }
        const auto started = std::chrono::steady_clock::now();
        if (ggml_graph_compute(graph, &plan) != GGML_STATUS_SUCCESS) {
            return 1;
        }
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
        if (call >= 3) {
            seconds.push_back(took.count());
        }
    }
    std::sort(seconds.begin(), seconds.end());
    printf("llama.cpp Q4_K E %lld k %lld H %lld I %lld N %lld, %lld threads: least %.3f ms, median %.3f ms\n",
           (long long) experts, (long long) chosen, (long long) hidden, (long long) width, (long long) tokens,
           (long long) threads, 1e3 * seconds.front(), 1e3 * seconds[seconds.size() / 2]);
    return 0;
}
