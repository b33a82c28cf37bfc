// The model profiles file: what is read, which errors are reported, and that unknown parts of it survive.

#include "llm/profilefile.h"

#include "base/secretnames.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace querymend {

namespace {

ModelProfile full()
{
    ModelProfile profile;
    profile.name = "cloud";
    profile.format = "openai";
    profile.baseUrl = "https://models.example.org/v1?api-version=3";
    profile.model = "small";
    profile.levels = {{Level::advanced, "middle"}, {Level::expert, "large"}};
    profile.roles = {{ModelRole::evaluator, "tiny"}};
    profile.key = KeyPlace::environment;
    profile.keyVariable = "CLOUD_KEY";
    profile.hasTemperature = false;
    profile.contextTokens = 128'000;
    profile.replyTokens = 4'000;
    profile.price = ModelPrice{0.5, 1.5, "EUR", 0.05, 0.625};
    profile.samples = ProfileSamples::careful;
    profile.concurrency = 8;
    profile.headers = {{"X-Team", "data"}};
    profile.time = {std::chrono::seconds{1}, std::chrono::seconds{2}, std::chrono::seconds{3}, std::chrono::seconds{4}};
    profile.caFile = "/etc/ssl/own.pem";
    profile.proxy = "socks5://proxy.example.org:1080";
    profile.keyHeader = "api-key";
    profile.seed = 7;
    profile.isStructured = false;
    profile.isStreamed = false;
    profile.extraBody = "{\"chat_template_kwargs\":{\"enable_thinking\":false},\"keep_alive\":\"1h\"}";
    profile.fallbacks = {"second", "third"};
    return profile;
}

QByteArray profileNamed(const QByteArray& name, const QByteArray& more = {})
{
    return "{\"name\": \"" + name + "\", \"format\": \"ollama\", \"base_url\": \"http://h\", \"model\": \"q\"" + more
        + "}";
}

QByteArray withModel(const QByteArray& fields)
{
    return R"({"version": 1, "models": [{"name": "m", "format": "ollama", "base_url": "http://localhost:11434", "model": "q")"
        + (fields.isEmpty() ? QByteArray() : ", " + fields) + "}]}";
}

} // namespace

class ProfileFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        ModelProfile plain;
        plain.name = "home";
        plain.format = "ollama";
        plain.baseUrl = "http://localhost:11434";
        plain.model = "q";
        const std::vector<ModelProfile> profiles{full(), plain};
        const auto read = readProfiles(writeProfiles({profiles, {}}));
        QVERIFY2(read.ok(), read ? "" : read.error().text.c_str());
        QVERIFY(read->profiles == profiles);
        QVERIFY(read->disabled.empty());
        QCOMPARE(modelOf(full(), Level::basic), std::string("small"));
        QCOMPARE(modelOf(full(), Level::expert), std::string("large"));
        QCOMPARE(modelOf(full(), Level::expert, RoleCall{ModelRole::evaluator, 0}), std::string("tiny"));
        QCOMPARE(modelOf(full(), Level::expert, RoleCall{ModelRole::translator, 0}), std::string("large"));
    }

    void isToldOf_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const QByteArray& file, const char* says) {
            QTest::newRow(name) << file << QByteArray(says);
        };
        row("a broken file, by its line", "{\"version\": 1,\n\"models\": [\n{\"name\": }]}", "line 3: not JSON");
        row("a text that its line breaks off", "{\"version\": 1,\n\"models\": [\"a\nb\"]}", "line 2: not JSON");
        row("an empty file", "", "line 1: not JSON");
        row("a file that is something else", "[1]", "not a JSON object");
        row("a newer version", R"({"version": 2, "models": [], "more": 1})", "version 2");
        row("a file with no version", R"({"models": []})", "version is missing");
        row("a misspelt field", withModel(R"("concurency": 3)"), "models[0].concurency is not a known field");
        row("a field of another kind", withModel(R"("concurrency": "3")"), "models[0].concurrency is not a number");
        row("no calls at all", withModel(R"("concurrency": 0)"), "concurrency is not from 1 to 64");
        row("an unknown level", withModel(R"("levels": {"exprt": "x"})"), "levels has \"exprt\"");
        row("an unknown role", withModel(R"("roles": {"judge": "x"})"), "roles has \"judge\"");
        row("a key in the file", withModel(R"("key": "sk-1234567890")"), "the key itself does not belong here");
        row("a secret among the headers", withModel(R"("headers": {"Authorization": "Bearer x"})"),
            "\"Authorization\"");
        row("another secret among the headers", withModel(R"("headers": {"X-Api-Key": "x"})"), "\"X-Api-Key\"");
        row("a header that breaks the line", withModel(R"("headers": {"X-A": "a\r\nB: c"})"), "cannot be sent");
        row("a password of a proxy", withModel("\"proxy\": \"http://me:word@proxy:3128\""), "proxy has a password");
        row("a proxy of no kind", withModel(R"("proxy": "proxy")"), "proxy is neither");
        row("an unknown format",
            R"({"version": 1, "models": [{"name": "m", "format": "x", "base_url": "http://h", "model": "q"}]})",
            "openai, anthropic, ollama, llamacpp, responses, gemini");
        row("extra fields that are none", withModel(R"("extra_body": [1])"), "extra_body is not a JSON object");
        row("extra fields with the prompt", withModel(R"("extra_body": {"messages": []})"),
            "extra_body has the messages");
        row("extra fields with a secret", withModel(R"("extra_body": {"options": {"api_key": "sk-1234567890"}})"),
            "extra_body has \"api_key\"");
        row("a key in a header with blanks", withModel(R"("key_header": "api key")"), "key_header is not the name");
        row("an address that is none",
            R"({"version": 1, "models": [{"name": "m", "format": "openai", "base_url": "localhost", "model": "q"}]})",
            "base_url is not an address");
        row("a password in the address",
            R"({"version": 1, "models": [{"name": "m", "format": "openai", "base_url": "http://a:b@h", "model": "q"}]})",
            "base_url has a user or password");
        row("a key in the address",
            R"({"version": 1, "models": [{"name": "m", "format": "openai", "base_url": "http://h/?key=1", "model": "q"}]})",
            "base_url has \"key\"");
        row("two of one name",
            R"({"version": 1, "models": [{"name": "m", "format": "ollama", "base_url": "http://h", "model": "q"}, {"name": "m", "format": "ollama", "base_url": "http://h", "model": "q"}]})",
            "two entries named \"m\"");
    }

    void isToldOf()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, says);
        const auto read = readProfiles(file.toStdString());
        QVERIFY(!read.ok() || read->disabled.size() == 1);
        const std::string told = read ? read->disabled.front().problem : read.error().text;
        QVERIFY2(QByteArray::fromStdString(told).contains(says), told.c_str());
        QVERIFY(!QByteArray::fromStdString(told).contains("sk-1234567890"));
    }

    void aMistakeDisablesOnlyItsProfile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("models.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"version\": 1, \"models\": [" + profileNamed("odd", ", \"num_ctx\": 8192") + ", "
                   + profileNamed("home") + "]}");
        file.close();
        const auto read = loadProfiles(path);
        QVERIFY(read.ok());
        QCOMPARE(read->profiles.size(), std::size_t{1});
        QCOMPARE(read->profiles.front().name, std::string("home"));
        QCOMPARE(read->disabled.size(), std::size_t{1});
        QCOMPARE(read->disabled.front().name, std::string("odd"));
        QCOMPARE(read->disabled.front().problem, std::string("models[0].num_ctx is not a known field here"));
        QVERIFY(!saveProfiles(path, {full()})); // what cannot be used is not lost
        const auto again = loadProfiles(path);
        QVERIFY(again.ok());
        QVERIFY(again->profiles == std::vector<ModelProfile>{full()});
        QCOMPARE(again->disabled.front().name, std::string("odd"));
        QVERIFY(again->disabled.front().json == read->disabled.front().json);
    }

    void secretsAreKnownByWholeWords_data()
    {
        QTest::addColumn<bool>("isSecret");
        for (const char* name : {"Authorization", "X-Api-Key", "api-key", "apiKey", "accessToken", "x-goog-api-key",
                                 "Ocp-Apim-Subscription-Key", "X-Auth-Token", "Cookie", "client_secret", "KEY"})
            QTest::newRow(name) << true;
        for (const char* name : {"x-portkey-provider", "X-Title", "HTTP-Referer", "max_tokens", "keep_alive",
                                 "X-Monkey", "tokenizer", "author", "OpenAI-Organization", "api-version"})
            QTest::newRow(name) << false;
    }

    void secretsAreKnownByWholeWords()
    {
        QFETCH(bool, isSecret);
        QCOMPARE(suggestsSecret(QTest::currentDataTag()), isSecret);
    }

    void whatCannotBeReadIsNotWrittenOver_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("of a newer version") << QByteArray(R"({"version": 2, "models": []})");
        QTest::newRow("broken") << QByteArray("{\"version\": 1,");
    }

    void whatCannotBeReadIsNotWrittenOver()
    {
        QFETCH(QByteArray, file);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("models.json"));
        QFile written(path);
        QVERIFY(written.open(QIODevice::WriteOnly) && written.write(file) == file.size());
        written.close();
        QVERIFY(!loadProfiles(path).ok());
        QVERIFY(saveProfiles(path, {full()}));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), file);
    }

    void isMadeWithItsFolder()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("settings/querymend/models.json"));
        QVERIFY(loadProfiles(path).ok() && loadProfiles(path)->profiles.empty());
        QVERIFY(!saveProfiles(path, {full()}));
        QVERIFY(loadProfiles(path)->profiles == std::vector<ModelProfile>{full()});
    }

    void aFolderThatCannotBeMadeIsToldOf()
    {
        const auto problem = saveProfiles(QStringLiteral("/proc/nowhere/models.json"), {full()});
        QVERIFY(problem && problem->text.find("/proc/nowhere/models.json") != std::string::npos);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ProfileFileTest)

#include "tst_profilefile.moc"
