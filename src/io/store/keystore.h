#pragma once

#include "base/result.h"
#include "base/secret.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace querymend {

/// How long a key stays where it was put.
enum class KeyLife : std::uint8_t { lasting, thisSession };

/// Why a key could not be had, in the key store's words.
struct KeyProblem {
    std::string text;
};

/// Where passwords and keys are kept. It answers later, and not to whoever is gone by then.
class KeyStore {
public:
    using Found = std::function<void(const Result<std::optional<Secret>, KeyProblem>&)>;
    using Kept = std::function<void(const Result<KeyLife, KeyProblem>&)>;
    using Forgotten = std::function<void(const Result<std::monostate, KeyProblem>&)>;

    KeyStore() = default;
    KeyStore(const KeyStore&) = delete;
    KeyStore& operator=(const KeyStore&) = delete;
    virtual ~KeyStore() = default;

    virtual void find(const QString& name, QObject* context, Found found) = 0;
    virtual void keep(const QString& name, const Secret& secret, QObject* context, Kept kept) = 0;
    virtual void forget(const QString& name, QObject* context, Forgotten forgotten) = 0;
};

/// Keeps keys in memory, until the program ends.
class SessionKeys : public KeyStore {
public:
    void find(const QString& name, QObject* context, Found found) override;
    void keep(const QString& name, const Secret& secret, QObject* context, Kept kept) override;
    void forget(const QString& name, QObject* context, Forgotten forgotten) override;

private:
    std::map<QString, Secret> m_keys;
};

/// The system's own key store; where there is none, keys are kept for this session only. `service` is the name under which
/// the system lists them.
[[nodiscard]] std::unique_ptr<KeyStore> systemKeys(const QString& service);

} // namespace querymend
