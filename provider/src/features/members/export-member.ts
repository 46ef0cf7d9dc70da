import type { Payload } from "payload";

import type { Member } from "../../payload-types";
import { readConsents, THE_PERSON, type Consent } from "../consents/consent";
import { readAnswers } from "../inbox/answer";
import type { NamedSubmissions } from "../submissions/submissions";
import { savedVideos } from "./saved-videos";
import { formerEmails, submissionsOf } from "./member-addresses";

/** What was made of a story is told by its name and address, a file by what it is; somebody else's story by its status alone. */
const RELATED = {
  stories: { status: true },
  videos: { name: true, slug: true, status: true },
  hashtags: { name: true },
  clips: { filename: true, mimeType: true, filesize: true, duration: true },
} as const;

/** Everything that is stored about a member and their address, but for what only the provider itself needs. */
export async function exportMember(payload: Payload, member: Member) {
  const { id, firstName, lastName, email, createdAt, updatedAt } = member;
  const person = { _id: id, firstName, lastName, email, formerEmails: formerEmails(member) };
  return {
    member: { ...person, createdAt, updatedAt },
    stories: await everything(payload, "stories", member),
    consents: await everything(payload, "testimony-consents", member),
    consentsToOthersStories: await everything(payload, "others-consents", member),
    messages: await everything(payload, "contact-messages", member),
    volunteerOffers: await everything(payload, "volunteer-contacts", member),
    conversations: await everything(payload, "conversations", member),
    savedVideos: await savedVideos(payload, id),
  };
}

/** Whatever fields a collection has, or gets: only those that are hidden from staff are left out. */
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

/** What is about the staff's work: their notes are for colleagues alone. */
const INTERNAL = new Set(["approvedBy", "carriedOut", "notes", "readBy"]);

function withoutInternal(record: object) {
  const { answers, ...shown } = Object.fromEntries(
    Object.entries(record).filter(([name]) => !INTERNAL.has(name)),
  );
  const sent = readAnswers(answers).map(({ subject, body, sentAt }) => ({ subject, body, sentAt }));
  const told = { ...shown, answers: sent };
  return "consents" in shown ? { ...told, consents: readConsents(shown.consents).map(withoutStaff) } : told;
}

/** Which of the staff noted a withdrawal is about them, not about the member. */
function withoutStaff(consent: Consent): Consent {
  const { askedBy, ...given } = consent;
  const isByStaff = given.withdrawnBy !== undefined && given.withdrawnBy !== THE_PERSON;
  return {
    ...given,
    ...(askedBy !== undefined && { askedBy: "staff" }),
    ...(isByStaff && { withdrawnBy: "staff" }),
  };
}
