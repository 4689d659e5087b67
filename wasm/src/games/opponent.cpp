#include "tartan/games/opponent.hpp"

#include <bitset>
#include <cstddef>
#include <vector>

#include "chance.hpp"
#include "white_sum.hpp"

namespace tartan {
namespace {

// All nimbers of a board are below it.
constexpr std::size_t nimber_limit = 256;

// One of the moves with the lowest score among those that are offered, each with the same chance.
class Choice {
 public:
  explicit Choice(Chance& chance) : chance_(chance) {}

  void offer(const Rectangle& move, std::int64_t score) noexcept {
    if (equals_ != 0 && score > lowest_) return;
    if (score < lowest_) equals_ = 0;
    lowest_ = score;
    // The k-th of them takes the place of an earlier one with probability 1/k.
    if (chance_.below(++equals_) == 0) move_ = move;
  }

  const std::optional<Rectangle>& move() const noexcept { return move_; }

 private:
  Chance& chance_;
  std::optional<Rectangle> move_;
  std::int64_t lowest_ = 0;
  std::uint64_t equals_ = 0;
};

// How many white discs some move has as its corner. Where there is none, the game is over.
WhiteSum corners_to_move(const Position& position) {
  const Board& board = position.board();
  return {position, [&](std::uint32_t column, std::uint32_t row) {
            return !board.columns().lengths_at(column).empty() &&
                   !board.rows().lengths_at(row).empty();
          }};
}

// Calls visit(row, height, wanted) for each row and height: a rectangle of that height changes the
// board by `product` when the move nimber of its width is `wanted`.
template <class Visit>
void visit_heights(const BoardAxis& rows, Nimber product, Visit visit) {
  for (std::uint32_t row = 1; row <= rows.size(); ++row)
    for (const std::uint32_t height : rows.lengths_at(row))
      visit(row, height, *nim_quotient(product, rows.move_nimber(row, height)));
}

using NimberSet = std::bitset<nimber_limit>;

NimberSet move_nimbers(const BoardAxis& axis) {
  NimberSet nimbers;
  for (std::uint32_t position = 1; position <= axis.size(); ++position)
    for (const std::uint32_t length : axis.lengths_at(position))
      nimbers.set(static_cast<std::size_t>(axis.move_nimber(position, length)));
  return nimbers;
}

// By which nimbers a rectangle can change the board.
NimberSet products_of(const Board& board) {
  const NimberSet rows = move_nimbers(board.rows()), columns = move_nimbers(board.columns());
  NimberSet products;
  for (std::size_t a = 0; a < nimber_limit; ++a)
    for (std::size_t b = 0; b < nimber_limit; ++b)
      if (rows[a] && columns[b]) products.set(static_cast<std::size_t>(nim_product(a, b)));
  return products;
}

// How many rectangles of a board have a corner and a product, whatever is white.
class RectangleCounts {
 public:
  explicit RectangleCounts(const Board& board) : board_(board) {
    width_counts_.reserve(nimber_limit * board.columns().size());
    for (Nimber nimber = 0; nimber < nimber_limit; ++nimber)
      for (std::uint32_t column = 1; column <= board.columns().size(); ++column)
        width_counts_.push_back(
            static_cast<std::uint32_t>(board.columns().lengths_with(column, nimber).size()));
  }

  /// Of one product, by the corner's Board::disc_index.
  std::vector<std::uint32_t> of_product(Nimber product) const {
    const std::size_t columns = board_.columns().size();
    std::vector<std::uint32_t> counts(board_.disc_count());
    visit_heights(board_.rows(), product, [&](std::uint32_t row, std::uint32_t, Nimber wanted) {
      const std::size_t widths = static_cast<std::size_t>(wanted) * columns;
      const std::size_t corners = board_.disc_index(1, row);
      for (std::size_t column = 0; column < columns; ++column)
        counts[corners + column] += width_counts_[widths + column];
    });
    return counts;
  }

 private:
  const Board& board_;
  // How many widths of a column have a move nimber, by nimber and column.
  std::vector<std::uint32_t> width_counts_;
};

// The legal moves with a product.
template <class Visit>
void visit_moves_by(const Position& position, Nimber product, Visit visit) {
  const Board& board = position.board();
  visit_heights(board.rows(), product, [&](std::uint32_t row, std::uint32_t height, Nimber wanted) {
    for (std::uint32_t column = 1; column <= board.columns().size(); ++column) {
      if (!position.is_white(column, row)) continue;
      for (const std::uint8_t width : board.columns().lengths_with(column, wanted))
        visit(Rectangle{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row), width,
                        static_cast<std::uint8_t>(height)});
    }
  });
}

// From nimber 0 a move leaves its own product v, and the replies that win are the moves with the
// product v again. So the moves are taken by their products: for each v every disc has the weight
// K(x, y) = #{ (w, h) : the rectangle with the corner (x, y) has the product v }, and the white
// discs that a move leaves add up to its winning replies.
void offer_by_replies(const Position& position, Choice& choice) {
  const RectangleCounts rectangles(position.board());
  const NimberSet products = products_of(position.board());
  for (std::size_t left = 1; left < nimber_limit; ++left) {
    if (!products[left]) continue;
    const std::vector<std::uint32_t> counts = rectangles.of_product(left);
    const WhiteSum replies(position, [&](std::uint32_t column, std::uint32_t row) {
      return counts[position.board().disc_index(column, row)];
    });
    visit_moves_by(position, left,
                   [&](const Rectangle& move) { choice.offer(move, replies.after(move)); });
  }
}

// The perfect opponent's choice among those winning moves that it sees.
template <class Sees>
void offer_winning_moves(const Position& position, Choice& choice, Sees sees) {
  const WhiteSum corners = corners_to_move(position);
  for (std::uint32_t row = 1; row <= position.board().rows().size(); ++row)
    for (std::uint32_t column = 1; column <= position.board().columns().size(); ++column)
      for (const Rectangle& move : position.winning_moves_at(column, row))
        if (sees()) choice.offer(move, corners.after(move));
}

// Only moves of the last disc that can move can end the game: all others leave it white.
void offer_ending_moves(const Position& position, Choice& choice) {
  const WhiteSum corners = corners_to_move(position);
  for (std::uint32_t row = position.board().rows().size(); row >= 1; --row)
    for (std::uint32_t column = position.board().columns().size(); column >= 1; --column) {
      const std::vector<Rectangle> moves = position.legal_moves_at(column, row);
      for (const Rectangle& move : moves)
        if (corners.after(move) == 0) choice.offer(move, 0);
      if (!moves.empty()) return;
    }
}

enum class Draw { of_all, of_losing };

// None where there is no such move.
std::optional<Rectangle> draw_move(const Position& position, Draw draw, Chance& chance) {
  const Board& board = position.board();
  const bool spares_winning = draw == Draw::of_losing && position.nimber() != 0;
  const std::uint64_t count =
      position.legal_move_count() - (spares_winning ? position.winning_move_count() : 0);
  if (count == 0) return std::nullopt;
  std::uint64_t index = chance.below(count);
  for (std::uint32_t row = 1;; ++row)
    for (std::uint32_t column = 1; column <= board.columns().size(); ++column) {
      std::vector<Rectangle> moves = position.legal_moves_at(column, row);
      if (spares_winning)
        std::erase_if(moves, [&](const Rectangle& move) { return position.wins(move); });
      if (index < moves.size()) return moves[static_cast<std::size_t>(index)];
      index -= moves.size();
    }
}

std::optional<Rectangle> choose_perfect(const Position& position, Chance& chance) {
  Choice choice(chance);
  if (position.nimber() == 0)
    offer_by_replies(position, choice);
  else
    offer_winning_moves(position, choice, [] { return true; });
  return choice.move();
}

std::optional<Rectangle> choose_good(const Position& position, Chance& chance) {
  Choice choice(chance);
  // The end of the game itself nobody overlooks.
  offer_ending_moves(position, choice);
  if (choice.move()) return choice.move();
  offer_winning_moves(position, choice, [&] { return chance.coin(); });
  if (choice.move()) return choice.move();
  if (const auto losing = draw_move(position, Draw::of_losing, chance)) return losing;
  return draw_move(position, Draw::of_all, chance);
}

std::optional<Rectangle> choose_casual(const Position& position, Chance& chance) {
  Choice choice(chance);
  offer_ending_moves(position, choice);
  return choice.move() ? choice.move() : draw_move(position, Draw::of_all, chance);
}

}  // namespace

std::optional<Rectangle> choose_move(const Position& position, Strength strength,
                                     std::uint32_t seed, std::uint32_t turn) {
  Chance chance(seed, turn);
  switch (strength) {
    case Strength::perfect:
      return choose_perfect(position, chance);
    case Strength::good:
      return choose_good(position, chance);
    case Strength::casual:
      return choose_casual(position, chance);
  }
  return std::nullopt;
}

}  // namespace tartan
