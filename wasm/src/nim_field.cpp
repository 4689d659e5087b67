#include "tartan/nim_field.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

#include "tartan/uint128.hpp"

namespace tartan {
namespace {

// The distinct primes of 2^64 - 1, which include those of every smaller field's order.
constexpr std::uint64_t order_primes[] = {3, 5, 17, 257, 641, 65'537, 6'700'417};

std::uint64_t group_order(unsigned bits) { return ~std::uint64_t{0} >> (64 - bits); }

// The n below `order` with base^n = power, for a base with base^order = 1. With m = sqrt(order),
// n = i*m + j: the powers base^j are listed, and one of power (x) base^(-i*m) is among them.
std::uint64_t logarithm_by_steps(Nimber base, Nimber power, std::uint64_t order) {
  struct Step {
    Nimber power;
    std::uint64_t exponent;
  };
  const auto width = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(order))) + 1;
  std::vector<Step> steps;
  steps.reserve(width);
  Nimber next = 1;
  for (std::uint64_t exponent = 0; exponent < width; ++exponent) {
    steps.push_back({next, exponent});
    next = nim_product(next, base);
  }
  std::ranges::sort(steps, {}, &Step::power);

  const Nimber giant = nim_power(base, order - width % order);
  Nimber rest = power;
  for (std::uint64_t exponent = 0;; exponent += width) {
    const auto found = std::ranges::lower_bound(steps, rest, {}, &Step::power);
    if (found != steps.end() && found->power == rest) return exponent + found->exponent;
    rest = nim_product(rest, giant);
  }
}

std::uint64_t product_modulo(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
  return static_cast<std::uint64_t>(Uint128{a} * b % modulus);
}

// a^(prime-2), which is 1 / a.
std::uint64_t inverse_modulo(std::uint64_t a, std::uint64_t prime) {
  std::uint64_t inverse = 1, square = a % prime;
  for (std::uint64_t rest = prime - 2; rest != 0; rest >>= 1U) {
    if (rest % 2 == 1) inverse = product_modulo(inverse, square, prime);
    square = product_modulo(square, square, prime);
  }
  return inverse;
}

}  // namespace

unsigned nim_field_bits(Nimber a) noexcept {
  return std::bit_ceil(std::max(1U, static_cast<unsigned>(std::bit_width(a))));
}

Nimber nim_generator(unsigned bits) noexcept {
  switch (bits) {
    case 1:
      return 1;
    case 2:
      return 2;
    case 4:
      return 4;
    case 8:
      return 18;
    case 16:
      return 258;
    case 32:
      return 65'540;
    default:
      return 4'294'967'302;
  }
}

std::vector<Nimber> nim_powers(unsigned bits) {
  assert(bits <= most_listed_field_bits);
  const Nimber generator = nim_generator(bits);
  std::vector<Nimber> powers(group_order(bits), 1);
  for (std::size_t exponent = 1; exponent < powers.size(); ++exponent)
    powers[exponent] = nim_product(powers[exponent - 1], generator);
  return powers;
}

// The order is a product of different primes, so the logarithm is known from its remainders by each
// of them. For the prime p, a^(order/p) is a power of g^(order/p), whose powers repeat after p.
std::optional<std::uint64_t> nim_logarithm(Nimber a) {
  if (a == 0) return std::nullopt;
  const unsigned bits = nim_field_bits(a);
  const std::uint64_t order = group_order(bits);
  const Nimber generator = nim_generator(bits);
  Uint128 logarithm = 0;
  for (const std::uint64_t prime : order_primes) {
    if (order % prime != 0) continue;
    const std::uint64_t others = order / prime;
    const std::uint64_t remainder =
        logarithm_by_steps(nim_power(generator, others), nim_power(a, others), prime);
    // 1 modulo the prime and 0 modulo the others, times the remainder.
    logarithm += Uint128{others} * product_modulo(inverse_modulo(others, prime), remainder, prime);
  }
  return static_cast<std::uint64_t>(logarithm % order);
}

NimSquarings nim_squarings(Nimber a) {
  NimSquarings way{{a}, {1}};
  for (unsigned bit = 1; bit < nim_field_bits(a); ++bit) {
    way.squares.push_back(nim_product(way.squares.back(), way.squares.back()));
    way.products.push_back(nim_product(way.products.back(), way.squares.back()));
  }
  return way;
}

}  // namespace tartan
