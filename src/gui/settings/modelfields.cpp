#include "settings/modelfields.h"

#include "common/recordedwords.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "llm/http/serverkinds.h"
#include "run/enumnames.h"
#include "settings/alignedlabels.h"
#include "settings/modelfieldtexts.h"
#include "settings/modelwords.h"
#include "ui_modelfields.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr std::array allPlaces{KeyPlace::nowhere, KeyPlace::environment, KeyPlace::keyStore, KeyPlace::session};
constexpr int noSeed = -1;
constexpr std::uint32_t mostSeed = 0x7FFF'FFFF;
constexpr std::size_t levelCount = EnumNames<Level>::names.size();
constexpr std::size_t roleCount = EnumNames<ModelRole>::names.size();

} // namespace

ModelFields::ModelFields(QWidget* parent) : QWidget(parent), m_form(std::make_unique<Ui::ModelFields>())
{
    m_form->setupUi(this);
    for (const ServerKind& kind : serverKinds())
        m_form->formatCombo->addItem(QString(), textOf(kind.format));
    m_form->keyCombo->addItems(QStringList(allPlaces.size()));
    addMapping();
    nameChoices();
    connectFields();
    display({});
}

ModelFields::~ModelFields() = default;

void ModelFields::display(const ModelProfile& profile)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_shown = profile;
    m_form->nameEdit->setText(QString::fromStdString(profile.name));
    m_form->formatCombo->setCurrentIndex(kindOf(profile));
    m_form->baseEdit->setText(QString::fromStdString(profile.baseUrl));
    m_form->modelCombo->clear();
    m_form->modelCombo->setEditText(QString::fromStdString(profile.model));
    m_form->keyCombo->setCurrentIndex(static_cast<int>(profile.key));
    m_form->variableEdit->setText(QString::fromStdString(profile.keyVariable));
    m_form->keyHeaderEdit->setText(QString::fromStdString(profile.keyHeader));
    m_form->keyEdit->clear();
    m_form->contextSpin->setValue(static_cast<int>(profile.contextTokens));
    m_form->replySpin->setValue(static_cast<int>(profile.replyTokens));
    m_form->concurrencySpin->setValue(static_cast<int>(profile.concurrency));
    m_form->seedSpin->setValue(profile.seed ? static_cast<int>(std::min(*profile.seed, mostSeed)) : noSeed);
    m_form->temperatureCheck->setChecked(profile.hasTemperature);
    m_form->structureCheck->setChecked(profile.isStructured);
    m_form->streamCheck->setChecked(profile.isStreamed);
    m_form->fallbacksEdit->setText(listText(profile.fallbacks));
    m_form->promptPriceEdit->setText(priceText(profile.price, &ModelPrice::prompt));
    m_form->replyPriceEdit->setText(priceText(profile.price, &ModelPrice::reply));
    m_form->cachedPriceEdit->setText(priceText(profile.price, &ModelPrice::cached));
    m_form->cacheWritePriceEdit->setText(priceText(profile.price, &ModelPrice::cacheWrite));
    m_form->currencyEdit->setText(QString::fromStdString(profile.price.value_or(ModelPrice()).currency));
    m_form->samplesCombo->setCurrentIndex(static_cast<int>(profile.samples));
    for (std::size_t i = 0; i < m_mapping.size(); ++i) {
        const auto level = profile.levels.find(static_cast<Level>(i));
        const auto role = profile.roles.find(static_cast<ModelRole>(i - levelCount));
        const bool isLevel = i < levelCount;
        const bool isThere = isLevel ? level != profile.levels.end() : role != profile.roles.end();
        m_mapping[i].second->setText(isThere ? QString::fromStdString(isLevel ? level->second : role->second)
                                             : QString());
    }
    m_form->headersEdit->setPlainText(linesOf(profile.headers));
    m_form->extraEdit->setPlainText(QString::fromStdString(profile.extraBody));
    m_form->proxyEdit->setText(QString::fromStdString(profile.proxy));
    m_form->caEdit->setText(QString::fromStdString(profile.caFile));
    noteModels({});
    applyKeyPlace();
    showProblem(std::nullopt);
}

ModelProfile ModelFields::profile() const
{
    ModelProfile profile = m_shown;
    profile.name = plain(*m_form->nameEdit);
    profile.format = m_form->formatCombo->currentData().toString().toStdString();
    profile.baseUrl = plain(*m_form->baseEdit);
    profile.model = m_form->modelCombo->currentText().trimmed().toStdString();
    profile.key = allPlaces[static_cast<std::size_t>(std::max(0, m_form->keyCombo->currentIndex()))];
    profile.keyVariable = profile.key == KeyPlace::environment ? plain(*m_form->variableEdit) : std::string();
    profile.keyHeader = plain(*m_form->keyHeaderEdit);
    profile.contextTokens = static_cast<std::uint32_t>(m_form->contextSpin->value());
    profile.replyTokens = static_cast<std::uint32_t>(m_form->replySpin->value());
    profile.concurrency = static_cast<std::uint32_t>(m_form->concurrencySpin->value());
    const int seed = m_form->seedSpin->value();
    profile.seed = seed == noSeed ? std::nullopt : std::optional(static_cast<std::uint32_t>(seed));
    profile.hasTemperature = m_form->temperatureCheck->isChecked();
    profile.isStructured = m_form->structureCheck->isChecked();
    profile.isStreamed = m_form->streamCheck->isChecked();
    profile.fallbacks = listIn(*m_form->fallbacksEdit);
    writePrices(profile);
    profile.samples = static_cast<ProfileSamples>(std::max(0, m_form->samplesCombo->currentIndex()));
    writeMapping(profile);
    profile.headers = headersIn(m_form->headersEdit->toPlainText());
    profile.extraBody = m_form->extraEdit->toPlainText().trimmed().toStdString();
    profile.proxy = plain(*m_form->proxyEdit);
    profile.caFile = plain(*m_form->caEdit);
    return profile;
}

bool ModelFields::showProblem(const std::optional<ProfileProblem>& problem)
{
    for (QLabel* const label :
         {m_form->nameProblem, m_form->baseProblem, m_form->modelProblem, m_form->keyProblem, m_form->priceProblem,
          m_form->headersProblem, m_form->extraProblem, m_form->proxyProblem, m_form->caProblem})
        showHintRow(*label, QString());
    if (QLabel* const label = problem ? labelFor(problem->failure) : nullptr) {
        const QString words = wordsOf(problem->failure);
        showHintRow(*label, words.isEmpty() ? recordedWords(problem->text) : words);
    }
    const bool areReadable = arePricesReadable();
    const QString advice = tr("Enter the prices of prompt and reply as numbers, such as %1, or leave all prices empty.")
                               .arg(locale().toString(0.25));
    showHintRow(*m_form->priceProblem, areReadable ? QString() : advice);
    return areReadable;
}

void ModelFields::showSamples(ProfileSamples samples)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_form->samplesCombo->setCurrentIndex(static_cast<int>(samples));
}

void ModelFields::focusName()
{
    m_form->nameEdit->setFocus();
}

void ModelFields::offerModels(const QStringList& names)
{
    const QScopedValueRollback filling(m_isFilling, true);
    const QString chosen = m_form->modelCombo->currentText();
    m_form->modelCombo->clear();
    m_form->modelCombo->addItems(names);
    m_form->modelCombo->setEditText(chosen);
    noteModels(tr("Found %n models; choose one above.", nullptr, static_cast<int>(names.size())));
}

void ModelFields::noteModels(const QString& text)
{
    showHintRow(*m_form->listNote, text);
}

void ModelFields::noteKey(const QString& text)
{
    showHintRow(*m_form->keyNote, text);
}

void ModelFields::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    nameChoices();
}

void ModelFields::connectFields()
{
    const auto done = [this] {
        if (!m_isFilling)
            Q_EMIT edited();
    };
    for (QLineEdit* const field : findChildren<QLineEdit*>()) {
        const bool isPart = field->objectName().startsWith(QStringLiteral("qt_")) || field == m_form->keyEdit;
        if (!isPart)
            connect(field, &QLineEdit::editingFinished, this, done);
    }
    for (QSpinBox* const field : {m_form->contextSpin, m_form->replySpin, m_form->concurrencySpin, m_form->seedSpin})
        connect(field, &QSpinBox::editingFinished, this, done);
    connect(m_form->modelCombo, &QComboBox::activated, this, done);
    connect(m_form->modelCombo->lineEdit(), &QLineEdit::editingFinished, this, done);
    for (QCheckBox* const field : {m_form->temperatureCheck, m_form->structureCheck, m_form->streamCheck})
        connect(field, &QCheckBox::toggled, this, done);
    for (QPlainTextEdit* const field : {m_form->headersEdit, m_form->extraEdit})
        connect(field, &QPlainTextEdit::textChanged, this, done);
    connect(m_form->formatCombo, &QComboBox::currentIndexChanged, this, &ModelFields::applyFormat);
    connect(m_form->keyCombo, &QComboBox::currentIndexChanged, this, &ModelFields::applyKeyPlace);
    connect(m_form->formatCombo, &QComboBox::currentIndexChanged, this, done);
    connect(m_form->samplesCombo, &QComboBox::currentIndexChanged, this, done);
    connect(m_form->keyCombo, &QComboBox::currentIndexChanged, this, done);
    connect(m_form->keyEdit, &QLineEdit::editingFinished, this, &ModelFields::handleKey);
    connect(m_form->listButton, &QPushButton::clicked, this, &ModelFields::listAsked);
}

void ModelFields::addMapping()
{
    for (std::size_t i = 0; i < levelCount + roleCount; ++i) {
        auto* const field = new QLineEdit(m_form->mapping);
        auto* const label = new QLabel(m_form->mapping);
        label->setBuddy(field);
        m_form->mappingForm->addRow(label, field);
        m_mapping.emplace_back(label, field);
    }
    QWidget* before = m_form->currencyEdit;
    for (const auto& [label, field] : m_mapping) {
        setTabOrder(before, field);
        before = field;
    }
}

void ModelFields::nameChoices()
{
    const QString model = m_form->modelLabel->text().remove(QLatin1Char('&'));
    m_form->modelCombo->setAccessibleName(model);
    m_form->modelCombo->lineEdit()->setAccessibleName(model);
    for (std::size_t i = 0; i < serverKinds().size(); ++i)
        m_form->formatCombo->setItemText(static_cast<int>(i), wordsOf(serverKinds()[i]));
    for (std::size_t i = 0; i < allPlaces.size(); ++i)
        m_form->keyCombo->setItemText(static_cast<int>(i), wordsOf(allPlaces[i]));
    for (std::size_t i = 0; i < m_mapping.size(); ++i)
        m_mapping[i].first->setText(i < levelCount ? wordOf(static_cast<Level>(i))
                                                   : wordsOf(static_cast<ModelRole>(i - levelCount)));
    alignLabels(*this);
    fitHintRows({m_form->contextHint, m_form->replyHint});
    fitWidths();
}

/// What a field says where it has no number needs more room in some languages.
void ModelFields::fitWidths()
{
    makeEquallyWide({m_form->contextSpin, m_form->replySpin, m_form->concurrencySpin, m_form->seedSpin}, scaled(160));
    for (QLineEdit* const field : m_form->prices->findChildren<QLineEdit*>())
        field->setMaximumWidth(scaled(160));
    // A choice is as wide as the form; what is longer is shown whole in its list.
    for (const QComboBox* const field : {m_form->formatCombo, m_form->keyCombo, m_form->samplesCombo})
        field->view()->setMinimumWidth(field->view()->sizeHintForColumn(0) + scaled(16));
    for (QPlainTextEdit* const field : {m_form->headersEdit, m_form->extraEdit})
        field->setMaximumHeight(scaled(72));
}

/// If the user never edited the address, it follows the selected server type.
void ModelFields::applyFormat()
{
    const int index = m_form->formatCombo->currentIndex();
    if (m_isFilling || index < 0)
        return;
    const ServerKind& chosen = serverKinds()[static_cast<std::size_t>(index)];
    if (isUsual(plain(*m_form->baseEdit), &ServerKind::base))
        m_form->baseEdit->setText(textOf(chosen.base));
    if (isUsual(plain(*m_form->keyHeaderEdit), &ServerKind::keyHeader))
        m_form->keyHeaderEdit->setText(textOf(chosen.keyHeader));
}

void ModelFields::applyKeyPlace()
{
    const KeyPlace place = allPlaces[static_cast<std::size_t>(std::max(0, m_form->keyCombo->currentIndex()))];
    m_form->keyForm->setRowVisible(m_form->variableEdit, place == KeyPlace::environment);
    m_form->keyForm->setRowVisible(m_form->keyEdit, place == KeyPlace::keyStore || place == KeyPlace::session);
    m_form->keyForm->setRowVisible(m_form->keyHeaderEdit, place != KeyPlace::nowhere);
    m_form->keyEdit->setPlaceholderText(tr("not shown again after you enter it"));
    noteKey({});
}

void ModelFields::handleKey()
{
    const QString key = m_form->keyEdit->text().trimmed();
    m_form->keyEdit->clear();
    if (!key.isEmpty())
        Q_EMIT keyGiven(Secret(key.toStdString()));
}

void ModelFields::writePrices(ModelProfile& profile) const
{
    profile.price.reset();
    const auto prompt = numberIn(*m_form->promptPriceEdit);
    const auto reply = numberIn(*m_form->replyPriceEdit);
    if (prompt && reply)
        profile.price = ModelPrice{*prompt, *reply, plain(*m_form->currencyEdit), numberIn(*m_form->cachedPriceEdit),
                                   numberIn(*m_form->cacheWritePriceEdit)};
}

void ModelFields::writeMapping(ModelProfile& profile) const
{
    profile.levels.clear();
    profile.roles.clear();
    for (std::size_t i = 0; i < m_mapping.size(); ++i) {
        if (std::string model = plain(*m_mapping[i].second); !model.empty())
            (i < levelCount ? profile.levels[static_cast<Level>(i)]
                            : profile.roles[static_cast<ModelRole>(i - levelCount)]) = std::move(model);
    }
}

bool ModelFields::arePricesReadable() const
{
    const auto isEmpty = [](const QLineEdit* field) { return field->text().trimmed().isEmpty(); };
    const std::array cached{m_form->cachedPriceEdit, m_form->cacheWritePriceEdit};
    if (isEmpty(m_form->promptPriceEdit) && isEmpty(m_form->replyPriceEdit))
        return std::all_of(cached.begin(), cached.end(), isEmpty);
    return numberIn(*m_form->promptPriceEdit) && numberIn(*m_form->replyPriceEdit)
        && std::all_of(cached.begin(), cached.end(),
                       [&](const QLineEdit* field) { return isEmpty(field) || numberIn(*field); });
}

QLabel* ModelFields::labelFor(ProfileFailure failure) const
{
    switch (failure) {
    case ProfileFailure::name:
    case ProfileFailure::other:
    case ProfileFailure::format:
    case ProfileFailure::concurrency:
        return m_form->nameProblem;
    case ProfileFailure::address:
    case ProfileFailure::addressWithLogin:
    case ProfileFailure::addressWithSecret:
    case ProfileFailure::addressWithFragment:
        return m_form->baseProblem;
    case ProfileFailure::model:
        return m_form->modelProblem;
    case ProfileFailure::keyVariable:
    case ProfileFailure::keyHeader:
        return m_form->keyProblem;
    case ProfileFailure::extraBody:
        return m_form->extraProblem;
    case ProfileFailure::header:
    case ProfileFailure::secretHeader:
        return m_form->headersProblem;
    case ProfileFailure::proxy:
    case ProfileFailure::proxyWithPassword:
        return m_form->proxyProblem;
    }
    return m_form->nameProblem;
}

} // namespace querymend

#include "moc_modelfields.cpp"
