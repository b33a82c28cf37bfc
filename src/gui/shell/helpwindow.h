#pragma once

#include "shell/helpsearch.h"

#include <QDialog>
#include <QString>

#include <optional>

class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QTextBrowser;

namespace querymend {

class Languages;

/// Shows the help pages that come with the program, in the current language, and searches them. Nothing is loaded from
/// elsewhere, and external links are not followed.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    /// The languages must outlive the window.
    explicit HelpWindow(const Languages& languages, QWidget* parent = nullptr);

    /// Shows a place as helpPlaceOf() writes it: a page, or a page and one of its headings.
    void showPage(const QString& place);
    [[nodiscard]] const QString& page() const { return m_page; }
    /// The heading that was gone to; empty at the beginning of a page.
    [[nodiscard]] const QString& anchor() const { return m_anchor; }

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeSearch();
    /// Loads a page; returns whether it exists.
    bool read(const QString& page);
    void goToAnchor();
    void follow(const QUrl& link);
    /// Lists what contains the words in the field, or goes back to the page if there are none.
    void fill();
    void openHit();
    /// Handles a key in the field; returns whether it has a meaning there.
    bool takeKey(int key);

    const Languages& m_languages;
    QLineEdit* m_words;
    QStackedWidget* m_middle;
    QTextBrowser* m_text;
    QListWidget* m_hits;
    QLabel* m_nothing;
    std::optional<HelpSearch> m_search; ///< made at the first search in a language
    QString m_page;
    QString m_anchor;
};

} // namespace querymend
