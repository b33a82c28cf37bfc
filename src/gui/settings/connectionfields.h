#pragma once

#include "base/result.h"
#include "db/connectiontarget.h"
#include "store/connectionfile.h"
#include "store/keptkeys.h"

#include <QWidget>

#include <memory>

namespace Ui {
class ConnectionFields;
}

namespace querymend {

class Theme;

/// The form of one connection: what kind of database it is first, and then the fields of that kind.
class ConnectionFields : public QWidget {
    Q_OBJECT

public:
    explicit ConnectionFields(QWidget* parent = nullptr);
    ~ConnectionFields() override;

    /// Also after the theme was switched.
    void drawTags(const Theme& theme);
    void clear();
    void display(const SavedConnection& connection);
    void focusUrl();

    /// As it is to be saved: without id, and without a password.
    [[nodiscard]] SavedConnection connection() const;
    [[nodiscard]] ConnectionTarget target() const;
    [[nodiscard]] QString typedPassword() const;
    [[nodiscard]] bool keepsPassword() const;
    [[nodiscard]] bool isEmpty() const;
    /// What must be filled in before one can connect; empty where nothing must.
    [[nodiscard]] QString whatIsMissing() const;
    void showKeyLife(const Result<KeyLife, KeyStoreProblem>& kept);

Q_SIGNALS:
    /// A URL was pasted, and the form is about to be filled from it.
    void urlTaken();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void lookAtUrl(const QString& text);
    void fill(const ConnectionTarget& target);
    void showEngine();
    void takeUrl();
    void browse();

    std::unique_ptr<Ui::ConnectionFields> m_form;
    qsizetype m_urlLength = 0;
    bool m_isFilling = false;
};

} // namespace querymend
