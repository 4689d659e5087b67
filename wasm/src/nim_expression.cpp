#include "tartan/nim_expression.hpp"

#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "tartan/nim_field.hpp"

namespace tartan {
namespace {

using Fault = NimExpressionFault;
using Step = NimExpressionStep;

struct Name {
  std::u16string_view text;
  NimOperation operation;
};
constexpr Name names[] = {{u"sqrt", NimOperation::square_root},
                          {u"inv", NimOperation::inverse},
                          {u"log", NimOperation::logarithm}};

constexpr std::u16string_view blanks = u" \t\r\n\u00a0\u2009\u202f";
constexpr std::u16string_view sum_signs = u"+⊕";
constexpr std::u16string_view star_signs = u"*∗";
constexpr std::u16string_view product_signs = u"*∗⊗×·⋅";
constexpr std::u16string_view quotient_signs = u"/⊘÷∕";
constexpr std::u16string_view minus_signs = u"-−";

bool is_one_of(char16_t unit, std::u16string_view set) {
  return set.find(unit) != std::u16string_view::npos;
}

bool is_letter(char16_t unit) { return (unit | 0x20U) >= u'a' && (unit | 0x20U) <= u'z'; }

// The value of a digit, or more than any base for other characters.
unsigned digit_value(char16_t unit) {
  if (unit >= u'0' && unit <= u'9') return unit - unsigned{u'0'};
  return is_letter(unit) ? (unit | 0x20U) - unsigned{u'a'} + 10 : ~0U;
}

// Goes through the text from its begin, and works out each step as soon as its operands are known.
// What cannot be read or worked out is kept as the first fault, and from there on nothing is read
// any more.
class Reader {
 public:
  Reader(std::u16string_view text, std::span<const Nimber> earlier)
      : text_(text), earlier_(earlier) {}

  Result<std::vector<Step>, NimExpressionError> read() {
    if (text_.size() > most_expression_text)
      refuse(Fault::text_too_long,
             {most_expression_text, static_cast<std::uint32_t>(text_.size())});
    skip_blanks();
    read_sum();
    if (is_next(u")")) refuse(Fault::missing_parenthesis, next_unit());
    if (!is_at_end()) refuse(Fault::unexpected_character, next_unit());
    if (error_) return *error_;
    return std::move(steps_);
  }

 private:
  // The start of an operand, in the text and among the steps.
  struct Begin {
    std::uint32_t text;
    std::size_t step;
  };

  Begin here() const { return {place_, steps_.size()}; }

  void read_sum() {
    const Begin left = here();
    read_product();
    while (is_next(sum_signs)) combine(left, NimOperation::sum, &Reader::read_product);
  }

  void read_product() {
    const Begin left = here();
    read_power();
    while (true) {
      if (is_next(product_signs)) {
        combine(left, NimOperation::product, &Reader::read_power);
      } else if (is_next(quotient_signs)) {
        combine(left, NimOperation::quotient, &Reader::read_power);
      } else {
        return;
      }
    }
  }

  // Takes the sign and the right operand.
  void combine(Begin left, NimOperation operation, void (Reader::*read_right)()) {
    const std::uint32_t sign = place_;
    take_unit();
    const Begin right = here();
    (this->*read_right)();
    if (error_) return;
    const Nimber a = steps_[left.step].value, b = steps_[right.step].value;
    if (operation == NimOperation::quotient && b == 0)
      return refuse(Fault::division_by_zero, {sign, end_});
    insert(left, operation,
           operation == NimOperation::sum       ? nim_sum(a, b)
           : operation == NimOperation::product ? nim_product(a, b)
                                                : *nim_quotient(a, b));
  }

  void read_power() {
    const Begin base = here();
    read_operand();
    if (!is_next(u"^")) return;
    const std::uint32_t sign = place_;
    take_unit();
    const bool is_negative = is_next(minus_signs);
    if (is_negative) take_unit();
    if (is_at_end() || digit_value(text_[place_]) >= 10)
      return refuse(Fault::bad_exponent, {sign, end_});
    const std::uint64_t exponent = read_number();
    if (is_next(u"^")) refuse(Fault::bad_exponent, next_unit());
    if (is_negative) apply(base, NimOperation::inverse, {sign, end_});
    if (error_) return;
    insert(base, NimOperation::power, nim_power(steps_[base.step].value, exponent), exponent);
  }

  void read_operand() {
    if (is_at_end()) return refuse(Fault::missing_operand, {end_, end_});
    const char16_t unit = text_[place_];
    if (digit_value(unit) < 10 || is_star()) {
      const Begin begin = here();
      if (is_star()) ++place_;
      const Nimber number = read_number();
      insert(begin, NimOperation::number, number);
    } else if (unit == u'$') {
      read_earlier();
    } else if (unit == u'(') {
      read_parenthesis();
    } else if (unit == u'√') {
      const Begin begin = here();
      take_unit();
      go_deeper(begin, &Reader::read_operand);
      apply(begin, NimOperation::square_root, {begin.text, end_});
    } else if (is_letter(unit)) {
      read_name();
    } else {
      refuse_operand(unit);
    }
  }

  // True at the star of a nimber, as in *2. Two stars in a row are refused: elsewhere 2**3 is a
  // power, so reading it as 2 times *3 would give a wrong answer.
  bool is_star() const {
    return is_one_of(text_[place_], star_signs) && place_ + 1 < text_.size() &&
           digit_value(text_[place_ + 1]) < 10 &&
           (place_ == 0 || !is_one_of(text_[place_ - 1], star_signs));
  }

  // Begins at the first digit, which is the 0 of 0x and 0b too.
  std::uint64_t read_number() {
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    const std::uint32_t begin = place_;
    unsigned base = 10;
    if (text_[place_] == u'0' && place_ + 1 < text_.size()) {
      const char16_t letter = text_[place_ + 1] | 0x20U;
      if (letter == u'x') base = 16;
      if (letter == u'b') base = 2;
    }
    if (base != 10) place_ += 2;
    const std::uint32_t first_digit = place_;
    std::uint64_t number = 0;
    bool is_too_large = false;
    for (; place_ < text_.size() && digit_value(text_[place_]) < base; ++place_) {
      const unsigned digit = digit_value(text_[place_]);
      is_too_large = is_too_large || number > (most - digit) / base;
      number = number * base + digit;
    }
    if (place_ == first_digit) refuse(Fault::missing_operand, {place_, place_});
    if (is_too_large) refuse(Fault::number_too_large, {begin, place_});
    end_token();
    return number;
  }

  void read_earlier() {
    const Begin begin = here();
    ++place_;
    std::size_t number = 0;
    for (; place_ < text_.size() && digit_value(text_[place_]) < 10; ++place_)
      // Once it is larger than the number of results it stays so, and further digits are left out.
      if (number <= earlier_.size()) number = number * 10 + digit_value(text_[place_]);
    end_token();
    if (number == 0 || number > earlier_.size())
      return refuse(Fault::unknown_result, {begin.text, end_});
    insert(begin, NimOperation::earlier, earlier_[number - 1]);
  }

  // Reads a parenthesis; its content leaves its steps.
  void read_parenthesis() {
    const TextPlace opened = next_unit();
    take_unit();
    go_deeper({opened.begin, 0}, &Reader::read_sum);
    if (error_) return;
    if (is_at_end()) return refuse(Fault::missing_parenthesis, opened);
    if (!is_next(u")")) return refuse(Fault::unexpected_character, next_unit());
    take_unit();
  }

  void read_name() {
    const Begin begin = here();
    std::u16string name;
    for (; place_ < text_.size() && is_letter(text_[place_]); ++place_)
      name += static_cast<char16_t>(text_[place_] | 0x20U);
    end_token();
    for (const auto& [text, operation] : names) {
      if (name != text || !is_next(u"(")) continue;
      read_parenthesis();
      return apply(begin, operation, {begin.text, end_});
    }
    refuse(Fault::unknown_name, {begin.text, end_});
  }

  void refuse_operand(char16_t unit) {
    const bool may_follow_operand = unit == u'^' || unit == u')' || is_one_of(unit, sum_signs) ||
                                    is_one_of(unit, product_signs) ||
                                    is_one_of(unit, quotient_signs);
    if (may_follow_operand) return refuse(Fault::missing_operand, {place_, place_});
    refuse(Fault::unexpected_character, next_unit());
  }

  void go_deeper(Begin begin, void (Reader::*read_inside)()) {
    if (depth_ == most_expression_depth)
      return refuse(Fault::too_deep, {begin.text, begin.text + 1});
    ++depth_;
    (this->*read_inside)();
    --depth_;
  }

  // A step with one operand, which is there already. `place` is what is at fault where it has none.
  void apply(Begin begin, NimOperation operation, TextPlace place) {
    if (error_) return;
    const Nimber a = steps_[begin.step].value;
    if (operation == NimOperation::square_root) return insert(begin, operation, nim_square_root(a));
    const bool is_inverse = operation == NimOperation::inverse;
    const auto value = is_inverse ? nim_inverse(a) : nim_logarithm(a);
    if (!value)
      return refuse(is_inverse ? Fault::division_by_zero : Fault::logarithm_of_zero, place);
    insert(begin, operation, *value);
  }

  // Inserts a step before its operands, which are already there.
  void insert(Begin begin, NimOperation operation, Nimber value, std::uint64_t exponent = 0) {
    if (error_) return;
    steps_.insert(steps_.begin() + static_cast<std::ptrdiff_t>(begin.step),
                  Step{operation, {begin.text, end_}, value, exponent});
  }

  bool is_at_end() const { return error_ || place_ >= text_.size(); }
  bool is_next(std::u16string_view signs) const {
    return !is_at_end() && is_one_of(text_[place_], signs);
  }

  // Both halves of a pair. Not at the end.
  TextPlace next_unit() const {
    const bool is_pair = text_[place_] >= 0xd800 && text_[place_] < 0xdc00 &&
                         place_ + 1 < text_.size() && text_[place_ + 1] >= 0xdc00 &&
                         text_[place_ + 1] < 0xe000;
    return {place_, place_ + (is_pair ? 2 : 1)};
  }

  void take_unit() {
    ++place_;
    end_token();
  }

  void end_token() {
    end_ = place_;
    skip_blanks();
  }

  void skip_blanks() {
    while (place_ < text_.size() && is_one_of(text_[place_], blanks)) ++place_;
  }

  void refuse(Fault fault, TextPlace place) {
    if (!error_) error_ = NimExpressionError{fault, place};
  }

  std::u16string_view text_;
  std::span<const Nimber> earlier_;
  std::uint32_t place_ = 0;  // never at a blank between two tokens
  std::uint32_t end_ = 0;    // of the last token
  unsigned depth_ = 0;
  std::vector<Step> steps_;
  std::optional<NimExpressionError> error_;
};

}  // namespace

Result<std::vector<Step>, NimExpressionError> evaluate_nim_expression(
    std::u16string_view text, std::span<const Nimber> earlier) {
  return Reader(text, earlier).read();
}

}  // namespace tartan
