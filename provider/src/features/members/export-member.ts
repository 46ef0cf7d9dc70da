import type { Payload } from "payload";

import type { Member } from "../../payload-types";
import { readConsents, THE_PERSON, type Consent } from "../consents/consent";
import { readAnswers } from "../inbox/answer";
import type { NamedSubmissions } from "../submissions/submissions";
import { savedVideos } from "./saved-videos";
import { formerEmails, submissionsOf } from "./member-addresses";

/** Includes only a story's title and address, what a file is, and the status of somebody else's story. */
const RELATED = {
  stories: { status: true },
  videos: { name: true, slug: true, status: true },
  hashtags: { name: true },
  clips: { filename: true, mimeType: true, filesize: true, duration: true },
} as const;

/** Returns everything stored about a member and their addresses, except what only the provider needs. */
export async function exportMember(payload: Payload, member: Member) {
  const { id, firstName, lastName, email, language, createdAt, updatedAt } = member;
  const person = { _id: id, firstName, lastName, email, formerEmails: formerEmails(member) };
  return {
    member: { ...person, ...(language && { language }), createdAt, updatedAt },
    stories: await everything(payload, "stories", member),
    consents: await everything(payload, "testimony-consents", member),
    consentsToOthersStories: await everything(payload, "others-consents", member),
    messages: await everything(payload, "contact-messages", member),
    volunteerOffers: await everything(payload, "volunteer-contacts", member),
    conversations: await everything(payload, "conversations", member),
    savedVideos: await savedVideos(payload, id),
  };
}

/** Includes every field that a collection has or gets, unless it is hidden from staff. */
async function everything(
  payload: Payload,
  collection: NamedSubmissions | "others-consents",
  member: Member,
) {
  const ids = (await submissionsOf(payload, collection, member)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    sort: "createdAt",
    depth: 1,
    populate: RELATED,
    pagination: false,
    trash: true,
  });
  return docs.map((record) => withoutInternal(record));
}

/** Staff's own work: notes are only for colleagues. */
const INTERNAL = new Set(["approvedBy", "assignee", "carriedOut", "notes"]);

function withoutInternal(record: object) {
  const { answers, ...shown } = Object.fromEntries(
    Object.entries(record).filter(([name]) => !INTERNAL.has(name)),
  );
  const sent = readAnswers(answers).map(({ subject, body, sentAt }) => ({ subject, body, sentAt }));
  const exported = { ...shown, answers: sent };
  return "consents" in shown
    ? { ...exported, consents: readConsents(shown.consents).map(withoutStaff) }
    : exported;
}

/** Hides which colleague noted a withdrawal: that is about them, not the member. */
function withoutStaff(consent: Consent): Consent {
  const { askedBy, ...exported } = consent;
  const isByStaff = exported.withdrawnBy !== undefined && exported.withdrawnBy !== THE_PERSON;
  return {
    ...exported,
    ...(askedBy !== undefined && { askedBy: "staff" }),
    ...(isByStaff && { withdrawnBy: "staff" }),
  };
}
