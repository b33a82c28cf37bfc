#include "settings/connectionpane.h"

#include "common/failurewords.h"
#include "common/icon.h"
#include "common/isolatedtext.h"
#include "common/plaintip.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/statelabel.h"
#include "common/theme.h"
#include "common/tonedtext.h"
#include "common/warningwords.h"
#include "database/savedtarget.h"
#include "db/addresses/connectionurl.h"
#include "store/connectiongroups.h"
#include "ui_connectionpane.h"

#include <QEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <utility>

namespace querymend {

ConnectionPane::ConnectionPane(ConnectionBook& book, Workbench::OpenerOf openerOf, Theme& theme, QWidget* parent)
    : QWidget(parent), m_book(book), m_openerOf(std::move(openerOf)), m_theme(theme),
      m_form(std::make_unique<Ui::ConnectionPane>()), m_test(new ConnectionTest(this))
{
    installStateLabels();
    m_form->setupUi(this);
    m_form->left->setMinimumWidth(scaled(130)); // in large letters, the form needs the room
    m_form->left->setMaximumWidth(scaled(260));
    m_form->newButton->setIcon(themedIcon(Icon::plusLg, theme));
    m_form->duplicateButton->setIcon(themedIcon(Icon::clipboard, theme));
    m_form->deleteButton->setIcon(themedIcon(Icon::trash, theme));
    m_none = new QLabel(tr("No connections yet"), m_form->connectionList->viewport());
    m_none->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_none->setWordWrap(true);
    m_none->setProperty("role", QStringLiteral("meta"));
    auto* const room = new QVBoxLayout(m_form->connectionList->viewport());
    room->setContentsMargins(12, 16, 12, 12);
    room->addWidget(m_none, 0, Qt::AlignTop);
    connectParts();
    draw();
    showMessage({});
    showTesting(false);
    if (m_book.connections().empty())
        startNew();
    else
        m_form->connectionList->selectNear(0);
}

ConnectionPane::~ConnectionPane() = default;

void ConnectionPane::startNew()
{
    keep();
    leaveSelection();
    m_form->fields->clear();
    m_form->fields->focusUrl();
}

void ConnectionPane::select(const std::string& id)
{
    m_form->connectionList->select(id);
}

void ConnectionPane::showTarget(const ConnectionTarget& target)
{
    const std::string url = connectionUrlOf(target);
    for (const SavedConnection& connection : m_book.connections()) {
        if (connectionUrlOf(targetOf(connection)) == url)
            return select(connection.id);
    }
    leaveSelection();
    m_form->fields->display(savedOf(target));
}

void ConnectionPane::keep()
{
    const ConnectionFields& fields = *m_form->fields;
    if (fields.isEmpty())
        return;
    SavedConnection saved = fields.connection();
    if (const SavedConnection* const known = m_book.find(m_id)) {
        saved.hasPassword = known->hasPassword;
        saved.lastUsed = known->lastUsed;
    }
    saved.id = m_id;
    m_agents = saved.agents;
    m_id = m_book.put(std::move(saved));
    select(m_id);
    const QString password = fields.typedPassword();
    if (!fields.keepsPassword())
        m_book.forgetPassword(m_id);
    else if (!password.isEmpty())
        m_book.keepPassword(m_id, Secret(password.toStdString()), this,
                            [this](const auto& kept) { m_form->fields->showKeyLife(kept); });
}

void ConnectionPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    m_none->setText(tr("No connections yet"));
    fillList();
    showTesting(m_test->isRunning());
}

void ConnectionPane::makeConnectDefault()
{
    m_form->connectButton->setDefault(true);
}

/// Draws what does not follow the theme's colours by itself.
void ConnectionPane::draw()
{
    m_form->readOnlyIcon->setPixmap(themedIcon(Icon::shieldLock, m_theme, Tone::accepted).pixmap(scaled(18)));
    m_form->fields->drawTags(m_theme);
    showMessage(m_message);
    fillList();
}

void ConnectionPane::connectParts()
{
    connect(&m_theme, &Theme::changed, this, &ConnectionPane::draw);
    connect(&m_book, &ConnectionBook::changed, this, &ConnectionPane::fillList);
    connect(&m_book, &ConnectionBook::changed, this, &ConnectionPane::followAgents);
    connect(m_form->connectionList, &QListWidget::currentRowChanged, this, &ConnectionPane::handleSelection);
    connect(m_form->connectionList, &QListWidget::itemActivated, this, &ConnectionPane::open);
    connect(m_form->newButton, &QToolButton::clicked, this, &ConnectionPane::startNew);
    connect(m_form->duplicateButton, &QToolButton::clicked, this, &ConnectionPane::duplicate);
    connect(m_form->deleteButton, &QToolButton::clicked, this, &ConnectionPane::remove);
    // A URL makes a new connection instead of changing the one in the form.
    connect(m_form->fields, &ConnectionFields::urlTaken, this, [this] {
        keep();
        leaveSelection();
    });
    connect(m_form->fields, &ConnectionFields::edited, this, &ConnectionPane::allowOpening);
    connect(m_form->testButton, &QPushButton::clicked, this, &ConnectionPane::test);
    connect(m_form->connectButton, &QPushButton::clicked, this, &ConnectionPane::open);
    connect(m_test, &ConnectionTest::finished, this, &ConnectionPane::showResult);
}

/// Called for each change of the book; of the form, affects only what is offered.
void ConnectionPane::fillList()
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_form->connectionList->fill(m_book.connections(), m_id, m_theme);
    m_form->fields->offerGroups(groupsOf(m_book.connections()));
    m_none->setVisible(m_book.connections().empty());
    const bool isAny = !m_form->connectionList->currentId().empty();
    m_form->duplicateButton->setEnabled(isAny);
    m_form->deleteButton->setEnabled(isAny);
    showFileProblem();
}

void ConnectionPane::handleSelection()
{
    const std::string id = m_form->connectionList->currentId();
    if (m_isFilling || id.empty() || id == m_id)
        return;
    keep();
    m_id = id;
    select(id); // keep() may have rebuilt the list
    m_test->cancel();
    showMessage({});
    const SavedConnection& shown = *m_book.find(id);
    m_agents = shown.agents;
    m_form->fields->display(shown);
    m_form->duplicateButton->setEnabled(true);
    m_form->deleteButton->setEnabled(true);
}

/// What agents may do can also be chosen elsewhere, which the form must not undo when it is saved.
void ConnectionPane::followAgents()
{
    const SavedConnection* const known = m_book.find(m_id);
    if (known && std::exchange(m_agents, known->agents) != known->agents)
        m_form->fields->showAgents(known->agents);
}

void ConnectionPane::leaveSelection()
{
    m_id.clear();
    m_test->cancel();
    showMessage({});
    m_form->connectionList->setCurrentRow(-1);
    m_form->duplicateButton->setEnabled(false);
    m_form->deleteButton->setEnabled(false);
}

void ConnectionPane::remove()
{
    const int row = m_form->connectionList->currentRow();
    const std::string gone = std::exchange(m_id, std::string());
    if (gone.empty())
        return;
    m_book.remove(gone);
    m_form->fields->clear(); // so that the removed connection is not saved again
    m_form->connectionList->selectNear(row);
}

void ConnectionPane::duplicate()
{
    keep();
    select(m_book.duplicate(m_id));
}

void ConnectionPane::test()
{
    if (m_test->isRunning())
        return m_test->cancel();
    withTarget(Saving::no, [this](const ConnectionTarget& target) {
        m_tested = target;
        showTesting(true);
        m_test->start(m_openerOf(target));
    });
}

void ConnectionPane::open()
{
    withTarget(Saving::yes, [this](const ConnectionTarget& target) {
        m_book.noteUse(m_id);
        Q_EMIT openAsked(target);
    });
}

/// Leaving the field of the URL reads it.
void ConnectionPane::allowOpening()
{
    const QString missing = m_form->fields->hasUrl() ? QString() : m_form->fields->whatIsMissing();
    m_form->connectButton->setEnabled(missing.isEmpty());
    m_form->testButton->setEnabled(missing.isEmpty() || m_test->isRunning());
    for (QPushButton* const button : {m_form->connectButton, m_form->testButton})
        button->setToolTip(plainTip(missing));
}

void ConnectionPane::showTesting(bool isTesting)
{
    m_form->testButton->setText(isTesting ? tr("Cancel") : tr("&Test"));
    m_form->testProgress->setVisible(isTesting);
    allowOpening();
    if (isTesting)
        showMessage(tr("Connecting…"));
}

void ConnectionPane::showResult(const Result<ConnectionFacts, EngineError>& result)
{
    showTesting(false);
    if (!result) {
        const FailureWords words = connectingFailed(m_tested, result.error());
        const QString reason =
            words.adviceAndReason().toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
        const QString title = QStringLiteral("<b>%1</b>").arg(toned(words.title, Tone::execution));
        return showMessage(signedLine(QStringLiteral("\u2297"), Tone::execution, title) + QStringLiteral("<br>")
                           + isolated(reason));
    }
    const QString connected =
        QStringLiteral("<b>%1</b> %2")
            .arg(toned(tr("Connected."), Tone::accepted),
                 tr("%1, %2, in %3.")
                     .arg(QString::fromStdString(result->engine),
                          tr("%n tables", nullptr, static_cast<int>(result->tables)), timeWord(result->took)));
    QString text = signedLine(QStringLiteral("✓"), Tone::accepted, connected);
    for (const DatabaseWarning& warning : result->warnings)
        text +=
            QStringLiteral("<br>") + signedLine(QStringLiteral("⚠"), Tone::schema, wordsOf(warning).toHtmlEscaped());
    showMessage(text);
}

void ConnectionPane::showMessage(const QString& html)
{
    m_message = html;
    m_form->resultText->setText(coloured(html, m_theme));
    const bool isShown = !html.isEmpty();
    if (m_form->resultArea->isHidden() != isShown)
        return;
    m_form->resultArea->setVisible(isShown); // the form may need the room
    Q_EMIT resultShown(isShown, m_form->resultArea->minimumHeight() + m_form->rightColumn->spacing());
}

void ConnectionPane::showFileProblem()
{
    m_form->fileProblem->setVisible(m_book.problem().has_value());
    if (m_book.problem())
        m_form->fileProblem->setText(wordsOf(*m_book.problem()));
}

void ConnectionPane::withTarget(Saving saving, std::function<void(const ConnectionTarget&)> next)
{
    if (const QString missing = m_form->fields->whatIsMissing(); !missing.isEmpty())
        return showMessage(missing.toHtmlEscaped());
    ConnectionTarget target = m_form->fields->target();
    const QString password = m_form->fields->typedPassword();
    const SavedConnection* const known = m_book.find(m_id);
    const bool isKept = known && known->hasPassword;
    if (saving == Saving::yes)
        keep();
    if (!password.isEmpty())
        target.password = Secret(password.toStdString());
    else if (isKept)
        return m_book.complete(m_id, this, [target, next = std::move(next)](ConnectionTarget saved) mutable {
            target.password = std::move(saved.password);
            next(target);
        });
    next(target);
}

} // namespace querymend

#include "moc_connectionpane.cpp"
