#include "report/reach.h"

#include "base/ascii.h"

#include <array>

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
    if (address.empty() || address.starts_with("odbc:"))
        return Reach::unknown; // an older record has no address
    return hostOf(address).empty() ? Reach::stayed : reachOf(address);
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
    return host == "::1" || host.starts_with("127.") || asciiEqualsIgnoringCase(host, "localhost");
}

} // namespace querymend
