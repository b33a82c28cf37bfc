#include "shell/helpwindow.h"

#include "common/helppage.h"
#include "common/languages.h"
#include "common/theme.h"
#include "common/windowsize.h"
#include "shell/helppages.h"
#include "shell/helptext.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace querymend {

namespace {

constexpr int placeRole = Qt::UserRole;

/// Loads no resources that a text refers to.
class LocalText : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override { return {}; }
};

/// Returns the heading with this anchor, or else the beginning.
QTextBlock blockAt(const QTextDocument& document, const QString& anchor)
{
    for (QTextBlock block = document.begin(); !anchor.isEmpty() && block.isValid(); block = block.next()) {
        const auto text = block.begin();
        if (!text.atEnd() && text.fragment().charFormat().anchorNames().contains(anchor))
            return block;
    }
    return document.begin();
}

} // namespace

HelpWindow::HelpWindow(const Languages& languages, QWidget* parent)
    : QDialog(parent), m_languages(languages), m_words(new QLineEdit(this)), m_middle(new QStackedWidget(this)),
      m_text(new LocalText(m_middle)), m_hits(new QListWidget(m_middle)), m_nothing(new QLabel(m_hits->viewport()))
{
    setWindowTitle(tr("Help"));
    m_text->setAccessibleName(tr("Help"));
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(20);
    m_text->setFont(Theme::workFont());
    makeSearch();
    m_middle->addWidget(m_text);
    m_middle->addWidget(m_hits);
    auto* const contents = new QPushButton(tr("&Contents"), this);
    auto* const close = new QPushButton(tr("Close"), this);
    for (QPushButton* const button : {contents, close})
        button->setAutoDefault(false); // Return opens what was found
    auto* const top = new QHBoxLayout;
    top->setContentsMargins(12, 12, 12, 8);
    top->addWidget(m_words);
    auto* const buttons = new QHBoxLayout;
    buttons->setContentsMargins(12, 8, 12, 12);
    buttons->addWidget(contents);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_middle, 1);
    column->addLayout(buttons);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    connect(contents, &QPushButton::clicked, this, [this] { showPage(helpPageFor(nullptr)); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    resizeToText(*this, {680, 620});
}

void HelpWindow::makeSearch()
{
    m_words->setPlaceholderText(tr("Search the help"));
    m_words->setAccessibleName(tr("Search the help"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_hits->setAccessibleName(tr("Found in the help"));
    m_hits->setFocusPolicy(Qt::NoFocus); // the keys of the field move in it
    m_hits->setFrameShape(QFrame::NoFrame);
    m_nothing->setText(tr("No page contains these words."));
    m_nothing->setProperty("role", QStringLiteral("meta"));
    m_nothing->setWordWrap(true);
    auto* const room = new QVBoxLayout(m_hits->viewport());
    room->setContentsMargins(12, 12, 12, 12);
    room->addWidget(m_nothing, 0, Qt::AlignTop);
    connect(m_words, &QLineEdit::textChanged, this, &HelpWindow::fill);
    connect(m_hits, &QListWidget::itemClicked, this, &HelpWindow::openHit);
    const auto* const find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, this, [this] {
        m_words->setFocus(Qt::ShortcutFocusReason);
        m_words->selectAll();
    });
}

void HelpWindow::showPage(const QString& place)
{
    if (!read(place.section(QLatin1Char('#'), 0, 0)))
        return;
    m_anchor = place.section(QLatin1Char('#'), 1);
    m_middle->setCurrentWidget(m_text);
    goToAnchor();
    m_text->setFocus();
}

bool HelpWindow::read(const QString& page)
{
    const QString text = helpPageText(page, m_languages.code());
    if (text.isEmpty())
        return false;
    m_page = page;
    setHelpText(*m_text->document(), text, palette().color(QPalette::Mid));
    return true;
}

void HelpWindow::goToAnchor()
{
    m_text->setTextCursor(QTextCursor(blockAt(*m_text->document(), m_anchor)));
    m_text->scrollToAnchor(m_anchor); // to the top of the window; the cursor alone would be at its bottom
}

void HelpWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    const bool isLanguage = event->type() == QEvent::LanguageChange;
    if (isLanguage || event->type() == QEvent::PaletteChange)
        read(m_page);
    if (!isLanguage)
        return;
    goToAnchor();
    m_search.reset();
    if (m_middle->currentWidget() == m_hits)
        fill();
}

void HelpWindow::follow(const QUrl& link)
{
    const QString path = link.path();
    if (!link.isRelative() || !path.endsWith(QLatin1String(".md")))
        return;
    const QString page = path.chopped(3);
    showPage(link.hasFragment() ? page + QLatin1Char('#') + link.fragment() : page);
}

void HelpWindow::fill()
{
    const bool isSearching = !m_words->text().trimmed().isEmpty();
    m_middle->setCurrentWidget(isSearching ? static_cast<QWidget*>(m_hits) : m_text);
    m_hits->clear();
    if (!isSearching)
        return;
    if (!m_search)
        m_search.emplace(m_languages.code());
    for (const HelpHit& hit : m_search->find(m_words->text())) {
        const bool isWholePage = hit.heading == hit.page;
        const QString name = isWholePage ? hit.page : hit.page + QStringLiteral(" ▸ ") + hit.heading;
        auto* const item = new QListWidgetItem(name, m_hits);
        item->setData(placeRole, hit.place);
    }
    m_hits->setCurrentRow(0);
    m_nothing->setVisible(m_hits->count() == 0);
}

/// The words stay, so that the next hit is a few keys away.
void HelpWindow::openHit()
{
    if (const QListWidgetItem* const item = m_hits->currentItem())
        showPage(item->data(placeRole).toString());
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress;
    return (isKey && takeKey(static_cast<QKeyEvent*>(event)->key())) || QDialog::eventFilter(watched, event);
}

bool HelpWindow::takeKey(int key)
{
    const bool isListed = m_middle->currentWidget() == m_hits;
    const int rows = m_hits->count();
    switch (key) {
    case Qt::Key_Escape:
        if (m_words->text().isEmpty())
            return false; // closes the window
        m_words->clear();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isListed)
            openHit();
        else
            fill();
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (!isListed)
            fill();
        else if (rows > 0)
            m_hits->setCurrentRow((m_hits->currentRow() + (key == Qt::Key_Down ? 1 : rows - 1)) % rows);
        return true;
    default:
        return false;
    }
}

} // namespace querymend

#include "moc_helpwindow.cpp"
