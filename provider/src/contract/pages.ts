import { pageSlug } from "../fields/page-slug";
import { ContractError } from "./answer";
import { getBy } from "./route";
import { html, slugParam } from "./shapes";

export const pages = [
  getBy("/web/page-content/:slug", slugParam, async (payload, params) => {
    const { docs } = await payload.find({
      collection: "pages",
      where: { slug: { equals: pageSlug(params.slug) } },
      limit: 1,
      pagination: false,
      depth: 0,
    });
    const [page] = docs;
    if (!page) throw new ContractError(404, "There is no such page");
    const { title, content, effectiveDate } = page;
    return {
      status: "success",
      data: { title, content: html(content), effectiveDate: effectiveDate ?? null },
    };
  }),
];
