#include "common/statelabel.h"

#include <QAccessibleWidget>
#include <QLabel>
#include <QTextDocumentFragment>
#include <QVariant>

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

/// Called with the class names of an object, the most derived first.
QAccessibleInterface* accessOf(const QString& className, QObject* object)
{
    const bool isState = className == QLatin1String("QLabel") && object->property(captionProperty).isValid();
    return isState ? new StateLabelAccess(static_cast<QLabel*>(object)) : nullptr;
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
    QAccessibleEvent changed(&label, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace querymend
