#pragma once

#include "settings/settingspage.h"
#include "storage/memoryshelf.h"

#include <memory>
#include <string>
#include <vector>

class QTreeWidgetItem;

namespace Ui {
class MemoryPage;
}

namespace querymend {

/// Lists the examples and lessons from earlier runs by database. The user can have them forgotten, or have models not
/// see them.
class MemoryPage : public SettingsPage {
    Q_OBJECT

public:
    /// The storage must outlive the page.
    explicit MemoryPage(const RunStorage& storage, QWidget* parent = nullptr);
    ~MemoryPage() override;

    void display(const AppSettings& settings) override;
    void writeTo(AppSettings& settings) const override;

Q_SIGNALS:
    /// Something was forgotten.
    void memoryChanged();

protected:
    void retranslate() override;
    /// Reads the memory when the page is first shown.
    void showEvent(QShowEvent* event) override;

private:
    void fill();
    QTreeWidgetItem* groupOf(const std::string& database);
    [[nodiscard]] bool fits(const Remembered& item) const;
    [[nodiscard]] std::vector<std::string> chosen() const;
    /// Everything of the databases that the selection is about.
    [[nodiscard]] std::vector<std::string> chosenDatabases() const;
    void showChosen();
    void ask(const std::vector<std::string>& ids);

    MemoryShelf m_shelf;
    std::unique_ptr<Ui::MemoryPage> m_form;
    bool m_isRead = false;
};

} // namespace querymend
