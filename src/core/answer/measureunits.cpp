#include "answer/measureunits.h"

#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

namespace {

struct UnitRow {
    MeasureUnit unit;
    std::string_view words; ///< ` word ` of each
};

constexpr double minute = 60;
constexpr double hour = 60 * minute;
constexpr double day = 24 * hour;

constexpr auto rows = std::to_array<UnitRow>({
    {{MeasureUnit::Of::time, 1}, " second seconds sec secs secondi secondo секунд секунды сек "},
    {{MeasureUnit::Of::time, minute}, " minute minutes min mins minuti minuto минут минуты минута мин "},
    {{MeasureUnit::Of::time, hour}, " hour hours hrs ore ora часов часа час "},
    {{MeasureUnit::Of::time, day}, " day days giorni giorno дней дня день "},
    {{MeasureUnit::Of::time, 7 * day}, " week weeks settimane settimana недель недели неделя "},
    {{MeasureUnit::Of::weight, 1}, " gram grams g grammi grammo граммов грамма грамм "},
    {{MeasureUnit::Of::weight, 1e3},
     " kg kilo kilos kilogram kilograms chili chilo кг килограммов килограмма килограмм "},
    {{MeasureUnit::Of::weight, 1e6}, " tonne tonnes ton tons tonnellate tonnellata тонн тонны тонна "},
    {{MeasureUnit::Of::length, 1}, " mm millimetres millimeters millimetri миллиметров "},
    {{MeasureUnit::Of::length, 10}, " cm centimetres centimeters centimetri сантиметров "},
    {{MeasureUnit::Of::length, 1e3}, " m metre metres meter meters metri metro метров метра метр "},
    {{MeasureUnit::Of::length, 1e6},
     " km kilometre kilometres kilometer kilometers chilometri км километров километра "},
});

} // namespace

std::optional<MeasureUnit> measureUnitNamed(std::string_view word)
{
    const std::string spaced = ' ' + std::string(word) + ' ';
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const UnitRow& row) {
        return !word.empty() && row.words.find(spaced) != std::string_view::npos;
    });
    return found == rows.end() ? std::nullopt : std::optional(found->unit);
}

double factorFor(std::string_view column, const MeasureUnit& written)
{
    for (const std::string& word : nameWords(column)) {
        const auto own = measureUnitNamed(word);
        if (own && own->of == written.of)
            return written.size / own->size;
    }
    return 1;
}

} // namespace querymend
