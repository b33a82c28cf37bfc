#include "common/theme.h"
#include "results/grid/resultgrid.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "support/openworkbench.h"
#include "support/sqlitefile.h"

#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

using namespace querymend;

/// A window from right to left shows rows as the database has them.
class MirroredGridTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = std::make_unique<SqliteFile>("CREATE TABLE t (a INTEGER);");
        m_bench = std::make_unique<OpenWorkbench>(m_file->target());
        QVERIFY(m_bench->isOpen());
    }

    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void cellsAndHeadersAreNotReversed_data()
    {
        QTest::addColumn<QByteArray>("expression");
        QTest::newRow("a date and time") << QByteArray("'2026-01-05 14:02'");
        QTest::newRow("a number with a sign") << QByteArray("-1.5");
        QTest::newRow("a text with a full stop") << QByteArray("'Mr. Smith (retd.)'");
        QTest::newRow("no value") << QByteArray("NULL");
    }

    void cellsAndHeadersAreNotReversed()
    {
        QFETCH(const QByteArray, expression);
        const QByteArray statement = "SELECT 1 AS id, " + expression + " AS \"value (of all)\"";
        const QImage usual = pictureOf(statement, Qt::LeftToRight);
        QVERIFY(!usual.isNull());
        QCOMPARE(pictureOf(statement, Qt::RightToLeft), usual);
    }

private:
    QImage pictureOf(const QByteArray& statement, Qt::LayoutDirection direction)
    {
        QGuiApplication::setLayoutDirection(direction);
        ResultsPanel panel(m_bench->workbench(), m_bench->theme());
        panel.resize(600, 300);
        panel.show();
        QSignalSpy ended(&panel, &ResultsPanel::runEnded);
        panel.run(statement.toStdString(), {});
        const auto isRead = [&] { return !ended.isEmpty() && !panel.currentResult()->result().isBusy(); };
        return QTest::qWaitFor(isRead, 30'000) ? panel.currentResult()->grid().grab().toImage() : QImage();
    }

    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<OpenWorkbench> m_bench;
};

QTEST_MAIN(MirroredGridTest)
#include "tst_mirroredgrid.moc"
