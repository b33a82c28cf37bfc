#include "editor/parameters/parameterrow.h"

#include "editor/parameters/parameterwords.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace querymend {

namespace {

constexpr ParameterType allTypes[]{
    ParameterType::text,  ParameterType::number, ParameterType::date,  ParameterType::timestamp,
    ParameterType::truth, ParameterType::null,   ParameterType::texts, ParameterType::numbers,
};

/// QLineEdit's own limit cuts a long list without a word.
constexpr int longestValue = 64 << 20;

/// Without the line end that is copied with a line.
QString withoutLineEnd(QString text)
{
    if (text.endsWith(QLatin1Char('\n')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('\r')))
        text.chop(1);
    return text;
}

} // namespace

ParameterRow::ParameterRow(const AskedParameter& asked, const Dialect& dialect, QGridLayout& grid, QWidget& form)
    : QObject(&form), m_name(asked.name), m_dialect(dialect), m_type(new QComboBox(&form)),
      m_value(new QLineEdit(&form)), m_problem(new QLabel(&form)), m_note(new QLabel(&form))
{
    const QString name = QString::fromStdString(m_name);
    auto* const label = new QLabel(QLatin1Char(':') + name, &form);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(m_value);
    for (const ParameterType type : allTypes) {
        if (asked.mayBeList || !isList(type))
            m_type->addItem(wordOf(type), static_cast<int>(type));
    }
    m_type->setCurrentIndex(m_type->findData(static_cast<int>(asked.value.type)));
    m_type->setAccessibleName(tr("Type of %1").arg(name));
    m_type->setObjectName(QStringLiteral("type ") + name);
    m_value->setMaxLength(longestValue);
    m_value->setText(QString::fromStdString(asked.value.text));
    m_value->setAccessibleName(tr("Value of %1").arg(name));
    m_value->setObjectName(QStringLiteral("value ") + name);
    m_value->setProperty("isValue", true); // covered while values are not presented
    if (namesSecret(m_name))
        m_value->setEchoMode(QLineEdit::Password);
    m_problem->setProperty("role", QStringLiteral("bad"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_note->setProperty("role", QStringLiteral("meta"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->hide();
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0);
    grid.addWidget(m_type, row, 1);
    grid.addWidget(m_value, row, 2);
    grid.addWidget(m_problem, row + 1, 1, 1, 2);
    grid.addWidget(m_note, row + 1, 1, 1, 2); // only one of them is shown
    showType();
    connect(m_type, &QComboBox::currentIndexChanged, this, &ParameterRow::showType);
    connect(m_value, &QLineEdit::textChanged, this, [this] {
        m_isTyped = true;
        check(Told::whenTyped);
    });
}

ParameterValue ParameterRow::value() const
{
    const auto type = static_cast<ParameterType>(m_type->currentData().toInt());
    return {type, type == ParameterType::null ? std::string() : withoutLineEnd(m_value->text()).toStdString()};
}

bool ParameterRow::isRight()
{
    check(Told::always);
    return !m_wrong;
}

void ParameterRow::showProblem(ParameterProblem problem)
{
    show(problem);
}

void ParameterRow::takeFocus()
{
    if (m_value->isEnabled()) {
        m_value->setFocus();
        m_value->selectAll();
    } else {
        m_type->setFocus();
    }
}

void ParameterRow::showType()
{
    const ParameterType type = value().type;
    m_value->setEnabled(type != ParameterType::null);
    m_value->setPlaceholderText(exampleOf(type));
    check(Told::whenTyped);
}

/// An empty field is not called wrong before anything was typed in it.
void ParameterRow::check(Told told)
{
    // Half of a surrogate pair would become a question mark.
    const auto literal = m_value->text().isValidUtf16() || value().type == ParameterType::null
        ? literalOf(value(), m_dialect)
        : Failure{ParameterProblem::badCharacter};
    const bool isSaid = told == Told::always || m_isTyped || !m_value->text().isEmpty();
    show(literal || !isSaid ? std::nullopt : std::optional(literal.error()));
}

void ParameterRow::show(std::optional<ParameterProblem> problem)
{
    m_wrong = problem;
    m_problem->setText(problem ? wordOf(*problem) : QString());
    m_problem->setVisible(problem.has_value());
    const QString note = problem || !m_value->isEnabled() ? QString() : noteOn(QString::fromStdString(value().text));
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_value->setAccessibleDescription(problem ? m_problem->text() : note);
    Q_EMIT told();
}

} // namespace querymend

#include "moc_parameterrow.cpp"
