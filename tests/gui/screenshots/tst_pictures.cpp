// README.md's pictures show what the program shows: `packaging/screenshots --readme` has this test write their words
// beside them, and here they are compared with those of the same scenes.

#include "camera.h"
#include "common/theme.h"
#include "picturewords.h"
#include "readmescenes.h"
#include "studio.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace querymend;

namespace {

constexpr auto howToRenew = "If the change is meant, packaging/screenshots --readme draws the pictures again.";

QString inPictures(const QString& name)
{
    return QStringLiteral(QUERYMEND_SOURCE_DIR "/packaging/pictures/") + name;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList pictureNames()
{
    return QDir(inPictures({})).entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name);
}

QStringList prefixed(const QString& prefix, const QStringList& texts)
{
    QStringList lines;
    for (const QString& text : texts)
        lines.append(prefix + QStringLiteral(": ") + text);
    return lines;
}

QString lineOf(const QString& theme, const ToneColours& colours)
{
    QString line = theme + QLatin1Char(':');
    for (const QColor& colour : colours)
        line += QLatin1Char(' ') + colour.name();
    return line;
}

/// Ties a picture to the words that were written when it was drawn.
QString lineOf(const QString& picture)
{
    const QByteArray hash = QCryptographicHash::hash(contentOf(inPictures(picture)), QCryptographicHash::Sha256);
    return QStringLiteral("file: %1 %2").arg(picture, QString::fromLatin1(hash.toHex()));
}

QStringList pictureLines()
{
    QStringList lines;
    for (const QString& picture : pictureNames())
        lines.append(lineOf(picture));
    return lines;
}

QStringList without(QStringList lines, const QStringList& others)
{
    lines.removeIf([&](const QString& line) { return others.contains(line); });
    return lines;
}

} // namespace

class PicturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void windowAndFilmHaveTheWordsOfThePictures();
    void picturesAreThoseThatTheWordsCameWith_data();
    void picturesAreThoseThatTheWordsCameWith();
    void onlyWhatDiffersBetweenMachinesIsLeftOut_data();
    void onlyWhatDiffersBetweenMachinesIsLeftOut();
    void aDrawingHasTheWordsOfItsTexts();

private:
    void readProgram();
    [[nodiscard]] QStringList programLines();
    [[nodiscard]] QStringList differences();
    [[nodiscard]] bool writeWords();

    QTemporaryDir m_folder;
    std::unique_ptr<Studio> m_studio;
    std::unique_ptr<Camera> m_camera;
    QStringList m_film;
    QStringList m_kept; ///< the lines of the file of words
};

void PicturesTest::initTestCase()
{
    if (qEnvironmentVariableIsSet("QUERYMEND_WRITE_PICTURE_WORDS")) {
        readProgram();
        QVERIFY(writeWords());
    }
    const QByteArray words = contentOf(inPictures(QStringLiteral("words.txt")));
    QVERIFY2(!words.isEmpty(), "packaging/pictures/words.txt is missing. packaging/screenshots --readme writes it.");
    m_kept = QString::fromUtf8(words).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    m_kept.removeIf([](const QString& line) { return line.startsWith(QLatin1Char('#')); });
}

/// The film first, because the window says where it was saved.
void PicturesTest::readProgram()
{
    if (m_studio)
        return;
    m_studio = std::make_unique<Studio>(Look{QStringLiteral("words"), QSize(1366, 768)});
    m_camera = std::make_unique<Camera>(m_studio->window(), QDir(m_folder.path()));
    m_studio->setCamera(*m_camera);
    m_studio->fillConnections();
    m_studio->reset();
    const QString drawing = m_camera->pathTo(QStringLiteral("film.svg"));
    exportMovingRun(*m_studio, drawing);
    m_film = wordsDrawnBy(contentOf(drawing));
    m_studio->reset();
    showCorrection(*m_studio);
    m_camera->shoot("correction"); // once the window has settled
}

QStringList PicturesTest::programLines()
{
    return prefixed(QStringLiteral("window"), textsShownBy(m_studio->window()))
        + prefixed(QStringLiteral("film"), m_film)
        + QStringList{lineOf(QStringLiteral("light"), lightColours()), lineOf(QStringLiteral("dark"), darkColours())};
}

bool PicturesTest::writeWords()
{
    QFile file(inPictures(QStringLiteral("words.txt")));
    const QString head =
        QStringLiteral("# What the pictures beside this file show. packaging/screenshots --readme writes it.\n");
    const QString lines = (programLines() + pictureLines()).join(QLatin1Char('\n')) + QLatin1Char('\n');
    return file.open(QIODevice::WriteOnly) && file.write((head + lines).toUtf8()) > 0 && file.flush();
}

/// Lines of the pictures after a minus, and of the program after a plus.
QStringList PicturesTest::differences()
{
    QStringList pictures = m_kept;
    pictures.removeIf([](const QString& line) { return line.startsWith(QLatin1String("file: ")); });
    const QStringList program = programLines();
    return prefixed(QStringLiteral("-"), without(pictures, program))
        + prefixed(QStringLiteral("+"), without(program, pictures));
}

void PicturesTest::windowAndFilmHaveTheWordsOfThePictures()
{
    readProgram();
    QVERIFY(!m_film.isEmpty());
    const bool isSame = comesTrue([this] { return differences().isEmpty(); }, 0);
    const QString found = differences().join(QLatin1Char('\n')) + QLatin1Char('\n') + QLatin1String(howToRenew);
    QVERIFY2(isSame, qPrintable(found));
}

void PicturesTest::picturesAreThoseThatTheWordsCameWith_data()
{
    QTest::addColumn<QString>("picture");
    for (const QString& picture : pictureNames())
        QTest::newRow(qPrintable(picture)) << picture;
}

void PicturesTest::picturesAreThoseThatTheWordsCameWith()
{
    QFETCH(const QString, picture);
    QVERIFY2(m_kept.contains(lineOf(picture)), howToRenew);
}

void PicturesTest::onlyWhatDiffersBetweenMachinesIsLeftOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("settled");
    QTest::newRow("milliseconds alone") << "97 ms"
                                        << "";
    QTest::newRow("a time with a no-break space") << QStringLiteral("97\u00a0ms · shop.sqlite") << "shop.sqlite";
    QTest::newRow("microseconds") << QStringLiteral("mended, 200 µs · confidence 53%")
                                  << QStringLiteral("mended · confidence 53%");
    QTest::newRow("minutes and seconds") << "right, 1 min 3 s, the answer"
                                         << "right, the answer";
    QTest::newRow("a time of day") << QStringLiteral("Attempt 4 · shop.sqlite · 8:12 AM")
                                   << QStringLiteral("Attempt 4 · shop.sqlite");
    QTest::newRow("a time of day with the space of newer Qt")
        << QStringLiteral("shop.sqlite · 8:12\u202fAM") << "shop.sqlite";
    QTest::newRow("a moment") << QStringLiteral("shop.sqlite · 2026-11-27 13:34:06 UTC Querymend")
                              << "shop.sqlite Querymend";
    QTest::newRow("a sum with a rounding error") << "69771.77000000005"
                                                 << "69771.77";
    QTest::newRow("the same sum without it") << "69771.77"
                                             << "69771.77";
    QTest::newRow("a date of a statement stays") << "WHERE ordered_at < '2025-01-01'"
                                                 << "WHERE ordered_at < '2025-01-01'";
    QTest::newRow("the number of an attempt stays") << "right at attempt 4"
                                                    << "right at attempt 4";
}

void PicturesTest::onlyWhatDiffersBetweenMachinesIsLeftOut()
{
    QFETCH(const QString, text);
    QFETCH(const QString, settled);
    QCOMPARE(settledText(text), settled);
}

void PicturesTest::aDrawingHasTheWordsOfItsTexts()
{
    const QByteArray drawing =
        "<svg><title>no</title><text>wrong <tspan>column</tspan></text><g><text>column 2</text></g></svg>";
    QCOMPARE(wordsDrawnBy(drawing),
             (QStringList{QStringLiteral("2"), QStringLiteral("column"), QStringLiteral("wrong")}));
}

QTEST_MAIN(PicturesTest)
#include "tst_pictures.moc"
