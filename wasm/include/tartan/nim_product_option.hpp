// Inverts the definition of the nim-product: for a smaller nimber, finds a pair that gives it.
//
// By definition a (x) b is the smallest nimber that is none of
//
//   a' (x) b  +  a (x) b'  +  a' (x) b',    a' < a and b' < b,
//
// with + for nim-sums (J. H. Conway, On Numbers and Games, chapter 6). So each smaller nimber has a
// pair (a', b'), which leads to the winning moves of products of coin-turning games.
#pragma once

#include "tartan/nimber.hpp"

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

}  // namespace tartan
