import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { createAdmin } from "../support/admin";
import { findVideo, readHome } from "../support/contract";
import { readOutbox } from "../support/mails";
import { submit } from "../support/provider-calls";
import type { Stack } from "../support/stack";
import { startStackPool } from "../support/stack-pool";
import { expect, test } from "../support/test";

const HEADING = "Left by the test before";
const WORD = "Leftoverword";
const FOUND_BEFORE = "lamp";

/** Returns what visitors see of it. */
async function seen(request: APIRequestContext, { site, provider, dataDir }: Stack, slug: string) {
  const text = async (address: string) => (await request.get(site.url + address)).text();
  const found = async (query: string) => [
    ...new Set((await text(`/search?q=${query}`)).match(/(?<=href="\/video-detail\/)[\w-]+/g)),
  ];
  const files = readdirSync(path.join(dataDir, "uploads"), { recursive: true }).map(String);
  const clip = files.find((file) => file.startsWith("clips/")) ?? "";
  return {
    heading: (await readHome(provider.url)).texts[0],
    isHeadingLeft: (await text("/")).includes(HEADING),
    video: (await request.get(`${site.url}/video-detail/${slug}`)).status(),
    found: await found(FOUND_BEFORE),
    leftWordFinds: await found(WORD),
    // The first cleanup notes which database owns the files.
    files: files.filter((file) => !file.startsWith("site")).sort(),
    clip: (await request.get(`${provider.url}/uploads/${clip}`)).status(),
    mails: (await readOutbox(dataDir)).length,
  };
}

test("a test finds nothing of the stack's previous one", async ({ request }) => {
  test.setTimeout(180_000);
  const pool = await startStackPool();
  try {
    const stack = await pool.take();
    const { site, provider, dataDir } = stack;
    const renamed = await findVideo(provider.url, ({ name }) => name.toLowerCase().includes(FOUND_BEFORE));
    const { slug } = await findVideo(
      provider.url,
      (video) => video.videoType !== "multiple" && video.slug !== renamed.slug,
    );
    const before = await seen(request, stack, slug);
    expect(before).toMatchObject({
      isHeadingLeft: false,
      video: 200,
      leftWordFinds: [],
      clip: 200,
      mails: 0,
    });
    expect(before.found).not.toEqual([]);

    const admin = await createAdmin(provider.url);
    await admin.updateGlobal("home", { fTopHeading: HEADING });
    await admin.update("videos", (await admin.find("videos", "slug", renamed.slug))?.id ?? "", {
      name: WORD,
    });
    await admin.remove("videos", (await admin.find("videos", "slug", slug))?.id ?? "");
    const person = { name: "Ruth", email: "ruth@example.org", message: "Hello", fullName: "Ruth Lee" };
    expect((await submit(stack, "/add-join-us", { ...person, agreeToUseTestimony: true })).status).toBe(201);
    for (const file of before.files.filter((name) => name.startsWith("clips/")))
      rmSync(path.join(dataDir, "uploads", file));
    await expect
      .poll(() => seen(request, stack, slug))
      .toMatchObject({ isHeadingLeft: true, video: 404, leftWordFinds: [renamed.slug], mails: 2 });

    await pool.giveBack(stack);
    const next = await pool.take();
    expect(next).toBe(stack);
    expect(await seen(request, next, slug)).toEqual(before);
    const { list } = await createAdmin(provider.url);
    expect(await list("testimony-consents")).toEqual([]);
    expect(z.array(z.looseObject({})).parse(await list("staff"))).toHaveLength(2);

    await createAdmin(provider.url).then(({ updateGlobal }) =>
      updateGlobal("home", { fTopHeading: HEADING }),
    );
    await expect.poll(async () => (await request.get(site.url)).text()).toContain(HEADING);
    await pool.giveBack(stack);
    await pool.take();
    await provider.stop();
    expect(await (await request.get(site.url)).text(), "while the provider is away").not.toContain(HEADING);

    await pool.giveBack(stack);
    expect((await pool.take()).site.url).not.toBe(site.url);
  } finally {
    await pool.stop();
  }
});
