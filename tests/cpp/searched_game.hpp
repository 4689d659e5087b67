// A small board and the search of its whole game.
#pragma once

#include <catch_amalgamated.hpp>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "boards.hpp"
#include "game_search.hpp"
#include "tartan/games/position.hpp"

namespace tartan::test {

/// A small board of the solver, with the results of the search.
struct Searched {
  Board board;
  std::vector<std::uint16_t> grundy;  // of every set of heads
  std::vector<SmallMove> moves;       // of the board with all coins heads
};

inline Searched searched(std::uint32_t rows, std::uint32_t columns, const std::string& row_game,
                         const std::string& column_game) {
  const bool is_acrostic = row_game == "acrostic-twins";
  const auto line = [=](const std::string& game, std::uint32_t size) {
    return LineByRule(is_acrostic ? "turning-turtles" : game, size);  // one coin or two
  };
  const SmallBoard rules{line(row_game, rows), line(column_game, columns), is_acrostic};
  return {board(rows, columns, row_game, column_game), search_all_positions(rules),
          all_moves(rules)};
}

inline std::vector<std::uint8_t> coins_of(const Searched& game, CoinSet heads) {
  std::vector<std::uint8_t> coins(game.board.coin_count());
  for (std::size_t index = 0; index < coins.size(); ++index) coins[index] = heads >> index & 1U;
  return coins;
}

inline Position position_of(const Searched& game, CoinSet heads) {
  auto position = Position::from_coins(game.board, coins_of(game, heads));
  REQUIRE(position);
  return std::move(*position);
}

}  // namespace tartan::test
