// The mex of the nim-sums of many pairs of numbers.
#pragma once

#include <cstdint>
#include <span>

#include "mex.hpp"

namespace tartan {

/// A Grundy number of a place that fewer than 2^16 moves end at, and that is no larger than that.
using SmallNimber = std::uint16_t;

/// The smallest number that is none of left[i] ^ right[i]: the mex of a place whose moves leave two
/// coins. There are as many on the left as on the right, fewer than 2^16.
///
/// Most small numbers are among the first sums. For any other number the rest are looked through,
/// eight sums at a time, as far as the first sum that is this number. Only for the mex all of them
/// are looked through.
SmallNimber mex_of_sums(std::span<const SmallNimber> left, std::span<const SmallNimber> right,
                        MexFinder& options);

}  // namespace tartan
