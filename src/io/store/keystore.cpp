#include "store/keystore.h"

#include <qt6keychain/keychain.h>

#include <utility>

namespace querymend {

namespace {

QString service()
{
    return QStringLiteral("querymend");
}

std::optional<KeyStoreProblem> problemOf(const QKeychain::Job& job)
{
    const std::string message = job.errorString().toStdString();
    switch (job.error()) {
    case QKeychain::NoError:
        return std::nullopt;
    case QKeychain::EntryNotFound:
        return KeyStoreProblem{KeyStoreFailure::noKey, message};
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return KeyStoreProblem{KeyStoreFailure::notGiven, message};
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
        return KeyStoreProblem{KeyStoreFailure::noStore, message};
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::OtherError:
        break;
    }
    return KeyStoreProblem{KeyStoreFailure::other, message};
}

} // namespace

void readStoredKey(const std::string& name, QObject* context, KeyRead read)
{
    auto* const job = new QKeychain::ReadPasswordJob(service()); // deletes itself
    job->setKey(QString::fromStdString(name));
    QObject::connect(job, &QKeychain::Job::finished, context, [job, read = std::move(read)] {
        if (auto problem = problemOf(*job))
            return read(Failure{std::move(*problem)});
        read(Secret(job->textData().toStdString()));
    });
    job->start();
}

void writeStoredKey(const std::string& name, const Secret& key, QObject* context, KeyWritten written)
{
    auto* const job = new QKeychain::WritePasswordJob(service()); // deletes itself
    job->setKey(QString::fromStdString(name));
    job->setTextData(QString::fromStdString(key.reveal()));
    QObject::connect(job, &QKeychain::Job::finished, context,
                     [job, written = std::move(written)] { written(problemOf(*job)); });
    job->start();
}

} // namespace querymend
