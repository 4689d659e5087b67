#include "tartan/nim_expression.hpp"

#include <catch_amalgamated.hpp>
#include <string>
#include <vector>

#include "tartan/nim_field.hpp"

using namespace tartan;

namespace {

using enum NimOperation;
using Fault = NimExpressionFault;

const std::vector<Nimber> earlier_results{7, 0xFFFFFFFFFFFFFFFF};

Nimber value(std::u16string_view text) {
  const auto steps = evaluate_nim_expression(text, earlier_results);
  REQUIRE(steps);
  return steps->front().value;
}

void check_fault(std::u16string_view text, Fault fault, TextPlace place) {
  const auto steps = evaluate_nim_expression(text, earlier_results);
  REQUIRE_FALSE(steps);
  CHECK(steps.error() == NimExpressionError{fault, place});
}

}  // namespace

TEST_CASE("worked values of expressions", "[nim_expression]") {
  CHECK(value(u"2*9") == 14);
  CHECK(value(u"6⊗21") == 104);
  CHECK(value(u"25 × 40") == 73);
  CHECK(value(u"24 · 17") == 128);
  CHECK(value(u"15⊘14") == 12);
  CHECK(value(u"15/14") == 12);
  CHECK(value(u"√8") == 14);
  CHECK(value(u"sqrt(8)") == 14);
  CHECK(value(u"6*9") == 1);
  CHECK(value(u"inv(6)") == 9);
  CHECK(value(u"0x123456789abcdef0*0x76") == 0x84946b8cf1e11ef9);
  CHECK(value(u"5+3") == 6);
  CHECK(value(u"log(2)") == 1);
  CHECK(nim_power(18, value(u"log(200)")) == 200);
}

TEST_CASE("numbers of expressions", "[nim_expression]") {
  CHECK(value(u"18446744073709551615") == 0xFFFFFFFFFFFFFFFF);
  CHECK(value(u" 0XfF ") == 255);
  CHECK(value(u"0b1011") == 11);
  CHECK(value(u"007") == 7);
  CHECK(value(u"$1") == 7);
  CHECK(value(u"$01+$2") == 0xFFFFFFFFFFFFFFF8);
}

TEST_CASE("nimbers with stars", "[nim_expression]") {
  CHECK(value(u"*2+*3") == 1);
  CHECK(value(u"*2 + *3 * *4") == (2 ^ nim_product(3, 4)));
  CHECK(value(u"*2*9") == 14);
  CHECK(value(u"2 * *9") == 14);
  CHECK(value(u"∗2∗9") == 14);
  CHECK(value(u"*0") == 0);
  CHECK(value(u"(*0x1f)") == 31);
  CHECK(value(u"√*8^2") == value(u"√8^2"));
  const auto steps = evaluate_nim_expression(u"*12+1");
  REQUIRE(steps);
  CHECK(steps->at(1) == NimExpressionStep{number, {0, 3}, 12, 0});
  check_fault(u"2**3", Fault::missing_operand, {2, 2});
  check_fault(u"*", Fault::missing_operand, {0, 0});
  check_fault(u"* 2", Fault::missing_operand, {0, 0});
  check_fault(u"*(2)", Fault::missing_operand, {0, 0});
  check_fault(u"2^*3", Fault::bad_exponent, {1, 2});
  check_fault(u"2 *", Fault::missing_operand, {3, 3});
}

TEST_CASE("powers go before products, and products before sums", "[nim_expression]") {
  CHECK(value(u"1+2*3^2") == 2);      // 3² = 2, 2⊗2 = 3
  CHECK(value(u"(1+2)*3^2") == 1);    // 3⊗2
  CHECK(value(u"((1+2)*3)^2") == 3);  // 2²
  CHECK(value(u"8/4/2") == 1);        // (8⊘4)⊘2 = 2⊘2
  CHECK(value(u"8/(4/2)") != 1);
  CHECK(value(u"√√8^2") == value(u"√(√8)^2"));
  CHECK(value(u"0^0") == 1);
  CHECK(value(u"6^-1") == 9);
  CHECK(value(u"6^−2") == value(u"9^2"));
  CHECK(value(u"5^18446744073709551615") == 1);
}

TEST_CASE("steps in preorder, with their places", "[nim_expression]") {
  const auto steps = evaluate_nim_expression(u"(1 + $1) * inv(6)^-2 ", earlier_results);
  REQUIRE(steps);
  CHECK(*steps ==
        std::vector<NimExpressionStep>{{product, {0, 20}, nim_product(6, nim_product(6, 6)), 0},
                                       {sum, {1, 7}, 6, 0},
                                       {number, {1, 2}, 1, 0},
                                       {earlier, {5, 7}, 7, 0},
                                       {power, {11, 20}, nim_product(6, 6), 2},
                                       {inverse, {11, 20}, 6, 0},
                                       {inverse, {11, 17}, 9, 0},
                                       {number, {15, 16}, 6, 0}});
}

TEST_CASE("operations keep their numbers, which the page knows", "[nim_expression]") {
  const NimOperation operations[] = {number, earlier,     sum,     product,  quotient,
                                     power,  square_root, inverse, logarithm};
  for (std::size_t place = 0; place < std::size(operations); ++place)
    CHECK(static_cast<std::size_t>(operations[place]) == place);
}

TEST_CASE("what cannot be read, and where", "[nim_expression]") {
  check_fault(u"", Fault::missing_operand, {0, 0});
  check_fault(u"  ", Fault::missing_operand, {0, 0});
  check_fault(u"2 +  ", Fault::missing_operand, {3, 3});
  check_fault(u"2 + * 3", Fault::missing_operand, {4, 4});
  check_fault(u"()", Fault::missing_operand, {1, 1});
  check_fault(u"0x", Fault::missing_operand, {2, 2});
  check_fault(u"sqrt()", Fault::missing_operand, {5, 5});
  check_fault(u"2 3", Fault::unexpected_character, {2, 3});
  check_fault(u"(2 3)", Fault::unexpected_character, {3, 4});
  check_fault(u"2(3)", Fault::unexpected_character, {1, 2});
  check_fault(u"5-3", Fault::unexpected_character, {1, 2});
  check_fault(u"0b12", Fault::unexpected_character, {3, 4});
  check_fault(u"2+#", Fault::unexpected_character, {2, 3});
  check_fault(u"2+\U0001F3B2", Fault::unexpected_character, {2, 4});
  // The first and the last surrogate pair, and halves without their partner.
  check_fault(u"2+\U00010000", Fault::unexpected_character, {2, 4});
  check_fault(u"2+\U0010FFFF", Fault::unexpected_character, {2, 4});
  check_fault(u"2+\xd83c", Fault::unexpected_character, {2, 3});
  check_fault(u"2+\xd83c\xdbff", Fault::unexpected_character, {2, 3});
  check_fault(u"2+\xd83c\xe000", Fault::unexpected_character, {2, 3});
  check_fault(u"2+\xd7ff\xdc00", Fault::unexpected_character, {2, 3});
  check_fault(u"2+\xdc00\xdc00", Fault::unexpected_character, {2, 3});
  check_fault(u"(2+(3)", Fault::missing_parenthesis, {0, 1});
  check_fault(u"2+3)", Fault::missing_parenthesis, {3, 4});
  check_fault(u"inv(3", Fault::missing_parenthesis, {3, 4});
  check_fault(u"1+cos(3)", Fault::unknown_name, {2, 5});
  check_fault(u"sqrt 3", Fault::unknown_name, {0, 4});
  check_fault(u"2+inv", Fault::unknown_name, {2, 5});
  check_fault(u"2^", Fault::bad_exponent, {1, 2});
  check_fault(u"2^(3)", Fault::bad_exponent, {1, 2});
  check_fault(u"2^- x", Fault::bad_exponent, {1, 3});
  check_fault(u"2^3^2", Fault::bad_exponent, {3, 4});
  check_fault(u"1+18446744073709551616", Fault::number_too_large, {2, 22});
  check_fault(u"2^0x10000000000000000", Fault::number_too_large, {2, 21});
  check_fault(u"1+$3", Fault::unknown_result, {2, 4});
  check_fault(u"$0", Fault::unknown_result, {0, 2});
  check_fault(u"$", Fault::unknown_result, {0, 1});
  check_fault(u"$99999999999999999999999", Fault::unknown_result, {0, 24});
  check_fault(u"7/(3+3)", Fault::division_by_zero, {1, 7});
  check_fault(u"1+inv(0)*2", Fault::division_by_zero, {2, 8});
  check_fault(u"0^-1", Fault::division_by_zero, {1, 4});
  check_fault(u"log(0)", Fault::logarithm_of_zero, {0, 6});
}

TEST_CASE("the longest and the deepest expressions", "[nim_expression]") {
  const std::u16string longest(most_expression_text, u'0');
  CHECK(value(longest) == 0);
  check_fault(longest + u"0", Fault::text_too_long,
              {most_expression_text, most_expression_text + 1});

  const std::u16string opened(most_expression_depth, u'('), closed(most_expression_depth, u')');
  CHECK(value(opened + u"5" + closed) == 5);
  check_fault(u"(" + opened + u"5" + closed + u")", Fault::too_deep,
              {most_expression_depth, most_expression_depth + 1});
  const std::u16string roots(most_expression_depth, u'√');
  CHECK(value(roots + u"5") == 5);  // √ taken 64 times is the identity
  check_fault(roots + u"(5)", Fault::too_deep, {most_expression_depth, most_expression_depth + 1});

  std::u16string chain = u"1";
  while (chain.size() + 2 <= most_expression_text) chain += u"+1";
  const auto steps = evaluate_nim_expression(chain);
  REQUIRE(steps);
  CHECK(steps->size() == chain.size());
}
