#include "settings/appearancepage.h"

#include "settings/alignedlabels.h"
#include "ui_appearancepage.h"

#include <QSignalBlocker>

namespace querymend {

AppearancePage::AppearancePage(QWidget* parent) : SettingsPage(parent), m_form(std::make_unique<Ui::AppearancePage>())
{
    m_form->setupUi(this);
    alignLabels(*this);
    m_form->fontSize->setRange(smallestFont, largestFont);
    connect(m_form->theme, &QComboBox::currentIndexChanged, this, &SettingsPage::changed);
    connect(m_form->density, &QComboBox::currentIndexChanged, this, &SettingsPage::changed);
    connect(m_form->motion, &QComboBox::currentIndexChanged, this, &SettingsPage::changed);
    connect(m_form->tabKey, &QCheckBox::toggled, this, &SettingsPage::changed);
    connect(m_form->fontSize, &QSpinBox::valueChanged, this, &SettingsPage::changed);
}

AppearancePage::~AppearancePage() = default;

void AppearancePage::display(const AppSettings& settings)
{
    const QSignalBlocker silent(this);
    m_form->theme->setCurrentIndex(static_cast<int>(settings.theme));
    m_form->fontSize->setValue(settings.fontPixels);
    m_form->density->setCurrentIndex(static_cast<int>(settings.density));
    m_form->motion->setCurrentIndex(static_cast<int>(settings.motion));
    m_form->tabKey->setChecked(settings.tabKey == TabSetting::indents);
}

void AppearancePage::writeTo(AppSettings& settings) const
{
    settings.theme = static_cast<ThemeSetting>(m_form->theme->currentIndex());
    settings.fontPixels = m_form->fontSize->value();
    settings.density = static_cast<Density>(m_form->density->currentIndex());
    settings.motion = static_cast<MotionSetting>(m_form->motion->currentIndex());
    settings.tabKey = m_form->tabKey->isChecked() ? TabSetting::indents : TabSetting::movesFocus;
}

void AppearancePage::retranslate()
{
    m_form->retranslateUi(this);
    alignLabels(*this);
}

} // namespace querymend

#include "moc_appearancepage.cpp"
