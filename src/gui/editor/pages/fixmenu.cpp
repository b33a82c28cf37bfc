#include "editor/pages/fixmenu.h"

#include "common/announcement.h"
#include "common/lefttoright.h"
#include "common/mendingwords.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "editor/pages/affectedlines.h"
#include "editor/text/sqleditor.h"

#include <QLabel>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

QString reasonOf(const QuickFix& fix)
{
    QStringList parts{confidenceWord(fix.confidence), fix.reason};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

FixMenu::FixMenu(SqlEditor& editor, const Theme& theme, TextProblem problem, QWidget* parent)
    : QMenu(parent), m_editor(editor), m_theme(theme), m_problem(std::move(problem)), m_message(new QLabel),
      m_change(new QLabel), m_reason(new QLabel)
{
    setAccessibleName(tr("Quick fixes"));
    setLayoutDirection(Qt::LeftToRight); // like the SQL that they change
    paintFromLeftToRight(*this);
    setAttribute(Qt::WA_DeleteOnClose);
    // Any change to the text invalidates the fixes' offsets, so it closes the menu.
    connect(&m_editor, &SqlEditor::textReplaced, this, &QWidget::close);
    for (std::size_t i = 0; i < m_problem.fixes.size(); ++i) {
        const QString title = tr("Use %1").arg(m_problem.fixes[i].title).replace(u'&', QStringLiteral("&&"));
        QAction* const action = addAction(title);
        action->setData(static_cast<int>(i));
        // A copy of the fix, because applying it closes the menu.
        connect(action, &QAction::triggered, this, [this, fix = m_problem.fixes[i]] { Q_EMIT chosen(fix); });
    }
    addPreview();
    connect(this, &QMenu::hovered, this, &FixMenu::preview);
}

/// As high as the longest preview, so that nothing jumps from one fix to the next.
void FixMenu::addPreview()
{
    auto* const page = new QWidget;
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    column->addWidget(m_message);
    column->addWidget(m_change);
    column->addWidget(m_reason);
    m_message->setObjectName(QStringLiteral("fixProblem"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setText(m_problem.message);
    m_message->setProperty("role", QStringLiteral("meta"));
    m_change->setObjectName(QStringLiteral("fixPreview"));
    m_change->setTextFormat(Qt::RichText);
    m_change->setLayoutDirection(Qt::LeftToRight); // it is SQL
    Theme::useCodeFont(*m_change);
    m_reason->setObjectName(QStringLiteral("fixReason"));
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setProperty("role", QStringLiteral("meta"));
    const int width = scaled(440);
    int change = 0;
    int reason = 0;
    for (QLabel* const label : {m_message, m_change, m_reason}) {
        label->setWordWrap(true);
        label->setFixedWidth(width);
    }
    for (const QuickFix& fix : m_problem.fixes) {
        m_change->setText(changeOf(fix));
        m_reason->setText(reasonOf(fix));
        change = std::max(change, m_change->heightForWidth(width));
        reason = std::max(reason, m_reason->heightForWidth(width));
    }
    m_change->setFixedHeight(change);
    m_reason->setFixedHeight(reason);
    m_change->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* const shown = new QWidgetAction(this);
    shown->setDefaultWidget(page);
    shown->setEnabled(false); // keys pass over it
    addSeparator();
    addAction(shown);
}

void FixMenu::open()
{
    setActiveAction(actions().constFirst());
    preview(actions().constFirst());
    const auto place = static_cast<long>(m_problem.range.begin);
    const auto ask = [&](unsigned message) { return static_cast<int>(m_editor.send(message, 0UL, place)); };
    const QPoint below(0, static_cast<int>(m_editor.send(QsciScintilla::SCI_TEXTHEIGHT, 0UL)));
    const QPoint corner(ask(QsciScintilla::SCI_POINTXFROMPOSITION), ask(QsciScintilla::SCI_POINTYFROMPOSITION));
    popup(m_editor.viewport()->mapToGlobal(corner + below));
}

void FixMenu::preview(const QAction* action)
{
    if (!action->data().isValid())
        return;
    const QuickFix& fix = m_problem.fixes[static_cast<std::size_t>(action->data().toInt())];
    m_change->setText(changeOf(fix));
    m_reason->setText(reasonOf(fix));
    announce(*m_reason, action->text() + QStringLiteral(". ") + m_reason->text());
}

QString FixMenu::changeOf(const QuickFix& fix) const
{
    const MergedDiff merged = affectedLines(m_editor.sqlText(), fix.edits, m_editor.dialect().lex);
    const auto painted = [this](const QString& text, Tone tone, const char* decoration) {
        return QStringLiteral("<span style='color:%1; text-decoration:%2'>%3</span>")
            .arg(m_theme.colour(tone).name(), QLatin1String(decoration), text.toHtmlEscaped());
    };
    QString html;
    std::uint32_t at = 0;
    const auto upTo = [&](std::uint32_t end) {
        html += painted(textOf(std::string_view(merged.text).substr(at, end - at)), Tone::text, "none");
    };
    for (const ChangedRange& change : changesIn(merged)) {
        upTo(change.range.begin);
        const QString text = textOf(change.range.of(merged.text));
        html += change.isRemoved ? painted(text, Tone::execution, "line-through")
                                 : painted(text, Tone::accepted, "underline");
        at = change.range.end;
    }
    upTo(static_cast<std::uint32_t>(merged.text.size()));
    return QStringLiteral("<p style='white-space:pre-wrap; margin:0'>%1</p>").arg(html);
}

} // namespace querymend

#include "moc_fixmenu.cpp"
