import { getLocale } from "next-intl/server";
import { hasOwnPage, videoSchema } from "@/lib/provider/video-schema";
import { providerVideo } from "@/lib/test-support/provider-video";
import { embedContentSecurityPolicy, playerDocument } from "./embed-document";

jest.mock("next-intl/server", () => ({
  ...jest.requireActual<object>("next-intl/server"),
  getLocale: jest.fn(async () => "en"),
}));

beforeAll(() => {
  process.env.MEDIA_BASE_URL = "https://media.example";
});

describe("playerDocument", () => {
  it.each([
    ["en", "en", "ltr"],
    ["ar-u-nu-latn", "ar", "rtl"],
  ] as const)("in the locale %s has the language %s and is written %s", async (locale, lang, dir) => {
    jest.mocked(getLocale).mockResolvedValueOnce(locale);
    const video = videoSchema.parse(providerVideo());
    const html = hasOwnPage(video) ? await playerDocument(video, "Harbour Church") : "";
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
  });

  it("has captions in every language, the spoken one first", async () => {
    const video = videoSchema.parse(providerVideo());
    const html = hasOwnPage(video) ? await playerDocument(video, "Harbour Church") : "";
    expect(html.match(/<track[^>]*>/g)).toEqual([
      '<track kind="captions" srclang="en" label="English" src="/embed/found-on-the-ferry/captions" default>',
      '<track kind="captions" srclang="de" label="Deutsch" src="/embed/found-on-the-ferry/captions?lang=de">',
    ]);
  });
});

const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.trim();

describe("embedContentSecurityPolicy", () => {
  const policy = embedContentSecurityPolicy({
    src: "https://media.example/a.mp4;x",
    poster: "https://pictures.example:8443/a.jpg",
  });

  it("runs no scripts, and lets any site frame the player", () => {
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors *");
    expect(policy).not.toMatch(/script-src|unsafe|data:/);
  });

  it("allows only the origins of this video and its poster, whatever their addresses contain", () => {
    expect(directive(policy, "media-src")).toBe("media-src 'self' https://media.example");
    expect(directive(policy, "img-src")).toBe("img-src 'self' https://pictures.example:8443");
  });

  it.each(["http://a;frame-ancestors/a.mp4", "http://a,b/a.mp4", "http://*/a.mp4"])(
    "takes no directive from the host of %s",
    (src) => {
      expect(embedContentSecurityPolicy({ src, poster: src })).toBe(embedContentSecurityPolicy());
    },
  );

  it("allows no other origin if there is no video", () => {
    expect(directive(embedContentSecurityPolicy(), "media-src")).toBe("media-src 'self'");
  });
});
