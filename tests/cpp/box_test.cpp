#include "tartan/games/box.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "box_by_rule.hpp"
#include "tartan/games/value_table.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

LineGame named(const std::string& name) {
  const auto game = LineGame::parse(name);
  REQUIRE(game);
  return *game;
}

std::vector<LineGame> games_of(const std::vector<std::string>& names) {
  std::vector<LineGame> games;
  for (const std::string& name : names) games.push_back(named(name));
  return games;
}

// Checks slices along the first two axes, at every place of the other axes.
void check_values(const std::vector<std::string>& names, const std::vector<std::uint32_t>& sizes) {
  INFO(Catch::StringMaker<std::vector<std::string>>::convert(names));
  const BoxByRule box(names, sizes);
  const auto values = box.values();
  const auto games = games_of(names);
  for (std::size_t index = 0; index < values.size(); ++index) {
    const BoxCoin& coin = box.coins[index];
    const auto slice = box_slice(games, coin, {1, 0, sizes[1], sizes[0]});
    REQUIRE(slice);
    if ((*slice)[coin[1] * sizes[0] + coin[0]] != values[index]) FAIL("coin " << index);
    if (solve_box(games, std::vector<BoxCoin>{coin})->nimber != values[index])
      FAIL("coin alone " << index);
  }
  SUCCEED();
}

// Checks every position against a search of the whole game.
void check_positions(const std::vector<std::string>& names,
                     const std::vector<std::uint32_t>& sizes) {
  INFO(Catch::StringMaker<std::vector<std::string>>::convert(names));
  const BoxByRule box(names, sizes);
  const auto games = games_of(names);
  const auto moves = box.moves();
  const auto grundy = search_all_positions(static_cast<std::uint32_t>(box.coins.size()), moves);
  for (CoinSet heads = 0; heads < grundy.size(); ++heads) {
    std::vector<BoxCoin> coins;
    for (std::size_t index = 0; index < box.coins.size(); ++index)
      if ((heads >> index & 1U) != 0) coins.push_back(box.coins[index]);
    const auto solution = solve_box(games, coins);
    if (solution->nimber != grundy[heads]) FAIL("the nimber of " << heads);
    if (solution->head.has_value() != (grundy[heads] != 0)) FAIL("whether it can be won");
    if (!solution->head) continue;
    std::vector<Places> sets;
    for (const WinningLineMove& move : solution->moves) sets.push_back(move.turned);
    CoinSet turned = 0;
    for (const std::size_t coin : box.crossing(sets)) turned |= CoinSet{1} << coin;
    const CoinSet corner = CoinSet{1} << box.index_of(coins[*solution->head]);
    if (std::ranges::none_of(moves, [=](const SmallMove& move) {
          return move.corner == corner && move.turned == turned;
        }))
      FAIL("no move of " << heads);
    if (grundy[heads ^ turned] != 0) FAIL("it does not win " << heads);
  }
  SUCCEED();
}

}  // namespace

TEST_CASE("the values of small boxes are those of the definition", "[box]") {
  check_values({"twins", "twins", "twins"}, {3, 3, 3});
  check_values({"ruler", "ruler", "ruler"}, {3, 3, 3});
  check_values({"ruler", "twins", "mock-turtles"}, {2, 3, 4});
  check_values({"turning-turtles", "sym", "turnips"}, {3, 3, 3});
  check_values({"runs:triangular", "runs:square", "twins-within:4"}, {3, 4, 3});
  check_values({"single", "pattern:0;0,2", "ruler", "mock-turtles"}, {2, 3, 2, 3});
  CHECK(largest_box_dimension == 6);
  check_values({"ruler", "ruler", "twins", "ruler", "twins", "turning-turtles"},
               {2, 2, 2, 2, 2, 2});
}

TEST_CASE("a winning move of every position of small boxes", "[box]") {
  check_positions({"twins", "twins", "twins"}, {2, 3, 2});
  check_positions({"ruler", "ruler", "ruler"}, {2, 3, 2});
  check_positions({"mock-turtles", "twins-within:4", "runs:square"}, {2, 2, 3});
  check_positions({"ruler", "turning-turtles", "mock-turtles", "sym"}, {2, 2, 2, 2});
  check_positions({"ruler"}, {8});
}

TEST_CASE("heads anywhere in a box of three games", "[box]") {
  const auto games = games_of({"mock-turtles", "ruler", "turning-turtles"});
  std::mt19937 engine(20261123);
  std::set<BoxCoin> places;
  while (places.size() < 500)
    places.insert(BoxCoin{static_cast<std::uint32_t>(engine() % 1000),
                          static_cast<std::uint32_t>(engine() % 1000),
                          static_cast<std::uint32_t>(engine() % 1000)});
  const std::vector<BoxCoin> heads(places.begin(), places.end());
  const auto solution = solve_box(games, heads);
  REQUIRE(solution);
  REQUIRE(solution->head);
  Nimber change = 1;
  for (const auto& [value, wanted, turned] : solution->moves) {
    CHECK(wanted < value);
    change = nim_product(change, value ^ wanted);
  }
  CHECK(change == solution->nimber);
  // The position after the move: all heads, with the turned coins added.
  for (const std::uint32_t first : solution->moves[0].turned)
    for (const std::uint32_t second : solution->moves[1].turned)
      for (const std::uint32_t third : solution->moves[2].turned) {
        const BoxCoin coin{first, second, third};
        if (!places.insert(coin).second) places.erase(coin);
      }
  CHECK_FALSE(places.contains(heads[*solution->head]));
  CHECK(solve_box(games, std::vector<BoxCoin>(places.begin(), places.end()))->nimber == 0);
}

TEST_CASE("the slice of a box", "[box]") {
  const auto games = games_of({"twins", "twins", "twins"});
  // Turning Corners in three dimensions: products of three numbers.
  const auto slice = box_slice(games, {2, 99, 99}, {1, 2, 2, 3});
  CHECK(*slice == std::vector<Nimber>{0, 0, 0, 0, 2, 3});
  const auto turned = box_slice(games, {99, 99, 2}, {1, 0, 3, 2});
  CHECK(*turned == std::vector<Nimber>{0, 0, 0, 2, 0, 3});
}

TEST_CASE("boxes that are refused", "[box]") {
  const auto games = games_of({"ruler", "twins", "ruler"});
  const Error too_many{ErrorKind::too_many_grundy_numbers, games[0].largest_count()};
  const auto far = static_cast<std::uint32_t>(games[0].largest_count());
  CHECK(solve_box(games, std::vector<BoxCoin>{{0, 0, far}}).error() == too_many);
  CHECK(box_slice(games, {far, 0, 0}, {1, 2, 3, 3}).error() == too_many);
  const Error out_of_range{ErrorKind::table_out_of_range, largest_value_table};
  for (const auto& [rows, columns] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
           {0, 5}, {5, 0}, {1001, 1000}, {~std::uint64_t{0}, 2}})
    CHECK(box_slice(games, {0, 0, 0}, {0, 1, rows, columns}).error() == out_of_range);
}
