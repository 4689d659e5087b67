// Boards that have a name.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "tartan/games/board.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// Runs of triangular heights times runs of square widths.
BoardGame flipping_game();

/// A product with a name of its own, and what it is: `ROWS*COLUMNS`.
struct NamedProduct {
  std::string_view name, lines;
};
inline constexpr std::array named_products{
    NamedProduct{"flipping-game", "runs:triangular*runs:square"},
    NamedProduct{"rugs", "ruler*ruler"},
    NamedProduct{"turning-corners", "twins*twins"},
    NamedProduct{"turning-turtles-squared", "turning-turtles*turning-turtles"},
    NamedProduct{"mock-turtles-squared", "mock-turtles*mock-turtles"},
};

/// Reads one of named_products, or `ROWS*COLUMNS` with two line games as LineGame::parse has them.
/// Errors: ErrorKind::unknown_game, and those of LineGame::parse.
Result<BoardGame> find_game(std::string_view name);

/// A board of `acrostic-twins`, or of a game that find_game reads. Errors: those of find_game, and
/// of Board::create or Board::acrostic_twins.
Result<Board> create_board(std::string_view name, std::uint64_t rows, std::uint64_t columns);

}  // namespace tartan
