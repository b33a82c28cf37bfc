#pragma once

#include "settings/connectionbook.h"
#include "settings/connectiontest.h"
#include "workbench.h"

#include <QWidget>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

class QLabel;

namespace Ui {
class ConnectionPane;
}

namespace querymend {

class Theme;

/// The list of saved connections, and the form of one, which is saved when it is left.
class ConnectionPane : public QWidget {
    Q_OBJECT

public:
    /// The book and the theme must outlive the pane.
    ConnectionPane(ConnectionBook& book, Workbench::OpenerOf openerOf, Theme& theme, QWidget* parent = nullptr);
    ~ConnectionPane() override;

    /// Starts a connection that is not in the list yet.
    void startNew();
    void select(const std::string& id);
    /// Selects the saved connection to the target, or fills the form with a new one.
    void showTarget(const ConnectionTarget& target);
    /// Saves the connection in the form.
    void keep();
    /// Makes Return connect, from any field.
    void makeConnectDefault();

Q_SIGNALS:
    void openAsked(const querymend::ConnectionTarget& target);
    /// The result of a test is shown, which takes this height, or is not shown any more.
    void resultShown(bool isShown, int height);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectParts();
    void draw();
    void fillList();
    void handleSelection();
    void followAgents();
    void leaveSelection();
    void remove();
    void duplicate();
    void test();
    void open();
    void allowOpening();
    void showTesting(bool isTesting);
    void showResult(const Result<ConnectionFacts, EngineError>& result);
    void showMessage(const QString& html);
    void showFileProblem();
    enum class Saving : std::uint8_t { no, yes };
    /// Calls `next` with the form's target and the typed or stored password, unless the form is incomplete.
    void withTarget(Saving saving, std::function<void(const ConnectionTarget&)> next);

    ConnectionBook& m_book;
    Workbench::OpenerOf m_openerOf;
    const Theme& m_theme;
    std::unique_ptr<Ui::ConnectionPane> m_form;
    ConnectionTest* m_test;
    QLabel* m_none = nullptr; ///< shown if the list is empty
    QString m_message;        ///< the result of the test, before it is coloured
    ConnectionTarget m_tested;
    std::string m_id;                         ///< of the connection in the form; empty if it is not saved yet
    AgentAccess m_agents = AgentAccess::none; ///< of that connection, as saved
    bool m_isFilling = false;
};

} // namespace querymend
