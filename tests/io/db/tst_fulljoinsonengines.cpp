// What is written for a FULL JOIN where there is none gives the rows that an engine with FULL JOIN gives.

#include "formengines.h"

#include "check/ladder.h"

#include <QTest>

#include <algorithm>

namespace querymend {

class FullJoinsOnEnginesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_engines.emplace(); }

    void givesTheSameRows_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("all rows") << QByteArray("SELECT a.id, b.id FROM v a FULL JOIN v b ON a.n = b.m");
        QTest::newRow("a condition with several parts")
            << QByteArray("SELECT a.id, a.t, b.u FROM v a FULL OUTER JOIN v b ON b.m = a.n AND a.id < b.id");
        QTest::newRow("a condition on either side")
            << QByteArray("SELECT a.id, b.id FROM v a FULL JOIN v b ON a.n = b.m WHERE a.n IS NULL OR b.m = 1");
        QTest::newRow("rows of the left side")
            << QByteArray("SELECT a.id, COUNT(b.id) FROM v a FULL JOIN v b ON a.n = b.m WHERE a.m > 0 GROUP BY a.id");
        QTest::newRow("rows of the right side")
            << QByteArray("SELECT a.id, b.id FROM v a FULL JOIN v b ON a.n = b.m WHERE b.m BETWEEN 1 AND 5");
        QTest::newRow("rows of both sides")
            << QByteArray("SELECT a.id, b.id FROM v a FULL JOIN v b ON a.n = b.m WHERE a.n > 0 AND b.id IS NOT NULL");
        QTest::newRow("after another join")
            << QByteArray("SELECT a.id, b.id, c.id FROM v a JOIN v c ON c.id = a.m FULL JOIN v b ON a.n = b.m");
    }
    void givesTheSameRows()
    {
        QFETCH(QByteArray, sql);
        const std::string statement = sql.toStdString();
        std::optional<std::vector<std::string>> meant;
        int compared = 0;
        for (const auto& session : m_engines->all()) {
            if (session->dialect().syntax.fullJoins && !meant)
                meant = rowsOf(*session, statement);
        }
        QVERIFY(meant && !meant->empty());
        for (const auto& session : m_engines->all()) {
            if (session->dialect().syntax.fullJoins)
                continue;
            const Verdict verdict =
                checkStatically(statement, {&session->dialect(), nullptr, CheckPolicy::analyst, {}});
            QVERIFY(verdict.primary() && !verdict.primary()->fixes.empty());
            const std::string written = EditedText(statement, verdict.primary()->fixes.front().edits).text();
            const auto given = rowsOf(*session, written);
            QVERIFY2(given, written.c_str());
            QVERIFY2(*given == *meant, written.c_str());
            ++compared;
        }
        if (compared == 0)
            QSKIP("no engine without FULL JOIN is at hand");
    }

private:
    /// The rows as sorted texts.
    static std::optional<std::vector<std::string>> rowsOf(Session& session, const std::string& query)
    {
        const auto rows = FormEngines::ask(session, query);
        if (!rows)
            return std::nullopt;
        std::vector<std::string> made;
        for (const CellRow& row : *rows) {
            std::string text;
            for (const Cell& cell : row)
                text += engineValue(cell).text.value_or("NULL") + '|';
            made.push_back(std::move(text));
        }
        std::ranges::sort(made);
        return made;
    }

    std::optional<FormEngines> m_engines;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::FullJoinsOnEnginesTest)
#include "tst_fulljoinsonengines.moc"
