import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { expectFreshReads } from "@/lib/test-support/fresh-reads";
import { listNestings } from "@/lib/test-support/nestings";
import { getBlogs } from "./blogs";
import { getFaqCategories, getHelpContent } from "./pages";
import { getHashtagChoices } from "./hashtags";
import { dataOr } from "./cached-query";
import { getLanguages } from "./content";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const ENGLISH = { _id: "en", name: "English", redirecturl: "https://en.example/", status: "Active" };
const HOPE = { _id: "h1", name: "hope", status: "Active" };
const HELP = { page: "help-desk", title: "Help", content: "<p>Ask&nbsp;us.</p><p>We &amp; you.</p>" };
const FAQ = { name: "Stories", faqData: [{ question: "How long?", answer: "A minute." }] };
const BLOG = { title: "Light", slug: "light", fVideo: "/a.jpg", author: "Ana", postedDate: "2025-03-01" };

const BLOGS_PATH = "/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1";

const LISTS = [
  {
    name: "languages",
    path: "/language/get",
    listName: "list",
    read: getLanguages,
    items: [
      ENGLISH,
      { ...ENGLISH, _id: 7, name: "Hoped for", status: "Pending" },
      { ...ENGLISH, _id: 8, name: "Español", redirecturl: "https://es.example/" },
    ],
    malformed: [null, "English", { ...ENGLISH, name: "" }, { ...ENGLISH, _id: undefined }],
    expected: {
      state: "found",
      data: [
        { id: "en", name: "English", url: "https://en.example/" },
        { id: "8", name: "Español", url: "https://es.example/" },
      ],
    },
    empty: { state: "found", data: [] },
  },
  {
    name: "hashtags",
    path: "/get-hashtag-frontend",
    listName: "list",
    read: getHashtagChoices,
    items: [
      { ...HOPE, slug: "new-hope" },
      { ...HOPE, _id: 2, name: "grace", isForStories: false },
      { ...HOPE, _id: 3, name: "old", status: "active" },
      { ...HOPE, _id: 4, name: "faith", slug: "a/b" },
    ],
    malformed: [null, 5, { ...HOPE, name: null }, { name: "no id", status: "Active" }],
    expected: {
      state: "found",
      data: [
        { id: "h1", name: "hope", slug: "new-hope", isForStories: true },
        { id: "2", name: "grace", slug: null, isForStories: false },
        { id: "4", name: "faith", slug: null, isForStories: true },
      ],
    },
    empty: { state: "found", data: [] },
  },
  {
    name: "help entries",
    path: "/get_content",
    listName: "list",
    read: getHelpContent,
    items: [{ page: "other", title: "Other", content: "" }, HELP],
    malformed: [null, { title: "Without a page" }],
    expected: { state: "found", data: { title: "Help", text: "Ask us. We & you." } },
    empty: { state: "missing" },
  },
  {
    name: "FAQ categories",
    path: "/web/get_faq_with_category",
    listName: "list",
    read: getFaqCategories,
    items: [FAQ, { name: "Empty" }],
    malformed: [null, { faqData: FAQ.faqData }],
    expected: {
      state: "found",
      data: [
        { name: "Stories", entries: FAQ.faqData },
        { name: "Empty", entries: [] },
      ],
    },
    empty: { state: "found", data: [] },
  },
  {
    name: "blogs",
    path: BLOGS_PATH,
    listName: "blogs",
    read: getBlogs,
    items: [BLOG],
    malformed: [
      null,
      "light",
      { ...BLOG, slug: "" },
      { ...BLOG, slug: undefined },
      { ...BLOG, slug: "a/b" },
      { ...BLOG, slug: ".." },
    ],
    expected: { state: "found", data: [expect.objectContaining({ slug: "light", title: "Light" })] },
    empty: { state: "found", data: [] },
  },
];

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

describe.each(LISTS)("the $name", ({ path, listName, read, items, malformed, expected, empty }) => {
  describe("in an answer with a list", () => {
    expectFreshReads();

    it.each(listNestings(listName))("are read %s", async (_, nest) => {
      provider.answer(path, { json: nest(items) });
      expect(await read()).toEqual(expected);
      expect(provider.requests.at(-1)).toMatchObject({ method: "GET", path });
    });

    it("lose the malformed items, each with a log entry, and keep the rest", async () => {
      const warn = jest.spyOn(console, "warn").mockReturnValue();
      provider.answer(path, { json: { data: [...malformed, ...items] } });
      expect(await read()).toEqual(expected);
      expect(warn).toHaveBeenCalledTimes(malformed.length);
      warn.mockRestore();
    });

    it.each(listNestings(listName))("are none when the list is empty %s", async (_, nest) => {
      provider.answer(path, { json: nest([]) });
      expect(await read()).toEqual(empty);
    });
  });

  it.each([{ data: null }, { data: { unknown: items } }, {}])(
    "keep their last value when the answer has no list: %j",
    async (json) => {
      const errors = jest.spyOn(console, "error").mockReturnValue();
      provider.answer(path, { json: { data: items } });
      expect(await read()).toEqual(expected);
      expect(errors).not.toHaveBeenCalled();
      provider.answer(path, { json });
      expect(await read()).toEqual(expected);
      expect(errors).toHaveBeenCalledWith(expect.stringContaining("provider malformed"));
      errors.mockRestore();
    },
  );
});

it("omits a language that points nowhere, or to a foreign scheme", async () => {
  const addresses = [undefined, "", "javascript:alert(1)", "data:text/html,hello"];
  const data = addresses.map((redirecturl) => ({ ...ENGLISH, redirecturl }));
  provider.answer("/language/get", { json: { data } });
  expect(dataOr(await getLanguages(), [])).toEqual([]);
});

it("drops a question without an answer, like any other malformed one, and keeps the rest of its category", async () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  const answered = { question: "Why?", answer: "Because." };
  const faqData = [{ answer: "To nothing" }, null, { question: "Open?" }, answered];
  provider.answer("/web/get_faq_with_category", { json: { data: [{ name: "Stories", faqData }] } });
  expect(await getFaqCategories()).toEqual({
    state: "found",
    data: [{ name: "Stories", entries: [answered] }],
  });
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});
