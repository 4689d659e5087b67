// Explains a nim-product step by step, from the Fermat 2-powers F = 2^(2^n).
//
// The steps are the field's laws and the two rules of nimber.hpp, as one would use them on paper
// (Winning Ways, chapter 14): cut the factors into powers of two, write each power as a product of
// Fermat 2-powers, bring the largest ones together, and go on with what is left.
#pragma once

#include <cstdint>
#include <vector>

#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// The rule by which a product follows from its parts; the first one that fits is used.
enum class ProductRule : std::uint8_t {
  /// A factor is 0 or 1: the ordinary product. No parts.
  trivial,
  /// One factor is a Fermat power F and the other is below it: the ordinary product. No parts.
  fermat,
  /// F with itself: 3F/2. No parts.
  square,
  /// A factor is no power of two: both are cut into powers of two. The parts are each power of `a`
  /// with each power of `b`, from the largest on, those of `a` slower. The product is the nim-sum
  /// of the parts' products.
  distribute,
  /// Two powers of two. F is the largest Fermat power up to the larger of them; a factor that is at
  /// least F is F (x) u for a power u < F, which is an ordinary product.
  ///   One factor is F (x) u, the other is v < F. Two parts: u (x) v, then F (x) (u (x) v).
  ///   They are F (x) u and F (x) v. Three parts: F (x) F, then u (x) v, then
  ///   (F (x) F) (x) (u (x) v).
  /// What is left of `a` stands before what is left of `b`. The product is that of the last part.
  regroup,
};

/// One product of an explanation.
struct ProductStep {
  Nimber a;
  Nimber b;
  Nimber product;  ///< a (x) b, from the rule and the parts alone
  ProductRule rule;
  std::uint16_t part_count;  ///< at most 64 * 64

  friend bool operator==(const ProductStep&, const ProductStep&) = default;
};

/// No explanation has more steps: so many has (2^64 - 1) (x) (2^64 - 1), which has every pair of
/// powers in it. Factors below 256, as all nimbers of a board are, have at most 385 steps, and
/// those below 2^16 at most 4,288.
inline constexpr std::uint32_t most_product_steps = 1'513'966;

/// The explanation of a (x) b as a tree in preorder: the whole product is the first step, and each
/// step is followed by its parts in order, each with all that belongs to it. Exact for all nimbers.
///
/// Error: ErrorKind::too_many_steps with `most` where there are more than that.
///
/// It comes to an end: a cut leaves products of two powers. Regrouping those leaves products below
/// F, and F or F (x) F = F + F/2 times a number below F; the former is ordinary, and cutting the
/// latter leaves ordinary products with F and products below F. So F gets smaller all the time.
Result<std::vector<ProductStep>> nim_product_steps(Nimber a, Nimber b,
                                                   std::uint32_t most = most_product_steps);

}  // namespace tartan
