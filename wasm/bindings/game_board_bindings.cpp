// The module's exports for boards of any game, by the name of the game. Rows and columns are the
// core's, indices from 0: the page and the command line give them the game's own numbers, which
// begin at its origins, and draw row 0 at the bottom where the rows count upwards.
#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arrays.hpp"
#include "failure.hpp"
#include "position_arguments.hpp"
#include "tartan/games/catalogue.hpp"
#include "tartan/games/winning_counts.hpp"

namespace tartan::bindings {
namespace {

// What a game is before its board has a size.
struct GameRecord {
  double row_origin = 0;  // the game's own number of its first row
  double column_origin = 0;
  bool rows_upward = false;  // as the Flipping Game alone counts them
  double largest_rows = 0;
  double largest_columns = 0;
  std::optional<Failure> failure;
};

GameRecord describe_game(const std::string& name) {
  const auto game = find_game(name);
  if (!game) return {.failure = describe(game.error())};
  return {.row_origin = static_cast<double>(game->rows.origin()),
          .column_origin = static_cast<double>(game->columns.origin()),
          .rows_upward = *game == flipping_game(),
          .largest_rows = static_cast<double>(game->rows.largest_size()),
          .largest_columns = static_cast<double>(game->columns.largest_size()),
          .failure = std::nullopt};
}

// All that is needed to tell what a move turns and what it changes, where a pointer is.
struct LineRecord {
  Uint8Array grundy_numbers = copy_out<Uint8Array, std::uint8_t>({});
  // For each stretch of each kind how far its nearest and its furthest place lie before the corner.
  Uint8Array stretches = copy_out<Uint8Array, std::uint8_t>({});
  // How many stretches there are up to the last one of each kind. A kind fits at a place when its
  // last stretch does.
  Uint32Array stretch_ends = copy_out<Uint32Array, std::uint32_t>({});
};

LineRecord describe_line(const Line& line) {
  std::vector<std::uint8_t> stretches;
  std::vector<std::uint32_t> ends;
  for (Kind kind = 0; kind < line.kind_count(); ++kind) {
    for (const auto [nearest, furthest] : line.turned(line.size() - 1, kind))
      stretches.insert(stretches.end(), {nearest, furthest});
    ends.push_back(static_cast<std::uint32_t>(stretches.size() / 2));
  }
  return {.grundy_numbers = copy_out<Uint8Array>(line.grundy_numbers()),
          .stretches = copy_out<Uint8Array, std::uint8_t>(stretches),
          .stretch_ends = copy_out<Uint32Array, std::uint32_t>(ends)};
}

// What there is to see of a position at a glance; nothing of it where `failure` is not empty.
struct SummaryRecord {
  double board_nimber = 0;
  double legal = 0;
  double winning = 0;
  Float64Array cornered = copy_out<Float64Array, double>({});
  Float64Array covering = copy_out<Float64Array, double>({});
  std::optional<Failure> failure;
};

// Four numbers for each move: row, column, row kind, column kind.
struct MovesRecord {
  Uint16Array moves = copy_out<Uint16Array, std::uint16_t>({});
  std::optional<Failure> failure;
};

MovesRecord moves_record(std::span<const Move> moves) {
  std::vector<std::uint16_t> numbers;
  for (const auto& [row, column, row_kind, column_kind] : moves)
    numbers.insert(numbers.end(), {row, column, row_kind, column_kind});
  return {.moves = copy_out<Uint16Array, std::uint16_t>(numbers), .failure = std::nullopt};
}

Float64Array counts_out(const std::vector<std::uint64_t>& counts) {
  const std::vector<double> numbers(counts.begin(), counts.end());
  return copy_out<Float64Array, double>(numbers);
}

// A board of a game. Where it was refused, `failure` says why, and so does every answer.
class GameBoard {
 public:
  GameBoard(const std::string& game, double rows, double columns)
      : board_(create(game, rows, columns)) {}

  std::optional<Failure> failure() const {
    if (board_) return std::nullopt;
    return describe(board_.error());
  }
  LineRecord row_line() const { return board_ ? describe_line(board_->rows()) : LineRecord(); }
  LineRecord column_line() const {
    return board_ ? describe_line(board_->columns()) : LineRecord();
  }

  SummaryRecord summarize(const Uint8Array& coins) const {
    const auto position = position_of(coins);
    if (!position) return {.failure = describe(position.error())};
    const WinningCounts counts = count_winning_moves(*position);
    return {
        .board_nimber = static_cast<double>(position->nimber()),
        .legal = static_cast<double>(position->legal_move_count()),
        .winning = static_cast<double>(std::reduce(counts.cornered.begin(), counts.cornered.end())),
        .cornered = counts_out(counts.cornered),
        .covering = counts_out(counts.covering),
        .failure = std::nullopt};
  }
  /// None where the board has no such corner.
  MovesRecord winning_moves_at(const Uint8Array& coins, std::uint32_t row,
                               std::uint32_t column) const {
    const auto position = position_of(coins);
    if (!position) return {.failure = describe(position.error())};
    const bool on_board = row < board_->rows().size() && column < board_->columns().size();
    return moves_record(on_board ? position->winning_moves_at(row, column) : std::vector<Move>());
  }
  MovesRecord winning_moves_of(const Uint8Array& coins, Kind row_kind, Kind column_kind) const {
    const auto position = position_of(coins);
    if (!position) return {.failure = describe(position.error())};
    return moves_record(position->winning_moves_of(row_kind, column_kind));
  }

 private:
  static Result<Product> create(const std::string& name, double rows, double columns) {
    const auto game = find_game(name);
    if (!game) return game.error();
    return Product::create(*game, whole(rows), whole(columns));
  }
  Result<Position> position_of(const Uint8Array& coins) const {
    if (!board_) return board_.error();
    return create_position(*board_, coins);
  }

  Result<Product> board_;
};

// a (x) b of all a and b below 256, at 256 a + b.
Uint8Array small_nim_products() {
  std::vector<std::uint8_t> products;
  products.reserve(256 * 256);
  for (Nimber a = 0; a < 256; ++a)
    for (Nimber b = 0; b < 256; ++b)
      products.push_back(static_cast<std::uint8_t>(nim_product(a, b)));
  return copy_out<Uint8Array, std::uint8_t>(products);
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_game_board) {
  using namespace emscripten;

  value_object<GameRecord>("GameRecord")
      .field("rowOrigin", &GameRecord::row_origin)
      .field("columnOrigin", &GameRecord::column_origin)
      .field("rowsUpward", &GameRecord::rows_upward)
      .field("largestRows", &GameRecord::largest_rows)
      .field("largestColumns", &GameRecord::largest_columns)
      .field("failure", &GameRecord::failure);
  function("describeGame", &describe_game);

  value_object<LineRecord>("LineRecord")
      .field("grundyNumbers", &LineRecord::grundy_numbers)
      .field("stretches", &LineRecord::stretches)
      .field("stretchEnds", &LineRecord::stretch_ends);
  value_object<SummaryRecord>("SummaryRecord")
      .field("boardNimber", &SummaryRecord::board_nimber)
      .field("legal", &SummaryRecord::legal)
      .field("winning", &SummaryRecord::winning)
      .field("cornered", &SummaryRecord::cornered)
      .field("covering", &SummaryRecord::covering)
      .field("failure", &SummaryRecord::failure);
  value_object<MovesRecord>("MovesRecord")
      .field("moves", &MovesRecord::moves)
      .field("failure", &MovesRecord::failure);
  class_<GameBoard>("GameBoard")
      .constructor<std::string, double, double>()
      .function("failure", &GameBoard::failure)
      .function("rowLine", &GameBoard::row_line)
      .function("columnLine", &GameBoard::column_line)
      .function("summarize", &GameBoard::summarize)
      .function("winningMovesAt", &GameBoard::winning_moves_at)
      .function("winningMovesOf", &GameBoard::winning_moves_of);
  function("smallNimProducts", &small_nim_products);
}

}  // namespace tartan::bindings
