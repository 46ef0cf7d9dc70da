import { get } from "./route";
import { html, text } from "./shapes";

export const help = [
  get("/get_content", async (payload) => {
    const stored = await payload.findGlobal({ slug: "help", depth: 0 });
    return { data: [{ page: "help-desk", title: text(stored.title), content: html(stored.content) }] };
  }),
];
