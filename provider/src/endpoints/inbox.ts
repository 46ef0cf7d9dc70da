import {
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
} from "payload";
import { z } from "zod";

import { requestConsent } from "../features/consents/consent-request";
import { askOther, refusalToAsk } from "../features/consents/ask-others";
import { queuedNotice } from "../features/mail/mail-states";
import { consentRecord } from "../features/consents/consent-records";
import { withdrawConsents } from "../features/consents/withdraw-consents";
import { noteReading } from "../features/conversations/seats";
import { ANSWER_MAX_LENGTH, draftAnswer, SUBJECT_MAX_LENGTH } from "../features/inbox/answer";
import { csvResponse } from "../features/inbox/export-csv";
import { handOn } from "../features/inbox/hand-on";
import { readDesk } from "../features/inbox/read-desk";
import { sendAnswer } from "../features/inbox/send-answer";
import { inboxNamed } from "../features/inbox/inboxes";
import { requireRecentSignIn } from "../features/staff/recent-sign-in";
import { isStaffUser } from "../access/roles";
import { updateIf } from "../lib/db/writes";
import { adminError } from "../lib/errors";
import { emailAddress, personName } from "../lib/form-fields";
import { sentenceOf, wordsOf } from "../messages/sentences";
import { answered } from "./answered";

const UNFINISHED_ANSWER = `Please write a subject of at most ${SUBJECT_MAX_LENGTH} characters and an answer of at most ${ANSWER_MAX_LENGTH}.`;

/** Answers with the whole inbox as a spreadsheet. */
const exportCsv: PayloadHandler = (req) => {
  const { collection } = staffRequest(req);
  requireRecentSignIn(req);
  return csvResponse(req, collection);
};

/** Records the first time that staff open a record. Each reader of a conversation counts separately. */
const markRead: PayloadHandler = async (req) => {
  const { collection, id, account } = await recordRequest(req);
  if (collection === "conversations") await noteReading(req.payload, id, account);
  else
    await updateIf(req.payload, {
      collection,
      where: { and: [{ id: { equals: id } }, { readAt: { exists: false } }] },
      data: { readAt: new Date().toISOString() },
    });
  return new Response(null, { status: 204 });
};

/**
 * Returns an inbox and the staff account that calls it.
 * @throws Forbidden when the caller is not staff, or this is not an inbox.
 */
function staffRequest({ payload, routeParams, user }: PayloadRequest): {
  collection: CollectionSlug;
  id: string;
  account: string;
  staff: string;
} {
  const collection = inboxNamed(payload, routeParams?.collection);
  if (!user || !isStaffUser(user) || !collection) throw new Forbidden();
  return { collection, id: String(routeParams?.id), account: user.id, staff: user.email };
}

/**
 * Returns the same as `staffRequest`, for a record that this account may read.
 * @param trash Whether it may be in the trash, where nobody can answer it.
 * @throws NotFound, Forbidden
 */
async function recordRequest(req: PayloadRequest, trash = true): Promise<ReturnType<typeof staffRequest>> {
  const asked = staffRequest(req);
  const { collection, id } = asked;
  await req.payload.findByID({ collection, id, depth: 0, overrideAccess: false, trash, req });
  return asked;
}

/** Withdraws somebody's consents on their behalf, and notes the staff account that did it. */
const withdrawForStaff: PayloadHandler = async ({ payload, routeParams, user }) => {
  if (!user || !isStaffUser(user)) throw new Forbidden();
  const record = await consentRecord(payload, String(routeParams?.collection), String(routeParams?.id));
  if (!record) throw new NotFound();
  await withdrawConsents(payload, record, user.email);
  return Response.json({ message: "The consent has been withdrawn." });
};

/** Mails an answer to the record's sender and keeps it with the record. */
const answer = answered(async (req) => {
  const { collection, id, staff } = await recordRequest(req, false);
  const draft = draftAnswer.safeParse(req.data);
  if (!draft.success) throw adminError(UNFINISHED_ANSWER);
  if (!(await sendAnswer(req.payload, { collection, id, by: staff }, draft.data))) throw new NotFound();
  return Response.json(queuedNotice());
});

const desk: PayloadHandler = async (req) =>
  Response.json(await readDesk(req.payload, await recordRequest(req)));

const handedOn = z.object({ to: z.string() });

/** Hands a record on to a colleague. Whoever gave away their place in a conversation can't read it any more. */
const passToColleague = answered(async (req) => {
  const asked = await recordRequest(req, false);
  const { to } = handedOn.catch({ to: "" }).parse(req.data);
  await handOn(req.payload, { ...asked, to });
  const isMine = to === asked.account;
  return Response.json(isMine ? { message: "It’s your turn." } : queuedNotice("It’s your colleague’s turn."));
});

/** Asks a storyteller by mail for the consent without which the story can't be published. */
const askForConsent: PayloadHandler = async (req) => {
  const { collection, id, staff } = staffRequest(req);
  if (collection !== "stories") throw new NotFound();
  await requestConsent(req.payload, await req.payload.findByID({ collection, id, depth: 0, req }), staff);
  return Response.json(queuedNotice());
};

const otherBody = z.object({
  role: z.enum(["parent", "seen"]),
  fullName: personName("Please enter their name."),
  email: emailAddress("Please enter their email address.", "Please enter a complete email address."),
});

/** Asks somebody other than the storyteller by mail whether the story may be shown. */
const askSomebody: PayloadHandler = answered(async (req) => {
  const { collection, id, staff } = staffRequest(req);
  if (collection !== "stories") throw new NotFound();
  const other = otherBody.safeParse(req.data);
  if (!other.success) {
    const [issue] = other.error.issues;
    throw adminError(issue ? wordsOf(sentenceOf(issue)) : UNFINISHED_ANSWER);
  }
  const story = await req.payload.findByID({ collection, id, depth: 0, req });
  const refusal = await refusalToAsk(req, story, other.data);
  if (refusal) throw adminError(refusal);
  await askOther(req, story, { other: other.data, by: staff });
  return Response.json(queuedNotice());
});

export const markReadEndpoint: Endpoint = { method: "post", path: "/:id/read", handler: markRead };

/** What the thread of a record reads and does. */
export const threadEndpoints: Endpoint[] = [
  markReadEndpoint,
  { method: "get", path: "/:id/desk", handler: desk },
  { method: "post", path: "/:id/answer", handler: answer },
];

/** For records that have an assignee. */
export const handOnEndpoint: Endpoint = { method: "post", path: "/:id/hand-on", handler: passToColleague };

export const withdrawEndpoint: Endpoint = {
  method: "post",
  path: "/:id/withdraw-consent",
  handler: withdrawForStaff,
};

/** What staff can do in an inbox besides reading and saving. Everyone else gets an error. */
export const inboxEndpoints: Endpoint[] = [
  { method: "get", path: "/export.csv", handler: exportCsv },
  ...threadEndpoints,
  withdrawEndpoint,
  { method: "post", path: "/:id/ask-for-consent", handler: askForConsent },
  { method: "post", path: "/:id/ask-somebody", handler: askSomebody },
];
