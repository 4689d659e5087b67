#include "product_pairs.hpp"

#include <algorithm>

#include "nim_field_16.hpp"

namespace tartan::detail {
namespace {

template <class Use>
void for_each_product(std::uint32_t row_width, std::uint32_t column_width, Use use) noexcept {
  const NimField16& field = nim_field_16();
  for (std::uint32_t a = 1; a < row_width; ++a)
    for (std::uint32_t b = 1; b < column_width; ++b) {
      const MovePair pair{static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b)};
      use(field.product(pair.a, pair.b), pair);
    }
}

}  // namespace

std::size_t ProductPairs::pairs_capacity(std::size_t row_width, std::size_t column_width) noexcept {
  return std::min(row_width * column_width, most_sorted);
}

void ProductPairs::sort(std::uint32_t row_width, std::uint32_t column_width, MovePair* pairs,
                        std::uint32_t* places) noexcept {
  are_sorted_ = std::uint64_t{row_width} * column_width <= most_sorted;
  if (!are_sorted_) return;
  // Count each product, let its place be where its pairs end, and fill them in from there
  // downwards, so that it is where they begin.
  std::fill_n(places, places_capacity, 0U);
  for_each_product(row_width, column_width,
                   [&](std::uint16_t product, MovePair) { ++places[product]; });
  std::uint32_t end = 0;
  for (std::size_t product = 0; product < places_capacity; ++product) end = places[product] += end;
  for_each_product(row_width, column_width,
                   [&](std::uint16_t product, MovePair pair) { pairs[--places[product]] = pair; });
  pairs_ = pairs;
  places_ = places;
}

}  // namespace tartan::detail
