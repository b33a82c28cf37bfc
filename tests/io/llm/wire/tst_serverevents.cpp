#include "llm/wire/eventreader.h"
#include "llm/wire/streamlines.h"

#include <QTest>

namespace querymend {

namespace {

template <class Reader, class Take>
QByteArray read(const QByteArray& bytes, int step, Take take)
{
    Reader reader;
    QByteArray out;
    for (qsizetype at = 0; at < bytes.size(); at += step) {
        const QByteArray piece = bytes.mid(at, step);
        reader.add({piece.constData(), static_cast<std::size_t>(piece.size())});
        while (const auto next = reader.next())
            take(out, *next);
    }
    if (const auto last = reader.rest())
        take(out += "rest ", *last);
    return out;
}

QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QByteArray eventsOf(const QByteArray& bytes, int step)
{
    return read<EventReader>(bytes, step, [](QByteArray& out, const ServerEvent& event) {
        out += bytesOf(event.name) + '(' + bytesOf(event.data) + ')';
    });
}

QByteArray linesOf(const QByteArray& bytes, int step)
{
    return read<StreamLines>(bytes, step,
                             [](QByteArray& out, std::string_view line) { out += '[' + bytesOf(line) + ']'; });
}

} // namespace

class ServerEventsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsLines_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("lines");
        const auto row = [](const char* name, const QByteArray& bytes, const char* lines) {
            QTest::newRow(name) << bytes << QByteArray(lines);
        };
        row("nothing", "", "");
        row("one line", "a\n", "[a]");
        row("a line that nothing ends", "a\nbc", "[a]rest [bc]");
        row("every end of a line", "a\nb\r\nc\rd\n", "[a][b][c][d]");
        row("empty lines of every kind", "\n\r\n\r\r\n\n", "[][][][][]");
        row("LF CR is two ends", "a\n\rb\n", "[a][][b]");
        row("CR at the very end", "a\r", "[a]");
        row("a byte order mark",
            "\xEF\xBB\xBF"
            "a\nb\n",
            "[a][b]");
        row("a byte order mark and nothing else", "\xEF\xBB\xBF", "rest []");
        row("a mark in another place is text", "a\n\xEF\xBB\xBF\n", "[a][\xEF\xBB\xBF]");
        row("a NUL is text", QByteArray("a\0b\n", 4), "[a");
    }
    void cutsLines()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, lines);
        if (bytes.contains('\0'))
            lines = QByteArray("[a\0b]", 5);
        for (int step = 1; step <= static_cast<int>(bytes.size()) + 1; ++step)
            QCOMPARE(linesOf(bytes, step), lines);
    }

    void readsEvents_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("events");
        const auto row = [](const char* name, const char* bytes, const char* events) {
            QTest::newRow(name) << QByteArray(bytes) << QByteArray(events);
        };
        row("data alone", "data: x\n\n", "(x)");
        row("no blank after the colon", "data:x\n\n", "(x)");
        row("one blank of two is text", "data:  x\n\n", "( x)");
        row("a tab is text", "data:\tx\n\n", "(\tx)");
        row("a name", "event: ping\ndata: x\n\n", "ping(x)");
        row("a name after the data", "data: x\nevent: ping\n\n", "ping(x)");
        row("a name is for one event", "event: ping\ndata: x\n\ndata: y\n\n", "ping(x)(y)");
        row("a name without data is no event", "event: ping\n\ndata: y\n\n", "(y)");
        row("several lines of data", "data: a\ndata:\ndata: b\n\n", "(a\n\nb)");
        row("a field without a colon", "data\n\n", "()");
        row("comments", ": hello\n:\ndata: x\n: in between\n\n", "(x)");
        row("fields that mean nothing here", "id: 1\nretry: 5\nwhat: ever\nDATA: no\ndata: x\n\n", "(x)");
        row("a colon in the data", "data: {\"a\": 1}\n\n", "({\"a\": 1})");
        row("CR LF", "data: x\r\n\r\ndata: y\r\n\r\n", "(x)(y)");
        row("CR", "data: x\r\rdata: y\r\r", "(x)(y)");
        row("a mixture", "data: x\r\n\ndata: y\r\r\ndata: z\n\r", "(x)(y)(z)");
        row("many empty lines", "\n\n\ndata: x\n\n\n\n", "(x)");
        row("a byte order mark",
            "\xEF\xBB\xBF"
            "data: x\n\n",
            "(x)");
        row("an event that nothing ends", "data: x\n\ndata: y\n", "(x)rest (y)");
        row("a line that nothing ends", "data: x\n\ndata: y", "(x)rest (y)");
        row("an error as a field", "error: {\"code\": 500}\n\n", "error({\"code\": 500})");
    }
    void readsEvents()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, events);
        for (int step = 1; step <= static_cast<int>(bytes.size()) + 1; ++step)
            QCOMPARE(eventsOf(bytes, step), events);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ServerEventsTest)

#include "tst_serverevents.moc"
