#pragma once

#include "llm/http/modelprofile.h"
#include "settings/modelwork.h"

#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace Ui {
class ModelPane;
}

namespace querymend {

class ModelShelf;
class Theme;

/// The list of models, and the form of one. A complete model is saved as soon as it is edited; an incomplete one stays
/// in the form, which shows what is missing.
class ModelPane : public QWidget {
    Q_OBJECT

public:
    /// The shelf and the theme must outlive the pane.
    ModelPane(ModelShelf& shelf, Theme& theme, QWidget* parent = nullptr);
    ~ModelPane() override;

    /// Adds models of somebody else's whose names are free, and saves them. Returns how many there were.
    int take(const std::vector<ModelProfile>& profiles);
    /// Additional addresses at which to look for servers.
    void setAlsoAt(std::vector<std::string> places) { m_alsoAt = std::move(places); }

Q_SIGNALS:
    /// A model was added, changed or removed.
    void modelsChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class DraftAge : std::uint8_t { known, added }; ///< before the pane was opened, or since

    struct Draft {
        ModelProfile shown;
        std::optional<ModelProfile> kept; ///< as saved in the file
        DraftAge age = DraftAge::known;
    };

    void connectParts(Theme& theme);
    void fillList();
    void nameRow(int row);
    void add(const ModelProfile& profile);
    void followAddress(Draft& draft, const ModelProfile& before);
    void startNew();
    void duplicate();
    void remove();
    void handleSelection();
    void handleEdit();
    /// A model that is complete can be tested; a test that is running can be cancelled.
    void allowTest();
    void write();
    void showFileProblem(const std::optional<ProfileProblem>& problem);
    void handleKey(const Secret& key);
    [[nodiscard]] Draft* current();
    [[nodiscard]] std::optional<ProfileProblem> problemOfDraft(const Draft& draft) const;
    [[nodiscard]] std::string freeName(std::string wanted) const;

    void test();
    void listModels();
    void addFound(const FoundServer& server);

    ModelShelf& m_shelf;
    const Theme& m_theme;
    std::unique_ptr<Ui::ModelPane> m_form;
    ModelWork m_work;
    std::vector<Draft> m_drafts;
    std::vector<std::string> m_alsoAt;
    bool m_isFilling = false;
};

} // namespace querymend
