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

/** The fields of an unsaved form that decide whether the public may see it. */
const unsaved = z.object({
  ...{ title: text, name: text, description: text, recordedAt: text },
  ...{ isUnnamed: isOn, publishUnprepared: isOn, hashtags: ids, hashtagId: ids },
  ...eachLink(() => text),
});

type Unsaved = z.output<typeof unsaved>;

/** The facts now, and after the form is saved. */
type Compared = { now: Facts; later: Facts; isOnSite: boolean };

const found = { depth: 0, disableErrors: true, trash: true, overrideAccess: false } as const;

async function compareStory(req: PayloadRequest, id: string, change: Unsaved): Promise<Compared> {
  const story = await req.payload.findByID({ collection: "stories", id, ...found, req });
  if (!story) throw new NotFound();
  const factsWith = async (changed: Unsaved) => {
    // This form doesn't change what the storyteller wrote.
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
 * Returns an endpoint that says why a record can't be shown, and what saving its form would remove from the site.
 * @param compare Reads the facts of one of the collection's records.
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
      translations: now.translations.map(({ language, title, words }) => ({ language, title, words })),
    });
  });
  return { method: "post", path: "/:id/visibility", handler };
}

export const storyVisibility = visibilityEndpoint(compareStory);
export const videoVisibility = visibilityEndpoint(compareVideo);
