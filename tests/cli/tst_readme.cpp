// Every command in README.md works: typed into a shell in a new home, on sample databases and the test's own model
// servers. What belongs to other programs, or would install or build something, is a stub that says how it was called.

#ifdef QUERYMEND_POSTGRES_FOLDER
#include "support/postgresserver.h"
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
#include "support/mariadbserver.h"
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
#include "support/duckdbfile.h"
#endif
#include "commands/commands.h"
#include "escapedpath.h"
#include "llm/http/serverkinds.h"
#include "packagingtop.h"
#include "readmecommands.h"
#include "readmetext.h"
#include "support/modelserver.h"
#include "support/sqlitefile.h"
#include "support/wirescripts.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>

#include <algorithm>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

using namespace querymend;
using namespace Qt::StringLiterals;

namespace {

constexpr auto answer = "SELECT COUNT(*) AS customers FROM customers WHERE country_code = 'IT'";

/// The options of a command; nothing if there is no such command.
QStringList optionsOf(const QString& name)
{
    const Command* const command = commandNamed(name.toStdString());
    QStringList options;
    for (const Option& option : command ? command->options : std::span<const Option>())
        options.append(QString::fromUtf8(option.name.data(), static_cast<qsizetype>(option.name.size())));
    return options;
}

} // namespace

class ReadmeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void commandsWork_data();
    void commandsWork();
    void knowsOnlyWhatIsThere_data();
    void knowsOnlyWhatIsThere();
    void codeInSentencesExists_data();
    void codeInSentencesExists();
    void modelsHaveTheAddressesOfTheirServers();
    void presetsExist();

private:
    void makePrograms() const;
    void makeDatabases();
    void makeModels();

    [[nodiscard]] QString in(const char* path) const { return m_folder.filePath(QString::fromLatin1(path)); }

    QTemporaryDir m_folder;
    ReadmeText m_readme;
    QString m_text;
    std::map<QString, QString> m_databases; ///< addresses in README.md, and those of the test; empty without its engine
    std::vector<std::unique_ptr<ModelServer>> m_servers;
    SqliteFile m_sqlite{SqliteFile::sampleScript()};
#ifdef QUERYMEND_POSTGRES_FOLDER
    PostgresServer m_postgres;
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    MariadbServer m_mariadb;
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    DuckdbFile m_duckdb{DuckdbFile::sampleScript()};
#endif
};

void ReadmeTest::initTestCase()
{
    m_text = QString::fromUtf8(packaging::contentOf(QStringLiteral(QUERYMEND_SOURCE_DIR "/README.md")));
    m_readme = readmeTextOf(m_text);
    QVERIFY(packaging::makeTop(in("top"), QStringLiteral(QUERYMEND_SOURCE_DIR), "#!/bin/sh\n"));
    for (const char* const folder : {"home", "programs", "top/packaging/spelling", "top/src", "top/tests"})
        QVERIFY(QDir().mkpath(in(folder)));
    QVERIFY(packaging::writeScript(in("top/packaging/spelling/check"), "#!/bin/sh\n"));
    QVERIFY(packaging::writeScript(in("top/my.sql"), "SELECT name FROM customers"));
    makePrograms();
    makeDatabases();
    makeModels();
}

void ReadmeTest::makePrograms() const
{
    const QString folder = in("programs") + u'/';
    QVERIFY(packaging::writeScript(folder + u"querymend"_s, "#!/bin/sh\nexec '" QUERYMEND_PROGRAM "' \"$@\"\n"));
    for (const auto& [name, does] : readme::otherPrograms())
        QVERIFY(packaging::writeScript(folder + name, "#!/bin/sh\necho \"${0##*/} $*\" >&2\n" + does));
}

void ReadmeTest::makeDatabases()
{
    QVERIFY(QFile::copy(QStringLiteral(QUERYMEND_SAMPLE), in("shop.db")));
    m_databases = {{u"sqlite:///home/ann/shop.db"_s, u"sqlite://"_s + in("shop.db")},
                   {u"postgresql://ann@localhost/shop"_s, {}},
                   {u"postgresql://ann@db.example/shop"_s, {}},
                   {u"mariadb://ann@localhost/shop"_s, {}},
                   {u"duckdb:///home/ann/shop.duckdb"_s, {}},
                   {u"odbc:DSN=shop"_s, {}}};
    QVERIFY(m_sqlite.ok());
#ifdef QUERYMEND_SQLITEODBC
    m_databases[u"odbc:DSN=shop"_s] = u"odbc:Driver=" QUERYMEND_SQLITEODBC ";Database="_s + m_sqlite.path();
#endif
#ifdef QUERYMEND_POSTGRES_FOLDER
    QVERIFY(m_postgres.ok());
    QCOMPARE(m_postgres.fill(), std::string());
    QCOMPARE(m_postgres.asOwner("CREATE ROLE guarded LOGIN PASSWORD 'hush' IN ROLE reader"), std::string());
    QVERIFY(m_postgres.askForPasswordOf("guarded"));
    const QString place = u"@localhost/shop?host="_s + escapedPath(m_postgres.folder());
    m_databases[u"postgresql://ann@localhost/shop"_s] = u"postgresql://reader"_s + place;
    m_databases[u"postgresql://ann@db.example/shop"_s] = u"postgresql://guarded"_s + place;
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    QVERIFY(m_mariadb.ok());
    QCOMPARE(m_mariadb.fill(), std::string());
    m_databases[u"mariadb://ann@localhost/shop"_s] =
        u"mariadb://looker@localhost/shop?socket="_s + escapedPath(QString::fromStdString(m_mariadb.socket()));
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    QCOMPARE(m_duckdb.problem(), QByteArray());
    m_databases[u"duckdb:///home/ann/shop.duckdb"_s] =
        u"duckdb://"_s + m_duckdb.path() + u"?library="_s + escapedPath(QStringLiteral(QUERYMEND_TESTED_DUCKDB));
#endif
}

/// Writes the entries of README.md into the file that it names, each with a server of its format.
void ReadmeTest::makeModels()
{
    QStringList entries;
    for (QJsonObject entry : m_readme.models) {
        const test::WireScript* const script = test::wireScriptFor(entry["format"_L1].toString().toStdString());
        QVERIFY2(script, QJsonDocument(entry).toJson().constData());
        const std::string stream = test::framed(*script, test::messagesOf(*script, {answer}));
        auto& server = m_servers.emplace_back(std::make_unique<ModelServer>());
        const QByteArray type(script->contentType.data(), static_cast<qsizetype>(script->contentType.size()));
        // The connection stays open, because the program may ask again on it.
        server->answerAlways({SendBytes{httpResponse(200, type, QByteArray::fromStdString(stream))}});
        entry["base_url"_L1] = server->url();
        entries.append(QString::fromUtf8(QJsonDocument(entry).toJson(QJsonDocument::Compact)));
    }
    static const QRegularExpression named(u"`~/([^`]+/models\\.json)`, which is `([^`]+)ENTRY, …([^`]+)`"_s);
    const QRegularExpressionMatch file = named.match(m_text);
    QVERIFY(file.hasMatch());
    const QString path = in("home") + u'/' + file.captured(1);
    QVERIFY(QDir().mkpath(path.section(u'/', 0, -2)));
    const QString content = file.captured(2) + entries.join(u',') + file.captured(3);
    QVERIFY(packaging::writeScript(path, content.toUtf8()));
}

void ReadmeTest::commandsWork_data()
{
    QTest::addColumn<QString>("command");
    for (const QString& command : m_readme.commands)
        QTest::newRow(qPrintable(command)) << command;
}

void ReadmeTest::commandsWork()
{
    QFETCH(QString, command);
    const readme::KnownCommand* const expected = readme::knownCommand(command);
    QVERIFY2(expected, "add it to the commands that this test knows");
    for (const auto& [written, real] : m_databases) {
        if (!command.contains(written))
            continue;
        if (real.isEmpty())
            QSKIP("this engine is not there");
        command.replace(written, u'\'' + real + u'\'');
    }
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"DISPLAY"_s);
    environment.remove(u"WAYLAND_DISPLAY"_s);
    environment.insert(u"PATH"_s, in("programs") + u':' + environment.value(u"PATH"_s));
    environment.insert(u"HOME"_s, in("home"));
    environment.insert(u"ANTHROPIC_API_KEY"_s, u"sk-readme"_s);
    environment.insert(u"SOURCE_DATE_EPOCH"_s, u"1790000000"_s);
    QProcess shell;
    shell.setProcessEnvironment(environment);
    shell.setWorkingDirectory(in("top"));
    shell.setProcessChannelMode(QProcess::MergedChannels);
    shell.setStandardInputFile(QProcess::nullDevice());
    shell.start(u"sh"_s, {u"-c"_s, command});
    const bool isOver = shell.waitForFinished(300'000);
    const QByteArray printed = shell.readAll();
    QVERIFY2(isOver && shell.exitStatus() == QProcess::NormalExit && shell.exitCode() == 0, printed.constData());
    QVERIFY2(printed.contains(expected->prints), printed.constData());
}

void ReadmeTest::knowsOnlyWhatIsThere_data()
{
    QTest::addColumn<QString>("command");
    for (const readme::KnownCommand& command : readme::knownCommands())
        QTest::newRow(command.typed) << QString::fromLatin1(command.typed);
}

void ReadmeTest::knowsOnlyWhatIsThere()
{
    QFETCH(const QString, command);
    QVERIFY(m_readme.commands.contains(command));
}

void ReadmeTest::codeInSentencesExists_data()
{
    QTest::addColumn<QString>("code");
    for (const QString& code : m_readme.code) {
        if (code.startsWith(u"querymend "_s) || code.startsWith(u"--"_s) || code.startsWith(u"packaging/"_s))
            QTest::newRow(qPrintable(code)) << code;
    }
}

/// Commands, options and scripts that are only mentioned.
void ReadmeTest::codeInSentencesExists()
{
    QFETCH(const QString, code);
    const QStringList words = code.split(u' ');
    if (code.startsWith(u"packaging/"_s)) {
        QVERIFY(QFile::exists(QStringLiteral(QUERYMEND_SOURCE_DIR "/") + words[0]));
    } else if (code.startsWith(u"--"_s)) {
        const auto commands = allCommands();
        QVERIFY(std::any_of(commands.begin(), commands.end(), [&](const Command* command) {
            return optionsOf(QString::fromStdString(std::string(command->name))).contains(words[0]);
        }));
    } else {
        QVERIFY(commandNamed(words[1].toStdString()) || words[1] == u"help"_s);
        for (const QString& word : words.sliced(2))
            QVERIFY2(!word.startsWith(u"--"_s) || optionsOf(words[1]).contains(word), qPrintable(word));
    }
}

void ReadmeTest::modelsHaveTheAddressesOfTheirServers()
{
    QCOMPARE(m_readme.models.size(), 4);
    for (const QJsonObject& model : m_readme.models) {
        const std::string format = model["format"_L1].toString().toStdString();
        const std::string base = model["base_url"_L1].toString().toStdString();
        const std::vector<ServerKind>& kinds = serverKinds();
        QVERIFY2(std::any_of(kinds.begin(), kinds.end(),
                             [&](const ServerKind& kind) { return kind.format == format && kind.base == base; }),
                 base.c_str());
    }
}

void ReadmeTest::presetsExist()
{
    const QJsonObject presets =
        QJsonDocument::fromJson(packaging::contentOf(QStringLiteral(QUERYMEND_SOURCE_DIR "/CMakePresets.json")))
            .object();
    static const QRegularExpression use(u"(cmake|cmake --build|ctest) --preset (\\w+)"_s);
    const std::map<QString, QString> kinds{
        {u"cmake"_s, u"configurePresets"_s}, {u"cmake --build"_s, u"buildPresets"_s}, {u"ctest"_s, u"testPresets"_s}};
    int count = 0;
    for (auto found = use.globalMatch(m_readme.commands.join(u'\n')); found.hasNext(); ++count) {
        const QRegularExpressionMatch match = found.next();
        const QJsonArray there = presets[kinds.at(match.captured(1))].toArray();
        QVERIFY2(
            std::any_of(there.begin(), there.end(),
                        [&](const QJsonValue& preset) { return preset["name"_L1].toString() == match.captured(2); }),
            qPrintable(match.captured()));
    }
    QVERIFY(count > 0);
}

QTEST_GUILESS_MAIN(ReadmeTest)
#include "tst_readme.moc"
