// Contracts of nimber expressions: any text, and the text of a known expression.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contracts.hpp"
#include "tartan/nim_expression.hpp"
#include "tartan/nim_field.hpp"

namespace tartan::fuzz {
namespace {

// Text mostly of characters that occur in expressions, so that many can be read.
std::u16string expression_text(Input& input) {
  constexpr std::u16string_view pieces[] = {u"+",     u"⊕",    u"*",    u"⊗",  u"/", u"^",
                                            u"^-",    u"(",    u")",    u"√",  u"$", u" ",
                                            u"sqrt(", u"inv(", u"log(", u"0x", u"0b"};
  std::u16string text;
  while (!input.is_at_end()) {
    const std::uint8_t byte = input.take();
    if (byte < std::size(pieces)) {
      text += pieces[byte];
    } else {
      text += byte < 240 ? static_cast<char16_t>(u'0' + byte % 10) : input.take<char16_t>();
    }
  }
  return text;
}

std::size_t check_operands(const std::vector<NimExpressionStep>& steps, std::size_t place,
                           TextPlace around) {
  must(place < steps.size(), "an operand is there");
  const NimExpressionStep step = steps[place++];
  must(around.begin <= step.place.begin && step.place.begin < step.place.end &&
           step.place.end <= around.end,
       "the place of a step lies within the whole");
  for (unsigned left = operand_count(step.operation); left > 0; --left)
    place = check_operands(steps, place, step.place);
  return place;
}

using Operation = NimOperation;
using Fault = NimExpressionFault;

// Writes a random expression together with the steps that reading it must give.
class Writer {
 public:
  Writer(Input& input, std::span<const Nimber> earlier) : input_(input), earlier_(earlier) {
    write(Strength::sum, 4);
  }

  const std::u16string& text() const { return text_; }
  const std::vector<NimExpressionStep>& steps() const { return steps_; }
  /// The first fault from the left, if there is one.
  const std::optional<Fault>& fault() const { return fault_; }

 private:
  enum class Strength { sum, product, power, operand };

  // The place where the next token begins; it may be asked for repeatedly before the token is
  // written.
  std::uint32_t begin_token() {
    if (begun_ != text_.size() && input_.below(8) == 0) text_ += u' ';
    begun_ = text_.size();
    return static_cast<std::uint32_t>(begun_);
  }
  void add_token(std::u16string_view token) {
    begin_token();
    text_ += token;
  }
  template <std::size_t count>
  std::u16string_view one_of(const std::u16string_view (&choices)[count]) {
    return choices[input_.below(count)];
  }

  // Writes an operand of at least this strength, and adds its step with all steps below it.
  Nimber write(Strength least, int depth) {
    const Operation operation =
        depth == 0 ? Operation::number : static_cast<Operation>(input_.below(9));
    const Strength strength = operation == Operation::sum ? Strength::sum
                              : operation == Operation::product || operation == Operation::quotient
                                  ? Strength::product
                              : operation == Operation::power ? Strength::power
                                                              : Strength::operand;
    const bool is_within = strength < least || input_.below(16) == 0;
    if (is_within) add_token(u"(");
    const std::uint32_t begin = begin_token();
    const std::size_t place = steps_.size();
    steps_.push_back({operation, {}, 0, 0});
    const Nimber value = write_operation(operation, place, depth);
    steps_[place].value = value;
    steps_[place].place = {begin, static_cast<std::uint32_t>(text_.size())};
    if (operation == Operation::power && steps_[place + 1].place.end == 0)
      steps_[place + 1].place = steps_[place].place;
    if (is_within) add_token(u")");
    return value;
  }

  Nimber write_operation(Operation operation, std::size_t place, int depth) {
    switch (operation) {
      case Operation::number:
        write_star();
        return write_number(input_.of_any_size());
      case Operation::earlier: {
        const std::uint32_t index = input_.below(static_cast<std::uint32_t>(earlier_.size()));
        text_ += u"$" + digits(index + 1, 10);
        return earlier_[index];
      }
      case Operation::power:
        return write_power(place, depth);
      case Operation::square_root:
      case Operation::inverse:
      case Operation::logarithm:
        return write_function(operation, depth);
      default:
        return write_pair(operation, depth);
    }
  }

  // Writes a nimber's star now and then. Two stars in a row are refused.
  void write_star() {
    if (text_.empty() || text_.back() != u'*') text_ += one_of({u"", u"", u"", u"*"});
  }

  Nimber write_number(std::uint64_t number) {
    const std::uint32_t base = input_.below(4);
    text_ += base == 0   ? u"0x" + digits(number, 16)
             : base == 1 ? u"0B" + digits(number, 2)
                         : digits(number, 10);
    return number;
  }

  static std::u16string digits(std::uint64_t number, unsigned base) {
    std::u16string text;
    do text.insert(text.begin(), u"0123456789aBcDeF"[number % base]);
    while ((number /= base) != 0);
    return text;
  }

  Nimber write_pair(Operation operation, int depth) {
    const bool is_sum = operation == Operation::sum;
    const Nimber left = write(is_sum ? Strength::sum : Strength::product, depth - 1);
    add_token(is_sum                            ? one_of({u"+", u"⊕"})
              : operation == Operation::product ? one_of({u"*", u"⊗", u"×", u"·", u"⋅"})
                                                : one_of({u"/", u"⊘", u"÷", u"∕"}));
    const Nimber right = write(is_sum ? Strength::product : Strength::power, depth - 1);
    if (is_sum) return left ^ right;
    if (operation == Operation::product) return nim_product(left, right);
    return refused(right == 0, Fault::division_by_zero) ? 0 : *nim_quotient(left, right);
  }

  // Writes a power. A negative exponent is the power of an inverse, whose step comes in between.
  Nimber write_power(std::size_t place, int depth) {
    const bool is_negative = input_.flag();
    if (is_negative) steps_.push_back({Operation::inverse, {}, 0, 0});
    Nimber base = write(Strength::operand, depth - 1);
    add_token(u"^");
    if (is_negative) {
      add_token(one_of({u"-", u"−"}));
      base = refused(base == 0, Fault::division_by_zero) ? 0 : *nim_inverse(base);
      steps_[place + 1].value = base;
    }
    begin_token();
    steps_[place].exponent = write_number(input_.of_any_size());
    return nim_power(base, steps_[place].exponent);
  }

  Nimber write_function(Operation operation, int depth) {
    const bool is_root = operation == Operation::square_root;
    if (is_root && input_.flag()) {
      text_ += u"√";
      return nim_square_root(write(Strength::operand, depth - 1));
    }
    text_ += is_root                           ? one_of({u"sqrt", u"Sqrt"})
             : operation == Operation::inverse ? one_of({u"inv", u"INV"})
                                               : one_of({u"log", u"Log"});
    add_token(u"(");
    const Nimber of = write(Strength::sum, depth - 1);
    add_token(u")");
    if (is_root) return nim_square_root(of);
    if (operation == Operation::inverse)
      return refused(of == 0, Fault::division_by_zero) ? 0 : *nim_inverse(of);
    return refused(of == 0, Fault::logarithm_of_zero) ? 0 : *nim_logarithm(of);
  }

  bool refused(bool is_fault, Fault fault) {
    if (is_fault && !fault_) fault_ = fault;
    return is_fault;
  }

  Input& input_;
  std::span<const Nimber> earlier_;
  std::u16string text_;
  std::size_t begun_ = std::u16string::npos;
  std::vector<NimExpressionStep> steps_;
  std::optional<Fault> fault_;
};

}  // namespace

void check_expression(Input input) {
  std::vector<Nimber> earlier(input.below(4));
  for (Nimber& result : earlier) result = input.of_any_size();
  const std::u16string text = expression_text(input);
  const TextPlace whole{0, static_cast<std::uint32_t>(text.size())};
  const auto steps = evaluate_nim_expression(text, earlier);
  if (steps) {
    must(check_operands(*steps, 0, whole) == steps->size(), "no operand is left over");
  } else {
    const auto [begin, end] = steps.error().place;
    must(begin <= end && end <= whole.end, "the place of a fault lies within the text");
  }
}

void check_written_expression(Input input) {
  const std::vector<Nimber> earlier{input.of_any_size(), input.of_any_size()};
  const Writer written(input, earlier);
  if (written.text().size() > most_expression_text) return;
  const auto steps = evaluate_nim_expression(written.text(), earlier);
  must(static_cast<bool>(steps) == !written.fault(), "an expression that can be worked out");
  if (!steps)
    must(steps.error().fault == *written.fault(), "why it cannot");
  else
    must(*steps == written.steps() &&
             check_operands(*steps, 0, steps->front().place) == steps->size(),
         "the steps of an expression");
}

}  // namespace tartan::fuzz
