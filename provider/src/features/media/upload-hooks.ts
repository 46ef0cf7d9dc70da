import {
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from "payload";

import { adminError } from "../../lib/errors";
import { acceptedTypes, extensionOf, uniqueName, type UploadFolder } from "../../lib/files/file-types";
import { findUses, type GlobalSlug } from "./uses";

const PAGE_NAMES: Record<GlobalSlug, string> = {
  home: "the home page",
  about: "the About page",
  volunteer: "the volunteer page",
  "app-install": "the app page",
};

/** Refuses to delete a file that something still uses, and says what. */
export function refuseDeleteInUse(folder: UploadFolder): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const file = { folder, id: String(id) };
    const uses = await findUses(req.payload, file, req);
    const places = [
      ...uses.videos.map(({ slug }) => `the video ‘${slug}’`),
      ...uses.hashtags.map(({ slug }) => `the hashtag ‘${slug}’`),
      ...uses.blogs.map(({ slug }) => `the blog article ‘${slug}’`),
      ...uses.globals.map((slug) => PAGE_NAMES[slug]),
      ...(folder === "clips" ? await storiesWith(file.id, req) : []),
    ];
    if (places.length > 0) {
      throw adminError(`This file is in use by ${places.join(", ")}. Remove it there first.`);
    }
  };
}

async function storiesWith(clip: string, req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: "stories",
    where: { file: { equals: clip } },
    select: { name: true },
    depth: 0,
    pagination: false,
    req,
  });
  return docs.map(({ name }) => `the uploaded story of ${name}`);
}

/** Before a file is stored: refuses extensions that would never be served, and names the file anew. */
export function checkAndRenameFile(folder: UploadFolder): CollectionBeforeOperationHook {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only its values for reading are
  return ({ operation, req }) => {
    if (!req.file || (operation !== "create" && operation !== "update")) return;
    const { extensions } = acceptedTypes[folder];
    if (!extensions.includes(extensionOf(req.file.name))) {
      const message = `Please choose a file of one of these kinds: ${extensions.join(", ")}.`;
      throw new ValidationError({ collection: folder, errors: [{ path: "file", message }] });
    }
    req.file.name = uniqueName(req.file.name);
  };
}
