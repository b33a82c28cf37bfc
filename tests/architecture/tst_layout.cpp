#include "sourcetree.h"

#include <QtTest/QtTest>

using namespace architecture;

namespace {

constexpr int longestFile = 350;

/// A file that may be longer than the rest, and why.
struct LongFile {
    QString path;
    QString reason;
};

const QList<LongFile>& longFiles()
{
    static const QList<LongFile> files{};
    return files;
}

int linesOf(const QString& text)
{
    return static_cast<int>(text.count(QLatin1Char('\n')));
}

QStringList tooLong(const SourceTree& tree, const QList<LongFile>& excused)
{
    QStringList found;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        const bool isExcused = std::any_of(excused.begin(), excused.end(), [&](const LongFile& row) {
            return row.path == file.key() && !row.reason.isEmpty();
        });
        if (linesOf(file.value()) > longestFile && !isExcused)
            found.append(QStringLiteral("%1 has %2 lines").arg(file.key()).arg(linesOf(file.value())));
    }
    return found;
}

QStringList excusedForNothing(const SourceTree& tree, const QList<LongFile>& excused)
{
    QStringList found;
    for (const LongFile& row : excused) {
        if (linesOf(tree.value(row.path)) <= longestFile)
            found.append(row.path);
    }
    return found;
}

bool hasSource(const SourceTree& tree, const QString& path)
{
    return tree.contains(path + QLatin1String(".cpp")) || tree.contains(path + QLatin1String(".h"));
}

/// The files named `x_part` where the same folder has an `x`.
QStringList partsOfOthers(const SourceTree& tree)
{
    QStringList parts;
    for (const QString& path : tree.keys()) {
        const qsizetype name = path.lastIndexOf(QLatin1Char('/')) + 1;
        qsizetype end = path.indexOf(QLatin1Char('_'), name);
        while (end >= 0 && !hasSource(tree, path.left(end)))
            end = path.indexOf(QLatin1Char('_'), end + 1);
        if (end >= 0)
            parts.append(path);
    }
    return parts;
}

QStringList strangersAmong(const QStringList& entries)
{
    static const QStringList agreed{
        QStringLiteral("CMakeLists.txt"),
        QStringLiteral("CMakePresets.json"),
        QStringLiteral("README.md"),
        QStringLiteral("CHANGELOG.md"),
        QStringLiteral("CONTRIBUTING.md"),
        QStringLiteral("SECURITY.md"),
        QStringLiteral("LICENSE"),
        QStringLiteral("src"),
        QStringLiteral("ui"),
        QStringLiteral("resources"),
        QStringLiteral("translations"),
        QStringLiteral("tests"),
        QStringLiteral("packaging"),
        QStringLiteral(".ci"),
        QStringLiteral(".clang-format"),
        QStringLiteral(".clang-tidy"),
        QStringLiteral(".editorconfig"),
        QStringLiteral(".gitignore"),
    };
    // What git or .gitignore keeps out of the repository.
    static const QStringList notOurs{
        QStringLiteral(".git"),
        QStringLiteral("build"),
        QStringLiteral(".cache"),
        QStringLiteral(".idea"),
        QStringLiteral(".vscode"),
        QStringLiteral(".qtcreator"),
        QStringLiteral("compile_commands.json"),
        QStringLiteral("CMakeUserPresets.json"),
    };
    QStringList strangers;
    for (const QString& entry : entries) {
        const bool ignored = notOurs.contains(entry) || entry.startsWith(QLatin1String("CMakeLists.txt.user"))
            || entry.endsWith(QLatin1Char('~'));
        if (!agreed.contains(entry) && !ignored)
            strangers.append(entry);
    }
    return strangers;
}

QString joined(const QStringList& lines)
{
    return lines.join(QLatin1Char('\n'));
}

SourceTree treeWith(int lines)
{
    return {{QStringLiteral("core/x.cpp"), QString(lines, QLatin1Char('\n'))}};
}

} // namespace

class TestLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filesAreShortOrSayWhyNot();
    void aLongFileIsFound_data();
    void aLongFileIsFound();
    void anExcuseThatIsNotNeededIsFound();
    void noFileIsNamedAsAPartOfAnother();
    void aPartOfAnotherIsFound_data();
    void aPartOfAnotherIsFound();
    void theTopLevelIsAsAgreed();
    void aStrangerAtTheTopIsFound();
};

void TestLayout::filesAreShortOrSayWhyNot()
{
    SourceTree tree = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/src"));
    const SourceTree tests = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/tests"));
    QVERIFY(!tree.isEmpty() && !tests.isEmpty());
    for (auto file = tests.begin(); file != tests.end(); ++file)
        tree.insert(QStringLiteral("tests/") + file.key(), file.value());
    QCOMPARE(joined(tooLong(tree, longFiles())), QString());
    QCOMPARE(joined(excusedForNothing(tree, longFiles())), QString());
}

void TestLayout::aLongFileIsFound_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<bool>("found");
    QTest::newRow("at the limit") << longestFile << QString() << false;
    QTest::newRow("over it with no reason") << longestFile + 1 << QString() << true;
    QTest::newRow("over it with a reason") << longestFile + 1 << QStringLiteral("one table") << false;
}

void TestLayout::aLongFileIsFound()
{
    QFETCH(int, lines);
    QFETCH(QString, reason);
    QFETCH(bool, found);
    const QStringList report = tooLong(treeWith(lines), {{QStringLiteral("core/x.cpp"), reason}});
    QCOMPARE(!report.isEmpty(), found);
}

void TestLayout::anExcuseThatIsNotNeededIsFound()
{
    const QList<LongFile> excused{{QStringLiteral("core/x.cpp"), QStringLiteral("one table")}};
    QVERIFY(excusedForNothing(treeWith(longestFile + 1), excused).isEmpty());
    QCOMPARE(excusedForNothing(treeWith(longestFile), excused), {QStringLiteral("core/x.cpp")});
    QCOMPARE(excusedForNothing({}, excused), {QStringLiteral("core/x.cpp")});
}

void TestLayout::noFileIsNamedAsAPartOfAnother()
{
    const SourceTree tree = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/src"));
    QCOMPARE(joined(partsOfOthers(tree)), QString());
}

void TestLayout::aPartOfAnotherIsFound_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("found");
    QTest::newRow("beside the source") << QStringLiteral("core/x.cpp") << true;
    QTest::newRow("beside the header") << QStringLiteral("core/x.h") << true;
    QTest::newRow("beside a longer part of the name") << QStringLiteral("core/x_long.cpp") << true;
    QTest::newRow("in another folder") << QStringLiteral("core/run/x.cpp") << false;
    QTest::newRow("beside another name") << QStringLiteral("core/xlong.cpp") << false;
}

void TestLayout::aPartOfAnotherIsFound()
{
    QFETCH(QString, other);
    QFETCH(bool, found);
    const QString part = QStringLiteral("core/x_long_part.cpp");
    const QStringList report = partsOfOthers({{part, QString()}, {other, QString()}});
    QCOMPARE(report.contains(part), found);
}

void TestLayout::theTopLevelIsAsAgreed()
{
    const QDir top(QStringLiteral(QUERYMEND_SOURCE_DIR));
    const QStringList entries = top.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    QVERIFY(entries.contains(QLatin1String("CMakeLists.txt")));
    QCOMPARE(joined(strangersAmong(entries)), QString());
}

void TestLayout::aStrangerAtTheTopIsFound()
{
    const QStringList entries{QStringLiteral("src"), QStringLiteral("notes.txt"), QStringLiteral("build"),
                              QStringLiteral("docs")};
    QCOMPARE(strangersAmong(entries), (QStringList{QStringLiteral("notes.txt"), QStringLiteral("docs")}));
}

QTEST_APPLESS_MAIN(TestLayout)
#include "tst_layout.moc"
