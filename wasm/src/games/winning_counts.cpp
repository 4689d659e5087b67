#include "tartan/games/winning_counts.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace tartan {
namespace {

// A row move wins together with the column moves of one nimber. Which columns all those of a nimber
// turn, from any heads of the row, does not depend on the row move: it is added up once for a row
// and nimber, and then taken over into the rows that each row move turns. Both are kept as
// differences from one place to the next, in which a stretch is two numbers, however long it is.
class Counter {
 public:
  explicit Counter(const Position& position)
      : position_(position),
        board_(position.board()),
        counts_{std::vector<std::uint64_t>(board_.coin_count()), {}},
        stride_(std::size_t{board_.columns().size()} + 1),
        lines_(board_nimber_limit * stride_),
        changes_(stride_ * (std::size_t{board_.rows().size()} + 1)) {}

  WinningCounts count() {
    for (std::uint32_t row = 0; row < board_.rows().size(); ++row) {
      const std::vector<Nimber> wanted = position_.wanted_nimbers(row);
      add_column_moves(row, wanted);
      for (Kind kind = 0; kind < wanted.size(); ++kind) add_row_move(row, kind, wanted[kind]);
    }
    add_up_changes();
    return std::move(counts_);
  }

 private:
  // Those of all heads of a row that a row move wants.
  void add_column_moves(std::uint32_t row, std::span<const Nimber> wanted) {
    const Line& columns = board_.columns();
    const auto wanting = times_wanted(wanted);
    std::ranges::fill(lines_, 0);
    for (std::uint32_t column = 0; column < columns.size(); ++column) {
      if (!position_.is_heads(row, column)) continue;
      for (Kind kind = 0; kind < columns.kinds_at(column); ++kind) {
        const auto nimber = static_cast<std::size_t>(columns.move_nimber(column, kind));
        if (wanting[nimber] == 0) continue;
        counts_.cornered[board_.coin_index(row, column)] += wanting[nimber];
        for (const auto [nearest, furthest] : columns.turned(column, kind)) {
          ++lines_[nimber * stride_ + column - furthest];
          --lines_[nimber * stride_ + column - nearest + 1];
        }
      }
    }
  }

  void add_row_move(std::uint32_t row, Kind kind, Nimber wanted) {
    const std::uint64_t* const line = &lines_[static_cast<std::size_t>(wanted) * stride_];
    for (const auto [nearest, furthest] : board_.rows().turned(row, kind)) {
      std::uint64_t* const first = &changes_[(row - furthest) * stride_];
      std::uint64_t* const end = &changes_[(row - nearest + 1) * stride_];
      for (std::size_t column = 0; column < stride_; ++column) {
        first[column] += line[column];
        end[column] -= line[column];
      }
    }
  }

  void add_up_changes() {
    counts_.covering.reserve(board_.coin_count());
    std::vector<std::uint64_t> sums(stride_);  // of the rows so far
    for (std::uint32_t row = 0; row < board_.rows().size(); ++row) {
      std::uint64_t covering = 0;
      for (std::uint32_t column = 0; column < board_.columns().size(); ++column) {
        sums[column] += changes_[row * stride_ + column];
        counts_.covering.push_back(covering += sums[column]);
      }
    }
  }

  const Position& position_;
  const Product& board_;
  WinningCounts counts_;
  std::size_t stride_;
  // Modulo 2^64, as differences may be negative; the sums are not.
  std::vector<std::uint64_t> lines_;  // of the columns, by nimber
  std::vector<std::uint64_t> changes_;
};

}  // namespace

WinningCounts count_winning_moves(const Position& position) { return Counter(position).count(); }

}  // namespace tartan
