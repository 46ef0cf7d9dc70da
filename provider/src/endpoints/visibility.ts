import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from "payload";
import { z } from "zod";

import { isStaffUser } from "../access/roles";
import { eachLink } from "../features/videos/links";
import { isShown } from "../features/videos/shown";
import { type Facts, proposedVideo, videoOfStory } from "../features/visibility/facts";
import { approvalsOf, factsOf, objectionTo, waitsFor } from "../features/visibility/objections";
import { adminError } from "../lib/errors";
import { answered } from "./answered";

const text = z.string().optional();
const isOn = z.boolean().optional();
const ids = z.array(z.string()).optional();

/** What of an unsaved form decides whether the public may have it. */
const unsaved = z.object({
  ...{ title: text, name: text, description: text, recordedAt: text },
  ...{ isUnnamed: isOn, publishUnprepared: isOn, hashtags: ids, hashtagId: ids },
  ...eachLink(() => text),
});

type Unsaved = z.output<typeof unsaved>;

/** The facts as they are and as they would be once the form is saved. */
type Compared = { now: Facts; later: Facts; isOnSite: boolean };

const found = { depth: 0, disableErrors: true, trash: true, overrideAccess: false } as const;

async function compareStory(req: PayloadRequest, id: string, change: Unsaved): Promise<Compared> {
  const story = await req.payload.findByID({ collection: "stories", id, ...found, req });
  if (!story) throw new NotFound();
  const factsWith = async (changed: Unsaved) => {
    // What the teller wrote is not changed here.
    const as = { ...story, ...changed, name: story.name, description: story.description };
    const video = await proposedVideo(req, as, story);
    return factsOf(req, video, { ...as, status: "Published", deletedAt: null });
  };
  const video = await videoOfStory(req, story);
  return {
    now: await factsWith({}),
    later: await factsWith(change),
    isOnSite: video !== undefined && isShown(video),
  };
}

async function compareVideo(req: PayloadRequest, id: string, change: Unsaved): Promise<Compared> {
  const video = await req.payload.findByID({ collection: "videos", id, ...found, req });
  if (!video) throw new NotFound();
  const later = await factsOf(req, { ...video, ...change });
  return { now: await factsOf(req, video), later, isOnSite: isShown(video) };
}

/**
 * Says what speaks against showing a record, and what saving its form would take off the site.
 * @param compare Reads the facts of a record of the collection.
 */
function visibilityEndpoint(compare: typeof compareStory): Endpoint {
  const handler = answered(async (req) => {
    if (!isStaffUser(req.user)) throw new Forbidden();
    const { data: change } = unsaved.safeParse(req.data ?? {});
    if (!change) throw adminError("We couldn’t read the form.");
    const { now, later, isOnSite } = await compare(req, String(req.routeParams?.id), change);
    const [objection, next] = [objectionTo(now), objectionTo(later)];
    return Response.json({
      reason: objection ? `Not shown: ${waitsFor(objection, now)}.` : "",
      warning: isOnSite && next ? `Saving removes it from the site: ${waitsFor(next, later)}.` : "",
      needsApproval: objection === "approvals",
      approvedBy: now.stories.flatMap(({ approvedBy }) =>
        approvalsOf(now, approvedBy).map(({ email }) => email),
      ),
    });
  });
  return { method: "post", path: "/:id/visibility", handler };
}

export const storyVisibility = visibilityEndpoint(compareStory);
export const videoVisibility = visibilityEndpoint(compareVideo);
