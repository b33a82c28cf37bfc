#pragma once

#include "settings/settingspage.h"

#include <memory>

namespace Ui {
class LanguagePage;
}

namespace querymend {

/// The settings page for the language of the window.
class LanguagePage : public SettingsPage {
    Q_OBJECT

public:
    explicit LanguagePage(QWidget* parent = nullptr);
    ~LanguagePage() override;

    void display(const AppSettings& settings) override;
    void writeTo(AppSettings& settings) const override;

protected:
    void retranslate() override;

private:
    std::unique_ptr<Ui::LanguagePage> m_form;
};

} // namespace querymend
