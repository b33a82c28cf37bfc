#include "ask/askpanel.h"
#include "ask/questionedit.h"
#include "ask/settingschips.h"
#include "common/inlinemessage.h"
#include "editor/editorpanel.h"
#include "editor/pages/attemptpreview.h"
#include "editor/pages/editortabs.h"
#include "editor/problems/problemmarks.h"
#include "editor/problems/textcheck.h"
#include "editor/text/sqleditor.h"
#include "inspector/inspectorpanel.h"
#include "inspector/piecepane.h"
#include "settings/modelpane.h"
#include "shell/mainmenu.h"
#include "support/modelserver.h"
#include "support/reservedport.h"
#include "support/stallwatch.h"
#include "support/windowflow.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"

#include <QAccessible>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>

using namespace querymend;

/// All panels together: actions in one show in the others.
class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aDemonstrationFillsEveryPanel();
    void aSampleOffersItsQuestions();
    void aQuestionWithoutAModelIsReadByItsWords_data();
    void aQuestionWithoutAModelIsReadByItsWords();
    void aBrokenFileOfModelsIsTold();
    void whatAModelWritesIsSeenWhileItComes();
    void aCancelledReplyKeepsWhatWasWritten();
    void aModelThatGivesNoAnswerIsToldBesideTheQuestion();
    void aRunningQuestionIsCancelled();
    void whatTheEngineSaysIsMarkedInTheText();
    void everyActionOfTheMenusIsThere();
    void exportsTheRunThatIsShown();
    void theProgramIsShownWithItsIcon();
    void themesAreKept();
    void everyControlHasAName();

private:
    void askSlowly(ModelServer& server);
    [[nodiscard]] QString written() const;
    [[nodiscard]] QString replyPage() const;
    std::unique_ptr<WindowFlow> m_flow;
};

void MainWindowTest::init()
{
    m_flow = std::make_unique<WindowFlow>();
    QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
}

void MainWindowTest::cleanup()
{
    m_flow.reset();
}

void MainWindowTest::aDemonstrationFillsEveryPanel()
{
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->window->demonstration().play("wrong-column");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    const Panels& panels = m_flow->window->panels();
    QCOMPARE(panels.shown().size(), m_flow->workbench.events().size());
    QCOMPARE(panels.ask().question().question.text, "How many customers live in Germany?");
    const auto rows = [&] {
        const auto* const grid = m_flow->window->findChild<QTableView*>();
        return grid && grid->model() ? grid->model()->rowCount() : 0;
    };
    QTRY_COMPARE_WITH_TIMEOUT(rows(), 1, 30000);
}

void MainWindowTest::aSampleOffersItsQuestions()
{
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    AskPanel& ask = m_flow->window->panels().ask();
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    ask.setQuestion({"How many customers live in Germany?", {}});
    QTest::keyClick(ask.findChild<QuestionEdit*>(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
}

void MainWindowTest::aQuestionWithoutAModelIsReadByItsWords_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("words");
    QTest::newRow("answered") << QStringLiteral("How many customers are there in Italy?")
                              << QStringLiteral("country_code = 'IT'");
    QTest::newRow("not understood") << QStringLiteral("favourite colour of customers") << QStringLiteral("colour");
}

void MainWindowTest::aQuestionWithoutAModelIsReadByItsWords()
{
    QFETCH(const QString, question);
    QFETCH(const QString, words);
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    AskPanel& ask = m_flow->window->panels().ask();
    QTRY_VERIFY(ask.findChild<QuestionEdit*>()->isEnabled());
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    ask.setQuestion({question.toStdString(), {}});
    QTest::keyClick(ask.findChild<QuestionEdit*>(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    const RunState* const state = m_flow->workbench.runState();
    QVERIFY(state && state->end);
    QVERIFY(QString::fromStdString(state->end->sql + state->end->reason).contains(words));
}

void MainWindowTest::aBrokenFileOfModelsIsTold()
{
    QFile file(m_flow->models.file());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{ not json") > 0);
    file.close();
    Q_EMIT m_flow->window->panels().ask().modelsAsked();
    const auto* const page = m_flow->window->findChild<ModelPane*>();
    QVERIFY(page && page->isVisible());
    QVERIFY(page->findChild<QLabel*>(QStringLiteral("fileProblem"))->text().contains(QStringLiteral("models.json")));
}

/// Asks a model that waits for its release in the middle of a reply.
void MainWindowTest::askSlowly(ModelServer& server)
{
    const QByteArray thought = "data: {\"choices\":[{\"delta\":{\"reasoning_content\":\"count them all\"}}]}\n\n";
    const QByteArray begun = "data: {\"choices\":[{\"delta\":{\"content\":\"SELECT count(*)\\nFROM \"}}]}\n\n";
    const QByteArray ended = "data: {\"choices\":[{\"delta\":{\"content\":\"customers\"},\"finish_reason\":\"stop\"}]}"
                             "\n\ndata: [DONE]\n\n";
    server.answerAlways({SendBytes{openHead("text/event-stream") + thought + begun}, AwaitRelease{}, SendBytes{ended},
                         CloseConnection{}});
    ModelProfile profile;
    profile.name = "tested";
    profile.format = "openai";
    profile.baseUrl = server.url().toStdString();
    profile.model = "small";
    profile.proxy = "none";
    QVERIFY(!m_flow->models.keep({profile}));
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    AskPanel& ask = m_flow->window->panels().ask();
    ask.setModels({{QStringLiteral("tested"), QStringLiteral("tested")}}, QStringLiteral("tested"));
    ask.setQuestion({"How many customers are there?", {}});
    Q_EMIT ask.asked(ask.question());
}

QString MainWindowTest::written() const
{
    const TimelineModel& cards = m_flow->window->panels().timeline().model();
    return cards.data(cards.indexOf(AttemptRef{LaneId{0}, 0}), TimelineModel::WrittenRole).toString();
}

QString MainWindowTest::replyPage() const
{
    constexpr int replyTab = 5;
    auto* const tabs = m_flow->window->panels().inspector().findChild<QTabWidget*>();
    tabs->setCurrentIndex(replyTab);
    return static_cast<PiecePane*>(tabs->currentWidget())->text();
}

void MainWindowTest::whatAModelWritesIsSeenWhileItComes()
{
    const Panels& panels = m_flow->window->panels();
    StallWatch watch;
    QSignalSpy over(&m_flow->workbench, &Workbench::runEnded);
    ModelServer server;
    askSlowly(server);
    QTRY_VERIFY(written().contains(QStringLiteral("SELECT count(*)")));
    QVERIFY(panels.editor().isPreviewing());
    QCOMPARE(panels.editor().attemptPreview().editor().sqlText(), std::string("SELECT count(*)\nFROM "));
    QVERIFY2(replyPage().contains(QStringLiteral("count them all")), qPrintable(replyPage()));
    QVERIFY(!replyPage().contains(QStringLiteral("No reply")));
    const int room = panels.ask().parentWidget()->height(); // with the story of the run, once it is over
    QCOMPARE(over.size(), 0);
    server.release();
    QTRY_COMPARE_WITH_TIMEOUT(over.size(), 1, 30000);
    QVERIFY2(written().isEmpty(), qPrintable(written()));
    QCOMPARE(panels.ask().parentWidget()->height(), room);
    QUERYMEND_VERIFY_NO_STALL(watch);
}

void MainWindowTest::aCancelledReplyKeepsWhatWasWritten()
{
    QSignalSpy over(&m_flow->workbench, &Workbench::runEnded);
    ModelServer server;
    askSlowly(server);
    QTRY_VERIFY(written().contains(QStringLiteral("SELECT count(*)")));
    m_flow->workbench.cancelRun();
    QTRY_COMPARE_WITH_TIMEOUT(over.size(), 1, 30000);
    QCOMPARE(written(), QStringLiteral("stopped after 21 characters"));
    QVERIFY2(replyPage().contains(QStringLiteral("\nStopped after 21 characters\n")), qPrintable(replyPage()));
    QVERIFY2(replyPage().contains(QStringLiteral("SELECT count(*)")), qPrintable(replyPage()));
    const std::string preview = m_flow->window->panels().editor().attemptPreview().editor().sqlText();
    QCOMPARE(preview, std::string("SELECT count(*)\nFROM "));
}

void MainWindowTest::aModelThatGivesNoAnswerIsToldBesideTheQuestion()
{
    const ReservedPort port; // nobody listens
    const std::string place = "http://127.0.0.1:" + std::to_string(port.number());
    ModelProfile profile;
    profile.name = "tested";
    profile.format = "openai";
    profile.baseUrl = place;
    profile.model = "small";
    profile.proxy = "none";
    QVERIFY(!m_flow->models.keep({profile}));
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    AskPanel& ask = m_flow->window->panels().ask();
    RunPolicy policy;
    policy.transportRetries = 0;
    policy.maxEscalations = 0;
    ask.settings().setUsual(policy);
    ask.setModels({{QStringLiteral("tested"), QStringLiteral("tested")}}, QStringLiteral("tested"));
    ask.setQuestion({"How many customers are there?", {}});
    QSignalSpy over(&m_flow->workbench, &Workbench::runEnded);
    ask.ask();
    QTRY_COMPARE_WITH_TIMEOUT(over.size(), 1, 30000);
    QVERIFY2(ask.message().text().startsWith(
                 QStringLiteral("Can't reach model tested at %1: ").arg(QString::fromStdString(place))),
             qPrintable(ask.message().text()));
    const auto buttons = ask.message().findChildren<QPushButton*>();
    QVERIFY(buttons.at(0)->isVisible() && buttons.at(1)->isVisible());
    buttons.at(1)->click();
    QTRY_COMPARE_WITH_TIMEOUT(over.size(), 2, 30000);
    QVERIFY(!ask.message().isHidden());
    std::vector<RunEvent> other = m_flow->workbench.events();
    for (RunEvent& event : other)
        event.run = "other";
    m_flow->window->panels().open(other);
    QVERIFY(ask.message().isHidden());
}

void MainWindowTest::aRunningQuestionIsCancelled()
{
    QSignalSpy began(&m_flow->workbench, &Workbench::runBegan);
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->window->demonstration().play("busy-server"); // waits before its second call
    QTRY_COMPARE_WITH_TIMEOUT(began.size(), 1, 30000);
    Q_EMIT m_flow->window->panels().ask().stopAsked();
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    const auto& finished = std::get<RunFinished>(m_flow->workbench.events().back().body);
    QCOMPARE(finished.outcome, RunOutcome::cancelled);
}

void MainWindowTest::whatTheEngineSaysIsMarkedInTheText()
{
    m_flow->window->openSample();
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.state(), ConnectionState::open, 30000);
    EditorPanel& panel = m_flow->window->panels().editor();
    EditorPage& page = *panel.tabs().current();
    const std::string statement = "SELECT abs(-9223372036854775807 - 1)"; // fails only when it runs
    page.editor().setSqlText("SELECT 1;\n" + statement);
    page.editor().setCaret(20);
    panel.findChild<QAction*>(QStringLiteral("run"))->trigger();
    const auto problems = [&]() -> const std::vector<TextProblem>& { return page.marks().problems(); };
    QTRY_VERIFY_WITH_TIMEOUT(!problems().empty(), 30000);
    QCOMPARE(problems().front().range, (ByteRange{10, 10 + static_cast<std::uint32_t>(statement.size())}));
    QVERIFY(problems().front().message.contains(QStringLiteral("overflow")));
    page.editor().setCaret(0);
    page.editor().insertAtCaret("SELECT 0;\n"); // the mark moves along
    QTRY_COMPARE(page.check().status(), CheckStatus::done);
    QCOMPARE(problems().size(), std::size_t{1});
    QCOMPARE(problems().front().range.begin, 20U);
    page.editor().setCaret(page.editor().textSize());
    page.editor().insertAtCaret(" + 1"); // and disappears when the statement changes
    QTRY_VERIFY(problems().empty());
}

void MainWindowTest::everyActionOfTheMenusIsThere()
{
    QStringList known;
    for (const QAction* const action : m_flow->window->actions() + m_flow->window->panels().editor().actions())
        known.append(action->objectName());
    for (const QString& name : namesInMenus())
        QVERIFY2(known.contains(name), qPrintable(name));
}

void MainWindowTest::exportsTheRunThatIsShown()
{
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->window->demonstration().play("right-at-once");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    const QString path = m_flow->folder.filePath(QStringLiteral("shown.run"));
    m_flow->window->exportRun(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto imported = m_flow->keep.store()->importRun(file.readAll().toStdString());
    QVERIFY(imported);
    QCOMPARE(m_flow->keep.store()->events(imported->run)->size(), m_flow->workbench.events().size());
}

void MainWindowTest::theProgramIsShownWithItsIcon()
{
    for (QAction* const action : m_flow->window->actions()) {
        if (action->objectName() == QStringLiteral("about"))
            action->trigger();
    }
    const auto* const box = m_flow->window->findChild<QMessageBox*>();
    QVERIFY(box && !box->iconPixmap().isNull());
}

void MainWindowTest::themesAreKept()
{
    for (QAction* const action : m_flow->window->actions()) {
        if (action->objectName() == QStringLiteral("themeDark"))
            action->trigger();
    }
    QVERIFY(m_flow->theme.isDark());
    const auto read = readSettings(m_flow->folder.filePath(QStringLiteral("settings.json")));
    QVERIFY(read);
    QCOMPARE(read->settings.theme, ThemeSetting::dark);
}

void MainWindowTest::everyControlHasAName()
{
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->window->demonstration().play("three-hints");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
    QStringList nameless;
    for (QWidget* const widget : m_flow->window->findChildren<QWidget*>()) {
        const bool takesFocus = widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy();
        if (!takesFocus || !widget->isVisibleTo(m_flow->window.get()))
            continue;
        QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(widget);
        if (!interface || interface->text(QAccessible::Name).isEmpty())
            nameless.append(QStringLiteral("%1 in %2")
                                .arg(QString::fromLatin1(widget->metaObject()->className()),
                                     QString::fromLatin1(widget->parentWidget()->metaObject()->className())));
    }
    QCOMPARE(nameless.join(QLatin1Char('\n')), QString());
}

QTEST_MAIN(MainWindowTest)
#include "tst_mainwindow.moc"
