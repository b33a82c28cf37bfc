#pragma once

#include "common/chip.h"

#include <QLocale>
#include <QMenu>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace querymend {

/// Gives the chip a menu of the values, in which its own is checked; choosing one calls `choose`.
template <class Value>
void fillChoices(Chip& chip, const std::vector<std::pair<QString, Value>>& values, std::function<void(Value)> choose)
{
    auto* const menu = new QMenu(&chip);
    for (const auto& [text, value] : values) {
        QAction* const action = menu->addAction(text);
        action->setCheckable(true);
        QObject::connect(action, &QAction::triggered, &chip, [choose, v = value] { choose(v); });
    }
    QObject::connect(menu, &QMenu::aboutToShow, &chip, [menu, &chip] {
        for (QAction* const action : menu->actions())
            action->setChecked(action->text() == chip.value());
    });
    chip.setMenu(menu);
}

[[nodiscard]] inline std::vector<std::pair<QString, std::uint32_t>> numberChoices(std::uint32_t from, std::uint32_t to)
{
    std::vector<std::pair<QString, std::uint32_t>> all;
    for (std::uint32_t n = from; n <= to; ++n)
        all.emplace_back(QLocale().toString(n), n);
    return all;
}

} // namespace querymend
