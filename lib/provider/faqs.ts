import "server-only";
import { z } from "zod";
import { cachedQuery, type QueryResult } from "./cached-query";
import { parseItems, requiredText } from "./fields";
import { readList } from "./payload";
import { TAGS } from "./tags";

/** A question without an answer would open onto nothing. */
const entry = z.object({ question: requiredText, answer: requiredText });

const category = z.object({ name: requiredText, faqData: z.array(z.unknown()).catch([]) });

export type FaqEntry = z.output<typeof entry>;

export type FaqCategory = { name: string; entries: FaqEntry[] };

const readFaqs = cachedQuery({
  name: "faqs",
  tags: [TAGS.faqs],
  load: async () => {
    const { items } = await readList("/web/get_faq_with_category", ["list"]);
    return parseItems("faq-categories", category, items).map(({ name, faqData }) => ({
      name,
      entries: parseItems("faq-entries", entry, faqData),
    }));
  },
});

/** The FAQ categories in the provider's order, each with its questions. */
export async function getFaqCategories(): Promise<QueryResult<FaqCategory[]>> {
  return readFaqs();
}
