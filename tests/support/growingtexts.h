#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace querymend::test {

/// A way in which a statement can grow without end, each of them meant to cost a reader more than its length: deep,
/// long, wide, or full of what nothing explains. The tables and columns are those of growingSchema().
struct GrowingText {
    const char* name;
    std::string (*text)(std::size_t n); ///< with n of what grows
};

[[nodiscard]] std::span<const GrowingText> growingTexts();

} // namespace querymend::test
