// Session settings that change how a statement is read.

#include "dialect/dialect.h"

#include "base/ascii.h"

#include <algorithm>
#include <optional>

namespace querymend {

namespace {

std::optional<bool> switchValue(std::string_view value)
{
    if (listNames("on 1 true yes", value))
        return true;
    if (listNames("off 0 false no", value))
        return false;
    return std::nullopt;
}

/// Whether a comma-separated list of modes has this one.
bool hasMode(std::string_view modes, std::string_view mode)
{
    while (!modes.empty()) {
        const std::size_t end = modes.find(',');
        if (asciiEqualsIgnoringCase(asciiTrimmed(modes.substr(0, end)), mode))
            return true;
        modes.remove_prefix(end == std::string_view::npos ? modes.size() : end + 1);
    }
    return false;
}

/// Whether a SQL Server collation is case-sensitive, by its name: Latin1_General_CS_AS, Latin1_General_BIN2.
bool seesCase(std::string_view collation)
{
    const std::string name = asciiLowered(collation) + '_';
    return name.find("_cs_") != std::string::npos || name.find("_bin_") != std::string::npos
        || name.find("_bin2_") != std::string::npos;
}

/// Returns false if the value means nothing.
bool apply(Dialect& dialect, SettingEffect effect, std::string_view value)
{
    const std::optional<bool> on = switchValue(value);
    switch (effect) {
    case SettingEffect::plainBackslashes:
        dialect.lex.backslashEscapes = on ? !*on : dialect.lex.backslashEscapes;
        return on.has_value();
    case SettingEffect::quotedIdentifiers:
        dialect.lex.doubleQuotesAreStrings = on ? !*on : dialect.lex.doubleQuotesAreStrings;
        return on.has_value();
    case SettingEffect::nameCollation: {
        if (value.empty())
            return false;
        const NameFolding folding = seesCase(value) ? NameFolding::sensitive : NameFolding::insensitive;
        dialect.syntax.names.tables.folding = folding;
        dialect.syntax.names.columns.folding = folding;
        return true;
    }
    case SettingEffect::sqlModes:
        dialect.lex.backslashEscapes = !hasMode(value, "NO_BACKSLASH_ESCAPES");
        dialect.lex.doubleQuotesAreStrings = !hasMode(value, "ANSI_QUOTES") && !hasMode(value, "ANSI");
        return true;
    case SettingEffect::tableNameCase:
        if (value != "0" && value != "1" && value != "2")
            return false;
        dialect.syntax.names.tables.folding = value == "0" ? NameFolding::sensitive : NameFolding::insensitive;
        return true;
    }
    return false;
}

} // namespace

bool applySetting(Dialect& dialect, std::string_view setting, std::string_view value)
{
    const auto row = std::ranges::find_if(dialect.settings, [&](const SettingRow& candidate) {
        return asciiEqualsIgnoringCase(candidate.name, setting);
    });
    return row != dialect.settings.end() && apply(dialect, row->effect, value);
}

std::string quoted(const Dialect& dialect, std::string_view name)
{
    std::string out(1, dialect.openQuote);
    for (const char c : name) {
        out += c;
        if (c == dialect.closeQuote)
            out += c;
    }
    return out += dialect.closeQuote;
}

std::string quotedIfNeeded(const Dialect& dialect, std::string_view name)
{
    const auto plain = [&](char c, bool first) {
        switch (dialect.syntax.names.columns.folding) {
        case NameFolding::lower:
            if (c >= 'A' && c <= 'Z')
                return false;
            break;
        case NameFolding::upper:
            if (c >= 'a' && c <= 'z')
                return false;
            break;
        case NameFolding::insensitive:
        case NameFolding::sensitive:
            break;
        }
        return asciiIsAlpha(c) || c == '_' || (!first && asciiIsDigit(c));
    };
    bool needsQuotes = name.empty() || contains(dialect.syntax.notNames, keywordOf(name));
    for (std::size_t i = 0; i < name.size(); ++i)
        needsQuotes = needsQuotes || !plain(name[i], i == 0);
    return needsQuotes ? quoted(dialect, name) : std::string(name);
}

} // namespace querymend
