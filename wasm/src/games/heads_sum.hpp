// The sum of the heads' weights after a move, without making the move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tartan/games/position.hpp"

namespace tartan {

/// Every coin has a weight. A move takes the weight of each heads that it turns from the sum of the
/// heads, and adds that of each tails. With
///
///   s[r][c] = the sum of what turning each coin of the first r rows and the first c columns takes
///             away
///
/// four of these values, at the corners, give the same of any stretch of rows with any stretch of
/// columns.
class HeadsSum {
 public:
  /// weight_of(row, column) is called once for each coin.
  template <class WeightOf>
  HeadsSum(const Position& position, WeightOf weight_of)
      : board_(position.board()),
        stride_(std::size_t{board_.columns().size()} + 1),
        taken_(stride_ * (std::size_t{board_.rows().size()} + 1)) {
    for (std::uint32_t row = 0; row < board_.rows().size(); ++row) {
      std::int64_t of_row = 0;
      for (std::uint32_t column = 0; column < board_.columns().size(); ++column) {
        const std::int64_t weight = weight_of(row, column);
        const bool heads = position.is_heads(row, column);
        if (heads) sum_ += weight;
        of_row += heads ? weight : -weight;
        taken_[place(row + 1, column + 1)] = taken_[place(row, column + 1)] + of_row;
      }
    }
  }

  /// Once this legal move is made.
  std::int64_t after(const Move& move) const noexcept {
    std::int64_t sum = sum_;
    const auto column_stretches = board_.columns().turned(move.column, move.column_kind);
    for (const Stretch rows : board_.rows().turned(move.row, move.row_kind)) {
      const std::uint32_t first_row = move.row - rows.furthest,
                          end_row = move.row - rows.nearest + 1;
      for (const Stretch columns : column_stretches) {
        const std::uint32_t first_column = move.column - columns.furthest;
        const std::uint32_t end_column = move.column - columns.nearest + 1;
        sum -= taken_[place(end_row, end_column)] - taken_[place(end_row, first_column)] -
               taken_[place(first_row, end_column)] + taken_[place(first_row, first_column)];
      }
    }
    return sum;
  }

 private:
  std::size_t place(std::uint32_t row, std::uint32_t column) const noexcept {
    return row * stride_ + column;
  }

  const Board& board_;
  std::size_t stride_;
  std::vector<std::int64_t> taken_;
  std::int64_t sum_ = 0;
};

}  // namespace tartan
