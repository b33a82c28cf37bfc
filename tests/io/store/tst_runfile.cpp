#include "store/runfile.h"
#include "support/events.h"

#include <QTest>

using namespace querymend;

/// The file of one run: what was written can be read back, and errors are reported with their line.
class RunFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesComeBackAsTheyWere();
    void whatIsWrongHasALine_data();
    void whatIsWrongHasALine();
    void isKnownByItsBeginning_data();
    void isKnownByItsBeginning();
    void everyCutIsNoticed();
    void anotherIdChangesNothingElse();
    void linesOfOtherSystemsAreRead_data();
    void linesOfOtherSystemsAreRead();

private:
    static std::vector<RunLine> sample()
    {
        std::vector<RunLine> lines;
        for (const RunEvent& event : test::everyEvent("r"))
            lines.push_back({event, toRecord(event)});
        return lines;
    }
};

void RunFileTest::linesComeBackAsTheyWere()
{
    const std::vector<RunLine> lines = sample();
    const auto read = readRunFile(writeRunFile(lines));
    QVERIFY2(read.ok(), read ? "" : read.error().text.c_str());
    QCOMPARE(read->size(), lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QCOMPARE((*read)[i].line, lines[i].line);
        QCOMPARE(toRecord((*read)[i].event), lines[i].line);
    }
}

void RunFileTest::whatIsWrongHasALine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("says");

    const QByteArray head = "{\"format\":\"querymend-run\",\"version\":1,\"run\":\"r\",\"events\":2}\n";
    const QByteArray one = "{\"run\":\"r\",\"seq\":1,\"at\":0,\"type\":\"cancel_asked\"}\n";
    const QByteArray two = "{\"run\":\"r\",\"seq\":2,\"at\":0,\"type\":\"cancel_asked\"}\n";
    const auto row = [](const char* name, const QByteArray& text, int line, const QByteArray& says) {
        QTest::newRow(name) << text << line << says;
    };
    row("an empty file", "", 1, "not a run file");
    row("a file of something else", "SELECT 1\n", 1, "not a run file");
    row("JSON of something else", "{\"tables\":[]}\n", 1, "not a run file");
    row("a JSON text of another kind at the head", "{\"format\":7,\"version\":1}\n", 1, "not a run file");
    row("a newer version", "{\"format\":\"querymend-run\",\"version\":2,\"run\":\"r\",\"events\":0}\n", 1,
        "version 2 of the format, but this program supports versions up to 1");
    row("a head without a run", "{\"format\":\"querymend-run\",\"version\":1,\"events\":2}\n" + one + two, 1,
        "which run this is");
    row("a run without a name", "{\"format\":\"querymend-run\",\"version\":1,\"run\":\"\",\"events\":1}\n", 1,
        "an invalid name");
    row("a run with a line break in its name",
        "{\"format\":\"querymend-run\",\"version\":1,\"run\":\"a\\nb\",\"events\":1}\n", 1, "an invalid name");
    row("no events", "{\"format\":\"querymend-run\",\"version\":1,\"run\":\"r\",\"events\":0}\n", 1, "0 of 0 events");
    row("an event too few", head + one, 2, "ends after 1 of 2 events");
    row("an event too many", head + one + two + "{}\n", 4, "more than the 2 events");
    row("an event that is cut off", head + one + two.left(20), 3, "not JSON at byte");
    row("an event with a bracket too many", head + one + "{]\n", 3, "not JSON at byte 2:");
    row("an event without a type", head + one + "{\"run\":\"r\",\"seq\":2,\"at\":0}\n", 3, "\"type\" is not a string");
    row("an event with a field of another kind",
        head + "{\"run\":\"r\",\"seq\":1,\"at\":0,\"type\":\"run_finished\",\"outcome\":\"bored\"}\n", 2,
        "\"outcome\" is not one of the known words");
    row("an event of another run", head + one + "{\"run\":\"s\",\"seq\":2,\"at\":0,\"type\":\"cancel_asked\"}\n", 3,
        "to the run 's', not to 'r'");
    row("the same event twice", head + one + one, 3, "has number 1 and follows number 1");
    row("two events in the wrong order", head + two + one, 3, "has number 1 and follows number 2");
    row("a number that no database holds",
        head + "{\"run\":\"r\",\"seq\":9223372036854775808,\"at\":0,\"type\":\"cancel_asked\"}\n", 2,
        "which is not a valid event number");
    row("a number that no program holds", head + "{\"run\":\"r\",\"seq\":1e999,\"at\":0,\"type\":\"cancel_asked\"}\n",
        2, "not JSON at byte");
    row("an empty line", head + one + "\n" + two, 3, "does not begin with {");
    row("bytes that are no UTF-8", head + one + "{\"run\":\"r\xff\"}\n", 3, "not UTF-8 at byte 10");
    row("a NUL", head + one + QByteArray("{\0}\n", 4), 3, "NUL");
    row("lists inside each other without end", head + "{\"x\":" + QByteArray(100000, '[') + "\n", 2, "levels deep");
}

void RunFileTest::whatIsWrongHasALine()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QByteArray, says);
    const auto read = readRunFile({text.constData(), static_cast<std::size_t>(text.size())});
    QVERIFY(!read.ok());
    QCOMPARE(static_cast<int>(read.error().line), line);
    QVERIFY2(read.error().text.find(says.toStdString()) != std::string::npos, read.error().text.c_str());
}

void RunFileTest::isKnownByItsBeginning_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isRun");
    const QByteArray whole = QByteArray::fromStdString(writeRunFile(sample()));
    QTest::newRow("as it is written") << whole << true;
    QTest::newRow("after a byte order mark") << "\xef\xbb\xbf" + whole << true;
    QTest::newRow("the first 200 bytes") << whole.left(200) << true;
    QTest::newRow("SQL") << QByteArray("SELECT 1") << false;
    QTest::newRow("a SQLite database") << QByteArray("SQLite format 3") << false;
    QTest::newRow("an event") << QByteArray("{\"run\":\"r\",\"seq\":1}") << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

void RunFileTest::isKnownByItsBeginning()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isRun);
    QCOMPARE(beginsAsRunFile(text.toStdString()), isRun);
}

void RunFileTest::everyCutIsNoticed()
{
    const std::string text = writeRunFile(sample());
    // Only the final newline may be missing.
    for (std::size_t size = 0; size + 1 < text.size(); ++size)
        QVERIFY2(!readRunFile(std::string_view(text).substr(0, size)).ok(), std::to_string(size).c_str());
    QVERIFY(readRunFile(std::string_view(text).substr(0, text.size() - 1)).ok());
}

void RunFileTest::anotherIdChangesNothingElse()
{
    const RunEvent turned = readRecord(R"({"at":1,"seq":2,"run":"r","type":"sung","so":1.50})").value();
    QCOMPARE(ofRun({turned, toRecord(turned)}, "s").line,
             std::string(R"({"at":1,"seq":2,"run":"s","type":"sung","so":1.5})"));
    for (const RunLine& line : sample()) {
        const RunLine made = ofRun(line, "another");
        QCOMPARE(made.event.run, std::string("another"));
        QCOMPARE(toRecord(made.event), made.line);
        QCOMPARE(ofRun(made, "r").line, line.line);
    }
}

void RunFileTest::linesOfOtherSystemsAreRead_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("lineEnd");
    QTest::newRow("a byte order mark at the beginning") << QByteArray("\xef\xbb\xbf") << QByteArray("\n");
    QTest::newRow("lines that end as on Windows") << QByteArray() << QByteArray("\r\n");
}

void RunFileTest::linesOfOtherSystemsAreRead()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, lineEnd);
    const QByteArray text = before + QByteArray::fromStdString(writeRunFile(sample())).replace("\n", lineEnd);
    const auto read = readRunFile({text.constData(), static_cast<std::size_t>(text.size())});
    QVERIFY(read.ok());
    QCOMPARE(writeRunFile(*read), writeRunFile(sample()));
}

QTEST_APPLESS_MAIN(RunFileTest)

#include "tst_runfile.moc"
