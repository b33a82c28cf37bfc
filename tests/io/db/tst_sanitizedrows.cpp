// What the sanitizer rewrites returns the rows that were meant: each engine's rows for a statement in another dialect's
// spelling are those of the statement in its own, and those of every engine that reads the other spelling itself.

#include "formengines.h"

#include "check/ladder.h"
#include "check/schemaview.h"

#include <QTest>

namespace querymend {

namespace {

/// One spelling of a row limit: the words after SELECT, and those at the end of the query.
struct LimitSpelling {
    std::string top;
    std::string tail;
    int count = 0;
    int skipped = 0;
};

std::vector<LimitSpelling> spellingsOf(int count, int skipped)
{
    const std::string n = std::to_string(count);
    const std::string m = std::to_string(skipped);
    return {{"TOP " + n + ' ', "", count, 0},
            {"TOP (" + n + ") ", "", count, 0},
            {"", " LIMIT " + n, count, 0},
            {"", " LIMIT " + m + ", " + n, count, skipped},
            {"", " LIMIT " + n + " OFFSET " + m, count, skipped},
            {"", " FETCH FIRST " + n + " ROWS ONLY", count, 0},
            {"", " OFFSET " + m + " ROWS FETCH NEXT " + n + " ROWS ONLY", count, skipped}};
}

/// `[TOP]` and `[TAIL]` are places of a limit, `[Q` and `Q]` those of the quotes of a name, `[T` and `T]` of a text's.
constexpr const char* shapes[] = {
    "SELECT [TOP]id, t FROM v ORDER BY id[TAIL]",
    "SELECT [TOP]id FROM v WHERE n > 0 ORDER BY id DESC[TAIL]",
    "SELECT DISTINCT [TOP]m FROM v WHERE m IS NOT NULL ORDER BY m[TAIL]",
    "SELECT q.id FROM (SELECT [TOP]id FROM v ORDER BY id[TAIL]) AS q ORDER BY q.id DESC",
    "SELECT max(q.id) FROM (SELECT [TOP]id FROM v ORDER BY id[TAIL]) AS q",
    "SELECT id, (SELECT count(*) FROM (SELECT [TOP]id FROM v ORDER BY id[TAIL]) AS q) AS c FROM v ORDER BY id",
    "(SELECT [TOP]id FROM v ORDER BY id[TAIL]) ORDER BY id DESC",
    "(SELECT [TOP]id FROM v ORDER BY id[TAIL]) UNION ALL (SELECT id FROM v WHERE id < 3) ORDER BY id",
    "WITH c AS (SELECT [TOP]id FROM v ORDER BY id[TAIL]) SELECT c.id FROM c ORDER BY c.id",
    "SELECT [QidQ], v.[QnQ] FROM [QvQ] ORDER BY [QidQ]",
    "SELECT [QtQ] AS [Qthe textQ] FROM v WHERE [QmQ] > 1 ORDER BY id",
    "SELECT id FROM v WHERE t = [TabcT] ORDER BY id",
    "SELECT id FROM v WHERE t LIKE [T%bT] OR u IN ([TabcT], [Tx,T]) ORDER BY id",
};

std::string replaced(const std::string& text, const char* place, const std::string& by)
{
    return QString::fromStdString(text).replace(QString::fromLatin1(place), QString::fromStdString(by)).toStdString();
}

std::string written(const char* shape, const LimitSpelling& limit, std::pair<std::string, std::string> quotes,
                    const std::string& textQuote)
{
    std::string made = replaced(replaced(shape, "[TOP]", limit.top), "[TAIL]", limit.tail);
    made = replaced(made, "[Q", quotes.first);
    made = replaced(replaced(made, "Q]", quotes.second), "[T", textQuote);
    return replaced(made, "T]", textQuote);
}

bool areSame(const std::vector<CellRow>& a, const std::vector<CellRow>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const CellRow& left, const CellRow& right) {
        return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](const Cell& x, const Cell& y) {
            return querymend::areSame(engineValue(x), engineValue(y));
        });
    });
}

} // namespace

class SanitizedRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areTheRowsThatWereMeant()
    {
        const FormEngines engines;
        QVERIFY(engines.all().size() >= 2);
        for (const auto& target : engines.all()) {
            auto snapshot = target->readSchema({});
            QVERIFY(snapshot.ok());
            const SchemaView schema(Catalog(std::move(snapshot).value(), target->dialect().syntax.names));
            for (const char* const shape : shapes) {
                for (const int count : {1, 3, 100}) {
                    for (const LimitSpelling& limit : spellingsOf(count, 2))
                        compare(engines, *target, schema, shape, limit);
                }
            }
        }
        qInfo() << "compared" << m_compared << "statements, of them" << m_crossed << "with another engine's own rows";
        QVERIFY(m_compared > 300 && m_crossed > 50);
    }

private:
    void compare(const FormEngines& engines, Session& target, const SchemaView& schema, const char* shape,
                 const LimitSpelling& limit)
    {
        const Dialect& dialect = target.dialect();
        const std::pair own{std::string(1, dialect.openQuote), std::string(1, dialect.closeQuote)};
        const LimitSpelling plain{"",
                                  " LIMIT " + std::to_string(limit.count) + " OFFSET " + std::to_string(limit.skipped),
                                  limit.count, limit.skipped};
        const auto meant = FormEngines::ask(target, written(shape, plain, own, "'"));
        const bool hasText = std::string(shape).find("[T") != std::string::npos;
        for (const auto& quotes : {std::pair<std::string, std::string>{"`", "`"}, {"[", "]"}, {"\"", "\""}}) {
            const std::string given = written(shape, limit, quotes, hasText && quotes.first == "\"" ? "\"" : "'");
            const Verdict verdict = checkStatically(given, {&dialect, &schema, CheckPolicy::analyst, {}});
            if (verdict.primary() || verdict.sanitizedSql == given || !meant)
                continue;
            const auto rows = FormEngines::ask(target, verdict.sanitizedSql);
            QVERIFY2(rows && areSame(*rows, *meant), (given + " => " + verdict.sanitizedSql).c_str());
            ++m_compared;
            for (const auto& source : engines.all()) {
                const auto theirs =
                    source.get() == &target || hasText ? std::nullopt : FormEngines::ask(*source, given);
                QVERIFY2(!theirs || areSame(*rows, *theirs), (given + " => " + verdict.sanitizedSql).c_str());
                m_crossed += theirs ? 1 : 0;
            }
        }
    }

    int m_compared = 0;
    int m_crossed = 0;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SanitizedRowsTest)
#include "tst_sanitizedrows.moc"
