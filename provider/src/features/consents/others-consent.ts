import type { ConsentPurpose, ConsentSentence } from "@lampstand/contract/consents";
import { DEFAULT_LANGUAGE, type Language } from "@lampstand/contract/languages";
import type { Payload } from "payload";

import { updateIf } from "../../lib/db/writes";
import { findFirst } from "../../lib/find-all";
import { HttpError } from "../../lib/http/responses";
import { idOf } from "../../lib/id-of";
import { sentence } from "../../messages/sentences";
import type { Clip, OthersConsent } from "../../payload-types";
import { findClip } from "../clips/clip-state";
import { staffAddress, staffMails } from "../mail/mail";
import { queueMail } from "../mail/outbox";
import { readConsents } from "./consent";
import { consentReceipt } from "./consent-receipt";
import { askedFilm, filmNameOf, OPEN, type OpenQuestion, UNKNOWN, VALID_DAYS } from "./open-question";
import { asStored, type SentenceRead, sentenceRead, wordingChanged } from "./sentences";
import { hashOfToken } from "./withdrawal-link";

const DAY_MS = 24 * 60 * 60 * 1000;

export const PURPOSES = {
  parent: "parentAgrees",
  seen: "seenAgrees",
} as const satisfies Record<OthersConsent["role"], ConsentPurpose>;

/** Returns whether somebody agreed to the film as it is now and hasn't withdrawn that. */
export function hasAgreed(other: OthersConsent, film: Clip | undefined): boolean {
  return (
    isAnswered(other) &&
    film !== undefined &&
    other.agreedTo === filmNameOf(film) &&
    readConsents(other.consents).some((agreed) => agreed.purpose === PURPOSES[other.role])
  );
}

function isAnswered({ agreedAt, withdrawnAt }: OthersConsent): boolean {
  return Boolean(agreedAt) && !withdrawnAt;
}

/** Returns what the page behind the link shows; `undefined` if the link is from another kind of email. */
export async function readOthersQuestion(
  payload: Payload,
  token: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<OpenQuestion | undefined> {
  const asked = await otherAsked(payload, token);
  if (!asked) return undefined;
  const consent = sentenceRead(PURPOSES[asked.role], language);
  const story = typeof asked.story === "object" ? asked.story : null;
  const clip = await clipAskedAbout(payload, asked);
  const film = isAnswered(asked) ? undefined : clip && askedFilm(clip) ? `/uploads/asked/${token}` : "";
  return {
    ...{ name: story?.name ?? "", sentence: consent.sentence, version: versionOf(consent, clip), language },
    ...{ isGiven: isAnswered(asked), asks: asked.role, film },
  };
}

/**
 * Records once that they agreed. Safe to repeat.
 * @param read The version of the sentence that they read, and its language; English if there is none.
 * @returns Whether the link is from such an email.
 * @throws HttpError 404 if it expired or was withdrawn, 409 if the words or the film have changed.
 */
export async function giveOthersConsent(
  payload: Payload,
  token: string,
  read: SentenceRead,
): Promise<boolean> {
  const asked = await otherAsked(payload, token);
  if (!asked) return false;
  if (isAnswered(asked)) return true;
  const consent = sentenceRead(PURPOSES[asked.role], read.language);
  const clip = await clipAskedAbout(payload, asked);
  if (read.version !== versionOf(consent, clip) || !clip || !askedFilm(clip)) throw wordingChanged();
  const agreed = { ...asStored(consent), givenAt: new Date().toISOString() };
  const consents = [...readConsents(asked.consents), agreed];
  const isFirst = await updateIf(payload, {
    collection: "others-consents",
    where: {
      and: [
        { id: { equals: asked.id } },
        { withdrawnAt: { exists: false } },
        { agreedAt: { exists: false } },
      ],
    },
    data: { consents, agreedAt: agreed.givenAt, agreedTo: filmNameOf(clip) },
  });
  if (!isFirst) return true;
  const story = idOf(asked.story);
  const news = story
    ? staffMails(await staffAddress(payload), {
        collection: "stories",
        id: story,
        subject: `${asked.fullName} agrees to show a story`,
        intro: `We asked ${asked.fullName} by email, and they have agreed.`,
        replyTo: asked.email,
      })
    : [];
  if (story)
    await updateIf(payload, {
      collection: "stories",
      where: { id: { equals: story } },
      data: { readAt: null },
    });
  const receipt = await consentReceipt(payload, { ...asked, consents }, { thanks: "othersStory" });
  for (const mail of [receipt, ...news]) await queueMail(payload, mail);
  return true;
}

async function otherAsked(payload: Payload, token: string): Promise<OthersConsent | undefined> {
  const asked = await findFirst(
    payload,
    "others-consents",
    { requestHash: { equals: hashOfToken(token) } },
    { depth: 1, showHiddenFields: true },
  );
  if (!asked) return undefined;
  const isOpen = !asked.withdrawnAt && Date.now() - Date.parse(asked.askedAt ?? "") < VALID_DAYS * DAY_MS;
  if (!isOpen || !isPending(asked)) throw new HttpError(404, sentence(UNKNOWN));
  return asked;
}

/** Returns whether the question still has a story or, if that was erased, its video. */
function isPending({ story, video }: OthersConsent): boolean {
  if (!story) return typeof video === "object" && video !== null && !video.deletedAt;
  return typeof story === "object" && !story.deletedAt && OPEN.includes(story.status);
}

/** Returns the clip that an open question is about, by its link's token; `undefined` once answered or expired. */
export async function clipOfQuestion(payload: Payload, token: string): Promise<Clip | undefined> {
  const asked = await otherAsked(payload, token);
  return asked && !isAnswered(asked) ? clipAskedAbout(payload, asked) : undefined;
}

/** Returns the clip in question: the video's or, before there is a video, the story's. */
export async function clipAskedAbout(
  payload: Payload,
  { story, video }: Pick<OthersConsent, "story" | "video">,
): Promise<Clip | undefined> {
  const made = await findFirst(payload, "videos", { id: { equals: idOf(video) ?? "" } }, { trash: true });
  const id = idOf(made?.videoLink) ?? (typeof story === "object" ? idOf(story?.file) : undefined);
  return id ? findClip(payload, id) : undefined;
}

/** People agree to the words, and to the film as they saw it. */
function versionOf({ version }: ConsentSentence, clip: Clip | undefined): string {
  return `${version}/${clip ? filmNameOf(clip) : ""}`;
}
