#include "shell/systemdialog.h"

#include "common/theme.h"
#include "common/tonedtext.h"
#include "common/windowsize.h"
#include "file/logfile.h"
#include "shell/systemwords.h"
#include "shell/usedfonts.h"
#include "storage/background.h"
#include "system/duckdbfetch.h"
#include "system/systemcheck.h"
#include "system/systemreport.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace querymend {

namespace {

Tone toneOf(Health health)
{
    switch (health) {
    case Health::fine:
        return Tone::accepted;
    case Health::missing:
        return Tone::muted;
    case Health::fault:
        break;
    }
    return Tone::execution;
}

/// As a sentence, with its commands in the type of code.
QString adviceOf(const SystemFinding& found)
{
    static const QRegularExpression command(QStringLiteral("`([^`]*)`"));
    QString advice = systemSentence(found.advice);
    advice[0] = advice[0].toUpper();
    if (!advice.endsWith(QLatin1Char('.')))
        advice += QLatin1Char('.');
    return toned(advice, Tone::accent).replace(command, inCodeFace(QStringLiteral("\\1")));
}

QString rowOf(const SystemFinding& found)
{
    QString what = systemSentence(found.detail).toHtmlEscaped();
    if (!found.advice.empty())
        what += QStringLiteral("<br>") + adviceOf(found);
    return QStringLiteral("<tr><td>%1</td><td><b>%2</b></td><td>%3</td></tr>")
        .arg(toned(healthText(found.health), toneOf(found.health)), subjectText(found).toHtmlEscaped(), what);
}

bool lacksDuckdb(const std::vector<SystemFinding>& findings)
{
    return std::ranges::any_of(findings, [](const SystemFinding& found) {
        return found.subject == "database duckdb" && found.health != Health::fine;
    });
}

} // namespace

SystemDialog::SystemDialog(const Theme& theme, QWidget* parent)
    : QDialog(parent), m_theme(theme), m_fetch(new DuckdbFetch(this)), m_note(new QLabel(this)),
      m_list(new QTextBrowser(this))
{
    setWindowTitle(tr("Check of This System"));
    m_note->setObjectName(QStringLiteral("systemNote"));
    m_note->setProperty("role", QStringLiteral("meta"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("systemFindings"));
    m_list->setAccessibleName(tr("Findings"));
    m_list->setOpenLinks(false);
    m_list->setTabChangesFocus(true);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    makeButtons();
    resizeToText(*this, {760, 560});
    connect(&theme, &Theme::changed, this, &SystemDialog::showFindings);
    connect(m_fetch, &DuckdbFetch::finished, this, [this](const std::string& problem) {
        check();
        m_note->setText(problem.empty() ? tr("libduckdb was fetched.")
                                        : tr("libduckdb was not fetched: %1").arg(systemSentence(problem)));
    });
    check();
    m_note->setText(tr("Checking…"));
}

void SystemDialog::makeButtons()
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = buttons->addButton(tr("&Copy Report"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(QStringLiteral("copyReport"));
    auto* const log = buttons->addButton(tr("Open &Log Folder"), QDialogButtonBox::ActionRole);
    log->setObjectName(QStringLiteral("openLogFolder"));
    m_fetchButton = buttons->addButton(tr("&Fetch libduckdb"), QDialogButtonBox::ActionRole);
    m_fetchButton->setObjectName(QStringLiteral("fetchDuckdb"));
    m_fetchButton->hide();
    layout()->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, &SystemDialog::copyReport);
    connect(log, &QPushButton::clicked, this, &SystemDialog::openLogFolder);
    connect(m_fetchButton, &QPushButton::clicked, this, &SystemDialog::fetchDuckdb);
}

/// In the background, because libraries are loaded and the store may be far away.
void SystemDialog::check()
{
    m_isChecking = true;
    m_copy->setEnabled(false);
    m_fetchButton->setEnabled(false);
    runInBackground(
        this, [fonts = usedFonts()] { return examineSystem(fonts); },
        [this](std::vector<SystemFinding> findings) {
            m_findings = std::move(findings);
            examineKeyStore(this, [this](const SystemFinding& found) {
                m_findings.push_back(found);
                m_isChecking = false;
                showFindings();
            });
        });
}

void SystemDialog::showFindings()
{
    if (m_isChecking)
        return;
    std::vector<SystemFinding> sorted = m_findings; // what is at fault comes first
    std::ranges::stable_sort(sorted, std::greater(), &SystemFinding::health);
    QString rows;
    for (const SystemFinding& found : sorted)
        rows += rowOf(found);
    m_list->setHtml(coloured(QStringLiteral("<table cellpadding='4'>%1</table>").arg(rows), m_theme));
    if (m_note->text() == tr("Checking…")) {
        const bool isWell = sorted.front().health != Health::fault;
        m_note->setText(isWell
                            ? tr("Everything that Querymend needs works. What is missing only limits what you can do.")
                            : tr("Something is broken. The list says what to do."));
    }
    m_copy->setEnabled(true);
    m_fetchButton->setEnabled(true);
    m_fetchButton->setVisible(lacksDuckdb(m_findings) && DuckdbFetch::isPossible());
}

void SystemDialog::copyReport()
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(reportOf(m_findings, identityHere())));
    m_note->setText(tr("The report was copied, without your name, your home folder and the names of computers."));
}

/// That there is none says nothing if it cannot be made.
QString SystemDialog::noLogText() const
{
    const auto log = std::ranges::find(m_findings, std::string("log"), &SystemFinding::subject);
    if (log != m_findings.end() && log->health != Health::fine)
        return tr("There is no log: %1").arg(systemSentence(log->detail));
    return tr("There is no log yet.");
}

void SystemDialog::openLogFolder()
{
    const QString folder = QFileInfo(usualLogPath()).path();
    if (!QFileInfo::exists(folder))
        return m_note->setText(noLogText());
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        m_note->setText(tr("The log is in %1").arg(folder));
}

void SystemDialog::fetchDuckdb()
{
    m_fetchButton->setEnabled(false);
    m_note->setText(tr("Fetching libduckdb with npm…"));
    m_fetch->start();
}

} // namespace querymend

#include "moc_systemdialog.cpp"
