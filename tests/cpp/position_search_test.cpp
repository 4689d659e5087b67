// Positions of small boards against the bare rules: every position, every move, and what the search
// of the whole game says of them.
#include "tartan/games/position.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <string>
#include <vector>

#include "moves_of.hpp"
#include "searched_game.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

// The moves of a position by the rules, and those of them that leave a Grundy number of 0.
struct MovesByRule {
  std::vector<Rectangle> legal;
  std::vector<Rectangle> winning;
};

MovesByRule moves_by_rule(const Searched& game, DiscSet white) {
  MovesByRule by_rule;
  for (const SmallMove& move : game.moves) {
    if ((white & move.corner) == 0) continue;
    by_rule.legal.push_back(rectangle_of(move));
    if (game.grundy[white ^ move.flipped] == 0) by_rule.winning.push_back(rectangle_of(move));
  }
  return by_rule;
}

// Plain conditions: there are a million positions.
void check_facts(const Position& position, const MovesByRule& by_rule) {
  if (position.legal_move_count() != by_rule.legal.size()) FAIL("how many moves are legal");
  if (legal_moves_of(position) != by_rule.legal) FAIL("the legal moves");
  if (position.is_over() != by_rule.legal.empty()) FAIL("whether it is over");
  if (position.winning_move_count() != by_rule.winning.size()) FAIL("how many moves win");
  if (winning_moves_of(position) != by_rule.winning) FAIL("the winning moves");
}

void check_each_corner(const Position& position, const MovesByRule& by_rule) {
  std::vector<Rectangle> legal, winning;
  for (std::uint32_t row = 1; row <= position.board().rows().size(); ++row)
    for (std::uint32_t column = 1; column <= position.board().columns().size(); ++column) {
      for (const Rectangle& move : position.legal_moves_at(column, row)) legal.push_back(move);
      for (const Rectangle& move : position.winning_moves_at(column, row)) winning.push_back(move);
    }
  if (legal != by_rule.legal) FAIL("the legal moves of the corners");
  if (winning != by_rule.winning) FAIL("the winning moves of the corners");
}

void check_each_move(const Searched& game, DiscSet white, const Position& before) {
  for (const SmallMove& move : game.moves) {
    const Rectangle rectangle = rectangle_of(move);
    Position after = before;
    const Legality verdict = after.play(rectangle);
    const bool is_legal = (white & move.corner) != 0;
    const DiscSet left = is_legal ? white ^ move.flipped : white;
    if (verdict != (is_legal ? Legality::legal : Legality::corner_black)) FAIL("the verdict");
    if (before.legality(rectangle) != verdict) FAIL("the verdict before the move");
    if (before.wins(rectangle) != (is_legal && game.grundy[left] == 0)) FAIL("whether it wins");
    if (!std::ranges::equal(after.discs(), discs_of(game, left))) FAIL("the discs after it");
    if (after.nimber() != game.grundy[left]) FAIL("the nimber after it");
  }
}

void check_board(std::uint32_t rows, std::uint32_t columns, const std::string& row_lengths,
                 const std::string& column_lengths) {
  const Searched game = searched(rows, columns, row_lengths, column_lengths);
  for (DiscSet white = 0; white < game.grundy.size(); ++white) {
    INFO(rows << " rows (" << row_lengths << "), " << columns << " columns (" << column_lengths
              << "), discs " << white);
    const Position position = position_of(game, white);
    const MovesByRule by_rule = moves_by_rule(game, white);
    if (position.nimber() != game.grundy[white]) FAIL("the nimber");
    check_facts(position, by_rule);
    check_each_corner(position, by_rule);
    check_each_move(game, white, position);
  }
}

void check_all_boards(std::uint32_t most_cells) {
  for (std::uint32_t rows = 1; rows <= most_cells; ++rows)
    for (std::uint32_t columns = 1; rows * columns <= most_cells; ++columns)
      check_board(rows, columns, "triangular", "square");
}

// The first reason why a rectangle is no move, straight from the rules.
Legality verdict_by_rule(const Searched& game, DiscSet white, const Rectangle& rectangle) {
  const auto has = [](const std::vector<std::uint32_t>& lengths, std::uint32_t length) {
    return std::ranges::find(lengths, length) != lengths.end();
  };
  const int left = rectangle.column - rectangle.width, below = rectangle.row - rectangle.height;
  const bool has_corner = rectangle.column >= 1 && rectangle.row >= 1 &&
                          rectangle.column <= game.rules.columns &&
                          rectangle.row <= game.rules.rows;
  if (!has_corner || left < 0 || below < 0) return Legality::off_board;
  if (!has(game.rules.row_lengths, rectangle.height)) return Legality::height_not_in_family;
  if (!has(game.rules.column_lengths, rectangle.width)) return Legality::width_not_in_family;
  if ((white & disc(game.rules, rectangle.column, rectangle.row)) == 0)
    return Legality::corner_black;
  return Legality::legal;
}

}  // namespace

TEST_CASE("the moves of every position of every board of at most 16 cells", "[position][long]") {
  check_all_boards(16);
}

TEST_CASE("the moves of every position of every board of at most 12 cells", "[position][sample]") {
  check_all_boards(12);
}

TEST_CASE("every position of small boards with other length families", "[position]") {
  const auto [row_lengths, column_lengths] = GENERATE(table<std::string, std::string>({
      {"all", "all"},
      {"odd", "fibonacci"},
      {"primes", "2,3"},  // no length 1: white discs may be left
      {"triangular", "powers-of-two"},
      {"7", "7"},  // no move at all
  }));
  check_board(4, 3, row_lengths, column_lengths);
  check_board(3, 4, row_lengths, column_lengths);
  check_board(1, 11, row_lengths, column_lengths);
  check_board(10, 1, row_lengths, column_lengths);
}

TEST_CASE("what is no move says why, and changes nothing", "[position]") {
  const Searched game = searched(4, 5, "1,3", "2,4");
  const DiscSet white = GENERATE(0U, 0xFFFFFU, 0x5A5A5U, 0xC33C3U);
  const Position position = position_of(game, white);
  constexpr std::uint8_t beyond = 7;
  for (std::uint8_t column = 0; column <= beyond; ++column)
    for (std::uint8_t row = 0; row <= beyond; ++row)
      for (std::uint8_t width = 0; width <= beyond; ++width)
        for (std::uint8_t height = 0; height <= beyond; ++height) {
          const Rectangle rectangle{column, row, width, height};
          const Legality verdict = verdict_by_rule(game, white, rectangle);
          Position played = position;
          INFO(+column << ", " << +row << ": " << +width << " wide and " << +height << " high");
          if (position.legality(rectangle) != verdict) FAIL("the reason");
          if (played.play(rectangle) != verdict) FAIL("the reason when it is played");
          if (verdict == Legality::legal) continue;
          if (position.wins(rectangle)) FAIL("wins");
          if (!std::ranges::equal(played.discs(), position.discs())) FAIL("a disc has changed");
          if (played.nimber() != position.nimber()) FAIL("the nimber has changed");
        }
}
