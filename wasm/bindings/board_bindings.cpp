// The module's exports for boards of the Flipping Game whose discs are looked at one by one.
#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arrays.hpp"
#include "failure.hpp"
#include "flipping_board.hpp"
#include "tartan/memory.hpp"
#include "tartan/uint128.hpp"

namespace tartan::bindings {
namespace {

// x[0] = 0, x[1] = g(1), x[2] = g(1) ^ g(2), ...
std::vector<std::uint32_t> prefix_xors(const Line& line) {
  std::vector<std::uint32_t> x{0};
  for (const std::uint8_t grundy : line.grundy_numbers()) x.push_back(x.back() ^ grundy);
  return x;
}

// What does not depend on the discs; the arrays are empty where `failure` is not.
struct BoardRecord {
  Uint32Array row_lengths = copy_out<Uint32Array, std::uint32_t>({});
  Uint32Array row_prefix_xors = copy_out<Uint32Array, std::uint32_t>({});
  Uint32Array column_lengths = copy_out<Uint32Array, std::uint32_t>({});
  Uint32Array column_prefix_xors = copy_out<Uint32Array, std::uint32_t>({});
  Uint32Array disc_values = copy_out<Uint32Array, std::uint32_t>({});
  std::string winning_openings{};  // decimal
  std::optional<Failure> failure;
};

BoardRecord describe_board(double rows, const std::string& row_lengths, double columns,
                           const std::string& column_lengths) {
  const auto board = create_board(rows, row_lengths, columns, column_lengths);
  if (!board) return {.failure = describe(board.error())};
  return {
      .row_lengths = copy_out<Uint32Array, std::uint32_t>(run_lengths(board->rows())),
      .row_prefix_xors = copy_out<Uint32Array, std::uint32_t>(prefix_xors(board->rows())),
      .column_lengths = copy_out<Uint32Array, std::uint32_t>(run_lengths(board->columns())),
      .column_prefix_xors = copy_out<Uint32Array, std::uint32_t>(prefix_xors(board->columns())),
      .disc_values = copy_out<Uint32Array, std::uint32_t>(
          std::vector<std::uint32_t>(board->coin_values().begin(), board->coin_values().end())),
      .winning_openings = to_decimal(Position::all_heads(*board).winning_move_count()),
      .failure = std::nullopt,
  };
}

// What is true of a position; nothing of it where `failure` is not empty.
struct PositionRecord {
  double board_nimber = 0;
  double legal = 0;
  Uint8Array winning = copy_out<Uint8Array, std::uint8_t>({});
  std::optional<Failure> failure;
};

// A position's winning moves by row, column, height and width.
Result<Uint8Array> winning_moves(const Position& position) {
  const auto count = static_cast<std::size_t>(position.winning_move_count());
  const std::size_t bytes = count * sizeof(Rectangle);
  const ReservedMemory memory = reserve(bytes + 1, system_memory());  // none is no refusal
  if (!memory) return Error{ErrorKind::out_of_memory, bytes};
  const Rectangles rectangles(position.board());
  auto* place = reinterpret_cast<Rectangle*>(memory.get());
  position.for_each_winning_move([&](const Move& move) { *place++ = rectangles.of(move); });
  return copy_out<Uint8Array, std::uint8_t>(
      {reinterpret_cast<const std::uint8_t*>(memory.get()), bytes});
}

PositionRecord examine_position(double rows, const std::string& row_lengths, double columns,
                                const std::string& column_lengths, const Uint8Array& discs) {
  const auto board = create_board(rows, row_lengths, columns, column_lengths);
  if (!board) return {.failure = describe(board.error())};
  const auto position = create_position(*board, discs);
  if (!position) return {.failure = describe(position.error())};
  const auto winning = winning_moves(*position);
  if (!winning) return {.failure = describe(winning.error())};
  return {.board_nimber = static_cast<double>(position->nimber()),
          .legal = static_cast<double>(position->legal_move_count()),
          .winning = *winning,
          .failure = std::nullopt};
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_board) {
  using namespace emscripten;

  value_object<BoardRecord>("BoardRecord")
      .field("rowLengths", &BoardRecord::row_lengths)
      .field("rowPrefixXors", &BoardRecord::row_prefix_xors)
      .field("columnLengths", &BoardRecord::column_lengths)
      .field("columnPrefixXors", &BoardRecord::column_prefix_xors)
      .field("discValues", &BoardRecord::disc_values)
      .field("winningOpenings", &BoardRecord::winning_openings)
      .field("failure", &BoardRecord::failure);
  function("describeBoard", &describe_board);

  value_object<PositionRecord>("PositionRecord")
      .field("boardNimber", &PositionRecord::board_nimber)
      .field("legal", &PositionRecord::legal)
      .field("winning", &PositionRecord::winning)
      .field("failure", &PositionRecord::failure);
  function("examinePosition", &examine_position);

  constant("largestBoardSide", static_cast<double>(largest_board_side));
}

}  // namespace tartan::bindings
