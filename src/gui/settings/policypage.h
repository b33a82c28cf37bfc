#pragma once

#include "settings/settingspage.h"

#include <memory>

namespace Ui {
class PolicyPage;
}

namespace querymend {

/// The settings page for the limits of a question, its checks, and what models may see.
class PolicyPage : public SettingsPage {
    Q_OBJECT

public:
    explicit PolicyPage(QWidget* parent = nullptr);
    ~PolicyPage() override;

    void display(const AppSettings& settings) override;
    void writeTo(AppSettings& settings) const override;

protected:
    void retranslate() override;

private:
    std::unique_ptr<Ui::PolicyPage> m_form;
};

} // namespace querymend
