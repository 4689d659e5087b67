#include "tartan/games/line_game.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace tartan {
namespace {

constexpr std::string_view runs_prefix = "runs:";

static_assert(largest_board_side < board_nimber_limit);

// Distances are bytes.
constexpr std::uint8_t distance(std::uint32_t number) { return static_cast<std::uint8_t>(number); }

MoveSets run_sets(const LengthFamily& family, std::uint32_t size) {
  MoveSets sets;
  const auto lengths = family.lengths_up_to(size);  // so few are never refused
  for (const std::uint32_t length : *lengths) sets.add({{0, distance(length - 1)}});
  return sets;
}

MoveSets twin_sets(std::uint32_t size) {
  MoveSets sets;
  for (std::uint32_t apart = 1; apart < size; ++apart)
    sets.add({{0, 0}, {distance(apart), distance(apart)}});
  return sets;
}

std::uint32_t reach(std::span<const Stretch> stretches) { return stretches.back().furthest; }

// The smallest number that is missing.
std::uint32_t mex(std::span<const std::uint8_t> values) {
  std::vector<bool> seen(values.size() + 1);
  for (const std::uint8_t value : values)
    if (value < seen.size()) seen[value] = true;
  return static_cast<std::uint32_t>(std::ranges::find(seen, false) - seen.begin());
}

}  // namespace

void MoveSets::add(std::initializer_list<Stretch> stretches) {
  stretches_.insert(stretches_.end(), stretches.begin(), stretches.end());
  starts_.push_back(static_cast<std::uint32_t>(stretches_.size()));
}

Result<LineGame> LineGame::parse(std::string_view name) {
  if (name == "twins") return twins();
  if (name == "single") return single();
  if (name == "ruler") return runs(LengthFamily(LengthFamily::Kind::all));
  if (!name.starts_with(runs_prefix)) return Error{ErrorKind::unknown_game, 0};
  auto lengths = LengthFamily::parse(name.substr(runs_prefix.size()));
  if (!lengths) return lengths.error();
  return runs(std::move(*lengths));
}

MoveSets LineGame::sets_up_to(std::uint32_t size) const {
  if (const Runs* const runs = std::get_if<Runs>(&rules_)) return run_sets(runs->lengths, size);
  if (std::holds_alternative<Twins>(rules_)) return twin_sets(size);
  MoveSets sets;
  sets.add({{0, 0}});
  return sets;
}

Result<Line> Line::create(const LineGame& game, std::uint64_t size) {
  if (size < 1 || size > game.largest_size()) return Error{ErrorKind::board_out_of_range, size};
  const auto places = static_cast<std::uint32_t>(size);
  return Line(game.sets_up_to(places), places);
}

Line::Line(MoveSets sets, std::uint32_t size) : sets_(std::move(sets)) {
  find_nimbers(size);
  group_by_nimber();
}

// With the prefix XORs x[n] = g(0) ^ ... ^ g(n-1) a stretch is worth the XOR of two of them,
// however long it is.
void Line::find_nimbers(std::uint32_t size) {
  std::vector<std::uint8_t> x{0};
  std::size_t fitting = 0;  // the kinds that reach back no further than to the first place
  for (std::uint32_t place = 0; place < size; ++place) {
    while (fitting < sets_.size() && reach(sets_[fitting]) <= place) ++fitting;
    x.push_back(x[place]);  // as if the corner were worth 0: what is left are the other coins
    for (std::size_t kind = 0; kind < fitting; ++kind) {
      std::uint8_t others = 0;
      for (const auto [nearest, furthest] : sets_[kind])
        others = static_cast<std::uint8_t>(others ^ x[place + 1 - nearest] ^ x[place - furthest]);
      move_nimbers_.push_back(others);
    }
    const std::span moves = std::span(move_nimbers_).subspan(move_starts_.back());
    const auto grundy = static_cast<std::uint8_t>(mex(moves));
    for (std::uint8_t& nimber : moves) nimber ^= grundy;
    x.back() ^= grundy;
    grundy_.push_back(grundy);
    move_starts_.push_back(static_cast<std::uint32_t>(move_nimbers_.size()));
  }
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
