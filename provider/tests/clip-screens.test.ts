import { preparationNotice } from "../src/features/clips/worker-state";
import { updateIf } from "../src/lib/db/writes";
import { first, readVideos } from "./support/read";
import { startProvider } from "./support/provider";
import type { Upload } from "./support/request";

const { payload, request, rows, staff } = await startProvider();

async function film(name: string, mimeType: string): Promise<Upload> {
  const { videoLink } = first(await readVideos(request));
  return { name, mimeType, buffer: (await request.get(videoLink)).bytes };
}

const set = (id: string, data: Record<string, unknown>) =>
  updateIf(payload, { collection: "clips", where: { id: { equals: id } }, data });

type Headers = Record<string, string>;

const press = (id: string, action: string, data: object = {}, headers: Headers = staff.headers) =>
  request.post(`/api/clips/${id}/${action}`, { headers, data });

it("takes a video whose name is in capitals, as a browser sends it that does not know them", async () => {
  const clip = await staff.uploaded("clips", await film("IMG_4711.MOV", "application/octet-stream"));
  expect(clip).toMatchObject({
    filename: expect.stringMatching(/^img-4711-.*\.mp4$/),
    mimeType: "video/mp4",
  });
  await staff.remove("clips", clip.id);
});

it("still goes by what is in a file", async () => {
  const refused = await staff.upload("clips", {
    name: "STORY.MP4",
    mimeType: "video/mp4",
    buffer: Buffer.from("%PDF-1.4\n%no video\n"),
  });
  expect(refused.status).toBe(400);
});

it("has a clip prepared again that failed, once", async () => {
  const { id } = await staff.uploaded("clips", await film("story.mp4", "video/mp4"));
  await payload.db.deleteMany({ collection: "clip-jobs", where: {} });
  await set(id, { preparation: "failed", problem: "It ends in the middle.", progress: 40 });

  expect((await press(id, "prepare", {}, {})).status).toBe(403);
  expect(await staff.open("clips", id)).toMatchObject({ preparation: "failed" });
  expect((await press("00000000-0000-4000-8000-000000000000", "prepare")).status).toBe(404);

  expect((await press(id, "prepare")).status).toBe(200);
  expect(await staff.open("clips", id)).toMatchObject({ preparation: "waiting", problem: null, progress: 0 });
  expect(await rows("clip-jobs")).toMatchObject([{ clip: id, attempts: 0 }]);

  await set(id, { preparation: "preparing", progress: 40 });
  const refused = await press(id, "prepare");
  expect(refused.status).toBe(409);
  expect(refused.text()).toContain("it is being prepared");
  expect(await staff.open("clips", id)).toMatchObject({ preparation: "preparing", progress: 40 });
  await staff.remove("clips", id);
});

it("tells staff what keeps videos from being prepared", async () => {
  const path = "/api/clips/preparation-notice";
  expect((await request.get(path)).status).toBe(403);
  const answer = await request.get(path, { headers: staff.headers });
  expect(answer.json()).toEqual({ notice: (await preparationNotice(payload)) ?? null });
});

it("shows the picture that staff have chosen of a clip", async () => {
  const { id } = await staff.uploaded("clips", await film("story.mp4", "video/mp4"));
  expect(await staff.open("clips", id)).toMatchObject({ thumbnailURL: null });
  const frames = ["a", "b"].map((name) => ({ filename: `${id}-${name}.jpg`, width: 720, height: 1280 }));
  await set(id, { preparation: "ready", frames });
  expect(await staff.open("clips", id)).toMatchObject({ thumbnailURL: `/uploads/frames/${id}-a.jpg` });

  expect((await press(id, "choose-frame", { chosenFrame: 1 }, {})).status).toBe(403);
  for (const chosenFrame of [2, -1, "1", null]) {
    expect((await press(id, "choose-frame", { chosenFrame })).status).toBe(400);
  }
  expect((await press(id, "choose-frame", { chosenFrame: 1 })).status).toBe(200);
  expect(await staff.open("clips", id)).toMatchObject({ thumbnailURL: `/uploads/frames/${id}-b.jpg` });
  await staff.remove("clips", id);
});
