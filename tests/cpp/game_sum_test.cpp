#include "tartan/games/game_sum.hpp"

#include <catch_amalgamated.hpp>
#include <string>
#include <utility>
#include <vector>

#include "sum_by_rule.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

constexpr std::size_t all_of_them = 1'000'000;

LineGame named(const std::string& name) {
  const auto game = LineGame::parse(name);
  REQUIRE(game);
  return *game;
}

SumSolution solved(const std::vector<SumPart>& parts, std::size_t most_listed = all_of_them) {
  auto solution = solve_sum(parts, most_listed);
  REQUIRE(solution);
  return std::move(*solution);
}

void check_all_positions(const std::vector<std::pair<std::string, std::uint32_t>>& parts) {
  SearchedSum search(parts);
  for (const State& state : search.all_states()) {
    const SumSolution solution = solved(search.parts(state));
    std::vector<SumMove> winning;
    for (const auto& [move, leads_to] : search.options(state))
      if (search.grundy(leads_to) == 0) winning.push_back(move);
    // A heap has at most one move to each size; turns come in the same order.
    INFO("position " << Catch::StringMaker<State>::convert(state));
    if (solution.nimber != search.grundy(state)) FAIL("the nimber");
    if (solution.winning_count != winning.size()) FAIL("how many moves win");
    if (solution.winning != winning) FAIL("which moves win");
  }
  SUCCEED();
}

}  // namespace

TEST_CASE("all winning moves of every position of small sums", "[game_sum]") {
  check_all_positions({{"", 7}, {"", 7}, {"", 7}});
  check_all_positions({{"", 4}, {"twins", 5}, {"ruler", 4}});
  check_all_positions({{"mock-turtles", 5}, {"", 6}, {"turning-turtles", 4}});
  check_all_positions({{"grunt", 6}, {"turnips", 5}});
  check_all_positions({{"runs:triangular", 6}, {"", 3}, {"runs:square", 4}});
  check_all_positions({{"sym", 5}, {"pattern:0;0,2", 5}, {"", 2}});
  check_all_positions({{"twins-within:4", 6}, {"triplets", 5}});
}

TEST_CASE("a sum with one winning move in each part", "[game_sum]") {
  const SumSolution solution = solved({NimHeap{6}, NimHeap{7}, CoinRow{named("twins"), {4}}});
  CHECK(solution.nimber == 5);
  CHECK(solution.nimbers == std::vector<Nimber>{6, 7, 4});
  CHECK(solution.winning == std::vector<SumMove>{{0, 3, {}}, {1, 2, {}}, {2, 0, {1, 4}}});
}

TEST_CASE("heaps of all sizes below 2^64", "[game_sum]") {
  const Nimber large = ~Nimber{0};
  const SumSolution solution = solved({NimHeap{large}, NimHeap{1}, CoinRow{named("ruler"), {1}}});
  CHECK(solution.nimber == (large ^ 3));
  CHECK(solution.winning == std::vector<SumMove>{{0, 3, {}}});
  CHECK(solved({NimHeap{large}, NimHeap{large}}).winning_count == 0);
}

TEST_CASE("a sum without parts or without heads", "[game_sum]") {
  CHECK(solved({}).nimber == 0);
  const SumSolution empty = solved({CoinRow{named("twins"), {}}, NimHeap{0}});
  CHECK(empty.nimbers == std::vector<Nimber>{0, 0});
  CHECK(empty.winning.empty());
}

TEST_CASE("winning moves beyond those that are listed", "[game_sum]") {
  const LineGame game = named("mock-turtles");
  std::vector<std::uint32_t> heads;
  for (std::uint32_t place = 0; place < game.largest_size(); ++place) heads.push_back(place);
  const std::vector<SumPart> parts{NimHeap{40}, CoinRow{game, heads}, NimHeap{3}};
  const SumSolution all = solved(parts), some = solved(parts, 10), none = solved(parts, 0);
  CHECK(all.winning.size() == all.winning_count);
  CHECK(all.winning_count > 100);
  CHECK(some.winning_count == all.winning_count);
  CHECK(some.winning == std::vector<SumMove>(all.winning.begin(), all.winning.begin() + 10));
  CHECK(none.winning_count == all.winning_count);
  CHECK(none.winning.empty());
}

TEST_CASE("a row whose last head lies too far out", "[game_sum]") {
  const LineGame game = named("mogul");
  const std::uint32_t last = game.largest_size() - 1;
  CHECK(solve_sum(std::vector<SumPart>{CoinRow{game, {last}}}, 1));
  CHECK(solve_sum(std::vector<SumPart>{NimHeap{1}, CoinRow{game, {0, last + 1}}}, 1).error() ==
        Error{ErrorKind::board_out_of_range, game.largest_size()});
}
