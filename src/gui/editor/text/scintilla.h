#pragma once

// The library's header uses Qt keywords that QT_NO_KEYWORDS turns off.
#define signals Q_SIGNALS
#define slots Q_SLOTS
#include <Qsci/qsciscintilla.h>
#undef slots
#undef signals
