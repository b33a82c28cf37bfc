#include "db/addresses/sshhost.h"

#include "base/ascii.h"

#include <algorithm>

namespace querymend {

std::string sshHostOf(const ConnectionTarget& target)
{
    const auto found = target.options.find(sshOption);
    return found == target.options.end() ? std::string() : found->second;
}

std::string reasonAgainstSshHost(std::string_view host)
{
    // A shell may get the name from a ProxyCommand of ~/.ssh/config.
    constexpr std::string_view refused = "'`\"$\\;&<>|(){}*?!#,";
    const bool isPlain = std::all_of(host.begin(), host.end(), [&](char c) {
        return static_cast<unsigned char>(c) > ' ' && c != '\x7F' && refused.find(c) == std::string_view::npos;
    });
    if (!isPlain)
        return "it has a character in it that names of hosts and users do not have";
    std::string_view name = host;
    if (name.starts_with("ssh://"))
        name.remove_prefix(std::string_view("ssh://").size());
    const std::size_t at = name.rfind('@');
    const std::string_view user = name.substr(0, at == std::string_view::npos ? 0 : at);
    if (at != std::string_view::npos)
        name.remove_prefix(at + 1);
    if (name.empty())
        return "it names no host";
    if (name.starts_with('-') || user.starts_with('-'))
        return "the name of a host or user must not begin with -";
    if (user.find(':') != std::string_view::npos)
        return "it must not have a password in it; SSH uses your keys";
    return {};
}

ConnectionTarget withoutSsh(ConnectionTarget target)
{
    target.options.erase(std::string(sshOption));
    return target;
}

} // namespace querymend
