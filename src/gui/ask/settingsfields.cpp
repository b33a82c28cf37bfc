#include "ask/settingsfields.h"

#include "common/fittingcolumn.h"
#include "common/flowlayout.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

SettingsFields::SettingsFields(QWidget* parent) : QWidget(parent), m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(20, 16, 20, 16);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setLabelAlignment(Qt::AlignLeft);
}

void SettingsFields::display(const RunSettings& settings)
{
    m_isFilling = true;
    for (const Field& field : m_fields)
        field.show(settings);
    m_isFilling = false;
}

void SettingsFields::writeTo(RunSettings& settings) const
{
    for (const Field& field : m_fields)
        field.write(settings);
}

void SettingsFields::addField(std::function<void(const RunSettings&)> show, std::function<void(RunSettings&)> write)
{
    m_fields.push_back({std::move(show), std::move(write)});
}

/// So that one line is centred on the other.
void SettingsFields::alignWith(QWidget& label, QWidget& field)
{
    field.ensurePolished();
    const int height = field.sizeHint().height();
    if (height < 3 * field.fontMetrics().height()) // not a field of several lines
        label.setFixedHeight(height);
}

void SettingsFields::addTitle(const QString& text)
{
    auto* const title = new QLabel(text, this);
    title->setProperty("role", QStringLiteral("title"));
    if (m_form->rowCount() > 0)
        title->setContentsMargins(0, 12, 0, 0);
    m_form->addRow(title);
}

void SettingsFields::addRow(const QString& label, QWidget* field, const QString& hint)
{
    auto* const name = new QLabel(label, this);
    name->setBuddy(field);
    alignWith(*name, *field);
    field->setAccessibleName(QString(label).remove(QLatin1Char('&'))); // with a hint, the label is no sibling
    if (hint.isEmpty())
        return m_form->addRow(name, field);
    auto* const said = new QLabel(hint, this);
    said->setProperty("role", QStringLiteral("meta"));
    said->setWordWrap(true);
    field->setAccessibleDescription(hint);
    auto* const both = new FittingColumn(this);
    both->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // spare room goes below the last row
    auto* const column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    const bool isNarrow = field->sizePolicy().horizontalPolicy() == QSizePolicy::Fixed;
    column->addWidget(field, 0, isNarrow ? Qt::AlignLeft : Qt::Alignment());
    column->addWidget(said);
    m_form->addRow(name, both);
}

void SettingsFields::enableRow(QWidget& field, bool isEnabled)
{
    field.setEnabled(isEnabled);
    for (QLabel* const label : findChildren<QLabel*>()) {
        if (label->buddy() == &field)
            label->setEnabled(isEnabled);
    }
}

QSpinBox* SettingsFields::spinBox(const char* name, int least, int most)
{
    auto* const field = new QSpinBox(this);
    field->setObjectName(QString::fromLatin1(name));
    field->setRange(least, most);
    field->setGroupSeparatorShown(true);
    field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(field, &QSpinBox::valueChanged, this, [this] {
        if (!m_isFilling)
            Q_EMIT changed();
    });
    return field;
}

/// Gives numbers below each other the same width.
void SettingsFields::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    const auto fields = findChildren<QAbstractSpinBox*>();
    int widest = 0;
    for (const QAbstractSpinBox* const field : fields)
        widest = std::max(widest, field->sizeHint().width());
    for (QAbstractSpinBox* const field : fields)
        field->setMinimumWidth(widest);
}

QSpinBox* SettingsFields::addNumber(const QString& label, const char* name, int least, int most,
                                    Part<std::uint32_t> part, const QString& hint)
{
    QSpinBox* const field = spinBox(name, least, most);
    addRow(label, field, hint);
    addField([=](const RunSettings& settings) { field->setValue(static_cast<int>(settings.policy.*part)); },
             [=](RunSettings& settings) { settings.policy.*part = static_cast<std::uint32_t>(field->value()); });
    return field;
}

void SettingsFields::addSeconds(const QString& label, const char* name, Part<std::chrono::milliseconds> part)
{
    constexpr int most = 86'400;
    QSpinBox* const field = spinBox(name, 0, most);
    field->setSpecialValueText(tr("no limit"));
    field->setSuffix(tr(" s"));
    addRow(label, field);
    addField(
        [=](const RunSettings& settings) {
            field->setValue(static_cast<int>(std::chrono::ceil<std::chrono::seconds>(settings.policy.*part).count()));
        },
        [=](RunSettings& settings) { settings.policy.*part = std::chrono::seconds(field->value()); });
}

QComboBox* SettingsFields::comboBox(const QString& label, const char* name, const QStringList& texts,
                                    const QString& hint)
{
    auto* const field = new QComboBox(this);
    field->setObjectName(QString::fromLatin1(name));
    field->addItems(texts);
    field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // large texts may not fit
    field->setMinimumContentsLength(14);
    addRow(label, field, hint);
    connect(field, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_isFilling)
            Q_EMIT changed();
    });
    return field;
}

QCheckBox* SettingsFields::checkBox(const QString& text, const char* name)
{
    auto* const box = new QCheckBox(text, this);
    box->setObjectName(QString::fromLatin1(name));
    connect(box, &QCheckBox::toggled, this, [this] {
        if (!m_isFilling)
            Q_EMIT changed();
    });
    return box;
}

std::vector<QCheckBox*> SettingsFields::checkBoxes(const QString& label, const char* name, const QStringList& texts,
                                                   const QString& hint)
{
    std::vector<QCheckBox*> boxes;
    auto* const row = new FittingColumn(this);
    auto* const flow = new FlowLayout(12);
    row->setLayout(flow);
    for (const QString& text : texts) {
        const QByteArray own = QByteArray(name) + QByteArray::number(static_cast<int>(boxes.size()));
        boxes.push_back(checkBox(text, own.constData()));
        flow->addWidget(boxes.back());
    }
    row->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    addRow(label, row, hint);
    return boxes;
}

void SettingsFields::setChecked(QCheckBox& box, bool isOn)
{
    box.setChecked(isOn);
}

bool SettingsFields::isChecked(const QCheckBox& box)
{
    return box.isChecked();
}

void SettingsFields::show(QComboBox& field, int index)
{
    field.setCurrentIndex(index);
}

int SettingsFields::chosen(const QComboBox& field)
{
    return field.currentIndex();
}

} // namespace querymend

#include "moc_settingsfields.cpp"
