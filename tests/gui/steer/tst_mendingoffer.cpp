#include "common/inlinemessage.h"
#include "editor/editorpanel.h"
#include "editor/pages/editorpage.h"
#include "editor/pages/editortabs.h"
#include "editor/text/sqleditor.h"
#include "inspector/piecepane.h"
#include "steer/offerbar.h"
#include "support/loudwarnings.h"
#include "support/steerflow.h"

#include <QKeySequence>
#include <QMenu>
#include <QSet>
#include <QTabWidget>
#include <QToolButton>

using namespace querymend;

namespace {

enum class Way : std::uint8_t { button, key, menu };

} // namespace

Q_DECLARE_METATYPE(querymend::AttemptRef)

/// What the window offers of corrections that were made without a model.
class MendingOfferTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void onlyWhatCanBeMendedIsOffered_data();
    void onlyWhatCanBeMendedIsOffered();
    void theBarSaysWhatAndWhy();
    void itsButtonsDoNotShareAMnemonic_data();
    void itsButtonsDoNotShareAMnemonic();
    void theTimelineSpeaksOfIt();
    void aStoppedRunGoesOnWithIt_data();
    void aStoppedRunGoesOnWithIt();
    void aRunThatIsOverIsBranched();
    void nothingRunsUnasked();
    void itIsOpenedAsAProposal();
    void theInspectorShowsIt();
    void menusOfCardsAndInspectorOfferIt();
    void withoutADatabaseItSaysWhichToOpen();

private:
    [[nodiscard]] OfferBar& bar() { return *m_flow->part<OfferBar>("offerBar"); }
    void take(Way way);

    std::unique_ptr<SteerFlow> m_flow;
};

void MendingOfferTest::init()
{
    failOnWarnings();
    m_flow = std::make_unique<SteerFlow>();
    QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
}

void MendingOfferTest::cleanup()
{
    m_flow.reset();
}

void MendingOfferTest::take(Way way)
{
    QAction& action = m_flow->action(SteerAction::tryMended);
    switch (way) {
    case Way::button:
        return m_flow->press("tryMended");
    case Way::key:
        return QTest::keySequence(m_flow->window.get(), action.shortcut());
    case Way::menu:
        QVERIFY(m_flow->view().actions().contains(&action));
        action.trigger();
    }
}

void MendingOfferTest::onlyWhatCanBeMendedIsOffered_data()
{
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<AttemptRef>("attempt");
    QTest::addColumn<bool>("isOffered");
    QTest::newRow("a failed attempt with a correction") << QByteArray("wrong-column") << firstAttempt << true;
    QTest::newRow("an attempt that the guard refused") << QByteArray("refused-by-the-guard") << firstAttempt << false;
    QTest::newRow("an attempt that passed") << QByteArray("wrong-column") << secondAttempt << false;
}

void MendingOfferTest::onlyWhatCanBeMendedIsOffered()
{
    QFETCH(const QByteArray, scenario);
    QFETCH(const AttemptRef, attempt);
    QFETCH(const bool, isOffered);
    m_flow->play(scenario.constData());
    m_flow->window->panels().timeline().choose(attempt);
    QCOMPARE(bar().isVisible(), isOffered);
    QCOMPARE(m_flow->action(SteerAction::tryMended).isEnabled(), isOffered);
}

void MendingOfferTest::theBarSaysWhatAndWhy()
{
    m_flow->play("wrong-column");
    m_flow->window->panels().timeline().choose(firstAttempt);
    const QString change = m_flow->part<QLabel>("offeredChange")->text();
    QVERIFY2(change.contains(QStringLiteral("<s ")) && change.contains(QStringLiteral(">country_code<")),
             qPrintable(change));
    const QString reason = m_flow->part<QLabel>("offeredReason")->text();
    for (const char* const part : {"proposed without a model", "confidence ", "the names share words"})
        QVERIFY2(reason.contains(QLatin1String(part)), qPrintable(reason));
    QVERIFY(bar().accessibleDescription().contains(QStringLiteral("Replaced country with country_code")));
}

void MendingOfferTest::itsButtonsDoNotShareAMnemonic_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : Languages::codes())
        QTest::newRow(qPrintable(language)) << language;
}

void MendingOfferTest::itsButtonsDoNotShareAMnemonic()
{
    QFETCH(const QString, language);
    m_flow->languages.choose(language.toStdString());
    QSet<QKeySequence> mnemonics;
    const auto buttons = bar().findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 2);
    for (const QPushButton* const button : buttons)
        mnemonics.insert(QKeySequence::mnemonic(button->text()));
    QCOMPARE(mnemonics.size(), buttons.size());
}

void MendingOfferTest::theTimelineSpeaksOfIt()
{
    m_flow->play("wrong-column");
    const QModelIndex card = dynamic_cast<const TimelineModel&>(*m_flow->view().model()).indexOf(firstAttempt);
    const auto changes = card.data(TimelineModel::OfferRole).value<QList<ShownChange>>();
    QCOMPARE(changes, (QList<ShownChange>{{QStringLiteral("country"), QStringLiteral("country_code")}}));
    QVERIFY(card.data(TimelineModel::OfferTextRole).toString().contains(QStringLiteral("confidence ")));
    const QString said = m_flow->said(m_flow->view(), firstAttempt);
    QVERIFY2(said.contains(QStringLiteral("Replaced country with country_code, confidence ")), qPrintable(said));
}

void MendingOfferTest::aStoppedRunGoesOnWithIt_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("by the button") << static_cast<int>(Way::button);
    QTest::newRow("by its key") << static_cast<int>(Way::key);
    QTest::newRow("from the card's menu") << static_cast<int>(Way::menu);
}

void MendingOfferTest::aStoppedRunGoesOnWithIt()
{
    QFETCH(const int, way);
    m_flow->action(SteerAction::beforeModel).trigger();
    m_flow->playUntilStopped("wrong-column");
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->recorded<RunPaused>().size(), std::size_t{2}, SteerFlow::patience);
    QTRY_VERIFY(bar().isVisible()); // the attempt that is stopped has no statement yet
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    take(static_cast<Way>(way));
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, SteerFlow::patience);
    QCOMPARE(m_flow->recorded<MendingTaken>().front().by, MendedBy::person);
    QCOMPARE(m_flow->recorded<ModelReplied>().size(), std::size_t{1});
    QCOMPARE(m_flow->outcome(), std::optional(RunOutcome::solved));
    QTRY_VERIFY(!m_flow->isShown("stopBar") && !bar().isVisible());
    const AttemptCard& second = *m_flow->card(m_flow->view(), secondAttempt);
    QVERIFY(second.mending && !second.stoppedBefore && !second.stopped.isStopped());
    QVERIFY(m_flow->card(m_flow->view(), firstAttempt)->isCorrectionTaken);
    QVERIFY(m_flow->said(m_flow->view(), secondAttempt).contains(QStringLiteral("mended without a model")));
}

void MendingOfferTest::aRunThatIsOverIsBranched()
{
    m_flow->play("wrong-column");
    const std::vector<RunEvent> parent = m_flow->workbench.events();
    m_flow->window->panels().timeline().choose(firstAttempt);
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->press("tryMended");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, SteerFlow::patience);
    QCOMPARE(m_flow->recorded<RunStarted>().front().parent->run, parent.front().run);
    QCOMPARE(m_flow->recorded<RunFinished>().front().sql,
             std::string("SELECT count(*) FROM customers WHERE country_code = 'DE'"));
    QCOMPARE(m_flow->window->panels().beside().size(), parent.size());
    QStringList captions;
    for (const QLabel* const label : m_flow->window->panels().timelines().findChildren<QLabel*>())
        captions.append(label->text());
    QVERIFY(captions.contains(QStringLiteral("FORK · with the correction of attempt 1")));
}

void MendingOfferTest::nothingRunsUnasked()
{
    m_flow->play("wrong-column");
    const std::vector<RunEvent> before = m_flow->workbench.events();
    QSignalSpy began(&m_flow->workbench, &Workbench::runBegan);
    m_flow->window->panels().timeline().choose(firstAttempt);
    QVERIFY(bar().isVisible());
    m_flow->window->panels().timeline().choose(secondAttempt);
    QVERIFY(!bar().isVisible());
    QCOMPARE(began.size(), 0);
    QCOMPARE(m_flow->workbench.events().size(), before.size());
}

void MendingOfferTest::itIsOpenedAsAProposal()
{
    m_flow->play("wrong-column");
    m_flow->window->panels().timeline().choose(firstAttempt);
    m_flow->press("openMended");
    const EditorPage& page = *m_flow->window->panels().editor().tabs().current();
    QVERIFY(page.hasProposal());
    QCOMPARE(page.statementAtCaret(), std::string("SELECT count(*) FROM customers WHERE country_code = 'DE'"));
    for (QPushButton* const button : page.findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("&Revert"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QVERIFY(!page.hasProposal());
    QCOMPARE(page.editor().sqlText(), std::string("SELECT count(*) FROM customers WHERE country = 'DE'"));
}

void MendingOfferTest::theInspectorShowsIt()
{
    m_flow->play("wrong-column");
    m_flow->window->panels().timeline().choose(firstAttempt);
    auto* const tabs = m_flow->window->panels().inspector().findChild<QTabWidget*>();
    tabs->setCurrentIndex(1);
    const QString text = dynamic_cast<PiecePane&>(*tabs->currentWidget()).text();
    for (const char* const part :
         {"Mended statement, offered", "Proposed without a model", "confidence ", "Replaced country with country_code"})
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
}

void MendingOfferTest::menusOfCardsAndInspectorOfferIt()
{
    QAction& action = m_flow->action(SteerAction::tryMended);
    QVERIFY(m_flow->view().actions().contains(&action));
    bool isInInspector = false;
    for (const QToolButton* const button : m_flow->window->panels().inspector().findChildren<QToolButton*>())
        isInInspector = isInInspector || (button->menu() && button->menu()->actions().contains(&action));
    QVERIFY(isInInspector);
}

void MendingOfferTest::withoutADatabaseItSaysWhichToOpen()
{
    m_flow->play("wrong-column");
    const std::vector<RunEvent> shown = m_flow->window->panels().shown();
    m_flow->workbench.close();
    m_flow->window->steering().showStored(shown);
    m_flow->window->panels().timeline().choose(firstAttempt);
    m_flow->press("tryMended");
    QVERIFY(m_flow->panel()->findChild<SteerPanel*>()->message().text().contains(QStringLiteral("Open the database")));
}

QTEST_MAIN(MendingOfferTest)
#include "tst_mendingoffer.moc"
