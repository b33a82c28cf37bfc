#pragma once

#include "common/chip.h"
#include "run/modeltraffic.h"

#include <optional>
#include <vector>

namespace querymend {

/// A model that the user can choose.
struct ModelChoice {
    QString id;
    QString label; ///< empty for the built-in answerer, whose name follows the language
};

/// The model of a run, as it may be shown.
struct ShownModel {
    QString name;
    ModelKind kind = ModelKind::live;
};

/// A button that names the model of a question and offers the others.
class ModelChip : public Chip {
    Q_OBJECT

public:
    ModelChip(const QString& name, const Theme& theme, QWidget* parent = nullptr);

    void setModels(std::vector<ModelChoice> models, const QString& chosen);
    /// The id of the model that the user chose, whatever run is shown.
    [[nodiscard]] const QString& model() const { return m_model; }
    /// Shows the model of a run; that of the user if there is none.
    void showModelOf(const std::optional<ShownModel>& run);

Q_SIGNALS:
    /// model() is another.
    void chosen();
    /// The user wants to set up models.
    void modelsAsked();

private:
    void fill();

    std::vector<ModelChoice> m_models;
    QString m_model;
    std::optional<ShownModel> m_ofRun;
};

} // namespace querymend
