#include "ask/askpanel.h"
#include "common/rowbutton.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/problems/textcheck.h"
#include "editor/text/sqleditor.h"
#include "gui/shell/cutofftexts.h"
#include "gui/shell/everywindow.h"
#include "llm/bundle.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "schema/schemapanel.h"
#include "shell/demowords.h"
#include "timeline/timelinepanel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QTextEdit>

#include <utility>

using namespace querymend;

namespace {

constexpr char16_t opening = u'⟦';

/// Lengthens every text by a third and marks it, so that untranslated texts and those without room become visible.
class PseudoWords : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                      int /*n*/) const override
    {
        const QString text = QString::fromUtf8(source);
        return opening + text + QString(text.size() / 3, u'~') + u'⟧';
    }
};

/// Texts that are the same in all languages.
bool isForEveryone(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    const QStringList names{QStringLiteral("Querymend"), QStringLiteral("English"),    QStringLiteral("Italiano"),
                            QStringLiteral("Русский"),   QStringLiteral("SQLite"),     QStringLiteral("PostgreSQL"),
                            QStringLiteral("MariaDB"),   QStringLiteral("MySQL"),      QStringLiteral("DuckDB"),
                            QStringLiteral("ODBC"),      QStringLiteral("SQL Server"), QStringLiteral("Oracle")};
    return !text.contains(word) || names.contains(text) || text.contains(opening);
}

QStringList textsOf(const QWidget& widget)
{
    QStringList texts{widget.toolTip(), widget.windowTitle()};
    if (const auto* const label = qobject_cast<const QLabel*>(&widget))
        texts << label->text();
    if (const auto* const button = qobject_cast<const QAbstractButton*>(&widget))
        texts << button->text();
    if (const auto* const line = qobject_cast<const QLineEdit*>(&widget))
        texts << line->placeholderText();
    if (const auto* const tabs = qobject_cast<const QTabBar*>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i);
    }
    for (const QAction* const action : widget.actions())
        texts << action->text();
    return texts;
}

/// Whether a widget shows data, such as names of servers, files or scenarios, and not our own texts.
bool isData(const QWidget& widget)
{
    if (widget.inherits("QTabBar") && widget.parentWidget()->inherits("querymend::EditorTabs"))
        return true; // titles of editor tabs
    for (const QWidget* at = &widget; at; at = at->parentWidget()) {
        if (qobject_cast<const RowButton*>(at) || at->objectName() == QStringLiteral("formatCombo")
            || at->objectName() == QStringLiteral("engineCombo")
            || at->objectName() == QStringLiteral("place")) // of the store
            return true;
    }
    return false;
}

QStringList untranslatedIn(const QWidget& window)
{
    QStringList found;
    for (const QWidget* const widget :
         window.findChildren<QWidget*>() + QList<QWidget*>{const_cast<QWidget*>(&window)}) {
        if (isData(*widget))
            continue;
        for (const QString& text : textsOf(*widget)) {
            if (!isForEveryone(text))
                found << QStringLiteral("%1: %2").arg(QString::fromLatin1(widget->metaObject()->className()), text);
        }
    }
    return found;
}

/// All visible texts, with numbers replaced because counts and times may differ.
QStringList visibleTextsOf(const QWidget& window)
{
    static const QRegularExpression digits(QStringLiteral("\\d+([.,\u00a0]\\d+)*"));
    QStringList texts;
    const auto add = [&](const QWidget& widget, const QString& text) {
        if (!text.isEmpty() && !text.startsWith(QStringLiteral("sqlite://"))) // its folder differs each time
            texts << QStringLiteral("%1: %2").arg(QString::fromLatin1(widget.metaObject()->className()),
                                                  QString(text).replace(digits, QStringLiteral("#")));
    };
    for (const QWidget* const widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->inherits("querymend::MessagesPage"))
            continue;
        for (const QString& text : textsOf(*widget))
            add(*widget, text);
        add(*widget, widget->accessibleName());
        if (const auto* const box = qobject_cast<const QComboBox*>(widget))
            add(*widget, box->currentText());
        if (const auto* const pane = qobject_cast<const QTextEdit*>(widget))
            add(*widget, pane->toPlainText());
        const auto* const view = qobject_cast<const QAbstractItemView*>(widget);
        for (int row = 0; view && row < view->model()->rowCount(); ++row) {
            for (const int role : {Qt::DisplayRole, Qt::AccessibleTextRole, Qt::ToolTipRole})
                add(*widget, view->model()->index(row, 0).data(role).toString());
        }
    }
    return texts;
}

} // namespace

/// The window speaks several languages and switches between them while it is open.
class LanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isSwitchedLive_data()
    {
        QTest::addColumn<std::string>("code");
        QTest::addColumn<QString>("ask");
        QTest::addColumn<QString>("file");
        QTest::newRow("Italian") << std::string("it") << QStringLiteral("Chiedi") << QStringLiteral("&File");
        QTest::newRow("Russian") << std::string("ru") << QStringLiteral("Спросить") << QStringLiteral("&Файл");
    }

    void isSwitchedLive()
    {
        QFETCH(const std::string, code);
        QFETCH(const QString, ask);
        QFETCH(const QString, file);
        WindowFlow flow;
        flow.languages.choose("en");
        const auto hasButton = [&](const QString& text) {
            for (const QPushButton* const button : flow.window->panels().ask().findChildren<QPushButton*>()) {
                if (button->text() == text)
                    return true;
            }
            return false;
        };
        QVERIFY(hasButton(QStringLiteral("Ask")));
        flow.window->panels().ask().setQuestion({"Ask", {}}); // user input is never translated
        flow.languages.choose(code);
        QVERIFY(hasButton(ask));
        QCOMPARE(flow.window->menuBar()->actions().front()->text(), file);
        QCOMPARE(flow.window->panels().ask().question().question.text, "Ask");
        QCOMPARE(QLocale().language(), QLocale(QString::fromStdString(code)).language());
        QVERIFY(QCoreApplication::translate("QPlatformTheme", "Cancel") != QStringLiteral("Cancel")); // Qt's own texts
        flow.languages.choose("en");
        QVERIFY(hasButton(QStringLiteral("Ask")));
    }

    /// lupdate has lost the class of some of these texts before.
    void textsAreKeptUnderTheirClass_data()
    {
        QTest::addColumn<QByteArray>("context");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("of the timeline") << QByteArray("querymend::TimelinePanel") << QByteArray("No run yet");
        QTest::newRow("of results") << QByteArray("querymend::ResultBar") << QByteArray("Filter rows");
    }

    void textsAreKeptUnderTheirClass()
    {
        QFETCH(const QByteArray, context);
        QFETCH(const QByteArray, text);
        Languages languages;
        for (const char* const code : {"it", "ru"}) {
            languages.choose(code);
            QVERIFY(QCoreApplication::translate(context.constData(), text.constData()) != QString::fromUtf8(text));
        }
    }

    void demonstrationsSpeakTheWindowsLanguage_data()
    {
        QTest::addColumn<std::string>("name");
        for (const std::string& name : scenarioNames())
            QTest::newRow(name.c_str()) << name;
    }

    void demonstrationsSpeakTheWindowsLanguage()
    {
        QFETCH(const std::string, name);
        const auto scenario = readBundledScenario(name);
        QVERIFY(scenario);
        Languages languages;
        languages.choose("en");
        QCOMPARE(demoWords(*scenario).title, QString::fromStdString(scenario->title));
        QCOMPARE(demoWords(*scenario).shows, QString::fromStdString(scenario->shows));
        for (const char* const code : {"it", "ru"}) {
            languages.choose(code);
            QVERIFY(demoWords(*scenario).title != QString::fromStdString(scenario->title));
            QVERIFY(demoWords(*scenario).shows != QString::fromStdString(scenario->shows));
        }
        languages.choose("en");
    }

    /// All visible texts change immediately, none waits until it is next shown.
    void speaksAsIfItHadAlways_data()
    {
        QTest::addColumn<std::string>("from");
        QTest::addColumn<std::string>("to");
        QTest::newRow("from English to Russian") << std::string("en") << std::string("ru");
        QTest::newRow("from Russian to Italian") << std::string("ru") << std::string("it");
        QTest::newRow("from Italian to English") << std::string("it") << std::string("en");
    }

    void speaksAsIfItHadAlways()
    {
        QFETCH(const std::string, from);
        QFETCH(const std::string, to);
        const auto textsAfter = [](const std::string& first, const std::string& then) {
            WindowFlow flow;
            flow.languages.choose(first);
            fill(flow);
            flow.languages.choose(then);
            const auto read = [&] { return visibleTextsOf(*flow.window); };
            QStringList texts;
            // Queued work is done when nothing changes any more.
            [&] { QTRY_VERIFY(std::exchange(texts, read()) == texts && !texts.isEmpty()); }();
            return texts;
        };
        const QStringList switched = textsAfter(from, to);
        const QStringList fresh = textsAfter(to, to);
        QStringList report;
        for (const QString& text : switched) {
            if (!fresh.contains(text))
                report << QStringLiteral("- ") + text.left(200);
        }
        for (const QString& text : fresh) {
            if (!switched.contains(text))
                report << QStringLiteral("+ ") + text.left(200);
        }
        QVERIFY(fresh.size() > 50);
        QVERIFY2(report.isEmpty(), qPrintable(QLatin1Char('\n') + report.join(QLatin1Char('\n'))));
    }

private:
    /// A run with a chosen attempt, its answer, and a text with an error.
    static void fill(WindowFlow& flow)
    {
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.window->resize(1440, 900);
        QSignalSpy ended(&flow.workbench, &Workbench::runEnded);
        flow.window->demonstration().play("wrong-column");
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        Panels& panels = flow.window->panels();
        panels.timeline().choose({LaneId{0}, 1});
        EditorPage* const page = panels.editor().tabs().addText();
        page->editor().setSqlText("SELECT nme FROM customers");
        QTRY_COMPARE_WITH_TIMEOUT(page->check().status(), CheckStatus::done, 30000);
        QTRY_VERIFY(!panels.results().isRunning());
        QTRY_VERIFY(panels.results().currentResult());
    }

private Q_SLOTS:
    void nothingIsLeftInEnglishOrCutOff_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("in a small window") << QSize(1024, 700);
        QTest::newRow("in a large window") << QSize(1920, 1080);
    }

    void nothingIsLeftInEnglishOrCutOff()
    {
        QFETCH(const QSize, size);
        WindowFlow flow;
        flow.languages.choose("en");
        flow.window->resize(size);
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.languages.speak(std::make_unique<PseudoWords>());
        QStringList report;
        forEveryWindow(flow, [&](QWidget& window, const QString& name) {
            QCoreApplication::processEvents();
            for (const QString& text : untranslatedIn(window))
                report << name + QStringLiteral(": English: ") + text;
            for (const QString& text : cutOffIn(window))
                report << name + QStringLiteral(": cut off: ") + text;
            if (window.width() > size.width() || window.height() > size.height())
                report << QStringLiteral("%1: needs %2 x %3").arg(name).arg(window.width()).arg(window.height());
        });
        report.removeDuplicates();
        QVERIFY2(report.isEmpty(), qPrintable(QLatin1Char('\n') + report.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(LanguagesTest)
#include "tst_languages.moc"
