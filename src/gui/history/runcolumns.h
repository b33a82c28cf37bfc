#pragma once

class QTableView;

namespace querymend {

/// Sizes the columns of a list of runs: dates and outcomes are whole, questions get the room that is left, and the
/// other columns what questions can spare. Hides tokens and tags where no run has any and questions lack room.
void fitRunColumns(QTableView& runs);

/// Whether a hidden column has something to show by now.
[[nodiscard]] bool hidesContent(const QTableView& runs);

} // namespace querymend
