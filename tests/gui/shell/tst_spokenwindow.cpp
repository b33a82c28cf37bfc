#include "support/accessibilitybus.h"

#include "common/statelabel.h"
#include "editor/editorpanel.h"
#include "editor/text/sqleditor.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "runs/playback.h"
#include "support/windowflow.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>

#include <algorithm>
#include <chrono>

using namespace querymend;

/// What a screen reader hears and reads of the window, over AT-SPI's own bus.
class SpokenWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void eachAttemptAndTheEndAreHeardInOrder_data();
    void eachAttemptAndTheEndAreHeardInOrder();
    void aPacedDemonstrationIsHeardAsItIsShown();
    void eachStepOfTheTourIsHeard();
    void statesAreInTheTreeWithTheirCaptions();
    void statesTellOfTheirChanges();
    void aProblemOfATextIsInTheTreeAndSpokenWhenGoneTo();
    void rowsAndErrorsOfAStatementAreHeard();
    void aProductionDatabaseIsHeardOnConnecting();

private:
    static void press(const char* keys)
    {
        QTest::keySequence(QApplication::focusWidget(), QKeySequence(QLatin1String(keys)));
    }
    static void bringToFront(QWidget& window)
    {
        window.activateWindow(); // there is no window manager
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    [[nodiscard]] bool hears(const QString& words) const
    {
        return QTest::qWaitFor([&] { return !m_reader.heard().filter(words).isEmpty(); }, 30000);
    }
    void play(const char* name)
    {
        QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
        m_flow->window->demonstration().play(name);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    }
    /// Counted from 0; -1 if none is chosen.
    [[nodiscard]] int chosenNumber() const
    {
        const auto chosen = m_flow->window->panels().chosen();
        return chosen ? static_cast<int>(chosen->attempt.number) : -1;
    }
    /// Of those that the timeline shows.
    [[nodiscard]] std::ptrdiff_t decidedAttempts() const
    {
        std::ptrdiff_t decided = 0;
        for (const TimelineSection& section : m_flow->window->panels().timeline().model().rows().sections) {
            for (const LaneRow& lane : section.lanes)
                decided +=
                    std::ranges::count_if(lane.cards, [](const auto& card) { return card.decision.has_value(); });
        }
        return decided;
    }
    [[nodiscard]] QStringList namesInTree() const
    {
        QStringList names;
        for (const HeardPart& part : m_reader.parts())
            names << part.name;
        return names;
    }

    ScreenReader m_reader;
    std::unique_ptr<WindowFlow> m_flow;
};

void SpokenWindowTest::initTestCase()
{
    QVERIFY(m_reader.connectToBus());
}

void SpokenWindowTest::init()
{
    m_flow = std::make_unique<WindowFlow>();
    bringToFront(*m_flow->window);
    m_reader.forget();
}

void SpokenWindowTest::cleanup()
{
    m_flow.reset();
}

void SpokenWindowTest::eachAttemptAndTheEndAreHeardInOrder_data()
{
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<int>("attempts");
    QTest::newRow("one correction") << QByteArray("wrong-column") << 2;
    QTest::newRow("three hints") << QByteArray("three-hints") << 4;
}

void SpokenWindowTest::eachAttemptAndTheEndAreHeardInOrder()
{
    QFETCH(const QByteArray, scenario);
    QFETCH(const int, attempts);
    play(scenario.constData());
    QVERIFY2(hears(QStringLiteral("Solved at attempt %1").arg(attempts)), qPrintable(m_reader.heard().join(u'\n')));
    const QStringList& heard = m_reader.heard();
    qsizetype last = -1;
    for (int number = 1; number <= attempts; ++number) {
        const QString attempt = QStringLiteral(", attempt %1,").arg(number);
        QCOMPARE(heard.filter(attempt).size(), 1);
        const qsizetype at = heard.indexOf(heard.filter(attempt).front());
        QVERIFY2(at > last, qPrintable(heard.join(u'\n')));
        last = at;
    }
    QVERIFY(
        heard.filter(QStringLiteral(", attempt 1,")).front().contains(QStringLiteral("column"), Qt::CaseInsensitive));
    QVERIFY(heard.indexOf(heard.filter(QStringLiteral("Solved at attempt")).front()) > last);
}

/// The run is over before the player shows its first attempt: nothing may be told ahead of what is shown.
void SpokenWindowTest::aPacedDemonstrationIsHeardAsItIsShown()
{
    Playback& playback = m_flow->window->steering().playback();
    playback.setMotion(PlaybackMotion::smooth);
    playback.setClock([] { return std::chrono::microseconds(0); }); // only its keys move it
    play("wrong-column");
    QCOMPARE(playback.state(), PlaybackState::playing);
    const auto stepUntilDecided = [&](std::ptrdiff_t attempts) {
        while (playback.isUnderWay() && decidedAttempts() < attempts)
            playback.step();
    };
    stepUntilDecided(1);
    QVERIFY(hears(QStringLiteral(", attempt 1,")));
    press("Ctrl+3");
    press("Home");
    for (int i = 0; i < 20 && chosenNumber() != 0; ++i) // the next attempt has begun, and is followed
        press("Down");
    press("F6");
    QVERIFY2(hears(QStringLiteral("Line 1, column ")), qPrintable(m_reader.heard().join(u'\n')));
    stepUntilDecided(2);
    QVERIFY(hears(QStringLiteral(", attempt 2,")));
    while (playback.isUnderWay())
        playback.step();
    QVERIFY(hears(QStringLiteral("Solved at attempt 2")));
    const QStringList& heard = m_reader.heard();
    qsizetype last = -1;
    for (const char* const words : {", attempt 1,", "Line 1, column ", ", attempt 2,", "Solved at attempt 2"}) {
        const QStringList told = heard.filter(QLatin1String(words));
        QCOMPARE(told.size(), 1);
        QVERIFY2(heard.indexOf(told.front()) > last, qPrintable(heard.join(u'\n')));
        last = heard.indexOf(told.front());
    }
}

void SpokenWindowTest::eachStepOfTheTourIsHeard()
{
    for (QAction* const action : m_flow->window->actions()) {
        if (action->objectName() == QLatin1String("tour"))
            action->trigger();
    }
    for (const char* const words : {"1 of 5: Ask in plain words. Type a question", "2 of 5: The first attempt. Each",
                                    "3 of 5: A hint corrects it. The model was",
                                    "4 of 5: The answer and its story. These", "5 of 5: Now your own data. Connect"}) {
        QVERIFY2(hears(QLatin1String(words)), qPrintable(m_reader.heard().join(u'\n')));
        press("Right");
    }
}

void SpokenWindowTest::statesAreInTheTreeWithTheirCaptions()
{
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    const QStringList names = namesInTree();
    QVERIFY2(names.contains(QStringLiteral("Database: shop.sqlite")), qPrintable(names.join(u'\n')));
    QVERIFY(names.contains(QStringLiteral("Database type: SQLite")));
    QVERIFY(names.contains(QStringLiteral("Cursor position: Ln 1, Col 1")));
}

namespace {

QList<QObject*>& toldOfNames()
{
    static QList<QObject*> objects;
    return objects;
}

} // namespace

/// In offscreen tests, nobody is told.
void SpokenWindowTest::statesTellOfTheirChanges()
{
    QLabel label;
    setCaption(label, QStringLiteral("Database"));
    label.setText(QStringLiteral("shop.sqlite"));
    label.show();
    QVERIFY(QTest::qWaitForWindowExposed(&label));
    label.repaint();
    const auto before = QAccessible::installUpdateHandler([](QAccessibleEvent* event) {
        if (event->type() == QAccessible::NameChanged)
            toldOfNames().append(event->object());
    });
    label.setText(QStringLiteral("other.sqlite"));
    label.repaint();
    label.repaint();
    QAccessible::installUpdateHandler(before);
    QVERIFY(toldOfNames().contains(&label));
}

void SpokenWindowTest::aProblemOfATextIsInTheTreeAndSpokenWhenGoneTo()
{
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    press("Ctrl+1");
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("SELECT nam FROM customers"));
    QVERIFY(hears(QStringLiteral("1 problem")));
    const QList<HeardPart> parts = m_reader.parts();
    QVERIFY(std::ranges::any_of(parts, [](const HeardPart& part) {
        return part.name == QLatin1String("SQL text") && part.description.contains(QLatin1String("Line 1, column 8: "));
    }));
    press("F8");
    QVERIFY(hears(QStringLiteral("Line 1, column 8: ")));
}

void SpokenWindowTest::rowsAndErrorsOfAStatementAreHeard()
{
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    ResultsPanel& results = m_flow->window->panels().results();
    results.run("SELECT 1 AS one UNION ALL SELECT 2", QStringLiteral("Two"));
    QVERIFY2(hears(QStringLiteral("2 row")), qPrintable(m_reader.heard().join(u'\n')));
    results.run("SELECT n FROM nowhere", QStringLiteral("None"));
    QVERIFY2(hears(QStringLiteral("nowhere")), qPrintable(m_reader.heard().join(u'\n')));
}

void SpokenWindowTest::aProductionDatabaseIsHeardOnConnecting()
{
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    SavedConnection saved;
    saved.name = "Live";
    saved.engine = "sqlite";
    saved.database = m_flow->workbench.target().database;
    m_flow->workbench.close();
    saved.isProduction = true;
    m_flow->book.put(saved);
    m_reader.forget();
    m_flow->window->openPlace(QString::fromStdString(saved.database));
    QVERIFY2(hears(QStringLiteral("PRODUCTION: Live")), qPrintable(m_reader.heard().join(u'\n')));
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    QCOMPARE(m_reader.heard().filter(QStringLiteral("PRODUCTION: Live")).size(), 1);
    QVERIFY2(namesInTree().contains(QStringLiteral("PRODUCTION: Live")), qPrintable(namesInTree().join(u'\n')));
}

QUERYMEND_TEST_MAIN(argc, argv)
{
    const PrivateDesktop desktop;
    const QApplication application(argc, argv);
    QTEST_SET_MAIN_SOURCE_PATH
    SpokenWindowTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_spokenwindow.moc"
