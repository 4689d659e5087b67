#include <span>
#include <utility>

#include "line_rules.hpp"

namespace tartan {

bool OrderedSets::insert(const Places& distances) {
  Places ordered{distances.back()};
  ordered.insert(ordered.end(), distances.begin(), distances.end());
  sets_.insert(std::move(ordered));
  return sets_.size() <= most_line_moves;
}

void OrderedSets::add_to(MoveSets& sets) const {
  for (const Places& ordered : sets_)
    if (!sets.add(std::span(ordered).subspan(1))) return;
}

}  // namespace tartan
