#include "editor/editorpanel.h"
#include "files/filespanel.h"
#include "files/folderbrowser.h"
#include "results/grid/resultgrid.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "results/rows/queryresult.h"
#include "schema/schemabrowser.h"
#include "schema/schemapanel.h"
#include "shell/panels.h"
#include "support/windowflow.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTest>

#include <algorithm>

using namespace querymend;

/// All menus of the window are in one case: title case in English, sentence case elsewhere.
class MenuTitlesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void titleCaseIs_data();
    void titleCaseIs();
    void areInOneCase_data();
    void areInOneCase();
};

namespace {

/// What stays small within a title.
const QStringList& smallWords()
{
    static const QStringList words =
        QStringLiteral("a an and as at but by for in of on or the to").split(QLatin1Char(' '));
    return words;
}

/// Without the mnemonic, and without a value such as the name of a connection.
QString asSeen(const QString& text)
{
    QString seen = text;
    seen.replace(QStringLiteral("&&"), QStringLiteral("and")).remove(QLatin1Char('&'));
    return seen.section(QStringLiteral(": "), 0, 0);
}

bool isInTitleCase(const QString& title)
{
    const QStringList words = title.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words[i];
        const auto letter = std::find_if(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
        const bool isWithin = i > 0 && i + 1 < words.size();
        const bool isSmall = isWithin && smallWords().contains(word.toLower());
        if (letter != word.end() && letter->isUpper() == isSmall)
            return false;
    }
    return true;
}

bool isInSentenceCase(const QString& title)
{
    return !title.front().isLetter() || title.front().isUpper();
}

/// Opens the context menus of panels, which have no entries before.
void openContextMenus(const WindowFlow& flow)
{
    const auto openOn = [](QWidget& widget) {
        const QPoint place = widget.rect().center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, widget.mapToGlobal(place));
        QCoreApplication::sendEvent(&widget, &event);
    };
    const Panels& panels = flow.window->panels();
    auto& grid = *panels.results().currentResult()->findChild<ResultGrid*>();
    openOn(*panels.schema().findChild<SchemaBrowser*>()->viewport());
    openOn(*panels.files().findChild<FolderBrowser*>()->viewport());
    openOn(*grid.viewport());
    Q_EMIT grid.horizontalHeader()->customContextMenuRequested(grid.horizontalHeader()->rect().center());
    openOn(*panels.results().tabs().tabBar());
}

QStringList titlesIn(const WindowFlow& flow)
{
    QStringList titles;
    const auto add = [&titles](const QList<QAction*>& actions) {
        for (const QAction* const action : actions) {
            if (!action->isSeparator() && !action->text().isEmpty())
                titles << asSeen(action->text());
        }
    };
    MainWindow& window = *flow.window;
    add(window.menuBar()->actions());
    add(window.actions());
    add(window.panels().editor().actions());
    for (QMenu* const menu : window.findChildren<QMenu*>()) {
        Q_EMIT menu->aboutToShow();
        add(menu->actions());
    }
    for (const QWidget* const widget : window.findChildren<QWidget*>()) {
        if (widget->contextMenuPolicy() == Qt::ActionsContextMenu)
            add(widget->actions());
    }
    titles.removeDuplicates();
    return titles;
}

} // namespace

void MenuTitlesTest::titleCaseIs_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("isRight");
    const auto row = [](const char* title, bool isRight) {
        QTest::newRow(title) << QString::fromUtf8(title) << isRight;
    };
    row("Go to SQL", true);
    row("Save As…", true);
    row("Copy as M-Schema", true);
    row("\"Quoted\" 2", true);
    row("Copy the plan", false);
    row("copy Plan", false);
    row("Copy As CSV", false);
    row("Ask Me What to do", false);
}

void MenuTitlesTest::titleCaseIs()
{
    QFETCH(const QString, title);
    QFETCH(const bool, isRight);
    QCOMPARE(isInTitleCase(title), isRight);
}

void MenuTitlesTest::areInOneCase_data()
{
    QTest::addColumn<QString>("language");
    for (const char* const language : {"en", "it", "ru"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void MenuTitlesTest::areInOneCase()
{
    QFETCH(const QString, language);
    constexpr int patience = 30'000;
    WindowFlow flow;
    flow.languages.choose(language.toStdString());
    flow.window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(flow.workbench.state(), ConnectionState::open, patience);
    ResultsPanel& results = flow.window->panels().results();
    results.run("SELECT 1 AS \"Number\"", QStringLiteral("Result"));
    QTRY_VERIFY_WITH_TIMEOUT(results.currentResult() && results.currentResult()->result().end(), patience);
    openContextMenus(flow);
    const QStringList titles = titlesIn(flow);
    while (QWidget* const menu = QApplication::activePopupWidget())
        menu->close();
    QVERIFY2(titles.size() > 120, "not all menus were found");
    QStringList wrong;
    for (const QString& title : titles) {
        const bool isRight = language == QStringLiteral("en") ? isInTitleCase(title) : isInSentenceCase(title);
        if (!isRight)
            wrong << title;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

QTEST_MAIN(MenuTitlesTest)
#include "tst_menutitles.moc"
