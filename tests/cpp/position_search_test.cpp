// Checks positions of small boards against the bare rules: every position, every move, and the
// results of a search of the whole game.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <string>
#include <utility>
#include <vector>

#include "moves_of.hpp"
#include "searched_game.hpp"
#include "tartan/games/position.hpp"
#include "tartan/games/winning_counts.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

// The moves of a position by the rules, and those that leave a Grundy number of 0.
struct MovesByRule {
  std::vector<Move> legal;
  std::vector<Move> winning;
  WinningCounts counts;
};

MovesByRule moves_by_rule(const Searched& game, CoinSet heads) {
  const std::size_t coins = game.board.coin_count();
  const std::size_t row_kinds = game.board.rows().kind_count();
  const std::size_t column_kinds = game.board.columns().kind_count();
  MovesByRule by_rule;
  by_rule.counts.cornered.resize(coins);
  by_rule.counts.covering.resize(coins);
  by_rule.counts.of_kinds.resize(row_kinds * column_kinds);
  for (const SmallMove& move : game.moves) {
    if ((heads & move.corner) == 0) continue;
    by_rule.legal.push_back(move.move);
    if (game.grundy[heads ^ move.turned] != 0) continue;
    by_rule.winning.push_back(move.move);
    ++by_rule.counts.of_kinds[move.move.row_kind * column_kinds + move.move.column_kind];
    for (std::size_t index = 0; index < coins; ++index) {
      by_rule.counts.cornered[index] += move.corner >> index & 1U;
      by_rule.counts.covering[index] += move.turned >> index & 1U;
    }
  }
  return by_rule;
}

// Plain conditions instead of CHECK, because there are a million positions.
void check_facts(const Position& position, const MovesByRule& by_rule) {
  if (position.legal_move_count() != by_rule.legal.size()) FAIL("how many moves are legal");
  if (legal_moves_of(position) != by_rule.legal) FAIL("the legal moves");
  if (position.is_over() != by_rule.legal.empty()) FAIL("whether it is over");
  if (position.winning_move_count() != by_rule.winning.size()) FAIL("how many moves win");
  if (winning_moves_of(position) != by_rule.winning) FAIL("the winning moves");
  const WinningCounts counts = count_winning_moves(position);
  if (counts.cornered != by_rule.counts.cornered) FAIL("how many moves win at each corner");
  if (counts.covering != by_rule.counts.covering) FAIL("how many winning moves turn each coin");
  if (counts.of_kinds != by_rule.counts.of_kinds) FAIL("how many moves of each two kinds win");
}

void check_each_corner(const Position& position, const MovesByRule& by_rule) {
  std::vector<Move> winning;
  for (std::uint32_t row = 0; row < position.board().rows().size(); ++row)
    for (std::uint32_t column = 0; column < position.board().columns().size(); ++column)
      for (const Move& move : position.winning_moves_at(row, column)) winning.push_back(move);
  if (winning != by_rule.winning) FAIL("the winning moves of the corners");
}

void check_each_pair_of_kinds(const Position& position, std::vector<Move> winning) {
  for (Kind row_kind = 0; row_kind <= position.board().rows().kind_count(); ++row_kind)
    for (Kind column_kind = 0; column_kind <= position.board().columns().kind_count();
         ++column_kind) {
      const auto is_of_kinds = [=](const Move& move) {
        return move.row_kind == row_kind && move.column_kind == column_kind;
      };
      std::vector<Move> of_kinds;
      std::ranges::copy_if(winning, std::back_inserter(of_kinds), is_of_kinds);
      if (position.winning_moves_of(row_kind, column_kind) != of_kinds)
        FAIL("the winning moves of the kinds " << row_kind << " and " << column_kind);
      std::erase_if(winning, is_of_kinds);
    }
  if (!winning.empty()) FAIL("a kind that the board does not have");
}

void check_each_move(const Searched& game, CoinSet heads, const Position& before) {
  for (const SmallMove& move : game.moves) {
    Position after = before;
    const Legality verdict = after.play(move.move);
    const bool is_legal = (heads & move.corner) != 0;
    const CoinSet left = is_legal ? heads ^ move.turned : heads;
    if (verdict != (is_legal ? Legality::legal : Legality::corner_tails)) FAIL("the verdict");
    if (before.legality(move.move) != verdict) FAIL("the verdict before the move");
    if (before.wins(move.move) != (is_legal && game.grundy[left] == 0)) FAIL("whether it wins");
    if (!std::ranges::equal(after.coins(), coins_of(game, left))) FAIL("the coins after it");
    if (after.nimber() != game.grundy[left]) FAIL("the nimber after it");
  }
}

using Games = std::pair<std::string, std::string>;  // the games of the rows and of the columns

void check_board(std::uint32_t rows, std::uint32_t columns, const Games& games) {
  const Searched game = searched(rows, columns, games.first, games.second);
  for (CoinSet heads = 0; heads < game.grundy.size(); ++heads) {
    INFO(rows << " rows (" << games.first << "), " << columns << " columns (" << games.second
              << "), heads " << heads);
    const Position position = position_of(game, heads);
    const MovesByRule by_rule = moves_by_rule(game, heads);
    if (position.nimber() != game.grundy[heads]) FAIL("the nimber");
    check_facts(position, by_rule);
    check_each_corner(position, by_rule);
    // The lists for each pair of kinds are parts of those above, and take most of the time.
    if (heads % 8 == 5 || heads < 256) check_each_pair_of_kinds(position, by_rule.winning);
    check_each_move(game, heads, position);
  }
}

void check_all_boards(std::uint32_t most_coins, const Games& games) {
  for (std::uint32_t rows = 1; rows <= most_coins; ++rows)
    for (std::uint32_t columns = 1; rows * columns <= most_coins; ++columns)
      check_board(rows, columns, games);
}

const std::vector<Games> named_games{{"runs:triangular", "runs:square"},
                                     {"ruler", "ruler"},
                                     {"twins", "twins"},
                                     {"acrostic-twins", "acrostic-twins"}};

// Boards of two different line games. With primes and twins neither can turn a coin alone, so heads
// may be left.
const std::vector<Games> mixed_games{
    {"ruler", "twins"},           {"twins", "runs:square"},  {"runs:triangular", "ruler"},
    {"single", "twins"},          {"runs:primes", "twins"},  {"runs:odd", "single"},
    {"grunt", "turning-turtles"}, {"mock-turtles", "grunt"}, {"mock-turtles", "mock-turtles"}};

}  // namespace

TEST_CASE("the moves of every position of every board of at most 16 coins", "[position][long]") {
  check_all_boards(16, GENERATE(from_range(named_games)));
}

TEST_CASE("the moves of every position of every row of at most 16 coins", "[position][long]") {
  for (const std::string game : {"twins", "ruler", "runs:square", "runs:primes", "single"})
    for (std::uint32_t coins = 1; coins <= 16; ++coins) check_board(1, coins, {"single", game});
}

// The largest size that is searched.
const std::vector<std::pair<std::string, std::uint32_t>> line_games{{"turning-turtles", 14},
                                                                    {"mock-turtles", 14},
                                                                    {"moebius", 12},
                                                                    {"mogul", 9},
                                                                    {"moidores", 8},
                                                                    {"up-to-coins:4", 14},
                                                                    {"triplets", 14},
                                                                    {"exactly-coins:4", 14},
                                                                    {"twins-within:4", 14},
                                                                    {"sym", 14},
                                                                    {"grunt", 14},
                                                                    {"turnips", 14},
                                                                    {"pattern:0;0,1;0,1,3", 14},
                                                                    {"pattern:0,1..n-s", 14}};

TEST_CASE("the moves of every position of a row of each line game", "[position][long]") {
  for (const auto& [game, most] : line_games) {
    for (std::uint32_t coins = 1; coins <= 4; ++coins) check_board(1, coins, {"single", game});
    check_board(1, most, {"single", game});
  }
}

TEST_CASE("the moves of every position of a short row of each line game", "[position][sample]") {
  for (const auto& [game, most] : line_games) check_board(1, std::min(most, 9U), {"single", game});
}

TEST_CASE("the moves of every position of boards of two line games", "[position][long]") {
  for (const Games& games : mixed_games) check_all_boards(12, games);
}

TEST_CASE("the moves of every position of every board of few coins", "[position][sample]") {
  for (const Games& games : named_games) check_all_boards(11, games);
  for (const Games& games : mixed_games) check_all_boards(8, games);
}

TEST_CASE("every position of small boards with other lengths", "[position]") {
  const Games games = GENERATE(values<Games>({
      {"runs:odd", "runs:fibonacci"},
      {"runs:primes", "runs:2,3"},  // no length 1: heads may be left
      {"runs:triangular", "runs:powers-of-two"},
      {"runs:7", "runs:7"},  // no move at all
  }));
  check_board(4, 3, games);
  check_board(3, 4, games);
  check_board(1, 11, games);
  check_board(10, 1, games);
}

TEST_CASE("what is no move says why, and changes nothing", "[position]") {
  const auto [row_game, column_game] =
      GENERATE(table<std::string, std::string>({{"runs:1,3", "runs:2,4"}, {"twins", "runs:1,3"}}));
  const Searched game = searched(4, 5, row_game, column_game);
  const CoinSet heads = GENERATE(0U, 0xFFFFFU, 0x5A5A5U, 0xC33C3U);
  const LineByRule rows(row_game, 4), columns(column_game, 5);
  const Position position = position_of(game, heads);
  constexpr std::uint8_t far[]{0, 1, 2, 3, 4, 5, 6, 255};
  for (const std::uint8_t row : far)
    for (const std::uint8_t column : far)
      for (const Kind row_kind : {Kind{0}, Kind{1}, Kind{2}, Kind{3}, Kind{256}, no_kind})
        for (const Kind column_kind : {Kind{0}, Kind{1}, Kind{2}, Kind{3}, Kind{256}, no_kind}) {
          const Move move{row, column, row_kind, column_kind};
          Legality verdict = Legality::legal;
          if (row >= 4 || column >= 5)
            verdict = Legality::off_board;
          else if (row_kind >= rows.sets[row].size())
            verdict = Legality::no_row_move;
          else if (column_kind >= columns.sets[column].size())
            verdict = Legality::no_column_move;
          else if ((heads >> (row * 5 + column) & 1U) == 0)
            verdict = Legality::corner_tails;
          Position played = position;
          INFO(+row << ", " << +column << ": " << row_kind << " and " << column_kind);
          if (position.legality(move) != verdict) FAIL("the reason");
          if (played.play(move) != verdict) FAIL("the reason when it is played");
          if (verdict == Legality::legal) continue;
          if (position.wins(move)) FAIL("wins");
          if (!std::ranges::equal(played.coins(), position.coins())) FAIL("a coin has changed");
          if (played.nimber() != position.nimber()) FAIL("the nimber has changed");
        }
}

TEST_CASE("the line moves of Acrostic Twins that do not go together", "[position]") {
  const Board twins = acrostic_twins(3, 3);
  Position position = Position::all_heads(twins);
  for (const Move& move : {Move{2, 2, 0, 0}, Move{2, 2, 1, 1}, Move{2, 2, 2, 1}}) {
    CHECK(position.legality(move) == Legality::no_column_move);
    CHECK(position.play(move) == Legality::no_column_move);
    CHECK_FALSE(position.wins(move));
  }
  CHECK(position.play({2, 2, 1, 0}) == Legality::legal);
  CHECK_FALSE(position.is_heads(2, 2));
  CHECK_FALSE(position.is_heads(1, 2));
}
