#pragma once

#include "dialect/dialect.h"

#include <span>
#include <string>
#include <string_view>

// One function for each target: returns the promise that a text breaks, or an empty string if all are kept.

namespace querymend::fuzz {

[[nodiscard]] std::string checkLexer(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkOutline(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkGuard(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkSanitizer(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkReply(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkSchemaJson(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkClassify(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkHints(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkLadder(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkLayout(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkMending(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkParameters(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkRunFile(const Dialect& dialect, std::string_view text);
// What other programs send; these ignore the dialect.
[[nodiscard]] std::string checkEvents(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkLines(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkWireReply(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkMcp(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkPrompt(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkRows(const Dialect& dialect, std::string_view text);

/// A target and its name.
struct Entry {
    std::string_view name;
    std::string (*check)(const Dialect&, std::string_view);
};

[[nodiscard]] std::span<const Entry> allEntries();

/// A fuzzer's bytes: the first chooses a dialect with its settings, the rest is the text.
struct Input {
    Dialect dialect;
    std::string_view text;
};

[[nodiscard]] Input inputOf(std::string_view bytes);

/// The byte by which inputOf chooses a dialect with its usual settings.
[[nodiscard]] char chooserOf(const Dialect& dialect);

} // namespace querymend::fuzz
