// Where and when a run was made, as panels say it.

#include "shell/currentrun.h"
#include "support/samplerun.h"

#include <QDateTime>
#include <QLocale>
#include <QTest>

using namespace querymend;

class OriginWordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void doesNotBreakTheTime_data();
    void doesNotBreakTheTime();
};

void OriginWordTest::doesNotBreakTheTime_data()
{
    QTest::addColumn<int>("days");
    QTest::newRow("of a run of today") << 0;
    QTest::newRow("of an earlier run") << 40;
}

void OriginWordTest::doesNotBreakTheTime()
{
    QFETCH(const int, days);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    std::vector<RunEvent> run = sampleRun();
    run.front().at = QDateTime::currentDateTime().addDays(-days).toMSecsSinceEpoch();
    const QString word = originWord(run);
    QVERIFY2(word.endsWith(QLatin1Char('M')), qPrintable(word));
    QVERIFY2(!word.contains(QStringLiteral(" AM")) && !word.contains(QStringLiteral(" PM")), qPrintable(word));
    QVERIFY2(word.startsWith(QStringLiteral("shop · ")), qPrintable(word));
}

QTEST_MAIN(OriginWordTest)
#include "tst_originword.moc"
