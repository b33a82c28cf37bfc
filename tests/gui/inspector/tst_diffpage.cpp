#include "common/languages.h"
#include "common/theme.h"
#include "inspector/attemptpieces.h"
#include "inspector/diffpage.h"
#include "inspector/inspectorpanel.h"
#include "support/demorun.h"
#include "support/samplerun.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QTextEdit>

#include <algorithm>
#include <optional>
#include <vector>

using namespace querymend;

/// The first page of the inspector, while an attempt has no SQL that was checked.
class DiffPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksForAnAttemptOnlyIfThereIsOne()
    {
        Theme theme;
        InspectorPanel panel(theme);
        panel.show();
        const auto says = [&](const QString& text) {
            const auto labels = panel.findChildren<QLabel*>();
            return std::ranges::any_of(
                labels, [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
        };
        QVERIFY(says(QStringLiteral("Details of attempts appear here.")));
        panel.setAttempts(2);
        QVERIFY(says(QStringLiteral("Select an attempt on the timeline.")));
    }

    void showsAReplyBeforeItIsChecked()
    {
        std::vector<RunEvent> events = sampleRun();
        const auto reply = std::ranges::find_if(
            events, [](const RunEvent& event) { return std::holds_alternative<ModelReplied>(event.body); });
        QVERIFY(reply != events.end());
        events.erase(reply + 1, events.end());
        const QString text = diffOf(events);
        QVERIFY(text.contains(QStringLiteral("The checks are not finished yet.")));
        QVERIFY(text.contains(QString::fromStdString(std::get<ModelReplied>(events.back().body).text)));
    }

    void promisesChecksOnlyWhileTheRunGoesOn_data()
    {
        QTest::addColumn<RunLiveness>("liveness");
        QTest::addColumn<QString>("said");
        const QString ended = QStringLiteral("This attempt ended before its checks were finished.");
        QTest::newRow("a run that goes on") << RunLiveness::live << QStringLiteral("The checks are not finished yet.");
        QTest::newRow("a run that was interrupted") << RunLiveness::interrupted << ended;
        QTest::newRow("a run that has ended") << RunLiveness::ended << ended;
    }

    void promisesChecksOnlyWhileTheRunGoesOn()
    {
        QFETCH(const RunLiveness, liveness);
        QFETCH(const QString, said);
        std::vector<RunEvent> events = sampleRun();
        const auto reply = std::ranges::find_if(
            events, [](const RunEvent& event) { return std::holds_alternative<ModelReplied>(event.body); });
        QVERIFY(reply != events.end());
        events.erase(reply + 1, events.end());
        Theme theme;
        InspectorPanel panel(theme);
        panel.show();
        panel.setLiveness(liveness);
        panel.showAttempt(events, {LaneId{0}, 0});
        QVERIFY2(textOn(panel).startsWith(said), qPrintable(textOn(panel)));
    }

    void showsWhatAReplyChangesBeforeItIsChecked()
    {
        std::vector<RunEvent> events = demoRun("wrong-column");
        const auto isReply = [](const RunEvent& event) {
            const auto* const replied = std::get_if<ModelReplied>(&event.body);
            return replied && replied->attempt.number == 1;
        };
        const auto reply = std::ranges::find_if(events, isReply);
        QVERIFY(reply != events.end());
        events.erase(reply + 1, events.end());
        const QString text = diffOf(events, {LaneId{0}, 1});
        QVERIFY2(
            text.startsWith(QStringLiteral("The checks are not finished yet.\nReplaced country with country_code")),
            qPrintable(text));
    }

    /// The editor marks the same changes.
    void saysWhatItComparesWith()
    {
        Theme theme;
        InspectorPanel panel(theme);
        panel.show();
        std::vector<std::optional<AttemptRef>> told;
        connect(&panel, &InspectorPanel::compared, &panel,
                [&](const AttemptRef&, std::optional<AttemptRef> with) { told.push_back(with); });
        panel.showAttempt(demoRun("three-hints"), {LaneId{0}, 2});
        QCOMPARE(told.back(), std::optional(AttemptRef{LaneId{0}, 1}));
        panel.findChild<QComboBox*>()->setCurrentIndex(0);
        QCOMPARE(told.back(), std::optional(AttemptRef{LaneId{0}, 0}));
    }

    void showsAReplyWithoutSql()
    {
        const QString text = diffOf(demoRun("unreadable-replies"));
        QVERIFY(text.contains(QStringLiteral("No SQL in this reply.")));
        QVERIFY(text.size() > 40);
    }

    void translatesWhatTheProgramItselfReplied_data()
    {
        QTest::addColumn<ModelKind>("kind");
        QTest::addColumn<QString>("shown");
        QTest::newRow("the built-in answerer's words")
            << ModelKind::builtIn
            << QStringLiteral(u"Non capito: \u00ABzork\u00BB. Nulla in questo database ha questo nome.");
        QTest::newRow("a model's words stay")
            << ModelKind::live << QStringLiteral("Not understood: 'zork'. Nothing in this database has that name.");
    }

    void translatesWhatTheProgramItselfReplied()
    {
        QFETCH(const ModelKind, kind);
        SampleTexts texts;
        texts.sql = "Not understood: 'zork'. Nothing in this database has that name.";
        std::vector<RunEvent> events = sampleRun(texts, kind);
        const auto reply = std::ranges::find_if(
            events, [](const RunEvent& event) { return std::holds_alternative<ModelReplied>(event.body); });
        QVERIFY(reply != events.end());
        events.erase(reply + 1, events.end());
        Languages languages;
        languages.choose("it");
        const QString text = diffOf(events);
        languages.choose("en");
        QTEST(text.section(QLatin1Char('\n'), 1).trimmed(), "shown");
    }

    void saysThatTheModelDidNotReply()
    {
        std::vector<RunEvent> events = sampleRun();
        const auto reply = std::ranges::find_if(
            events, [](const RunEvent& event) { return std::holds_alternative<ModelReplied>(event.body); });
        QVERIFY(reply != events.end());
        const auto replied = std::get<ModelReplied>(reply->body);
        reply->body = ModelFailed{replied.effect, replied.attempt, ModelFault::auth, "no such key", {}};
        events.erase(reply + 1, events.end());
        QCOMPARE(diffOf(events).trimmed(), QStringLiteral("The model did not reply."));
        events.pop_back();
        QCOMPARE(diffOf(events).trimmed(), QStringLiteral("No SQL yet."));
    }

    void promisesSqlOnlyWhileTheRunGoesOn_data()
    {
        QTest::addColumn<RunLiveness>("liveness");
        QTest::addColumn<QString>("said");
        const QString ended = QStringLiteral("This attempt ended before any SQL was written.");
        QTest::newRow("a run that goes on") << RunLiveness::live << QStringLiteral("No SQL yet.");
        QTest::newRow("a run that was interrupted") << RunLiveness::interrupted << ended;
        QTest::newRow("a run that has ended") << RunLiveness::ended << ended;
    }

    void promisesSqlOnlyWhileTheRunGoesOn()
    {
        QFETCH(const RunLiveness, liveness);
        std::vector<RunEvent> events = sampleRun();
        const auto asked = std::ranges::find_if(
            events, [](const RunEvent& event) { return std::holds_alternative<ModelAsked>(event.body); });
        QVERIFY(asked != events.end());
        events.erase(asked + 1, events.end());
        Theme theme;
        InspectorPanel panel(theme);
        panel.show();
        panel.setLiveness(liveness);
        panel.showAttempt(events, {LaneId{0}, 0});
        QTEST(textOn(panel).trimmed(), "said");
    }

    void saysThatAStatementIsOnlyWrittenInAnotherWay_data()
    {
        QTest::addColumn<QString>("newer");
        QTest::addColumn<bool>("isSaid");
        QTest::newRow("optional words are added") << QStringLiteral("SELECT n AS m FROM t AS u") << true;
        QTest::newRow("a name is another") << QStringLiteral("SELECT k m FROM t u") << false;
        QTest::newRow("nothing differs") << QStringLiteral("SELECT n m FROM t u") << false;
    }

    void saysThatAStatementIsOnlyWrittenInAnotherWay()
    {
        QFETCH(const QString, newer);
        QString text;
        for (const TextPiece& piece : diffPieces("SELECT n m FROM t u", newer.toStdString(), "sqlite"))
            text += piece.text;
        QTEST(text.contains(QStringLiteral("only written differently")), "isSaid");
    }

    void saysOnceWhatChangedAtSeveralPlaces()
    {
        QString text;
        for (const TextPiece& piece :
             diffPieces("SELECT a FROM t WHERE a = 1", "SELECT b FROM t WHERE b = 1", "sqlite"))
            text += piece.text;
        QVERIFY2(text.startsWith(QStringLiteral("Replaced a with b (2\u00D7)\n\n")), qPrintable(text));
    }

    /// Or `Removed ; SELECT 2;` would read as one sentence.
    void aChangeInWordsHasItsSqlInTheCodeFont()
    {
        QStringList code;
        for (const TextPiece& piece : diffPieces("SELECT 1; SELECT 2", "SELECT 1", "sqlite")) {
            if (piece.style == PieceStyle::removed)
                break;
            if (piece.style == PieceStyle::code)
                code << piece.text;
            else
                QVERIFY2(!piece.text.contains(QStringLiteral("SELECT")), qPrintable(piece.text));
        }
        QVERIFY2(code.contains(QStringLiteral("; SELECT 2")), qPrintable(code.join(u'|')));
    }

    void whatIsTakenOutDoesNotTouchWhatStays()
    {
        QString text;
        for (const TextPiece& piece :
             diffPieces("SELECT a.name, count(*) AS n FROM t", "SELECT count(*) FROM t", "sqlite"))
            text += piece.text;
        QVERIFY2(text.endsWith(QStringLiteral("SELECT a.name, count(*) AS n FROM t")), qPrintable(text));
    }

    void anAttemptAfterAReplyWithoutSqlIsNotTheFirst()
    {
        Theme theme;
        InspectorPanel panel(theme);
        panel.show();
        const std::vector<RunEvent> events = demoRun("unreadable-replies");
        panel.showAttempt(events, {LaneId{0}, 1});
        QVERIFY(!textOn(panel).contains(QStringLiteral("First attempt")));
        QVERIFY(textOn(panel).contains(QStringLiteral("No earlier attempt has a statement")));
        QString hint;
        for (const TextPiece& piece : hintPieces(attemptDetail(events, {LaneId{0}, 0})))
            hint += piece.text;
        QVERIFY2(hint.contains(QStringLiteral("attempt 1 of 2")), qPrintable(hint)); // though it may not be corrected
    }

    /// It is shown again with each event.
    void aFirstAttemptIsComparedWithNothing()
    {
        Theme theme;
        InspectorPanel panel(theme);
        panel.show();
        const std::vector<RunEvent> events = demoRun("wrong-column");
        for (int i = 0; i < 2; ++i) {
            panel.showAttempt(events, {LaneId{0}, 0});
            QCOMPARE(panel.findChild<QComboBox*>()->currentIndex(), -1);
            QVERIFY(textOn(panel).startsWith(QStringLiteral("First attempt")));
        }
    }

    void aComparisonMakesThePanelNoWider()
    {
        Theme theme;
        InspectorPanel panel(theme);
        panel.resize(320, 500);
        panel.show();
        const std::vector<RunEvent> events = demoRun("three-hints");
        panel.showAttempt(events, {LaneId{0}, 2});
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const int narrow = panel.width();
        panel.showComparison(events, {LaneId{0}, 0}, {LaneId{0}, 2});
        const auto* const title = panel.findChild<QLabel*>(QStringLiteral("attemptTitle"));
        QTRY_VERIFY(title->height() >= 2 * title->fontMetrics().height());
        QCOMPARE(panel.width(), narrow);
    }

    void aLaterAttemptIsTheNewStatement()
    {
        Theme theme;
        InspectorPanel panel(theme);
        panel.show();
        panel.showAttempt(demoRun("wrong-column"), {LaneId{0}, 0});
        panel.findChild<QComboBox*>()->setCurrentIndex(0);
        QCOMPARE(panel.findChild<QComboBox*>()->currentText(), QStringLiteral("attempt 2 · Accepted"));
        const QString text = textOn(panel);
        QVERIFY(text.startsWith(QStringLiteral("Replaced country with country_code")));
    }

    void theChoiceFillsItsRowBesideAWideEditor()
    {
        Theme theme;
        InspectorPanel panel(theme);
        panel.resize(520, 500); // in a window of 1920 pixels
        panel.show();
        panel.showAttempt(demoRun("wrong-column"), {LaneId{0}, 1});
        const auto& choice = *panel.findChild<QComboBox*>();
        const auto after = [&] { return panel.width() - choice.mapTo(&panel, QPoint(choice.width(), 0)).x(); };
        QTRY_VERIFY2(after() >= 0 && after() <= 16, qPrintable(QString::number(after())));
    }

    void aLowPageShowsChangesRatherThanAPartOfTheChoice()
    {
        const Theme theme;
        QWidget window; // a page of its own would be as high as it wants
        DiffPage page(theme, &window);
        window.resize(400, 300);
        window.show();
        const auto* const choice = page.findChild<QComboBox*>();
        page.resize(400, 300);
        QTRY_VERIFY(choice->isVisible());
        page.resize(400, choice->sizeHint().height() + 20);
        QTRY_VERIFY(!choice->isVisible());
        page.resize(400, 300);
        QTRY_VERIFY(choice->isVisible());
    }

private:
    static QString textOn(const InspectorPanel& panel)
    {
        for (const auto* const pane : panel.findChild<DiffPage*>()->findChildren<QTextEdit*>()) {
            if (pane->accessibleName() == DiffPage::tr("What the attempt changed"))
                return pane->toPlainText();
        }
        return {};
    }

    static QString diffOf(const std::vector<RunEvent>& events, const AttemptRef& attempt = {LaneId{0}, 0})
    {
        Theme theme;
        InspectorPanel panel(theme);
        panel.resize(500, 500);
        panel.show();
        panel.showAttempt(events, attempt);
        return textOn(panel);
    }
};

QTEST_MAIN(DiffPageTest)
#include "tst_diffpage.moc"
