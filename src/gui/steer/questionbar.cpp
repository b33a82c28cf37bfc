#include "steer/questionbar.h"

#include "common/announcement.h"
#include "common/barsheet.h"
#include "common/flowlayout.h"
#include "common/icon.h"
#include "common/plaintip.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/signlabel.h"
#include "common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

namespace {

constexpr qsizetype longestWords = 80;

/// `"cost" as products.price`
QString wordsOf(const WordsApart& apart)
{
    QStringList parts;
    for (const ReadWord& word : apart)
        parts.append(QuestionBar::tr("\"%1\" as %2").arg(textOf(word.text), textOf(word.meaning)));
    const QString words = parts.join(QStringLiteral(", ")).simplified();
    return words.size() <= longestWords ? words : words.left(longestWords) + QStringLiteral("…");
}

} // namespace

QuestionBar::QuestionBar(Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_sign(new SignLabel(this)), m_title(new QLabel(this)),
      m_detail(new QLabel(this)), m_readings(new QWidget(this)), m_rows(new QVBoxLayout(m_readings)),
      m_words(new QLineEdit(this)), m_answer(new QPushButton(tr("Send"), this))
{
    setObjectName(QStringLiteral("questionBar"));
    setAccessibleName(tr("The run has a question for you"));
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_detail->setProperty("role", QStringLiteral("meta"));
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setWordWrap(true);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(4);
    m_words->setObjectName(QStringLiteral("answerWords"));
    m_answer->setObjectName(QStringLiteral("answerQuestion"));
    m_answer->setProperty("role", QStringLiteral("primary"));
    auto* const skipButton = new QPushButton(tr("Skip"), this);
    skipButton->setObjectName(QStringLiteral("skipQuestion"));
    skipButton->setToolTip(tr("The run continues as if it had not asked"));
    auto* const stop = new QPushButton(tr("Stop"), this);
    stop->setObjectName(QStringLiteral("stopAsking"));
    stop->setToolTip(tr("End the run here"));
    auto* const words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_detail);
    auto* const first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_sign, 0, Qt::AlignTop);
    first->addLayout(words, 1);
    auto* const buttons = new FlowLayout(8);
    buttons->addWidget(m_answer);
    buttons->addWidget(skipButton);
    buttons->addWidget(stop);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addLayout(first);
    column->addWidget(m_readings);
    column->addWidget(m_words);
    column->addLayout(buttons);
    connect(m_answer, &QPushButton::clicked, this, &QuestionBar::answer);
    connect(skipButton, &QPushButton::clicked, this, &QuestionBar::skip);
    connect(stop, &QPushButton::clicked, this, &QuestionBar::stopAsked);
    connect(m_words, &QLineEdit::returnPressed, this, &QuestionBar::answer);
    connect(m_words, &QLineEdit::textChanged, this, &QuestionBar::showWhatCanBeDone);
    connect(&theme, &Theme::changed, this, &QuestionBar::paintTone);
    paintTone();
    hide();
}

void QuestionBar::ask(const std::vector<PersonQuestion>& questions, std::uint32_t lanes)
{
    if (questions.empty()) {
        m_question = {};
        return hide();
    }
    const bool isNew = questions.front().effect != m_question.effect;
    if (!isNew && questions.size() == m_more + 1)
        return;
    m_question = questions.front();
    m_lanes = lanes;
    m_more = questions.size() - 1;
    if (isNew) {
        m_words->clear();
        fillReadings();
    }
    fill();
    show();
    if (isNew)
        announce(*m_title, m_title->accessibleName(), Urgency::assertive);
}

void QuestionBar::fill()
{
    QString title = textOf(m_question.question);
    QString detail = tr("The question can be read in several ways.");
    QString words = tr("Or in your own words");
    switch (m_question.moment) {
    case AskMoment::ambiguous:
        break;
    case AskMoment::disagreement:
        title = isOneClick() ? tr("Which one do you mean?") : tr("Which result do you mean?");
        detail = isOneClick() ? tr("These readings are about equally likely but return different rows.")
                              : tr("These statements are valid but return different rows.");
        break;
    case AskMoment::failure:
    case AskMoment::lastFailure:
        title = tr("What do you know about this mistake?");
        detail = m_question.moment == AskMoment::failure ? tr("Your answer becomes part of the next hint.")
                                                         : tr("No retries left; your answer allows one more.");
        words = tr("e.g. amounts in cents");
        break;
    }
    if (m_question.attempt)
        detail = attemptWord(*m_question.attempt, m_lanes) + QStringLiteral(" · ") + detail;
    detail[0] = detail[0].toUpper();
    if (m_more > 0 && detail.endsWith(QLatin1Char('.')))
        detail.chop(1);
    if (m_more > 0)
        detail += QStringLiteral("\u00a0· ") // no line begins with the dot
            + tr("%n more questions", nullptr, static_cast<int>(m_more));
    m_title->setText(title);
    m_detail->setText(detail);
    m_title->setAccessibleName(title + QStringLiteral(", ") + detail);
    m_words->setPlaceholderText(words);
    m_words->setAccessibleName(tr("Your answer"));
    m_words->setVisible(m_question.moment != AskMoment::disagreement);
    showWhatCanBeDone();
}

bool QuestionBar::isOneClick() const
{
    return !m_question.apart.empty() && m_question.apart.size() == m_question.readings.size();
}

/// A button for each reading, which names what distinguishes it.
void QuestionBar::fillButtons()
{
    for (std::size_t i = 0; i < m_question.apart.size(); ++i) {
        auto* const button = new QPushButton(wordsOf(m_question.apart[i]), m_readings);
        button->setObjectName(QStringLiteral("reading%1").arg(i + 1));
        button->setToolTip(plainTip(textOf(m_question.readings[i])));
        button->setAccessibleDescription(textOf(m_question.readings[i]));
        m_rows->addWidget(button, 0, Qt::AlignLeft);
        connect(button, &QPushButton::clicked, this, [this, i] {
            AnswerQuestion answer{m_question.effect};
            answer.reading = static_cast<std::uint32_t>(i);
            Q_EMIT answered(answer);
        });
    }
}

void QuestionBar::fillReadings()
{
    m_choices.clear();
    qDeleteAll(m_readings->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    m_answer->setVisible(!isOneClick());
    m_readings->setVisible(!m_question.readings.empty());
    if (isOneClick())
        return fillButtons();
    const bool isSql = m_question.moment == AskMoment::disagreement;
    for (const std::string& reading : m_question.readings) {
        auto* const choice = new QRadioButton(m_readings);
        auto* const text = new QLabel(textOf(reading), m_readings);
        choice->setObjectName(QStringLiteral("reading%1").arg(m_choices.size() + 1));
        choice->setAccessibleName(text->text());
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setMinimumWidth(1); // keeps a long statement from widening the window
        text->setBuddy(choice);
        if (isSql)
            Theme::useCodeFont(*text);
        text->installEventFilter(this);
        choice->setMinimumHeight(text->fontMetrics().height()); // its circle is beside the middle of the first line
        auto* const row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(choice, 0, Qt::AlignTop);
        row->addWidget(text, 1);
        m_rows->addLayout(row);
        connect(choice, &QRadioButton::toggled, this, &QuestionBar::showWhatCanBeDone);
        m_choices.push_back(choice);
    }
}

void QuestionBar::showWhatCanBeDone()
{
    const bool isChosen =
        std::any_of(m_choices.begin(), m_choices.end(), [](const QRadioButton* choice) { return choice->isChecked(); });
    m_answer->setEnabled(isChosen || !m_words->text().trimmed().isEmpty());
}

/// Words go before a reading that was chosen earlier.
void QuestionBar::answer()
{
    if (!m_answer->isEnabled())
        return;
    AnswerQuestion answer{m_question.effect, m_words->text().trimmed().toStdString()};
    for (std::size_t i = 0; i < m_choices.size() && answer.answer.empty(); ++i) {
        if (m_choices[i]->isChecked())
            answer.reading = static_cast<std::uint32_t>(i);
    }
    Q_EMIT answered(answer);
}

void QuestionBar::skip()
{
    Q_EMIT answered({m_question.effect});
}

bool QuestionBar::eventFilter(QObject* watched, QEvent* event)
{
    const auto* const text = event->type() == QEvent::MouseButtonRelease ? qobject_cast<QLabel*>(watched) : nullptr;
    if (auto* const choice = text ? qobject_cast<QRadioButton*>(text->buddy()) : nullptr)
        choice->click();
    return QFrame::eventFilter(watched, event);
}

void QuestionBar::paintTone()
{
    const QColor accent = m_theme.colour(Tone::accent);
    const int dot = scaled(6);
    const int ring = scaled(4);
    const int side = dot + 2 * ring;
    const QString choices =
        QStringLiteral("QRadioButton::indicator { width: %1px; height: %1px; border-radius: %2px;"
                       " border: 1px solid %5; background: %6; }"
                       "QRadioButton::indicator:checked { width: %3px; height: %3px; border: %4px solid %7; }"
                       "QRadioButton::indicator:focus { border-color: %7; }")
            .arg(side - 2)
            .arg(side / 2)
            .arg(dot)
            .arg(ring)
            .arg(m_theme.colour(Tone::muted).name(), m_theme.colour(Tone::panel).name(), accent.name());
    setStyleSheet(barSheet(*this, accent, m_theme) + choices);
    m_sign->show(Icon::questionCircle, accent);
}

void QuestionBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !m_question.effect.isNone())
        fill();
}

} // namespace querymend

#include "moc_questionbar.cpp"
