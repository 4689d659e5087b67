#include "tartan/length_family.hpp"

#include <catch_amalgamated.hpp>
#include <string>

using namespace tartan;
using Kind = LengthFamily::Kind;
using Lengths = std::vector<std::uint32_t>;

namespace {

Lengths lengths(const std::string& text, std::uint32_t size) {
  const auto family = LengthFamily::parse(text);
  INFO(text);
  REQUIRE(family);
  const auto result = family->lengths_up_to(size);
  REQUIRE(result);
  return *result;
}

}  // namespace

TEST_CASE("the named families", "[length_family]") {
  CHECK(lengths("triangular", 30) == Lengths{1, 3, 6, 10, 15, 21, 28});
  CHECK(lengths("square", 30) == Lengths{1, 4, 9, 16, 25});
  CHECK(lengths("all", 6) == Lengths{1, 2, 3, 4, 5, 6});
  CHECK(lengths("odd", 8) == Lengths{1, 3, 5, 7});
  CHECK(lengths("powers-of-two", 32) == Lengths{1, 2, 4, 8, 16, 32});
  CHECK(lengths("primes", 31) == Lengths{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31});
  CHECK(lengths("fibonacci", 34) == Lengths{1, 2, 3, 5, 8, 13, 21, 34});
}

TEST_CASE("a family stops exactly at the size", "[length_family]") {
  CHECK(lengths("triangular", 28).back() == 28);
  CHECK(lengths("triangular", 27).back() == 21);
  CHECK(lengths("square", 1) == Lengths{1});
  CHECK(lengths("primes", 1).empty());
  CHECK(lengths("triangular", 100'000'000).size() == 14'141);
  CHECK(lengths("square", 100'000'000).size() == 10'000);
}

TEST_CASE("lists are sorted, without repeats", "[length_family]") {
  CHECK(lengths("1,3,7", 10) == Lengths{1, 3, 7});
  CHECK(lengths(" 7, 3 ,1,3", 10) == Lengths{1, 3, 7});
  CHECK(lengths("5", 4).empty());
  CHECK(lengths("1,999999999999999999", 100) == Lengths{1});
  CHECK(*LengthFamily(std::vector<std::uint64_t>{4, 0, 2, 4}).lengths_up_to(9) == Lengths{2, 4});
  CHECK(LengthFamily(std::vector<std::uint64_t>{}).lengths_up_to(9)->empty());
}

TEST_CASE("what is no family is refused", "[length_family]") {
  const std::string text = GENERATE("", " ", "triangle", "Square", "0", "1,0", "-1", "1,,2", "1,",
                                    ",1", "1 2", "1.5", "1e3", "+1", "0x10", "1000000000000000000",
                                    "99999999999999999999999", "1;2", "all,1");
  INFO("'" << text << "'");
  const auto family = LengthFamily::parse(text);
  REQUIRE_FALSE(family);
  CHECK(family.error() == Error{ErrorKind::bad_length_family, 0});
}

TEST_CASE("a family with 65,536 lengths is refused, with the largest size it allows",
          "[length_family]") {
  const auto [kind, largest_size] = GENERATE(table<Kind, std::uint32_t>({
      {Kind::all, 65'535},
      {Kind::odd, 131'070},
      {Kind::primes, 821'640},
  }));
  const LengthFamily family(kind);
  const auto fits = family.lengths_up_to(largest_size);
  REQUIRE(fits);
  CHECK(fits->size() == most_lengths);
  for (const std::uint32_t size : {largest_size + 1, 100'000'000U}) {
    const auto refused = family.lengths_up_to(size);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == Error{ErrorKind::too_many_lengths, largest_size});
  }
}

TEST_CASE("no other named family ever has too many lengths", "[length_family]") {
  const Kind kind = GENERATE(Kind::triangular, Kind::square, Kind::powers_of_two, Kind::fibonacci);
  CHECK(LengthFamily(kind).lengths_up_to(100'000'000));
}
