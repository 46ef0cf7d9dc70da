import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { readContent, readList, readNamed } from "./payload";

const PATH = "/things";
const HOPE = { title: "Hope" };

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

describe("readContent", () => {
  it("returns the payload that has one of the keys", async () => {
    provider.answer(PATH, { json: { data: [HOPE] } });
    await expect(readContent(PATH, ["title", "content"])).resolves.toEqual(HOPE);
  });

  it.each([{ data: null }, { data: [] }, { data: { unknown: 1 } }])(
    "treats %j as malformed",
    async (json) => {
      provider.answer(PATH, { json });
      await expect(readContent(PATH, ["title"])).rejects.toMatchObject({ failure: "malformed" });
    },
  );
});

describe("readNamed", () => {
  it("returns the payload and the answer that contained it", async () => {
    const json = { blog: [HOPE], more: 1 };
    provider.answer(PATH, { json });
    await expect(readNamed(PATH, ["title"], ["blog"])).resolves.toEqual({ record: HOPE, body: json });
  });

  it.each([{ data: null }, { data: [] }, { data: { data: null } }, { data: { data: [] } }])(
    "treats %j as missing",
    async (json) => {
      provider.answer(PATH, { json });
      await expect(readNamed(PATH, ["title"])).rejects.toMatchObject({ failure: "missing" });
    },
  );

  it.each([{}, [], { data: {} }, { data: { unknown: 1 } }])("treats %j as malformed", async (json) => {
    provider.answer(PATH, { json });
    await expect(readNamed(PATH, ["title"])).rejects.toMatchObject({ failure: "malformed" });
  });
});

describe("readList", () => {
  it.each([
    ["its items", [HOPE]],
    ["an empty list", []],
  ])("returns %s and the answer that contained them", async (_, list) => {
    const json = { data: { list }, total: 9 };
    provider.answer(PATH, { json });
    await expect(readList(PATH, ["list"])).resolves.toEqual({ items: list, body: json });
  });

  it.each([{}, { data: null }, { data: { others: [HOPE] } }])("treats %j as malformed", async (json) => {
    provider.answer(PATH, { json });
    await expect(readList(PATH, ["list"])).rejects.toMatchObject({ failure: "malformed" });
  });

  it("passes on the request's options", async () => {
    provider.answer(PATH, { json: [] });
    await readList(PATH, [], { method: "POST", body: { ids: ["a"] } });
    expect(provider.requests.at(-1)).toMatchObject({ method: "POST", body: '{"ids":["a"]}' });
  });
});
