#pragma once

#include "dialect/dialect.h"
#include "support/corpus.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A corpus text and the dialect to read it in, with the settings of its case applied.
struct CorpusText {
    std::string name;
    std::string sql;
    Dialect dialect;
};

/// Reads all cases for one dialect from the given corpus folders.
inline std::vector<CorpusText> corpusTexts(const std::string& corpus, const Dialect& dialect,
                                           const std::vector<std::string>& folders)
{
    std::vector<CorpusText> texts;
    for (const std::string& folder : folders) {
        for (CorpusCase& item : readCorpus(corpus, folder + "/" + std::string(dialect.name) + ".sql")) {
            CorpusText text{std::string(dialect.name) + " " + folder + ": " + item.name, std::move(item.sql), dialect};
            const std::string_view setting = item.value("settings");
            const std::size_t equals = setting.find('=');
            if (equals != std::string_view::npos)
                applySetting(text.dialect, setting.substr(0, equals), setting.substr(equals + 1));
            texts.push_back(std::move(text));
        }
    }
    return texts;
}

} // namespace querymend
