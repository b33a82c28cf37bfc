#pragma once

#include "store/connectionfile.h"

#include <QList>
#include <QWidget>

#include <string>

class QComboBox;
class QGridLayout;
class QLabel;

namespace querymend {

class ConnectionBook;
class Theme;

/// The saved connections with what agents may do with each, which is saved as soon as it is chosen.
class AgentAccessList : public QWidget {
    Q_OBJECT

public:
    static constexpr int widest = 640; ///< in text of the usual size

    /// The book and the theme must outlive the list.
    AgentAccessList(ConnectionBook& book, Theme& theme, QWidget* parent = nullptr);

    void retranslate();
    /// Where choices would begin to leave room for the longest name, but at `most`; 0 without connections.
    [[nodiscard]] int endOfNames(int most) const;
    /// Makes all choices begin there, in line with others of the page.
    void beginChoicesAt(int x);
    /// Comes after `before` when the user goes on by Tab.
    void followInTabOrder(QWidget& before) const;

Q_SIGNALS:
    /// There is no connection yet, and the user wants to add one.
    void connectionsAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        std::string id;
        QLabel* sign;
        QLabel* name;
        QComboBox* access;
    };

    void fill();
    void addRow(const SavedConnection& connection);
    void show(const Row& row, const SavedConnection& connection) const;
    void keep(const std::string& id, AgentAccess access);

    ConnectionBook& m_book;
    const Theme& m_theme;
    QGridLayout* m_grid;
    QList<Row> m_rows;
    QWidget* m_empty;
};

} // namespace querymend
