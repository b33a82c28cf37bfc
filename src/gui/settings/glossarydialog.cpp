#include "settings/glossarydialog.h"

#include "answer/glossary.h"
#include "common/glossarywords.h"
#include "common/windowsize.h"
#include "file/wholefile.h"
#include "texts/glossaryfile.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

#include <memory>
#include <string>
#include <utility>

namespace querymend {

namespace {

constexpr int lineRole = Qt::UserRole;

constexpr auto examples = "punters means customers\n"
                          "premium refers to customers.tier = 'A'\n"
                          "turnover is SUM(order_items.quantity * order_items.unit_price)\n"
                          "orders joins customers by orders.customer_id = customers.id\n"
                          "orders always where orders.status <> 'cancelled'\n";

} // namespace

GlossaryDialog::GlossaryDialog(QString path, GlossarySubject about, QWidget* parent)
    : QDialog(parent), m_path(std::move(path)), m_about(std::move(about)), m_text(new QPlainTextEdit(this)),
      m_problems(new QListWidget(this)),
      m_use(new QCheckBox(tr("Use this glossary in this window instead of your own"), this)), m_result(new QLabel(this))
{
    setWindowTitle(tr("Glossary"));
    resizeToText(*this, {760, 560});
    auto* const column = new QVBoxLayout(this);
    auto* const intro = new QLabel(tr("What words mean in your databases, a sentence on each line. Questions, prompts, "
                                      "hints and agents get the sentences that are about them."),
                                   this);
    intro->setWordWrap(true);
    column->addWidget(intro);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Sentences"));
    m_text->setPlaceholderText(tr("For example:") + QLatin1Char('\n') + QString::fromLatin1(examples));
    column->addWidget(m_text, 3);
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);
    m_result->setProperty("role", QStringLiteral("meta"));
    column->addWidget(m_result);
    m_problems->setAccessibleName(tr("Lines that can't be used"));
    m_problems->setWordWrap(true);
    column->addWidget(m_problems, 1);
    m_use->hide();
    column->addWidget(m_use);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* const save = buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &GlossaryDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_problems, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) { goTo(*item); });
    connect(m_problems, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) { goTo(*item); });
    m_soon.setSingleShot(true);
    m_soon.setInterval(200);
    connect(&m_soon, &QTimer::timeout, this, &GlossaryDialog::check);
    auto text = glossaryText(m_path);
    if (!text) { // it must not be overwritten
        m_text->setReadOnly(true);
        save->setEnabled(false);
        m_use->setEnabled(false);
        m_problems->hide();
        showResult(tr("The glossary can't be read: %1").arg(QString::fromStdString(text.error())), true);
        return;
    }
    m_text->setPlainText(QString::fromStdString(*text));
    m_before = m_text->toPlainText();
    m_onDisk = std::move(text).value();
    connect(m_text, &QPlainTextEdit::textChanged, &m_soon, qOverload<>(&QTimer::start));
    m_text->setFocus();
    check();
}

void GlossaryDialog::offer(GlossaryUse use)
{
    m_use->setChecked(use == GlossaryUse::current);
    m_use->show();
}

void GlossaryDialog::check()
{
    const Glossary glossary(m_text->toPlainText().toStdString());
    const bool isOpen = m_about.schema && m_about.dialect;
    const std::vector<GlossaryProblem> problems =
        isOpen ? glossary.problemsWith(m_about.schema->catalog(), *m_about.dialect) : glossary.problems();
    m_problems->clear();
    for (const GlossaryProblem& problem : problems) {
        auto* const item = new QListWidgetItem(
            tr("Line %1: %2").arg(QString::number(problem.line), wordsOf(problem.problem)), m_problems);
        item->setData(lineRole, problem.line);
    }
    m_problems->setVisible(!problems.empty());
    const auto count = static_cast<int>(problems.size());
    if (count > 0)
        return showResult(tr("%n line(s) can't be used. The others are.", nullptr, count), true);
    showResult(isOpen ? tr("Every line fits the database that is open.")
                      : tr("No database is open, so only the form of the sentences is checked."),
               false);
}

void GlossaryDialog::showResult(const QString& text, bool isProblem)
{
    m_result->setText((isProblem ? QStringLiteral("⚠ ") : QString()) + text + QLatin1Char('\n')
                      + QDir::toNativeSeparators(m_path));
}

void GlossaryDialog::goTo(const QListWidgetItem& problem)
{
    const QTextBlock block = m_text->document()->findBlockByNumber(problem.data(lineRole).toInt() - 1);
    m_text->setTextCursor(QTextCursor(block));
    m_text->setFocus();
}

bool GlossaryDialog::save()
{
    QString written = m_text->toPlainText();
    if (m_onDisk.find("\r\n") != std::string::npos)
        written.replace(QLatin1Char('\n'), QLatin1String("\r\n"));
    const std::string text = written.toStdString();
    auto now = glossaryText(m_path);
    if (now && *now != m_onDisk && *now != text) {
        m_onDisk = std::move(now).value();
        showResult(tr("Another program has changed this glossary. Save again to overwrite its changes."), true);
        return false;
    }
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    const auto reason = now ? writeWholeFile(m_path, text) : QString::fromStdString(now.error());
    if (reason) {
        showResult(tr("The glossary can't be saved: %1").arg(*reason), true);
        return false;
    }
    Q_EMIT saved(std::make_shared<const Glossary>(text));
    return true;
}

void GlossaryDialog::accept()
{
    if (!m_text->isReadOnly() && m_text->toPlainText() != m_before && !save())
        return;
    if (!m_use->isHidden())
        Q_EMIT useChosen(m_use->isChecked());
    QDialog::accept();
}

} // namespace querymend

#include "moc_glossarydialog.cpp"
