import { isSameMailbox } from "@lampstand/contract/email";
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
import { askOther } from "../features/consents/ask-others";
import { NOWHERE } from "../features/mail/outbox";
import { OPEN } from "../features/consents/open-question";
import { consentRecord } from "../features/consents/consent-records";
import { withdrawConsents } from "../features/consents/withdraw-consents";
import { noteReading } from "../features/conversations/seats";
import { ANSWER_MAX_LENGTH, draftAnswer, SUBJECT_MAX_LENGTH } from "../features/inbox/answer";
import { csvResponse } from "../features/inbox/export-csv";
import { sendAnswer } from "../features/inbox/send-answer";
import { inboxNamed } from "../features/inbox/inboxes";
import { isStaffUser } from "../access/roles";
import { updateIf } from "../lib/db/writes";
import { adminError } from "../lib/errors";
import { emailAddress, personName } from "../lib/form-fields";
import { sentenceOf, wordsOf } from "../messages/sentences";
import { answered } from "./answered";

const UNFINISHED_ANSWER = `Please write a subject of at most ${SUBJECT_MAX_LENGTH} characters and an answer of at most ${ANSWER_MAX_LENGTH}.`;

/** Answers with the whole inbox as a spreadsheet. */
const exportCsv: PayloadHandler = (req) => csvResponse(req, staffRequest(req).collection);

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
 * @throws NotFound, Forbidden
 */
async function recordRequest(req: PayloadRequest): Promise<ReturnType<typeof staffRequest>> {
  const asked = staffRequest(req);
  const { collection, id } = asked;
  await req.payload.findByID({ collection, id, depth: 0, overrideAccess: false, trash: true, req });
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
  const { collection, id, staff } = await recordRequest(req);
  const draft = draftAnswer.safeParse(req.data);
  if (!draft.success) throw adminError(UNFINISHED_ANSWER);
  const answers = await sendAnswer(req.payload, { collection, id, by: staff }, draft.data);
  if (!answers) throw new NotFound();
  return Response.json({ answers });
});

/** Asks a storyteller by mail for the consent without which the story can't be published. */
const askForConsent: PayloadHandler = async (req) => {
  const { collection, id, staff } = staffRequest(req);
  if (collection !== "stories") throw new NotFound();
  await requestConsent(req.payload, await req.payload.findByID({ collection, id, depth: 0, req }), staff);
  return Response.json({ message: "We’re sending the email." });
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
  if (!OPEN.includes(story.status))
    throw adminError("This story was declined or withdrawn, so we don’t ask anyone about it.");
  if (isSameMailbox(story.email, other.data.email))
    throw adminError("This is the storyteller's own address.");
  if (NOWHERE.test(other.data.email))
    throw adminError("We can’t ask anyone at this address. Please enter theirs.");
  if (other.data.role === "parent" && (await isOfStaff(req, other.data.email)))
    throw adminError("This is the address of a staff account. Please ask the parent at their own address.");
  await askOther(req, story, { other: other.data, by: staff });
  return Response.json({ message: "We’re sending the email." });
});

/** Returns whether an address belongs to a staff account: nobody may review a story and agree to it as a parent. */
async function isOfStaff({ payload }: PayloadRequest, email: string): Promise<boolean> {
  const { docs } = await payload.find({ collection: "staff", depth: 0, pagination: false });
  return docs.some((account) => isSameMailbox(account.email, email));
}

export const markReadEndpoint: Endpoint = { method: "post", path: "/:id/read", handler: markRead };

export const answerEndpoint: Endpoint = { method: "post", path: "/:id/answer", handler: answer };

export const withdrawEndpoint: Endpoint = {
  method: "post",
  path: "/:id/withdraw-consent",
  handler: withdrawForStaff,
};

/** What staff can do in an inbox besides reading and saving. Everyone else gets an error. */
export const inboxEndpoints: Endpoint[] = [
  { method: "get", path: "/export.csv", handler: exportCsv },
  markReadEndpoint,
  withdrawEndpoint,
  answerEndpoint,
  { method: "post", path: "/:id/ask-for-consent", handler: askForConsent },
  { method: "post", path: "/:id/ask-somebody", handler: askSomebody },
];
