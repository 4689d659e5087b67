// Lists the moves of a small board of Connected Blocks. (Acrostic Twins is a board like any
// product: position.hpp has its moves.)
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tartan/games/plane_game.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

struct BlockMoves {
  Nimber nimber;  ///< of the position
  std::uint64_t legal;
  /// By corner, each with its coins by row and column.
  std::vector<std::vector<Coin>> winning;
};

/// The most coins of a board whose moves are listed: they have 2^20 sets.
inline constexpr std::uint32_t largest_block_board = 20;

/// `coins` has one byte for each, row by row, 0 where it is tails. Errors:
/// ErrorKind::board_out_of_range with largest_block_board for a side that is 0 or longer,
/// ErrorKind::too_many_moves with largest_block_board for more coins, and
/// ErrorKind::wrong_coin_count with how many there are.
Result<BlockMoves> list_block_moves(std::uint64_t rows, std::uint64_t columns,
                                    std::span<const std::uint8_t> coins);

}  // namespace tartan
