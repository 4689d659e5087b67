// What the white discs of a position add up to after a move, without making it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tartan/games/position.hpp"

namespace tartan {

/// Every disc has a weight. A move takes the weight of each white disc of its rectangle from the
/// sum of the white ones, and adds that of each black one. With
///
///   s[y][x] = the sum of what flipping each disc of columns 1 ... x and rows 1 ... y takes away
///
/// this is known of any rectangle from the four values at its corners.
class WhiteSum {
 public:
  /// weight_of(column, row) is called once for each disc.
  template <class WeightOf>
  WhiteSum(const Position& position, WeightOf weight_of)
      : stride_(std::size_t{position.board().columns().size()} + 1),
        taken_(stride_ * (std::size_t{position.board().rows().size()} + 1)) {
    for (std::uint32_t row = 1; row <= position.board().rows().size(); ++row) {
      std::int64_t of_row = 0;
      for (std::uint32_t column = 1; column < stride_; ++column) {
        const std::int64_t weight = weight_of(column, row);
        const bool white = position.is_white(column, row);
        if (white) sum_ += weight;
        of_row += white ? weight : -weight;
        taken_[place(column, row)] = taken_[place(column, row - 1)] + of_row;
      }
    }
  }

  /// Once this rectangle of the board is flipped.
  std::int64_t after(const Rectangle& rectangle) const noexcept {
    const std::uint32_t right = rectangle.column, left = right - rectangle.width;
    const std::uint32_t top = rectangle.row, below = top - rectangle.height;
    return sum_ - (taken_[place(right, top)] - taken_[place(left, top)] -
                   taken_[place(right, below)] + taken_[place(left, below)]);
  }

 private:
  std::size_t place(std::uint32_t column, std::uint32_t row) const noexcept {
    return row * stride_ + column;
  }

  std::size_t stride_;
  std::vector<std::int64_t> taken_;
  std::int64_t sum_ = 0;
};

}  // namespace tartan
