#include "sourcetree.h"

#include <QRegularExpression>
#include <QTest>

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

/// Test classes that are not named as the rest, such as `LexerTest`.
QStringList otherTestNames(const SourceTree& tree)
{
    static const QRegularExpression main(QStringLiteral(R"(\bQTEST_(?:GUILESS_|APPLESS_)?MAIN\((?:\w+::)*(\w+)\))"));
    QStringList found;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        const QRegularExpressionMatch match = main.match(file.value());
        const QString name = match.captured(1);
        if (match.hasMatch() && (!name.endsWith(QLatin1String("Test")) || name.contains(QLatin1Char('_'))))
            found.append(file.key() + QLatin1String(": ") + name);
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

class LayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filesAreShortOrSayWhyNot();
    void aLongFileIsFound_data();
    void aLongFileIsFound();
    void anExcuseThatIsNotNeededIsFound();
    void noFileIsNamedAsAPartOfAnother();
    void aPartOfAnotherIsFound_data();
    void aPartOfAnotherIsFound();
    void testClassesAreNamedAlike();
    void anotherNameIsFound_data();
    void anotherNameIsFound();
    void theTopLevelIsAsAgreed();
    void aStrangerAtTheTopIsFound();
};

void LayoutTest::filesAreShortOrSayWhyNot()
{
    SourceTree tree = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/src"));
    const SourceTree tests = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/tests"));
    QVERIFY(!tree.isEmpty() && !tests.isEmpty());
    for (auto file = tests.begin(); file != tests.end(); ++file)
        tree.insert(QStringLiteral("tests/") + file.key(), file.value());
    QCOMPARE(joined(tooLong(tree, longFiles())), QString());
    QCOMPARE(joined(excusedForNothing(tree, longFiles())), QString());
}

void LayoutTest::aLongFileIsFound_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<bool>("found");
    QTest::newRow("at the limit") << longestFile << QString() << false;
    QTest::newRow("over it with no reason") << longestFile + 1 << QString() << true;
    QTest::newRow("over it with a reason") << longestFile + 1 << QStringLiteral("one table") << false;
}

void LayoutTest::aLongFileIsFound()
{
    QFETCH(int, lines);
    QFETCH(QString, reason);
    QFETCH(bool, found);
    const QStringList report = tooLong(treeWith(lines), {{QStringLiteral("core/x.cpp"), reason}});
    QCOMPARE(!report.isEmpty(), found);
}

void LayoutTest::anExcuseThatIsNotNeededIsFound()
{
    const QList<LongFile> excused{{QStringLiteral("core/x.cpp"), QStringLiteral("one table")}};
    QVERIFY(excusedForNothing(treeWith(longestFile + 1), excused).isEmpty());
    QCOMPARE(excusedForNothing(treeWith(longestFile), excused), {QStringLiteral("core/x.cpp")});
    QCOMPARE(excusedForNothing({}, excused), {QStringLiteral("core/x.cpp")});
}

void LayoutTest::noFileIsNamedAsAPartOfAnother()
{
    const SourceTree tree = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/src"));
    QCOMPARE(joined(partsOfOthers(tree)), QString());
}

void LayoutTest::aPartOfAnotherIsFound_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("found");
    QTest::newRow("beside the source") << QStringLiteral("core/x.cpp") << true;
    QTest::newRow("beside the header") << QStringLiteral("core/x.h") << true;
    QTest::newRow("beside a longer part of the name") << QStringLiteral("core/x_long.cpp") << true;
    QTest::newRow("in another folder") << QStringLiteral("core/run/x.cpp") << false;
    QTest::newRow("beside another name") << QStringLiteral("core/xlong.cpp") << false;
}

void LayoutTest::aPartOfAnotherIsFound()
{
    QFETCH(QString, other);
    QFETCH(bool, found);
    const QString part = QStringLiteral("core/x_long_part.cpp");
    const QStringList report = partsOfOthers({{part, QString()}, {other, QString()}});
    QCOMPARE(report.contains(part), found);
}

void LayoutTest::testClassesAreNamedAlike()
{
    const QStringList found = otherTestNames(readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/tests")));
    QCOMPARE(joined(found), QString());
}

void LayoutTest::anotherNameIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("the usual name") << "QTEST_MAIN(LexerTest)" << QStringList{};
    QTest::newRow("the usual name in a namespace") << "QTEST_GUILESS_MAIN(querymend::LexerTest)" << QStringList{};
    QTest::newRow("the name of its file")
        << "QTEST_APPLESS_MAIN(tst_Lexer)" << QStringList{QStringLiteral("x.cpp: tst_Lexer")};
    QTest::newRow("Test in front") << "QTEST_MAIN(TestLexer)" << QStringList{QStringLiteral("x.cpp: TestLexer")};
    QTest::newRow("no test") << "int main();" << QStringList{};
}

void LayoutTest::anotherNameIsFound()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, found);
    SourceTree tree;
    tree.insert(QStringLiteral("x.cpp"), text);
    QCOMPARE(otherTestNames(tree), found);
}

void LayoutTest::theTopLevelIsAsAgreed()
{
    const QDir top(QStringLiteral(QUERYMEND_SOURCE_DIR));
    const QStringList entries = top.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    QVERIFY(entries.contains(QLatin1String("CMakeLists.txt")));
    QCOMPARE(joined(strangersAmong(entries)), QString());
}

void LayoutTest::aStrangerAtTheTopIsFound()
{
    const QStringList entries{QStringLiteral("src"), QStringLiteral("notes.txt"), QStringLiteral("build"),
                              QStringLiteral("docs")};
    QCOMPARE(strangersAmong(entries), (QStringList{QStringLiteral("notes.txt"), QStringLiteral("docs")}));
}

QTEST_APPLESS_MAIN(LayoutTest)
#include "tst_layout.moc"
