#pragma once

#include "dialect/dialect.h"

#include <span>
#include <string>
#include <string_view>

// One function for each target: gives the promise that a text breaks, or an empty text where all are kept.

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
[[nodiscard]] std::string checkRunFile(const Dialect& dialect, std::string_view text);
// Of the network; for these the dialect does not matter.
[[nodiscard]] std::string checkEvents(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkLines(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkWireReply(const Dialect& dialect, std::string_view text);
[[nodiscard]] std::string checkPrompt(const Dialect& dialect, std::string_view text);

/// A target by its name.
struct Entry {
    std::string_view name;
    std::string (*check)(const Dialect&, std::string_view);
};

[[nodiscard]] std::span<const Entry> allEntries();

/// What a fuzzer's bytes stand for: the first chooses a dialect with its settings, the rest is the text.
struct Input {
    Dialect dialect;
    std::string_view text;
};

[[nodiscard]] Input inputOf(std::string_view bytes);

/// The byte by which inputOf chooses a dialect under its usual settings.
[[nodiscard]] char chooserOf(const Dialect& dialect);

} // namespace querymend::fuzz
