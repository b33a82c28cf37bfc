#pragma once

// The library's header uses words of Qt that are switched off here.
#define signals Q_SIGNALS
#define slots Q_SLOTS
#include <Qsci/qsciscintilla.h>
#undef slots
#undef signals
