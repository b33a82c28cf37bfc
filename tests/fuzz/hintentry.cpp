#include "base/utf8.h"
#include "breach.h"
#include "check/schemaview.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/messagefindings.h"
#include "entries.h"
#include "support/bigschema.h"

#include <algorithm>

namespace querymend::fuzz {

namespace {

std::string checkHint(const HintFacts& facts)
{
    const Hint hint = hintFor(facts);
    if (characterCount(textOf(hint)) > facts.mostCharacters)
        return "a hint keeps to its limit";
    for (const HintSection section : {HintSection::headline, HintSection::mistake, HintSection::wanted}) {
        if (hint.part(section).empty())
            return "a hint has what it cannot do without";
    }
    // Beside a correction of the very statement, examples of others would be noise.
    if (hint.part(HintSection::guidance).empty() && hint.part(HintSection::correction).empty())
        return "a hint says what to check, to change or to write";
    for (std::size_t i = 1; i < hint.parts.size(); ++i) {
        if (hint.parts[i].section <= hint.parts[i - 1].section)
            return "sections come once and in order";
    }
    if (hint.part(HintSection::guidance).find("{{") != std::string_view::npos
        && facts.findings.front().identifier.find("{{") == std::string::npos
        && facts.sql.find("{{") == std::string_view::npos)
        return "no place is left open";
    return textOf(hintFor(facts)) == textOf(hint) ? std::string() : "the same facts give the same hint";
}

} // namespace

/// The first line is the engine's code, the second the statement, the rest the engine's message.
std::string checkHints(const Dialect& dialect, std::string_view text)
{
    const std::size_t codeEnd = std::min(text.find('\n'), text.size());
    const std::string_view rest = text.substr(std::min(codeEnd + 1, text.size()));
    const std::size_t sqlEnd = std::min(rest.find('\n'), rest.size());
    const EngineMessage message{rest.substr(std::min(sqlEnd + 1, rest.size())), text.substr(0, codeEnd),
                                rest.substr(0, sqlEnd)};
    const SchemaView schema(Catalog(test::bigSchema(20, 8), dialect.syntax.names));
    const std::vector<Finding> findings = findingsOf(message, dialect, &schema);
    if (findings.empty() || findings.front().message != message.text)
        return "what the engine said comes first";
    for (const Finding& finding : findings) {
        if (!isWithin(finding.range, message.sql.size()))
            return breach("findings lie in the statement", finding.range);
    }
    HintFacts facts;
    facts.dialect = &dialect;
    facts.sql = message.sql;
    facts.findings = findings;
    facts.question = message.text;
    facts.engine = {message.text, message.code};
    for (const HintLevel level : {HintLevel::general, HintLevel::specific, HintLevel::explicit_}) {
        for (const SchemaView* const view : {static_cast<const SchemaView*>(nullptr), &schema}) {
            facts.choice.level = level;
            facts.schema = view;
            if (std::string broken = checkHint(facts); !broken.empty())
                return broken;
        }
    }
    return {};
}

} // namespace querymend::fuzz
