/** Keeps Chromium from calling anybody but the pages under test. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

/** @returns {string[]} the flags that Chromium is started with; as root it cannot have its sandbox */
export function browserFlags() {
  return process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;
}
