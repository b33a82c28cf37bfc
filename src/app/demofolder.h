#pragma once

#include <QString>

namespace querymend {

/// A temporary folder for the databases of demonstrations. It is removed with this object; one that a killed program
/// left behind is removed when the next is made, which a lock of the kernel's on each folder makes safe.
class DemoFolder {
public:
    explicit DemoFolder(const QString& parent);
    /// Where the system has its temporary files.
    DemoFolder();
    DemoFolder(const DemoFolder&) = delete;
    DemoFolder& operator=(const DemoFolder&) = delete;
    ~DemoFolder();

    [[nodiscard]] bool isValid() const { return m_lock >= 0; }
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    [[nodiscard]] bool make(const QString& name);

    QString m_path;
    int m_lock = -1; ///< a descriptor of the folder itself, so that the lock goes with it
};

} // namespace querymend
