#pragma once

#include "editor/search/textsearch.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace querymend {

class SqlEditor;
class Theme;

/// Finds and replaces text in an editor.
class FindBar : public QFrame {
    Q_OBJECT

public:
    enum class Part : std::uint8_t { find, replace };

    FindBar(Theme& theme, QWidget* parent = nullptr);

    void setEditor(SqlEditor* editor);
    /// Starts with the selection, if it is within one line.
    void open(Part part);
    void findNext();
    void findPrevious();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QToolButton* addOption(SearchOption option, const QString& text, const QString& name);
    void fitText();
    void makeFindRow(Theme& theme, QGridLayout& grid);
    void makeReplaceRow(QGridLayout& grid);
    void search();
    void searchSoon();
    void goTo(std::size_t match);
    void mark();
    void unmark();
    void replaceOne();
    void replaceAll();
    void tell();
    [[nodiscard]] SearchSpec spec() const;
    [[nodiscard]] std::size_t firstFrom(std::uint32_t place) const;

    QPointer<SqlEditor> m_editor;
    QLineEdit* m_what;
    QLineEdit* m_with;
    QLabel* m_count;
    QWidget* m_replaceRow;
    QPushButton* m_one = nullptr;
    QPushButton* m_all = nullptr;
    QList<QToolButton*> m_options;
    TextMatches m_matches;
    std::size_t m_current = 0;
    QTimer m_soon;
};

} // namespace querymend
