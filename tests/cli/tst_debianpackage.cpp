// The Debian package that CPack makes of this build, and the tarball that is made of it.

#include <QTest>

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QMimeDatabase>
#include <QtCore/QMimeType>
#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>

#include <optional>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace {

struct CommandOutcome {
    int status = -1;
    QByteArray output; ///< both streams
};

CommandOutcome run(const QString& program, const QStringList& words, mode_t mask = 022)
{
    QProcess process;
    process.setChildProcessModifier([mask] { ::umask(mask); });
    process.setProcessChannelMode(QProcess::MergedChannels);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"SOURCE_DATE_EPOCH"_s, u"1790000000"_s);
    environment.insert(u"XZ_OPT"_s, u"-0"_s); // quick
    process.setProcessEnvironment(environment);
    process.start(program, words);
    process.waitForFinished(-1);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAll()};
}

} // namespace

class DebianPackageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_package = packageIn(u"first"_s, 022);
        QVERIFY(!m_package.isEmpty());
    }

    void hasWhatAUserNeeds_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char* const path :
             {"bin/querymend", "bin/querymend-window", QUERYMEND_LIBRARY, "share/man/man1/querymend.1.gz",
              "share/man/man1/querymend-window.1.gz", "share/bash-completion/completions/querymend",
              "share/zsh/vendor-completions/_querymend", "share/fish/vendor_completions.d/querymend.fish",
              "share/applications/org.querymend.Querymend.desktop", "share/doc/querymend/copyright",
              "share/metainfo/org.querymend.Querymend.metainfo.xml", "share/mime/packages/org.querymend.Querymend.xml",
              "share/icons/hicolor/scalable/apps/org.querymend.Querymend.svg"})
            QTest::newRow(path) << QByteArray("./usr/") + path + '\n';
    }

    void hasWhatAUserNeeds()
    {
        QFETCH(const QByteArray, path);
        const CommandOutcome listed = run(u"dpkg-deb"_s, {u"--contents"_s, m_package});
        QVERIFY2(listed.output.contains(path), listed.output.constData());
    }

    void needsWhatTheProgramLoads_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QByteArray>("package");
        const QString depends = u"Depends"_s;
        const QString recommends = u"Recommends"_s;
        QTest::newRow("a driver for the store of runs") << depends << QByteArray("libqt6sql6-sqlite");
        QTest::newRow("the library of the window") << depends << QByteArray("libqt6widgets6");
        QTest::newRow("the library of the editor") << depends << QByteArray("libqscintilla2-qt6-15");
        QTest::newRow("if possible, a driver for PostgreSQL") << recommends << QByteArray("libqt6sql6-psql");
        QTest::newRow("if possible, a driver for MariaDB") << recommends << QByteArray("libqt6sql6-mysql");
        QTest::newRow("if possible, a driver for ODBC") << recommends << QByteArray("libqt6sql6-odbc");
        QTest::newRow("if possible, Qt's own texts in other languages")
            << recommends << QByteArray("qt6-translations-l10n");
        QTest::newRow("if possible, what opens a window on Wayland") << recommends << QByteArray("qt6-wayland");
    }

    void needsWhatTheProgramLoads()
    {
        QFETCH(const QString, field);
        QFETCH(const QByteArray, package);
        const CommandOutcome packages = run(u"dpkg-deb"_s, {u"--field"_s, m_package, field});
        QVERIFY2(packages.output.contains(package), packages.output.constData());
    }

    void theProgramInItRuns()
    {
        const QString folder = m_folder.filePath(u"root"_s);
        QCOMPARE(run(u"dpkg-deb"_s, {u"--extract"_s, m_package, folder}).status, 0);
        const CommandOutcome demo = run(folder + u"/usr/bin/querymend"_s, {u"demo"_s, u"wrong-column"_s});
        QVERIFY2(demo.status == 0, demo.output.constData());
        QVERIFY2(demo.output.contains("scripted"), demo.output.constData());
    }

    void desktopsKnowTheFilesOfRuns_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("isRun");
        const QByteArray head = "{\"format\":\"querymend-run\",\"version\":1,\"run\":\"r\",\"events\":0}\n";
        QTest::newRow("by its name") << u"shop.querymend"_s << QByteArray() << true;
        QTest::newRow("by how it begins") << u"shop"_s << head << true;
        QTest::newRow("not another file of JSON lines") << u"shop"_s << QByteArray("{\"format\":1}\n") << false;
    }

    void desktopsKnowTheFilesOfRuns()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, content);
        QFETCH(const bool, isRun);
        const QString folder = m_folder.filePath(u"types"_s);
        QCOMPARE(run(u"dpkg-deb"_s, {u"--extract"_s, m_package, folder}).status, 0);
        qputenv("XDG_DATA_DIRS", QFile::encodeName(folder + u"/usr/share"_s)); // read once, by the first row
        QFile entry(folder + u"/usr/share/applications/org.querymend.Querymend.desktop"_s);
        QVERIFY(entry.open(QIODevice::ReadOnly));
        const QByteArray type = "application/vnd.querymend.run";
        QVERIFY(entry.readAll().contains("MimeType=" + type + ';'));
        const QMimeType found = QMimeDatabase().mimeTypeForFileNameAndData(name, content);
        QVERIFY2((found.name().toUtf8() == type) == isRun, qPrintable(found.name()));
    }

    /// The size of a folder depends on the file system.
    void countsFilesOnlyInItsSize()
    {
        const QString folder = m_folder.filePath(u"counted"_s);
        QCOMPARE(run(u"dpkg-deb"_s, {u"--extract"_s, m_package, folder}).status, 0);
        qint64 bytes = 0;
        for (QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
            bytes += QFileInfo(files.next()).size();
        const CommandOutcome field = run(u"dpkg-deb"_s, {u"--field"_s, m_package, u"Installed-Size"_s});
        QCOMPARE(field.output.trimmed(), QByteArray::number((bytes + 1023) / 1024));
    }

    /// Also if the user keeps files from others.
    void theSameBuildGivesTheSameBytes()
    {
        QFile one(m_package);
        QFile other(packageIn(u"second"_s, 077));
        QVERIFY(one.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly));
        QCOMPARE(one.readAll() == other.readAll(), true);
    }

    void theTarballHasWhatTheSystemLacks_data()
    {
        QTest::addColumn<QByteArray>("library");
        QTest::addColumn<bool>("isInIt");
        QTest::newRow("Qt") << QByteArray("/libQt6Widgets.so.6") << true;
        QTest::newRow("the editor") << QByteArray("/libqscintilla2_qt6.so.15") << true;
        QTest::newRow("what only Qt loads") << QByteArray("/libicuuc.so.") << true;
        QTest::newRow("the library of PostgreSQL") << QByteArray("/libpq.so.5") << true;
        QTest::newRow("the plug-in that opens a window") << QByteArray("/plugins/platforms/libqxcb.so") << true;
        QTest::newRow("a driver for the store of runs") << QByteArray("/plugins/sqldrivers/libqsqlite.so") << true;
        QTest::newRow("not the C library") << QByteArray("/libc.so.6") << false;
        QTest::newRow("not the driver of the display") << QByteArray("/libGL") << false;
        QTest::newRow("not what gets security updates") << QByteArray("/libssl.so.") << false;
        QTest::newRow("not what the key store needs too") << QByteArray("/libglib-2.0.so.0") << false;
    }

    void theTarballHasWhatTheSystemLacks()
    {
        QFETCH(const QByteArray, library);
        QFETCH(const bool, isInIt);
        if (QStandardPaths::findExecutable(u"patchelf"_s).isEmpty())
            QSKIP("patchelf is not installed");
        QVERIFY(!unpackedTarball().isEmpty());
        const CommandOutcome listed = run(u"find"_s, {unpackedTarball(), u"-type"_s, u"f"_s});
        QCOMPARE(listed.output.contains(library), isInIt);
    }

    void theTarballRunsFromItsFolder()
    {
        if (QStandardPaths::findExecutable(u"patchelf"_s).isEmpty())
            QSKIP("patchelf is not installed");
        const QString folder = unpackedTarball();
        QVERIFY(!folder.isEmpty());
        const CommandOutcome demo = run(folder + u"/bin/querymend"_s, {u"demo"_s, u"wrong-column"_s});
        QVERIFY2(demo.status == 0, demo.output.constData());
        const CommandOutcome loaded = run(u"ldd"_s, {folder + u"/bin/querymend-window"_s});
        QVERIFY2(loaded.output.contains(" => " + QFile::encodeName(folder) + "/bin/../lib/"),
                 loaded.output.constData());
        QVERIFY2(!loaded.output.contains("libQt6Widgets.so.6 => /lib"), loaded.output.constData());
    }

    void theTarballHasALicenceOfEachPart()
    {
        if (QStandardPaths::findExecutable(u"patchelf"_s).isEmpty())
            QSKIP("patchelf is not installed");
        const QDir licences(unpackedTarball() + u"/share/doc/querymend/bundled"_s);
        QFile sources(licences.filePath(u"SOURCES"_s));
        QVERIFY(sources.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = sources.readAll().trimmed().split('\n');
        QVERIFY(lines.size() > 20);
        for (const QByteArray& line : lines)
            QVERIFY2(licences.exists(QString::fromUtf8(line.split(' ').front())), line.constData());
    }

    void toolsFindNothingWrong_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QStringList>("words");
        const QString desktop = QStringLiteral(QUERYMEND_SOURCE_DIR "/packaging/desktop/org.querymend.Querymend");
        QTest::newRow("lintian") << u"lintian"_s
                                 << QStringList{u"--allow-root"_s, u"--fail-on"_s, u"error,warning"_s, m_package};
        QTest::newRow("desktop-file-validate") << u"desktop-file-validate"_s << QStringList{desktop + u".desktop"_s};
        QTest::newRow("appstreamcli") << u"appstreamcli"_s
                                      << QStringList{u"validate"_s, u"--no-net"_s, desktop + u".metainfo.xml"_s};
    }

    void toolsFindNothingWrong()
    {
        QFETCH(const QString, tool);
        QFETCH(const QStringList, words);
        if (QStandardPaths::findExecutable(tool).isEmpty())
            QSKIP("it is not installed");
        const CommandOutcome outcome = run(tool, words);
        QVERIFY2(outcome.status == 0, outcome.output.constData());
    }

private:
    /// Makes the package in a folder; returns its path, or nothing on failure.
    QString packageIn(const QString& name, mode_t mask)
    {
        const QString folder = m_folder.filePath(name);
        const CommandOutcome made = run(QStringLiteral(QUERYMEND_CPACK),
                                        {u"-G"_s, u"DEB"_s, u"-B"_s, folder, u"--config"_s,
                                         QStringLiteral(QUERYMEND_BINARY_DIR "/CPackConfig.cmake")},
                                        mask);
        const QStringList packages = QDir(folder).entryList({u"*.deb"_s}, QDir::Files);
        if (made.status != 0 || packages.size() != 1)
            qWarning() << made.output;
        return packages.isEmpty() ? QString() : folder + u'/' + packages.front();
    }

    /// Where the tarball is unpacked, which is done once; nothing on failure.
    QString unpackedTarball()
    {
        if (m_tarballFolder)
            return *m_tarballFolder;
        m_tarballFolder = QString();
        const CommandOutcome made = run(QStringLiteral(QUERYMEND_SOURCE_DIR "/packaging/tarball"), {m_package});
        const QString name = QFileInfo(m_package).completeBaseName();
        const QString tarball = QFileInfo(m_package).path() + u'/' + name + u".tar.xz"_s;
        const CommandOutcome unpacked = run(u"tar"_s, {u"-xf"_s, tarball, u"-C"_s, m_folder.path()});
        if (made.status == 0 && unpacked.status == 0)
            m_tarballFolder = m_folder.filePath(name);
        else
            qWarning() << made.output << unpacked.output;
        return *m_tarballFolder;
    }

    QTemporaryDir m_folder;
    QString m_package;
    std::optional<QString> m_tarballFolder;
};

QTEST_GUILESS_MAIN(DebianPackageTest)
#include "tst_debianpackage.moc"
