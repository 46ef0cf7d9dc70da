/** The heading pictures of two blogs: fog, and a street at night. */
import { glow, line, mix, path, rect, wash } from "../lib/paint.mjs";
import { firs, grass, skyline } from "../lib/land.mjs";
import { mist, moon, stars } from "../lib/sky.mjs";
import { random } from "../lib/number.mjs";

export function noEnding() {
  const next = random(5);
  /**
   * @param {number} x
   * @param {number} height
   * @param {number} lean
   */
  const tree = (x, height, lean) => {
    /**
     * @param {number} x0
     * @param {number} y0
     * @param {number} angle
     * @param {number} length
     * @param {number} width
     * @returns {string}
     */
    const limb = (x0, y0, angle, length, width) => {
      if (length < 16) return "";
      const [x1, y1] = [x0 + Math.cos(angle) * length, y0 + Math.sin(angle) * length];
      return (
        line(`M${x0} ${y0}L${x1} ${y1}`, "#4b3f4a", width) +
        limb(x1, y1, angle - 0.25 - next() * 0.35, length * 0.74, width * 0.66) +
        limb(x1, y1, angle + 0.25 + next() * 0.35, length * 0.7, width * 0.62)
      );
    };
    return limb(x, 660, -Math.PI / 2 + lean, height, height / 7);
  };
  return (
    wash("air", 0, 0, 1200, 750, [
      [0, "#b9b4b8"],
      [0.55, "#f0dcc4"],
      [1, "#e6cba9"],
    ]) +
    glow(600, 330, 420, "#fff3d6", 0.95) +
    path(
      firs(skyline({ seed: 3, x0: -40, x1: 1240, y: 520, height: 60 }), {
        seed: 4,
        every: 30,
        low: 60,
        high: 150,
      }),
      "#cdbfb6",
    ) +
    mist("m1", 480, 200, "#f6e6d0", 0.9, 1200) +
    wash("field", 0, 540, 1200, 210, [
      [0, "#e6d3b6"],
      [1, "#a9905f"],
    ]) +
    path("M586 520Q640 580 560 640Q480 700 420 760H760Q700 690 690 640Q676 580 606 520Z", "#f6e6c9") +
    mist("m2", 560, 200, "#f6e9d6", 0.95, 1200) +
    tree(250, 150, 0.06) +
    tree(960, 170, -0.08) +
    path(
      grass({ seed: 7, x0: 150, x1: 350, y: 672, low: 12, high: 40, every: 7 }) +
        grass({ seed: 8, x0: 850, x1: 1070, y: 672, low: 12, high: 40, every: 7 }),
      "#a08d66",
    ) +
    mist("m3", 690, 120, "#f6e9d6", 0.35, 1200) +
    path(
      grass({ seed: 2, x0: -10, x1: 440, y: 750, low: 20, high: 70, every: 8 }) +
        grass({ seed: 3, x0: 760, x1: 1210, y: 750, low: 20, high: 70, every: 8 }),
      "#7d6a48",
    )
  );
}

export function notAnAdvert() {
  /**
   * @param {number} x
   * @param {number} width
   * @param {number} height
   * @param {string} colour
   * @param {number} sign
   */
  const shop = (x, width, height, colour, sign) =>
    rect(x, 560 - height, width, height + 200, colour) +
    rect(x + 20, 580 - height, width - 40, 54, mix(colour, "#ffffff", 0.12), 'rx="8"') +
    rect(x + 40, 598 - height, (width - 80) * sign, 16, mix(colour, "#ffffff", 0.3), 'rx="8"') +
    rect(x + 26, 440, width - 52, 130, mix(colour, "#0f1230", 0.4)) +
    path(`M${x + 14} 440H${x + width - 14}L${x + width - 26} 408H${x + 26}Z`, mix(colour, "#ffffff", 0.1));
  const left = shop(-20, 270, 430, "#2d2b55", 0.8) + shop(236, 210, 340, "#38335f", 0.6);
  const right = shop(950, 280, 450, "#2d2b55", 0.7) + shop(752, 206, 330, "#38335f", 0.9);
  const home =
    glow(600, 460, 300, "#ffb860", 0.8) +
    rect(520, 380, 160, 190, "#5d4260") +
    path("M500 390L600 300L700 390Z", "#33284f") +
    rect(640, 300, 22, 60, "#33284f") +
    glow(600, 462, 110, "#ffb860", 0.8) +
    rect(566, 424, 68, 76, "#ffe3a0", 'rx="4"') +
    rect(596, 424, 6, 76, "#4b3a5c") +
    rect(566, 458, 68, 6, "#4b3a5c");
  return (
    wash("sky", 0, 0, 1200, 750, [
      [0, "#171b42"],
      [0.6, "#4a3f70"],
      [1, "#8a5b76"],
    ]) +
    stars({ seed: 6, count: 90, width: 1200, height: 330, t: 1 }) +
    moon(720, 120, 34) +
    home +
    left +
    right +
    path("M-20 760L446 566H756L1220 760Z", "#231f45") +
    path("M560 566H640L780 760H420Z", "#ffc77c", 'opacity=".3"') +
    path("M-20 570H446L-20 760ZM756 566H1220V760Z", "#2b2650")
  );
}
