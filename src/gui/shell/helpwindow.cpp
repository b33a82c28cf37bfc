#include "shell/helpwindow.h"

#include "common/helppage.h"
#include "common/languages.h"
#include "common/theme.h"
#include "common/windowsize.h"
#include "shell/helptext.h"

#include <QEvent>
#include <QFile>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace querymend {

namespace {

/// Returns the page in the given language, or else in English, which has all pages.
QString textOf(const QString& page, const QString& language)
{
    for (const QString& code : {language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/querymend/help/%1/%2.md").arg(code, page));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

/// Loads no resources that a text refers to.
class LocalText : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override { return {}; }
};

} // namespace

HelpWindow::HelpWindow(const Languages& languages, QWidget* parent)
    : QDialog(parent), m_languages(languages), m_text(new LocalText(this))
{
    setWindowTitle(tr("Help"));
    m_text->setAccessibleName(tr("Help"));
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(20);
    m_text->setFont(Theme::workFont());
    auto* const contents = new QPushButton(tr("&Contents"), this);
    auto* const close = new QPushButton(tr("Close"), this);
    auto* const buttons = new QHBoxLayout;
    buttons->setContentsMargins(12, 8, 12, 12);
    buttons->addWidget(contents);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_text, 1);
    column->addLayout(buttons);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    connect(contents, &QPushButton::clicked, this, [this] { showPage(helpPageFor(nullptr)); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    resizeToText(*this, {680, 620});
}

void HelpWindow::showPage(const QString& page)
{
    if (!read(page))
        return;
    m_text->moveCursor(QTextCursor::Start);
    m_text->setFocus();
}

bool HelpWindow::read(const QString& page)
{
    const QString text = textOf(page, m_languages.code());
    if (text.isEmpty())
        return false;
    m_page = page;
    setHelpText(*m_text->document(), text, palette().color(QPalette::Mid));
    return true;
}

void HelpWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        read(m_page);
}

void HelpWindow::follow(const QUrl& link)
{
    const QString path = link.path();
    if (link.isRelative() && path.endsWith(QLatin1String(".md")))
        showPage(path.chopped(3));
}

} // namespace querymend

#include "moc_helpwindow.cpp"
