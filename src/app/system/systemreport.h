#pragma once

#include "system/systemfinding.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// In the output of commands.
[[nodiscard]] const char* wordOf(Health health);

/// Whom a text must not name.
struct Identity {
    std::string home; ///< folder
    std::string user;
    std::string host;
};

[[nodiscard]] Identity identityHere();

/// The findings as text for others, who may be anybody: without the home folder, the names of the user and of this
/// machine, and whatever URLs and the words of PostgreSQL's library say of servers, logins and passwords.
[[nodiscard]] std::string reportOf(const std::vector<SystemFinding>& findings, const Identity& identity);

} // namespace querymend
