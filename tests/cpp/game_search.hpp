// The Flipping Game as its rules say, without any theory: every position of a small board, every
// move, and the mex of what the moves lead to. The oracle of everything that the theory computes.
#pragma once

#include <cstdint>
#include <vector>

namespace tartan::test {

/// A board of at most 20 cells and its two sets of lengths.
struct SmallBoard {
  std::uint32_t rows;
  std::uint32_t columns;
  std::vector<std::uint32_t> row_lengths;     // heights, ascending
  std::vector<std::uint32_t> column_lengths;  // widths, ascending
};

/// A set of discs: bit (y - 1) * columns + (x - 1) is the disc in column x and row y.
using DiscSet = std::uint32_t;

DiscSet disc(const SmallBoard& board, std::uint32_t column, std::uint32_t row);

/// The Grundy number of every position, indexed by its set of white discs.
std::vector<std::uint16_t> search_all_positions(const SmallBoard& board);

/// A rectangle that may be flipped while its upper right disc, the corner, is white.
struct SmallMove {
  std::uint32_t column, row, width, height;
  DiscSet corner;
  DiscSet flipped;
};

/// The moves of the full board, ordered by row, column, height and width.
std::vector<SmallMove> all_moves(const SmallBoard& board);

}  // namespace tartan::test
