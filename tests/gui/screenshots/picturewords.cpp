#include "picturewords.h"

#include "common/chip.h"
#include "editor/text/sqleditor.h"
#include "timeline/timelinemodel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QHeaderView>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QXmlStreamReader>

#include <utility>

namespace querymend {

namespace {

QStringList sortedOnce(QStringList texts)
{
    texts.removeAll(QString());
    texts.removeDuplicates();
    texts.sort();
    return texts;
}

QString withRoundedNumbers(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("(?<![\\w.])\\d+\\.\\d+(?![\\w.])"));
    constexpr int digits = 12;
    QString rounded;
    qsizetype end = 0;
    auto found = number.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        rounded += text.sliced(end, match.capturedStart() - end);
        rounded += QString::number(match.captured().toDouble(), 'g', digits);
        end = match.capturedEnd();
    }
    return rounded + text.sliced(end);
}

/// Reads what the widgets of a window show, from their properties and models.
class ShownTexts {
public:
    explicit ShownTexts(const QWidget& window)
    {
        for (const QWidget* const widget : window.findChildren<QWidget*>()) {
            if (widget->isVisible())
                read(*widget);
        }
    }

    [[nodiscard]] const QStringList& texts() const { return m_texts; }

private:
    void add(const QString& text)
    {
        const bool isRich = Qt::mightBeRichText(text);
        m_texts.append(settledText(isRich ? QTextDocumentFragment::fromHtml(text).toPlainText() : text));
    }

    void read(const QWidget& widget)
    {
        if (const auto* const chip = qobject_cast<const Chip*>(&widget))
            add(chip->text() + QLatin1Char(' ') + chip->value());
        else if (const auto* const button = qobject_cast<const QToolButton*>(&widget))
            readButton(*button);
        else if (const auto* const editor = qobject_cast<const SqlEditor*>(&widget))
            m_texts.append(settledText(QString::fromStdString(editor->sqlText())));
        else if (const auto* const header = qobject_cast<const QHeaderView*>(&widget))
            readHeader(*header);
        else if (const auto* const view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model())
            readRows(*view->model(), {});
        else if (const auto* const tabs = qobject_cast<const QTabBar*>(&widget))
            readTabs(*tabs);
        else if (const auto* const menus = qobject_cast<const QMenuBar*>(&widget))
            readMenus(*menus);
        else
            readProperties(widget);
    }

    void readButton(const QToolButton& button)
    {
        if (button.icon().isNull() || button.toolButtonStyle() != Qt::ToolButtonIconOnly)
            add(button.text());
    }

    void readHeader(const QHeaderView& header)
    {
        if (!header.model() || header.orientation() == Qt::Vertical)
            return;
        for (int column = 0; column < header.count(); ++column)
            add(header.model()->headerData(column, Qt::Horizontal).toString());
    }

    void readRows(const QAbstractItemModel& model, const QModelIndex& parent)
    {
        QList<int> roles{Qt::DisplayRole};
        if (qobject_cast<const TimelineModel*>(&model))
            roles << Qt::AccessibleTextRole << TimelineModel::DetailRole << TimelineModel::DecisionTextRole
                  << TimelineModel::HintNewsRole << TimelineModel::OfferTextRole;
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                for (const int role : std::as_const(roles))
                    add(model.index(row, column, parent).data(role).toString());
            }
            readRows(model, model.index(row, 0, parent));
        }
    }

    void readTabs(const QTabBar& tabs)
    {
        for (int tab = 0; tab < tabs.count(); ++tab)
            add(tabs.tabText(tab));
    }

    void readMenus(const QMenuBar& menus)
    {
        for (const QAction* const menu : menus.actions())
            add(menu->text());
    }

    void readProperties(const QWidget& widget)
    {
        bool isEmpty = true;
        for (const char* const name : {"text", "plainText", "currentText", "title"}) {
            const QString text = widget.property(name).toString();
            isEmpty = isEmpty && text.isEmpty();
            add(text);
        }
        if (isEmpty)
            add(widget.property("placeholderText").toString());
    }

    QStringList m_texts;
};

} // namespace

QString settledText(const QString& text)
{
    const QString time = QStringLiteral("\\b(?:\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d(?::\\d\\d)?(?: UTC)?"
                                        "|\\d{1,2}:\\d\\d(?::\\d\\d)?(?: [AP]M)?"
                                        "|\\d[\\d.,]* (?:µs|ms|s|min|h))\\b");
    static const QRegularExpression times(QStringLiteral("(?: *[·,] ?)?%1(?: %1)*").arg(time));
    static const QRegularExpression separatorInFront(QStringLiteral("^ *[·,] *"));
    QString settled = text.simplified(); // which makes blanks of all kinds alike
    return withRoundedNumbers(settled.remove(times).remove(separatorInFront).simplified());
}

QStringList textsShownBy(const QWidget& window)
{
    return sortedOnce(ShownTexts(window).texts());
}

QStringList wordsDrawnBy(const QByteArray& drawing)
{
    QString text;
    QXmlStreamReader reader(drawing);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            text += QLatin1Char(' ') + reader.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return sortedOnce(settledText(text).split(QLatin1Char(' ')));
}

} // namespace querymend
