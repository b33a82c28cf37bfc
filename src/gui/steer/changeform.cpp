#include "steer/changeform.h"

#include "base/errorcode.h"
#include "common/flowlayout.h"
#include "common/runwords.h"
#include "common/sidedmargins.h"
#include "common/theme.h"
#include "run/editing.h"
#include "run/enumnames.h"

#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QDockWidget>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTextBlock>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr int leastRoom = 104; ///< the widgets above it may need more room in other languages
constexpr int leastText = 60;  ///< a text that is alone scrolls itself, instead of in an area that scrolls

constexpr std::array order{EditedField::hint,     EditedField::category,    EditedField::sql,   EditedField::question,
                           EditedField::evidence, EditedField::temperature, EditedField::level, EditedField::model};

QString labelOf(EditedField field)
{
    switch (field) {
    case EditedField::sql:
        return ChangeForm::tr("&SQL");
    case EditedField::hint:
        return ChangeForm::tr("H&int");
    case EditedField::evidence:
        return ChangeForm::tr("Evi&dence");
    case EditedField::category:
        return ChangeForm::tr("&What was wrong");
    case EditedField::temperature:
        return ChangeForm::tr("Temperat&ure");
    case EditedField::model:
        return ChangeForm::tr("&Model");
    case EditedField::level:
        return ChangeForm::tr("&Level");
    case EditedField::question:
        return ChangeForm::tr("&Question");
    case EditedField::asks:
        break; // changed by breakpoints
    }
    return {};
}

/// Cuts off long names, so that they do not widen the window.
void limitWidth(QComboBox& choice)
{
    choice.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice.setMinimumContentsLength(4);
}

QString valueOf(const QWidget& editor)
{
    if (const auto* const text = qobject_cast<const QPlainTextEdit*>(&editor))
        return text->toPlainText();
    if (const auto* const line = qobject_cast<const QLineEdit*>(&editor))
        return line->text().trimmed();
    const auto* const choice = qobject_cast<const QComboBox*>(&editor);
    return choice ? choice->currentData().toString() : QString();
}

/// Wants no more height than it needs at least, so that fields below each other do not scroll in an area that scrolls.
class LowTextEdit : public QPlainTextEdit {
public:
    using QPlainTextEdit::QPlainTextEdit;
    [[nodiscard]] QSize sizeHint() const override { return {QPlainTextEdit::sizeHint().width(), minimumHeight()}; }
};

/// A large window has room to write; in a small one, the timeline and the details need theirs.
int roomFor(const QWidget& window)
{
    constexpr int smallestWindow = 700;
    return leastRoom + (window.height() - smallestWindow) / 2;
}

/// What the docks in the column of the form can spare; more text may wrap meanwhile.
int spareHeightAround(const QWidget& form)
{
    constexpr int forWrappedTexts = 24;
    const QWidget* own = form.parentWidget();
    while (own && !qobject_cast<const QDockWidget*>(own))
        own = own->parentWidget();
    if (!own)
        return 0;
    int spare = -forWrappedTexts;
    for (const QDockWidget* const dock : form.window()->findChildren<QDockWidget*>()) {
        if (dock->isVisible() && !dock->isFloating() && dock->x() == own->x())
            spare += dock->height() - dock->minimumSizeHint().height();
    }
    return spare;
}

/// How high a text is if no line of it wraps. The layout rounds the height of a line up, metrics of the font do not.
int heightOf(const QPlainTextEdit& text)
{
    constexpr int around = 20;
    const QTextBlock first = text.document()->firstBlock();
    const double height = text.document()->documentLayout()->blockBoundingRect(first).height();
    return qCeil(text.blockCount() * height / std::max(1, first.lineCount())) + around;
}

} // namespace

ChangeForm::ChangeForm(QWidget* parent)
    : QFrame(parent), m_title(new QLabel(this)), m_area(new QScrollArea(this)), m_problem(new QLabel(this)),
      m_submit(new QPushButton(this))
{
    setProperty("role", QStringLiteral("bar"));
    setAccessibleName(tr("Next call"));
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_problem->setProperty("role", QStringLiteral("bad"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_submit->setObjectName(QStringLiteral("submitChange"));
    m_submit->setProperty("role", QStringLiteral("primary"));
    m_area->setWidgetResizable(true);
    m_area->setMinimumHeight(leastRoom);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto* const leave = new QPushButton(tr("Cancel"), this);
    leave->setObjectName(QStringLiteral("leaveChange"));
    auto* const buttons = new FlowLayout(8);
    buttons->addWidget(m_submit);
    buttons->addWidget(leave);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_area, 1);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    connect(m_submit, &QPushButton::clicked, this, &ChangeForm::submit);
    connect(leave, &QPushButton::clicked, this, &ChangeForm::left);
    hide();
}

void ChangeForm::open(const ChangeSubject& subject)
{
    m_rows.clear();
    m_mayStayAsItIs = subject.mayStayAsItIs;
    m_title->setText(subject.title);
    m_submit->setText(subject.action);
    m_problem->hide();
    auto* const fields = new QWidget;
    auto* const grid = new QGridLayout(fields);
    grid->setContentsMargins(sidedMargins(0, 0, 4, 0));
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    for (const EditedField field : order) {
        const auto value = subject.values.find(field);
        if (value != subject.values.end())
            addRow(field, value->second, subject, *grid);
    }
    grid->setRowStretch(grid->rowCount(), 1);
    m_area->setWidget(fields); // deletes the former fields
    const int most = mostRoom();
    growText(most - fields->sizeHint().height());
    const int wanted = fields->sizeHint().height();
    const int room = std::clamp(most, leastRoom, std::max(leastRoom, wanted));
    if (auto* const only = qobject_cast<QPlainTextEdit*>(m_rows.size() == 1 ? m_rows.begin()->second.editor : nullptr))
        only->setMinimumHeight(std::max(leastText, only->minimumHeight() - (wanted - std::min(room, wanted))));
    m_area->setMinimumHeight(room);
    show();
    if (!m_rows.empty())
        fields->findChild<QWidget*>(QStringLiteral("firstField"))->setFocus();
}

/// The timeline and the details keep some of what they can spare.
int ChangeForm::mostRoom() const
{
    const int spare = spareHeightAround(*this);
    const int besides = minimumSizeHint().height() - m_area->minimumHeight();
    const int most = isHidden() ? spare - besides : m_area->minimumHeight() + spare;
    return std::max(roomFor(*window()), most * 2 / 3);
}

/// The first text shows more of itself where there is room, instead of scrolling in it.
void ChangeForm::growText(int room)
{
    auto* const text = m_area->widget()->findChild<QPlainTextEdit*>(QStringLiteral("firstField"));
    const int lacking = text ? heightOf(*text) - text->minimumHeight() : 0;
    if (std::min(room, lacking) <= 0)
        return;
    text->setMinimumHeight(text->minimumHeight() + std::min(room, lacking));
    m_area->widget()->layout()->invalidate();
}

void ChangeForm::addRow(EditedField field, const QString& value, const ChangeSubject& subject, QGridLayout& grid)
{
    Row row;
    row.editor = makeEditor(field, value, subject);
    row.before = valueOf(*row.editor);
    row.problem = new QLabel;
    row.problem->setProperty("role", QStringLiteral("bad"));
    row.problem->setTextFormat(Qt::PlainText);
    row.problem->setWordWrap(true);
    row.problem->setObjectName(QStringLiteral("problemOf_%1").arg(textOf(recordName(field))));
    row.problem->hide();
    if (m_rows.empty())
        row.editor->setObjectName(QStringLiteral("firstField"));
    auto* const label = new QLabel(labelOf(field));
    label->setBuddy(row.editor);
    row.editor->setAccessibleName(label->text().remove(QLatin1Char('&')));
    row.editor->setProperty("field", textOf(recordName(field)));
    const int line = grid.rowCount();
    if (qobject_cast<QPlainTextEdit*>(row.editor)) {
        grid.addWidget(label, line, 0, 1, 2);
        grid.addWidget(row.editor, line + 1, 0, 1, 2);
    } else {
        grid.addWidget(label, line, 0);
        grid.addWidget(row.editor, line, 1);
    }
    grid.addWidget(row.problem, line + 2, 0, 1, 2);
    if (field == EditedField::sql && !value.isEmpty() && !subject.sqlNote.isEmpty()) {
        auto* const note = new QLabel(subject.sqlNote);
        note->setProperty("role", QStringLiteral("meta"));
        note->setTextFormat(Qt::PlainText);
        note->setWordWrap(true);
        grid.addWidget(note, line + 3, 0, 1, 2);
    }
    m_rows[field] = row;
}

QWidget* ChangeForm::makeEditor(EditedField field, const QString& value, const ChangeSubject& subject)
{
    switch (field) {
    case EditedField::sql:
    case EditedField::hint:
    case EditedField::question: {
        auto* const text = new LowTextEdit(value);
        text->setTabChangesFocus(true);
        if (field != EditedField::question) // hints quote SQL
            Theme::useCodeFont(*text);
        text->setMinimumHeight(field == EditedField::sql ? 132 : 84);
        if (field == EditedField::sql) {
            text->setPlaceholderText(subject.sqlNote);
            text->setToolTip(subject.sqlNote);
            text->setAccessibleDescription(subject.sqlNote);
        }
        return text;
    }
    case EditedField::evidence:
    case EditedField::temperature:
        return new QLineEdit(value);
    case EditedField::category:
    case EditedField::model:
    case EditedField::level:
    case EditedField::asks:
        break;
    }
    return makeChoice(field, value);
}

QWidget* ChangeForm::makeChoice(EditedField field, const QString& value)
{
    auto* const choice = new QComboBox;
    limitWidth(*choice);
    if (field == EditedField::level) {
        for (const Level level : {Level::basic, Level::advanced, Level::expert})
            choice->addItem(wordOf(level), textOf(recordName(level)));
    } else if (field == EditedField::category) {
        const auto now = errorCodeNamed(value.toStdString());
        for (const Category category : {Category::syntaxError, Category::schemaReference, Category::executionError,
                                        Category::emptyResult, Category::validationFailed, Category::generic}) {
            const bool isNow = now && categoryOf(*now) == category;
            choice->addItem(wordOf(category), isNow ? value : textOf(name(typicalCode(category))));
        }
    } else {
        for (const QString& model : m_models)
            choice->addItem(model, model);
        if (!m_models.contains(value))
            choice->insertItem(0, value, value);
    }
    choice->setCurrentIndex(std::max(0, choice->findData(value)));
    return choice;
}

void ChangeForm::submit()
{
    m_problem->hide();
    std::vector<FieldChange> changes;
    for (const EditedField field : order) {
        const auto row = m_rows.find(field);
        if (row == m_rows.end())
            continue;
        row->second.problem->hide();
        const QString value = valueOf(*row->second.editor);
        if (value != row->second.before)
            changes.push_back({field, value});
    }
    if (changes.empty() && !m_mayStayAsItIs)
        return refuse(tr("No changes yet."));
    Q_EMIT submitted(changes);
}

void ChangeForm::refuse(EditedField field, const QString& reason)
{
    const auto row = m_rows.find(field);
    if (row == m_rows.end())
        return refuse(reason);
    row->second.problem->setText(reason);
    row->second.problem->show();
    row->second.editor->setAccessibleDescription(reason);
    row->second.editor->setFocus();
}

void ChangeForm::refuse(const QString& reason)
{
    m_problem->setText(reason);
    m_problem->show();
}

void ChangeForm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QFrame::keyPressEvent(event);
}

} // namespace querymend

#include "moc_changeform.cpp"
