import { z } from "zod";

import { updateIf } from "../../src/lib/db/writes";
import { fakeFfmpeg, newStory, type PrepareClip, startPreparation } from "./preparation";
import { startProvider } from "./provider";

/** Returns a fake FFmpeg that records what it was asked for. */
export function ffmpegThat(does?: () => unknown) {
  const asked: { input: string; edit: unknown }[] = [];
  const prepareClip: PrepareClip = async (options) => {
    const { input, edit } = options;
    asked.push({ input, edit });
    await does?.();
    const whole = await fakeFfmpeg(options);
    const part = edit && "part" in edit ? edit.part : undefined;
    return part ? { ...whole, duration: part.end - part.start } : whole;
  };
  return { asked, prepareClip };
}

/** Returns a line of captions. */
export const line = (start: number, end: number, text: string) => ({ start, end, text });

/** Starts a provider whose staff cut and cover the films of stories. */
export async function startCutting() {
  const provider = await startProvider({ PREPARE_AT_ONCE: "1" });
  const { request, staff, payload } = provider;
  const { work, made, expectNothingLeft } = await startPreparation(provider);

  const ask = async (path: string, data?: unknown, headers: Record<string, string> = staff.headers) => {
    const answer = await request.post(`/api/clips/${path}`, { headers, data });
    return { status: answer.status, said: answer.text() };
  };

  /** Returns a published story of 29.5 seconds with captions. */
  async function aStory() {
    const story = await newStory(request, staff);
    await work();
    await staff.update("stories", story.id, { status: "Published" });
    const cues = [
      line(0, 4, "Before"),
      line(4, 8, "Straddles"),
      line(10, 12, "Within"),
      line(25, 29, "After"),
    ];
    const data = { clip: story.clipId, lang: "en", cues, isDraft: false };
    const { id } = await payload.create({ collection: "captions", data });
    const cuesNow = async () => (await payload.findByID({ collection: "captions", id, depth: 0 })).cues;
    const cut = (start: unknown, end: unknown) => ask(`${story.clipId}/cut`, { start, end });
    const change = (data: Record<string, unknown>) =>
      updateIf(payload, { collection: "clips", where: { id: { equals: story.clipId } }, data });
    const isShownIn = async (width: number, height: number) => {
      const made = z.array(z.looseObject({})).parse((await story.clip()).renditions);
      await change({ renditions: made.map((rendition) => ({ ...rendition, width, height })) });
    };
    const namesNow = () => made().filter((name) => name.startsWith(story.clipId));
    return { ...story, captions: id, cues, cuesNow, cut, namesNow, change, isShownIn };
  }

  return { provider, work, expectNothingLeft, ask, aStory };
}
