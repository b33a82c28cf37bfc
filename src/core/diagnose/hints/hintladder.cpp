#include "diagnose/hints/hintladder.h"

#include "base/ascii.h"
#include "base/utf8.h"
#include "diagnose/hints/correction.h"
#include "diagnose/hints/examples.h"
#include "diagnose/hints/factlines.h"
#include "diagnose/hints/guidancename.h"
#include "diagnose/hints/hintbudget.h"
#include "diagnose/hints/hinttexts.h"
#include "diagnose/hints/markedstatement.h"
#include "diagnose/hints/placeholdervalues.h"
#include "schema/oneline.h"

#include <algorithm>
#include <iterator>

namespace querymend {

namespace {

constexpr std::size_t mostMistakes = 3;
constexpr std::size_t longestMistake = 300;
constexpr std::size_t longestLedgerLine = 200;
constexpr std::size_t mostLedgerLines = 6;

bool isEngines(const Finding& finding)
{
    return finding.rung == Rung::explain || finding.rung == Rung::trial;
}

/// Whether an engine's message about such an error may contain data from rows.
bool mayQuoteRows(ErrorCode code)
{
    const Category category = categoryOf(code);
    return category == Category::executionError || category == Category::generic || category == Category::emptyResult;
}

/// Whether permissions, time, memory or the database itself were lacking.
bool isAboutResources(ErrorCode code)
{
    return code >= ErrorCode::permission && code <= ErrorCode::databaseDown;
}

/// Whether such a mistake is in how the statement is written, and not in what it asks for.
bool isOneSpelling(ErrorCode code)
{
    const Category category = categoryOf(code);
    return category == Category::syntaxError || category == Category::schemaReference
        || code == ErrorCode::unknownFunction;
}

class HintAssembler {
public:
    explicit HintAssembler(const HintFacts& facts)
        : m_facts(facts), m_texts(facts.texts ? *facts.texts : m_builtIn), m_primary(facts.primary()),
          m_statement(facts.sql, *facts.dialect, facts.schema), m_places(facts, m_statement, m_primary)
    {}

    Hint assemble()
    {
        m_hint.level = m_facts.choice.level;
        m_hint.code = m_primary ? m_primary->code : ErrorCode::unclassified;
        add(HintSection::headline, joined(lines("headline")));
        add(HintSection::repetition, repetition());
        add(HintSection::question, underHeading("headline.question", std::string(asciiTrimmed(m_facts.question))));
        add(HintSection::statement, statement(m_facts.mostCharacters));
        add(HintSection::engineError, engineError());
        add(HintSection::mistake, listed("headline.mistake", mistakes()));
        add(HintSection::facts, listed("headline.facts", factLines(m_facts, m_statement)));
        add(HintSection::doubts, listed("headline.doubts", doubts()));
        const std::string level(name(m_hint.level));
        const Correction made =
            m_hint.level == HintLevel::explicit_ ? correctionOf(m_facts, m_statement) : Correction();
        m_isShownCorrected =
            isOneSpelling(m_hint.code) && made.isComplete && !made.isOneOfSeveral && !made.lines.empty();
        add(HintSection::guidance, listed("headline.guidance." + level, guidance(level, made)));
        addCorrection(made);
        add(HintSection::dialectRules, listed("headline.rules", rules()));
        add(HintSection::ledger, ledger());
        add(HintSection::wanted, joined(lines("wanted." + level)));
        fitInto(m_hint.parts, m_facts.mostCharacters, [this](std::size_t most) { return statement(most); });
        return std::move(m_hint);
    }

private:
    /// At the explicit level, a mistake of syntax is shown before and after its correction, or else another's is.
    [[nodiscard]] std::vector<std::string> guidance(const std::string& level, const Correction& made) const
    {
        std::vector<std::string> said = lines(guidanceName(m_facts, m_statement, m_primary) + '.' + level);
        const bool isOfSyntax = categoryOf(m_hint.code) == Category::syntaxError;
        if (m_hint.level == HintLevel::explicit_ && isOfSyntax && made.lines.empty())
            std::ranges::move(lines("headline.before_after"), std::back_inserter(said));
        return said;
    }

    void addCorrection(const Correction& made)
    {
        const std::string_view heading = !made.isComplete ? "headline.correction.part"
            : made.isOneOfSeveral                         ? "headline.correction.one"
                                                          : "headline.correction";
        std::vector<std::string> shown = made.lines;
        const bool isOfSyntax = categoryOf(m_hint.code) == Category::syntaxError;
        for (std::size_t i = 0; isOfSyntax && i < made.before.size(); ++i)
            shown.push_back("before: " + made.before[i]);
        add(HintSection::correction, listed(heading, shown));
    }

    void add(HintSection section, std::string text)
    {
        if (!text.empty())
            m_hint.parts.push_back({section, std::move(text)});
    }

    [[nodiscard]] std::vector<std::string> lines(std::string_view textName) const
    {
        return filledLines(m_texts.of(textName), [this](std::string_view place) {
            return m_isShownCorrected && isOfExample(place) ? std::string() : m_places.of(place);
        });
    }

    [[nodiscard]] static std::string joined(const std::vector<std::string>& lines)
    {
        std::string text;
        for (const std::string& line : lines)
            text += (text.empty() ? "" : "\n") + line;
        return text;
    }

    [[nodiscard]] std::string underHeading(std::string_view heading, const std::string& text) const
    {
        return text.empty() ? text : joined(lines(heading)) + '\n' + text;
    }

    [[nodiscard]] std::string listed(std::string_view heading, const std::vector<std::string>& items) const
    {
        std::string text;
        for (const std::string& item : items)
            text += (text.empty() ? "- " : "\n- ") + item;
        return underHeading(heading, text);
    }

    [[nodiscard]] std::string repetition() const
    {
        switch (m_facts.choice.stuck) {
        case Stuck::notAtAll:
            return {};
        case Stuck::sameStatement:
            return joined(lines("repetition.same_statement"));
        case Stuck::backAndForth:
            return joined(lines("repetition.back_and_forth"));
        case Stuck::sameMistake:
            return joined(lines("repetition.same_mistake"));
        }
        return {};
    }

    /// The range of the first mistake, unless it is the whole text; for an empty result, the first noted condition.
    [[nodiscard]] std::optional<ByteRange> mark() const
    {
        for (const Finding& finding : m_facts.findings) {
            const bool isAbout = &finding == m_primary || finding.code == ErrorCode::emptyResult;
            const bool isAll = finding.range.begin == 0 && finding.range.end >= m_facts.sql.size();
            const bool isNowhere = finding.range.empty() && finding.range.begin == 0 && isEngines(finding);
            if (isAbout && !isAll && !isNowhere)
                return finding.range;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::string_view headingOfStatement(bool isMarked) const
    {
        if (m_hint.code == ErrorCode::noSql || m_hint.code == ErrorCode::invalidRequest)
            return "headline.reply";
        if (categoryOf(m_hint.code) == Category::emptyResult || m_hint.code == ErrorCode::testFailed)
            return "headline.result";
        return isMarked ? "headline.statement" : "headline.unmarked";
    }

    /// Whether the mistake is of a reply without a statement; its message is what the model wrote.
    [[nodiscard]] bool isAboutReply() const
    {
        return m_primary && m_primary->rung == Rung::reply && asciiTrimmed(m_facts.sql).empty();
    }

    [[nodiscard]] std::string statement(std::size_t mostCharacters) const
    {
        if (isAboutReply())
            return m_primary->range.empty()
                ? std::string()
                : underHeading("headline.reply", cutTo(oneLine(messageOf(*m_primary)), longestMistake));
        const std::optional<ByteRange> place = mark();
        const std::string heading = joined(lines(headingOfStatement(place.has_value())));
        const std::size_t room = mostCharacters - std::min(mostCharacters, characterCount(heading) + 1);
        if (asciiTrimmed(m_facts.sql).empty())
            return {};
        return heading + '\n' + markedStatement(m_facts.sql, place, room);
    }

    [[nodiscard]] std::string engineError() const
    {
        std::string_view words = m_facts.engine.message;
        if (words.empty() && m_primary && isEngines(*m_primary))
            words = m_primary->message;
        words = asciiTrimmed(words.substr(0, byteOffsetOfCharacter(words, m_facts.mostCharacters)));
        if (words.empty())
            return {};
        std::string text = m_facts.values == DataValues::stay && mayQuoteRows(m_hint.code)
            ? withoutStoredValues(words, m_facts.sql)
            : std::string(words);
        if (!m_facts.engine.code.empty())
            text += " [" + oneLine(m_facts.engine.code) + ']';
        return underHeading("headline.engine", text);
    }

    [[nodiscard]] std::vector<std::string> mistakes() const
    {
        std::vector<std::string> made;
        for (const Finding& finding : m_facts.findings) {
            if (finding.severity == Severity::error && made.size() < mostMistakes)
                made.push_back(placeInWords(finding) + mistakeInWords(finding));
        }
        return made.empty() ? lines("mistake.unclassified") : made;
    }

    [[nodiscard]] std::vector<std::string> doubts() const
    {
        std::vector<std::string> made;
        for (const Finding& finding : m_facts.findings) {
            if (finding.severity == Severity::warning && made.size() < mostMistakes)
                made.push_back(cutTo(oneLine(messageOf(finding) + nearestStored(finding)), longestMistake));
        }
        return made;
    }

    [[nodiscard]] std::string nearestStored(const Finding& finding) const
    {
        const bool isStored = finding.code == ErrorCode::valueNotStored && !finding.suggestions.empty();
        if (!isStored || m_facts.values == DataValues::stay)
            return {};
        return " Stored is '" + textOf(finding.suggestions.front()) + "'.";
    }

    [[nodiscard]] std::string placeInWords(const Finding& finding) const
    {
        const bool isMarked = &finding != m_primary || mark() == finding.range;
        if (!isMarked || asciiTrimmed(m_facts.sql).empty())
            return {};
        const TextPosition place = positionAt(m_facts.sql, finding.range.begin);
        return "Line " + std::to_string(place.line) + ", column " + std::to_string(place.column) + ": ";
    }

    [[nodiscard]] std::string mistakeInWords(const Finding& finding) const
    {
        const bool saysItself = !finding.message.empty() && !isEngines(finding) && finding.rung != Rung::rows
            && finding.rung != Rung::reply;
        if (saysItself || &finding != m_primary)
            return cutTo(oneLine(messageOf(finding)), longestMistake);
        const auto said = lines("mistake." + std::string(name(finding.code)));
        return said.empty() ? std::string() : said.front();
    }

    [[nodiscard]] std::string messageOf(const Finding& finding) const
    {
        if (m_facts.values == DataValues::mayBeNamed)
            return finding.message;
        if (!finding.messageWithoutData.empty())
            return finding.messageWithoutData;
        return isEngines(finding) && finding.severity == Severity::error
            ? withoutStoredValues(finding.message, m_facts.sql)
            : finding.message;
    }

    /// The dialect's rules, which help if the way the statement is written is at fault.
    [[nodiscard]] std::vector<std::string> rules() const
    {
        const Category category = categoryOf(m_hint.code);
        const bool isAboutForms = category == Category::syntaxError || category == Category::generic
            || (category == Category::executionError && !isAboutResources(m_hint.code));
        std::vector<std::string> made;
        const auto take = [&](std::string textName) {
            if (m_hint.level == HintLevel::explicit_ && !m_isShownCorrected)
                textName += ".explicit";
            for (std::string& line : lines(textName))
                made.push_back(std::move(line));
        };
        if (isAboutForms || category == Category::schemaReference)
            take("rules.names");
        if (isAboutForms) {
            take("rules.limit");
            take("rules.functions");
        }
        return made;
    }

    [[nodiscard]] std::string ledger() const
    {
        std::string text;
        const std::size_t first = m_facts.earlier.size() - std::min(m_facts.earlier.size(), mostLedgerLines);
        for (std::size_t i = first; i < m_facts.earlier.size(); ++i) {
            const EarlierAttempt& attempt = m_facts.earlier[i];
            text += (text.empty() ? "" : "\n") + std::to_string(i + 1) + ". "
                + cutTo(oneLine(attempt.tried), longestLedgerLine) + " -> "
                + cutTo(oneLine(attempt.gave), longestLedgerLine);
        }
        return underHeading("headline.ledger", text);
    }

    const HintFacts& m_facts;
    HintTexts m_builtIn;
    const HintTexts& m_texts;
    const Finding* m_primary;
    FailedStatement m_statement;
    PlaceholderValues m_places;
    bool m_isShownCorrected = false; ///< in full, so that examples of other statements would only distract
    Hint m_hint;
};

} // namespace

Hint hintFor(const HintFacts& facts)
{
    return HintAssembler(facts).assemble();
}

} // namespace querymend
