// Boards, positions, games that are looked at again, and the opponent.
#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "contracts.hpp"
#include "counting/straightforward_axis.hpp"
#include "game_search.hpp"
#include "nim_product_by_rule.hpp"
#include "tartan/games/game_review.hpp"
#include "tartan/games/opponent.hpp"
#include "tartan/games/position.hpp"

namespace tartan::fuzz {
namespace {

// More moves than these are not listed one by one.
constexpr std::uint64_t most_listed = 3'000;

// One axis by the definition.
struct PlainAxis {
  std::vector<std::uint32_t> lengths;
  std::vector<std::uint16_t> prefix_xors;

  PlainAxis(std::uint32_t size, const LengthFamily& family)
      : lengths(*family.lengths_up_to(size)),
        prefix_xors(straightforward_axis(size, lengths).prefix_xors) {}

  Nimber grundy_number(std::uint32_t i) const { return prefix_xors[i] ^ prefix_xors[i - 1]; }
  bool has(std::uint32_t length) const { return std::ranges::count(lengths, length) > 0; }
};

// By the bare rule, which is slow: each is worked out once for all inputs.
Nimber product(Nimber a, Nimber b) {
  static std::vector<std::optional<Nimber>> products(1 << 16);
  auto& known = products[static_cast<std::size_t>(a << 8 | b)];
  if (!known) known = nim_product_by_rule(a, b, 4);
  return *known;
}

// A position as the rules have it: discs that are flipped one by one.
struct PlainPosition {
  PlainAxis rows, columns;
  std::vector<std::uint8_t> discs;
  std::vector<Nimber> values;  // of the discs

  PlainPosition(PlainAxis row_axis, PlainAxis column_axis)
      : rows(std::move(row_axis)), columns(std::move(column_axis)) {
    for (std::uint32_t row = 1; row <= height(); ++row)
      for (std::uint32_t column = 1; column <= width(); ++column) {
        values.push_back(product(rows.grundy_number(row), columns.grundy_number(column)));
      }
    discs.resize(values.size());
  }

  std::uint32_t height() const { return static_cast<std::uint32_t>(rows.prefix_xors.size() - 1); }
  std::uint32_t width() const { return static_cast<std::uint32_t>(columns.prefix_xors.size() - 1); }
  std::uint8_t& disc(std::uint32_t column, std::uint32_t row) {
    return discs[(row - 1) * width() + column - 1];
  }
  Nimber nimber() const {
    Nimber sum = 0;
    for (std::size_t index = 0; index < discs.size(); ++index)
      if (discs[index] != 0) sum ^= values[index];
    return sum;
  }
  Legality legality(const Rectangle& move) {
    if (move.column < 1 || move.column > width() || move.row < 1 || move.row > height() ||
        move.width > move.column || move.height > move.row)
      return Legality::off_board;
    if (!rows.has(move.height)) return Legality::height_not_in_family;
    if (!columns.has(move.width)) return Legality::width_not_in_family;
    return disc(move.column, move.row) != 0 ? Legality::legal : Legality::corner_black;
  }
  void flip(const Rectangle& move) {
    for (std::uint32_t row = move.row; row + move.height > move.row; --row)
      for (std::uint32_t column = move.column; column + move.width > move.column; --column)
        disc(column, row) ^= 1;
  }
  Nimber after(const Rectangle& move) {
    flip(move);
    const Nimber nimber_after = nimber();
    flip(move);
    return nimber_after;
  }
  std::uint64_t move_count() {
    std::uint64_t count = 0;
    visit_corners([&](std::uint32_t column, std::uint32_t row) {
      const auto fits = [](const PlainAxis& axis, std::uint32_t position) {
        return static_cast<std::uint64_t>(
            std::ranges::count_if(axis.lengths, [=](auto length) { return length <= position; }));
      };
      count += fits(rows, row) * fits(columns, column);
    });
    return count;
  }
  /// By row, column, height and width.
  std::vector<Rectangle> moves() {
    std::vector<Rectangle> moves;
    visit_corners([&](std::uint32_t column, std::uint32_t row) {
      for (const std::uint32_t tall : rows.lengths)
        for (const std::uint32_t wide : columns.lengths)
          if (tall <= row && wide <= column)
            moves.push_back({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row),
                             static_cast<std::uint8_t>(wide), static_cast<std::uint8_t>(tall)});
    });
    return moves;
  }

 private:
  template <class Visit>
  void visit_corners(Visit visit) {
    for (std::uint32_t row = 1; row <= height(); ++row)
      for (std::uint32_t column = 1; column <= width(); ++column)
        if (disc(column, row) != 0) visit(column, row);
  }
};

// A board with a position of it, and both once more by the rules.
struct Game {
  Board board;
  Position position;
  PlainPosition plain;

  Game(Board made, Position (*start)(const Board&), PlainPosition rules)
      : board(std::move(made)), position(start(board)), plain(std::move(rules)) {}
  Game(const Game&) = delete;
};

std::uint32_t side(Input& input) {
  const std::uint8_t byte = input.take();
  return byte < 224 ? 1 + byte % 14 : 1 + input.take() % largest_board_side;
}

void check_refusals(Input& input, const LengthFamily& family) {
  const std::uint64_t rows = input.of_any_size(), columns = input.of_any_size();
  const auto is_side = [](std::uint64_t size) { return 1 <= size && size <= largest_board_side; };
  // Only what is refused: a board that is not may be large.
  if (is_side(rows) && is_side(columns)) return;
  const auto board = Board::create(rows, columns, family, family);
  must(!board, "a board that is none");
  must(board.error() == Error{ErrorKind::board_out_of_range, is_side(rows) ? columns : rows},
       "why a board is none");
}

void check_wrong_disc_count(Input& input, const Board& board) {
  const std::vector<std::uint8_t> discs(input.below(600));
  if (discs.size() == board.disc_count()) return;
  const auto position = Position::from_discs(board, discs);
  must(!position, "discs of another board");
  must(position.error() == Error{ErrorKind::wrong_disc_count, board.disc_count()},
       "how many discs it has");
}

void fill(Input& input, Game& game) {
  const std::uint32_t kind = input.below(4);
  std::vector<std::uint8_t> discs(game.board.disc_count(), kind == 0 ? 1 : 0);
  if (kind != 0) {
    const auto bytes = input.bytes(discs.size());
    for (std::size_t index = 0; index < discs.size() && !bytes.empty(); ++index)
      discs[index] = kind == 1 ? bytes[index % bytes.size()]
                               : bytes[index / 8 % bytes.size()] >> index % 8 & 1;
  }
  auto position = Position::from_discs(game.board, discs);
  must(static_cast<bool>(position), "one byte a disc is a position");
  game.position = std::move(*position);
  for (std::size_t index = 0; index < discs.size(); ++index)
    game.plain.discs[index] = discs[index] != 0;
}

template <class Use>
void with_game(Input& input, Use use) {
  const std::uint32_t rows = side(input), columns = side(input);
  const LengthFamily row_family = *LengthFamily::parse(family_text(input, rows + 1));
  const LengthFamily column_family = *LengthFamily::parse(family_text(input, columns + 1));
  auto board = Board::create(rows, columns, row_family, column_family);
  must(static_cast<bool>(board), "a board of this size");
  Game game(std::move(*board), &Position::all_black,
            PlainPosition({rows, row_family}, {columns, column_family}));
  fill(input, game);
  if (input.below(8) == 0) check_refusals(input, row_family);
  if (input.below(8) == 0) check_wrong_disc_count(input, game.board);
  use(game);
}

// Half of them are within the board.
Rectangle any_rectangle(Input& input, const PlainPosition& plain) {
  Rectangle move{input.take(), input.take(), input.take(), input.take()};
  if (input.flag()) return move;
  move.column = static_cast<std::uint8_t>(1 + move.column % plain.width());
  move.row = static_cast<std::uint8_t>(1 + move.row % plain.height());
  const auto length = [](const PlainAxis& axis, std::uint8_t choice) {
    return axis.lengths.empty()
               ? choice
               : static_cast<std::uint8_t>(axis.lengths[choice % axis.lengths.size()]);
  };
  move.width = length(plain.columns, move.width);
  move.height = length(plain.rows, move.height);
  return move;
}

std::vector<Rectangle> winning_by_rule(PlainPosition& plain, const std::vector<Rectangle>& moves) {
  std::vector<Rectangle> winning;
  for (const Rectangle& move : moves)
    if (plain.after(move) == 0) winning.push_back(move);
  return winning;
}

void check_lists(Game& game) {
  const std::uint64_t count = game.plain.move_count();
  must(game.position.legal_move_count() == count, "how many moves are legal");
  must(game.position.is_over() == (count == 0), "whether the game is over");
  if (count > most_listed) return;
  const std::vector<Rectangle> moves = game.plain.moves();
  std::vector<Rectangle> legal(moves.size());
  game.position.list_legal_moves(legal);
  must(legal == moves, "the legal moves");
  // Each is made, disc by disc.
  if (count * game.plain.discs.size() > 200'000) return;
  const std::vector<Rectangle> winning = winning_by_rule(game.plain, moves);
  must(game.position.winning_move_count() == winning.size(), "how many moves win");
  std::vector<Rectangle> listed(winning.size());
  game.position.list_winning_moves(listed);
  must(listed == winning, "the winning moves");
}

// The whole game, where it has few positions: a move wins where it leaves a Grundy number of 0.
void check_by_search(const Game& game) {
  if (game.board.disc_count() > 9) return;
  const test::SmallBoard rules{game.plain.height(), game.plain.width(), game.plain.rows.lengths,
                               game.plain.columns.lengths};
  const auto grundy = test::search_all_positions(rules);
  test::DiscSet white = 0;
  for (std::size_t index = 0; index < game.plain.discs.size(); ++index)
    if (game.plain.discs[index] != 0) white |= test::DiscSet{1} << index;
  must(game.position.nimber() == grundy[white], "the Grundy number of the whole game");
  std::vector<Rectangle> winning;
  for (const test::SmallMove& move : test::all_moves(rules))
    if ((white & move.corner) != 0 && grundy[white ^ move.flipped] == 0)
      winning.push_back({static_cast<std::uint8_t>(move.column),
                         static_cast<std::uint8_t>(move.row), static_cast<std::uint8_t>(move.width),
                         static_cast<std::uint8_t>(move.height)});
  std::vector<Rectangle> listed(static_cast<std::size_t>(game.position.winning_move_count()));
  game.position.list_winning_moves(listed);
  must(listed == winning, "the moves that win the whole game");
}

void check_discs(Game& game) {
  must(std::ranges::equal(game.position.discs(), game.plain.discs), "the discs");
  must(game.position.nimber() == game.plain.nimber(), "the nimber of the white discs");
}

void check_move(Game& game, const Rectangle& move) {
  const Legality verdict = game.plain.legality(move);
  must(game.position.legality(move) == verdict, "whether it is a move");
  const bool wins = verdict == Legality::legal && game.plain.after(move) == 0;
  must(game.position.wins(move) == wins, "whether it wins");
  must(game.position.play(move) == verdict, "what playing it says");
  if (verdict == Legality::legal) game.plain.flip(move);
  check_discs(game);
}

// The corner nearest to the move's, then a shared length, then the first.
std::optional<Rectangle> better_by_rule(PlainPosition& plain, const Rectangle& played) {
  std::optional<Rectangle> best;
  std::pair<int, bool> lowest;
  for (const Rectangle& winning : winning_by_rule(plain, plain.moves())) {
    const int across = winning.column - played.column, up = winning.row - played.row;
    const bool shares = winning.width == played.width || winning.height == played.height;
    const std::pair<int, bool> unlike{across * across + up * up, !shares};
    if (best && unlike >= lowest) continue;
    best = winning;
    lowest = unlike;
  }
  return best;
}

bool is_over(PlainPosition& plain) { return plain.move_count() == 0; }

bool can_end(PlainPosition& plain) {
  const std::vector<Rectangle> moves = plain.moves();
  return std::ranges::any_of(moves, [&](const Rectangle& move) {
    plain.flip(move);
    const bool over = is_over(plain);
    plain.flip(move);
    return over;
  });
}

}  // namespace

void check_position(Input input) {
  with_game(input, [&](Game& game) {
    check_discs(game);
    check_lists(game);
    check_by_search(game);
    for (std::uint32_t step = input.below(12); step > 0; --step) {
      if (input.below(4) != 0) {
        check_move(game, any_rectangle(input, game.plain));
        continue;
      }
      const std::uint32_t column = 1 + input.below(game.plain.width());
      const std::uint32_t row = 1 + input.below(game.plain.height());
      const bool white = input.flag();
      game.position.set_white(column, row, white);
      game.plain.disc(column, row) = white;
      must(game.position.is_white(column, row) == white, "the disc that was turned");
      check_discs(game);
    }
    check_lists(game);
  });
}

void check_review(Input input) {
  with_game(input, [&](Game& game) {
    std::vector<Rectangle> moves(input.below(20));
    for (Rectangle& move : moves) move = any_rectangle(input, game.plain);
    const GameReview review = review_game(game.position, moves);
    std::size_t legal = 0;
    must(review.nimbers.at(0) == game.plain.nimber(), "the nimber of the start");
    for (; legal < moves.size(); ++legal) {
      const Rectangle& move = moves[legal];
      const Legality verdict = game.plain.legality(move);
      if (verdict != Legality::legal) {
        must(review.illegal == IllegalMove{legal, verdict}, "the move that was not legal");
        break;
      }
      const Nimber before = game.plain.nimber(), after = game.plain.after(move);
      const std::optional<Rectangle>& better = review.better.at(legal);
      must(better.has_value() == (before != 0 && after != 0), "where the win was given away");
      if (better) {
        must(game.plain.legality(*better) == Legality::legal && game.plain.after(*better) == 0,
             "a better move wins");
        if (game.plain.move_count() * game.plain.discs.size() <= 30'000)
          must(better == better_by_rule(game.plain, move), "the most similar of the better moves");
      }
      game.plain.flip(move);
      must(review.nimbers.at(legal + 1) == game.plain.nimber(), "the nimber after a move");
    }
    must(review.better.size() == legal && review.nimbers.size() == legal + 1, "no move more");
    must(review.illegal.has_value() == (legal < moves.size()), "an illegal move ends it");
  });
}

void check_opponent(Input input) {
  with_game(input, [&](Game& game) {
    const auto seed = input.take<std::uint32_t>(), turn = input.take<std::uint32_t>();
    const std::uint64_t count = game.plain.move_count();
    if (count * game.plain.discs.size() > 2'000'000) return;
    const bool ends_it = count <= 300 && can_end(game.plain);
    for (const Strength strength : {Strength::perfect, Strength::good, Strength::casual}) {
      const auto move = choose_move(game.position, strength, seed, turn);
      must(move == choose_move(game.position, strength, seed, turn), "the same move again");
      must(move.has_value() == (count > 0), "a move where there is one");
      if (!move) continue;
      must(game.plain.legality(*move) == Legality::legal, "a legal move");
      if (strength == Strength::perfect) {
        must(game.plain.nimber() == 0 || game.plain.after(*move) == 0, "it wins what can be won");
      } else if (ends_it) {
        game.plain.flip(*move);
        must(is_over(game.plain), "nobody overlooks the end");
        game.plain.flip(*move);
      }
    }
  });
}

}  // namespace tartan::fuzz
