import { createHash } from "node:crypto";

import type { PayloadRequest } from "payload";
import { z } from "zod";

import { idOf } from "../../lib/id-of";
import type { Caption, Clip, OthersConsent, Story, Translation } from "../../payload-types";
import { isEdit } from "../clips/clip-tasks";
import { unsaidOf } from "../clips/cut-clip";
import { CONSENT_MISSING, hasConsentToPublish } from "../consents/consent";
import { hasAgreed } from "../consents/others-consent";
import { isReady } from "../preparation/prepared";
import { holdsNameOf, speaksOf } from "../safety/names";
import { needsParent } from "../safety/safety-rules";
import { originalOf, sourceOf } from "../translations/original";
import { eachLink } from "../videos/links";
import { type Facts, type ProposedVideo, readFacts, type StoryFacts } from "./facts";
import { type Objection, OBJECTIONS, WAITS } from "./objection-words";

/** How many colleagues must approve a story that could put somebody in danger. */
const APPROVALS_NEEDED = 2;

/** Whether each objection applies; `docs/safeguarding.md` has these rules in words. */
const RULES: Record<Objection, (facts: Facts) => boolean> = {
  withdrawn: (facts) => whoWithdrew(facts) !== undefined || facts.clip?.preparation === "withdrawn",
  "no-consent": ({ clip, stories, proofs }) =>
    stories.length > 0
      ? !stories.every(hasConsentToPublish)
      : Boolean(clip?.isFromVisitor) && !proofs.some(hasConsentToPublish),
  "seen-silent": (facts) => whoIsSilent(facts) !== undefined,
  "parent-not-asked": (facts) => needsParents(facts) && parentsOf(facts).length === 0,
  "parent-silent": (facts) =>
    needsParents(facts) && !parentsOf(facts).some((parent) => agrees(facts, parent)),
  "says-who": (facts) => storiesOf(facts).some((story) => story.isUnnamed && saysWho(facts, story)),
  // No check finds a name in another alphabet, so staff compare each translation with the text without the name.
  "old-translation": (facts) =>
    storiesOf(facts).some(({ isUnnamed }) => isUnnamed) && hasOldTranslation(facts),
  "edit-missing": ({ clip }) => isEdit(clip?.task),
  "left-out": ({ clip }) => clip !== undefined && !isReady(clip) && unsaidOf(clip) !== undefined,
  metadata: ({ clip }) => clip !== undefined && !isReady(clip) && Boolean(clip.hasMetadata),
  unprepared: ({ clip, video }) =>
    clip !== undefined && !isReady(clip) && !video.publishUnprepared && !clip.playsAsUploaded,
  approvals: (facts) =>
    facts.rules.needsTwoForDanger &&
    storiesOf(facts).some(
      ({ danger, approvedBy }) =>
        danger === "perhaps" && approvalsOf(facts, approvedBy).length < APPROVALS_NEEDED,
    ),
  "not-published": ({ stories }) =>
    stories.some(({ status, deletedAt }) => status !== "Published" || Boolean(deletedAt)),
};

/** Returns the objection to showing a video, published or not; `undefined` when there is none. */
export function objectionTo(facts: Facts): Objection | undefined {
  return OBJECTIONS.find((objection) => RULES[objection](facts));
}

/** Returns the stories that a video shows, or the proof of an erased one. */
function storiesOf({ stories, proofs }: Facts): StoryFacts[] {
  return stories.length > 0 ? stories : proofs;
}

function whoWithdrew({ stories, proofs, others }: Facts): string | undefined {
  const withdrawn = [...stories, ...proofs].find(({ withdrawnAt }) => withdrawnAt);
  return withdrawn?.name ?? others.find(({ withdrawnAt }) => withdrawnAt)?.fullName;
}

/** Returns the name of somebody seen who was asked and has not agreed. */
function whoIsSilent(facts: Facts): string | undefined {
  return facts.others.find((other) => other.role === "seen" && !agrees(facts, other))?.fullName;
}

function agrees({ clip }: Facts, other: OthersConsent): boolean {
  return hasAgreed(other, clip);
}

function needsParents(facts: Facts): boolean {
  return storiesOf(facts).some(({ tellerAge }) => needsParent(tellerAge, facts.rules));
}

function parentsOf({ others }: Facts): OthersConsent[] {
  return others.filter(({ role }) => role === "parent");
}

/** Returns whether the words beside a film reveal who its storyteller is, or where. */
function saysWho({ video, translations }: Facts, { name }: StoryFacts): boolean {
  const links = Object.values(eachLink((link) => video[link]));
  const hashtags = (video.hashtagId ?? []).flatMap((hashtag) => idOf(hashtag) ?? []);
  const texts = [[video.name, video.description], ...translations.map(({ title, words }) => [title, words])];
  const isNamed = texts.some(([title, words]) => names(title, words, name));
  return isNamed || [video.recordedAt, ...links].some(Boolean) || hashtags.length > 0;
}

function hasOldTranslation({ video, translations }: Facts): boolean {
  const source = sourceOf(originalOf("videos", video));
  return translations.some((translation) => translation.source !== source);
}

type Text = string | null | undefined;

function names(title: Text, words: Text, name: Text): boolean {
  return holdsNameOf(title ?? "", name ?? "") || speaksOf(words ?? "", name ?? "");
}

/** Returns whether a translation names a storyteller who must not be named. */
export function isNaming(facts: Facts, { title, words }: Partial<Translation>): boolean {
  return storiesOf(facts).some(({ isUnnamed, name }) => isUnnamed && names(title, words, name));
}

const approval = z.object({
  /** The id of a staff account: addresses change. */
  by: z.string(),
  /** Their address at the time, for staff to read. */
  email: z.string(),
  /** What they approved, from `stateOf`. */
  state: z.string(),
});

type Approval = z.output<typeof approval>;

const approvals = z.array(approval).catch([]);

/** Returns who approved showing a story, and in which state. */
export function readApprovals(stored: unknown): Approval[] {
  return approvals.parse(stored ?? []);
}

/** Returns the approvals of what would be shown now. */
export function approvalsOf(facts: Facts, stored: unknown): Approval[] {
  const state = stateOf(facts);
  return readApprovals(stored).filter((approval) => approval.state === state);
}

/** Returns the approvals including the requesting user's, each account once. */
export function withApproval({ user }: PayloadRequest, facts: Facts, stored: unknown): Approval[] {
  const before = approvalsOf(facts, stored);
  if (!user || before.some(({ by }) => by === user.id)) return before;
  return [...before, { by: user.id, email: user.email, state: stateOf(facts) }];
}

/** A clip has one caption per language; the database returns them by last save. */
const byLanguage = (one: Caption, other: Caption) => one.lang.localeCompare(other.lang);

/** Returns a hash of what colleagues approve: everything visitors would see. Any change needs new approval. */
function stateOf(facts: Facts): string {
  const { video, clip, poster, captions, translations, stories, proofs, others } = facts;
  const links = Object.values(eachLink((link) => video[link]));
  const seen = others.filter(({ role }) => role === "seen").map(({ id }) => id);
  const state = [
    [...stories, ...proofs].some(({ isUnnamed }) => isUnnamed),
    [video.name, video.description, video.recordedAt, ...links].map((text) => text ?? ""),
    [idOf(video.videoLink), clip?.filename, clip?.edition ?? 0],
    seen.toSorted(),
    // Without a poster a video shows a frame of the film.
    poster ?? clip?.chosenFrame ?? 0,
    (video.hashtagId ?? []).flatMap((hashtag) => idOf(hashtag) ?? []).toSorted(),
    captions
      .filter(({ isDraft }) => !isDraft)
      .toSorted(byLanguage)
      .map(({ lang, cues }) => [lang, cues]),
    ...translations.map(({ language, title, words }) => [language, title, words ?? ""]).toSorted(),
  ];
  return createHash("sha256").update(JSON.stringify(state)).digest("base64url");
}

const EARLIER = "choose ‘Publish before it’s prepared’ to show it as uploaded";

type Refusal = { objection: Objection; message: string };

/** Returns the facts about one video, as it is or would be. */
export async function factsOf(
  req: PayloadRequest,
  video: ProposedVideo,
  story?: Partial<Story>,
): Promise<Facts> {
  const [facts] = await readFacts(req, [video], story && [story]);
  if (!facts) throw new Error("There are no facts about this video");
  return facts;
}

/** Returns why a video cannot be published now; `undefined` when it can. A clip about to be prepared has to wait. */
export function refusalToPublish(facts: Facts): Refusal | undefined {
  const objection = objectionTo(facts);
  const waits = facts.video.publishUnprepared ? undefined : whyUnprepared(facts.clip);
  if (waits && (!objection || objection === "unprepared" || objection === "approvals"))
    return { objection: "unprepared", message: waits };
  return objection && { objection, message: REFUSALS[objection](facts) };
}

function whyUnprepared(clip: Clip | undefined): string | undefined {
  if (!clip || isReady(clip)) return undefined;
  switch (clip.preparation) {
    case "waiting":
      return `The video is waiting to be prepared. Publish it when it’s ready, or ${EARLIER}.`;
    case "preparing":
      return `We’re preparing the video (${clip.progress ?? 0} %). Publish it when it’s ready, or ${EARLIER}.`;
    case "failed":
      return `We couldn’t prepare the video: ${withPeriod(clip.problem ?? "the reason is unknown")} Try again, or ${EARLIER}.`;
    default:
      return undefined;
  }
}

function withPeriod(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Returns what a story is waiting for, naming the person if the facts do. */
export function waitsFor(objection: Objection, facts: Facts): string {
  const parent = facts.others.find(({ role }) => role === "parent")?.fullName;
  const withdrawn = whoWithdrew(facts);
  const silent = whoIsSilent(facts);
  if (objection === "withdrawn" && withdrawn) return `${withdrawn} has withdrawn their consent`;
  if (objection === "parent-silent" && parent) return `${parent}, a parent or guardian, hasn’t agreed`;
  if (objection === "seen-silent" && silent) return `${silent}, who is seen or named, hasn’t agreed`;
  return WAITS[objection];
}

const REFUSALS: Record<Objection, (facts: Facts) => string> = {
  withdrawn: (facts) =>
    `${whoWithdrew(facts) ?? "Someone"} has withdrawn their consent, so you can’t publish this.`,
  "no-consent": () => CONSENT_MISSING,
  "seen-silent": (facts) =>
    `${whoIsSilent(facts) ?? "Someone"}, who is seen or named, was asked and hasn’t agreed yet.`,
  "parent-not-asked": () =>
    "The storyteller is under 18, and no parent has been asked yet. Please ask one by email.",
  "parent-silent": () =>
    "The storyteller is under 18, and the parent we emailed hasn’t agreed yet. The story has to wait.",
  "says-who": () =>
    "This story must not name its storyteller. Please choose a title and description without the name, and leave out the place, links and hashtags. Its translations must not name them either.",
  "old-translation": () =>
    "This story must not name its storyteller, and a translation is older than its title or description. Please update the translation, or save it as a draft.",
  "edit-missing": () =>
    "A cut or cover of this video isn’t ready yet. Publish it afterwards, or leave the video as it is.",
  "left-out": () =>
    "We cut out the answers recorded again when we prepare the video. You can publish it then.",
  metadata: () =>
    "The video file contains where, when or how it was filmed, or a hidden track, and we couldn’t remove that. You can publish it once it’s prepared. If preparation doesn’t start, please tell the person who looks after the server.",
  unprepared: () =>
    "Most browsers can’t play this video as uploaded, and it isn’t prepared. Prepare it first, or choose ‘Publish before it’s prepared’ to show it as uploaded.",
  approvals: () =>
    "This story could put someone in danger. Two colleagues have to approve it on the story's own page.",
  "not-published": () => "This video’s story isn’t published. Publish it on the story's own page.",
};
