#include "ask/evidenceedit.h"
#include "ask/questionedit.h"
#include "ask/suggestionpopup.h"
#include "ask/wordchips.h"
#include "common/chip.h"
#include "gui/shell/storyflow.h"
#include "support/loudwarnings.h"
#include "texts/glossaryfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>

using namespace querymend;

/// What words were taken for is shown under the question, and can be corrected there.
class QuestionReadingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void wordsAreReadWhileTheyAreTyped_data();
    void wordsAreReadWhileTheyAreTyped();
    void anEmptyBoxHasNoChips();
    void anotherModelHasNoChips();
    void aChipOffersOtherMeanings();
    void aWordIsGivenAMeaningWithOneClick();
    void aWordIsIgnoredWithOneClick();
    void anAnsweredQuestionIsAskedAgain();
    void aRunThatIsLookedAtShowsHowItWasRead();
    void aRunOfAnotherModelHasNoChips();
    void theGlossaryExplainsWords();
    void chipsSayTheirKindToScreenReaders();
    void whatMayComeNextIsSuggested();
    void anotherModelHasNoSuggestions();

private:
    [[nodiscard]] AskPanel& ask() { return m_flow->panels().ask(); }
    void type(const char* question) { ask().findChild<QuestionEdit*>()->setPlainText(QString::fromUtf8(question)); }
    /// `word=meaning|…`, and what follows.
    [[nodiscard]] QString shown();
    [[nodiscard]] QMenu* menuOf(const char* word);
    void pick(const char* word, const QString& text);
    void askIt();

    std::unique_ptr<StoryFlow> m_flow;
};

void QuestionReadingsTest::init()
{
    failOnWarnings();
    m_flow = std::make_unique<StoryFlow>();
    m_flow->openSample();
}

void QuestionReadingsTest::cleanup()
{
    m_flow.reset();
}

QString QuestionReadingsTest::shown()
{
    QStringList parts;
    for (const Chip* const chip : ask().words().findChildren<Chip*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (chip->isVisibleTo(&ask()))
            parts << (chip->value().isEmpty() ? chip->text() : chip->text() + QLatin1Char('=') + chip->value());
    }
    const auto* const summary = ask().words().findChild<QLabel*>();
    if (summary->isVisibleTo(&ask()))
        parts << summary->text();
    return parts.join(QLatin1Char('|'));
}

QMenu* QuestionReadingsTest::menuOf(const char* word)
{
    for (const Chip* const chip : ask().words().findChildren<Chip*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (chip->isVisibleTo(&ask()) && chip->text() == QLatin1String(word))
            return chip->menu();
    }
    return nullptr;
}

void QuestionReadingsTest::pick(const char* word, const QString& text)
{
    const QMenu* const menu = menuOf(word);
    QVERIFY(menu);
    for (QAction* const action : menu->actions()) {
        if (action->text() == text)
            return action->trigger();
    }
    QFAIL(qPrintable(QStringLiteral("no such entry: ") + text));
}

void QuestionReadingsTest::askIt()
{
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    QTest::keyClick(ask().findChild<QuestionEdit*>(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, StoryFlow::patience);
    m_flow->settle();
}

void QuestionReadingsTest::wordsAreReadWhileTheyAreTyped_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("expected");
    QTest::newRow("names and values") << QStringLiteral("customers in Italy")
                                      << QStringLiteral("customers|Italy=customers.country_code = IT|93% sure");
    QTest::newRow("a date") << QStringLiteral("orders in March 2024")
                            << QStringLiteral("orders|in March 2024=2024-03-01 – 2024-03-31|95% sure");
    QTest::newRow("a word that is not understood")
        << QStringLiteral("customers with flabber") << QStringLiteral("customers|with|flabber=Not understood");
}

void QuestionReadingsTest::wordsAreReadWhileTheyAreTyped()
{
    QFETCH(const QString, question);
    QFETCH(const QString, expected);
    type("customers");
    type(question.toUtf8().constData());
    QTRY_COMPARE_WITH_TIMEOUT(shown(), expected, StoryFlow::patience);
}

void QuestionReadingsTest::anEmptyBoxHasNoChips()
{
    type("customers");
    QTRY_VERIFY_WITH_TIMEOUT(ask().words().isVisibleTo(&ask()), StoryFlow::patience);
    type("");
    QTRY_VERIFY(!ask().words().isVisibleTo(&ask()));
}

void QuestionReadingsTest::anotherModelHasNoChips()
{
    type("customers");
    QTRY_VERIFY_WITH_TIMEOUT(ask().words().isVisibleTo(&ask()), StoryFlow::patience);
    ask().setModels({{QStringLiteral("tiny"), QStringLiteral("tiny")}}, QStringLiteral("tiny"));
    QTRY_VERIFY(!ask().words().isVisibleTo(&ask()));
}

void QuestionReadingsTest::aChipOffersOtherMeanings()
{
    type("names of customers");
    QTRY_VERIFY_WITH_TIMEOUT(menuOf("names"), StoryFlow::patience);
    QStringList offered;
    QString current;
    for (const QAction* const action : menuOf("names")->actions()) {
        offered << action->text();
        if (action->isChecked())
            current = action->text();
    }
    QVERIFY(offered.contains(QStringLiteral("products.name")));
    QCOMPARE(offered.last(), QStringLiteral("Ignore \"names\""));
    QCOMPARE(current, QStringLiteral("customers.name"));
}

void QuestionReadingsTest::aWordIsGivenAMeaningWithOneClick()
{
    type("flabber of customers");
    QTRY_VERIFY_WITH_TIMEOUT(menuOf("flabber"), StoryFlow::patience);
    pick("flabber", QStringLiteral("customers.name"));
    QCOMPARE(ask().question().question.evidence, std::string("'flabber' refers to customers.name"));
    QVERIFY(ask().findChild<EvidenceEdit*>()->isVisibleTo(&ask())); // what was said can be seen, and changed
    QTRY_VERIFY(shown().startsWith(QStringLiteral("flabber=customers.name|")));
    pick("flabber", QStringLiteral("customers.city"));
    QCOMPARE(ask().question().question.evidence, std::string("'flabber' refers to customers.city"));
    QVERIFY(!m_flow->workbench.isRunning()); // it was not asked yet
}

void QuestionReadingsTest::aWordIsIgnoredWithOneClick()
{
    type("customers flabber in Italy");
    QTRY_VERIFY_WITH_TIMEOUT(menuOf("flabber"), StoryFlow::patience);
    pick("flabber", QStringLiteral("Ignore \"flabber\""));
    QTRY_COMPARE(shown(), QStringLiteral("customers|Italy=customers.country_code = IT|93% sure"));
}

void QuestionReadingsTest::anAnsweredQuestionIsAskedAgain()
{
    type("flabber customers");
    QTRY_VERIFY_WITH_TIMEOUT(menuOf("flabber"), StoryFlow::patience);
    askIt();
    QVERIFY(m_flow->workbench.runState()->end->sql.empty());
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    pick("flabber", QStringLiteral("Ignore \"flabber\""));
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, StoryFlow::patience);
    const RunState* const state = m_flow->workbench.runState();
    QVERIFY(state && state->end);
    QVERIFY2(state->end->sql.find("FROM customers") != std::string::npos, state->end->reason.c_str());
}

void QuestionReadingsTest::aRunThatIsLookedAtShowsHowItWasRead()
{
    type("customers in Italy");
    askIt();
    const std::vector<RunEvent> run = m_flow->kept(3);
    type("orders");
    QTRY_VERIFY_WITH_TIMEOUT(shown().startsWith(QStringLiteral("orders")), StoryFlow::patience);
    m_flow->panels().open(run);
    QTRY_COMPARE(shown(), QStringLiteral("customers|Italy=customers.country_code = IT|93% sure"));
    ask().giveBack();
    QTRY_VERIFY(shown().startsWith(QStringLiteral("orders")));
}

void QuestionReadingsTest::aRunOfAnotherModelHasNoChips()
{
    type("customers");
    QTRY_VERIFY_WITH_TIMEOUT(ask().words().isVisibleTo(&ask()), StoryFlow::patience);
    m_flow->play("right-at-once");
    QTRY_VERIFY(!ask().words().isVisibleTo(&ask()));
}

/// What a run has from the glossary is no evidence that somebody typed, so the box stays as it is.
void QuestionReadingsTest::theGlossaryExplainsWords()
{
    QVERIFY(QDir().mkpath(QFileInfo(usualGlossaryPath()).path()));
    QFile file(usualGlossaryPath());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("punters means customers\n");
    file.close();
    m_flow->workbench.setGlossary(glossaryInFile(usualGlossaryPath()).value());
    type("how many punters in Italy");
    QTRY_VERIFY_WITH_TIMEOUT(shown().endsWith(QStringLiteral("sure")), StoryFlow::patience);
    askIt();
    QVERIFY(file.remove());
    const RunState* const state = m_flow->workbench.runState();
    QVERIFY(state && state->end);
    QCOMPARE(state->start.question.evidence, std::string("From the glossary:\npunters means customers"));
    QVERIFY2(state->end->sql.find("FROM customers") != std::string::npos, state->end->reason.c_str());
    QVERIFY(!ask().isLent());
    QCOMPARE(ask().question().question.evidence, std::string());
}

void QuestionReadingsTest::chipsSayTheirKindToScreenReaders()
{
    type("flabber customers in Italy");
    QTRY_VERIFY_WITH_TIMEOUT(menuOf("flabber"), StoryFlow::patience);
    QStringList kinds;
    for (const Chip* const chip : ask().words().findChildren<Chip*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (chip->isVisibleTo(&ask()))
            kinds << chip->accessibleName() + QLatin1Char('/') + chip->accessibleDescription();
    }
    QCOMPARE(kinds.join(QLatin1Char('|')),
             QStringLiteral("flabber: Not understood/Not understood|customers/Table|"
                            "Italy: customers.country_code = IT/Value"));
}

void QuestionReadingsTest::whatMayComeNextIsSuggested()
{
    auto* const box = ask().findChild<QuestionEdit*>();
    m_flow->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_flow->window.get()));
    box->setFocus();
    QTest::keyClicks(box, QStringLiteral("customers in Ita"));
    QTRY_VERIFY_WITH_TIMEOUT(ask().suggestions().isVisible(), StoryFlow::patience);
    QTest::keyClick(box, Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(box->toPlainText(), QStringLiteral("customers in Italy"));
    QVERIFY(!ask().suggestions().isVisible());
}

void QuestionReadingsTest::anotherModelHasNoSuggestions()
{
    auto* const box = ask().findChild<QuestionEdit*>();
    type("customers");
    QTRY_VERIFY_WITH_TIMEOUT(ask().words().isVisibleTo(&ask()), StoryFlow::patience); // all is prepared
    ask().setModels({{QStringLiteral("tiny"), QStringLiteral("tiny")}}, QStringLiteral("tiny"));
    box->setFocus();
    QSignalSpy wanted(&ask().suggestions(), &SuggestionPopup::wanted);
    box->moveCursor(QTextCursor::End);
    QTest::keyClicks(box, QStringLiteral(" in Ita"));
    QTRY_COMPARE(wanted.size(), 7);
    QVERIFY(!ask().suggestions().isVisible());
}

QTEST_MAIN(QuestionReadingsTest)
#include "tst_questionreadings.moc"
