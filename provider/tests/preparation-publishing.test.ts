import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { fakeFfmpeg, newStory, type PrepareClip } from "./support/preparation";
import { startProvider } from "./support/provider";

const { request, staff, payload, dataDir, removeVisitors } = await startProvider({ PREPARE_AT_ONCE: "1" });
const { prepareNext } = await import("../src/features/clips/prepare-next");
const { PreparationError } = await import("../src/features/preparation/preparation-error");

const going = new AbortController().signal;

afterEach(removeVisitors);

const work = (prepareClip: PrepareClip | null = fakeFfmpeg) =>
  prepareNext(payload, { prepareClip, stop: going });

describe("publishing", () => {
  const early = "‘Publish before it is prepared’";

  it("waits for the preparation, unless staff say otherwise", async () => {
    const story = await newStory(request, staff);
    const refusal = () => staff.refusedUpdate("stories", story.id, { status: "Published" });
    expect(await refusal()).toContain(
      `The video waits to be prepared. Publish it when it is ready, or tick ${early}`,
    );
    await work(async (given) => {
      expect(await refusal()).toContain("The video is being prepared (0 %).");
      throw new PreparationError("It is damaged.");
      return fakeFfmpeg(given);
    });
    expect(await refusal()).toContain("The video could not be prepared: It is damaged. Try again, or tick");
    await staff.update("stories", story.id, { status: "Published", publishUnprepared: true });
    const video = await staff.one("videos", "slug", story.slug);
    expect(video).toMatchObject({ status: "Active", publishUnprepared: true });

    await staff.update("videos", video.id, { status: "Pending", publishUnprepared: false });
    const message = await staff.refusedUpdate("videos", video.id, { status: "Active" });
    expect(message).toContain("The video could not be prepared");
    await staff.update("videos", video.id, { status: "Active", publishUnprepared: true });
  });

  it("is refused for what most browsers cannot play, where nothing is prepared", async () => {
    const story = await newStory(request, staff);
    await work(null);
    const file = path.join(dataDir, "uploads/clips", String((await story.clip()).filename));
    const content = await readFile(file);
    await writeFile(file, Buffer.from(content.toString("latin1").replaceAll("avc1", "hvc1"), "latin1"));
    const message = await staff.refusedUpdate("stories", story.id, { status: "Published" });
    expect(message).toContain("Most browsers cannot play this video as it was uploaded");
    await writeFile(file, content);
    await staff.update("stories", story.id, { status: "Published" });
  });

  it("is refused for what says where it was filmed, until it is prepared", async () => {
    const story = await newStory(request, staff);
    const where = { id: { equals: story.clipId } };
    await payload.db.updateOne({ collection: "clips", where, data: { hasMetadata: true } });
    const message = await staff.refusedUpdate("stories", story.id, {
      status: "Published",
      publishUnprepared: true,
    });
    expect(message).toContain("The video file says where, when or with what it was filmed");
    await work();
    await staff.update("stories", story.id, { status: "Published" });
  });
});
