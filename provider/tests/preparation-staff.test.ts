import { fakeFfmpeg, newStory, startPreparation } from "./support/preparation";
import { startProvider } from "./support/provider";
import { realVideo } from "./support/stories";

const provider = await startProvider({ PREPARE_AT_ONCE: "1" });
const { request, staff, payload, removeVisitors } = provider;
const { work, made, expectNothingLeft } = await startPreparation(provider);
const { PreparationError } = await import("../src/features/preparation/preparation-error");

afterEach(removeVisitors);

describe("publishing", () => {
  const early = "‘Publish before it’s prepared’";

  it("waits for the preparation, unless staff say otherwise", async () => {
    const story = await newStory(request, staff);
    const refusal = () => staff.refusedUpdate("stories", story.id, { status: "Published" });
    expect(await refusal()).toContain(
      `The video is waiting to be prepared. Publish it when it’s ready, or choose ${early}`,
    );
    await work(async (given) => {
      expect(await refusal()).toContain("We’re preparing the video (0 %).");
      throw new PreparationError("It is damaged.");
      return fakeFfmpeg(given);
    });
    expect(await refusal()).toContain("We couldn’t prepare the video: It is damaged. Try again, or choose");
    await staff.update("stories", story.id, { status: "Published", publishUnprepared: true });
    const video = await staff.one("videos", "slug", story.slug);
    expect(video).toMatchObject({ status: "Active", publishUnprepared: true });

    await staff.update("videos", video.id, { status: "Pending", publishUnprepared: false });
    const message = await staff.refusedUpdate("videos", video.id, { status: "Active" });
    expect(message).toContain("We couldn’t prepare the video");
    await staff.update("videos", video.id, { status: "Active", publishUnprepared: true });
  });

  it("is refused without preparation if most browsers can't play the video", async () => {
    const film = await realVideo();
    const strange = Buffer.from(film.buffer);
    // As an iPhone writes it.
    strange.write("qt  ", strange.indexOf("ftyp") + 4);
    const story = await newStory(request, staff, { ...film, buffer: strange });
    await work(null);
    const message = await staff.refusedUpdate("stories", story.id, { status: "Published" });
    expect(message).toContain("Most browsers can’t play this video as uploaded");
    const other = await newStory(request, staff);
    await work(null);
    await staff.update("stories", other.id, { status: "Published" });
  });

  it("is refused until preparation if the video says where it was filmed", async () => {
    const story = await newStory(request, staff);
    const where = { id: { equals: story.clipId } };
    await payload.db.updateOne({ collection: "clips", where, data: { hasMetadata: true } });
    const message = await staff.refusedUpdate("stories", story.id, {
      status: "Published",
      publishUnprepared: true,
    });
    expect(message).toContain("The video file contains where, when or how it was filmed");
    await work();
    await staff.update("stories", story.id, { status: "Published" });
  });
});

describe("staff's clip", () => {
  it("is accepted by its content, whatever its name's case and type", async () => {
    const { buffer } = await realVideo();
    for (const name of ["IMG_4711.MOV", "Film.M4V", "phone.3GP"]) {
      const file = { name, mimeType: "application/octet-stream", buffer };
      const { id, filename } = await staff.uploaded("clips", file);
      expect(filename).toMatch(/-[0-9a-f]{12}\.mp4$/);
      expect(await staff.one("clips", "id", id)).toMatchObject({
        mimeType: "video/mp4",
        preparation: "waiting",
      });
      await staff.remove("clips", id);
    }
    const lying = {
      name: "not-a-film.MP4",
      mimeType: "video/mp4",
      buffer: Buffer.from("GIF89a, or nothing at all"),
    };
    expect((await staff.upload("clips", lying)).text()).toContain("This file isn’t a video we can show");
    await expectNothingLeft();
  });

  it("is prepared again when its file is replaced, even during preparation", async () => {
    const file = await realVideo();
    const { id } = await staff.uploaded("clips", file);
    await work();
    const before = made();
    const replace = async () => {
      const form = { _payload: "{}", file };
      const answer = await request.patch(`/api/clips/${id}`, { headers: staff.headers, form });
      expect(answer.status).toBe(200);
    };
    await replace();
    expect(made()).toEqual([]);
    expect(await staff.one("clips", "id", id)).toMatchObject({ preparation: "waiting", renditions: [] });
    await work(async (given) => {
      const prepared = await fakeFfmpeg(given);
      await replace();
      return prepared;
    });
    expect(made()).toEqual([]);
    await work();
    const clip = await staff.one("clips", "id", id);
    expect(clip.preparation).toBe("ready");
    expect(made()).toHaveLength(3);
    expect(made()).not.toEqual(before);

    // Saving an outdated form keeps what the worker has written.
    await staff.update("clips", id, { title: "A title", preparation: "waiting", renditions: [], width: 1 });
    expect(await staff.one("clips", "id", id)).toMatchObject({
      title: "A title",
      preparation: "ready",
      width: 406,
    });
    await staff.remove("clips", id);
    expect(made()).toEqual([]);
    await expectNothingLeft();
  });
});
