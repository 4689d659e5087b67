// Finds a period in the Grundy numbers that are known.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "tartan/nimber.hpp"

namespace tartan {

/// g(n + period) = g(n) + saltus for each index n >= pre_period for which both are known, and not
/// for pre_period - 1. It holds up to the last number known: no more is said of those behind it.
struct GrundyPeriod {
  std::uint64_t pre_period;  ///< an index from 0, whatever the game's origin is
  std::uint64_t period;      ///< at least 1
  Nimber saltus;             ///< by how much a period is more than the one before: 0 in most games

  friend bool operator==(const GrundyPeriod&, const GrundyPeriod&) = default;
};

/// The shortest period that has been seen three times or more and that holds for at least half of
/// the numbers, or none: any numbers seem to repeat themselves if only their last few are looked
/// at.
std::optional<GrundyPeriod> find_period(std::span<const Nimber> grundy);

}  // namespace tartan
