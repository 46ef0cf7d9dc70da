/** @jest-environment node */
import { SLUG_MAX_LENGTH } from "@lampstand/contract/limits";
import { pageSlug } from "@lampstand/contract/slugs";

import { checkSlug, faultOfStorySlug, latinSlug } from "./slugs";
import { toSlug } from "./to-slug";

const any = { mayBeReserved: true };
const own = { mayBeReserved: false };

describe("toSlug", () => {
  it.each([
    ["Hope, after loss!", "hope-after-loss"],
    ["  Él no me dejó ", "el-no-me-dejo"],
    ["Anna's lamp", "annas-lamp"],
    ["a -- b", "a-b"],
    ["Größe, Äpfel und Öl", "grosse-apfel-und-ol"],
    ["Łódź żółć", "lodz-zolc"],
    ["Þór, Guð og ást", "thor-gud-og-ast"],
    ["Işık ve ışığı", "isik-ve-isigi"],
    ["Đức Tin", "duc-tin"],
    ["Ελπίδα μετά", "elpida-meta"],
    ["Свидетельства", "svidetelstva"],
    ["محبة الله", "mhbh-llh"],
    ["אהבת אלוהים", "hvt-lvhym"],
    ["治愈", "zhi-yu"],
    ["愛の証", "ai-no-zheng"],
    ["イエス・キリスト", "iesu-kirisuto"],
    ["하나님의 사랑", "hananimui-salang"],
    ["ความรัก", "khwamrak"],
    ["ፍቅር", "fkr"],
    ["እግዚአብሔር", "egziabher"],
    ["ዓለም በምዕራብ", "alem-bemerab"],
    ["प्रेम और आशा", "prem-aur-asa"],
    ["Hope 治愈 ٣", "hope-zhi-yu-3"],
    ["Hope 🙏", "hope"],
    ["Đức 🙏", "duc"],
    ["治愈 🇨🇳", "zhi-yu"],
    ["🇺🇦", "ua"],
    ["🙏❤️", "pray-heart"],
    ["?!… —", ""],
  ])("turns %j into %j", (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });

  it("ends within the limit and on a letter", () => {
    const slug = toSlug("word ".repeat(40));
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
    expect(checkSlug(slug, own)).toBe(true);
  });
});

it.each(["Él no me dejó", "Hope 🙏", "Łódź", "Đức", "治愈", "Işık", "Größe", "٣"])(
  "a browser either makes the same slug of %s as the provider, or leaves it to the provider",
  (title) => {
    expect([undefined, toSlug(title)]).toContain(latinSlug(title));
  },
);

describe("checkSlug", () => {
  it.each(["a", "hope-after-loss", "2-cups"])("accepts %s", (slug) => {
    expect(checkSlug(slug, own)).toBe(true);
  });

  it.each([
    "",
    "Hope",
    "a--b",
    "-a",
    "a-",
    "a b",
    "a/b",
    "ä",
    "a.b",
    "x".repeat(SLUG_MAX_LENGTH + 1),
    undefined,
  ])("refuses %j", (slug) => {
    expect(checkSlug(slug, any)).toEqual(expect.any(String));
  });

  it.each(["home", "about-us", "video-reels", "language", "admin", "uploads", "embed", "search", "terms"])(
    "reserves %s for the site",
    (slug) => {
      expect(checkSlug(slug, own)).toEqual(expect.any(String));
      expect(checkSlug(slug, any)).toBe(true);
    },
  );
});

describe("faultOfStorySlug", () => {
  it.each(["x7kp", "hope", "two-cups"])("accepts %s", (slug) => {
    expect(faultOfStorySlug(slug)).toBeUndefined();
  });

  it.each(["x7Kp", "Ma ria", "abc", "a/bc", "robots.txt", "", "  "])("refuses %j", (slug) => {
    expect(faultOfStorySlug(slug)).toBe("stories.slugInvalid");
  });

  it.each(["hashtag", "blog"])("reserves %s for a page of the site", (slug) => {
    expect(faultOfStorySlug(slug)).toBe("stories.slugOfPage");
  });
});

describe("pageSlug", () => {
  it.each(["\tDiscover Jesus", "Discover  Jesus", "discover-jesus"])(
    "finds Discover Jesus by %j",
    (given) => {
      expect(pageSlug(given)).toBe("discover-jesus");
    },
  );
});
