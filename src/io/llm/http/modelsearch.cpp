#include "llm/http/modelsearch.h"

#include "llm/http/serverkinds.h"

#include <QHostAddress>
#include <QUrl>

#include <algorithm>
#include <array>
#include <utility>

namespace querymend {

namespace {

constexpr CallTimeLimits shortTime{std::chrono::seconds{2}, std::chrono::seconds{3}, std::chrono::seconds{3},
                                   std::chrono::seconds{5}};

/// The formats in which a place is asked; the others are OpenAI's with peculiarities, or have no local servers.
constexpr std::array<const char*, 2> asked{"openai", "ollama"};

bool isAtHome(const ServerKind& kind)
{
    const QString host = QUrl(QString::fromUtf8(kind.base.data(), static_cast<qsizetype>(kind.base.size()))).host();
    return host == QLatin1String("localhost") || QHostAddress(host).isLoopback();
}

std::string rootOf(std::string_view base)
{
    base = base.substr(0, base.find_last_not_of('/') + 1);
    if (base.ends_with("/v1"))
        base.remove_suffix(3);
    return std::string(base);
}

struct Owner {
    std::string_view owner; ///< in a list of models
    std::string_view kind;  ///< the display name of a ServerKind
};

constexpr std::array owners{
    Owner{"llamacpp", "llama.cpp server"},    Owner{"vllm", "vLLM"},      Owner{"koboldcpp", "KoboldCpp"},
    Owner{"organization_owner", "LM Studio"}, Owner{"library", "Ollama"},
};

const ServerKind* kindNamed(std::string_view name)
{
    const auto& kinds = serverKinds();
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const ServerKind& kind) { return kind.displayName == name; });
    return found == kinds.end() ? nullptr : &*found;
}

const ServerKind* kindOfOwner(std::string_view owner)
{
    const auto found = std::find_if(owners.begin(), owners.end(), [&](const Owner& o) { return o.owner == owner; });
    return found == owners.end() ? nullptr : kindNamed(found->kind);
}

bool isNothingThere(ModelFault fault)
{
    return fault == ModelFault::refused || fault == ModelFault::offline || fault == ModelFault::nameNotFound;
}

} // namespace

ModelSearch::ModelSearch(const std::vector<std::string>& alsoAt, Ended ended) : m_ended(std::move(ended))
{
    const auto add = [this](std::string base, std::string_view kind) {
        const auto isSame = [&](const Place& place) { return place.base == base; };
        if (std::none_of(m_places.begin(), m_places.end(), isSame))
            m_places.push_back({std::move(base), std::string(kind), 0, {}});
    };
    for (const std::string& place : alsoAt)
        add(rootOf(place), {});
    for (const ServerKind& kind : serverKinds()) {
        if (isAtHome(kind))
            add(rootOf(kind.base), kind.displayName);
    }
    m_open = m_places.size();
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        for (const char* const format : asked)
            look(i, format);
    }
}

void ModelSearch::look(std::size_t place, const std::string& format)
{
    ModelProfile profile;
    profile.name = "search";
    profile.format = format;
    profile.baseUrl = m_places[place].base + (format == "openai" ? "/v1" : "");
    profile.time = shortTime;
    HttpRoute route;
    route.proxyUse = ProxyUse::none;
    auto& endpoint = m_endpoints.emplace_back(
        std::make_unique<ModelEndpoint>(std::move(profile), std::move(route), Secret(), machineTime()));
    ++m_places[place].open;
    static_cast<void>(endpoint->list([this, place, format](const ModelEndpoint::List& list, const ModelTraffic&) {
        Place& asking = m_places[place];
        asking.answers.emplace(format, list);
        if (--asking.open == 0)
            conclude(asking);
    }));
}

/// A server is listed once, in the format that it is best asked in.
void ModelSearch::conclude(const Place& place)
{
    const ModelEndpoint::List& chats = place.answers.at("openai");
    const ModelEndpoint::List& tags = place.answers.at("ollama");
    const ServerKind* kind = chats ? kindOfOwner(chats->owner) : nullptr;
    if (!kind && !place.kind.empty())
        kind = kindNamed(place.kind);
    const bool isOllama = tags && (!chats || (kind && kind->format == "ollama"));
    if (isOllama) {
        m_result.servers.push_back({"ollama", place.base, tags->names, "Ollama"});
    } else if (chats) {
        const std::string format(kind ? kind->format : "openai");
        const bool isWithV1 = format == "openai";
        m_result.servers.push_back({format, place.base + (isWithV1 ? "/v1" : ""), chats->names,
                                    std::string(kind ? kind->displayName : "OpenAI-compatible server")});
    } else if (!place.kind.empty() ? !isNothingThere(chats.error().fault) : true) {
        // The reason that says more: a page that is missing in one format may need a key in the other.
        const bool isTagsClearer = chats.error().fault == ModelFault::wrongServer;
        m_result.problems.push_back({place.base, isTagsClearer ? tags.error() : chats.error()});
    }
    if (--m_open > 0)
        return;
    std::sort(m_result.servers.begin(), m_result.servers.end(),
              [](const FoundServer& a, const FoundServer& b) { return a.baseUrl < b.baseUrl; });
    std::sort(m_result.problems.begin(), m_result.problems.end(),
              [](const MetProblem& a, const MetProblem& b) { return a.baseUrl < b.baseUrl; });
    m_ended(m_result);
}

} // namespace querymend

#include "moc_modelsearch.cpp"
