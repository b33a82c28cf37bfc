#include "camera.h"

#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QPainter>
#include <QTest>

#include <cstdio>
#include <utility>

namespace querymend {

namespace {

constexpr int betweenLooks = 150; // milliseconds; typing pauses that the program waits for are shorter than two
constexpr int longestLook = 900;  // endless animations are drawn in whatever state they are then
constexpr int patience = 60'000;

bool isOverOthers(const QWidget& widget)
{
    const Qt::WindowType type = widget.windowType();
    return widget.isVisible() && (type == Qt::Popup || type == Qt::ToolTip);
}

} // namespace

Camera::Camera(QWidget& window, QDir folder) : m_window(window), m_size(window.size()), m_folder(std::move(folder)) {}

void Camera::shoot(const std::string& name)
{
    m_window.activateWindow(); // a dialog may have had the focus
    save(settled(m_window), name);
    if (m_window.size() != m_size)
        std::fprintf(stderr, "%s: the window has grown to %d x %d\n", name.c_str(), m_window.width(),
                     m_window.height());
}

void Camera::shootInGrey(const std::string& name)
{
    save(QPixmap::fromImage(settled(m_window).toImage().convertToFormat(QImage::Format_Grayscale8)), name);
}

void Camera::shootDialog(const std::string& name)
{
    shootOpenDialog(name);
    if (QDialog* const dialog = lastDialog())
        dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void Camera::shootOpenDialog(const std::string& name)
{
    QDialog* const dialog = lastDialog();
    if (!dialog) {
        std::fprintf(stderr, "%s: no dialog is open\n", name.c_str());
        return;
    }
    save(settled(*dialog), name);
    if (dialog->width() > m_size.width() || dialog->height() > m_size.height())
        std::fprintf(stderr, "%s: %d x %d is larger than the window\n", name.c_str(), dialog->width(),
                     dialog->height());
}

void Camera::await(const char* what, const std::function<bool()>& isSo)
{
    if (!QTest::qWaitFor(isSo, patience))
        std::fprintf(stderr, "waited in vain: %s\n", what);
}

/// The widget has settled when two successive pictures are equal.
QPixmap Camera::settled(QWidget& of) const
{
    QElapsedTimer clock;
    clock.start();
    QTest::qWait(betweenLooks);
    QPixmap picture = pictureOf(of);
    while (clock.elapsed() < longestLook) {
        QTest::qWait(betweenLooks);
        const QPixmap before = std::exchange(picture, pictureOf(of));
        if (picture.toImage() == before.toImage())
            break;
    }
    return picture;
}

QPixmap Camera::pictureOf(QWidget& of)
{
    const QPoint corner = of.mapToGlobal(QPoint());
    QRect whole(corner, of.size());
    QList<QWidget*> over;
    for (QWidget* const widget : QApplication::topLevelWidgets()) {
        if (!isOverOthers(*widget))
            continue;
        over.append(widget);
        whole |= widget->geometry();
    }
    QPixmap picture(whole.size());
    picture.fill(Qt::gray);
    QPainter painter(&picture);
    painter.drawPixmap(corner - whole.topLeft(), of.grab());
    for (QWidget* const widget : over)
        painter.drawPixmap(widget->pos() - whole.topLeft(), widget->grab());
    return picture;
}

QDialog* Camera::lastDialog() const
{
    if (auto* const modal = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
        return modal;
    QDialog* last = nullptr;
    for (QDialog* const dialog : m_window.findChildren<QDialog*>()) {
        if (dialog->isVisible())
            last = dialog;
    }
    return last;
}

void Camera::save(const QPixmap& picture, const std::string& name)
{
    const QString file = m_folder.filePath(QString::fromStdString(name + ".png"));
    if (!picture.save(file))
        std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
    ++m_pictures;
}

} // namespace querymend
