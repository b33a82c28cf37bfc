#include "support/samples.h"

#include "base/textplaces.h"
#include "prompt/prompttexts.h"

#include <QDirIterator>

using namespace querymend;

class PromptTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsBuiltInAsItStands();
    void theTextsThatAreBuiltInAreRight();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void aTextOfOnesOwnTakesThePlace();
    void whatIsFilledInIsNotReadAgain();
};

void PromptTextsTest::everyFileIsBuiltInAsItStands()
{
    QStringList names;
    for (const PromptTextRow& row : builtInPromptTexts()) {
        const QString name = QString::fromStdString(std::string(row.name));
        names.append(name + QStringLiteral(".txt"));
        QFile file(QStringLiteral(QUERYMEND_PROMPTS "/%1.txt").arg(name));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
        QCOMPARE(std::string(row.text), file.readAll().toStdString());
    }
    names.sort();
    QCOMPARE(names,
             QDir(QStringLiteral(QUERYMEND_PROMPTS)).entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name));
}

void PromptTextsTest::theTextsThatAreBuiltInAreRight()
{
    const auto texts = PromptTexts::with({});
    QVERIFY(texts.ok());
}

void PromptTextsTest::saysWhatIsWrong_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("problem");
    const auto row = [](const char* sentence, const char* name, const char* text, const char* problem) {
        QTest::newRow(sentence) << std::string(name) << std::string(text) << std::string(problem);
    };
    row("a place that no value is given for", "section.question", "Asked:\n{{question}} {{mood}}\n",
        "prompt text section.question, line 2: there is no placeholder {{mood}}");
    row("a value that has no place", "section.dialect", "Write {{dialect}}.",
        "prompt text section.dialect: the placeholder {{rules}} is missing");
    row("a place of another case is another place", "section.question", "{{question}}{{Question}}",
        "prompt text section.question, line 1: there is no placeholder {{Question}}");
    row("a place without its end", "section.question", "{{question}}\n\n{{question",
        "prompt text section.question, line 3: a placeholder has no closing }}");
    row("a place in a text that has none", "method.query_plan", "Plan for {{dialect}}.",
        "prompt text method.query_plan, line 1: there is no placeholder {{dialect}}");
    row("a text without anything in it", "reply.json", " \n", "prompt text reply.json: the text is empty");
    row("a text of a name that there is not", "method.guessing", "Guess.",
        "prompt text method.guessing: there is no text with this name");
}

void PromptTextsTest::saysWhatIsWrong()
{
    QFETCH(std::string, name);
    QFETCH(std::string, text);
    QFETCH(std::string, problem);
    const auto texts = PromptTexts::with({{name, text}});
    QVERIFY(!texts.ok());
    QCOMPARE(texts.error().size(), std::size_t{1});
    QCOMPARE(describe(texts.error().front()), problem);
}

void PromptTextsTest::aTextOfOnesOwnTakesThePlace()
{
    const auto texts = PromptTexts::with({{"section.question", "Asked: {{question}}!\r\n"}});
    QVERIFY(texts.ok());
    QCOMPARE(texts->filled("section.question", {{"question", "why"}}), std::string("Asked: why!"));
    QVERIFY(texts->isOverridden("section.question") && !texts->isOverridden("section.evidence"));
    QCOMPARE(texts->of("section.evidence"), PromptTexts().of("section.evidence"));
}

void PromptTextsTest::whatIsFilledInIsNotReadAgain()
{
    const std::string filled = PromptTexts().filled("section.question", {{"question", "{{schema}} {{"}});
    QVERIFY(filled.ends_with("{{schema}} {{"));
}

QTEST_APPLESS_MAIN(PromptTextsTest)
#include "tst_prompttexts.moc"
