#pragma once

#include "db/addresses/connectiontarget.h"

#include <QScrollArea>
#include <QString>

#include <string>

class QBoxLayout;
class QVBoxLayout;

namespace querymend {

class ConnectionBook;
class Theme;

/// Shown when no database is open: recent connections, sample databases and demonstrations.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    /// Book and theme must outlive the page. Samples are copied to the folder, because SQLite only reads files.
    StartPage(ConnectionBook& book, Theme& theme, QString sampleFolder, QWidget* parent = nullptr);

    /// Says how many texts are open from last time; they are offered.
    void setRestored(int texts);
    /// Opens the connection that was used last.
    void openLast();

Q_SIGNALS:
    /// The user wants the texts that are open.
    void textsAsked();
    void openAsked(const querymend::ConnectionTarget& target);
    void demoAsked(const std::string& name);
    void connectAsked();
    void tourAsked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void arrange();
    void addHeading(QVBoxLayout& column);
    void addRestored(QVBoxLayout& column);
    void addRecent(QVBoxLayout& column);
    void addSamples(QVBoxLayout& column);
    void addDemos(QVBoxLayout& column);
    void addTitle(QVBoxLayout& column, const QString& text);
    void addGroup(QVBoxLayout& column, const QString& group);
    void openRecent(const std::string& id);
    void openSample(const std::string& name);

    ConnectionBook& m_book;
    const Theme& m_theme;
    QString m_sampleFolder;
    QBoxLayout* m_heading = nullptr;
    QWidget* m_buttons = nullptr;
    int m_restored = 0;
    QBoxLayout* m_columns = nullptr; ///< side by side, or one below the other if that is too narrow
};

} // namespace querymend
