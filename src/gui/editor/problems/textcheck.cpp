#include "editor/problems/textcheck.h"

#include "common/findingtext.h"
#include "common/messagewords.h"
#include "database/livecheck.h"
#include "editor/problems/statements.h"

#include <algorithm>
#include <chrono>

namespace querymend {

namespace {

constexpr std::chrono::milliseconds pause{250};

/// A longer text is a script or a dump; checking it at each pause would be noticeable.
constexpr std::size_t longestChecked = 256 * 1024;
constexpr std::size_t mostStatements = 200;

/// Whether the finding would go away if the statement went on.
bool isAboutTheEnd(const Finding& finding, const std::string& statement)
{
    return finding.code == ErrorCode::unbalanced || finding.code == ErrorCode::unterminatedLiteral
        || (categoryOf(finding.code) == Category::syntaxError && finding.range.end >= statement.size());
}

bool saysNothing(ErrorCode code)
{
    return isDatabaseFault(code) || code == ErrorCode::timeout;
}

} // namespace

TextCheck::TextCheck(TextSource text, CaretSource caret, QObject* parent)
    : QObject(parent), m_text(std::move(text)), m_caret(std::move(caret))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &TextCheck::begin);
}

void TextCheck::setDatabase(LiveCheck* check, const Dialect* dialect)
{
    ++m_connection;
    m_check = check;
    m_dialect = dialect;
    m_known.clear();
    m_places.clear();
    m_isAsking = false;
    m_pause.stop();
    if (check) {
        begin();
        return;
    }
    Q_EMIT checked({});
    change(CheckStatus::noDatabase);
}

void TextCheck::textChanged()
{
    if (!m_check)
        return;
    m_places.clear(); // they belong to the old text
    m_pause.start();
    change(CheckStatus::waiting);
}

void TextCheck::begin()
{
    const std::string text = m_text();
    m_places.clear();
    m_reason.clear();
    const std::vector<ByteRange> ranges = rangesToCheck(text);
    if (m_partial && m_partial->size() > longestChecked) {
        Q_EMIT checked({});
        change(CheckStatus::tooLong);
        return;
    }
    for (const ByteRange range : ranges) {
        const std::size_t next = std::min(text.find_first_not_of(" \t\r\n", range.end), text.size());
        m_places.push_back({std::string(range.of(text)), range.begin, static_cast<std::uint32_t>(next)});
    }
    std::erase_if(m_known, [&](const auto& known) {
        return std::none_of(m_places.begin(), m_places.end(),
                            [&](const Place& place) { return place.statement == known.first; });
    });
    change(CheckStatus::waiting);
    askNext();
}

/// All statements, or, of a long text, the one at the caret.
std::vector<ByteRange> TextCheck::rangesToCheck(const std::string& text)
{
    m_partial.reset();
    if (text.size() <= longestChecked) {
        std::vector<ByteRange> ranges = statementsIn(text, *m_dialect);
        if (ranges.size() <= mostStatements)
            return ranges;
    }
    const std::uint32_t caret = m_caret();
    m_partial = roughStatementAt(text, caret, *m_dialect);
    if (m_partial->size() > longestChecked)
        return {};
    ByteRange range = statementAt(m_partial->of(text), caret - m_partial->begin, *m_dialect);
    range = {range.begin + m_partial->begin, range.end + m_partial->begin};
    return range.empty() ? std::vector<ByteRange>() : std::vector{range};
}

void TextCheck::caretMoved()
{
    if (!m_check || m_pause.isActive())
        return;
    const std::uint32_t caret = m_caret();
    const bool isElsewhere = m_partial && (caret < m_partial->begin || caret > m_partial->end);
    if (isElsewhere)
        m_pause.start();
    else if (m_isIncomplete && m_status == CheckStatus::done
             && std::none_of(m_places.begin(), m_places.end(),
                             [this](const Place& place) { return isBeingTyped(place); }))
        finish();
}

bool TextCheck::isBeingTyped(const Place& place) const
{
    const std::uint32_t caret = m_caret();
    return caret >= place.offset + place.statement.size() && caret <= place.openEnd;
}

/// Checks one statement at a time, so that the connection is soon free if the text changes.
void TextCheck::askNext()
{
    if (m_isAsking || m_pause.isActive())
        return;
    const auto next = std::find_if(m_places.begin(), m_places.end(),
                                   [&](const Place& place) { return !m_known.contains(place.statement); });
    if (next == m_places.end() || !m_reason.isEmpty()) {
        finish();
        return;
    }
    m_isAsking = true;
    m_check->check(next->statement, this,
                   [this, statement = next->statement, connection = m_connection](const Verdict& verdict) {
                       if (connection == m_connection)
                           take(statement, verdict.findings);
                   });
}

void TextCheck::take(const std::string& statement, const std::vector<Finding>& findings)
{
    m_isAsking = false;
    const Finding* const first = findings.empty() ? nullptr : &findings.front();
    if (first && saysNothing(first->code))
        m_reason = shownName(messageWords(first->message).toStdString());
    else
        m_known[statement] = findings;
    askNext();
}

void TextCheck::finish()
{
    std::vector<TextProblem> problems;
    m_isIncomplete = false;
    for (const Place& place : m_places) {
        const auto known = m_known.find(place.statement);
        if (known == m_known.end())
            continue;
        std::vector<Finding> findings = known->second;
        if (isBeingTyped(place)) {
            const auto hidden =
                std::erase_if(findings, [&](const Finding& found) { return isAboutTheEnd(found, place.statement); });
            m_isIncomplete = m_isIncomplete || hidden > 0;
        }
        for (TextProblem& problem : problemsOf(findings, place.offset))
            problems.push_back(std::move(problem));
    }
    std::stable_sort(problems.begin(), problems.end(),
                     [](const TextProblem& a, const TextProblem& b) { return a.range.begin < b.range.begin; });
    Q_EMIT checked(problems);
    change(m_reason.isEmpty() ? CheckStatus::done : CheckStatus::unanswered);
}

void TextCheck::change(CheckStatus status)
{
    m_status = status;
    Q_EMIT statusChanged();
}

} // namespace querymend

#include "moc_textcheck.cpp"
