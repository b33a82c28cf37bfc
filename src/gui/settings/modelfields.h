#pragma once

#include "base/secret.h"
#include "llm/modelprofile.h"

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

/// The form of one model: where it is, what it may use, and where its key is; never the key itself.
class ModelFields : public QWidget {
    Q_OBJECT

public:
    explicit ModelFields(QWidget* parent = nullptr);
    ~ModelFields() override;

    void display(const ModelProfile& profile);
    /// What is in no field is as it was displayed.
    [[nodiscard]] ModelProfile profile() const;
    /// Beside the field that it is about; false where something cannot be read as a part of a profile at all.
    bool showProblem(const std::optional<ProfileProblem>& problem);
    void focusName();
    /// The names that the server has for its models.
    void offerModels(const QStringList& names);
    void noteModels(const QString& text);
    void noteKey(const QString& text);

Q_SIGNALS:
    /// By a person, who is done with a field.
    void edited();
    void listAsked();
    /// It is in no field any more.
    void keyGiven(const querymend::Secret& key);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectFields();
    void addMapping();
    void nameChoices();
    void takeFormat();
    void takeKeyPlace();
    void takeKey();
    void takePrices(ModelProfile& profile) const;
    void takeMapping(ModelProfile& profile) const;
    [[nodiscard]] bool arePricesReadable() const;
    [[nodiscard]] QLabel* labelFor(ProfileFault fault) const;

    std::unique_ptr<Ui::ModelFields> m_form;
    std::vector<std::pair<QLabel*, QLineEdit*>> m_mapping; ///< levels, and then roles
    ModelProfile m_shown;
    bool m_isFilling = false;
};

} // namespace querymend
