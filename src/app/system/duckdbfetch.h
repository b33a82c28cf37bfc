#pragma once

#include <QObject>
#include <QProcess>
#include <QTimer>

#include <memory>
#include <string>

class QTemporaryDir;

namespace querymend {

/// Fetches libduckdb with npm, tries it, and puts it where DuckdbLibrary looks for the user's own. Debian has no
/// package of it; the one for Node has the library in it.
class DuckdbFetch : public QObject {
    Q_OBJECT

public:
    explicit DuckdbFetch(QObject* parent = nullptr);
    ~DuckdbFetch() override;

    /// Whether npm is there, a library for this processor, and no other file is named in QUERYMEND_DUCKDB_LIBRARY.
    [[nodiscard]] static bool isPossible();

    /// `finished` is always emitted later.
    void start();
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_folder != nullptr; }

Q_SIGNALS:
    /// The problem, in English, is empty if the library is there now.
    void finished(const std::string& problem);

private:
    void install();
    void finish(const std::string& problem);
    [[nodiscard]] std::string tryAndPut() const;

    QProcess m_npm;
    QTimer m_limit;
    std::unique_ptr<QTemporaryDir> m_folder; ///< what npm writes into, beside the library's place
    std::string m_stopped;                   ///< why npm was ended; empty if it was not
};

} // namespace querymend
