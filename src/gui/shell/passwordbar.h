#pragma once

#include "common/passwordform.h"
#include "db/session/engineerror.h"

namespace querymend {

class Workbench;

/// Asks for the password of the window's connection.
class PasswordBar : public PasswordForm {
    Q_OBJECT

public:
    /// The workbench must outlive the bar.
    explicit PasswordBar(Workbench& workbench, QWidget* parent = nullptr);

private:
    void handleFailure(const EngineError& error);

    Workbench& m_workbench;
};

} // namespace querymend
