#include "results/export/exportdialog.h"

#include "common/scaled.h"
#include "common/windowsize.h"
#include "results/export/xlsxfile.h"
#include "results/rows/cellformat.h"
#include "results/rows/queryresult.h"
#include "ui_exportdialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

#include <array>

namespace querymend {

namespace {

constexpr std::array endings{"csv", "json", "jsonl", "xlsx", "md"};
constexpr int lookEvery = 100; // milliseconds

QString ending(ExportFormat format)
{
    return QString::fromLatin1(endings[static_cast<std::size_t>(format)]);
}

constexpr int leastOfPath = 200; ///< shows the name of most files

/// Turns a tab's title into a file name.
QString fileNameOf(const QString& title)
{
    QString name;
    for (const QChar c : title.left(60))
        name += c.isLetterOrNumber() || QStringLiteral("-, ").contains(c) ? c : QLatin1Char('_');
    name = name.simplified();
    return name.isEmpty() ? QStringLiteral("result") : name;
}

} // namespace

ExportDialog::ExportDialog(QueryResult& result, const QString& title, QWidget* parent)
    : QDialog(parent), m_result(result), m_ui(std::make_unique<Ui::ExportDialog>()),
      m_written(std::make_shared<std::atomic<std::uint64_t>>(0))
{
    m_ui->setupUi(this);
    m_ui->path->setMinimumWidth(scaled(leastOfPath));
    m_ui->path->setText(QDir::homePath() + QLatin1Char('/') + fileNameOf(title) + QStringLiteral(".csv"));
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &ExportDialog::showProgress);
    connect(m_ui->format, &QComboBox::currentIndexChanged, this, &ExportDialog::showFormat);
    connect(m_ui->browse, &QPushButton::clicked, this, &ExportDialog::choosePath);
    connect(m_ui->start, &QPushButton::clicked, this, &ExportDialog::start);
    connect(m_ui->cancel, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(&m_result, &QueryResult::stateChanged, this, &ExportDialog::proceed);
    showFormat();
    setStep(Step::asking);
    showRows();
}

ExportDialog::~ExportDialog() = default;

ExportFormat ExportDialog::format() const
{
    return static_cast<ExportFormat>(m_ui->format->currentIndex());
}

void ExportDialog::setFormat(ExportFormat format)
{
    m_ui->format->setCurrentIndex(static_cast<int>(format));
}

void ExportDialog::setPath(const QString& path)
{
    m_ui->path->setText(path);
}

void ExportDialog::showFormat()
{
    const bool isCsv = format() == ExportFormat::csv;
    for (QWidget* const option : {static_cast<QWidget*>(m_ui->separator), static_cast<QWidget*>(m_ui->separatorLabel),
                                  static_cast<QWidget*>(m_ui->lineEnd), static_cast<QWidget*>(m_ui->lineEndLabel),
                                  static_cast<QWidget*>(m_ui->header), static_cast<QWidget*>(m_ui->mark)})
        option->setEnabled(isCsv);
    const QFileInfo file(m_ui->path->text());
    for (const char* const known : endings) {
        if (file.suffix() == QLatin1String(known)) {
            m_ui->path->setText(file.path() + QLatin1Char('/') + file.completeBaseName() + QLatin1Char('.')
                                + ending(format()));
            break;
        }
    }
    showRows();
}

void ExportDialog::showRows()
{
    const QString rows = tr("%Ln rows", nullptr, static_cast<int>(m_result.rows().stored()));
    QString text = m_result.hasMore()
        ? tr("All rows will be exported: %1 are loaded, and the rest will be fetched.").arg(rows)
        : tr("%1 will be exported.").arg(rows);
    if (m_result.end() && *m_result.end() != QueryEnd::complete)
        text = tr("Only %1 were fetched and will be exported. To export all rows, run the statement again.").arg(rows);
    if (format() == ExportFormat::xlsx)
        text += QLatin1Char('\n')
            + tr("XLSX holds at most %1 rows, %2 columns and %3 characters per cell.")
                  .arg(QLocale().toString(static_cast<qulonglong>(XlsxFile::mostRows)),
                       QLocale().toString(static_cast<qulonglong>(XlsxFile::mostColumns)),
                       QLocale().toString(static_cast<qulonglong>(XlsxFile::mostCharacters)));
    m_ui->note->setText(text);
    growToContents(*this);
}

void ExportDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    growToContents(*this);
}

void ExportDialog::choosePath()
{
    auto* const dialog = new QFileDialog(this, tr("Export to"), m_ui->path->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending(format()));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::setPath);
    dialog->open();
}

void ExportDialog::start()
{
    if (m_step != Step::asking)
        return;
    const QFileInfo file(m_ui->path->text());
    if (m_ui->path->text().isEmpty() || file.isDir() || !file.dir().exists()) {
        m_ui->note->setText(tr("The folder %1 does not exist.").arg(file.isDir() ? file.filePath() : file.path()));
        m_ui->path->setFocus();
        return;
    }
    setStep(Step::fetching);
    m_result.fetchAll();
    proceed();
}

void ExportDialog::proceed()
{
    if (m_step != Step::fetching || m_result.hasMore())
        return showProgress();
    write();
}

void ExportDialog::write()
{
    setStep(Step::writing);
    m_written->store(0);
    m_work.start<ExportReport>([request = request(), written = m_written](
                                   const std::atomic<bool>& stop) { return exportRows(request, stop, *written); },
                               [this](const ExportReport& report) { finish(report); });
}

ExportRequest ExportDialog::request() const
{
    constexpr std::array separators{',', ';', '\t'};
    ExportRequest request;
    request.format = format();
    request.path = m_ui->path->text();
    request.options.separator = separators[static_cast<std::size_t>(m_ui->separator->currentIndex())];
    request.options.lineEnd = m_ui->lineEnd->currentIndex() == 0 ? LineEnd::crlf : LineEnd::lf;
    request.options.header = m_ui->header->isChecked() ? HeaderLine::with : HeaderLine::without;
    request.mark = m_ui->mark->isChecked() ? ByteOrderMark::with : ByteOrderMark::without;
    if (request.format != ExportFormat::csv) {
        request.options = RowFormatOptions();
        request.mark = ByteOrderMark::without;
    }
    request.columns = m_result.columns();
    request.rows = m_result.rows();
    return request;
}

void ExportDialog::finish(const ExportReport& report)
{
    setStep(Step::asking);
    switch (report.problem) {
    case ExportProblem::none:
        m_ui->note->setText(
            tr("%Ln rows saved to %1.", nullptr, static_cast<int>(m_result.rows().stored())).arg(m_ui->path->text())
            + (report.cutCells > 0 ? QLatin1Char('\n')
                       + tr("%Ln cells were too long for XLSX and were cut.", nullptr,
                            static_cast<int>(report.cutCells))
                                   : QString()));
        Q_EMIT exported(m_ui->path->text(), m_result.rows().stored());
        break;
    case ExportProblem::stopped:
        break;
    case ExportProblem::cannotWrite:
        m_ui->note->setText(tr("Could not save %1: %2").arg(m_ui->path->text(), report.reason));
        break;
    case ExportProblem::tooManyRows:
        m_ui->note->setText(tr("Too many rows for XLSX. Use CSV or JSON."));
        break;
    case ExportProblem::tooManyColumns:
        m_ui->note->setText(tr("Too many columns for XLSX. Use CSV or JSON."));
        break;
    }
    growToContents(*this);
}

void ExportDialog::reject()
{
    if (m_step == Step::asking)
        return QDialog::reject();
    m_work.stop();
    if (m_step == Step::fetching)
        m_result.stopFetchingAll();
    setStep(Step::asking);
    m_ui->note->setText(tr("Stopped. No file was saved."));
}

void ExportDialog::setStep(Step step)
{
    m_step = step;
    const bool isAsking = step == Step::asking;
    for (QWidget* const control : {static_cast<QWidget*>(m_ui->format), static_cast<QWidget*>(m_ui->path),
                                   static_cast<QWidget*>(m_ui->browse), static_cast<QWidget*>(m_ui->start)})
        control->setEnabled(isAsking);
    m_ui->cancel->setText(isAsking ? tr("Close") : tr("Stop"));
    m_ui->progress->setVisible(!isAsking);
    isAsking ? m_look.stop() : m_look.start();
    showProgress();
}

void ExportDialog::showProgress()
{
    const std::uint64_t rows = m_result.rows().stored();
    switch (m_step) {
    case Step::asking:
        break;
    case Step::fetching:
        m_ui->progress->setRange(0, 0); // the number of rows is unknown
        m_ui->note->setText(tr("%Ln rows fetched…", nullptr, static_cast<int>(rows)));
        break;
    case Step::writing:
        constexpr int whole = 1000;
        m_ui->progress->setRange(0, whole);
        m_ui->progress->setValue(rows == 0 ? whole : static_cast<int>(m_written->load() * whole / rows));
        m_ui->note->setText(tr("Writing %Ln rows…", nullptr, static_cast<int>(rows)));
        break;
    }
}

} // namespace querymend

#include "moc_exportdialog.cpp"
