#include "tartan/games/opponent.hpp"

#include <bitset>
#include <cstddef>
#include <vector>

#include "chance.hpp"
#include "heads_sum.hpp"

namespace tartan {
namespace {

// Picks one of the offered moves with the lowest score, each with the same probability.
class Choice {
 public:
  explicit Choice(Chance& chance) : chance_(chance) {}

  void offer(const Move& move, std::int64_t score) noexcept {
    if (equals_ != 0 && score > lowest_) return;
    if (score < lowest_) equals_ = 0;
    lowest_ = score;
    // The k-th of them takes the place of an earlier one with probability 1/k.
    if (chance_.below(++equals_) == 0) move_ = move;
  }

  const std::optional<Move>& move() const noexcept { return move_; }

 private:
  Chance& chance_;
  std::optional<Move> move_;
  std::int64_t lowest_ = 0;
  std::uint64_t equals_ = 0;
};

// The number of heads that are the corner of some move. The game is over when it is 0.
HeadsSum corners_to_move(const Position& position) {
  const Board& board = position.board();
  return {position, [&](std::uint32_t row, std::uint32_t column) {
            return board.move_count_at(row, column) != 0 ? 1 : 0;
          }};
}

// Calls visit(row, kind, wanted) for each move of the rows: with it a column move changes the
// position by `product` when its move nimber is `wanted`.
template <class Visit>
void visit_row_moves(const Board& board, Nimber product, Visit visit) {
  const Line& rows = board.rows();
  for (std::uint32_t row = 0; row < rows.size(); ++row)
    for (Kind kind = 0; kind < rows.kinds_at(row); ++kind)
      visit(row, kind, board.wanted(rows.move_nimber(row, kind), product));
}

using NimberSet = std::bitset<board_nimber_limit>;

NimberSet move_nimbers(const Line& line) {
  NimberSet nimbers;
  for (std::uint32_t place = 0; place < line.size(); ++place)
    for (Kind kind = 0; kind < line.kinds_at(place); ++kind)
      nimbers.set(static_cast<std::size_t>(line.move_nimber(place, kind)));
  return nimbers;
}

// By which nimbers a move can change a position.
NimberSet products_of(const Board& board) {
  const NimberSet rows = move_nimbers(board.rows()), columns = move_nimbers(board.columns());
  NimberSet products;
  for (std::size_t a = 0; a < board_nimber_limit; ++a)
    for (std::size_t b = 0; b < board_nimber_limit; ++b)
      if (rows[a] && columns[b]) products.set(static_cast<std::size_t>(board.combined(a, b)));
  return products;
}

// Counts a board's moves by corner and product, whatever is heads.
class MoveCounts {
 public:
  explicit MoveCounts(const Board& board) : board_(board) {
    column_counts_.reserve(board_nimber_limit * board.columns().size());
    for (Nimber nimber = 0; nimber < board_nimber_limit; ++nimber)
      for (std::uint32_t column = 0; column < board.columns().size(); ++column)
        column_counts_.push_back(
            static_cast<std::uint32_t>(board.columns().kinds_with(column, nimber).size()));
  }

  /// The moves with a product, by the corner's Board::coin_index.
  std::vector<std::uint32_t> of_product(Nimber product) const {
    const std::size_t columns = board_.columns().size();
    std::vector<std::uint32_t> counts(board_.coin_count());
    visit_row_moves(board_, product, [&](std::uint32_t row, Kind, Nimber wanted) {
      const std::size_t with_wanted = static_cast<std::size_t>(wanted) * columns;
      const std::size_t corners = board_.coin_index(row, 0);
      for (std::size_t column = 0; column < columns; ++column)
        counts[corners + column] += column_counts_[with_wanted + column];
    });
    return counts;
  }

 private:
  const Board& board_;
  // The number of moves that end at a column with a move nimber, by nimber and column.
  std::vector<std::uint32_t> column_counts_;
};

// The legal moves with a product.
template <class Visit>
void visit_moves_by(const Position& position, Nimber product, Visit visit) {
  const Board& board = position.board();
  visit_row_moves(board, product, [&](std::uint32_t row, Kind row_kind, Nimber wanted) {
    for (std::uint32_t column = 0; column < board.columns().size(); ++column) {
      if (!position.is_heads(row, column)) continue;
      for (const Kind column_kind : board.columns().kinds_with(column, wanted))
        visit(Move{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column), row_kind,
                   column_kind});
    }
  });
}

// From nimber 0 a move leaves its own product v, and the replies that win are the moves with the
// product v again. So the moves are taken by their products: for each v every coin has the weight
// K(r, c) = how many moves with this corner have the product v, and the heads that a move leaves
// add up to its winning replies.
void offer_by_replies(const Position& position, Choice& choice) {
  const MoveCounts moves(position.board());
  const NimberSet products = products_of(position.board());
  for (std::size_t left = 1; left < board_nimber_limit; ++left) {
    if (!products[left]) continue;
    const std::vector<std::uint32_t> counts = moves.of_product(left);
    const HeadsSum replies(position, [&](std::uint32_t row, std::uint32_t column) {
      return counts[position.board().coin_index(row, column)];
    });
    visit_moves_by(position, left,
                   [&](const Move& move) { choice.offer(move, replies.after(move)); });
  }
}

// The perfect opponent's choice among those winning moves that it sees.
template <class Sees>
void offer_winning_moves(const Position& position, Choice& choice, Sees sees) {
  const HeadsSum corners = corners_to_move(position);
  position.for_each_winning_move([&](const Move& move) {
    if (sees()) choice.offer(move, corners.after(move));
  });
}

// Only moves of the last coin that can move can end the game: a move turns no coin behind its
// corner, so all others leave that one heads.
void offer_ending_moves(const Position& position, Choice& choice) {
  const HeadsSum corners = corners_to_move(position);
  for (std::uint32_t row = position.board().rows().size(); row-- > 0;)
    for (std::uint32_t column = position.board().columns().size(); column-- > 0;) {
      const std::vector<Move> moves = position.legal_moves_at(row, column);
      for (const Move& move : moves)
        if (corners.after(move) == 0) choice.offer(move, 0);
      if (!moves.empty()) return;
    }
}

enum class Draw { of_all, of_losing };

// None where there is no such move.
std::optional<Move> draw_move(const Position& position, Draw draw, Chance& chance) {
  const bool spares_winning = draw == Draw::of_losing && position.nimber() != 0;
  const std::uint64_t count =
      position.legal_move_count() - (spares_winning ? position.winning_move_count() : 0);
  if (count == 0) return std::nullopt;
  std::uint64_t index = chance.below(count);
  for (std::uint32_t row = 0;; ++row)
    for (std::uint32_t column = 0; column < position.board().columns().size(); ++column) {
      std::vector<Move> moves = position.legal_moves_at(row, column);
      if (spares_winning)
        std::erase_if(moves, [&](const Move& move) { return position.wins(move); });
      if (index < moves.size()) return moves[static_cast<std::size_t>(index)];
      index -= moves.size();
    }
}

std::optional<Move> choose_perfect(const Position& position, Chance& chance) {
  Choice choice(chance);
  if (position.nimber() == 0)
    offer_by_replies(position, choice);
  else
    offer_winning_moves(position, choice, [] { return true; });
  return choice.move();
}

std::optional<Move> choose_good(const Position& position, Chance& chance) {
  Choice choice(chance);
  // The end of the game itself nobody overlooks.
  offer_ending_moves(position, choice);
  if (choice.move()) return choice.move();
  offer_winning_moves(position, choice, [&] { return chance.coin(); });
  if (choice.move()) return choice.move();
  if (const auto losing = draw_move(position, Draw::of_losing, chance)) return losing;
  return draw_move(position, Draw::of_all, chance);
}

std::optional<Move> choose_casual(const Position& position, Chance& chance) {
  Choice choice(chance);
  offer_ending_moves(position, choice);
  return choice.move() ? choice.move() : draw_move(position, Draw::of_all, chance);
}

}  // namespace

std::optional<Move> choose_move(const Position& position, Strength strength, std::uint32_t seed,
                                std::uint32_t turn) {
  Chance chance(seed, turn);
  switch (strength) {
    case Strength::perfect:
      return choose_perfect(position, chance);
    case Strength::good:
      return choose_good(position, chance);
    case Strength::casual:
      break;
  }
  return choose_casual(position, chance);
}

}  // namespace tartan
