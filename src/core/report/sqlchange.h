#pragma once

#include "report/reportedrun.h"
#include "sql/compare/replacement.h"

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

enum class ChangeKind : std::uint8_t { same, removed, inserted };

/// A part of a statement, compared with the lane's previous one.
struct SqlChange {
    ChangeKind kind = ChangeKind::same;
    std::string text;

    friend bool operator==(const SqlChange&, const SqlChange&) = default;
};

/// The statement of an attempt, token by token, with what is no longer in it; one `same` part if there is nothing to
/// compare with.
[[nodiscard]] std::vector<SqlChange> changesOf(const ReportedRun& run, const AttemptDetail& attempt);

/// What the attempt's statement replaced in the lane's previous one; empty for the first.
[[nodiscard]] std::vector<Replacement> replacementsIn(const ReportedRun& run, const AttemptDetail& attempt);

} // namespace querymend
