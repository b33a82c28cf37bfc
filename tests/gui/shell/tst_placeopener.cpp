#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "support/windowflow.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace querymend;

/// What is named on the command line is opened as what it is.
class PlaceOpenerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_flow = std::make_unique<WindowFlow>(); }
    void cleanup() { m_flow.reset(); }

    void opensTheFileOfARun();
    void saysWhyTheFileOfARunCannotBeOpened();

private:
    std::unique_ptr<WindowFlow> m_flow;
};

/// As a double click in a file manager does.
void PlaceOpenerTest::opensTheFileOfARun()
{
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->window->demonstration().play("right-at-once");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    const std::string run = m_flow->workbench.events().front().run;
    const QString path = m_flow->folder.filePath(QStringLiteral("shown.querymend"));
    m_flow->window->exportRun(path);
    m_flow->window->panels().show({});
    m_flow->window->openPlace(path);
    QVERIFY(!m_flow->window->panels().shown().empty());
    QCOMPARE(m_flow->window->panels().shown().front().run, run);
    QVERIFY(m_flow->keep.store()->events(run)->size() > 1);
    m_flow->window->openPlace(path); // again: it is in the history already
    QCOMPARE(m_flow->window->panels().shown().front().run, run);
}

void PlaceOpenerTest::saysWhyTheFileOfARunCannotBeOpened()
{
    const QString path = m_flow->folder.filePath(QStringLiteral("damaged.querymend"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":\"querymend-run\",\"version\":1,\"run\":\"r\",\"events\":9}\n");
    file.close();
    m_flow->window->openPlace(path);
    QVERIFY(m_flow->window->panels().shown().empty());
    QVERIFY(m_flow->window->panels().ask().message().text().contains(QStringLiteral("damaged")));
    QCOMPARE(m_flow->workbench.state(), ConnectionState::closed); // it was not taken for a database
}

QTEST_MAIN(PlaceOpenerTest)
#include "tst_placeopener.moc"
