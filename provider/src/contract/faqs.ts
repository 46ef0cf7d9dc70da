import { get } from "./route";
import { LIST_LIMIT } from "./shapes";

export const faqs = [
  get("/web/get_faq_with_category", async (payload) => {
    const { docs } = await payload.find({
      collection: "faq-categories",
      sort: "_order",
      limit: LIST_LIMIT,
      depth: 0,
    });
    const data = docs.map(({ name, faqData }) => ({
      name,
      faqData: (faqData ?? []).map(({ question, answer }) => ({ question, answer })),
    }));
    return { status: "success", data };
  }),
];
