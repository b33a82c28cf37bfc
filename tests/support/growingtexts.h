#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace querymend::test {

/// A way in which a statement can grow without limit, meant to cost a reader more than its length: deep, long, wide, or
/// full of unparsable parts. The tables and columns are those of growingSchema().
struct GrowingText {
    const char* name;
    std::string (*text)(std::size_t n); ///< with n repetitions of what grows
};

[[nodiscard]] std::span<const GrowingText> growingTexts();

} // namespace querymend::test
