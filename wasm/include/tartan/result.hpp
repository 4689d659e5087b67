// The result of a function that can fail: a value, or an Error with the kind of failure and the
// number that caused it. A function that reads text may use another error type. The core never
// throws, prints or aborts. A function that returns a vector or a string allocates with operator
// new, whose refusal ends the program or, in wasm, the module.
#pragma once

#include <cassert>
#include <cstdint>
#include <utility>
#include <variant>

namespace tartan {

enum class ErrorKind {
  size_out_of_range,   ///< an axis is empty or too long; amount: the size that was asked for
  board_out_of_range,  ///< a board has no such side; amount: the longest that its line game allows
  bad_length_family,   ///< the text names no length family; amount: 0
  too_many_lengths,    ///< nimbers would pass 16 bits; amount: the largest size this family allows
  unknown_game,        ///< the text names no game; amount: 0
  bad_game_number,     ///< the number behind a game's name is not right; amount: the largest one

  // Errors in `pattern:...`; amount: the position of the letter in the pattern, from 1.
  bad_pattern,               ///< something else is expected there
  pattern_without_corner,    ///< the set that begins there does not begin with 0
  large_pattern_number,      ///< the number there has more than six digits
  too_many_pattern_letters,  ///< the letter there is the fourth of its set
  pattern_too_long,          ///< amount: the most letters that a pattern may have

  too_many_grundy_numbers,  ///< of a game; amount: how many are computed at most
  wrong_coin_count,         ///< too few coins for the board, or too many; amount: how many it has
  table_out_of_range,       ///< a table of values is empty or too large; amount: the most values
  value_too_large,          ///< a coin's value would pass 64 bits; amount: where it does not yet
  too_many_moves,           ///< to go through one by one; amount: the most, as the function says
  too_many_steps,           ///< of an explanation; amount: the most that are wanted
  bad_steps,                ///< of chessboard nim; amount: the largest step there may be
  chessboard_out_of_range,  ///< its side, coins or modulus; amount: the largest that would do
  steps_do_not_repeat,      ///< amount: the longest side that can do without a period
  out_of_memory,            ///< the memory was refused; amount: the bytes that were asked for
};

struct Error {
  ErrorKind kind;
  std::uint64_t amount;

  friend bool operator==(const Error&, const Error&) = default;
};

template <class T, class Refusal = Error>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Refusal error) : content_(std::in_place_index<1>, error) {}

  explicit operator bool() const { return content_.index() == 0; }

  /// The value; only when the result holds one.
  T& operator*() { return held<0>(); }
  const T& operator*() const { return held<0>(); }
  T* operator->() { return &held<0>(); }
  const T* operator->() const { return &held<0>(); }

  /// The refusal; only when the result holds no value.
  const Refusal& error() const { return held<1>(); }

 private:
  template <std::size_t Index>
  auto& held() {
    auto* const content = std::get_if<Index>(&content_);
    assert(content != nullptr);
    return *content;
  }
  template <std::size_t Index>
  const auto& held() const {
    const auto* const content = std::get_if<Index>(&content_);
    assert(content != nullptr);
    return *content;
  }

  std::variant<T, Refusal> content_;
};

}  // namespace tartan
