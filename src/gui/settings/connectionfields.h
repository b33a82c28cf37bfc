#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "store/connectionfile.h"
#include "store/keptkeys.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <string>
#include <vector>

namespace Ui {
class ConnectionFields;
}

namespace querymend {

class Theme;

/// The form of one connection: the kind of database, and then the fields for that kind.
class ConnectionFields : public QWidget {
    Q_OBJECT

public:
    explicit ConnectionFields(QWidget* parent = nullptr);
    ~ConnectionFields() override;

    /// To be called again after a theme change.
    void drawTags(const Theme& theme);
    void clear();
    void display(const SavedConnection& connection);
    void showAgents(AgentAccess access);
    /// The groups that there are, to choose from.
    void offerGroups(const std::vector<std::string>& groups);
    void focusUrl();

    /// Returns the connection to be saved, without id and password.
    [[nodiscard]] SavedConnection connection() const;
    [[nodiscard]] ConnectionTarget target() const;
    [[nodiscard]] QString typedPassword() const;
    [[nodiscard]] bool keepsPassword() const;
    [[nodiscard]] bool isEmpty() const;
    /// Whether a URL was typed that has not been read yet.
    [[nodiscard]] bool hasUrl() const;
    /// Says what must be filled in before connecting; empty if nothing must.
    [[nodiscard]] QString whatIsMissing() const;
    void showKeyLife(const Result<KeyLife, KeyStoreProblem>& kept);

Q_SIGNALS:
    /// A URL was entered, and the form is about to be filled from it.
    void urlTaken();
    /// What is in the form has changed.
    void edited();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void lookAtUrl(const QString& text);
    void fill(const ConnectionTarget& target);
    void showEngine();
    void applyUrl();
    void browse();

    std::unique_ptr<Ui::ConnectionFields> m_form;
    QStringList m_groups; ///< that are offered
    qsizetype m_urlLength = 0;
    bool m_isFilling = false;
};

} // namespace querymend
