#pragma once

#include "base/errorcode.h"
#include "dialect/dialect.h"
#include "sql/tokens/token.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace querymend {

/// Finds the position in a statement of what an engine's message names. If several positions fit equally well, it finds
/// none: no position is better than a wrong one.
class StatementPlaces {
public:
    StatementPlaces(std::string_view sql, const Dialect& dialect);

    /// Returns the byte offset; if a line is given, only positions on it count.
    [[nodiscard]] std::optional<std::uint32_t> find(ErrorCode code, std::string_view identifier,
                                                    std::optional<std::uint32_t> line) const;

private:
    [[nodiscard]] std::vector<std::uint32_t> spelled(std::string_view text) const;
    [[nodiscard]] std::vector<std::uint32_t> named(std::string_view identifier, ErrorCode code) const;
    [[nodiscard]] std::vector<std::uint32_t> literals(std::string_view content) const;
    [[nodiscard]] std::vector<std::uint32_t> unterminated() const;
    [[nodiscard]] std::vector<std::uint32_t> candidates(ErrorCode code, std::string_view identifier) const;
    [[nodiscard]] std::optional<std::uint32_t> atProblem(const std::vector<std::uint32_t>& offsets) const;
    [[nodiscard]] bool matches(std::size_t i, std::string_view part) const;
    [[nodiscard]] std::size_t endOfName(std::size_t i, std::string_view name) const;
    [[nodiscard]] bool fits(std::size_t begin, std::size_t end, ErrorCode code) const;
    [[nodiscard]] bool wrongEverywhere(ErrorCode code) const;
    [[nodiscard]] std::size_t count(Keyword keyword) const;

    std::string_view m_sql;
    const Dialect& m_dialect;
    std::vector<Token> m_tokens; ///< without comments, except an unterminated one
};

} // namespace querymend
