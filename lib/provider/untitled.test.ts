import { getTranslations } from "next-intl/server";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { providerVideo } from "@/lib/test-support/provider-video";
import { getBlog, getBlogs } from "./blogs";
import { getCollection } from "./collections";
import { findVideosByKeys } from "./videos-by-keys";
import {
  findVideosByHashtags,
  getHashtagPage,
  getListedVideos,
  getReelsPage,
  getShownVideos,
  getVideo,
} from "./videos";

jest.mock("next/cache", () => ({ unstable_cache: jest.fn((load: () => unknown) => load) }));
jest.mock("@/lib/http/visitor", () => ({ visitorAddress: async () => null }));
jest.mock("next-intl/server", () => ({ getTranslations: jest.fn() }));

let provider: FakeProvider;

const NAMELESS = providerVideo({ slug: "nameless", name: " " });
const NAMED = providerVideo({ _id: "v2", slug: "named", name: "Found" });
const VIDEOS = { json: { data: { videos: [NAMELESS, NAMED], videoLength: 2 } } };

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  const offers = ["collections", "videosByKeys"];
  const blog = { slug: "a", title: "", content: "" };
  const collection = { name: "Easter", slug: "easter", videos: [NAMELESS, NAMED] };
  for (const [path, answer] of [
    ["/web/setting-page-content", { json: { data: { offers } } }],
    ["/get_individual_video/nameless", { json: { data: NAMELESS, features: [NAMELESS, NAMED] } }],
    ["/video-reels/1/2", VIDEOS],
    ["/video-reels/1/500", VIDEOS],
    ["/hashtag-video/hope?page=1&limit=2", VIDEOS],
    ["/get-video-by-hashtags", VIDEOS],
    ["/get-collection/easter", { json: { data: collection } }],
    [
      "/get-videos-by-keys",
      { json: { data: [NAMELESS, NAMED].map((video) => ({ key: video.slug, video })) } },
    ],
    ["/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1", { json: { data: { blogs: [blog] } } }],
    ["/get-blog-by-id/a", { json: { data: blog } }],
  ] as const)
    provider.answer(path, answer);
});
afterAll(() => provider.stop());

/** Renders the next pages in a language. */
function speak(words: Record<string, string>) {
  const translator = (key: string) => words[key];
  jest.mocked(getTranslations).mockResolvedValue(translator as never);
}

const READS: [string, () => Promise<unknown>][] = [
  ["a video and its related ones", () => getVideo("nameless")],
  ["reels", () => getReelsPage(1, 2)],
  ["a hashtag's videos", () => getHashtagPage("hope", 1, 2)],
  ["chosen videos", () => findVideosByHashtags(["1"])],
  ["all videos", () => getShownVideos()],
  ["the sitemap's videos", () => getListedVideos(1)],
  ["a collection", () => getCollection("easter")],
  ["saved videos", async () => [...(await findVideosByKeys(["nameless", "named"], null)).videos.values()]],
];

it.each(READS)("%s without a name have one in the language of the page", async (_, read) => {
  for (const story of ["Una historia", "A story"]) {
    speak({ story });
    const names = JSON.stringify(await read());
    expect(names).toContain(`"name":"${story}"`);
    expect(names).not.toContain('"name":""');
    expect(names).toContain('"name":"Found"');
  }
});

it("so do articles", async () => {
  for (const article of ["Un artículo", "An article"]) {
    speak({ article });
    expect(await getBlogs()).toMatchObject({ data: [{ title: article }] });
    expect(await getBlog("a")).toMatchObject({ data: { title: article } });
  }
});
