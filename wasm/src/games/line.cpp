#include "tartan/games/line.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "lines/line_rules.hpp"
#include "lines/mex.hpp"

namespace tartan {

static_assert(board_nimber_limit == 256, "a nimber is a byte");

Result<Line> Line::create(const LineGame& game, std::uint64_t size) {
  if (size < 1 || size > largest_board_side)
    return Error{ErrorKind::board_out_of_range, game.largest_size()};
  Line line(*game.rules_, static_cast<std::uint32_t>(size));
  if (line.size() < size) return Error{ErrorKind::board_out_of_range, line.size()};
  line.group_by_nimber();
  return line;
}

Result<Line> Line::acrostic_twins(std::uint64_t size) {
  if (size < 1 || size > alone_nimber) return Error{ErrorKind::board_out_of_range, alone_nimber};
  Line line;
  for (std::uint32_t place = 0; place < size; ++place) {
    if (place == 0)
      line.sets_.add(std::array{0U});
    else
      line.sets_.add(std::array{0U, place});
    line.grundy_.push_back(static_cast<std::uint8_t>(place));
    line.move_nimbers_.push_back(alone_nimber);
    for (std::uint32_t other = place; other-- > 0;)
      line.move_nimbers_.push_back(static_cast<std::uint8_t>(place ^ other));
    line.move_starts_.push_back(static_cast<std::uint32_t>(line.move_nimbers_.size()));
  }
  line.kind_count_ = static_cast<Kind>(size);
  line.group_by_nimber();
  return line;
}

Line::Line(const LineRules& rules, std::uint32_t size)
    : has_sets_by_place_(rules.has_sets_by_place()) {
  while (this->size() < size && add_place(rules)) {
  }
}

// With the prefix XORs x[n] = g(0) ^ ... ^ g(n-1), a stretch of any length is worth the XOR of two
// of them.
bool Line::add_place(const LineRules& rules) {
  const std::uint32_t place = size();
  const std::size_t first = has_sets_by_place_ ? sets_.size() : 0;
  rules.add_sets(place, sets_);
  const std::size_t kinds = sets_.size() - first;
  if (sets_.overflowed() || kinds > most_line_kinds) return false;
  if (move_nimbers_.size() + kinds > most_line_moves) return false;
  std::vector<std::uint8_t> nimbers(kinds);
  std::vector<std::uint8_t>& x = prefix_xors_;
  x.push_back(x[place]);  // as if the corner were worth 0: what is left are the other coins
  for (std::size_t kind = 0; kind < kinds; ++kind)
    for (const auto [nearest, furthest] : sets_[first + kind])
      nimbers[kind] =
          static_cast<std::uint8_t>(nimbers[kind] ^ x[place + 1 - nearest] ^ x[place - furthest]);
  MexFinder options;
  options.begin();
  for (const std::uint8_t others : nimbers) options.see(others);
  const Nimber grundy = options.mex();
  if (grundy >= board_nimber_limit) return false;
  grundy_.push_back(static_cast<std::uint8_t>(grundy));
  x.back() = static_cast<std::uint8_t>(x[place] ^ grundy);
  for (const std::uint8_t others : nimbers)
    move_nimbers_.push_back(static_cast<std::uint8_t>(others ^ grundy));
  move_starts_.push_back(static_cast<std::uint32_t>(move_nimbers_.size()));
  kind_count_ = std::max(kind_count_, static_cast<Kind>(kinds));
  return true;
}

// A counting sort of each place's moves by their nimbers, which keeps the kinds of a group
// ascending.
void Line::group_by_nimber() {
  for (const std::uint8_t nimber : move_nimbers_)
    width_ = std::max(width_, std::bit_ceil(std::uint32_t{nimber} + 1));
  grouped_kinds_.resize(move_nimbers_.size());
  group_starts_.reserve(std::size_t{size()} * width_ + 1);
  std::uint32_t start = 0;
  for (std::uint32_t place = 0; place < size(); ++place) {
    std::vector<std::uint32_t> ends(width_);
    for (Kind kind = 0; kind < kinds_at(place); ++kind)
      ++ends[static_cast<std::size_t>(move_nimber(place, kind))];
    for (std::uint32_t& end : ends) {
      group_starts_.push_back(start);
      start += std::exchange(end, start);
    }
    for (Kind kind = 0; kind < kinds_at(place); ++kind)
      grouped_kinds_[ends[static_cast<std::size_t>(move_nimber(place, kind))]++] = kind;
  }
  group_starts_.push_back(start);
}

std::span<const Kind> Line::kinds_with(std::uint32_t place, Nimber nimber) const noexcept {
  if (nimber >= width_) return {};
  const std::size_t group = std::size_t{place} * width_ + static_cast<std::size_t>(nimber);
  const std::size_t start = group_starts_[group];
  return std::span(grouped_kinds_).subspan(start, group_starts_[group + 1] - start);
}

}  // namespace tartan
