#pragma once

#include <QDialog>
#include <QString>

class QTextBrowser;

namespace querymend {

class Languages;

/// Shows the help pages that come with the program, in the current language. Nothing is loaded from elsewhere, and
/// external links are not followed.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    /// The languages must outlive the window.
    explicit HelpWindow(const Languages& languages, QWidget* parent = nullptr);

    void showPage(const QString& page);
    [[nodiscard]] const QString& page() const { return m_page; }

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Loads a page; returns whether it exists.
    bool read(const QString& page);
    void follow(const QUrl& link);

    const Languages& m_languages;
    QTextBrowser* m_text;
    QString m_page;
};

} // namespace querymend
