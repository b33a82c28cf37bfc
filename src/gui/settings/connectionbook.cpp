#include "settings/connectionbook.h"

#include "common/storesentences.h"
#include "database/savedtarget.h"
#include "db/addresses/connectionurl.h"
#include "db/addresses/sameaddress.h"
#include "settings/engineforms.h"

#include <QDateTime>
#include <QDir>
#include <QUuid>

#include <algorithm>
#include <tuple>
#include <utility>

namespace querymend {

ConnectionBook::ConnectionBook(QString path, KeptKeys& keys, QObject* parent)
    : QObject(parent), m_path(std::move(path)), m_keys(keys)
{
    auto read = readConnections(m_path);
    if (read)
        m_connections = std::move(read).value();
    else
        m_problem = std::move(read).error();
}

const SavedConnection* ConnectionBook::find(const std::string& id) const
{
    const auto found = std::find_if(m_connections.begin(), m_connections.end(),
                                    [&](const SavedConnection& connection) { return connection.id == id; });
    return found == m_connections.end() ? nullptr : &*found;
}

const SavedConnection* ConnectionBook::findTarget(const ConnectionTarget& target) const
{
    const ConnectionTarget open = targetOf(withoutPasswords(savedOf(target))); // as it would be saved
    const std::string url = connectionUrlOf(open);
    const SavedConnection* best = nullptr;
    const auto rank = [&](const SavedConnection& connection) {
        return std::tuple(connection.isProduction, connectionUrlOf(targetOf(connection)) == url, connection.lastUsed);
    };
    for (const SavedConnection& connection : m_connections) {
        const bool isSame = engineNamed(connection.engine) && isSameAddress(targetOf(connection), open);
        if (isSame && (!best || rank(connection) > rank(*best)))
            best = &connection;
    }
    return best;
}

std::vector<SavedConnection> ConnectionBook::recent(std::size_t most) const
{
    std::vector<SavedConnection> used;
    std::copy_if(m_connections.begin(), m_connections.end(), std::back_inserter(used),
                 [](const SavedConnection& connection) { return connection.lastUsed > 0; });
    std::stable_sort(used.begin(), used.end(), [](const auto& a, const auto& b) { return a.lastUsed > b.lastUsed; });
    used.resize(std::min(most, used.size()));
    return used;
}

std::string ConnectionBook::put(SavedConnection connection)
{
    if (connection.id.empty())
        connection.id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    if (connection.name.empty())
        connection.name = usualName(targetOf(connection)).toStdString();
    connection = withoutPasswords(std::move(connection));
    const std::string id = connection.id;
    SavedConnection* const known = at(id);
    if (known && *known == connection)
        return id;
    if (known)
        *known = std::move(connection);
    else
        m_connections.push_back(std::move(connection));
    write();
    return id;
}

std::string ConnectionBook::duplicate(const std::string& id)
{
    const SavedConnection* const known = find(id);
    if (!known)
        return {};
    SavedConnection copy = *known;
    copy.id.clear();
    copy.name = tr("%1 (copy)").arg(QString::fromStdString(copy.name)).toStdString();
    copy.hasPassword = false;
    copy.lastUsed = 0;
    return put(std::move(copy));
}

void ConnectionBook::remove(const std::string& id)
{
    const SavedConnection* const known = find(id);
    if (!known)
        return;
    if (known->hasPassword)
        m_keys.forget(passwordKeyOf(id));
    std::erase_if(m_connections, [&](const SavedConnection& connection) { return connection.id == id; });
    write();
}

void ConnectionBook::noteUse(const std::string& id)
{
    if (SavedConnection* const known = at(id)) {
        known->lastUsed = QDateTime::currentMSecsSinceEpoch();
        write();
    }
}

void ConnectionBook::keepPassword(const std::string& id, const Secret& password, QObject* context, KeptPassword kept)
{
    m_keys.keep(passwordKeyOf(id), password, context, std::move(kept));
    if (SavedConnection* const known = at(id); known && !known->hasPassword) {
        known->hasPassword = true;
        write();
    }
}

void ConnectionBook::forgetPassword(const std::string& id)
{
    SavedConnection* const known = at(id);
    if (!known || !known->hasPassword)
        return;
    m_keys.forget(passwordKeyOf(id));
    known->hasPassword = false;
    write();
}

void ConnectionBook::complete(const std::string& id, QObject* context,
                              std::function<void(const ConnectionTarget&)> completed)
{
    const SavedConnection* const known = find(id);
    if (!known)
        return;
    if (!known->hasPassword || !known->passwordCommand.empty())
        return completed(targetOf(*known));
    m_keys.find(passwordKeyOf(id), context,
                [target = targetOf(*known), completed = std::move(completed)](const auto& found) {
                    ConnectionTarget whole = target;
                    if (found)
                        whole.password = *found;
                    completed(whole);
                });
}

void ConnectionBook::write()
{
    auto written = writeConnections(m_path, m_connections);
    if (written)
        m_problem.reset();
    else
        m_problem = std::move(written).error();
    Q_EMIT changed();
}

SavedConnection* ConnectionBook::at(const std::string& id)
{
    return const_cast<SavedConnection*>(find(id));
}

QString wordsOf(const FileProblem& problem)
{
    const QString path = QDir::toNativeSeparators(problem.path);
    const QString reason = storeSentence(problem.reason);
    switch (problem.failure) {
    case FileFailure::unreadable:
        return ConnectionBook::tr("Could not read %1: %2.").arg(path, reason);
    case FileFailure::broken:
        if (problem.keptAs.isEmpty())
            return ConnectionBook::tr("%1 is damaged (%2) and could not be renamed.").arg(path, reason);
        return ConnectionBook::tr("%1 is damaged (%2). It was renamed to %3, and a new file was created.")
            .arg(path, reason, problem.keptAs);
    case FileFailure::newer:
        return ConnectionBook::tr("%1 was written by a newer version of Querymend: %2. It was left unchanged, so your "
                                  "changes are not saved. Use that version, or move the file elsewhere.")
            .arg(path, reason);
    case FileFailure::unwritable:
        break;
    }
    return ConnectionBook::tr("Could not save %1: %2. Your changes will be lost when the program ends.")
        .arg(path, reason);
}

} // namespace querymend

#include "moc_connectionbook.cpp"
