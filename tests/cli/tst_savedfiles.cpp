// Saving and storing runs: only regular files are created or replaced, and other users cannot read them.

#include "program.h"

#include "support/fifo.h"
#include "support/sqlitefile.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace querymend;
using program::Outcome;

namespace {

constexpr auto rightScenario = R"({
    "name": "right", "title": "Right", "shows": "an answer", "database": "shop", "question": "Which orders are there?",
    "replies": [{"level": "basic", "lane": 1, "attempt": 1, "text": "SELECT id FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 1,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": [null], "hints": [], "notes": []}]}
})";

} // namespace

class SavedFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid() && m_database.ok());
        m_scenario = QStringLiteral("scenario:") + program::writeFile(m_folder->path(), "right.json", rightScenario);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("place")));
    }

    void aRunIsSaved_data()
    {
        QTest::addColumn<bool>("isReplay");
        QTest::newRow("by ask") << false;
        QTest::newRow("by replay") << true;
    }

    void aRunIsSaved()
    {
        QFETCH(bool, isReplay);
        const QString path = place("saved.run");
        const Outcome saved = saveRun(isReplay, path);
        QVERIFY2(saved.exitStatus == 0, saved.err.constData());
        QCOMPARE(QFile::permissions(path) & QFile::Permissions(0x0077), QFile::Permissions());
        QVERIFY(program::filesBelow(place(".")).contains("run_finished"));
    }

    void aFifoIsWrittenTo_data() { aRunIsSaved_data(); }

    void aFifoIsWrittenTo()
    {
        QFETCH(bool, isReplay);
        FifoReader reader(place("pipe"));
        QVERIFY(reader.ok());
        const Outcome saved = saveRun(isReplay, place("pipe"));
        QVERIFY2(saved.exitStatus == 0, saved.err.constData());
        QVERIFY(reader.take().contains("run_finished"));
        QCOMPARE(inPlace(), QStringList{QStringLiteral("pipe")});
    }

    void aFifoThatNoProgramReadsIsNamedAndTheRunKept()
    {
        QCOMPARE(::mkfifo(QFile::encodeName(place("pipe")).constData(), 0600), 0);
        const Outcome saved = saveRun(false, place("pipe"));
        QCOMPARE(saved.exitStatus, 3);
        QVERIFY2(saved.err.contains("no program reads from it"), saved.err.constData());
        QCOMPARE(inPlace(), QStringList{QStringLiteral("pipe")});
        const Outcome listed = program::run({QStringLiteral("runs"), QStringLiteral("list"), QStringLiteral("--json"),
                                             QStringLiteral("--store"), m_folder->filePath(QStringLiteral("runs.db"))});
        QCOMPARE(program::objectsOf(listed.out).size(), 1);
    }

    void aStoreIsARegularFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("a FIFO") << QStringLiteral("pipe") << QByteArray("a device or a pipe, not a file");
        QTest::newRow("a device, by a link")
            << QStringLiteral("device") << QByteArray("a device or a pipe, not a file");
        QTest::newRow("a folder") << QStringLiteral("folder") << QByteArray("a folder, not a file");
    }

    void aStoreIsARegularFile()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, says);
        QCOMPARE(::mkfifo(QFile::encodeName(place("pipe")).constData(), 0600), 0);
        QVERIFY(QFile::link(QStringLiteral("/dev/null"), place("device")));
        QVERIFY(QDir(place(".")).mkdir(QStringLiteral("folder")));
        const QStringList before = inPlace();
        const QString path = m_folder->filePath(QStringLiteral("place/")) + name;
        for (const QStringList& words :
             {QStringList{QStringLiteral("runs"), QStringLiteral("list"), QStringLiteral("--store"), path},
              QStringList{QStringLiteral("runs"), QStringLiteral("salvage"), path, QStringLiteral("new.db")}}) {
            const Outcome refused = program::run(words, {}, m_folder->path());
            QCOMPARE(refused.exitStatus, 3);
            QVERIFY2(refused.err.contains(says), refused.err.constData());
            QCOMPARE(inPlace(), before);
        }
    }

private:
    [[nodiscard]] QString place(const char* name) const
    {
        return m_folder->filePath(QStringLiteral("place/") + QString::fromLatin1(name));
    }

    [[nodiscard]] QStringList inPlace() const
    {
        return QDir(place(".")).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    [[nodiscard]] Outcome saveRun(bool isReplay, const QString& path) const
    {
        const QStringList store{QStringLiteral("--store"), m_folder->filePath(QStringLiteral("runs.db"))};
        const QStringList save{QStringLiteral("--save"), path};
        const QStringList ask = QStringList{QStringLiteral("ask"),     QStringLiteral("--json"),
                                            QStringLiteral("--db"),    QStringLiteral("sqlite://") + m_database.path(),
                                            QStringLiteral("--model"), m_scenario}
            + store;
        if (!isReplay)
            return program::run(ask + save);
        const QList<QJsonObject> events = program::objectsOf(program::run(ask).out);
        const QString run = events.isEmpty() ? QString() : events.first()[QLatin1String("run")].toString();
        return program::run(QStringList{QStringLiteral("replay"), run, QStringLiteral("--model"), m_scenario,
                                        QStringLiteral("--db"), QStringLiteral("sqlite://") + m_database.path()}
                            + store + save);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    QString m_scenario;
};

QTEST_GUILESS_MAIN(SavedFilesTest)

#include "tst_savedfiles.moc"
