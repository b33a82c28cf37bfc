#pragma once

#include "editor/files/recentfiles.h"

#include <QMenu>

namespace querymend {

/// Offers the files opened or saved most recently.
class RecentMenu : public QMenu {
    Q_OBJECT

public:
    explicit RecentMenu(QWidget* parent = nullptr);

    void note(const QString& path) { m_files.note(path); }

Q_SIGNALS:
    void fileChosen(const QString& path);

private:
    void fill();

    RecentFiles m_files;
};

} // namespace querymend
