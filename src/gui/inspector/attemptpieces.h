#pragma once

#include "common/livereplies.h"
#include "inspector/textpiece.h"
#include "report/attemptdetail.h"
#include "report/timelinerows.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

// The contents of the inspector's pages on an attempt, independent of widgets.

/// How the newer statement differs from the older: in words first, then token by token.
[[nodiscard]] TextPieces diffPieces(std::string_view older, std::string_view newer, std::string_view dialect);
/// What is wrong, and where: failures of the model, and findings of the checks.
[[nodiscard]] TextPieces errorPieces(const AttemptDetail& detail);
/// The same where so many letters of code fit on a line.
[[nodiscard]] TextPieces errorPieces(const AttemptDetail& detail, std::size_t columns);
/// The correction that was found without a model, token by token, and how likely it is meant; empty if there is none.
[[nodiscard]] TextPieces correctionPieces(const AttemptCard& card, std::string_view dialect);
/// Says that the statement is such a correction; empty if it is none.
[[nodiscard]] TextPieces mendedPieces(const AttemptCard& card);
/// The hint sent after the attempt, with marks on what the previous hint did not say.
[[nodiscard]] TextPieces hintPieces(const AttemptDetail& detail);
/// The hint that led to the attempt; empty if there was none.
[[nodiscard]] TextPieces hintBeforePieces(const AttemptDetail& detail);
/// The decision, its reasons, and how the score adds up.
[[nodiscard]] TextPieces reflectionPieces(const AttemptDetail& detail);
/// Every reply, verbatim; the last one may be arriving or cut short.
[[nodiscard]] TextPieces responsePieces(const AttemptDetail& detail, const std::optional<LiveReply>& live,
                                        CardPhase phase);
/// What the model has written of a reply that is not recorded, after how far it got.
[[nodiscard]] TextPieces livePieces(const LiveReply& reply);
/// Requests to model servers, and their responses.
[[nodiscard]] TextPieces trafficPieces(const AttemptDetail& detail);
/// The same for the answers of one call.
[[nodiscard]] TextPieces trafficPieces(const std::vector<CallAnswer>& answers, ModelKind kind);
/// The same without headers, as plain text to be saved.
[[nodiscard]] std::string trafficText(const AttemptDetail& detail);
/// The rungs with their times, and the safety receipt.
[[nodiscard]] TextPieces checkPieces(const AttemptDetail& detail);
/// Where the time went.
[[nodiscard]] TextPieces timingPieces(const AttemptDetail& detail);

/// A whole line in one style.
[[nodiscard]] TextPiece lineOf(PieceStyle style, const QString& text);
/// The text with a capital as its first letter.
[[nodiscard]] QString capitalised(QString text);

} // namespace querymend
