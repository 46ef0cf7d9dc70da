import { LIST_MAX } from "@lampstand/contract/limits";
import { pageSlug } from "@lampstand/contract/slugs";

import { draftIn, withDraft } from "../features/preview/read-draft";
import { readTranslations } from "../features/translations/translated";
import { findAll } from "../lib/find-all";
import { HttpError } from "../lib/http/responses";
import { get, getBy } from "./route";
import { html, slugParam } from "./shapes";

export const pages = [
  getBy("/web/page-content/:slug", slugParam, async (payload, params) => {
    const docs = await findAll(payload, "pages", { slug: { equals: pageSlug(params.slug) } }, { limit: 1 });
    const draft = await draftIn(payload, "pages");
    const page = draft?.slug === pageSlug(params.slug) ? draft : docs[0];
    if (!page) throw new HttpError(404, "There is no such page");
    const translations = await readTranslations(payload, { pages: [page] });
    const { title, content, effectiveDate, language } = translations.apply("pages", page);
    return {
      status: "success",
      data: { title, content: html(content), effectiveDate: effectiveDate ?? null, language },
    };
  }),
];

export const languages = [
  get("/language/get", async (payload) => {
    const { docs } = await payload.find({
      collection: "languages",
      sort: "_order",
      limit: LIST_MAX,
      depth: 0,
    });
    return {
      data: (await withDraft(payload, "languages", docs)).map(({ id, name, redirecturl, status }) => ({
        _id: id,
        name,
        redirecturl,
        status,
      })),
    };
  }),
];

export const faqs = [
  get("/web/get_faq_with_category", async (payload) => {
    const { docs } = await payload.find({
      collection: "faq-categories",
      sort: "_order",
      limit: LIST_MAX,
      depth: 0,
    });
    const categories = await withDraft(payload, "faq-categories", docs);
    const translations = await readTranslations(payload, { "faq-categories": categories });
    const data = categories.map((category) => {
      const { name, language } = translations.apply("faq-categories", category);
      return { name, faqData: translations.questions(category), language };
    });
    return { status: "success", data };
  }),
];
