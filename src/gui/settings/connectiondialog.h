#pragma once

#include "workbench.h"

#include <QDialog>

#include <string>

namespace querymend {

class ConnectionBook;
class ConnectionPane;
class Theme;

/// The dialog to choose, create and test connections.
class ConnectionDialog : public QDialog {
    Q_OBJECT

public:
    /// The book and the theme must outlive the dialog.
    ConnectionDialog(ConnectionBook& book, Workbench::OpenerOf openerOf, Theme& theme, QWidget* parent = nullptr);

    void select(const std::string& id);
    /// Shows the connection to the target, saved or not.
    void showTarget(const ConnectionTarget& target);
    void done(int result) override;

Q_SIGNALS:
    void openAsked(const querymend::ConnectionTarget& target);

private:
    /// Grows by what the result of a test takes, so that it does not cover the form, and shrinks again.
    void makeRoom(bool isShown, int height);

    ConnectionPane* m_pane;
    int m_grown = 0;
};

} // namespace querymend
