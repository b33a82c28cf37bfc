#pragma once

#include <QDir>
#include <QPixmap>
#include <QSize>

#include <functional>
#include <string>

class QDialog;

namespace querymend {

/// Saves pictures of windows in a folder, each once the window has settled.
class Camera {
public:
    Camera(QWidget& window, QDir folder);

    /// The window with open menus and lists on top of it.
    void shoot(const std::string& name);
    /// Without colours, to check that nothing depends on them.
    void shootInGrey(const std::string& name);
    /// The most recent dialog, which is then closed. Reports a dialog that is larger than the window.
    void shootDialog(const std::string& name);
    /// The same, but the dialog stays open.
    void shootOpenDialog(const std::string& name);

    /// For pictures that are drawn elsewhere.
    [[nodiscard]] QString pathTo(const QString& file) const { return m_folder.filePath(file); }
    /// Waits until the window looks the same for a while, such as before a menu opens below a chip.
    void settle() const { (void)settled(m_window); }
    /// Waits for a condition; reports it if it never becomes true.
    void await(const char* what, const std::function<bool()>& isSo);
    [[nodiscard]] int pictures() const { return m_pictures; }

private:
    [[nodiscard]] QPixmap settled(QWidget& of) const;
    [[nodiscard]] static QPixmap pictureOf(QWidget& of);
    [[nodiscard]] QDialog* lastDialog() const;
    void save(const QPixmap& picture, const std::string& name);

    QWidget& m_window;
    QSize m_size; ///< that the window must keep
    QDir m_folder;
    int m_pictures = 0;
};

} // namespace querymend
