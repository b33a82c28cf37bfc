#include "editor/problems/textcheck.h"

#include "common/findingtext.h"
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

bool saysNothing(ErrorCode code)
{
    return code == ErrorCode::databaseDown || code == ErrorCode::connectionLost || code == ErrorCode::timeout;
}

} // namespace

TextCheck::TextCheck(TextSource text, QObject* parent) : QObject(parent), m_text(std::move(text))
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
    std::vector<ByteRange> ranges;
    if (text.size() <= longestChecked)
        ranges = statementsIn(text, *m_dialect);
    if (text.size() > longestChecked || ranges.size() > mostStatements) {
        Q_EMIT checked({});
        change(CheckStatus::tooLong);
        return;
    }
    for (const ByteRange range : ranges)
        m_places.push_back({std::string(range.of(text)), range.begin});
    std::erase_if(m_known, [&](const auto& known) {
        return std::none_of(m_places.begin(), m_places.end(),
                            [&](const Place& place) { return place.statement == known.first; });
    });
    change(CheckStatus::waiting);
    askNext();
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
        m_reason = shownName(first->message);
    else
        m_known[statement] = findings;
    askNext();
}

void TextCheck::finish()
{
    std::vector<TextProblem> problems;
    for (const Place& place : m_places) {
        const auto known = m_known.find(place.statement);
        if (known == m_known.end())
            continue;
        for (TextProblem& problem : problemsOf(known->second, place.offset))
            problems.push_back(std::move(problem));
    }
    std::stable_sort(problems.begin(), problems.end(),
                     [](const TextProblem& a, const TextProblem& b) { return a.range.begin < b.range.begin; });
    Q_EMIT checked(problems);
    change(m_reason.isEmpty() ? CheckStatus::done : CheckStatus::unanswered);
}

void TextCheck::change(CheckStatus status)
{
    m_standing = status;
    Q_EMIT standingChanged();
}

} // namespace querymend

#include "moc_textcheck.cpp"
