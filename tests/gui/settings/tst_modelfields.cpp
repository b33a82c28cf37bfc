// What can be said of a model in its form besides its address: kinds of servers, what they take, fields of their own.

#include "common/languages.h"
#include "shownmodels.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

using namespace querymend;

class ModelFieldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKindOfServerBringsItsAddressAndKeyHeader()
    {
        const Shown shown;
        shown.addModelAt(QString());
        auto& kinds = shown.part<QComboBox>("formatCombo");
        shown.choose("formatCombo", kinds.findText(QStringLiteral("Azure OpenAI")));
        QVERIFY(shown.part<QLineEdit>("baseEdit").text().contains(QStringLiteral("openai.azure.com")));
        QCOMPARE(shown.kept()[0].keyHeader, "api-key");
        QCOMPARE(shown.kept()[0].format, "openai");
        shown.choose("formatCombo", kinds.findText(QStringLiteral("OpenRouter")));
        QCOMPARE(shown.kept()[0].baseUrl, "https://openrouter.ai/api/v1");
        QCOMPARE(shown.kept()[0].keyHeader, "");
        shown.type("baseEdit", QStringLiteral("https://gateway.example.org/v1"));
        shown.choose("formatCombo", kinds.findText(QStringLiteral("vLLM")));
        QCOMPARE(shown.kept()[0].baseUrl, "https://gateway.example.org/v1"); // the user's own address stays
    }

    void fitsIntoItsPage_data()
    {
        QTest::addColumn<std::string>("language");
        for (const char* const language : {"en", "it", "ru"})
            QTest::newRow(language) << std::string(language);
    }

    void fitsIntoItsPage()
    {
        QFETCH(const std::string, language);
        Languages languages;
        languages.choose(language);
        const Shown shown;
        shown.addModelAt(QStringLiteral("http://localhost:1"));
        const auto& area = shown.part<QScrollArea>("fieldArea");
        QTRY_VERIFY(area.verticalScrollBar()->maximum() > 0);
        QTRY_COMPARE(area.horizontalScrollBar()->maximum(), 0);
        languages.choose("en");
    }

    void whatAServerTakesIsKept()
    {
        const Shown shown;
        shown.addModelAt(QStringLiteral("http://localhost:1"));
        shown.part<QPlainTextEdit>("extraEdit").setPlainText(QStringLiteral("{\"top_p\": 0.9}"));
        shown.part<QSpinBox>("seedSpin").setValue(7);
        shown.part<QAbstractButton>("structureCheck").click();
        shown.part<QAbstractButton>("streamCheck").click();
        shown.type("fallbacksEdit", QStringLiteral("second, third,"));
        const ModelProfile kept = shown.kept()[0];
        QCOMPARE(kept.extraBody, "{\"top_p\": 0.9}");
        QCOMPARE(kept.seed, std::optional<std::uint32_t>(7));
        QVERIFY(!kept.isStructured && !kept.isStreamed);
        QCOMPARE(kept.fallbacks, (std::vector<std::string>{"second", "third"}));
        shown.part<QPlainTextEdit>("extraEdit").setPlainText(QStringLiteral("{top_p}"));
        QVERIFY(shown.part<QLabel>("extraProblem").isVisible());
        QCOMPARE(shown.kept()[0].extraBody, kept.extraBody);
    }

    void cachedTokensHavePrices()
    {
        const Shown shown;
        shown.addModelAt(QStringLiteral("http://localhost:1"));
        shown.type("promptPriceEdit", QStringLiteral("3"));
        shown.type("replyPriceEdit", QStringLiteral("15"));
        QVERIFY(shown.kept()[0].price == (ModelPrice{3, 15, "USD"}));
        shown.type("cachedPriceEdit", QStringLiteral("0.3"));
        shown.type("cacheWritePriceEdit", QStringLiteral("3.75"));
        QVERIFY(shown.kept()[0].price == (ModelPrice{3, 15, "USD", 0.3, 3.75}));
        shown.type("cachedPriceEdit", QStringLiteral("little"));
        QVERIFY(shown.part<QLabel>("priceProblem").isVisible());
        QVERIFY(shown.kept()[0].price == (ModelPrice{3, 15, "USD", 0.3, 3.75}));
    }

    void aNewModelOnThisMachineIsShownCarefulSamples_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<int>("samples");
        const auto row = [](const char* address, ProfileSamples samples) {
            QTest::newRow(address) << QString::fromLatin1(address) << static_cast<int>(samples);
        };
        row("http://localhost:11434", ProfileSamples::careful);
        row("http://127.0.0.1:8080", ProfileSamples::careful);
        row("http://127.8.0.1:8080/v1", ProfileSamples::careful);
        row("http://[::1]:8080", ProfileSamples::careful);
        row("http://192.168.0.4:11434", ProfileSamples::unset);
        row("http://localhost.example.org", ProfileSamples::unset);
        row("https://api.example.org/v1", ProfileSamples::unset);
    }

    void aNewModelOnThisMachineIsShownCarefulSamples()
    {
        QFETCH(QString, address);
        QFETCH(int, samples);
        const Shown shown;
        shown.addModelAt(address);
        QCOMPARE(shown.part<QComboBox>("samplesCombo").currentIndex(), samples);
        QCOMPARE(static_cast<int>(shown.kept()[0].samples), samples);
        shown.choose("samplesCombo", static_cast<int>(ProfileSamples::none));
        shown.type("baseEdit", QStringLiteral("http://localhost:9"));
        QCOMPARE(shown.kept()[0].samples, ProfileSamples::none); // the user's own choice stays
    }

    void aKnownModelKeepsTheSamplesThatItHas()
    {
        const Shown shown("{\"version\":1,\"models\":[{\"name\":\"home\",\"format\":\"openai\",\"base_url\":"
                          "\"https://api.example.org\",\"model\":\"q\"}]}");
        shown.type("baseEdit", QStringLiteral("http://localhost:9"));
        QCOMPARE(shown.kept()[0].samples, ProfileSamples::unset);
        QVERIFY(!shown.file().contains("samples"));
    }

    void aProblemIsAsHighAsItsText()
    {
        const Shown shown;
        shown.addModelAt(QStringLiteral("http://localhost:1"));
        shown.type("modelCombo", QString());
        const auto& problem = shown.part<QLabel>("modelProblem");
        QTRY_VERIFY(problem.isVisible());
        QTRY_COMPARE(problem.height(), problem.heightForWidth(problem.width()));
    }

    void aModelWithAMistakeInTheFileIsNamed()
    {
        const Shown shown("{\"version\":1,\"models\":[{\"name\":\"odd\",\"format\":\"ollama\",\"base_url\":\"http://"
                          "h\",\"model\":\"q\",\"x\":1},"
                          "{\"name\":\"home\",\"format\":\"ollama\",\"base_url\":\"http://h\",\"model\":\"q\"}]}");
        QVERIFY(shown.part<QLabel>("fileProblem").text().contains(QStringLiteral("odd")));
        QCOMPARE(shown.part<QListWidget>("modelList").count(), 1);
        shown.type("modelCombo", QStringLiteral("other"));
        QCOMPARE(shown.kept()[0].model, "other");
        QVERIFY(shown.part<QLabel>("fileProblem").isVisible());
        QVERIFY(shown.file().contains("\"odd\""));
    }
};

QTEST_MAIN(ModelFieldsTest)
#include "tst_modelfields.moc"
