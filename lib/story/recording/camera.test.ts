/** @jest-environment jsdom */
import { useTranslations as words } from "next-intl";
import { howToAllow } from "./camera";

jest.mock("client-only", () => ({}));

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Safari/604.1", "‘Website Settings’"],
  ["Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36", "‘Permissions’"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "crossed-out camera"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15",
    "‘Settings for This Website’",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36", "Click the icon to the left"],
])("%s gets its own instructions to allow the camera", (userAgent, way) => {
  expect(words("recorder")(howToAllow(userAgent))).toContain(way);
});
