#pragma once

#include <QString>

namespace querymend {

/// A temporary folder for demonstration databases, removed with this object. Folders left by killed programs are
/// removed when the next one is created; a kernel lock on each folder makes that safe.
class DemoFolder {
public:
    explicit DemoFolder(const QString& parent);
    /// Uses the system's temporary folder as parent.
    DemoFolder();
    DemoFolder(const DemoFolder&) = delete;
    DemoFolder& operator=(const DemoFolder&) = delete;
    ~DemoFolder();

    [[nodiscard]] bool isValid() const { return m_lock >= 0; }
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    [[nodiscard]] bool make(const QString& name);

    QString m_path;
    int m_lock = -1; ///< descriptor of the folder itself, so the lock disappears with it
};

} // namespace querymend
