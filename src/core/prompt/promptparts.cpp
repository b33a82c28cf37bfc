#include "prompt/promptparts.h"

#include "base/ascii.h"
#include "base/tokenestimate.h"
#include "schema/oneline.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace querymend {

namespace {

/// In the line that says how a column is written, where values are shown.
constexpr std::string_view examplesInKey = ", examples of its values";

} // namespace

std::size_t BuiltPrompt::allTokens() const
{
    return std::accumulate(tokens.begin(), tokens.end(), std::size_t{0});
}

void PromptParts::insert(std::size_t at, std::string_view name, std::string text, std::size_t tokens)
{
    const auto offset = static_cast<std::ptrdiff_t>(at);
    m_prompt.sections.insert(m_prompt.sections.begin() + offset, {ChatRole::user, std::string(name), std::move(text)});
    m_prompt.tokens.insert(m_prompt.tokens.begin() + offset, tokens);
}

void PromptParts::add(ChatRole role, std::string_view name, std::string text)
{
    if (asciiTrimmed(text).empty())
        return;
    m_prompt.tokens.push_back(estimatedTokens(text));
    m_prompt.sections.push_back({role, std::string(name), std::move(text)});
}

void PromptParts::addSection(std::string_view name, std::string_view place, std::string_view value)
{
    if (!asciiTrimmed(value).empty())
        add(ChatRole::user, name, m_texts.filled("section." + std::string(name), {{place, value}}));
}

void PromptParts::addYielding(std::string_view name, std::string_view place, std::string_view value)
{
    const std::size_t at = m_prompt.sections.size();
    addSection(name, place, value);
    if (m_prompt.sections.size() > at)
        m_yielding = Yielding{at, std::string(place), std::string(value)};
}

void PromptParts::yieldTo(std::size_t schemaTokens, std::size_t contextTokens)
{
    const auto isTooLong = [&] { return m_prompt.allTokens() + roomForReply + schemaTokens > contextTokens; };
    if (!m_yielding || contextTokens == 0 || !isTooLong())
        return;
    PromptSection& section = m_prompt.sections[m_yielding->at];
    std::size_t& tokens = m_prompt.tokens[m_yielding->at];
    std::string value = m_yielding->value;
    while (!value.empty() && isTooLong()) {
        const std::size_t end = value.find_last_not_of('\n');
        const std::size_t lineEnd = end == std::string::npos ? end : value.rfind('\n', end);
        value.resize(lineEnd == std::string::npos ? 0 : lineEnd + 1);
        section.text = m_texts.filled("section." + section.name, {{m_yielding->place, value}});
        tokens = estimatedTokens(section.text);
    }
    m_prompt.notes.push_back("what the level below tried was shortened, to make room for the schema");
    if (!asciiTrimmed(value).empty())
        return;
    const auto offset = static_cast<std::ptrdiff_t>(m_yielding->at);
    m_prompt.sections.erase(m_prompt.sections.begin() + offset);
    m_prompt.tokens.erase(m_prompt.tokens.begin() + offset);
}

BuiltPrompt PromptParts::finish(const PromptSchema& schema, std::size_t contextTokens)
{
    if (m_schemaAt && schema.lines)
        insertSchema(schema, contextTokens);
    else if (m_schemaAt)
        m_prompt.alarms.push_back({PromptAlarm::Kind::emptySchema, "the schema is not known"});
    if (const std::size_t needed = m_prompt.allTokens() + roomForReply; contextTokens > 0 && needed > contextTokens)
        m_prompt.alarms.push_back({PromptAlarm::Kind::aboveContext,
                                   "prompt and reply need about " + std::to_string(needed)
                                       + " tokens, but the model's context holds " + std::to_string(contextTokens)});
    return std::move(m_prompt);
}

void PromptParts::insertSchema(const PromptSchema& schema, std::size_t contextTokens)
{
    constexpr int mostTries = 6;
    if (m_yielding && contextTokens > 0) {
        constexpr std::size_t aroundIt = 60; // the section's own words
        yieldTo(schema.lines->rendered(schema.options).tokens + aroundIt, contextTokens);
    }
    const std::size_t used = m_prompt.allTokens() + roomForReply
        + estimatedTokens(m_texts.filled("section.schema", {{"schema", ""}, {"examples", examplesInKey}}));
    std::size_t left = contextTokens > used ? contextTokens - used : 0;
    MSchemaOptions options = schema.options;
    MSchemaText text;
    std::string cut;
    // The note about the cuts needs room too, and its size is known only after they are made.
    for (int i = 0; i < mostTries; ++i) {
        if (contextTokens > 0)
            options.tokenBudget = std::min(schema.options.tokenBudget.value_or(left), left);
        text = schema.lines->rendered(options);
        cut = text.cuts.empty() ? std::string() : describe(text.cuts, schema.lines->catalog());
        const std::size_t all = used + text.tokens + (cut.empty() ? 0 : estimatedTokens(cutSection(cut)));
        if (contextTokens == 0 || all <= contextTokens)
            break;
        left -= i + 2 == mostTries ? left : std::min(left, (all - contextTokens) * 2);
    }
    // A model that is promised values would take their absence for a fact about the data.
    const bool showsExamples = text.text.find(", Examples: [") != std::string::npos;
    const std::string_view key = showsExamples ? examplesInKey : std::string_view();
    const std::string frame = m_texts.filled("section.schema", {{"schema", ""}, {"examples", key}});
    insert(*m_schemaAt, "schema", m_texts.filled("section.schema", {{"schema", text.text}, {"examples", key}}),
           estimatedTokens(frame) + text.tokens);
    if (!cut.empty()) {
        insert(*m_schemaAt + 1, "schema_cut", cutSection(cut), estimatedTokens(cutSection(cut)));
        m_prompt.notes.push_back("the schema was shortened:\n" + cut);
    }
    raiseAlarms(schema, text);
}

std::string PromptParts::cutSection(std::string_view notes) const
{
    return m_texts.filled("section.schema_cut", {{"notes", notes}});
}

void PromptParts::addMissing(const std::string& table)
{
    m_prompt.alarms.push_back(
        {PromptAlarm::Kind::missingTable,
         "the question names the table " + table + ", which is missing from the schema in this prompt"});
}

void PromptParts::raiseAlarms(const PromptSchema& schema, const MSchemaText& text)
{
    if (text.tables == 0)
        m_prompt.alarms.push_back({PromptAlarm::Kind::emptySchema, "the schema in this prompt has no tables"});
    const auto isCut = [&](TableId table) {
        return std::any_of(text.cuts.begin(), text.cuts.end(),
                           [&](const TableCut& cut) { return cut.table == table && cut.cut == MSchemaCut::table; });
    };
    const std::optional<std::vector<TableId>>& tables = schema.options.tables;
    for (const TableId table : schema.named) {
        const bool wasAskedFor = !tables || std::find(tables->begin(), tables->end(), table) != tables->end();
        if (wasAskedFor && !isCut(table))
            continue;
        const Table& missing = schema.lines->catalog().table(table);
        addMissing(oneLineName(missing.schema, missing.name));
    }
    for (const std::string& table : schema.withheld)
        addMissing(table);
}

} // namespace querymend
