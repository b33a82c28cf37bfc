// What a run does with a statement that can be corrected without a model, by its policy.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

constexpr auto misspeltScenario = R"({
    "name": "misspelt", "title": "Misspelt", "shows": "a name that can be mended", "database": "shop",
    "question": "What are the orders worth?",
    "replies": [{"level": "basic", "lane": 1, "attempt": 1, "text": "SELECT totl FROM orders"},
                {"level": "basic", "lane": 1, "attempt": 2, "text": "SELECT total + 0 FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 2,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": ["unknown_column", null],
                            "hints": ["general"], "notes": []}]}
})";

qsizetype countOf(const QList<QJsonObject>& events, const char* type)
{
    return std::count_if(events.begin(), events.end(), [type](const QJsonObject& event) {
        return event[QLatin1String("type")].toString() == QLatin1String(type);
    });
}

} // namespace

class MendedRunsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder.filePath(QStringLiteral("runs.db")).toUtf8());
        m_scenario = program::writeFile(m_folder.path(), "misspelt.json", misspeltScenario);
    }

    void thePolicyDecides_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("found");
        QTest::addColumn<int>("taken");
        QTest::addColumn<int>("replies");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char* title, const char* options, int found, int taken, int replies,
                            const char* answer) {
            QTest::newRow(title) << program::words(options) << found << taken << replies << QString::fromLatin1(answer);
        };
        row("off: nothing is corrected, and the model is asked again", "--mend off", 0, 0, 2,
            "SELECT total + 0 FROM orders");
        row("suggest: the correction is recorded, and the model is asked again", "--mend suggest", 1, 0, 2,
            "SELECT total + 0 FROM orders");
        row("without the option it is suggested", "", 1, 0, 2, "SELECT total + 0 FROM orders");
        row("before-model: the correction is the next attempt, and the model is asked once", "--mend before-model", 1,
            1, 1, "SELECT total FROM orders");
    }

    void thePolicyDecides()
    {
        QFETCH(const QStringList, options);
        QFETCH(const int, found);
        QFETCH(const int, taken);
        QFETCH(const int, replies);
        QFETCH(const QString, answer);
        const Outcome asked = program::run(ask() + options + QStringList{QStringLiteral("--json")});
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        const QList<QJsonObject> events = program::objectsOf(asked.out);
        QCOMPARE(countOf(events, "attempt_mended"), found);
        QCOMPARE(countOf(events, "mending_taken"), taken);
        QCOMPARE(countOf(events, "model_replied"), replies);
        QCOMPARE(events.last()[QLatin1String("outcome")].toString(), QStringLiteral("solved"));
        QCOMPARE(events.last()[QLatin1String("sql")].toString(), answer);
    }

    void aPersonReadsWhatWasMended_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<bool>("isSaid");
        QTest::newRow("off: nothing is said of it") << program::words("--mend off") << false;
        QTest::newRow("suggest: with the reason") << program::words("--mend suggest") << true;
        QTest::newRow("before-model: with the reason") << program::words("--mend before-model") << true;
    }

    void aPersonReadsWhatWasMended()
    {
        QFETCH(const QStringList, options);
        QFETCH(const bool, isSaid);
        const Outcome asked = program::run(ask() + options);
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QVERIFY2(asked.out.contains("proposed without a model") == isSaid, asked.out.constData());
        QVERIFY2(asked.out.contains("the nearest name") == isSaid, asked.out.constData());
    }

    void aWrongWordIsRefused()
    {
        const Outcome refused = program::run(ask() + program::words("--mend always"));
        QCOMPARE(refused.exitStatus, 2);
        QVERIFY2(refused.err.contains("--mend"), refused.err.constData());
        QCOMPARE(refused.out, QByteArray());
    }

private:
    [[nodiscard]] QStringList ask() const
    {
        return {QStringLiteral("ask"), QStringLiteral("--db"), QStringLiteral("sqlite://") + m_database.path(),
                QStringLiteral("--model"), QStringLiteral("scenario:") + m_scenario};
    }

    QTemporaryDir m_folder;
    querymend::SqliteFile m_database{
        "CREATE TABLE orders (id INTEGER PRIMARY KEY, total INTEGER); INSERT INTO orders VALUES (1, 5);"};
    QString m_scenario;
};

QTEST_GUILESS_MAIN(MendedRunsTest)

#include "tst_mendedruns.moc"
