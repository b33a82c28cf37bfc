// What can be said of a model in its form besides its address: kinds of servers, what they take, fields of their own.

#include "shownmodels.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QSpinBox>

using namespace querymend;

class tst_ModelFields : public QObject {
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

QTEST_MAIN(tst_ModelFields)
#include "tst_modelfields.moc"
