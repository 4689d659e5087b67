#include "tartan/nimber.hpp"

#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <random>
#include <set>
#include <vector>

using namespace tartan;

namespace {

constexpr Nimber largest = ~Nimber{0};

// Nimbers of every size up to 64 bits, so that all subfields occur.
class RandomNimbers {
 public:
  Nimber next() { return engine_() >> std::uniform_int_distribution<unsigned>(0, 63)(engine_); }
  Nimber next_non_zero() { return std::max<Nimber>(next(), 1); }

 private:
  std::mt19937_64 engine_{20261120};
};

}  // namespace

// Turning Corners: a move flips the four corners of a rectangle whose lower right coin is heads, so
// (x, y) has the value mex { (a, b) + (a, y) + (x, b) : a < x, b < y }, which is the definition of
// x (x) y.
TEST_CASE("nim-products below 64 are those of Turning Corners by exhaustive mex", "[nimber]") {
  constexpr std::size_t size = 64;
  std::array<std::array<Nimber, size>, size> product{};
  for (std::size_t x = 1; x < size; ++x)
    for (std::size_t y = 1; y < size; ++y) {
      std::set<Nimber> options;
      for (std::size_t a = 0; a < x; ++a)
        for (std::size_t b = 0; b < y; ++b)
          options.insert(product[a][b] ^ product[a][y] ^ product[x][b]);
      while (options.contains(product[x][y])) ++product[x][y];
    }
  for (std::size_t x = 0; x < size; ++x)
    for (std::size_t y = 0; y < size; ++y) {
      INFO(x << " (x) " << y);
      CHECK(nim_product(x, y) == product[x][y]);
    }
}

TEST_CASE("the 16 by 16 table of nim-products is the printed one", "[nimber]") {
  // The table of nim-multiplication in Winning Ways, chapter 14.
  constexpr std::array<std::array<Nimber, 16>, 16> table{{
      {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
      {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
      {0, 2, 3, 1, 8, 10, 11, 9, 12, 14, 15, 13, 4, 6, 7, 5},
      {0, 3, 1, 2, 12, 15, 13, 14, 4, 7, 5, 6, 8, 11, 9, 10},
      {0, 4, 8, 12, 6, 2, 14, 10, 11, 15, 3, 7, 13, 9, 5, 1},
      {0, 5, 10, 15, 2, 7, 8, 13, 3, 6, 9, 12, 1, 4, 11, 14},
      {0, 6, 11, 13, 14, 8, 5, 3, 7, 1, 12, 10, 9, 15, 2, 4},
      {0, 7, 9, 14, 10, 13, 3, 4, 15, 8, 6, 1, 5, 2, 12, 11},
      {0, 8, 12, 4, 11, 3, 7, 15, 13, 5, 1, 9, 6, 14, 10, 2},
      {0, 9, 14, 7, 15, 6, 1, 8, 5, 12, 11, 2, 10, 3, 4, 13},
      {0, 10, 15, 5, 3, 9, 12, 6, 1, 11, 14, 4, 2, 8, 13, 7},
      {0, 11, 13, 6, 7, 12, 10, 1, 9, 2, 4, 15, 14, 5, 3, 8},
      {0, 12, 4, 8, 13, 1, 9, 5, 6, 10, 2, 14, 11, 7, 15, 3},
      {0, 13, 6, 11, 9, 4, 15, 2, 14, 3, 8, 5, 7, 10, 1, 12},
      {0, 14, 7, 9, 5, 11, 2, 12, 10, 4, 13, 3, 15, 1, 8, 6},
      {0, 15, 5, 10, 1, 14, 4, 11, 2, 13, 7, 8, 3, 12, 6, 9},
  }};
  for (Nimber a = 0; a < 16; ++a)
    for (Nimber b = 0; b < 16; ++b) {
      INFO(a << " (x) " << b);
      CHECK(nim_product(a, b) == table[a][b]);
    }
}

TEST_CASE("worked values of nim-arithmetic", "[nimber]") {
  CHECK(nim_sum(5, 3) == 6);
  CHECK(nim_product(2, 9) == 14);
  CHECK(nim_product(6, 21) == 104);
  CHECK(nim_product(25, 40) == 73);
  CHECK(nim_product(24, 17) == 128);
  CHECK(nim_product(6, 9) == 1);
  CHECK(nim_product(0x123456789abcdef0, 0x76) == 0x84946b8cf1e11ef9);
  CHECK(nim_quotient(15, 14) == Nimber{12});
  CHECK(nim_square_root(8) == 14);
}

// Values from github.com/hos-lyric/libra, algebra/nimber_test.cpp.
TEST_CASE("nim-products that others have published", "[nimber]") {
  constexpr Nimber largest = 18446744073709551615U;
  CHECK(nim_product(5, 8) == 3);
  CHECK(nim_product(3141, 5926) == 14994);
  CHECK(nim_product(largest, largest) == 11290409524105353207U);
  CHECK(nim_product(1234567890123456789, 9876543210987654321U) == 18059132706730210235U);
}

TEST_CASE("the two rules of the product hold for every Fermat 2-power", "[nimber]") {
  RandomNimbers random;
  for (unsigned bits = 1; bits <= 32; bits *= 2) {
    const Nimber fermat = Nimber{1} << bits;
    CHECK(nim_product(fermat, fermat) == fermat + fermat / 2);
    for (int round = 0; round < 200; ++round) {
      const Nimber smaller = random.next() % fermat;
      CHECK(nim_product(fermat, smaller) == fermat * smaller);
    }
  }
}

TEST_CASE("the nimbers below 16 and below 256 are fields", "[nimber]") {
  const Nimber size = GENERATE(2, 4, 16, 256);
  for (Nimber a = 0; a < size; ++a)
    for (Nimber b = 0; b < size; ++b) {
      const Nimber product = nim_product(a, b);
      // A plain condition, because millions of CHECKs would take minutes.
      if (product >= size || product != nim_product(b, a)) FAIL(a << " (x) " << b);
      if ((product == 0) != (a == 0 || b == 0)) FAIL("a divisor of zero: " << a << ", " << b);
      if (size == 256 && (a % 5 != 0 || b % 3 != 0)) continue;
      for (Nimber c = 0; c < size; ++c) {
        if (nim_product(product, c) != nim_product(a, nim_product(b, c)))
          FAIL("not associative: " << a << ", " << b << ", " << c);
        if (nim_product(a, b ^ c) != (product ^ nim_product(a, c)))
          FAIL("not distributive: " << a << ", " << b << ", " << c);
      }
    }
  for (Nimber a = 1; a < size; ++a) {
    const Nimber inverse = *nim_inverse(a);
    if (inverse >= size || nim_product(a, inverse) != 1) FAIL("1 / " << a);
  }
  SUCCEED();
}

TEST_CASE("zero has no inverse and divides nothing", "[nimber]") {
  CHECK_FALSE(nim_inverse(0).has_value());
  CHECK_FALSE(nim_quotient(5, 0).has_value());
  CHECK_FALSE(nim_quotient(0, 0).has_value());
  CHECK(nim_quotient(0, 5) == Nimber{0});
}

// The group of the field of q elements has order q - 1: a^(q-1) = 1, and a^(q-2) is the inverse.
TEST_CASE("powers by the order of the group", "[nimber]") {
  RandomNimbers random;
  for (int round = 0; round < 500; ++round) {
    const Nimber a = random.next_non_zero();
    INFO(a);
    CHECK(nim_power(a, largest) == 1);
    CHECK(nim_power(a, largest - 1) == nim_inverse(a));
  }
  CHECK(nim_power(0, 0) == 1);
  CHECK(nim_power(0, largest) == 0);
}

TEST_CASE("square roots of the ends", "[nimber]") {
  CHECK(nim_square_root(0) == 0);
  // The textbook formula for the root: a^(q/2), as squaring it gives a^q = a.
  CHECK(nim_square_root(largest) == nim_power(largest, Nimber{1} << 63));
}
