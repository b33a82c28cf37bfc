#include "ask/askpanel.h"
#include "ask/evidenceedit.h"
#include "ask/largepromptwarning.h"
#include "ask/questionedit.h"
#include "ask/settingschips.h"
#include "common/chip.h"
#include "common/inlinemessage.h"
#include "common/languages.h"
#include "common/theme.h"

#include <QAccessible>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace querymend;

/// Asking questions as users do, by keyboard and mouse.
class AskPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void enterAsks();
    void shiftEnterBeginsALine();
    void upBringsBackWhatWasAsked();
    void withoutADatabaseItSaysSo();
    void anEmptyQuestionIsNotAsked();
    void warnsOfALargePrompt();
    void whileItRunsTheButtonStops();
    void choicesGoWithTheQuestion();
    void evidenceGoesWithTheQuestion();
    void theEvidenceOfARunIsEditedLikeOnesOwn();
    void longEvidenceIsShownWhole();
    void theQuestionOfAnAgentIsAskedWithOnesOwnSettings();
    void offersQuestionsWhileTheBoxIsEmpty();
    void aLongOfferMakesNothingWider();
    void everyControlHasAName();
    void choicesFollowTheLanguage_data();
    void choicesFollowTheLanguage();

private:
    [[nodiscard]] QuestionEdit& box() { return *m_panel->findChild<QuestionEdit*>(); }
    void choose(const QString& chip, const QString& value);

    Theme m_theme;
    std::unique_ptr<AskPanel> m_panel;
    std::vector<AskedQuestion> m_asked;
};

void AskPanelTest::init()
{
    m_asked.clear();
    m_panel = std::make_unique<AskPanel>(m_theme);
    connect(m_panel.get(), &AskPanel::asked, this, [this](const AskedQuestion& asked) { m_asked.push_back(asked); });
    m_panel->setState(AskState::ready);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void AskPanelTest::cleanup()
{
    m_panel.reset();
}

void AskPanelTest::enterAsks()
{
    QTest::keyClicks(&box(), QStringLiteral("How many orders?"));
    QTest::keyClick(&box(), Qt::Key_Return);
    QCOMPARE(m_asked.size(), 1U);
    QCOMPARE(m_asked[0].question.text, "How many orders?");
}

void AskPanelTest::shiftEnterBeginsALine()
{
    const int oneLine = box().sizeHint().height();
    QTest::keyClicks(&box(), QStringLiteral("one"));
    QTest::keyClick(&box(), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClicks(&box(), QStringLiteral("two"));
    QVERIFY(m_asked.empty());
    QCOMPARE(m_panel->question().question.text, "one\ntwo");
    QVERIFY(box().sizeHint().height() > oneLine);
}

void AskPanelTest::upBringsBackWhatWasAsked()
{
    for (const char* const question : {"first", "second"}) {
        box().clear();
        QTest::keyClicks(&box(), QString::fromLatin1(question));
        QTest::keyClick(&box(), Qt::Key_Return);
    }
    box().clear();
    QTest::keyClicks(&box(), QStringLiteral("draft"));
    QTest::keyClick(&box(), Qt::Key_Up);
    QCOMPARE(box().toPlainText(), QStringLiteral("second"));
    QTest::keyClick(&box(), Qt::Key_Up);
    QCOMPARE(box().toPlainText(), QStringLiteral("first"));
    QTest::keyClick(&box(), Qt::Key_Up);
    QCOMPARE(box().toPlainText(), QStringLiteral("first"));
    QTest::keyClick(&box(), Qt::Key_Down);
    QTest::keyClick(&box(), Qt::Key_Down);
    QCOMPARE(box().toPlainText(), QStringLiteral("draft"));
}

void AskPanelTest::withoutADatabaseItSaysSo()
{
    m_panel->setState(AskState::noDatabase);
    QTest::keyClicks(&box(), QStringLiteral("anything"));
    QTest::keyClick(&box(), Qt::Key_Return);
    QVERIFY(m_asked.empty());
    QVERIFY(m_panel->message().isVisible());
    QVERIFY(m_panel->message().text().contains(QStringLiteral("database")));
}

void AskPanelTest::anEmptyQuestionIsNotAsked()
{
    QTest::keyClicks(&box(), QStringLiteral("  "));
    QTest::keyClick(&box(), Qt::Key_Return);
    QVERIFY(m_asked.empty());
    QVERIFY(m_panel->message().isVisible());
}

void AskPanelTest::warnsOfALargePrompt()
{
    m_panel->largePrompt().setTokens(60'000);
    QTest::keyClicks(&box(), QStringLiteral("How many orders?"));
    QTest::keyClick(&box(), Qt::Key_Return);
    QVERIFY(m_asked.empty());
    QPushButton* anyway = nullptr;
    for (QPushButton* const button : m_panel->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Send Anyway") && button->isVisible())
            anyway = button;
    }
    QVERIFY(anyway);
    QTest::mouseClick(anyway, Qt::LeftButton);
    QCOMPARE(m_asked.size(), 1U);
    QTest::keyClick(&box(), Qt::Key_Return); // as large as what was allowed
    QCOMPARE(m_asked.size(), 2U);
    m_panel->largePrompt().setTokens(90'000);
    QTest::keyClick(&box(), Qt::Key_Return);
    QCOMPARE(m_asked.size(), 2U);
    m_panel->largePrompt().setTokens(0);
    QTest::keyClick(&box(), Qt::Key_Return);
    QCOMPARE(m_asked.size(), 3U);
}

void AskPanelTest::whileItRunsTheButtonStops()
{
    QSignalSpy stops(m_panel.get(), &AskPanel::stopAsked);
    m_panel->setState(AskState::running);
    QPushButton* button = nullptr;
    for (QPushButton* const each : m_panel->findChildren<QPushButton*>()) {
        if (each->text() == QStringLiteral("Stop"))
            button = each;
    }
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(stops.size(), 1);
    QVERIFY(m_asked.empty());
}

void AskPanelTest::choose(const QString& chip, const QString& value)
{
    for (const Chip* const each : m_panel->findChildren<Chip*>()) {
        if (!each->accessibleName().startsWith(chip) || !each->menu())
            continue;
        for (QAction* const action : each->menu()->actions()) {
            if (action->text() == value)
                return action->trigger();
        }
    }
    QFAIL(qPrintable(chip + QStringLiteral(" has no ") + value));
}

void AskPanelTest::choicesGoWithTheQuestion()
{
    m_panel->setModels(
        {{QStringLiteral("a"), QStringLiteral("Model A")}, {QStringLiteral("b"), QStringLiteral("Model B")}},
        QStringLiteral("a"));
    choose(QStringLiteral("Level"), QStringLiteral("Expert"));
    choose(QStringLiteral("Lanes"), QStringLiteral("4"));
    choose(QStringLiteral("Retries"), QStringLiteral("7"));
    choose(QStringLiteral("Model"), QStringLiteral("Model B"));
    QTest::keyClicks(&box(), QStringLiteral("x"));
    QTest::keyClick(&box(), Qt::Key_Return);
    QCOMPARE(m_asked.size(), 1U);
    for (const Chip* const chip : m_panel->findChildren<Chip*>()) { // its menu checks what is chosen
        if (!chip->accessibleName().startsWith(QStringLiteral("Level")))
            continue;
        Q_EMIT chip->menu()->aboutToShow();
        for (const QAction* const action : chip->menu()->actions())
            QCOMPARE(action->isChecked(), action->text() == chip->value());
    }
    QCOMPARE(m_asked[0].policy.level, Level::expert);
    QCOMPARE(m_asked[0].policy.lanes, 4U);
    QCOMPARE(m_asked[0].policy.maxRetries, 7U);
    QCOMPARE(m_asked[0].model, QStringLiteral("b"));
}

void AskPanelTest::evidenceGoesWithTheQuestion()
{
    auto* const evidence = m_panel->findChild<EvidenceEdit*>();
    QVERIFY(!evidence->isVisible());
    for (Chip* const chip : m_panel->findChildren<Chip*>()) {
        if (chip->accessibleName() == QStringLiteral("Evidence"))
            QTest::mouseClick(chip, Qt::LeftButton);
    }
    QVERIFY(evidence->isVisible());
    QTest::keyClicks(&box(), QStringLiteral("x"));
    QTest::keyClicks(evidence, QStringLiteral("Germany is DE"));
    QTest::keyClick(evidence, Qt::Key_Return);
    QCOMPARE(m_asked.size(), 1U);
    QCOMPARE(m_asked[0].question.evidence, "Germany is DE");
}

void AskPanelTest::theEvidenceOfARunIsEditedLikeOnesOwn()
{
    RunStarted run;
    run.question = {"Who?", "All of them"};
    run.model = "a";
    m_panel->showRun(run, run);
    QVERIFY(m_panel->isLent());
    auto* const evidence = m_panel->findChild<EvidenceEdit*>();
    evidence->setCaret(static_cast<int>(evidence->text().size()));
    QTest::keyClicks(evidence, QStringLiteral(" and more"));
    QVERIFY(!m_panel->isLent());
    QCOMPARE(evidence->text(), QStringLiteral("All of them and more"));
}

void AskPanelTest::longEvidenceIsShownWhole()
{
    const auto* const evidence = m_panel->findChild<EvidenceEdit*>();
    m_panel->setQuestion({"Who?", "All."});
    QTRY_COMPARE(evidence->height(), evidence->sizeHint().height());
    const int line = evidence->height();
    const QString words = QStringLiteral("revenue ").repeated(1 + 2 * evidence->width() / 8 / 4);
    m_panel->setQuestion({"Who?", words.trimmed().toStdString()});
    QTRY_VERIFY(evidence->height() > line);
}

void AskPanelTest::theQuestionOfAnAgentIsAskedWithOnesOwnSettings()
{
    RunPolicy own;
    own.maxRetries = 2;
    m_panel->settings().setUsual(own);
    RunStarted run;
    run.question.text = "Who?";
    run.model = "claude-code";
    run.modelKind = ModelKind::agent;
    run.policy.maxRetries = 10;
    run.policy.mending = MendingUse::off;
    m_panel->showRun(run, run);
    QVERIFY(m_panel->isLent());
    QCOMPARE(box().toPlainText(), QStringLiteral("Who?"));
    m_panel->ask();
    QCOMPARE(m_asked.size(), 1U);
    QVERIFY(m_asked[0].policy == own);
    QCOMPARE(m_asked[0].question.text, "Who?");
    QVERIFY(m_asked[0].model != QStringLiteral("claude-code"));
}

void AskPanelTest::offersQuestionsWhileTheBoxIsEmpty()
{
    QSignalSpy taken(m_panel.get(), &AskPanel::offerTaken);
    m_panel->offer({QStringLiteral("How many orders?")});
    QPushButton* offer = nullptr;
    for (QPushButton* const each : m_panel->findChildren<QPushButton*>()) {
        if (each->text() == QStringLiteral("How many orders?"))
            offer = each;
    }
    QVERIFY(offer && offer->isVisible());
    QTest::mouseClick(offer, Qt::LeftButton);
    QCOMPARE(taken.size(), 1);
    QTest::keyClicks(&box(), QStringLiteral("x"));
    QVERIFY(!offer->isVisible());
}

void AskPanelTest::aLongOfferMakesNothingWider()
{
    const int before = m_panel->minimumSizeHint().width();
    m_panel->offer({QString(300, u'x')});
    m_panel->layout()->activate();
    QVERIFY(m_panel->minimumSizeHint().width() <= before);
}

void AskPanelTest::everyControlHasAName()
{
    for (const QWidget* const widget : m_panel->findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(m_panel.get()))
            continue;
        auto* const interface = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
    }
}

void AskPanelTest::choicesFollowTheLanguage_data()
{
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::addColumn<QStringList>("values");
    const QStringList italian{QStringLiteral("Base"), QStringLiteral("nessuno")};
    const QStringList russian{QStringLiteral("Базовый"), QStringLiteral("нет")};
    QTest::newRow("from English to Italian") << std::string("en") << std::string("it") << italian;
    QTest::newRow("from Italian to Russian") << std::string("it") << std::string("ru") << russian;
}

void AskPanelTest::choicesFollowTheLanguage()
{
    QFETCH(const std::string, from);
    QFETCH(const std::string, to);
    QFETCH(const QStringList, values);
    Languages languages;
    languages.choose(from);
    AskPanel panel(m_theme);
    panel.setModels({}, {});
    panel.show();
    languages.choose(to);
    const auto has = [&](const QString& value) {
        const auto chips = panel.findChildren<Chip*>();
        return std::any_of(chips.begin(), chips.end(), [&](const Chip* chip) {
            return chip->value() == value && chip->accessibleName().endsWith(value);
        });
    };
    for (const QString& value : values)
        QTRY_VERIFY2(has(value), qPrintable(value));
}

QTEST_MAIN(AskPanelTest)
#include "tst_askpanel.moc"
