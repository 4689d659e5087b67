// A program for the build. It writes the names that the page shares with the core as TypeScript, so
// each name is written once.
#include <iostream>
#include <string>
#include <string_view>

#include "failure.hpp"
#include "tartan/games/catalogue.hpp"
#include "tartan/games/line_game.hpp"
#include "tartan/length_family.hpp"

using namespace tartan;

namespace {

void print_lines(std::string_view constant, bool with_detail) {
  std::cout << "export const " << constant << " = {\n";
  for (const auto& [name, origin, has_detail] : line_names())
    if (has_detail == with_detail) std::cout << "  '" << name << "': " << origin << ",\n";
  std::cout << "} as const;\n\n";
}

/// The OEIS entry of a game's Grundy numbers, if it has one.
void print_oeis_entry(const std::string& name) {
  const auto game = LineGame::parse(name);
  if (!game) return;
  if (const auto entry = game->oeis())
    std::cout << "  '" << name << "': '" << entry->name << "',\n";
}

void print_oeis_entries() {
  std::cout << "/** The OEIS entries of the Grundy numbers of the line games with a name. */\n"
               "export const OEIS_ENTRIES: Readonly<Record<string, string>> = {\n";
  for (const auto& [name, origin, has_detail] : line_names())
    if (!has_detail) print_oeis_entry(std::string(name));
  for (const auto& [name, kind] : LengthFamily::names)
    print_oeis_entry("runs:" + std::string(name));
  std::cout << "};\n\n";
}

}  // namespace

int main() {
  std::cout << "/** The line games whose name says all of them, with the number of their first "
               "place. */\n";
  print_lines("LINE_ORIGINS", false);
  std::cout
      << "/** Those whose name goes on behind a colon: with a number, lengths or a pattern. */\n";
  print_lines("DETAIL_LINE_ORIGINS", true);

  std::cout << "/** The products that have a name. */\nexport const NAMED_PRODUCTS = {\n";
  for (const auto& [name, lines] : named_products)
    std::cout << "  '" << name << "': '" << lines << "',\n";
  std::cout << "} as const;\n\n";

  std::cout
      << "/** The families of lengths that have a name. */\nexport const LENGTH_FAMILIES = [\n";
  for (const auto& [name, kind] : LengthFamily::names) std::cout << "  '" << name << "',\n";
  std::cout << "] as const;\n\n";

  print_oeis_entries();

  std::cout
      << "/** Why the core refuses; `ErrorKind` in tartan/result.hpp says what each amount is. */\n"
         "export type Refusal =\n";
  for (int kind = 0; kind <= static_cast<int>(ErrorKind::out_of_memory); ++kind)
    std::cout << "  | '" << bindings::describe({static_cast<ErrorKind>(kind), 0}).kind << "'\n";
  std::cout << ";\n";
}
