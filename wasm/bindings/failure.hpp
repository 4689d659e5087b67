// Errors of the core as the page receives them: a kind that the page words in its own language, an
// English sentence for consoles, and the number that matters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "tartan/result.hpp"

namespace tartan::bindings {

struct Failure {
  std::string kind;
  std::string message;
  double amount;
};

/// The digits in groups of three: 65,535.
inline std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t place = digits.size(); place > 3;) digits.insert(place -= 3, ",");
  return digits;
}

inline Failure describe(const Error& error) {
  const std::string amount = grouped(error.amount);
  const auto number = static_cast<double>(error.amount);
  switch (error.kind) {
    case ErrorKind::size_out_of_range:
      return {"size-out-of-range", "A size must be a whole number from 1 to 100,000,000.", number};
    case ErrorKind::board_out_of_range:
      return {"board-out-of-range",
              "This game's boards have from 1 to " + amount + " coins on this side.", number};
    case ErrorKind::bad_length_family:
      return {"bad-length-family",
              "A length family is triangular, square, all, odd, powers-of-two, primes, fibonacci, "
              "or positive whole numbers such as 1,3,7.",
              number};
    case ErrorKind::too_many_lengths:
      return {
          "too-many-lengths",
          "This length family has 65,536 lengths or more on this axis, so its nimbers could pass "
          "16 bits; it is computed up to size " +
              amount + ".",
          number};
    case ErrorKind::unknown_game:
      return {
          "unknown-game",
          "There is no such game. tartan grundy --help lists those on a line. A board's game is "
          "flipping-game, rugs, turning-corners, mock-turtles-squared, turning-turtles-squared, "
          "acrostic-twins, connected-blocks, or ROWS*COLUMNS with two "
          "line games, such as twins*runs:square or mock-turtles*pattern:0;0,d.",
          number};
    case ErrorKind::bad_game_number:
      return {"bad-game-number",
              "The number behind this game's name is a whole number from 1 to " + amount + ".",
              number};
    case ErrorKind::bad_pattern:
      return {
          "bad-pattern",
          "At character " + amount +
              " of the pattern a distance is missing or is not right: "
              "write a number, a letter such as d or 2d, n, or n-d, and between them , or ; or ...",
          number};
    case ErrorKind::pattern_without_corner:
      return {"pattern-without-corner",
              "The set that begins at character " + amount +
                  " of the pattern must begin with 0, "
                  "the coin that must be heads.",
              number};
    case ErrorKind::large_pattern_number:
      return {"large-pattern-number",
              "The number at character " + amount + " of the pattern is larger than 999,999.",
              number};
    case ErrorKind::too_many_pattern_letters:
      return {"too-many-pattern-letters",
              "At character " + amount +
                  " of the pattern is a fourth letter; a set has at most "
                  "three.",
              number};
    case ErrorKind::pattern_too_long:
      return {"pattern-too-long", "A pattern has at most " + amount + " characters.", number};
    case ErrorKind::too_many_grundy_numbers:
      return {"too-many-grundy-numbers",
              "Of this game the first " + amount + " Grundy numbers are computed, and no more.",
              number};
    case ErrorKind::wrong_coin_count:
      return {"wrong-coin-count", "A position of this board has exactly " + amount + " coins.",
              number};
    case ErrorKind::table_out_of_range:
      return {"table-out-of-range", "A table has from 1 to " + amount + " values.", number};
    case ErrorKind::value_too_large:
      return {"value-too-large",
              "Values of this game are known below 2^64: off the first row and the first column, a "
              "coin's row and column add up to at most " +
                  amount + ".",
              number};
    case ErrorKind::too_many_moves:
      return {"too-many-moves",
              "This board has too many moves to go through them one by one. Choose a smaller one.",
              number};
    case ErrorKind::bad_steps:
      return {"bad-steps",
              "Give from 1 to 15 steps, whole numbers from 1 to " + amount + ", such as 2,3,5,7.",
              number};
    case ErrorKind::chessboard_out_of_range:
      return {"chessboard-out-of-range",
              "The side, the coins and the modulus of a chessboard have limits: this number must "
              "be from 1 to " +
                  amount + ".",
              number};
    case ErrorKind::steps_do_not_repeat:
      return {"steps-do-not-repeat",
              "The Grundy numbers of these steps do not repeat among the first " + amount +
                  ". Choose a side of at most that, or other steps.",
              number};
    case ErrorKind::too_many_steps:
      return {"too-many-steps", "This explanation has more than " + amount + " steps.", number};
    case ErrorKind::out_of_memory:
      return {"out-of-memory", "The " + amount + " bytes of memory that this needs were refused.",
              number};
  }
  return {"module-failed", "The solver met an error that it does not know.", number};
}

}  // namespace tartan::bindings
