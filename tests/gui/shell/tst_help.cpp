#include "ask/askpanel.h"
#include "ask/questionedit.h"
#include "common/errorcodewords.h"
#include "common/helppage.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "gui/shell/everywindow.h"
#include "inspector/inspectorpanel.h"
#include "results/resultspanel.h"
#include "support/samplerun.h"

#include <QDockWidget>
#include <QFile>
#include <QPushButton>
#include <QScrollBar>
#include <QTabWidget>
#include <QTextBlock>
#include <QTextBrowser>

using namespace querymend;

/// F1 opens the page about the part with the focus.
class HelpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPanelHasItsPage()
    {
        WindowFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        QStringList seen;
        for (const QWidget* const widget : flow.window->findChildren<QWidget*>()) {
            const QString page = helpPageFor(widget).section(QLatin1Char('#'), 0, 0);
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
        Q_EMIT text->anchorClicked(QUrl(QStringLiteral("errors-schema.md#unknown_alias")));
        QCOMPARE(help->page(), QStringLiteral("errors-schema"));
        QCOMPARE(help->anchor(), QStringLiteral("unknown_alias"));
    }

    void everyErrorHasItsPlace_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("in English") << QStringLiteral("en");
        QTest::newRow("in Italian") << QStringLiteral("it");
        QTest::newRow("in Russian") << QStringLiteral("ru");
    }

    void everyErrorHasItsPlace()
    {
        QFETCH(const QString, language);
        WindowFlow flow;
        flow.languages.choose(language.toStdString());
        HelpWindow help(flow.languages, flow.window.get());
        help.show();
        const auto* const text = help.findChild<QTextBrowser*>();
        for (std::size_t i = 0; i < errorCodeCount; ++i) {
            const auto code = static_cast<ErrorCode>(i);
            const QString place = helpPlaceOf(code);
            help.showPage(place);
            QCOMPARE(help.page() + QLatin1Char('#') + help.anchor(), place);
            const QString heading = text->textCursor().block().text();
            QVERIFY2(heading.startsWith(wordOf(code)), qPrintable(place + heading));
            QVERIFY2(text->textCursor().block().blockFormat().headingLevel() == 2, qPrintable(place));
        }
    }

    void anErrorOfAnAttemptLeadsToItsPlace_data()
    {
        QTest::addColumn<bool>("isByKey");
        QTest::newRow("with its link") << false;
        QTest::newRow("with F1") << true;
    }

    void anErrorOfAnAttemptLeadsToItsPlace()
    {
        QFETCH(const bool, isByKey);
        WindowFlow flow;
        flow.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(flow.window.get()));
        InspectorPanel& inspector = flow.window->panels().inspector();
        for (auto* const dock : flow.window->findChildren<QDockWidget*>()) {
            if (dock->widget() == &inspector) {
                dock->show();
                dock->raise();
            }
        }
        QTRY_VERIFY(inspector.isVisible());
        auto& tabs = *inspector.findChild<QTabWidget*>();
        inspector.showAttempt(sampleRun(), {LaneId{0}, 0});
        for (int i = 0; i < tabs.count(); ++i) {
            if (tabs.tabText(i) == QStringLiteral("Error"))
                tabs.setCurrentIndex(i);
        }
        if (isByKey) {
            auto* const pane = tabs.currentWidget()->findChild<QTextEdit*>();
            pane->setFocus();
            QTest::keyClick(pane, Qt::Key_F1);
        } else {
            QPushButton* const link = linkIn(*tabs.currentWidget());
            QVERIFY(link);
            link->click();
        }
        const auto* const help = flow.window->findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->page(), QStringLiteral("errors-schema"));
        QCOMPARE(help->anchor(), QStringLiteral("unknown_column"));
        QTRY_VERIFY(help->findChild<QTextBrowser*>()->verticalScrollBar()->value() > 0);
    }

    void anErrorOfAResultLeadsToItsPlace()
    {
        WindowFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        Q_EMIT flow.window->panels().results().helpAsked(helpPlaceOf(ErrorCode::divisionByZero));
        const auto* const help = flow.window->findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->page(), QStringLiteral("errors-execution"));
        QCOMPARE(help->anchor(), QStringLiteral("division_by_zero"));
    }

private:
    /// The visible link in a pane.
    static QPushButton* linkIn(const QWidget& pane)
    {
        const auto buttons = pane.findChildren<QPushButton*>();
        const auto link = std::ranges::find_if(buttons, [](const QPushButton* button) {
            return button->isVisible() && button->text() == QStringLiteral("What is this?");
        });
        return link == buttons.end() ? nullptr : *link;
    }
};

QTEST_MAIN(HelpTest)
#include "tst_help.moc"
