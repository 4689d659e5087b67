// Exports for arithmetic on nimbers below 2^64. BigInts from JavaScript are taken modulo 2^64.
#include <emscripten/bind.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <vector>

#include "arrays.hpp"
#include "failure.hpp"
#include "names.hpp"
#include "tartan/nim_expression.hpp"
#include "tartan/nim_field.hpp"

namespace tartan::bindings {
namespace {

BigUint64Array copy_nimbers_out(std::span<const Nimber> nimbers) {
  return copy_out<BigUint64Array, Nimber>(nimbers);
}

// Texts of a few, told apart by the types that are written for TypeScript.
EMSCRIPTEN_DECLARE_VAL_TYPE(OperationName)
EMSCRIPTEN_DECLARE_VAL_TYPE(FaultKind)
EMSCRIPTEN_DECLARE_VAL_TYPE(NimStep)
EMSCRIPTEN_DECLARE_VAL_TYPE(NimSteps)

// By the numbers of NimOperation and of NimExpressionFault.
constexpr std::array operation_names{"number", "earlier",     "sum",     "product",  "quotient",
                                     "power",  "square-root", "inverse", "logarithm"};
constexpr std::array fault_kinds{"unexpected-character", "missing-operand",  "missing-parenthesis",
                                 "unknown-name",         "bad-exponent",     "number-too-large",
                                 "unknown-result",       "division-by-zero", "logarithm-of-zero",
                                 "text-too-long",        "too-deep"};

// An error in an expression: a kind that the page words in its own language, an English sentence,
// and the range of UTF-16 units from `begin` up to, but not including, `end`, counted from 0.
struct ExpressionFailure {
  FaultKind kind{val::undefined()};
  std::string message;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

std::string sentence_on(const NimExpressionError& error) {
  const std::string character = "character " + std::to_string(error.place.begin + 1);
  const std::string at = "At " + character + " ";
  switch (error.fault) {
    case NimExpressionFault::unexpected_character:
      return at + "something is not expected: write numbers, and between them +, *, / or ^.";
    case NimExpressionFault::missing_operand:
      return at + "a number is missing.";
    case NimExpressionFault::missing_parenthesis:
      return "The parenthesis at " + character + " has no partner.";
    case NimExpressionFault::unknown_name:
      return at + "write sqrt(...), inv(...) or log(...).";
    case NimExpressionFault::bad_exponent:
      return at +
             "write one ordinary whole number behind ^, such as 3 or -1; use parentheses for "
             "a power of a power.";
    case NimExpressionFault::number_too_large:
      return "The number at " + character +
             " is too large: nimbers here are at most 18,446,744,073,709,551,615.";
    case NimExpressionFault::unknown_result:
      return at + "a result is asked for that there is not.";
    case NimExpressionFault::division_by_zero:
      return at + "something is divided by 0, which has no inverse.";
    case NimExpressionFault::logarithm_of_zero:
      return at + "the logarithm of 0 is asked for; 0 has none.";
    case NimExpressionFault::text_too_long:
      return "An expression has at most " + grouped(most_expression_text) + " characters.";
    case NimExpressionFault::too_deep:
      return at + "parentheses are nested deeper than " + std::to_string(most_expression_depth) +
             ".";
  }
  return "The expression cannot be read.";
}

// A NimExpressionStep with the steps that it works on.
struct NimStepRecord {
  OperationName operation{val::undefined()};
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  BigInt value{val::undefined()};
  BigInt exponent{val::undefined()};
  NimSteps operands{val::array()};
};

// Builds the tree from its end: in preorder each step comes before its operands, so they exist by
// then.
NimStep tree_of(std::span<const NimExpressionStep> steps) {
  std::vector<val> made;
  for (const NimExpressionStep& step : std::views::reverse(steps)) {
    val operands = val::array();
    for (unsigned count = operand_count(step.operation); count > 0; --count) {
      operands.call<void>("push", made.back());
      made.pop_back();
    }
    made.push_back(
        val(NimStepRecord{.operation = name_of<OperationName>(operation_names, step.operation),
                          .begin = step.place.begin,
                          .end = step.place.end,
                          .value = big_int(step.value),
                          .exponent = big_int(step.exponent),
                          .operands = NimSteps(operands)}));
  }
  return NimStep(made.back());
}

// Nothing of a record is to be used where its `failure` is not empty.
struct ExpressionRecord {
  NimStep step{val::undefined()};
  std::optional<ExpressionFailure> failure;
};

ExpressionRecord evaluate(const std::u16string& text, const BigUint64Array& earlier) {
  const auto steps = evaluate_nim_expression(text, copy_in<Nimber>(earlier));
  if (steps) return {.step = tree_of(*steps), .failure = std::nullopt};
  const auto& [fault, place] = steps.error();
  return {.failure = ExpressionFailure{name_of<FaultKind>(fault_kinds, fault),
                                       sentence_on(steps.error()), place.begin, place.end}};
}

// A NimSquarings.
struct SquaringsRecord {
  BigUint64Array squares{val::undefined()};
  BigUint64Array products{val::undefined()};
};

SquaringsRecord squarings(std::uint64_t a) {
  const auto [squares, products] = nim_squarings(a);
  return {.squares = copy_nimbers_out(squares), .products = copy_nimbers_out(products)};
}

// A generator of the field of nimbers below 2^bits.
std::uint64_t generator(double bits) { return nim_generator(static_cast<unsigned>(whole(bits))); }

// The powers of the generator of the field of nimbers below 2^bits; empty for fields that aren't
// listed.
BigUint64Array powers(double bits) {
  const bool is_listed = bits == 1 || bits == 2 || bits == 4 || bits == 8 || bits == 16;
  if (!is_listed) return copy_nimbers_out({});
  return copy_nimbers_out(nim_powers(static_cast<unsigned>(bits)));
}

// The table of an operation for all a and b below 256, row by row, which contains every smaller
// table. An undefined entry, a quotient by 0, is 0.
Uint8Array table_of(Nimber (*operation)(Nimber, Nimber)) {
  std::vector<std::uint8_t> values;
  values.reserve(256 * 256);
  for (Nimber a = 0; a < 256; ++a)
    for (Nimber b = 0; b < 256; ++b) values.push_back(static_cast<std::uint8_t>(operation(a, b)));
  return copy_out<Uint8Array, std::uint8_t>(values);
}

struct NimTables {
  Uint8Array sum{val::undefined()};
  Uint8Array product{val::undefined()};
  Uint8Array quotient{val::undefined()};
};

NimTables tables() {
  return {.sum = table_of(nim_sum),
          .product = table_of(nim_product),
          .quotient = table_of([](Nimber a, Nimber b) { return nim_quotient(a, b).value_or(0); })};
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_nimber) {
  using namespace emscripten;

  register_type<OperationName>(one_of<operation_names>());
  register_type<FaultKind>(one_of<fault_kinds>());
  register_type<NimStep>("NimStep");
  register_type<NimSteps>("readonly NimStep[]");
  register_optional<ExpressionFailure>();
  value_object<ExpressionFailure>("ExpressionFailure")
      .field("kind", &ExpressionFailure::kind)
      .field("message", &ExpressionFailure::message)
      .field("begin", &ExpressionFailure::begin)
      .field("end", &ExpressionFailure::end);
  value_object<NimStepRecord>("NimStep")
      .field("operation", &NimStepRecord::operation)
      .field("begin", &NimStepRecord::begin)
      .field("end", &NimStepRecord::end)
      .field("value", &NimStepRecord::value)
      .field("exponent", &NimStepRecord::exponent)
      .field("operands", &NimStepRecord::operands);
  value_object<ExpressionRecord>("ExpressionRecord")
      .field("step", &ExpressionRecord::step)
      .field("failure", &ExpressionRecord::failure);
  function("evaluateNimExpression", &evaluate);

  value_object<SquaringsRecord>("SquaringsRecord")
      .field("squares", &SquaringsRecord::squares)
      .field("products", &SquaringsRecord::products);
  function("nimSquarings", &squarings);

  function("nimGenerator", &generator);
  function("nimPowers", &powers);

  value_object<NimTables>("NimTables")
      .field("sum", &NimTables::sum)
      .field("product", &NimTables::product)
      .field("quotient", &NimTables::quotient);
  function("nimTables", &tables);
}

}  // namespace tartan::bindings
