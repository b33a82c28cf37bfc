#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Span kinds, numbered as in OTLP.
enum class SpanKind : std::uint8_t { internal = 1, client = 3 };

/// Distinguishes the spans that a single event begins.
enum class SpanRole : std::uint8_t { call, database };

/// A span to be written.
struct OtelSpan {
    std::string name;
    SpanKind kind = SpanKind::internal;
    SpanRole role = SpanRole::call;
    std::uint64_t seq = 0; ///< of the event that began it
    OtelSpan* parent = nullptr;
    std::int64_t start = 0; ///< milliseconds since 1970
    std::int64_t end = 0;
    nlohmann::ordered_json attributes = nlohmann::ordered_json::array();
    std::string error; ///< `error.type`; empty if nothing failed
    std::string errorMessage;

    void set(std::string_view key, std::string_view value);
    void set(std::string_view key, std::uint64_t value);
    void set(std::string_view key, double value);
    void setList(std::string_view key, std::string_view onlyValue);
    /// Only if it is known.
    void setCount(std::string_view key, const std::optional<std::uint64_t>& count);
};

/// One trace as OTLP/JSON: ids in hex, 64-bit numbers as text, enums as numbers.
[[nodiscard]] std::string otelRecord(std::string_view run, const std::vector<const OtelSpan*>& spans);

} // namespace querymend
