#pragma once

#include "base/result.h"
#include "base/secret.h"
#include "llm/http/modelprofile.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace querymend {

/// Finds the keys of models: in the environment, in the system's key store, or among those given for this session.
class ModelKeys {
public:
    /// Kept until this object is destroyed; takes precedence over all other keys.
    void setForSession(const std::string& profile, Secret key) { m_ofSession[profile] = std::move(key); }
    [[nodiscard]] bool hasForSession(const std::string& profile) const { return m_ofSession.contains(profile); }
    /// Moves the keys of a profile to its new name.
    void rename(const ModelProfile& profile, const std::string& to);
    /// Deletes the keys of a profile, from this session and from the system's key store.
    void forget(const ModelProfile& profile);

    /// An empty key if the model needs none; the reason, in English, if a required key is missing.
    using Found = std::function<void(const Result<Secret, std::string>&)>;
    /// `found` may be called immediately or later, unless `context` is gone by then.
    void find(const ModelProfile& profile, QObject* context, Found found) const;

private:
    std::map<std::string, Secret> m_ofSession;
};

/// Puts a key into the system's key store; `kept` receives the reason, in English, on failure.
void keepModelKey(const ModelProfile& profile, const Secret& key, QObject* context,
                  std::function<void(const std::optional<std::string>& problem)> kept);

} // namespace querymend
