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
    noStore,  ///< this system has none, or none that runs
    noKey,    ///< the store has no key of this name
    notGiven, ///< somebody, or the system, said no
    other,
};

struct KeyStoreProblem {
    KeyStoreFailure failure = KeyStoreFailure::other;
    std::string message; ///< the system's words; may be empty
};

// The system's store of keys. Answers come later, unless `context` has ended by then.

using KeyRead = std::function<void(const Result<Secret, KeyStoreProblem>&)>;
using KeyWritten = std::function<void(const std::optional<KeyStoreProblem>&)>;

void readStoredKey(const std::string& name, QObject* context, KeyRead read);
void writeStoredKey(const std::string& name, const Secret& key, QObject* context, KeyWritten written);

} // namespace querymend
