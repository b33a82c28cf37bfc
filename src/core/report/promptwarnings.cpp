#include "report/promptwarnings.h"

#include "base/ascii.h"
#include "base/tokenestimate.h"
#include "report/reach.h"
#include "report/saidnumbers.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

namespace querymend {

namespace {

/// A line that is shorter may well be there twice: a heading, or a column.
constexpr std::size_t longLine = 120;
/// Of the context, how much prompt and reply may take before it is said.
constexpr std::uint64_t nearlyAll = 90;

std::uint64_t countOf(std::string_view text, std::string_view part)
{
    std::uint64_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size()))
        ++count;
    return count;
}

/// The rows below the line that announces them.
std::uint64_t rowsIn(std::string_view result)
{
    for (const std::string_view announced : {" are:\n", " is:\n"}) {
        const std::size_t at = result.find(announced);
        if (at == std::string_view::npos)
            continue;
        const std::string_view rows = asciiTrimmed(result.substr(at + announced.size()));
        return rows.empty() ? 0 : countOf(rows, "\n") + 1;
    }
    return 0;
}

/// Whether a section has the user's own words.
bool isOfUser(std::string_view section)
{
    constexpr std::array<std::string_view, 4> names{"question", "answer", "evidence", "directives"};
    return std::ranges::find(names, section) != names.end();
}

/// The literals of statements in a text that are not in what the user wrote.
std::uint64_t literalsIn(std::string_view text, std::string_view users)
{
    std::set<std::string_view> found;
    for (const std::string_view quoted : quotedIn(text)) {
        const bool isLiteral = quoted.data() > text.data() && *(quoted.data() - 1) == '\'';
        if (isLiteral && users.find(quoted) == std::string_view::npos)
            found.insert(quoted);
    }
    return found.size();
}

std::string counted(std::uint64_t count, std::string_view one, std::string_view several)
{
    return std::to_string(count) + ' ' + std::string(count == 1 ? one : several);
}

std::string_view repeatedLine(const std::vector<PromptSection>& prompt)
{
    std::set<std::string_view> seen;
    for (const PromptSection& section : prompt) {
        if (section.name == "answer")
            continue; // a hint repeats the question
        std::string_view text = section.text;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            const std::string_view line = asciiTrimmed(text.substr(0, end));
            if (line.size() >= longLine && !seen.insert(line).second)
                return line;
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }
    return {};
}

/// As the server counted them, or by estimate.
std::uint64_t tokensOf(const RunJournalEntry& entry)
{
    for (const CallAnswer& answer : entry.answers) {
        if (answer.tokens && answer.tokens->prompt)
            return *answer.tokens->prompt;
    }
    return std::accumulate(
        entry.prompt->begin(), entry.prompt->end(), std::uint64_t{0},
        [](std::uint64_t sum, const PromptSection& each) { return sum + estimatedTokens(each.text); });
}

std::string joined(const std::vector<std::string>& texts)
{
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : "; ") + text;
    return all;
}

/// What the explainer said; null for other entries.
const std::string* explanationIn(const RunJournalEntry& entry)
{
    const bool isExplained =
        entry.role && entry.role->role == ModelRole::explainer && !entry.answers.empty() && !entry.answers.back().fault;
    return isExplained ? entry.answers.back().text : nullptr;
}

} // namespace

std::string_view name(PromptWarningKind kind)
{
    constexpr std::array<std::string_view, promptWarningKindCount> names{
        "prompt_cut", "schema_left_out", "near_limit", "repeated_text", "value_left", "number_not_in_result"};
    return names[static_cast<std::size_t>(kind)];
}

ValuesInPrompt valuesIn(const std::vector<PromptSection>& prompt, const SeenValues& seen)
{
    std::string users;
    for (const PromptSection& section : prompt) {
        if (isOfUser(section.name))
            users += section.text + '\n';
    }
    ValuesInPrompt values;
    for (const PromptSection& section : prompt) {
        const std::string& text = section.text;
        if (section.name == "schema")
            values.examples += countOf(text, ", Examples: [");
        else if (section.name == "result")
            values.rows += rowsIn(text);
        else if (section.name == "retry" || section.name == "hint")
            values.hints += std::max(seen.countIn(text, users),
                                     countOf(text, "Stored values, nearest first: '") + countOf(text, " Stored is '"));
        else if (section.name == "escalation")
            values.history += seen.countIn(text, users);
        else if (section.name == "examples" || section.name == "lessons")
            values.memory += std::max(seen.countIn(text, users), literalsIn(text, users));
        else if (!isOfUser(section.name))
            values.others += seen.countIn(text, users);
    }
    return values;
}

ValuesInPrompt valuesIn(const RunJournalEntry& entry)
{
    if (!entry.prompt)
        return {};
    return valuesIn(*entry.prompt, entry.seen ? *entry.seen : SeenValues());
}

std::string describe(const ValuesInPrompt& values)
{
    std::vector<std::string> parts;
    if (values.examples > 0)
        parts.push_back("examples of " + counted(values.examples, "column", "columns"));
    if (values.rows > 0)
        parts.push_back(counted(values.rows, "row", "rows") + " of a result");
    if (values.hints > 0)
        parts.push_back("stored values in " + counted(values.hints, "place", "places") + " of the hint");
    if (values.history > 0)
        parts.push_back(counted(values.history, "stored value", "stored values") + " in what was tried before");
    if (values.memory > 0)
        parts.push_back(counted(values.memory, "literal", "literals") + " of earlier runs");
    if (values.others > 0)
        parts.push_back(counted(values.others, "stored value", "stored values") + " elsewhere");
    return joined(parts);
}

std::vector<PromptWarning> promptWarnings(const RunJournalEntry& entry)
{
    std::vector<PromptWarning> warnings;
    if (!entry.callsModel() || !entry.prompt)
        return warnings;
    if (entry.notes && !entry.notes->empty())
        warnings.push_back({PromptWarningKind::cut, joined(*entry.notes)});
    bool isAboveLimit = false;
    for (std::size_t i = 0; entry.alarms && i < entry.alarms->size(); ++i) {
        const PromptAlarm& alarm = (*entry.alarms)[i];
        const bool isOfLimit = alarm.kind == PromptAlarm::Kind::aboveContext;
        isAboveLimit = isAboveLimit || isOfLimit;
        warnings.push_back({isOfLimit ? PromptWarningKind::nearLimit : PromptWarningKind::schemaLeftOut, alarm.text});
    }
    const std::uint64_t tokens = tokensOf(entry);
    const std::uint64_t context = entry.terms.contextTokens;
    if (!isAboveLimit && context > 0 && tokens * 100 > context * nearlyAll)
        warnings.push_back({PromptWarningKind::nearLimit,
                            "the prompt has " + std::to_string(tokens) + " of the " + std::to_string(context)
                                + " tokens that the model's context holds"});
    if (const std::string_view line = repeatedLine(*entry.prompt); !line.empty())
        warnings.push_back(
            {PromptWarningKind::repeatedText,
             "there more than once: " + std::string(line.substr(0, line.find(' ', longLine / 2))) + " …"});
    if (const ValuesInPrompt values = valuesIn(entry); values.any() && reachOfModel(entry) != Reach::stayed)
        warnings.push_back({PromptWarningKind::valueLeft, describe(values)});
    if (const std::string* const words = explanationIn(entry)) {
        if (const auto numbers = numbersNotBorneOut(*words, *entry.prompt); !numbers.empty())
            warnings.push_back({PromptWarningKind::numberNotInResult, joined(numbers)});
    }
    std::ranges::stable_sort(warnings, {}, &PromptWarning::kind);
    return warnings;
}

} // namespace querymend
