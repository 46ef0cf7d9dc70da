import { z } from "zod";

const home = z.object({ data: z.record(z.string(), z.unknown()) });

const TEXTS = [
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
];

/** The address of the captions in the spoken language; empty without any. */
const captions = z
  .union([z.string(), z.array(z.object({ src: z.string() }))])
  .default("")
  .transform((files) => (typeof files === "string" ? files : (files[0]?.src ?? "")));

const video = z.looseObject({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  videoType: z.enum(["single", "multiple", "both"]),
  poster: z.string(),
  captions,
  videoLink: z.string(),
  sources: z.array(z.object({ src: z.string() })).default([]),
  hashtagId: z.array(z.object({ name: z.string() })),
  width: z.number(),
  height: z.number(),
  tiktokLink: z.string().nullish(),
});

export type ContractVideo = z.output<typeof video>;

const reels = z.object({ data: z.object({ videos: z.array(video) }) });

const textPage = z.object({
  data: z.object({ title: z.string(), content: z.string(), effectiveDate: z.string().nullable() }),
});

/** The links and texts, without the church's identity and the guidance for stories. */
const settings = z.object({
  data: z
    .looseObject({
      church: z.unknown().optional(),
      recording: z.unknown().optional(),
      safety: z.unknown().optional(),
      offers: z.unknown().optional(),
      menuPages: z.unknown().optional(),
    })
    .transform(({ church: _, recording: __, safety: ___, offers: ____, menuPages: _____, ...texts }) =>
      z.record(z.string(), z.string()).parse(texts),
    ),
});

/** Returns the home page's texts and links, as the provider's contract defines them. */
export async function readHome(providerUrl: string) {
  const { data } = home.parse(await read(`${providerUrl}/web/home-page-content`));
  return {
    texts: TEXTS.map((name) => z.string().min(1).parse(data[name])),
    images: z.array(z.string()).parse(data.tImages),
    submitNowUrl: z.url().parse(data.submitNowUrl),
    storeUrl: z.url().parse(data.storeUrl),
  };
}

/** Returns a text page by its slug, as written in an address. */
export async function readPage(providerUrl: string, slug: string) {
  return textPage.parse(await read(`${providerUrl}/web/page-content/${slug}`)).data;
}

/** Returns all Active videos, newest first. */
export async function readVideos(providerUrl: string): Promise<ContractVideo[]> {
  return reels.parse(await read(`${providerUrl}/video-reels/1/100`)).data.videos;
}

/** Returns the first Active video that fits. */
export async function findVideo(
  providerUrl: string,
  fits: (video: ContractVideo) => boolean,
): Promise<ContractVideo> {
  const found = (await readVideos(providerUrl)).find(fits);
  if (!found) throw new Error("The seed has no such video");
  return found;
}

const hashtagVideos = z.object({ data: z.array(video) });

/** Returns a hashtag's Active videos. */
export async function readHashtagVideos(providerUrl: string, slug: string): Promise<ContractVideo[]> {
  return hashtagVideos.parse(await read(`${providerUrl}/hashtag-video/${slug}`)).data;
}

export async function readSettings(providerUrl: string): Promise<Record<string, string>> {
  return settings.parse(await read(`${providerUrl}/web/setting-page-content`)).data;
}

async function read(url: string): Promise<unknown> {
  const response = await fetch(url);
  return response.json();
}

const record = z.record(z.string(), z.unknown());

const content = z.object({ data: z.union([record, z.tuple([record], record)]) });

/** Returns a content call's only record: the data, or the first of its list. */
export async function readContent(providerUrl: string, path: string): Promise<Record<string, unknown>> {
  const { data } = content.parse(await read(providerUrl + path));
  return Array.isArray(data) ? data[0] : data;
}

const faqs = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      faqData: z.array(z.object({ question: z.string(), answer: z.string() })).nonempty(),
    }),
  ),
});

/** Returns the FAQ categories, each with at least one question. */
export async function readFaqs(providerUrl: string) {
  return faqs.parse(await read(`${providerUrl}/web/get_faq_with_category`)).data;
}

const blogs = z.object({
  data: z.object({
    blogs: z.array(
      z.object({
        title: z.string(),
        slug: z.string(),
        author: z.string(),
        postedDate: z.string(),
        excerpt: z.string(),
        content: z.string(),
        fVideo: z.string(),
      }),
    ),
  }),
});

/** Returns all blog articles, newest first. */
export async function readBlogs(providerUrl: string) {
  return blogs.parse(await read(`${providerUrl}/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1`)).data
    .blogs;
}

const languages = z.object({
  data: z.array(z.object({ name: z.string(), redirecturl: z.string(), status: z.string() })),
});

export async function readLanguages(providerUrl: string) {
  return languages.parse(await read(`${providerUrl}/language/get`)).data;
}

const hashtags = z.object({
  data: z.object({ list: z.array(z.object({ _id: z.string(), name: z.string(), status: z.string() })) }),
});

export async function readHashtags(providerUrl: string) {
  return hashtags.parse(await read(`${providerUrl}/get-hashtag-frontend`)).data.list;
}
