#include "common/coveredfield.h"

#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr int overhang = 1; ///< pixels, because letters may extend beyond their advance width

/// A range of cursor positions in a text.
struct Letters {
    int begin = 0;
    int end = 0;

    [[nodiscard]] bool isNone() const { return begin >= end; }
    [[nodiscard]] Letters within(const Letters& other) const
    {
        return {std::max(begin, other.begin), std::min(end, other.end)};
    }
};

std::vector<Letters> coveredLetters(const QString& line, const MaskRules& rules)
{
    const QByteArray bytes = line.toUtf8();
    const auto lettersBefore = [&](std::uint32_t byte) {
        return static_cast<int>(QString::fromUtf8(bytes.constData(), static_cast<qsizetype>(byte)).size());
    };
    std::vector<Letters> covered;
    for (const ByteRange place : maskedPlaces({bytes.constData(), static_cast<std::size_t>(bytes.size())}, rules))
        covered.push_back({lettersBefore(place.begin), lettersBefore(place.end)});
    return covered;
}

/// Splits the covered letters into selected and unselected parts.
std::vector<std::pair<Letters, bool>> bySelection(const Letters& covered, const Letters& selected)
{
    const Letters inside = covered.within(selected);
    if (inside.isNone())
        return {{covered, false}};
    std::vector<std::pair<Letters, bool>> parts{{inside, true}};
    for (const Letters rest : {Letters{covered.begin, inside.begin}, Letters{inside.end, covered.end}}) {
        if (!rest.isNone())
            parts.emplace_back(rest, false);
    }
    return parts;
}

QRect barAt(qreal from, qreal to, int top, int height)
{
    const QRectF bar(std::min(from, to), top, std::abs(to - from), height);
    return bar.toAlignedRect().adjusted(-overhang, 0, overhang, 0);
}

/// Adds bars for letters of one text line, left to right; bidirectional text may need several.
void addBars(QList<CoveredField::Bar>& bars, const QTextLine& line, const Letters& letters, bool isSelected,
             const QPointF& origin, int height)
{
    for (int letter = letters.begin; letter < letters.end; ++letter) {
        const QRect bar = barAt(origin.x() + line.cursorToX(letter), origin.x() + line.cursorToX(letter + 1),
                                static_cast<int>(origin.y()), height);
        if (!bars.isEmpty() && bars.back().isSelected == isSelected && bars.back().place.intersects(bar)
            && bars.back().place.top() == bar.top())
            bars.back().place |= bar;
        else
            bars.append({bar, isSelected});
    }
}

/// A QLineEdit exposes its caret rectangle; the rest is laid out from there just as the widget does it.
QList<CoveredField::Bar> barsOf(const QLineEdit& edit, const MaskRules& rules)
{
    QList<CoveredField::Bar> bars;
    const bool isValue = rules.values == MaskedValues::yes && edit.property("isValue").toBool();
    const std::vector<Letters> covered = isValue ? std::vector{Letters{0, static_cast<int>(edit.displayText().size())}}
                                                 : coveredLetters(edit.displayText(), rules);
    if (covered.empty() || edit.echoMode() == QLineEdit::NoEcho)
        return bars;
    QTextLayout layout(edit.displayText(), edit.font());
    QTextOption option;
    option.setTextDirection(edit.layoutDirection());
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const QRectF caret = edit.inputMethodQuery(Qt::ImCursorRectangle).toRectF();
    const QPointF origin(caret.center().x() - line.cursorToX(edit.cursorPosition()), caret.top());
    const Letters selected = edit.hasSelectedText() ? Letters{edit.selectionStart(), edit.selectionEnd()} : Letters{};
    for (const Letters letters : covered) {
        for (const auto& [part, isSelected] : bySelection(letters, selected))
            addBars(bars, line, part, isSelected, origin, static_cast<int>(caret.height()));
    }
    return bars;
}

/// For a QTextEdit or QPlainTextEdit: handles the visible blocks line by line.
template <class Edit>
QList<CoveredField::Bar> barsOf(const Edit& edit, const MaskRules& rules)
{
    QList<CoveredField::Bar> bars;
    const QTextCursor caret = edit.textCursor();
    const QTextBlock behind = edit.cursorForPosition(edit.viewport()->rect().bottomRight()).block().next();
    for (QTextBlock block = edit.cursorForPosition(QPoint(0, 0)).block(); block.isValid() && block != behind;
         block = block.next()) {
        const Letters selected{caret.selectionStart() - block.position(), caret.selectionEnd() - block.position()};
        for (const Letters letters : coveredLetters(block.text(), rules)) {
            for (const auto& [part, isSelected] : bySelection(letters, selected)) {
                for (int i = 0; i < block.layout()->lineCount(); ++i) {
                    const QTextLine line = block.layout()->lineAt(i);
                    const Letters here = part.within({line.textStart(), line.textStart() + line.textLength()});
                    if (here.isNone())
                        continue;
                    QTextCursor at(block);
                    at.setPosition(block.position() + here.begin);
                    const QRect place = edit.cursorRect(at);
                    addBars(bars, line, here, isSelected,
                            QPointF(place.left() - line.cursorToX(here.begin), place.top()), place.height());
                }
            }
        }
    }
    return bars;
}

} // namespace

CoveredField* CoveredField::cover(QWidget& widget, const MaskRules& rules)
{
    if (widget.findChild<CoveredField*>(QString(), Qt::FindDirectChildrenOnly))
        return nullptr;
    auto* const area = qobject_cast<QAbstractScrollArea*>(&widget);
    const bool isText = qobject_cast<QPlainTextEdit*>(&widget) || qobject_cast<QTextEdit*>(&widget);
    if (area && isText)
        return new CoveredField(widget, *area->viewport(), rules);
    return qobject_cast<QLineEdit*>(&widget) ? new CoveredField(widget, widget, rules) : nullptr;
}

CoveredField::CoveredField(QWidget& field, QWidget& surface, MaskRules rules)
    : QWidget(&field), m_field(field), m_surface(surface), m_rules(std::move(rules))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_field.installEventFilter(this);
    m_surface.installEventFilter(this);
    // A word may become a covered one far from the area that the field repaints.
    const auto paintAnew = [this] { update(); };
    if (auto* const line = qobject_cast<QLineEdit*>(&field)) {
        connect(line, &QLineEdit::textChanged, this, paintAnew);
        connect(line, &QLineEdit::cursorPositionChanged, this, paintAnew);
        connect(line, &QLineEdit::selectionChanged, this, paintAnew);
    } else if (auto* const plain = qobject_cast<QPlainTextEdit*>(&field)) {
        connect(plain, &QPlainTextEdit::textChanged, this, paintAnew);
        connect(plain, &QPlainTextEdit::cursorPositionChanged, this, paintAnew);
        connect(plain, &QPlainTextEdit::selectionChanged, this, paintAnew);
    } else if (auto* const text = qobject_cast<QTextEdit*>(&field)) {
        connect(text, &QTextEdit::textChanged, this, paintAnew);
        connect(text, &QTextEdit::cursorPositionChanged, this, paintAnew);
        connect(text, &QTextEdit::selectionChanged, this, paintAnew);
    }
    lieOnField();
    show();
}

QList<CoveredField::Bar> CoveredField::bars() const
{
    if (const auto* const line = qobject_cast<const QLineEdit*>(&m_field))
        return barsOf(*line, m_rules);
    if (const auto* const plain = qobject_cast<const QPlainTextEdit*>(&m_field))
        return barsOf(*plain, m_rules);
    return barsOf(*qobject_cast<const QTextEdit*>(&m_field), m_rules);
}

QRect CoveredField::caret() const
{
    if (!m_field.hasFocus())
        return {};
    if (const auto* const line = qobject_cast<const QLineEdit*>(&m_field))
        return line->inputMethodQuery(Qt::ImCursorRectangle).toRect();
    if (const auto* const plain = qobject_cast<const QPlainTextEdit*>(&m_field))
        return plain->cursorRect();
    return qobject_cast<const QTextEdit*>(&m_field)->cursorRect();
}

void CoveredField::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QPalette& colours = m_field.palette();
    const QRect caret = this->caret();
    for (const Bar& bar : bars()) {
        painter.fillRect(bar.place,
                         bar.isSelected ? colours.color(QPalette::Active, QPalette::Highlight)
                                        : colours.color(QPalette::Disabled, QPalette::Text));
        if (bar.place.contains(caret.center())) // keeps the caret visible
            painter.fillRect(caret.center().x(), bar.place.top(), 1, bar.place.height(), colours.color(QPalette::Base));
    }
}

bool CoveredField::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        lieOnField();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void CoveredField::lieOnField()
{
    setGeometry(&m_surface == &m_field ? m_field.rect() : m_surface.geometry());
    raise();
    update();
}

} // namespace querymend

#include "moc_coveredfield.cpp"
