#include "games/chance.hpp"

#include <catch_amalgamated.hpp>
#include <cstdint>
#include <vector>

using namespace tartan;

TEST_CASE("chance is the same on every platform", "[chance]") {
  Chance chance(1, 2);
  std::vector<std::uint64_t> numbers;
  for (int draw = 0; draw < 6; ++draw) numbers.push_back(chance.below(1'000'000'007));
  CHECK(numbers == std::vector<std::uint64_t>{926726589, 450500242, 138416619, 694651217, 658947649,
                                              932305340});
}

TEST_CASE("every number below a count is as likely as the others", "[chance]") {
  constexpr int draws_each = 10'000;
  for (const std::uint64_t count : {1, 2, 3, 7, 64, 100}) {
    INFO("below " << count);
    Chance chance(5, 0);
    std::vector<int> seen(count);
    for (std::uint64_t draw = 0; draw < count * draws_each; ++draw) {
      const std::uint64_t number = chance.below(count);
      if (number >= count) FAIL(number);
      ++seen[number];
    }
    for (const int times : seen) CHECK(times == Catch::Approx(draws_each).margin(500));
  }
}

// Remainders of 64 bits would fall into the first third twice as often.
TEST_CASE("large counts are even too", "[chance]") {
  constexpr std::uint64_t third = std::uint64_t{1} << 62;
  Chance chance(5, 1);
  int in_first = 0;
  for (int draw = 0; draw < 30'000; ++draw)
    if (chance.below(3 * third) < third) ++in_first;
  CHECK(in_first == Catch::Approx(10'000).margin(500));
}

// 2^64 = 1 modulo 17, so only the number 0 is drawn again. The first 64-bit numbers of these seeds
// are 0 and 1.
TEST_CASE("only numbers that would be one too many are drawn again", "[chance]") {
  Chance from_0(0x64166969, 0xb3969a0a), from_1(0x9ca571de, 0xf7a8c29b);
  CHECK(from_0.below(17) == 16'294'208'416'658'607'535U % 17);
  CHECK(from_1.below(17) == 1);
}

TEST_CASE("seeds and turns have sequences of their own", "[chance]") {
  int seeds_agree = 0, turns_agree = 0, swapped_agree = 0, next_agree = 0;
  for (std::uint32_t number = 0; number < 20'000; ++number) {
    const auto first = [](std::uint32_t seed, std::uint32_t turn) {
      return Chance(seed, turn).below(4);
    };
    Chance chance(number, 0);
    chance.below(4);
    if (first(number, 0) == first(number + 1, 0)) ++seeds_agree;
    if (first(9, number) == first(9, number + 1)) ++turns_agree;
    if (first(number, number + 1) == first(number + 1, number)) ++swapped_agree;
    if (chance.below(4) == first(number, 1)) ++next_agree;
  }
  for (const int agree : {seeds_agree, turns_agree, swapped_agree, next_agree})
    CHECK(agree == Catch::Approx(5'000).margin(350));
}
