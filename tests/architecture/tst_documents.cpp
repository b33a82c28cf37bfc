// What documents refer to exists.

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

namespace {

QString top()
{
    return QStringLiteral(QUERYMEND_SOURCE_DIR);
}

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The documents of the project, without the help, whose links lead to pages of its own.
QStringList documents()
{
    QStringList found;
    for (const QString& name : QDir(top()).entryList({QStringLiteral("*.md")}, QDir::Files))
        found << name;
    for (const char* const folder : {"packaging", "resources", "src", "tests"}) {
        QDirIterator files(top() + QLatin1Char('/') + QLatin1String(folder), {QStringLiteral("*.md")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = QDir(top()).relativeFilePath(files.next());
            if (!path.startsWith(QLatin1String("resources/help/")))
                found << path;
        }
    }
    return found;
}

/// The places that the headings of a document have, as GitHub makes them: `## Adding a test` is `adding-a-test`.
QStringList anchorsIn(const QString& text)
{
    static const QRegularExpression heading(QStringLiteral("^#{1,6} +(.+)$"), QRegularExpression::MultilineOption);
    static const QRegularExpression left(QStringLiteral("[^\\w\\- ]"), QRegularExpression::UseUnicodePropertiesOption);
    QStringList anchors;
    auto found = heading.globalMatch(text);
    while (found.hasNext())
        anchors << found.next().captured(1).toLower().remove(left).replace(QLatin1Char(' '), QLatin1Char('-'));
    return anchors;
}

/// Where the links and pictures of a document lead, without those to other sites.
QStringList placesIn(const QString& text)
{
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)\\s]+)\\)|(?:src|srcset)=\"([^\"]+)\""));
    QStringList places;
    auto found = link.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QString place = match.captured(match.lastCapturedIndex());
        if (!place.contains(QLatin1String("://")))
            places << place;
    }
    return places;
}

} // namespace

class DocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linksLeadSomewhere_data()
    {
        QTest::addColumn<QString>("document");
        for (const QString& document : documents())
            QTest::newRow(qPrintable(document)) << document;
    }

    void linksLeadSomewhere()
    {
        QFETCH(const QString, document);
        const QString path = top() + QLatin1Char('/') + document;
        const QString text = contentOf(path);
        QVERIFY(!text.isEmpty());
        for (const QString& place : placesIn(text)) {
            const QString file = place.section(QLatin1Char('#'), 0, 0);
            const QString anchor = place.section(QLatin1Char('#'), 1);
            const QString target = file.isEmpty() ? path : QFileInfo(path).dir().filePath(file);
            QVERIFY2(QFileInfo::exists(target), qPrintable(place));
            QVERIFY2(anchor.isEmpty() || anchorsIn(contentOf(target)).contains(anchor), qPrintable(place));
        }
    }

    void headingsArePlaces_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("anchor");
        QTest::newRow("of several words") << "## Adding a dependency"
                                          << "adding-a-dependency";
        QTest::newRow("with signs") << "# Two builds, of one `commit`"
                                    << "two-builds-of-one-commit";
        QTest::newRow("with a hyphen") << "### Time-outs"
                                       << "time-outs";
    }

    void headingsArePlaces()
    {
        QFETCH(const QString, heading);
        QFETCH(const QString, anchor);
        QCOMPARE(anchorsIn(heading), QStringList{anchor});
    }

    void picturesAreSmallAndShown()
    {
        constexpr qint64 most = 300'000; // bytes
        const QString readme = contentOf(top() + QStringLiteral("/README.md"));
        const QDir folder(top() + QStringLiteral("/packaging/pictures"));
        const QFileInfoList pictures = folder.entryInfoList({QStringLiteral("*.png")}, QDir::Files);
        QVERIFY(!pictures.isEmpty());
        for (const QFileInfo& picture : pictures) {
            QFile file(picture.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.read(8) == "\x89PNG\r\n\x1A\n", qPrintable(picture.fileName()));
            QVERIFY2(picture.size() <= most, qPrintable(QString::number(picture.size())));
            QVERIFY2(readme.contains(QStringLiteral("packaging/pictures/") + picture.fileName()),
                     qPrintable(picture.fileName()));
        }
    }
};

QTEST_APPLESS_MAIN(DocumentsTest)
#include "tst_documents.moc"
