// Builds boards from their sides and the names of their line games, and positions on them.
#pragma once

#include <catch_amalgamated.hpp>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tartan/games/position.hpp"

namespace tartan::test {

inline Board acrostic_twins(std::uint64_t rows, std::uint64_t columns) {
  auto created = Board::acrostic_twins(rows, columns);
  REQUIRE(created);
  return std::move(*created);
}

/// A product of two line games, or Acrostic Twins if both are `acrostic-twins`.
inline Board board(std::uint64_t rows, std::uint64_t columns, const std::string& row_game,
                   const std::string& column_game) {
  if (row_game == "acrostic-twins") return acrostic_twins(rows, columns);
  const auto row_rules = LineGame::parse(row_game), column_rules = LineGame::parse(column_game);
  REQUIRE(row_rules);
  REQUIRE(column_rules);
  auto created = Board::create({*row_rules, *column_rules}, rows, columns);
  REQUIRE(created);
  return std::move(*created);
}

inline Board flipping_game(std::uint64_t rows, std::uint64_t columns) {
  return board(rows, columns, "runs:triangular", "runs:square");
}

/// The kind of the runs of a length, or no_kind if the line has none.
inline Kind kind_of_run(const Line& line, std::uint32_t length) {
  for (Kind kind = 0; kind < line.kind_count(); ++kind)
    if (line.turned(line.size() - 1, kind).back().furthest + 1U == length) return kind;
  return no_kind;
}

/// A move of a board of runs in the Flipping Game's terms: a rectangle given by its upper right
/// corner, with columns and rows from 1.
inline Move rectangle(const Board& board, std::uint32_t column, std::uint32_t row,
                      std::uint32_t width, std::uint32_t height) {
  return {static_cast<std::uint8_t>(row - 1), static_cast<std::uint8_t>(column - 1),
          kind_of_run(board.rows(), height), kind_of_run(board.columns(), width)};
}

/// Random coins, heads or tails with the same probability.
inline Position random_position(const Board& board, std::mt19937& engine) {
  std::vector<std::uint8_t> coins(board.coin_count());
  for (std::uint8_t& coin : coins) coin = engine() % 2;
  auto position = Position::from_coins(board, coins);
  REQUIRE(position);
  return std::move(*position);
}

/// The position after a legal move.
inline Position played(Position position, const Move& move) {
  REQUIRE(position.play(move) == Legality::legal);
  return position;
}

}  // namespace tartan::test
