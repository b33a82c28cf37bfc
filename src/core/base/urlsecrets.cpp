#include "base/urlsecrets.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

bool isSecretOption(std::string_view name)
{
    constexpr std::array<std::string_view, 7> words{"password", "passwd",     "pwd",  "passfile",
                                                    "secret",   "passphrase", "token"};
    const std::string lowered = asciiLowered(name);
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return lowered.find(word) != std::string::npos; });
}

std::string withoutLogin(std::string_view word)
{
    const std::size_t place = word.find("://");
    const bool hasLogin = place != std::string_view::npos && word.find('@', place) != std::string_view::npos;
    return hasLogin ? std::string(word.substr(0, place)) + "://…" : std::string(word);
}

bool hasMisplacedLogin(std::string_view url)
{
    const std::size_t slashes = url.find("//");
    if (slashes == std::string_view::npos)
        return false;
    const std::string_view place = url.substr(slashes + 2);
    const std::size_t end = place.find_first_of("/?");
    return end != std::string_view::npos && place.find('@', end) != std::string_view::npos;
}

} // namespace querymend
