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

/** Has a clip prepared that could not be, or was not since the server had no FFmpeg. */
const prepare: PayloadHandler = async (req) => {
  const { id } = await staffsClip(req);
  if (await prepareAgain(req.payload, id))
    return Response.json({ message: "We’ll prepare the video again." });
  const message =
    "This video can’t be prepared again. It’s being prepared, ready or withdrawn, or its file is missing.";
  return Response.json({ errors: [{ message }] }, { status: 409 });
};

/** What keeps videos from being prepared at present, in a sentence for staff; `null` where nothing does. */
const notice: PayloadHandler = async ({ payload, user }) => {
  if (!isStaffUser(user)) throw new Forbidden();
  return Response.json({ notice: (await preparationNotice(payload)) ?? null });
};

type Action<Body> = {
  body: z.ZodType<Body>;
  /** What is said of a body that cannot be read. */
  refusal: string;
  run: (payload: Payload, clip: Clip, body: Body) => Promise<void>;
  /** What is said when it is done. */
  message: string;
};

/** Something that is done with a clip. */
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

/** The same, of which nothing has to be said. */
function plainAction(name: string, message: string, run: (payload: Payload, clip: Clip) => Promise<void>) {
  return action(name, { body: z.unknown(), refusal: "", run, message });
}

/** Notes which of a clip's frames staff want as its still picture, and tells the site. */
async function chooseFrame(payload: Payload, clip: Clip, choice: { chosenFrame: number }): Promise<void> {
  if (!framesOf(clip)[choice.chosenFrame]) throw adminError(NO_PICTURE);
  await updateIf(payload, { collection: "clips", where: { id: { equals: clip.id } }, data: choice });
  await announceClip(payload, clip.id);
}

const NO_PICTURE = "This video has no such picture.";
const NO_MOMENT = "The video doesn’t have this time.";
const CHOSEN = "Picture selected.";

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

const body = z.object({ clip: z.uuid(), lang: z.unknown() });

/** Has the transcription service write a draft of a clip's captions, in the background. */
const writeDraft: PayloadHandler = async (req) => {
  if (!hasEditorRole(req.user)) throw new Forbidden();
  const given = body.safeParse(await req.json?.().catch(() => undefined));
  if (!given.success) throw adminError("Please choose a clip first.");
  const lang = canonicalLanguage(given.data.lang);
  if (lang === null) throw adminError(String(checkLanguage(given.data.lang)));
  const id = await requestDraft(req, { clip: given.data.clip, lang });
  return Response.json({ id }, { status: 202 });
};

/** What staff do with captions beside writing and saving them. */
export const captionEndpoints: Endpoint[] = [{ method: "post", path: "/draft", handler: writeDraft }];
