#include "common/languages.h"
#include "common/signlabel.h"
#include "common/storywords.h"
#include "common/theme.h"
#include "shell/panels.h"
#include "shell/storysentence.h"
#include "support/demorun.h"
#include "support/longrun.h"
#include "support/loudwarnings.h"
#include "support/samplerun.h"
#include "support/windowflow.h"
#include "timeline/timelinepanel.h"

#include <QAccessible>
#include <QClipboard>
#include <QFile>
#include <QFontInfo>
#include <QImage>
#include <QLabel>
#include <QTextCursor>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>

using namespace querymend;

/// The story above the answer: what it says of the bundled demonstrations, in three languages, and how it is copied.
class StorySentenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void tellsDemonstrations_data();
    void tellsDemonstrations();
    void hasWordsForEverything_data();
    void hasWordsForEverything();
    void namesTheLaneOfARunWithoutAnAnswer_data();
    void namesTheLaneOfARunWithoutAnAnswer();
    void standsAboveTheAnswerAndIsCopied();
    void isFirstInWhatTheWindowExports_data() { hasWordsForEverything_data(); }
    void isFirstInWhatTheWindowExports();
    void hasTheSignOfTheTimeline_data();
    void hasTheSignOfTheTimeline();
    void showsModelTextAsText();
    void setsNamesInTheFaceOfCode();
    void aLongStoryRemainsASentence();
    void saysNothingWithoutARun();
};

void StorySentenceTest::tellsDemonstrations_data()
{
    QTest::addColumn<QString>("story");
    const auto row = [](const char* name, const char* story) { QTest::newRow(name) << QString::fromUtf8(story); };
    row("right-at-once", "Right at the first attempt");
    row("wrong-column", "Wrong column → the general hint marked country → right at attempt 2");
    row("empty-is-the-answer", "Right at the first attempt, with no rows");
    row("cannot-be-answered", "No answer in the schema (2 times) → unanswerable with this schema");
    row("database-stays-away", "Lost the database");
    row("refused-before-it-costs", "Unanswerable with this schema");
}

void StorySentenceTest::tellsDemonstrations()
{
    QFETCH(const QString, story);
    Languages languages;
    languages.choose("en");
    const std::vector<RunEvent> events = demoRun(QTest::currentDataTag());
    QVERIFY(!events.empty());
    const RunStory told = runStory(events);
    QCOMPARE(sentenceOf(told), story + QStringLiteral(" · ") + costWords(told));
}

void StorySentenceTest::hasWordsForEverything_data()
{
    QTest::addColumn<QByteArray>("language");
    for (const char* const language : {"en", "it", "ru"})
        QTest::newRow(language) << QByteArray(language);
}

void StorySentenceTest::hasWordsForEverything()
{
    QFETCH(const QByteArray, language);
    RunStory all;
    for (std::size_t i = 0; i < storyBeatCount; ++i) {
        for (const bool isRaised : {false, true}) {
            for (const std::uint32_t count : {1U, 2U, 5U})
                all.parts.push_back({.beat = static_cast<StoryBeat>(i),
                                     .named = isRaised ? "" : "country_code",
                                     .marked = "country",
                                     .level = "general",
                                     .isRaised = isRaised,
                                     .count = count,
                                     .of = 5,
                                     .attempt = AttemptRef{LaneId{1}, 2},
                                     .end = StoryEnd::right});
        }
    }
    for (std::size_t i = 0; i < errorCodeCount; ++i)
        all.parts.push_back({.beat = StoryBeat::mistake, .code = static_cast<ErrorCode>(i)});
    for (std::size_t i = 1; i < storyEndCount; ++i) {
        const std::optional<AttemptRef> attempt = AttemptRef{LaneId{0}, 1};
        for (const std::uint32_t lanes : {1U, 2U})
            all.parts.push_back(
                {.beat = StoryBeat::end, .count = 2, .of = lanes, .attempt = attempt, .end = static_cast<StoryEnd>(i)});
    }
    Languages languages;
    languages.choose("en");
    const QList<StoryWords> english = wordsOf(all);
    languages.choose(language.toStdString());
    const QList<StoryWords> words = wordsOf(all);
    QCOMPARE(words.size(), static_cast<qsizetype>(all.parts.size()));
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString text = words[i].text();
        QVERIFY2(!text.trimmed().isEmpty() && !text.contains(QLatin1Char('%')), qPrintable(text));
        QVERIFY2(language == "en" || text != english[i].text(), qPrintable(text));
    }
    languages.choose("en");
}

void StorySentenceTest::namesTheLaneOfARunWithoutAnAnswer_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<StoryEnd>("end");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* language, const char* title, StoryEnd end, const char* words) {
        QTest::addRow("%s, %s", title, language) << QByteArray(language) << end << QString::fromUtf8(words);
    };
    row("en", "interrupted", StoryEnd::interrupted, "Interrupted at attempt 2 of lane 3");
    row("it", "interrupted", StoryEnd::interrupted, "Interrotta al tentativo 2 della corsia 3");
    row("ru", "interrupted", StoryEnd::interrupted, "Прервано: попытка 2 дорожки 3");
    row("en", "failed", StoryEnd::failed, "Failed at attempt 2 of lane 3");
    row("en", "given up", StoryEnd::gaveUp, "Gave up at attempt 2 of lane 3, after 5 attempts in 3 lanes");
}

void StorySentenceTest::namesTheLaneOfARunWithoutAnAnswer()
{
    QFETCH(const QByteArray, language);
    QFETCH(const StoryEnd, end);
    QFETCH(const QString, words);
    Languages languages;
    languages.choose(language.toStdString());
    RunStory story;
    story.parts.push_back(
        {.beat = StoryBeat::end, .count = 5, .of = 3, .attempt = AttemptRef{LaneId{2}, 1}, .end = end});
    const QList<StoryWords> told = wordsOf(story);
    languages.choose("en");
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.front().text(), words);
}

void StorySentenceTest::standsAboveTheAnswerAndIsCopied()
{
    const WindowFlow flow;
    auto& sentence = *flow.window->findChild<StorySentence*>();
    Panels& panels = flow.window->panels();
    panels.show(sampleRun());
    QTRY_VERIFY(sentence.isVisible());
    const QString expected = sentenceOf(runStory(sampleRun()));
    QCOMPARE(sentence.text(), expected);
    QVERIFY(expected.startsWith(QStringLiteral("Wrong column → ")));
    const auto* const copy = sentence.findChild<QToolButton*>();
    QVERIFY(copy->focusPolicy() & Qt::TabFocus);
    QVERIFY(!QAccessible::queryAccessibleInterface(const_cast<QToolButton*>(copy))->text(QAccessible::Name).isEmpty());
    const_cast<QToolButton*>(copy)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), expected);
    std::vector<RunEvent> beginning = sampleRun();
    beginning.resize(8); // the first attempt is judged
    panels.show(beginning);
    QTRY_VERIFY(sentence.text().contains(QStringLiteral("interrupted"))); // for nothing makes it
    QVERIFY(!sentence.text().contains(QStringLiteral("attempt 2")));
}

void StorySentenceTest::isFirstInWhatTheWindowExports()
{
    QFETCH(const QByteArray, language);
    WindowFlow flow;
    flow.languages.choose(language.toStdString());
    flow.window->panels().show(sampleRun());
    const auto& shown = *flow.window->findChild<StorySentence*>();
    QTRY_VERIFY(!shown.text().isEmpty());
    const QString path = flow.folder.filePath(QStringLiteral("run.md"));
    flow.window->exportRun(path);
    const QString sentence = shown.text();
    flow.languages.choose("en");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll()).remove(QLatin1Char('\\')); // it escapes markup
    QVERIFY2(text.startsWith(QStringLiteral("# How many orders?\n\n**%1**").arg(sentence)),
             qPrintable(sentence + QLatin1Char('\n') + text.left(500)));
}

void StorySentenceTest::hasTheSignOfTheTimeline_data()
{
    QTest::addColumn<RunOutcome>("outcome");
    QTest::newRow("solved") << RunOutcome::solved;
    QTest::newRow("gave up") << RunOutcome::gaveUp;
    QTest::newRow("cancelled") << RunOutcome::cancelled;
    QTest::newRow("failed") << RunOutcome::failed;
    QTest::newRow("unanswerable") << RunOutcome::unanswerable;
    QTest::newRow("not answered by the user") << RunOutcome::unanswered;
}

void StorySentenceTest::hasTheSignOfTheTimeline()
{
    QFETCH(const RunOutcome, outcome);
    const WindowFlow flow;
    std::vector<RunEvent> events = sampleRun();
    for (RunEvent& event : events) {
        if (auto* const finished = std::get_if<RunFinished>(&event.body))
            finished->outcome = outcome;
    }
    Panels& panels = flow.window->panels();
    panels.show(events);
    const auto signIn = [](const QWidget& widget) {
        for (const QLabel* const label : widget.findChildren<QLabel*>()) {
            if (dynamic_cast<const SignLabel*>(label))
                return label->pixmap().toImage();
        }
        return QImage();
    };
    const QImage sign = signIn(*flow.window->findChild<StorySentence*>());
    QVERIFY(!sign.isNull());
    QCOMPARE(sign, signIn(panels.timeline()));
}

void StorySentenceTest::showsModelTextAsText()
{
    const WindowFlow flow;
    Panels& panels = flow.window->panels();
    std::vector<RunEvent> events = sampleRun();
    for (RunEvent& event : events) {
        if (auto* const checked = std::get_if<Checked>(&event.body); checked && !checked->verdict.findings.empty())
            checked->verdict.findings.front().identifier = "<img src=x>";
        if (auto* const hint = std::get_if<HintChosen>(&event.body))
            hint->text = "Not <img src=x>.";
    }
    panels.show(events);
    const auto& sentence = *flow.window->findChild<StorySentence*>();
    QTRY_VERIFY(sentence.text().contains(QStringLiteral("<img src=x>")));
    for (const QLabel* const label : sentence.findChildren<QLabel*>())
        QVERIFY(!label->text().contains(QStringLiteral("<img")));
}

void StorySentenceTest::setsNamesInTheFaceOfCode()
{
    const WindowFlow flow;
    std::vector<RunEvent> events = sampleRun();
    for (RunEvent& event : events) {
        if (auto* const checked = std::get_if<Checked>(&event.body); checked && !checked->verdict.findings.empty())
            checked->verdict.findings.front().identifier = "o.ordered_at";
        if (auto* const hint = std::get_if<HintChosen>(&event.body))
            hint->text = "Not o.ordered_at.";
    }
    flow.window->panels().show(events);
    const auto& sentence = *flow.window->findChild<StorySentence*>();
    QTRY_VERIFY(sentence.text().contains(QStringLiteral("o.ordered_at")));
    const auto labels = sentence.findChildren<QLabel*>();
    const auto shown = std::find_if(labels.begin(), labels.end(), [](const QLabel* each) {
        return each->text().contains(QStringLiteral("o.ordered_at"));
    });
    QVERIFY(shown != labels.end());
    QTextDocument document;
    document.setHtml((*shown)->text());
    const QTextCursor name = document.find(QStringLiteral("o.ordered_at"));
    QVERIFY(!name.isNull());
    QCOMPARE(name.charFormat().fontFamilies().toStringList(), QStringList(QFontInfo(Theme::codeFont()).family()));
}

void StorySentenceTest::aLongStoryRemainsASentence()
{
    const WindowFlow flow;
    flow.window->panels().show(LongRun(400).events());
    const auto& sentence = *flow.window->findChild<StorySentence*>();
    const auto arrowsIn = [](const QString& text) { return text.count(u'→'); };
    QTRY_VERIFY(arrowsIn(sentence.text()) > 8);
    const auto labels = sentence.findChildren<QLabel*>();
    const auto shown = std::find_if(labels.begin(), labels.end(),
                                    [&](const QLabel* each) { return each->accessibleName() == sentence.text(); });
    QVERIFY(shown != labels.end());
    QCOMPARE(arrowsIn((*shown)->text()), 8);
    QVERIFY((*shown)->text().contains(u'…') && (*shown)->toolTip().contains(sentence.text().toHtmlEscaped()));
}

void StorySentenceTest::saysNothingWithoutARun()
{
    const WindowFlow flow;
    auto& sentence = *flow.window->findChild<StorySentence*>();
    QVERIFY(sentence.isHidden() && sentence.text().isEmpty());
    Panels& panels = flow.window->panels();
    panels.show(sampleRun());
    QTRY_VERIFY(!sentence.isHidden());
    panels.show({});
    QTRY_VERIFY(sentence.isHidden() && sentence.text().isEmpty());
}

QTEST_MAIN(StorySentenceTest)

#include "tst_storysentence.moc"
