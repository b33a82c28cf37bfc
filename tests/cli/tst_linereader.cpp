#include "inputs/inputfile.h"

#include <QTest>

#include <array>
#include <string>

#include <unistd.h>

namespace querymend {

class LineReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesAreSplit_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("lines");
        QTest::newRow("nothing has no line") << QByteArray() << QByteArrayList();
        QTest::newRow("the last line needs no end") << QByteArray("a\nb") << QByteArrayList{"a", "b"};
        QTest::newRow("an end begins no line") << QByteArray("a\n") << QByteArrayList{"a"};
        QTest::newRow("a carriage return belongs to the end") << QByteArray("a\r\nb\r") << QByteArrayList{"a", "b"};
        QTest::newRow("blank lines count") << QByteArray("\n\na") << QByteArrayList{"", "", "a"};
        QTest::newRow("a line as long as allowed") << QByteArray("12345678\n9") << QByteArrayList{"12345678", "9"};
        QTest::newRow("a longer one is left out") << QByteArray("123456789\na") << QByteArrayList{"too long", "a"};
        QTest::newRow("a longer one at the end") << QByteArray("a\n123456789") << QByteArrayList{"a", "too long"};
        QTest::newRow("a much longer one") << QByteArray(60'000, 'x') + "\na" << QByteArrayList{"too long", "a"};
    }

    void linesAreSplit()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArrayList, lines);
        for (const bool looksAhead : {false, true}) {
            Pipe pipe;
            pipe.write(text);
            pipe.end();
            auto source = pipe.source();
            QVERIFY(source.ok());
            LineReader reader(source.value(), 8);
            QByteArrayList read;
            for (;;) {
                if (looksAhead)
                    QVERIFY(reader.hasLine());
                const LineReader::Outcome outcome = reader.next();
                if (outcome == LineReader::Outcome::end)
                    break;
                QVERIFY(outcome != LineReader::Outcome::failed);
                read.append(outcome == LineReader::Outcome::tooLong
                                ? QByteArray("too long")
                                : QByteArray::fromStdString(std::string(reader.line())));
            }
            QCOMPARE(read, lines);
        }
    }

    void aLineThatIsNotWholeIsStillAwaited()
    {
        Pipe pipe;
        auto source = pipe.source();
        QVERIFY(source.ok());
        LineReader reader(source.value(), 100);
        QVERIFY(!reader.hasLine());
        pipe.write("a\nb");
        QVERIFY(reader.hasLine());
        QCOMPARE(reader.next(), LineReader::Outcome::line);
        QVERIFY(!reader.hasLine());
        pipe.write("c\n");
        QVERIFY(reader.hasLine());
        QCOMPARE(reader.next(), LineReader::Outcome::line);
        QCOMPARE(std::string(reader.line()), std::string("bc"));
        QVERIFY(!reader.hasLine());
        pipe.end();
        QVERIFY(reader.hasLine()); // the end needs no waiting either
        QCOMPARE(reader.next(), LineReader::Outcome::end);
    }

    /// Answers to earlier lines must not wait for the rest of it.
    void aLineThatIsTooLongIsAwaitedToo()
    {
        Pipe pipe;
        auto source = pipe.source();
        QVERIFY(source.ok());
        LineReader reader(source.value(), 8);
        for (int i = 0; i < 3; ++i) {
            pipe.write("123456789");
            QVERIFY(!reader.hasLine());
        }
        pipe.write("0\n1\n");
        QVERIFY(reader.hasLine());
        QCOMPARE(reader.next(), LineReader::Outcome::tooLong);
        QVERIFY(reader.hasLine());
        QCOMPARE(reader.next(), LineReader::Outcome::line);
        QCOMPARE(std::string(reader.line()), std::string("1"));
    }

private:
    class Pipe {
    public:
        Pipe() { m_isOpen = ::pipe(m_ends.data()) == 0; }
        Pipe(const Pipe&) = delete;
        Pipe& operator=(const Pipe&) = delete;
        ~Pipe()
        {
            end();
            ::close(m_ends[0]);
        }

        void write(const QByteArray& text)
        {
            QCOMPARE(::write(m_ends[1], text.constData(), static_cast<std::size_t>(text.size())),
                     static_cast<ssize_t>(text.size()));
        }

        void end()
        {
            if (std::exchange(m_isOpen, false))
                ::close(m_ends[1]);
        }

        [[nodiscard]] Result<InputFile, Complaint> source() const
        {
            return InputFile::open("/dev/fd/" + std::to_string(m_ends[0]));
        }

    private:
        std::array<int, 2> m_ends{-1, -1};
        bool m_isOpen = false;
    };
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::LineReaderTest)

#include "tst_linereader.moc"
