#pragma once

#include "results/export/rowexport.h"
#include "results/rows/backgroundtask.h"

#include <QDialog>
#include <QTimer>

#include <memory>

namespace Ui {
class ExportDialog;
}

namespace querymend {

class QueryResult;

/// Writes a whole result to a file, after fetching the rows that are missing. It can be stopped at any time, and then
/// writes no file.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// The result must stay valid as long as the dialog is in use; the parent owns both.
    ExportDialog(QueryResult& result, const QString& title, QWidget* parent = nullptr);
    ~ExportDialog() override;

    void setFormat(ExportFormat format);
    void setPath(const QString& path);
    /// Same as pressing the button.
    void start();

    void reject() override;

Q_SIGNALS:
    void exported(const QString& path, std::size_t rows);

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum class Step : std::uint8_t { asking, fetching, writing };

    void showFormat();
    void showRows();
    void choosePath();
    void proceed();
    void write();
    void finish(const ExportReport& report);
    void setStep(Step step);
    void showProgress();
    [[nodiscard]] ExportFormat format() const;
    [[nodiscard]] ExportRequest request() const;

    QueryResult& m_result;
    std::unique_ptr<Ui::ExportDialog> m_ui;
    QTimer m_look;
    Step m_step = Step::asking;
    std::shared_ptr<std::atomic<std::uint64_t>> m_written; ///< shared with the writing thread
    BackgroundTask m_work;
};

} // namespace querymend
