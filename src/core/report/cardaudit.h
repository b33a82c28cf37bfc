#pragma once

#include "run/attemptevents.h"
#include "run/returnedrows.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace querymend {

/// A mistake of an attempt, as far as two attempts can be compared by it.
struct CardMistake {
    Rung rung = Rung::reply;
    ErrorCode code = ErrorCode::unclassified;
    std::string identifier;

    friend bool operator==(const CardMistake&, const CardMistake&) = default;
};

/// How the rows of two statements differ, as far as they are recorded.
struct RowsAudit {
    std::uint64_t before = 0; ///< how many rows; at least, if not all were counted
    std::uint64_t after = 0;
    bool hasSameColumns = true;
    std::optional<std::uint64_t> gained; ///< rows that are only in the later result; none if not all are recorded
    std::optional<std::uint64_t> lost;

    friend bool operator==(const RowsAudit&, const RowsAudit&) = default;
};

/// What a correction did to the attempt before it.
struct CardAudit {
    std::vector<CardMistake> fixed;
    std::vector<CardMistake> broken;   ///< new, although the attempt before had passed that check
    std::vector<CardMistake> revealed; ///< new, but the checks had stopped before they could see it
    std::vector<CardMistake> left;     ///< still there
    std::optional<RowsAudit> rows;

    friend bool operator==(const CardAudit&, const CardAudit&) = default;
};

/// The errors among the findings.
[[nodiscard]] std::vector<CardMistake> mistakesIn(std::span<const Finding> findings);
/// Compares the mistakes of two attempts, of which the first may have none.
[[nodiscard]] CardAudit auditOf(std::span<const CardMistake> before, std::span<const CardMistake> after);
/// None if one of the results is not known.
[[nodiscard]] std::optional<RowsAudit> auditOf(const ReturnedRows& before, const ReturnedRows& after);

} // namespace querymend
