#pragma once

#include "settings/settingspage.h"

#include <memory>

namespace Ui {
class AppearancePage;
}

namespace querymend {

/// The settings page for the look of the window.
class AppearancePage : public SettingsPage {
    Q_OBJECT

public:
    explicit AppearancePage(QWidget* parent = nullptr);
    ~AppearancePage() override;

    void display(const AppSettings& settings) override;
    void writeTo(AppSettings& settings) const override;

protected:
    void retranslate() override;

private:
    std::unique_ptr<Ui::AppearancePage> m_form;
};

} // namespace querymend
