import path from "node:path";

import { convertMarkdownToLexical, editorConfigFactory } from "@payloadcms/richtext-lexical";
import type { Payload, PayloadRequest } from "payload";

import { contentEditor } from "../fields/rich-text";
import { clipTypes, extensionOf } from "../lib/files/file-types";
import { fileFromDisk } from "../lib/files/temporary-files";
import type { SeedFile } from "./content/types";
import { seedMedia } from "./resources";

type ClipFacts = { title: string; width?: number; height?: number; duration?: number };
type PictureOrClip = { relationTo: "images" | "clips"; value: string };

/** Stores each of the seed's files once and returns their records' ids. */
export function createLibrary(req: PayloadRequest) {
  const stored = new Map<SeedFile, string>();
  const { payload } = req;

  async function once(file: SeedFile, store: () => Promise<{ id: string }>): Promise<string> {
    const id = stored.get(file) ?? (await store()).id;
    stored.set(file, id);
    return id;
  }

  const upload = async (file: SeedFile) => ({ file: await fileFromDisk(seedMedia(file)), req });

  const library = {
    picture: (file: SeedFile, alt: string) =>
      once(file, async () =>
        payload.create({ collection: "images", data: { alt }, ...(await upload(file)) }),
      ),
    clip: (file: SeedFile, data: ClipFacts) =>
      once(file, async () => payload.create({ collection: "clips", data, ...(await upload(file)) })),
    async pictureOrClip(file: SeedFile): Promise<PictureOrClip> {
      const title = titleOf(file);
      return clipTypes.extensions.includes(extensionOf(file))
        ? { relationTo: "clips", value: await library.clip(file, { title }) }
        : { relationTo: "images", value: await library.picture(file, title) };
    },
  };
  return library;
}

type Library = ReturnType<typeof createLibrary>;

/** `images/our-garden.jpg` → `Our garden` */
function titleOf(file: SeedFile): string {
  const words = path.parse(file).name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a function that turns the seed's Markdown into the editor's format. */
export async function createRichText(payload: Payload) {
  const editorConfig = await editorConfigFactory.fromEditor({
    config: payload.config,
    editor: contentEditor,
  });
  return (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown });
}

type RichText = Awaited<ReturnType<typeof createRichText>>;

/** What the parts of the seed share. */
export type Seeding = { req: PayloadRequest; library: Library; richText: RichText };
