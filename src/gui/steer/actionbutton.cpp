#include "steer/actionbutton.h"

#include <QAction>
#include <QPushButton>

namespace querymend {

QPushButton* buttonFor(QAction& action, QWidget* parent)
{
    auto* const button = new QPushButton(action.text(), parent);
    button->setObjectName(action.objectName());
    button->setToolTip(
        QStringLiteral("%1 (%2)").arg(action.toolTip(), action.shortcut().toString(QKeySequence::NativeText)));
    button->setEnabled(action.isEnabled());
    QObject::connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    QObject::connect(&action, &QAction::changed, button, [button, &action] { button->setEnabled(action.isEnabled()); });
    return button;
}

} // namespace querymend
