#include "steer/againform.h"

#include "common/flowlayout.h"
#include "common/runwords.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace querymend {

AgainForm::AgainForm(QWidget* parent)
    : QFrame(parent), m_model(new QComboBox(this)), m_level(new QComboBox(this)), m_values(new QComboBox(this)),
      m_retries(new QSpinBox(this)), m_schema(new QCheckBox(tr("Refresh the schema fi&rst"), this)),
      m_problem(new QLabel(this))
{
    setProperty("role", QStringLiteral("bar"));
    setAccessibleName(tr("Changes"));
    for (const Level level : {Level::basic, Level::advanced, Level::expert})
        m_level->addItem(wordOf(level), static_cast<int>(level));
    m_values->addItem(tr("may contain database values"), static_cast<int>(DataValues::mayBeNamed));
    m_values->addItem(tr("without database values"), static_cast<int>(DataValues::stay));
    m_retries->setRange(0, static_cast<int>(mostRetriesOfLane));
    for (QComboBox* const choice : {m_model, m_level, m_values}) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // cuts off long names
        choice->setMinimumContentsLength(8);
    }
    m_model->setObjectName(QStringLiteral("againModel"));
    m_values->setObjectName(QStringLiteral("againValues"));
    m_retries->setObjectName(QStringLiteral("againRetries"));
    m_schema->setObjectName(QStringLiteral("againSchema"));
    m_problem->setProperty("role", QStringLiteral("bad"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    auto* const title = new QLabel(tr("Run again, live, with changes"), this);
    title->setProperty("role", QStringLiteral("title"));
    title->setWordWrap(true);
    auto* const form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(4);
    form->addRow(tr("&Model"), m_model);
    form->addRow(tr("&Level"), m_level);
    form->addRow(tr("H&ints"), m_values);
    form->addRow(tr("Retrie&s"), m_retries);
    form->addRow(m_schema);
    auto* const go = new QPushButton(tr("Run Again"), this);
    go->setObjectName(QStringLiteral("submitAgain"));
    go->setProperty("role", QStringLiteral("primary"));
    auto* const leave = new QPushButton(tr("Cancel"), this);
    auto* const buttons = new FlowLayout(8);
    buttons->addWidget(go);
    buttons->addWidget(leave);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addWidget(title);
    column->addLayout(form);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    connect(go, &QPushButton::clicked, this, &AgainForm::submit);
    connect(leave, &QPushButton::clicked, this, &AgainForm::left);
    hide();
}

void AgainForm::open(const RunStarted& started, const QStringList& models)
{
    m_started = started;
    const QString model = textOf(started.model);
    m_model->clear();
    for (const QString& known : models)
        m_model->addItem(known, known);
    if (!models.contains(model))
        m_model->insertItem(0, modelWord(started.model, started.modelKind), model);
    m_model->setCurrentIndex(m_model->findData(model));
    m_level->setCurrentIndex(m_level->findData(static_cast<int>(started.policy.level)));
    m_values->setCurrentIndex(m_values->findData(static_cast<int>(started.policy.values)));
    m_retries->setValue(static_cast<int>(started.policy.maxRetries));
    m_schema->setChecked(false);
    m_problem->hide();
    show();
    m_model->setFocus();
}

void AgainForm::submit()
{
    AgainChoice choice{m_model->currentData().toString(), m_started.policy, m_schema->isChecked(), {}};
    choice.policy.level = static_cast<Level>(m_level->currentData().toInt());
    choice.policy.values = static_cast<DataValues>(m_values->currentData().toInt());
    choice.policy.maxRetries = static_cast<std::uint32_t>(m_retries->value());
    QStringList changed;
    if (choice.model != textOf(m_started.model))
        changed.append(tr("model %1").arg(m_model->currentText()));
    if (choice.policy.level != m_started.policy.level)
        changed.append(tr("level %1").arg(wordOf(choice.policy.level)));
    if (choice.policy.values != m_started.policy.values)
        changed.append(tr("hints %1").arg(m_values->currentText()));
    if (choice.policy.maxRetries != m_started.policy.maxRetries)
        changed.append(tr("%n retries", nullptr, m_retries->value()));
    if (choice.readsSchema)
        changed.append(tr("schema refreshed"));
    if (changed.isEmpty())
        return refuse(tr("No changes yet."));
    choice.changed = changed.join(QStringLiteral(", "));
    Q_EMIT submitted(choice);
}

void AgainForm::refuse(const QString& reason)
{
    m_problem->setText(reason);
    m_problem->show();
}

void AgainForm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QFrame::keyPressEvent(event);
}

} // namespace querymend

#include "moc_againform.cpp"
