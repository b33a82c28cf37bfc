#include "inspector/diffpage.h"

#include "check/reply/reply.h"
#include "common/flowlayout.h"
#include "common/prosereply.h"
#include "common/recordedwords.h"
#include "common/scaled.h"
#include "dialect/dialect.h"
#include "inspector/attemptpieces.h"
#include "inspector/piecepane.h"

#include <QComboBox>
#include <QLabel>
#include <QResizeEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr int leastWidth = 140; ///< of the choice, in text of the usual size
constexpr int mostWidth = 420;  ///< as wide as the row in the panel of a wide window, and no wider where there is more

/// The SQL of a reply, or all of it if it has none.
std::string writtenIn(const std::string& reply)
{
    const auto sql = extractSql(reply, defaultDialect().lex);
    return sql ? std::string(sql->sql.text()) : reply;
}

} // namespace

DiffPage::DiffPage(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(tr("&Compare with"), this)), m_against(new QComboBox(this)),
      m_choice(new FlowLayout(8)), m_diff(new PiecePane(theme, tr("What the attempt changed"), this)),
      m_hint(new PiecePane(theme, tr("The hint before this attempt"), this)), m_parts(new QSplitter(Qt::Vertical, this))
{
    m_label->setProperty("role", QStringLiteral("meta"));
    m_label->setBuddy(m_against);
    m_against->setAccessibleName(tr("Compare with"));
    m_against->setFixedWidth(scaled(leastWidth));
    m_choice->setContentsMargins(12, 8, 12, 0);
    m_choice->addWidget(m_label);
    m_choice->addWidget(m_against);
    m_parts->setChildrenCollapsible(false);
    m_parts->addWidget(m_diff);
    m_parts->addWidget(m_hint);
    m_parts->setStretchFactor(0, 3);
    m_parts->setStretchFactor(1, 2);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_choice);
    column->addWidget(m_parts, 1);
    connect(m_against, &QComboBox::currentIndexChanged, this, &DiffPage::compare);
}

void DiffPage::show(const AttemptDetail& detail, std::vector<OtherAttempt> others, std::optional<AttemptRef> against)
{
    const bool isSame = detail.ref == m_ref && against == m_asked && m_against->count() > 0;
    const int index = m_against->currentIndex(); // -1 for a first attempt, which is compared with none
    std::optional<AttemptRef> wanted = against;
    if (isSame && index >= 0 && static_cast<std::size_t>(index) < m_others.size())
        wanted = m_others[static_cast<std::size_t>(index)].ref;
    else if (!wanted && detail.previous)
        wanted = AttemptRef{detail.ref.lane, *detail.previous};
    m_others = std::move(others);
    m_ref = detail.ref;
    m_asked = against;
    m_sql = detail.sql();
    m_written = m_sql.empty() && !detail.replies.empty() ? writtenIn(*detail.replies.back().text) : std::string();
    m_isByProgram = !detail.repliedAt.empty() && detail.repliedAt.back().kind == ModelKind::builtIn;
    m_isUnanswered = detail.replies.empty() && !detail.faults.empty() && detail.faults.size() == detail.asked.size()
        && !detail.isWaiting;
    m_isProse = isReplyProse(detail);
    m_dialect = detail.start ? detail.start->dialect : std::string();
    m_isFilling = true;
    m_against->clear();
    for (const OtherAttempt& other : m_others) {
        m_against->addItem(other.name);
        if (other.ref == wanted)
            m_against->setCurrentIndex(m_against->count() - 1);
    }
    if (!wanted)
        m_against->setCurrentIndex(-1);
    m_isFilling = false;
    m_against->setEnabled(!m_others.empty());
    const QString placeholder = m_others.empty() ? tr("no other statements") : tr("choose an attempt");
    m_against->setPlaceholderText(placeholder);
    m_against->setMinimumContentsLength(static_cast<int>(placeholder.size())); // it is not among the texts
    const TextPieces hint = hintBeforePieces(detail);
    m_hint->setVisible(!hint.empty());
    m_hint->show(hint);
    compare();
}

void DiffPage::showReply(const std::optional<LiveReply>& reply)
{
    m_reply = reply;
    compare();
}

void DiffPage::clear()
{
    m_reply.reset();
    m_ref = {};
    m_others.clear();
    m_against->clear();
    m_sql.clear();
    m_written.clear();
    m_diff->show({});
    m_hint->hide();
}

const OtherAttempt* DiffPage::chosen() const
{
    const int index = m_against->currentIndex();
    const bool isThere = index >= 0 && static_cast<std::size_t>(index) < m_others.size();
    return isThere ? &m_others[static_cast<std::size_t>(index)] : nullptr;
}

/// Against the chosen statement, or just the statement.
TextPieces DiffPage::changesTo(const std::string& sql) const
{
    constexpr auto most = static_cast<std::size_t>(longestShown);
    const OtherAttempt* const other = chosen();
    const bool isTooLong = other && (other->sql.size() > most || sql.size() > most);
    TextPieces pieces;
    if (other && !isTooLong) {
        const bool isLater = other->ref.lane == m_ref.lane && other->ref.number > m_ref.number;
        return isLater ? diffPieces(sql, other->sql, m_dialect) : diffPieces(other->sql, sql, m_dialect);
    }
    if (isTooLong)
        pieces.push_back(lineOf(PieceStyle::meta, tr("These statements are too long to compare.")));
    pieces.push_back({PieceStyle::code, QString::fromStdString(sql)});
    return pieces;
}

QString DiffPage::whyNoSql() const
{
    if (m_isUnanswered)
        return tr("The model did not reply.");
    return m_liveness == RunLiveness::live ? tr("No SQL yet.") : tr("This attempt ended before any SQL was written.");
}

void DiffPage::compare()
{
    if (m_isFilling)
        return;
    TextPieces pieces;
    if (m_sql.empty() && m_reply) {
        pieces = livePieces(*m_reply);
    } else if (m_isProse && !m_written.empty()) {
        pieces.push_back(lineOf(PieceStyle::meta, tr("No SQL in this reply.")));
        pieces.push_back(m_isByProgram ? TextPiece{PieceStyle::text, recordedWords(m_written)}
                                       : TextPiece{PieceStyle::code, QString::fromStdString(m_written)});
    } else if (m_sql.empty() && !m_written.empty()) {
        pieces = changesTo(m_written);
        const bool isLive = m_liveness == RunLiveness::live;
        pieces.insert(pieces.begin(),
                      lineOf(PieceStyle::meta,
                             isLive ? tr("The checks are not finished yet.")
                                    : tr("This attempt ended before its checks were finished.")));
    } else if (m_sql.empty()) {
        pieces.push_back(lineOf(PieceStyle::meta, whyNoSql()));
    } else {
        pieces = changesTo(m_sql);
        if (!chosen())
            pieces.insert(pieces.begin(),
                          lineOf(PieceStyle::meta,
                                 m_ref.number == 0 ? tr("First attempt of the lane")
                                                   : tr("No earlier attempt has a statement to compare with.")));
    }
    m_diff->show(std::move(pieces));
    if (m_sql.size() > static_cast<std::size_t>(longestShown))
        m_diff->offerToSave(QByteArray::fromStdString(m_sql), QStringLiteral("attempt.sql"));
    Q_EMIT compared(m_ref, chosen() ? std::optional(chosen()->ref) : std::nullopt);
}

void DiffPage::resizeEvent(QResizeEvent* event)
{
    constexpr int wideFrom = 560;
    m_parts->setOrientation(event->size().width() < wideFrom ? Qt::Vertical : Qt::Horizontal);
    const QMargins margins = m_choice->contentsMargins();
    const int beside =
        event->size().width() - margins.left() - margins.right() - m_label->sizeHint().width() - m_choice->spacing();
    // Beside its label as long as it can be read there, or else below it; as wide for each text.
    const int room = beside >= scaled(leastWidth) ? beside : event->size().width() - margins.left() - margins.right();
    m_against->setFixedWidth(std::clamp(room, scaled(leastWidth), scaled(mostWidth)));
    // A low page shows a part of the changes rather than a part of the choice above them.
    const int choice = m_against->sizeHint().height();
    const bool hasRoom = event->size().height() >= choice + margins.top() + 2 * fontMetrics().height();
    m_label->setMinimumHeight(choice); // so that it is centred in its row
    m_label->setVisible(hasRoom);
    m_against->setVisible(hasRoom);
    QWidget::resizeEvent(event);
}

} // namespace querymend

#include "moc_diffpage.cpp"
