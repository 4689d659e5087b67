#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "contracts.hpp"
#include "tartan/length_family.hpp"

namespace tartan::fuzz {
namespace {

using Kind = LengthFamily::Kind;

std::string trimmed(std::string text) {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
  while (!text.empty() && is_blank(text.back())) text.pop_back();
  while (!text.empty() && is_blank(text.front())) text.erase(0, 1);
  return text;
}

// The lengths of a list by its grammar, digit by digit; empty if the text is no list.
std::optional<std::vector<std::uint64_t>> read_list(const std::string& text) {
  std::vector<std::uint64_t> lengths;
  std::string item;
  for (const char c : text + ",") {
    if (c != ',') {
      item += c;
      continue;
    }
    item = trimmed(item);
    if (item.empty()) return std::nullopt;
    std::uint64_t length = 0;
    for (const char digit : item) {
      if (digit < '0' || digit > '9') return std::nullopt;
      length = length * 10 + static_cast<std::uint64_t>(digit - '0');
      if (length >= 1'000'000'000'000'000'000) return std::nullopt;
    }
    if (length == 0) return std::nullopt;
    lengths.push_back(length);
    item.clear();
  }
  return lengths;
}

bool is_square(std::uint64_t number) {
  const auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(number)) + 0.5);
  return root * root == number;
}

bool is_prime(std::uint64_t number) {
  for (std::uint64_t divisor = 2; divisor * divisor <= number; ++divisor)
    if (number % divisor == 0) return false;
  return number >= 2;
}

bool is_of(Kind kind, std::uint64_t length) {
  switch (kind) {
    case Kind::triangular:
      return is_square(8 * length + 1);
    case Kind::square:
      return is_square(length);
    case Kind::all:
      return true;
    case Kind::odd:
      return length % 2 == 1;
    case Kind::powers_of_two:
      return (length & (length - 1)) == 0;
    case Kind::primes:
      return is_prime(length);
    case Kind::fibonacci:
      return is_square(5 * length * length + 4) || is_square(5 * length * length - 4);
    case Kind::list:
      break;
  }
  return false;
}

bool is_named(const std::string& text) {
  constexpr std::string_view names[] = {"triangular",    "square", "all",      "odd",
                                        "powers-of-two", "primes", "fibonacci"};
  return std::ranges::count(names, text) == 1;
}

void check_lengths(const LengthFamily& family, std::uint32_t size,
                   const std::optional<std::vector<std::uint64_t>>& list) {
  const auto lengths = family.lengths_up_to(size);
  if (!lengths) {
    must(lengths.error().kind == ErrorKind::too_many_lengths, "only too many lengths are refused");
    const auto largest = static_cast<std::uint32_t>(lengths.error().amount);
    must(lengths.error().amount < size, "a smaller size is allowed");
    must(static_cast<bool>(family.lengths_up_to(largest)), "the largest size is allowed");
    must(!family.lengths_up_to(largest + 1), "and no larger one");
    return;
  }
  must(lengths->size() <= most_lengths, "not too many lengths");
  if (list) {
    std::vector<std::uint32_t> expected;
    for (const std::uint64_t length : *list)
      if (length <= size) expected.push_back(static_cast<std::uint32_t>(length));
    std::ranges::sort(expected);
    expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
    must(*lengths == expected, "the lengths of a list");
    return;
  }
  std::vector<std::uint32_t> expected;
  const std::uint32_t looked_at = std::min<std::uint32_t>(size, 2'000);
  for (std::uint32_t length = 1; length <= looked_at; ++length)
    if (is_of(family.kind(), length)) expected.push_back(length);
  must(expected.size() <= lengths->size() &&
           std::equal(expected.begin(), expected.end(), lengths->begin()),
       "the lengths of a named family");
  must(std::ranges::adjacent_find(*lengths, std::greater_equal()) == lengths->end(),
       "lengths ascend");
  must(lengths->empty() || lengths->back() <= size, "lengths fit the size");
  must(expected.size() == lengths->size() || (*lengths)[expected.size()] > looked_at,
       "no length in between");
}

}  // namespace

void check_length_family(Input input) {
  const auto size = static_cast<std::uint32_t>(input.of_any_size());
  const std::string text = input.text(400);
  const auto family = LengthFamily::parse(text);
  const bool named = is_named(trimmed(text));
  const auto list = named ? std::nullopt : read_list(text);
  must(static_cast<bool>(family) == (named || list), "what is read as a family");
  if (!family) {
    must(family.error() == Error{ErrorKind::bad_length_family, 0}, "why it is none");
    return;
  }
  must((family->kind() == Kind::list) == !named, "the kind of a family");
  must(*LengthFamily::parse(family->name()) == *family, "a family by its name");
  // A long sieve takes as long as a thousand other inputs.
  const bool is_slow = family->kind() == Kind::primes;
  check_lengths(*family, is_slow ? size % 20'000 : size, list);
}

}  // namespace tartan::fuzz
