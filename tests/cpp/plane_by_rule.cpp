#include "plane_by_rule.hpp"

#include <algorithm>

namespace tartan::test {
namespace {

bool are_neighbours(Coin a, Coin b) {
  const std::uint32_t down = std::max(a.row, b.row) - std::min(a.row, b.row);
  const std::uint32_t right = std::max(a.column, b.column) - std::min(a.column, b.column);
  return down + right == 1;
}

// True for two coins of which one is in the same row or column.
bool are_acrostic_twins(const std::vector<Coin>& coins) {
  return coins.size() == 2 && (coins[0].row == coins[1].row || coins[0].column == coins[1].column);
}

bool is_set_of(PlaneGame game, const std::vector<Coin>& coins) {
  return game == PlaneGame::acrostic_twins ? are_acrostic_twins(coins) : is_one_block(coins);
}

}  // namespace

bool is_one_block(const std::vector<Coin>& coins) {
  std::vector<Coin> found{coins.front()}, rest(coins.begin() + 1, coins.end());
  for (std::size_t next = 0; next < found.size(); ++next) {
    const auto is_apart = [&](Coin coin) { return !are_neighbours(coin, found[next]); };
    const auto touching = std::partition(rest.begin(), rest.end(), is_apart);
    found.insert(found.end(), touching, rest.end());
    rest.erase(touching, rest.end());
  }
  return rest.empty();
}

std::vector<SmallMove> moves_by_rule(PlaneGame game, std::uint32_t rows, std::uint32_t columns) {
  std::vector<SmallMove> moves;
  for (CoinSet set = 1; set < CoinSet{1} << (rows * columns); ++set) {
    std::vector<Coin> coins;
    Coin corner{0, 0};
    for (std::uint32_t index = 0; index < rows * columns; ++index) {
      if ((set >> index & 1U) == 0) continue;
      coins.push_back({index / columns, index % columns});
      corner.row = std::max(corner.row, coins.back().row);
      corner.column = std::max(corner.column, coins.back().column);
    }
    if (coins.back() == corner && is_set_of(game, coins))
      moves.push_back({{}, CoinSet{1} << (corner.row * columns + corner.column), set});
  }
  return moves;
}

}  // namespace tartan::test
