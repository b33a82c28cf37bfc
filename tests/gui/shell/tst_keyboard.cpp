#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/text/sqleditor.h"
#include "results/grid/resultgrid.h"
#include "results/plan/planview.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "support/windowflow.h"
#include "timeline/timelineview.h"

#include <QSignalSpy>
#include <QTabBar>

using namespace querymend;

/// Every way to a panel ends in a widget that takes keys.
class tst_Keyboard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void whatIsTypedAfterGoingToTheSqlIsInIt();
    void theResultsTakeKeysWhateverTheyShow();
    void theTimelineTakesKeysOnceThereIsARun();

private:
    void press(const char* keys) { QTest::keySequence(focused(), QKeySequence(QLatin1String(keys))); }
    [[nodiscard]] QWidget* focused() const { return m_flow->window->focusWidget(); }
    [[nodiscard]] const Panels& panels() const { return m_flow->window->panels(); }

    std::unique_ptr<WindowFlow> m_flow;
};

void tst_Keyboard::init()
{
    m_flow = std::make_unique<WindowFlow>();
    m_flow->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_flow->window.get()));
}

void tst_Keyboard::cleanup()
{
    m_flow.reset();
}

void tst_Keyboard::whatIsTypedAfterGoingToTheSqlIsInIt()
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

void tst_Keyboard::theResultsTakeKeysWhateverTheyShow()
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

void tst_Keyboard::theTimelineTakesKeysOnceThereIsARun()
{
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->window->demonstration().play("wrong-column");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    press("Ctrl+3");
    QVERIFY(qobject_cast<TimelineView*>(focused()));
}

QTEST_MAIN(tst_Keyboard)
#include "tst_keyboard.moc"
