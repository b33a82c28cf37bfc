#include "settings/policypage.h"

#include "common/scaled.h"
#include "settings/alignedlabels.h"
#include "ui_policypage.h"

#include <QSignalBlocker>

namespace querymend {

PolicyPage::PolicyPage(QWidget* parent) : SettingsPage(parent), m_form(std::make_unique<Ui::PolicyPage>())
{
    m_form->setupUi(this);
    alignLabels(*this);
    fitHintRows({m_form->lanesHint, m_form->retriesHint, m_form->escalationsHint, m_form->valuesHint});
    for (QLabel* const hint : {m_form->lanesHint, m_form->retriesHint, m_form->escalationsHint})
        hint->setContentsMargins(0, 0, 0, 8); // nearer to its field than to the next one
    for (QComboBox* const field : {m_form->checks, m_form->mending, m_form->samples}) {
        field->setMaximumWidth(scaled(field->maximumWidth()));
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // large texts may not fit
        field->setMinimumContentsLength(20);
        field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    for (QSpinBox* const field : {m_form->lanes, m_form->retries, m_form->escalations})
        connect(field, &QSpinBox::valueChanged, this, &SettingsPage::changed);
    for (QComboBox* const field : {m_form->checks, m_form->mending, m_form->samples})
        connect(field, &QComboBox::currentIndexChanged, this, &SettingsPage::changed);
    for (QCheckBox* const field : {m_form->emptyIsError, m_form->valuesMayLeave, m_form->sendNoValues})
        connect(field, &QCheckBox::toggled, this, &SettingsPage::changed);
    connect(m_form->sendNoValues, &QCheckBox::toggled, this, &PolicyPage::showLock);
}

PolicyPage::~PolicyPage() = default;

void PolicyPage::display(const AppSettings& settings)
{
    const QSignalBlocker silent(this);
    const RunPolicy& policy = settings.policy;
    m_form->lanes->setValue(static_cast<int>(policy.lanes));
    m_form->retries->setValue(static_cast<int>(policy.maxRetries));
    m_form->escalations->setValue(static_cast<int>(policy.maxEscalations));
    m_form->checks->setCurrentIndex(static_cast<int>(policy.checks));
    m_form->mending->setCurrentIndex(static_cast<int>(policy.mending));
    m_form->emptyIsError->setChecked(policy.emptyRows == EmptyRows::areAnError);
    m_form->samples->setCurrentIndex(static_cast<int>(settings.samples));
    m_form->valuesMayLeave->setChecked(policy.values == DataValues::mayBeNamed);
    m_sending = settings.sending;
    m_lock = valueLockOf(settings);
    m_form->sendNoValues->setChecked(m_lock != ValueLock::open);
    showLock();
}

/// What the switch goes before cannot be changed meanwhile, nor the switch itself if an administrator has set it.
void PolicyPage::showLock()
{
    const bool isLocked = m_form->sendNoValues->isChecked();
    m_form->sendNoValues->setEnabled(m_lock != ValueLock::byEnvironment);
    for (QWidget* const part :
         {static_cast<QWidget*>(m_form->samplesLabel), static_cast<QWidget*>(m_form->samples),
          static_cast<QWidget*>(m_form->valuesMayLeave), static_cast<QWidget*>(m_form->valuesHint)})
        part->setEnabled(!isLocked);
    if (m_lock == ValueLock::byEnvironment)
        m_form->sendNoValuesHint->setText(tr("Set by the environment variable QUERYMEND_SEND_NO_VALUES."));
}

void PolicyPage::writeTo(AppSettings& settings) const
{
    RunPolicy& policy = settings.policy;
    policy.lanes = static_cast<std::uint32_t>(m_form->lanes->value());
    policy.maxRetries = static_cast<std::uint32_t>(m_form->retries->value());
    policy.maxEscalations = static_cast<std::uint32_t>(m_form->escalations->value());
    policy.checks = static_cast<CheckPolicy>(m_form->checks->currentIndex());
    policy.mending = static_cast<MendingUse>(m_form->mending->currentIndex());
    policy.emptyRows = m_form->emptyIsError->isChecked() ? EmptyRows::areAnError : EmptyRows::areFine;
    policy.values = m_form->valuesMayLeave->isChecked() ? DataValues::mayBeNamed : DataValues::stay;
    if (m_lock == ValueLock::byEnvironment)
        settings.sending = m_sending;
    else
        settings.sending = m_form->sendNoValues->isChecked() ? ValueSending::never : ValueSending::asChosen;
    settings.samples = static_cast<SampleSetting>(m_form->samples->currentIndex());
}

void PolicyPage::retranslate()
{
    m_form->retranslateUi(this);
    showLock();
    alignLabels(*this);
}

} // namespace querymend

#include "moc_policypage.cpp"
