#include "shell/helpwindow.h"

#include "common/helppage.h"
#include "common/theme.h"

#include <QFile>
#include <QPushButton>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextList>
#include <QVBoxLayout>

namespace querymend {

namespace {

QString fileOf(const QString& page)
{
    return QStringLiteral(":/querymend/help/%1.md").arg(page);
}

/// Shows texts and nothing that they name.
class LocalText : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override { return {}; }
};

/// Markdown brings no space between its parts.
void spread(QTextDocument& text)
{
    constexpr int between = 8;
    constexpr int betweenItems = 4;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const bool isHeading = format.headingLevel() > 0;
        format.setTopMargin(isHeading && block != text.begin() ? 2 * between : 0);
        format.setBottomMargin(block.textList() && block.next().textList() ? betweenItems : between);
        QTextCursor(block).setBlockFormat(format);
    }
}

} // namespace

HelpWindow::HelpWindow(QWidget* parent) : QDialog(parent), m_text(new LocalText(this))
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
    resize(680, 620);
}

void HelpWindow::showPage(const QString& page)
{
    QFile file(fileOf(page));
    if (!file.open(QIODevice::ReadOnly))
        return;
    m_page = page;
    m_text->setMarkdown(QString::fromUtf8(file.readAll()));
    spread(*m_text->document());
    m_text->moveCursor(QTextCursor::Start);
    m_text->setFocus();
}

void HelpWindow::follow(const QUrl& link)
{
    const QString path = link.path();
    if (link.isRelative() && path.endsWith(QLatin1String(".md")))
        showPage(path.chopped(3));
}

} // namespace querymend
