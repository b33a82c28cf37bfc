#include "ask/askpanel.h"
#include "ask/evidenceedit.h"
#include "editor/pages/editortabs.h"
#include "editor/text/sqleditor.h"
#include "gui/shell/cutofftexts.h"
#include "gui/shell/everywindow.h"
#include "results/plan/planview.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "schema/schemapanel.h"
#include "settings/settingsdialog.h"
#include "shell/storysentence.h"
#include "store/settingsfile.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScreen>
#include <QSignalSpy>
#include <QTableView>
#include <QTextEdit>

#include <algorithm>
#include <memory>

using namespace querymend;

namespace {

/// A window whose settings ask for this size of text.
std::unique_ptr<WindowFlow> windowWithText(int pixels)
{
    return std::make_unique<WindowFlow>([pixels](const QTemporaryDir& folder) {
        AppSettings settings;
        settings.fontPixels = pixels;
        (void)writeSettings(folder.filePath(QStringLiteral("settings.json")), settings);
        return WindowFlow::usualPlace(folder);
    });
}

/// What is lower than its letters.
QStringList tooLowIn(const QWidget& window)
{
    QStringList found;
    const auto report = [&](const QWidget& widget, const QString& what) {
        found << QStringLiteral("%1 of %2")
                     .arg(what, widget.objectName().isEmpty() ? widget.accessibleName() : widget.objectName());
    };
    for (const QWidget* const widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        const int letters = widget->fontMetrics().height();
        const bool isOneLine = qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractButton*>(widget);
        const auto* const button = qobject_cast<const QAbstractButton*>(widget);
        const bool isSilent = button && button->text().isEmpty();
        if (isOneLine && !isSilent && widget->height() < letters)
            report(*widget, QString::fromLatin1(widget->metaObject()->className()));
        if (const auto* const table = qobject_cast<const QTableView*>(widget)) {
            for (int row = 0; row < std::min(table->model()->rowCount(), 3); ++row) {
                if (table->rowHeight(row) < letters)
                    report(*widget, QStringLiteral("row"));
            }
            if (table->horizontalHeader()->isVisible() && table->horizontalHeader()->height() < letters)
                report(*widget, QStringLiteral("header"));
        }
    }
    return found;
}

} // namespace

/// The window is used with large letters, and from right to left.
class LargeTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void hasRoomForItsTexts_data()
    {
        QTest::addColumn<std::string>("language");
        QTest::newRow("in English") << std::string("en");
        QTest::newRow("in Russian") << std::string("ru");
    }

    void hasRoomForItsTexts()
    {
        QFETCH(const std::string, language);
        const std::unique_ptr<WindowFlow> flow = windowWithText(24);
        flow->languages.choose(language);
        flow->window->resize(1920, 1080);
        QVERIFY(QTest::qWaitForWindowExposed(flow->window.get()));
        QSignalSpy ended(&flow->workbench, &Workbench::runEnded);
        flow->window->demonstration().play("wrong-column");
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        QStringList report;
        forEveryWindow(*flow, [&](QWidget& window, const QString& name) {
            // Layouts are done when they have settled.
            (void)QTest::qWaitFor([&] { return cutOffIn(window).isEmpty() && tooLowIn(window).isEmpty(); });
            for (const QString& text : cutOffIn(window))
                report << name + QStringLiteral(": cut off: ") + text;
            for (const QString& what : tooLowIn(window))
                report << name + QStringLiteral(": too low: ") + what;
            if (window.width() > 1920 || window.height() > 1080)
                report << QStringLiteral("%1: needs %2 x %3").arg(name).arg(window.width()).arg(window.height());
        });
        report.removeDuplicates();
        QVERIFY2(report.isEmpty(), qPrintable(QLatin1Char('\n') + report.join(QLatin1Char('\n'))));
    }

    void writesNothingInSmallLetters()
    {
        constexpr int least = 23; // of secondary texts
        const std::unique_ptr<WindowFlow> flow = windowWithText(24);
        flow->window->resize(1920, 1080);
        QVERIFY(QTest::qWaitForWindowExposed(flow->window.get()));
        QSignalSpy ended(&flow->workbench, &Workbench::runEnded);
        flow->window->demonstration().play("wrong-column");
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        Panels& panels = flow->window->panels();
        EditorPage* const page = panels.editor().tabs().addText();
        page->editor().setSqlText("SELECT nothing FROM orders");
        const auto isTold = [&] {
            const auto labels = panels.editor().findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->isVisible() && label->text() == QStringLiteral("1 problem");
            });
        };
        QTRY_VERIFY(isTold());
        panels.results().tabs().setCurrentWidget(&panels.results().plan());
        panels.results().plan().showPlan({{PlanNode{"Sort", "", 1, 1.0, {{"Sort Key", "n"}}, {}}}, "Sort"});
        QStringList small;
        for (const QWidget* const widget : flow->window->findChildren<QWidget*>()) {
            const bool hasText = qobject_cast<const QLabel*>(widget) || qobject_cast<const QAbstractButton*>(widget)
                || qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget)
                || qobject_cast<const QTextEdit*>(widget);
            if (hasText && widget->isVisible() && widget->font().pixelSize() < least)
                small << QStringLiteral("%1 %2: %3")
                             .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName())
                             .arg(widget->font().pixelSize());
        }
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QLatin1Char('\n'))));
    }

    void showsWholePlaceholdersOfPrices_data()
    {
        QTest::addColumn<std::string>("language");
        for (const char* const language : {"en", "it", "ru"})
            QTest::newRow(language) << std::string(language);
    }

    void showsWholePlaceholdersOfPrices()
    {
        QFETCH(const std::string, language);
        const std::unique_ptr<WindowFlow> flow = windowWithText(24);
        ModelProfile paid;
        paid.name = "paid";
        paid.format = "openai";
        paid.baseUrl = "https://models.example.org/v1";
        paid.model = "sql-large";
        paid.price = ModelPrice{};
        QVERIFY(!flow->models.keep({paid}));
        flow->languages.choose(language);
        flow->window->openSettings(SettingsDialog::Page::models);
        auto* const dialog = flow->window->findChild<SettingsDialog*>();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        for (const char* const name : {"promptPriceEdit", "replyPriceEdit", "cachedPriceEdit", "cacheWritePriceEdit"}) {
            const auto* const field = dialog->findChild<QLineEdit*>(QLatin1String(name));
            QVERIFY(field);
            const int around = 24; // its frame and padding, and the room that Qt leaves for the cursor
            const int needed = field->fontMetrics().horizontalAdvance(field->placeholderText()) + around;
            QTRY_VERIFY2(field->width() >= needed, name);
        }
    }

    void showsTheWholePlaceholderOfEvidence_data() { showsWholePlaceholdersOfPrices_data(); }

    void showsTheWholePlaceholderOfEvidence()
    {
        QFETCH(const std::string, language);
        const std::unique_ptr<WindowFlow> flow = windowWithText(24);
        flow->languages.choose(language);
        flow->window->resize(1366, 768);
        QVERIFY(QTest::qWaitForWindowExposed(flow->window.get()));
        AskPanel& ask = flow->window->panels().ask();
        ask.setQuestion({"How much?", "Of all."});
        const auto* const evidence = ask.findChild<EvidenceEdit*>();
        QVERIFY(evidence->isVisible());
        const int around = 24; // its frame and padding, and the room that Qt leaves for the cursor
        const int needed = evidence->fontMetrics().horizontalAdvance(evidence->placeholderText()) + around;
        QTRY_VERIFY2(evidence->width() >= needed, qPrintable(QString::number(needed - evidence->width())));
    }

    void keepsConnectionsInsideALowWindow()
    {
        const std::unique_ptr<WindowFlow> flow = windowWithText(24);
        flow->window->resize(1366, 768);
        QVERIFY(QTest::qWaitForWindowExposed(flow->window.get()));
        flow->window->openConnections();
        auto* const dialog = flow->window->findChild<ConnectionDialog*>();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        QTRY_VERIFY(dialog->minimumSizeHint().height() <= 768);
        QTRY_VERIFY2(dialog->height() <= 768, qPrintable(QString::number(dialog->height())));
    }

    void cutsNothingWhereAllMessagesAreOpen_data()
    {
        QTest::addColumn<std::string>("language");
        for (const char* const language : {"en", "it", "ru"})
            QTest::newRow(language) << std::string(language);
    }

    void cutsNothingWhereAllMessagesAreOpen()
    {
        QFETCH(const std::string, language);
        const auto flow = std::make_unique<WindowFlow>([](const QTemporaryDir& folder) {
            AppSettings settings;
            settings.fontPixels = 24;
            (void)writeSettings(folder.filePath(QStringLiteral("settings.json")), settings);
            return StorePlace{StoreFile{"/proc/nowhere/runs.db"}};
        });
        flow->languages.choose(language);
        flow->window->resize(1366, 768);
        QVERIFY(QTest::qWaitForWindowExposed(flow->window.get()));
        QSignalSpy ended(&flow->workbench, &Workbench::runEnded);
        flow->window->demonstration().play("wrong-column");
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        QTRY_VERIFY(flow->window->findChild<StorySentence*>()->isVisible());
        const QWidget& ask = flow->window->panels().ask();
        for (const QLabel* const label : ask.parentWidget()->findChildren<QLabel*>()) {
            if (label->isVisible() && label->wordWrap())
                QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        }
        for (const QWidget* const child : ask.findChildren<QWidget*>()) {
            if (child->isVisible() && qobject_cast<const QAbstractButton*>(child))
                QTRY_COMPARE(child->visibleRegion().boundingRect(), child->rect());
        }
    }

    void cutsNothingWhereAStoryIsLong_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("in a wide window") << 1366;
        QTest::newRow("in a narrow window") << 1100;
    }

    void cutsNothingWhereAStoryIsLong()
    {
        QFETCH(const int, width);
        const std::unique_ptr<WindowFlow> flow = windowWithText(24);
        flow->window->resize(width, 768);
        QVERIFY(QTest::qWaitForWindowExposed(flow->window.get()));
        QSignalSpy ended(&flow->workbench, &Workbench::runEnded);
        flow->window->demonstration().play("up-to-the-expert");
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        const auto& story = *flow->window->findChild<StorySentence*>();
        QTRY_VERIFY(story.isVisible());
        QTRY_VERIFY2(story.height() >= story.heightForWidth(story.width()), qPrintable(story.text()));
        const QWidget& ask = flow->window->panels().ask();
        for (const QWidget* const part : ask.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (part->isVisible())
                QTRY_VERIFY2(ask.rect().contains(part->geometry()), part->metaObject()->className());
        }
        QTRY_VERIFY(ask.height() >= ask.heightForWidth(ask.width()));
    }

    void showsWholeExplanationsOnSettingsPagesOfAShortWindow()
    {
        const std::unique_ptr<WindowFlow> flow = windowWithText(24);
        flow->window->openSettings(SettingsDialog::Page::policy);
        auto* const dialog = flow->window->findChild<SettingsDialog*>();
        QVERIFY(dialog);
        dialog->resize(dialog->minimumSizeHint().width(), 400);
        for (const auto page : {SettingsDialog::Page::policy, SettingsDialog::Page::runs}) {
            dialog->showPage(page);
            for (const QLabel* const label : dialog->findChildren<QLabel*>()) {
                if (label->isVisible() && label->wordWrap())
                    QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            }
        }
    }

    void runsFromRightToLeftButNotItsSql()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const std::unique_ptr<WindowFlow> flow = windowWithText(13);
        QVERIFY(QTest::qWaitForWindowExposed(flow->window.get()));
        flow->window->resize(1440, 900);
        Panels& panels = flow->window->panels();
        const auto leftOf = [&](const QWidget& widget) { return widget.mapTo(flow->window.get(), QPoint()).x(); };
        QTRY_VERIFY(leftOf(panels.schema()) > leftOf(panels.editor()));
        QVERIFY(leftOf(panels.timeline()) < leftOf(panels.editor()));
        QCOMPARE(panels.editor().tabs().current()->editor().layoutDirection(), Qt::LeftToRight);
        QCOMPARE(panels.timeline().view().layoutDirection(), Qt::RightToLeft);
        for (const Qt::DockWidgetArea area : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea})
            QCOMPARE(flow->window->tabPosition(area), QTabWidget::North);
    }

    void paintsItsSqlTheSameInBothDirections()
    {
        const auto painted = [](Qt::LayoutDirection direction) {
            QGuiApplication::setLayoutDirection(direction);
            const std::unique_ptr<WindowFlow> flow = windowWithText(13);
            flow->window->resize(1440, 900);
            (void)QTest::qWaitForWindowExposed(flow->window.get());
            SqlEditor editor(flow->theme);
            editor.resize(480, 160);
            editor.show();
            (void)QTest::qWaitForWindowExposed(&editor);
            editor.setSqlText("SELECT count(*) AS n, c.\"full name\" -- all (of them)\n"
                              "FROM t AS c\n    WHERE (c.x <> 'DE' AND y >= -1.5);\n");
            return editor.grab().toImage();
        };
        const QImage usual = painted(Qt::LeftToRight);
        const QImage mirrored = painted(Qt::RightToLeft);
        QCOMPARE(mirrored, usual);
    }

    void opensInsideItsScreen()
    {
        const std::unique_ptr<WindowFlow> flow = windowWithText(13);
        QVERIFY(QTest::qWaitForWindowExposed(flow->window.get()));
        const QSize screen = flow->window->screen()->availableSize();
        QCOMPARE(flow->window->size().boundedTo(screen), flow->window->size());
    }
};

QTEST_MAIN(LargeTextTest)
#include "tst_largetext.moc"
