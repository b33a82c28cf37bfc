#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The words of a command line. The system shows the original to everybody, also to `ps`, so the passwords in it are
/// overwritten as soon as the words are copied.
class CommandWords {
public:
    CommandWords(int argc, char** argv);
    CommandWords(const CommandWords&) = delete;
    CommandWords& operator=(const CommandWords&) = delete;

    /// The words after the program's name.
    [[nodiscard]] std::vector<std::string_view> arguments() const;

    // For Qt's application, which keeps both and takes its own options out.
    [[nodiscard]] int& count() { return m_count; }
    [[nodiscard]] char** pointers() { return m_pointers.data(); }

private:
    std::vector<std::string> m_words;
    std::vector<char*> m_pointers;
    int m_count;
};

} // namespace querymend
