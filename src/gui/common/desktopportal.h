#pragma once

#include <functional>

class QObject;

namespace querymend {

/// Lets the desktop's portal find out who we are, and calls `done` when it has, or if there is no portal. It reads
/// /proc for that, at the first message of a program only; a program that hides itself before is refused all its
/// services, such as dialogs for files.
void introduceToPortal(QObject* context, std::function<void()> done);

} // namespace querymend
