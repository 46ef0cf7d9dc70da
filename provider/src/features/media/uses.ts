import type { Payload, PayloadRequest, Where } from "payload";

import type { UploadFolder } from "../../lib/files/file-types";
import type { Trashable } from "../trash/trash";

export type StoredFile = { folder: UploadFolder; id: string };

export type GlobalSlug = "home" | "about" | "volunteer" | "app-install" | "settings";

type UsingRecord = { id: string; slug: string } & Trashable;

export type Uses = {
  videos: UsingRecord[];
  hashtags: UsingRecord[];
  blogs: UsingRecord[];
  globals: GlobalSlug[];
};

const fieldOfVideos = { images: "poster", clips: "videoLink" } as const;

function usedByVideo({ folder, id }: StoredFile): Where {
  return { [fieldOfVideos[folder]]: { equals: id } };
}

/** Matches articles that use the picture, above the text or in it. */
function usedByArticle({ id }: StoredFile): Where {
  return { or: [{ fVideo: { equals: id } }, { textImages: { equals: id } }] };
}

/** Finds everything that uses a file, including drafts and records in the trash. */
export async function findUses(payload: Payload, file: StoredFile, req?: PayloadRequest): Promise<Uses> {
  const found = {
    select: { slug: true, deletedAt: true } as const,
    depth: 0,
    pagination: false,
    trash: true,
    req,
  };
  const isImage = file.folder === "images";
  const videos = await payload.find({ collection: "videos", where: usedByVideo(file), ...found });
  const hashtags =
    isImage &&
    (await payload.find({ collection: "hashtags", where: { image: { equals: file.id } }, ...found }));
  const blogs =
    isImage && (await payload.find({ collection: "blogs", where: usedByArticle(file), ...found }));
  return {
    videos: videos.docs,
    hashtags: hashtags ? hashtags.docs : [],
    blogs: blogs ? blogs.docs : [],
    globals: await globalsShowing(payload, file, req),
  };
}

async function globalsShowing(
  payload: Payload,
  file: StoredFile,
  req?: PayloadRequest,
): Promise<GlobalSlug[]> {
  const options = { depth: 0, req };
  const home = await payload.findGlobal({ slug: "home", ...options });
  const about = await payload.findGlobal({ slug: "about", ...options });
  const volunteer = await payload.findGlobal({ slug: "volunteer", ...options });
  const appInstall = await payload.findGlobal({ slug: "app-install", ...options });
  const settings = await payload.findGlobal({ slug: "settings", ...options });
  const shown: Record<GlobalSlug, unknown[]> = {
    home: [
      home.fVideo,
      home.sVideo,
      home.forthImage,
      ...(file.folder === "images" ? (home.tImages ?? []) : []),
    ],
    about: [about.sVideo],
    volunteer: [volunteer.fVideo],
    "app-install": [appInstall.video],
    settings: file.folder === "images" ? [settings.logo, settings.icon, settings.sharePicture] : [],
  };
  const slugs: GlobalSlug[] = ["home", "about", "volunteer", "app-install", "settings"];
  return slugs.filter((slug) => shown[slug].some((value) => refersTo(value, file)));
}

export function refersTo(value: unknown, { folder, id }: StoredFile): boolean {
  if (value === id) return true;
  if (typeof value !== "object" || value === null) return false;
  return "relationTo" in value && value.relationTo === folder && "value" in value && value.value === id;
}
