#include "base/utf8.h"
#include "editor/files/sqlfile.h"
#include "editor/problems/statements.h"
#include "editor/problems/textproblem.h"
#include "editor/search/textsearch.h"
#include "editor/text/keywordsof.h"
#include "editor/text/linecomments.h"
#include "editor/text/textstyle.h"

#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

namespace {

const Dialect& sqlite()
{
    return dialectOf(DialectId::sqlite);
}

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

std::string edited(const std::string& text, std::vector<TextEdit> edits)
{
    return EditedText(text, std::move(edits)).text();
}

} // namespace

/// The editor's knowledge of texts, without any widget.
class EditorTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheStatement_data();
    void findsTheStatement();
    void stylesTokens_data();
    void stylesTokens();
    void search_data();
    void search();
    void replacesGroups();
    void togglesComments_data();
    void togglesComments();
    void movesProblemsWithTheText_data();
    void movesProblemsWithTheText();
    void readsFiles_data();
    void readsFiles();
    void cutsALongFileBetweenCharacters_data();
    void cutsALongFileBetweenCharacters();
    void writesWhatItRead();
    void doesNotOverwriteOthers();
};

void EditorTextTest::findsTheStatement_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("statement");
    const auto row = [](const char* what, const char* text, const char* statement) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(statement);
    };
    row("around the caret", "SELECT 1; SEL|ECT 2; SELECT 3", "SELECT 2");
    row("that ends at the caret", "SELECT 1|", "SELECT 1");
    row("after its semicolon", "SELECT 1;|\nSELECT 2", "SELECT 1");
    row("the next one from an empty line", "SELECT 1;\n|\nSELECT 2", "SELECT 2");
    row("the last one from below it", "SELECT 1;\n\n|", "SELECT 1");
    row("from within its comment", "SELECT /* | */ 2; SELECT 3", "SELECT /*  */ 2");
    row("from the comment before it", "-- fi|rst\nSELECT 1", "SELECT 1");
    row("with a semicolon in a string", "SELECT ';|'; SELECT 2", "SELECT ';'");
    row("none in an empty text", "  |", "");
    row("none among comments", "-- only|", "");
}

void EditorTextTest::findsTheStatement()
{
    QFETCH(QByteArray, text);
    const auto caret = static_cast<std::uint32_t>(text.indexOf('|'));
    text.remove(caret, 1);
    const std::string all = text.toStdString();
    QTEST(bytes(statementAt(all, caret, sqlite()).of(all)), "statement");
}

void EditorTextTest::stylesTokens_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<int>("style");
    const auto row = [](const char* what, const char* text, const char* word, TextStyle style) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(word) << static_cast<int>(style);
    };
    row("a keyword", "SELECT 1", "SELECT", TextStyle::keyword);
    row("a keyword after a dot is a name", "SELECT t.order", "order", TextStyle::plain);
    row("a function", "SELECT lower(x)", "lower", TextStyle::function);
    row("a name", "SELECT lower", "lower", TextStyle::plain);
    row("a keyword below a name that is being typed", "SELECT c.\nFROM t", "FROM", TextStyle::keyword);
    row("a string with other letters before it", "SELECT żółć, 'ß'", "'ß'", TextStyle::string);
    row("a string without its end", "SELECT 'abc", "'abc", TextStyle::string);
    row("a quoted name", "SELECT \"a b\"", "\"a b\"", TextStyle::quotedName);
    row("a number", "SELECT 1.5", "1.5", TextStyle::number);
    row("a comment", "SELECT 1 -- one", "-- one", TextStyle::comment);
    row("an open comment", "SELECT /* 1", "/* 1", TextStyle::comment);
}

void EditorTextTest::stylesTokens()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, word);
    QFETCH(const int, style);
    const auto begin = static_cast<std::uint32_t>(text.indexOf(word));
    const ByteRange range{begin, begin + static_cast<std::uint32_t>(word.size())};
    TextStyle found = TextStyle::plain;
    for (const StyledRange& styled : stylesOf(text.toStdString(), sqlite(), keywordsOf(sqlite()))) {
        if (styled.range == range)
            found = styled.style;
    }
    QCOMPARE(static_cast<int>(found), style);
}

void EditorTextTest::search_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("options");
    QTest::addColumn<QByteArrayList>("found");
    const auto row = [](const char* name, const char* text, const char16_t* what, SearchOptions options,
                        const QByteArrayList& found) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf16(what) << static_cast<int>(options) << found;
    };
    row("in any case", "Ab aB", u"ab", {}, {"Ab", "aB"});
    row("in this case", "Ab ab", u"ab", SearchOption::matchCase, {"ab"});
    row("as whole words", "order orders order_by order", u"order", SearchOption::wholeWords, {"order", "order"});
    row("as whole words beyond ASCII", "straßen straße", u"straße", SearchOption::wholeWords, {"straße"});
    row("after letters of two, three and four bytes", "ß€😀x y", u"y", {}, {"y"});
    row("a letter of four bytes", "a😀b", u"😀", {}, {"😀"});
    row("signs of a pattern as they are", "a.b acb", u"a.b", {}, {"a.b"});
    row("a pattern", "a1 b22", u"[a-z]\\d+", SearchOption::regex, {"a1", "b22"});
    row("lines of their own", "a\nb\na", u"^a$", SearchOption::regex, {"a", "a"});
    row("nothing where it matches no letter", "abc", u"x*", SearchOption::regex, {});
    row("nothing with an empty text to find", "abc", u"", {}, {});
}

void EditorTextTest::search()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, what);
    QFETCH(const int, options);
    const std::string all = text.toStdString();
    QByteArrayList found;
    for (const ByteRange range : matchesIn(all, {what, SearchOptions(options)}).ranges)
        found += bytes(range.of(all));
    QTEST(found, "found");
    QVERIFY(!matchesIn(all, {QStringLiteral("("), SearchOption::regex}).error.isEmpty());
}

void EditorTextTest::replacesGroups()
{
    const std::string text = "a=1, b=2";
    const SearchSpec spec{QStringLiteral("(\\w)=(\\d)"), SearchOption::regex};
    const TextMatches matches = matchesIn(text, spec);
    QCOMPARE(bytes(edited(text, replacementsOf(text, spec, matches.ranges, QStringLiteral("$2=\\1")))),
             QByteArray("1=a, 2=b"));
    const SearchSpec plain{QStringLiteral("a=1"), {}};
    QCOMPARE(bytes(edited(text, replacementsOf(text, plain, {{0, 3}}, QStringLiteral("$1")))), QByteArray("$1, b=2"));
}

void EditorTextTest::togglesComments_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    QTest::addColumn<QByteArray>("toggled");
    const auto row = [](const char* what, const char* text, int begin, int end, const char* toggled) {
        QTest::newRow(what) << QByteArray(text) << begin << end << QByteArray(toggled);
    };
    row("the line of the caret", "a\nb\nc", 2, 2, "a\n-- b\nc");
    row("and back", "a\n-- b\nc", 4, 4, "a\nb\nc");
    row("all lines of a selection, at one column", "  a\n    b", 0, 9, "  -- a\n  --   b");
    row("not the line at whose beginning it ends", "a\nb", 0, 2, "-- a\nb");
    row("all where one is none yet", "-- a\nb", 0, 6, "-- -- a\n-- b");
    row("not an empty line", "a\n\nb", 0, 4, "-- a\n\n-- b");
    row("nothing in an empty text", "", 0, 0, "");
}

void EditorTextTest::togglesComments()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, begin);
    QFETCH(const int, end);
    const std::string all = text.toStdString();
    const ByteRange selected{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    QTEST(bytes(edited(all, commentToggles(all, selected))), "toggled");
}

void EditorTextTest::movesProblemsWithTheText_data()
{
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    QTest::addColumn<int>("newSize");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<bool>("hasFixes");
    QTest::newRow("what is typed before it moves it") << 0 << 0 << 3 << 13 << 18 << true;
    QTest::newRow("what is deleted before it moves it") << 2 << 5 << 0 << 7 << 12 << true;
    QTest::newRow("what is typed after it leaves it") << 20 << 20 << 3 << 10 << 15 << true;
    QTest::newRow("what is typed into it makes it longer and its fix wrong") << 12 << 12 << 1 << 10 << 16 << false;
    QTest::newRow("what takes it away leaves its place") << 8 << 20 << 0 << 8 << 8 << false;
}

void EditorTextTest::movesProblemsWithTheText()
{
    QFETCH(const int, begin);
    QFETCH(const int, end);
    QFETCH(const int, newSize);
    TextProblem problem;
    problem.range = {10, 15};
    problem.fixes = {{QStringLiteral("x"), {{{10, 15}, "x"}}}};
    std::vector<TextProblem> problems{problem};
    shift(problems, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)},
          static_cast<std::uint32_t>(newSize));
    QTEST(static_cast<int>(problems[0].range.begin), "from");
    QTEST(static_cast<int>(problems[0].range.end), "to");
    QTEST(!problems[0].fixes.empty(), "hasFixes");
    if (!problems[0].fixes.empty())
        QCOMPARE(problems[0].fixes[0].edits[0].range, problems[0].range);
}

void EditorTextTest::readsFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("encoding");
    const auto row = [](const char* what, const QByteArray& content, const char* text, TextEncoding encoding) {
        QTest::newRow(what) << content << QByteArray(text) << static_cast<int>(encoding);
    };
    row("UTF-8", "SELECT 'ß'", "SELECT 'ß'", TextEncoding::utf8);
    row("UTF-8 with its mark", "\xEF\xBB\xBFSELECT 1", "SELECT 1", TextEncoding::utf8WithMark);
    row("UTF-16", QByteArray("\xFF\xFE\x41\x00\xDF\x00", 6), "Aß", TextEncoding::utf16);
    row("Latin-1", "SELECT '\xDF'", "SELECT 'ß'", TextEncoding::latin1);
    row("nothing", "", "", TextEncoding::utf8);
}

void EditorTextTest::readsFiles()
{
    QFETCH(const QByteArray, content);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.sql")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    const auto read = readSqlFile(file.fileName());
    QVERIFY(read);
    QTEST(bytes(read->text), "text");
    QTEST(static_cast<int>(read->encoding), "encoding");
}

void EditorTextTest::cutsALongFileBetweenCharacters_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<int>("encoding");
    const auto filled = [](const QByteArray& begin, const QByteArray& with) {
        return begin + with.repeated((longestShownFile + 8) / with.size());
    };
    constexpr auto utf8 = static_cast<int>(TextEncoding::utf8);
    for (const char* const letter : {"\u00DF", "\u6F22", "\U0001F600"}) {
        for (int before = 0; before < 4; ++before) // in bytes, so that the limit falls on each byte of a character
            QTest::addRow("without a line break, %d bytes before letters of %d", before, int(strlen(letter)))
                << filled(QByteArray(before, 'x'), letter) << QByteArray(letter) << utf8;
    }
    QTest::newRow("after lines that are cut off with the last")
        << filled("", "SELECT '\u00DF';\n") << QByteArray("';\n") << utf8;
    QTest::newRow("a line at the beginning, and a long one")
        << filled("-- \u00DF\n", "\u6F22") << QByteArray("\u6F22") << utf8;
    const QByteArray mark("\xFF\xFE", 2);
    const QByteArray half("\x3D\xD8\x00\xDE", 4); // U+1F600
    constexpr auto utf16 = static_cast<int>(TextEncoding::utf16);
    QTest::newRow("UTF-16 without a line break") << filled(mark, half) << QByteArray("\U0001F600") << utf16;
    QTest::newRow("UTF-16 with a letter whose byte is that of a line break")
        << filled(mark, QByteArray("\x0A\x01", 2)) << QByteArray("\u010A") << utf16;
    QTest::newRow("Latin-1") << filled("", "\xDF") << QByteArray("\u00DF") << static_cast<int>(TextEncoding::latin1);
}

void EditorTextTest::cutsALongFileBetweenCharacters()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QByteArray, end);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("long.sql")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
    file.close();
    const auto read = readSqlFile(file.fileName());
    QVERIFY(read);
    QVERIFY(read->isCut);
    QTEST(static_cast<int>(read->encoding), "encoding");
    QVERIFY(!firstInvalidUtf8(read->text));
    QVERIFY(read->text.ends_with(end.toStdString()));
    QVERIFY(read->text.find("\uFFFD") == std::string::npos);
    QVERIFY(read->text.size() >= static_cast<std::size_t>(longestShownFile / 2));
}

void EditorTextTest::writesWhatItRead()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.sql"));
    QVERIFY(writeSqlFile(path, "SELECT 'ß'\r\n", TextEncoding::utf8WithMark, {}));
    const auto read = readSqlFile(path);
    QVERIFY(read);
    QCOMPARE(bytes(read->text), QByteArray("SELECT 'ß'\r\n"));
    QVERIFY(read->encoding == TextEncoding::utf8WithMark);
    const auto missing = readSqlFile(folder.filePath(QStringLiteral("none.sql")));
    QVERIFY(!missing && missing.error().failure == SqlFileFailure::cannotRead);
    const auto lost = writeSqlFile(folder.filePath(QStringLiteral("none/a.sql")), "x", TextEncoding::utf8, {});
    QVERIFY(!lost && lost.error().failure == SqlFileFailure::cannotWrite);
    QVERIFY(writeSqlFile(path, std::string("a\0b", 3), TextEncoding::utf8, {}));
    const auto binary = readSqlFile(path);
    QVERIFY(!binary && binary.error().failure == SqlFileFailure::notText);
}

void EditorTextTest::doesNotOverwriteOthers()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.sql"));
    const auto mine = writeSqlFile(path, "mine", TextEncoding::utf8, {});
    QVERIFY(mine);
    QVERIFY(writeSqlFile(path, "somebody's", TextEncoding::utf8, {}));
    const auto refused = writeSqlFile(path, "mine again", TextEncoding::utf8, *mine);
    QVERIFY(!refused && refused.error().failure == SqlFileFailure::changedByOthers);
    const auto kept = readSqlFile(path);
    QVERIFY(kept);
    QCOMPARE(bytes(kept->text), QByteArray("somebody's"));
}

QTEST_GUILESS_MAIN(EditorTextTest)
#include "tst_editortext.moc"
