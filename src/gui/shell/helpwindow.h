#pragma once

#include <QDialog>
#include <QString>

class QTextBrowser;

namespace querymend {

class Languages;

/// The pages of help that come with the program, in the language that is spoken. Nothing is loaded from anywhere else,
/// and no link leads out.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    /// The languages outlive it.
    explicit HelpWindow(const Languages& languages, QWidget* parent = nullptr);

    void showPage(const QString& page);
    [[nodiscard]] const QString& page() const { return m_page; }

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Whether there is such a page.
    bool read(const QString& page);
    void follow(const QUrl& link);

    const Languages& m_languages;
    QTextBrowser* m_text;
    QString m_page;
};

} // namespace querymend
