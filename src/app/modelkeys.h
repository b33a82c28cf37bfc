#pragma once

#include "base/result.h"
#include "base/secret.h"
#include "llm/modelprofile.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace querymend {

/// Finds the keys of models: in the environment, in the system's store of keys, or among those of this session.
class ModelKeys {
public:
    /// Kept until this object ends, and used before any other.
    void setForSession(const std::string& profile, Secret key) { m_ofSession[profile] = std::move(key); }
    [[nodiscard]] bool hasForSession(const std::string& profile) const { return m_ofSession.contains(profile); }
    /// Its profile is called otherwise from now on.
    void rename(const ModelProfile& profile, const std::string& to);
    /// Of the session, and of the system's store.
    void forget(const ModelProfile& profile);

    /// An empty key where the model needs none; the reason, in English, where there should be one.
    using Found = std::function<void(const Result<Secret, std::string>&)>;
    /// The answer may come at once or later, unless `context` has ended by then.
    void find(const ModelProfile& profile, QObject* context, Found found) const;

private:
    std::map<std::string, Secret> m_ofSession;
};

/// Puts a key into the system's store of keys; the reason, in English, where it cannot.
void keepModelKey(const ModelProfile& profile, const Secret& key, QObject* context,
                  std::function<void(const std::optional<std::string>& problem)> kept);

} // namespace querymend
