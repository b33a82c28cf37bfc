#pragma once

#include "db/connectiontarget.h"
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

/// The connections that a person has saved, as the file has them; each change is written at once.
class ConnectionBook : public QObject {
    Q_OBJECT

public:
    /// The keys outlive it.
    ConnectionBook(QString path, KeptKeys& keys, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<SavedConnection>& connections() const { return m_connections; }
    /// Null where there is none.
    [[nodiscard]] const SavedConnection* find(const std::string& id) const;
    /// What was used last comes first.
    [[nodiscard]] std::vector<SavedConnection> recent(std::size_t most) const;
    /// Why the file could not be read or written the last time; none where all is well.
    [[nodiscard]] const std::optional<FileProblem>& problem() const { return m_problem; }

    /// Replaces the one with this id, or adds it under a new one. Gives the id.
    std::string put(SavedConnection connection);
    /// Gives the id of the new one; its password is not copied.
    std::string duplicate(const std::string& id);
    void remove(const std::string& id);
    void noteUse(const std::string& id);

    [[nodiscard]] KeptKeys& keys() { return m_keys; }
    using KeptPassword = KeptKeys::Kept;
    void keepPassword(const std::string& id, const Secret& password, QObject* context, KeptPassword kept);
    void forgetPassword(const std::string& id);
    /// With the password that is kept for it, if there is one.
    void complete(const std::string& id, QObject* context, std::function<void(const ConnectionTarget&)> completed);

Q_SIGNALS:
    void changed();

private:
    void write();
    [[nodiscard]] SavedConnection* at(const std::string& id);
    static std::string keyOf(const std::string& id);

    QString m_path;
    KeptKeys& m_keys;
    std::vector<SavedConnection> m_connections;
    std::optional<FileProblem> m_problem;
};

/// For people: which file, what is wrong with it, and what became of it.
[[nodiscard]] QString wordsOf(const FileProblem& problem);

} // namespace querymend
