// Whole numbers below 2^128: counts of moves of a board, which pass 64 bits.
#pragma once

#include <string>

namespace tartan {

__extension__ using Uint128 = unsigned __int128;

/// The decimal digits of `value`, without groups.
std::string to_decimal(Uint128 value);

}  // namespace tartan
