#pragma once

#include "settings/settingspage.h"

#include <memory>
#include <vector>

class QAction;
class QSortFilterProxyModel;

namespace Ui {
class ShortcutsPage;
}

namespace querymend {

class ShortcutModel;

/// The settings page for shortcuts. No two actions can have the same.
class ShortcutsPage : public SettingsPage {
    Q_OBJECT

public:
    /// The actions must outlive the page. They are changed immediately.
    explicit ShortcutsPage(const std::vector<QAction*>& actions, QWidget* parent = nullptr);
    ~ShortcutsPage() override;

    void display(const AppSettings& settings) override;
    void writeTo(AppSettings& settings) const override;

protected:
    void retranslate() override;

private:
    void showRow();
    void look();
    void apply();
    void reset();
    [[nodiscard]] int row() const;

    std::unique_ptr<Ui::ShortcutsPage> m_form;
    ShortcutModel* m_model;
    QSortFilterProxyModel* m_shown;
};

} // namespace querymend
