#include "tartan/games/block_moves.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>

namespace tartan {
namespace {

// The size of a board whose moves are listed.
struct BlockBoard {
  std::uint32_t rows;
  std::uint32_t columns;

  std::size_t index(Coin coin) const { return std::size_t{coin.row} * columns + coin.column; }
  Coin coin(std::size_t index) const {
    return {static_cast<std::uint32_t>(index / columns),
            static_cast<std::uint32_t>(index % columns)};
  }
};

// The sets of coins of a small board, one bit for each coin, row by row.
class BlockSets {
 public:
  BlockSets(const BlockBoard& board, std::span<const Nimber> values)
      : board_(board), values_(values) {
    for (std::uint32_t row = 0; row < board.rows; ++row) {
      first_column_ |= bit({row, 0});
      last_column_ |= bit({row, board.columns - 1});
    }
  }

  /// Goes through all sets of coins that are nowhere behind the corner.
  void add_blocks(Coin corner, BlockMoves& moves) const {
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

  void add_block(std::uint32_t set, BlockMoves& moves) const {
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

  const BlockBoard& board_;
  std::span<const Nimber> values_;
  std::uint32_t first_column_ = 0;
  std::uint32_t last_column_ = 0;
};

}  // namespace

Result<BlockMoves> list_block_moves(std::uint64_t rows, std::uint64_t columns,
                                    std::span<const std::uint8_t> coins) {
  if (std::min(rows, columns) < 1 || std::max(rows, columns) > largest_block_board)
    return Error{ErrorKind::board_out_of_range, largest_block_board};
  if (rows * columns > largest_block_board)
    return Error{ErrorKind::too_many_moves, largest_block_board};
  if (coins.size() != rows * columns) return Error{ErrorKind::wrong_coin_count, rows * columns};
  const BlockBoard board{static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns)};
  std::vector<Nimber> values;
  BlockMoves moves{0, 0, {}};
  for (std::size_t index = 0; index < coins.size(); ++index) {
    values.push_back(*coin_value(PlaneGame::connected_blocks, board.coin(index)));
    if (coins[index] != 0) moves.nimber ^= values[index];
  }
  const BlockSets blocks(board, values);
  for (std::size_t index = 0; index < coins.size(); ++index)
    if (coins[index] != 0) blocks.add_blocks(board.coin(index), moves);
  return moves;
}

}  // namespace tartan
