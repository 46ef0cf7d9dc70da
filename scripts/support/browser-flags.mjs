/** Stops Chromium from calling anything but the pages under test. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

/** @returns {string[]} Chromium's flags; its sandbox doesn't work as root */
export function browserFlags() {
  return process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;
}
