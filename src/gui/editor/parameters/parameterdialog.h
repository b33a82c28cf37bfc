#pragma once

#include "check/parameters/filledstatement.h"
#include "editor/parameters/parameterrow.h"

#include <QDialog>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace querymend {

/// Asks for the values of all parameters of what is to run. Return runs it, Escape leaves it.
class ParameterDialog : public QDialog {
    Q_OBJECT

public:
    /// Tries to put the values into the statements.
    using Fill = std::function<std::optional<FillProblem>(const ParameterValues& values)>;

    /// `action` is what the values are for, as on the button.
    ParameterDialog(const std::vector<AskedParameter>& asked, const Dialect& dialect, const QString& action, Fill fill,
                    QWidget* parent = nullptr);

    [[nodiscard]] ParameterValues values() const;

    /// Closes it if all values are right, and otherwise goes to the first that is not.
    void accept() override;

private:
    /// Makes room for what the rows say, as far as the screen has any.
    void grow();

    Dialect m_dialect;
    Fill m_fill;
    std::vector<ParameterRow*> m_rows;
};

} // namespace querymend
