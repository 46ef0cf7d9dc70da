import { faqs } from "./content/faqs";
import { help } from "./content/help";
import type { Seeding } from "./seeding";

/** The help page and its questions. */
export async function fillHelp({ req, richText }: Seeding): Promise<void> {
  const { title, content } = help;
  await req.payload.updateGlobal({ slug: "help", data: { title, content: richText(content) }, req });
  for (const category of faqs)
    await req.payload.create({ collection: "faq-categories", data: category, req });
}
