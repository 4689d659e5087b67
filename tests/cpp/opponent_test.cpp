// The opponent against the rules: on small boards against the search of the whole game, on larger
// ones against moves that are made and counted one by one.
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

// What the perfect opponent makes small: the winning replies that a lost position leaves, or the
// white discs that could still move after a winning move.
std::uint64_t replies_after(const Position& position, const Rectangle& move) {
  return played(position, move).winning_move_count();
}
std::uint64_t corners_after(const Position& position, const Rectangle& move) {
  const Position after = played(position, move);
  std::uint64_t corners = 0;
  for (std::uint32_t row = 1; row <= after.board().rows().size(); ++row)
    for (std::uint32_t column = 1; column <= after.board().columns().size(); ++column)
      if (!after.legal_moves_at(column, row).empty()) ++corners;
  return corners;
}

template <class ScoreOf>
std::vector<Rectangle> lowest(const std::vector<Rectangle>& moves, ScoreOf score_of) {
  std::vector<Rectangle> best;
  std::uint64_t least = 0;
  for (const Rectangle& move : moves) {
    const std::uint64_t score = score_of(move);
    if (best.empty() || score < least) {
      best.clear();
      least = score;
    }
    if (score == least) best.push_back(move);
  }
  return best;
}

// The moves that the perfect opponent chooses among.
std::vector<Rectangle> perfect_moves(const Position& position) {
  if (position.nimber() == 0)
    return lowest(legal_moves_of(position),
                  [&](const Rectangle& move) { return replies_after(position, move); });
  return lowest(winning_moves_of(position),
                [&](const Rectangle& move) { return corners_after(position, move); });
}

std::vector<Rectangle> ending_moves(const Position& position) {
  std::vector<Rectangle> moves = legal_moves_of(position);
  std::erase_if(moves, [&](const Rectangle& move) { return !played(position, move).is_over(); });
  return moves;
}

struct LikelyMove {
  Rectangle move;
  double chance;
};

std::vector<LikelyMove> equally_likely(const std::vector<Rectangle>& moves, double together = 1) {
  std::vector<LikelyMove> likely;
  for (const Rectangle& move : moves)
    likely.push_back({move, together / static_cast<double>(moves.size())});
  return likely;
}

// Takes the winning moves from the best to the worst: with k equals it sees one of them with
// probability 1 - 2^-k, and none of all before. A move that ends the game is always seen.
std::vector<LikelyMove> good_chances(const Position& position) {
  if (const std::vector<Rectangle> ending = ending_moves(position); !ending.empty())
    return equally_likely(ending);
  std::vector<LikelyMove> likely;
  std::vector<Rectangle> worse = winning_moves_of(position);
  double overlooked = 1;
  while (!worse.empty()) {
    const std::vector<Rectangle> equals =
        lowest(worse, [&](const Rectangle& move) { return corners_after(position, move); });
    const double misses = std::pow(0.5, equals.size());
    std::ranges::copy(equally_likely(equals, overlooked * (1 - misses)),
                      std::back_inserter(likely));
    overlooked *= misses;
    std::erase_if(worse, [&](const Rectangle& move) {
      return std::ranges::find(equals, move) != equals.end();
    });
  }
  std::vector<Rectangle> losing = legal_moves_of(position);
  std::erase_if(losing, [&](const Rectangle& move) { return position.wins(move); });
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
  const std::vector<Rectangle> ending = ending_moves(position);
  return equally_likely(ending.empty() ? legal_moves_of(position) : ending);
}

// Six standard deviations and a little for what is rare. The seeds are fixed, so it holds always or
// never.
bool is_near(int times, double draws, double chance) {
  return std::abs(times - draws * chance) <= 6 * std::sqrt(draws * chance * (1 - chance)) + 0.5;
}

template <class ChooseAt>
void check_chances(const std::vector<LikelyMove>& likely, ChooseAt choose_at) {
  constexpr std::uint32_t draws = 8'000;
  std::vector<int> times(likely.size());
  for (std::uint32_t draw = 0; draw < draws; ++draw) {
    const std::optional<Rectangle> chosen = choose_at(draw);
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

struct Corner {
  std::uint32_t column, row;
};

Position black_but(const Board& board, const std::vector<Corner>& white) {
  Position position = Position::all_black(board);
  for (const auto& [column, row] : white) position.set_white(column, row, true);
  return position;
}

// A position of nimber 0, which any move gives away.
Position lost_position(const Board& board, std::mt19937& engine) {
  while (true) {
    Position position = random_position(board, engine);
    const std::vector<Rectangle> winning = winning_moves_of(position);
    if (!winning.empty()) position.play(winning[engine() % winning.size()]);
    if (position.nimber() == 0 && !position.is_over()) return position;
  }
}

// How many moves of a set of discs leave a Grundy number of 0.
int winning_replies(const Searched& game, DiscSet white) {
  return static_cast<int>(std::ranges::count_if(game.moves, [&](const SmallMove& move) {
    return (white & move.corner) != 0 && game.grundy[white ^ move.flipped] == 0;
  }));
}

bool is_over(const Searched& game, DiscSet white) {
  return std::ranges::none_of(game.moves,
                              [&](const SmallMove& move) { return (white & move.corner) != 0; });
}

// What a move of a set of discs leaves; none where it is not legal.
std::optional<DiscSet> after(const Searched& game, DiscSet white, const Rectangle& chosen) {
  const auto move = std::ranges::find(game.moves, chosen, rectangle_of);
  if (move == game.moves.end() || (white & move->corner) == 0) return std::nullopt;
  return white ^ move->flipped;
}

void check_perfect(const Searched& game, DiscSet white, DiscSet left) {
  if (game.grundy[white] != 0) {
    if (game.grundy[left] != 0) FAIL("the win is given away");
    return;
  }
  const int replies = winning_replies(game, left);
  for (const SmallMove& move : game.moves)
    if ((white & move.corner) != 0 && winning_replies(game, white ^ move.flipped) < replies)
      FAIL("another move leaves fewer winning replies");
}

void check_casual(const Searched& game, DiscSet white, DiscSet left) {
  if (is_over(game, left)) return;
  for (const SmallMove& move : game.moves)
    if ((white & move.corner) != 0 && is_over(game, white ^ move.flipped))
      FAIL("another move ends the game");
}

void check_board(std::uint32_t rows, std::uint32_t columns, const std::string& row_lengths,
                 const std::string& column_lengths) {
  const Searched game = searched(rows, columns, row_lengths, column_lengths);
  for (DiscSet white = 0; white < game.grundy.size(); ++white) {
    const Position position = position_of(game, white);
    for (const Strength strength : {Strength::perfect, Strength::good, Strength::casual}) {
      INFO(rows << " rows (" << row_lengths << "), " << columns << " columns (" << column_lengths
                << "), discs " << white << ", strength " << static_cast<int>(strength));
      const auto chosen = choose_move(position, strength, white, 1);
      if (chosen.has_value() == is_over(game, white)) FAIL("whether there is a move");
      if (!chosen) continue;
      const auto left = after(game, white, *chosen);
      if (!left) FAIL("the move is not legal");
      if (strength == Strength::perfect) check_perfect(game, white, *left);
      if (strength == Strength::casual) check_casual(game, white, *left);
    }
  }
}

void check_all_boards(std::uint32_t most_cells) {
  for (std::uint32_t rows = 1; rows <= most_cells; ++rows)
    for (std::uint32_t columns = 1; rows * columns <= most_cells; ++columns)
      check_board(rows, columns, "triangular", "square");
}

// Who moves last in a game that `first` begins: 0 or 1.
template <class First, class Second>
int winner(Position position, First first, Second second) {
  for (std::uint32_t turn = 0;; ++turn) {
    const std::optional<Rectangle> move =
        turn % 2 == 0 ? first(position, turn) : second(position, turn);
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

TEST_CASE("the opponent in every position of every board of at most 16 cells", "[opponent][long]") {
  check_all_boards(16);
}

TEST_CASE("the opponent in every position of every board of at most 12 cells",
          "[opponent][sample]") {
  check_all_boards(12);
}

TEST_CASE("every position of small boards with other lengths", "[opponent]") {
  const auto [row_lengths, column_lengths] = GENERATE(table<std::string, std::string>({
      {"all", "all"},
      {"primes", "2,3"},  // no length 1: white discs may be left
      {"2,3", "odd"},
      {"7", "7"},  // no move at all
  }));
  check_board(4, 3, row_lengths, column_lengths);
  check_board(3, 4, row_lengths, column_lengths);
  check_board(1, 11, row_lengths, column_lengths);
  check_board(10, 1, row_lengths, column_lengths);
}

TEST_CASE("from a won position the perfect opponent wins", "[opponent]") {
  std::mt19937 engine(8);
  const auto at_random = [&](const Position& position, std::uint32_t) -> std::optional<Rectangle> {
    const std::vector<Rectangle> moves = legal_moves_of(position);
    if (moves.empty()) return std::nullopt;
    return moves[engine() % moves.size()];
  };
  for (std::uint32_t rows = 1; rows <= 8; ++rows)
    for (std::uint32_t columns = 1; columns <= 8; ++columns) {
      const Board some_board = flipping_game(rows, columns);
      for (std::uint32_t game = 0; game < 60; ++game) {
        INFO(rows << " rows, " << columns << " columns, game " << game);
        const Position start =
            game == 0 ? Position::all_white(some_board) : random_position(some_board, engine);
        const auto perfect = player(Strength::perfect, game);
        const int first_wins = start.nimber() != 0 ? 0 : 1;
        if (winner(start, perfect, perfect) != first_wins) FAIL("against itself");
        if (first_wins == 0 && winner(start, perfect, at_random) != 0) FAIL("as the first");
        if (first_wins == 1 && winner(start, at_random, perfect) != 1) FAIL("as the second");
      }
    }
}

TEST_CASE("the perfect opponent makes the best of large boards", "[opponent]") {
  const auto [rows, columns, row_lengths, column_lengths] =
      GENERATE(table<std::uint32_t, std::uint32_t, std::string, std::string>({
          {15, 15, "triangular", "square"},
          {30, 30, "triangular", "square"},
          {13, 29, "triangular", "square"},
          {200, 2, "triangular", "square"},
          {1, 200, "triangular", "square"},
          {12, 9, "primes", "2,3"},
          {9, 11, "2,3", "odd"},
          {10, 12, "all", "fibonacci"},
          {10, 200, "7", "17,100,190"},
      }));
  INFO(rows << " rows, " << columns << " columns");
  const Board some_board = board(rows, columns, row_lengths, column_lengths);
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
    std::vector<Corner> white;
    std::uint64_t legal, winning;
  };
  const Board five = flipping_game(5, 5);
  for (const auto& [white, legal, winning] : std::vector<Sample>{
           {{{1, 1}, {3, 2}, {5, 5}, {2, 4}}, 8, 0},
           {{{4, 1}, {5, 1}, {4, 2}}, 6, 1},
           {{{1, 3}, {4, 5}, {3, 3}, {2, 5}}, 10, 2},
           {{{4, 5}, {4, 3}, {5, 5}, {4, 4}}, 16, 8},
           {{{1, 1}, {2, 1}, {2, 2}}, 3, 3},
       }) {
    INFO(winning << " of " << legal << " moves win");
    const Position position = black_but(five, white);
    REQUIRE(position.legal_move_count() == legal);
    REQUIRE(position.winning_move_count() == winning);
    check_choices(position);
  }
  check_choices(Position::all_white(five));
}

// Of three discs above each other the lowest can not move. Two moves of the highest end the game.
TEST_CASE("each move comes as often as it should where white discs may be left", "[opponent]") {
  const Board no_ones = board(3, 1, "2,3", "square");
  const Position full = Position::all_white(no_ones);
  REQUIRE(ending_moves(full) == std::vector<Rectangle>{{1, 3, 1, 2}, {1, 3, 1, 3}});
  check_choices(full);
}

TEST_CASE("choices of several turns and seeds are independent", "[opponent]") {
  const Board five = flipping_game(5, 5);
  const Position full = Position::all_white(five);
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
  const Position won = Position::all_white(some_board);
  CHECK(choose_move(won, Strength::perfect, 1, 0) == Rectangle{12, 15, 9, 15});
  CHECK(choose_move(lost, Strength::perfect, 2, 7) == Rectangle{12, 15, 4, 15});
  CHECK(choose_move(won, Strength::good, 3, 1) == Rectangle{12, 15, 9, 15});
  CHECK(choose_move(lost, Strength::good, 4, 1) == Rectangle{14, 15, 1, 3});
  CHECK(choose_move(won, Strength::casual, 0xFFFFFFFF, 0xFFFFFFFF) == Rectangle{13, 13, 9, 1});
  CHECK(choose_move(lost, Strength::casual, 6, 2) == Rectangle{9, 9, 1, 6});
}

TEST_CASE("where no move is legal there is none", "[opponent]") {
  const Board some_board = flipping_game(6, 9), no_move = board(2, 2, "3", "square");
  for (const Strength strength : {Strength::perfect, Strength::good, Strength::casual}) {
    CHECK_FALSE(choose_move(Position::all_black(some_board), strength, 1, 2));
    CHECK_FALSE(choose_move(Position::all_white(no_move), strength, 1, 2));
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
