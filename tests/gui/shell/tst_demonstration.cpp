#include "databaseopener.h"
#include "llm/bundle.h"
#include "shell/demonstration.h"
#include "workbench.h"

#include <QSignalSpy>
#include <QTest>

using namespace querymend;

/// Demonstrations in the window end as their scripts say.
class tst_Demonstration : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsAsItsScriptSays_data();
    void endsAsItsScriptSays();
    void playingAnotherEndsTheFirst();
    void saysThatThereIsNoneOfThatName();

private:
    Workbench m_workbench{[](const ConnectionTarget& target) {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    }};
    Demonstration m_demonstration{m_workbench};
};

void tst_Demonstration::endsAsItsScriptSays_data()
{
    QTest::addColumn<std::string>("name");
    for (const char* const name : {"right-at-once", "wrong-column", "three-lanes", "refused-by-the-guard"})
        QTest::newRow(name) << std::string(name);
}

void tst_Demonstration::endsAsItsScriptSays()
{
    QFETCH(const std::string, name);
    QSignalSpy ended(&m_workbench, &Workbench::runEnded);
    m_demonstration.play(name);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    const auto scenario = readBundledScenario(name);
    QVERIFY(!m_workbench.events().empty());
    const auto* const finished = std::get_if<RunFinished>(&m_workbench.events().back().body);
    QVERIFY(finished);
    QCOMPARE(finished->outcome, scenario->expected.outcome);
    QCOMPARE(std::get<RunStarted>(m_workbench.events().front().body).modelKind, ModelKind::scripted);
}

void tst_Demonstration::playingAnotherEndsTheFirst()
{
    QSignalSpy began(&m_demonstration, &Demonstration::began);
    QSignalSpy ended(&m_workbench, &Workbench::runEnded);
    m_demonstration.play("three-lanes");
    m_demonstration.play("wrong-column");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    QCOMPARE(began.size(), 1);
    QCOMPARE(std::get<RunStarted>(m_workbench.events().front().body).model, "scenario:wrong-column");
}

void tst_Demonstration::saysThatThereIsNoneOfThatName()
{
    QSignalSpy failed(&m_demonstration, &Demonstration::failed);
    m_demonstration.play("no-such-thing");
    QCOMPARE(failed.size(), 1);
    QVERIFY(!failed[0][0].toString().isEmpty());
}

QTEST_MAIN(tst_Demonstration)
#include "tst_demonstration.moc"
