#include "tartan/games/block_moves.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <vector>

#include "plane_by_rule.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

// Sets of coins by corner, ascending.
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

// Checks every `step`-th position; step 1 checks all.
void check_positions(std::uint32_t rows, std::uint32_t columns, CoinSet step) {
  const std::vector<SmallMove> moves = moves_by_rule(PlaneGame::connected_blocks, rows, columns);
  const std::vector<std::uint16_t> grundy = search_all_positions(rows * columns, moves);
  for (CoinSet heads = 0; heads < grundy.size(); heads += step) {
    std::uint64_t legal = 0;
    std::vector<CoinSet> winning;
    for (const SmallMove& move : moves) {
      if ((heads & move.corner) == 0) continue;
      ++legal;
      if (grundy[heads ^ move.turned] == 0) winning.push_back(move.turned);
    }
    const auto listed = list_block_moves(rows, columns, coins_of(heads, rows * columns));
    INFO(rows << " rows, " << columns << " columns, heads " << heads);
    if (!listed) FAIL("refused");
    if (listed->nimber != grundy[heads]) FAIL("the nimber");
    if (listed->legal != legal) FAIL("how many moves are legal");
    if (sets_of(listed->winning, columns) != winning) FAIL("the winning moves");
  }
}

// Checks all boards with a number of coins in this range.
void check_boards(std::uint32_t fewest, std::uint32_t most, CoinSet step) {
  for (std::uint32_t rows = 1; rows <= most; ++rows)
    for (std::uint32_t columns = 1; rows * columns <= most; ++columns)
      if (rows * columns >= fewest) check_positions(rows, columns, step);
  SUCCEED();
}

}  // namespace

// Listing the moves of a position goes through all sets of its coins, so positions with many coins
// are only sampled.
TEST_CASE("the moves of positions of Connected Blocks", "[block_moves][long]") {
  check_boards(1, 10, 1);
  check_boards(11, 16, 61);
}

TEST_CASE("the moves of positions of small boards of Connected Blocks", "[block_moves][sample]") {
  check_boards(1, 9, 1);
}

TEST_CASE("a winning move of Connected Blocks has its coins by row and column", "[block_moves]") {
  const std::vector<std::uint8_t> last_only{0, 0, 0, 1};
  const auto moves = list_block_moves(2, 2, last_only);
  REQUIRE(moves);
  CHECK(moves->nimber == 4);
  CHECK(moves->legal == 7);  // all sets with the corner, except the corner with (0, 0)
  CHECK(moves->winning == std::vector<std::vector<Coin>>{{{0, 1}, {1, 0}, {1, 1}}, {{1, 1}}});
}

TEST_CASE("boards of Connected Blocks that are refused", "[block_moves]") {
  const std::vector<std::uint8_t> coins(20, 1);
  CHECK(list_block_moves(4, 5, coins));
  const Error no_side{ErrorKind::board_out_of_range, 20};
  CHECK(list_block_moves(0, 5, coins).error() == no_side);
  CHECK(list_block_moves(1, 21, coins).error() == no_side);
  CHECK(list_block_moves(~std::uint64_t{0}, 2, coins).error() == no_side);
  CHECK(list_block_moves(3, 7, coins).error() == Error{ErrorKind::too_many_moves, 20});
  CHECK(list_block_moves(3, 6, coins).error() == Error{ErrorKind::wrong_coin_count, 18});
}
