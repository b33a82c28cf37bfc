#include "support/checking.h"

#include <QTest>

namespace querymend {

namespace {

QString rungs(const Verdict& verdict)
{
    QStringList lines;
    for (const RungReport& report : verdict.rungs)
        lines << QString::fromUtf8(name(report.rung).data()) + QLatin1Char(' ')
                + QString::fromUtf8(name(report.result).data());
    return lines.join(QStringLiteral(", "));
}

QString given(const Finding& finding, const QString& text)
{
    return QString::fromStdString(std::string(finding.range.of(text.toStdString())));
}

} // namespace

class LadderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stopsAtTheFirstRungThatFails_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("expected");

        QTest::newRow("nothing wrong") << "SELECT id FROM orders" << QString()
                                       << "reply passed, guard passed, sanitize passed, references passed";
        QTest::newRow("no SQL at all") << ""
                                       << "no_sql"
                                       << "reply failed, guard skipped, sanitize skipped, references skipped";
        QTest::newRow("a forbidden statement") << "DELETE FROM orders"
                                               << "forbidden_operation"
                                               << "reply passed, guard failed, sanitize skipped, references skipped";
        QTest::newRow("text that cannot be read") << "SELECT id FROM orders WHERE"
                                                  << "syntax"
                                                  << "reply passed, guard failed, sanitize skipped, references skipped";
        QTest::newRow("what no rewriting makes right")
            << "SELECT TOP 5 PERCENT id FROM orders"
            << "sanitize_failed"
            << "reply passed, guard passed, sanitize failed, references skipped";
        QTest::newRow("a name that is not there") << "SELECT price FROM orders"
                                                  << "unknown_column"
                                                  << "reply passed, guard passed, sanitize passed, references failed";
    }

    void stopsAtTheFirstRungThatFails()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        QFETCH(QString, expected);
        const Verdict verdict = checked(QStringLiteral("postgresql"), text);
        QCOMPARE(rungs(verdict), expected);
        QCOMPARE(verdict.primary() ? QString::fromUtf8(name(verdict.primary()->code).data()) : QString(), code);
        QCOMPARE(verdict.status == VerdictStatus::ok, code.isEmpty());
    }

    void rewritesWhatIsCertain_data()
    {
        QTest::addColumn<QString>("dialect");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sanitized");

        QTest::newRow("comments and a closing semicolon go") << "sqlite"
                                                             << "-- all\nSELECT id /* key */ FROM orders; "
                                                             << "SELECT id   FROM orders";
        QTest::newRow("a fence goes") << "sqlite"
                                      << "```sql\nSELECT id FROM orders\n```"
                                      << "SELECT id FROM orders";
        QTest::newRow("TOP becomes LIMIT") << "postgresql"
                                           << "SELECT TOP 5 id FROM orders"
                                           << "SELECT id FROM orders LIMIT 5";
        QTest::newRow("LIMIT becomes TOP") << "sqlserver"
                                           << "SELECT id FROM orders LIMIT 5"
                                           << "SELECT TOP 5 id FROM orders";
        QTest::newRow("backticks become the dialect's quotes") << "postgresql"
                                                               << "SELECT `id` FROM `orders`"
                                                               << "SELECT \"id\" FROM \"orders\"";
    }

    void rewritesWhatIsCertain()
    {
        QFETCH(QString, dialect);
        QFETCH(QString, text);
        QFETCH(QString, sanitized);
        const Verdict verdict = checked(dialect, text);
        QVERIFY2(!verdict.primary(), qPrintable(summary(verdict)));
        QCOMPARE(QString::fromStdString(verdict.sanitizedSql), sanitized);
        QVERIFY(!verdict.notes.empty());
    }

    void pointsIntoTheTextAsGiven_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");

        QTest::newRow("plain SQL") << "SELECT price FROM orders"
                                   << "price";
        QTest::newRow("SQL between sentences") << "Here it is:\n```sql\nSELECT price FROM orders\n```\nEnjoy!"
                                               << "price";
        QTest::newRow("a rewritten name") << "SELECT TOP 3 `price` FROM orders"
                                          << "`price`";
        QTest::newRow("after characters of several bytes")
            << QString::fromUtf8("SELECT 'größe', price FROM orders") << "price";
    }

    void pointsIntoTheTextAsGiven()
    {
        QFETCH(QString, text);
        QFETCH(QString, place);
        const Verdict verdict = checked(QStringLiteral("postgresql"), text);
        QVERIFY(verdict.primary());
        QCOMPARE(given(*verdict.primary(), text), place);
    }

    void knowsWhereWhatGoesToAnEngineCameFrom()
    {
        const QString text = QStringLiteral("Sure:\n```sql\nSELECT TOP 3 /* all */ `status` FROM orders\n```");
        const Verdict verdict = checked(QStringLiteral("postgresql"), text);
        QVERIFY2(!verdict.primary(), qPrintable(summary(verdict)));
        const auto at = static_cast<std::uint32_t>(verdict.sanitizedSql.find("\"status\""));
        const std::string given = text.toStdString();
        QCOMPARE(std::string(verdict.toGiven({at, at + 8}).of(given)), std::string("`status`"));
    }

    void offersAnEngineWhatItDidNotUnderstand()
    {
        const Verdict unclear = checked(QStringLiteral("postgresql"), QStringLiteral("SELECT id FROM orders WHERE ;"));
        QCOMPARE(unclear.unclearSql, std::string("SELECT id FROM orders WHERE"));
        QVERIFY(unclear.sanitizedSql.empty());
        const Verdict forbidden = checked(QStringLiteral("postgresql"), QStringLiteral("DELETE FROM orders WHERE ;"));
        QVERIFY(forbidden.unclearSql.empty());
    }

    void listsWhatTheStatementUses()
    {
        const Verdict verdict =
            checked(QStringLiteral("postgresql"),
                    QStringLiteral("WITH big AS (SELECT o.* FROM orders o WHERE o.total > 9) "
                                   "SELECT c.name, count(*) FROM big JOIN public.customers c ON c.id = big.customer_id "
                                   "JOIN orders ON orders.id = big.id GROUP BY c.name"));
        QVERIFY2(!verdict.primary(), qPrintable(summary(verdict)));
        QCOMPARE(verdict.ctes, (std::vector<std::string>{"big"}));
        QCOMPARE(verdict.tables, (std::vector<std::string>{"orders", "public.customers"}));
        QVERIFY(std::find(verdict.columns.begin(), verdict.columns.end(), "c.name") != verdict.columns.end());
    }

    void refusesMoreUnderTheStrictPolicy()
    {
        const Dialect& dialect = *dialectNamed("sqlite");
        const auto schema = shopFor(dialect);
        for (const char* text : {"SELECT id /* all */ FROM orders", "VALUES (1)"}) {
            QVERIFY(!checkStatically(text, {&dialect, schema.get(), CheckPolicy::analyst, {}}).primary());
            QVERIFY(checkStatically(text, {&dialect, schema.get(), CheckPolicy::strict, {}}).primary());
        }
    }

    void knowsTheFunctionsThatItIsTold()
    {
        const Dialect& dialect = *dialectNamed("postgresql");
        const CheckSubject plain{&dialect, nullptr, CheckPolicy::analyst, {}};
        const CheckSubject told{&dialect, nullptr, CheckPolicy::analyst, {"fiscal_year"}};
        QVERIFY(checkStatically("SELECT fiscal_year(now())", plain).primary());
        QVERIFY(!checkStatically("SELECT fiscal_year(now())", told).primary());
    }

    void saysWhyARungWasSkipped()
    {
        const Verdict verdict =
            checkStatically("SELECT 1 FROM anything", {dialectNamed("sqlite"), nullptr, CheckPolicy::analyst, {}});
        QCOMPARE(verdict.status, VerdictStatus::ok);
        QCOMPARE(rungs(verdict), QStringLiteral("reply passed, guard passed, sanitize passed, references skipped"));
        QCOMPARE(verdict.rungs.back().reason, std::string("no schema"));
    }

    void timesEachRungByTheGivenClock()
    {
        std::chrono::microseconds now{0};
        const Clock clock = [&now] { return now += std::chrono::microseconds(10); };
        const Dialect& dialect = *dialectNamed("sqlite");
        const auto schema = shopFor(dialect);
        const Verdict verdict =
            checkStatically("SELECT id FROM orders", {&dialect, schema.get(), CheckPolicy::analyst, {}}, clock);
        for (const RungReport& report : verdict.rungs)
            QCOMPARE(report.time.count(), 10);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::LadderTest)

#include "tst_ladder.moc"
