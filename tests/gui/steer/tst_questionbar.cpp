#include "common/theme.h"
#include "steer/questionbar.h"
#include "support/heldmodel.h"
#include "support/loudwarnings.h"
#include "support/steerflow.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>

using namespace querymend;

namespace {

constexpr auto severalReadings = R"({"answerable": true, "reason": "yes", "ask": "Which country is meant?",
    "readings": ["the country of residence", "the country of delivery"]})";

} // namespace

/// What the window shows while a run waits for an answer of the user, and what it does with it.
class QuestionBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_flow.reset(); }

    void theQuestionIsShownWithItsReadings();
    void theAnswerGoesOn_data();
    void theAnswerGoesOn();
    void nothingIsAnsweredWithoutAChoice();
    void theRunCanBeStopped();
    void aMistakeIsAskedAbout();
    void differentResultsAreShownAsStatements();
    void circlesAreBesideTheFirstLinesOfStatements();
    void closeReadingsAreChosenWithOneClick();
    void aStoredRunDoesNotAsk();
    void theBarFitsInItsWindow_data();
    void theBarFitsInItsWindow();

private:
    void ask(RunPolicy policy, std::deque<std::string> replies);
    void askAmbiguously();
    void askOfMistake();
    [[nodiscard]] QRadioButton* reading(int number) const
    {
        return m_flow->part<QRadioButton>(qPrintable(QStringLiteral("reading%1").arg(number)));
    }

    std::unique_ptr<SteerFlow> m_flow;
    ToldModel::Notes m_model;
};

void QuestionBarTest::init()
{
    failOnWarnings();
    m_model = {};
    m_flow = std::make_unique<SteerFlow>();
    QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
}

void QuestionBarTest::ask(RunPolicy policy, std::deque<std::string> replies)
{
    m_flow->openSample();
    m_model.replies = std::move(replies);
    policy.maxEscalations = 0;
    policy.mending = MendingUse::off;
    RunRequest request;
    request.question.text = "How many customers live in Germany?";
    request.policy = std::move(policy);
    request.modelName = "told";
    request.model = std::make_unique<ToldModel>(m_model);
    request.keep = [](const RunEvent&) { return std::nullopt; };
    m_flow->workbench.ask(std::move(request));
    QTRY_VERIFY_WITH_TIMEOUT(m_flow->isShown("questionBar"), SteerFlow::patience);
}

void QuestionBarTest::askAmbiguously()
{
    RunPolicy policy;
    policy.asks = {AskMoment::ambiguous};
    ask(policy, {severalReadings, "SELECT count(*) FROM customers"});
}

void QuestionBarTest::askOfMistake()
{
    RunPolicy policy;
    policy.asks = {AskMoment::failure};
    ask(policy, {"SELECT wrong FROM customers", "SELECT count(*) FROM customers"});
}

void QuestionBarTest::theQuestionIsShownWithItsReadings()
{
    QVERIFY(!m_flow->isShown("questionBar"));
    askAmbiguously();
    bool isShown = false;
    for (const QLabel* const label : m_flow->part<QWidget>("questionBar")->findChildren<QLabel*>())
        isShown = isShown || label->text() == QLatin1String("Which country is meant?");
    QVERIFY(isShown);
    QCOMPARE(reading(2)->accessibleName(), QStringLiteral("the country of delivery"));
    QVERIFY(!reading(3));
    QVERIFY(m_flow->workbench.isRunning());
}

void QuestionBarTest::theAnswerGoesOn_data()
{
    QTest::addColumn<int>("reading");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("evidence");
    const QString question = QStringLiteral("Which country is meant? ");
    QTest::newRow("a reading") << 2 << QString() << question + QStringLiteral("the country of delivery");
    QTest::newRow("own words") << 0 << QStringLiteral("Of birth.") << question + QStringLiteral("Of birth.");
    QTest::newRow("own words go before a reading")
        << 1 << QStringLiteral("Of birth.") << question + QStringLiteral("Of birth.");
    QTest::newRow("none") << 0 << QString() << QString();
}

void QuestionBarTest::theAnswerGoesOn()
{
    QFETCH(int, reading);
    QFETCH(QString, words);
    QFETCH(QString, evidence);
    askAmbiguously();
    if (reading > 0)
        this->reading(reading)->click();
    if (!words.isEmpty())
        QTest::keyClicks(m_flow->part<QLineEdit>("answerWords"), words);
    m_flow->press(reading > 0 || !words.isEmpty() ? "answerQuestion" : "skipQuestion");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
    QTRY_VERIFY(!m_flow->isShown("questionBar"));
    QCOMPARE(QString::fromStdString(m_flow->workbench.runState()->start.question.evidence), evidence);
    QCOMPARE(m_flow->recorded<PersonAnswered>().size(), std::size_t{1});
}

void QuestionBarTest::nothingIsAnsweredWithoutAChoice()
{
    askAmbiguously();
    QVERIFY(!m_flow->part<QPushButton>("answerQuestion")->isEnabled());
    QTest::keyClick(m_flow->part<QLineEdit>("answerWords"), Qt::Key_Return);
    QVERIFY(m_flow->recorded<PersonAnswered>().empty());
    reading(1)->click();
    QVERIFY(m_flow->part<QPushButton>("answerQuestion")->isEnabled());
}

void QuestionBarTest::theRunCanBeStopped()
{
    askAmbiguously();
    m_flow->press("stopAsking");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::cancelled), SteerFlow::patience);
    QTRY_VERIFY(!m_flow->isShown("questionBar"));
}

void QuestionBarTest::aMistakeIsAskedAbout()
{
    askOfMistake();
    QVERIFY(!reading(1));
    QTest::keyClicks(m_flow->part<QLineEdit>("answerWords"), QStringLiteral("Count the rows."));
    QTest::keyClick(m_flow->part<QLineEdit>("answerWords"), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
    QVERIFY(m_flow->recorded<HintChosen>()[0].text.find("Count the rows.") != std::string::npos);
}

void QuestionBarTest::differentResultsAreShownAsStatements()
{
    RunPolicy policy;
    policy.asks = {AskMoment::disagreement};
    policy.lanes = 2;
    ask(policy, {"SELECT count(*) FROM customers", "SELECT -1"});
    QVERIFY(!m_flow->isShown("answerWords"));
    const QString second = reading(2)->accessibleName();
    reading(2)->click();
    m_flow->press("answerQuestion");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
    QCOMPARE(QString::fromStdString(m_flow->recorded<RunFinished>()[0].sql), second);
}

void QuestionBarTest::circlesAreBesideTheFirstLinesOfStatements()
{
    Theme theme;
    QuestionBar bar(theme);
    PersonQuestion question;
    question.effect = EffectId{7};
    question.moment = AskMoment::disagreement;
    question.readings = {"SELECT 1", "SELECT 2"};
    bar.ask({question}, 2);
    int found = 0;
    for (const QLabel* const text : bar.findChildren<QLabel*>()) {
        const auto* const circle = qobject_cast<QRadioButton*>(text->buddy());
        found += circle ? 1 : 0;
        QVERIFY(!circle || circle->minimumHeight() == text->fontMetrics().height());
    }
    QCOMPARE(found, 2);
}

void QuestionBarTest::closeReadingsAreChosenWithOneClick()
{
    Theme theme;
    QuestionBar bar(theme);
    QSignalSpy answered(&bar, &QuestionBar::answered);
    PersonQuestion question;
    question.effect = EffectId{7};
    question.moment = AskMoment::disagreement;
    question.readings = {"SELECT avg(\"<b>price\")", "SELECT avg(unit_price)"};
    question.lanes = {LaneId{0}, LaneId{1}};
    question.apart = {{{"cost", "column", "products.price"}}, {{"cost", "column", "order_items.unit_price"}}};
    bar.ask({question}, 2);
    auto* const second = bar.findChild<QPushButton*>(QStringLiteral("reading2"));
    QVERIFY(second && second->isVisibleTo(&bar));
    QCOMPARE(second->text(), QStringLiteral("\"cost\" as order_items.unit_price"));
    QCOMPARE(second->toolTip(), QStringLiteral("SELECT avg(unit_price)"));
    const QString first = bar.findChild<QPushButton*>(QStringLiteral("reading1"))->toolTip();
    QVERIFY2(first.contains(QStringLiteral("&lt;b&gt;price")), qPrintable(first));
    QVERIFY(!bar.findChild<QPushButton*>(QStringLiteral("answerQuestion"))->isVisibleTo(&bar));
    second->click();
    QCOMPARE(answered.size(), 1);
    const auto answer = answered.front().front().value<AnswerQuestion>();
    QCOMPARE(answer.effect.value, 7U);
    QCOMPARE(answer.reading, std::optional(1U));
}

void QuestionBarTest::aStoredRunDoesNotAsk()
{
    askAmbiguously();
    const std::vector<RunEvent> unfinished = m_flow->workbench.events();
    m_flow->press("stopAsking");
    QTRY_VERIFY(!m_flow->isShown("questionBar"));
    m_flow->window->steering().showStored(unfinished);
    QVERIFY(!m_flow->isShown("questionBar"));
}

void QuestionBarTest::theBarFitsInItsWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("letters");
    QTest::addColumn<std::string>("language");
    QTest::addColumn<bool>("isFailure");
    QTest::newRow("a small window") << QSize(1024, 700) << 13 << std::string("en") << false;
    for (const char* const language : {"en", "it", "ru"}) {
        for (const bool isFailure : {false, true})
            QTest::addRow("large letters, %s, %s", language, isFailure ? "of a mistake" : "of readings")
                << QSize(1366, 768) << 24 << std::string(language) << isFailure;
    }
}

void QuestionBarTest::theBarFitsInItsWindow()
{
    QFETCH(const QSize, size);
    QFETCH(const int, letters);
    QFETCH(const std::string, language);
    QFETCH(const bool, isFailure);
    m_flow->languages.choose(language);
    m_flow->theme.setTextPixels(letters);
    m_flow->window->resize(size);
    QTRY_COMPARE(m_flow->window->size(), size);
    if (isFailure)
        askOfMistake();
    else
        askAmbiguously();
    const QWidget* const bar = m_flow->part("questionBar");
    for (const QPushButton* const button : bar->findChildren<QPushButton*>())
        QTRY_VERIFY2(bar->rect().contains(QRect(button->mapTo(bar, QPoint()), button->size())),
                     qPrintable(button->text()));
    const auto* const words = m_flow->part<QLineEdit>("answerWords");
    const int around = 24; // its frame and padding, and the room that Qt leaves for the cursor
    const int needed = words->fontMetrics().horizontalAdvance(words->placeholderText()) + around;
    QTRY_VERIFY2(words->width() >= needed, qPrintable(QStringLiteral("%1 < %2").arg(words->width()).arg(needed)));
    QCOMPARE(m_flow->window->size(), size);
    const QSize least = m_flow->window->minimumSizeHint();
    QVERIFY2(least.height() <= size.height(), qPrintable(QString::number(least.height())));
    m_flow->languages.choose("en");
}

QTEST_MAIN(QuestionBarTest)

#include "tst_questionbar.moc"
