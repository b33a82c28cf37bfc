#include "ask/askpanel.h"
#include "editor/editorpanel.h"
#include "editor/everytext.h"
#include "editor/pages/editortabs.h"
#include "editor/text/sqleditor.h"
#include "inspector/inspectorpanel.h"
#include "results/grid/resultgrid.h"
#include "results/plan/planview.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "schema/schemapanel.h"
#include "support/windowflow.h"
#include "timeline/timelineview.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTabBar>

#include <iterator>

using namespace querymend;

/// Every way to a panel ends in a widget that takes keys.
class KeyboardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void whatIsTypedAfterGoingToTheSqlIsInIt();
    void theResultsTakeKeysWhateverTheyShow();
    void theTimelineTakesKeysOnceThereIsARun();
    void oneKeyLeadsFromACardToItsErrorAndBack();
    void theAttemptTakesKeys();
    void aPanelThatIsClosedOpens_data();
    void aPanelThatIsClosedOpens();
    void theSchemaComesBeforeTheDemonstrations();
    void theMenusTakeKeys();
    void tabLeavesTheSqlUnlessItIndents();
    void theEditMenuActsOnWhatHasTheFocus();
    void differentThingsHaveDifferentIcons();
    void escapeCancelsWhatRuns_data();
    void escapeCancelsWhatRuns();
    void escapeCancelsFromAPanelThatFloatsToo();

private:
    /// Begins a statement that never ends.
    void run();
    void press(const char* keys) { QTest::keySequence(focused(), QKeySequence(QLatin1String(keys))); }
    [[nodiscard]] QWidget* focused() const { return m_flow->window->focusWidget(); }
    [[nodiscard]] const Panels& panels() const { return m_flow->window->panels(); }

    std::unique_ptr<WindowFlow> m_flow;
};

void KeyboardTest::init()
{
    m_flow = std::make_unique<WindowFlow>();
    m_flow->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_flow->window.get()));
}

void KeyboardTest::cleanup()
{
    m_flow.reset();
}

void KeyboardTest::run()
{
    ResultsPanel& results = panels().results();
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    results.run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
                QStringLiteral("Endless"));
    QTRY_VERIFY(results.isRunning());
}

void KeyboardTest::whatIsTypedAfterGoingToTheSqlIsInIt()
{
    const EditorTabs& tabs = panels().editor().tabs();
    press("Ctrl+1");
    QTest::keyClicks(focused(), QStringLiteral("SELECT 1"));
    QCOMPARE(tabs.current()->editor().sqlText(), std::string("SELECT 1"));
    press("Ctrl+T");
    press("Ctrl+L");
    press("Ctrl+1");
    QTest::keyClicks(focused(), QStringLiteral("SELECT 2"));
    QCOMPARE(tabs.current()->editor().sqlText(), std::string("SELECT 2"));
}

void KeyboardTest::theResultsTakeKeysWhateverTheyShow()
{
    ResultsPanel& results = panels().results();
    press("Ctrl+2");
    QCOMPARE(focused(), static_cast<QWidget*>(results.tabs().tabBar()));
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    QSignalSpy ended(&results, &ResultsPanel::runEnded);
    results.run("SELECT 1 AS one", QStringLiteral("One"));
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    press("Ctrl+L");
    press("Ctrl+2");
    QCOMPARE(focused(), static_cast<QWidget*>(&results.currentResult()->grid()));
    results.explain("SELECT 1 AS one");
    QTRY_VERIFY_WITH_TIMEOUT(!results.isRunning(), 30000);
    press("Ctrl+L");
    press("Ctrl+2");
    QVERIFY(results.plan().isAncestorOf(focused()));
}

void KeyboardTest::theTimelineTakesKeysOnceThereIsARun()
{
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->window->demonstration().play("wrong-column");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    press("Ctrl+3");
    QVERIFY(qobject_cast<TimelineView*>(focused()));
}

void KeyboardTest::oneKeyLeadsFromACardToItsErrorAndBack()
{
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->window->demonstration().play("wrong-column");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    press("Ctrl+3");
    press("Home");
    for (int i = 0; i < 9 && panels().chosen()->attempt.number != 0; ++i)
        press("Down"); // past the steps
    press("F6");
    const SqlEditor& sql = panels().editor().attemptPreview().editor();
    QCOMPARE(focused(), static_cast<const QWidget*>(&sql));
    QVERIFY(!sql.selectedRange().empty());
    press("F6");
    QVERIFY(qobject_cast<TimelineView*>(focused()));
}

void KeyboardTest::theAttemptTakesKeys()
{
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->window->demonstration().play("wrong-column");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    press("Ctrl+5");
    QVERIFY(panels().inspector().isAncestorOf(focused()));
    const auto& tabs = *qobject_cast<QTabBar*>(focused());
    const int before = tabs.currentIndex();
    press("Right");
    QCOMPARE(tabs.currentIndex(), before + 1);
}

void KeyboardTest::aPanelThatIsClosedOpens_data()
{
    QTest::addColumn<QString>("panel");
    QTest::addColumn<QByteArray>("keys");
    QTest::newRow("the timeline") << QStringLiteral("timeline") << QByteArray("Ctrl+3");
    QTest::newRow("the schema") << QStringLiteral("schema") << QByteArray("Ctrl+4");
    QTest::newRow("the attempt") << QStringLiteral("inspector") << QByteArray("Ctrl+5");
}

void KeyboardTest::aPanelThatIsClosedOpens()
{
    QFETCH(const QString, panel);
    QFETCH(const QByteArray, keys);
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->window->demonstration().play("wrong-column");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    auto* const dock = m_flow->window->findChild<QDockWidget*>(panel);
    press("Ctrl+L");
    dock->close();
    press(keys.constData());
    QVERIFY(dock->isVisible());
    QVERIFY(dock->isAncestorOf(focused()));
}

void KeyboardTest::theSchemaComesBeforeTheDemonstrations()
{
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    for (QAction* const action : m_flow->window->actions()) {
        if (action->objectName() == QLatin1String("demonstrations"))
            action->trigger();
    }
    const SchemaPanel& schema = panels().schema();
    QTRY_VERIFY(schema.visibleRegion().isEmpty()); // it is behind their tab
    press("Ctrl+4");
    QTRY_VERIFY(!schema.visibleRegion().isEmpty());
    QVERIFY(schema.isAncestorOf(focused()));
}

void KeyboardTest::theMenusTakeKeys()
{
    press("F10");
    QMenuBar& bar = *m_flow->window->menuBar();
    QCOMPARE(bar.activeAction(), bar.actions().front());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
}

void KeyboardTest::tabLeavesTheSqlUnlessItIndents()
{
    SqlEditor& editor = panels().editor().tabs().current()->editor();
    press("Ctrl+1");
    QTest::keyClick(focused(), Qt::Key_Tab);
    QVERIFY(focused() != &editor);
    QCOMPARE(editor.sqlText(), std::string());
    press("Ctrl+1");
    QTest::keyClick(focused(), Qt::Key_BracketRight, Qt::ControlModifier);
    QCOMPARE(editor.sqlText(), std::string("    "));
    panels().editor().everyText().setTabKey(TabKey::indents);
    QTest::keyClick(focused(), Qt::Key_Tab);
    QCOMPARE(focused(), static_cast<QWidget*>(&editor));
    QCOMPARE(editor.sqlText(), std::string("        "));
}

void KeyboardTest::theEditMenuActsOnWhatHasTheFocus()
{
    const auto choose = [this](const char* name) {
        for (QAction* const action : m_flow->window->actions()) {
            if (action->objectName() == QLatin1String(name))
                action->trigger();
        }
    };
    press("Ctrl+1");
    const SqlEditor& editor = panels().editor().tabs().current()->editor();
    QTest::keyClicks(focused(), QStringLiteral("SELECT 1"));
    choose("selectAll");
    choose("cut");
    QCOMPARE(editor.sqlText(), std::string());
    choose("undo");
    QCOMPARE(editor.sqlText(), std::string("SELECT 1"));
    choose("redo");
    QCOMPARE(editor.sqlText(), std::string());
    press("Ctrl+L");
    choose("paste");
    QCOMPARE(panels().ask().question().question.text, std::string("SELECT 1"));
}

/// An icon is learnt once; what differs must not look the same.
void KeyboardTest::differentThingsHaveDifferentIcons()
{
    QHash<QString, QImage> icons;
    for (const QAction* const action : m_flow->window->actions() + panels().editor().actions()) {
        for (const char* const name :
             {"explain", "compareAttempts", "history", "replayRun", "runAgain", "refreshSchema", "playBack", "format",
              "statistics", "exportRun", "exportResult", "importRun"}) {
            if (action->objectName() == QLatin1String(name))
                icons.insert(action->objectName(), action->icon().pixmap(16).toImage());
        }
    }
    QCOMPARE(icons.size(), 12);
    for (auto one = icons.constBegin(); one != icons.constEnd(); ++one) {
        QVERIFY2(!one.value().isNull(), qPrintable(one.key()));
        for (auto other = std::next(one); other != icons.constEnd(); ++other)
            QVERIFY2(one.value() != other.value(), qPrintable(one.key() + QLatin1Char(' ') + other.key()));
    }
}

void KeyboardTest::escapeCancelsWhatRuns_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("from the question") << QByteArray("Ctrl+L");
    QTest::newRow("from the SQL") << QByteArray("Ctrl+1");
    QTest::newRow("from the results") << QByteArray("Ctrl+2");
    QTest::newRow("from the timeline") << QByteArray("Ctrl+3");
    QTest::newRow("from the schema") << QByteArray("Ctrl+4");
    QTest::newRow("from the attempt") << QByteArray("Ctrl+5");
}

void KeyboardTest::escapeCancelsWhatRuns()
{
    QFETCH(const QByteArray, place);
    run();
    const ResultsPanel& results = panels().results();
    press(place.constData());
    press("Esc");
    QVERIFY(!results.isRunning());
    QCOMPARE(results.currentResult()->result().end(), QueryEnd::cancelled);
}

/// It is a window of its own then.
void KeyboardTest::escapeCancelsFromAPanelThatFloatsToo()
{
    run();
    auto* const schema = m_flow->window->findChild<QDockWidget*>(QStringLiteral("schema"));
    QVERIFY(schema);
    schema->setFloating(true);
    QTest::keyClick(panels().schema().findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(!panels().results().isRunning());
}

QTEST_MAIN(KeyboardTest)
#include "tst_keyboard.moc"
