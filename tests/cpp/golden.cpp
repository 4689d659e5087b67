#include "golden.hpp"

#include <catch_amalgamated.hpp>
#include <charconv>
#include <fstream>
#include <sstream>

namespace tartan::test {

std::vector<std::vector<std::string>> golden_rows(const std::string& file_name) {
  std::ifstream file(std::string(GOLDEN_DIR) + "/" + file_name);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream cells(line);
    std::vector<std::string>& row = rows.emplace_back();
    for (std::string cell; std::getline(cells, cell, '\t');) row.push_back(cell);
  }
  INFO("the table " << file_name);
  REQUIRE_FALSE(rows.empty());
  return rows;
}

std::uint64_t whole_number(const std::string& text) {
  std::uint64_t number = 0;
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
  INFO("the number '" << text << "'");
  REQUIRE(status == std::errc{});
  REQUIRE(end == text.data() + text.size());
  return number;
}

}  // namespace tartan::test
