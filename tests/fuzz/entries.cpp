#include "entries.h"

#include <array>

namespace querymend::fuzz {

namespace {

constexpr std::array<Entry, 19> entries{{
    {"lexer", checkLexer},         {"outline", checkOutline}, {"guard", checkGuard},
    {"sanitizer", checkSanitizer}, {"reply", checkReply},     {"schema", checkSchemaJson},
    {"classify", checkClassify},   {"hint", checkHints},      {"ladder", checkLadder},
    {"layout", checkLayout},       {"mending", checkMending}, {"parameters", checkParameters},
    {"runfile", checkRunFile},     {"events", checkEvents},   {"lines", checkLines},
    {"wirereply", checkWireReply}, {"mcp", checkMcp},         {"prompt", checkPrompt},
    {"rows", checkRows},
}};

/// Applies the settings that flip lexer rules.
void applyOtherSettings(Dialect& dialect)
{
    applySetting(dialect, "standard_conforming_strings", "off");
    applySetting(dialect, "quoted_identifier", "off");
    applySetting(dialect, "sql_mode", "ANSI_QUOTES,NO_BACKSLASH_ESCAPES");
    applySetting(dialect, "lower_case_table_names", "0");
}

} // namespace

std::span<const Entry> allEntries()
{
    return entries;
}

Input inputOf(std::string_view bytes)
{
    const auto dialects = allDialects();
    const auto chosen = bytes.empty() ? 0U : static_cast<unsigned char>(bytes.front());
    Input input{dialects[chosen % dialects.size()], bytes.substr(bytes.empty() ? 0 : 1)};
    if (chosen / dialects.size() % 4 == 1)
        applyOtherSettings(input.dialect);
    return input;
}

char chooserOf(const Dialect& dialect)
{
    // Eight times the dialect count is added so that the byte is printable in a saved input.
    return static_cast<char>(static_cast<std::size_t>(dialect.id) + 8 * allDialects().size());
}

} // namespace querymend::fuzz
