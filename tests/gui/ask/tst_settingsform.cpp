#include "ask/askpanel.h"
#include "ask/examplefiles.h"
#include "ask/presetchip.h"
#include "ask/questionedit.h"
#include "ask/runsettingsdialog.h"
#include "common/theme.h"
#include "run/enumnames.h"
#include "run/policyfields.h"
#include "run/policyjson.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <set>

using namespace querymend;

namespace {

/// The names that records have for a policy's fields.
struct FieldNames {
    std::set<std::string> names;

    void operator()(const char* key, const auto&) { names.insert(key); }
    void later(const char* key, const auto&) { names.insert(key); }
    void rare(const char* key, const auto&) { names.insert(key); }
};

/// What is not for a question to say, and who says it.
struct SaidElsewhere {
    const char* name;
    const char* where;
};

constexpr SaidElsewhere elsewhere[]{
    {"values", "the settings: what may leave the machine does not change with a question"},
    {"context_tokens", "the model"},
    {"reply_form", "the model"},
    {"samples", "the model and the settings"},
    {"malformed_replies", "nobody: it is no choice to make"},
    {"transport_retries", "nobody: it is no choice to make"},
};

std::set<std::string> differences(const RunPolicy& one, const RunPolicy& other)
{
    const nlohmann::ordered_json a = policyJson(one);
    const nlohmann::ordered_json b = policyJson(other);
    std::set<std::string> names;
    for (const auto& [key, value] : b.items()) {
        if (!a.contains(key) || a[key] != value)
            names.insert(key);
    }
    return names;
}

QString joined(const std::set<std::string>& names)
{
    QStringList words;
    for (const std::string& name : names)
        words << QString::fromStdString(name);
    return words.join(QStringLiteral(", "));
}

} // namespace

/// All settings of a question, as a person reaches them from the question box, and presets, which are names for them.
class tst_SettingsForm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_panel.reset(); }

    void everySettingIsReached();
    void whatIsNotChangedStays();
    void aPresetIsChosenInTheMenu_data();
    void aPresetIsChosenInTheMenu();
    void onesOwnIsSavedRenamedAndDeleted();
    void aNameIsGivenOnce_data();
    void aNameIsGivenOnce();
    void aRunShowsItsSettingsAndLendsThem();
    void aDemonstrationsEvidenceDoesNotStay();
    void theFormFitsInASmallScreen();

private:
    RunSettingsDialog& open();
    template <class Widget>
    Widget& part(const char* name)
    {
        auto* const found = m_panel->findChild<Widget*>(QString::fromLatin1(name));
        if (!found)
            qFatal("there is no %s", name);
        return *found;
    }
    void press(const char* name) { QTest::mouseClick(&part<QPushButton>(name), Qt::LeftButton); }
    QAction* action(const QString& text);
    AskedQuestion ask();

    Theme m_theme;
    std::unique_ptr<AskPanel> m_panel;
    std::vector<AskedQuestion> m_asked;
    std::vector<RunPreset> m_kept;
};

void tst_SettingsForm::init()
{
    m_asked.clear();
    m_kept.clear();
    m_panel = std::make_unique<AskPanel>(m_theme);
    connect(m_panel.get(), &AskPanel::asked, this, [this](const AskedQuestion& asked) { m_asked.push_back(asked); });
    connect(m_panel.get(), &AskPanel::presetsKept, this,
            [this](const std::vector<RunPreset>& presets) { m_kept = presets; });
    m_panel->setModels(
        {{QStringLiteral("first"), QStringLiteral("first")}, {QStringLiteral("other"), QStringLiteral("other")}},
        QStringLiteral("first"));
    m_panel->setPolicy({});
    m_panel->setState(AskState::ready);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

QAction* tst_SettingsForm::action(const QString& text)
{
    for (QAction* const action : part<PresetChip>("presetChip").menu()->actions()) {
        if (action->text() == text)
            return action;
    }
    return nullptr;
}

RunSettingsDialog& tst_SettingsForm::open()
{
    action(QStringLiteral("All Settings…"))->trigger();
    auto& dialog = part<RunSettingsDialog>("runSettings");
    if (!QTest::qWaitForWindowExposed(&dialog))
        qFatal("the form is not shown");
    return dialog;
}

AskedQuestion tst_SettingsForm::ask()
{
    auto& box = *m_panel->findChild<QuestionEdit*>();
    QTest::keyClicks(&box, QStringLiteral("How many?"));
    QTest::keyClick(&box, Qt::Key_Return);
    return m_asked.empty() ? AskedQuestion() : m_asked.back();
}

// Walks all pages of the form, changes each field that it finds there, and looks at what is asked then.
void tst_SettingsForm::everySettingIsReached()
{
    RunSettingsDialog& dialog = open();
    auto& sections = part<QListWidget>("settingsSections");
    for (int row = 0; row < sections.count(); ++row) {
        sections.setCurrentRow(row);
        for (QWidget* const field : dialog.findChildren<QWidget*>()) {
            const bool isOfBar = field->objectName().startsWith(QStringLiteral("preset"));
            if (!field->isVisible() || isOfBar)
                continue;
            if (auto* const number = qobject_cast<QSpinBox*>(field))
                number->setValue(number->value() + 1);
            else if (auto* const amount = qobject_cast<QDoubleSpinBox*>(field))
                amount->setValue(amount->value() + 0.5);
            else if (auto* const choice = qobject_cast<QComboBox*>(field))
                choice->setCurrentIndex(choice->currentIndex() == choice->count() - 1 ? 0 : choice->count() - 1);
            else if (auto* const box = qobject_cast<QCheckBox*>(field); box && !box->objectName().endsWith(u'1'))
                box->click();
            else if (auto* const text = qobject_cast<QPlainTextEdit*>(field))
                text->setPlainText(QStringLiteral("Money is in cents."));
            else if (auto* const files = qobject_cast<ExampleFiles*>(field))
                files->add({QStringLiteral("/tmp/dev.json")});
        }
    }
    // A model of one's own can be chosen only for a role that is on, which it now is.
    sections.setCurrentRow(1);
    auto& model = part<QComboBox>("roleModel0");
    QVERIFY(model.isVisible() && model.isEnabled());
    model.setCurrentIndex(model.count() - 1);
    press("useSettings");
    const AskedQuestion asked = ask();
    QCOMPARE(asked.question.directives, "Money is in cents.");
    QCOMPARE(asked.exampleFiles, std::vector<std::string>{"/tmp/dev.json"});
    FieldNames known;
    const RunPolicy usual;
    describe(known, usual);
    for (const SaidElsewhere& one : elsewhere)
        QVERIFY2(known.names.erase(one.name) == 1, one.name);
    const std::set<std::string> reached = differences({}, asked.policy);
    QCOMPARE(joined(reached), joined(known.names));
}

void tst_SettingsForm::whatIsNotChangedStays()
{
    RunPolicy policy;
    policy.maxEscalations = 7; // more than there are levels
    policy.seed = 5'000'000'000;
    policy.tokens = 6'000'000'000;
    policy.methods = {Method::stepByStep, Method::queryPlan};
    policy.roles = {ModelRole::explainer, ModelRole::validator};
    policy.roleModels = {{ModelRole::evaluator, "gone", ModelPrice{1, 2}}};
    policy.asks = {AskMoment::lastFailure, AskMoment::ambiguous};
    policy.values = DataValues::stay;
    RunSettingsDialog dialog({{policy, "Rules.", {"/a"}}, {}, {}, {}});
    QCOMPARE(joined(differences(policy, dialog.settings().policy)), QString());
    QVERIFY((dialog.settings() == RunSettings{policy, "Rules.", {"/a"}}));
}

void tst_SettingsForm::aPresetIsChosenInTheMenu_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("index");
    QTest::newRow("quick") << QStringLiteral("Quick") << 0;
    QTest::newRow("careful") << QStringLiteral("Careful") << 1;
    QTest::newRow("search") << QStringLiteral("Wide Search") << 2;
}

void tst_SettingsForm::aPresetIsChosenInTheMenu()
{
    QFETCH(QString, text);
    QFETCH(int, index);
    auto& chip = part<PresetChip>("presetChip");
    QCOMPARE(chip.value(), QStringLiteral("As Usual"));
    action(text)->trigger();
    QCOMPARE(chip.value(), text);
    QVERIFY(action(text)->isChecked());
    QVERIFY(ask().policy == builtInPresets({})[static_cast<std::size_t>(index)].settings.policy);
}

void tst_SettingsForm::onesOwnIsSavedRenamedAndDeleted()
{
    open();
    part<QSpinBox>("lanes").setValue(4);
    press("savePresetAs");
    QTest::keyClicks(&part<QLineEdit>("presetName"), QStringLiteral("Mine"));
    press("namePreset");
    QCOMPARE(m_kept.size(), std::size_t{1});
    QCOMPARE(m_kept[0].name, "Mine");
    QCOMPARE(m_kept[0].settings.policy.lanes, 4U);
    part<QSpinBox>("lanes").setValue(5);
    press("savePreset");
    QCOMPARE(m_kept[0].settings.policy.lanes, 5U);
    press("renamePreset");
    part<QLineEdit>("presetName").setText(QStringLiteral("Ours"));
    press("namePreset");
    QCOMPARE(m_kept[0].name, "Ours");
    press("useSettings");
    QCOMPARE(part<PresetChip>("presetChip").value(), QStringLiteral("Ours"));
    QTRY_VERIFY(!m_panel->findChild<RunSettingsDialog*>());
    open();
    press("deletePreset");
    QVERIFY(m_kept.empty());
    QCOMPARE(part<QSpinBox>("lanes").value(), 5); // the settings themselves stay
    press("cancelSettings");
    QVERIFY(!action(QStringLiteral("Ours")));
}

void tst_SettingsForm::aNameIsGivenOnce_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("a new one") << QStringLiteral("Mine") << true;
    QTest::newRow("none") << QStringLiteral("  ") << false;
    QTest::newRow("one of the program's") << QStringLiteral("quick") << false;
}

void tst_SettingsForm::aNameIsGivenOnce()
{
    QFETCH(QString, name);
    open();
    press("savePresetAs");
    part<QLineEdit>("presetName").setText(name);
    QTEST(part<QPushButton>("namePreset").isEnabled(), "isGood");
}

void tst_SettingsForm::aRunShowsItsSettingsAndLendsThem()
{
    RunStarted run;
    run.question = {"Which?", "Evidence.", "Rules of the run."};
    run.model = "first";
    run.policy = builtInPresets({})[2].settings.policy;
    m_panel->showRun(run, run);
    auto& chip = part<PresetChip>("presetChip");
    QCOMPARE(chip.value(), QStringLiteral("own settings")); // its directives are no part of the preset
    QVERIFY(m_panel->own().policy == RunPolicy());
    action(QStringLiteral("Use the Settings of This Run"))->trigger();
    QVERIFY(!action(QStringLiteral("Use the Settings of This Run"))); // they are the user's own now
    QVERIFY(m_panel->own().policy == run.policy);
    QCOMPARE(m_panel->own().question.directives, "Rules of the run.");
}

void tst_SettingsForm::aDemonstrationsEvidenceDoesNotStay()
{
    RunStarted demonstration;
    demonstration.question = {"Which?", "Of the demonstration."};
    demonstration.model = "scenario:x";
    demonstration.modelKind = ModelKind::scripted;
    m_panel->showRun(demonstration, demonstration);
    auto& box = *m_panel->findChild<QuestionEdit*>();
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("How many?"));
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(m_asked.size(), std::size_t{1});
    QCOMPARE(m_asked[0].question.evidence, "");
    QCOMPARE(m_asked[0].question.directives, "");
}

void tst_SettingsForm::theFormFitsInASmallScreen()
{
    RunSettingsDialog& dialog = open();
    QVERIFY2(
        dialog.minimumSizeHint().width() <= 1024 && dialog.minimumSizeHint().height() <= 700,
        qPrintable(
            QStringLiteral("%1 × %2").arg(dialog.minimumSizeHint().width()).arg(dialog.minimumSizeHint().height())));
    QVERIFY(dialog.width() <= 1024 && dialog.height() <= 700);
}

QTEST_MAIN(tst_SettingsForm)

#include "tst_settingsform.moc"
