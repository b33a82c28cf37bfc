#pragma once

#include <QDialog>
#include <QString>

class QTextBrowser;

namespace querymend {

/// The pages of help that come with the program. Nothing is loaded from anywhere else, and no link leads out.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    void showPage(const QString& page);
    [[nodiscard]] const QString& page() const { return m_page; }

private:
    void follow(const QUrl& link);

    QTextBrowser* m_text;
    QString m_page;
};

} // namespace querymend
