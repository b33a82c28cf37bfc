// Presets: what they say, and what they leave to the user's own policy.

#include "run/policyjson.h"
#include "run/runsettings.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

RunPolicy strictAndPrivate()
{
    RunPolicy own;
    own.checks = CheckPolicy::strict;
    own.values = DataValues::stay;
    own.mending = MendingUse::off;
    own.contextTokens = 4000;
    own.samples = Examples::hidden;
    return own;
}

} // namespace

class RunPresetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theProgramBringsThreeThatDiffer()
    {
        const std::vector<RunPreset> presets = builtInPresets({});
        QCOMPARE(presets.size(), std::size_t{3});
        for (const RunPreset& one : presets) {
            QVERIFY(!areAlike(one.settings, {}));
            for (const RunPreset& other : presets)
                QCOMPARE(areAlike(one.settings, other.settings), one.name == other.name);
        }
        QVERIFY(presets[0].settings.policy.maxEscalations == 0);
        QVERIFY(!presets[1].settings.policy.asks.empty());
        QVERIFY(presets[2].settings.policy.lanes > 3);
    }

    void noneLetsMoreLeaveOrPassThanTheUserAllows()
    {
        for (const RunPreset& preset : builtInPresets(strictAndPrivate())) {
            const RunPolicy& policy = preset.settings.policy;
            QCOMPARE(policy.values, DataValues::stay);
            QCOMPARE(policy.checks, CheckPolicy::strict);
            QCOMPARE(policy.mending, MendingUse::off);
            QCOMPARE(policy.contextTokens, 4000U);
            QCOMPARE(policy.samples, Examples::hidden);
        }
        RunPreset open{"open", {}};
        QCOMPARE(settingsFor(open.settings, strictAndPrivate()).policy.values, DataValues::stay);
    }

    void aPolicyIsReadFromSomeOfItsFields()
    {
        const auto read = policyFrom({{"lanes", 4U}, {"asks", {"ambiguous"}}, {"cost", 0.5}}, RunPolicy());
        QVERIFY2(read, read ? "" : read.error().c_str());
        QCOMPARE(read->lanes, 4U);
        QCOMPARE(read->asks, std::vector<AskMoment>{AskMoment::ambiguous});
        QCOMPARE(read->neededTests, NeededTests::all); // as it was
        const auto again = policyFrom(nlohmann::json(policyJson(*read)), RunPolicy());
        QVERIFY(again && *again == *read);
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("problem");
        QTest::newRow("an unknown field") << QByteArray(R"({"lanse": 1})") << QByteArray("\"lanse\"");
        QTest::newRow("a wrong type") << QByteArray(R"({"lanes": "two"})") << QByteArray("\"lanes\"");
        QTest::newRow("too many lanes") << QByteArray(R"({"lanes": 17})") << QByteArray("from 1 to 16");
        QTest::newRow("an unknown word") << QByteArray(R"({"asks": ["often"]})") << QByteArray("\"asks\"");
        QTest::newRow("no object") << QByteArray("[]") << QByteArray("not an object");
    }

    void whatIsWrongIsNamed()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, problem);
        const auto read = policyFrom(nlohmann::json::parse(json.toStdString()), RunPolicy());
        QVERIFY(!read);
        QVERIFY2(QByteArray::fromStdString(read.error()).contains(problem), read.error().c_str());
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::RunPresetsTest)

#include "tst_runpresets.moc"
