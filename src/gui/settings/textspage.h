#pragma once

#include "settings/settingspage.h"
#include "texts/modeltexts.h"

#include <memory>
#include <vector>

class QTreeWidgetItem;

namespace Ui {
class TextsPage;
}

namespace querymend {

/// Lists the texts for prompts and hints, which of them the user has replaced, and what is wrong with those.
class TextsPage : public SettingsPage {
    Q_OBJECT

public:
    TextsPage(QString hintFolder, QString promptFolder, QWidget* parent = nullptr);
    ~TextsPage() override;

    /// None of this is in the settings.
    void display(const AppSettings& /*settings*/) override {}
    void writeTo(AppSettings& /*settings*/) const override {}

protected:
    void retranslate() override;

private:
    void read();
    void fill();
    [[nodiscard]] QString stateOf(const ModelText& text) const;
    [[nodiscard]] const ModelText* chosen() const;
    [[nodiscard]] QString folderOf(ModelTextKind kind) const;
    void showChosen();
    void makeOwn();
    void openFolder();

    QString m_hintFolder;
    QString m_promptFolder;
    std::unique_ptr<Ui::TextsPage> m_form;
    std::vector<ModelText> m_texts;
};

} // namespace querymend
