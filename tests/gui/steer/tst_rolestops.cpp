#include "llm/http/modelprofile.h"
#include "support/heldmodel.h"
#include "support/loudwarnings.h"
#include "support/steerflow.h"

using namespace querymend;

/// A run is stopped before a helper role's call, edited there, and continued.
class RoleStopsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void theFormOffersWhatTheRoleIsTold_data();
    void theFormOffersWhatTheRoleIsTold();
    void theRoleIsAskedWithWhatWasChanged();
    void theCallIsAskedOnce();
    void whatCannotBeIsSaidBesideTheField();
    void theTimelineTellsOfIt();
    void theModelThatIsChosenComesWithItsPrice();

private:
    void ask(const RunPolicy& policy, std::deque<std::string> replies);
    void stopBefore(ModelRole role, std::deque<std::string> replies = {});
    [[nodiscard]] std::vector<AskModel> askedIn(ModelRole role) const;

    std::unique_ptr<SteerFlow> m_flow;
    ToldModel::Notes m_model;
};

void RoleStopsTest::init()
{
    failOnWarnings();
    m_model = {};
    m_flow = std::make_unique<SteerFlow>();
    QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
}

void RoleStopsTest::cleanup()
{
    m_flow.reset();
}

void RoleStopsTest::ask(const RunPolicy& policy, std::deque<std::string> replies)
{
    m_flow->openSample();
    m_model.replies = std::move(replies);
    RunRequest request;
    request.question.text = "How many customers live in Germany?";
    request.policy = policy;
    request.modelName = "told";
    request.price = ModelPrice{1, 1, "EUR"};
    request.model = std::make_unique<ToldModel>(m_model);
    request.keep = [](const RunEvent&) { return std::nullopt; };
    m_flow->workbench.ask(std::move(request));
}

void RoleStopsTest::stopBefore(ModelRole role, std::deque<std::string> replies)
{
    m_flow->action(SteerAction::beforeModel).trigger();
    RunPolicy policy;
    policy.roles = {role};
    ask(policy, std::move(replies));
    QTRY_VERIFY(m_flow->isShown("stopBar"));
    while (m_flow->workbench.steering().stops().front().role != RoleCall{role, 0}) {
        const std::size_t stops = m_flow->recorded<RunPaused>().size();
        m_flow->press("continueRun");
        QTRY_VERIFY_WITH_TIMEOUT(m_flow->recorded<RunPaused>().size() > stops, SteerFlow::patience);
    }
    QTRY_VERIFY(m_flow->part<QPushButton>("editStop")->isEnabled());
}

std::vector<AskModel> RoleStopsTest::askedIn(ModelRole role) const
{
    std::vector<AskModel> asked;
    for (const AskModel& request : m_model.asked) {
        if (request.role && request.role->role == role)
            asked.push_back(request);
    }
    return asked;
}

void RoleStopsTest::theFormOffersWhatTheRoleIsTold_data()
{
    QTest::addColumn<int>("role");
    QTest::addColumn<QString>("title");
    QTest::newRow("before the validator")
        << static_cast<int>(ModelRole::validator) << QStringLiteral("question validator");
    QTest::newRow("before the translator") << static_cast<int>(ModelRole::translator) << QStringLiteral("translator");
    QTest::newRow("before the explainer") << static_cast<int>(ModelRole::explainer) << QStringLiteral("explainer");
}

void RoleStopsTest::theFormOffersWhatTheRoleIsTold()
{
    QFETCH(const int, role);
    QFETCH(const QString, title);
    stopBefore(static_cast<ModelRole>(role), {"SELECT count(*) FROM customers"});
    m_flow->press("editStop");
    QVERIFY(m_flow->field<QPlainTextEdit>("question"));
    QVERIFY(m_flow->field<QLineEdit>("evidence"));
    QVERIFY(m_flow->field<QLineEdit>("temperature"));
    QVERIFY(m_flow->field<QComboBox>("model"));
    for (const char* const field : {"sql", "hint", "category", "level"})
        QVERIFY2(!m_flow->field<QWidget>(field), field);
    bool isNamed = false;
    for (const QLabel* const label : m_flow->panel()->findChildren<QLabel*>())
        isNamed = isNamed || (label->isVisible() && label->text().contains(title));
    QVERIFY(isNamed);
}

void RoleStopsTest::theRoleIsAskedWithWhatWasChanged()
{
    stopBefore(ModelRole::validator, {R"({"answerable": true})", "SELECT count(*) FROM customers"});
    QVERIFY(m_model.asked.empty());
    m_flow->press("editStop");
    m_flow->field<QPlainTextEdit>("question")->setPlainText(QStringLiteral("How many customers are German?"));
    m_flow->field<QLineEdit>("evidence")->setText(QStringLiteral("Germany is DE."));
    m_flow->field<QLineEdit>("temperature")->setText(QStringLiteral("0.9"));
    m_flow->press("submitChange");
    QVERIFY(!m_flow->isShown("submitChange"));
    QVERIFY(m_model.asked.empty());
    m_flow->press("continueRun");
    QTRY_COMPARE(m_model.asked.size(), std::size_t{1}); // and it does not stop again
    QCOMPARE(m_model.asked.front().role, std::optional(RoleCall{ModelRole::validator, 0}));
    QCOMPARE(m_model.asked.front().temperature, 0.9);
    const std::string prompt = textOf(m_model.asked.front());
    QVERIFY(prompt.find("How many customers are German?") != std::string::npos);
    QVERIFY(prompt.find("Germany is DE.") != std::string::npos);
    QVERIFY(prompt.find("live in Germany") == std::string::npos);
    QCOMPARE(m_flow->recorded<RoleAsked>().back().prompt, m_model.asked.front().prompt);
    const std::vector<RunEdited> edits = m_flow->recorded<RunEdited>();
    QCOMPARE(edits.size(), std::size_t{3});
    for (const RunEdited& edit : edits)
        QCOMPARE(edit.role, std::optional(RoleCall{ModelRole::validator, 0}));
    QCOMPARE(edits.front().before, std::string("How many customers live in Germany?"));
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->recorded<RunPaused>().size(), std::size_t{2}, SteerFlow::patience);
    QTRY_VERIFY(m_flow->isShown("stopBar")); // before the model is asked for the statement
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
    QVERIFY(textOf(m_model.asked.back()).find("Germany is DE.") != std::string::npos);
}

void RoleStopsTest::theCallIsAskedOnce()
{
    stopBefore(ModelRole::explainer, {"SELECT count(*) FROM customers", "It counts the rows."});
    m_flow->press("editStop");
    m_flow->field<QLineEdit>("temperature")->setText(QStringLiteral("0"));
    m_flow->press("submitChange");
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
    QCOMPARE(askedIn(ModelRole::explainer).size(), std::size_t{1});
    QCOMPARE(askedIn(ModelRole::explainer).front().temperature, 0.0);
    QVERIFY(m_flow->recorded<RunContinued>().back().isReplaced);
    QCOMPARE(m_flow->recorded<RoleReplied>().size(), std::size_t{1});
}

void RoleStopsTest::whatCannotBeIsSaidBesideTheField()
{
    stopBefore(ModelRole::validator);
    m_flow->press("editStop");
    m_flow->field<QPlainTextEdit>("question")->setPlainText(QStringLiteral("  "));
    m_flow->press("submitChange");
    QVERIFY(m_flow->problemOf("question").contains(QStringLiteral("This can't be empty")));
    QVERIFY(m_flow->recorded<RunEdited>().empty());
    QVERIFY(m_flow->isShown("submitChange"));
}

void RoleStopsTest::theTimelineTellsOfIt()
{
    stopBefore(ModelRole::validator, {R"({"answerable": true})"});
    m_flow->press("editStop");
    m_flow->field<QLineEdit>("evidence")->setText(QStringLiteral("Germany is DE."));
    m_flow->press("submitChange");
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->recorded<RoleConcluded>().size(), std::size_t{1}, SteerFlow::patience);
    const auto& model = dynamic_cast<const TimelineModel&>(*m_flow->view().model());
    int steps = 0;
    for (const TimelineSection& section : model.rows().sections) {
        if (section.kind != SectionKind::step || section.step.kind != StepKind::role)
            continue;
        ++steps;
        QCOMPARE(section.step.edits, (std::vector<EditedField>{EditedField::evidence}));
    }
    QCOMPARE(steps, 1); // asking again is the same step
    bool isSaid = false;
    for (int row = 0; row < model.rowCount({}); ++row)
        isSaid = isSaid
            || model.index(row, 0, {})
                   .data(Qt::AccessibleTextRole)
                   .toString()
                   .contains(QStringLiteral("evidence edited"));
    QVERIFY(isSaid);
}

void RoleStopsTest::theModelThatIsChosenComesWithItsPrice()
{
    ModelProfile profile;
    profile.name = "priced";
    profile.format = "openai-chat";
    profile.baseUrl = "http://127.0.0.1:1/v1";
    profile.model = "m";
    profile.contextTokens = 4000;
    profile.price = ModelPrice{3, 4, "EUR"};
    QVERIFY(!m_flow->models.keep({profile}));
    stopBefore(ModelRole::validator);
    m_flow->press("editStop");
    auto* const model = m_flow->field<QComboBox>("model");
    QCOMPARE(model->currentData().toString(), QStringLiteral("told"));
    model->setCurrentIndex(model->findData(QStringLiteral("priced")));
    m_flow->press("submitChange");
    const RunEdited edited = m_flow->recorded<RunEdited>().front();
    QCOMPARE(edited.after, std::string("priced"));
    QVERIFY(edited.terms && edited.terms->price == profile.price);
    const RunState& state = *m_flow->workbench.runState();
    QCOMPARE(state.start.model, std::string("priced"));
    QCOMPARE(state.start.policy.contextTokens, 4000U);
    QVERIFY(state.tokens.price == profile.price);
    m_flow->workbench.cancelRun();
}

QTEST_MAIN(RoleStopsTest)
#include "tst_rolestops.moc"
