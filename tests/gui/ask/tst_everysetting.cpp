#include "ask/askpanel.h"
#include "ask/examplefiles.h"
#include "ask/presetchip.h"
#include "ask/questionedit.h"
#include "ask/runsettingsdialog.h"
#include "ask/settingschips.h"
#include "common/theme.h"
#include "run/enumnames.h"
#include "run/policyfields.h"
#include "run/policyjson.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <set>

using namespace querymend;

namespace {

/// The names that records have for a policy's fields: the table of settings.
struct FieldNames {
    std::set<std::string> names;

    void operator()(const char* key, const auto&) { names.insert(key); }
    void later(const char* key, const auto&) { names.insert(key); }
    void rare(const char* key, const auto&) { names.insert(key); }
};

std::set<std::string> settingsOfPolicy()
{
    FieldNames known;
    const RunPolicy usual;
    describe(known, usual);
    return known.names;
}

/// Settings that a question does not have, and where they are set, or why they are not.
struct SaidElsewhere {
    const char* name;
    const char* where;
};

constexpr SaidElsewhere elsewhere[]{
    {"values", "the settings: what may leave the machine does not change with a question"},
    {"context_tokens", "the model"},
    {"reply_form", "the model"},
    {"samples", "the model and the settings"},
    {"malformed_replies", "fixed"},
    {"transport_retries", "fixed"},
    {"question_in_hints", "fixed; recorded so that older runs replay as they were"},
};

/// Every setting that a question may have, with the names that presets have for what is no part of the policy.
std::set<std::string> settingsOfAQuestion()
{
    std::set<std::string> names = settingsOfPolicy();
    for (const SaidElsewhere& one : elsewhere)
        names.erase(one.name);
    const auto& [policy, directives, exampleFiles] = RunSettings(); // one more has to be named here
    Q_UNUSED(policy);
    Q_UNUSED(directives);
    Q_UNUSED(exampleFiles);
    names.insert({"directives", "example_files"});
    return names;
}

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

/// Every setting of a question is reached from the question box.
class EverySettingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_panel.reset(); }

    void everySettingIsReached_data();
    void everySettingIsReached();
    void whatIsSaidElsewhereIsASetting();
    void everyValueOfAListIsReached();
    void everyValueOfAListHasItsBox();
    void whatIsNotChangedStays();

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
    AskedQuestion ask();
    AskedQuestion askWithEverythingChanged();

    Theme m_theme;
    std::unique_ptr<AskPanel> m_panel;
    AskedQuestion m_asked;
};

void EverySettingTest::init()
{
    m_asked = {};
    m_panel = std::make_unique<AskPanel>(m_theme);
    connect(m_panel.get(), &AskPanel::asked, this, [this](const AskedQuestion& asked) { m_asked = asked; });
    m_panel->setModels(
        {{QStringLiteral("first"), QStringLiteral("first")}, {QStringLiteral("other"), QStringLiteral("other")}},
        QStringLiteral("first"));
    m_panel->settings().setUsual({});
    m_panel->setState(AskState::ready);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

RunSettingsDialog& EverySettingTest::open()
{
    part<QAction>("allSettings").trigger();
    auto& dialog = part<RunSettingsDialog>("runSettings");
    if (!QTest::qWaitForWindowExposed(&dialog))
        qFatal("the form is not shown");
    return dialog;
}

AskedQuestion EverySettingTest::ask()
{
    auto& box = *m_panel->findChild<QuestionEdit*>();
    QTest::keyClicks(&box, QStringLiteral("How many?"));
    QTest::keyClick(&box, Qt::Key_Return);
    return m_asked;
}

// Walks all pages of the form and changes each field that it finds there.
AskedQuestion EverySettingTest::askWithEverythingChanged()
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
    model.setCurrentIndex(model.count() - 1);
    QTest::mouseClick(&part<QPushButton>("useSettings"), Qt::LeftButton);
    return ask();
}

void EverySettingTest::everySettingIsReached_data()
{
    QTest::addColumn<QString>("name");
    for (const std::string& name : settingsOfAQuestion())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

/// Goes by the table of settings, so a new one needs a field in the form, or a reason above why it has none.
void EverySettingTest::everySettingIsReached()
{
    QFETCH(QString, name);
    const AskedQuestion asked = askWithEverythingChanged();
    std::set<std::string> reached = differences({}, asked.policy);
    if (asked.question.directives == "Money is in cents.")
        reached.insert("directives");
    if (asked.exampleFiles == std::vector<std::string>{"/tmp/dev.json"})
        reached.insert("example_files");
    QVERIFY2(reached.contains(name.toStdString()), qPrintable(joined(reached)));
}

void EverySettingTest::whatIsSaidElsewhereIsASetting()
{
    const std::set<std::string> known = settingsOfPolicy();
    for (const SaidElsewhere& one : elsewhere)
        QVERIFY2(known.contains(one.name), one.name);
}

/// Of a setting that has several values at once, each has its box.
void EverySettingTest::everyValueOfAListIsReached()
{
    const RunPolicy policy = askWithEverythingChanged().policy;
    QCOMPARE(policy.asks.size(), EnumNames<AskMoment>::names.size() - 1); // the walk leaves boxes that end in 1 alone
    QCOMPARE(policy.roles.size(), EnumNames<ModelRole>::names.size() - 1);
}

void EverySettingTest::everyValueOfAListHasItsBox()
{
    open();
    for (const auto& [name, count] :
         {std::pair("asks", EnumNames<AskMoment>::names.size()), std::pair("role", EnumNames<ModelRole>::names.size()),
          std::pair("method", EnumNames<Method>::names.size()),
          std::pair("band", EnumNames<TemperatureBand>::names.size())}) {
        for (std::size_t i = 0; i < count; ++i)
            QVERIFY(m_panel->findChild<QCheckBox*>(QString::fromLatin1(name) + QString::number(i)));
    }
}

void EverySettingTest::whatIsNotChangedStays()
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

QTEST_MAIN(EverySettingTest)

#include "tst_everysetting.moc"
