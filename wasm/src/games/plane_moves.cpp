#include "tartan/games/plane_moves.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>

namespace tartan {
namespace {

// The sides of a board whose moves are listed.
struct Board {
  std::uint32_t rows;
  std::uint32_t columns;

  std::size_t index(Coin coin) const { return std::size_t{coin.row} * columns + coin.column; }
  Coin coin(std::size_t index) const {
    return {static_cast<std::uint32_t>(index / columns),
            static_cast<std::uint32_t>(index % columns)};
  }
};

// Each leads to one other coin, so that at most one in each of its two directions wins.
void add_acrostic_twins(Coin corner, PlaneMoves& moves) {
  const auto [row, column] = corner;
  moves.legal += std::uint64_t{row} + column;
  if (moves.nimber == 0) return;
  const auto change = static_cast<std::uint32_t>(moves.nimber);
  if (const std::uint32_t other = row ^ change; other < row)
    moves.winning.push_back({{other, column}, corner});
  if (const std::uint32_t other = column ^ change; other < column)
    moves.winning.push_back({{row, other}, corner});
}

// The sets of coins of a small board, one bit for each coin, row by row.
class BlockSets {
 public:
  BlockSets(const Board& board, std::span<const Nimber> values) : board_(board), values_(values) {
    for (std::uint32_t row = 0; row < board.rows; ++row) {
      first_column_ |= bit({row, 0});
      last_column_ |= bit({row, board.columns - 1});
    }
  }

  /// Goes through all sets of coins that are nowhere behind the corner.
  void add_blocks(Coin corner, PlaneMoves& moves) const {
    std::uint32_t others = 0;
    for (std::uint32_t row = 0; row <= corner.row; ++row)
      for (std::uint32_t column = 0; column <= corner.column; ++column)
        others |= bit({row, column});
    others ^= bit(corner);
    for (std::uint32_t some = others;; some = (some - 1) & others) {
      if (is_connected(some | bit(corner), bit(corner))) add_block(some | bit(corner), moves);
      if (some == 0) return;
    }
  }

 private:
  std::uint32_t bit(Coin coin) const { return 1U << board_.index(coin); }

  bool is_connected(std::uint32_t set, std::uint32_t start) const {
    std::uint32_t reached = start;
    for (std::uint32_t before = 0; reached != before;) {
      before = reached;
      reached |= reached << board_.columns | reached >> board_.columns |
                 (reached & ~last_column_) << 1U | (reached & ~first_column_) >> 1U;
      reached &= set;
    }
    return reached == set;
  }

  void add_block(std::uint32_t set, PlaneMoves& moves) const {
    ++moves.legal;
    std::vector<Coin> block;
    Nimber change = 0;
    for (std::uint32_t rest = set; rest != 0; rest &= rest - 1) {
      const auto index = static_cast<std::size_t>(std::countr_zero(rest));
      block.push_back(board_.coin(index));
      change ^= values_[index];
    }
    if (change == moves.nimber) moves.winning.push_back(std::move(block));
  }

  const Board& board_;
  std::span<const Nimber> values_;
  std::uint32_t first_column_ = 0;
  std::uint32_t last_column_ = 0;
};

template <class AddMoves>
PlaneMoves moves_of(const Board& board, std::span<const std::uint8_t> coins,
                    std::span<const Nimber> values, AddMoves add_moves) {
  PlaneMoves moves{0, 0, {}};
  for (std::size_t index = 0; index < coins.size(); ++index)
    if (coins[index] != 0) moves.nimber ^= values[index];
  for (std::size_t index = 0; index < coins.size(); ++index)
    if (coins[index] != 0) add_moves(board.coin(index), moves);
  return moves;
}

}  // namespace

Result<PlaneMoves> list_moves(PlaneGame game, std::uint64_t rows, std::uint64_t columns,
                              std::span<const std::uint8_t> coins) {
  if (std::min(rows, columns) < 1 || std::max(rows, columns) > largest_plane_board_side)
    return Error{ErrorKind::board_out_of_range, largest_plane_board_side};
  if (game == PlaneGame::connected_blocks && rows * columns > largest_blocks_board)
    return Error{ErrorKind::too_many_moves, largest_blocks_board};
  if (coins.size() != rows * columns) return Error{ErrorKind::wrong_coin_count, rows * columns};
  const Board board{static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns)};
  std::vector<Nimber> values;
  for (std::size_t index = 0; index < coins.size(); ++index)
    values.push_back(*coin_value(game, board.coin(index)));
  if (game == PlaneGame::acrostic_twins) return moves_of(board, coins, values, add_acrostic_twins);
  const BlockSets blocks(board, values);
  return moves_of(board, coins, values,
                  [&](Coin corner, PlaneMoves& moves) { blocks.add_blocks(corner, moves); });
}

}  // namespace tartan
