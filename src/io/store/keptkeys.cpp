#include "store/keptkeys.h"

#include <QPointer>

#include <utility>

namespace querymend {

namespace {

template <class Answer, class Value>
void answerLater(QObject* context, Answer answer, Value value)
{
    QMetaObject::invokeMethod(
        context, [answer = std::move(answer), value = std::move(value)] { answer(value); }, Qt::QueuedConnection);
}

/// Includes `other`, which is reported if no D-Bus service provides a key store.
bool isNoStore(const KeyStoreProblem& problem)
{
    return problem.failure == KeyStoreFailure::noStore || problem.failure == KeyStoreFailure::other;
}

/// Uses the system's key store, or memory if there is none.
class SystemKeys : public KeptKeys {
public:
    void find(const std::string& name, QObject* context, Found found) override
    {
        const auto answered = [session = m_session, name, guard = QPointer(context),
                               found = std::move(found)](const Result<Secret, KeyStoreProblem>& key) {
            if (key)
                return found(std::optional(*key));
            if (key.error().failure == KeyStoreFailure::noKey)
                return found(std::optional<Secret>());
            if (isNoStore(key.error()))
                return session->find(name, guard, found);
            found(Failure{key.error()});
        };
        readStoredKey(name, context, answered);
    }

    void keep(const std::string& name, const Secret& key, QObject* context, Kept kept) override
    {
        const auto answered = [session = m_session, name, key, guard = QPointer(context),
                               kept = std::move(kept)](const std::optional<KeyStoreProblem>& problem) {
            if (!problem)
                return kept(KeyLife::lasting);
            if (isNoStore(*problem))
                return session->keep(name, key, guard, kept);
            kept(Failure{*problem});
        };
        writeStoredKey(name, key, context, answered);
    }

    void forget(const std::string& name) override
    {
        m_session->forget(name);
        forgetStoredKey(name);
    }

private:
    /// Shared with pending requests, which may outlive this object.
    std::shared_ptr<SessionKeys> m_session = std::make_shared<SessionKeys>();
};

} // namespace

void SessionKeys::find(const std::string& name, QObject* context, Found found)
{
    const auto key = m_keys.find(name);
    answerLater(context, std::move(found),
                Result<std::optional<Secret>, KeyStoreProblem>(key == m_keys.end() ? std::nullopt
                                                                                   : std::optional(key->second)));
}

void SessionKeys::keep(const std::string& name, const Secret& key, QObject* context, Kept kept)
{
    m_keys[name] = key;
    answerLater(context, std::move(kept), Result<KeyLife, KeyStoreProblem>(KeyLife::thisSession));
}

void SessionKeys::forget(const std::string& name)
{
    m_keys.erase(name);
}

std::unique_ptr<KeptKeys> systemKeys()
{
    return std::make_unique<SystemKeys>();
}

} // namespace querymend
