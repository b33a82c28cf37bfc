#include "common/stylesheet.h"

#include "common/scaled.h"
#include "common/theme.h"

#include <QFontInfo>
#include <QGuiApplication>
#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace querymend {

namespace {

// Names that begin with @ are replaced by values of the theme.
constexpr auto sheet = R"(
*[face="code"] { font-family: @face; font-size: @workpx; }
QLabel[face="meta"] { font-size: @metapx; }
QToolTip { background: @panel; color: @text; border: 1px solid @line; padding: 4px 6px; }
QMainWindow::separator { background: @line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QSplitter::handle { background: @line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QSplitter::handle:hover { background: @accent; }
QMenuBar { background: @window; border-bottom: 1px solid @line; padding: 1px 4px; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @selection; }
QMenu { background: @panel; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 5px @menuEndpx 5px 12px; border-radius: 4px; }
QMenu::item:selected { background: @selection; color: @text; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QMenu::icon { left: 6px; }
QMenu::indicator { width: @boxpx; height: @boxpx; subcontrol-origin: padding; subcontrol-position: center left; left: 6px; }
QMenu::indicator:checked { image: url(@tick); }
QStatusBar { background: @window; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
QStatusBar QLabel { font-size: @metapx; }
QDockWidget { titlebar-close-icon: none; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: @muted; border: 1px solid transparent;
    border-bottom: 2px solid transparent; padding: 5px 11px 6px 11px; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @accent; }
QTabBar::tab:hover:!selected { color: @text; }
QTabBar[keyFocus="true"]::tab:selected:focus { border: 1px solid @accent; border-bottom: 2px solid @accent; }
QTabBar[role="folded"]::scroller { width: 0; }
QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTreeView, QTableView, QListView, QTextBrowser, QPlainTextEdit[role="pane"], QTextEdit[role="pane"] {
    background: @panel; border: none; selection-background-color: @selection; selection-color: @text; }
QTreeView::item { padding: 2px 0; min-height: @rowpx; }
QTreeView::item:selected, QTableView::item:selected, QListView::item:selected { background: @selection; color: @text; }
QTreeView::item:hover:!selected, QListView::item:hover:!selected { background: @hover; }
QListView[role="side"] { padding: 8px 0; border-@farSide: 1px solid @line; }
QListView[role="framed"] { border: 1px solid @line; border-radius: 6px; padding: 2px; }
QTableView { gridline-color: @line; }
QHeaderView { background: @panel; }
QHeaderView::section { background: @panel; color: @muted; border: none; border-bottom: 1px solid @line;
    padding: 5px 8px; font-weight: 600; }
QHeaderView::section:vertical { border-right: 1px solid @line; font-weight: 400; font-size: @metapx; }
QTableCornerButton::section { background: @panel; border: none; border-bottom: 1px solid @line; }
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    background: @panel; border: 1px solid @line; border-radius: 6px; padding: 4px 8px;
    selection-background-color: @selection; selection-color: @text; }
QLineEdit[keyFocus="true"]:focus, QPlainTextEdit[keyFocus="true"]:focus, QTextEdit[keyFocus="true"]:focus,
QSpinBox[keyFocus="true"]:focus, QDoubleSpinBox[keyFocus="true"]:focus, QComboBox[keyFocus="true"]:focus {
    border: 1px solid @accent; }
QLineEdit:disabled, QPlainTextEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled { background: @window; }
QComboBox { color: @text; }
QComboBox[editable="false"] { padding-@nearSide: 10px; padding-@farSide: 6px; }
QComboBox:disabled { color: @faint; }
QComboBox::drop-down { border: none; width: @dropPx; }
QComboBox::down-arrow { image: url(:/querymend/icons/combo-arrow.svg); width: @boxpx; height: @boxpx; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
    background: transparent; border: none; width: @dropPx; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {
    image: url(:/querymend/icons/spin-up.svg); width: @arrowpx; height: @arrowpx; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {
    image: url(:/querymend/icons/combo-arrow.svg); width: @arrowpx; height: @arrowpx; }
QCheckBox::indicator { width: @boxpx; height: @boxpx; border: 1px solid @muted; border-radius: 3px; background: @panel; }
QCheckBox::indicator:checked { background: @accent; border: 1px solid @accent; image: url(@check); }
QCheckBox { border: 1px solid transparent; border-radius: 4px; padding: 1px 3px 1px 1px; }
QCheckBox[keyFocus="true"]:focus { border: 1px solid @accent; }
QCheckBox::indicator:disabled { border: 1px solid @line; }
QCheckBox::indicator:checked:disabled { background: @scroll; border: 1px solid @scroll; }
QComboBox QAbstractItemView { background: @panel; border: 1px solid @line; selection-background-color: @selection;
    selection-color: @text; }
QLineEdit[role="command"] { font-size: @questionpx; }
QPlainTextEdit[role="question"] { border-radius: 8px; padding: 6px 10px; font-size: @questionpx; }
QPushButton { background: @panel; color: @text; border: 1px solid @line; border-radius: 6px; padding: 5px 14px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @selection; }
QPushButton[keyFocus="true"]:focus { border: 1px solid @accent; }
QPushButton:disabled { color: @faint; background: @window; }
QPushButton[role="primary"] { background: @accent; color: @onAccent; border: 1px solid @accent; font-weight: 600; }
QPushButton[role="primary"]:hover { background: @accentHover; }
QPushButton[role="primary"][keyFocus="true"]:focus { border: 2px solid @text; padding: 4px 13px; }
QPushButton[role="primary"]:disabled { background: @off; border: 1px solid @line; color: @offText; }
QPushButton[narrow="true"] { padding: 5px 9px; }
QPushButton[narrow="true"][role="primary"][keyFocus="true"]:focus { padding: 4px 8px; }
QPushButton[role="link"] { background: transparent; border: 1px solid transparent; border-radius: 4px; color: @accent;
    padding: 1px 3px; text-align: left; }
QPushButton[role="link"][flush="true"] { padding: 1px 0; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"][keyFocus="true"]:focus { border: 1px solid @accent; }
QToolButton { background: transparent; color: @text; border: 1px solid transparent; border-radius: 6px; padding: 4px; }
QToolButton:hover { background: @hover; }
QToolButton:pressed, QToolButton:checked { background: @selection; }
QToolButton[keyFocus="true"]:focus { border: 1px solid @accent; }
QToolButton:disabled { color: @faint; }
QToolButton[role="chip"] { background: @panel; border: 1px solid @line; padding: 3px 6px; font-size: @metapx; }
QToolButton[role="chip"]:hover, QToolButton[role="chip"][keyFocus="true"]:focus { border: 1px solid @accent; }
QToolButton[role="letters"] { padding: 4px 0; }
QToolButton[role="small"] { icon-size: @smallpx; }
QToolButton::menu-indicator { image: none; }
QLabel[role="title"] { font-weight: 600; }
QLabel[role="menuTitle"] { color: @muted; font-weight: 600; padding: 5px 6px; }
QLabel[role="meta"] { color: @muted; font-size: @metapx; }
QLabel[role="good"] { color: @accepted; font-size: @metapx; font-weight: 600; }
QLabel[role="bad"] { color: @execution; }
QLabel[role="warned"] { color: @empty; }
QFrame[role="bar"] { background: @window; border: none; border-bottom: 1px solid @line; }
QFrame[role="card"] { background: @panel; border: 1px solid @line; border-radius: 8px; }
QFrame[role="line"] { background: @line; border: none; max-height: 1px; min-height: 1px; }
QScrollArea { border: none; background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @scroll; border-radius: 4px; margin: 1px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: @line; border: none; border-radius: 2px; max-height: 4px; min-height: 4px; }
QProgressBar::chunk { background: @accent; border-radius: 2px; }
QGroupBox { border: none; margin-top: 20px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 0; padding: 0; }
)";

// For high contrast, which needs frames where others have grounds. Paddings make room for the wider ones.
constexpr auto framedSheet = R"(
QMenuBar::item, QMenu::item { border: 1px solid transparent; }
QMenuBar::item:selected, QMenu::item:selected { border: 1px solid @accent; }
QTreeView::item:selected, QTableView::item:selected {
    border-top: 1px solid @accent; border-bottom: 1px solid @accent; }
QListView::item { border: 1px solid transparent; }
QListView::item:selected { border: 1px solid @accent; }
QToolButton:checked { border: 1px solid @accent; }
QPushButton[role="link"] { text-decoration: underline; }
QProgressBar { background: @panel; border: 1px solid @line; }
QScrollBar::handle { background: @muted; }
QComboBox::down-arrow { image: url(:/querymend/icons/combo-arrow-bright.svg); }
QComboBox::down-arrow:disabled { image: url(:/querymend/icons/combo-arrow.svg); }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url(:/querymend/icons/spin-up-bright.svg); }
QSpinBox::up-arrow:disabled, QDoubleSpinBox::up-arrow:disabled { image: url(:/querymend/icons/spin-up.svg); }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url(:/querymend/icons/combo-arrow-bright.svg); }
QSpinBox::down-arrow:disabled, QDoubleSpinBox::down-arrow:disabled { image: url(:/querymend/icons/combo-arrow.svg); }
QTabBar[keyFocus="true"]::tab:selected:focus { border: 2px solid @accent; padding: 4px 10px 6px 10px; }
QLineEdit[keyFocus="true"]:focus, QPlainTextEdit[keyFocus="true"]:focus, QTextEdit[keyFocus="true"]:focus,
QSpinBox[keyFocus="true"]:focus, QDoubleSpinBox[keyFocus="true"]:focus, QComboBox[keyFocus="true"]:focus {
    border: 2px solid @accent; padding: 3px 7px; }
QComboBox[editable="false"][keyFocus="true"]:focus { padding-@nearSide: 9px; padding-@farSide: 5px; }
QPlainTextEdit[role="question"][keyFocus="true"]:focus { padding: 5px 9px; }
QCheckBox[keyFocus="true"]:focus { border: 2px solid @accent; padding: 0 2px 0 0; }
QPushButton[keyFocus="true"]:focus { border: 2px solid @accent; padding: 4px 13px; }
QPushButton[narrow="true"][keyFocus="true"]:focus { padding: 4px 8px; }
QPushButton[role="link"][keyFocus="true"]:focus { border: 2px solid @accent; padding: 0 2px; }
QToolButton[keyFocus="true"]:focus { border: 2px solid @accent; padding: 3px; }
QToolButton[role="chip"][keyFocus="true"]:focus { border: 2px solid @accent; padding: 2px 5px; }
QToolButton[role="letters"][keyFocus="true"]:focus { padding: 3px 0; }
)";

} // namespace

QString styleSheetOf(const ToneColours& colours, Spacing spacing)
{
    const auto colour = [&](Tone tone) { return colours[static_cast<std::size_t>(tone)]; };
    const QColor panel = colour(Tone::panel);
    const QColor accent = colour(Tone::accent);
    const QColor black(0x10, 0x14, 0x1A);
    const QColor white(0xFF, 0xFF, 0xFF);
    const QColor onAccent = contrast(white, accent) >= contrast(black, accent) ? white : black;
    const bool isOffSeen = contrast(colour(Tone::muted), colour(Tone::line)) >= 3; // else it looks like a usual button
    // Longer names first, because a shorter one would also replace their beginning.
    const std::pair<const char*, QColor> names[] = {
        {"@accentHover", washed(colour(Tone::text), accent, 30)},
        {"@onAccent", onAccent},
        {"@selection", colour(Tone::selection)},
        {"@execution", colour(Tone::execution)},
        {"@accepted", colour(Tone::accepted)},
        {"@accent", accent},
        {"@empty", colour(Tone::empty)},
        {"@window", colour(Tone::window)},
        {"@scroll", washed(colour(Tone::muted), panel, 110)},
        {"@panel", panel},
        {"@muted", colour(Tone::muted)},
        {"@offText", isOffSeen ? colour(Tone::muted) : washed(colour(Tone::text), panel, 120)},
        {"@off", isOffSeen ? colour(Tone::line) : panel},
        {"@faint", washed(colour(Tone::text), panel, 120)},
        {"@hover", washed(colour(Tone::text), panel, 12)},
        {"@line", colour(Tone::line)},
        {"@text", colour(Tone::text)},
    };
    QString text = QString::fromLatin1(sheet);
    if (isHighContrast(colours))
        text += QString::fromLatin1(framedSheet);
    const bool isMirrored = QGuiApplication::isRightToLeft();
    text.replace(QLatin1String("@farSide"), // where a list ends and what it shows begins
                 isMirrored ? QStringLiteral("left") : QStringLiteral("right"));
    // Where texts begin: those of fields have a margin of 2 within the padding, those of boxes have none.
    text.replace(QLatin1String("@nearSide"), isMirrored ? QStringLiteral("right") : QStringLiteral("left"));
    text.replace(QLatin1String("@question"), QString::number(Theme::questionFont().pixelSize()));
    text.replace(QLatin1String("@work"), QString::number(Theme::workFont().pixelSize()));
    // The one that is there: Qt 6.4 reads only the first of several, and knows no style to fall back on.
    text.replace(QLatin1String("@face"), QLatin1Char('"') + QFontInfo(Theme::codeFont()).family() + QLatin1Char('"'));
    text.replace(QLatin1String("@meta"), QString::number(Theme::metaFont().pixelSize()));
    text.replace(QLatin1String("@check"),
                 onAccent == white ? QStringLiteral(":/querymend/icons/check-on-dark.svg")
                                   : QStringLiteral(":/querymend/icons/check-on-light.svg"));
    text.replace(QLatin1String("@tick"),
                 contrast(white, panel) >= contrast(black, panel)
                     ? QStringLiteral(":/querymend/icons/check-on-dark.svg")
                     : QStringLiteral(":/querymend/icons/check-on-light.svg"));
    text.replace(QLatin1String("@row"), spacing == Spacing::compact ? QStringLiteral("16") : QStringLiteral("20"));
    text.replace(QLatin1String("@box"), QString::number(scaled(14)));
    // Qt moves the texts of a menu aside for ticks, but makes room for that only in the entries that have one.
    text.replace(QLatin1String("@menuEnd"), QString::number(scaled(14) + 10));
    text.replace(QLatin1String("@small"), QString::number(scaled(10)));
    text.replace(QLatin1String("@arrow"), QString::number(scaled(12)));
    text.replace(QLatin1String("@dropPx"), QString::number(scaled(22)) + QStringLiteral("px"));
    for (const auto& [name, value] : names)
        text.replace(QLatin1String(name), value.name());
    return text;
}

void setRole(QWidget& widget, const QString& role)
{
    if (widget.property("role").toString() == role)
        return;
    widget.setProperty("role", role);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace querymend
