#pragma once

#include "settings/settingspage.h"

#include <QString>

#include <memory>

namespace Ui {
class AgentsPage;
}

namespace querymend {

class AgentAccessList;
class AgentWatch;
class ConnectionBook;
class Theme;

/// The settings page for agents: which are connected, what they may use, what waits for the user, and how to set one
/// up.
class AgentsPage : public SettingsPage {
    Q_OBJECT

public:
    /// All must outlive the page; `watch` may be null.
    AgentsPage(ConnectionBook& book, const AgentWatch* watch, Theme& theme, QWidget* parent = nullptr);
    ~AgentsPage() override;

    void display(const AppSettings& settings) override;
    void writeTo(AppSettings& settings) const override;

Q_SIGNALS:
    void connectionsAsked();
    void helpAsked();

protected:
    void retranslate() override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectAll();
    void fitChoices();
    void fitFields();
    void showConnected();
    void showBorder();
    void fillConnections();
    void showSnippet();
    void copySnippet();

    ConnectionBook& m_book;
    const AgentWatch* m_watch;
    std::unique_ptr<Ui::AgentsPage> m_form;
    AgentAccessList* m_access;
};

} // namespace querymend
