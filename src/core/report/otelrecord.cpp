#include "report/otelrecord.h"

#include "base/json.h"

#include <algorithm>
#include <array>
#include <limits>

namespace querymend {

namespace {

using Json = nlohmann::ordered_json;

Json attribute(std::string_view key, const char* type, Json value)
{
    return {{"key", key}, {"value", {{type, std::move(value)}}}};
}

/// Spreads every bit of a number over all of the result (the last step of SplitMix64).
std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31U);
}

/// A deterministic id from the run's name (FNV-1a) and two numbers. Never 0, which is not a valid id.
std::uint64_t idOf(std::string_view run, std::uint64_t which, std::uint64_t purpose)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : run)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return std::max<std::uint64_t>(mixed(mixed(mixed(hash) + which) + purpose), 1);
}

std::string hex(std::uint64_t value)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (auto place = text.rbegin(); place != text.rend(); ++place, value >>= 4U)
        *place = digits[value & 0xFU];
    return text;
}

std::string spanId(std::string_view run, const OtelSpan& span)
{
    return hex(idOf(run, span.seq, static_cast<std::uint64_t>(span.role) + 2));
}

std::string nanoseconds(std::int64_t milliseconds)
{
    constexpr std::uint64_t perMillisecond = 1'000'000;
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max() / perMillisecond;
    const auto sound = static_cast<std::uint64_t>(std::max<std::int64_t>(milliseconds, 0));
    return std::to_string(std::min(sound, most) * perMillisecond);
}

Json statusOf(const OtelSpan& span)
{
    constexpr int errorStatus = 2;
    Json status = Json::object();
    if (!span.error.empty())
        status["code"] = errorStatus;
    if (!span.errorMessage.empty())
        status["message"] = span.errorMessage;
    return status;
}

Json written(std::string_view run, const std::string& traceId, const OtelSpan& span)
{
    Json out{{"traceId", traceId}, {"spanId", spanId(run, span)}};
    if (span.parent)
        out["parentSpanId"] = spanId(run, *span.parent);
    out["name"] = span.name;
    out["kind"] = static_cast<int>(span.kind);
    out["startTimeUnixNano"] = nanoseconds(span.start);
    out["endTimeUnixNano"] = nanoseconds(std::max(span.start, span.end));
    out["attributes"] = span.attributes;
    if (!span.error.empty())
        out["attributes"].push_back(attribute("error.type", "stringValue", span.error));
    out["status"] = statusOf(span);
    return out;
}

} // namespace

void OtelSpan::set(std::string_view key, std::string_view value)
{
    attributes.push_back(attribute(key, "stringValue", value));
}

void OtelSpan::set(std::string_view key, std::uint64_t value)
{
    attributes.push_back(attribute(key, "intValue", std::to_string(value)));
}

void OtelSpan::set(std::string_view key, double value)
{
    attributes.push_back(attribute(key, "doubleValue", value));
}

void OtelSpan::setCount(std::string_view key, const std::optional<std::uint64_t>& count)
{
    if (count)
        set(key, *count);
}

void OtelSpan::setList(std::string_view key, std::string_view onlyValue)
{
    attributes.push_back(attribute(key, "arrayValue", {{"values", Json::array({Json{{"stringValue", onlyValue}}})}}));
}

std::string otelRecord(std::string_view run, const std::vector<const OtelSpan*>& spans)
{
    const std::string traceId = hex(idOf(run, 0, 0)) + hex(idOf(run, 0, 1));
    Json list = Json::array();
    for (const OtelSpan* const span : spans)
        list.push_back(written(run, traceId, *span));
    Json scopeSpans = Json::array({Json{{"scope", {{"name", "querymend"}}}, {"spans", std::move(list)}}});
    Json resource{{"attributes", Json::array({attribute("service.name", "stringValue", "querymend")})}};
    Json resourceSpans = Json::array({Json{{"resource", std::move(resource)}, {"scopeSpans", std::move(scopeSpans)}}});
    return toJsonLine(Json{{"resourceSpans", std::move(resourceSpans)}}) + '\n';
}

} // namespace querymend
