// The manual page and the completions for shells are made from the commands themselves, so they know all of them.

#include "commands/commands.h"
#include "commands/completions.h"
#include "commands/manual.h"
#include "program.h"

#include <QTest>

#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>

using namespace querymend;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// What a program prints for this input; the error output comes after it.
QByteArray printed(const QString& name, const QStringList& words, const QByteArray& input = {})
{
    QProcess process;
    process.start(name, words);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished();
    return process.readAllStandardOutput() + process.readAllStandardError();
}

} // namespace

class ShellFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOptionIsKnown_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("to the manual page") << QByteArray::fromStdString(manualPage()).replace("\\-", "-");
        for (const std::string_view shell : completedShells())
            QTest::newRow(bytesOf("to " + std::string(shell)).constData())
                << QByteArray::fromStdString(completionsFor(shell));
    }

    void everyOptionIsKnown()
    {
        QFETCH(const QByteArray, text);
        for (const Command* const command : allCommands()) {
            QVERIFY2(text.contains(bytesOf(command->name)), command->name.data());
            for (const Option& option : command->options) {
                const QByteArray name = bytesOf(option.name);
                QVERIFY2(text.contains(name) || text.contains("-l " + name.sliced(2)), name.constData());
            }
        }
    }

    void bashCompletes_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* title, const char* line, const char* words) {
            QTest::newRow(title) << QString::fromUtf8(line) << QByteArray(words);
        };
        row("the beginning of a command", "querymend me", "memory mend");
        row("a command that begins like another", "querymend c", "check classify completion connections");
        row("an option of that command", "querymend mcp --conn", "--connection");
        row("no option of another command", "querymend mcp --forma", "");
        row("a command to explain", "querymend help sch", "schema");
        row("the options before a command", "querymend --v", "--verbose --version");
        row("a command after an option", "querymend --verbose sch", "schema");
        row("an option of a command after an option", "querymend --verbose mcp --conn", "--connection");
        row("an option of all commands", "querymend schema --verb", "--verbose");
        row("nothing where a file is wanted", "querymend check x", "");
    }

    void bashCompletes()
    {
        QFETCH(const QString, line);
        QFETCH(const QByteArray, words);
        const QByteArray script = QByteArray::fromStdString(completionsFor("bash")) + "COMP_WORDS=(" + line.toUtf8()
            + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _querymend\n"
              "echo \"${COMPREPLY[@]}\"\n";
        QCOMPARE(printed(u"bash"_s, {u"-s"_s}, script).trimmed(), words);
    }

    void otherShellsCanReadIt_data()
    {
        QTest::addColumn<QString>("shell");
        QTest::newRow("zsh") << u"zsh"_s;
        QTest::newRow("fish") << u"fish"_s;
    }

    void otherShellsCanReadIt()
    {
        QFETCH(const QString, shell);
        const QByteArray script = QByteArray::fromStdString(completionsFor(shell.toStdString()));
        QCOMPARE(script.count('\'') % 2, 0);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP("this shell is not installed");
        QCOMPARE(printed(shell, {u"-n"_s}, script), QByteArray());
    }

    void manCanReadThePage()
    {
        const QByteArray page = QByteArray::fromStdString(manualPage());
        QVERIFY(page.startsWith(".TH QUERYMEND 1 "));
        for (const QByteArray& line : page.split('\n'))
            QVERIFY2(!line.startsWith('\''), line.constData());
        if (QStandardPaths::findExecutable(u"groff"_s).isEmpty())
            QSKIP("groff is not installed");
        QCOMPARE(printed(u"groff"_s, {u"-man"_s, u"-ww"_s, u"-z"_s, u"-Tutf8"_s}, page), QByteArray());
    }

    void theProgramPrintsThem()
    {
        const auto bash = program::run({u"completion"_s, u"bash"_s});
        QCOMPARE(bash.exitStatus, 0);
        QCOMPARE(bash.out, QByteArray::fromStdString(completionsFor("bash")));
        const auto manual = program::run({u"manual"_s});
        QCOMPARE(manual.exitStatus, 0);
        QVERIFY(manual.out.contains(".SH EXIT STATUS"));
        QVERIFY(program::run({u"completion"_s, u"bsh"_s}).err.contains("did you mean 'bash'?"));
        QCOMPARE(program::run({u"completion"_s}).exitStatus, 2);
        QCOMPARE(program::run({u"manual"_s, u"ask"_s}).exitStatus, 2);
    }
};

QTEST_GUILESS_MAIN(ShellFilesTest)
#include "tst_shellfiles.moc"
