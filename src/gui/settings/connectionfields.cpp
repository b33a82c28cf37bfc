#include "settings/connectionfields.h"

#include "common/recordedwords.h"
#include "common/scaled.h"
#include "database/savedtarget.h"
#include "db/addresses/allowedobjects.h"
#include "db/addresses/chosentables.h"
#include "db/addresses/connectionurl.h"
#include "db/addresses/environmentvariable.h"
#include "db/addresses/sshhost.h"
#include "settings/alignedlabels.h"
#include "settings/colourtags.h"
#include "settings/engineforms.h"
#include "settings/urloptions.h"
#include "ui_connectionfields.h"

#include <QCompleter>
#include <QEvent>
#include <QFileDialog>
#include <QIntValidator>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

std::string plain(const QLineEdit* field)
{
    return field->text().trimmed().toStdString();
}

const EngineForm& formAt(int index)
{
    return engineForms()[static_cast<std::size_t>(std::max(0, index))];
}

} // namespace

ConnectionFields::ConnectionFields(QWidget* parent) : QWidget(parent), m_form(std::make_unique<Ui::ConnectionFields>())
{
    m_form->setupUi(this);
    m_form->portEdit->setMaximumWidth(scaled(m_form->portEdit->maximumWidth()));
    m_form->portEdit->setValidator(new QIntValidator(1, 65535, this));
    for (const EngineForm& form : engineForms())
        m_form->engineCombo->addItem(QLatin1String(form.name));
    alignLabels(*this);
    for (const ColourTag tag : allColourTags)
        m_form->colourCombo->addItem(tagName(tag));
    m_form->groupCombo->lineEdit()->setAccessibleName(m_form->groupLabel->text().remove(QLatin1Char('&')));
    m_form->groupCombo->completer()->setCompletionMode(QCompleter::PopupCompletion); // not by itself
    m_form->urlEdit->installEventFilter(this);
    connect(m_form->urlEdit, &QLineEdit::textChanged, this, &ConnectionFields::lookAtUrl);
    connect(m_form->urlEdit, &QLineEdit::editingFinished, this, &ConnectionFields::applyUrl);
    connect(m_form->engineCombo, &QComboBox::currentIndexChanged, this, &ConnectionFields::showEngine);
    for (const QLineEdit* const field : findChildren<QLineEdit*>())
        connect(field, &QLineEdit::textChanged, this, &ConnectionFields::edited);
    connect(m_form->engineCombo, &QComboBox::currentIndexChanged, this, &ConnectionFields::edited);
    connect(m_form->browseButton, &QPushButton::clicked, this, &ConnectionFields::browse);
    clear();
}

ConnectionFields::~ConnectionFields() = default;

void ConnectionFields::drawTags(const Theme& theme)
{
    for (const ColourTag tag : allColourTags)
        m_form->colourCombo->setItemIcon(static_cast<int>(tag), tagIcon(tag, theme));
}

void ConnectionFields::clear()
{
    fill(ConnectionTarget());
}

void ConnectionFields::display(const SavedConnection& connection)
{
    fill(targetOf(connection));
    m_form->nameEdit->setText(QString::fromStdString(connection.name));
    m_form->colourCombo->setCurrentIndex(static_cast<int>(connection.colour));
    m_form->groupCombo->setEditText(QString::fromStdString(connection.group));
    m_form->productionBox->setChecked(connection.isProduction);
    showAgents(connection.agents);
    const QString kept = connection.hasPassword ? tr("saved") : QString();
    m_form->passwordEdit->setPlaceholderText(kept);
    m_form->odbcPasswordEdit->setPlaceholderText(kept);
}

void ConnectionFields::showAgents(AgentAccess access)
{
    m_form->agentsCombo->setCurrentIndex(static_cast<int>(access));
}

void ConnectionFields::offerGroups(const std::vector<std::string>& groups)
{
    QStringList offered;
    for (const std::string& group : groups)
        offered.append(QString::fromStdString(group));
    if (std::exchange(m_groups, offered) == offered)
        return; // somebody may be typing
    const QString chosen = m_form->groupCombo->currentText();
    m_form->groupCombo->clear();
    m_form->groupCombo->addItems(offered);
    m_form->groupCombo->setEditText(chosen);
}

void ConnectionFields::focusUrl()
{
    m_form->urlEdit->setFocus();
}

SavedConnection ConnectionFields::connection() const
{
    SavedConnection saved = savedOf(target());
    saved.name = plain(m_form->nameEdit);
    saved.colour = static_cast<ColourTag>(std::max(0, m_form->colourCombo->currentIndex()));
    saved.group = plain(m_form->groupCombo->lineEdit());
    saved.isProduction = m_form->productionBox->isChecked();
    saved.agents = static_cast<AgentAccess>(std::max(0, m_form->agentsCombo->currentIndex()));
    return saved;
}

ConnectionTarget ConnectionFields::target() const
{
    const EngineForm& form = formAt(m_form->engineCombo->currentIndex());
    ConnectionTarget target;
    target.engine = form.engine;
    switch (form.page) {
    case EnginePage::file:
        target.database = plain(m_form->pathEdit);
        break;
    case EnginePage::odbc:
        target.database = plain(m_form->odbcEdit);
        target.passwordCommand = plain(m_form->odbcCommandEdit);
        break;
    case EnginePage::server:
        target.host = plain(m_form->hostEdit);
        if (const auto port = m_form->portEdit->text().toUShort(); port > 0)
            target.port = port;
        target.database = plain(m_form->databaseEdit);
        target.user = plain(m_form->userEdit);
        target.passwordCommand = plain(m_form->commandEdit);
        target.options = optionsIn(m_form->optionsEdit->text());
        if (const QString mode = m_form->tlsCombo->currentData().toString(); !mode.isEmpty())
            target.options[std::string(form.tlsOption)] = mode.toStdString();
        if (const std::string ssh = plain(m_form->sshEdit); !ssh.empty())
            target.options[std::string(sshOption)] = ssh;
        break;
    }
    if (const std::string allowed = plain(m_form->allowedEdit); !allowed.empty())
        target.options[std::string(allowOption)] = allowed;
    if (const std::string tables = plain(m_form->tablesEdit); !tables.empty())
        target.options[std::string(tablesOption)] = tables;
    return target;
}

QString ConnectionFields::typedPassword() const
{
    switch (formAt(m_form->engineCombo->currentIndex()).page) {
    case EnginePage::file:
        break;
    case EnginePage::server:
        return m_form->passwordEdit->text();
    case EnginePage::odbc:
        return m_form->odbcPasswordEdit->text();
    }
    return {};
}

bool ConnectionFields::keepsPassword() const
{
    return m_form->keepPassword->isChecked();
}

bool ConnectionFields::isEmpty() const
{
    const ConnectionTarget made = target();
    return made.database.empty() && made.host.empty() && made.user.empty() && made.options.empty();
}

bool ConnectionFields::hasUrl() const
{
    return !m_form->urlEdit->text().trimmed().isEmpty();
}

QString ConnectionFields::whatIsMissing() const
{
    if (const QString library = m_form->engineNote->text(); !library.isEmpty())
        return library;
    switch (formAt(m_form->engineCombo->currentIndex()).page) {
    case EnginePage::file:
        return target().database.empty() ? tr("Choose a file first.") : QString();
    case EnginePage::server:
        return isEmpty() ? tr("Enter the server's address first.") : QString();
    case EnginePage::odbc:
        break;
    }
    return target().database.empty() ? tr("Enter the data source first, such as DSN=shop.") : QString();
}

void ConnectionFields::showKeyLife(const Result<KeyLife, KeyStoreProblem>& kept)
{
    if (!kept)
        m_form->keyNote->setText(
            tr("Could not save the password in the key store: %1").arg(QString::fromStdString(kept.error().message)));
    else
        m_form->keyNote->setText(tr("This system has no key store: the password is kept until the program ends."));
    m_form->keyNote->setVisible(!kept || *kept == KeyLife::thisSession);
}

/// Return reads the URL instead of pressing the dialog's default button.
bool ConnectionFields::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_form->urlEdit || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    applyUrl();
    return true;
}

void ConnectionFields::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    m_form->groupCombo->lineEdit()->setAccessibleName(m_form->groupLabel->text().remove(QLatin1Char('&')));
    alignLabels(*this);
    for (const ColourTag tag : allColourTags)
        m_form->colourCombo->setItemText(static_cast<int>(tag), tagName(tag));
    m_form->tlsCombo->setItemText(0, tr("Prefer encryption"));
}

void ConnectionFields::fill(const ConnectionTarget& target)
{
    const QScopedValueRollback filling(m_isFilling, true);
    const EngineForm& form = formOf(target.engine);
    const QString database = QString::fromStdString(target.database);
    const QString password = target.password ? QString::fromStdString(target.password->reveal()) : QString();
    m_form->engineCombo->setCurrentIndex(static_cast<int>(&form - engineForms().data()));
    showEngine();
    m_form->urlEdit->clear();
    m_form->urlProblem->hide();
    m_form->keyNote->hide();
    m_form->nameEdit->clear();
    m_form->colourCombo->setCurrentIndex(0);
    m_form->groupCombo->setEditText(QString());
    m_form->productionBox->setChecked(false);
    showAgents(AgentAccess::none);
    m_form->pathEdit->setText(form.page == EnginePage::file ? database : QString());
    m_form->hostEdit->setText(QString::fromStdString(target.host));
    m_form->portEdit->setText(target.port ? QString::number(*target.port) : QString());
    m_form->databaseEdit->setText(form.page == EnginePage::server ? database : QString());
    m_form->userEdit->setText(QString::fromStdString(target.user));
    m_form->odbcEdit->setText(form.page == EnginePage::odbc ? database : QString());
    for (QLineEdit* const field : {m_form->passwordEdit, m_form->odbcPasswordEdit}) {
        field->setText(password);
        field->setPlaceholderText(QString());
    }
    for (QLineEdit* const field : {m_form->commandEdit, m_form->odbcCommandEdit})
        field->setText(QString::fromStdString(target.passwordCommand));
    OptionMap options = target.options;
    const auto ssh = options.extract(std::string(sshOption));
    m_form->sshEdit->setText(ssh ? QString::fromStdString(ssh.mapped()) : QString());
    const auto allowed = options.extract(std::string(allowOption));
    m_form->allowedEdit->setText(allowed ? QString::fromStdString(allowed.mapped()) : QString());
    const auto tables = options.extract(std::string(tablesOption));
    m_form->tablesEdit->setText(tables ? QString::fromStdString(tables.mapped()) : QString());
    const auto tls = options.find(form.tlsOption);
    const int mode = tls == options.end() ? 0 : m_form->tlsCombo->findData(QString::fromStdString(tls->second));
    m_form->tlsCombo->setCurrentIndex(std::max(0, mode));
    if (mode > 0)
        options.erase(tls); // any other mode stays among the options, so that the engine reports it
    m_form->optionsEdit->setText(textOf(options));
}

void ConnectionFields::showEngine()
{
    const EngineForm& form = formAt(m_form->engineCombo->currentIndex());
    const auto page = static_cast<int>(form.page);
    // Hidden pages take up no room.
    for (int i = 0; i < m_form->enginePages->count(); ++i)
        m_form->enginePages->widget(i)->setSizePolicy(QSizePolicy::Preferred,
                                                      i == page ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    m_form->enginePages->setCurrentIndex(page);
    m_form->enginePages->updateGeometry();
    m_form->portEdit->setPlaceholderText(form.port > 0 ? QString::number(form.port) : QString());
    m_form->keepPassword->setVisible(form.page != EnginePage::file);
    showHintRow(*m_form->engineNote, missingPartWords(form));
    m_form->tlsCombo->clear();
    m_form->tlsCombo->addItem(tr("Prefer encryption"), QString());
    const QString modes = QString::fromUtf8(form.tlsModes.data(), static_cast<qsizetype>(form.tlsModes.size()));
    for (const QString& mode : modes.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        m_form->tlsCombo->addItem(mode, mode);
}

/// Reads a pasted URL immediately; one that is being typed is read when the field is left.
void ConnectionFields::lookAtUrl(const QString& text)
{
    const bool isPasted = text.size() > m_urlLength + 1;
    m_urlLength = text.size();
    m_form->urlProblem->setVisible(false);
    if (isPasted)
        applyUrl();
}

void ConnectionFields::applyUrl()
{
    const QString text = m_form->urlEdit->text().trimmed();
    if (text.isEmpty() || m_isFilling)
        return;
    const auto target = parseConnectionUrl(text.toStdString(), environmentVariable);
    if (!target) {
        m_form->urlProblem->setText(recordedWords(target.error().text));
        m_form->urlProblem->setVisible(true);
        return;
    }
    Q_EMIT urlTaken();
    fill(*target);
    m_form->nameEdit->setText(usualName(*target));
}

void ConnectionFields::browse()
{
    auto* const dialog = new QFileDialog(this, tr("Choose a Database File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Databases (*.db *.sqlite *.sqlite3 *.db3 *.duckdb)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, m_form->pathEdit, &QLineEdit::setText);
    dialog->open();
}

} // namespace querymend

#include "moc_connectionfields.cpp"
