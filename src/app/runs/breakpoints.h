#pragma once

#include "base/errorcode.h"

#include <cstdint>

namespace querymend {

/// Where the user wants a run to pause.
struct Breakpoints {
    bool beforeModel = false;
    bool beforeDatabase = false;
    std::uint32_t categories = 0; ///< one bit per Category: pause before asking the model again after such a failure

    [[nodiscard]] bool has(Category category) const { return (categories & bitOf(category)) != 0; }
    [[nodiscard]] bool hasAny() const { return beforeModel || beforeDatabase || categories != 0; }
    void set(Category category, bool isOn)
    {
        categories = isOn ? categories | bitOf(category) : categories & ~bitOf(category);
    }

    friend bool operator==(const Breakpoints&, const Breakpoints&) = default;

private:
    static constexpr std::uint32_t bitOf(Category category) { return 1U << static_cast<unsigned>(category); }
};

} // namespace querymend
