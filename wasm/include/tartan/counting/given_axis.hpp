// An axis that was swept elsewhere, given by its prefix XORs. A count needs nothing else, so a part
// of the axis' moves can be counted here.
#pragma once

#include <cstdint>
#include <span>

#include "tartan/counting/detail/count_map.hpp"
#include "tartan/length_family.hpp"
#include "tartan/memory.hpp"
#include "tartan/result.hpp"

namespace tartan {

class GivenAxis {
 public:
  /// Reserves all memory of the axis and its count. Errors: those of plan_axis, and
  /// ErrorKind::out_of_memory with the bytes that `memory` refused. `memory` must outlive the axis.
  static Result<GivenAxis> create(std::uint64_t size, const LengthFamily& family,
                                  Memory& memory = system_memory()) noexcept;

  /// Takes the next prefix XORs, from x[positions_known() + 1] on. False, and nothing is changed,
  /// where there are more of them than are left, or where one is larger than an axis with so many
  /// lengths can have.
  bool give(std::span<const std::uint16_t> values) noexcept;

  bool complete() const noexcept { return position_ == size_; }
  std::uint32_t size() const noexcept { return size_; }
  std::uint32_t positions_known() const noexcept { return position_; }
  std::span<const std::uint32_t> lengths() const noexcept { return lengths_; }

  /// x[0] ... x[positions_known()].
  std::span<const std::uint16_t> prefix_xors() const noexcept {
    return {prefix_xors_, std::size_t{position_} + 1};
  }
  /// The smallest power of two above every nimber so far, like a sweep's width.
  std::uint32_t width() const noexcept { return width_; }
  /// That of the axis, once it is complete.
  detail::CountMap count_map() const noexcept { return count_map_; }
  std::byte* count_memory() const noexcept { return count_memory_; }

 private:
  GivenAxis(std::uint32_t size, std::span<const std::uint32_t> lengths, ReservedMemory memory,
            std::uint16_t* prefix_xors, detail::CountMap count_map,
            std::byte* count_memory) noexcept;

  std::uint32_t size_;
  ReservedMemory memory_;
  // Pointers into memory_, down to and including count_memory_.
  std::span<const std::uint32_t> lengths_;
  std::uint16_t* prefix_xors_;
  detail::CountMap count_map_;
  std::byte* count_memory_;
  std::uint32_t position_ = 0;
  std::uint32_t width_ = 1;
};

}  // namespace tartan
