#include "dialect/dialect.h"
#include "sql/compare/tokendiff.h"
#include "sql/tokens/lexer.h"
#include "support/mutations.h"

#include <QTest>

using namespace querymend;

namespace {

/// Prints hunks as in `SELECT [-a][+b] FROM [x > y]`: removed, added and changed parts between equal ones.
QByteArray drawn(const std::vector<DiffHunk>& hunks, std::string_view old, std::string_view now)
{
    std::string out;
    for (const DiffHunk& hunk : hunks) {
        const std::string was(old.substr(hunk.old.begin, hunk.old.end - hunk.old.begin));
        const std::string is(now.substr(hunk.now.begin, hunk.now.end - hunk.now.begin));
        switch (hunk.kind) {
        case HunkKind::same:
            out += is;
            break;
        case HunkKind::removed:
            out.append("[-").append(was).append("]");
            break;
        case HunkKind::added:
            out.append("[+").append(is).append("]");
            break;
        case HunkKind::changed:
            out.append("[").append(was).append(" > ").append(is).append("]");
            break;
        }
    }
    return QByteArray::fromStdString(out);
}

const LexRules& rules()
{
    return dialectNamed("postgresql")->lex;
}

/// What is wrong with hunks, which must cover both texts without gaps or overlaps; empty if nothing is.
QByteArray faultOf(const std::vector<DiffHunk>& hunks, std::string_view old, std::string_view now)
{
    ByteRange was;
    ByteRange is;
    for (std::size_t i = 0; i < hunks.size(); ++i) {
        const DiffHunk& hunk = hunks[i];
        if (hunk.old.begin != was.end || hunk.now.begin != is.end)
            return "hunks leave a gap or overlap";
        if (i > 0 && hunks[i - 1].kind == hunk.kind)
            return "neighbours of one kind";
        was = hunk.old;
        is = hunk.now;
        const bool noOld = lex(old.substr(was.begin, was.end - was.begin), rules()).empty();
        const bool noNow = lex(now.substr(is.begin, is.end - is.begin), rules()).empty();
        if ((hunk.kind == HunkKind::added && !noOld) || (hunk.kind == HunkKind::removed && !noNow)
            || (hunk.kind == HunkKind::changed && (noOld || noNow)))
            return "a hunk holds what it may not";
    }
    return was.end == old.size() && is.end == now.size() ? "" : "hunks end before the texts";
}

} // namespace

class TokenDiffTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatChanged_data();
    void tellsWhatChanged();
    void seesNoDifferenceIn_data();
    void seesNoDifferenceIn();
    void tilesAnyTwoTexts();
    void givesUpOnLongTextsWithLittleInCommon();
    void findsOneChangeInALongText();
};

void TokenDiffTest::tellsWhatChanged_data()
{
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QByteArray>("picture");
    const auto row = [](const char* name, const char* old, const char* now, const char* picture) {
        QTest::newRow(name) << QByteArray(old) << QByteArray(now) << QByteArray(picture);
    };
    row("a name", "SELECT a FROM t", "SELECT b FROM t", "SELECT [a > b] FROM t");
    row("a qualifier more", "SELECT a FROM t", "SELECT t.a FROM t", "SELECT [+t.]a FROM t");
    row("a column less", "SELECT a, b FROM t", "SELECT a FROM t", "SELECT a [-, b]FROM t");
    row("a condition more at the end", "SELECT a FROM t", "SELECT a FROM t WHERE b = 1",
        "SELECT a FROM t [+WHERE b = 1]");
    row("a join in the middle", "SELECT a FROM t WHERE b = 1", "SELECT a FROM t JOIN u ON t.i = u.i WHERE b = 1",
        "SELECT a FROM t [+JOIN u ON t.i = u.i] WHERE b = 1");
    row("a literal", "SELECT 'a'", "SELECT 'A'", "SELECT ['a' > 'A']");
    row("a quoted name", "SELECT \"a\"", "SELECT \"A\"", "SELECT [\"a\" > \"A\"]");
    row("two places", "SELECT a FROM t WHERE c = 1", "SELECT b FROM t WHERE d = 1",
        "SELECT [a > b] FROM t WHERE [c > d] = 1");
    row("a first word less, after blanks", "WITH a", "  a", "[-WITH]  a");
    row("everything", "SELECT 1", "DELETE x", "[SELECT 1 > DELETE x]");
    row("from nothing", "", "SELECT 1", "[+SELECT 1]");
    row("to nothing", "SELECT 1", "", "[-SELECT 1]");
    row("nothing to nothing", "", "", "");
}

void TokenDiffTest::tellsWhatChanged()
{
    QFETCH(QByteArray, old);
    QFETCH(QByteArray, now);
    QFETCH(QByteArray, picture);
    const std::string a = old.toStdString();
    const std::string b = now.toStdString();
    const std::vector<DiffHunk> hunks = diffByToken(a, b, rules());
    QCOMPARE(drawn(hunks, a, b), picture);
    QCOMPARE(faultOf(hunks, a, b), QByteArray());
}

void TokenDiffTest::seesNoDifferenceIn_data()
{
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("now");
    QTest::newRow("equal texts") << QByteArray("SELECT a FROM t") << QByteArray("SELECT a FROM t");
    QTest::newRow("other blanks") << QByteArray("SELECT a FROM t") << QByteArray(" SELECT\n  a\nFROM t\n");
    QTest::newRow("another case of words") << QByteArray("SELECT A FROM t") << QByteArray("select a from T");
    QTest::newRow("blanks after a comment") << QByteArray("SELECT 1 -- x\n") << QByteArray("SELECT 1 -- x  ");
    QTest::newRow("only blanks") << QByteArray(" ") << QByteArray("\n\n");
}

void TokenDiffTest::seesNoDifferenceIn()
{
    QFETCH(QByteArray, old);
    QFETCH(QByteArray, now);
    const std::string a = old.toStdString();
    const std::string b = now.toStdString();
    const std::vector<DiffHunk> hunks = diffByToken(a, b, rules());
    QCOMPARE(hunks.size(), std::size_t(1));
    QCOMPARE(hunks.front().kind, HunkKind::same);
    QCOMPARE(faultOf(hunks, a, b), QByteArray());
}

void TokenDiffTest::tilesAnyTwoTexts()
{
    const std::vector<std::string> texts{"SELECT a, b FROM t WHERE c = 'x' -- d", "SELECT", "SELECT /* a */ b",
                                         "WITH x AS (SELECT a FROM t) SELECT * FROM x ORDER BY 1"};
    fuzz::Mutator mutator(5, texts);
    std::string old;
    for (int round = 0; round < 3000; ++round) {
        const std::string now = mutator.next();
        const std::vector<DiffHunk> hunks = diffByToken(old, now, rules());
        const QByteArray fault = faultOf(hunks, old, now);
        QVERIFY2(fault.isEmpty(), (fault + ": " + drawn(hunks, old, now)).constData());
        old = now;
    }
}

void TokenDiffTest::givesUpOnLongTextsWithLittleInCommon()
{
    std::string old = "SELECT ";
    std::string now = "SELECT ";
    for (int i = 0; i < 30'000; ++i) {
        old += "a" + std::to_string(i % 9'973) + ", ";
        now += "b" + std::to_string(i % 7'919) + " + ";
    }
    old += "z FROM t";
    now += "z FROM t";
    const std::vector<DiffHunk> hunks = diffByToken(old, now, rules());
    QCOMPARE(hunks.size(), std::size_t(3));
    QCOMPARE(hunks[1].kind, HunkKind::changed);
    QCOMPARE(faultOf(hunks, old, now), QByteArray());
}

void TokenDiffTest::findsOneChangeInALongText()
{
    std::string old = "SELECT ";
    for (int i = 0; i < 50'000; ++i)
        old += "c" + std::to_string(i) + ", ";
    old += "z";
    std::string now = old;
    now.replace(now.find("c25000"), 6, "d");
    const std::vector<DiffHunk> hunks = diffByToken(old, now, rules());
    QCOMPARE(hunks.size(), std::size_t(3));
    QCOMPARE(now.substr(hunks[1].now.begin, hunks[1].now.end - hunks[1].now.begin), std::string("d"));
}

QTEST_APPLESS_MAIN(TokenDiffTest)
#include "tst_tokendiff.moc"
