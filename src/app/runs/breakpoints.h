#pragma once

#include "base/errorcode.h"
#include "run/policy.h"

#include <cstdint>

namespace querymend {

/// Where the user wants a run to pause, or to ask what to do.
struct Breakpoints {
    bool beforeModel = false;
    bool beforeDatabase = false;
    std::uint32_t categories = 0; ///< one bit per Category: pause before asking the model again after such a failure

    std::uint32_t asks = 0; ///< one bit per AskMoment at which the user is asked, besides those of the policy

    [[nodiscard]] bool has(Category category) const { return (categories & bitOf(category)) != 0; }
    [[nodiscard]] bool asksAt(AskMoment moment) const { return (asks & bitOf(moment)) != 0; }
    [[nodiscard]] bool hasAny() const { return beforeModel || beforeDatabase || categories != 0 || asks != 0; }
    void set(Category category, bool isOn)
    {
        categories = isOn ? categories | bitOf(category) : categories & ~bitOf(category);
    }

    void set(AskMoment moment, bool isOn) { asks = isOn ? asks | bitOf(moment) : asks & ~bitOf(moment); }

    friend bool operator==(const Breakpoints&, const Breakpoints&) = default;

private:
    template <class Enum>
    static constexpr std::uint32_t bitOf(Enum value)
    {
        return 1U << static_cast<unsigned>(value);
    }
};

} // namespace querymend
