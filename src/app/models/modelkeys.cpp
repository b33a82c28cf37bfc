#include "models/modelkeys.h"

#include "store/keystore.h"

#include <QCoreApplication>

#include <utility>

namespace querymend {

namespace {

std::string whyNot(const KeyStoreProblem& problem)
{
    const std::string words = problem.message.empty() ? "" : " (" + problem.message + ')';
    switch (problem.failure) {
    case KeyStoreFailure::noStore:
        return "this system has no running key store" + words;
    case KeyStoreFailure::noKey:
        return "the system's key store has no key with this name";
    case KeyStoreFailure::notGiven:
        return "the system's key store denied access to it" + words;
    case KeyStoreFailure::other:
        break;
    }
    return "the system's key store failed, or none is running" + words
        + "; an environment variable can hold it instead";
}

Failure<std::string> noKey(const ModelProfile& profile, const std::string& why)
{
    return {"the key of model '" + profile.name + "': " + why};
}

} // namespace

void keepModelKey(const ModelProfile& profile, const Secret& key, QObject* context,
                  std::function<void(const std::optional<std::string>&)> kept)
{
    writeStoredKey(profile.name, key, context, [profile, kept](const std::optional<KeyStoreProblem>& problem) {
        kept(problem ? std::optional(noKey(profile, whyNot(*problem)).error) : std::nullopt);
    });
}

void ModelKeys::rename(const ModelProfile& profile, const std::string& to)
{
    if (auto key = m_ofSession.extract(profile.name)) {
        key.key() = to;
        m_ofSession.insert(std::move(key));
    }
    if (profile.key != KeyPlace::keyStore)
        return;
    const auto moved = [from = profile.name](const std::optional<KeyStoreProblem>& problem) {
        if (!problem)
            forgetStoredKey(from);
    };
    readStoredKey(profile.name, QCoreApplication::instance(), [to, moved](const Result<Secret, KeyStoreProblem>& key) {
        if (key)
            writeStoredKey(to, *key, QCoreApplication::instance(), moved);
    });
}

void ModelKeys::forget(const ModelProfile& profile)
{
    m_ofSession.erase(profile.name);
    if (profile.key == KeyPlace::keyStore)
        forgetStoredKey(profile.name);
}

void ModelKeys::find(const ModelProfile& profile, QObject* context, Found found) const
{
    if (const auto given = m_ofSession.find(profile.name); given != m_ofSession.end())
        return found(given->second);
    switch (profile.key) {
    case KeyPlace::nowhere:
        return found(Secret());
    case KeyPlace::environment: {
        const QByteArray key = qgetenv(profile.keyVariable.c_str()).trimmed();
        if (key.isEmpty())
            return found(noKey(profile, "the environment variable " + profile.keyVariable + " is not set"));
        return found(Secret(key.toStdString()));
    }
    case KeyPlace::session:
        return found(noKey(profile, "it is kept for one session only, and has not been entered in this one"));
    case KeyPlace::keyStore:
        return readStoredKey(profile.name, context, [profile, found](const Result<Secret, KeyStoreProblem>& key) {
            key ? found(*key) : found(noKey(profile, whyNot(key.error())));
        });
    }
}

} // namespace querymend
