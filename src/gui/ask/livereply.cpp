#include "ask/livereply.h"

#include "common/findingtext.h"
#include "common/runwords.h"
#include "common/theme.h"
#include "run/calls.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <variant>

namespace querymend {

namespace {

constexpr std::size_t mostKept = 4096;
constexpr qsizetype mostLines = 3;
constexpr int redrawEvery = 60;

/// Appends, keeping only the end, which starts at a character boundary.
void append(std::string& kept, std::string_view more)
{
    kept += more;
    if (kept.size() <= mostKept)
        return;
    std::size_t cut = kept.size() - mostKept;
    while (cut < kept.size() && (static_cast<unsigned char>(kept[cut]) & 0xC0U) == 0x80U)
        ++cut;
    kept.erase(0, cut);
}

QLabel* makeLabel(QWidget* parent, const QString& name)
{
    auto* const label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setAccessibleName(name);
    label->setMinimumWidth(1); // keeps a long line from widening the window
    return label;
}

/// Elides the beginning, because the end is what is new.
QString lastOf(const std::string& line, const QLabel& label)
{
    return label.fontMetrics().elidedText(shownName(line), Qt::ElideLeft, label.width());
}

} // namespace

LiveReply::LiveReply(QWidget* parent)
    : QWidget(parent), m_who(makeLabel(this, tr("Who is writing"))),
      m_reasoning(makeLabel(this, tr("What the model is thinking"))),
      m_text(makeLabel(this, tr("What the model is writing")))
{
    m_who->setProperty("role", QStringLiteral("meta"));
    m_reasoning->setProperty("role", QStringLiteral("meta"));
    m_text->setFont(Theme::codeFont());
    m_text->setProperty("showsValues", true);
    m_reasoning->setProperty("showsValues", true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (QLabel* const label : {m_who, m_reasoning, m_text})
        column->addWidget(label);
    m_soon.setSingleShot(true);
    m_soon.setInterval(redrawEvery);
    connect(&m_soon, &QTimer::timeout, this, &LiveReply::draw);
    hide();
}

void LiveReply::follow(const RunEvent& event)
{
    if (const auto* const started = std::get_if<RunStarted>(&event.body)) {
        m_lanes = started->policy.lanes;
        m_replies.clear();
    }
    if (const auto asked = requestIn(event.body); asked && asked->kind == CallKind::attempt)
        m_replies[asked->effect.value] = {asked->attempt, {}, {}};
    if (const auto answer = answerIn(event.body); answer && !answer->role)
        drop(answer->effect);
    if (std::holds_alternative<RunFinished>(event.body))
        m_replies.clear();
    if (m_replies.empty())
        hide();
}

void LiveReply::add(EffectId effect, const ReplyPiece& piece)
{
    const auto found = m_replies.find(effect.value);
    if (found == m_replies.end())
        return;
    switch (piece.kind) {
    case PieceKind::text:
        append(found->second.text, piece.text);
        break;
    case PieceKind::reasoning:
        append(found->second.reasoning, piece.text);
        break;
    }
    m_last = effect.value;
    if (!m_soon.isActive())
        m_soon.start();
}

void LiveReply::clear()
{
    m_replies.clear();
    hide();
}

void LiveReply::drop(EffectId effect)
{
    m_replies.erase(effect.value);
    if (effect.value == m_last)
        hide();
}

void LiveReply::draw()
{
    const auto found = m_replies.find(m_last);
    if (found == m_replies.end())
        return;
    const Reply& reply = found->second;
    const QString attempt = attemptWord(reply.attempt, m_lanes);
    m_who->setText(reply.text.empty() ? tr("The model is thinking: %1").arg(attempt)
                                      : tr("The model is writing: %1").arg(attempt));
    m_text->setFixedHeight(m_text->fontMetrics().lineSpacing() * static_cast<int>(mostLines));
    show();
    m_reasoning->setVisible(!reply.reasoning.empty());
    m_reasoning->setText(lastOf(reply.reasoning, *m_reasoning));
    const QStringList lines = textOf(reply.text).split(QLatin1Char('\n'));
    QStringList shown;
    for (qsizetype i = std::max<qsizetype>(0, lines.size() - mostLines); i < lines.size(); ++i)
        shown << lastOf(lines[i].toStdString(), *m_text);
    m_text->setText(shown.join(QLatin1Char('\n')));
}

} // namespace querymend

#include "moc_livereply.cpp"
