// Checks the opponent against the rules: on small boards against a search of the whole game, on
// larger ones by making and counting its moves one by one.
#include "tartan/games/opponent.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "boards.hpp"
#include "moves_of.hpp"
#include "searched_game.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

// The number that the perfect opponent minimizes: the winning replies to its move from a lost
// position, or after a winning move the heads that could still move.
std::uint64_t replies_after(const Position& position, const Move& move) {
  return played(position, move).winning_move_count();
}
std::uint64_t corners_after(const Position& position, const Move& move) {
  const Position after = played(position, move);
  std::uint64_t corners = 0;
  for (std::uint32_t row = 0; row < after.board().rows().size(); ++row)
    for (std::uint32_t column = 0; column < after.board().columns().size(); ++column)
      if (!after.legal_moves_at(row, column).empty()) ++corners;
  return corners;
}

template <class ScoreOf>
std::vector<Move> lowest(const std::vector<Move>& moves, ScoreOf score_of) {
  std::vector<Move> best;
  std::uint64_t least = 0;
  for (const Move& move : moves) {
    const std::uint64_t score = score_of(move);
    if (best.empty() || score < least) {
      best.clear();
      least = score;
    }
    if (score == least) best.push_back(move);
  }
  return best;
}

// Candidates of the perfect opponent.
std::vector<Move> perfect_moves(const Position& position) {
  if (position.nimber() == 0)
    return lowest(legal_moves_of(position),
                  [&](const Move& move) { return replies_after(position, move); });
  return lowest(winning_moves_of(position),
                [&](const Move& move) { return corners_after(position, move); });
}

std::vector<Move> ending_moves(const Position& position) {
  std::vector<Move> moves = legal_moves_of(position);
  std::erase_if(moves, [&](const Move& move) { return !played(position, move).is_over(); });
  return moves;
}

struct LikelyMove {
  Move move;
  double chance;
};

std::vector<LikelyMove> equally_likely(const std::vector<Move>& moves, double together = 1) {
  std::vector<LikelyMove> likely;
  for (const Move& move : moves)
    likely.push_back({move, together / static_cast<double>(moves.size())});
  return likely;
}

// Ranks winning moves from the best to the worst. If k of them are equal, the opponent sees one of
// these with probability 1 - 2^-k and none of the better ones. It always sees a move that ends the
// game.
std::vector<LikelyMove> good_chances(const Position& position) {
  if (const std::vector<Move> ending = ending_moves(position); !ending.empty())
    return equally_likely(ending);
  std::vector<LikelyMove> likely;
  std::vector<Move> worse = winning_moves_of(position);
  double overlooked = 1;
  while (!worse.empty()) {
    const std::vector<Move> equals =
        lowest(worse, [&](const Move& move) { return corners_after(position, move); });
    const double misses = std::pow(0.5, equals.size());
    std::ranges::copy(equally_likely(equals, overlooked * (1 - misses)),
                      std::back_inserter(likely));
    overlooked *= misses;
    std::erase_if(
        worse, [&](const Move& move) { return std::ranges::find(equals, move) != equals.end(); });
  }
  std::vector<Move> losing = legal_moves_of(position);
  std::erase_if(losing, [&](const Move& move) { return position.wins(move); });
  if (!losing.empty())
    std::ranges::copy(equally_likely(losing, overlooked), std::back_inserter(likely));
  else
    for (LikelyMove& move : likely) move.chance += overlooked / static_cast<double>(likely.size());
  return likely;
}

std::vector<LikelyMove> chances(const Position& position, Strength strength) {
  switch (strength) {
    case Strength::perfect:
      return equally_likely(perfect_moves(position));
    case Strength::good:
      return good_chances(position);
    case Strength::casual:
      break;
  }
  const std::vector<Move> ending = ending_moves(position);
  return equally_likely(ending.empty() ? legal_moves_of(position) : ending);
}

// Allows six standard deviations, and a little more for rare events. The seeds are fixed, so the
// result never varies.
bool is_near(int times, double draws, double chance) {
  return std::abs(times - draws * chance) <= 6 * std::sqrt(draws * chance * (1 - chance)) + 0.5;
}

template <class ChooseAt>
void check_chances(const std::vector<LikelyMove>& likely, ChooseAt choose_at) {
  constexpr std::uint32_t draws = 8'000;
  std::vector<int> times(likely.size());
  for (std::uint32_t draw = 0; draw < draws; ++draw) {
    const std::optional<Move> chosen = choose_at(draw);
    REQUIRE(chosen);
    const auto place = std::ranges::find(likely, *chosen, &LikelyMove::move);
    if (place == likely.end()) FAIL("a move that it should not make");
    ++times[static_cast<std::size_t>(place - likely.begin())];
  }
  for (std::size_t index = 0; index < likely.size(); ++index) {
    INFO("move " << index << " of " << likely.size() << " came " << times[index] << " times");
    CHECK(is_near(times[index], draws, likely[index].chance));
  }
}

void check_choices(const Position& position) {
  for (const Strength strength : {Strength::perfect, Strength::good, Strength::casual}) {
    INFO("strength " << static_cast<int>(strength));
    const std::vector<LikelyMove> likely = chances(position, strength);
    check_chances(likely,
                  [&](std::uint32_t seed) { return choose_move(position, strength, seed, 3); });
    check_chances(likely, [&](std::uint32_t turn) {
      return choose_move(position, strength, 0xFFFFFFFF, turn);
    });
  }
}

// A corner in the Flipping Game's numbers, from 1.
struct Corner {
  std::uint32_t column, row;
};

Position tails_but(const Board& board, const std::vector<Corner>& heads) {
  Position position = Position::all_tails(board);
  for (const auto& [column, row] : heads) position.set_heads(row - 1, column - 1, true);
  return position;
}

// A position of nimber 0, which any move gives away.
Position lost_position(const Board& board, std::mt19937& engine) {
  while (true) {
    Position position = random_position(board, engine);
    const std::vector<Move> winning = winning_moves_of(position);
    if (!winning.empty()) position.play(winning[engine() % winning.size()]);
    if (position.nimber() == 0 && !position.is_over()) return position;
  }
}

// The number of moves from a set of heads to positions of Grundy number 0.
int winning_replies(const Searched& game, CoinSet heads) {
  return static_cast<int>(std::ranges::count_if(game.moves, [&](const SmallMove& move) {
    return (heads & move.corner) != 0 && game.grundy[heads ^ move.turned] == 0;
  }));
}

bool is_over(const Searched& game, CoinSet heads) {
  return std::ranges::none_of(game.moves,
                              [&](const SmallMove& move) { return (heads & move.corner) != 0; });
}

// The heads after a move; empty if the move isn't legal.
std::optional<CoinSet> after(const Searched& game, CoinSet heads, const Move& chosen) {
  const auto move = std::ranges::find(game.moves, chosen, &SmallMove::move);
  if (move == game.moves.end() || (heads & move->corner) == 0) return std::nullopt;
  return heads ^ move->turned;
}

void check_perfect(const Searched& game, CoinSet heads, CoinSet left) {
  if (game.grundy[heads] != 0) {
    if (game.grundy[left] != 0) FAIL("the win is given away");
    return;
  }
  const int replies = winning_replies(game, left);
  for (const SmallMove& move : game.moves)
    if ((heads & move.corner) != 0 && winning_replies(game, heads ^ move.turned) < replies)
      FAIL("another move leaves fewer winning replies");
}

void check_casual(const Searched& game, CoinSet heads, CoinSet left) {
  if (is_over(game, left)) return;
  for (const SmallMove& move : game.moves)
    if ((heads & move.corner) != 0 && is_over(game, heads ^ move.turned))
      FAIL("another move ends the game");
}

void check_board(std::uint32_t rows, std::uint32_t columns, const std::string& row_game,
                 const std::string& column_game) {
  const Searched game = searched(rows, columns, row_game, column_game);
  for (CoinSet heads = 0; heads < game.grundy.size(); ++heads) {
    const Position position = position_of(game, heads);
    for (const Strength strength : {Strength::perfect, Strength::good, Strength::casual}) {
      INFO(rows << " rows (" << row_game << "), " << columns << " columns (" << column_game
                << "), heads " << heads << ", strength " << static_cast<int>(strength));
      const auto chosen = choose_move(position, strength, heads, 1);
      if (chosen.has_value() == is_over(game, heads)) FAIL("whether there is a move");
      if (!chosen) continue;
      const auto left = after(game, heads, *chosen);
      if (!left) FAIL("the move is not legal");
      if (strength == Strength::perfect) check_perfect(game, heads, *left);
      if (strength == Strength::casual) check_casual(game, heads, *left);
    }
  }
}

void check_all_boards(std::uint32_t most_coins, const std::string& row_game,
                      const std::string& column_game) {
  for (std::uint32_t rows = 1; rows <= most_coins; ++rows)
    for (std::uint32_t columns = 1; rows * columns <= most_coins; ++columns)
      check_board(rows, columns, row_game, column_game);
}

// The player who moves last, 0 or 1, in a game that `first` begins.
template <class First, class Second>
int winner(Position position, First first, Second second) {
  for (std::uint32_t turn = 0;; ++turn) {
    const std::optional<Move> move = turn % 2 == 0 ? first(position, turn) : second(position, turn);
    if (!move) return turn % 2 == 0 ? 1 : 0;
    if (position.play(*move) != Legality::legal) FAIL("an illegal move");
  }
}

auto player(Strength strength, std::uint32_t seed) {
  return [=](const Position& position, std::uint32_t turn) {
    return choose_move(position, strength, seed, turn);
  };
}

}  // namespace

TEST_CASE("the opponent in every position of every board of at most 16 coins", "[opponent][long]") {
  check_all_boards(16, "runs:triangular", "runs:square");
  check_all_boards(12, "twins", "twins");
  check_all_boards(12, "acrostic-twins", "acrostic-twins");
}

TEST_CASE("the opponent in every position of every board of few coins", "[opponent][sample]") {
  check_all_boards(11, "runs:triangular", "runs:square");
  check_all_boards(9, "twins", "twins");
  check_all_boards(9, "acrostic-twins", "acrostic-twins");
}

TEST_CASE("every position of small boards with other lengths", "[opponent]") {
  const auto [row_game, column_game] = GENERATE(table<std::string, std::string>({
      {"ruler", "ruler"},
      {"twins", "ruler"},
      {"single", "twins"},
      {"runs:primes", "runs:2,3"},  // no length 1: heads may be left
      {"runs:2,3", "runs:odd"},
      {"runs:7", "runs:7"},  // no move at all
  }));
  check_board(4, 3, row_game, column_game);
  check_board(3, 4, row_game, column_game);
  check_board(1, 11, row_game, column_game);
  check_board(10, 1, row_game, column_game);
}

TEST_CASE("from a won position the perfect opponent wins", "[opponent]") {
  std::mt19937 engine(8);
  const auto at_random = [&](const Position& position, std::uint32_t) -> std::optional<Move> {
    const std::vector<Move> moves = legal_moves_of(position);
    if (moves.empty()) return std::nullopt;
    return moves[engine() % moves.size()];
  };
  for (std::uint32_t rows = 1; rows <= 8; ++rows)
    for (std::uint32_t columns = 1; columns <= 8; ++columns) {
      const Board some_board = flipping_game(rows, columns);
      for (std::uint32_t game = 0; game < 60; ++game) {
        INFO(rows << " rows, " << columns << " columns, game " << game);
        const Position start =
            game == 0 ? Position::all_heads(some_board) : random_position(some_board, engine);
        const auto perfect = player(Strength::perfect, game);
        const int first_wins = start.nimber() != 0 ? 0 : 1;
        if (winner(start, perfect, perfect) != first_wins) FAIL("against itself");
        if (first_wins == 0 && winner(start, perfect, at_random) != 0) FAIL("as the first");
        if (first_wins == 1 && winner(start, at_random, perfect) != 1) FAIL("as the second");
      }
    }
}

TEST_CASE("the perfect opponent makes the best of large boards", "[opponent]") {
  const auto [rows, columns, row_game, column_game] =
      GENERATE(table<std::uint32_t, std::uint32_t, std::string, std::string>({
          {15, 15, "runs:triangular", "runs:square"},
          {30, 30, "runs:triangular", "runs:square"},
          {13, 29, "runs:triangular", "runs:square"},
          {200, 2, "runs:triangular", "runs:square"},
          {1, 200, "runs:triangular", "runs:square"},
          {12, 9, "runs:primes", "runs:2,3"},
          {9, 11, "runs:2,3", "runs:odd"},
          {10, 12, "ruler", "runs:fibonacci"},
          {10, 200, "runs:7", "runs:17,100,190"},
          {9, 10, "twins", "twins"},
          {9, 10, "acrostic-twins", "acrostic-twins"},
          {2, 40, "single", "twins"},
          {11, 8, "ruler", "twins"},
      }));
  INFO(rows << " rows, " << columns << " columns");
  const Board some_board = board(rows, columns, row_game, column_game);
  std::mt19937 engine(21);
  for (std::uint32_t round = 0; round < 3; ++round)
    for (const Position& position :
         {lost_position(some_board, engine), random_position(some_board, engine)}) {
      const auto chosen = choose_move(position, Strength::perfect, round, 0);
      REQUIRE(chosen);
      CHECK(std::ranges::count(perfect_moves(position), *chosen) == 1);
    }
}

TEST_CASE("each move comes as often as it should", "[opponent]") {
  struct Sample {
    std::vector<Corner> heads;
    std::uint64_t legal, winning;
  };
  const Board five = flipping_game(5, 5);
  for (const auto& [heads, legal, winning] : std::vector<Sample>{
           {{{1, 1}, {3, 2}, {5, 5}, {2, 4}}, 8, 0},
           {{{4, 1}, {5, 1}, {4, 2}}, 6, 1},
           {{{1, 3}, {4, 5}, {3, 3}, {2, 5}}, 10, 2},
           {{{4, 5}, {4, 3}, {5, 5}, {4, 4}}, 16, 8},
           {{{1, 1}, {2, 1}, {2, 2}}, 3, 3},
       }) {
    INFO(winning << " of " << legal << " moves win");
    const Position position = tails_but(five, heads);
    REQUIRE(position.legal_move_count() == legal);
    REQUIRE(position.winning_move_count() == winning);
    check_choices(position);
  }
  check_choices(Position::all_heads(five));
}

// The first of three coins in a column can't move. Two moves of the last one end the game.
TEST_CASE("each move comes as often as it should where heads may be left", "[opponent]") {
  const Board no_ones = board(3, 1, "runs:2,3", "runs:square");
  const Position full = Position::all_heads(no_ones);
  REQUIRE(ending_moves(full) == std::vector<Move>{{2, 0, 0, 0}, {2, 0, 1, 0}});
  check_choices(full);
}

TEST_CASE("choices of several turns and seeds are independent", "[opponent]") {
  const Board five = flipping_game(5, 5);
  const Position full = Position::all_heads(five);
  const double moves = static_cast<double>(full.legal_move_count());
  const auto chosen = [&](std::uint32_t seed, std::uint32_t turn) {
    return *choose_move(full, Strength::casual, seed, turn);
  };
  constexpr std::uint32_t pairs = 20'000;
  int seeds_agree = 0, turns_agree = 0, swapped_agree = 0;
  for (std::uint32_t number = 0; number < pairs; ++number) {
    if (chosen(number, 0) == chosen(number + 1, 0)) ++seeds_agree;
    if (chosen(9, number) == chosen(9, number + 1)) ++turns_agree;
    if (chosen(number, number + 1) == chosen(number + 1, number)) ++swapped_agree;
  }
  for (const int agree : {seeds_agree, turns_agree, swapped_agree})
    CHECK(is_near(agree, pairs, 1 / moves));
}

TEST_CASE("the same arguments give the same move on every platform", "[opponent]") {
  const Board some_board = flipping_game(15, 15);
  std::mt19937 engine(4);
  const Position lost = lost_position(some_board, engine);
  const Position won = Position::all_heads(some_board);
  CHECK(choose_move(won, Strength::perfect, 1, 0) == rectangle(some_board, 12, 15, 9, 15));
  CHECK(choose_move(lost, Strength::perfect, 2, 7) == rectangle(some_board, 12, 15, 4, 15));
  CHECK(choose_move(won, Strength::good, 3, 1) == rectangle(some_board, 12, 15, 9, 15));
  CHECK(choose_move(lost, Strength::good, 4, 1) == rectangle(some_board, 14, 15, 1, 3));
  CHECK(choose_move(won, Strength::casual, 0xFFFFFFFF, 0xFFFFFFFF) ==
        rectangle(some_board, 13, 13, 9, 1));
  CHECK(choose_move(lost, Strength::casual, 6, 2) == rectangle(some_board, 9, 9, 1, 6));
}

TEST_CASE("where no move is legal there is none", "[opponent]") {
  const Board some_board = flipping_game(6, 9), no_move = board(2, 2, "runs:3", "runs:square");
  for (const Strength strength : {Strength::perfect, Strength::good, Strength::casual}) {
    CHECK_FALSE(choose_move(Position::all_tails(some_board), strength, 1, 2));
    CHECK_FALSE(choose_move(Position::all_heads(no_move), strength, 1, 2));
  }
}

// Each pair plays every position twice, once from each side.
TEST_CASE("the stronger opponent wins more games", "[opponent]") {
  const Board some_board = flipping_game(6, 7);
  constexpr std::uint32_t positions = 300;
  const auto wins = [&](Strength one, Strength other) {
    std::mt19937 engine(31);
    int won = 0;
    for (std::uint32_t seed = 0; seed < positions; ++seed) {
      const Position start = random_position(some_board, engine);
      if (winner(start, player(one, seed), player(other, seed)) == 0) ++won;
      if (winner(start, player(other, seed), player(one, seed)) == 1) ++won;
    }
    return won;
  };
  const int perfect_over_casual = wins(Strength::perfect, Strength::casual);
  const int perfect_over_good = wins(Strength::perfect, Strength::good);
  const int good_over_casual = wins(Strength::good, Strength::casual);
  INFO(perfect_over_casual << ", " << perfect_over_good << ", " << good_over_casual << " of "
                           << 2 * positions);
  CHECK(perfect_over_casual >= perfect_over_good);
  CHECK(perfect_over_good > static_cast<int>(positions) * 6 / 5);
  CHECK(good_over_casual > static_cast<int>(positions) * 6 / 5);
}
