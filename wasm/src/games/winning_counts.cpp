#include "tartan/games/winning_counts.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>

namespace tartan {
namespace {

static_assert(std::uint64_t{most_line_moves} * most_line_moves <
              std::numeric_limits<std::uint32_t>::max());

// Sums over the column moves of one nimber, which all win together with the same row moves. The
// coins they turn, from any heads of the row, and their kinds don't depend on the row move: they
// are added up once for a row and a nimber, and reused for each row move. The coins are stored as
// differences between neighbouring places, in which a stretch of any length is two numbers. In
// games with many kinds, few kinds have the same nimber, so these are stored as a list.
class Counter {
 public:
  explicit Counter(const Position& position)
      : position_(position),
        board_(position.board()),
        column_kinds_(board_.columns().kind_count()),
        stride_(std::size_t{board_.columns().size()} + 1),
        lines_(board_nimber_limit * stride_),
        kinds_(board_nimber_limit * column_kinds_),
        found_(board_nimber_limit * (column_kinds_ + 1)),
        found_counts_(board_nimber_limit),
        changes_(stride_ * (std::size_t{board_.rows().size()} + 1)) {
    counts_.cornered.resize(board_.coin_count());
    counts_.of_kinds.resize(board_.rows().kind_count() * column_kinds_);
  }

  WinningCounts count() {
    const std::uint32_t rows = position_.nimber() == 0 ? 0 : board_.rows().size();
    for (std::uint32_t row = 0; row < rows; ++row) {
      const std::vector<Nimber> wanted = position_.wanted_nimbers(row);
      add_column_moves(row, wanted);
      for (Kind kind = 0; kind < wanted.size(); ++kind) add_row_move(row, kind, wanted[kind]);
    }
    add_up_changes();
    return std::move(counts_);
  }

 private:
  // The column moves of all heads of a row that its row moves want.
  void add_column_moves(std::uint32_t row, std::span<const Nimber> wanted) {
    const Line& columns = board_.columns();
    const auto wanting = times_wanted(wanted);
    for (Nimber nimber = 0; nimber < board_nimber_limit; ++nimber)
      if (wanting[static_cast<std::size_t>(nimber)] != 0) forget(nimber);
    for (std::uint32_t column = 0; column < columns.size(); ++column) {
      if (!position_.is_heads(row, column)) continue;
      for (Kind kind = 0; kind < columns.kinds_at(column); ++kind) {
        const Nimber nimber = columns.move_nimber(column, kind);
        const std::uint32_t times = wanting[static_cast<std::size_t>(nimber)];
        if (times == 0) continue;
        counts_.cornered[board_.coin_index(row, column)] += times;
        add_kind(nimber, kind);
        const std::span line = line_of(nimber);
        for (const auto [nearest, furthest] : columns.turned(column, kind)) {
          ++line[column - furthest];
          --line[column - nearest + 1];
        }
      }
    }
  }

  void forget(Nimber nimber) {
    for (const Kind kind : found_of(nimber)) kinds_of(nimber)[kind] = 0;
    found_counts_[static_cast<std::size_t>(nimber)] = 0;
    std::ranges::fill(line_of(nimber), 0);
  }

  // Always written behind the list, which grows only if the kind is new: processors would often
  // foresee a branch wrongly.
  void add_kind(Nimber nimber, Kind kind) {
    const auto index = static_cast<std::size_t>(nimber);
    found_[index * (column_kinds_ + 1) + found_counts_[index]] = kind;
    found_counts_[index] += kinds_of(nimber)[kind]++ == 0 ? 1 : 0;
  }

  void add_row_move(std::uint32_t row, Kind kind, Nimber wanted) {
    const std::span found = found_of(wanted);
    if (found.empty()) return;
    const std::span kinds = kinds_of(wanted);
    std::uint32_t* const counts = &counts_.of_kinds[kind * column_kinds_];
    if (found.size() * 4 < column_kinds_)
      for (const Kind column_kind : found) counts[column_kind] += kinds[column_kind];
    else
      for (std::size_t each = 0; each < column_kinds_; ++each) counts[each] += kinds[each];
    const std::span line = line_of(wanted);
    for (const auto [nearest, furthest] : board_.rows().turned(row, kind)) {
      std::uint32_t* const first = &changes_[(row - furthest) * stride_];
      std::uint32_t* const end = &changes_[(row - nearest + 1) * stride_];
      for (std::size_t column = 0; column < stride_; ++column) {
        first[column] += line[column];
        end[column] -= line[column];
      }
    }
  }

  void add_up_changes() {
    counts_.covering.reserve(board_.coin_count());
    std::vector<std::uint32_t> sums(stride_);  // of the rows so far
    for (std::uint32_t row = 0; row < board_.rows().size(); ++row) {
      std::uint32_t covering = 0;
      for (std::uint32_t column = 0; column < board_.columns().size(); ++column) {
        sums[column] += changes_[row * stride_ + column];
        counts_.covering.push_back(covering += sums[column]);
      }
    }
  }

  std::span<std::uint32_t> line_of(Nimber nimber) {
    return std::span(lines_).subspan(static_cast<std::size_t>(nimber) * stride_, stride_);
  }
  std::span<std::uint32_t> kinds_of(Nimber nimber) {
    const std::size_t start = static_cast<std::size_t>(nimber) * column_kinds_;
    return std::span(kinds_).subspan(start, column_kinds_);
  }

  std::span<const Kind> found_of(Nimber nimber) const {
    const auto index = static_cast<std::size_t>(nimber);
    return std::span(found_).subspan(index * (column_kinds_ + 1), found_counts_[index]);
  }

  const Position& position_;
  const Board& board_;
  WinningCounts counts_;
  std::size_t column_kinds_;
  std::size_t stride_;
  // Sums over the column moves of a row, by nimber. Entries of other than the wanted nimbers are
  // left from earlier rows. Differences are modulo 2^32, because they may be negative; their sums
  // are not.
  std::vector<std::uint32_t> lines_;
  std::vector<std::uint32_t> kinds_;
  std::vector<Kind> found_;  // by nimber, those that are not 0 in kinds_, each once
  std::vector<std::uint32_t> found_counts_;
  std::vector<std::uint32_t> changes_;
};

}  // namespace

WinningCounts count_winning_moves(const Position& position) { return Counter(position).count(); }

}  // namespace tartan
