#include "store/keptkeys.h"

#include <QTest>

using namespace querymend;

/// Keys are found again, and callbacks of destroyed objects are not called. The test hides the system's key store.
class KeptKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // Keeps the test away from the user's keys, and starts no bus.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/bus");
    }

    void keepsKeysForTheSession_data()
    {
        QTest::addColumn<bool>("asksTheSystem");
        QTest::newRow("in memory") << false;
        QTest::newRow("where the system has no key store") << true;
    }

    void keepsKeysForTheSession()
    {
        QFETCH(const bool, asksTheSystem);
        const std::unique_ptr<KeptKeys> keys = asksTheSystem ? systemKeys() : std::make_unique<SessionKeys>();
        QStringList heard;
        const auto hear = [&](const auto& found) {
            heard << (!found.ok() ? QString::fromStdString(found.error().message)
                                  : QString::fromStdString(found->value_or(Secret("none")).reveal()));
        };
        keys->find("a", this, hear);
        QVERIFY(heard.isEmpty()); // always asynchronous
        QTRY_COMPARE(heard, QStringList(QStringLiteral("none")));
        bool isForThisSession = false;
        keys->keep("a", Secret("hunter2"), this,
                   [&](const auto& kept) { isForThisSession = kept.ok() && *kept == KeyLife::thisSession; });
        QTRY_VERIFY(isForThisSession);
        keys->find("a", this, hear);
        QTRY_COMPARE(heard.size(), 2);
        QCOMPARE(heard[1], QStringLiteral("hunter2"));
        keys->forget("a");
        keys->find("a", this, hear);
        QTRY_COMPARE(heard.size(), 3);
        QCOMPARE(heard[2], QStringLiteral("none"));
    }

    void doesNotAnswerWhoeverIsGone()
    {
        for (const bool asksTheSystem : {false, true}) {
            const std::unique_ptr<KeptKeys> keys = asksTheSystem ? systemKeys() : std::make_unique<SessionKeys>();
            bool isAnswered = false;
            auto asker = std::make_unique<QObject>();
            keys->find("a", asker.get(), [&](const auto&) { isAnswered = true; });
            asker.reset();
            bool isNextAnswered = false;
            keys->find("a", this, [&](const auto&) { isNextAnswered = true; });
            QTRY_VERIFY(isNextAnswered);
            QVERIFY(!isAnswered);
        }
    }
};

QTEST_GUILESS_MAIN(KeptKeysTest)
#include "tst_keptkeys.moc"
