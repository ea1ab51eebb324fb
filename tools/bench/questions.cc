// Question files, beside what it costs a library to parse the same questions as plain JSON.
#include <benchmark/benchmark.h>
#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "core/check.h"
#include "store/banks/bank_json.h"
#include "store/banks/gift.h"

namespace ludolog::bench {
namespace {

constexpr int kQuestions = 10000;

const std::string& gift() {
  static const std::string text = [] {
    std::string made = "$CATEGORY: Sums\n\n";
    for (int i = 0; i < kQuestions; ++i)
      made += fmt::format(
          "// [tag:easy]\n::q{0}::What is {0} and one, said in a sentence that is as long as "
          "sentences in such files are? {{\n\t={1}\n\t~{2} apples\n\t~{3} pears\n\t~none of them, "
          "as nobody counts that far\n\t####The number after {0} is {1}.\n}}\n\n",
          i, i + 1, i + 2, i + 3);
    return made;
  }();
  return text;
}

void bound_parse_json(benchmark::State& state) {
  const std::string json = banks::write_bank_json(banks::read_gift(gift()).questions, "sums");
  for (auto _ : state) benchmark::DoNotOptimize(nlohmann::json::parse(json));
  state.SetItemsProcessed(state.iterations() * kQuestions);
}
BENCHMARK(bound_parse_json)->Unit(benchmark::kMillisecond);

void read_gift(benchmark::State& state) {
  for (auto _ : state) LUDOLOG_CHECK(banks::read_gift(gift()).questions.size() == kQuestions);
  state.SetItemsProcessed(state.iterations() * kQuestions);
}
BENCHMARK(read_gift)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace ludolog::bench
