#pragma once

#include "common/inlinemessage.h"
#include "db/session/databasewarning.h"

#include <QString>

namespace querymend {

class Workbench;

/// Warns of what the login of the open database may do besides reading, and says what to do about it. Once dismissed
/// for a connection, it is not shown there again until the warnings change.
class LoginWarning : public InlineMessage {
    Q_OBJECT

public:
    /// The workbench must outlive the warning. The file stores what was dismissed; it need not exist.
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
