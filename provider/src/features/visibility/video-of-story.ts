import type { PayloadRequest } from "payload";

import { idOf } from "../../lib/id-of";
import type { Story, Video } from "../../payload-types";
import { eachLink } from "../videos/links";
import { findAmong, type ProposedVideo } from "./facts";

/** The video that was made from a story: the one it is linked to, else the one that shows its clip; also from the trash. */
export async function videoOfStory(req: PayloadRequest, story: ToldBy): Promise<Video | undefined> {
  return (await videosOfStory(req, story))[0];
}

type ToldBy = Partial<Pick<Story, "video" | "file">>;

/** The same with its copies, which show the clip, too. */
export async function videosOfStory(req: PayloadRequest, { video, file }: ToldBy): Promise<Video[]> {
  const [linked, clip] = [idOf(video), idOf(file)];
  const found = await findAmong(req, "videos", {
    id: linked ? [linked] : [],
    videoLink: clip ? [clip] : [],
  });
  return found.toSorted((one, other) => Number(other.id === linked) - Number(one.id === linked));
}

/** What the site says of a story, as its video has it. */
export function wordsOfStory(story: Partial<Story>) {
  const { title, name: teller, description, shownAs, hashtags, isUnnamed } = story;
  const telling = (text: string | null | undefined) => (isUnnamed ? "" : text);
  return {
    name: title || teller || "",
    description,
    videoType: shownAs,
    hashtagId: (isUnnamed ? [] : (hashtags ?? [])).flatMap((hashtag) => idOf(hashtag) ?? []),
    recordedAt: telling(story.recordedAt),
    ...eachLink((name) => telling(story[name])),
  };
}

/** What a change of a story changes of its video; what was changed there otherwise stays. */
export function changedWords(
  before: Partial<Story>,
  after: Partial<Story>,
): Partial<ReturnType<typeof wordsOfStory>> {
  const [old, now] = [wordsOfStory(before), wordsOfStory(after)];
  const isRenamed = Boolean(before.isUnnamed) !== Boolean(after.isUnnamed);
  const { name, description, videoType, hashtagId, ...telling } = now;
  return {
    ...(old.name === name ? {} : { name }),
    ...(old.description === description ? {} : { description }),
    ...(old.videoType === videoType ? {} : { videoType }),
    ...(String(old.hashtagId) === String(hashtagId) ? {} : { hashtagId }),
    ...(isRenamed && telling),
  };
}

/** The video that a story has, or would have, once it is saved. */
export async function proposedVideo(
  req: PayloadRequest,
  story: Partial<Story>,
  before: Story | undefined,
): Promise<ProposedVideo> {
  const video = await videoOfStory(req, story);
  if (!video) return videoToMake(story);
  const { publishUnprepared } = story;
  return { ...video, ...(before && changedWords(before, story)), publishUnprepared };
}

/** The video that would be made from a story that has none. */
export function videoToMake(story: Partial<Story>): ProposedVideo {
  const { publishUnprepared } = story;
  return { ...wordsOfStory(story), videoLink: idOf(story.file) ?? "", publishUnprepared };
}
