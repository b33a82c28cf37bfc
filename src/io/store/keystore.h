#pragma once

#include "base/result.h"
#include "base/secret.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace querymend {

enum class KeyStoreFailure : std::uint8_t {
    noStore,  ///< there is none, or none is running
    noKey,    ///< the store has no key of this name
    notGiven, ///< the user or the system denied access
    other,
};

struct KeyStoreProblem {
    KeyStoreFailure failure = KeyStoreFailure::other;
    std::string message; ///< from the system; may be empty
};

// The system's key store. Callbacks are invoked later, unless `context` has been destroyed by then.

using KeyRead = std::function<void(const Result<Secret, KeyStoreProblem>&)>;
using KeyWritten = std::function<void(const std::optional<KeyStoreProblem>&)>;

void readStoredKey(const std::string& name, QObject* context, KeyRead read);
void writeStoredKey(const std::string& name, const Secret& key, QObject* context, KeyWritten written);
/// Does not report failures, because nothing could be done about them.
void forgetStoredKey(const std::string& name);

} // namespace querymend
