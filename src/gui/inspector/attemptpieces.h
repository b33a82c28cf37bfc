#pragma once

#include "inspector/textpiece.h"
#include "report/attemptdetail.h"

#include <string>
#include <string_view>

namespace querymend {

// What the pages of an inspector say of an attempt, without any widget.

/// How the newer statement differs from the older, token by token.
[[nodiscard]] TextPieces diffPieces(std::string_view older, std::string_view newer, std::string_view dialect);
/// What is wrong in the engine's words, and where.
[[nodiscard]] TextPieces errorPieces(const AttemptDetail& detail);
/// The hint that was sent after the attempt, with what the one before it did not say.
[[nodiscard]] TextPieces hintPieces(const AttemptDetail& detail);
/// The hint that led to the attempt.
[[nodiscard]] TextPieces hintBeforePieces(const AttemptDetail& detail);
/// The decision, why, and how the score adds up.
[[nodiscard]] TextPieces reflectionPieces(const AttemptDetail& detail);
/// Every reply as it came.
[[nodiscard]] TextPieces responsePieces(const AttemptDetail& detail);
/// What went to servers and what came back.
[[nodiscard]] TextPieces trafficPieces(const AttemptDetail& detail);
/// The same as bytes, to be saved.
[[nodiscard]] std::string trafficText(const AttemptDetail& detail);
/// The rungs with their times, and what is certain of what went to the engine.
[[nodiscard]] TextPieces checkPieces(const AttemptDetail& detail);
/// Where the time went.
[[nodiscard]] TextPieces timingPieces(const AttemptDetail& detail);

/// A whole line in a style.
[[nodiscard]] TextPiece lineOf(PieceStyle style, const QString& text);

} // namespace querymend
