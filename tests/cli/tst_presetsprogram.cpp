// Presets on the command line.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

constexpr auto twoLanesScenario = R"({
    "name": "at-once", "title": "At once", "shows": "settings", "database": "shop",
    "question": "Which orders are there?",
    "policy": {"lanes": 2},
    "replies": [{"level": "basic", "lane": 1, "attempt": 1, "text": "SELECT id FROM orders"},
                {"level": "basic", "lane": 2, "attempt": 1, "text": "SELECT id FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 1, "lanes": []}
})";

constexpr auto ownPreset = R"({"format": "querymend-presets", "version": 1, "presets": [
    {"name": "Mine", "policy": {"lanes": 2, "max_retries": 7}, "directives": "Money is in cents."}]})";

} // namespace

class PresetsProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder.filePath(QStringLiteral("runs.db")).toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QStringLiteral("config")).toUtf8());
        m_scenario = program::writeFile(m_folder.path(), "at-once.json", twoLanesScenario);
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("config/querymend")));
        program::writeFile(m_folder.filePath(QStringLiteral("config/querymend")), "presets.json", ownPreset);
    }

    void allAreListed()
    {
        const Outcome listed = program::run({QStringLiteral("presets"), QStringLiteral("--json")});
        QCOMPARE(listed.exitStatus, 0);
        QStringList names;
        for (const QJsonObject& preset : program::objectsOf(listed.out))
            names << preset[QLatin1String("name")].toString();
        QCOMPARE(names,
                 (QStringList{QStringLiteral("quick"), QStringLiteral("careful"), QStringLiteral("search"),
                              QStringLiteral("Mine")}));
        const Outcome shown = program::run({QStringLiteral("presets"), QStringLiteral("show"), QStringLiteral("Mine")});
        QVERIFY2(shown.out.contains("max_retries 7") && shown.out.contains("Money is in cents."),
                 shown.out.constData());
    }

    void aRunHasTheSettingsOfAPreset_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("lanes");
        QTest::addColumn<int>("retries");
        QTest::addColumn<QString>("directives");
        const auto preset = [](const char* name) {
            return QStringList{QStringLiteral("--preset"), QLatin1String(name)};
        };
        QTest::newRow("quick") << preset("quick") << 1 << 1 << QString();
        QTest::newRow("one's own") << preset("Mine") << 2 << 7 << QStringLiteral("Money is in cents.");
        QTest::newRow("an option changes it") << preset("Mine") + program::words("--max-retries 0 --directives Euros")
                                              << 2 << 0 << QStringLiteral("Euros");
    }

    void aRunHasTheSettingsOfAPreset()
    {
        QFETCH(QStringList, options);
        const Outcome asked = program::run(ask() + options);
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        const QJsonObject started = program::objectsOf(asked.out).first();
        const QJsonObject policy = started[QLatin1String("policy")].toObject();
        QTEST(policy[QLatin1String("lanes")].toInt(), "lanes");
        QTEST(policy[QLatin1String("max_retries")].toInt(), "retries");
        QTEST(started[QLatin1String("question")].toObject()[QLatin1String("directives")].toString(), "directives");
    }

    void aRunRecordsTheNameOfItsPreset_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QString>("name");
        QTest::newRow("one of the program's") << QByteArray("--preset quick") << QStringLiteral("quick");
        QTest::newRow("one's own") << QByteArray("--preset Mine") << QStringLiteral("Mine");
        QTest::newRow("what may leave the machine is no part of it")
            << QByteArray("--preset Mine --values withheld") << QStringLiteral("Mine");
        QTest::newRow("none") << QByteArray("--max-retries 1") << QString();
        QTest::newRow("changed by an option") << QByteArray("--preset Mine --max-retries 0") << QString();
        QTest::newRow("changed by directives") << QByteArray("--preset Mine --directives Euros") << QString();
    }

    void aRunRecordsTheNameOfItsPreset()
    {
        QFETCH(QByteArray, options);
        QFETCH(QString, name);
        const Outcome asked = program::run(ask() + program::words(options.constData()));
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        const QJsonObject started = program::objectsOf(asked.out).first();
        QCOMPARE(started.contains(QLatin1String("preset")), !name.isEmpty()); // others have the record of before
        QCOMPARE(started[QLatin1String("preset")].toString(), name);
    }

    void oneIsSavedReplacedAndDeleted()
    {
        const auto presets = [](const char* words) { return program::run(program::words(words)); };
        const Outcome saved =
            presets("presets save Night --from search --set lanes=3 --set ask-me=failure --directives Cents");
        QVERIFY2(saved.exitStatus == 0, saved.err.constData());
        const QByteArray shown = presets("presets show Night").out;
        QVERIFY2(shown.contains("lanes 3") && shown.contains("Cents") && shown.contains("concurrency 4"),
                 shown.constData());
        QCOMPARE(presets("presets save Night --set lanes=2").exitStatus, 0);
        const QByteArray replaced = presets("presets show Night").out;
        QVERIFY2(replaced.contains("lanes 2") && !replaced.contains("Cents"), replaced.constData());
        const Outcome asked = program::run(ask() + program::words("--preset Night"));
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QCOMPARE(program::objectsOf(asked.out).first()[QLatin1String("preset")].toString(), QStringLiteral("Night"));
        QCOMPARE(presets("presets delete Night").exitStatus, 0);
        QVERIFY(!presets("presets").out.contains("Night"));
        QVERIFY(presets("presets").out.contains("Mine"));
    }

    void aHelperAsksItsOwnModel()
    {
        const QByteArray explaining = QByteArray(twoLanesScenario)
                                          .replace("\"expected\"",
                                                   "\"role_replies\": [{\"role\": "
                                                   "\"explainer\", \"text\": \"All "
                                                   "of them.\"}], \"expected\"");
        const QString other = program::writeFile(m_folder.path(), "explains.json", explaining);
        const Outcome asked =
            program::run(ask() << QStringLiteral("--roles") << QStringLiteral("explainer")
                               << QStringLiteral("--role-model") << QStringLiteral("explainer=scenario:") + other);
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QVERIFY2(asked.out.contains("All of them."), asked.out.constData());
        const QJsonArray models = program::objectsOf(asked.out)
                                      .first()[QLatin1String("policy")]
                                      .toObject()[QLatin1String("role_models")]
                                      .toArray();
        QCOMPARE(models.size(), 1);
    }

    void isTold_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("a preset that there is not") << QByteArray("presets show quik") << QByteArray("'quik'");
        QTest::newRow("one of the program's, to delete")
            << QByteArray("presets delete quick") << QByteArray("your own");
        QTest::newRow("another word") << QByteArray("presets make a")
                                      << QByteArray("list, show NAME, save NAME or delete NAME");
        QTest::newRow("one of the program's, to save") << QByteArray("presets save Quick") << QByteArray("your own");
        QTest::newRow("a setting that there is not")
            << QByteArray("presets save New --set lanse=2") << QByteArray("'lanse'");
        QTest::newRow("a preset to begin with that there is not")
            << QByteArray("presets save New --from quik") << QByteArray("'quik'");
        QTest::newRow("a question with one that there is not")
            << QByteArray("ask --db sqlite:///nowhere.db --model scenario:%1 --preset quik") << QByteArray("'quik'");
        QTest::newRow("a role that there is not")
            << QByteArray("ask --db sqlite:///nowhere.db --model scenario:%1 --role-model judge=x")
            << QByteArray("'judge'");
        QTest::newRow("a role without a model")
            << QByteArray("ask --db sqlite:///nowhere.db --model scenario:%1 --role-model evaluator")
            << QByteArray("ROLE=NAME");
    }

    void isTold()
    {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, says);
        const Outcome outcome = program::run(program::words(words.replace("%1", m_scenario.toUtf8()).constData()));
        QCOMPARE(outcome.exitStatus, 2);
        QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    }

    void oneIsDeleted()
    {
        QCOMPARE(program::run({QStringLiteral("presets"), QStringLiteral("delete"), QStringLiteral("Mine")}).exitStatus,
                 0);
        QVERIFY(!program::run({QStringLiteral("presets")}).out.contains("Mine"));
    }

private:
    [[nodiscard]] QStringList ask() const
    {
        return {QStringLiteral("ask"),
                QStringLiteral("--db"),
                QStringLiteral("sqlite://") + m_database.path(),
                QStringLiteral("--model"),
                QStringLiteral("scenario:") + m_scenario,
                QStringLiteral("--json")};
    }

    QTemporaryDir m_folder;
    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    QString m_scenario;
};

QTEST_GUILESS_MAIN(PresetsProgramTest)

#include "tst_presetsprogram.moc"
