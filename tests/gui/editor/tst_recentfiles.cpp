#include "editor/files/recentfiles.h"

#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

/// The list of files opened last.
class RecentFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsTheNewestFirst_data();
    void listsTheNewestFirst();
};

void RecentFilesTest::listsTheNewestFirst_data()
{
    QTest::addColumn<QString>("noted");
    QTest::addColumn<QString>("listed");
    QTest::newRow("nothing yet") << QString() << QString();
    QTest::newRow("one after the other") << QStringLiteral("a b c") << QStringLiteral("c b a");
    QTest::newRow("one that was there moves to the front") << QStringLiteral("a b c a") << QStringLiteral("a c b");
    QTest::newRow("only the last ten") << QStringLiteral("a b c d e f g h i j k l")
                                       << QStringLiteral("l k j i h g f e d c");
}

void RecentFilesTest::listsTheNewestFirst()
{
    QFETCH(const QString, noted);
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("recent.ini"));
    RecentFiles files(place);
    for (const QString& path : noted.split(u' ', Qt::SkipEmptyParts))
        files.note(path);
    QTEST(files.paths().join(u' '), "listed");
    QTEST(RecentFiles(place).paths().join(u' '), "listed"); // kept for the next start
}

QTEST_GUILESS_MAIN(RecentFilesTest)
#include "tst_recentfiles.moc"
