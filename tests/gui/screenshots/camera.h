#pragma once

#include <QDir>
#include <QPixmap>
#include <QSize>

#include <functional>
#include <string>

class QDialog;

namespace querymend {

/// Draws windows into files of a folder, each once it has come to rest.
class Camera {
public:
    Camera(QWidget& window, QDir folder);

    /// The window with the menus and lists that are open over it.
    void shoot(const std::string& name);
    /// Without colours, for whoever sees or prints none.
    void shootInGrey(const std::string& name);
    /// The dialog that was opened last, which is closed behind it. One that is larger than the window is told of.
    void shootDialog(const std::string& name);
    /// The same, but it stays.
    void shootOpenDialog(const std::string& name);

    /// Goes on once it is so; says what did not come about.
    void await(const char* what, const std::function<bool()>& isSo);
    [[nodiscard]] int pictures() const { return m_pictures; }

private:
    [[nodiscard]] QPixmap settled(QWidget& of) const;
    [[nodiscard]] static QPixmap pictureOf(QWidget& of);
    [[nodiscard]] QDialog* lastDialog() const;
    void save(const QPixmap& picture, const std::string& name);

    QWidget& m_window;
    QSize m_size; ///< that the window is to keep
    QDir m_folder;
    int m_pictures = 0;
};

} // namespace querymend
