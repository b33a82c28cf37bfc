#pragma once

#include "base/errorcode.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace querymend {

/// Whether an engine's code says everything, or stands for several mistakes that only the text tells apart.
enum class CodeStrength : std::uint8_t { decides, textMayRefine };

/// What one code of an engine (SQLSTATE, errno, ORA number, SQLite result code) means.
struct CodeRow {
    std::string_view code;
    ErrorCode error = ErrorCode::unclassified;
    CodeStrength strength = CodeStrength::decides;
};

/// One form of an engine's messages. `%s` stands for the identifier, `%*` for anything on the same line; an
/// identifier at the end of a pattern reaches to the end of the line.
struct ErrorPattern {
    std::string_view text;
    ErrorCode error = ErrorCode::unclassified;
};

/// How one dialect's engines speak of errors: pure data.
struct ErrorTable {
    std::span<const CodeRow> codes;              ///< sorted by code
    std::span<const CodeRow> codeClasses;        ///< by the first two characters of a SQLSTATE
    std::span<const ErrorPattern> patterns;      ///< the narrower form before the wider one
    std::span<const std::string_view> codeForms; ///< where clients print the code: `ORA-%s:`
    std::span<const std::string_view> lineForms; ///< where the engine names a line: `at line %s`
    std::span<const std::string_view> tails;     ///< what drivers print behind an identifier that ends the message
    std::uint32_t extendedFrom = 0;              ///< SQLite: codes from here on hold the plain code in their low byte
};

/// What a message was recognised as; the identifier is part of the message, empty where the form has none.
struct PatternMatch {
    ErrorCode error = ErrorCode::unclassified;
    std::string_view identifier;
    std::string_view pattern;
};

/// Finds what a code means. Leading zeros, `ORA-` and `Msg ` do not count, nor does the extended part of a SQLite code.
[[nodiscard]] std::optional<CodeRow> findCode(const ErrorTable& table, std::string_view code);

/// Recognises a message by its form: of all forms that occur, the one that begins first, so that SQL which a client
/// quotes behind the message is not read.
[[nodiscard]] std::optional<PatternMatch> matchMessage(const ErrorTable& table, std::string_view message);

/// The engine's code as clients print it inside the message; only one that the table knows.
[[nodiscard]] std::optional<std::string_view> codeInMessage(const ErrorTable& table, std::string_view message);

/// The line of the statement that the engine points at, from 1.
[[nodiscard]] std::optional<std::uint32_t> lineInMessage(const ErrorTable& table, std::string_view message);

} // namespace querymend
