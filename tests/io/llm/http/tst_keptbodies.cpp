// How overlong bodies are shortened, and how compressed bodies are unpacked.

#include "llm/http/bodyunpacker.h"
#include "llm/http/keptbody.h"

#include "base/utf8.h"

#include <QTest>

namespace querymend {

class KeptBodiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBodyIsWholeUpToItsLimit_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QByteArray>("kept");
        QTest::addColumn<int>("missing");
        QTest::newRow("nothing") << 0 << QByteArray() << 0;
        QTest::newRow("less than half") << 3 << QByteArray("abc") << 0;
        QTest::newRow("all that fits") << 8 << QByteArray("abcdefgh") << 0;
        QTest::newRow("one more") << 9 << QByteArray("abcdfghi") << 1;
        QTest::newRow("many more") << 26 << QByteArray("abcdwxyz") << 18;
    }

    void aBodyIsWholeUpToItsLimit()
    {
        QFETCH(int, size);
        QFETCH(QByteArray, kept);
        QFETCH(int, missing);
        const std::string all = std::string("abcdefghijklmnopqrstuvwxyz").substr(0, static_cast<std::size_t>(size));
        for (const std::size_t piece : {1U, 3U, 7U, 26U}) {
            KeptBody body(8);
            for (std::size_t at = 0; at < all.size(); at += piece)
                body.add(std::string_view(all).substr(at, piece));
            QCOMPARE(body.size(), std::uint64_t(all.size()));
            QCOMPARE(QByteArray::fromStdString(body.text()), kept);
            QCOMPARE(body.cut() ? body.cut()->bytes : 0, std::uint64_t(missing));
            QCOMPARE(body.cut() ? body.cut()->at : 4, std::uint64_t{4});
        }
    }

    void isShortenedToWhatItTakesInARecord_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("kept");
        QTest::newRow("short enough") << QByteArray("abcdefgh") << QByteArray("abcdefgh");
        QTest::newRow("too long") << QByteArray("abcdefghi") << QByteArray("abcdfghi");
        QTest::newRow("quotes take two") << QByteArray("\"\"\"\"\"\"") << QByteArray("\"\"\"\"");
        QTest::newRow("control characters take six") << QByteArray("\x01\x02\x03") << QByteArray();
        QTest::newRow("characters stay whole") << QByteArray("abcédefégh") << QByteArray("abcégh");
    }

    void isShortenedToWhatItTakesInARecord()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, kept);
        std::string text = body.toStdString();
        std::optional<TrafficCut> cut;
        shortenBody(text, cut, 8);
        QCOMPARE(QByteArray::fromStdString(text), kept);
        QCOMPARE(cut ? cut->bytes : 0, std::uint64_t(body.size() - kept.size()));
        QVERIFY(!firstInvalidUtf8(text));
    }

    void aGapGrowsWhereItIs()
    {
        std::string text = "abcdefgh";
        std::optional<TrafficCut> cut = TrafficCut{2, 100, 0};
        shortenBody(text, cut, 4);
        QCOMPARE(text, std::string("abgh"));
        QVERIFY(*cut == (TrafficCut{2, 104, 0}));
    }

    void isUnpackedInPieces_data()
    {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QByteArray>("packed");
        const QByteArray zlib = qCompress(plain()).mid(4);
        // {"text":"packed"}, by gzip -n
        const QByteArray gzip =
            QByteArray::fromHex("1f8b0800000000000003ab562a49ad2851b2522a484cce4e4d51aa0500e472beed11000000");
        QTest::newRow("gzip") << QByteArray("gzip") << gzip;
        QTest::newRow("gzip, in the other spelling") << QByteArray("X-GZip ") << gzip;
        QTest::newRow("deflate") << QByteArray("deflate") << zlib;
        QTest::newRow("deflate without a head") << QByteArray("deflate") << zlib.mid(2).chopped(4);
    }

    void isUnpackedInPieces()
    {
        QFETCH(QByteArray, encoding);
        QFETCH(QByteArray, packed);
        for (const int piece : {4, 5, 1000}) {
            const auto unpacker = BodyUnpacker::forEncoding(encoding.toStdString());
            QVERIFY(unpacker);
            QByteArray all;
            for (int at = 0; at < packed.size(); at += piece) {
                const QByteArray part = packed.mid(at, piece);
                QVERIFY(unpacker->unpack(part.toStdString(), [&all](std::string_view bytes) {
                    all.append(bytes.data(), static_cast<qsizetype>(bytes.size()));
                    return true;
                }));
            }
            QCOMPARE(all, plain());
            QVERIFY(unpacker->isWhole());
        }
    }

    void onlyAsMuchIsUnpackedAsIsWanted()
    {
        const std::string bomb = qCompress(QByteArray(64 << 20, 'a'), 9).mid(4).toStdString();
        const auto unpacker = BodyUnpacker::forEncoding("deflate");
        std::size_t taken = 0;
        std::size_t largest = 0;
        QVERIFY(unpacker->unpack(bomb, [&](std::string_view bytes) {
            largest = std::max(largest, bytes.size());
            taken += bytes.size();
            return taken < (std::size_t{1} << 20U);
        }));
        QVERIFY(largest <= (std::size_t{64} << 10U));
        QCOMPARE(taken, std::size_t{1} << 20U);
        QVERIFY(!unpacker->isWhole());
    }

    void whatIsNotPackedAsItSaysIsRefused()
    {
        const auto unpacker = BodyUnpacker::forEncoding("gzip");
        QVERIFY(!unpacker->unpack("no gzip", [](std::string_view) { return true; }));
        QVERIFY(!BodyUnpacker::forEncoding("br"));
        QVERIFY(!BodyUnpacker::forEncoding("identity"));
    }

private:
    static QByteArray plain() { return "{\"text\":\"packed\"}"; }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::KeptBodiesTest)
#include "tst_keptbodies.moc"
