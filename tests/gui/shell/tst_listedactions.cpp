#include "results/resultspanel.h"
#include "shell/commandpalette.h"
#include "shell/panels.h"
#include "support/steerflow.h"

#include <QAction>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

using namespace querymend;

/// Menus and the palette offer a command only if it has something to act on; its keys work at any time.
class ListedActionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isOfferedWhereItHasUse_data();
    void isOfferedWhereItHasUse();
};

namespace {

QAction* actionOf(const SteerFlow& flow, const QString& name)
{
    for (QAction* const action : flow.window->actions()) {
        if (action->objectName() == name)
            return action;
    }
    return nullptr;
}

bool isEnabledInMenu(const SteerFlow& flow, const QAction& action)
{
    bool isEnabled = true;
    for (const QAction* const title : flow.window->menuBar()->actions()) {
        QMenu* const menu = title->menu();
        if (!menu->actions().contains(&action))
            continue;
        Q_EMIT menu->aboutToShow();
        isEnabled = action.isEnabled();
        Q_EMIT menu->aboutToHide();
    }
    return isEnabled;
}

bool isInPalette(const SteerFlow& flow, const QAction& action)
{
    actionOf(flow, QStringLiteral("palette"))->trigger();
    auto* const palette = flow.window->findChild<CommandPalette*>();
    const QString text = QString(action.text()).remove(QLatin1Char('&'));
    const bool isFound = !palette->findChild<QListWidget*>()->findItems(text, Qt::MatchExactly).isEmpty();
    palette->hide();
    return isFound;
}

} // namespace

void ListedActionsTest::isOfferedWhereItHasUse_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<bool>("isOffered");
    const QByteArray endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
    QTest::newRow("nothing runs that could be cancelled") << QStringLiteral("cancel") << QByteArray() << false;
    QTest::newRow("a statement that runs can be cancelled") << QStringLiteral("cancel") << endless << true;
    QTest::newRow("there is no result to export") << QStringLiteral("exportResult") << QByteArray() << false;
    QTest::newRow("a result can be exported") << QStringLiteral("exportResult") << QByteArray("SELECT 1") << true;
}

void ListedActionsTest::isOfferedWhereItHasUse()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, statement);
    QFETCH(const bool, isOffered);
    SteerFlow flow;
    flow.openSample();
    ResultsPanel& results = flow.window->panels().results();
    if (!statement.isEmpty())
        results.run(statement.toStdString(), QStringLiteral("Result"));
    QTRY_COMPARE(results.isRunning(), name == QStringLiteral("cancel") && isOffered);
    QAction* const action = actionOf(flow, name);
    QVERIFY(action && action->isEnabled());
    QCOMPARE(isEnabledInMenu(flow, *action), isOffered);
    QVERIFY(action->isEnabled());
    QCOMPARE(isInPalette(flow, *action), isOffered);
    QVERIFY(action->isEnabled());
    results.cancel();
}

QTEST_MAIN(ListedActionsTest)
#include "tst_listedactions.moc"
