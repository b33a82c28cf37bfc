#pragma once

#include <QPointer>
#include <QTabWidget>

#include <cstdint>

namespace querymend {

class NameField;
class Theme;

/// Tabs of results, which can be renamed, pinned and closed, followed by fixed tabs.
class ResultTabs : public QTabWidget {
    Q_OBJECT

public:
    explicit ResultTabs(const Theme& theme, QWidget* parent = nullptr);

    enum class Pin : std::uint8_t { none, pinned };

    void addFixed(QWidget* page, const QString& title);
    /// Adds a page after the other results, and takes ownership of it.
    void addResult(QWidget* page, const QString& title);
    /// The title, with a number after it if another result has the same one.
    [[nodiscard]] QString freeTitle(const QString& title) const;
    /// Removes the page and deletes it.
    void closeResult(QWidget* page);
    void setPinned(QWidget* page, Pin pin);
    [[nodiscard]] bool isPinned(const QWidget* page) const;
    void rename(int index);
    [[nodiscard]] QList<QWidget*> results() const;

Q_SIGNALS:
    void closing(QWidget* page);
    void renamed(QWidget* page, const QString& title);
    /// The user wants the statement of a result run once more.
    void againAsked(QWidget* page);

private:
    void addButtons(QWidget* page);
    void showMenu(QPoint place);
    void applyName();
    void closeNameField();
    [[nodiscard]] int resultCount() const { return count() - m_fixed; }

    const Theme& m_theme;
    int m_fixed = 0;
    NameField* m_name = nullptr; ///< set while a tab is being renamed
    QPointer<QWidget> m_renamed;
};

} // namespace querymend
