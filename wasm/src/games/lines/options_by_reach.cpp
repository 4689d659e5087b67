#include "options_by_reach.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "mex.hpp"

namespace tartan {
namespace {

using Edges = std::vector<std::uint32_t>;

void toggle(Edges& edges, std::uint64_t distance) {
  const auto edge = static_cast<std::uint32_t>(distance);
  const auto found = std::ranges::find(edges, edge);
  if (found == edges.end())
    edges.push_back(edge);
  else
    edges.erase(found);
}

// Sorts rows of `length` edges, the shortest reach first, and drops duplicates.
Edges sorted_once(const Edges& edges, std::size_t length) {
  std::vector<std::span<const std::uint32_t>> rows;
  for (std::size_t start = 0; start < edges.size(); start += length)
    rows.push_back(std::span(edges).subspan(start, length));
  std::ranges::sort(rows,
                    [](auto a, auto b) { return std::ranges::lexicographical_compare(a, b); });
  const auto twins =
      std::ranges::unique(rows, [](auto a, auto b) { return std::ranges::equal(a, b); });
  rows.erase(twins.begin(), twins.end());
  Edges sorted;
  sorted.reserve(rows.size() * length);
  for (const auto row : rows) sorted.insert(sorted.end(), row.begin(), row.end());
  return sorted;
}

// The last x is that of the place.
void see_options(const Edges& edges, std::size_t length, std::span<const Nimber> x,
                 MexFinder& options) {
  for (std::size_t row = 0; row < edges.size() && edges[row] <= x.size(); row += length) {
    Nimber others = 0;
    for (std::size_t edge = row; edge < row + length; ++edge) others ^= x[x.size() - edges[edge]];
    options.see(others);
  }
}

}  // namespace

void OptionsByReach::add(std::span<const Distances> set) {
  Edges edges;
  for (const auto [first, end] : set) {
    toggle(edges, std::max<std::uint64_t>(first, 1));  // the corner is none of the others
    toggle(edges, end);
  }
  if (edges.empty()) has_corner_alone_ = true;
  std::ranges::sort(edges, std::greater{});
  Edges& rows = rows_[edges.size()];
  rows.insert(rows.end(), edges.begin(), edges.end());
}

std::vector<Nimber> OptionsByReach::grundy_numbers(std::uint64_t count) {
  for (auto& [length, edges] : rows_) edges = sorted_once(edges, std::max<std::size_t>(length, 1));
  std::vector<Nimber> grundy, x{0};
  MexFinder options;
  while (grundy.size() < count) {
    options.begin();
    if (has_corner_alone_) options.see(0);
    for (const auto& [length, edges] : rows_) see_options(edges, length, x, options);
    grundy.push_back(options.mex());
    x.push_back(x.back() ^ grundy.back());
  }
  return grundy;
}

}  // namespace tartan
