#pragma once

#include "database/connectionimport.h"

#include <QDialog>
#include <QStringList>

class QLabel;
class QPushButton;
class QTableView;

namespace querymend {

class ConnectionBook;
class ImportModel;

/// Lists the connections of other programs, and saves those that the user ticks.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    /// The book must outlive the dialog. Without an environment, only the files are read.
    ImportDialog(ConnectionBook& book, QStringList files, Environment environment, QWidget* parent = nullptr);

    /// Reads another file of connections besides.
    void addFile(const QString& path);
    [[nodiscard]] ImportModel& model() { return *m_model; }
    void accept() override;

Q_SIGNALS:
    /// Emitted after connections were saved.
    void imported(int count);

private:
    void makeTable();
    void find();
    void showChoice();
    void askForFile();

    ConnectionBook& m_book;
    QStringList m_files;
    Environment m_environment;
    ImportModel* m_model;
    QTableView* m_table;
    QLabel* m_note;
    QPushButton* m_import = nullptr;
};

} // namespace querymend
