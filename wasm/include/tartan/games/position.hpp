// A position of the Flipping Game: which discs of a board are white, and which moves it has.
//
// Its nimber is the XOR of the values of its white discs. A move changes that by the product of the
// rectangle's two move nimbers, so it wins, by leaving nimber 0, exactly when the product is the
// position's own nimber. As no move changes it by 0, a position of nimber 0 has no winning move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tartan/games/board.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// Whether a rectangle is a move of a position, or the first reason why not.
enum class Legality {
  legal,
  off_board,             ///< its corner is not on the board, or it reaches over an edge
  height_not_in_family,  ///< no length of the rows axis, such as 0
  width_not_in_family,   ///< no length of the columns axis
  corner_black,          ///< its upper right disc
};

/// Columns and rows that are given to a position are those of its board, which outlives it. Lists
/// of moves are ordered by row, column, height and width.
class Position {
 public:
  static Position all_white(const Board& board);
  static Position all_black(const Board& board);
  static Position all_white(const Board&& board) = delete;
  static Position all_black(const Board&& board) = delete;

  /// One byte a disc, by Board::disc_index: 0 where it is black. Another number of discs than the
  /// board has is ErrorKind::wrong_disc_count.
  static Result<Position> from_discs(const Board& board, std::span<const std::uint8_t> discs);
  static Result<Position> from_discs(const Board&&, std::span<const std::uint8_t>) = delete;

  const Board& board() const noexcept { return *board_; }

  /// 1 for each white disc and 0 for each black one, by Board::disc_index.
  std::span<const std::uint8_t> discs() const noexcept { return discs_; }

  bool is_white(std::uint32_t column, std::uint32_t row) const noexcept {
    return discs_[board_->disc_index(column, row)] != 0;
  }

  /// Turns a disc by hand, which is no move.
  void set_white(std::uint32_t column, std::uint32_t row, bool white) noexcept;

  /// Kept up to date by every change; below 256.
  Nimber nimber() const noexcept { return nimber_; }

  Legality legality(const Rectangle& rectangle) const noexcept;

  /// Whether it is a legal move to a position of nimber 0.
  bool wins(const Rectangle& rectangle) const noexcept;

  /// Flips a legal rectangle; does nothing otherwise, and says why. The nimber follows from the
  /// prefix XORs in constant time.
  Legality play(const Rectangle& rectangle) noexcept;

  /// On the largest board it passes 100,000,000 with families such as the odd lengths.
  std::uint64_t legal_move_count() const noexcept;

  /// Fills `moves`, which has room for exactly legal_move_count() of them.
  void list_legal_moves(std::span<Rectangle> moves) const;

  /// Whether there is no legal move. Where an axis lacks the length 1, white discs may be left.
  bool is_over() const noexcept;

  /// The moves with this upper right corner; none where it is black.
  std::vector<Rectangle> legal_moves_at(std::uint32_t column, std::uint32_t row) const;
  std::vector<Rectangle> winning_moves_at(std::uint32_t column, std::uint32_t row) const;

  /// On the largest board and with families such as the odd lengths it passes 100,000,000. It takes
  /// one step for each white disc and height, not for each move.
  std::uint64_t winning_move_count() const;

  /// Fills `moves`, which has room for exactly winning_move_count() of them: the caller can be
  /// refused that memory, the position can not.
  void list_winning_moves(std::span<Rectangle> moves) const;

 private:
  Position(const Board& board, std::vector<std::uint8_t> discs);

  const Board* board_;
  std::vector<std::uint8_t> discs_;
  Nimber nimber_ = 0;
};

}  // namespace tartan
