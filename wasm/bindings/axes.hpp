// An axis as the page asks for it.
#pragma once

#include <string>

#include "arrays.hpp"
#include "tartan/counting/given_axis.hpp"
#include "tartan/length_family.hpp"

namespace tartan::bindings {

inline Result<GivenAxis> given_axis(double size, const std::string& lengths) {
  const auto family = LengthFamily::parse(lengths);
  if (!family) return family.error();
  return GivenAxis::create(whole(size), *family);
}

}  // namespace tartan::bindings
