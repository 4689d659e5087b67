// Reads the tables of known answers in tests/golden.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tartan::test {

/// The rows of a table without its comments, each cut at the tabs. Fails the test if there are
/// none.
std::vector<std::vector<std::string>> golden_rows(const std::string& file_name);

/// Reads a whole number; fails the test on anything else.
std::uint64_t whole_number(const std::string& text);

}  // namespace tartan::test
