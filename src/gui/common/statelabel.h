#pragma once

class QLabel;
class QString;

namespace querymend {

/// Has forms that give a label a `caption` do the same as setCaption().
void installStateLabels();

/// Says what the text of a label is about: screen readers read "caption: text", and are told of every change.
void setCaption(QLabel& label, const QString& caption);

} // namespace querymend
