#pragma once

#include "settings/connectionbook.h"
#include "settings/connectiontest.h"
#include "workbench.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <string>

class QLabel;

namespace Ui {
class ConnectionPane;
}

namespace querymend {

class Theme;

/// Saved connections, and the form of one. What is typed is kept when the form is left.
class ConnectionPane : public QWidget {
    Q_OBJECT

public:
    /// The book and the theme outlive it.
    ConnectionPane(ConnectionBook& book, Workbench::OpenerOf openerOf, Theme& theme, QWidget* parent = nullptr);
    ~ConnectionPane() override;

    /// Begins a connection that is not in the list yet.
    void startNew();
    void select(const std::string& id);
    /// Keeps what is in the form.
    void keep();
    /// Return connects, from any field.
    void makeConnectDefault();

Q_SIGNALS:
    void openAsked(const querymend::ConnectionTarget& target);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectParts();
    void draw();
    void fillList();
    void takeSelection();
    void leaveSelection();
    void remove();
    void duplicate();
    void test();
    void open();
    void showTesting(bool isTesting);
    void showResult(const Result<ConnectionFacts, EngineError>& result);
    void showMessage(const QString& html);
    void showFileProblem();
    /// Goes on with the form's target and its password, typed or kept; not at all where the form is not filled.
    void withTarget(std::function<void(const ConnectionTarget&)> next);

    ConnectionBook& m_book;
    Workbench::OpenerOf m_openerOf;
    const Theme& m_theme;
    std::unique_ptr<Ui::ConnectionPane> m_form;
    ConnectionTest* m_test;
    QLabel* m_none = nullptr; ///< says that the list is empty
    ConnectionTarget m_tested;
    std::string m_id; ///< of what is in the form; empty for one that is not kept yet
    bool m_isFilling = false;
};

} // namespace querymend
