#pragma once

#include "db/addresses/connectiontarget.h"
#include "db/session/reconnectingsession.h"

#include <QString>

namespace querymend {

/// Returns an opener that reconnects after a lost connection. Embedded engines run in a separate process of `program`.
[[nodiscard]] SessionOpener reconnectingOpener(ConnectionTarget target, const QString& program);

} // namespace querymend
