#pragma once

#include <QList>

#include <initializer_list>

class QLabel;
class QString;
class QWidget;

namespace querymend {

/// Makes the labels of all forms in a widget as wide as the widest, so that their fields are aligned.
void alignLabels(QWidget& whole);

/// The same for labels that are not all in forms.
void alignLabels(const QList<QWidget*>& labels);

/// Makes the rows of these explanations, which have no label, no higher than their texts. They are never hidden.
void fitHintRows(std::initializer_list<QLabel*> hints);

/// Shows a text that is only sometimes there, in such a row; an empty one leaves no gap.
void showHintRow(QLabel& hint, const QString& text);

/// Gives fields below each other the width that the widest of them needs, but at least this one.
void makeEquallyWide(std::initializer_list<QWidget*> fields, int least);

} // namespace querymend
