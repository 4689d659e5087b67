#include "tartan/games/plane_moves.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <vector>

#include "plane_by_rule.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

constexpr auto twins = PlaneGame::acrostic_twins;
constexpr auto blocks = PlaneGame::connected_blocks;

// Each set of coins, by corner and ascending.
std::vector<CoinSet> sets_of(const std::vector<std::vector<Coin>>& moves, std::uint32_t columns) {
  std::vector<CoinSet> sets;
  for (const std::vector<Coin>& coins : moves) {
    sets.push_back(0);
    for (const Coin coin : coins) sets.back() |= CoinSet{1} << (coin.row * columns + coin.column);
  }
  std::ranges::sort(sets);
  return sets;
}

std::vector<std::uint8_t> coins_of(CoinSet heads, std::uint32_t count) {
  std::vector<std::uint8_t> coins(count);
  for (std::uint32_t index = 0; index < count; ++index) coins[index] = heads >> index & 1U;
  return coins;
}

// Every `step`-th position; one step searches all.
void check_positions(PlaneGame game, std::uint32_t rows, std::uint32_t columns, CoinSet step) {
  const std::vector<SmallMove> moves = moves_by_rule(game, rows, columns);
  const std::vector<std::uint16_t> grundy = search_all_positions(rows * columns, moves);
  for (CoinSet heads = 0; heads < grundy.size(); heads += step) {
    std::uint64_t legal = 0;
    std::vector<CoinSet> winning;
    for (const SmallMove& move : moves) {
      if ((heads & move.corner) == 0) continue;
      ++legal;
      if (grundy[heads ^ move.turned] == 0) winning.push_back(move.turned);
    }
    const auto listed = list_moves(game, rows, columns, coins_of(heads, rows * columns));
    INFO(rows << " rows, " << columns << " columns, heads " << heads);
    if (!listed) FAIL("refused");
    if (listed->nimber != grundy[heads]) FAIL("the nimber");
    if (listed->legal != legal) FAIL("how many moves are legal");
    if (sets_of(listed->winning, columns) != winning) FAIL("the winning moves");
  }
}

// Of all boards of so many coins.
void check_boards(PlaneGame game, std::uint32_t fewest, std::uint32_t most, CoinSet step) {
  for (std::uint32_t rows = 1; rows <= most; ++rows)
    for (std::uint32_t columns = 1; rows * columns <= most; ++columns)
      if (rows * columns >= fewest) check_positions(game, rows, columns, step);
  SUCCEED();
}

}  // namespace

TEST_CASE("the moves of every position of Acrostic Twins", "[plane_moves][long]") {
  check_boards(twins, 1, 16, 1);
}

// Listing the moves of a position goes through all sets of its coins, so that not all positions of
// many coins are looked at.
TEST_CASE("the moves of positions of Connected Blocks", "[plane_moves][long]") {
  check_boards(blocks, 1, 10, 1);
  check_boards(blocks, 11, 16, 61);
}

TEST_CASE("the moves of positions of small plane games", "[plane_moves][sample]") {
  check_boards(twins, 1, 10, 1);
  check_boards(blocks, 1, 9, 1);
}

TEST_CASE("a winning move of a plane game has its coins by row and column", "[plane_moves]") {
  const std::vector<std::uint8_t> last_only{0, 0, 0, 1};
  const auto moves = list_moves(blocks, 2, 2, last_only);
  REQUIRE(moves);
  CHECK(moves->nimber == 4);
  CHECK(moves->legal == 7);  // all sets with the corner but that of it and (0, 0)
  CHECK(moves->winning == std::vector<std::vector<Coin>>{{{0, 1}, {1, 0}, {1, 1}}, {{1, 1}}});
}

TEST_CASE("large boards of plane games", "[plane_moves]") {
  const auto full = list_moves(twins, 200, 200, std::vector<std::uint8_t>(40'000, 1));
  REQUIRE(full);
  CHECK(full->legal == 200 * 200 * 199);
  CHECK(full->nimber == 0);
  CHECK(full->winning.empty());
  const auto widest = list_moves(blocks, 4, 5, std::vector<std::uint8_t>(20, 1));
  REQUIRE(widest);
  CHECK_FALSE(widest->winning.empty());
}

TEST_CASE("boards of plane games that are refused", "[plane_moves]") {
  const std::vector<std::uint8_t> coins(21);
  const Error no_side{ErrorKind::board_out_of_range, 200};
  CHECK(list_moves(twins, 0, 5, coins).error() == no_side);
  CHECK(list_moves(twins, 5, 201, coins).error() == no_side);
  CHECK(list_moves(blocks, ~std::uint64_t{0}, 2, coins).error() == no_side);
  CHECK(list_moves(blocks, 3, 7, coins).error() == Error{ErrorKind::too_many_moves, 20});
  CHECK(list_moves(twins, 4, 5, coins).error() == Error{ErrorKind::wrong_coin_count, 20});
}
