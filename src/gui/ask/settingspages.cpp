#include "ask/settingspages.h"

#include "ask/examplefiles.h"
#include "ask/settingsfields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <limits>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunSettings)
};

/// The first level, and how many may follow.
struct Chain {
    Level first;
    std::uint32_t following;
};

constexpr std::array chains{Chain{Level::basic, 0},    Chain{Level::basic, 1},    Chain{Level::basic, 2},
                            Chain{Level::advanced, 0}, Chain{Level::advanced, 1}, Chain{Level::expert, 0}};

QStringList chainTexts()
{
    const QStringList levels{Words::tr("Basic"), Words::tr("Advanced"), Words::tr("Expert")};
    QStringList texts;
    for (const Chain& chain : chains)
        texts << levels.mid(static_cast<int>(chain.first), static_cast<int>(chain.following) + 1)
                     .join(QStringLiteral(" → "));
    return texts;
}

int chainOf(const RunPolicy& policy)
{
    const auto levels = static_cast<std::uint32_t>(Level::expert) - static_cast<std::uint32_t>(policy.level);
    const std::uint32_t following = std::min(policy.maxEscalations, levels);
    for (std::size_t i = 0; i < chains.size(); ++i) {
        if (chains[i].first == policy.level && chains[i].following == following)
            return static_cast<int>(i);
    }
    return 0;
}

void addChain(SettingsFields& page)
{
    QComboBox* const field =
        page.comboBox(Words::tr("&Levels"), "chain", chainTexts(),
                      Words::tr("If a level finds no answer, or its answer fails tests, the next level is tried."));
    page.addField([=](const RunSettings& settings) { field->setCurrentIndex(chainOf(settings.policy)); },
                  [=](RunSettings& settings) {
                      const int before = chainOf(settings.policy);
                      if (field->currentIndex() == before)
                          return; // more than there are levels stays as it was
                      const Chain& chain = chains[static_cast<std::size_t>(field->currentIndex())];
                      settings.policy.level = chain.first;
                      settings.policy.maxEscalations = chain.following;
                  });
}

void fillSearch(SettingsFields& page)
{
    addChain(page);
    page.addNumber(
        Words::tr("L&anes"), "lanes", 1, mostLanes, &RunPolicy::lanes,
        Words::tr("How many statements are written side by side at each level. Their results are compared."));
    page.addChoice(
        Words::tr("&First lane"), "firstLane", {Words::tr("Model"), Words::tr("Built-in answerer")},
        &RunPolicy::firstLane,
        Words::tr("The built-in answerer can take a lane of its own before the model's lanes. It costs nothing."));
    page.addNumber(Words::tr("&Retries"), "maxRetries", 0, mostRetriesOfLane, &RunPolicy::maxRetries,
                   Words::tr("How many times a lane may correct its statement."));
    page.addSet(Words::tr("Methods"), "method",
                {Words::tr("Query &plan"), Words::tr("&Step by step"), Words::tr("&Divide and conquer")},
                &RunPolicy::methods, Words::tr("Lanes use these in turn. If none is selected, they use all."));
    page.addSet(Words::tr("Temperatures"), "band",
                {Words::tr("L&ow, 0.1 to 0.3"), Words::tr("&Medium, 0.5 to 0.7"), Words::tr("&High, 0.8 to 1.0")},
                &RunPolicy::bands, Words::tr("Lanes use these in turn. If all are selected, a single lane uses 0.2."));
    QSpinBox* const seed = page.spinBox("seed", 0, std::numeric_limits<int>::max());
    page.addRow(Words::tr("Seed for sh&uffling"), seed,
                Words::tr("Each additional lane sees the tables in a different order."));
    page.addField([=](const RunSettings& settings) { seed->setValue(static_cast<int>(settings.policy.seed)); },
                  [=](RunSettings& settings) {
                      if (static_cast<int>(settings.policy.seed) != seed->value())
                          settings.policy.seed = static_cast<std::uint64_t>(seed->value());
                  });
}

/// A role's box and the model that it asks.
void addRole(SettingsFields& page, ModelRole role, const QString& text, const QString& tip, const QStringList& models)
{
    const QByteArray number = QByteArray::number(static_cast<int>(role));
    QCheckBox* const box = page.checkBox(text, ("role" + number).constData());
    box->setToolTip(tip);
    box->setAccessibleDescription(tip);
    auto* const model = new QComboBox(&page);
    model->setObjectName(QStringLiteral("roleModel") + QString::fromLatin1(number));
    model->addItem(Words::tr("The question's model"), QString());
    for (const QString& name : models)
        model->addItem(name, name);
    model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    model->setMinimumContentsLength(12);
    model->setAccessibleName(Words::tr("Model of: %1").arg(QString(text).remove(QLatin1Char('&'))));
    SettingsFields::alignWith(*box, *model);
    page.form().addRow(box, model);
    QObject::connect(box, &QCheckBox::toggled, model, &QWidget::setEnabled);
    QObject::connect(model, &QComboBox::currentIndexChanged, &page, &SettingsFields::changed);
    page.addField(
        [=](const RunSettings& settings) {
            const std::vector<ModelRole>& on = settings.policy.roles;
            box->setChecked(std::find(on.begin(), on.end(), role) != on.end());
            model->setEnabled(box->isChecked());
            int index = 0;
            for (const RoleModel& own : settings.policy.roleModels) {
                const QString name = QString::fromStdString(own.model);
                if (own.role == role && (index = model->findData(name)) < 0) { // a model that is no longer set up
                    model->addItem(name, name);
                    index = model->count() - 1;
                }
            }
            model->setCurrentIndex(index);
        },
        [=](RunSettings& settings) {
            std::vector<ModelRole>& on = settings.policy.roles;
            const auto found = std::find(on.begin(), on.end(), role);
            if (box->isChecked() && found == on.end())
                on.push_back(role);
            else if (!box->isChecked() && found != on.end())
                on.erase(found);
            std::vector<RoleModel>& own = settings.policy.roleModels;
            const std::string name = model->currentData().toString().toStdString();
            const auto known =
                std::find_if(own.begin(), own.end(), [&](const RoleModel& one) { return one.role == role; });
            if (known != own.end() && known->model == name)
                return;
            std::erase_if(own, [&](const RoleModel& one) { return one.role == role; });
            if (!name.empty())
                own.push_back({role, name, {}});
        });
}

/// Failures are allowed only where all tests count; otherwise every test that is not from the evidence may fail.
void addTests(SettingsFields& page)
{
    page.addTitle(Words::tr("Tests"));
    const QComboBox* const needed = page.addChoice(
        Words::tr("&An answer must pass"), "neededTests",
        {Words::tr("no tests"), Words::tr("the tests from the evidence"), Words::tr("all tests")},
        &RunPolicy::neededTests, Words::tr("If the answer fails a test that it must pass, the next level is tried."));
    QSpinBox* const allowed =
        page.addNumber(Words::tr("All&owed failures"), "failedTests", 0, 24, &RunPolicy::failedTests,
                       Words::tr("Only tests that are not from the evidence may fail."));
    const auto enable = [=, form = &page] {
        form->enableRow(*allowed, needed->currentIndex() == static_cast<int>(NeededTests::all));
    };
    QObject::connect(needed, &QComboBox::currentIndexChanged, &page, enable);
    enable();
}

void fillHelpers(SettingsFields& page, const QStringList& models)
{
    const auto role = [&](ModelRole which, const QString& text, const QString& tip) {
        addRole(page, which, text, tip, models);
    };
    role(ModelRole::validator, Words::tr("Question &validator"),
         Words::tr("Says before the first statement whether the schema can answer the question"));
    role(ModelRole::translator, Words::tr("&Translator"), Words::tr("Puts the question in the language of the schema"));
    role(ModelRole::keywords, Words::tr("&Keyword extraction"), Words::tr("Finds the words that lead to tables"));
    role(ModelRole::testGenerator, Words::tr("Test &generators"),
         Words::tr("Three calls write tests that a right answer passes"));
    role(ModelRole::evaluator, Words::tr("&Evaluator"), Words::tr("Judges which tests a statement passes"));
    role(ModelRole::explainer, Words::tr("E&xplainer"), Words::tr("Says in plain words what the answer means"));
    addTests(page);
}

void fillPrompt(SettingsFields& page)
{
    page.addChoice(Words::tr("&Schema"), "schema",
                   {Words::tr("by size and level"), Words::tr("always whole"), Words::tr("only the linked tables")},
                   &RunPolicy::schema);
    page.addNumber(Words::tr("Schema &tokens"), "schemaTokens", 0, 10'000'000, &RunPolicy::schemaTokens)
        ->setSpecialValueText(Words::tr("no limit"));
    page.addChoice(Words::tr("Helper &keywords"), "keywords",
                   {Words::tr("are added to the question's own"), Words::tr("replace the question's own")},
                   &RunPolicy::keywords);
    auto* const directives = new QPlainTextEdit(&page);
    directives->setObjectName(QStringLiteral("directives"));
    directives->setTabChangesFocus(true);
    directives->setPlaceholderText(Words::tr("For example: money is in cents; leave out test customers"));
    directives->setFixedHeight(directives->fontMetrics().lineSpacing() * 4 + 12);
    page.addRow(Words::tr("&Directives"), directives, Words::tr("Rules for every question with these settings."));
    page.addField(
        [=](const RunSettings& settings) { directives->setPlainText(QString::fromStdString(settings.directives)); },
        [=](RunSettings& settings) { settings.directives = directives->toPlainText().trimmed().toStdString(); });
    QObject::connect(directives, &QPlainTextEdit::textChanged, &page, &SettingsFields::changed);
    auto* const files = new ExampleFiles(&page);
    page.addRow(Words::tr("&Example files"), files,
                Words::tr("Pairs of question and SQL: .sql, or JSON as in BIRD and Spider."));
    page.addField([=](const RunSettings& settings) { files->display(settings.exampleFiles); },
                  [=](RunSettings& settings) { settings.exampleFiles = files->files(); });
    QObject::connect(files, &ExampleFiles::changed, &page, &SettingsFields::changed);
}

void fillChecks(SettingsFields& page)
{
    page.addChoice(Words::tr("&Statements"), "checks",
                   {Words::tr("Analyst: comments are removed, with a note"),
                    Words::tr("Strict: no comments, only SELECT and WITH … SELECT")},
                   &RunPolicy::checks);
    page.addChoice(Words::tr("&Mending without a model"), "mending",
                   {Words::tr("Off: only models correct statements"),
                    Words::tr("Suggest: show corrections beside the hint"),
                    Words::tr("When sure: first try corrections that leave no doubt"),
                    Words::tr("Before the model: try all corrections first")},
                   &RunPolicy::mending);
    page.addChoice(Words::tr("An &empty result"), "emptyRows", {Words::tr("is fine"), Words::tr("is an error")},
                   &RunPolicy::emptyRows);
}

void fillAsking(SettingsFields& page)
{
    page.addTitle(Words::tr("The run stops and asks you"));
    const std::array texts{Words::tr("when the &question can be read in several ways"),
                           Words::tr("when lanes give &different results and nothing decides between them"),
                           Words::tr("after &each failed statement"),
                           Words::tr("when a statement fails and &no correction is left")};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto moment = static_cast<AskMoment>(i);
        QCheckBox* const box = page.checkBox(texts[i], ("asks" + QByteArray::number(static_cast<int>(i))).constData());
        page.form().addRow(box);
        page.addField(
            [=](const RunSettings& settings) {
                const std::vector<AskMoment>& asks = settings.policy.asks;
                box->setChecked(std::find(asks.begin(), asks.end(), moment) != asks.end());
            },
            [=](RunSettings& settings) {
                std::vector<AskMoment>& asks = settings.policy.asks;
                const auto found = std::find(asks.begin(), asks.end(), moment);
                if (box->isChecked() && found == asks.end())
                    asks.push_back(moment);
                else if (!box->isChecked() && found != asks.end())
                    asks.erase(found);
            });
    }
}

void fillLimits(SettingsFields& page)
{
    page.addSeconds(Words::tr("Time per &run"), "time", &RunPolicy::time);
    page.addSeconds(Words::tr("Time per &lane"), "laneTime", &RunPolicy::laneTime);
    page.addSeconds(Words::tr("Time per &call"), "callTime", &RunPolicy::callTime);
    QSpinBox* const tokens = page.spinBox("tokens", 0, std::numeric_limits<int>::max());
    tokens->setSpecialValueText(Words::tr("no limit"));
    tokens->setSingleStep(1000);
    page.addRow(Words::tr("&Total tokens"), tokens);
    page.addField([=](const RunSettings& settings) { tokens->setValue(static_cast<int>(settings.policy.tokens)); },
                  [=](RunSettings& settings) {
                      if (static_cast<int>(settings.policy.tokens) != tokens->value())
                          settings.policy.tokens = static_cast<std::uint64_t>(tokens->value());
                  });
    auto* const cost = new QDoubleSpinBox(&page);
    cost->setObjectName(QStringLiteral("cost"));
    cost->setRange(0, 1'000'000);
    cost->setDecimals(3);
    cost->setSingleStep(0.05);
    cost->setSpecialValueText(Words::tr("no limit"));
    cost->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    QObject::connect(cost, &QDoubleSpinBox::valueChanged, &page, &SettingsFields::changed);
    page.addRow(Words::tr("Total c&ost"), cost,
                Words::tr("In the currency of the model's price. Models without a price are not limited."));
    page.addField([=](const RunSettings& settings) { cost->setValue(settings.policy.cost); },
                  [=](RunSettings& settings) { settings.policy.cost = cost->value(); });
    page.addNumber(Words::tr("Concurrent call&s"), "concurrency", 0, 1000, &RunPolicy::concurrency)
        ->setSpecialValueText(Words::tr("as the model allows"));
}

} // namespace

QString nameOf(SettingsSection section)
{
    switch (section) {
    case SettingsSection::search:
        return Words::tr("Levels and lanes");
    case SettingsSection::helpers:
        return Words::tr("Helpers and tests");
    case SettingsSection::prompt:
        return Words::tr("Prompts");
    case SettingsSection::checks:
        return Words::tr("Statement checks");
    case SettingsSection::asking:
        return Words::tr("Asking you");
    case SettingsSection::limits:
        return Words::tr("Run limits");
    }
    return {};
}

SettingsFields* pageOf(SettingsSection section, const QStringList& models, QWidget* parent)
{
    auto* const page = new SettingsFields(parent);
    switch (section) {
    case SettingsSection::search:
        fillSearch(*page);
        break;
    case SettingsSection::helpers:
        fillHelpers(*page, models);
        break;
    case SettingsSection::prompt:
        fillPrompt(*page);
        break;
    case SettingsSection::checks:
        fillChecks(*page);
        break;
    case SettingsSection::asking:
        fillAsking(*page);
        break;
    case SettingsSection::limits:
        fillLimits(*page);
        break;
    }
    return page;
}

QString presetName(const std::string& name)
{
    if (name == quickPreset)
        return Words::tr("Quick");
    if (name == carefulPreset)
        return Words::tr("Careful");
    if (name == searchPreset)
        return Words::tr("Wide Search");
    return QString::fromStdString(name);
}

} // namespace querymend
