import { z } from "zod";
import { createAdmin } from "../support/admin";
import { jsonAnswer, startLocalServer } from "../support/local-server";
import { createStack } from "../support/stack";
import { expect, test as base } from "../support/test";

const revalidation = z.object({ tags: z.array(z.string()) });
const articles = z.object({ data: z.tuple([z.object({ slug: z.string(), title: z.string() })]) });

interface Fixtures {
  /** A provider of this test's own, and what it has told its site since it was last asked. */
  own: { providerUrl: string; admin: Awaited<ReturnType<typeof createAdmin>>; revalidated: () => string[] };
}

const test = base.extend<Fixtures>({
  own: async ({}, use) => {
    const told = new Set<string>();
    const site = await startLocalServer((_path, body) => {
      for (const tag of revalidation.parse(JSON.parse(body)).tags) told.add(tag);
      return jsonAnswer({});
    });
    const stack = await createStack({ variables: { SITE_URL: site.url } });
    try {
      await stack.provider.start();
      await expect.poll(() => [...told]).toEqual(["everything"]);
      told.clear();
      const revalidated = () => {
        const tags = [...told];
        told.clear();
        return tags;
      };
      await use({
        providerUrl: stack.provider.url,
        admin: await createAdmin(stack.provider.url),
        revalidated,
      });
    } finally {
      await stack.stop();
      await site.stop();
    }
  },
});

test("an article keeps its published address while a draft has another", async ({ own, request }) => {
  const { admin, providerUrl } = own;
  const at = async (slug: string) => {
    const response = await request.get(`${providerUrl}/get-blog-by-id/${slug}`);
    return response.ok() ? articles.parse(await response.json()).data[0].slug : response.status();
  };
  const content = { title: "A test", author: "A tester", postedDate: "2020-01-01T12:00:00.000Z" };
  const { id } = await admin.create("blogs", { ...content, slug: "a", _status: "published" });
  const draft = (slug: string) => admin.update("blogs", `${id}?draft=true`, { slug, _status: "draft" });

  await draft("b");
  expect([await at("a"), await at("b")]).toEqual(["a", 404]);
  await draft("c");
  expect([await at("a"), await at("b"), await at("c")]).toEqual(["a", 404, 404]);
  await admin.update("blogs", id, { slug: "c", _status: "published" });
  expect([await at("a"), await at("b"), await at("c")]).toEqual(["c", 404, "c"]);
  await admin.update("blogs", id, { slug: "d" });
  expect([await at("a"), await at("c"), await at("d")]).toEqual(["d", "d", "d"]);

  const other = await admin.create("blogs", { ...content, slug: "a", _status: "draft" });
  expect(await at("a")).toBe("d");
  await admin.update("blogs", other.id, { _status: "published" });
  expect([await at("a"), await at("c")]).toEqual(["a", "d"]);
  await admin.remove("blogs", other.id);
  expect([await at("a"), await at("c")]).toEqual([404, "d"]);

  await admin.update("blogs", id, { _status: "draft" });
  expect([await at("c"), await at("d")]).toEqual([404, 404]);
  await admin.update("blogs", id, { _status: "published" });
  expect([await at("c"), await at("d")]).toEqual(["d", "d"]);
  await admin.remove("blogs", id);
  expect([await at("c"), await at("d")]).toEqual([404, 404]);
});

for (const { collection, kind, shown, hidden } of [
  { collection: "videos", kind: "video", shown: { status: "Active" }, hidden: { status: "Pending" } },
  { collection: "blogs", kind: "blog", shown: { _status: "published" }, hidden: { _status: "draft" } },
  { collection: "hashtags", kind: "hashtag", shown: { status: "Active" }, hidden: { status: "Inactive" } },
]) {
  test(`the site is told of every address that one of the ${collection} has had`, async ({ own }) => {
    const { admin, revalidated } = own;
    const [field = "", value = ""] = Object.entries(shown)[0] ?? [];
    const record = await admin.find(collection, field, value);
    if (!record) throw new Error(`The seed has none of the ${collection}`);
    const slugs = [z.string().parse(record.slug), "second-name", "third-name"];
    const [first, second, third] = slugs.map((slug) => `${kind}:${slug}`);
    const hear = (tags: (string | undefined)[]) => {
      const ours = new Set<string>();
      return expect
        .poll(() => {
          for (const tag of revalidated()) if ([first, second, third].includes(tag)) ours.add(tag);
          return [...ours].sort();
        })
        .toEqual([...tags].sort());
    };

    await admin.update(collection, record.id, { slug: "second-name" });
    await hear([first, second]);
    await admin.update(collection, record.id, { slug: "third-name" });
    await hear([first, second, third]);
    await admin.update(collection, record.id, hidden);
    await hear([first, second, third]);
    await admin.update(collection, record.id, shown);
    await hear([first, second, third]);
    await admin.remove(collection, record.id);
    await hear([first, second, third]);
  });
}
