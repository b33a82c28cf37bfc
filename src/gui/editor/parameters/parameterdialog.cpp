#include "editor/parameters/parameterdialog.h"

#include "common/fittingarea.h"
#include "common/windowsize.h"

#include <QDialogButtonBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace querymend {

ParameterDialog::ParameterDialog(const std::vector<AskedParameter>& asked, const Dialect& dialect,
                                 const QString& action, Fill fill, QWidget* parent)
    : QDialog(parent), m_dialect(dialect), m_fill(std::move(fill))
{
    setWindowTitle(tr("Parameter Values"));
    auto* const note =
        new QLabel(tr("The values are filled in when the statement is sent. Your text does not change."), this);
    note->setProperty("role", QStringLiteral("meta"));
    note->setWordWrap(true);
    auto* const form = new QWidget(this);
    auto* const grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setColumnStretch(2, 1);
    for (const AskedParameter& parameter : asked) {
        m_rows.push_back(new ParameterRow(parameter, m_dialect, *grid, *form));
        connect(m_rows.back(), &ParameterRow::told, this, &ParameterDialog::grow,
                Qt::QueuedConnection); // once laid out
    }
    auto* const area = new FittingArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(form);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* const go = buttons->addButton(action, QDialogButtonBox::AcceptRole);
    go->setDefault(true);
    go->setProperty("role", QStringLiteral("primary"));
    auto* const column = new QVBoxLayout(this);
    column->addWidget(note);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ParameterDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ParameterDialog::reject);
    resizeToText(*this, {520, 180});
    grow();
    if (!m_rows.empty())
        m_rows.front()->takeFocus();
}

void ParameterDialog::grow()
{
    growToContents(*this);
    resize(width(), std::min(height(), screen()->availableSize().height() * 9 / 10));
}

ParameterValues ParameterDialog::values() const
{
    ParameterValues values;
    for (const ParameterRow* const row : m_rows)
        values.insert_or_assign(row->name(), row->value());
    return values;
}

void ParameterDialog::accept()
{
    ParameterRow* wrong = nullptr;
    for (ParameterRow* const row : m_rows) {
        if (!row->isRight() && !wrong)
            wrong = row;
    }
    if (!wrong) {
        const auto problem = m_fill(values());
        if (!problem)
            return QDialog::accept();
        const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                      [&](const ParameterRow* each) { return each->name() == problem->parameter; });
        if (row == m_rows.end())
            return;
        wrong = *row;
        wrong->showProblem(problem->problem);
    }
    wrong->takeFocus();
}

} // namespace querymend

#include "moc_parameterdialog.cpp"
