#include "db/programs/passwordcommand.h"

#include "db/connector.h"
#include "support/programfolder.h"

#include <QTest>

#include <cerrno>
#include <csignal>

namespace querymend {

class PasswordCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_programs = std::make_unique<ProgramFolder>(); }
    void cleanupTestCase() { m_programs.reset(); }

    void takesTheFirstLine_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("password");
        QTest::newRow("a line") << QByteArray("echo hush") << QByteArray("hush");
        QTest::newRow("without its end") << QByteArray("printf hush") << QByteArray("hush");
        QTest::newRow("with the end that Windows uses") << QByteArray(R"(printf 'hush\r\n')") << QByteArray("hush");
        QTest::newRow("of several lines") << QByteArray("echo hush; echo user: ann") << QByteArray("hush");
        QTest::newRow("with blanks around and in it")
            << QByteArray("echo ' hush  hush '") << QByteArray(" hush  hush ");
        QTest::newRow("of more than a pipe holds")
            << QByteArray("echo hush; yes | head -c 1000000") << QByteArray("hush");
        QTest::newRow("whatever it complains of") << QByteArray("echo wrong >&2; echo hush") << QByteArray("hush");
        QTest::newRow("of a program that leaves another behind")
            << QByteArray("sleep 600 & echo hush") << QByteArray("hush");
    }

    void takesTheFirstLine()
    {
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, password);
        QVERIFY(m_programs->write("tell", script));
        const auto told = passwordFrom("tell");
        QVERIFY2(told.ok(), told ? "" : told.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(told->reveal()), password);
    }

    void getsItsArgumentsAsTheyAre()
    {
        QVERIFY(m_programs->write("tell", R"(printf '%s|' "$@")"));
        const auto told = passwordFrom("tell 'a b' $HOME \\;");
        QVERIFY(told.ok());
        QCOMPARE(told->reveal(), std::string("a b|$HOME|;|"));
    }

    void hasNothingToReadAndNoTerminal()
    {
        QVERIFY(
            m_programs->write("tell", "cat; if (: < /dev/tty) 2>/dev/null; then echo terminal; else echo none; fi"));
        const auto told = passwordFrom("tell");
        QVERIFY(told.ok());
        QCOMPARE(told->reveal(), std::string("none"));
    }

    void saysWhyThereIsNone_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("it fails") << QByteArray("echo hush; echo hush >&2; exit 3") << QByteArray("exit status 3");
        QTest::newRow("it is killed") << QByteArray("echo hush; kill -9 $$") << QByteArray("signal 9");
        QTest::newRow("it prints nothing") << QByteArray(":") << QByteArray("nothing");
        QTest::newRow("it prints an empty line") << QByteArray("echo; echo hush") << QByteArray("nothing");
        QTest::newRow("it prints a line without an end")
            << QByteArray("head -c 1000000 /dev/zero | tr '\\0' h") << QByteArray("too long");
        QTest::newRow("it prints a NUL") << QByteArray("printf 'hush\\000hush'") << QByteArray("NUL");
    }

    void saysWhyThereIsNone()
    {
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, reason);
        QVERIFY(m_programs->write("tell", script));
        expectFailure(passwordFrom("tell"), reason);
    }

    void saysThatItDoesNotEndAndStopsIt()
    {
        QVERIFY(m_programs->write("tell", "echo $$ > \"$1\"; echo hush; exec sleep 600"));
        const QString file = m_programs->path("process");
        expectFailure(passwordFrom("tell '" + file.toStdString() + '\'', std::chrono::milliseconds(2000)), "2 s");
        const auto process = m_programs->content("process").trimmed().toInt();
        QVERIFY(process == 0 || (::kill(process, 0) == -1 && errno == ESRCH)); // 0: a slow machine
    }

    void refusesToStart_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("what is not there") << QByteArray("no-such-program-of-anybody") << QByteArray("PATH");
        QTest::newRow("a path that depends on the folder") << QByteArray("./tell") << QByteArray("relative");
        QTest::newRow("half a command") << QByteArray("tell 'a") << QByteArray("closing '");
    }

    void refusesToStart()
    {
        QFETCH(const QByteArray, command);
        QFETCH(const QByteArray, reason);
        expectFailure(passwordFrom(command.toStdString()), reason);
    }

    void isNotRunForAFileOrForATypedPassword_data()
    {
        QTest::addColumn<bool>("isFile");
        QTest::newRow("a file") << true;
        QTest::newRow("a typed password") << false;
    }

    void isNotRunForAFileOrForATypedPassword()
    {
        QFETCH(const bool, isFile);
        QVERIFY(m_programs->write("tell", "touch \"$1\""));
        ConnectionTarget target;
        target.engine = isFile ? EngineKind::sqlite : EngineKind::postgresql;
        target.host = "127.0.0.1";
        target.port = 1;
        target.database = "/nowhere/shop.db";
        if (!isFile)
            target.password = Secret("typed");
        target.passwordCommand = "tell '" + m_programs->path("run").toStdString() + '\'';
        QVERIFY(!Connector(target, {}).open().ok());
        QVERIFY(!QFile::exists(m_programs->path("run")));
    }

    void isRunWheneverASessionOpens()
    {
        QVERIFY(m_programs->write("tell", "echo x >> \"$1\"; echo hush"));
        ConnectionTarget target;
        target.engine = EngineKind::postgresql;
        target.host = "127.0.0.1";
        target.port = 1; // nothing listens there
        target.passwordCommand = "tell '" + m_programs->path("count").toStdString() + '\'';
        Connector connector(target, {});
        for (int i = 0; i < 2; ++i) {
            const auto session = connector.open();
            QVERIFY(!session.ok());
            QVERIFY(session.error().message.find("hush") == std::string::npos);
        }
        QCOMPARE(m_programs->content("count"), QByteArray("x\nx\n"));
    }

private:
    static void expectFailure(const Result<Secret, EngineError>& told, const QByteArray& reason)
    {
        QVERIFY(!told.ok());
        const QByteArray said = QByteArray::fromStdString(told.error().message);
        QVERIFY2(said.startsWith("the password command "), said.constData());
        QVERIFY2(said.contains(reason), said.constData());
        QVERIFY2(!said.contains("hush"), said.constData());
    }

    std::unique_ptr<ProgramFolder> m_programs;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PasswordCommandTest)
#include "tst_passwordcommand.moc"
