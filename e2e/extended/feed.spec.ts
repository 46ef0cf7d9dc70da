import { z } from "zod";
import { createAdmin, SHOWN_WITHIN_MS } from "../support/admin";
import { readXml } from "../support/documents";
import { expect, test } from "../support/test";

test("the feed follows what staff publish, change, unpublish and delete", async ({ page, startStack }) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const shows = (title: string, expected: boolean) =>
    expect
      .poll(async () => (await readXml(page, `${site.url}/feed.xml`)).texts("title").includes(title), {
        timeout: SHOWN_WITHIN_MS,
        intervals: [100],
      })
      .toBe(expected);

  const blog = await admin.find("blogs", "_status", "published");
  if (!blog) throw new Error("The seed has no published blog");
  const title = z.string().parse(blog.title);
  await shows(title, true);
  await admin.update("blogs", blog.id, { _status: "draft" });
  await shows(title, false);

  const changed = "Lamps & </title> ]]> ]]> <script>\u{1F56F}";
  await admin.update("blogs", blog.id, { title: changed, _status: "published" });
  await shows(changed.replaceAll("]]>", "]] >"), true);
  await admin.remove("blogs", blog.id);
  await shows(changed.replaceAll("]]>", "]] >"), false);
});
