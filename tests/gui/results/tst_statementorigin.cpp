#include "results/messages/messagespage.h"
#include "results/plan/planview.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "support/openworkbench.h"
#include "support/sqlitefile.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace querymend;

/// What results do with the values that were put into their statements.
class StatementOriginTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_bench = std::make_unique<OpenWorkbench>(m_file.target());
        QVERIFY(m_bench->isOpen());
    }
    void init()
    {
        m_panel = std::make_unique<ResultsPanel>(m_bench->workbench(), m_bench->theme());
        m_panel->show();
    }
    void cleanup() { m_panel.reset(); }
    void valuesForOtherSettingsAreNotSent();
    void norWhenTheyRunAgain();
    void norPlanned();
    void secretsAreNotShown();

private:
    [[nodiscard]] StatementOrigin otherSettings() const
    {
        StatementOrigin origin;
        origin.filledUnder = m_bench->workbench().dialect()->lex;
        origin.filledUnder->backslashEscapes = !origin.filledUnder->backslashEscapes;
        return origin;
    }
    /// Waits for the end of what was just begun.
    [[nodiscard]] bool isFailed() const
    {
        return QTest::qWaitFor([this] { return m_panel->currentResult() && m_panel->currentResult()->result().end(); },
                               20'000)
            && m_panel->currentResult()->result().end() == QueryEnd::failed;
    }

    const SqliteFile m_file{"CREATE TABLE shops (id INTEGER, name TEXT);"};
    std::unique_ptr<OpenWorkbench> m_bench;
    std::unique_ptr<ResultsPanel> m_panel;
};

void StatementOriginTest::valuesForOtherSettingsAreNotSent()
{
    m_panel->run("SELECT id FROM shops WHERE name = 'a'", {}, otherSettings());
    QVERIFY(isFailed());
    QVERIFY(!m_panel->currentResult()->result().error().hint.empty());
}

void StatementOriginTest::norWhenTheyRunAgain()
{
    m_panel->run("SELECT id FROM shops WHERE name = 'a'", {}, otherSettings());
    QVERIFY(isFailed());
    const QPointer<ResultView> before = m_panel->currentResult();
    Q_EMIT m_panel->tabs().againAsked(before);
    QTRY_VERIFY(m_panel->currentResult() && m_panel->currentResult() != before);
    QVERIFY(isFailed());
}

void StatementOriginTest::norPlanned()
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->explain("SELECT id FROM shops WHERE name = 'a'", otherSettings());
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(m_panel->messages().text().contains(QStringLiteral("settings have changed")));
}

void StatementOriginTest::secretsAreNotShown()
{
    StatementOrigin origin;
    origin.written = {"SELECT id FROM shops WHERE name = :password AND nope = 1"};
    const std::string sent = "SELECT id FROM shops WHERE name = 's3cret' AND nope = 1";
    m_panel->run(sent, {}, origin);
    QVERIFY(isFailed());
    QCOMPARE(m_panel->currentResult()->result().statement(), sent);
    QVERIFY(!m_panel->currentResult()->problemText().contains(QStringLiteral("s3cret")));
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->explain(sent, origin);
    QTRY_COMPARE(ended.size(), 1);
    const QString journal = m_panel->messages().text();
    QVERIFY(journal.contains(QStringLiteral(":password")));
    QVERIFY2(!journal.contains(QStringLiteral("s3cret")), qPrintable(journal));
}

QTEST_MAIN(StatementOriginTest)
#include "tst_statementorigin.moc"
