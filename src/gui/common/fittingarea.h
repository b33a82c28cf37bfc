#pragma once

#include <QScrollArea>

namespace querymend {

/// A scroll area that wants as much height as its contents need at its width. Qt's own asks the contents how high they
/// would like to be at a width of their choice, so wrapped texts are cut off though there is room for them.
class FittingArea : public QScrollArea {
    Q_OBJECT

public:
    explicit FittingArea(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool isTooLow() const;
    void fitBarSoon();
    void fitBar();

    bool m_isBarAwaited = false;
};

} // namespace querymend
