// The function that libFuzzer calls with each input.
#include <cstddef>
#include <cstdint>

#include "contracts.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tartan::fuzz::check_contract({data, size});
  return 0;
}
