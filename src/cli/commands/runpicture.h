#pragma once

#include "arguments/command.h"
#include "terminal/console.h"

#include <QByteArray>

#include <string_view>

namespace querymend {

/// Writes a picture of a run file to standard output. `format` is png or apng, `look` light or dark. The window's
/// program draws it, so that commands load no fonts and need no display.
[[nodiscard]] ExitStatus writePicture(const QByteArray& runFile, std::string_view format, std::string_view look,
                                      const Console& console);

} // namespace querymend
