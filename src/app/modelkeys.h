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
