#pragma once

#include "base/secret.h"
#include "llm/http/modelprofile.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QLineEdit;

namespace Ui {
class ModelFields;
}

namespace querymend {

/// The form of one model: its address, its limits, and where its key is stored, but never the key itself.
class ModelFields : public QWidget {
    Q_OBJECT

public:
    explicit ModelFields(QWidget* parent = nullptr);
    ~ModelFields() override;

    void display(const ModelProfile& profile);
    /// Parts of the profile without a field are as last displayed.
    [[nodiscard]] ModelProfile profile() const;
    /// Shows the problem below its field. Returns false if the prices cannot be read as numbers.
    bool showProblem(const std::optional<ProfileProblem>& problem);
    void focusName();
    void showSamples(ProfileSamples samples);
    /// Offers the names of the server's models.
    void offerModels(const QStringList& names);
    void noteModels(const QString& text);
    void noteKey(const QString& text);

Q_SIGNALS:
    /// The user has changed or left a field.
    void edited();
    void listAsked();
    /// The user entered a key, which has already been removed from its field.
    void keyGiven(const querymend::Secret& key);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectFields();
    void addMapping();
    void nameChoices();
    void fitWidths();
    void applyFormat();
    void applyKeyPlace();
    void handleKey();
    void writePrices(ModelProfile& profile) const;
    void writeMapping(ModelProfile& profile) const;
    [[nodiscard]] bool arePricesReadable() const;
    [[nodiscard]] QLabel* labelFor(ProfileFailure failure) const;

    std::unique_ptr<Ui::ModelFields> m_form;
    std::vector<std::pair<QLabel*, QLineEdit*>> m_mapping; ///< for levels, then for roles
    ModelProfile m_shown;
    bool m_isFilling = false;
};

} // namespace querymend
