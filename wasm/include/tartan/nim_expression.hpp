// Arithmetic on nimbers below 2^64, read from a text and worked out step by step.
//
//   sum       product { + product }            + may be written ⊕
//   product   power { * power | / power }      * may be ∗ ⊗ × · ⋅, and / may be ⊘ ÷ ∕
//   power     operand [ ^ exponent ]
//   exponent  [ - ] number                     an ordinary whole number: a^-3 is (1/a)^3
//   operand   [ * ] number                     decimal, 0x1f or 0b101; *2 is the nimber 2, with
//                                              no blank behind and no other star before its star
//             $ and a decimal number           $1 is the first earlier result
//             ( sum )
//             √ operand, sqrt( sum )           the square root
//             inv( sum )                       the inverse
//             log( sum )                       nim_logarithm of nim_field.hpp, taken as a nimber
//
// Signs of one strength go from left to right. A second ^ needs parentheses, as 2^3^2 is read in
// two ways. Names may have large letters, and blanks may stand between all of these.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// The most UTF-16 units of an expression.
inline constexpr std::size_t most_expression_text = 1'000;

/// The deepest nesting of parentheses, names and roots.
inline constexpr unsigned most_expression_depth = 64;

/// A place in the text: its UTF-16 units from `begin` on and before `end`, counted from 0.
struct TextPlace {
  std::uint32_t begin;
  std::uint32_t end;

  friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

/// The operation of a step. Its numbers are part of the module's interface.
enum class NimOperation : std::uint8_t {
  number = 0,   ///< no operands
  earlier = 1,  ///< an earlier result; no operands
  sum = 2,      ///< two operands
  product = 3,
  quotient = 4,
  power = 5,  ///< one operand: the base
  square_root = 6,
  inverse = 7,
  logarithm = 8,
};

struct NimExpressionStep {
  NimOperation operation;
  TextPlace place;  ///< without parentheses around all of it
  Nimber value;
  std::uint64_t exponent;  ///< of a power, else 0

  friend bool operator==(const NimExpressionStep&, const NimExpressionStep&) = default;
};

/// The number of operands of a step.
constexpr unsigned operand_count(NimOperation operation) noexcept {
  switch (operation) {
    case NimOperation::number:
    case NimOperation::earlier:
      return 0;
    case NimOperation::sum:
    case NimOperation::product:
    case NimOperation::quotient:
      return 2;
    default:
      return 1;
  }
}

enum class NimExpressionFault : std::uint8_t {
  unexpected_character,  ///< where a sign between operands, or the end, should be; or any symbol
                         ///< that has no meaning
  missing_operand,       ///< where a number should be
  missing_parenthesis,   ///< the one there is not closed, or was not opened
  unknown_name,          ///< no sqrt, inv or log with a parenthesis behind it
  bad_exponent,          ///< no whole number behind ^, or a second ^
  number_too_large,      ///< 2^64 or more
  unknown_result,        ///< there is no such earlier result
  division_by_zero,      ///< by / or inv or a negative exponent
  logarithm_of_zero,
  text_too_long,  ///< from most_expression_text on
  too_deep,       ///< the parenthesis, name or root past most_expression_depth
};

/// The first fault from the left. The place lies within the text; it is empty where something is
/// missing there.
struct NimExpressionError {
  NimExpressionFault fault;
  TextPlace place;

  friend bool operator==(const NimExpressionError&, const NimExpressionError&) = default;
};

/// The expression as a tree in preorder: the whole is the first step, and each step is followed by
/// its operands in order, each with all that belongs to it. A negative exponent is the power of an
/// inverse. The results `earlier` are what $1, $2 ... stand for.
Result<std::vector<NimExpressionStep>, NimExpressionError> evaluate_nim_expression(
    std::u16string_view text, std::span<const Nimber> earlier = {});

}  // namespace tartan
