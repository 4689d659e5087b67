// The module's exports for arithmetic on nimbers below 2^64. BigInts of JavaScript are taken modulo
// 2^64.
#include <emscripten/bind.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "failure.hpp"
#include "tartan/nim_expression.hpp"
#include "tartan/nim_field.hpp"

namespace tartan::bindings {
namespace {

BigUint64Array copy_nimbers_out(std::span<const Nimber> nimbers) {
  return copy_out<BigUint64Array, Nimber>(nimbers);
}

// What cannot be read of an expression: a kind to word in the page's own language, one English
// sentence, and the UTF-16 units from `begin` on and before `end`, from 0.
struct ExpressionFailure {
  std::string kind;
  std::string message;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

ExpressionFailure describe_fault(const NimExpressionError& error) {
  const auto [begin, end] = error.place;
  const std::string at = "At character " + std::to_string(begin + 1) + " ";
  const auto failure = [begin = begin, end = end](std::string kind, std::string message) {
    return ExpressionFailure{std::move(kind), std::move(message), begin, end};
  };
  switch (error.fault) {
    case NimExpressionFault::unexpected_character:
      return failure(
          "unexpected-character",
          at + "something is not expected: write numbers, and between them +, *, / or ^.");
    case NimExpressionFault::missing_operand:
      return failure("missing-operand", at + "a number is missing.");
    case NimExpressionFault::missing_parenthesis:
      return failure("missing-parenthesis", "The parenthesis at character " +
                                                std::to_string(begin + 1) + " has no partner.");
    case NimExpressionFault::unknown_name:
      return failure("unknown-name", at + "write sqrt(...), inv(...) or log(...).");
    case NimExpressionFault::bad_exponent:
      return failure("bad-exponent",
                     at + "write one ordinary whole number behind ^, such as 3 or -1; use "
                          "parentheses for a power of a power.");
    case NimExpressionFault::number_too_large:
      return failure("number-too-large",
                     "The number at character " + std::to_string(begin + 1) +
                         " is too large: nimbers here are at most 18,446,744,073,709,551,615.");
    case NimExpressionFault::unknown_result:
      return failure("unknown-result", at + "a result is asked for that there is not.");
    case NimExpressionFault::division_by_zero:
      return failure("division-by-zero", at + "something is divided by 0, which has no inverse.");
    case NimExpressionFault::logarithm_of_zero:
      return failure("logarithm-of-zero", at + "the logarithm of 0 is asked for; 0 has none.");
    case NimExpressionFault::text_too_long:
      return failure("text-too-long",
                     "An expression has at most " + grouped(most_expression_text) + " characters.");
    case NimExpressionFault::too_deep:
      return failure("too-deep", at + "parentheses are nested deeper than " +
                                     std::to_string(most_expression_depth) + ".");
  }
  return failure("unexpected-character", "The expression cannot be read.");
}

// A tree in preorder, with one place for each step in each array. A step has two operands where its
// operation is 2 to 4, one where that is more, and none where it is less.
struct ExpressionRecord {
  Uint8Array operations = copy_out<Uint8Array, std::uint8_t>({});  // the numbers of NimOperation
  BigUint64Array values = copy_nimbers_out({});                    // the first is the answer
  BigUint64Array exponents = copy_nimbers_out({});                 // of powers, else 0
  Uint32Array places = copy_out<Uint32Array, std::uint32_t>({});   // two for a step: begin and end
  std::optional<ExpressionFailure> failure;
};

ExpressionRecord evaluate(const std::u16string& text, const BigUint64Array& earlier) {
  const auto steps = evaluate_nim_expression(text, copy_in<Nimber>(earlier));
  if (!steps) return {.failure = describe_fault(steps.error())};
  std::vector<std::uint8_t> operations;
  std::vector<Nimber> values, exponents;
  std::vector<std::uint32_t> places;
  for (const NimExpressionStep& step : *steps) {
    operations.push_back(static_cast<std::uint8_t>(step.operation));
    values.push_back(step.value);
    exponents.push_back(step.exponent);
    places.insert(places.end(), {step.place.begin, step.place.end});
  }
  return {.operations = copy_out<Uint8Array, std::uint8_t>(operations),
          .values = copy_nimbers_out(values),
          .exponents = copy_nimbers_out(exponents),
          .places = copy_out<Uint32Array, std::uint32_t>(places),
          .failure = std::nullopt};
}

// As NimSquarings has them.
struct SquaringsRecord {
  BigUint64Array squares{val::undefined()};
  BigUint64Array products{val::undefined()};
};

SquaringsRecord squarings(std::uint64_t a) {
  const auto [squares, products] = nim_squarings(a);
  return {.squares = copy_nimbers_out(squares), .products = copy_nimbers_out(products)};
}

// Of the nimbers below 2^bits.
std::uint64_t generator(double bits) { return nim_generator(static_cast<unsigned>(whole(bits))); }

// Of the nimbers below 2^bits; none for fields that are not listed.
BigUint64Array powers(double bits) {
  const bool is_listed = bits == 1 || bits == 2 || bits == 4 || bits == 8 || bits == 16;
  if (!is_listed) return copy_nimbers_out({});
  return copy_nimbers_out(nim_powers(static_cast<unsigned>(bits)));
}

// a o b for all a and b below 256, row by row, so that every smaller table lies within. The
// operation is one of NimOperation with two operands. What has no value, a quotient by 0, is 0.
Uint8Array table(double operation) {
  std::vector<std::uint8_t> values;
  values.reserve(256 * 256);
  for (Nimber a = 0; a < 256; ++a)
    for (Nimber b = 0; b < 256; ++b)
      values.push_back(static_cast<std::uint8_t>(
          operation == static_cast<double>(NimOperation::sum) ? nim_sum(a, b)
          : operation == static_cast<double>(NimOperation::product)
              ? nim_product(a, b)
              : nim_quotient(a, b).value_or(0)));
  return copy_out<Uint8Array, std::uint8_t>(values);
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_nimber) {
  using namespace emscripten;

  register_optional<ExpressionFailure>();
  value_object<ExpressionFailure>("ExpressionFailure")
      .field("kind", &ExpressionFailure::kind)
      .field("message", &ExpressionFailure::message)
      .field("begin", &ExpressionFailure::begin)
      .field("end", &ExpressionFailure::end);
  value_object<ExpressionRecord>("ExpressionRecord")
      .field("operations", &ExpressionRecord::operations)
      .field("values", &ExpressionRecord::values)
      .field("exponents", &ExpressionRecord::exponents)
      .field("places", &ExpressionRecord::places)
      .field("failure", &ExpressionRecord::failure);
  function("evaluateNimExpression", &evaluate);

  value_object<SquaringsRecord>("SquaringsRecord")
      .field("squares", &SquaringsRecord::squares)
      .field("products", &SquaringsRecord::products);
  function("nimSquarings", &squarings);

  function("nimGenerator", &generator);
  function("nimPowers", &powers);
  function("nimTable", &table);
}

}  // namespace tartan::bindings
