#include "db/addresses/environmentvariable.h"

#include <cstdlib>

namespace querymend {

std::optional<std::string> environmentVariable(std::string_view name)
{
    const char* const value = std::getenv(std::string(name).c_str());
    return value ? std::optional<std::string>(value) : std::nullopt;
}

} // namespace querymend
