import { startCdn, MEDIA_URL } from "./cdn";
import { eventually, startProvider } from "./provider";
import { newSlug } from "./stories";

export const TOKEN = "the-token-of-the-cdn";

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
export const pixel = { name: "pixel.gif", mimeType: "image/gif", buffer: PIXEL };

/** Starts a provider with a CDN for its files, which it tells what to drop. */
export async function startPurging() {
  const cdn = await startCdn(TOKEN);
  const provider = await startProvider({
    MEDIA_BASE_URL: MEDIA_URL,
    MEDIA_PURGE_URL: cdn.url,
    MEDIA_PURGE_TOKEN: TOKEN,
  });
  const { staff, rows } = provider;

  const aPicture = async () => {
    const { id, filename } = await staff.uploaded("images", pixel, { alt: "A pixel" });
    return { id, path: `/uploads/images/${filename}` };
  };

  const anArticle = async () => {
    const picture = await aPicture();
    const words = { title: "A", slug: newSlug(), author: "A", _status: "published" };
    const { id } = await staff.create("blogs", { ...words, fVideo: picture.id });
    return { id, paths: [picture.path] };
  };

  const due = async () =>
    (await rows("pending-purges")).filter(({ dueAt }) => Date.parse(String(dueAt)) <= Date.now());

  const nothingDue = () => eventually(async () => expect(await due()).toEqual([]));

  return { cdn, provider, aPicture, anArticle, due, nothingDue };
}
