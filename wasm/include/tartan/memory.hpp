// The only place where the core allocates memory for a long job, and where a test can refuse it.
#pragma once

#include <cstddef>
#include <memory>

namespace tartan {

/// A source of memory that may say no.
class Memory {
 public:
  virtual ~Memory() = default;

  /// `bytes` zeroed bytes, aligned for every standard type, or nullptr where they are refused.
  virtual std::byte* reserve(std::size_t bytes) noexcept = 0;
  virtual void release(std::byte* memory) noexcept = 0;
};

/// The memory of this process.
Memory& system_memory() noexcept;

/// Gives reserved memory back to where it came from.
struct ReleaseMemory {
  Memory* source;
  void operator()(std::byte* memory) const noexcept { source->release(memory); }
};
using ReservedMemory = std::unique_ptr<std::byte[], ReleaseMemory>;

/// Empty where the memory is refused; `source` must outlive it.
inline ReservedMemory reserve(std::size_t bytes, Memory& source) noexcept {
  return ReservedMemory(source.reserve(bytes), ReleaseMemory{&source});
}

}  // namespace tartan
