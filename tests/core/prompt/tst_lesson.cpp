#include "support/samples.h"

#include "dialect/dialect.h"
#include "prompt/memory/lessonbook.h"

using namespace querymend;

namespace {

const LexRules& rules()
{
    return dialectOf(DialectId::sqlite).lex;
}

LessonCase seenIn(const char* run)
{
    LessonCase seen;
    seen.code = ErrorCode::unknownFunction;
    seen.dialect = "sqlite";
    seen.mending = {"YEAR(at)", "strftime('…', at)"};
    seen.run = run;
    return seen;
}

std::size_t offeredFor(const LessonBook& book, ErrorCode code, std::string_view database, std::string_view sql)
{
    return book.offered({code, "sqlite", database, sql, &rules()}, 3).size();
}

} // namespace

class LessonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatMended_data();
    void saysWhatMended();
    void isOfferedOnlyWhenItHasProvedItself_data();
    void isOfferedOnlyWhenItHasProvedItself();
    void isOfferedOnlyWhereItFits_data();
    void isOfferedOnlyWhereItFits();
    void theBestProvedComesFirst();
    void comesBackAsItWasKept();
    void saysWhichLineIsNoLesson_data();
    void saysWhichLineIsNoLesson();
};

void LessonTest::saysWhatMended_data()
{
    QTest::addColumn<std::string>("failed");
    QTest::addColumn<std::string>("passed");
    QTest::addColumn<std::string>("identifier");
    QTest::addColumn<std::string>("line"); // empty: no pattern
    const auto row = [](const char* sentence, const char* failed, const char* passed, const char* identifier,
                        const char* line) {
        QTest::newRow(sentence) << std::string(failed) << std::string(passed) << std::string(identifier)
                                << std::string(line);
    };
    row("one name for another", "SELECT i.price FROM items i", "SELECT i.unitPrice FROM items i", "i.price",
        "instead of: price  write: unitPrice");
    row("something missing", "SELECT a FROM t", "SELECT a FROM t JOIN u ON u.id = t.id", "a",
        "add what was missing: JOIN u ON u.id = t.id");
    row("something too much", "SELECT a, FROM t", "SELECT a FROM t", "", "leave out: ,");
    row("values are no part of it", "SELECT LEFT(a, 5) FROM t", "SELECT substr(a, 1, 5) FROM t", "LEFT",
        "instead of: LEFT(a  write: substr(a, …");
    row("another value alone is no pattern", "SELECT a FROM t WHERE b = 'x'", "SELECT a FROM t WHERE b = 'y'", "b", "");
    row("what is the same is no pattern", "SELECT a FROM t", "SELECT  a FROM t", "a", "");
    row("of several changes the one that the error was about", "SELECT foo, max(some_name), c FROM t",
        "SELECT bar, max(some_name), d FROM t", "foo", "instead of: foo  write: bar");
    row("too many changes are no pattern", "SELECT a, some_name, b, some_name, c, some_name, d FROM t",
        "SELECT e, some_name, f, some_name, g, some_name, h FROM t", "a", "");
}

void LessonTest::saysWhatMended()
{
    QFETCH(std::string, failed);
    QFETCH(std::string, passed);
    QFETCH(std::string, identifier);
    QFETCH(std::string, line);
    const auto mending = mendingOf(failed, passed, identifier, rules());
    Lesson lesson;
    lesson.mending = mending.value_or(Mending{});
    QCOMPARE(mending ? lineOf(lesson) : std::string(), line);
}

void LessonTest::isOfferedOnlyWhenItHasProvedItself_data()
{
    QTest::addColumn<QByteArray>("story"); // + it mended, - it was offered in vain; the digit is the run
    QTest::addColumn<bool>("isOffered");
    QTest::newRow("never seen") << QByteArray("") << false;
    QTest::newRow("it mended once") << QByteArray("+1") << false;
    QTest::newRow("it mended twice in one run") << QByteArray("+1+1") << false;
    QTest::newRow("it mended in two runs") << QByteArray("+1+2") << true;
    QTest::newRow("once in vain") << QByteArray("+1+2-3") << true;
    QTest::newRow("in vain as often as it mended") << QByteArray("+1+2-3-4") << false;
    QTest::newRow("it mended again") << QByteArray("+1+2-3-4+5") << true;
    QTest::newRow("only in vain") << QByteArray("-1-2") << false;
}

void LessonTest::isOfferedOnlyWhenItHasProvedItself()
{
    QFETCH(QByteArray, story);
    QFETCH(bool, isOffered);
    LessonBook book;
    for (int i = 0; i < story.size(); i += 2) {
        LessonCase seen = seenIn(story.mid(i + 1, 1).constData());
        seen.hasHelped = story[i] == '+';
        book.add(seen);
    }
    QCOMPARE(offeredFor(book, ErrorCode::unknownFunction, "", "SELECT YEAR(at) FROM t"), isOffered ? 1U : 0U);
}

void LessonTest::isOfferedOnlyWhereItFits_data()
{
    QTest::addColumn<std::string>("ofDatabase");
    QTest::addColumn<std::string>("code");
    QTest::addColumn<std::string>("database");
    QTest::addColumn<std::string>("sql");
    QTest::addColumn<bool>("isOffered");
    const auto row = [](const char* sentence, const char* of, const char* code, const char* database, const char* sql,
                        bool isOffered) {
        QTest::newRow(sentence) << std::string(of) << std::string(code) << std::string(database) << std::string(sql)
                                << isOffered;
    };
    row("the same mistake", "", "unknown_function", "shop", "SELECT YEAR(at)", true);
    row("laid out otherwise", "", "unknown_function", "shop", "SELECT\n YEAR(at)", true);
    row("another code", "", "syntax", "shop", "SELECT YEAR(at)", false);
    row("another statement", "", "unknown_function", "shop", "SELECT MONTH(at)", false);
    row("names of this database", "shop", "unknown_function", "shop", "SELECT YEAR(at)", true);
    row("names of another database", "library", "unknown_function", "shop", "SELECT YEAR(at)", false);
}

void LessonTest::isOfferedOnlyWhereItFits()
{
    QFETCH(std::string, ofDatabase);
    QFETCH(std::string, code);
    QFETCH(std::string, database);
    QFETCH(std::string, sql);
    QFETCH(bool, isOffered);
    LessonBook book;
    for (const char* const run : {"1", "2"}) {
        LessonCase seen = seenIn(run);
        seen.database = ofDatabase;
        book.add(seen);
    }
    QCOMPARE(offeredFor(book, *errorCodeNamed(code), database, sql), isOffered ? 1U : 0U);
}

void LessonTest::theBestProvedComesFirst()
{
    LessonBook book;
    LessonCase other = seenIn("1");
    other.mending.mended = "substr(at, …, …)";
    for (const char* const run : {"1", "2"}) {
        other.run = run;
        book.add(other);
    }
    for (const char* const run : {"3", "4", "5"})
        book.add(seenIn(run));
    const auto offered = book.offered({ErrorCode::unknownFunction, "sqlite", "", "SELECT YEAR(at)", &rules()}, 1);
    QCOMPARE(offered.size(), std::size_t{1});
    QCOMPARE(offered.front().mending, seenIn("").mending);
}

void LessonTest::comesBackAsItWasKept()
{
    LessonBook book;
    book.add(seenIn("1"));
    book.add(seenIn("2"));
    LessonCase other = seenIn("1");
    other.database = "shop \"2\"\n";
    book.add(other);
    const auto read = readLessons(writeLessons(book.lessons()));
    QVERIFY(read.ok());
    QCOMPARE(*read, book.lessons());
}

void LessonTest::saysWhichLineIsNoLesson_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("line");
    const std::string good = writeLessons({Lesson{ErrorCode::syntax, "sqlite", "", {"a", "b"}, {"r"}, 1, 0}});
    QTest::newRow("no JSON") << good + "nonsense\n" << 2;
    QTest::newRow("no object") << std::string("[]") << 1;
    QTest::newRow("a code that there is not")
        << good + "\n" + QByteArray::fromStdString(good).replace("syntax", "sintax").toStdString() << 3;
    QTest::newRow("a number below 0") << QByteArray::fromStdString(good).replace(":1", ":-1").toStdString() << 1;
}

void LessonTest::saysWhichLineIsNoLesson()
{
    QFETCH(std::string, text);
    QFETCH(int, line);
    const auto read = readLessons(text);
    QVERIFY(!read.ok());
    QCOMPARE(static_cast<int>(read.error()), line);
}

QTEST_APPLESS_MAIN(LessonTest)
#include "tst_lesson.moc"
