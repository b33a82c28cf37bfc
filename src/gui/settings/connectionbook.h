#pragma once

#include "db/addresses/connectiontarget.h"
#include "store/connectionfile.h"
#include "store/keptkeys.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// The user's saved connections, as in the file; each change is written immediately.
class ConnectionBook : public QObject {
    Q_OBJECT

public:
    /// The keys must outlive the book.
    ConnectionBook(QString path, KeptKeys& keys, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<SavedConnection>& connections() const { return m_connections; }
    /// Returns null if there is none.
    [[nodiscard]] const SavedConnection* find(const std::string& id) const;
    /// Returns the connection to this database, or null. If there are several, one of production goes before all
    /// others, because that is what the database is; then the same URL, then the one that was used last.
    [[nodiscard]] const SavedConnection* findTarget(const ConnectionTarget& target) const;
    /// Returns connections that were used, most recent first.
    [[nodiscard]] std::vector<SavedConnection> recent(std::size_t most) const;
    /// Why the file could not be read or last written; empty if all is well.
    [[nodiscard]] const std::optional<FileProblem>& problem() const { return m_problem; }

    /// Replaces the connection with this id, or adds it, with a new id if it has none. Returns the id.
    std::string put(SavedConnection connection);
    /// Returns the id of the copy. The password is not copied.
    std::string duplicate(const std::string& id);
    void remove(const std::string& id);
    void noteUse(const std::string& id);

    [[nodiscard]] KeptKeys& keys() { return m_keys; }
    using KeptPassword = KeptKeys::Kept;
    void keepPassword(const std::string& id, const Secret& password, QObject* context, KeptPassword kept);
    void forgetPassword(const std::string& id);
    /// Calls `completed` with the target, and with the stored password if there is one and no command prints it.
    void complete(const std::string& id, QObject* context, std::function<void(const ConnectionTarget&)> completed);

Q_SIGNALS:
    void changed();

private:
    void write();
    [[nodiscard]] SavedConnection* at(const std::string& id);

    QString m_path;
    KeptKeys& m_keys;
    std::vector<SavedConnection> m_connections;
    std::optional<FileProblem> m_problem;
};

/// Tells the user which file it is, what is wrong with it, and what was done with it.
[[nodiscard]] QString wordsOf(const FileProblem& problem);

} // namespace querymend
