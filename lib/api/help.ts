import "server-only";
import { z } from "zod";
import { dataOr, defineRead } from "./define-read";
import { html, parseItems, text } from "./fields";
import { readList } from "./read-payload";
import { TAGS } from "./tags";

const HELP_DESK_PAGE = "help-desk";

const entry = z.object({ page: z.string(), title: text, content: html });

export type HelpContent = { title: string; html: string };

const readHelp = defineRead({
  name: "help",
  tags: [TAGS.help],
  load: async () => {
    const { items } = await readList("/get_content", ["list"]);
    const entries = parseItems("help", entry, items);
    const help = entries.find(({ page }) => page === HELP_DESK_PAGE);
    return help ? { title: help.title, html: help.content } : null;
  },
});

/** The help desk's title and introduction; `null` when the provider has none. */
export async function getHelpContent(): Promise<HelpContent | null> {
  return dataOr(await readHelp(), null);
}
