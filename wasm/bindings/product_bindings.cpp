// The export that explains a nim-product; every module has it.
#include <emscripten/bind.h>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "arrays.hpp"
#include "failure.hpp"
#include "names.hpp"
#include "tartan/nim_product_steps.hpp"

namespace tartan::bindings {
namespace {

// More than anybody reads; a product of the largest nimbers has fifteen times as many.
constexpr std::uint32_t most_steps = 100'000;

// By the numbers of ProductRule.
EMSCRIPTEN_DECLARE_VAL_TYPE(ProductRuleNames)
constexpr std::array rule_names{"trivial", "fermat", "square", "distribute", "regroup"};

// The name of each step's rule.
ProductRuleNames rules_of(const std::vector<ProductStep>& steps) {
  return list_of<ProductRuleNames>(
      steps, [](const ProductStep& step) { return name_of<val>(rule_names, step.rule); });
}

// A tree in preorder, one place in each array for a step.
struct ProductRecord {
  // Three for a step: a, b, a (x) b.
  BigUint64Array numbers = copy_out<BigUint64Array, std::uint64_t>({});
  ProductRuleNames rules{val::array()};
  Uint16Array part_counts = copy_out<Uint16Array, std::uint16_t>({});
  std::optional<Failure> failure;
};

// BigInts of JavaScript are taken modulo 2^64.
ProductRecord product_steps(std::uint64_t a, std::uint64_t b) {
  const auto steps = nim_product_steps(a, b, most_steps);
  if (!steps) return {.failure = describe(steps.error())};
  std::vector<std::uint64_t> numbers;
  std::vector<std::uint16_t> part_counts;
  for (const ProductStep& step : *steps) {
    numbers.insert(numbers.end(), {step.a, step.b, step.product});
    part_counts.push_back(step.part_count);
  }
  return {.numbers = copy_out<BigUint64Array, std::uint64_t>(numbers),
          .rules = rules_of(*steps),
          .part_counts = copy_out<Uint16Array, std::uint16_t>(part_counts),
          .failure = std::nullopt};
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_product) {
  using namespace emscripten;

  register_type<ProductRuleNames>(list_of_names<rule_names>());
  value_object<ProductRecord>("ProductRecord")
      .field("numbers", &ProductRecord::numbers)
      .field("rules", &ProductRecord::rules)
      .field("partCounts", &ProductRecord::part_counts)
      .field("failure", &ProductRecord::failure);
  function("nimProductSteps", &product_steps);
}

}  // namespace tartan::bindings
