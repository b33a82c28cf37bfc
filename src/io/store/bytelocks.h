#pragma once

#include "base/result.h"

#include <QFile>

#include <string>

namespace querymend {

// Locks on single bytes of an open file, by which programs claim what the bytes stand for. The kernel takes them back
// from a program that dies. An error is the system's reason.

/// False where another program has it.
[[nodiscard]] Result<bool, std::string> lockByte(const QFile& file, long byte);
void unlockByte(const QFile& file, long byte);
[[nodiscard]] Result<bool, std::string> isLockedByAnother(const QFile& file, long byte);

} // namespace querymend
