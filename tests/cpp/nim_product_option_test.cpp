#include "tartan/nim_product_option.hpp"

#include <catch_amalgamated.hpp>
#include <random>

#include "nim_product_by_rule.hpp"

using namespace tartan;

namespace {

// Plain conditions instead of CHECK, because there are millions.
void check(Nimber a, Nimber b, Nimber product, Nimber wanted) {
  const auto [smaller_a, smaller_b] = nim_product_option(a, b, wanted);
  if (smaller_a < a && smaller_b < b &&
      nim_product(smaller_a ^ a, smaller_b ^ b) == (wanted ^ product))
    return;
  FAIL(a << " (x) " << b << " = " << product << ", wanted " << wanted << ": " << smaller_a << ", "
         << smaller_b);
}

}  // namespace

TEST_CASE("every smaller nimber is an option of a product", "[nim_product_option]") {
  for (Nimber a = 1; a < 70; ++a)
    for (Nimber b = 1; b < 70; ++b) {
      const Nimber product = nim_product_by_rule(a, b);
      for (Nimber wanted = 0; wanted < product; ++wanted) check(a, b, product, wanted);
    }
  SUCCEED();
}

TEST_CASE("options of products of any size", "[nim_product_option]") {
  std::mt19937_64 engine(20261123);
  std::uniform_int_distribution<unsigned> bits(0, 63);
  for (int round = 0; round < 20'000; ++round) {
    const Nimber a = engine() >> bits(engine) | 1, b = engine() >> bits(engine) | 1;
    const Nimber product = nim_product(a, b);
    check(a, b, product, 0);
    check(a, b, product, product - 1);
    check(a, b, product, engine() % product);
    // Options that differ from the product in a low bit only are found by the last cases.
    check(a, b, product, product ^ (product & -product));
  }
  SUCCEED();
}
