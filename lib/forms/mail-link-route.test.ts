import { mailLinkForm, mailLinkRoute } from "./mail-link-route";

jest.mock("next/headers", () => ({ headers: async () => new Headers() }));

const POST = mailLinkRoute({
  form: mailLinkForm,
  settle: async ({ token }) => token === "good",
  page: (token) => `/give-consent/${token}`,
});

async function leadsTo(fields: Record<string, string>): Promise<string | null> {
  const answer = await POST(
    new Request("http://site.test/api/give-consent", { method: "POST", body: new URLSearchParams(fields) }),
  );
  return answer.headers.get("location");
}

beforeEach(() => jest.spyOn(console, "warn").mockReturnValue());
afterEach(() => jest.restoreAllMocks());

it.each([
  ["/es", "/es/give-consent/good"],
  ["", "/give-consent/good"],
  ["/xx", "/give-consent/good"],
  ["//other.example", "/give-consent/good"],
])("returns to the page with the prefix %p at %s", async (prefix, page) => {
  expect(await leadsTo({ token: "good", prefix })).toBe(page);
});

it("says in the page's language that it failed", async () => {
  expect(await leadsTo({ token: "bad", prefix: "/ar" })).toBe("/ar/give-consent/bad?failed");
});

it("leads forms of pages from before there were languages to the church's own", async () => {
  expect(await leadsTo({ token: "good" })).toBe("/give-consent/good");
});
