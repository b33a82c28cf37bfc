#include "editor/editorpanel.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "results/rows/queryresult.h"
#include "shell/mainmenu.h"
#include "shell/panels.h"
#include "support/windowflow.h"

#include <QAbstractButton>
#include <QAction>
#include <QIcon>
#include <QImage>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace querymend;

/// One icon for one thing, as far as commands go: signs of other things, such as types, kinds and outcomes, are chosen
/// in functions of their own.
class ActionIconsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anIconIsOfOneCommand();
    void whatIsCalledTheSameHasTheSameIcon_data();
    void whatIsCalledTheSameHasTheSameIcon();
};

namespace {

/// Commands that do the same to different things share an icon.
const std::vector<QStringList>& shared()
{
    static const std::vector<QStringList> groups{
        {QStringLiteral("run"), QStringLiteral("continueRun"), QStringLiteral("playOrPause"),
         QStringLiteral("demonstrations")},
        {QStringLiteral("stepRun"), QStringLiteral("playOn")},
        {QStringLiteral("connect"), QStringLiteral("breakBeforeDatabase")}, // the database
    };
    return groups;
}

bool mayShare(const QString& one, const QString& other)
{
    return std::ranges::any_of(shared(),
                               [&](const QStringList& group) { return group.contains(one) && group.contains(other); });
}

/// The icon without its colour.
QImage drawingOf(const QIcon& icon)
{
    constexpr int side = 32;
    return icon.pixmap(side).toImage().convertToFormat(QImage::Format_Alpha8);
}

/// Those of the menu bar that have an icon.
QList<QAction*> commandsIn(const WindowFlow& flow)
{
    const QStringList names = namesInMenus();
    QList<QAction*> found;
    for (QAction* const action : flow.window->actions() + flow.window->panels().editor().actions()) {
        if (!action->icon().isNull() && names.contains(action->objectName()) && !found.contains(action))
            found.append(action);
    }
    return found;
}

} // namespace

void ActionIconsTest::anIconIsOfOneCommand()
{
    const WindowFlow flow;
    const QList<QAction*> commands = commandsIn(flow);
    QVERIFY2(commands.size() > 25, "not all commands were found");
    QStringList wrong;
    for (qsizetype i = 0; i < commands.size(); ++i) {
        for (qsizetype j = i + 1; j < commands.size(); ++j) {
            const QString one = commands[i]->objectName();
            const QString other = commands[j]->objectName();
            if (drawingOf(commands[i]->icon()) == drawingOf(commands[j]->icon()) && !mayShare(one, other))
                wrong << QStringLiteral("%1 and %2").arg(one, other);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void ActionIconsTest::whatIsCalledTheSameHasTheSameIcon_data()
{
    QTest::addColumn<QString>("verb");
    for (const char* const verb : {"Close", "Copy", "Refresh"})
        QTest::newRow(verb) << QString::fromLatin1(verb);
}

void ActionIconsTest::whatIsCalledTheSameHasTheSameIcon()
{
    QFETCH(const QString, verb);
    constexpr int patience = 30'000;
    const WindowFlow flow;
    flow.window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(flow.workbench.state(), ConnectionState::open, patience);
    ResultsPanel& results = flow.window->panels().results();
    results.run("SELECT 1 AS n", QStringLiteral("Result")); // for the buttons of a result
    QTRY_VERIFY_WITH_TIMEOUT(results.currentResult() && results.currentResult()->result().end(), patience);
    std::vector<QImage> drawings;
    QStringList names;
    const auto add = [&](const QString& words, const QIcon& icon) {
        const QString said = QString(words).remove(QLatin1Char('&'));
        if (icon.isNull() || !said.startsWith(verb))
            return;
        names << said;
        if (std::ranges::find(drawings, drawingOf(icon)) == drawings.end())
            drawings.push_back(drawingOf(icon));
    };
    for (const QAction* const action : flow.window->findChildren<QAction*>())
        add(action->text(), action->icon());
    for (const QAbstractButton* const button : flow.window->findChildren<QAbstractButton*>()) {
        const bool isOfQt = button->objectName().startsWith(QStringLiteral("qt_")); // in the title of a dock
        add(button->text().isEmpty() ? button->toolTip() : button->text(), isOfQt ? QIcon() : button->icon());
    }
    QVERIFY2(names.size() > 1, qPrintable(names.join(QLatin1Char('\n'))));
    QVERIFY2(drawings.size() == 1, qPrintable(names.join(QLatin1Char('\n'))));
}

QTEST_MAIN(ActionIconsTest)
#include "tst_actionicons.moc"
