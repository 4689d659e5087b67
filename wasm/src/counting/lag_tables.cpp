#include "lag_tables.hpp"

namespace tartan::detail {
namespace {

// Handles the 16 entries of a lag one after the other, so nothing waits for the previous lag.
template <std::uint32_t pitch, class Entry>
void count_at_pitch(const std::uint16_t* block, std::span<const std::uint32_t> lags,
                    Entry* tables) noexcept {
  for (const std::uint32_t lag : lags) {
    const std::uint16_t* const seen = block - lag;
#pragma GCC unroll 16
    for (std::uint32_t k = 0; k < block_size; ++k) ++tables[k * pitch + seen[k]];
  }
}

template <class Entry>
void count_entries(const std::uint16_t* block, std::span<const std::uint32_t> lags,
                   std::uint32_t width, Entry* tables) noexcept {
  switch (first_wide_enough(table_pitches, width)) {
    case 0:
      return count_at_pitch<table_pitches[0]>(block, lags, tables);
    case 1:
      return count_at_pitch<table_pitches[1]>(block, lags, tables);
    case 2:
      return count_at_pitch<table_pitches[2]>(block, lags, tables);
    default:
      return count_at_pitch<table_pitches[3]>(block, lags, tables);
  }
}

}  // namespace

void count_far_lags(const std::uint16_t* block, std::span<const std::uint32_t> lags,
                    std::uint32_t width, std::uint8_t* tables) noexcept {
  count_entries(block, lags, width, tables);
}

void count_far_lags(const std::uint16_t* block, std::span<const std::uint32_t> lags,
                    std::uint32_t width, std::uint16_t* tables) noexcept {
  count_entries(block, lags, width, tables);
}

}  // namespace tartan::detail
