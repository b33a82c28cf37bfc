#pragma once

#include "report/reportedrun.h"

#include <cstddef>
#include <optional>
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

/// A statement without its line breaks and indentation.
[[nodiscard]] std::string onOneLine(const std::string& text);

/// Only what differs, on one line; empty for a lane's first statement and for the same one again.
[[nodiscard]] std::vector<SqlChange> shortChangesOf(const ReportedRun& run, const AttemptDetail& attempt);

} // namespace querymend
