import { blogs } from "./content/blogs";
import type { Seeding } from "./seeding";

/** The blog's articles, published. */
export async function fillBlogs({ req, library, richText }: Seeding): Promise<void> {
  for (const { imageAlt, fVideo, content, ...rest } of blogs) {
    const data = {
      ...rest,
      _status: "published" as const,
      fVideo: await library.picture(fVideo, imageAlt),
      content: richText(content),
    };
    await req.payload.create({ collection: "blogs", data, req });
  }
}
