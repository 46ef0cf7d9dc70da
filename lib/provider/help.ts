import "server-only";
import { z } from "zod";
import { plainText } from "@/lib/html/sanitize";
import { cachedQuery, type QueryResult } from "./cached-query";
import { parseItems, text } from "./fields";
import { ProviderError } from "./client";
import { readList } from "./payload";
import { TAGS } from "./tags";

const HELP_DESK_PAGE = "help-desk";

const HELP_PATH = "/get_content";

const entry = z.object({ page: z.string(), title: text, content: z.string().transform(plainText).catch("") });

/** `text` has no tags: specification section 3 has them stripped, and non-breaking spaces. */
export type HelpContent = { title: string; text: string };

const readHelp = cachedQuery({
  name: "help",
  tags: [TAGS.help],
  load: async (): Promise<HelpContent> => {
    const { items } = await readList(HELP_PATH, ["list"]);
    const help = parseItems("help", entry, items).find(({ page }) => page === HELP_DESK_PAGE);
    if (!help) throw new ProviderError("missing", HELP_PATH);
    return { title: help.title, text: help.content };
  },
});

/** The help desk's title and introduction. */
export async function getHelpContent(): Promise<QueryResult<HelpContent>> {
  return readHelp();
}
