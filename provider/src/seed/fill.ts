import type { PayloadRequest } from "payload";

import { fillBlogs } from "./fill-blogs";
import { fillHelp } from "./fill-help";
import { fillSitePages } from "./fill-site-pages";
import { fillVideos } from "./fill-videos";
import { createLibrary } from "./library";
import { createRichText } from "./rich-text";

/** Writes the whole first content. */
export async function fill(req: PayloadRequest): Promise<void> {
  const seeding = { req, library: createLibrary(req), richText: await createRichText(req.payload) };
  await fillVideos(seeding);
  await fillSitePages(seeding);
  await fillBlogs(seeding);
  await fillHelp(seeding);
}
