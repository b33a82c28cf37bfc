#pragma once

#include <string_view>

namespace querymend {

/// The page's only script: shows the run as it was at an earlier moment, and plays it at RunPacing's pace. Without it,
/// everything is shown. It has no character that XML would read as markup.
inline constexpr std::string_view htmlScript = R"js((function () {
  'use strict';
  var parts = [].slice.call(document.querySelectorAll('[data-moment]'));
  var player = document.getElementById('player');
  var slider = document.getElementById('moment');
  var place = document.getElementById('place');
  var play = document.getElementById('play');
  var times = player.getAttribute('data-times').split(' ').map(Number);
  var last = Number(slider.max);
  var timer = 0;
  var begun = 0;
  function show(now) {
    var happened = times.filter(function (time) { return !(time > now); }).length;
    slider.value = now;
    place.textContent = happened + ' / ' + times.length;
    parts.forEach(function (part) {
      part.classList.toggle('later', Number(part.getAttribute('data-moment')) > happened);
    });
  }
  function stop() {
    clearInterval(timer);
    timer = 0;
    play.textContent = 'Play';
  }
  function step() {
    var now = Date.now() - begun;
    show(Math.min(now, last));
    if (now >= last) { stop(); }
  }
  play.addEventListener('click', function () {
    if (timer) { stop(); return; }
    if (Number(slider.value) >= last) { show(0); }
    begun = Date.now() - Number(slider.value);
    timer = setInterval(step, 50);
    play.textContent = 'Pause';
  });
  slider.addEventListener('input', function () { stop(); show(Number(slider.value)); });
  player.hidden = false;
  show(last);
}());
)js";

/// Its SHA-256 in base64, by which the page's content security policy allows it and nothing else.
inline constexpr std::string_view htmlScriptHash = "8Jnhfv386p5wsWn7EVj5RIlbv24ddeGIPRq4PaAs1wY=";

} // namespace querymend
