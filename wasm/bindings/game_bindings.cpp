// The module's exports for the Flipping Game as it is played: the opponent, and the review of a
// game.
#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arrays.hpp"
#include "failure.hpp"
#include "flipping_board.hpp"
#include "tartan/games/game_review.hpp"
#include "tartan/games/opponent.hpp"

namespace tartan::bindings {
namespace {

Uint8Array copy_moves_out(std::span<const Rectangle> moves) {
  return copy_out<Uint8Array, std::uint8_t>(
      {reinterpret_cast<const std::uint8_t*>(moves.data()), moves.size_bytes()});
}

std::vector<Move> copy_moves_in(const Product& board, const Uint8Array& bytes) {
  const auto numbers = copy_in<std::uint8_t>(bytes);
  const Rectangles rectangles(board);
  std::vector<Move> moves;
  for (std::size_t place = 0; place + 3 < numbers.size(); place += 4)
    moves.push_back(rectangles.move_of(
        {numbers[place], numbers[place + 1], numbers[place + 2], numbers[place + 3]}));
  return moves;
}

// One move, or none where no move is legal or `failure` is not empty.
struct ChoiceRecord {
  Uint8Array move = copy_moves_out({});
  std::optional<Failure> failure;
};

ChoiceRecord choose_move_of(double rows, const std::string& row_lengths, double columns,
                            const std::string& column_lengths, const Uint8Array& discs,
                            std::uint8_t strength, std::uint32_t seed, std::uint32_t turn) {
  const auto board = create_board(rows, row_lengths, columns, column_lengths);
  if (!board) return {.failure = describe(board.error())};
  const auto position = create_position(*board, discs);
  if (!position) return {.failure = describe(position.error())};
  const auto move = choose_move(*position, static_cast<Strength>(strength), seed, turn);
  if (!move) return {.failure = std::nullopt};
  const Rectangle rectangle = Rectangles(*board).of(*move);
  return {.move = copy_moves_out({&rectangle, 1}), .failure = std::nullopt};
}

// What became of a game up to its first illegal move; nothing of it where `failure` is not empty.
struct ReviewRecord {
  double legal_moves = 0;
  Uint32Array nimbers = copy_out<Uint32Array, std::uint32_t>({});
  Uint8Array better = copy_moves_out({});  // four zeros where there is nothing better
  std::optional<Failure> failure;
};

ReviewRecord review_game_of(double rows, const std::string& row_lengths, double columns,
                            const std::string& column_lengths, const Uint8Array& discs,
                            const Uint8Array& moves) {
  const auto board = create_board(rows, row_lengths, columns, column_lengths);
  if (!board) return {.failure = describe(board.error())};
  const auto start = create_position(*board, discs);
  if (!start) return {.failure = describe(start.error())};
  const GameReview review = review_game(*start, copy_moves_in(*board, moves));
  const std::vector<std::uint32_t> nimbers(review.nimbers.begin(), review.nimbers.end());
  std::vector<Rectangle> better;
  const Rectangles rectangles(*board);
  for (const auto& move : review.better)
    better.push_back(move ? rectangles.of(*move) : Rectangle{});
  return {.legal_moves = static_cast<double>(review.better.size()),
          .nimbers = copy_out<Uint32Array, std::uint32_t>(nimbers),
          .better = copy_moves_out(better),
          .failure = std::nullopt};
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_game) {
  using namespace emscripten;

  value_object<ChoiceRecord>("ChoiceRecord")
      .field("move", &ChoiceRecord::move)
      .field("failure", &ChoiceRecord::failure);
  function("chooseMove", &choose_move_of);

  value_object<ReviewRecord>("ReviewRecord")
      .field("legalMoves", &ReviewRecord::legal_moves)
      .field("nimbers", &ReviewRecord::nimbers)
      .field("better", &ReviewRecord::better)
      .field("failure", &ReviewRecord::failure);
  function("reviewGame", &review_game_of);
}

}  // namespace tartan::bindings
