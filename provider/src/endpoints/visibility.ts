import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from "payload";
import { z } from "zod";

import { isStaffUser } from "../access/roles";
import { reviewOf } from "../features/stories/review";
import { eachLink } from "../features/videos/links";
import { isShown } from "../features/videos/shown";
import { type Facts, proposedVideo, videoOfStory } from "../features/visibility/facts";
import { approversOf } from "../features/visibility/approvers";
import {
  approvalsOf,
  factsOf,
  objectionTo,
  refusalToPublish,
  waitsFor,
} from "../features/visibility/objections";
import { adminError } from "../lib/errors";
import type { Story } from "../payload-types";
import { answered } from "./answered";

const text = z.string().optional();
const isOn = z.boolean().optional();
const ids = z.array(z.string()).optional();

/** The fields of an unsaved form that decide whether the public may see it. */
const unsaved = z.object({
  ...{ title: text, name: text, description: text, recordedAt: text },
  videoLink: text,
  ...{ isUnnamed: isOn, publishUnprepared: isOn, hashtags: ids, hashtagId: ids },
  ...eachLink(() => text),
});

type Unsaved = z.output<typeof unsaved>;

/** The facts now, and after the form is saved. */
type Compared = { now: Facts; later: Facts; isOnSite: boolean; story?: Story };

const found = { depth: 0, disableErrors: true, trash: true, overrideAccess: false } as const;

async function compareStory(req: PayloadRequest, id: string, change: Unsaved): Promise<Compared> {
  const asked = { id, ...found, showHiddenFields: true, req };
  const story = await req.payload.findByID({ collection: "stories", ...asked });
  if (!story) throw new NotFound();
  // This form doesn't change what the storyteller wrote.
  const changed = { ...story, ...change, name: story.name, description: story.description };
  const factsWith = async (as: Story) =>
    factsOf(req, await proposedVideo(req, as, story), { ...as, status: "Published", deletedAt: null });
  const video = await videoOfStory(req, story);
  return {
    now: await factsWith(story),
    later: await factsWith(changed),
    isOnSite: video !== undefined && isShown(video),
    story: changed,
  };
}

async function compareVideo(req: PayloadRequest, id: string, change: Unsaved): Promise<Compared> {
  const video = await req.payload.findByID({ collection: "videos", id, ...found, req });
  if (!video) throw new NotFound();
  const later = await factsOf(req, { ...video, ...change });
  return { now: await factsOf(req, video), later, isOnSite: isShown(video) };
}

/**
 * Returns an endpoint that says why a record can't be shown, what saving its form would remove from the site, and what
 * staff can do about a story.
 * @param compare Reads the facts of one of the collection's records.
 */
function visibilityEndpoint(compare: typeof compareStory): Endpoint {
  const handler = answered(async (req) => {
    if (!isStaffUser(req.user)) throw new Forbidden();
    const { data: change } = unsaved.safeParse(req.data ?? {});
    if (!change) throw adminError("We couldn’t read the form.");
    const { now, later, isOnSite, story } = await compare(req, String(req.routeParams?.id), change);
    const [objection, next] = [objectionTo(now), objectionTo(later)];
    const approvals = now.stories.flatMap(({ approvedBy }) => approvalsOf(now, approvedBy));
    return Response.json({
      reason: objection ? `Not shown: ${waitsFor(objection, now)}.` : "",
      warning: isOnSite && next ? `Saving removes it from the site: ${waitsFor(next, later)}.` : "",
      isOnSite,
      refusal: story ? "" : (refusalToPublish(later)?.message ?? ""),
      review: story && (await reviewOf(req, story, later)),
      needsApproval: objection === "approvals",
      approvedBy: await approversOf(req, approvals),
      translations: now.translations.map(({ language, title, words }) => ({ language, title, words })),
    });
  });
  return { method: "post", path: "/:id/visibility", handler };
}

export const storyVisibility = visibilityEndpoint(compareStory);
export const videoVisibility = visibilityEndpoint(compareVideo);
