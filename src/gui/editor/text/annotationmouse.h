#pragma once

#include <QObject>

#include <optional>

class QPoint;

namespace querymend {

class SqlEditor;

/// Makes the rows of annotations below lines clickable.
class AnnotationMouse : public QObject {
    Q_OBJECT

public:
    explicit AnnotationMouse(SqlEditor& editor);

Q_SIGNALS:
    /// A row of the annotation below a line was clicked.
    void clicked(int line, int row);

protected:
    bool eventFilter(QObject* viewport, QEvent* event) override;

private:
    struct AnnotationRow {
        int line = 0;
        int row = 0;
    };

    [[nodiscard]] std::optional<AnnotationRow> rowAt(QPoint place) const;

    SqlEditor& m_editor;
};

} // namespace querymend
