#include "tartan/games/position.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tartan {
namespace {

// A height that a winning move from some row can have, and the move nimber that its width must
// have then: b with a (x) b = the position's nimber, for the move nimber a of the height.
struct WinningHeight {
  std::uint8_t height;
  Nimber wanted;
};

// Of the nimber 0 the wanted one is 0 as well, and no width has it.
std::vector<WinningHeight> winning_heights(const Position& position, std::uint32_t row) {
  const BoardAxis& rows = position.board().rows();
  std::vector<WinningHeight> heights;
  for (const std::uint32_t height : rows.lengths_at(row)) {
    const Nimber wanted = *nim_quotient(position.nimber(), rows.move_nimber(row, height));
    heights.push_back({static_cast<std::uint8_t>(height), wanted});
  }
  return heights;
}

// Calls visit(column, row, height, widths) for each corner and height with the widths that win, in
// the order of the moves.
template <class Visit>
void visit_winning_widths(const Position& position, Visit visit) {
  const BoardAxis& columns = position.board().columns();
  for (std::uint32_t row = 1; row <= position.board().rows().size(); ++row) {
    const std::vector<WinningHeight> heights = winning_heights(position, row);
    for (std::uint32_t column = 1; column <= columns.size(); ++column) {
      if (!position.is_white(column, row)) continue;
      for (const auto& [height, wanted] : heights)
        visit(column, row, height, columns.lengths_with(column, wanted));
    }
  }
}

Rectangle rectangle_of(std::uint32_t column, std::uint32_t row, std::uint32_t width,
                       std::uint32_t height) {
  return {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row),
          static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(height)};
}

// Calls visit(move) for each move with this upper right corner, by height and width.
template <class Visit>
void visit_legal_moves_at(const Position& position, std::uint32_t column, std::uint32_t row,
                          Visit visit) {
  if (!position.is_white(column, row)) return;
  for (const std::uint32_t height : position.board().rows().lengths_at(row))
    for (const std::uint32_t width : position.board().columns().lengths_at(column))
      visit(rectangle_of(column, row, width, height));
}

}  // namespace

Position::Position(const Board& board, std::vector<std::uint8_t> discs)
    : board_(&board), discs_(std::move(discs)) {
  for (std::size_t index = 0; index < discs_.size(); ++index)
    if (discs_[index] != 0) nimber_ ^= board.disc_values()[index];
}

Position Position::all_white(const Board& board) {
  return Position(board, std::vector<std::uint8_t>(board.disc_count(), 1));
}

Position Position::all_black(const Board& board) {
  return Position(board, std::vector<std::uint8_t>(board.disc_count(), 0));
}

Result<Position> Position::from_discs(const Board& board, std::span<const std::uint8_t> discs) {
  if (discs.size() != board.disc_count())
    return Error{ErrorKind::wrong_disc_count, board.disc_count()};
  std::vector<std::uint8_t> zeros_and_ones(discs.size());
  std::ranges::transform(discs, zeros_and_ones.begin(),
                         [](std::uint8_t disc) { return std::uint8_t{disc != 0}; });
  return Position(board, std::move(zeros_and_ones));
}

void Position::set_white(std::uint32_t column, std::uint32_t row, bool white) noexcept {
  const std::size_t index = board_->disc_index(column, row);
  if ((discs_[index] != 0) == white) return;
  discs_[index] ^= 1U;
  nimber_ ^= board_->disc_values()[index];
}

Legality Position::legality(const Rectangle& rectangle) const noexcept {
  if (!board_->contains(rectangle)) return Legality::off_board;
  if (!board_->rows().has_length(rectangle.height)) return Legality::height_not_in_family;
  if (!board_->columns().has_length(rectangle.width)) return Legality::width_not_in_family;
  if (!is_white(rectangle.column, rectangle.row)) return Legality::corner_black;
  return Legality::legal;
}

bool Position::wins(const Rectangle& rectangle) const noexcept {
  return legality(rectangle) == Legality::legal && board_->nimbers_of(rectangle).product == nimber_;
}

Legality Position::play(const Rectangle& rectangle) noexcept {
  const Legality verdict = legality(rectangle);
  if (verdict != Legality::legal) return verdict;
  for (std::uint32_t distance = 0; distance < rectangle.height; ++distance) {
    const std::size_t right = board_->disc_index(rectangle.column, rectangle.row - distance);
    for (std::size_t index = right + 1 - rectangle.width; index <= right; ++index)
      discs_[index] ^= 1U;
  }
  nimber_ ^= board_->nimbers_of(rectangle).product;
  return Legality::legal;
}

std::uint64_t Position::legal_move_count() const noexcept {
  std::uint64_t count = 0;
  for (std::uint32_t row = 1; row <= board_->rows().size(); ++row) {
    const std::uint64_t heights = board_->rows().lengths_at(row).size();
    for (std::uint32_t column = 1; column <= board_->columns().size(); ++column)
      if (is_white(column, row)) count += heights * board_->columns().lengths_at(column).size();
  }
  return count;
}

void Position::list_legal_moves(std::span<Rectangle> moves) const {
  auto place = moves.begin();
  for (std::uint32_t row = 1; row <= board_->rows().size(); ++row)
    for (std::uint32_t column = 1; column <= board_->columns().size(); ++column)
      visit_legal_moves_at(*this, column, row, [&](const Rectangle& move) { *place++ = move; });
  assert(place == moves.end());
}

bool Position::is_over() const noexcept { return legal_move_count() == 0; }

std::vector<Rectangle> Position::legal_moves_at(std::uint32_t column, std::uint32_t row) const {
  std::vector<Rectangle> moves;
  visit_legal_moves_at(*this, column, row, [&](const Rectangle& move) { moves.push_back(move); });
  return moves;
}

std::vector<Rectangle> Position::winning_moves_at(std::uint32_t column, std::uint32_t row) const {
  std::vector<Rectangle> moves;
  if (!is_white(column, row)) return moves;
  for (const auto& [height, wanted] : winning_heights(*this, row))
    for (const std::uint8_t width : board_->columns().lengths_with(column, wanted))
      moves.push_back(rectangle_of(column, row, width, height));
  return moves;
}

std::uint64_t Position::winning_move_count() const {
  std::uint64_t count = 0;
  visit_winning_widths(
      *this, [&](std::uint32_t, std::uint32_t, std::uint8_t, std::span<const std::uint8_t> widths) {
        count += widths.size();
      });
  return count;
}

void Position::list_winning_moves(std::span<Rectangle> moves) const {
  auto place = moves.begin();
  visit_winning_widths(*this, [&](std::uint32_t column, std::uint32_t row, std::uint8_t height,
                                  std::span<const std::uint8_t> widths) {
    for (const std::uint8_t width : widths) *place++ = rectangle_of(column, row, width, height);
  });
  assert(place == moves.end());
}

}  // namespace tartan
