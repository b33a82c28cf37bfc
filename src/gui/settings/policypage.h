#pragma once

#include "settings/settingspage.h"
#include "store/valuelock.h"

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
    void showLock();

    std::unique_ptr<Ui::PolicyPage> m_form;
    ValueSending m_sending = ValueSending::asChosen;
    ValueLock m_lock = ValueLock::open;
};

} // namespace querymend
