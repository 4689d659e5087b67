// Pairs of move nimbers sorted by their product, once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace tartan::detail {

/// Two move nimbers, neither of them 0.
struct MovePair {
  std::uint16_t a;  ///< of the rows axis
  std::uint16_t b;  ///< of the columns axis
};

/// The pairs of all a below one width and all b below another.
class ProductPairs {
 public:
  /// More pairs than this are not sorted but searched for, each time: they would take too much
  /// memory, and the widest axes have 2^32.
  static constexpr std::size_t most_sorted = std::size_t{1} << 22U;

  /// The number of pairs, and of places, that the memory given to `sort` must hold.
  static std::size_t pairs_capacity(std::size_t row_width, std::size_t column_width) noexcept;
  static constexpr std::size_t places_capacity = 65536 + 1;

  ProductPairs() noexcept = default;

  /// Sorts the pairs of these widths, at most 65536 each.
  void sort(std::uint32_t row_width, std::uint32_t column_width, MovePair* pairs,
            std::uint32_t* places) noexcept;

  bool are_sorted() const noexcept { return are_sorted_; }

  /// The pairs with this product, which is not 0; only where they are sorted.
  std::span<const MovePair> with_product(std::uint16_t product) const noexcept {
    return {pairs_ + places_[product], places_[product + 1U] - places_[product]};
  }

 private:
  bool are_sorted_ = false;
  const MovePair* pairs_ = nullptr;
  const std::uint32_t* places_ = nullptr;  // where the pairs of each product begin
};

}  // namespace tartan::detail
