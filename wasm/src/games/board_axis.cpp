#include "tartan/games/board_axis.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>

#include "counting/straightforward_axis.hpp"

namespace tartan {

// So short an axis is worked out by the definition at once: a module for boards alone then does
// without the kernels.
Result<BoardAxis> BoardAxis::create(std::uint64_t size, const LengthFamily& family) {
  if (size < 1 || size > largest_board_side) return Error{ErrorKind::board_out_of_range, size};
  auto lengths = family.lengths_up_to(static_cast<std::uint32_t>(size));
  if (!lengths) return lengths.error();
  auto axis = straightforward_axis(static_cast<std::uint32_t>(size), *lengths);
  return BoardAxis(std::move(*lengths), std::move(axis.prefix_xors));
}

// A counting sort of each position's choices by their move nimbers, which keeps the lengths of a
// group ascending.
BoardAxis::BoardAxis(std::vector<std::uint32_t> lengths, std::vector<std::uint16_t> prefix_xors)
    : lengths_(std::move(lengths)),
      prefix_xors_(std::move(prefix_xors)),
      width_(std::bit_ceil(std::uint32_t{*std::ranges::max_element(prefix_xors_)} + 1)) {
  group_starts_.reserve(size() * width_ + 1);
  std::uint32_t start = 0;
  for (std::uint32_t position = 1; position <= size(); ++position) {
    const std::size_t first_group = group_starts_.size();
    std::vector<std::uint32_t> counts(width_);
    for (const std::uint32_t length : lengths_at(position))
      ++counts[static_cast<std::size_t>(move_nimber(position, length))];
    for (const std::uint32_t count : counts)
      group_starts_.push_back(std::exchange(start, start + count));

    std::vector<std::uint32_t> places(
        group_starts_.begin() + static_cast<std::ptrdiff_t>(first_group), group_starts_.end());
    choice_lengths_.resize(start);
    for (const std::uint32_t length : lengths_at(position))
      choice_lengths_[places[static_cast<std::size_t>(move_nimber(position, length))]++] =
          static_cast<std::uint8_t>(length);
  }
  group_starts_.push_back(start);
}

bool BoardAxis::has_length(std::uint32_t length) const noexcept {
  return std::ranges::binary_search(lengths(), length);
}

std::span<const std::uint32_t> BoardAxis::lengths_at(std::uint32_t position) const noexcept {
  const auto longer = std::ranges::upper_bound(lengths(), position);
  return lengths().first(static_cast<std::size_t>(longer - lengths().begin()));
}

std::span<const std::uint8_t> BoardAxis::lengths_with(std::uint32_t position,
                                                      Nimber nimber) const noexcept {
  if (nimber >= width_) return {};
  const std::size_t group = std::size_t{position - 1} * width_ + static_cast<std::size_t>(nimber);
  const std::size_t start = group_starts_[group];
  return std::span(choice_lengths_).subspan(start, group_starts_[group + 1] - start);
}

}  // namespace tartan
