import { providerVideo } from "@/lib/test-support/provider-video";
import { hasOwnPage, videoSchema } from "./video-schema";

beforeAll(() => {
  process.env.MEDIA_BASE_URL = "https://media.example";
});

const WHOLE = {
  id: "v1",
  name: "Found on the ferry",
  slug: "found-on-the-ferry",
  description: "A storm, and what came after it.",
  src: "https://media.example/uploads/ferry.mp4",
  videoType: "both",
  isActive: true,
  hashtags: ["hope"],
  links: {
    youtube: "https://www.youtube.com/watch?v=1",
    facebook: "https://www.facebook.com/ferry",
    tiktok: "https://www.tiktok.com/@ferry",
    instagram: "https://www.instagram.com/ferry",
    youtubeShort: "https://www.youtube.com/shorts/1",
    church: "https://church.example/",
  },
  recordedAt: "Harbour church",
  poster: "https://media.example/uploads/ferry.jpg",
  width: 720,
  height: 1280,
  duration: 9.5,
  captions: [
    { lang: "en", label: "English", src: "https://media.example/uploads/ferry.vtt" },
    { lang: "de", label: "Deutsch", src: "https://media.example/uploads/ferry.de.vtt" },
  ],
  sources: [
    {
      src: "https://media.example/uploads/ferry-720.mp4",
      type: "video/mp4",
      width: 720,
      height: 1280,
      bitrate: 2_000_000,
    },
    {
      src: "https://media.example/uploads/ferry-360.mp4",
      type: "video/mp4",
      width: 360,
      height: 640,
      bitrate: 500_000,
    },
  ],
  placeholder: "data:image/webp;base64,UklGRg==",
  hasSound: true,
  prayed: null,
  transcript: [
    { start: 0, text: "There was a storm." },
    { start: 2.5, text: "Then it was still." },
  ],
  createdAt: "2025-03-01T10:00:00.000Z",
  updatedAt: "2025-03-02T10:00:00.000Z",
};

afterEach(() => jest.restoreAllMocks());

describe("videoSchema", () => {
  it("reads every field", () => {
    expect(videoSchema.parse(providerVideo({ unknownField: 1 }))).toEqual(WHOLE);
  });

  it("requires an id and a slug, and nothing else", () => {
    const { id, slug, ...rest } = videoSchema.parse({ _id: 5, slug: "bare", status: null });
    expect({ id, slug }).toEqual({ id: "5", slug: "bare" });
    expect(rest).toEqual({
      name: "",
      description: "",
      src: null,
      videoType: "single",
      isActive: false,
      hashtags: [],
      links: {
        youtube: null,
        facebook: null,
        tiktok: null,
        instagram: null,
        youtubeShort: null,
        church: null,
      },
      recordedAt: "",
      poster: null,
      width: null,
      height: null,
      duration: null,
      captions: [],
      sources: [],
      placeholder: null,
      hasSound: true,
      prayed: null,
      transcript: [],
      createdAt: null,
      updatedAt: null,
    });
  });

  it.each([
    ["single", "single"],
    ["multiple", "multiple"],
    ["both", "both"],
    ["triple", "single"],
    ["Both", "single"],
    [null, "single"],
    [2, "single"],
  ])("reads the type %p as %s", (videoType, expected) => {
    expect(videoSchema.parse(providerVideo({ videoType })).videoType).toBe(expected);
  });

  it.each([
    ["Active", true],
    ["active", false],
    ["Pending", false],
    [true, false],
    [null, false],
  ])("reads the status %p as Active: %s", (status, expected) => {
    expect(videoSchema.parse(providerVideo({ status })).isActive).toBe(expected);
  });

  it("keeps the hashtags that have a name", () => {
    const hashtagId = [{ name: "hope" }, null, "grace", { _id: "h2" }, { name: " " }, { name: "peace" }];
    expect(videoSchema.parse(providerVideo({ hashtagId })).hashtags).toEqual(["hope", "peace"]);
    expect(videoSchema.parse(providerVideo({ hashtagId: "hope" })).hashtags).toEqual([]);
  });

  it.each([
    "youtubeLink",
    "facebookLink",
    "tiktokLink",
    "instagramLink",
    "YTShortLink",
    "churchLink",
    "videoLink",
    "poster",
    "captions",
  ])("rejects a foreign scheme as %s", (field) => {
    jest.spyOn(console, "warn").mockReturnValue();
    for (const address of ["javascript:alert(1)", "data:text/html,<script>alert(1)</script>"]) {
      const video = videoSchema.parse(providerVideo({ [field]: address }));
      expect(JSON.stringify(video)).not.toContain(address);
    }
  });

  it("treats a single captions file without a language as English", () => {
    const { captions } = videoSchema.parse(providerVideo({ captions: "/uploads/ferry.vtt" }));
    expect(captions).toEqual([
      { lang: "en", label: "English", src: "https://media.example/uploads/ferry.vtt" },
    ]);
  });

  it.each([undefined, null, "", " ", 5, {}])("has no captions if they are %p", (captions) => {
    const warnings = jest.spyOn(console, "warn").mockReturnValue();
    expect(videoSchema.parse(providerVideo({ captions })).captions).toEqual([]);
    expect(warnings).not.toHaveBeenCalled();
  });

  it("drops malformed captions, and all but a language's first", () => {
    jest.spyOn(console, "warn").mockReturnValue();
    const src = "/a.vtt";
    const captions = [
      { lang: "PT-br", label: "Português", src },
      { lang: "pt-BR", label: "Português (2)", src },
      { lang: "not a language", label: "None", src },
      { lang: "", label: "None", src },
      { lang: "fr", label: " ", src },
      { lang: "fr", label: "Français", src: "javascript:alert(1)" },
      { lang: "es", src },
      null,
      "/b.vtt",
    ];
    expect(videoSchema.parse(providerVideo({ captions })).captions).toEqual([
      { lang: "pt-BR", label: "Português", src: "https://media.example/a.vtt" },
    ]);
  });

  it("reads a number of prayers from three up", () => {
    const prayedOf = (prayed: unknown) => videoSchema.parse(providerVideo({ prayed })).prayed;
    expect([3, 2000, 2, 2.5, "12", null].map(prayedOf)).toEqual([3, 2000, null, null, null, null]);
  });

  it("drops invalid renditions, placeholders and transcript lines", () => {
    jest.spyOn(console, "warn").mockReturnValue();
    const video = videoSchema.parse(
      providerVideo({
        sources: [{ type: "video/mp4" }, { src: "data:video/mp4,x" }, null],
        placeholder: "https://elsewhere.example/a.jpg",
        hasSound: "no",
        transcript: [{ start: -1, text: "Before" }, { text: "Never" }, { start: 1, text: " " }, null],
      }),
    );
    expect(video).toMatchObject({ sources: [], placeholder: null, hasSound: true, transcript: [] });
  });

  it.each([undefined, null, "", "  ", 5])("has no name if it is %p", (name) => {
    expect(videoSchema.parse(providerVideo({ name })).name).toBe("");
  });

  it.each(["a/b", "..", "a?b", "a\u0000b", "a".repeat(121)])("is no video if its slug is %p", (slug) => {
    expect(videoSchema.safeParse(providerVideo({ slug })).success).toBe(false);
  });

  it.each(["_id", "slug"])("is no video without %s", (field) => {
    expect(videoSchema.safeParse(providerVideo({ [field]: undefined })).success).toBe(false);
    expect(videoSchema.safeParse(providerVideo({ [field]: "" })).success).toBe(false);
  });
});

describe("hasOwnPage", () => {
  it.each([
    ["single", { videoType: "single" }, true],
    ["both", { videoType: "both" }, true],
    ["of an unknown type", { videoType: "triple" }, true],
    ["multiple", { videoType: "multiple" }, false],
    ["not Active", { status: "Pending" }, false],
    ["without a file", { videoLink: "" }, false],
  ])("judges a video that is %s", (_, overrides, expected) => {
    expect(hasOwnPage(videoSchema.parse(providerVideo(overrides)))).toBe(expected);
  });
});
