#include "accessiblenames.h"
#include "common/theme.h"
#include "llm/profilefile.h"
#include "models/modelshelf.h"
#include "settings/modelfields.h"
#include "settings/modelpane.h"
#include "shownmodels.h"
#include "support/modelserver.h"
#include "support/stallwatch.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

namespace {

constexpr auto testKey = "sk-test-0815-4711";
constexpr auto stream = "data: {\"choices\":[{\"delta\":{\"content\":\"SELECT 1\"},\"finish_reason\":\"stop\"}]}\n\n"
                        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":7,\"completion_tokens\":3}}\n\n"
                        "data: [DONE]\n\n";

QByteArray listOf(const char* names)
{
    return httpResponse(200, "application/json", QByteArray("{\"data\":[") + names + "]}");
}

ServerScript all(const QByteArray& bytes)
{
    return {SendBytes{bytes}, CloseConnection{}};
}

} // namespace

/// Adding, testing and removing models.
class ModelPaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aModelIsSetUp()
    {
        const Shown shown;
        QVERIFY(shown.result().contains(QStringLiteral("No model")));
        shown.press("newButton");
        QVERIFY(shown.kept().empty()); // no model is named yet
        shown.type("nameEdit", QStringLiteral("home"));
        shown.choose("formatCombo", shown.part<QComboBox>("formatCombo").findData(QStringLiteral("ollama")));
        QVERIFY(shown.part<QLineEdit>("baseEdit").text().contains(QStringLiteral("11434")));
        shown.type("modelCombo", QStringLiteral("qwen"));
        shown.part<QSpinBox>("contextSpin").setValue(8192);
        shown.type("promptPriceEdit", QStringLiteral("0.25"));
        shown.type("replyPriceEdit", QStringLiteral("1.5"));
        shown.part<QPlainTextEdit>("headersEdit").setPlainText(QStringLiteral("X-Note: a: b\nX-Team: data"));
        shown.part<QAbstractButton>("temperatureCheck").click();
        QCOMPARE(shown.kept().size(), std::size_t{1});
        ModelProfile expected;
        expected.name = "home";
        expected.format = "ollama";
        expected.baseUrl = shown.kept()[0].baseUrl;
        expected.model = "qwen";
        expected.contextTokens = 8192;
        expected.hasTemperature = false;
        expected.price = ModelPrice{0.25, 1.5, "USD"};
        expected.headers = {{"X-Note", "a: b"}, {"X-Team", "data"}};
        expected.samples = ProfileSamples::careful; // they stay on this machine
        QVERIFY(shown.kept()[0] == expected);
        const auto read = loadProfiles(shown.shelf.file());
        QVERIFY(read && read->profiles == shown.kept());
        QVERIFY(!shown.changed->isEmpty());
    }

    void levelsAndHelpersHaveModelsOfTheirOwn()
    {
        const Shown shown;
        shown.addModelAt(QStringLiteral("http://localhost:1"));
        const auto fields = shown.part<QWidget>("mapping").findChildren<QLineEdit*>();
        QCOMPARE(fields.size(), 9); // three levels and six helper roles
        const QStringList labels = [&] {
            QStringList texts;
            for (const QLabel* const label : shown.part<QWidget>("mapping").findChildren<QLabel*>())
                texts << label->text();
            return texts;
        }();
        QVERIFY(!labels.contains(QString()));
        QTest::keyClicks(fields[2], QStringLiteral("large"));
        QTest::keyClick(fields[2], Qt::Key_Return);
        QTest::keyClicks(fields[7], QStringLiteral("kind"));
        QTest::keyClick(fields[7], Qt::Key_Return);
        QCOMPARE(shown.kept()[0].levels, (std::map<Level, std::string>{{Level::expert, "large"}}));
        QCOMPARE(shown.kept()[0].roles, (std::map<ModelRole, std::string>{{ModelRole::explainer, "kind"}}));
    }

    void badValuesAreToldBesideTheirFields_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("label");
        QTest::newRow("a name with a colon") << QByteArray("nameEdit") << "a:b" << QByteArray("nameProblem");
        QTest::newRow("no name") << QByteArray("nameEdit") << "" << QByteArray("nameProblem");
        QTest::newRow("no address") << QByteArray("baseEdit") << "localhost" << QByteArray("baseProblem");
        QTest::newRow("an address with a key")
            << QByteArray("baseEdit") << "http://h/?api_key=1" << QByteArray("baseProblem");
        QTest::newRow("no model") << QByteArray("modelCombo") << "" << QByteArray("modelProblem");
        QTest::newRow("a price that is no number")
            << QByteArray("promptPriceEdit") << "much" << QByteArray("priceProblem");
        QTest::newRow("the price of cached tokens alone")
            << QByteArray("cachedPriceEdit") << "1" << QByteArray("priceProblem");
        QTest::newRow("one price of two") << QByteArray("replyPriceEdit") << "1" << QByteArray("priceProblem");
        QTest::newRow("a strange proxy") << QByteArray("proxyEdit") << "ftp://p" << QByteArray("proxyProblem");
    }

    void badValuesAreToldBesideTheirFields()
    {
        QFETCH(const QByteArray, field);
        QFETCH(const QString, typed);
        QFETCH(const QByteArray, label);
        const Shown shown;
        shown.addModelAt(QStringLiteral("http://localhost:1"));
        const QByteArray before = shown.file();
        shown.type(field.constData(), typed);
        auto& problem = shown.part<QLabel>(label.constData());
        QVERIFY(problem.isVisible() && !problem.text().isEmpty());
        QCOMPARE(shown.file(), before);
    }

    void headersThatAreSecretsAreRefused()
    {
        const Shown shown;
        shown.addModelAt(QStringLiteral("http://localhost:1"));
        for (const char* const text : {"Authorization: Bearer x", "no colon"}) {
            shown.part<QPlainTextEdit>("headersEdit").setPlainText(QString::fromLatin1(text));
            QVERIFY(shown.part<QLabel>("headersProblem").isVisible());
            QVERIFY(shown.kept()[0].headers.empty());
        }
    }

    void twoModelsNeverShareAName()
    {
        const Shown shown;
        shown.addModelAt(QStringLiteral("http://localhost:1"));
        shown.press("duplicateButton");
        QCOMPARE(shown.kept().size(), std::size_t{2});
        QVERIFY(shown.kept()[0].name != shown.kept()[1].name);
        shown.type("nameEdit", QString::fromStdString(shown.kept()[0].name));
        QVERIFY(shown.part<QLabel>("nameProblem").isVisible());
        QVERIFY(!shown.part<QPushButton>("testButton").isEnabled()); // it is not complete
        QVERIFY(loadProfiles(shown.shelf.file()));
        shown.press("deleteButton");
        QCOMPARE(shown.kept().size(), std::size_t{1});
        shown.press("deleteButton");
        QVERIFY(shown.kept().empty());
        QVERIFY(!shown.part<QPushButton>("testButton").isEnabled());
    }

    void aModelIsTriedWithAKeyThatNobodySees()
    {
        ModelServer server;
        server.answerAlways(all(listOf(R"({"id":"small"},{"id":"large"})")));
        const Shown shown;
        shown.addModelAt(server.url());
        shown.choose("keyCombo", 3); // keep the key until the program ends
        shown.type("keyEdit", QString::fromLatin1(testKey));
        QCOMPARE(shown.part<QLineEdit>("keyEdit").text(), QString());
        shown.type("nameEdit", QStringLiteral("renamed")); // the key is kept
        server.answer(all(listOf(R"({"id":"small"},{"id":"large"})")));
        server.answer(all(chunkedResponse("text/event-stream", stream, 9)));
        StallWatch watch;
        shown.press("testButton");
        QCOMPARE(shown.part<QPushButton>("testButton").text(), QStringLiteral("Cancel"));
        QTRY_VERIFY(shown.result().contains(QStringLiteral("SELECT 1")));
        QUERYMEND_VERIFY_NO_STALL(watch);
        QVERIFY(shown.result().contains(QStringLiteral("the server has 2 models")));
        QCOMPARE(server.requests().size(), 2);
        QVERIFY(server.requests()[1].contains(QByteArray("Authorization: Bearer ") + testKey));
        QVERIFY(!shown.file().contains(testKey));
        QVERIFY(shown.file().contains("\"session\""));
        for (const QLineEdit* const field : shown.pane->findChildren<QLineEdit*>())
            QVERIFY(!field->text().contains(QLatin1String(testKey)));
    }

    void whatTheServerSaysIsShown()
    {
        ModelServer server;
        server.answerAlways(all(httpResponse(401, "application/json", R"({"error":{"message":"who are you?"}})")));
        const Shown shown;
        shown.addModelAt(server.url());
        shown.press("testButton");
        QTRY_VERIFY(shown.result().contains(QStringLiteral("who are you?")));
        QVERIFY(shown.result().contains(server.url())); // and where, and what to do
        QVERIFY(shown.result().contains(QStringLiteral("Is the key correct")));
        shown.press("listButton");
        QTRY_VERIFY(shown.result().contains(QStringLiteral("who are you?")));
        QVERIFY(shown.part<QComboBox>("modelCombo").currentText() == QStringLiteral("small"));
    }

    void aTrialIsCancelled()
    {
        ModelServer server;
        server.answerAlways({Hang{}});
        const Shown shown;
        shown.addModelAt(server.url());
        shown.press("testButton");
        QTRY_COMPARE(server.requests().size(), 1);
        shown.press("testButton");
        QCOMPARE(shown.result(), QStringLiteral("Cancelled."));
        QTRY_COMPARE(server.connections(), 0);
        QVERIFY(!shown.part<QWidget>("progress").isVisible());
    }

    void theServersModelsAreOffered()
    {
        ModelServer server;
        server.answerAlways(all(listOf(R"({"id":"small"},{"id":"large"})")));
        const Shown shown;
        shown.addModelAt(server.url());
        shown.type("modelCombo", QString());
        shown.press("listButton"); // also without a model name
        auto& combo = shown.part<QComboBox>("modelCombo");
        QTRY_COMPARE(combo.count(), 2);
        combo.setCurrentIndex(1);
        Q_EMIT combo.activated(1);
        QCOMPARE(shown.kept()[0].model, combo.itemText(1).toStdString());
    }

    void localServersAreFoundOnRequest()
    {
        ModelServer server;
        server.answerAlways(all(httpResponse(200, "application/json", R"({"models":[{"name":"qwen:7b"}]})")));
        const Shown shown;
        shown.pane->setAlsoAt({server.url().toStdString()});
        QVERIFY(server.requests().isEmpty());
        shown.press("findButton");
        const auto offered = [&]() -> QPushButton* {
            for (QPushButton* const button : shown.part<QWidget>("found").findChildren<QPushButton*>()) {
                if (button->text().contains(server.url()))
                    return button;
            }
            return nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(offered(), 20'000);
        QTest::mouseClick(offered(), Qt::LeftButton);
        QTRY_COMPARE(shown.kept().size(), std::size_t{1});
        QCOMPARE(shown.kept()[0].model, "qwen:7b");
        QCOMPARE(shown.kept()[0].name, "qwen");
        QCOMPARE(shown.kept()[0].format, "ollama");
    }

    void aFileThatCannotBeReadIsLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("no JSON") << QByteArray("{ not json");
        QTest::newRow("of a newer version") << QByteArray(R"({"version":99,"models":[],"more":1})");
    }

    void aFileThatCannotBeReadIsLeftAlone()
    {
        QFETCH(const QByteArray, file);
        const Shown shown(file);
        QVERIFY(shown.part<QLabel>("fileProblem").text().contains(QStringLiteral("models.json")));
        shown.addModelAt(QStringLiteral("http://localhost:1"));
        QVERIFY(shown.part<QLabel>("fileProblem").isVisible());
        QCOMPARE(shown.file(), file);
    }

    void everyControlHasAName()
    {
        const Shown shown;
        shown.addModelAt(QStringLiteral("http://localhost:1"));
        QCOMPARE(controlsWithoutName(*shown.pane), QString());
    }
};

QTEST_MAIN(ModelPaneTest)
#include "tst_modelpane.moc"
