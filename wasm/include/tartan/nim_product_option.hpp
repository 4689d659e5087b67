// What a nim-product is the mex of: all of it for small factors, and turned around for all factors,
// which pair gives a smaller nimber.
//
// By definition a (x) b is the smallest nimber that is none of
//
//   a' (x) b  +  a (x) b'  +  a' (x) b',    a' < a and b' < b,
//
// with + for nim-sums (J. H. Conway, On Numbers and Games, chapter 6). So each smaller nimber has a
// pair (a', b'), and that is what finds the winning moves of products of coin-turning games.
#pragma once

#include <vector>

#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

struct NimProductOption {
  Nimber a;
  Nimber b;

  friend bool operator==(const NimProductOption&, const NimProductOption&) = default;
};

/// Some a' < a and b' < b that give `wanted`, which is below a (x) b. That is the same as
/// (a' + a) (x) (b' + b) = wanted + a (x) b. Exact for all nimbers below 2^64, and it takes
/// microseconds however large they are.
NimProductOption nim_product_option(Nimber a, Nimber b, Nimber wanted) noexcept;

/// The largest factor whose options are listed.
inline constexpr Nimber largest_listed_factor = 64;

/// The a*b options of a (x) b, row by row: those of a' = 0 for b' = 0 ... b - 1, then those of
/// a' = 1 ... Their mex is the product. Error: ErrorKind::factor_too_large with
/// largest_listed_factor where a factor is larger.
Result<std::vector<Nimber>> nim_product_options(Nimber a, Nimber b);

}  // namespace tartan
