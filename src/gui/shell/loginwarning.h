#pragma once

#include "common/inlinemessage.h"
#include "db/databasewarning.h"

#include <QString>

namespace querymend {

class Workbench;

/// What the login of the open database may do beside reading, and what to do about it. Whoever dismisses it for a
/// connection does not see it there again, until it says something else.
class LoginWarning : public InlineMessage {
    Q_OBJECT

public:
    /// The workbench outlives it. In the file stands what was dismissed; it need not be there.
    LoginWarning(Workbench& workbench, Theme& theme, QString file, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showWarnings();
    void keepDismissal() const;
    [[nodiscard]] DatabaseWarnings warnings() const;
    [[nodiscard]] QString key() const;

    Workbench& m_workbench;
    QString m_file;
};

} // namespace querymend
