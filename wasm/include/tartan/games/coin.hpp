// The place of a coin in a two-dimensional game.
#pragma once

#include <cstdint>

namespace tartan {

/// By its indices from 0. The furthest coin of a move is in its last row and in its last column.
struct Coin {
  std::uint32_t row;
  std::uint32_t column;

  friend auto operator<=>(const Coin&, const Coin&) = default;
};

}  // namespace tartan
