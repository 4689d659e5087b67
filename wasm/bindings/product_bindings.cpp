// The module's export that explains a nim-product.
#include <emscripten/bind.h>

#include <cstdint>
#include <vector>

#include "arrays.hpp"
#include "tartan/nim_product_steps.hpp"

namespace tartan::bindings {
namespace {

// A tree in preorder, one place in each array for a step.
struct ProductRecord {
  BigUint64Array numbers{val::undefined()};  // three for a step: a, b, a (x) b
  Uint8Array rules{val::undefined()};        // the numbers of ProductRule
  Uint16Array part_counts{val::undefined()};
};

// BigInts of JavaScript are taken modulo 2^64.
ProductRecord product_steps(std::uint64_t a, std::uint64_t b) {
  std::vector<std::uint64_t> numbers;
  std::vector<std::uint8_t> rules;
  std::vector<std::uint16_t> part_counts;
  for (const ProductStep& step : nim_product_steps(a, b)) {
    numbers.insert(numbers.end(), {step.a, step.b, step.product});
    rules.push_back(static_cast<std::uint8_t>(step.rule));
    part_counts.push_back(step.part_count);
  }
  return {.numbers = copy_out<BigUint64Array, std::uint64_t>(numbers),
          .rules = copy_out<Uint8Array, std::uint8_t>(rules),
          .part_counts = copy_out<Uint16Array, std::uint16_t>(part_counts)};
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_product) {
  using namespace emscripten;

  value_object<ProductRecord>("ProductRecord")
      .field("numbers", &ProductRecord::numbers)
      .field("rules", &ProductRecord::rules)
      .field("partCounts", &ProductRecord::part_counts);
  function("productSteps", &product_steps);
}

}  // namespace tartan::bindings
