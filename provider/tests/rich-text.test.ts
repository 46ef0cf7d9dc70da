import { first, read } from "./support/read";
import * as shapes from "./support/shapes";
import { startProvider } from "./support/provider";

const { request, staff } = await startProvider();

const text = (words: string) => ({
  type: "text",
  version: 1,
  text: words,
  format: 0,
  mode: "normal",
  style: "",
  detail: 0,
});
const element = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  direction: null,
  format: "",
  indent: 0,
  children,
  ...more,
});
const paragraph = (...children: object[]) => element("paragraph", children, { textFormat: 0 });
const content = (...children: object[]) => ({ root: element("root", children) });

const link = (url: string, type = "link") =>
  element(type, [text("here")], { id: "a", fields: { linkType: "custom", newTab: false, url } });

const cell = (words: string, headerState = 0, more: object = {}) =>
  element("tablecell", [paragraph(text(words))], { headerState, ...more });
const row = (...cells: object[]) => element("tablerow", cells);

async function saved(...children: object[]): Promise<string> {
  const { id } = await staff.one("pages", "slug", "terms-condition");
  await staff.update("pages", id, { content: content(...children) });
  return (await read(request, "/web/page-content/terms-condition", shapes.page)).data.content;
}

async function refused(...children: object[]): Promise<string> {
  const { id } = first([await staff.one("pages", "slug", "terms-condition")]);
  return staff.refusedUpdate("pages", id, { content: content(...children) });
}

it("a table keeps its rows, its headings and what spans them", async () => {
  const table = element("table", [
    row(cell("Day", 1), cell("Time", 1)),
    row(cell("Sunday", 2), cell("9:00")),
    row(cell("Any other day", 0, { colSpan: 2 })),
  ]);
  expect(await saved(table)).toBe(
    '<table><thead><tr><th scope="col"><p>Day</p></th><th scope="col"><p>Time</p></th></tr></thead>' +
      '<tbody><tr><th scope="row"><p>Sunday</p></th><td><p>9:00</p></td></tr>' +
      '<tr><td colspan="2"><p>Any other day</p></td></tr></tbody></table>',
  );
});

it.each([
  ["www.grace.org", "https://www.grace.org"],
  ["grace.org/visit", "https://grace.org/visit"],
  ["/help-desk", "/help-desk"],
  ["help@grace.org", "mailto:help@grace.org"],
  ["https://grace.org/?a=1&b=2", "https://grace.org/?a=1&amp;b=2"],
])("a link to %s leads to %s", async (typed, address) => {
  expect(await saved(paragraph(link(typed)))).toBe(`<p><a href="${address}">here</a></p>`);
});

it.each(["javascript:alert(1)", "our church", "#map", "https://"])(
  "a link to %s is refused with a sentence",
  async (typed) => {
    expect(await refused(paragraph(link(typed)))).toContain("This link leads nowhere.");
  },
);

it("an address that became a link while it was typed leads there, too", async () => {
  expect(await saved(paragraph(link("www.grace.org", "autolink")))).toBe(
    '<p><a href="https://www.grace.org">here</a></p>',
  );
});

it("the # sign belongs to no hashtag's name", async () => {
  const { id } = await staff.create("hashtags", { name: "# #Harvest", status: "Active" });
  expect(await staff.open("hashtags", id)).toMatchObject({ name: "Harvest", slug: "harvest" });
  await staff.remove("hashtags", id);
});

it("what is wrong with a field is said as it is, without the field's own name", async () => {
  const answer = await request.patch(`/api/staff/${staff.id}`, {
    headers: staff.headers,
    data: { password: "short-one" },
  });
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({
    errors: [{ name: "ValidationError", message: "A password needs at least 12 characters." }],
  });
});
