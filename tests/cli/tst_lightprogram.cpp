// The program without the library of all commands: what it loads, and that both answer alike.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

QByteArray withoutTimes(const QByteArray& output)
{
    static const QRegularExpression times(QStringLiteral("\\(\\d+ µs\\)|\"micros\": ?\\d+"));
    QString text = QString::fromUtf8(output);
    text.remove(times);
    return text.simplified().toUtf8();
}

} // namespace

class LightProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        for (const char* const name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
            qputenv(name, m_folder.path().toLocal8Bit());
        QVERIFY(m_database.ok());
        m_statement = program::writeFile(m_folder.path(), "a.sql", "SELECT nam FROM people");
    }

    void loadsNoLibraryOf_data()
    {
        QTest::addColumn<QByteArray>("library");
        for (const char* const library :
             {"libpq", "libmariadb", "libodbc", "libQt6Network", "libQt6DBus", "libqt6keychain", "libsimdjson"})
            QTest::newRow(library) << QByteArray(library);
    }

    void loadsNoLibraryOf()
    {
        QFETCH(const QByteArray, library);
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LD_TRACE_LOADED_OBJECTS"), QStringLiteral("1")); // what ldd does
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(QUERYMEND_PROGRAM), {QStringLiteral("--version")});
        QVERIFY(process.waitForFinished());
        const QByteArray loaded = process.readAllStandardOutput();
        QVERIFY2(loaded.contains("libQt6Core"), loaded.constData());
        QVERIFY2(!loaded.contains(library), loaded.constData());
    }

    void answersAsTheLibraryDoes_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("input");
        const QString url = QStringLiteral("sqlite://") + m_database.path();
        const auto row = [](const char* name, const QString& words, const QByteArray& input = {}) {
            QTest::newRow(name) << words.split(QLatin1Char(' ')) << input;
        };
        row("a check without a database", QStringLiteral("check --dialect sqlite --json ") + m_statement);
        row("a check on a file, which its host plans", QStringLiteral("check --hint --db %1 %2").arg(url, m_statement));
        row("a mistake in the options", QStringLiteral("check --dialects sqlite"));
        row("no dialect", QStringLiteral("check ") + m_statement);
        row("a message", QStringLiteral("classify --dialect sqlite --jsonl"),
            "{\"id\": 1, \"message\": \"no such column: nam\"}\n");
        row("a hint", QStringLiteral("hint --dialect sqlite --jsonl"),
            "{\"sql\": \"SELECT nam\", \"message\": \"no such column: nam\"}\n");
        row("a mended statement", QStringLiteral("mend --json --db %1 %2").arg(url, m_statement));
        row("a schema", QStringLiteral("schema --format json --db ") + url);
    }

    void answersAsTheLibraryDoes()
    {
        QFETCH(const QStringList, words);
        QFETCH(const QByteArray, input);
        const Outcome light = program::run(words, input);
        const Outcome all = program::run(QStringList{QStringLiteral("--verbose")} + words, input);
        QCOMPARE(light.exitStatus, all.exitStatus);
        QCOMPARE(withoutTimes(light.out), withoutTimes(all.out));
        QCOMPARE(light.err, all.err);
    }

    void aLibraryThatDoesNotFitIsNamed_data()
    {
        QTest::addColumn<QByteArray>("library");
        QFile built(QStringLiteral(QUERYMEND_LIBRARY));
        QVERIFY(built.open(QIODevice::ReadOnly));
        const QByteArray whole = built.readAll();
        const QByteArray version = program::run({QStringLiteral("--version")}).out.trimmed().split(' ').last();
        const QByteArray mark = "querymend-all " + version;
        QVERIFY(whole.contains(mark));
        QByteArray other = whole;
        other.replace(mark, "querymend-all " + QByteArray(version.size(), '9'));
        QTest::newRow("none, as after a package was taken apart") << QByteArray();
        QTest::newRow("one that is none") << QByteArray("not a library");
        QTest::newRow("one of another version") << other;
    }

    void aLibraryThatDoesNotFitIsNamed()
    {
        QFETCH(const QByteArray, library);
        const QFileInfo built(QStringLiteral(QUERYMEND_LIBRARY));
        const QDir builtBin = QFileInfo(QStringLiteral(QUERYMEND_PROGRAM)).dir();
        const QTemporaryDir folder;
        // The library is looked for at the same place relative to the program.
        const QDir bin(folder.filePath(QStringLiteral("bin/a")));
        const QString place = QDir::cleanPath(bin.filePath(builtBin.relativeFilePath(built.filePath())));
        QVERIFY(place.startsWith(folder.path()));
        QVERIFY(bin.mkpath(QStringLiteral(".")) && bin.mkpath(QFileInfo(place).path()));
        const QString lone = bin.filePath(QStringLiteral("querymend"));
        QVERIFY(QFile::copy(QStringLiteral(QUERYMEND_PROGRAM), lone));
        if (!library.isEmpty())
            program::writeFile(QFileInfo(place).path(), qUtf8Printable(built.fileName()), library);
        QProcess process;
        process.start(lone, {QStringLiteral("--version")});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        process.start(lone, {QStringLiteral("--help")});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 3);
        const QByteArray complaint = process.readAllStandardError();
        QVERIFY2(complaint.contains("libquerymend-all.so"), complaint.constData());
    }

private:
    QTemporaryDir m_folder;
    querymend::SqliteFile m_database{"CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT)"};
    QString m_statement;
};

QTEST_GUILESS_MAIN(LightProgramTest)
#include "tst_lightprogram.moc"
