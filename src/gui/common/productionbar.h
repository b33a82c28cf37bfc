#pragma once

#include <QFrame>

namespace querymend {

class ElidedLabel;
class SignLabel;
class Theme;

/// Says in words and in full colour that what is below it runs on a production database. Hidden otherwise.
class ProductionBar : public QFrame {
    Q_OBJECT

public:
    explicit ProductionBar(Theme& theme, QWidget* parent = nullptr);

    /// `PRODUCTION`, in the window's language.
    [[nodiscard]] static QString word();
    /// `PRODUCTION: Orders`
    [[nodiscard]] static QString wordFor(const QString& name);

    /// Screen readers speak it when it appears, and when it names another database.
    void say(const QString& name);
    void clear();
    [[nodiscard]] QString text() const;

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showWords();
    void paint();

    Theme& m_theme;
    SignLabel* m_sign;
    ElidedLabel* m_text; ///< its beginning stays, whatever the name
    QString m_name;      ///< of the database; empty while hidden
};

} // namespace querymend
