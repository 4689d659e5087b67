// Reads the fuzzer's bytes as numbers, families and boards.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tartan::fuzz {

/// Reports a broken contract by an exception. Nothing catches it under the fuzzer, which then keeps
/// the input.
inline void must(bool holds, const char* promise) {
  if (!holds) throw std::logic_error(promise);
}

/// An input's bytes, followed by zeros without end.
class Input {
 public:
  explicit Input(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  bool is_at_end() const { return bytes_.empty(); }

  template <class Number = std::uint8_t>
  Number take() {
    Number number = 0;
    for (std::size_t byte = 0; byte < sizeof(Number); ++byte)
      number = static_cast<Number>(number | static_cast<Number>(Number{take_byte()} << 8 * byte));
    return number;
  }

  /// A number from 0 to count - 1; the first ones are likelier unless count is a power of two.
  std::uint32_t below(std::uint32_t count) {
    return count <= 256 ? take() % count : take<std::uint32_t>() % count;
  }

  bool flag() { return take() % 2 == 1; }

  /// A number of up to 64 bits; every bit length is equally likely.
  std::uint64_t of_any_size() { return take<std::uint64_t>() >> below(64); }

  std::span<const std::uint8_t> bytes(std::size_t most) {
    const auto some = bytes_.first(std::min(most, bytes_.size()));
    bytes_ = bytes_.subspan(some.size());
    return some;
  }
  std::string text(std::size_t most) {
    const auto some = bytes(most);
    return {some.begin(), some.end()};
  }

 private:
  std::uint8_t take_byte() {
    if (bytes_.empty()) return 0;
    const std::uint8_t byte = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return byte;
  }

  std::span<const std::uint8_t> bytes_;
};

/// A family's name, or a list.
inline std::string family_text(Input& input, std::uint32_t longest) {
  constexpr std::string_view names[] = {"triangular",    "square", "all",      "odd",
                                        "powers-of-two", "primes", "fibonacci"};
  const std::uint32_t choice = input.below(16);
  if (choice < std::size(names)) return std::string(names[choice]);
  std::string list;
  for (std::uint32_t count = 1 + input.below(24); count > 0; --count) {
    if (!list.empty()) list += ',';
    list += std::to_string(1 + input.below(longest));
  }
  return list;
}

/// The name of a line game, with a number from 1 to `largest` if the name has one.
inline std::string line_game_name(Input& input, std::uint32_t largest) {
  constexpr std::string_view names[] = {
      "single",   "turning-turtles", "mock-turtles", "moebius",        "mogul",
      "moidores", "twins",           "triplets",     "ruler",          "sym",
      "turnips",  "grunt",           "up-to-coins:", "exactly-coins:", "twins-within:"};
  const std::uint32_t choice = input.below(20);
  if (choice >= std::size(names)) return "runs:" + family_text(input, largest + 1);
  const std::string name(names[choice]);
  return name.back() == ':' ? name + std::to_string(1 + input.below(largest)) : name;
}

/// A distance in a pattern, such as 3, 2d or n-s.
inline std::string pattern_distance(Input& input) {
  constexpr std::string_view letters = "dpt";
  const std::uint32_t choice = input.below(8);
  if (choice == 0) return "n";
  const std::string number = std::to_string(1 + input.below(6));
  const std::string distance =
      choice % 2 == 0 ? number : (number == "1" ? "" : number) + letters[input.below(3)];
  return choice < 4 ? "n-" + distance : distance;
}

/// A valid pattern; its sets may all be too long for the line.
inline std::string pattern_game(Input& input) {
  std::string text = "pattern:";
  for (std::uint32_t sets = 1 + input.below(3); sets > 0; --sets) {
    if (text.back() != ':') text += ';';
    if (input.below(16) == 0) {
      text += "sym";
      continue;
    }
    text += '0';
    if (input.below(4) == 0) text += ".." + pattern_distance(input);
    for (std::uint32_t more = input.below(4); more > 0; --more) {
      text += ',' + pattern_distance(input);
      if (input.below(4) == 0) text += ".." + pattern_distance(input);
    }
  }
  return text;
}

}  // namespace tartan::fuzz
