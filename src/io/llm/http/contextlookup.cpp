#include "llm/http/contextlookup.h"

#include "llm/wire/contextsize.h"

#include <chrono>
#include <utility>

namespace querymend {

namespace {

constexpr std::chrono::milliseconds patience{3000};

} // namespace

ContextLookup::~ContextLookup()
{
    *m_self = nullptr;
    for (const auto& [model, entry] : m_entries)
        static_cast<void>(m_endpoint.calls().stop(entry.call));
}

std::optional<std::uint32_t> ContextLookup::known(const std::string& model) const
{
    const auto found = m_entries.find(model);
    return found == m_entries.end() ? std::nullopt : found->second.tokens;
}

void ContextLookup::find(const std::string& model, std::function<void()> found)
{
    const bool isFirst = m_entries.find(model) == m_entries.end();
    m_entries[model].waiting.push_back(std::move(found));
    if (isFirst)
        ask(model);
}

void ContextLookup::ask(const std::string& model)
{
    const WireRequest request = m_endpoint.format().encodeContext(model);
    const HttpMethod method = request.body.empty() ? HttpMethod::get : HttpMethod::post;
    m_entries.at(model).call =
        m_endpoint.calls().start(m_endpoint.requestFor(request, method),
                                 {[](const HttpResponse&, std::string_view) {},
                                  [this, model](const HttpEnd& end) {
                                      const bool isGood =
                                          !end.failure && end.response.status == 200 && !end.response.cut;
                                      conclude(model, isGood ? contextSizeIn(end.response.body, model).value_or(0) : 0);
                                  },
                                  {}});
    m_endpoint.time().callLater(patience, [self = m_self, model] {
        if (*self && !(*self)->known(model)) {
            static_cast<void>((*self)->m_endpoint.calls().stop((*self)->m_entries.at(model).call));
            (*self)->conclude(model, 0);
        }
    });
}

void ContextLookup::conclude(const std::string& model, std::uint32_t tokens)
{
    Entry& entry = m_entries.at(model);
    entry.tokens = tokens;
    entry.call = {};
    for (const auto& found : std::exchange(entry.waiting, {}))
        found();
}

} // namespace querymend
