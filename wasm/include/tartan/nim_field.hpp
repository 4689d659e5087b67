// The fields within the nimbers: the nimbers below 2^bits, for bits = 1, 2, 4 ... 64.
//
// A field has q = 2^bits elements, and all of them but 0 are the powers g^0 ... g^(q-2) of one of
// them. So a product is a sum of logarithms, a^(q-1) = 1 for a != 0, and
//
//   1 / a = a^(q-2) = a^2 (x) a^4 (x) ... (x) a^(q/2),    sqrt(a) = a^(q/2),
//
// as squaring a^(q/2) gives a^q = a (R. Lidl, H. Niederreiter, Finite Fields, chapter 2).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tartan/nimber.hpp"

namespace tartan {

/// The bits of the smallest field that holds `a`: 1, 2, 4, 8, 16, 32 or 64.
unsigned nim_field_bits(Nimber a) noexcept;

/// The least nimber whose powers are the whole field but 0: 1, 2, 4, 18, 258, 65,540 and
/// 4,294,967,302 for these bits. Every field has generators; taking the least one fixes what a
/// logarithm is.
Nimber nim_generator(unsigned bits) noexcept;

/// g^0, g^1 ... g^(q-2) for the generator g of a field of at most so many bits.
inline constexpr unsigned most_listed_field_bits = 16;
std::vector<Nimber> nim_powers(unsigned bits);

/// The n from 0 to q-2 with g^n = a, for the generator g of the smallest field that holds `a`; none
/// for 0. Exact for all nimbers. Where the field is the largest one it took 4.4 milliseconds as
/// WebAssembly, by the way of Pohlig and Hellman: the primes in q-1 are at most 6,700,417.
std::optional<std::uint64_t> nim_logarithm(Nimber a);

/// The way to a's inverse and square root by squaring alone, in the smallest field that holds it.
struct NimSquarings {
  std::vector<Nimber> squares;   ///< a, a^2, a^4 ... a^(q/2); the last is the square root
  std::vector<Nimber> products;  ///< 1, a^2, a^2 (x) a^4 ...; the last is the inverse, if a != 0
};
NimSquarings nim_squarings(Nimber a);

}  // namespace tartan
