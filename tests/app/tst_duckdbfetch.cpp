// Fetching libduckdb with a script in npm's place.

#include "system/duckdbfetch.h"

#include "db/duckdb/duckdblibrary.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

using namespace querymend;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// There are packages for two processors.
bool isForThisProcessor()
{
    const QString processor = QSysInfo::currentCpuArchitecture();
    return processor == QLatin1String("x86_64") || processor == QLatin1String("arm64");
}

/// Where npm puts a package; its third word is the folder.
constexpr auto makePackage = "package=\"$3/node_modules/@duckdb/x\"\nmkdir -p \"$package\"\n";

} // namespace

class DuckdbFetchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_path = qgetenv("PATH"); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_folder->filePath(QStringLiteral("data")).toLocal8Bit());
        qunsetenv("QUERYMEND_DUCKDB_LIBRARY");
    }

    void cleanup()
    {
        qputenv("PATH", m_path);
        qunsetenv("XDG_DATA_HOME");
    }

    void saysWhyItFailed_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("problem");
        QTest::newRow("npm fails") << QByteArray("cat <<'end'\nnpm notice\nnpm error code E404\n"
                                                 "npm error 404 Not Found - GET https://ann:hush@registry/x\n"
                                                 "npm error 404\n\n"
                                                 "npm error A complete log of this run can be found in: /x.log\n"
                                                 "end\nexit 1")
                                   << QByteArray("npm failed: code E404; 404 Not Found - GET "
                                                 "https://ann:…@registry/x|");
        QTest::newRow("an older npm fails")
            << QByteArray("cat <<'end'\nnpm ERR! code ENOTFOUND\nnpm ERR! \n\n"
                          "npm ERR! A complete log of this run can be found in:\nnpm ERR!     /x.log\nend\nexit 1")
            << QByteArray("npm failed: code ENOTFOUND|");
        QTest::newRow("npm says something else")
            << QByteArray("echo one; echo no disk; exit 1") << QByteArray("npm failed: no disk|");
        const QByteArray beginning(290, 'x');
        QTest::newRow("npm says much, with a password where it is cut")
            << "echo 'npm error " + beginning + " password=hushhushhush'; exit 1"
            << "npm failed: " + beginning + " password=|";
        QTest::newRow("npm is killed") << QByteArray("kill -9 $$") << QByteArray("npm failed: ");
        QTest::newRow("a package without the library")
            << QByteArray(makePackage) << QByteArray("the package has no libduckdb in it");
        QTest::newRow("a library that is none") << makePackage + QByteArray("echo no >\"$package/libduckdb.so\"")
                                                << QByteArray("the fetched library cannot be used: ");
    }

    void saysWhyItFailed()
    {
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, problem);
        useNpm(script);
        if (!isForThisProcessor())
            QSKIP("there is no libduckdb for this processor");
        QVERIFY(DuckdbFetch::isPossible());
        const std::string found = fetched();
        QVERIFY2((QByteArray::fromStdString(found) + '|').startsWith(problem), found.c_str()); // a | is its end
        QCOMPARE(leftInPlace(), QStringList());
    }

    void asksForWhatThePackagesOfThisProgramAskFor()
    {
        if (!isForThisProcessor())
            QSKIP("there is no libduckdb for this processor");
        useNpm("printf '%s ' \"$@\" >\"" + m_folder->filePath(QStringLiteral("words")).toLocal8Bit() + "\"; exit 1");
        static_cast<void>(fetched());
        QByteArray name;
        QByteArray version;
        for (const QByteArray& line :
             contentOf(QStringLiteral(QUERYMEND_SOURCE_DIR "/packaging/duckdb.env")).split('\n')) {
            if (line.startsWith("duckdb_package="))
                name = line.mid(line.indexOf('=') + 1);
            if (line.startsWith("duckdb_version="))
                version = line.mid(line.indexOf('=') + 1);
        }
        QVERIFY(!name.isEmpty() && !version.isEmpty());
        const QByteArray words = contentOf(m_folder->filePath(QStringLiteral("words")));
        QVERIFY2(words.startsWith("install --prefix "), words.constData());
        QVERIFY2(words.contains(" --ignore-scripts "), words.constData());
        QVERIFY2(words.contains(' ' + name + '-') && words.trimmed().endsWith('@' + version), words.constData());
    }

    void withoutNpmItIsNotPossible()
    {
        qputenv("PATH", "/nowhere");
        QVERIFY(!DuckdbFetch::isPossible());
        QCOMPARE(fetched(), std::string("npm is not installed"));
        QCOMPARE(leftInPlace(), QStringList());
    }

    void nothingIsFetchedWhileAnotherFileIsNamed()
    {
        useNpm("echo called >\"" + m_folder->filePath(QStringLiteral("words")).toLocal8Bit() + '"');
        qputenv("QUERYMEND_DUCKDB_LIBRARY", "/nowhere/libduckdb.so");
        QVERIFY(!DuckdbFetch::isPossible());
        QVERIFY2(fetched().starts_with("QUERYMEND_DUCKDB_LIBRARY names the file to use"), fetched().c_str());
        QCOMPARE(contentOf(m_folder->filePath(QStringLiteral("words"))), QByteArray());
        QCOMPARE(leftInPlace(), QStringList());
    }

    void nothingIsFetchedWhereNothingCanBeWritten()
    {
        useNpm("exit 0");
        qputenv("XDG_DATA_HOME", "/dev/null");
        const std::string found = fetched();
        QVERIFY2(found.starts_with("nothing can be written in /dev/null/"), found.c_str());
    }

    void canBeCancelled()
    {
        if (!isForThisProcessor())
            QSKIP("there is no libduckdb for this processor");
        useNpm("exec tail -f /dev/null");
        DuckdbFetch fetch;
        std::string problem;
        QSignalSpy finished(&fetch, &DuckdbFetch::finished);
        connect(&fetch, &DuckdbFetch::finished, this, [&](const std::string& found) { problem = found; });
        fetch.start();
        QVERIFY(fetch.isBusy());
        fetch.cancel();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(problem, std::string("it was cancelled"));
        QVERIFY(!fetch.isBusy());
        QCOMPARE(leftInPlace(), QStringList());
    }

    void endsWithItsOwner()
    {
        if (!isForThisProcessor())
            QSKIP("there is no libduckdb for this processor");
        useNpm("exec tail -f /dev/null");
        {
            DuckdbFetch fetch;
            fetch.start();
        }
        QCOMPARE(leftInPlace(), QStringList());
    }

    void theLibraryIsFoundAfterwards()
    {
#ifdef QUERYMEND_TESTED_DUCKDB
        if (!isForThisProcessor())
            QSKIP("there is no libduckdb for this processor");
        useNpm(makePackage + QByteArray("cp '" QUERYMEND_TESTED_DUCKDB "' \"$package/libduckdb.so\""));
        QCOMPARE(fetched(), std::string());
        QCOMPARE(leftInPlace(), QStringList{QStringLiteral("libduckdb.so")});
        QVERIFY(DuckdbLibrary::isThere());
        QVERIFY(DuckdbLibrary::load({}));
#else
        QSKIP("there is no libduckdb here");
#endif
    }

private:
    void useNpm(const QByteArray& script) const
    {
        QFile npm(m_folder->filePath(QStringLiteral("npm")));
        QVERIFY(npm.open(QIODevice::WriteOnly) && npm.write("#!/bin/sh\n" + script + '\n') > 0);
        QVERIFY(npm.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        qputenv("PATH", m_folder->path().toLocal8Bit() + ':' + m_path);
    }

    static std::string fetched()
    {
        DuckdbFetch fetch;
        std::string problem;
        QSignalSpy finished(&fetch, &DuckdbFetch::finished);
        connect(&fetch, &DuckdbFetch::finished, &fetch, [&](const std::string& found) { problem = found; });
        fetch.start();
        [&] { QTRY_COMPARE(finished.size(), 1); }();
        return problem;
    }

    static QStringList leftInPlace()
    {
        return QDir(QFileInfo(DuckdbLibrary::userFile()).path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    }

    QByteArray m_path;
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(DuckdbFetchTest)
#include "tst_duckdbfetch.moc"
