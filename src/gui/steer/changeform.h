#pragma once

#include "run/steering.h"

#include <QFrame>
#include <QString>
#include <QStringList>

#include <map>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace querymend {

struct FieldChange {
    EditedField field = EditedField::hint;
    QString value;
};

/// What a form lets the user change.
struct ChangeSubject {
    QString title;
    QString action;                        ///< text of the submit button
    std::map<EditedField, QString> values; ///< the fields to show, with their current values
    QString sqlNote = {};                  ///< shown in an empty SQL field, to say what it means
    bool mayStayAsItIs = true;             ///< whether it can be submitted without a change
};

/// Form beside the timeline for changing what a run continues with.
class ChangeForm : public QFrame {
    Q_OBJECT

public:
    explicit ChangeForm(QWidget* parent = nullptr);

    void setModels(const QStringList& models) { m_models = models; }
    void open(const ChangeSubject& subject);
    /// Shows beside the field what is wrong with it.
    void refuse(EditedField field, const QString& reason);
    /// Shows a problem that concerns none of the fields.
    void refuse(const QString& reason);

Q_SIGNALS:
    /// Passes only the fields that were changed.
    void submitted(const std::vector<querymend::FieldChange>& changes);
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Row {
        QString before;
        QWidget* editor = nullptr;
        QLabel* problem = nullptr;
    };

    void addRow(EditedField field, const QString& value, const ChangeSubject& subject, QGridLayout& grid);
    [[nodiscard]] QWidget* makeEditor(EditedField field, const QString& value, const ChangeSubject& subject);
    [[nodiscard]] QWidget* makeChoice(EditedField field, const QString& value);
    void submit();
    [[nodiscard]] int mostRoom() const;
    void growText(int room);

    QStringList m_models;
    QLabel* m_title;
    QScrollArea* m_area;
    QLabel* m_problem;
    QPushButton* m_submit;
    std::map<EditedField, Row> m_rows;
    bool m_mayStayAsItIs = true;
};

} // namespace querymend

Q_DECLARE_METATYPE(querymend::FieldChange)
