#include "tartan/counting/given_axis.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "axis_lengths.hpp"
#include "count_layout.hpp"
#include "memory_layout.hpp"
#include "nimber_bound.hpp"

namespace tartan {

Result<GivenAxis> GivenAxis::create(std::uint64_t size, const LengthFamily& family,
                                    Memory& memory) noexcept {
  const auto listed = detail::lengths_of_axis(size, family, memory);
  if (!listed) return listed.error();
  const auto axis_size = static_cast<std::uint32_t>(size);
  const std::size_t length_count = listed->all.size();
  MemoryLayout layout;
  const std::size_t lengths = layout.add<std::uint32_t>(length_count);
  const std::size_t prefix_xors = layout.add<std::uint16_t>(std::size_t{axis_size} + 1);
  const std::size_t map = layout.add<std::byte>(detail::CountMap::bytes(axis_size));
  const detail::CountLayout of_count(axis_size, nimber_bound(length_count));
  const std::size_t count = layout.add<std::byte>(of_count.memory.bytes());
  ReservedMemory reserved = reserve(layout.bytes(), memory);
  if (!reserved) return Error{ErrorKind::out_of_memory, layout.bytes()};
  std::byte* const base = reserved.get();
  auto* const copy = reinterpret_cast<std::uint32_t*>(base + lengths);
  std::ranges::copy(listed->all, copy);
  return GivenAxis(axis_size, {copy, length_count}, std::move(reserved),
                   reinterpret_cast<std::uint16_t*>(base + prefix_xors),
                   detail::CountMap(axis_size, base + map), base + count);
}

GivenAxis::GivenAxis(std::uint32_t size, std::span<const std::uint32_t> lengths,
                     ReservedMemory memory, std::uint16_t* prefix_xors, detail::CountMap count_map,
                     std::byte* count_memory) noexcept
    : size_(size),
      memory_(std::move(memory)),
      lengths_(lengths),
      prefix_xors_(prefix_xors),
      count_map_(count_map),
      count_memory_(count_memory) {}

bool GivenAxis::give(std::span<const std::uint16_t> values) noexcept {
  if (values.empty()) return true;
  if (values.size() > size_ - position_) return false;
  const std::uint32_t largest = *std::ranges::max_element(values);
  if (largest >= nimber_bound(lengths_.size())) return false;
  std::ranges::copy(values, prefix_xors_ + position_ + 1);
  position_ += static_cast<std::uint32_t>(values.size());
  width_ = std::max(width_, std::bit_ceil(largest + 1));
  if (complete()) count_map_.make(this->prefix_xors());
  return true;
}

}  // namespace tartan
