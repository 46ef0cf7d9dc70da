import "server-only";
import { getTranslations } from "next-intl/server";
import type { FormatLocale } from "@/lib/i18n/formats";
import type { QueryResult } from "./cached-query";

type Kind = "article" | "story";

/**
 * Returns what stands for a missing title, in the language of the page that is being rendered, unless another one is
 * asked for. Pages in several languages may share a stored answer, so a title is chosen only once it is read.
 */
export async function untitled(kind: Kind, locale?: FormatLocale): Promise<string> {
  const namespace = "untitled";
  const t = locale ? await getTranslations({ locale, namespace }) : await getTranslations(namespace);
  return t(kind);
}

/** Returns a story with a name, if necessary this one. */
export function named<Story extends { name: string }>(story: Story, untitledName: string): Story {
  return story.name ? story : { ...story, name: untitledName };
}

/** Changes a found answer, which needs the name of stories without one. */
export async function withNames<Data>(
  result: QueryResult<Data>,
  change: (data: Data, untitledName: string) => Data,
): Promise<QueryResult<Data>> {
  if (result.state !== "found") return result;
  return { ...result, data: change(result.data, await untitled("story")) };
}
