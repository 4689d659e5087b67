// Length families: the run lengths that a move may have along one axis.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tartan/result.hpp"

namespace tartan {

/// A set of positive lengths, named by a word or given as a list.
class LengthFamily {
 public:
  enum class Kind { triangular, square, all, odd, powers_of_two, primes, fibonacci, list };

  /// A family that is given by its rule; not Kind::list.
  explicit LengthFamily(Kind kind);

  /// A family of exactly these lengths, in any order; repeats do not matter, a zero is no length.
  explicit LengthFamily(std::vector<std::uint64_t> lengths);

  /// The families that are given by their rules, by name.
  static constexpr std::array names{
      std::pair<std::string_view, Kind>{"triangular", Kind::triangular},
      std::pair<std::string_view, Kind>{"square", Kind::square},
      std::pair<std::string_view, Kind>{"all", Kind::all},
      std::pair<std::string_view, Kind>{"odd", Kind::odd},
      std::pair<std::string_view, Kind>{"powers-of-two", Kind::powers_of_two},
      std::pair<std::string_view, Kind>{"primes", Kind::primes},
      std::pair<std::string_view, Kind>{"fibonacci", Kind::fibonacci},
  };

  /// Reads one of the names, or positive whole numbers below 10^18 between commas, such as
  /// `1,3,7`; white space around a number is allowed. Anything else is
  /// ErrorKind::bad_length_family.
  static Result<LengthFamily> parse(std::string_view text);

  Kind kind() const { return kind_; }

  /// The name that parse reads; the lengths of a list ascend, each given once.
  std::string name() const;

  friend bool operator==(const LengthFamily&, const LengthFamily&) = default;

  /// The lengths l <= size, ascending, each once.
  ///
  /// A Grundy number is at most the number of options, so fewer than 65,536 lengths keep every
  /// nimber of the axis within 16 bits. More are refused: ErrorKind::too_many_lengths, with the
  /// largest size that this family allows.
  Result<std::vector<std::uint32_t>> lengths_up_to(std::uint32_t size) const;

  /// Writes them to memory with room_up_to(size) numbers, and returns how many they are. Allocates
  /// nothing.
  Result<std::size_t> lengths_up_to(std::uint32_t size,
                                    std::span<std::uint32_t> room) const noexcept;
  static std::size_t room_up_to(std::uint32_t size) noexcept;

 private:
  Kind kind_;
  std::vector<std::uint64_t> list_;  // ascending, each once; only for Kind::list
};

/// One more length than this on an axis, and its nimbers might need more than 16 bits.
inline constexpr std::uint32_t most_lengths = 65'535;

}  // namespace tartan
