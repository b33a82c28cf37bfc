#include "common/languages.h"

#include "common/clockwords.h"

#include <QDate>
#include <QDoubleSpinBox>
#include <QLocale>
#include <QTest>
#include <QTime>
#include <QWidget>

using namespace querymend;

/// Dates, numbers and plurals follow the chosen language.
class DatesAndNumbersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void datesAndNumbersAreOfTheLanguage_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QLocale>("system");
        QTest::addColumn<QLocale>("expected");
        const QLocale german(QLocale::German, QLocale::Germany);
        const QLocale swiss(QLocale::Italian, QLocale::Switzerland);
        const auto row = [](const char* name, const char* code, const QLocale& system, const QLocale& expected) {
            QTest::newRow(name) << QString::fromLatin1(code) << system << expected;
        };
        row("Italian on a system without a language", "it", QLocale::c(), QLocale(QStringLiteral("it")));
        row("Russian on a system without a language", "ru", QLocale::c(), QLocale(QStringLiteral("ru")));
        row("English on a system without a language", "en", QLocale::c(), QLocale(QStringLiteral("en")));
        row("Russian on a German system", "ru", german, QLocale(QStringLiteral("ru")));
        row("English on a German system", "en", german, QLocale(QStringLiteral("en")));
        row("Italian as in Switzerland", "it", swiss, swiss);
    }

    void datesAndNumbersAreOfTheLanguage()
    {
        QFETCH(const QString, code);
        QFETCH(const QLocale, system);
        QFETCH(const QLocale, expected);
        QCOMPARE(Languages::localeFor(code, system), expected);
    }

    /// Lists, spin boxes and delegates of a window that is already open.
    void anOpenWindowWritesDatesAndNumbersAnew_data()
    {
        QTest::addColumn<std::string>("code");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("date");
        QTest::newRow("in English") << std::string("en") << QStringLiteral("1,234.5") << QStringLiteral("January");
        QTest::newRow("in Italian") << std::string("it") << QStringLiteral("1.234,5") << QStringLiteral("gennaio");
        QTest::newRow("in Russian") << std::string("ru") << QStringLiteral("1\u00a0234,5") << QStringLiteral("января");
    }

    void anOpenWindowWritesDatesAndNumbersAnew()
    {
        QFETCH(const std::string, code);
        QFETCH(const QString, number);
        QFETCH(const QString, date);
        Languages languages;
        languages.choose("ru");
        languages.choose("it");
        QWidget window;
        QDoubleSpinBox inside(&window);
        inside.setGroupSeparatorShown(true);
        inside.setDecimals(1);
        inside.setMaximum(10'000);
        inside.setValue(1234.5);
        languages.choose(code);
        QCOMPARE(inside.text(), number);
        QVERIFY(QLocale().toString(QDate(2026, 1, 31), QStringLiteral("d MMMM")).contains(date));
    }

    void aTimeWithSecondsIsOfTheLanguage()
    {
        Languages languages;
        const QTime time(13, 20, 38, 7);
        languages.choose("it");
        QCOMPARE(clockWord(time), QStringLiteral("13:20:38"));
        QCOMPARE(clockWord(time, ClockUnit::milliseconds), QStringLiteral("13:20:38.007"));
        languages.choose("en");
        QVERIFY2(clockWord(time).startsWith(QStringLiteral("1:20:38")), qPrintable(clockWord(time)));
        QVERIFY(clockWord(time).endsWith(QStringLiteral("PM")));
    }

    /// On a system without a language setting.
    void aLanguageIsChosenWhereTheSystemHasNone()
    {
        Languages languages;
        languages.choose("");
        QVERIFY(QLocale().language() != QLocale::C);
        QCOMPARE(QLocale().language(), QLocale(languages.code()).language());
    }

    void pluralsAreRight_data()
    {
        QTest::addColumn<std::string>("code");
        QTest::addColumn<QStringList>("expected"); ///< for 1, 2, 5 and 21
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
};

QTEST_MAIN(DatesAndNumbersTest)
#include "tst_datesandnumbers.moc"
