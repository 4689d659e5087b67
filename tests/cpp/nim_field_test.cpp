#include "tartan/nim_field.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <random>
#include <vector>

#include "nim_product_by_rule.hpp"

using namespace tartan;

namespace {

constexpr unsigned field_bits[] = {1, 2, 4, 8, 16, 32, 64};
constexpr Nimber largest = ~Nimber{0};

// A power by the bare rule, with no table and no logarithm.
Nimber power_by_rule(Nimber base, std::uint64_t exponent) {
  Nimber power = 1;
  for (Nimber square = base; exponent != 0; exponent >>= 1U) {
    if (exponent % 2 == 1) power = nim_product_by_rule(power, square);
    square = nim_product_by_rule(square, square);
  }
  return power;
}

// The number of different powers of a nimber in a small field.
std::uint64_t order_by_rule(Nimber a) {
  std::uint64_t order = 1;
  for (Nimber power = a; power != 1; power = nim_product_by_rule(power, a, 8)) ++order;
  return order;
}

}  // namespace

TEST_CASE("the smallest field that holds a nimber", "[nim_field]") {
  for (const Nimber a : {0, 1}) CHECK(nim_field_bits(a) == 1);
  for (const Nimber a : {2, 3}) CHECK(nim_field_bits(a) == 2);
  for (const Nimber a : {4, 15}) CHECK(nim_field_bits(a) == 4);
  for (const Nimber a : {16, 255}) CHECK(nim_field_bits(a) == 8);
  for (const Nimber a : {256, 65'535}) CHECK(nim_field_bits(a) == 16);
  for (const Nimber a : {Nimber{65'536}, Nimber{0xFFFFFFFF}}) CHECK(nim_field_bits(a) == 32);
  for (const Nimber a : {Nimber{1} << 32, largest}) CHECK(nim_field_bits(a) == 64);
}

TEST_CASE("generators of the fields up to 65,536 are the least ones", "[nim_field]") {
  for (const unsigned bits : {1U, 2U, 4U, 8U, 16U}) {
    const std::uint64_t order = (std::uint64_t{1} << bits) - 1;
    Nimber least = 1;
    while (order_by_rule(least) != order) ++least;
    CHECK(nim_generator(bits) == least);
  }
}

// A nimber generates the group unless its power to order/p is 1 for a prime p. Nimbers below 2^32
// have at most 2^32 - 1 powers.
TEST_CASE("generators of the large fields are the least ones", "[nim_field]") {
  constexpr std::uint64_t primes[] = {3, 5, 17, 257, 641, 65'537, 6'700'417};
  for (const unsigned bits : {32U, 64U}) {
    const std::uint64_t order = largest >> (64 - bits);
    const auto generates = [&](Nimber a) {
      return std::ranges::none_of(primes, [&](std::uint64_t prime) {
        return order % prime == 0 && power_by_rule(a, order / prime) == 1;
      });
    };
    Nimber least = Nimber{1} << bits / 2;
    while (!generates(least)) ++least;
    CHECK(nim_generator(bits) == least);
  }
}

TEST_CASE("powers go through a field, and logarithms count them", "[nim_field]") {
  for (const unsigned bits : {1U, 2U, 4U, 8U}) {
    const std::vector<Nimber> powers = nim_powers(bits);
    REQUIRE(powers.size() == (std::size_t{1} << bits) - 1);
    for (std::uint64_t exponent = 0; exponent < powers.size(); ++exponent) {
      CHECK(powers[exponent] == power_by_rule(nim_generator(bits), exponent));
      if (nim_field_bits(powers[exponent]) == bits)
        CHECK(nim_logarithm(powers[exponent]) == exponent);
    }
  }
  std::vector<Nimber> powers = nim_powers(16);
  CHECK(powers[65'534] == *nim_inverse(258));
  CHECK(nim_logarithm(powers[40'000]) == 40'000);
  std::ranges::sort(powers);
  CHECK(powers.front() == 1);
  CHECK(powers.back() == 65'535);
  CHECK(std::ranges::adjacent_find(powers) == powers.end());
}

TEST_CASE("a generator to the power of a logarithm", "[nim_field]") {
  std::mt19937_64 random(31);
  for (const unsigned bits : field_bits)
    for (int round = 0; round < 20; ++round) {
      const Nimber a = std::max<Nimber>(random() >> (64 - bits), 1);
      INFO(a);
      const auto logarithm = nim_logarithm(a);
      REQUIRE(logarithm);
      const unsigned own_bits = nim_field_bits(a);
      CHECK(*logarithm < std::max<std::uint64_t>(largest >> (64 - own_bits), 1));
      CHECK(power_by_rule(nim_generator(own_bits), *logarithm) == a);
    }
  CHECK(nim_logarithm(1) == 0);
  CHECK_FALSE(nim_logarithm(0));
}

TEST_CASE("squares lead to the root and the inverse", "[nim_field]") {
  // 8 in the field of 16: 8² = 13, 13² = 14 … and 1/8 = 13 (x) 10 (x) 14.
  const NimSquarings way = nim_squarings(8);
  REQUIRE(way.squares.size() == 4);
  REQUIRE(way.products.size() == 4);
  CHECK(way.squares.front() == 8);
  CHECK(way.squares[1] == 13);
  CHECK(way.squares.back() == 14);
  CHECK(way.products.front() == 1);
  CHECK(way.products.back() == 10);

  std::mt19937_64 random(32);
  for (const unsigned bits : field_bits) {
    const Nimber a = random() >> (64 - bits) | Nimber{1} << (bits - 1);
    const auto [squares, products] = nim_squarings(a);
    REQUIRE(squares.size() == bits);
    REQUIRE(products.size() == bits);
    for (std::size_t place = 1; place < bits; ++place) {
      CHECK(squares[place] == nim_product_by_rule(squares[place - 1], squares[place - 1]));
      CHECK(products[place] == nim_product_by_rule(products[place - 1], squares[place]));
    }
    CHECK(nim_product_by_rule(squares.back(), squares.back()) == a);
    CHECK(nim_product_by_rule(products.back(), a) == 1);
  }
  CHECK(nim_squarings(0).squares == std::vector<Nimber>{0});
}
