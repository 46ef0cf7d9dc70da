/** People and lamps in silhouette, drawn about their own feet (or hook) at (0, 0). */
import { circle, ellipse, glow, line, path, place, rect } from "./paint.mjs";

/**
 * Somebody standing or walking, about 100 high; `stride` from -1 to 1 moves the legs.
 *
 * @param {{ coat: string, skin?: string, hair?: string, stride?: number, scarf?: string | null, skirt?: boolean }} options
 */
export function walker({ coat, skin = coat, hair = coat, stride = 0, scarf = null, skirt = false }) {
  const step = stride * 9;
  const legs =
    line(`M-3 -36L${-4 - step} -2`, hair, 7) +
    line(`M3 -36L${4 + step} -2`, hair, 7) +
    ellipse(-2 - step, -2, 6, 3, hair) +
    ellipse(6 + step, -2, 6, 3, hair);
  const hem = skirt
    ? "M-12 -74Q0 -84 12 -74L18 -22Q0 -16 -18 -22Z"
    : "M-11 -74Q0 -84 11 -74L14 -32Q0 -27 -14 -32Z";
  const arm = line(`M0 -70Q${6 + step * 0.6} -54 ${2 + step} -42`, coat, 7, 'style="filter:brightness(.8)"');
  const neck = scarf ? rect(-7, -82, 14, 7, scarf, 'rx="3"') : "";
  return (
    legs +
    path(hem, coat) +
    arm +
    circle(0, -89, 9.5, skin) +
    path("M-10 -88a10 10.500 0 0 1 20 -1q-4 -5 -10 -5t-10 6Z", hair) +
    neck
  );
}

/**
 * Head and shoulders seen from behind, about 200 wide.
 *
 * @param {{ coat: string, hair: string, long?: boolean }} options
 */
export function backOfPerson({ coat, hair, long = false }) {
  const locks = long ? path("M-50 -150Q-60 -60 -44 -40H44Q60 -60 50 -150Z", hair) : "";
  return (
    path("M-118 70Q-112 -18 -46 -34Q0 -48 46 -34Q112 -18 118 70Z", coat) +
    rect(-22, -72, 44, 50, hair, 'rx="18"') +
    ellipse(0, -118, 50, 62, hair) +
    locks
  );
}

/**
 * A flame about 40 high on its wick at (0, 0).
 *
 * @param {number} [strength]
 * @param {number} [lean]
 */
export function flame(strength = 1, lean = 0) {
  const [h, x] = [44 * strength, lean * 10];
  return (
    path(`M0 2C-14 -4 -12 -20 ${x * 0.5} ${-h}C12 -20 14 -4 0 2Z`, "#ffb648") +
    path(`M0 1C-8 -3 -7 -14 ${x * 0.4} ${-h * 0.66}C7 -14 8 -3 0 1Z`, "#fff1c4")
  );
}

/**
 * A hanging lamp with its cone of light; the hook is at (0, 0).
 *
 * @param {{ cord: number, shade: string, light?: string, strength?: number, size?: number }} options
 */
export function hangingLamp({ cord, shade, light = "#ffd890", strength = 1, size = 1 }) {
  return (
    rect(-1.5, 0, 3, cord, "#2a2026") +
    place(
      glow(0, 26, 190 * strength, light, 0.62) +
        path("M-46 22Q-40 -22 -10 -26H10Q40 -22 46 22Z", shade) +
        ellipse(0, 22, 46, 8, "#fff2cf"),
      0,
      cord + 26,
      { scale: size },
    )
  );
}

/**
 * A house front with a gable, lit windows and a door; foot at (0, 0), about 160 wide.
 *
 * @param {{ wall: string, roof: string, light: string, door: string, snow?: string | null, lit?: number }} options
 */
export function house({ wall, roof, light, door, snow = null, lit = 1 }) {
  /**
   * @param {number} x
   * @param {number} y
   * @param {number} w
   * @param {number} h
   */
  const pane = (x, y, w, h) =>
    rect(x, y, w, h, light, `opacity="${lit}" rx="2"`) +
    rect(x + w / 2 - 1.5, y, 3, h, wall) +
    rect(x, y + h / 2 - 1.5, w, 3, wall);
  const cap = snow
    ? path(
        "M-92 -104L0 -172L92 -104L84 -96Q60 -112 44 -118Q20 -146 0 -154Q-22 -146 -44 -120Q-62 -112 -84 -96Z",
        snow,
      )
    : "";
  return (
    rect(36, -176, 20, 50, roof) +
    rect(-72, -112, 144, 114, wall) +
    path("M-92 -104L0 -172L92 -104L84 -96L0 -156L-84 -96Z", roof) +
    path("M-74 -108L0 -160L74 -108Z", wall) +
    cap +
    pane(-56, -84, 34, 38) +
    pane(22, -84, 34, 38) +
    rect(-14, -60, 28, 62, door, 'rx="3"') +
    circle(8, -28, 2.4, light)
  );
}
