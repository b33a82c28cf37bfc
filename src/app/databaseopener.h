#pragma once

#include "db/connectiontarget.h"
#include "db/reconnectingsession.h"

#include <QString>

namespace querymend {

/// Opens the database, again where it was lost, and embedded engines in a process of their own, which is `program`.
[[nodiscard]] SessionOpener reconnectingOpener(ConnectionTarget target, const QString& program);

} // namespace querymend
