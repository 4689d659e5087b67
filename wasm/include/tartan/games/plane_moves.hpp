// The moves of a position of a plane game, one by one.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tartan/games/plane_game.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

struct PlaneMoves {
  Nimber nimber;  ///< of the position
  std::uint64_t legal;
  /// By corner, each with its coins by row and column.
  std::vector<std::vector<Coin>> winning;
};

/// The most rows, and the most columns, of a board whose moves are listed.
inline constexpr std::uint32_t largest_plane_board_side = 200;

/// The most coins of a board of Connected Blocks whose moves are listed: they have 2^20 sets.
inline constexpr std::uint64_t largest_blocks_board = 20;

/// `coins` has one byte for each, row by row, 0 where it is tails. Errors:
/// ErrorKind::board_out_of_range with the longest side, ErrorKind::too_many_moves with
/// largest_blocks_board, and ErrorKind::wrong_coin_count with how many there are.
Result<PlaneMoves> list_moves(PlaneGame game, std::uint64_t rows, std::uint64_t columns,
                              std::span<const std::uint8_t> coins);

}  // namespace tartan
