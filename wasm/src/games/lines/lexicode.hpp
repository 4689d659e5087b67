// The Grundy numbers of games that turn up to a number of coins.
#pragma once

#include <cstdint>
#include <vector>

#include "tartan/nimber.hpp"

namespace tartan {

/// Every number is the smallest one that is no nim-sum of fewer than `most` numbers before it, 1,
/// 2, 4, 8, 15, ... for 4. That is the mex of a coin which is turned together with up to `most` - 1
/// coins to its left. As no `most` or fewer of these numbers have the nim-sum 0, they are the
/// columns of a parity check of a code whose words differ in more than `most` places: a lexicode.
/// (J. H. Conway, N. Sloane, Lexicographic codes: error-correcting codes from game theory, 1986;
/// Winning Ways, chapter 14.)
///
/// Gives the first `count` of them, or as many as there are below 2^22 if these are fewer. `most`
/// is at least 2.
std::vector<Nimber> lexicode_columns(std::uint32_t most, std::uint64_t count);

}  // namespace tartan
