// The boards that have a name.
#pragma once

#include <cstdint>
#include <string_view>

#include "tartan/games/board.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// Runs of triangular heights times runs of square widths.
BoardGame flipping_game();

/// Reads `flipping-game`, `rugs`, `turning-corners`, `mock-turtles-squared`,
/// `turning-turtles-squared`, or `ROWS*COLUMNS` with two line games as LineGame::parse has them.
/// Errors: ErrorKind::unknown_game, and those of LineGame::parse.
Result<BoardGame> find_game(std::string_view name);

/// A board of `acrostic-twins`, or of a game that find_game reads. Errors: those of find_game, and
/// of Board::create or Board::acrostic_twins.
Result<Board> create_board(std::string_view name, std::uint64_t rows, std::uint64_t columns);

}  // namespace tartan
