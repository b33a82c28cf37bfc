#pragma once

#include "check/parameters/parametervalue.h"
#include "dialect/dialect.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace querymend {

/// A parameter whose value is asked for, with what is offered at first.
struct AskedParameter {
    std::string name;
    ParameterValue value;
    bool mayBeList = false;
};

/// One row of a form for values: the parameter's name, its type and its value, and below them what is wrong.
class ParameterRow : public QObject {
    Q_OBJECT

public:
    /// Adds its widgets to the grid. The dialect must outlive the row.
    ParameterRow(const AskedParameter& asked, const Dialect& dialect, QGridLayout& grid, QWidget& form);

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] ParameterValue value() const;
    /// Shows what is wrong with the value, even before anything was typed; returns false if something is.
    bool isRight();
    void showProblem(ParameterProblem problem);
    void takeFocus();

Q_SIGNALS:
    /// What is shown as wrong may have changed.
    void told();

private:
    enum class Told : std::uint8_t { whenTyped, always };

    void showType();
    void check(Told told);
    void show(std::optional<ParameterProblem> problem);

    std::string m_name;
    const Dialect& m_dialect;
    QComboBox* m_type;
    QLineEdit* m_value;
    QLabel* m_problem;
    QLabel* m_note; ///< about what a field cannot show
    std::optional<ParameterProblem> m_wrong;
    bool m_isTyped = false;
};

} // namespace querymend
