// Enumerations that cross to JavaScript by the names of their members, with the types that give
// these names to TypeScript.
#pragma once

#include <emscripten/val.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace tartan::bindings {

/// The name of an enumerator; `names` are in the order of their numbers.
template <class Name, class Enumerator>
Name name_of(std::span<const char* const> names, Enumerator enumerator) {
  return Name(emscripten::val(names[static_cast<std::size_t>(enumerator)]));
}

/// The enumerator with this name, or none.
template <class Enumerator>
std::optional<Enumerator> enumerator_of(std::span<const char* const> names,
                                        const emscripten::val& name) {
  for (std::size_t number = 0; number < names.size(); ++number)
    if (name.strictlyEquals(emscripten::val(names[number]))) return static_cast<Enumerator>(number);
  return std::nullopt;
}

// The compiler writes it, as every byte of a module counts; zeros follow.
template <const auto& names, bool is_list>
inline constexpr auto type_of_names = [] {
  constexpr std::size_t size = [] {
    std::size_t letters = 5;
    for (const std::string_view name : names) letters += name.size() + 5;
    return letters;
  }();
  std::array<char, size> type{};
  char* end = type.data();
  const auto append = [&](std::string_view text) {
    end = std::copy(text.begin(), text.end(), end);
  };
  if (is_list) append("(");
  for (const std::string_view name : names) {
    append(name == names.front() ? "'" : " | '");
    append(name);
    append("'");
  }
  if (is_list) append(")[]");
  return type;
}();

/// The type of one of these names: 'sum' | 'product'.
template <const auto& names>
constexpr const char* one_of() {
  return type_of_names<names, false>.data();
}
/// The type of an array of them: ('sum' | 'product')[].
template <const auto& names>
constexpr const char* list_of_names() {
  return type_of_names<names, true>.data();
}

}  // namespace tartan::bindings
