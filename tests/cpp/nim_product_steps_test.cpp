#include "tartan/nim_product_steps.hpp"

#include <algorithm>
#include <bit>
#include <catch_amalgamated.hpp>
#include <random>
#include <vector>

#include "nim_product_by_rule.hpp"

using namespace tartan;

namespace {

constexpr Nimber fermat_powers[] = {2, 4, 16, 256, 65'536, Nimber{1} << 32};

bool is_fermat(Nimber nimber) {
  return std::ranges::find(fermat_powers, nimber) != std::end(fermat_powers);
}

bool is_power(Nimber nimber) { return std::has_single_bit(nimber); }

// Half the bits of the smallest field with the nimber. The bare rule is quick with so few.
unsigned half_bits(Nimber nimber) {
  return std::bit_ceil(static_cast<unsigned>(std::bit_width(nimber))) / 2;
}

struct Factors {
  Nimber a, b;
};

// Pairs each power in `a` with each power in `b`, from the largest on.
std::vector<Factors> cut_into_powers(Nimber a, Nimber b) {
  std::vector<Factors> pairs;
  for (Nimber in_a = Nimber{1} << 63; in_a != 0; in_a >>= 1)
    for (Nimber in_b = Nimber{1} << 63; in_b != 0; in_b >>= 1)
      if ((a & in_a) != 0 && (b & in_b) != 0) pairs.push_back({in_a, in_b});
  return pairs;
}

// The factors that the rule `regroup` should give.
std::vector<Factors> regrouped(Nimber a, Nimber b) {
  Nimber fermat = 2;
  for (const Nimber larger : fermat_powers)
    if (larger <= std::max(a, b)) fermat = larger;
  if (a >= fermat && b >= fermat) {
    const Nimber square = fermat / 2 * 3;
    return {
        {fermat, fermat}, {a / fermat, b / fermat}, {square, nim_product(a / fermat, b / fermat)}};
  }
  const Factors smaller = a >= fermat ? Factors{a / fermat, b} : Factors{a, b / fermat};
  return {smaller, {fermat, nim_product(smaller.a, smaller.b)}};
}

ProductRule rule_for(Nimber a, Nimber b) {
  if (a <= 1 || b <= 1) return ProductRule::trivial;
  if ((is_fermat(a) && b < a) || (is_fermat(b) && a < b)) return ProductRule::fermat;
  if (is_fermat(a) && a == b) return ProductRule::square;
  return is_power(a) && is_power(b) ? ProductRule::regroup : ProductRule::distribute;
}

// Walks the tree and checks each step against its rule.
class TreeCheck {
 public:
  TreeCheck(Nimber a, Nimber b) : steps_(*nim_product_steps(a, b)) {
    check(a, b);
    if (place_ != steps_.size()) FAIL("steps are left over");
  }

 private:
  // Checks that the step at place_ is a (x) b, and returns its product.
  Nimber check(Nimber a, Nimber b) {
    if (place_ >= steps_.size()) FAIL("steps are missing");
    const ProductStep step = steps_[place_++];
    INFO(a << " (x) " << b);
    if (step.a != a || step.b != b) FAIL("the factors");
    if (step.product != nim_product(a, b)) FAIL("the product");
    if (step.product != nim_product_by_rule(a, b, half_bits(a | b)))
      FAIL("the product by the bare rule");
    if (step.rule != rule_for(a, b)) FAIL("the rule");

    std::vector<Factors> parts;
    if (step.rule == ProductRule::distribute) parts = cut_into_powers(a, b);
    if (step.rule == ProductRule::regroup) parts = regrouped(a, b);
    if (step.part_count != parts.size()) FAIL("how many parts");
    Nimber sum = 0, last = 0;
    for (const Factors& part : parts) sum ^= last = check(part.a, part.b);

    switch (step.rule) {
      case ProductRule::trivial:
      case ProductRule::fermat:
        if (step.product != a * b) FAIL("the ordinary product");
        break;
      case ProductRule::square:
        if (step.product != a + a / 2) FAIL("three halves");
        break;
      case ProductRule::distribute:
        if (step.product != sum) FAIL("the sum of the parts");
        break;
      case ProductRule::regroup:
        if (step.product != last) FAIL("the last part");
        break;
    }
    return step.product;
  }

  std::vector<ProductStep> steps_;
  std::size_t place_ = 0;
};

void check_tree(Nimber a, Nimber b) { const TreeCheck checked(a, b); }

// A nimber below 2^bits that is the sum of few powers.
Nimber sparse(std::mt19937_64& engine, unsigned bits) {
  Nimber nimber = 0;
  for (auto powers = 1 + engine() % 4; powers > 0; --powers)
    nimber |= Nimber{1} << (engine() % bits);
  return nimber;
}

}  // namespace

TEST_CASE("6 (x) 21 step by step", "[nim_product_steps]") {
  using enum ProductRule;
  // (4 + 2) (x) (16 + 4 + 1) = 64 + 6 + 4 + 32 + 8 + 2
  CHECK(*nim_product_steps(6, 21) == std::vector<ProductStep>{{6, 21, 104, distribute, 6},
                                                              {4, 16, 64, fermat, 0},
                                                              {4, 4, 6, square, 0},
                                                              {4, 1, 4, trivial, 0},
                                                              {2, 16, 32, fermat, 0},
                                                              {2, 4, 8, fermat, 0},
                                                              {2, 1, 2, trivial, 0}});
}

TEST_CASE("powers are regrouped about their largest Fermat power", "[nim_product_steps]") {
  using enum ProductRule;
  // 8 = 4 (x) 2: 8 (x) 2 = 4 (x) (2 (x) 2)
  CHECK(*nim_product_steps(8, 2) == std::vector<ProductStep>{{8, 2, 12, regroup, 2},
                                                             {2, 2, 3, square, 0},
                                                             {4, 3, 12, fermat, 0}});
  // 8 (x) 8 = (4 (x) 4) (x) (2 (x) 2) = 6 (x) 3 = (4 + 2) (x) (2 + 1)
  CHECK(*nim_product_steps(8, 8) == std::vector<ProductStep>{{8, 8, 13, regroup, 3},
                                                             {4, 4, 6, square, 0},
                                                             {2, 2, 3, square, 0},
                                                             {6, 3, 13, distribute, 4},
                                                             {4, 2, 8, fermat, 0},
                                                             {4, 1, 4, trivial, 0},
                                                             {2, 2, 3, square, 0},
                                                             {2, 1, 2, trivial, 0}});
}

TEST_CASE("rules keep their numbers, which the page knows", "[nim_product_steps]") {
  CHECK(static_cast<int>(ProductRule::trivial) == 0);
  CHECK(static_cast<int>(ProductRule::fermat) == 1);
  CHECK(static_cast<int>(ProductRule::square) == 2);
  CHECK(static_cast<int>(ProductRule::distribute) == 3);
  CHECK(static_cast<int>(ProductRule::regroup) == 4);
}

TEST_CASE("every product of nimbers below 64", "[nim_product_steps]") {
  for (Nimber a = 0; a < 64; ++a)
    for (Nimber b = 0; b < 64; ++b) check_tree(a, b);
  SUCCEED();
}

TEST_CASE("every product of two powers of two", "[nim_product_steps][long]") {
  for (unsigned in_a = 0; in_a < 64; ++in_a)
    for (unsigned in_b = 0; in_b < 64; ++in_b) check_tree(Nimber{1} << in_a, Nimber{1} << in_b);
  SUCCEED();
}

TEST_CASE("some products of two powers of two", "[nim_product_steps][sample]") {
  for (unsigned in_a = 0; in_a < 64; in_a += 7)
    for (unsigned in_b = 0; in_b < 64; in_b += 9) check_tree(Nimber{1} << in_a, Nimber{1} << in_b);
  SUCCEED();
}

TEST_CASE("random products of 16, 32 and 64 bits", "[nim_product_steps]") {
  std::mt19937_64 engine(41);
  for (int round = 0; round < 20; ++round) check_tree(engine() >> 48, engine() >> 48);
  for (int round = 0; round < 20; ++round) check_tree(sparse(engine, 32), sparse(engine, 32));
  for (int round = 0; round < 10; ++round) check_tree(sparse(engine, 64), sparse(engine, 64));
  for (int round = 0; round < 20; ++round) check_tree(engine(), engine() % 4);
  SUCCEED();
}

TEST_CASE("how long an explanation can be", "[nim_product_steps]") {
  constexpr Nimber largest = ~Nimber{0};
  const std::vector<ProductStep> longest = *nim_product_steps(largest, largest);
  CHECK(longest.size() == most_product_steps);
  CHECK(longest.front() == ProductStep{largest, largest, nim_product(largest, largest),
                                       ProductRule::distribute, 64 * 64});
  CHECK(nim_product_steps(0xFFFF, 0xFFFF)->size() == 4'288);
  std::size_t most = 0;
  for (Nimber a = 0; a < 256; ++a)
    for (Nimber b = 0; b < 256; ++b) most = std::max(most, nim_product_steps(a, b)->size());
  CHECK(most == 385);
}

TEST_CASE("an explanation that is longer than wanted", "[nim_product_steps]") {
  CHECK(nim_product_steps(6, 21, 7)->size() == 7);
  for (const std::uint32_t most : {6U, 1U, 0U}) {
    const auto refused = nim_product_steps(6, 21, most);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == Error{ErrorKind::too_many_steps, most});
  }
}
