#pragma once

#include "llm/http/httpcalls.h"
#include "llm/http/keymask.h"
#include "llm/http/modelprofile.h"
#include "llm/http/streammask.h"
#include "llm/wire/wireformat.h"

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// The server of one model: builds requests in its format with its key, and traffic records without it. Shared by all
/// runs, so that they share one limit on parallel calls.
class ModelEndpoint {
public:
    /// The profile must be valid.
    ModelEndpoint(ModelProfile profile, HttpRoute route, Secret key, TimeSource time);

    [[nodiscard]] const ModelProfile& profile() const { return m_profile; }
    [[nodiscard]] const WireFormat& format() const { return *m_format; }
    [[nodiscard]] const TimeSource& time() const { return m_time; }
    [[nodiscard]] HttpCalls& calls() { return m_calls; }

    [[nodiscard]] HttpRequest requestFor(const WireRequest& request, HttpMethod method) const;
    [[nodiscard]] ModelTraffic trafficOf(const WireRequest& request, HttpMethod method,
                                         const HttpResponse& response) const;
    /// Shortens the body of a failed reply, so that many of them in a run cannot fill its record.
    void keepLess(ModelTraffic& traffic) const;
    /// Text about a call, without the key.
    [[nodiscard]] std::string masked(std::string text) const { return m_mask(std::move(text)); }
    /// Text written by a model, without the key.
    [[nodiscard]] std::string maskedContent(std::string text) const { return m_mask.inContent(std::move(text)); }
    [[nodiscard]] StreamMask streamMask() const { return StreamMask(m_mask); }
    /// Interprets the end of a failed call.
    [[nodiscard]] WireFailure failureOf(const HttpEnd& end) const;

    using List = Result<ModelList, WireFailure>;
    using Names = Result<std::vector<std::string>, WireFailure>;
    using Listed = std::function<void(const Names& names, const ModelTraffic& traffic)>;
    /// Lists the server's models; the callback is never invoked from within the call.
    [[nodiscard]] HttpCallId listModels(Listed listed);
    /// The same, with what else the server says of them.
    [[nodiscard]] HttpCallId list(std::function<void(const List& list, const ModelTraffic& traffic)> listed);

private:
    void addHeaders(ModelTraffic& traffic, const std::vector<WireHeader>& headers) const;
    [[nodiscard]] std::string addressOf(const WireRequest& request) const;
    [[nodiscard]] std::string keyHeader() const;
    [[nodiscard]] std::string keyPrefix() const;

    ModelProfile m_profile;
    const WireFormat* m_format;
    Secret m_key;
    KeyMask m_mask;
    TimeSource m_time;
    HttpCalls m_calls;
};

} // namespace querymend
