// Games in a short notation that lists the sets a move turns, by their distances from the coin that
// must be heads. The header of LineGame describes it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "tartan/length_family.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// A distance: a number, a letter's value a whole number of times, or one of them less than the
/// distance of the first coin.
struct PatternDistance {
  bool from_first_coin = false;
  std::uint32_t number = 0;           ///< or how many times the letter's value
  std::optional<std::size_t> letter;  ///< by its index in PatternSet::letters
};

/// The coins at the distances first ... end - 1.
struct PatternStretch {
  PatternDistance first;
  std::optional<PatternDistance> end;  ///< first + 1 where there is none
};

struct PatternSet {
  bool is_sym = false;  ///< any set that is its own mirror image; it has no stretches
  std::vector<PatternStretch> stretches;
  std::vector<LengthFamily> letters;  ///< which values each of them has
};

inline constexpr std::size_t most_pattern_letters = 3;
inline constexpr std::size_t most_pattern_text = 100;
inline constexpr std::uint32_t most_pattern_number = 999'999;

/// Errors: those of ErrorKind whose name has `pattern` in it.
Result<std::vector<PatternSet>> read_pattern(std::string_view text);

}  // namespace tartan
