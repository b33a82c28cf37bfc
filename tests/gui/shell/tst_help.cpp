#include "ask/askpanel.h"
#include "ask/questionedit.h"
#include "common/helppage.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "gui/shell/everywindow.h"

#include <QFile>
#include <QTextBrowser>

using namespace querymend;

/// F1 opens the page about the part with the focus.
class tst_Help : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPanelHasItsPage()
    {
        WindowFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        QStringList seen;
        for (const QWidget* const widget : flow.window->findChildren<QWidget*>()) {
            const QString page = helpPageFor(widget);
            QVERIFY2(QFile::exists(QStringLiteral(":/querymend/help/en/%1.md").arg(page)), qPrintable(page));
            seen << page;
        }
        for (const char* const page : {"question", "editor", "results", "schema", "timeline", "inspector", "steering"})
            QVERIFY2(seen.contains(QLatin1String(page)), page);
    }

    void opensThePageOfWhatHasTheFocus()
    {
        WindowFlow flow;
        flow.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(flow.window.get()));
        flow.window->panels().ask().focusQuestion();
        QTest::keyClick(flow.window->panels().ask().findChild<QuestionEdit*>(), Qt::Key_F1);
        auto* const help = flow.window->findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->page(), QStringLiteral("question"));
        auto* const text = help->findChild<QTextBrowser*>();
        QVERIFY(text->toPlainText().contains(QStringLiteral("Shift+Enter")));
        Q_EMIT text->anchorClicked(QUrl(QStringLiteral("models.md")));
        QCOMPARE(help->page(), QStringLiteral("models"));
        Q_EMIT text->anchorClicked(QUrl(QStringLiteral("https://example.com/a.md"))); // external links are not followed
        QCOMPARE(help->page(), QStringLiteral("models"));
    }
};

QTEST_MAIN(tst_Help)
#include "tst_help.moc"
