#pragma once

class QWidget;

namespace querymend {

class ResultsPanel;

/// Runs the statement of a result once more as it was sent, and so with the same values, on the same database. Says so
/// if that is not open any more.
void runAgain(ResultsPanel& panel, QWidget* page);

} // namespace querymend
