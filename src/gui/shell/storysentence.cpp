#include "shell/storysentence.h"

#include "common/barsheet.h"
#include "common/icon.h"
#include "common/plaintip.h"
#include "common/runwords.h"
#include "common/sidedmargins.h"
#include "common/signlabel.h"
#include "common/storywords.h"
#include "common/theme.h"
#include "common/tonedtext.h"
#include "shell/panels.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace querymend {

namespace {

QString coloured(const QString& text, const QColor& colour)
{
    return QStringLiteral("<span style=\"color: %1; font-weight: 600\">%2</span>")
        .arg(colour.name(), text.toHtmlEscaped());
}

QString markupOf(const StoryWords& words, const Theme& theme)
{
    if (words.name.isEmpty() && words.tone != Tone::text)
        return coloured(words.text(), theme.colour(words.tone));
    const QString name = words.name.isEmpty() ? QString() : inCodeFace(words.name);
    return words.before.toHtmlEscaped() + name + words.after.toHtmlEscaped();
}

/// Keeps the last word of a story in the line of what it cost.
StoryWords boundToNext(StoryWords words)
{
    QString& tail = words.after.isEmpty() && words.name.isEmpty() ? words.before : words.after;
    if (const qsizetype gap = tail.lastIndexOf(QLatin1Char(' ')); gap >= 0)
        tail[gap] = QChar::Nbsp;
    return words;
}

/// Breaks lines only between figures, and begins none with a dot.
QString boundFigures(QString cost)
{
    cost.replace(QStringLiteral(" · "), QStringLiteral(",\n"));
    cost.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
    return cost.replace(QLatin1Char('\n'), QLatin1Char(' '));
}

/// How a long story begins and ends, so that it remains a sentence.
QStringList shortened(const QStringList& parts)
{
    constexpr qsizetype most = 9;
    constexpr qsizetype atEachEnd = 4;
    if (parts.size() <= most)
        return parts;
    return parts.first(atEachEnd) + QStringList{QStringLiteral("…")} + parts.last(atEachEnd);
}

} // namespace

StorySentence::StorySentence(Panels& panels, Theme& theme, QWidget* parent)
    : QFrame(parent), m_panels(panels), m_theme(theme), m_sign(new SignLabel(this)), m_sentence(new QLabel(this)),
      m_copy(new QToolButton(this))
{
    setObjectName(QStringLiteral("storySentence"));
    m_sentence->setTextFormat(Qt::RichText); // escaped where it is made
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_copy->setIcon(themedIcon(Icon::clipboard, theme, Tone::muted));
    m_copy->setAutoRaise(true);
    nameParts();
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(sidedMargins(12, 6, 8, 6));
    row->setSpacing(8);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_copy, 0, Qt::AlignTop);
    connect(m_copy, &QToolButton::clicked, this, &StorySentence::copy);
    connect(&panels.timeline(), &TimelinePanel::rowsChanged, this, &StorySentence::refresh);
    connect(&theme, &Theme::changed, this, &StorySentence::showStory);
    refresh();
}

QString StorySentence::text() const
{
    return sentenceOf(m_story);
}

void StorySentence::copy()
{
    QApplication::clipboard()->setText(text());
}

void StorySentence::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        nameParts();
        showStory();
    }
}

void StorySentence::refresh()
{
    m_story = runStory(m_panels.timeline().model().rows(), factsOf(m_panels.run().shown().displayed()));
    showStory();
}

void StorySentence::nameParts()
{
    m_copy->setAccessibleName(tr("Copy this sentence"));
    m_copy->setToolTip(tr("Copy"));
}

void StorySentence::showStory()
{
    QList<StoryWords> words = wordsOf(m_story);
    setVisible(!words.isEmpty());
    if (words.isEmpty())
        return m_sentence->clear();
    words.back() = boundToNext(words.back());
    QStringList parts;
    for (const StoryWords& part : words)
        parts.append(markupOf(part, m_theme));
    const QString muted = m_theme.colour(Tone::muted).name();
    m_sentence->setText(shortened(parts).join(QStringLiteral(" <span style=\"color: %1\">→</span> ").arg(muted))
                        + QStringLiteral("\u00A0<span style=\"color: %1\">·\u00A0%2</span>")
                              .arg(muted, boundFigures(costWords(m_story)).toHtmlEscaped()));
    m_sentence->setAccessibleName(text());
    m_sentence->setToolTip(shortened(parts) == parts ? QString() : wrappedTip(text()));
    // As on the timeline; but a person may have accepted an attempt of a run that ended without an answer.
    const RunHeadline& headline = m_panels.timeline().model().rows().headline;
    const bool isRight = m_story.parts.back().kind == CardKind::accepted;
    const QColor colour = m_theme.colour(isRight ? toneOf(CardKind::accepted) : toneOf(headline));
    alignWithFirstLine(*m_sign, *m_sentence, m_copy->sizeHint().height());
    m_sign->show(isRight ? iconOf(CardKind::accepted) : iconOf(headline), colour);
    setStyleSheet(barSheet(*this, colour, m_theme));
}

} // namespace querymend

#include "moc_storysentence.cpp"
