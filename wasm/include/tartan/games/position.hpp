// A position of a board: which of its coins are heads, and which moves it has.
//
// Its nimber is the XOR of the values of its heads. A move changes that by its move nimber, so it
// wins, by leaving nimber 0, exactly when its move nimber is the position's own nimber. No move
// changes it by 0, so a position of nimber 0 has no winning move.
//
// Winning moves therefore need no search: a row move with the move nimber a wins together with the
// column moves of the move nimber b for which a (x) b is the position's nimber, and a line finds
// those.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tartan/games/board.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// Legal, or the first reason why a move can't be made in a position.
enum class Legality {
  legal,
  off_board,       ///< its corner
  no_row_move,     ///< the row kind does not fit at the corner's row
  no_column_move,  ///< the column kind does not fit at its column, or go with the row kind
  corner_tails,
};

/// Rows and columns that are given to a position are those of its board, which outlives it. Moves
/// are ordered by row, column, row kind and column kind.
class Position {
 public:
  static Position all_heads(const Board& board);
  static Position all_tails(const Board& board);
  static Position all_heads(const Board&& board) = delete;
  static Position all_tails(const Board&& board) = delete;

  /// One byte a coin, by Board::coin_index: 0 where it is tails. Another number of coins than the
  /// board has is ErrorKind::wrong_coin_count.
  static Result<Position> from_coins(const Board& board, std::span<const std::uint8_t> coins);
  static Result<Position> from_coins(const Board&&, std::span<const std::uint8_t>) = delete;

  const Board& board() const noexcept { return *board_; }

  /// 1 for heads and 0 for tails, by Board::coin_index.
  std::span<const std::uint8_t> coins() const noexcept { return coins_; }

  bool is_heads(std::uint32_t row, std::uint32_t column) const noexcept {
    return coins_[board_->coin_index(row, column)] != 0;
  }

  /// Turns a coin by hand, which is no move.
  void set_heads(std::uint32_t row, std::uint32_t column, bool heads) noexcept;

  /// Kept up to date by every change; below 256.
  Nimber nimber() const noexcept { return nimber_; }

  Legality legality(const Move& move) const noexcept;

  /// True for a legal move to a position of nimber 0.
  bool wins(const Move& move) const noexcept;

  /// Makes a legal move; does nothing otherwise, and says why.
  Legality play(const Move& move) noexcept;

  /// On the largest board it passes 400,000,000.
  std::uint64_t legal_move_count() const noexcept;

  /// True if there is no legal move; some coins may still be heads.
  bool is_over() const noexcept { return legal_move_count() == 0; }

  /// Takes one step for each column move of each heads, not for each move.
  std::uint64_t winning_move_count() const;

  /// The moves with this corner; none where it is tails.
  std::vector<Move> legal_moves_at(std::uint32_t row, std::uint32_t column) const;
  std::vector<Move> winning_moves_at(std::uint32_t row, std::uint32_t column) const;

  /// The winning moves with these two kinds; none for kinds that the board does not have.
  std::vector<Move> winning_moves_of(Kind row_kind, Kind column_kind) const;

  /// Calls visit(move) for each winning move, winning_move_count() times, in order.
  template <class Visit>
  void for_each_winning_move(Visit visit) const {
    for (std::uint32_t row = 0; row < board_->rows().size(); ++row)
      for_each_winning_move_in(row, visit);
  }

  /// Calls visit(move) for each winning move whose corner is in a row.
  template <class Visit>
  void for_each_winning_move_in(std::uint32_t row, Visit visit) const {
    const std::vector<Nimber> wanted = wanted_nimbers(row);
    for (std::uint32_t column = 0; column < board_->columns().size(); ++column)
      for_each_winning_move_at(row, column, wanted, visit);
  }

  /// For each kind that fits at a row, the move nimber that a column move must have to win together
  /// with it. In a position of nimber 0 all are 0, which no column move has.
  std::vector<Nimber> wanted_nimbers(std::uint32_t row) const;

 private:
  Position(const Board& board, std::vector<std::uint8_t> coins);

  template <class Visit>
  void for_each_winning_move_at(std::uint32_t row, std::uint32_t column,
                                std::span<const Nimber> wanted, Visit visit) const {
    if (!is_heads(row, column)) return;
    for (std::size_t row_kind = 0; row_kind < wanted.size(); ++row_kind)
      for (const Kind column_kind : board_->columns().kinds_with(column, wanted[row_kind]))
        visit(Move{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
                   static_cast<Kind>(row_kind), column_kind});
  }

  const Board* board_;
  std::vector<std::uint8_t> coins_;
  Nimber nimber_ = 0;
};

/// By nimber, how many row moves of a row win together with the column moves of that nimber.
std::array<std::uint32_t, board_nimber_limit> times_wanted(std::span<const Nimber> wanted) noexcept;

}  // namespace tartan
