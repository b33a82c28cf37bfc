#pragma once

#include "base/errorcode.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace querymend {

/// Whether an engine's code is conclusive, or covers several mistakes that only the message text tells apart.
enum class CodeStrength : std::uint8_t { decides, textMayRefine };

/// What one code of an engine (SQLSTATE, errno, ORA number, SQLite result code) means.
struct CodeRow {
    std::string_view code;
    ErrorCode error = ErrorCode::unclassified;
    CodeStrength strength = CodeStrength::decides;
};

/// One form of an engine's messages. `%s` matches the identifier, `%*` anything on the same line; an identifier
/// at the end of a pattern extends to the end of the line.
struct ErrorPattern {
    std::string_view text;
    ErrorCode error = ErrorCode::unclassified;
};

/// How an engine that puts a caret under a line counts the characters that a terminal does not show.
enum class UnseenCharacters : std::uint8_t {
    oneCell, ///< PostgreSQL's client library, as measured
    noCell,  ///< DuckDB, as measured; tabs and other controls too
};

/// How the engines of one dialect report errors, as data.
struct ErrorTable {
    std::span<const CodeRow> codes{};              ///< sorted by code
    std::span<const CodeRow> codeClasses{};        ///< by the first two characters of a SQLSTATE
    std::span<const ErrorPattern> patterns{};      ///< narrower forms before wider ones
    std::span<const std::string_view> codeForms{}; ///< where clients print the code: `ORA-%s:`
    std::span<const std::string_view> lineForms{}; ///< where the engine names a line: `at line %s`
    std::span<const std::string_view> tails{};     ///< what drivers append after an identifier that ends the message
    std::uint32_t extendedFrom = 0; ///< SQLite: codes from here on have the primary code in their low byte
    /// Lower-case words before a position in characters of the whole statement, the most reliable first.
    std::span<const std::string_view> characterWords{};
    std::string_view columnWord{}; ///< the lower-case word before the column that goes with the line
    UnseenCharacters underCaret = UnseenCharacters::oneCell;
    bool syntaxCodeIsGeneral = false; ///< the code of syntax errors is also that of errors without one
};

/// How a message was recognised; the identifier is a view into the message, empty if the form has none.
struct PatternMatch {
    ErrorCode error = ErrorCode::unclassified;
    std::string_view identifier;
    std::string_view pattern;
};

/// Finds the meaning of a code, ignoring leading zeros, `ORA-`, `Msg ` and the extended part of a SQLite code.
[[nodiscard]] std::optional<CodeRow> findCode(const ErrorTable& table, std::string_view code);

/// Recognises a message by its form. The form that begins first wins, so that SQL quoted by a client after the
/// message is ignored.
[[nodiscard]] std::optional<PatternMatch> matchMessage(const ErrorTable& table, std::string_view message);

/// The engine's code as clients print it inside the message, if the table has it.
[[nodiscard]] std::optional<std::string_view> codeInMessage(const ErrorTable& table, std::string_view message);

/// The line of the statement that the engine points at, counted from 1.
[[nodiscard]] std::optional<std::uint32_t> lineInMessage(const ErrorTable& table, std::string_view message);

} // namespace querymend
