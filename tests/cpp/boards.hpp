// Boards by their sides and the names of their length families, and positions of them.
#pragma once

#include <catch_amalgamated.hpp>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tartan/games/position.hpp"

namespace tartan::test {

inline Board board(std::uint64_t rows, std::uint64_t columns, const std::string& row_lengths,
                   const std::string& column_lengths) {
  auto created = Board::create(rows, columns, *LengthFamily::parse(row_lengths),
                               *LengthFamily::parse(column_lengths));
  REQUIRE(created);
  return std::move(*created);
}

inline Board flipping_game(std::uint64_t rows, std::uint64_t columns) {
  return board(rows, columns, "triangular", "square");
}

/// Each disc is white or black with the same chance.
inline Position random_position(const Board& board, std::mt19937& engine) {
  std::vector<std::uint8_t> discs(board.disc_count());
  for (std::uint8_t& disc : discs) disc = engine() % 2;
  auto position = Position::from_discs(board, discs);
  REQUIRE(position);
  return std::move(*position);
}

/// The position after a legal move.
inline Position played(Position position, const Rectangle& move) {
  REQUIRE(position.play(move) == Legality::legal);
  return position;
}

}  // namespace tartan::test
