#include "shell/passwordbar.h"

#include "common/failurewords.h"
#include "workbench.h"

namespace querymend {

PasswordBar::PasswordBar(Workbench& workbench, QWidget* parent) : PasswordForm(parent), m_workbench(workbench)
{
    setObjectName(QStringLiteral("passwordBar"));
    connect(&workbench, &Workbench::openingFailed, this, &PasswordBar::handleFailure);
    connect(&workbench, &Workbench::stateChanged, this, [this] {
        if (m_workbench.state() != ConnectionState::closed)
            leave();
    });
}

void PasswordBar::handleFailure(const EngineError& error)
{
    const ConnectionTarget& target = m_workbench.target();
    if (isFile(target.engine) || !isLoginRefused(error))
        return leave();
    ask(target);
    setFocus(Qt::OtherFocusReason);
}

} // namespace querymend

#include "moc_passwordbar.cpp"
