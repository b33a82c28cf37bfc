#pragma once

#include "base/result.h"

#include <QFile>

#include <string>

namespace querymend {

// Locks on single bytes of an open file, with which programs claim what the bytes represent. The kernel releases them
// when a program dies. Errors are the system's messages.

/// Returns false if another program holds the lock.
[[nodiscard]] Result<bool, std::string> lockByte(const QFile& file, long byte);
void unlockByte(const QFile& file, long byte);
[[nodiscard]] Result<bool, std::string> isLockedByAnother(const QFile& file, long byte);

} // namespace querymend
