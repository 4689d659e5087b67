// Whole numbers below 2^128, for counts of moves that don't fit 64 bits.
#pragma once

#include <string>

namespace tartan {

__extension__ using Uint128 = unsigned __int128;

/// The decimal digits of `value`, without groups.
std::string to_decimal(Uint128 value);

}  // namespace tartan
