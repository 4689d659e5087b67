// Exports for boards of any game, found by its name. Rows and columns are indices from 0, as in the
// core. The page and the command line turn them into the game's own numbers, which begin at its
// origins, and draw row 0 at the bottom where rows are numbered upwards.
#include <emscripten/bind.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "failure.hpp"
#include "names.hpp"
#include "tartan/games/catalogue.hpp"
#include "tartan/games/game_review.hpp"
#include "tartan/games/opponent.hpp"
#include "tartan/games/winning_counts.hpp"
#include "tartan/games/winning_move.hpp"

namespace tartan::bindings {
namespace {

// Places of a line by its indices from 0.
struct LineDescription {
  Uint8Array grundy_numbers = copy_out<Uint8Array, std::uint8_t>({});
  // For each set that a move can turn, the distances of its places from the corner, ascending.
  Uint8Arrays distances = Uint8Arrays(val::array());
  // By place: which set its kind 0 turns, with those of its further kinds behind it, and how many
  // kinds it has.
  Uint32Array first_sets = copy_out<Uint32Array, std::uint32_t>({});
  Uint16Array kind_counts = copy_out<Uint16Array, std::uint16_t>({});
  double kind_count = 0;  // the most of them
};

Uint8Arrays describe_sets(const MoveSets& sets) {
  std::vector<std::uint8_t> distances;
  std::vector<std::size_t> ends;
  for (std::size_t set = 0; set < sets.size(); ++set) {
    for (const auto [nearest, furthest] : sets[set])
      for (std::uint32_t away = nearest; away <= furthest; ++away)
        distances.push_back(static_cast<std::uint8_t>(away));
    ends.push_back(distances.size());
  }
  Uint8Arrays arrays(val::array());
  const auto all = copy_out<Uint8Array, std::uint8_t>(distances);
  std::size_t start = 0;
  for (const std::size_t end : ends)
    arrays.call<void>("push", all.call<val>("subarray", std::exchange(start, end), end));
  return arrays;
}

LineDescription describe_line(const Line& line) {
  std::vector<std::uint32_t> first_sets;
  std::vector<std::uint16_t> kind_counts;
  for (std::uint32_t place = 0; place < line.size(); ++place) {
    first_sets.push_back(line.first_set(place));
    kind_counts.push_back(line.kinds_at(place));
  }
  return {.grundy_numbers = copy_out<Uint8Array>(line.grundy_numbers()),
          .distances = describe_sets(line.sets()),
          .first_sets = copy_out<Uint32Array, std::uint32_t>(first_sets),
          .kind_counts = copy_out<Uint16Array, std::uint16_t>(kind_counts),
          .kind_count = static_cast<double>(line.kind_count())};
}

// At 256 a + b, the nimber by which a row move of the nimber a and a column move of the nimber b
// change the position: a (x) b in a product, and 0 where they make no move. The table of products
// is worked out once, from the products with powers of two, as (x) distributes over nim-sums.
std::span<const std::uint8_t> changes_on(const Board& board) {
  static std::array<std::vector<std::uint8_t>, 2> known;
  std::vector<std::uint8_t>& changes = known[board.is_product() ? 0 : 1];
  if (!changes.empty()) return changes;
  for (Nimber a = 0; a < board_nimber_limit; ++a)
    for (Nimber b = 0; b < board_nimber_limit; ++b) {
      const auto row = changes.end() - static_cast<std::ptrdiff_t>(b);
      const auto lowest = static_cast<std::ptrdiff_t>(b & (~b + 1));
      const auto others = static_cast<std::ptrdiff_t>(b) - lowest;
      changes.push_back(static_cast<std::uint8_t>(
          board.is_product() && others != 0 ? row[lowest] ^ row[others] : board.combined(a, b)));
    }
  return changes;
}

// Everything about a board that doesn't depend on its coins. With it the page can tell, wherever
// the pointer is, what a move turns and whether it wins. If `failure` isn't empty, the other fields
// have no meaning.
struct BoardDescription {
  LineDescription rows;
  LineDescription columns;
  bool is_product = true;
  Uint8Array changes = copy_out<Uint8Array, std::uint8_t>({});
  double winning_first_moves = 0;
  std::optional<Failure> failure;
};

// A summary of a position; the counts are those of WinningCounts.
struct PositionFacts {
  double nimber = 0;
  double legal = 0;
  double winning = 0;
  Uint32Array cornered = copy_out<Uint32Array, std::uint32_t>({});
  Uint32Array covering = copy_out<Uint32Array, std::uint32_t>({});
  Uint32Array of_kinds = copy_out<Uint32Array, std::uint32_t>({});
  std::optional<Failure> failure;
};

PositionFacts examine_position(const Position& position) {
  const WinningCounts counts = count_winning_moves(position);
  return {
      .nimber = static_cast<double>(position.nimber()),
      .legal = static_cast<double>(position.legal_move_count()),
      .winning = static_cast<double>(std::reduce(counts.cornered.begin(), counts.cornered.end())),
      .cornered = copy_out<Uint32Array, std::uint32_t>(counts.cornered),
      .covering = copy_out<Uint32Array, std::uint32_t>(counts.covering),
      .of_kinds = copy_out<Uint32Array, std::uint32_t>(counts.of_kinds),
      .failure = std::nullopt};
}

// Four numbers for each move: row, column, row kind, column kind.
Uint16Array copy_moves_out(std::span<const Move> moves) {
  std::vector<std::uint16_t> numbers;
  for (const auto& [row, column, row_kind, column_kind] : moves)
    numbers.insert(numbers.end(), {row, column, row_kind, column_kind});
  return copy_out<Uint16Array, std::uint16_t>(numbers);
}

std::vector<Move> copy_moves_in(const Uint16Array& array) {
  // No board has a row or a column of this index.
  const auto index = [](std::uint16_t number) {
    return static_cast<std::uint8_t>(std::min<std::uint16_t>(number, 0xFF));
  };
  const auto numbers = copy_in<std::uint16_t>(array);
  std::vector<Move> moves;
  for (std::size_t place = 0; place + 3 < numbers.size(); place += 4)
    moves.push_back(
        {index(numbers[place]), index(numbers[place + 1]), numbers[place + 2], numbers[place + 3]});
  return moves;
}

struct MoveList {
  Uint16Array moves = copy_moves_out({});
  std::optional<Failure> failure;
};

std::vector<Move> move_or_none(const std::optional<Move>& move) {
  return move ? std::vector{*move} : std::vector<Move>();
}

// Facts about a game, up to its first illegal move.
struct GameFacts {
  Uint32Array nimbers = copy_out<Uint32Array, std::uint32_t>({});
  Uint16Array better = copy_moves_out({});  // the kinds are no_kind where there is nothing better
  std::optional<Failure> failure;
};

GameFacts look_again(const Position& start, std::span<const Move> moves) {
  const GameReview review = review_game(start, moves);
  const std::vector<std::uint32_t> nimbers(review.nimbers.begin(), review.nimbers.end());
  std::vector<Move> better;
  for (const auto& move : review.better)
    better.push_back(move.value_or(Move{0, 0, no_kind, no_kind}));
  return {.nimbers = copy_out<Uint32Array, std::uint32_t>(nimbers),
          .better = copy_moves_out(better),
          .failure = std::nullopt};
}

// Which board is asked about.
struct GameBoard {
  std::string game;
  double rows = 0;
  double columns = 0;

  friend bool operator==(const GameBoard&, const GameBoard&) = default;
};

// The board, or why there is none. The one that was asked about last is kept, as a reader looks at
// one for long.
const Result<Board>& open_board(const GameBoard& asked) {
  static GameBoard name;
  static std::optional<Result<Board>> board;
  if (!board || asked != name) {
    board.emplace(create_board(asked.game, whole(asked.rows), whole(asked.columns)));
    name = asked;
  }
  return *board;
}

template <class Record>
Record refused(const Error& error) {
  Record record;
  record.failure = describe(error);
  return record;
}

BoardDescription describe_board(const GameBoard& asked) {
  const auto& board = open_board(asked);
  if (!board) return refused<BoardDescription>(board.error());
  const Position full = Position::all_heads(*board);
  return {.rows = describe_line(board->rows()),
          .columns = describe_line(board->columns()),
          .is_product = board->is_product(),
          .changes = copy_out<Uint8Array>(changes_on(*board)),
          .winning_first_moves = static_cast<double>(full.winning_move_count()),
          .failure = std::nullopt};
}

// The record that is made of the position of these coins.
template <class Record, class Make>
Record answer(const GameBoard& asked, const Uint8Array& coins, Make make) {
  const auto& board = open_board(asked);
  if (!board) return refused<Record>(board.error());
  // However long the array is, one coin too many is enough to refuse it.
  const Uint8Array needed(coins.call<val>("subarray", 0, board->coin_count() + 1));
  const auto position = Position::from_coins(*board, copy_in<std::uint8_t>(needed));
  return position ? make(*position) : refused<Record>(position.error());
}

template <class FindMoves>
MoveList list(const GameBoard& asked, const Uint8Array& coins, FindMoves find_moves) {
  return answer<MoveList>(asked, coins, [&](const Position& position) {
    return MoveList{.moves = copy_moves_out(find_moves(position)), .failure = std::nullopt};
  });
}

PositionFacts examine_coins(const GameBoard& board, const Uint8Array& coins) {
  return answer<PositionFacts>(board, coins, examine_position);
}

// Winning moves whose corner is in a row; empty if the board has no such row.
MoveList winning_moves_in(const GameBoard& board, const Uint8Array& coins, std::uint32_t row) {
  return list(board, coins, [=](const Position& position) {
    std::vector<Move> moves;
    if (row < position.board().rows().size())
      position.for_each_winning_move_in(row, [&](const Move& move) { moves.push_back(move); });
    return moves;
  });
}

MoveList winning_moves_of(const GameBoard& board, const Uint8Array& coins, Kind row_kind,
                          Kind column_kind) {
  return list(board, coins, [=](const Position& position) {
    return position.winning_moves_of(row_kind, column_kind);
  });
}

// By the numbers of Strength.
EMSCRIPTEN_DECLARE_VAL_TYPE(StrengthName)
constexpr std::array strength_names{"perfect", "good", "casual"};

// One move, or none where no move is legal.
MoveList choose(const GameBoard& board, const Uint8Array& coins, const StrengthName& name,
                std::uint32_t seed, std::uint32_t turn) {
  const auto strength = enumerator_of<Strength>(strength_names, name);
  if (!strength)
    return {.failure = Failure{"module-failed", "There is no opponent of this strength.", 0}};
  return list(board, coins, [=](const Position& position) {
    return move_or_none(choose_move(position, *strength, seed, turn));
  });
}

// The winning move that three steps lead to, or none where no move wins.
MoveList solve(const GameBoard& board, const Uint8Array& coins) {
  return list(board, coins,
              [](const Position& position) { return move_or_none(solve_position(position)); });
}

GameFacts review(const GameBoard& board, const Uint8Array& coins, const Uint16Array& moves) {
  return answer<GameFacts>(
      board, coins, [&](const Position& start) { return look_again(start, copy_moves_in(moves)); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_board) {
  using namespace emscripten;

  value_object<LineDescription>("LineDescription")
      .field("grundyNumbers", &LineDescription::grundy_numbers)
      .field("distances", &LineDescription::distances)
      .field("firstSets", &LineDescription::first_sets)
      .field("kindCounts", &LineDescription::kind_counts)
      .field("kindCount", &LineDescription::kind_count);
  value_object<BoardDescription>("BoardDescription")
      .field("rows", &BoardDescription::rows)
      .field("columns", &BoardDescription::columns)
      .field("isProduct", &BoardDescription::is_product)
      .field("changes", &BoardDescription::changes)
      .field("winningFirstMoves", &BoardDescription::winning_first_moves)
      .field("failure", &BoardDescription::failure);
  value_object<PositionFacts>("PositionFacts")
      .field("nimber", &PositionFacts::nimber)
      .field("legal", &PositionFacts::legal)
      .field("winning", &PositionFacts::winning)
      .field("cornered", &PositionFacts::cornered)
      .field("covering", &PositionFacts::covering)
      .field("ofKinds", &PositionFacts::of_kinds)
      .field("failure", &PositionFacts::failure);
  value_object<MoveList>("MoveList")
      .field("moves", &MoveList::moves)
      .field("failure", &MoveList::failure);
  value_object<GameFacts>("GameFacts")
      .field("nimbers", &GameFacts::nimbers)
      .field("better", &GameFacts::better)
      .field("failure", &GameFacts::failure);

  // A record, as a class would add half as much again to the JavaScript that Emscripten writes.
  value_object<GameBoard>("GameBoard")
      .field("game", &GameBoard::game)
      .field("rows", &GameBoard::rows)
      .field("columns", &GameBoard::columns);
  function("describeBoard", &describe_board);
  function("examine", &examine_coins);
  function("winningMovesIn", &winning_moves_in);
  function("winningMovesOf", &winning_moves_of);
  register_type<StrengthName>(one_of<strength_names>());
  function("choose", &choose);
  function("solve", &solve);
  function("review", &review);
}

}  // namespace tartan::bindings
