#include "llm/bundle.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace querymend {

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class BundleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyScenarioOfTheFolderIsBundled()
    {
        QStringList names;
        const QDir folder(QStringLiteral(QUERYMEND_SCENARIOS));
        for (const QString& file : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
            names << file.section(QLatin1Char('-'), 1).chopped(5);
        QStringList bundled;
        for (const std::string& name : scenarioNames())
            bundled << QString::fromStdString(name);
        QCOMPARE(bundled, names);
    }

    void anUnknownScenarioIsSaidToBeOne()
    {
        const auto scenario = readBundledScenario("nothing-like-it");
        QVERIFY(!scenario.ok());
        QVERIFY(scenario.error().text.starts_with("there is no scenario \"nothing-like-it\", only right-at-once, "));
    }

    void anUnknownDatabaseIsSaidToBeOne()
    {
        const QTemporaryDir folder;
        const auto path = bundledDatabase("../shop", folder.path());
        QVERIFY(!path.ok());
        QCOMPARE(path.error().text, std::string("there is no sample database \"../shop\", only library, shop"));
    }

    void aDatabaseIsCopiedIntoAFolderThatIsMade()
    {
        const QTemporaryDir folder;
        const auto path = bundledDatabase("shop", folder.filePath(QStringLiteral("a/b")));
        QVERIFY(path.ok());
        QCOMPARE(*path, folder.filePath(QStringLiteral("a/b/shop.sqlite")));
        QVERIFY(contentOf(*path).startsWith("SQLite format 3"));
    }

    void aCopyThatIsDamagedIsMadeAnew()
    {
        const QTemporaryDir folder;
        const QString path = *bundledDatabase("library", folder.path());
        const QByteArray whole = contentOf(path);
        write(path, whole.left(1000));
        QCOMPARE(*bundledDatabase("library", folder.path()), path);
        QCOMPARE(contentOf(path), whole);
    }

    void aCopyThatIsWholeIsLeftAlone()
    {
        const QTemporaryDir folder;
        const QString path = *bundledDatabase("library", folder.path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QDateTime longAgo(QDate(2001, 1, 1), QTime(0, 0));
        QVERIFY(file.setFileTime(longAgo, QFileDevice::FileModificationTime));
        file.close();
        QCOMPARE(*bundledDatabase("library", folder.path()), path);
        QCOMPARE(QFileInfo(path).lastModified(), longAgo);
    }

    void aFolderThatCannotBeMadeIsSaid()
    {
        const QTemporaryDir folder;
        const QString inTheWay = folder.filePath(QStringLiteral("file"));
        write(inTheWay, "x");
        const auto path = bundledDatabase("shop", inTheWay);
        QVERIFY(!path.ok());
        QVERIFY(path.error().text.starts_with("cannot write " + inTheWay.toStdString() + "/shop.sqlite: "));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::BundleTest)
#include "tst_bundle.moc"
