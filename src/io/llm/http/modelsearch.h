#pragma once

#include "llm/http/modelendpoint.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace querymend {

/// A model server found by the search.
struct FoundServer {
    std::string format;
    std::string baseUrl;
    std::vector<std::string> models;
    std::string kind = {}; ///< its name for people, such as "LM Studio"
};

/// A place where something is, but no model server that can be used as it is.
struct MetProblem {
    std::string baseUrl;
    WireFailure failure;
};

struct SearchResult {
    std::vector<FoundServer> servers;
    std::vector<MetProblem> problems; ///< of the usual places, only those where something answered
};

/// Looks for model servers on this machine. Most of them speak OpenAI's format, some of them Ollama's as well; what
/// they list tells them apart.
class ModelSearch : public QObject {
    Q_OBJECT

public:
    using Ended = std::function<void(const SearchResult&)>;

    /// Searches the default addresses of local servers, and the given ones.
    ModelSearch(const std::vector<std::string>& alsoAt, Ended ended);

private:
    /// What one address answers in each of the formats.
    struct Place {
        std::string base; ///< without `/v1`
        std::string kind; ///< whose usual address it is; empty for given ones
        std::size_t open = 0;
        std::map<std::string, ModelEndpoint::List> answers; ///< by format
    };

    void look(std::size_t place, const std::string& format);
    void conclude(const Place& place);

    Ended m_ended;
    std::vector<Place> m_places;
    std::vector<std::unique_ptr<ModelEndpoint>> m_endpoints;
    std::size_t m_open = 0; ///< places
    SearchResult m_result;
};

} // namespace querymend
