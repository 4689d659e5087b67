// Checks reviews against a search of the whole game and, on larger boards, against all winning
// moves compared one by one.
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

// Plays random legal moves to the end.
std::vector<Move> random_game(Position position, std::mt19937& engine,
                              std::size_t longest = 1'000) {
  std::vector<Move> moves;
  while (moves.size() < longest && !position.is_over()) {
    const std::vector<Move> legal = legal_moves_of(position);
    moves.push_back(legal[engine() % legal.size()]);
    position.play(moves.back());
  }
  return moves;
}

// The first, in order, of the winning moves most similar to the played one.
std::optional<Move> most_alike(const std::vector<Move>& winning, const Move& played) {
  const auto unlikeness = [&](const Move& move) {
    const int across = move.column - played.column, down = move.row - played.row;
    const bool alike = move.row_kind == played.row_kind || move.column_kind == played.column_kind;
    return 2 * (across * across + down * down) + (alike ? 0 : 1);
  };
  const auto best = std::ranges::min_element(winning, {}, unlikeness);
  if (best == winning.end()) return std::nullopt;
  return *best;
}

void check_by_search(const Searched& game, CoinSet heads, const std::vector<Move>& moves) {
  const GameReview review = review_game(position_of(game, heads), moves);
  if (review.illegal) FAIL("a legal move is refused");
  if (review.better.size() != moves.size()) FAIL("how many moves there are");
  if (review.nimbers.size() != moves.size() + 1) FAIL("how many nimbers there are");
  for (std::size_t index = 0; index <= moves.size(); ++index) {
    if (review.nimbers[index] != game.grundy[heads]) FAIL("nimber " << index);
    if (index == moves.size()) break;
    const Move& played = moves[index];
    std::vector<Move> winning;
    for (const SmallMove& move : game.moves)
      if ((heads & move.corner) != 0 && game.grundy[heads ^ move.turned] == 0)
        winning.push_back(move.move);
    const bool wins = std::ranges::find(winning, played) != winning.end();
    const auto expected = wins ? std::nullopt : most_alike(winning, played);
    if (review.better[index] != expected) FAIL("what is better than move " << index);
    heads ^= std::ranges::find(game.moves, played, &SmallMove::move)->turned;
  }
}

struct RefusedMove {
  Move move;
  Legality reason;
};

}  // namespace

TEST_CASE("games on small boards", "[review]") {
  const auto [rows, columns, row_game, column_game] =
      GENERATE(table<std::uint32_t, std::uint32_t, std::string, std::string>({
          {4, 4, "runs:triangular", "runs:square"},
          {3, 5, "runs:triangular", "runs:square"},
          {1, 16, "runs:triangular", "runs:square"},
          {8, 2, "runs:triangular", "runs:square"},
          {4, 4, "ruler", "runs:odd"},
          {4, 4, "runs:2,3", "runs:primes"},
          {4, 4, "twins", "twins"},
          {1, 14, "single", "twins"},
      }));
  const Searched game = searched(rows, columns, row_game, column_game);
  std::mt19937 engine(17);
  for (int round = 0; round < 200; ++round) {
    const CoinSet heads = static_cast<CoinSet>(engine() % game.grundy.size());
    INFO(rows << " rows, " << columns << " columns, heads " << heads);
    check_by_search(game, heads, random_game(position_of(game, heads), engine));
  }
}

TEST_CASE("the better moves of one game of 5 rows and 5 columns", "[review]") {
  const Board five = flipping_game(5, 5);
  const GameReview review =
      review_game(Position::all_heads(five), std::vector{rectangle(five, 5, 5, 1, 1)});
  CHECK(review.nimbers == std::vector<Nimber>{2, 3});
  CHECK(review.better == std::vector<std::optional<Move>>{rectangle(five, 4, 5, 1, 1)});
}

TEST_CASE("a game without moves is its start", "[review]") {
  const Board five = flipping_game(5, 5);
  const GameReview review = review_game(Position::all_heads(five), {});
  CHECK(review.nimbers == std::vector<Nimber>{2});
  CHECK(review.better.empty());
  CHECK_FALSE(review.illegal);
}

TEST_CASE("a review ends before the first move that is not legal", "[review]") {
  const Board some_board = flipping_game(7, 9);
  std::mt19937 engine(23);
  const Position start = random_position(some_board, engine);
  const std::vector<Move> moves = random_game(start, engine);
  const GameReview whole = review_game(start, moves);
  Position position = start;
  for (std::size_t place = 0; place <= moves.size(); ++place) {
    INFO("move " << place);
    const auto tails = std::ranges::find(position.coins(), 0) - position.coins().begin();
    const Move at_tails{static_cast<std::uint8_t>(tails / 9), static_cast<std::uint8_t>(tails % 9),
                        0, 0};
    for (const auto& [illegal, reason] : std::vector<RefusedMove>{
             {{0, 9, 0, 0}, Legality::off_board},
             {{255, 255, no_kind, no_kind}, Legality::off_board},
             {{1, 1, 1, 0}, Legality::no_row_move},
             {{1, 1, 0, 1}, Legality::no_column_move},
             {at_tails, Legality::corner_tails},
         }) {
      std::vector<Move> with_illegal = moves;
      with_illegal.insert(with_illegal.begin() + static_cast<std::ptrdiff_t>(place), illegal);
      const GameReview review = review_game(start, with_illegal);
      CHECK(review.illegal == IllegalMove{place, reason});
      CHECK(std::ranges::equal(review.nimbers, std::span(whole.nimbers).first(place + 1)));
      CHECK(std::ranges::equal(review.better, std::span(whole.better).first(place)));
    }
    if (place < moves.size()) position.play(moves[place]);
  }
}
