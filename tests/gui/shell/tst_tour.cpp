#include "editor/answeroffer.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/text/sqleditor.h"
#include "gui/shell/tourflow.h"
#include "settings/connectiondialog.h"
#include "settings/settingsdialog.h"

#include <chrono>
#include <functional>

using namespace querymend;
using namespace std::chrono_literals;

/// The tour goes from a question to its answer, waits for what is to come, and leaves everything as it was.
class TourTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_flow.reset(); }

    void isOfferedButNeverShownByItself();
    void isTakenByKeyboard();
    void leavesEverythingAsItWas_data();
    void leavesEverythingAsItWas();
    void leadsBackToTheStartPage();
    void waitsForTheFirstAttempt();
    void holdsThePlayerAtEachAttempt();
    void endsWhenTheUserTurnsElsewhere_data();
    void endsWhenTheUserTurnsElsewhere();
    void closesATimelineThatItOpened();
    void endsInAForm_data();
    void endsInAForm();
    void speaksAnotherLanguageAtOnce();

private:
    TourFlow& flow() { return *m_flow; }
    QPushButton* linkIn(const QWidget& widget)
    {
        for (auto* const button : widget.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == QStringLiteral("Take the Tour"))
                return button;
        }
        return nullptr;
    }

    std::unique_ptr<TourFlow> m_flow;
};

void TourTest::init()
{
    m_flow = tourFlow();
    m_flow->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_flow->window.get(), 60000));
}

void TourTest::isOfferedButNeverShownByItself()
{
    QVERIFY(!flow().callout());
    QVERIFY(linkIn(*flow().window->findChild<QWidget*>(QStringLiteral("takeTour"))->parentWidget()));
    flow().openSample(); // as a first start does
    QVERIFY(!flow().callout());
    QVERIFY(linkIn(flow().panels().timeline()));
    QTest::mouseClick(linkIn(flow().panels().timeline()), Qt::LeftButton);
    QVERIFY(flow().isThere(1));
}

void TourTest::isTakenByKeyboard()
{
    const QSignalSpy began(&flow().workbench, &Workbench::runBegan);
    flow().trigger("tour");
    for (int step = 1; step <= TourFlow::steps; ++step) {
        QTRY_VERIFY2_WITH_TIMEOUT(flow().isThere(step), qPrintable(QString::number(step)), TourFlow::patience);
        QVERIFY(flow().callout()->isAncestorOf(QApplication::focusWidget()));
        if (step == 2)
            QVERIFY(flow().panels().run().chosen() == firstAttempt);
        if (step == 3)
            QVERIFY(flow().panels().run().chosen() == secondAttempt
                    && !flow().panels().editor().answerOffer().isMade());
        if (step < TourFlow::steps)
            flow().press(step % 2 == 0 ? Qt::Key_Right : Qt::Key_Return);
    }
    flow().press(Qt::Key_Right);
    QVERIFY(flow().isThere(5)); // only the button ends the tour
    for (int step = 4; step >= 1; --step) {
        flow().goBack();
        QTRY_VERIFY_WITH_TIMEOUT(flow().isThere(step), TourFlow::patience);
    }
    flow().goForward();
    QTRY_VERIFY(flow().isThere(2));
    QCOMPARE(began.size(), 1); // it is not asked again
    flow().press(Qt::Key_Escape);
    QVERIFY(!flow().callout());
}

void TourTest::leavesEverythingAsItWas_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("button");
    for (int step = 1; step <= TourFlow::steps; ++step) {
        QTest::addRow("Escape at step %d", step) << step << QString();
        QTest::addRow("Close at step %d", step) << step << QStringLiteral("tourClose");
    }
    QTest::newRow("Done at the last step") << TourFlow::steps << QStringLiteral("tourNext");
}

void TourTest::leavesEverythingAsItWas()
{
    QFETCH(const int, step);
    QFETCH(const QString, button);
    flow().openSample();
    Panels& panels = flow().panels();
    panels.editor().tabs().current()->editor().setSqlText("SELECT 'mine'");
    panels.ask().setQuestion({"What is mine?", {}});
    panels.ask().focusQuestion();
    const std::string database = flow().workbench.target().database;
    flow().takeTo(step);
    if (button.isEmpty())
        flow().press(Qt::Key_Escape);
    else
        flow().callout()->findChild<QAbstractButton*>(button)->click();
    QVERIFY(!flow().callout());
    QCOMPARE(flow().window->focusWidget(), static_cast<const QWidget*>(&panels.ask().box()));
    QTRY_COMPARE_WITH_TIMEOUT(flow().workbench.state(), ConnectionState::open, TourFlow::patience);
    QCOMPARE(flow().workbench.target().database, database);
    QVERIFY(panels.shown().empty() && !panels.editor().isPreviewing() && !panels.results().rowsOfRun());
    QCOMPARE(panels.ask().question().question.text, std::string("What is mine?"));
    QVERIFY(!panels.ask().isLent());
    QCOMPARE(panels.editor().tabs().count(), 1);
    QCOMPARE(panels.editor().tabs().current()->editor().sqlText(), std::string("SELECT 'mine'"));
    for (const char* const dock : {"schema", "timeline", "inspector"})
        QVERIFY2(flow().dock(dock).isVisible(), dock);
}

void TourTest::leadsBackToTheStartPage()
{
    auto* const link = flow().window->findChild<QPushButton*>(QStringLiteral("takeTour"));
    link->setFocus();
    flow().press(Qt::Key_Space);
    QVERIFY(flow().isThere(1));
    flow().goForward();
    QTRY_VERIFY_WITH_TIMEOUT(flow().isThere(2), TourFlow::patience);
    QVERIFY(!link->isVisible());
    flow().press(Qt::Key_Escape);
    QCOMPARE(flow().workbench.state(), ConnectionState::closed);
    QVERIFY(link->isVisible());
    QCOMPARE(flow().window->focusWidget(), static_cast<QWidget*>(link));
}

void TourTest::waitsForTheFirstAttempt()
{
    flow().action(SteerAction::beforeModel).trigger();
    flow().trigger("tour");
    flow().goForward();
    QVERIFY(flow().isAt(2) && flow().says("will appear here"));
    QTRY_VERIFY_WITH_TIMEOUT(flow().isShown("stopBar"), TourFlow::patience);
    QTRY_VERIFY(
        flow().says("the run is paused at a breakpoint. Press \"Continue\" to see how the first attempt ends."));
    QVERIFY(!flow().says("will appear here"));                                      // its card is there
    QVERIFY(!flow().callout()->accessibleName().contains(QStringLiteral("fails"))); // which it may not yet say
    flow().action(SteerAction::beforeModel).trigger();
    flow().action(SteerAction::proceed).trigger();
    QTRY_VERIFY_WITH_TIMEOUT(flow().isThere(2), TourFlow::patience);
}

void TourTest::holdsThePlayerAtEachAttempt()
{
    std::chrono::microseconds now{0};
    Playback& playback = flow().window->steering().playback();
    playback.setMotion(PlaybackMotion::smooth);
    playback.setClock([&now] { return now; });
    const auto playedOn = [&] {
        now += 130ms;
        playback.tick();
        flow().view().refresh();
        return playback.state();
    };
    flow().trigger("tour");
    flow().goForward();
    QTRY_VERIFY_WITH_TIMEOUT(!flow().recorded<RunFinished>().empty(), TourFlow::patience);
    for (int step = 2; step <= 3; ++step) {
        QVERIFY(flow().isAt(step) && flow().says("will appear here"));
        QCOMPARE(playback.state(), PlaybackState::playing);
        QTRY_VERIFY(playedOn() == PlaybackState::paused);
        QTRY_VERIFY(flow().isThere(step));
        flow().goForward();
    }
    QVERIFY(flow().isAt(4) && flow().says("will appear here"));
    QTRY_VERIFY(playedOn() == PlaybackState::over);
    QTRY_VERIFY_WITH_TIMEOUT(flow().isThere(4), TourFlow::patience);
    m_flow.reset(); // before the time that its player reads
}

void TourTest::endsWhenTheUserTurnsElsewhere_data()
{
    using Turn = std::function<void(TourFlow&)>;
    QTest::addColumn<Turn>("turn");
    QTest::addColumn<QString>("database");
    const auto row = [](const char* name, const QString& database, const Turn& turn) {
        QTest::newRow(name) << turn << database;
    };
    row("to another database", QStringLiteral("samples/shop.sqlite"), [](TourFlow& flow) { flow.openSample(); });
    row("to none", QString(), [](TourFlow& flow) { flow.trigger("disconnect"); });
    row("to another demonstration", QStringLiteral("shop.sqlite"),
        [](TourFlow& flow) { flow.window->demonstration().play("right-at-once"); });
    row("by leaving the demonstration", QString(), [](TourFlow& flow) { flow.window->demonstration().leave(); });
    row("to an audience", QString(), [](TourFlow& flow) { flow.trigger("present"); });
}

void TourTest::endsWhenTheUserTurnsElsewhere()
{
    QFETCH(const std::function<void(TourFlow&)>, turn);
    QFETCH(const QString, database);
    flow().takeTo(2);
    turn(flow());
    QTRY_VERIFY_WITH_TIMEOUT(!flow().callout(), TourFlow::patience);
    const bool isClosed = flow().workbench.state() == ConnectionState::closed;
    QCOMPARE(isClosed, database.isEmpty());
    if (!isClosed)
        QVERIFY(QString::fromStdString(flow().workbench.target().database).endsWith(database));
}

void TourTest::closesATimelineThatItOpened()
{
    flow().dock("timeline").close();
    flow().takeTo(2);
    QVERIFY(flow().dock("timeline").isVisible());
    flow().press(Qt::Key_Escape);
    QVERIFY(!flow().dock("timeline").isVisible());
}

void TourTest::endsInAForm_data()
{
    QTest::addColumn<QString>("button");
    QTest::newRow("for connections") << QStringLiteral("tourConnect");
    QTest::newRow("for models") << QStringLiteral("tourModels");
}

void TourTest::endsInAForm()
{
    QFETCH(const QString, button);
    flow().takeTo(5);
    QTest::keyClick(flow().callout()->findChild<QPushButton*>(button), Qt::Key_Return);
    QVERIFY(!flow().callout());
    QCOMPARE(flow().workbench.state(), ConnectionState::closed);
    const auto* const connections = flow().window->findChild<ConnectionDialog*>();
    const auto* const settings = flow().window->findChild<SettingsDialog*>();
    QCOMPARE(connections && connections->isVisible(), button == QStringLiteral("tourConnect"));
    QCOMPARE(settings && settings->isVisible(), button == QStringLiteral("tourModels"));
}

void TourTest::speaksAnotherLanguageAtOnce()
{
    flow().takeTo(2);
    flow().languages.choose("it");
    QTRY_VERIFY(flow().callout()->accessibleName().contains(QStringLiteral("2 di 5")));
    const auto* const next = flow().callout()->findChild<QPushButton*>(QStringLiteral("tourNext"));
    QCOMPARE(next->text(), QStringLiteral("Avanti"));
    flow().languages.choose("en");
    QTRY_VERIFY(flow().isThere(2));
}

QTEST_MAIN(TourTest)
#include "tst_tour.moc"
