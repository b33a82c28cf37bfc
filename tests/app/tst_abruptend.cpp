// What a program logs and saves when an exception that nothing catches ends it. Each row makes it happen in a program
// of its own.

#include "system/abruptend.h"

#include "run/eventrecord.h"
#include "store/runstore.h"
#include "support/samplerun.h"
#include "system/processprivacy.h"
#include "system/programlog.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <future>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>

#include <unistd.h>

using namespace querymend;

namespace {

constexpr auto enderArgument = "--end";
constexpr std::size_t storedEvents = 3;

QString inFolder(const QString& folder, const char* name)
{
    return folder + QLatin1Char('/') + QLatin1String(name);
}

StorePlace storeIn(const QString& folder)
{
    return {StoreFile{inFolder(folder, "runs.db").toStdString()}};
}

void add(const QString& path, const char* word)
{
    QFile file(path);
    if (file.open(QIODevice::Append))
        file.write(word);
}

/// A library of another language.
struct Foreign {
    int number = 0;
};

void failAs(const QString& how)
{
    if (how == QLatin1String("exception"))
        throw std::runtime_error("cannot reach postgresql://ann:hush@db/shop\nnow");
    if (how == QLatin1String("json"))
        static_cast<void>(nlohmann::json::parse("{\"question\": hush}"));
    if (how == QLatin1String("foreign"))
        throw Foreign{};
    if (how == QLatin1String("terminate"))
        std::terminate();
    if (how == QLatin1String("hanging")) {
        std::mutex held;
        std::promise<void> isHeld;
        std::thread([&] {
            held.lock();
            isHeld.set_value();
            for (;;)
                ::pause();
        }).detach();
        isHeld.get_future().wait();
        std::signal(SIGALRM, SIG_IGN); // as a library may have left it
        sigset_t alarm;
        sigemptyset(&alarm);
        sigaddset(&alarm, SIGALRM);
        pthread_sigmask(SIG_BLOCK, &alarm, nullptr);
        const AbruptEnd hanging([&] { held.lock(); });
        throw std::runtime_error("first");
    }
    if (how == QLatin1String("saving")) {
        const AbruptEnd failing([] { throw std::logic_error("while saving"); });
        throw std::runtime_error("first");
    }
}

/// Never returns as it should.
int end(const QString& how, const QString& folder)
{
    preventCoreDumps();
    const ProgramLog log(inFolder(folder, "querymend.log"));
    const auto store = RunStore::open(storeIn(folder));
    const std::vector<RunEvent> run = sampleRun();
    for (std::size_t i = 0; store && i < storedEvents; ++i)
        static_cast<void>((*store)->append(run[i]));
    const AbruptEnd outer([&] { add(inFolder(folder, "saved"), "outer "); });
    const AbruptEnd inner([&] { add(inFolder(folder, "saved"), "inner "); });
    if (how != QLatin1String("thread")) {
        failAs(how);
        return 0;
    }
    std::thread failing([] { failAs(QStringLiteral("exception")); });
    QCoreApplication::exec();
    failing.join();
    return 0;
}

} // namespace

class AbruptEndTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("QT_FORCE_STDERR_LOGGING", "1"); }

    void logsWhyAndSaves_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<QByteArray>("logged");
        QTest::addColumn<QByteArray>("saved");
        QTest::addColumn<int>("endedBy");
        const auto row = [](const char* title, const char* how, const char* logged, const char* saved,
                            int endedBy = SIGABRT) {
            QTest::newRow(title) << QString::fromLatin1(how) << QByteArray(logged) << QByteArray(saved) << endedBy;
        };
        row("an exception, without the password in its message", "exception",
            "std::runtime_error: cannot reach postgresql://ann:…@db/shop now\n", "inner outer ");
        row("an exception that quotes what was read", "json", "parse_error", "inner outer ");
        row("an exception that is no std::exception", "foreign", "Foreign\n", "inner outer ");
        row("no exception at all", "terminate", "no exception\n", "inner outer ");
        row("one in another thread", "thread", "std::runtime_error: cannot reach", "inner outer ");
        row("one while saving", "saving", "std::runtime_error: first\n", "");
        row("one while what saving needs is locked", "hanging", "std::runtime_error: first\n", "", SIGALRM);
    }

    void logsWhyAndSaves()
    {
        QFETCH(const QString, how);
        QFETCH(const QByteArray, logged);
        QFETCH(const QByteArray, saved);
        QFETCH(const int, endedBy);
        const QTemporaryDir folder;
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("tst_abruptend"), QString::fromLatin1(enderArgument), how, folder.path()});
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        QCOMPARE(program.exitCode(), endedBy);
        const QByteArray said = program.readAllStandardError();
        const QByteArray log = contentOf(inFolder(folder.path(), "querymend.log"));
        QVERIFY2(log.contains("error querymend.program: ended by an uncaught exception: "), log.constData());
        QVERIFY2(log.contains(logged), log.constData());
        QVERIFY2(!log.contains("hush") && !said.contains("hush"), log.constData());
        QVERIFY2(said.contains("ended by an uncaught exception"), said.constData());
        QCOMPARE(contentOf(inFolder(folder.path(), "saved")), saved);
        theRunIsThereUpToItsLastEvent(folder.path());
    }

private:
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void theRunIsThereUpToItsLastEvent(const QString& folder)
    {
        const auto store = RunStore::open(storeIn(folder));
        QVERIFY(store);
        const std::vector<RunEvent> run = sampleRun();
        const auto stored = (*store)->events(run.front().run);
        QVERIFY(stored);
        QCOMPARE(stored->size(), storedEvents);
        for (std::size_t i = 0; i < storedEvents; ++i)
            QCOMPARE(toRecord((*stored)[i]), toRecord(run[i]));
        QVERIFY((*store)->append(run[storedEvents])); // it is free again
    }
};

QUERYMEND_TEST_MAIN(argc, argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == QLatin1String(enderArgument))
        return end(words.value(2), words.value(3));
    AbruptEndTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_abruptend.moc"
