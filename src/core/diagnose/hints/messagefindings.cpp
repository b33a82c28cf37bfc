#include "diagnose/hints/messagefindings.h"

#include "base/ascii.h"
#include "base/utf8.h"
#include "check/foreignsyntax.h"
#include "check/ladder.h"
#include "diagnose/hints/nameparts.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

/// The range that the engine points to: the name in question, an empty range at the position, or without a position the
/// whole text.
ByteRange placeIn(std::string_view sql, const Diagnosis& diagnosis)
{
    const auto size = static_cast<std::uint32_t>(sql.size());
    if (!diagnosis.position)
        return {0, size};
    const auto begin = static_cast<std::uint32_t>(byteOffsetAt(sql, *diagnosis.position));
    const bool isName = !diagnosis.identifier.empty()
        && asciiEqualsIgnoringCase(sql.substr(begin, diagnosis.identifier.size()), diagnosis.identifier);
    return {begin, begin + static_cast<std::uint32_t>(isName ? diagnosis.identifier.size() : 0)};
}

bool isSameMistake(const Finding& engines, const Finding& ours)
{
    if (ours.severity != Severity::error)
        return false;
    if (categoryOf(engines.code) == Category::syntaxError && categoryOf(ours.code) == Category::syntaxError)
        return true;
    const bool isSameName = engines.identifier.empty() || ours.identifier.empty()
        || asciiEqualsIgnoringCase(lastNamePart(engines.identifier), lastNamePart(ours.identifier));
    // Some engines report the whole column if its qualifier is unknown.
    const bool isQualifier = engines.code == ErrorCode::unknownColumn && ours.code == ErrorCode::unknownAlias
        && asciiLowered(engines.identifier).starts_with(asciiLowered(ours.identifier) + '.');
    return (engines.code == ours.code && isSameName) || isQualifier;
}

/// Adds the sanitizer's rewrite as a fix if that alone makes the text valid: `LIMIT 5` where the dialect has TOP.
void addRewrite(Finding& finding, const Verdict& verdict, std::string_view sql)
{
    constexpr double confidence = 0.8;
    const bool isRewritten = !verdict.primary() && !verdict.notes.empty() && verdict.sanitizedSql != sql;
    if (!isRewritten || verdict.sanitizedSql.empty())
        return;
    const ByteRange whole{0, static_cast<std::uint32_t>(sql.size())};
    finding.fixes.push_back({{{whole, verdict.sanitizedSql}}, verdict.notes.front(), confidence});
}

} // namespace

std::vector<Finding> findingsOf(const EngineMessage& message, const Dialect& dialect, const SchemaView* schema)
{
    const Diagnosis diagnosis = classify(dialect, message);
    Finding engines;
    engines.rung = Rung::explain;
    engines.code = diagnosis.code;
    engines.message = std::string(message.text);
    engines.identifier = diagnosis.identifier;
    engines.range = placeIn(message.sql, diagnosis);
    Verdict verdict = checkStatically(message.sql, {&dialect, schema, CheckPolicy::analyst, {}});
    auto& ours = verdict.findings;
    const auto same =
        std::find_if(ours.begin(), ours.end(), [&](const Finding& finding) { return isSameMistake(engines, finding); });
    if (same == ours.end()) {
        addRewrite(engines, verdict, message.sql);
        if (engines.fixes.empty() && categoryOf(engines.code) == Category::syntaxError)
            engines.fixes = syntaxFixes(message.sql, dialect);
        return {std::move(engines)};
    }
    engines.range = same->range;
    engines.suggestions = std::move(same->suggestions);
    engines.fixes = std::move(same->fixes);
    // For a misspelt keyword, engines name the token after it.
    const bool isSyntax = categoryOf(engines.code) == Category::syntaxError && !same->identifier.empty();
    if (engines.identifier.empty() || isSyntax)
        engines.identifier = same->identifier;
    ours.erase(same);
    ours.insert(ours.begin(), std::move(engines));
    return std::move(ours);
}

} // namespace querymend
