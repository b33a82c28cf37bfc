#pragma once

#include "llm/http/modelendpoint.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace querymend {

/// A model server found by the search.
struct FoundServer {
    std::string format;
    std::string baseUrl;
    std::vector<std::string> models;
};

/// Looks for model servers on this machine, trying each address in the formats it may speak.
class ModelSearch : public QObject {
    Q_OBJECT

public:
    using Ended = std::function<void(const std::vector<FoundServer>&)>;

    /// Searches the default addresses of local servers, and the given ones.
    ModelSearch(const std::vector<std::string>& alsoAt, Ended ended);

private:
    void look(const WireFormat& format, const std::string& baseUrl);
    void take(const ModelEndpoint& endpoint, const ModelEndpoint::Names& names);

    Ended m_ended;
    std::vector<std::unique_ptr<ModelEndpoint>> m_endpoints;
    std::size_t m_open = 0;
    std::vector<FoundServer> m_found;
};

} // namespace querymend
