// Reviews against the search of the whole game, and of games on larger boards against all winning
// moves, compared one by one.
#include "tartan/games/game_review.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cstdint>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "boards.hpp"
#include "moves_of.hpp"
#include "searched_game.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

// Legal moves at random, until there is none.
std::vector<Rectangle> random_game(Position position, std::mt19937& engine,
                                   std::size_t longest = 1'000) {
  std::vector<Rectangle> moves;
  while (moves.size() < longest && !position.is_over()) {
    const std::vector<Rectangle> legal = legal_moves_of(position);
    moves.push_back(legal[engine() % legal.size()]);
    position.play(moves.back());
  }
  return moves;
}

// Of moves in their order, the first of those that are most alike.
std::optional<Rectangle> most_alike(const std::vector<Rectangle>& winning,
                                    const Rectangle& played) {
  const auto unlikeness = [&](const Rectangle& move) {
    const int across = move.column - played.column, up = move.row - played.row;
    const bool alike = move.width == played.width || move.height == played.height;
    return 2 * (across * across + up * up) + (alike ? 0 : 1);
  };
  const auto best = std::ranges::min_element(winning, {}, unlikeness);
  if (best == winning.end()) return std::nullopt;
  return *best;
}

void check_by_search(const Searched& game, DiscSet white, const std::vector<Rectangle>& moves) {
  const GameReview review = review_game(position_of(game, white), moves);
  if (review.illegal) FAIL("a legal move is refused");
  if (review.better.size() != moves.size()) FAIL("how many moves there are");
  if (review.nimbers.size() != moves.size() + 1) FAIL("how many nimbers there are");
  for (std::size_t index = 0; index <= moves.size(); ++index) {
    if (review.nimbers[index] != game.grundy[white]) FAIL("nimber " << index);
    if (index == moves.size()) break;
    const Rectangle& played = moves[index];
    std::vector<Rectangle> winning;
    for (const SmallMove& move : game.moves)
      if ((white & move.corner) != 0 && game.grundy[white ^ move.flipped] == 0)
        winning.push_back(rectangle_of(move));
    const bool wins = std::ranges::find(winning, played) != winning.end();
    const auto expected = wins ? std::nullopt : most_alike(winning, played);
    if (review.better[index] != expected) FAIL("what is better than move " << index);
    white ^= std::ranges::find(game.moves, played, rectangle_of)->flipped;
  }
}

struct RefusedMove {
  Rectangle move;
  Legality reason;
};

}  // namespace

TEST_CASE("games on small boards", "[review]") {
  const auto [rows, columns, row_lengths, column_lengths] =
      GENERATE(table<std::uint32_t, std::uint32_t, std::string, std::string>({
          {4, 4, "triangular", "square"},
          {3, 5, "triangular", "square"},
          {1, 16, "triangular", "square"},
          {8, 2, "triangular", "square"},
          {4, 4, "all", "odd"},
          {4, 4, "2,3", "primes"},
      }));
  const Searched game = searched(rows, columns, row_lengths, column_lengths);
  std::mt19937 engine(17);
  for (int round = 0; round < 200; ++round) {
    const DiscSet white = static_cast<DiscSet>(engine() % game.grundy.size());
    INFO(rows << " rows, " << columns << " columns, discs " << white);
    check_by_search(game, white, random_game(position_of(game, white), engine));
  }
}

TEST_CASE("games on larger boards", "[review]") {
  const auto [rows, columns] = GENERATE(
      table<std::uint32_t, std::uint32_t>({{15, 15}, {30, 12}, {9, 40}, {200, 3}, {2, 200}}));
  const Board some_board = flipping_game(rows, columns);
  std::mt19937 engine(19);
  Position position = random_position(some_board, engine);
  const std::vector<Rectangle> moves = random_game(position, engine, 150);
  const GameReview review = review_game(position, moves);
  REQUIRE(review.better.size() == moves.size());
  CHECK_FALSE(review.illegal);
  CHECK(review.nimbers.front() == position.nimber());
  for (std::size_t index = 0; index < moves.size(); ++index) {
    INFO("move " << index);
    const auto expected = position.wins(moves[index])
                              ? std::nullopt
                              : most_alike(winning_moves_of(position), moves[index]);
    CHECK(review.better[index] == expected);
    position.play(moves[index]);
    CHECK(review.nimbers[index + 1] == position.nimber());
  }
}

TEST_CASE("the better moves of one game of 5 rows and 5 columns", "[review]") {
  const Board five = flipping_game(5, 5);
  const GameReview review =
      review_game(Position::all_white(five), std::vector<Rectangle>{{5, 5, 1, 1}});
  CHECK(review.nimbers == std::vector<Nimber>{2, 3});
  CHECK(review.better == std::vector<std::optional<Rectangle>>{Rectangle{4, 5, 1, 1}});
}

TEST_CASE("a game without moves is its start", "[review]") {
  const Board five = flipping_game(5, 5);
  const GameReview review = review_game(Position::all_white(five), {});
  CHECK(review.nimbers == std::vector<Nimber>{2});
  CHECK(review.better.empty());
  CHECK_FALSE(review.illegal);
}

TEST_CASE("a review ends before the first move that is not legal", "[review]") {
  const Board some_board = flipping_game(7, 9);
  std::mt19937 engine(23);
  const Position start = random_position(some_board, engine);
  const std::vector<Rectangle> moves = random_game(start, engine);
  const GameReview whole = review_game(start, moves);
  Position position = start;
  for (std::size_t place = 0; place <= moves.size(); ++place) {
    INFO("move " << place);
    const auto black = std::ranges::find(position.discs(), 0) - position.discs().begin();
    const Rectangle at_black{static_cast<std::uint8_t>(black % 9 + 1),
                             static_cast<std::uint8_t>(black / 9 + 1), 1, 1};
    for (const auto& [illegal, reason] : std::vector<RefusedMove>{
             {{10, 1, 1, 1}, Legality::off_board},
             {{0, 0, 0, 0}, Legality::off_board},
             {{2, 2, 1, 2}, Legality::height_not_in_family},
             {{2, 2, 2, 1}, Legality::width_not_in_family},
             {at_black, Legality::corner_black},
         }) {
      std::vector<Rectangle> with_illegal = moves;
      with_illegal.insert(with_illegal.begin() + static_cast<std::ptrdiff_t>(place), illegal);
      const GameReview review = review_game(start, with_illegal);
      CHECK(review.illegal == IllegalMove{place, reason});
      CHECK(std::ranges::equal(review.nimbers, std::span(whole.nimbers).first(place + 1)));
      CHECK(std::ranges::equal(review.better, std::span(whole.better).first(place)));
    }
    if (place < moves.size()) position.play(moves[place]);
  }
}
