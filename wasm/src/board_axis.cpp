#include "tartan/board_axis.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tartan {

Result<BoardAxis> BoardAxis::create(std::uint64_t size, const LengthFamily& family) {
  if (size < 1 || size > largest_board_side) return Error{ErrorKind::board_out_of_range, size};
  auto sweep = AxisSweep::create(size, family);
  if (!sweep) return sweep.error();
  while (!sweep->finished()) sweep->advance(sweep->pairs_total() + size);
  return BoardAxis(std::move(*sweep));
}

// A counting sort of each position's choices by their move nimbers, which keeps the lengths of a
// group ascending.
BoardAxis::BoardAxis(AxisSweep sweep) : sweep_(std::move(sweep)) {
  const std::size_t width = sweep_.width();
  choice_lengths_.resize(static_cast<std::size_t>(sweep_.pairs_total()));
  group_starts_.reserve(size() * width + 1);
  std::uint32_t start = 0;
  for (std::uint32_t position = 1; position <= size(); ++position) {
    const std::size_t first_group = group_starts_.size();
    std::vector<std::uint32_t> counts(width);
    for (const std::uint32_t length : lengths_at(position))
      ++counts[static_cast<std::size_t>(move_nimber(position, length))];
    for (const std::uint32_t count : counts)
      group_starts_.push_back(std::exchange(start, start + count));

    std::vector<std::uint32_t> places(
        group_starts_.begin() + static_cast<std::ptrdiff_t>(first_group), group_starts_.end());
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
  if (nimber >= sweep_.width()) return {};
  const std::size_t group =
      std::size_t{position - 1} * sweep_.width() + static_cast<std::size_t>(nimber);
  const std::size_t start = group_starts_[group];
  return std::span(choice_lengths_).subspan(start, group_starts_[group + 1] - start);
}

}  // namespace tartan
