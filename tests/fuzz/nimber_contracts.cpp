#include <bit>
#include <set>
#include <vector>

#include "contracts.hpp"
#include "nim_product_by_rule.hpp"
#include "tartan/nim_field.hpp"
#include "tartan/nim_product_option.hpp"
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

// Checks the step at `place` with all its parts, and returns the place after them.
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

// Keeps few powers of two of a number, because every pair of them is a part.
Nimber with_few_powers(Nimber nimber) {
  while (std::popcount(nimber) > 5) nimber &= nimber - 1;
  return nimber;
}

}  // namespace

void check_products(Input input) {
  const Nimber a = input.of_any_size(), b = input.of_any_size(), c = input.of_any_size();
  check_field(a, b, c);
  check_powers(a, c);
  const auto steps = *nim_product_steps(with_few_powers(a), with_few_powers(b));
  must(steps.front().a == with_few_powers(a) && steps.front().b == with_few_powers(b),
       "the whole product comes first");
  must(check_step(steps, 0) == steps.size(), "no step is left over");
  const auto most = static_cast<std::uint32_t>(steps.size()) - 1 + input.below(3);
  const auto some = nim_product_steps(with_few_powers(a), with_few_powers(b), most);
  must(static_cast<bool>(some) == (steps.size() <= most), "how many steps there may be");
  must(some ? *some == steps : some.error() == Error{ErrorKind::too_many_steps, most},
       "all of them, or none");
}

// The nim-product is a mex: each smaller number has a pair of smaller factors.
void check_product_option(Input input) {
  const Nimber a = input.of_any_size(), b = input.of_any_size();
  const Nimber product = nim_product_by_rule(a, b);
  if (product == 0) return;
  const Nimber wanted = input.of_any_size() % product;
  const auto [less_a, less_b] = nim_product_option(a, b, wanted);
  must(less_a < a && less_b < b, "smaller factors");
  must(nim_product_by_rule(a ^ less_a, b ^ less_b) == (wanted ^ product),
       "what they change the product by");
}

void check_nim_field(Input input) {
  const Nimber a = input.of_any_size();
  unsigned bits = 1;
  while (bits < 64 && a >> bits != 0) bits *= 2;
  must(nim_field_bits(a) == bits, "the smallest field of a nimber");
  const std::uint64_t order = ~std::uint64_t{0} >> (64 - bits);
  const Nimber generator = nim_generator(bits);
  must(nim_field_bits(generator) == bits, "a generator is of its field");
  must(nim_power(generator, order) == 1, "the order of a field");
  for (const std::uint64_t prime : {3, 5, 17, 257, 641, 65'537, 6'700'417})
    must(order % prime != 0 || nim_power(generator, order / prime) != 1,
         "the powers of a generator are the whole field");
  const auto logarithm = nim_logarithm(a);
  must(logarithm.has_value() == (a != 0), "all but zero have a logarithm");
  if (logarithm)
    must(*logarithm < order && nim_power(generator, *logarithm) == a, "a logarithm undoes a power");

  const auto [squares, products] = nim_squarings(a);
  must(squares.size() == bits && products.size() == bits, "as many squarings as bits");
  Nimber square = a, product = 1;
  for (unsigned bit = 0; bit < bits; ++bit) {
    if (bit != 0) square = nim_product_by_rule(square, square);
    if (bit != 0) product = nim_product_by_rule(product, square);
    must(squares[bit] == square && products[bit] == product, "one squaring after the other");
  }
  must(squares.back() == nim_square_root(a), "the last square is the root");
  must(a == 0 || products.back() == nim_inverse(a), "the last product is the inverse");

  const unsigned listed_bits = 1U << input.below(4);
  const auto powers = nim_powers(listed_bits);
  must(std::set<Nimber>(powers.begin(), powers.end()).size() == powers.size() &&
           powers.size() == (std::size_t{1} << listed_bits) - 1,
       "each power once");
  for (std::size_t exponent = 0; exponent < powers.size(); ++exponent)
    must(powers[exponent] == nim_power(nim_generator(listed_bits), exponent), "a listed power");
}

}  // namespace tartan::fuzz
