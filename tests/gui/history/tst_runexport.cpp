#include "history/runexport.h"

#include "common/inlinemessage.h"
#include "common/theme.h"
#include "history/historydialog.h"
#include "history/runactions.h"
#include "store/storeplace.h"
#include "support/samplerun.h"

#include <QApplication>
#include <QFile>
#include <QFontInfo>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <algorithm>

using namespace querymend;

/// The ending of the file decides the format of an exported run.
class RunExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTheFormatOfTheEnding_data();
    void writesTheFormatOfTheEnding();
    void saysWhyItCannotBeWritten();
    void movesFromTheFirstEventToTheWholePicture_data();
    void movesFromTheFirstEventToTheWholePicture();
    void drawsInTheColoursGiven();
    void drawsTheSameWhateverTheWindowsFont();
    void saysInTheHistoryThatThereAreNoRows_data();
    void saysInTheHistoryThatThereAreNoRows();
};

namespace {

struct PngChunk {
    QByteArray name;
    QByteArray data;
};

quint32 number(const QByteArray& bytes, qsizetype at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

/// Written apart from the encoder, bit by bit.
quint32 checksum(const QByteArray& bytes)
{
    quint32 sum = ~0U;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum & 1U) != 0 ? (sum >> 1U) ^ 0xEDB88320U : sum >> 1U;
    }
    return ~sum;
}

/// Empty if the file is not well formed.
QList<PngChunk> chunksIn(const QByteArray& png)
{
    QList<PngChunk> chunks;
    for (qsizetype at = 8; at < png.size();) {
        const qsizetype length = at + 8 > png.size() ? png.size() : static_cast<qsizetype>(number(png, at));
        if (at + 12 + length > png.size() || number(png, at + 8 + length) != checksum(png.mid(at + 4, length + 4)))
            return {};
        chunks.append({png.mid(at + 4, 4), png.mid(at + 8, length)});
        at += 12 + length;
    }
    return chunks;
}

QByteArray chunk(const QByteArray& name, const QByteArray& data)
{
    QByteArray length(4, '\0');
    qToBigEndian(static_cast<quint32>(data.size()), length.data());
    QByteArray sum(4, '\0');
    qToBigEndian(checksum(name + data), sum.data());
    return length + name + data + sum;
}

/// The pictures of a film, drawn one over the other as a browser does it.
QList<QImage> framesOf(const QList<PngChunk>& chunks)
{
    QList<QImage> frames;
    QImage canvas;
    QByteArray header;
    QByteArray control;
    QByteArray colours; // of the first, which are those of all
    for (const PngChunk& part : chunks) {
        if (part.name == "IHDR")
            header = part.data;
        if (part.name == "fcTL")
            control = part.data;
        if (part.name == "PLTE" || part.name == "tRNS")
            colours += chunk(part.name, part.data);
        if (part.name != "IDAT" && part.name != "fdAT")
            continue;
        const QByteArray pixels = part.name == "IDAT" ? part.data : part.data.mid(4);
        const QByteArray png = QByteArray("\x89PNG\r\n\x1a\n", 8) + chunk("IHDR", control.mid(4, 8) + header.mid(8))
            + colours + chunk("IDAT", pixels) + chunk("IEND", {});
        const QImage piece = QImage::fromData(png, "PNG").convertToFormat(QImage::Format_ARGB32);
        if (canvas.isNull())
            canvas = piece.convertToFormat(QImage::Format_RGB32);
        else
            QPainter(&canvas).drawImage(static_cast<int>(number(control, 12)), static_cast<int>(number(control, 16)),
                                        piece);
        frames.append(canvas.copy());
    }
    return frames;
}

/// The largest difference of a colour between two pictures of one size; a film has fewer colours.
int largestDifference(const QImage& one, const QImage& other)
{
    int largest = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            for (const int difference : {qRed(a) - qRed(b), qGreen(a) - qGreen(b), qBlue(a) - qBlue(b)})
                largest = std::max(largest, std::abs(difference));
        }
    }
    return largest;
}

} // namespace

void RunExportTest::writesTheFormatOfTheEnding_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("the run's own file") << QStringLiteral("r.run") << QByteArray("the record");
    QTest::newRow("any other ending") << QStringLiteral("r.txt") << QByteArray("the record");
    QTest::newRow("a page") << QStringLiteral("r.html") << QByteArray("<!DOCTYPE html>");
    QTest::newRow("a page, in capitals") << QStringLiteral("R.HTML") << QByteArray("<!DOCTYPE html>");
    QTest::newRow("Markdown") << QStringLiteral("r.md") << QByteArray("# How many orders?\n");
    QTest::newRow("a drawing") << QStringLiteral("r.svg") << QByteArray("<svg ");
    QTest::newRow("a picture") << QStringLiteral("r.png") << QByteArray("\x89PNG");
    QTest::newRow("a moving picture") << QStringLiteral("r.apng") << QByteArray("\x89PNG");
    QTest::newRow("events") << QStringLiteral("r.events.json") << QByteArray("[\n{\"run\":\"run-1\",\"seq\":1,");
    QTest::newRow("spans") << QStringLiteral("r.otel.json") << QByteArray("{\"resourceSpans\":");
}

void RunExportTest::writesTheFormatOfTheEnding()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, beginning);
    const QTemporaryDir folder;
    const QString path = folder.filePath(file);
    const auto problem = exportRunFile(path, sampleRun(), "the record");
    QVERIFY2(!problem, qPrintable(problem.value_or(QString())));
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.read(beginning.size()), beginning);
}

void RunExportTest::saysWhyItCannotBeWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("nowhere/r.html"));
    const auto problem = exportRunFile(path, sampleRun(), "the record");
    QVERIFY(problem && problem->contains(path));
    QVERIFY(!QFile::exists(path));
}

void RunExportTest::movesFromTheFirstEventToTheWholePicture_data()
{
    QTest::addColumn<std::vector<RunEvent>>("events");
    QTest::newRow("a correction") << sampleRun();
    QTest::newRow("steps of every kind") << steppedRun();
    QTest::newRow("texts that look like markup") << searchedRun("</text><script>alert(1)</script>");
}

void RunExportTest::movesFromTheFirstEventToTheWholePicture()
{
    QFETCH(const std::vector<RunEvent>, events);
    const QByteArray film = filmOf(events, {});
    const QList<PngChunk> chunks = chunksIn(film);
    QVERIFY(chunks.size() > 4);
    QCOMPARE(chunks.front().name, QByteArray("IHDR"));
    QCOMPARE(chunks[1].name, QByteArray("acTL"));
    QCOMPARE(chunks.back().name, QByteArray("IEND"));
    quint32 expected = 0;
    std::vector<quint16> times;
    for (const PngChunk& part : chunks) {
        if (part.name == "fcTL" || part.name == "fdAT")
            QCOMPARE(number(part.data, 0), expected++);
        if (part.name == "fcTL")
            times.push_back(qFromBigEndian<quint16>(part.data.constData() + 20));
    }
    const QList<QImage> frames = framesOf(chunks);
    QCOMPARE(static_cast<quint32>(frames.size()), number(chunks[1].data, 0));
    QVERIFY(frames.size() > 3 && static_cast<std::size_t>(frames.size()) <= events.size());
    QVERIFY(std::all_of(times.begin(), times.end(), [](quint16 time) { return time >= 500; }));
    for (qsizetype i = 1; i < frames.size(); ++i)
        QVERIFY2(frames[i] != frames[i - 1], "a picture that changes nothing");
    const QImage whole = QImage::fromData(pictureOf(events, {})).convertToFormat(QImage::Format_RGB32);
    QCOMPARE(frames.back().size(), whole.size());
    QCOMPARE(frames.back().pixel(0, 0), whole.pixel(0, 0));
    constexpr int unseen = 32;
    QVERIFY2(largestDifference(frames.back(), whole) <= unseen,
             QByteArray::number(largestDifference(frames.back(), whole)));
}

void RunExportTest::drawsInTheColoursGiven()
{
    const QImage light = QImage::fromData(pictureOf(sampleRun(), {}));
    const QImage dark = QImage::fromData(pictureOf(sampleRun(), {darkDrawing(), {}}));
    QCOMPARE(light.size(), dark.size());
    QCOMPARE(light.pixelColor(0, 0), QColor(0xF6F7F9));
    QCOMPARE(dark.pixelColor(0, 0), QColor(0x16191E));
}

/// The window sets the size of its texts in pixels, which the drawing of SVG reads badly.
void RunExportTest::drawsTheSameWhateverTheWindowsFont()
{
    const QFont before = QApplication::font();
    const QImage usual = QImage::fromData(pictureOf(sampleRun(), {}));
    QFont inPixels = before;
    inPixels.setPixelSize(QFontInfo(before).pixelSize());
    QApplication::setFont(inPixels);
    const QImage picture = QImage::fromData(pictureOf(sampleRun(), {}));
    QApplication::setFont(before);
    QCOMPARE(picture, usual);
}

void RunExportTest::saysInTheHistoryThatThereAreNoRows_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<DataValues>("values");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<bool>("isSaid");
    const QString sql = QStringLiteral("SELECT 1");
    QTest::newRow("a page has a place for them") << QStringLiteral("r.html") << DataValues::mayBeNamed << sql << true;
    QTest::newRow("so has a picture") << QStringLiteral("r.PNG") << DataValues::mayBeNamed << sql << true;
    QTest::newRow("a run's own file never has any")
        << QStringLiteral("r.run") << DataValues::mayBeNamed << sql << false;
    QTest::newRow("the policy withholds them") << QStringLiteral("r.html") << DataValues::stay << sql << false;
    QTest::newRow("there is no answer") << QStringLiteral("r.html") << DataValues::mayBeNamed << QString() << false;
}

void RunExportTest::saysInTheHistoryThatThereAreNoRows()
{
    QFETCH(const QString, name);
    QFETCH(const DataValues, values);
    QFETCH(const QString, answer);
    QFETCH(const bool, isSaid);
    const QTemporaryDir folder;
    const auto store = RunStore::open({StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}});
    QVERIFY(store);
    RunStarted started;
    started.policy.values = values;
    QVERIFY((*store)->append({"a", 1, 3000, started}));
    QVERIFY((*store)->append({"a", 2, 3500, RunFinished{RunOutcome::solved, answer.toStdString(), {}}}));
    Theme theme;
    HistoryDialog dialog(**store, theme);
    dialog.show();
    dialog.actions().exportTo(folder.filePath(name));
    const QString said = dialog.findChild<InlineMessage*>()->text();
    QVERIFY2(said.contains(name), qPrintable(said));
    QCOMPARE(said.contains(QStringLiteral("without rows")), isSaid);
}

QTEST_MAIN(RunExportTest)
#include "tst_runexport.moc"
