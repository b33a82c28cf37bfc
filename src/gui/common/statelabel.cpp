#include "common/statelabel.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QLabel>
#include <QTextDocumentFragment>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr auto captionProperty = "caption"; ///< forms set it too

/// A label with an accessible name of its own would hide its text, and would not tell of changes.
class StateLabelAccess : public QAccessibleWidget {
public:
    explicit StateLabelAccess(QLabel* label) : QAccessibleWidget(label, QAccessible::StaticText) {}

    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        const QString caption = widget()->property(captionProperty).toString();
        switch (what) {
        case QAccessible::Name:
            return shown().isEmpty() ? caption : QStringLiteral("%1: %2").arg(caption, shown());
        case QAccessible::Value:
            return shown();
        default:
            return QAccessibleWidget::text(what);
        }
    }

private:
    [[nodiscard]] QString shown() const
    {
        const auto& label = static_cast<const QLabel&>(*widget());
        const bool isRich = label.textFormat() == Qt::RichText
            || (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
        return isRich ? QTextDocumentFragment::fromHtml(label.text()).toPlainText() : label.text();
    }
};

/// Announces a new text when it is painted, because QLabel does not.
class TextTeller : public QObject {
public:
    explicit TextTeller(QLabel* label) : QObject(label), m_told(label->text()) { label->installEventFilter(this); }

    static void watch(QLabel* label)
    {
        const auto& children = label->children();
        if (std::ranges::none_of(children, [](QObject* child) { return dynamic_cast<TextTeller*>(child); }))
            new TextTeller(label);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* const label = static_cast<QLabel*>(watched);
        if (event->type() == QEvent::Paint && std::exchange(m_told, label->text()) != label->text()) {
            QAccessibleEvent changed(label, QAccessible::NameChanged);
            QAccessible::updateAccessibility(&changed);
        }
        return false;
    }

private:
    QString m_told;
};

/// Called with the class names of an object, the most derived first.
QAccessibleInterface* accessOf(const QString& className, QObject* object)
{
    const bool isState = className == QLatin1String("QLabel") && object->property(captionProperty).isValid();
    if (!isState)
        return nullptr;
    TextTeller::watch(static_cast<QLabel*>(object));
    return new StateLabelAccess(static_cast<QLabel*>(object));
}

} // namespace

void installStateLabels()
{
    QAccessible::installFactory(accessOf);
}

void setCaption(QLabel& label, const QString& caption)
{
    installStateLabels();
    label.setProperty(captionProperty, caption);
    TextTeller::watch(&label);
    QAccessibleEvent changed(&label, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace querymend
