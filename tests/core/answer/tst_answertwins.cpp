#include "answering.h"

using namespace querymend;
using namespace querymend::test;

class AnswerTwinsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKeyNamesTheRowsThatItReferences_data();
    void aKeyNamesTheRowsThatItReferences();
    void whatAKeyNamesIsShownAsTheKey();
};

void AnswerTwinsTest::aKeyNamesTheRowsThatItReferences_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::newRow("staff without a manager") << QByteArray("SELECT s.name FROM staff s WHERE s.manager_id IS NULL");
    QTest::newRow("staff whose manager is Ada")
        << QByteArray("SELECT s.name FROM staff s JOIN staff m ON m.id = s.manager_id WHERE m.name = 'Ada'");
    QTest::newRow("number of staff per manager")
        << QByteArray("SELECT m.name, COUNT(*) AS staff_count FROM staff s JOIN staff m ON m.id = s.manager_id "
                      "GROUP BY m.id, m.name");
    QTest::newRow("the manager of Bruno")
        << QByteArray("SELECT m.name FROM staff m WHERE EXISTS ( SELECT 1 FROM staff s WHERE s.manager_id = m.id AND "
                      "s.name = 'Bruno')");
    QTest::newRow("staff with a salary higher than their manager")
        << QByteArray("SELECT s.name FROM staff s JOIN staff m ON m.id = s.manager_id WHERE s.salary > m.salary");
    QTest::newRow("staff with a salary above average")
        << QByteArray("SELECT s.name FROM staff s WHERE s.salary > (SELECT AVG(s2.salary) FROM staff s2)");
    QTest::newRow("matches whose home team is Lions")
        << QByteArray("SELECT m.* FROM matches m JOIN teams ht ON ht.id = m.home_team_id WHERE ht.name = 'Lions'");
    QTest::newRow("how many matches of Lions were there")
        << QByteArray("SELECT COUNT(*) AS match_count FROM matches m WHERE (m.home_team_id IN (SELECT t.id FROM teams "
                      "t WHERE t.name = 'Lions') OR m.away_team_id IN (SELECT t2.id FROM teams t2 WHERE t2.name = "
                      "'Lions'))");
    QTest::newRow("average attendance per home team")
        << QByteArray("SELECT ht.name, AVG(m.attendance) AS average_attendance FROM matches m JOIN teams ht ON ht.id = "
                      "m.home_team_id GROUP BY ht.id, ht.name");
    QTest::newRow("average number of days between played and reported")
        << QByteArray("SELECT AVG(julianday(m.reported_on) - julianday(m.played_on)) AS average_days FROM matches m");
}

void AnswerTwinsTest::aKeyNamesTheRowsThatItReferences()
{
    QFETCH(const QByteArray, statement);
    const LeagueAnswerer league("sqlite");
    const QuestionReading reading = league.answerer.read(QTest::currentDataTag(), {}, answeringDay).front();
    QVERIFY2(reading.unread.empty(), reading.unread.empty() ? "" : reading.unread.front().c_str());
    QCOMPARE(onOneLine(reading.sql), statement);
}

void AnswerTwinsTest::whatAKeyNamesIsShownAsTheKey()
{
    const LeagueAnswerer league("sqlite");
    const auto meanings = league.answerer.meanings("number of staff per manager", {}, answeringDay);
    QCOMPARE(meanings.back().word.meaning, "staff.manager_id");
    QVERIFY(std::find(meanings.back().targets.begin(), meanings.back().targets.end(), "staff.manager_id")
            != meanings.back().targets.end());
}

QTEST_APPLESS_MAIN(AnswerTwinsTest)
#include "tst_answertwins.moc"
