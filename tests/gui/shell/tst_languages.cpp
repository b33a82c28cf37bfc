#include "ask/askpanel.h"
#include "common/rowbutton.h"
#include "editor/editorpanel.h"
#include "gui/shell/everywindow.h"
#include "schema/schemapanel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>

using namespace querymend;

namespace {

constexpr char16_t opening = u'⟦';

/// Makes every text longer by a third and marks it, so that what was not translated or has no room is seen.
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

/// No language has other words for these.
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

/// What a program of ours says, and not what a server, a file or a scenario is called.
bool isData(const QWidget& widget)
{
    if (widget.inherits("QTabBar") && widget.parentWidget()->inherits("querymend::EditorTabs"))
        return true; // titles of texts
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

QStringList cutOffIn(const QWidget& window)
{
    QStringList found;
    for (const QLabel* const label : window.findChildren<QLabel*>()) {
        const bool isWhole = label->wordWrap() || label->width() >= label->minimumSizeHint().width()
            || label->text().isEmpty() || label->minimumWidth() == 1;
        if (label->isVisible() && !isWhole)
            found << label->text();
    }
    for (const QPushButton* const button : window.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->width() < button->minimumSizeHint().width())
            found << button->text();
    }
    return found;
}

} // namespace

/// The window speaks several languages, and changes from one to the other while it is open.
class tst_Languages : public QObject {
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
        flow.window->panels().ask().setQuestion({"Ask", {}}); // what people write stays
        flow.languages.choose(code);
        QVERIFY(hasButton(ask));
        QCOMPARE(flow.window->menuBar()->actions().front()->text(), file);
        QCOMPARE(flow.window->panels().ask().question().question.text, "Ask");
        QCOMPARE(QLocale().language(), QLocale(QString::fromStdString(code)).language());
        QVERIFY(QCoreApplication::translate("QPlatformTheme", "Cancel") != QStringLiteral("Cancel")); // of Qt
        flow.languages.choose("en");
        QVERIFY(hasButton(QStringLiteral("Ask")));
    }

    void pluralsAreRight_data()
    {
        QTest::addColumn<std::string>("code");
        QTest::addColumn<QStringList>("expected"); ///< of 1, 2, 5 and 21
        QTest::newRow("English") << std::string("en")
                                 << QStringList{QStringLiteral("1 table"), QStringLiteral("2 tables"),
                                                QStringLiteral("5 tables"), QStringLiteral("21 tables")};
        QTest::newRow("Italian") << std::string("it")
                                 << QStringList{QStringLiteral("1 tabella"), QStringLiteral("2 tabelle"),
                                                QStringLiteral("5 tabelle"), QStringLiteral("21 tabelle")};
        QTest::newRow("Russian") << std::string("ru")
                                 << QStringList{QStringLiteral("1 таблица"), QStringLiteral("2 таблицы"),
                                                QStringLiteral("5 таблиц"), QStringLiteral("21 таблица")};
    }

    void pluralsAreRight()
    {
        QFETCH(const std::string, code);
        QFETCH(const QStringList, expected);
        Languages languages;
        languages.choose(code);
        QStringList made;
        for (const int count : {1, 2, 5, 21})
            made << QCoreApplication::translate("querymend::ConnectionPane", "%n tables", nullptr, count);
        QCOMPARE(made, expected);
    }

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
        });
        report.removeDuplicates();
        QVERIFY2(report.isEmpty(), qPrintable(QLatin1Char('\n') + report.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(tst_Languages)
#include "tst_languages.moc"
