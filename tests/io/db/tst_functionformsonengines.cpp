// What we call the same is the same: calls on the engines that have a function, and what we write for them on those
// that lack it, over generated rows. QUERYMEND_FORM_VALUES is the number of values of certain rewrites to compare.

#include "formcalls.h"
#include "formengines.h"

#include "base/ascii.h"
#include "check/ladder.h"
#include "dialect/datecalls.h"

#include <QTest>

#include <set>

namespace querymend {

namespace {

constexpr double certainty = 0.9;

/// A statement as we rewrite it for a dialect.
struct Rewriting {
    std::string sql;
    bool isCertain = true;
};

/// Applies the first fix of the first finding until nothing is found; nothing if there is nothing to rewrite, or no
/// fix.
std::optional<Rewriting> rewrittenFor(const Dialect& dialect, std::string sql)
{
    Rewriting made;
    for (int round = 0; round < 4; ++round) {
        const Verdict verdict = checkStatically(sql, {&dialect, nullptr, CheckPolicy::analyst, {}});
        if (!verdict.primary()) {
            made.sql = sql;
            return round > 0 ? std::optional(made) : std::nullopt;
        }
        if (verdict.primary()->fixes.empty())
            return std::nullopt;
        const Fix& fix = verdict.primary()->fixes.front();
        made.isCertain = made.isCertain && fix.confidence >= certainty;
        sql = EditedText(sql, fix.edits).text();
    }
    return std::nullopt;
}

std::vector<std::string> around(FormResult result)
{
    switch (result) {
    case FormResult::number:
        return {"%1", "7 - %1", "%1 * 2", "100.0 / NULLIF(2 * %1, 0)", "%1 = 1", "-%1", "%1 IS NULL", "NOT %1 > 1"};
    case FormResult::text:
        return {"%1", "%1 IS NULL", "COALESCE(%1, 'none')"};
    case FormResult::date:
        return {"%1", "%1 IS NULL"};
    case FormResult::truth:
        return {"%1", "NOT %1"};
    case FormResult::aggregate:
        break;
    }
    return {"%1", "COALESCE(%1, NULL)"};
}

std::string replaced(const std::string& text, const std::string& place, const std::string& by)
{
    return QString::fromStdString(text)
        .replace(QString::fromStdString(place), QString::fromStdString(by))
        .toStdString();
}

} // namespace

class FunctionFormsOnEnginesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_engines.emplace();
        QVERIFY(m_engines->all().size() >= 2);
    }

    void rewrittenCallsGiveTheSame()
    {
        int wanted = qEnvironmentVariableIntValue("QUERYMEND_FORM_VALUES");
        wanted = wanted > 0 ? wanted : 3000;
        for (int round = 0; round == 0 || m_certain < wanted; ++round) {
            for (const FormCall& call : formCalls)
                compare(call, round);
            QVERIFY(m_certain > 0);
        }
        qInfo() << "compared" << m_compared << "values, of them" << m_certain << "of certain rewrites;" << m_uncertain
                << "others differ as said";
        for (const std::string& difference : m_differences)
            qWarning().noquote() << QString::fromStdString(difference);
        QVERIFY2(m_differences.empty(), "a rewrite that is called certain gives other rows");
    }

    void partsBesideAFormStayApart()
    {
        int compared = 0;
        for (const FormCall& call : formCalls) {
            if (call.result == FormResult::aggregate)
                continue;
            for (const auto& session : m_engines->all()) {
                const std::string said = writtenOut(call.call, m_random());
                const auto alone = rewrittenFor(session->dialect(), "SELECT " + said + " FROM v ORDER BY id");
                if (!alone)
                    continue;
                const std::string form = alone->sql.substr(7, alone->sql.size() - 7 - 19);
                for (const char* const context : {"7 - %1", "%1 / 7", "%1 IN (1, 2)", "- %1", "%1 BETWEEN 1 AND 2"}) {
                    if (call.result != FormResult::number)
                        continue;
                    const auto in = [&](const std::string& inner) {
                        return "SELECT " + replaced(context, "%1", inner) + " FROM v ORDER BY id";
                    };
                    const auto beside = rewrittenFor(session->dialect(), in(said));
                    QVERIFY2(beside, in(said).c_str());
                    const auto given = FormEngines::ask(*session, beside->sql);
                    const auto meant = FormEngines::ask(*session, in('(' + form + ')'));
                    if (!meant)
                        continue;
                    QVERIFY2(given && *given == *meant, beside->sql.c_str());
                    ++compared;
                }
            }
        }
        QVERIFY(compared > 100);
    }

private:
    /// Puts columns, or literals in their place, for the capitals that stand alone. The same choice gives the n-th text
    /// of a call and of its model the same column; numbers are one column throughout.
    static std::string writtenOut(std::string_view call, std::uint64_t choice)
    {
        static const std::map<char, std::vector<std::string>> meant{
            {'T', {"t", "u"}}, {'N', {"n", "n", "m"}},  {'M', {"m"}}, {'R', {"r"}}, {'D', {"d", "e"}},
            {'S', {"s", "w"}}, {'C', {"1", "2", "20"}},
        };
        std::string made;
        std::map<char, std::uint64_t> places;
        for (std::size_t i = 0; i < call.size(); ++i) {
            const auto isWord = [&](std::size_t at) {
                return at < call.size() && (asciiIsAlpha(call[at]) || call[at] == '_' || call[at] == '\'');
            };
            const auto kind = meant.find(call[i]);
            const bool isAlone = kind != meant.end() && !isWord(i + 1) && (i == 0 || !isWord(i - 1));
            if (!isAlone) {
                made += call[i];
                continue;
            }
            const bool isNumber = kind->first == 'N' || kind->first == 'C';
            const std::uint64_t place = isNumber ? 0 : places[kind->first]++;
            made += kind->second[(choice / (place + 1) + place) % kind->second.size()];
        }
        return made;
    }

    void compare(const FormCall& row, int round)
    {
        const std::uint64_t choice = m_random();
        const std::string call = writtenOut(row.call, choice);
        const std::string model = writtenOut(row.model.empty() ? row.call : row.model, choice);
        const auto contexts = around(row.result);
        const std::string context = contexts[static_cast<std::size_t>(round) % contexts.size()];
        const bool isGrouped = row.result == FormResult::aggregate;
        const auto statement = [&](const std::string& expression) {
            const std::string said = replaced(context, "%1", expression);
            return isGrouped ? "SELECT m, " + said + " FROM v WHERE m IS NOT NULL GROUP BY m ORDER BY m"
                             : "SELECT id, " + said + " FROM v ORDER BY id";
        };
        for (const auto& source : m_engines->all()) {
            if (!row.model.empty() && source->dialect().name != row.engine)
                continue;
            const auto meant = FormEngines::ask(*source, statement(row.model.empty() ? model : '(' + model + ')'));
            for (const auto& target : m_engines->all()) {
                if (meant && (target != source || !row.model.empty()))
                    compareWith(*source, *meant, *target, statement(call));
            }
        }
    }

    void compareWith(Session& source, const std::vector<CellRow>& meant, Session& target, const std::string& sql)
    {
        const auto rewriting = rewrittenFor(target.dialect(), sql);
        if (!rewriting)
            return;
        const auto given = FormEngines::ask(target, rewriting->sql);
        std::string difference = given && given->size() == meant.size() ? std::string() : "no such rows";
        for (std::size_t i = 0; difference.empty() && i < meant.size(); ++i) {
            const EngineValue left = engineValue(meant[i][1]);
            const EngineValue right = engineValue((*given)[i][1]);
            ++m_compared;
            m_certain += rewriting->isCertain ? 1 : 0;
            if (!areSame(left, right))
                difference = left.text.value_or("NULL") + " became " + right.text.value_or("NULL");
        }
        m_uncertain += !difference.empty() && !rewriting->isCertain ? 1 : 0;
        constexpr std::size_t most = 60;
        if (!difference.empty() && rewriting->isCertain && m_differences.size() < most)
            m_differences.insert(std::string(source.dialect().name) + ": " + sql + "\n  "
                                 + std::string(target.dialect().name) + ": " + rewriting->sql + "\n  " + difference);
    }

    std::optional<FormEngines> m_engines;
    std::mt19937_64 m_random{1};
    std::set<std::string> m_differences;
    int m_compared = 0;
    int m_certain = 0;
    int m_uncertain = 0;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::FunctionFormsOnEnginesTest)
#include "tst_functionformsonengines.moc"
