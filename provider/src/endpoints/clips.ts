import { type Endpoint, Forbidden, NotFound, type PayloadHandler, type PayloadRequest } from "payload";
import { z } from "zod";

import { requestLarge } from "../features/clips/add-renditions";
import { announceClip, findClip, prepareAgain } from "../features/clips/clip-state";
import { leaveAsItIs, retryTask } from "../features/clips/clip-tasks";
import { requestCover, requestCut, undoCut } from "../features/clips/cut-clip";
import { coverSchema } from "../features/preparation/make-edited";
import { chooseFrameAt } from "../features/clips/frame-at";
import { framesOf } from "../features/preparation/prepared";
import { preparationNotice } from "../features/clips/worker-state";
import { hasEditorRole, isStaffUser } from "../access/roles";
import { updateIf } from "../lib/db/writes";
import { adminError } from "../lib/errors";

/** Has a clip prepared that could not be, or was not since the server had no FFmpeg. */
const prepare: PayloadHandler = async (req) => {
  const { id } = await staffsClip(req);
  if (await prepareAgain(req.payload, id)) {
    return Response.json({ message: "The video waits to be prepared again." });
  }
  const message =
    "This video cannot be prepared again: it is being prepared, or ready, or withdrawn, or its file is gone.";
  return Response.json({ errors: [{ message }] }, { status: 409 });
};

/** What keeps videos from being prepared at present, in a sentence for staff; `null` where nothing does. */
const notice: PayloadHandler = async ({ payload, user }) => {
  if (!isStaffUser(user)) throw new Forbidden();
  return Response.json({ notice: (await preparationNotice(payload)) ?? null });
};

const choice = z.object({ chosenFrame: z.number().int().min(0) });

/** Notes which of a clip's frames staff want as its still picture, and tells the site. */
const chooseFrame: PayloadHandler = async (req) => {
  const clip = await staffsClip(req);
  const parsed = choice.safeParse(await req.json?.().catch(() => undefined));
  if (!parsed.success || !framesOf(clip)[parsed.data.chosenFrame]) {
    throw adminError("There is no such picture of this video.");
  }
  await updateIf(req.payload, { collection: "clips", where: { id: { equals: clip.id } }, data: parsed.data });
  await announceClip(req.payload, clip.id);
  return Response.json({ message: "The picture has been chosen." });
};

const moment = z.object({ at: z.number() });

/** Makes a clip's still picture of any moment of it. */
const frameAt: PayloadHandler = async (req) => {
  const clip = await staffsClip(req);
  const parsed = moment.safeParse(await req.json?.().catch(() => undefined));
  if (!parsed.success) throw adminError("The video has no such moment.");
  await chooseFrameAt(req.payload, clip, parsed.data.at);
  return Response.json({ message: "The picture has been chosen." });
};

const part = z.object({ start: z.number(), end: z.number() });

/** Has a part of a clip become all that is shown of it. */
const cut: PayloadHandler = async (req) => {
  const clip = await staffsClip(req);
  const parsed = part.safeParse(await req.json?.().catch(() => undefined));
  if (!parsed.success) throw adminError("The video has no such moment.");
  await requestCut(req.payload, clip, parsed.data);
  return Response.json({ message: "The video is being cut." });
};

/** Has something of a clip covered. */
const cover: PayloadHandler = async (req) => {
  const clip = await staffsClip(req);
  const parsed = coverSchema.safeParse(await req.json?.().catch(() => undefined));
  if (!parsed.success) throw adminError("Please say from when to when, and choose a part of the picture.");
  await requestCover(req.payload, clip, parsed.data);
  return Response.json({ message: "The video is being covered." });
};

/** Has a clip shown whole again. */
const undo: PayloadHandler = async (req) => {
  await undoCut(req.payload, await staffsClip(req));
  return Response.json({ message: "The cut is being undone." });
};

/** Has what could not be made of a clip tried again. */
const retry: PayloadHandler = async (req) => {
  await retryTask(req.payload, await staffsClip(req));
  return Response.json({ message: "It is tried again." });
};

/** Has a clip shown without a change that was asked for and is not made. */
const leave: PayloadHandler = async (req) => {
  await leaveAsItIs(req.payload, await staffsClip(req));
  return Response.json({ message: "The video is left as it is." });
};

/** Has a larger rendition made for projectors. */
const makeLarge: PayloadHandler = async (req) => {
  await requestLarge(req.payload, await staffsClip(req));
  return Response.json({ message: "The version for projectors is being made." });
};

/**
 * The clip that staff ask something of; reviewers have only those of stories.
 * @throws Forbidden when it is not theirs. NotFound when there is no such clip.
 */
async function staffsClip({ payload, routeParams, user }: PayloadRequest) {
  if (!isStaffUser(user)) throw new Forbidden();
  const clip = await findClip(payload, String(routeParams?.id));
  if (!clip) throw new NotFound();
  if (!clip.isFromVisitor && !hasEditorRole(user)) throw new Forbidden();
  return clip;
}

/** What staff do with a clip beside saving it. Everybody else is refused. */
export const clipEndpoints: Endpoint[] = [
  { method: "get", path: "/preparation-notice", handler: notice },
  { method: "post", path: "/:id/prepare", handler: prepare },
  { method: "post", path: "/:id/choose-frame", handler: chooseFrame },
  { method: "post", path: "/:id/frame-at", handler: frameAt },
  { method: "post", path: "/:id/cut", handler: cut },
  { method: "post", path: "/:id/cover", handler: cover },
  { method: "post", path: "/:id/undo-cut", handler: undo },
  { method: "post", path: "/:id/make-large", handler: makeLarge },
  { method: "post", path: "/:id/retry-task", handler: retry },
  { method: "post", path: "/:id/leave-as-it-is", handler: leave },
];
