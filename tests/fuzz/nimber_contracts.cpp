#include <bit>
#include <string>
#include <string_view>
#include <vector>

#include "contracts.hpp"
#include "nim_product_by_rule.hpp"
#include "tartan/nim_expression.hpp"
#include "tartan/nim_product_steps.hpp"
#include "tartan/nimber.hpp"

namespace tartan::fuzz {
namespace {

void check_field(Nimber a, Nimber b, Nimber c) {
  const Nimber product = nim_product(a, b);
  must(product == nim_product_by_rule(a, b), "a product is that of the two rules");
  must(product == nim_product(b, a), "products commute");
  must(nim_product(product, c) == nim_product(a, nim_product(b, c)), "products associate");
  must(nim_product(a, b ^ c) == (product ^ nim_product(a, c)), "products distribute");
  must((product == 0) == (a == 0 || b == 0), "zero has no other factors");
  const auto inverse = nim_inverse(a);
  must(inverse.has_value() == (a != 0), "all but zero have an inverse");
  if (inverse) must(nim_product(a, *inverse) == 1, "a number times its inverse is 1");
  const auto quotient = nim_quotient(product, b);
  must(quotient.has_value() == (b != 0), "all but zero divide");
  if (quotient) must(*quotient == a, "a quotient undoes a product");
  const Nimber root = nim_square_root(a);
  must(nim_product(root, root) == a, "a root squared");
}

void check_powers(Nimber base, std::uint64_t exponent) {
  must(nim_power(base, 0) == 1 && nim_power(base, 1) == base, "the first powers");
  const Nimber half = nim_power(base, exponent / 2);
  const Nimber last = exponent % 2 == 1 ? base : 1;
  must(nim_power(base, exponent) == nim_product(nim_product(half, half), last),
       "a power in halves");
}

// Reads the step at `place` with all its parts; returns the place behind them.
std::size_t check_step(const std::vector<ProductStep>& steps, std::size_t place) {
  must(place < steps.size(), "a step is there");
  const ProductStep step = steps[place++];
  must(step.product == nim_product(step.a, step.b), "the product of a step");
  Nimber sum = 0, last = 0;
  for (std::uint32_t part = 0; part < step.part_count; ++part) {
    must(place < steps.size(), "a part is there");
    last = steps[place].product;
    sum ^= last;
    place = check_step(steps, place);
  }
  if (step.rule == ProductRule::distribute) must(sum == step.product, "the sum of the parts");
  if (step.rule == ProductRule::regroup) must(last == step.product, "the last part");
  const bool has_parts = step.rule == ProductRule::distribute || step.rule == ProductRule::regroup;
  must(has_parts == (step.part_count > 0), "only these rules have parts");
  return place;
}

// A number with few powers of two in it, as every pair of them is a part.
Nimber with_few_powers(Nimber nimber) {
  while (std::popcount(nimber) > 5) nimber &= nimber - 1;
  return nimber;
}

// Mostly what expressions are made of, so that many can be read.
std::u16string expression_text(Input& input) {
  constexpr std::u16string_view pieces[] = {u"+",     u"⊕",    u"*",    u"⊗",  u"/", u"^",
                                            u"^-",    u"(",    u")",    u"√",  u"$", u" ",
                                            u"sqrt(", u"inv(", u"log(", u"0x", u"0b"};
  std::u16string text;
  while (!input.is_at_end()) {
    const std::uint8_t byte = input.take();
    if (byte < std::size(pieces)) {
      text += pieces[byte];
    } else {
      text += byte < 240 ? static_cast<char16_t>(u'0' + byte % 10) : input.take<char16_t>();
    }
  }
  return text;
}

std::size_t check_operands(const std::vector<NimExpressionStep>& steps, std::size_t place,
                           TextPlace around) {
  must(place < steps.size(), "an operand is there");
  const NimExpressionStep step = steps[place++];
  must(around.begin <= step.place.begin && step.place.begin < step.place.end &&
           step.place.end <= around.end,
       "the place of a step lies within the whole");
  for (unsigned left = operand_count(step.operation); left > 0; --left)
    place = check_operands(steps, place, step.place);
  return place;
}

}  // namespace

void check_expression(Input input) {
  std::vector<Nimber> earlier(input.below(4));
  for (Nimber& result : earlier) result = input.of_any_size();
  const std::u16string text = expression_text(input);
  const TextPlace whole{0, static_cast<std::uint32_t>(text.size())};
  const auto steps = evaluate_nim_expression(text, earlier);
  if (steps) {
    must(check_operands(*steps, 0, whole) == steps->size(), "no operand is left over");
  } else {
    const auto [begin, end] = steps.error().place;
    must(begin <= end && end <= whole.end, "the place of a fault lies within the text");
  }
}

void check_products(Input input) {
  const Nimber a = input.of_any_size(), b = input.of_any_size(), c = input.of_any_size();
  check_field(a, b, c);
  check_powers(a, c);
  const auto steps = *nim_product_steps(with_few_powers(a), with_few_powers(b));
  must(steps.front().a == with_few_powers(a) && steps.front().b == with_few_powers(b),
       "the whole product comes first");
  must(check_step(steps, 0) == steps.size(), "no step is left over");
}

}  // namespace tartan::fuzz
