#pragma once

#include "llm/http/modelendpoint.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Asks a server how many tokens its models hold, once for each model.
class ContextLookup {
public:
    /// The endpoint must outlive this object.
    explicit ContextLookup(ModelEndpoint& endpoint) : m_endpoint(endpoint) {}
    ContextLookup(const ContextLookup&) = delete;
    ContextLookup& operator=(const ContextLookup&) = delete;
    ~ContextLookup();

    /// 0 if the server does not say; none before it was asked.
    [[nodiscard]] std::optional<std::uint32_t> known(const std::string& model) const;
    /// Calls back later, when known() has an answer; soon, because a run can do without one.
    void find(const std::string& model, std::function<void()> found);

private:
    struct Entry {
        std::optional<std::uint32_t> tokens;
        HttpCallId call;
        std::vector<std::function<void()>> waiting;
    };

    void ask(const std::string& model);
    void conclude(const std::string& model, std::uint32_t tokens);

    ModelEndpoint& m_endpoint;
    std::map<std::string, Entry> m_entries;                                          ///< by model
    std::shared_ptr<ContextLookup*> m_self = std::make_shared<ContextLookup*>(this); ///< points to null once destroyed
};

} // namespace querymend
