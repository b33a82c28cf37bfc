#pragma once

#include "run/event.h"

#include <QFrame>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace querymend {

/// What a run is repeated with.
struct AgainChoice {
    QString model;
    RunPolicy policy;
    bool readsSchema = false; ///< read the schema again first
    QString changed;          ///< what differs, in words
};

/// Form for repeating a run with changes: its model, level, values in hints, number of corrections, or a new schema.
class AgainForm : public QFrame {
    Q_OBJECT

public:
    explicit AgainForm(QWidget* parent = nullptr);

    void open(const RunStarted& started, const QStringList& models);
    void refuse(const QString& reason);

Q_SIGNALS:
    void submitted(const querymend::AgainChoice& choice);
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void submit();

    RunStarted m_started;
    QComboBox* m_model;
    QComboBox* m_level;
    QComboBox* m_values;
    QSpinBox* m_retries;
    QCheckBox* m_schema;
    QLabel* m_problem;
};

} // namespace querymend
