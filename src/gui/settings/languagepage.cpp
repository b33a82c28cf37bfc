#include "settings/languagepage.h"

#include "common/languages.h"
#include "ui_languagepage.h"

#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace querymend {

LanguagePage::LanguagePage(QWidget* parent) : SettingsPage(parent), m_form(std::make_unique<Ui::LanguagePage>())
{
    m_form->setupUi(this);
    m_form->language->addItem(tr("Same as the system"), QString());
    // Each in its own language, so that users can find theirs if they cannot read the current one.
    for (const auto& [name, code] : {std::pair{"English", "en"}, {"Italiano", "it"}, {"Русский", "ru"}}) {
        if (Languages::codes().contains(QLatin1String(code)))
            m_form->language->addItem(QString::fromUtf8(name), QString::fromLatin1(code));
    }
    connect(m_form->language, &QComboBox::currentIndexChanged, this, &SettingsPage::changed);
}

LanguagePage::~LanguagePage() = default;

void LanguagePage::display(const AppSettings& settings)
{
    const QSignalBlocker silent(this);
    const int at = m_form->language->findData(QString::fromStdString(settings.language));
    m_form->language->setCurrentIndex(std::max(0, at));
}

void LanguagePage::writeTo(AppSettings& settings) const
{
    settings.language = m_form->language->currentData().toString().toStdString();
}

void LanguagePage::retranslate()
{
    m_form->retranslateUi(this);
    m_form->language->setItemText(0, tr("Same as the system"));
}

} // namespace querymend

#include "moc_languagepage.cpp"
