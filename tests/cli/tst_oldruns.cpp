// An old run file in the program: it is kept byte for byte, and replayed.

#include "program.h"

#include <QTest>

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>

class OldRunsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void comesOutOfTheStoreByteForByte();
    void aReplayHasAllThatTheFileSays();
    void aReplayIsTheSameEachTime();
    void isReplayedInWords_data();
    void isReplayedInWords();

private:
    [[nodiscard]] static program::Outcome replayed(const QString& file, const QString& option)
    {
        return program::run({QStringLiteral("replay"), file, option});
    }

    const QString m_file = QStringLiteral(QUERYMEND_OLD_RUNS "/first-format.jsonl");
    QByteArray m_text;
    QTemporaryDir m_folder;
};

void OldRunsTest::initTestCase()
{
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadOnly) && m_folder.isValid());
    m_text = file.readAll();
}

void OldRunsTest::comesOutOfTheStoreByteForByte()
{
    const auto stored = [&](const QStringList& words) {
        return program::run(QStringList{QStringLiteral("runs")} + words
                            + QStringList{QStringLiteral("--store"), m_folder.filePath(QStringLiteral("runs.db"))});
    };
    const program::Outcome taken = stored({QStringLiteral("import"), m_file});
    QVERIFY2(taken.exitStatus == 0, taken.err.constData());
    QCOMPARE(stored({QStringLiteral("export"), QString::fromUtf8(taken.out.trimmed())}).out, m_text);
}

void OldRunsTest::aReplayHasAllThatTheFileSays()
{
    const QList<QJsonObject> events = program::objectsOf(replayed(m_file, QStringLiteral("--json")).out);
    QList<QByteArray> lines = m_text.trimmed().split('\n');
    lines.removeFirst(); // the head of the file
    QCOMPARE(events.size(), lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QJsonObject old = QJsonDocument::fromJson(lines[i]).object();
        for (auto field = old.begin(); field != old.end(); ++field) {
            const bool isFlat = !field.value().isObject() && !field.value().isArray(); // others have new fields
            QVERIFY2(!isFlat || events[i][field.key()] == field.value(), lines[i].constData());
        }
    }
}

void OldRunsTest::aReplayIsTheSameEachTime()
{
    const QByteArray once = replayed(m_file, QStringLiteral("--json")).out;
    QVERIFY(!once.isEmpty());
    QCOMPARE(replayed(m_file, QStringLiteral("--json")).out, once);
}

void OldRunsTest::isReplayedInWords_data()
{
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("the wait") << QByteArray("the statement passed")
                              << QByteArray("waiting 0.5 s: the server asked for a pause");
    QTest::newRow("the end") << QByteArray("the statement passed") << QByteArray("solved  the statement passed");
    QTest::newRow("an end with failed tests, as later versions write it")
        << QByteArray("with 1 of 2 tests") << QByteArray("solved  with 1 of 2 tests");
}

void OldRunsTest::isReplayedInWords()
{
    QFETCH(QByteArray, reason);
    QFETCH(QByteArray, words);
    QByteArray text = m_text;
    const qsizetype end = text.lastIndexOf("the statement passed");
    text.replace(end, qstrlen("the statement passed"), reason);
    const QString file = program::writeFile(m_folder.path(), "run.jsonl", text);
    const program::Outcome said = replayed(file, QStringLiteral("--no-color"));
    QVERIFY2(said.out.contains(words), said.out + said.err);
}

QTEST_GUILESS_MAIN(OldRunsTest)
#include "tst_oldruns.moc"
