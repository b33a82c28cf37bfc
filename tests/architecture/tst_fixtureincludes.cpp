#include "includes.h"
#include "sourcetree.h"

#include <QDir>
#include <QTest>

using namespace architecture;

class FixtureIncludesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void testsShareOnlyWhatIsInSupport();
    void aFixtureOfAnotherFolderIsFound_data();
    void aFixtureOfAnotherFolderIsFound();
};

namespace {

/// The file of the tests that an include names, beside the including file or from the root; empty if none.
QString testFile(const SourceTree& tests, const QString& from, const QString& spelling)
{
    const QString beside = QDir::cleanPath(folderOf(from) + QLatin1Char('/') + spelling);
    if (tests.contains(beside))
        return beside;
    return tests.contains(spelling) ? spelling : QString();
}

bool isBelow(const QString& path, const QString& folder)
{
    return path.startsWith(folder + QLatin1Char('/'));
}

/// The includes that name a file of another folder than the including one's, those in it and `support`.
QStringList foreignFixtures(const SourceTree& tests)
{
    QStringList found;
    for (auto file = tests.begin(); file != tests.end(); ++file) {
        for (const Include& include : includesOf(file.value())) {
            const QString target = testFile(tests, file.key(), include.spelling);
            if (!target.isEmpty() && !isBelow(target, folderOf(file.key()))
                && !isBelow(target, QStringLiteral("support")))
                found.append(QStringLiteral("%1:%2: includes %3; move that to tests/support")
                                 .arg(file.key())
                                 .arg(include.line)
                                 .arg(target));
        }
    }
    return found;
}

SourceTree smallTests()
{
    SourceTree tests;
    for (const char* path : {"cli/program.h", "contract/trino/trino.h", "gui/watch.h", "gui/editor/editorflow.h",
                             "support/corpus.h", "support/servers/server.h"})
        tests.insert(QString::fromLatin1(path), QStringLiteral("#pragma once\n"));
    return tests;
}

} // namespace

void FixtureIncludesTest::testsShareOnlyWhatIsInSupport()
{
    const SourceTree tests = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/tests"));
    QVERIFY(!tests.isEmpty());
    QCOMPARE(foreignFixtures(tests).join(QLatin1Char('\n')), QString());
}

void FixtureIncludesTest::aFixtureOfAnotherFolderIsFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("spelling");
    QTest::addColumn<bool>("found");
    const auto row = [](const char* name, const char* path, const char* spelling, bool found) {
        QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(spelling) << found;
    };
    row("a header beside the test", "gui/editor/tst_x.cpp", "editorflow.h", false);
    row("a header beside it, spelled from the root", "gui/editor/tst_x.cpp", "gui/editor/editorflow.h", false);
    row("a header in a folder of its own", "contract/tst_x.cpp", "contract/trino/trino.h", false);
    row("what tests share", "gui/editor/tst_x.cpp", "support/corpus.h", false);
    row("what tests share, in a folder of support", "cli/tst_x.cpp", "support/servers/server.h", false);
    row("a header of the source", "cli/tst_x.cpp", "editor/editorflow.h", false);
    row("a header of another folder", "cli/tst_x.cpp", "gui/editor/editorflow.h", true);
    row("a header of the folder around", "gui/editor/tst_x.cpp", "gui/watch.h", true);
    row("a path that climbs", "gui/editor/tst_x.cpp", "../watch.h", true);
    row("a folder whose name begins alike", "gui/edit/tst_x.cpp", "gui/editor/editorflow.h", true);
    row("support that needs a test's folder", "support/x.h", "cli/program.h", true);
}

void FixtureIncludesTest::aFixtureOfAnotherFolderIsFound()
{
    QFETCH(const QString, path);
    QFETCH(const QString, spelling);
    QFETCH(const bool, found);
    SourceTree tests = smallTests();
    tests.insert(path, QStringLiteral("#include \"%1\"\n").arg(spelling));
    QCOMPARE(foreignFixtures(tests).isEmpty(), !found);
}

QTEST_APPLESS_MAIN(FixtureIncludesTest)
#include "tst_fixtureincludes.moc"
