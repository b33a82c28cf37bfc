#pragma once

#include "run/runsettings.h"

#include <QStringList>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace querymend {

/// A page of fields for a run's settings. Each field shows a part of the settings, and writes it.
class SettingsFields : public QWidget {
    Q_OBJECT

public:
    explicit SettingsFields(QWidget* parent = nullptr);

    void display(const RunSettings& settings);
    void writeTo(RunSettings& settings) const;

    /// A field of the policy and how it is written.
    template <class Value>
    using Part = Value RunPolicy::*;

    static void alignWith(QWidget& label, QWidget& field);
    void addField(std::function<void(const RunSettings&)> show, std::function<void(RunSettings&)> write);
    void addTitle(const QString& text);
    void addRow(const QString& label, QWidget* field, const QString& hint = {});
    /// Enables or disables a field together with its label.
    void enableRow(QWidget& field, bool isEnabled);
    QSpinBox* addNumber(const QString& label, const char* name, int least, int most, Part<std::uint32_t> part,
                        const QString& hint = {});
    /// Whole seconds, of which 0 is no limit.
    void addSeconds(const QString& label, const char* name, Part<std::chrono::milliseconds> part);
    template <class Enum>
    QComboBox* addChoice(const QString& label, const char* name, const QStringList& texts, Part<Enum> part,
                         const QString& hint = {})
    {
        QComboBox* const field = comboBox(label, name, texts, hint);
        addField([=](const RunSettings& settings) { show(*field, static_cast<int>(settings.policy.*part)); },
                 [=](RunSettings& settings) { settings.policy.*part = static_cast<Enum>(chosen(*field)); });
        return field;
    }
    /// One box for each value; `all` is shown and written as a list without any.
    template <class Enum>
    void addSet(const QString& label, const char* name, const QStringList& texts, Part<std::vector<Enum>> part,
                const QString& hint)
    {
        const std::vector<QCheckBox*> boxes = checkBoxes(label, name, texts, hint);
        addField(
            [=](const RunSettings& settings) {
                const std::vector<Enum>& values = settings.policy.*part;
                for (std::size_t i = 0; i < boxes.size(); ++i)
                    setChecked(*boxes[i],
                               values.empty()
                                   || std::find(values.begin(), values.end(), static_cast<Enum>(i)) != values.end());
            },
            [=](RunSettings& settings) {
                std::vector<Enum>& values = settings.policy.*part;
                std::erase_if(values, [&](Enum value) { return !isChecked(*boxes[static_cast<std::size_t>(value)]); });
                for (std::size_t i = 0; i < boxes.size(); ++i) {
                    const auto value = static_cast<Enum>(i);
                    if (isChecked(*boxes[i]) && std::find(values.begin(), values.end(), value) == values.end())
                        values.push_back(value);
                }
                if (values.size() == boxes.size())
                    values.clear();
            });
    }

    QComboBox* comboBox(const QString& label, const char* name, const QStringList& texts, const QString& hint);
    std::vector<QCheckBox*> checkBoxes(const QString& label, const char* name, const QStringList& texts,
                                       const QString& hint);
    QCheckBox* checkBox(const QString& text, const char* name);
    QSpinBox* spinBox(const char* name, int least, int most);
    [[nodiscard]] QFormLayout& form() { return *m_form; }
    static void setChecked(QCheckBox& box, bool isOn);
    [[nodiscard]] static bool isChecked(const QCheckBox& box);
    static void show(QComboBox& field, int index);
    [[nodiscard]] static int chosen(const QComboBox& field);

Q_SIGNALS:
    void changed();

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Field {
        std::function<void(const RunSettings&)> show;
        std::function<void(RunSettings&)> write;
    };

    QFormLayout* m_form;
    std::vector<Field> m_fields;
    bool m_isFilling = false;
};

} // namespace querymend
