import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { expectFreshReads } from "@/lib/test-support/fresh-reads";
import { RECORD_NESTINGS } from "@/lib/test-support/nestings";
import { DEFAULT_PHONE_COUNTRY } from "@/lib/utils/phone-country";
import { dataOr, type QueryResult } from "./cached-query";
import { getAboutContent, getAppInstallContent, getVolunteerContent } from "./content";
import { getHomeContent } from "./home";
import { DEFAULT_SETTINGS, getSettings } from "./settings";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const textOf = (key: string) => `The words of ${key}.`;
const mediaOf = (key: string) => `https://media.example/uploads/${key}.mp4`;
const linkOf = (key: string) => `https://elsewhere.example/${key}`;

/** Fallbacks for absent fields; fields without one stay empty. */
const STAND_INS: Record<string, string[]> = { company: ["Lampstand"] };

/** Defaults that an area adds to its answer: the country of phone numbers, and the guidance for tellers. */
const DEFAULTS: Record<string, string[]> = {
  settings: [
    DEFAULT_PHONE_COUNTRY,
    DEFAULT_SETTINGS.church.languages.own,
    DEFAULT_SETTINGS.church.timeZone,
    ...DEFAULT_SETTINGS.recording.questions.map(({ text }) => text),
  ],
};

const AREAS = [
  {
    name: "settings",
    path: "/web/setting-page-content",
    read: getSettings,
    text: ["email", "phoneNo", "company"],
    media: [],
    link: [
      "watchRealStoryLink",
      "facebookLink",
      "instagramLink",
      "tiktokLink",
      "youtubeLink",
      "shopLink",
      "shareStoryLink",
      "churchLink",
      "discoverJesusLink",
    ],
  },
  {
    name: "home",
    path: "/web/home-page-content",
    read: getHomeContent,
    text: [
      "fTopHeading",
      "fTopSubHeading",
      "fBottomHeading",
      "fBottomSubHeading",
      "sTopHeading",
      "sTopSubHeading",
      "sBottomHeading",
      "tTopHeading",
      "tTopSubHeading",
      "tBottomHeading",
      "forthTopHeading",
      "forthTopSubHeading",
      "forthBottomHeading",
    ],
    media: ["fVideo", "sVideo", "forthImage"],
    link: ["submitNowUrl", "storeUrl"],
  },
  {
    name: "about",
    path: "/get_about_content",
    read: getAboutContent,
    text: ["ourMissionContent", "ourStoryContent", "ourVisionContent", "ourValues", "joinUsContent"],
    media: ["sVideo"],
    link: [],
  },
  {
    name: "app install",
    path: "/get_app_install_content",
    read: getAppInstallContent,
    text: ["title", "shortDescription"],
    media: ["video"],
    link: ["googleAppLink", "appleAppLink"],
  },
  {
    name: "volunteer",
    path: "/get-volunteer-content",
    read: getVolunteerContent,
    text: [
      "topHeading",
      "topParagraph",
      "volunteerHeading",
      "volunteerParagraph1",
      "volunteerFeatureHeading1",
      "volunteerFeatureParagraph2",
      "volunteerFeatureHeading2",
      "section3Heading",
      "section3Paragraph",
      "feature1",
      "feature2",
      "feature3",
      "feature4",
    ],
    media: ["fVideo"],
    link: [],
  },
];

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.MEDIA_BASE_URL = "https://media.example";
});
afterAll(() => provider.stop());

describe.each(AREAS)("the $name content", ({ name, path, read, text, media, link }) => {
  const defaults = DEFAULTS[name] ?? [];
  const payload: Record<string, unknown> = {
    ...Object.fromEntries(text.map((key) => [key, textOf(key)])),
    ...Object.fromEntries(media.map((key) => [key, `/uploads/${key}.mp4`])),
    ...Object.fromEntries(link.map((key) => [key, linkOf(key)])),
  };
  const everything = [...text.map(textOf), ...media.map(mediaOf), ...link.map(linkOf), ...defaults].sort();
  const keys = Object.keys(payload);

  async function wordsOf(json: unknown): Promise<string[]> {
    provider.answer(path, { json });
    const result: QueryResult<unknown> = await read();
    return wordsIn(dataOr(result, null));
  }

  describe("in an answer that contains it", () => {
    expectFreshReads();

    it.each(RECORD_NESTINGS)("is read %s, completely", async (_, nest) => {
      expect(await wordsOf(nest({ ...payload, somethingNew: { a: 1 } }))).toEqual(everything);
    });

    it.each([
      ["missing", undefined],
      ["null", null],
      ["of another kind", { nested: true }],
    ])("keeps the rest when one field is %s", async (_, value) => {
      for (const key of keys) {
        const own = [textOf(key), mediaOf(key), linkOf(key)];
        const rest = everything.filter((word) => !own.includes(word));
        expect(await wordsOf({ data: { ...payload, [key]: value } })).toEqual(
          [...rest, ...(STAND_INS[key] ?? [])].sort(),
        );
      }
    });

    it("rejects foreign schemes in media and links", async () => {
      const harmful = Object.fromEntries([...media, ...link].map((key) => [key, "javascript:alert(1)"]));
      expect(await wordsOf({ data: { ...payload, ...harmful } })).toEqual(
        [...text.map(textOf), ...defaults].sort(),
      );
    });
  });

  it.each([{}, { data: {} }, { data: null }, { data: [] }, { data: { unknown: 1 } }])(
    "keeps its last value when the answer contains none of it: %j",
    async (json) => {
      const errors = jest.spyOn(console, "error").mockReturnValue();
      expect(await wordsOf({ data: payload })).toEqual(everything);
      expect(errors).not.toHaveBeenCalled();
      expect(await wordsOf(json)).toEqual(everything);
      expect(errors).toHaveBeenCalledWith(expect.stringContaining("provider malformed"));
      errors.mockRestore();
    },
  );
});

/** Returns every text and address in a piece of content, sorted. */
function wordsIn(content: unknown): string[] {
  if (typeof content === "string") return content === "" ? [] : [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(wordsIn).sort();
}
