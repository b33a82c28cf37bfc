#pragma once

class QObject;
class QString;

namespace querymend {

/// Shows a file or folder in the desktop's file manager, selected where that can be asked for; elsewhere, opens the
/// folder that it is in. Nothing happens if `context` is gone before the file manager has answered.
void showInFileManager(QObject& context, const QString& path);

} // namespace querymend
