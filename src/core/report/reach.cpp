#include "report/reach.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>

namespace querymend {

namespace {

const ModelTraffic* firstTraffic(const RunJournalEntry& entry)
{
    for (const CallAnswer& answer : entry.answers) {
        if (answer.traffic && !answer.traffic->empty())
            return &answer.traffic->front();
    }
    return nullptr;
}

Reach reachOf(std::string_view url)
{
    return isThisMachine(hostOf(url)) ? Reach::stayed : Reach::left;
}

/// With percent escapes decoded; what is no escape stays.
std::string decoded(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned byte = 0;
        const std::string_view digits = text[i] == '%' ? text.substr(i + 1, 2) : std::string_view();
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        const bool isEscape = digits.size() == 2 && problem == std::errc() && end == digits.data() + 2;
        out += isEscape ? static_cast<char>(byte) : text[i];
        i += isEscape ? 2 : 0;
    }
    return out;
}

std::string_view cutAt(std::string_view& rest, char separator)
{
    const std::size_t at = std::min(rest.find(separator), rest.size());
    const std::string_view first = rest.substr(0, at);
    rest.remove_prefix(std::min(at + 1, rest.size()));
    return first;
}

/// Where a server is, as the address of a database says it.
struct ServerPlace {
    std::string hosts;   ///< one or several, with commas; empty: the default of the client library
    bool isNamed = true; ///< false if a file of the client says where the service is
    bool hasSocket = false;
};

/// The option `hostaddr` goes before `host`, and that before the host of the URL.
ServerPlace placeOf(std::string_view address)
{
    std::string_view rest = address.substr(std::min(address.find("://"), address.size() - 3) + 3);
    std::string_view server = cutAt(rest, '?');
    server = server.substr(0, server.find('/'));
    if (const std::size_t login = server.rfind('@'); login != std::string_view::npos)
        server.remove_prefix(login + 1);
    ServerPlace place{decoded(server)};
    std::string byNumber;
    while (!rest.empty()) {
        std::string_view value = cutAt(rest, '&');
        const std::string name = decoded(cutAt(value, '='));
        if (name == "hostaddr")
            byNumber = decoded(value);
        else if (name == "host")
            place.hosts = decoded(value);
        else if (name == "service")
            place.isNamed = false;
        else if (name == "socket")
            place.hasSocket = true;
    }
    if (!byNumber.empty())
        place.hosts = byNumber;
    return place;
}

std::string_view withoutPort(std::string_view host)
{
    if (host.starts_with('['))
        return host.substr(1, std::min(host.find(']'), host.size()) - 1);
    const std::size_t colon = host.find(':');
    const bool isNumber = colon != std::string_view::npos && host.find(':', colon + 1) != std::string_view::npos;
    return isNumber ? host : host.substr(0, colon); // one with several colons is an address of IPv6
}

/// A folder, or a name in Linux's own space for sockets, is on this machine.
bool isSocket(std::string_view host)
{
    return host.starts_with('/') || host.starts_with('@');
}

bool isIn(std::string_view scheme, std::initializer_list<std::string_view> names)
{
    return std::ranges::any_of(names, [&](std::string_view name) { return asciiEqualsIgnoringCase(scheme, name); });
}

} // namespace

std::string_view name(Reach reach)
{
    constexpr std::array<std::string_view, 3> names{"stayed", "left", "unknown"};
    return names[static_cast<std::size_t>(reach)];
}

Reach reachOfModel(const RunJournalEntry& entry)
{
    if (!entry.callsModel() || entry.terms.kind != ModelKind::live || entry.isReplaced)
        return Reach::stayed;
    const std::string receiver = receiverOf(entry);
    return receiver.empty() ? Reach::unknown : reachOf(receiver);
}

Reach reachOfDatabase(std::string_view address)
{
    const std::string_view scheme = address.substr(0, address.find(':'));
    if (isIn(scheme, {"sqlite", "duckdb"}))
        return Reach::stayed;
    const bool isMysql = isIn(scheme, {"mysql", "mariadb"});
    if (address.find("://") == std::string_view::npos || (!isMysql && !isIn(scheme, {"postgresql", "postgres"})))
        return Reach::unknown; // an older record has no address; a driver of ODBC may go anywhere
    const ServerPlace place = placeOf(address);
    Reach reach = place.isNamed ? Reach::stayed : Reach::unknown;
    std::string_view hosts = place.hosts;
    do {
        const std::string_view host = cutAt(hosts, ',');
        if (host.empty()) // the environment or ~/.my.cnf may then name any host
            reach = isMysql && place.hasSocket ? reach : Reach::unknown;
        else if (!isSocket(host) && !isThisMachine(withoutPort(host)))
            return Reach::left;
    } while (!hosts.empty());
    return reach;
}

std::string receiverOf(const RunJournalEntry& entry)
{
    const ModelTraffic* const traffic = firstTraffic(entry);
    if (!traffic)
        return {};
    const std::size_t blank = traffic->request.find(' '); // after the method
    const std::string url = blank == std::string::npos ? traffic->request : traffic->request.substr(blank + 1);
    return url.substr(0, url.find('?'));
}

std::string hostOf(std::string_view url)
{
    const std::size_t scheme = url.find("://");
    if (scheme == std::string_view::npos)
        return {};
    std::string_view place = url.substr(scheme + 3);
    place = place.substr(0, place.find_first_of("/?#"));
    if (const std::size_t login = place.rfind('@'); login != std::string_view::npos)
        place.remove_prefix(login + 1);
    if (place.starts_with('['))
        return std::string(place.substr(1, place.find(']') - 1));
    return std::string(place.substr(0, place.find(':')));
}

bool isThisMachine(std::string_view host)
{
    const bool isNumber = host.find_first_not_of("0123456789.") == std::string_view::npos;
    return host == "::1" || (isNumber && host.starts_with("127.")) || asciiEqualsIgnoringCase(host, "localhost")
        || asciiEqualsIgnoringCase(host, "localhost.");
}

} // namespace querymend
