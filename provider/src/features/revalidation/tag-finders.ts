import { TAGS_MAX } from "@lampstand/contract/limits";
import { blogTags, collectionTags, hashtagTags, pageTags, TAGS, videoTags } from "@lampstand/contract/tags";
import type { PayloadRequest } from "payload";

import type { UploadFolder } from "../../lib/files/file-types";
import type { PreparedColumns } from "../preparation/prepared";
import { findUses, type Uses } from "../media/uses";
import { type AddressedCollection, formerSlugsOf } from "../slugs/former-slugs";
import type { Subject } from "../translations/original";
import { idOf } from "../../lib/id-of";

export type PublicCollection = Subject | "captions" | "languages" | "translations" | UploadFolder;

/** The fields needed to find what shows a record. */
export type ChangedRecord = {
  id: string;
  slug?: string | null;
  inMenu?: boolean | null;
  status?: string | null;
  _status?: string | null;
  hashtagId?: (string | { id: string })[] | null;
  clip?: Reference;
  poster?: Reference;
  videoLink?: Reference;
  fVideo?: Reference;
  textImages?: Reference[] | null;
  image?: Reference;
  filename?: string | null;
  updatedAt?: string | null;
  subject?: { relationTo: Subject; value: string | { id: string } } | null;
  faqData?: { id?: string | null }[] | null;
} & PreparedColumns;

type Reference = string | { id: string } | null;

type TagFinder = (record: ChangedRecord, req: PayloadRequest) => Promise<string[]> | string[];

/** For each collection: returns the tags of what shows a record. */
export const tagFinders: Record<PublicCollection, TagFinder> = {
  pages: (page) => [...pageTags(page), ...(page.inMenu ? [TAGS.settings] : [])],
  videos: async (video, req) => [
    ...videoTags(await withFormerSlugs("videos", video, req), await slugsOfHashtags(video, req)),
    ...(await tagsOfArticlesWith(video, req)),
    // Pages show its film or picture only while the video is shown.
    ...(await pagesWith(video, req)),
  ],
  hashtags: async (hashtag, req) => {
    const slugs = await slugsOfVideosWith(hashtag.id, req);
    const named = await withFormerSlugs("hashtags", hashtag, req);
    if (slugs.length > TAGS_MAX) return [TAGS.everything, ...hashtagTags(named, [])];
    return hashtagTags(named, slugs);
  },
  "story-collections": async (collection, req) =>
    collectionTags(await withFormerSlugs("story-collections", collection, req)),
  languages: () => [TAGS.languages],
  "faq-categories": () => [TAGS.faqs],
  blogs: async (blog, req) => blogTags(await withFormerSlugs("blogs", blog, req)),
  images: (file, req) => tagsOfUses("images", file, req),
  clips: (file, req) => tagsOfUses("clips", file, req),
  captions: ({ clip }, req) => {
    const id = idOf(clip);
    return id ? tagsOfUses("clips", { id }, req) : [];
  },
  // A translation is read as part of its subject.
  translations: async ({ subject }, req) => {
    const id = subject && idOf(subject.value);
    if (!id) return [];
    const collection = subject.relationTo;
    const record = await req.payload.db.findOne<ChangedRecord>({
      collection,
      where: { id: { equals: id } },
      req,
    });
    return record ? tagFinders[collection](record, req) : [];
  },
};

async function withFormerSlugs(
  collection: AddressedCollection,
  { id, slug }: ChangedRecord,
  req: PayloadRequest,
) {
  return { slug, formerSlugs: await formerSlugsOf(req, collection, id) };
}

async function slugsOfHashtags({ hashtagId }: ChangedRecord, req: PayloadRequest): Promise<string[]> {
  const ids = (hashtagId ?? []).map((hashtag) => (typeof hashtag === "string" ? hashtag : hashtag.id));
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: "hashtags",
    where: { id: { in: ids } },
    select: { slug: true },
    pagination: false,
    req,
  });
  return docs.map(({ slug }) => slug);
}

async function slugsOfVideosWith(hashtag: string, req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: "videos",
    where: { hashtagId: { equals: hashtag } },
    select: { slug: true },
    limit: TAGS_MAX + 1,
    req,
  });
  return docs.map(({ slug }) => slug);
}

async function tagsOfArticlesWith({ id }: ChangedRecord, req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: "blogs",
    where: { textVideos: { equals: id } },
    select: { slug: true },
    depth: 0,
    pagination: false,
    req,
  });
  return docs.flatMap((blog) => blogTags(blog));
}

async function pagesWith({ videoLink, poster }: ChangedRecord, req: PayloadRequest): Promise<string[]> {
  const [clip, picture] = [idOf(videoLink), idOf(poster)];
  return [
    ...(clip ? tagsOfPages(await findUses(req.payload, { folder: "clips", id: clip }, req)) : []),
    ...(picture ? tagsOfPages(await findUses(req.payload, { folder: "images", id: picture }, req)) : []),
  ];
}

function tagsOfPages({ globals, hashtags, blogs }: Uses): string[] {
  return [
    ...globals,
    ...hashtags.flatMap((hashtag) => hashtagTags(hashtag, [])),
    ...blogs.flatMap((blog) => blogTags(blog)),
  ];
}

async function tagsOfUses(
  folder: UploadFolder,
  { id }: ChangedRecord,
  req: PayloadRequest,
): Promise<string[]> {
  const uses = await findUses(req.payload, { folder, id }, req);
  return [...tagsOfPages(uses), ...uses.videos.flatMap((video) => videoTags(video, []))];
}
