#pragma once

#include "store/keystore.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace querymend {

/// How long a key is kept.
enum class KeyLife : std::uint8_t { lasting, thisSession };

/// Keeps passwords. Callbacks are invoked later, and only if their context still exists.
class KeptKeys {
public:
    using Found = std::function<void(const Result<std::optional<Secret>, KeyStoreProblem>&)>;
    using Kept = std::function<void(const Result<KeyLife, KeyStoreProblem>&)>;

    KeptKeys() = default;
    KeptKeys(const KeptKeys&) = delete;
    KeptKeys& operator=(const KeptKeys&) = delete;
    virtual ~KeptKeys() = default;

    virtual void find(const std::string& name, QObject* context, Found found) = 0;
    virtual void keep(const std::string& name, const Secret& key, QObject* context, Kept kept) = 0;
    virtual void forget(const std::string& name) = 0;
};

/// Keeps keys in memory, until the program ends.
class SessionKeys : public KeptKeys {
public:
    void find(const std::string& name, QObject* context, Found found) override;
    void keep(const std::string& name, const Secret& key, QObject* context, Kept kept) override;
    void forget(const std::string& name) override;

private:
    std::map<std::string, Secret> m_keys;
};

/// Keeps keys in the system's key store, or for this session if there is none.
[[nodiscard]] std::unique_ptr<KeptKeys> systemKeys();

} // namespace querymend
