import "server-only";
import { z } from "zod";
import { dataOr, cachedQuery } from "./cached-query";
import { identifier, link, parseItems, requiredText } from "./fields";
import { readList } from "./payload";
import { TAGS } from "./tags";

const language = z
  .object({
    _id: identifier,
    name: requiredText,
    redirecturl: link,
    status: z.unknown().optional(),
  })
  .transform(({ _id, name, redirecturl, status }) => ({
    id: _id,
    name,
    url: redirecturl,
    isActive: status === "Active",
  }));

export type Language = { id: string; name: string; url: string };

const readLanguages = cachedQuery({
  name: "languages",
  tags: [TAGS.languages],
  load: async () => {
    const { items } = await readList("/language/get", ["list"]);
    const languages = parseItems("languages", language, items);
    return languages.flatMap(({ id, name, url, isActive }) => (isActive && url ? [{ id, name, url }] : []));
  },
});

/** The Active languages that lead somewhere. */
export async function getLanguages(): Promise<Language[]> {
  return dataOr(await readLanguages(), []);
}
