#pragma once

#include "store/connectionfile.h"

#include <QListWidget>

#include <string>
#include <vector>

namespace querymend {

class Theme;

/// The saved connections by group, below headings that cannot be selected: the arrow keys pass over them.
class ConnectionList : public QListWidget {
    Q_OBJECT

public:
    explicit ConnectionList(QWidget* parent = nullptr);

    /// Selects the one with this id, or none.
    void fill(const std::vector<SavedConnection>& connections, const std::string& id, const Theme& theme);
    void select(const std::string& id);
    /// Selects the connection in this row or, if there is none, the nearest.
    void selectNear(int row);
    /// Returns the id of the selected one; empty if none is.
    [[nodiscard]] std::string currentId() const;
    /// Wide enough for the names, which end with the mark of production.
    [[nodiscard]] QSize sizeHint() const override;

private:
    void addHeading(const std::string& group, const Theme& theme);
    void add(const SavedConnection& connection, const Theme& theme);
    [[nodiscard]] std::string idAt(int row) const;
};

} // namespace querymend
