#include "llm/http/modelendpoint.h"

#include "base/ascii.h"

#include <QString>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

std::string_view nameOf(HttpMethod method)
{
    return method == HttpMethod::get ? "GET " : "POST ";
}

bool isGood(const HttpEnd& end)
{
    return !end.failure && end.response.status >= 200 && end.response.status < 300;
}

/// False for set-cookie, which may identify the caller or let others call in its name.
bool mayBeKept(const std::string& name)
{
    return QString::fromStdString(name).compare(QLatin1String("set-cookie"), Qt::CaseInsensitive) != 0;
}

/// Limits per call in a record.
constexpr std::size_t mostKept = std::size_t{960} << 10U;
constexpr std::size_t mostKeptOfFailure = std::size_t{128} << 10U;
constexpr std::size_t mostHeaderBytes = std::size_t{16} << 10U;
/// Searched for the key beyond the limit, since a key cut off at the limit would be kept in part.
constexpr std::size_t keyMargin = std::size_t{64} << 10U;

} // namespace

ModelEndpoint::ModelEndpoint(ModelProfile profile, HttpRoute route, Secret key, TimeSource time)
    : m_profile(std::move(profile)), m_format(wireFormatNamed(m_profile.format)), m_key(std::move(key)), m_mask(m_key),
      m_time(std::move(time)), m_calls(std::move(route), limitsOf(m_profile), m_time)
{}

/// A query in the base URL is kept, after the path.
std::string ModelEndpoint::addressOf(const WireRequest& request) const
{
    const std::string& base = m_profile.baseUrl;
    const std::size_t query = std::min(base.find('?'), base.size());
    std::string_view root = std::string_view(base).substr(0, query);
    if (request.isBesideV1) {
        root = root.substr(0, root.find_last_not_of('/') + 1);
        root.remove_suffix(root.ends_with("/v1") ? 3 : 0);
    }
    std::string address = urlOf(root, request.path);
    if (query < base.size())
        address += (address.find('?') == std::string::npos ? '?' : '&') + base.substr(query + 1);
    return address;
}

std::string ModelEndpoint::keyHeader() const
{
    return m_profile.keyHeader.empty() ? std::string(m_format->keyHeader) : m_profile.keyHeader;
}

/// Keys in headers of their own, such as Azure's api-key, have no prefix.
std::string ModelEndpoint::keyPrefix() const
{
    if (m_profile.keyHeader.empty())
        return std::string(m_format->keyPrefix);
    return asciiEqualsIgnoringCase(m_profile.keyHeader, "authorization") ? "Bearer " : std::string();
}

HttpRequest ModelEndpoint::requestFor(const WireRequest& request, HttpMethod method) const
{
    HttpRequest made;
    made.method = method;
    made.url = addressOf(request);
    made.headers = request.headers;
    made.headers.insert(made.headers.end(), m_profile.headers.begin(), m_profile.headers.end());
    made.keyHeader = keyHeader();
    made.keyPrefix = keyPrefix();
    made.key = m_key;
    made.body = request.body;
    return made;
}

ModelTraffic ModelEndpoint::trafficOf(const WireRequest& request, HttpMethod method, const HttpResponse& response) const
{
    ModelTraffic traffic;
    traffic.request = m_mask(std::string(nameOf(method)) + addressOf(request));
    for (const WireHeader& header : request.headers)
        traffic.requestHeaders.push_back({header.name, m_mask(header.value)});
    for (const WireHeader& header : m_profile.headers) // user-defined values may be secret
        traffic.requestHeaders.push_back({header.name, maskedSecret});
    if (!m_key.empty())
        traffic.requestHeaders.push_back({keyHeader(), keyPrefix() + maskedSecret});
    traffic.requestBody = m_mask.inContent(request.body);
    traffic.status = static_cast<std::uint32_t>(std::max(response.status, 0));
    traffic.body = response.body;
    traffic.cut = response.cut;
    shortenBody(traffic.body, traffic.cut, mostKept + keyMargin);
    traffic.body = m_mask.inBody(std::move(traffic.body));
    shortenBody(traffic.body, traffic.cut, mostKept);
    addHeaders(traffic, response.headers);
    return traffic;
}

void ModelEndpoint::addHeaders(ModelTraffic& traffic, const std::vector<WireHeader>& headers) const
{
    std::size_t kept = 0;
    std::size_t leftOut = 0;
    for (const WireHeader& header : headers) {
        const std::size_t size = header.name.size() + header.value.size();
        if (size > mostHeaderBytes - kept) {
            leftOut += size;
            continue;
        }
        kept += size;
        traffic.headers.push_back({header.name, mayBeKept(header.name) ? m_mask(header.value) : maskedSecret});
    }
    if (leftOut == 0)
        return;
    if (!traffic.cut)
        traffic.cut = TrafficCut{traffic.body.size(), 0, 0};
    traffic.cut->headerBytes = leftOut;
}

void ModelEndpoint::keepLess(ModelTraffic& traffic) const
{
    shortenBody(traffic.body, traffic.cut, mostKeptOfFailure);
}

WireFailure ModelEndpoint::failureOf(const HttpEnd& end) const
{
    WireFailure failure;
    if (end.failure) {
        failure.fault = end.failure->fault;
        failure.message = end.failure->message;
    } else {
        failure = m_format->failureOf({end.response.status, end.response.headers, end.response.body, m_time.date()});
    }
    failure.message = m_mask(std::move(failure.message));
    return failure;
}

HttpCallId ModelEndpoint::listModels(Listed listed)
{
    return list([listed = std::move(listed)](const List& list, const ModelTraffic& traffic) {
        listed(list ? Names(list->names) : Names(Failure{list.error()}), traffic);
    });
}

HttpCallId ModelEndpoint::list(std::function<void(const List& list, const ModelTraffic& traffic)> listed)
{
    const WireRequest request = m_format->encodeModels();
    const auto ended = [this, request, listed = std::move(listed)](const HttpEnd& end) {
        const ModelTraffic traffic = trafficOf(request, HttpMethod::get, end.response);
        if (!isGood(end))
            return listed(Failure{failureOf(end)}, traffic);
        if (end.response.cut)
            return listed(Failure{WireFailure{ModelFault::malformed, "The list of models is too long to be read"}},
                          traffic);
        const List models = m_format->decodeModels(end.response.body);
        if (!models) {
            WireFailure failure = models.error();
            failure.message = m_mask(std::move(failure.message));
            return listed(Failure{std::move(failure)}, traffic);
        }
        ModelList masked;
        for (const std::string& name : models->names)
            masked.names.push_back(m_mask(name));
        masked.owner = m_mask(models->owner);
        listed(std::move(masked), traffic);
    };
    return m_calls.start(requestFor(request, HttpMethod::get),
                         {[](const HttpResponse&, std::string_view) {}, ended, {}});
}

} // namespace querymend
