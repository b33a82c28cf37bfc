#pragma once

#include <cstdint>
#include <string>

namespace querymend {

/// What is missing only limits what can be done; a fault keeps the program from working as it was set up.
enum class Health : std::uint8_t { fine, missing, fault };

/// What was found of a part of the system. The texts are in English; the window knows their sentences.
struct SystemFinding {
    std::string subject;
    Health health = Health::fine;
    std::string detail;
    std::string advice; ///< what to do; empty if nothing is

    friend bool operator==(const SystemFinding&, const SystemFinding&) = default;
};

} // namespace querymend
