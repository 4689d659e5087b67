#include "tartan/games/plane_game.hpp"

#include <cassert>

namespace tartan {
namespace {

constexpr std::uint64_t largest_block_index_sum = 63;

Coin transposed(Coin coin) { return {coin.column, coin.row}; }

// The value of the coin at the index n of a line of Ruler.
Nimber ruler_value(std::uint64_t n) { return (n + 1) & -(n + 1); }

bool is_in_range(Coin coin) {
  return coin.row < largest_plane_side && coin.column < largest_plane_side;
}

// The value of a coin, which must have one.
Nimber known_value(PlaneGame game, Coin coin) {
  const auto [row, column] = coin;
  if (game == PlaneGame::acrostic_twins) return row ^ column;
  return row == 0 || column == 0 ? ruler_value(row + column) : Nimber{1} << (row + column);
}

std::vector<Coin> acrostic_twins_move(Coin corner, Nimber wanted) {
  const auto [row, column] = corner;
  const auto other_row = static_cast<std::uint32_t>(wanted ^ column);
  const auto other_column = static_cast<std::uint32_t>(wanted ^ row);
  return {corner, other_row < row ? Coin{other_row, column} : Coin{row, other_column}};
}

// The run that ends at coin `last` of a line of Ruler.
std::vector<Coin> run_in_row_0(std::uint32_t last, Nimber wanted) {
  std::vector<Coin> run{{0, last}};
  for (Nimber others = 0; others != wanted; others ^= ruler_value(run.back().column))
    run.push_back({0, run.back().column - 1});
  return run;
}

// A set of rows 0 and 1 with the corner (1, last), for last >= 1 and wanted > 0. Whole row 0 up to
// the corner holds any coins of row 1 together, and these give any bits but the lowest one: coin
// (1, k) has the bit k + 1. To change the lowest bit, leave out (0, 0), which is worth 1. Then (1,
// 0) has to hang on (1, 1); where that is missing, leave out (0, 1) instead of turning (1, 0), as
// both are worth 2.
std::vector<Coin> two_rows_move(std::uint32_t last, Nimber wanted) {
  Nimber missing = wanted;
  for (std::uint32_t column = 0; column <= last; ++column) missing ^= ruler_value(column);
  std::uint32_t first = 0;
  if ((missing & 1U) != 0) {
    first = (missing & 6U) == 2 ? 2 : 1;
    missing ^= first == 2 ? 3 : 1;
  }
  std::vector<Coin> turned{{1, last}};
  for (std::uint32_t column = first; column <= last; ++column) turned.push_back({0, column});
  for (std::uint32_t column = 0; column < last; ++column)
    if ((missing >> (column + 1) & 1U) != 0) turned.push_back({1, column});
  return turned;
}

std::vector<Coin> first_rows_move(Coin corner, Nimber wanted) {
  if (wanted == 0) return {corner};
  return corner.row == 0 ? run_in_row_0(corner.column, wanted)
                         : two_rows_move(corner.column, wanted);
}

// Climbs from the corner (r, c) to (r - 1, c), which is worth half as much, so that all sets with
// that corner stay connected to (r, c). If the bit of this half isn't wanted, the coin at
// (r, c - 1), which is worth the same, cancels it.
std::vector<Coin> connected_blocks_move(Coin corner, Nimber wanted) {
  std::vector<Coin> turned;
  for (; wanted != 0 && corner.row > 1 && corner.column > 1; --corner.row) {
    turned.push_back(corner);
    const Nimber half = Nimber{1} << (corner.row + corner.column - 1);
    if ((wanted & half) != 0)
      wanted ^= half;
    else
      turned.push_back({corner.row, corner.column - 1});
  }
  // The remaining corners are in row 0 or 1, or in column 0 or 1 with the board transposed.
  const bool is_transposed = corner.column < corner.row;
  if (is_transposed) corner = transposed(corner);
  for (const Coin coin : first_rows_move(corner, wanted))
    turned.push_back(is_transposed ? transposed(coin) : coin);
  return turned;
}

}  // namespace

std::optional<PlaneGame> find_plane_game(std::string_view name) {
  if (name == "acrostic-twins") return PlaneGame::acrostic_twins;
  if (name == "connected-blocks") return PlaneGame::connected_blocks;
  return std::nullopt;
}

Result<Nimber> coin_value(PlaneGame game, Coin coin) {
  if (!is_in_range(coin)) return Error{ErrorKind::too_many_grundy_numbers, largest_plane_side};
  const bool is_power_of_sum =
      game == PlaneGame::connected_blocks && coin.row != 0 && coin.column != 0;
  if (is_power_of_sum && coin.row + coin.column > largest_block_index_sum)
    return Error{ErrorKind::value_too_large, largest_block_index_sum};
  return known_value(game, coin);
}

std::vector<Coin> find_move(PlaneGame game, Coin corner, Nimber wanted) {
  assert(wanted < known_value(game, corner));
  return game == PlaneGame::acrostic_twins ? acrostic_twins_move(corner, wanted)
                                           : connected_blocks_move(corner, wanted);
}

}  // namespace tartan
