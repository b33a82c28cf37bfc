#include "history/runexport.h"
#include "support/samplerun.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

/// The ending of the file decides the format of an exported run.
class tst_RunExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTheFormatOfTheEnding_data();
    void writesTheFormatOfTheEnding();
    void saysWhyItCannotBeWritten();
};

void tst_RunExport::writesTheFormatOfTheEnding_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("the run's own file") << QStringLiteral("r.run") << QByteArray("the record");
    QTest::newRow("any other ending") << QStringLiteral("r.txt") << QByteArray("the record");
    QTest::newRow("a page") << QStringLiteral("r.html") << QByteArray("<!DOCTYPE html>");
    QTest::newRow("a page, in capitals") << QStringLiteral("R.HTML") << QByteArray("<!DOCTYPE html>");
    QTest::newRow("Markdown") << QStringLiteral("r.md") << QByteArray("# How many orders?\n");
    QTest::newRow("a drawing") << QStringLiteral("r.svg") << QByteArray("<svg ");
    QTest::newRow("a picture") << QStringLiteral("r.png") << QByteArray("\x89PNG");
    QTest::newRow("events") << QStringLiteral("r.events.json") << QByteArray("[\n{\"run\":\"run-1\",\"seq\":1,");
    QTest::newRow("spans") << QStringLiteral("r.otel.json") << QByteArray("{\"resourceSpans\":");
}

void tst_RunExport::writesTheFormatOfTheEnding()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, beginning);
    const QTemporaryDir folder;
    const QString path = folder.filePath(file);
    const auto problem = exportRunFile(path, sampleRun(), "the record");
    QVERIFY2(!problem, qPrintable(problem.value_or(QString())));
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.read(beginning.size()), beginning);
}

void tst_RunExport::saysWhyItCannotBeWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("nowhere/r.html"));
    const auto problem = exportRunFile(path, sampleRun(), "the record");
    QVERIFY(problem && problem->startsWith(path));
    QVERIFY(!QFile::exists(path));
}

QTEST_MAIN(tst_RunExport)
#include "tst_runexport.moc"
