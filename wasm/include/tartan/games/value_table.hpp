// Tables of the values of coins, by the theory and by the definition alone.
#pragma once

#include <cstdint>
#include <vector>

#include "tartan/games/board.hpp"
#include "tartan/games/coin.hpp"
#include "tartan/games/plane_game.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// The most values of a table.
inline constexpr std::uint64_t largest_value_table = 1'000'000;

/// The values of the coins in the first rows and columns, row by row, exact to 64 bits. Errors:
/// ErrorKind::table_out_of_range with largest_value_table unless it has 1 ... largest_value_table
/// values, and those of LineGame::grundy_numbers or of coin_value.
Result<std::vector<Nimber>> value_table(const BoardGame& game, std::uint64_t rows,
                                        std::uint64_t columns);
Result<std::vector<Nimber>> value_table(PlaneGame game, std::uint64_t rows, std::uint64_t columns);

/// The most moves that value_table_by_definition goes through.
inline constexpr std::uint64_t most_moves_by_definition = 4'000'000;

/// Computes the table without the Tartan theorem, as an oracle. Each coin, in the order of rows and
/// columns, is worth the mex of the XORs of its sets' other coins, over every row move with every
/// column move. Errors: those of Line::create, of the rows first, and ErrorKind::too_many_moves
/// with most_moves_by_definition.
Result<std::vector<Nimber>> value_table_by_definition(const BoardGame& game, std::uint64_t rows,
                                                      std::uint64_t columns);

/// An option of a coin that is heads alone: the XOR of the other coins that some of its moves turn.
struct CoinOption {
  Nimber value;
  std::uint64_t moves;       ///< how many moves of the coin leave it
  std::vector<Coin> turned;  ///< by one of them, row by row; the coin itself comes last
};

/// The options of a coin by the definition alone, ascending by value, each value once: the coin is
/// worth the smallest number that is missing. Errors: those of value_table_by_definition for the
/// table whose last coin it is.
Result<std::vector<CoinOption>> coin_options(const BoardGame& game, Coin coin);

}  // namespace tartan
