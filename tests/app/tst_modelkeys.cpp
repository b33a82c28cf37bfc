// Where model keys come from.

#include "models/modelkeys.h"

#include <QTest>

namespace querymend {

class ModelKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        qunsetenv("TEST_MODEL_KEY");
        // Without a bus there is no key store, and the user's own is left alone.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
    }

    void aModelMayNeedNone() { QVERIFY(find(KeyPlace::nowhere).value().empty()); }

    void theEnvironmentHasIt()
    {
        qputenv("TEST_MODEL_KEY", " sk-1234567 \n");
        QCOMPARE(find(KeyPlace::environment).value().reveal(), std::string("sk-1234567"));
    }

    void isToldWhereThereIsNone_data()
    {
        QTest::addColumn<KeyPlace>("place");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("in the environment") << KeyPlace::environment << QByteArray("TEST_MODEL_KEY is not set");
        QTest::newRow("in this session") << KeyPlace::session << QByteArray("has not been entered");
        QTest::newRow("in a store that is not there") << KeyPlace::keyStore << QByteArray("key store");
    }

    void isToldWhereThereIsNone()
    {
        QFETCH(KeyPlace, place);
        QFETCH(QByteArray, says);
        const auto key = find(place);
        QVERIFY(!key.ok());
        QVERIFY2(QByteArray::fromStdString(key.error()).contains(says), key.error().c_str());
        QVERIFY(QByteArray::fromStdString(key.error()).contains("'tested'"));
    }

    void thatOfTheSessionComesFirst()
    {
        qputenv("TEST_MODEL_KEY", "sk-1234567");
        m_keys.setForSession("tested", Secret("sk-7654321"));
        QCOMPARE(find(KeyPlace::environment).value().reveal(), std::string("sk-7654321"));
        QCOMPARE(find(KeyPlace::session).value().reveal(), std::string("sk-7654321"));
    }

private:
    [[nodiscard]] Result<Secret, std::string> find(KeyPlace place)
    {
        ModelProfile profile;
        profile.name = "tested";
        profile.key = place;
        profile.keyVariable = "TEST_MODEL_KEY";
        std::optional<Result<Secret, std::string>> found;
        m_keys.find(profile, this, [&](const Result<Secret, std::string>& key) { found.emplace(key); });
        if (!QTest::qWaitFor([&] { return found.has_value(); }, 30'000))
            return Failure<std::string>{"there was no answer"};
        return *found;
    }

    ModelKeys m_keys;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ModelKeysTest)

#include "tst_modelkeys.moc"
