import {
  type Endpoint,
  Forbidden,
  NotFound,
  type Payload,
  type PayloadHandler,
  type PayloadRequest,
} from "payload";
import { z } from "zod";

import { hasEditorRole, isStaffUser } from "../access/roles";
import { requestDraft } from "../features/captions/drafts";
import { canonicalLanguage, checkLanguage } from "../features/captions/languages";
import { announceClip, findClip, prepareAgain } from "../features/clips/clip-state";
import { leaveAsItIs, requestLarge, retryTask } from "../features/clips/clip-tasks";
import { requestCover, requestCut, undoCut } from "../features/clips/cut-clip";
import { chooseFrameAt } from "../features/clips/frame-at";
import { preparationNotice } from "../features/clips/worker-state";
import { coverSchema } from "../features/preparation/make-edited";
import { framesOf } from "../features/preparation/prepared";
import { updateIf } from "../lib/db/writes";
import { adminError } from "../lib/errors";
import type { Clip } from "../payload-types";

/** Prepares a clip after a failure, or after the server lacked FFmpeg. */
const prepare: PayloadHandler = async (req) => {
  const { id } = await staffsClip(req);
  if (await prepareAgain(req.payload, id))
    return Response.json({ message: "We’ll prepare the video again." });
  const message =
    "This video can’t be prepared again. It’s being prepared, ready or withdrawn, or its file is missing.";
  return Response.json({ errors: [{ message }] }, { status: 409 });
};

/** Answers with a sentence for staff about what keeps videos from being prepared; `null` if nothing does. */
const notice: PayloadHandler = async ({ payload, user }) => {
  if (!isStaffUser(user)) throw new Forbidden();
  return Response.json({ notice: (await preparationNotice(payload)) ?? null });
};

type Action<Body> = {
  body: z.ZodType<Body>;
  /** The error when the body can't be read. */
  refusal: string;
  run: (payload: Payload, clip: Clip, body: Body) => Promise<void>;
  /** The message once it is done. */
  message: string;
};

/** Returns an endpoint that does something with a clip. */
function action<Body>(name: string, { body, refusal, run, message }: Action<Body>): Endpoint {
  const handler: PayloadHandler = async (req) => {
    const clip = await staffsClip(req);
    const { success, data } = body.safeParse(await req.json?.().catch(() => undefined));
    if (!success) throw adminError(refusal);
    await run(req.payload, clip, data);
    return Response.json({ message });
  };
  return { method: "post", path: `/:id/${name}`, handler };
}

/** Returns the same endpoint for an action without a body. */
function plainAction(name: string, message: string, run: (payload: Payload, clip: Clip) => Promise<void>) {
  return action(name, { body: z.unknown(), refusal: "", run, message });
}

/** Stores the frame that staff chose as a clip's still picture, and announces it to the site. */
async function chooseFrame(payload: Payload, clip: Clip, choice: { chosenFrame: number }): Promise<void> {
  if (!framesOf(clip)[choice.chosenFrame]) throw adminError(NO_PICTURE);
  await updateIf(payload, { collection: "clips", where: { id: { equals: clip.id } }, data: choice });
  await announceClip(payload, clip.id);
}

const NO_PICTURE = "This video has no such picture.";
const NO_MOMENT = "The video doesn’t have this time.";
const CHOSEN = "Picture selected.";

/**
 * Returns the clip that staff are working on; reviewers may only use stories' clips.
 * @throws Forbidden when this account may not use it. NotFound when there is no such clip.
 */
async function staffsClip({ payload, routeParams, user }: PayloadRequest) {
  if (!isStaffUser(user)) throw new Forbidden();
  const clip = await findClip(payload, String(routeParams?.id));
  if (!clip) throw new NotFound();
  if (!clip.isFromVisitor && !hasEditorRole(user)) throw new Forbidden();
  return clip;
}

/** What staff can do with a clip besides saving it. Everyone else gets an error. */
export const clipEndpoints: Endpoint[] = [
  { method: "get", path: "/preparation-notice", handler: notice },
  { method: "post", path: "/:id/prepare", handler: prepare },
  action("choose-frame", {
    body: z.object({ chosenFrame: z.number().int().min(0) }),
    refusal: NO_PICTURE,
    run: chooseFrame,
    message: CHOSEN,
  }),
  action("frame-at", {
    body: z.object({ at: z.number() }),
    refusal: NO_MOMENT,
    run: (payload, clip, { at }) => chooseFrameAt(payload, clip, at),
    message: CHOSEN,
  }),
  action("cut", {
    body: z.object({ start: z.number(), end: z.number() }),
    refusal: NO_MOMENT,
    run: requestCut,
    message: "We’re cutting the video.",
  }),
  action("cover", {
    body: coverSchema,
    refusal: "Please enter the times and choose a part of the picture.",
    run: requestCover,
    message: "We’re covering the video.",
  }),
  plainAction("undo-cut", "We’re undoing the cut.", undoCut),
  plainAction("make-large", "We’re making the version for projectors.", requestLarge),
  plainAction("retry-task", "We’re trying again.", retryTask),
  plainAction("leave-as-it-is", "We’ve left the video as it is.", leaveAsItIs),
];

const body = z.object({ clip: z.uuid(), lang: z.unknown(), from: z.unknown().optional() });

/** Starts a draft of a clip's captions in the background: a transcript, or with `from` a translation. */
const writeDraft: PayloadHandler = async (req) => {
  if (!hasEditorRole(req.user)) throw new Forbidden();
  const parsed = body.safeParse(await req.json?.().catch(() => undefined));
  if (!parsed.success) throw adminError("Please choose a clip first.");
  const { clip, lang, from } = parsed.data;
  const request = { clip, lang: languageOf(lang), ...(from !== undefined && { from: languageOf(from) }) };
  return Response.json({ id: await requestDraft(req, request) }, { status: 202 });
};

function languageOf(value: unknown): string {
  const lang = canonicalLanguage(value);
  if (lang === null) throw adminError(String(checkLanguage(value)));
  return lang;
}

/** What staff can do with captions besides writing and saving them. */
export const captionEndpoints: Endpoint[] = [{ method: "post", path: "/draft", handler: writeDraft }];
