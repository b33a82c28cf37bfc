#pragma once

#include "store/keystore.h"
#include "system/fontuse.h"
#include "system/systemfinding.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace querymend {

/// Looks for what the program needs of the system: everything but the key store. Takes a moment, because libraries are
/// loaded; may be called in any thread. There are no findings for fonts that are not known.
[[nodiscard]] std::vector<SystemFinding> examineSystem(const std::vector<FontUse>& fonts);

/// Calls back when the key store has answered, or has not for some seconds, unless `context` is gone by then.
void examineKeyStore(QObject* context, std::function<void(const SystemFinding&)> found);

/// What an answer of the key store says of it.
[[nodiscard]] SystemFinding examineKey(const Result<Secret, KeyStoreProblem>& answer);

/// The program of the window, which could not be started if it has not told its fonts.
[[nodiscard]] SystemFinding examineWindow(const QString& path, const std::vector<FontUse>& fonts);

/// A font and, if it is not the one that was wanted, what that means.
[[nodiscard]] SystemFinding examineFont(const FontUse& font);

} // namespace querymend
