import { existsSync, readdirSync, utimesSync, watch } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { createAdmin, type Admin } from "../support/admin";
import { aStory, realClip, sendStory, siteHeaders } from "../support/provider-calls";
import { makeClipsOlder } from "../support/provider-database";
import { createStack, type Stack } from "../support/stack";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 180_000 });

const DAY_S = 24 * 60 * 60;

async function withProvider(use: (stack: Stack) => Promise<void>) {
  const stack = await createStack();
  try {
    await stack.provider.start();
    await use(stack);
  } finally {
    await stack.stop();
  }
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Returns the uploads that providers of a data folder are receiving. */
const waitingIn = (dataDir: string) => {
  const folder = path.join(dataDir, "tmp");
  return filesIn(folder).flatMap((own) => filesIn(path.join(folder, own)));
};

/** Resolves at the first change in a folder, or of a file. */
const changeOf = (place: string) =>
  new Promise<void>((resolve) => {
    const watcher = watch(place, () => {
      watcher.close();
      resolve();
    });
  });

/** Returns the traces of stories: records, their clips' records, and files beyond the seed's. */
async function traces(admin: Admin, { dataDir }: Stack, seeded: readonly string[]) {
  const story = await admin.find("stories", "slug", aStory.slug);
  const clip = await admin.find("clips", "title", aStory.name);
  const files = filesIn(path.join(dataDir, "uploads/clips")).filter((file) => !seeded.includes(file));
  return {
    story: Boolean(story),
    clip: Boolean(clip),
    files: files.length,
    waiting: waitingIn(dataDir),
  };
}

const NOTHING = { story: false, clip: false, files: 0, waiting: [] };
const ALL = { story: true, clip: true, files: 1, waiting: [] };

/** Young files could belong to another provider's running upload, so they go at a start on another day. */
async function expectNothingLater(stack: Stack, seeded: string[]) {
  const { provider, dataDir } = stack;
  const clips = path.join(dataDir, "uploads/clips");
  await provider.stop();
  await makeClipsOlder(stack);
  const now = Date.now() / 1000;
  for (const name of filesIn(clips)) utimesSync(path.join(clips, name), now, now - 2 * DAY_S);
  await provider.start();
  const admin = await createAdmin(provider.url);
  await expect.poll(() => traces(admin, stack, seeded)).toEqual(NOTHING);
}

test("a provider killed while a story arrives keeps none of it", async () => {
  await withProvider(async (stack) => {
    const { provider, dataDir, env } = stack;
    const clips = path.join(dataDir, "uploads/clips");
    const seeded = filesIn(clips);
    const upload = request(`${provider.url}/add_video`, {
      method: "POST",
      headers: {
        ...siteHeaders(env),
        "content-type": "multipart/form-data; boundary=x",
        "content-length": "1000000",
      },
    }).on("error", () => undefined);
    for (const [name, value] of Object.entries(aStory)) {
      upload.write(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    }
    upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
    upload.write(Buffer.from(await (await realClip()).arrayBuffer()));
    await expect.poll(() => waitingIn(dataDir)).toHaveLength(1);
    await provider.stop("SIGKILL");
    await provider.start();
    expect(await traces(await createAdmin(provider.url), stack, seeded)).toEqual(NOTHING);
  });
});

test("a provider killed while storing a story has all or nothing of it, and then once", async () => {
  await withProvider(async (stack) => {
    const { provider, dataDir } = stack;
    const clips = path.join(dataDir, "uploads/clips");
    const seeded = filesIn(clips);
    await createAdmin(provider.url);
    const moments = [
      () => changeOf(dataDir),
      () => changeOf(path.join(dataDir, "lampstand.db-wal")),
      () => changeOf(clips),
    ];
    for (const moment of moments) {
      const reached = moment();
      const sending = sendStory(stack, aStory).catch(() => undefined);
      await Promise.race([reached, sending]);
      await provider.stop("SIGKILL");
      await sending;
      await provider.start();
      const left = await traces(await createAdmin(provider.url), stack, seeded);
      if (left.story) expect(left).toEqual(ALL);
      else await expectNothingLater(stack, seeded);
    }
    expect((await sendStory(stack, aStory)).status).toBe(200);
    expect((await sendStory(stack, aStory)).status).toBe(200);
    expect(await traces(await createAdmin(provider.url), stack, seeded)).toEqual(ALL);
  });
});

test("a provider killed while staff publish a story has it published in the end, once", async () => {
  await withProvider(async (stack) => {
    const { provider, dataDir } = stack;
    expect((await sendStory(stack, aStory)).status).toBe(200);
    let admin = await createAdmin(provider.url);
    const { id } = (await admin.find("stories", "slug", aStory.slug)) ?? { id: "" };
    const reached = changeOf(path.join(dataDir, "lampstand.db-wal"));
    const publishing = admin.update("stories", id, { status: "Published" }).catch(() => undefined);
    await reached;
    await provider.stop("SIGKILL");
    await publishing;
    await provider.start();

    admin = await createAdmin(provider.url);
    await admin.update("stories", id, { status: "Published" });
    const video = await admin.find("videos", "slug", aStory.slug);
    expect(video?.status).toBe("Active");
    const found = await fetch(`${provider.url}/get_individual_video/${aStory.slug}`);
    expect(found.status).toBe(200);
    expect((await admin.find("stories", "slug", aStory.slug))?.carriedOut).toBe("Published");
  });
});

test("a later start removes a visitor's unused clip", async () => {
  await withProvider(async (stack) => {
    const { provider, dataDir } = stack;
    const seeded = filesIn(path.join(dataDir, "uploads/clips"));
    expect((await sendStory(stack, aStory)).status).toBe(200);
    const admin = await createAdmin(provider.url);
    const story = await admin.find("stories", "slug", aStory.slug);
    await admin.update("stories", story?.id ?? "", { status: "Published" });
    const video = await admin.find("videos", "slug", aStory.slug);
    await admin.remove("stories", story?.id ?? "");
    // It went to the trash with its story.
    await admin.remove("videos", `${video?.id}?trash=true`);
    expect(await traces(admin, stack, seeded)).toEqual({ ...ALL, story: false });
    await expectNothingLater(stack, seeded);
  });
});
