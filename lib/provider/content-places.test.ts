import { paletteOf } from "@lampstand/contract/colors";
import { churchIdentity } from "@/lib/test-support/site-settings";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { expectFreshReads } from "@/lib/test-support/fresh-reads";
import { dataOr } from "./cached-query";
import {
  EMPTY_ABOUT,
  getAboutContent,
  EMPTY_APP_INSTALL,
  getAppInstallContent,
  EMPTY_VOLUNTEER,
  getVolunteerContent,
} from "./content";
import { EMPTY_HOME, getHomeContent } from "./home";
import { DEFAULT_SETTINGS, getSettings } from "./settings";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const MEDIA = "https://media.example";

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.MEDIA_BASE_URL = MEDIA;
});
afterAll(() => provider.stop());

/** Each field contains its own name, which shows where a value came from. */
function named(...keys: string[]) {
  return { data: Object.fromEntries(keys.map((key) => [key, key])) };
}

describe("puts each field in its place", () => {
  expectFreshReads();

  it("on the home page", async () => {
    const texts = named(
      ...["fTopHeading", "fTopSubHeading", "fVideo", "fBottomHeading", "fBottomSubHeading"],
      ...["sTopHeading", "sTopSubHeading", "sVideo", "sBottomHeading"],
      ...["tTopHeading", "tTopSubHeading", "tBottomHeading"],
      ...["forthTopHeading", "forthTopSubHeading", "forthImage", "forthBottomHeading"],
    );
    const links = {
      submitNowUrl: "/submit",
      storeUrl: "/store",
      tImages: ["a.jpg", "/b.jpg"],
      tImageTexts: ["A boat"],
    };
    provider.answer("/web/home-page-content", { json: { data: { ...texts.data, ...links } } });

    expect(dataOr(await getHomeContent(), EMPTY_HOME)).toEqual({
      welcome: {
        heading: "fTopHeading",
        subheading: "fTopSubHeading",
        media: `${MEDIA}/fVideo`,
        bottomHeading: "fBottomHeading",
        bottomSubheading: "fBottomSubHeading",
      },
      community: {
        heading: "sTopHeading",
        subheading: "sTopSubHeading",
        media: `${MEDIA}/sVideo`,
        bottomHeading: "sBottomHeading",
      },
      gallery: {
        heading: "tTopHeading",
        subheading: "tTopSubHeading",
        images: [
          { src: `${MEDIA}/a.jpg`, text: "A boat" },
          { src: `${MEDIA}/b.jpg`, text: "" },
        ],
        bottomHeading: "tBottomHeading",
        storeUrl: "/store",
      },
      promo: {
        heading: "forthTopHeading",
        subheading: "forthTopSubHeading",
        media: `${MEDIA}/forthImage`,
        bottomHeading: "forthBottomHeading",
      },
      submitNowUrl: "/submit",
    });
  });

  it.each([
    ["no list", "a.jpg", []],
    ["null", null, []],
    ["a list with malformed items", ["a.jpg", null, 7, "", "javascript:alert(1)", "b.jpg"], ["a", "b"]],
  ])("in the carousel, whose pictures may be %s", async (_, tImages, expected) => {
    provider.answer("/web/home-page-content", { json: { data: { fTopHeading: "Welcome", tImages } } });
    const { gallery, welcome } = dataOr(await getHomeContent(), EMPTY_HOME);
    expect(gallery.images.map(({ src }) => src)).toEqual(expected.map((name) => `${MEDIA}/${name}.jpg`));
    expect(welcome.heading).toBe("Welcome");
  });

  it("on the About page", async () => {
    const keys = ["ourMissionContent", "sVideo", "ourStoryContent", "ourVisionContent", "ourValues"];
    provider.answer("/get_about_content", { json: named(...keys, "joinUsContent") });
    expect(dataOr(await getAboutContent(), EMPTY_ABOUT)).toEqual({
      mission: "ourMissionContent",
      missionMedia: `${MEDIA}/sVideo`,
      story: "ourStoryContent",
      vision: "ourVisionContent",
      valuesHtml: "ourValues",
      joinUs: "joinUsContent",
    });
  });

  it("on the app page", async () => {
    const app = { title: "App", shortDescription: "Short", video: "app.mp4" };
    const links = { googleAppLink: "https://play.example/", appleAppLink: "https://apps.example/" };
    provider.answer("/get_app_install_content", { json: { data: [{ ...app, ...links }] } });
    expect(dataOr(await getAppInstallContent(), EMPTY_APP_INSTALL)).toEqual({
      title: "App",
      shortDescription: "Short",
      media: `${MEDIA}/app.mp4`,
      ...links,
    });
  });

  it("in the guide to recording, as far as it can be read; by default there are three questions", async () => {
    const read = async (data: object) => {
      provider.answer("/web/setting-page-content", { json: { data: { company: "Grace", ...data } } });
      return dataOr(await getSettings(), DEFAULT_SETTINGS);
    };
    expect(await read({})).toMatchObject({
      safety: null,
      recording: { longestSeconds: 120, canLeaveOut: false, questions: { length: 3 } },
    });
    const questions = [
      { text: "Who helped you?", translations: [{ language: "de", text: "Wer half dir?" }, { text: "?" }] },
      { text: "" },
      7,
    ];
    const given = { longestSeconds: 5000, questions, canLeaveOut: "yes" };
    expect(await read({ recording: given, safety: { asksParentOf: ["child"] } })).toMatchObject({
      safety: { asksParentOf: ["child"] },
      recording: {
        longestSeconds: 120,
        canLeaveOut: false,
        questions: [{ text: "Who helped you?", translations: [{ language: "de", text: "Wer half dir?" }] }],
      },
    });
    expect((await read({ recording: { questions: [] } })).recording.questions).toEqual([]);
  });
  it("in the settings", async () => {
    const given = {
      email: "help@church.example",
      phoneNo: "+14155550123",
      company: "Lampstand",
      counts: "daily",
      capabilities: ["prayers"],
    };
    const links = { facebookLink: "https://facebook.example/", watchRealStoryLink: "/hashtag/hope" };
    provider.answer("/web/setting-page-content", {
      json: { status: "success", data: { ...given, ...links, offers: ["prayers", "pets", 7] } },
    });
    expect(dataOr(await getSettings(), DEFAULT_SETTINGS)).toEqual({
      ...given,
      ...links,
      instagramLink: null,
      tiktokLink: null,
      youtubeLink: null,
      shopLink: null,
      shareStoryLink: null,
      churchLink: null,
      discoverJesusLink: null,
      church: churchIdentity(),
      recording: DEFAULT_SETTINGS.recording,
      safety: null,
    });
    provider.answer("/web/setting-page-content", { json: { data: { ...given, counts: "hourly" } } });
    expect(dataOr(await getSettings(), DEFAULT_SETTINGS).counts).toBeNull();
  });

  it("in the menu and the order of the home page, as far as they can be read", async () => {
    const warnings = jest.spyOn(console, "warn").mockReturnValue();
    const page = { slug: "easter", title: "Easter" };
    const read = async (menuPages: unknown) => {
      provider.answer("/web/setting-page-content", { json: { data: { company: "Grace", menuPages } } });
      return dataOr(await getSettings(), DEFAULT_SETTINGS).menuPages;
    };
    expect(await read([page, { slug: "", title: "Nowhere" }, 7])).toEqual([page]);
    expect(await read("easter")).toBeUndefined();
    const order = { storiesAfter: "carousel", collectionsAfter: "somewhere" };
    provider.answer("/web/home-page-content", { json: { data: { fTopHeading: "Welcome", ...order } } });
    const home = dataOr(await getHomeContent(), EMPTY_HOME);
    expect([home.storiesAfter, home.collectionsAfter]).toEqual(["carousel", undefined]);
    warnings.mockRestore();
  });

  it("in the church's identity, where the site's own values replace unusable ones", async () => {
    const warnings = jest.spyOn(console, "warn").mockReturnValue();
    const answerWith = async (church: unknown) => {
      provider.answer("/web/setting-page-content", { json: { data: { company: "Grace", church } } });
      return dataOr(await getSettings(), DEFAULT_SETTINGS).church;
    };
    const line = { name: "The listening ear", phone: "143", link: "https://143.example/" };
    expect(
      await answerWith({
        logo: "logo.png",
        icon: "/icon.png",
        sharePicture: "card.jpg",
        groundColor: "#0B2545",
        accentColor: "#8ecae6",
        footerLine: "© Grace",
        timeZone: "Pacific/Auckland",
        phoneCountry: "ch",
        storyMinutes: 10,
        crisisLines: [line, { name: "Nobody", phone: "" }, null],
        languages: { own: "es", others: ["de", "es", "xx", "de", 7, "ar"] },
      }),
    ).toEqual({
      logo: `${MEDIA}/logo.png`,
      icon: `${MEDIA}/icon.png`,
      sharePicture: `${MEDIA}/card.jpg`,
      palette: paletteOf({ ground: "#0b2545", accent: "#8ecae6" }),
      footerLine: "© Grace",
      timeZone: "Pacific/Auckland",
      phoneCountry: "CH",
      storyMinutes: 10,
      crisisLines: [line],
      languages: { own: "es", others: ["de", "ar"] },
    });
    const unusable = {
      groundColor: "red",
      accentColor: 7,
      timeZone: "Mars/Base",
      phoneCountry: "XX",
      storyMinutes: "ten",
      crisisLines: "143",
      languages: { own: "pt-BR", others: "all" },
      logo: null,
    };
    expect(await answerWith(unusable)).toEqual(churchIdentity());
    expect(await answerWith("Grace")).toEqual(churchIdentity());
    warnings.mockRestore();
  });

  it("on the volunteer page, for features with a text", async () => {
    const json = named(
      ...["topHeading", "topParagraph", "fVideo", "volunteerHeading", "volunteerParagraph1"],
      ...["volunteerFeatureHeading1", "volunteerFeatureParagraph2", "volunteerFeatureHeading2"],
      ...["section3Heading", "section3Paragraph", "feature1", "feature3", "feature4"],
    );
    provider.answer("/get-volunteer-content", { json });
    expect(dataOr(await getVolunteerContent(), EMPTY_VOLUNTEER)).toEqual({
      hero: { heading: "topHeading", paragraph: "topParagraph", media: `${MEDIA}/fVideo` },
      introduction: { heading: "volunteerHeading", paragraph: "volunteerParagraph1" },
      work: {
        heading: "volunteerFeatureHeading1",
        paragraph: "volunteerFeatureParagraph2",
        featuresHeading: "volunteerFeatureHeading2",
        features: ["feature1", "feature3", "feature4"],
      },
      closing: { heading: "section3Heading", paragraph: "section3Paragraph" },
    });
  });
});

it("uses fallbacks during an outage", () => {
  expect(DEFAULT_SETTINGS).toMatchObject({ company: "Lampstand", facebookLink: null });
  expect(EMPTY_HOME).toMatchObject({
    gallery: { heading: "", subheading: "", images: [], bottomHeading: "", storeUrl: null },
    submitNowUrl: null,
  });
  expect(EMPTY_ABOUT).toEqual({
    mission: "",
    missionMedia: null,
    story: "",
    vision: "",
    valuesHtml: "",
    joinUs: "",
  });
  expect(EMPTY_APP_INSTALL).toEqual({
    title: "",
    shortDescription: "",
    googleAppLink: null,
    appleAppLink: null,
    media: null,
  });
  expect(EMPTY_VOLUNTEER).toMatchObject({ hero: { heading: "", paragraph: "", media: null } });
});
