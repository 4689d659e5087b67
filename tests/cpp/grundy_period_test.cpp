#include "tartan/games/grundy_period.hpp"

#include <catch_amalgamated.hpp>
#include <string>
#include <vector>

#include "tartan/games/line_game.hpp"

using namespace tartan;

namespace {

std::optional<GrundyPeriod> period_of(const std::vector<Nimber>& grundy) {
  return find_period(grundy);
}

std::optional<GrundyPeriod> period_of(const std::string& game, std::uint64_t count) {
  return find_period(*LineGame::parse(game)->grundy_numbers(count));
}

}  // namespace

TEST_CASE("a period is told with what comes before it", "[grundy_period]") {
  CHECK(period_of({7, 5, 1, 2, 1, 2, 1, 2}) == GrundyPeriod{2, 2, 0});
  CHECK(period_of({1, 2, 1, 2, 1, 2, 1}) == GrundyPeriod{0, 2, 0});
  CHECK(period_of({0, 3, 1, 5, 3, 7, 5, 9, 7}) == GrundyPeriod{1, 2, 2});
  CHECK(period_of({4, 4, 4}) == GrundyPeriod{0, 1, 0});
  CHECK(period_of({9, 4, 4, 4}) == GrundyPeriod{1, 1, 0});
}

TEST_CASE("what holds for less than half of the numbers is no period", "[grundy_period]") {
  CHECK(period_of({3, 1, 4, 7, 7, 7}) == GrundyPeriod{3, 1, 0});
  CHECK_FALSE(period_of({5, 3, 1, 4, 7, 7, 7}));
  CHECK_FALSE(period_of({8, 0, 1, 3, 7, 0, 1, 2, 3}));  // only the last number rises by 1
}

TEST_CASE("what was seen less than three times is no period", "[grundy_period]") {
  CHECK_FALSE(period_of(std::vector<Nimber>{}));
  CHECK_FALSE(period_of({1}));
  CHECK_FALSE(period_of({1, 1}));
  CHECK_FALSE(period_of({1, 2, 1, 2, 1}));
  CHECK_FALSE(period_of({3, 3, 3, 2}));
  CHECK_FALSE(period_of({3, 2, 1, 0}));  // a saltus is never negative
}

TEST_CASE("periods of games", "[grundy_period]") {
  CHECK(period_of("single", 10) == GrundyPeriod{0, 1, 0});
  CHECK(period_of("turning-turtles", 1'000'000) == GrundyPeriod{0, 1, 1});
  CHECK(period_of("twins-within:4", 100) == GrundyPeriod{0, 5, 0});
  CHECK(period_of("exactly-coins:1", 9) == GrundyPeriod{0, 1, 0});
  CHECK(period_of("pattern:0,1", 50) == GrundyPeriod{0, 2, 0});
  for (const std::uint64_t count : {7, 15, 100, 1'000, 100'000})
    CHECK_FALSE(period_of("ruler", count));
  CHECK_FALSE(period_of("mock-turtles", 10'000));
}
