#include "common/databasesentences.h"
#include "common/failurewords.h"
#include "common/languages.h"
#include "common/modelsentences.h"
#include "common/recordedsentences.h"
#include "common/recordedwords.h"
#include "db/addresses/connectionurl.h"
#include "llm/profilefile.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

using namespace querymend;

namespace {

constexpr std::array languageCodes{"it", "ru"};
constexpr std::array sentenceFolders{"app/models", "io/db/addresses", "io/db/session", "io/llm"};

/// Words of servers and libraries that are only looked for, words of the log, questions to models, products, and what
/// the test below composes from its parts.
constexpr std::array otherSentences{
    "wrong version number",
    "http request",
    "packet length too long",
    "protocol version",
    "unsupported protocol",
    "context length is",
    "begun with",
    "ended with status",
    "read schema",
    "connection lost",
    "timed out",
    "too large",
    "not allowed",
    "not read-only",
    "missing driver",
    "You write SQL",
    "Write a statement",
    "llama.cpp server",
    "OpenAI",
    " more bytes]",
    " at level ",
    "(is not ",
    ": NAME}",
    "line 1: not a JSON object",
};

/// What servers say, what authors of scenarios and of recorded runs read on the command line, and words of records.
const QStringList filesOfOthers{QStringLiteral("faults.cpp"), QStringLiteral("scenarioreader.cpp"),
                                QStringLiteral("recordedmodel.cpp"), QStringLiteral("databasewarning.cpp")};

bool isSentence(const QString& text)
{
    static const QRegularExpression words(QStringLiteral("\\b[a-z]{2,}(?: [a-zA-Z]+)* [a-z]{2,}\\b"));
    return text.contains(words) && std::ranges::none_of(otherSentences, [&](const char* begin) {
               return text.startsWith(QLatin1String(begin));
           });
}

/// The literals of a C++ text that are made of words; some are a part of a sentence.
QStringList sentencesIn(QString source)
{
    static const QRegularExpression comment(QStringLiteral("^\\s*//.*$"), QRegularExpression::MultilineOption);
    static const QRegularExpression joint(QStringLiteral("\"\\s*\\n\\s*\""));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\""));
    source.remove(comment).remove(joint);
    QStringList found;
    for (auto at = literal.globalMatch(source); at.hasNext();) {
        const QString text = at.next().captured(1).remove(u'\\');
        if (isSentence(text))
            found << text;
    }
    return found;
}

bool isKnown(const QString& said)
{
    const auto holds = [&](const char* sentence) { return QString::fromUtf8(sentence).contains(said); };
    return std::ranges::any_of(databaseSentences().sentences(), holds)
        || std::ranges::any_of(modelSentences().sentences(), holds)
        || std::ranges::any_of(recordedSentences(), holds, &RecordedSentence::recorded);
}

QString fileWith(const char* models)
{
    return QStringLiteral("{\"version\": 1, \"models\": %1}").arg(QString::fromUtf8(models));
}

} // namespace

/// What the program itself says of databases and models is known to the window, which says it in the user's language;
/// the words of engines and servers stay.
class ProblemSentencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { Languages().choose("en"); }
    void knowsWhatIsSaidBelowTheWindow_data();
    void knowsWhatIsSaidBelowTheWindow();
    void saysEverySentenceInEveryLanguage();
    void saysWhatIsWrongWithAnAddress_data();
    void saysWhatIsWrongWithAnAddress();
    void saysWhatIsWrongWithAProfile_data();
    void saysWhatIsWrongWithAProfile();
    void keepsNamesAndTheWordsOfOthers_data();
    void keepsNamesAndTheWordsOfOthers();

private:
    static void verifyIsTranslated(const QString& message);
};

void ProblemSentencesTest::verifyIsTranslated(const QString& message)
{
    Languages languages;
    languages.choose("en");
    QCOMPARE(recordedWords(message.toStdString()), message);
    for (const char* const language : languageCodes) {
        languages.choose(language);
        QVERIFY2(recordedWords(message.toStdString()) != message, qPrintable(message));
    }
}

void ProblemSentencesTest::knowsWhatIsSaidBelowTheWindow_data()
{
    QTest::addColumn<QString>("said");
    QSet<QString> added;
    for (const char* const folder : sentenceFolders) {
        for (QDirIterator files(QStringLiteral(QUERYMEND_SOURCE_DIR "/src/") + QLatin1String(folder),
                                {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            if (filesOfOthers.contains(files.fileName()))
                continue;
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const QString& said : sentencesIn(QString::fromUtf8(file.readAll()))) {
                if (!added.contains(said))
                    QTest::addRow("%s", qPrintable(said)) << said;
                added.insert(said);
            }
        }
    }
    QVERIFY(added.size() > 100); // otherwise the sources were not found
}

void ProblemSentencesTest::knowsWhatIsSaidBelowTheWindow()
{
    QFETCH(QString, said);
    if (said.startsWith(QLatin1String(": "))) // after a name
        said.remove(0, 2);
    QVERIFY(isKnown(said.trimmed()));
}

void ProblemSentencesTest::saysEverySentenceInEveryLanguage()
{
    for (const SentenceTable* const table : {&databaseSentences(), &modelSentences()}) {
        for (const char* const sentence : table->sentences())
            verifyIsTranslated(QString::fromUtf8(sentence));
    }
}

void ProblemSentencesTest::saysWhatIsWrongWithAnAddress_data()
{
    QTest::addColumn<QString>("url");
    const auto row = [](const char* name, const char* url) { QTest::newRow(name) << QString::fromUtf8(url); };
    row("a database of another kind", "oracle://host/db");
    row("no address at all", "shop");
    row("a file with too few slashes", "sqlite://shop.db");
    row("a file without a name", "sqlite:///");
    row("a server with too few slashes", "postgresql:host/db");
    row("a port that is no number", "postgresql://host:db");
    row("an address of IPv6 without its end", "postgresql://[::1/db");
    row("a password with a slash", "postgresql://me:a/b@host/db");
    row("a percent sign in the path", "sqlite:///a%zz");
    row("a percent sign in the name of the database", "postgresql://host/a%zz");
    row("a percent sign in the name of the user", "postgresql://a%zz@host/db");
    row("a percent sign in the password", "postgresql://me:a%zz@host/db");
    row("a percent sign in the name of the host", "postgresql://a%zz/db");
    row("a percent sign in the name of an option", "postgresql://host/db?a%zz=1");
    row("a percent sign in an option", "postgresql://host/db?sslmode=a%zz");
    row("a NUL in the path", "sqlite:///a%00b");
    row("a NUL in an option", "postgresql://host/db?sslmode=a%00b");
    row("a variable that is not set", "postgresql://me@host/db?password_env=QUERYMEND_NOT_SET");
    row("a variable without a name", "postgresql://me@host/db?password_env=");
    row("a command for the password", "postgresql://me@host/db?password_command=pass");
    row("ODBC without a source", "odbc:");
    row("an SSH host with a password", "postgresql://host/db?ssh=me:secret%40gate");
    row("an SSH host that is an option of ssh", "postgresql://host/db?ssh=-oProxyCommand");
    row("no SSH host", "postgresql://host/db?ssh=");
}

void ProblemSentencesTest::saysWhatIsWrongWithAnAddress()
{
    QFETCH(const QString, url);
    const auto target =
        parseConnectionUrl(url.toStdString(), [](std::string_view) { return std::optional<std::string>(); });
    QVERIFY(!target);
    verifyIsTranslated(QString::fromStdString(target.error().text));
}

void ProblemSentencesTest::saysWhatIsWrongWithAProfile_data()
{
    QTest::addColumn<QString>("file");
    const auto row = [](const char* name, const QString& file) { QTest::newRow(name) << file; };
    row("a file that is no JSON", QStringLiteral("{"));
    row("a file that is a list", QStringLiteral("[]"));
    row("a file without a version", QStringLiteral("{\"models\": []}"));
    row("a file of a later version", QStringLiteral("{\"version\": 99, \"models\": []}"));
    row("a file without models", QStringLiteral("{\"version\": 1}"));
    row("models that are no list", fileWith("3"));
    row("an unknown field", QStringLiteral("{\"version\": 1, \"models\": [], \"colour\": 1}"));
    row("a model that is a number", fileWith("[7]"));
    row("a model without a name", fileWith("[{}]"));
    row("a name that is a number", fileWith("[{\"name\": 7}]"));
    const auto model = [](const char* more) {
        return fileWith("[{\"name\": \"m\", \"format\": \"openai\", \"base_url\": \"http://localhost/v1\", "
                        "\"model\": \"x\", %2}]")
            .replace(QStringLiteral("%2"), QString::fromUtf8(more));
    };
    row("a key in the file", model("\"key\": \"sk-1\""));
    row("a level that does not exist", model("\"levels\": {\"genius\": \"y\"}"));
    row("a model of a level that is a number", model("\"levels\": {\"basic\": 7}"));
    row("a switch that is a number", model("\"streaming\": 7"));
    row("a limit that is a text", model("\"context_tokens\": \"many\""));
    row("fallbacks that are no list", model("\"fallbacks\": 7"));
    row("a price that is a text", model("\"price\": {\"prompt_per_million\": \"dear\"}"));
    row("a price below zero", model("\"price\": {\"prompt_per_million\": -1, \"reply_per_million\": 1}"));
    row("values that cannot be sent so", model("\"samples\": \"some\""));
    row("too many calls at once", model("\"concurrency\": 1000"));
    row("a secret among the headers", model("\"headers\": {\"Authorization\": \"Bearer x\"}"));
    row("a secret in the body", model("\"extra_body\": {\"api_key\": \"x\"}"));
    row("a proxy of another kind", model("\"proxy\": \"ftp://there\""));
}

void ProblemSentencesTest::saysWhatIsWrongWithAProfile()
{
    QFETCH(const QString, file);
    const auto profiles = readProfiles(file.toStdString());
    if (!profiles)
        return verifyIsTranslated(QString::fromStdString(profiles.error().text));
    QCOMPARE(profiles->disabled.size(), 1U);
    verifyIsTranslated(QString::fromStdString(profiles->disabled.front().problem));
}

void ProblemSentencesTest::keepsNamesAndTheWordsOfOthers_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("italian");
    const auto row = [](const char* name, const char* message, const char* italian) {
        QTest::newRow(name) << QString::fromUtf8(message) << QString::fromUtf8(italian);
    };
    row("an engine's words", "relation \"orders\" does not exist", "relation \"orders\" does not exist");
    row("an engine's words after those of a client", "FATAL: password authentication failed",
        "FATAL: password authentication failed");
    row("a file", "/a b/models.json: its folder cannot be created",
        "/a b/models.json: impossibile creare la sua cartella");
    row("a percent sign to write", "the password has a % without two hexadecimal digits after it; write %25 for a %",
        "password: c'è un % non seguito da due cifre esadecimali; scrivi %25 per un %");
    row("a name that looks like a place", "the environment variable A%1B is not set",
        "la variabile d'ambiente A%1B non è impostata");
    row("a reason within a reason", "the key of model 'm': this system has no running key store (no D-Bus)",
        "chiave del modello 'm': in questo sistema non è attivo alcun portachiavi (no D-Bus)");
    row("a status of HTTP", "HTTP 503: It sent an empty reply.", "HTTP 503: Ha inviato una risposta vuota.");
    row("a server's words after a status", "HTTP 401: Incorrect API key", "HTTP 401: Incorrect API key");
    row("a server's words before ours",
        "HTTP 400: too long (the request has 9000 tokens, the model's context holds 4096)",
        "HTTP 400: too long (la richiesta ha 9000 token, il contesto del modello ne contiene 4096)");
    row("a lost model", "the model is unavailable: The reply is empty.",
        "il modello non è disponibile: La risposta è vuota.");
}

void ProblemSentencesTest::keepsNamesAndTheWordsOfOthers()
{
    QFETCH(const QString, message);
    EngineError error;
    error.message = message.toStdString() + '\n'; // as PostgreSQL's library ends its own
    Languages languages;
    languages.choose("en");
    QCOMPARE(engineWords(error), message);
    languages.choose("it");
    QTEST(engineWords(error), "italian");
}

QTEST_MAIN(ProblemSentencesTest)
#include "tst_problemsentences.moc"
