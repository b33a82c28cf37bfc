#pragma once

#include "run/event.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

struct CardMending;

// Wording that reports share. Nothing is escaped: each format does that in its own way.

/// One thing that is known of a run, for a list.
struct ReportFact {
    std::string name;
    std::string text;
};

/// External text with its line breaks, without characters that move, hide or reverse others.
[[nodiscard]] std::string printableLines(std::string_view text);

/// `gpt (scripted: the model's words were written beforehand)`
[[nodiscard]] std::string modelText(const RunStarted& start);
/// `Agent` or `Model`, whichever writes the statements.
[[nodiscard]] std::string_view authorWord(const RunStarted* start);
/// `evaluator of lane 2`
[[nodiscard]] std::string roleText(const RoleCall& call);
/// A linked table with the strongest reason for it.
[[nodiscard]] std::string tableText(const ChosenTable& chosen);
/// `lane 1, lane 3`
[[nodiscard]] std::string lanesText(const std::vector<LaneId>& lanes);

/// `the run 17, from attempt 2 of lane 1`
[[nodiscard]] std::string parentText(const RunParent& parent);
/// `0.2`
[[nodiscard]] std::string oneDecimal(double value);
/// `1.2 s`
[[nodiscard]] std::string secondsText(std::chrono::milliseconds time);
/// `120 in the prompt, 40 in the reply`, with `at least` if some counts are missing; `unknown …` or `not counted` if
/// all are. The cost follows, if known.
[[nodiscard]] std::string tokensText(const TokenSum& tokens);
/// `0.0042 USD`, `at least 0.0042 USD` or `unknown`.
[[nodiscard]] std::string costText(const ModelCost& cost);
/// `2026-05-01 12:30:05 UTC`; empty for an impossible time.
[[nodiscard]] std::string momentText(std::int64_t milliseconds);
/// ` at line 1, column 8`; empty if the finding is about the whole statement.
[[nodiscard]] std::string placeText(std::string_view sql, const Finding& finding);
/// `reply passed, guard passed, explain failed`
[[nodiscard]] std::string rungsText(const Verdict& verdict);
/// `what: reason`, or `what` alone.
[[nodiscard]] std::string withReason(std::string_view what, std::string_view reason);
/// `mended without a model, 0.8 ms`: of a correction that was taken.
[[nodiscard]] std::string mendingText(const CardMending& mending);
/// `proposed without a model, 0.8 ms`: of one that may be taken.
[[nodiscard]] std::string proposalText(const CardMending& mending);
/// The reasons of a correction, each once.
[[nodiscard]] std::string mendingReasons(const CardMending& mending);
/// A record's word with spaces for underscores.
[[nodiscard]] std::string plainWord(std::string_view recordWord);
/// A quoted cell of a table by RFC 4180, which no program that opens the table takes for a formula.
[[nodiscard]] std::string csvCell(std::string_view text);

} // namespace querymend
