import { z } from "zod";

import { ffmpegThat, startCutting } from "./support/cutting";
import { fakeFfmpeg, fakeLarge } from "./support/preparation";

const { provider, work, expectNothingLeft, ask, aStory } = await startCutting();
const { request, staff } = provider;

it("a version for projectors is made when staff request it, and only they get it", async () => {
  const story = await aStory();
  await story.isShownIn(720, 1280);
  const shown = (await story.clip()).renditions;
  expect(await ask(`${story.clipId}/make-large`)).toMatchObject({ status: 200 });
  await work();
  const clip = await story.clip();
  expect(clip).toMatchObject({
    preparation: "ready",
    task: null,
    large: { height: 1080 },
    renditions: shown,
  });
  const { filename } = z.object({ filename: z.string() }).parse(clip.large);
  const address = `/uploads/renditions/${filename}`;
  expect((await request.get(address)).status).toBe(404);
  expect((await request.get(address, { headers: staff.headers })).status).toBe(200);
  await expectNothingLeft();

  // It shows what was cut.
  await story.cut(6, 20);
  await work(ffmpegThat().prepareClip);
  expect(await story.clip()).toMatchObject({ large: null });
  expect(story.namesNow()).not.toContain(filename);
});

it("a version for projectors is made from the visible part, and not from a film that is gone", async () => {
  const story = await aStory();
  await story.cut(6, 20);
  await work(ffmpegThat().prepareClip);
  await story.isShownIn(720, 1280);
  await ask(`${story.clipId}/make-large`);
  const asked: number[] = [];
  await work(fakeFfmpeg, undefined, null, async (options) => {
    asked.push(options.from);
    return fakeLarge(options);
  });
  expect(asked).toEqual([6]);
  await story.change({ originalRemovedAt: new Date().toISOString() });
  expect((await ask(`${story.clipId}/make-large`)).said).toContain("The original upload is gone");
  expect((await ask(`${story.clipId}/undo-cut`)).said).toContain("The original upload is gone");
});

it("a version for projectors is refused if the film wasn't recorded larger", async () => {
  const story = await aStory();
  await story.isShownIn(360, 640);
  expect((await ask(`${story.clipId}/make-large`)).said).toContain("not recorded larger");
});
