#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "count_kernels.hpp"
#include "tartan/counting/countable_axis.hpp"
#include "wanted_in_windows.hpp"

namespace tartan::detail {

/// Counts the moves with a wanted nimber that end at each position of a block alone. As it knows
/// neighbouring positions apart, it serves single rows as well as sums over many of them.
class CountByPosition {
 public:
  /// A block has at most so many positions, a multiple of 16, where so many nimbers are wanted.
  static std::uint32_t block_positions(std::size_t wanted) noexcept;
  static std::size_t scratch_bytes(std::size_t wanted) noexcept;
  /// One row for each wanted nimber and one that means nothing, of block_positions() each.
  static std::size_t counts(std::size_t wanted) noexcept;

  /// The wanted nimbers ascend, each is below axis.width and given once; they and the axis must
  /// outlive this.
  CountByPosition(const CountableAxis& axis, std::span<const std::uint16_t> wanted);

  /// Counts the positions first ... last, at most block_positions() of them: the k-th of them has
  /// counts[w * block_positions() + k] moves with the wanted nimber w. `scratch` has
  /// scratch_bytes(), zero before and after.
  void count(std::uint32_t first, std::uint32_t last, std::uint16_t* counts,
             std::byte* scratch) const noexcept;

 private:
  struct Block;

  void count_lag(const Block& block, std::uint32_t lag) const noexcept;
  void count_in_vectors(const Block& block, std::uint32_t seen) const noexcept;
  void count_in_bytes(const Block& block, std::uint32_t seen) const noexcept;
  void count_in_words(const Block& block, std::uint32_t seen) const noexcept;
  void count_steady(const Block& block, std::uint32_t seen, std::uint32_t k,
                    std::uint32_t positions) const noexcept;
  void count_changing(const Block& block, std::uint32_t seen, std::uint32_t k) const noexcept;
  void count_one_by_one(const Block& block, std::uint32_t lag, std::uint32_t k) const noexcept;
  void add_bytes(const Block& block) const noexcept;

  CountableAxis axis_;
  std::span<const std::uint16_t> wanted_;
  WantedInWindows<8> in_bytes_;
  WantedInWindows<9> in_words_;
  std::uint32_t block_positions_;
  bool in_vectors_;
  std::vector<std::uint16_t> rows_;  // of each nimber: which one of the wanted it is
};

}  // namespace tartan::detail
