#include "store/keystore.h"

#include <QPointer>

#include <utility>

#include <qt6keychain/keychain.h>

namespace querymend {

namespace {

template <class Answer, class Value>
void answerLater(QObject* context, Answer answer, Value value)
{
    QMetaObject::invokeMethod(
        context, [answer = std::move(answer), value = std::move(value)] { answer(value); }, Qt::QueuedConnection);
}

bool hasNoBackend(const QKeychain::Job& job)
{
    return job.error() == QKeychain::NoBackendAvailable || job.error() == QKeychain::NotImplemented;
}

/// Asks the system first, and the memory where the system has no key store.
class SystemKeys : public KeyStore {
public:
    explicit SystemKeys(QString service) : m_service(std::move(service)) {}

    void find(const QString& name, QObject* context, Found found) override
    {
        auto* const job = new QKeychain::ReadPasswordJob(m_service); // deletes itself
        start(*job, name, context,
              [job, name, guard = QPointer(context), session = m_session, found = std::move(found)] {
                  if (hasNoBackend(*job))
                      return session->find(name, guard, found);
                  if (job->error() == QKeychain::EntryNotFound)
                      return found(std::optional<Secret>());
                  if (job->error() != QKeychain::NoError)
                      return found(Failure{problemOf(*job)});
                  found(std::optional(Secret(job->textData().toStdString())));
              });
    }

    void keep(const QString& name, const Secret& secret, QObject* context, Kept kept) override
    {
        auto* const job = new QKeychain::WritePasswordJob(m_service); // deletes itself
        job->setTextData(QString::fromStdString(secret.reveal()));
        start(*job, name, context,
              [job, name, secret, guard = QPointer(context), session = m_session, kept = std::move(kept)] {
                  if (hasNoBackend(*job))
                      return session->keep(name, secret, guard, kept);
                  if (job->error() != QKeychain::NoError)
                      return kept(Failure{problemOf(*job)});
                  kept(KeyLife::lasting);
              });
    }

    void forget(const QString& name, QObject* context, Forgotten forgotten) override
    {
        auto* const job = new QKeychain::DeletePasswordJob(m_service); // deletes itself
        start(*job, name, context,
              [job, name, guard = QPointer(context), session = m_session, forgotten = std::move(forgotten)] {
                  if (hasNoBackend(*job))
                      return session->forget(name, guard, forgotten);
                  if (job->error() != QKeychain::NoError && job->error() != QKeychain::EntryNotFound)
                      return forgotten(Failure{problemOf(*job)});
                  forgotten(std::monostate{});
              });
    }

private:
    static KeyProblem problemOf(const QKeychain::Job& job) { return {job.errorString().toStdString()}; }

    template <class Finished>
    static void start(QKeychain::Job& job, const QString& name, QObject* context, Finished finished)
    {
        job.setKey(name);
        QObject::connect(&job, &QKeychain::Job::finished, context, std::move(finished));
        job.start();
    }

    QString m_service;
    /// Shared with requests that are under way, which may end after this.
    std::shared_ptr<SessionKeys> m_session = std::make_shared<SessionKeys>();
};

} // namespace

void SessionKeys::find(const QString& name, QObject* context, Found found)
{
    const auto key = m_keys.find(name);
    answerLater(context, std::move(found),
                Result<std::optional<Secret>, KeyProblem>(key == m_keys.end() ? std::nullopt
                                                                              : std::optional(key->second)));
}

void SessionKeys::keep(const QString& name, const Secret& secret, QObject* context, Kept kept)
{
    m_keys[name] = secret;
    answerLater(context, std::move(kept), Result<KeyLife, KeyProblem>(KeyLife::thisSession));
}

void SessionKeys::forget(const QString& name, QObject* context, Forgotten forgotten)
{
    m_keys.erase(name);
    answerLater(context, std::move(forgotten), Result<std::monostate, KeyProblem>(std::monostate{}));
}

std::unique_ptr<KeyStore> systemKeys(const QString& service)
{
    return std::make_unique<SystemKeys>(service);
}

} // namespace querymend
