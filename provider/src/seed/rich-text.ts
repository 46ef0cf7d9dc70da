import { convertMarkdownToLexical, editorConfigFactory } from "@payloadcms/richtext-lexical";
import type { Payload } from "payload";

import { contentEditor } from "../fields/content-editor";

/** Turns the seed's Markdown into what the editor keeps. */
export async function createRichText(payload: Payload) {
  const editorConfig = await editorConfigFactory.fromEditor({
    config: payload.config,
    editor: contentEditor,
  });
  return (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown });
}

export type RichText = Awaited<ReturnType<typeof createRichText>>;
