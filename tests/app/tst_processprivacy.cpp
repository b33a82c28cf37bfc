#include "system/processprivacy.h"

#include <QScopeGuard>
#include <QTest>

#include <sys/prctl.h>
#include <sys/resource.h>

using namespace querymend;

/// A process that hides itself, unless a developer wants to look into it.
class ProcessPrivacyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hidesUnlessADeveloperWantsToLook_data()
    {
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<bool>("isHidden");
        QTest::newRow("as users run it") << QByteArray() << true;
        QTest::newRow("as a developer runs it") << QByteArray("1") << false;
    }

    void hidesUnlessADeveloperWantsToLook()
    {
        QFETCH(const QByteArray, variable);
        QFETCH(const bool, isHidden);
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_CORE, &before), 0);
        const int visibility = ::prctl(PR_GET_DUMPABLE);
        const auto restored = qScopeGuard([&] {
            qunsetenv(debuggableVariable);
            ::setrlimit(RLIMIT_CORE, &before);
            ::prctl(PR_SET_DUMPABLE, visibility);
        });
        rlimit open = before;
        open.rlim_cur = open.rlim_max;
        QCOMPARE(::setrlimit(RLIMIT_CORE, &open), 0);
        QCOMPARE(::prctl(PR_SET_DUMPABLE, 1), 0);
        qputenv(debuggableVariable, variable);
        preventCoreDumps();
        hideFromOtherProcesses();
        rlimit after{};
        QCOMPARE(::getrlimit(RLIMIT_CORE, &after), 0);
        QCOMPARE(after.rlim_cur, isHidden ? rlim_t{0} : open.rlim_max);
        QCOMPARE(after.rlim_max, before.rlim_max);
        QCOMPARE(::prctl(PR_GET_DUMPABLE), isHidden ? 0 : 1);
    }
};

QTEST_APPLESS_MAIN(ProcessPrivacyTest)
#include "tst_processprivacy.moc"
