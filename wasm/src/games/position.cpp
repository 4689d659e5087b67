#include "tartan/games/position.hpp"

#include <algorithm>
#include <utility>

namespace tartan {

Position::Position(const Board& board, std::vector<std::uint8_t> coins)
    : board_(&board), coins_(std::move(coins)) {
  for (std::size_t index = 0; index < coins_.size(); ++index)
    if (coins_[index] != 0) nimber_ ^= board.coin_values()[index];
}

Position Position::all_heads(const Board& board) {
  return Position(board, std::vector<std::uint8_t>(board.coin_count(), 1));
}

Position Position::all_tails(const Board& board) {
  return Position(board, std::vector<std::uint8_t>(board.coin_count(), 0));
}

Result<Position> Position::from_coins(const Board& board, std::span<const std::uint8_t> coins) {
  if (coins.size() != board.coin_count())
    return Error{ErrorKind::wrong_coin_count, board.coin_count()};
  std::vector<std::uint8_t> zeros_and_ones(coins.size());
  std::ranges::transform(coins, zeros_and_ones.begin(),
                         [](std::uint8_t coin) { return std::uint8_t{coin != 0}; });
  return Position(board, std::move(zeros_and_ones));
}

void Position::set_heads(std::uint32_t row, std::uint32_t column, bool heads) noexcept {
  const std::size_t index = board_->coin_index(row, column);
  if ((coins_[index] != 0) == heads) return;
  coins_[index] ^= 1U;
  nimber_ ^= board_->coin_values()[index];
}

Legality Position::legality(const Move& move) const noexcept {
  const Line &rows = board_->rows(), &columns = board_->columns();
  if (move.row >= rows.size() || move.column >= columns.size()) return Legality::off_board;
  if (move.row_kind >= rows.kinds_at(move.row)) return Legality::no_row_move;
  if (move.column_kind >= columns.kinds_at(move.column) ||
      !board_->go_together(move.row_kind, move.column_kind))
    return Legality::no_column_move;
  return is_heads(move.row, move.column) ? Legality::legal : Legality::corner_tails;
}

bool Position::wins(const Move& move) const noexcept {
  return legality(move) == Legality::legal && board_->move_nimber(move) == nimber_;
}

Legality Position::play(const Move& move) noexcept {
  const Legality verdict = legality(move);
  if (verdict != Legality::legal) return verdict;
  const auto columns = board_->columns().turned(move.column, move.column_kind);
  for (const Stretch rows : board_->rows().turned(move.row, move.row_kind))
    for (std::uint32_t away = rows.nearest; away <= rows.furthest; ++away) {
      const std::size_t corner = board_->coin_index(move.row - away, move.column);
      for (const auto [nearest, furthest] : columns)
        for (std::size_t index = corner - furthest; index <= corner - nearest; ++index)
          coins_[index] ^= 1U;
    }
  nimber_ ^= board_->move_nimber(move);
  return Legality::legal;
}

std::uint64_t Position::legal_move_count() const noexcept {
  std::uint64_t count = 0;
  for (std::uint32_t row = 0; row < board_->rows().size(); ++row)
    for (std::uint32_t column = 0; column < board_->columns().size(); ++column)
      if (is_heads(row, column)) count += board_->move_count_at(row, column);
  return count;
}

std::uint64_t Position::winning_move_count() const {
  const Line& columns = board_->columns();
  std::uint64_t count = 0;
  for (std::uint32_t row = 0; row < board_->rows().size(); ++row) {
    const auto wanting = times_wanted(wanted_nimbers(row));
    for (std::uint32_t column = 0; column < columns.size(); ++column) {
      if (!is_heads(row, column)) continue;
      for (Kind kind = 0; kind < columns.kinds_at(column); ++kind)
        count += wanting[static_cast<std::size_t>(columns.move_nimber(column, kind))];
    }
  }
  return count;
}

std::vector<Move> Position::legal_moves_at(std::uint32_t row, std::uint32_t column) const {
  std::vector<Move> moves;
  if (!is_heads(row, column)) return moves;
  for (Kind row_kind = 0; row_kind < board_->rows().kinds_at(row); ++row_kind)
    for (Kind column_kind = 0; column_kind < board_->columns().kinds_at(column); ++column_kind)
      if (board_->go_together(row_kind, column_kind))
        moves.push_back({static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
                         row_kind, column_kind});
  return moves;
}

std::vector<Move> Position::winning_moves_at(std::uint32_t row, std::uint32_t column) const {
  std::vector<Move> moves;
  if (!is_heads(row, column)) return moves;
  for_each_winning_move_at(row, column, wanted_nimbers(row),
                           [&](const Move& move) { moves.push_back(move); });
  return moves;
}

std::vector<Move> Position::winning_moves_of(Kind row_kind, Kind column_kind) const {
  std::vector<Move> moves;
  for (std::uint32_t row = 0; row < board_->rows().size(); ++row)
    for (std::uint32_t column = 0; column < board_->columns().size(); ++column) {
      const Move move{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column), row_kind,
                      column_kind};
      if (wins(move)) moves.push_back(move);
    }
  return moves;
}

std::vector<Nimber> Position::wanted_nimbers(std::uint32_t row) const {
  const Line& rows = board_->rows();
  std::vector<Nimber> wanted(rows.kinds_at(row));
  for (Kind kind = 0; kind < wanted.size(); ++kind)
    wanted[kind] = board_->wanted(rows.move_nimber(row, kind), nimber_);
  return wanted;
}

std::array<std::uint32_t, board_nimber_limit> times_wanted(
    std::span<const Nimber> wanted) noexcept {
  std::array<std::uint32_t, board_nimber_limit> times{};
  for (const Nimber nimber : wanted) ++times[static_cast<std::size_t>(nimber)];
  return times;
}

}  // namespace tartan
