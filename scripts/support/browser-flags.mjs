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

/** A camera with a test picture and a microphone that beeps, without permission prompts. */
export const FAKE_DEVICES = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
