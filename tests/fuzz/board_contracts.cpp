// Contracts of boards, positions, reviews and the opponent.
#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "contracts.hpp"
#include "game_search.hpp"
#include "moves_of.hpp"
#include "nim_product_by_rule.hpp"
#include "tartan/games/catalogue.hpp"
#include "tartan/games/game_review.hpp"
#include "tartan/games/line.hpp"
#include "tartan/games/opponent.hpp"
#include "tartan/games/winning_counts.hpp"
#include "tartan/games/winning_move.hpp"

namespace tartan::fuzz {
namespace {

// The most moves that are listed one by one.
constexpr std::uint64_t most_listed = 3'000;

// The product by the bare rule, cached for all inputs because the rule is slow.
Nimber product(Nimber a, Nimber b) {
  static std::vector<std::optional<Nimber>> products(1 << 16);
  auto& known = products[static_cast<std::size_t>(a << 8 | b)];
  if (!known) known = nim_product_by_rule(a, b, 4);
  return *known;
}

// A position by its rules, in which coins are turned one by one.
struct PlainPosition {
  test::LineByRule rows, columns;
  bool is_acrostic;  // a move is twins along one line, and the corner alone along the other
  std::vector<std::uint8_t> coins;
  std::vector<Nimber> values;  // the value of each coin

  PlainPosition(test::LineByRule row_line, test::LineByRule column_line)
      : rows(std::move(row_line)), columns(std::move(column_line)), is_acrostic(false) {
    for (const Nimber row : rows.grundy)
      for (const Nimber column : columns.grundy) values.push_back(product(row, column));
    coins.resize(values.size());
  }
  // A position of Acrostic Twins.
  PlainPosition(std::uint32_t row_count, std::uint32_t column_count)
      : rows("turning-turtles", row_count),
        columns("turning-turtles", column_count),
        is_acrostic(true) {
    for (Nimber row = 0; row < row_count; ++row)
      for (Nimber column = 0; column < column_count; ++column) values.push_back(row ^ column);
    coins.resize(values.size());
  }

  std::uint8_t& coin(std::uint32_t row, std::uint32_t column) {
    return coins[row * columns.size() + column];
  }
  Nimber nimber() const {
    Nimber sum = 0;
    for (std::size_t index = 0; index < coins.size(); ++index)
      if (coins[index] != 0) sum ^= values[index];
    return sum;
  }
  Legality legality(const Move& move) {
    if (move.row >= rows.size() || move.column >= columns.size()) return Legality::off_board;
    if (move.row_kind >= rows.sets[move.row].size()) return Legality::no_row_move;
    if (move.column_kind >= columns.sets[move.column].size()) return Legality::no_column_move;
    if (!go_together(move.row_kind, move.column_kind)) return Legality::no_column_move;
    return coin(move.row, move.column) != 0 ? Legality::legal : Legality::corner_tails;
  }
  void turn(const Move& move) {
    for (const std::uint32_t row : rows.sets[move.row][move.row_kind])
      for (const std::uint32_t column : columns.sets[move.column][move.column_kind])
        coin(row, column) ^= 1;
  }
  Nimber after(const Move& move) {
    turn(move);
    const Nimber nimber_after = nimber();
    turn(move);
    return nimber_after;
  }
  std::uint64_t move_count() {
    std::uint64_t count = 0;
    visit_corners([&](std::uint32_t row, std::uint32_t column) {
      const std::uint64_t down = rows.sets[row].size(), across = columns.sets[column].size();
      count += is_acrostic ? down - 1 + across - 1 : down * across;
    });
    return count;
  }
  /// All moves, in order.
  std::vector<Move> moves() {
    std::vector<Move> moves;
    visit_corners([&](std::uint32_t row, std::uint32_t column) {
      for (Kind row_kind = 0; row_kind < rows.sets[row].size(); ++row_kind)
        for (Kind column_kind = 0; column_kind < columns.sets[column].size(); ++column_kind)
          if (go_together(row_kind, column_kind))
            moves.push_back({static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
                             row_kind, column_kind});
    });
    return moves;
  }

 private:
  bool go_together(Kind row_kind, Kind column_kind) const {
    return !is_acrostic || (row_kind == 0) != (column_kind == 0);
  }
  template <class Visit>
  void visit_corners(Visit visit) {
    for (std::uint32_t row = 0; row < rows.size(); ++row)
      for (std::uint32_t column = 0; column < columns.size(); ++column)
        if (coin(row, column) != 0) visit(row, column);
  }
};

// A board with a position, and both again by the rules.
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

std::string line_game(Input& input, std::uint32_t longest) {
  constexpr std::string_view others[] = {"twins", "single", "ruler"};
  constexpr std::string_view more[] = {"turning-turtles", "mock-turtles",
                                       "triplets",        "grunt",
                                       "twins-within:4",  "pattern:0,d,2d;0,1..n-s"};
  const std::uint32_t choice = input.below(8);
  if (choice < std::size(others)) return std::string(others[choice]);
  if (choice == 7) return std::string(more[input.below(std::size(more))]);
  return "runs:" + family_text(input, longest);
}

void check_refusals(Input& input, const BoardGame& game) {
  const std::uint64_t rows = input.of_any_size(), columns = input.of_any_size();
  const std::uint32_t most_rows = game.rows.largest_size(),
                      most_columns = game.columns.largest_size();
  const bool has_rows = 1 <= rows && rows <= most_rows;
  // Only refused sizes are tried, because an accepted board may be large.
  if (has_rows && 1 <= columns && columns <= most_columns) return;
  const auto board = Board::create(game, rows, columns);
  must(!board, "a board that is none");
  must(board.error() == Error{ErrorKind::board_out_of_range, has_rows ? most_columns : most_rows},
       "why a board is none");
}

void check_wrong_coin_count(Input& input, const Board& board) {
  const std::vector<std::uint8_t> coins(input.below(600));
  if (coins.size() == board.coin_count()) return;
  const auto position = Position::from_coins(board, coins);
  must(!position, "coins of another board");
  must(position.error() == Error{ErrorKind::wrong_coin_count, board.coin_count()},
       "how many coins it has");
}

void fill(Input& input, Game& game) {
  const std::uint32_t how = input.below(4);
  std::vector<std::uint8_t> coins(game.board.coin_count(), how == 0 ? 1 : 0);
  if (how != 0) {
    const auto bytes = input.bytes(coins.size());
    for (std::size_t index = 0; index < coins.size() && !bytes.empty(); ++index)
      coins[index] =
          how == 1 ? bytes[index % bytes.size()] : bytes[index / 8 % bytes.size()] >> index % 8 & 1;
  }
  auto position = Position::from_coins(game.board, coins);
  must(static_cast<bool>(position), "one byte a coin is a position");
  game.position = std::move(*position);
  for (std::size_t index = 0; index < coins.size(); ++index)
    game.plain.coins[index] = coins[index] != 0;
}

template <class Use>
void with_game(Input& input, Use use) {
  std::uint32_t rows = side(input), columns = side(input);
  const std::string row_game = line_game(input, rows + 1);
  const std::string column_game = line_game(input, columns + 1);
  const auto rules = find_game(row_game + "*" + column_game);
  must(static_cast<bool>(rules), "a game by its name");
  rows = std::min(rows, rules->rows.largest_size());
  columns = std::min(columns, rules->columns.largest_size());
  auto board = Board::create(*rules, rows, columns);
  must(static_cast<bool>(board), "a board of this size");
  Game game(std::move(*board), &Position::all_tails,
            PlainPosition({row_game, rows}, {column_game, columns}));
  fill(input, game);
  if (input.below(8) == 0) check_refusals(input, *rules);
  if (input.below(8) == 0) check_wrong_coin_count(input, game.board);
  use(game);
}

// A move, half of the time with its corner on the board and kinds that fit there, if there are any.
Move any_move(Input& input, const PlainPosition& plain) {
  Move move{input.take(), input.take(), input.take(), input.take()};
  if (input.flag()) return move;
  move.row = static_cast<std::uint8_t>(move.row % plain.rows.size());
  move.column = static_cast<std::uint8_t>(move.column % plain.columns.size());
  const auto fitting = [](Kind kind, std::size_t kinds) {
    return kinds == 0 ? kind : static_cast<Kind>(kind % kinds);
  };
  move.row_kind = fitting(move.row_kind, plain.rows.sets[move.row].size());
  move.column_kind = fitting(move.column_kind, plain.columns.sets[move.column].size());
  return move;
}

std::vector<Move> winning_by_rule(PlainPosition& plain, const std::vector<Move>& moves) {
  std::vector<Move> winning;
  for (const Move& move : moves)
    if (plain.after(move) == 0) winning.push_back(move);
  return winning;
}

// Checks the counts of winning moves, coin by coin and kind by kind.
void check_winning_counts(Game& game, const std::vector<Move>& winning) {
  const std::size_t coins = game.board.coin_count();
  const std::size_t column_kinds = game.board.columns().kind_count();
  WinningCounts expected{std::vector<std::uint32_t>(coins), std::vector<std::uint32_t>(coins),
                         std::vector<std::uint32_t>(game.board.rows().kind_count() * column_kinds)};
  for (const Move& move : winning) {
    ++expected.cornered[game.board.coin_index(move.row, move.column)];
    ++expected.of_kinds[move.row_kind * column_kinds + move.column_kind];
    for (const std::uint32_t row : game.plain.rows.sets[move.row][move.row_kind])
      for (const std::uint32_t column : game.plain.columns.sets[move.column][move.column_kind])
        ++expected.covering[game.board.coin_index(row, column)];
  }
  const WinningCounts counts = count_winning_moves(game.position);
  must(counts.cornered == expected.cornered, "how many moves win at each corner");
  must(counts.covering == expected.covering, "how many winning moves turn each coin");
  must(counts.of_kinds == expected.of_kinds, "how many moves of each two kinds win");
}

// Checks the winning moves of each corner, and of some pairs of kinds.
void check_winning_parts(Game& game, const std::vector<Move>& winning) {
  std::vector<Move> by_corner;
  for (std::uint32_t row = 0; row < game.plain.rows.size(); ++row)
    for (std::uint32_t column = 0; column < game.plain.columns.size(); ++column)
      for (const Move& move : game.position.winning_moves_at(row, column))
        by_corner.push_back(move);
  must(by_corner == winning, "the winning moves of each corner");
  for (std::size_t index = 0; index < std::min<std::size_t>(winning.size(), 3); ++index) {
    const auto [row, column, row_kind, column_kind] = winning[index];
    std::vector<Move> of_kinds;
    std::ranges::copy_if(winning, std::back_inserter(of_kinds), [&](const Move& move) {
      return move.row_kind == row_kind && move.column_kind == column_kind;
    });
    must(game.position.winning_moves_of(row_kind, column_kind) == of_kinds,
         "the winning moves of two kinds");
  }
}

// Checks a winning move that was found without a list.
void check_solution(Game& game) {
  const Nimber nimber = game.plain.nimber();
  const auto move = solve_position(game.position);
  must(move.has_value() == (nimber != 0), "a winning move where the nimber is not 0");
  if (!move) return;
  must(game.plain.legality(*move) == Legality::legal && game.plain.after(*move) == 0, "it wins");
  const std::size_t corner = game.board.coin_index(move->row, move->column);
  for (std::size_t index = 0; index < corner; ++index)
    must(game.plain.coins[index] == 0 ||
             (game.plain.values[index] ^ nimber) > game.plain.values[index],
         "its corner is the first head that would do");
}

void check_lists(Game& game) {
  check_solution(game);
  const std::uint64_t count = game.plain.move_count();
  must(game.position.legal_move_count() == count, "how many moves are legal");
  must(game.position.is_over() == (count == 0), "whether the game is over");
  if (count > most_listed) return;
  const std::vector<Move> moves = game.plain.moves();
  must(test::legal_moves_of(game.position) == moves, "the legal moves");
  // Makes each move coin by coin, which this limits.
  if (count * game.plain.coins.size() > 200'000) return;
  const std::vector<Move> winning = winning_by_rule(game.plain, moves);
  must(game.position.winning_move_count() == winning.size(), "how many moves win");
  must(test::winning_moves_of(game.position) == winning, "the winning moves");
  check_winning_counts(game, winning);
  check_winning_parts(game, winning);
}

// Searches the whole game if it has few positions: a move wins if it leaves a Grundy number of 0.
void check_by_search(const Game& game) {
  if (game.board.coin_count() > 9) return;
  const test::SmallBoard rules{game.plain.rows, game.plain.columns, game.plain.is_acrostic};
  const auto grundy = test::search_all_positions(rules);
  test::CoinSet heads = 0;
  for (std::size_t index = 0; index < game.plain.coins.size(); ++index)
    if (game.plain.coins[index] != 0) heads |= test::CoinSet{1} << index;
  must(game.position.nimber() == grundy[heads], "the Grundy number of the whole game");
  std::vector<Move> winning;
  for (const test::SmallMove& move : test::all_moves(rules))
    if ((heads & move.corner) != 0 && grundy[heads ^ move.turned] == 0)
      winning.push_back(move.move);
  must(test::winning_moves_of(game.position) == winning, "the moves that win the whole game");
}

void check_coins(Game& game) {
  must(std::ranges::equal(game.position.coins(), game.plain.coins), "the coins");
  must(game.position.nimber() == game.plain.nimber(), "the nimber of the heads");
}

void check_move(Game& game, const Move& move) {
  const Legality verdict = game.plain.legality(move);
  must(game.position.legality(move) == verdict, "whether it is a move");
  const bool wins = verdict == Legality::legal && game.plain.after(move) == 0;
  must(game.position.wins(move) == wins, "whether it wins");
  must(game.position.play(move) == verdict, "what playing it says");
  if (verdict == Legality::legal) game.plain.turn(move);
  check_coins(game);
}

// Orders by the distance of the corners, then by a shared kind, then by the moves' order.
std::optional<Move> better_by_rule(PlainPosition& plain, const Move& played) {
  std::optional<Move> best;
  std::pair<int, bool> lowest;
  for (const Move& winning : winning_by_rule(plain, plain.moves())) {
    const int across = winning.column - played.column, down = winning.row - played.row;
    const bool shares =
        winning.row_kind == played.row_kind || winning.column_kind == played.column_kind;
    const std::pair<int, bool> unlike{across * across + down * down, !shares};
    if (best && unlike >= lowest) continue;
    best = winning;
    lowest = unlike;
  }
  return best;
}

bool is_over(PlainPosition& plain) { return plain.move_count() == 0; }

bool can_end(PlainPosition& plain) {
  const std::vector<Move> moves = plain.moves();
  return std::ranges::any_of(moves, [&](const Move& move) {
    plain.turn(move);
    const bool over = is_over(plain);
    plain.turn(move);
    return over;
  });
}

// The number that the perfect opponent minimizes: after a winning move the heads that can move,
// after any other the winning replies.
std::uint64_t badness(PlainPosition& plain, const Move& move) {
  const bool wins = plain.nimber() != 0;
  plain.turn(move);
  std::uint64_t bad = 0;
  const std::vector<Move> replies = plain.moves();
  for (std::size_t index = 0; index < replies.size(); ++index) {
    const bool is_new_corner = index == 0 || replies[index].row != replies[index - 1].row ||
                               replies[index].column != replies[index - 1].column;
    bad += wins ? is_new_corner : plain.after(replies[index]) == 0;
  }
  plain.turn(move);
  return bad;
}

std::uint64_t least_badness(PlainPosition& plain) {
  const bool wins = plain.nimber() != 0;
  std::uint64_t least = ~std::uint64_t{0};
  for (const Move& move : plain.moves())
    if (!wins || plain.after(move) == 0) least = std::min(least, badness(plain, move));
  return least;
}

// All that a position tells, and what moves and coins turned by hand make of it.
void check_play(Input& input, Game& game) {
  check_coins(game);
  check_lists(game);
  check_by_search(game);
  for (std::uint32_t step = input.below(12); step > 0; --step) {
    if (input.below(4) != 0) {
      check_move(game, any_move(input, game.plain));
      continue;
    }
    const std::uint32_t row = input.below(game.plain.rows.size());
    const std::uint32_t column = input.below(game.plain.columns.size());
    const bool heads = input.flag();
    game.position.set_heads(row, column, heads);
    game.plain.coin(row, column) = heads;
    must(game.position.is_heads(row, column) == heads, "the coin that was turned");
    check_coins(game);
  }
  check_lists(game);
}

}  // namespace

void check_position(Input input) {
  with_game(input, [&](Game& game) { check_play(input, game); });
}

void check_acrostic_twins(Input input) {
  const std::uint64_t any_rows = input.of_any_size(), any_columns = input.of_any_size();
  if (std::min(any_rows, any_columns) < 1 || std::max(any_rows, any_columns) > alone_nimber)
    must(create_board("acrostic-twins", any_rows, any_columns).error() ==
             Error{ErrorKind::board_out_of_range, alone_nimber},
         "a board of Acrostic Twins that is none");
  const auto sides = [&] { return std::min(side(input), std::uint32_t{alone_nimber}); };
  const std::uint32_t rows = sides(), columns = sides();
  auto board = create_board("acrostic-twins", rows, columns);
  must(static_cast<bool>(board), "a board of Acrostic Twins");
  Game game(std::move(*board), &Position::all_tails, PlainPosition(rows, columns));
  fill(input, game);
  check_play(input, game);
}

void check_review(Input input) {
  with_game(input, [&](Game& game) {
    std::vector<Move> moves(input.below(20));
    for (Move& move : moves) move = any_move(input, game.plain);
    const GameReview review = review_game(game.position, moves);
    std::size_t legal = 0;
    must(review.nimbers.at(0) == game.plain.nimber(), "the nimber of the start");
    for (; legal < moves.size(); ++legal) {
      const Move& move = moves[legal];
      const Legality verdict = game.plain.legality(move);
      if (verdict != Legality::legal) {
        must(review.illegal == IllegalMove{legal, verdict}, "the move that was not legal");
        break;
      }
      const Nimber before = game.plain.nimber(), after = game.plain.after(move);
      const std::optional<Move>& better = review.better.at(legal);
      must(better.has_value() == (before != 0 && after != 0), "where the win was given away");
      if (better) {
        must(game.plain.legality(*better) == Legality::legal && game.plain.after(*better) == 0,
             "a better move wins");
        if (game.plain.move_count() * game.plain.coins.size() <= 30'000)
          must(better == better_by_rule(game.plain, move), "the most similar of the better moves");
      }
      game.plain.turn(move);
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
    if (count * game.plain.coins.size() > 2'000'000) return;
    const bool ends_it = count <= 300 && can_end(game.plain);
    for (const Strength strength : {Strength::perfect, Strength::good, Strength::casual}) {
      const auto move = choose_move(game.position, strength, seed, turn);
      must(move == choose_move(game.position, strength, seed, turn), "the same move again");
      must(move.has_value() == (count > 0), "a move where there is one");
      if (!move) continue;
      must(game.plain.legality(*move) == Legality::legal, "a legal move");
      if (strength == Strength::perfect) {
        must(game.plain.nimber() == 0 || game.plain.after(*move) == 0, "it wins what can be won");
        if (count * count * game.plain.coins.size() <= 100'000)
          must(badness(game.plain, *move) == least_badness(game.plain),
               "the best that can be done");
      } else if (ends_it) {
        game.plain.turn(*move);
        must(is_over(game.plain), "nobody overlooks the end");
        game.plain.turn(*move);
      }
    }
  });
}

}  // namespace tartan::fuzz
