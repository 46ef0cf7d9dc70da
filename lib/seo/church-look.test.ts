import { paletteOf } from "@lampstand/contract/colors";
import { churchIdentity } from "@/lib/test-support/site-settings";
import { churchAttributes } from "./church-look";

const MEDIA = "https://media.example";

beforeAll(() => {
  process.env.MEDIA_BASE_URL = MEDIA;
});

it("leaves the site unchanged if the church has chosen nothing", () => {
  expect(churchAttributes(churchIdentity())).toEqual({ "data-phone-country": "US" });
});

it("applies the church's colours to every tone", () => {
  const palette = paletteOf({ ground: "#0b2545", accent: "#8ecae6" });
  const { style } = churchAttributes(churchIdentity({ palette, phoneCountry: "CH" }));
  expect(style).toMatchObject({ "--dusk-900": "#0b2545", "--lamp-400": "#8ecae6" });
  expect(Object.keys(style ?? {})).toHaveLength(13);
});

it("replaces the mark with the church's icon, resized by the site", () => {
  const attributes = churchAttributes(churchIdentity({ icon: `${MEDIA}/uploads/images/icon.png` }));
  expect(attributes["data-church-icon"]).toBe("");
  expect(attributes.style).toEqual({
    "--church-icon": expect.stringMatching(/^url\("\/pictures\/[\w.-]+\?w=160"\)$/),
  });
});

it("shows no icon from an origin that pages may not load from", () => {
  const attributes = churchAttributes(churchIdentity({ icon: "https://elsewhere.example/icon.png" }));
  expect(attributes).toEqual({ "data-phone-country": "US" });
});
