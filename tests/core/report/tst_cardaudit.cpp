// What a correction fixed, and what it broke.

#include "report/failures.h"
#include "report/htmlreport.h"
#include "report/markdownreport.h"
#include "report/runstatistics.h"
#include "report/statisticstext.h"
#include "report/timelinerows.h"
#include "report/timelinesvg.h"
#include "support/attempts.h"
#include "writtenrun.h"

#include <QTest>

namespace querymend {

namespace {

CardMistake mistake(Rung rung, ErrorCode code, const char* identifier = "")
{
    return {rung, code, identifier};
}

using Mistakes = std::vector<CardMistake>;

QString text(const Mistakes& mistakes)
{
    QStringList parts;
    for (const CardMistake& each : mistakes)
        parts.append(QString::fromUtf8(name(each.code).data()) + QLatin1Char(' ')
                     + QString::fromStdString(each.identifier));
    return parts.join(QStringLiteral(", "));
}

ReturnedRows rowsOf(const std::vector<std::string>& values)
{
    ReturnedRows rows;
    rows.columns = {{"city", "text"}};
    for (const std::string& value : values)
        rows.rows.push_back({value});
    rows.count = values.size();
    return rows;
}

Verdict with(Rung rung, ErrorCode code, const char* identifier)
{
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    Finding finding;
    finding.rung = rung;
    finding.code = code;
    finding.identifier = identifier;
    verdict.findings = {finding};
    return verdict;
}

} // namespace

class CardAuditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void compares_data()
    {
        QTest::addColumn<Mistakes>("before");
        QTest::addColumn<Mistakes>("after");
        QTest::addColumn<QString>("fixed");
        QTest::addColumn<QString>("broken");
        QTest::addColumn<QString>("revealed");
        using enum Rung;
        const auto a = mistake(references, ErrorCode::unknownColumn, "a");
        const auto b = mistake(references, ErrorCode::unknownColumn, "b");
        const auto typed = mistake(explain, ErrorCode::typeMismatch);
        const auto syntax = mistake(explain, ErrorCode::syntax);
        QTest::newRow("all is right now") << Mistakes{a, b} << Mistakes{} << "unknown_column a, unknown_column b"
                                          << ""
                                          << "";
        QTest::newRow("one of two is left") << Mistakes{a, b} << Mistakes{b} << "unknown_column a"
                                            << ""
                                            << "";
        QTest::newRow("a new mistake that this check would have said before")
            << Mistakes{a} << Mistakes{b} << "unknown_column a"
            << "unknown_column b"
            << "";
        QTest::newRow("a new mistake that the checks had not come to")
            << Mistakes{a} << Mistakes{typed} << "unknown_column a"
            << ""
            << "type_mismatch ";
        QTest::newRow("an engine says one mistake at a time") << Mistakes{syntax} << Mistakes{typed} << "syntax "
                                                              << ""
                                                              << "type_mismatch ";
        QTest::newRow("what passed is broken") << Mistakes{} << Mistakes{typed} << ""
                                               << "type_mismatch "
                                               << "";
        QTest::newRow("an earlier check fails now") << Mistakes{typed} << Mistakes{a} << "type_mismatch "
                                                    << "unknown_column a"
                                                    << "";
    }

    void compares()
    {
        QFETCH(Mistakes, before);
        QFETCH(Mistakes, after);
        const CardAudit audit = auditOf(before, after);
        QTEST(text(audit.fixed), "fixed");
        QTEST(text(audit.broken), "broken");
        QTEST(text(audit.revealed), "revealed");
    }

    void comparesRowsWhereAllAreKnown()
    {
        const auto audit = auditOf(rowsOf({"Rome", "Oslo", "Oslo"}), rowsOf({"Oslo", "Paris"}));
        QVERIFY(audit && audit->hasSameColumns);
        QCOMPARE(audit->gained, std::optional<std::uint64_t>(1));
        QCOMPARE(audit->lost, std::optional<std::uint64_t>(2));
        ReturnedRows many = rowsOf({"Rome"});
        many.hasMore = true;
        QVERIFY(!auditOf(many, rowsOf({}))->gained);
        ReturnedRows unknown;
        unknown.problem = "it took too long";
        QVERIFY(!auditOf(unknown, many));
    }

    void isOnTheCardOfTheCorrection()
    {
        WrittenRun run;
        run.lane(0).add(Checked{{}, firstAttempt, "SELECT a", with(Rung::references, ErrorCode::unknownColumn, "a")});
        run.add(Checked{{}, secondAttempt, "SELECT b", with(Rung::references, ErrorCode::unknownColumn, "b")});
        run.add(RowsReturned{EffectId{}, firstAttempt, rowsOf({"Rome"})})
            .add(RowsReturned{EffectId{}, secondAttempt, rowsOf({})});
        const TimelineRows rows = timelineRows(std::vector<RunEvent>(run));
        const auto& cards = rows.sections.front().lanes.front().cards;
        QVERIFY(!cards[0].audit);
        QVERIFY(cards[1].audit);
        QCOMPARE(text(cards[1].audit->broken), QStringLiteral("unknown_column b"));
        QVERIFY(cards[1].audit->rows);
        QCOMPARE(cards[1].audit->rows->lost, std::optional<std::uint64_t>(1));
    }

    /// What was fixed and broken is in every report, and how many on a drawn card.
    void isInEveryReport()
    {
        WrittenRun run;
        run.lane(0).add(Checked{{}, firstAttempt, "SELECT a", with(Rung::references, ErrorCode::unknownColumn, "a")});
        run.add(Checked{{}, secondAttempt, "SELECT b", with(Rung::references, ErrorCode::unknownColumn, "b")});
        run.add(RowsReturned{EffectId{}, firstAttempt, rowsOf({"Rome"})})
            .add(RowsReturned{EffectId{}, secondAttempt, rowsOf({})});
        const std::vector<RunEvent> events = run;
        const auto says = [](const std::string& report, const char* words) {
            return report.find(words) != std::string::npos;
        };
        const std::string markdown = markdownReport(events);
        QVERIFY2(says(markdown,
                      "- **Against the attempt before:** fixed unknown column a; broke unknown column b; "
                      "rows gained: 0, lost: 1\n"),
                 markdown.c_str());
        const std::string page = htmlReport(events);
        QVERIFY(says(page, "<dt>Against the attempt before</dt><dd>fixed unknown column a; broke unknown column b; "));
        QVERIFY(says(timelineSvg(events, pageColours()), "fixed 1 · broke 1 · rows +0 −1"));
    }

    void isInReportsOnlyWhereThereWasAnAttemptBefore()
    {
        WrittenRun run;
        const std::string markdown = markdownReport(std::vector<RunEvent>(run.lane(0).right(firstAttempt)));
        QVERIFY(markdown.find("Against the attempt before") == std::string::npos);
    }

    void failedTestsCount()
    {
        Finding failed;
        failed.rung = Rung::tests;
        failed.code = ErrorCode::testFailed;
        failed.message = "It counts.";
        WrittenRun run;
        run.lane(0)
            .right(firstAttempt)
            .right(secondAttempt)
            .add(AttemptTested{secondAttempt, {TestVerdict::failed}, {failed}});
        const TimelineRows rows = timelineRows(std::vector<RunEvent>(run));
        QCOMPARE(text(rows.sections.front().lanes.front().cards[1].audit->broken),
                 QStringLiteral("test_failed It counts."));
    }

    void isSummedOverRuns()
    {
        WrittenRun run;
        run.lane(0)
            .wrong(firstAttempt, ErrorCode::unknownColumn, "Did you mean country_code?")
            .right(secondAttempt)
            .solved(secondAttempt);
        WrittenRun broken;
        broken.lane(0).right(firstAttempt).wrong(secondAttempt, ErrorCode::unknownTable);
        StatisticsFold fold;
        fold.add(run);
        fold.add(broken);
        const RunStatistics& made = fold.statistics();
        QCOMPARE(made.audit.corrections, std::uint64_t{2});
        QCOMPARE(made.audit.harmless, (Share{1, 2}));
        QCOMPARE(made.audit.fixed.at(ErrorCode::unknownColumn), std::uint64_t{1});
        QCOMPARE(made.audit.broken.at(ErrorCode::unknownTable), std::uint64_t{1});
        QCOMPARE(made.byModel.at("").rescued, (Share{1, 1}));
        QCOMPARE(made.byModel.at("").broken, (Share{1, 2}));
        QCOMPARE(made.brokenByCategory[static_cast<std::size_t>(Category::schemaReference)], std::uint64_t{1});
        QCOMPARE(made.brokenAfterHint.at("general"), (Share{0, 1}));
        std::uint64_t signals = 0;
        for (const Share& share : made.rescuedByRung)
            signals += share.all;
        QCOMPARE(signals, std::uint64_t{1});
    }

    void isWrittenForPeopleAndPrograms()
    {
        WrittenRun run;
        run.lane(0)
            .wrong(firstAttempt, ErrorCode::unknownColumn, "Did you mean country_code?")
            .right(secondAttempt)
            .solved(secondAttempt);
        StatisticsFold fold;
        fold.add(run);
        const QString page = QString::fromStdString(statisticsText(fold.statistics()));
        for (const char* const line : {"rescued                         1 of 1 (100 %)", "fixed unknown column",
                                       "Rescued, by category of the first mistake", "schema reference"})
            QVERIFY2(page.contains(QString::fromUtf8(line)), qPrintable(page));
        QVERIFY(!page.contains(QStringLiteral("Broke what worked")));
        const QString json = QString::fromStdString(statisticsJson(fold.statistics()));
        QVERIFY2(json.contains(QStringLiteral(R"("rescued":{"hits":1,"of":1})")), qPrintable(json));
        QVERIFY2(json.contains(QStringLiteral(R"("fixed":{"unknown_column":1})")), qPrintable(json));
    }

    /// Which check told of the failure that followed a pass.
    void whatBrokeIsCountedByTheCheckThatToldOfIt()
    {
        StatisticsFold fold;
        for (const Rung rung : {Rung::explain, Rung::explain, Rung::trial}) {
            WrittenRun run;
            run.lane(0)
                .right(firstAttempt)
                .add(Checked{{}, secondAttempt, "SELECT b", with(rung, ErrorCode::typeMismatch, "b")});
            fold.add(run);
        }
        const QString page = QString::fromStdString(statisticsText(fold.statistics()));
        for (const char* const line :
             {"Broke what worked, by the check that caught it\n  explain                         2\n",
              "\n  trial                           1\n"})
            QVERIFY2(page.contains(QString::fromUtf8(line)), qPrintable(page));
        const QString json = QString::fromStdString(statisticsJson(fold.statistics()));
        QVERIFY2(json.contains(QStringLiteral(R"("explain":2,"trial":1)")), qPrintable(json));
    }

    void aFailedAttemptIsABlock()
    {
        const std::vector<PromptSection> prompt{
            {ChatRole::user, "schema", "# Table: main.orders, all of them\n[\n]\n# Table: customers\n"}};
        WrittenRun run;
        run.lane(0).add(ModelAsked{EffectId{1}, firstAttempt, prompt});
        run.add(Checked{{},
                        firstAttempt,
                        "SELECT 1 FROM orders o JOIN buyers b ON 1",
                        with(Rung::references, ErrorCode::unknownTable, "buyers")});
        run.right(secondAttempt);
        const std::vector<std::string> blocks = failureBlocks(std::vector<RunEvent>(run));
        QCOMPARE(blocks.size(), std::size_t{1});
        const QString block = QString::fromStdString(blocks.front());
        for (const char* const line :
             {"---- failed: run written, lane 1, attempt 1\n", "remaining tables:  buyers\n",
              "allowed tables:    main.orders, customers\n", "aliases:           o = orders, b = buyers\n"})
            QVERIFY2(block.contains(QString::fromUtf8(line)), qPrintable(block));
        QVERIFY(!failureBlockOf(std::vector<RunEvent>(run), secondAttempt));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::CardAuditTest)

#include "tst_cardaudit.moc"
