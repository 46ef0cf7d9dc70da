import { idOf } from "../../lib/id-of";
import type { OthersConsent } from "../../payload-types";
import { hasConsentToPublish } from "../consents/consent-to-publish";
import { hasAgreed } from "../consents/others-consent";
import { isEdit } from "../clips/clip-tasks";
import { unsaidOf } from "../clips/cut-clip";
import { isReady } from "../preparation/prepared";
import { holdsNameOf, speaksOf } from "../safety/names";
import { needsParent } from "../safety/safety-rules";
import { approvalsOf } from "./approvals";
import type { Facts, Telling } from "./facts";
import { type Objection, OBJECTIONS } from "./objection-words";

/** How many colleagues have to approve a story that could put somebody in danger. */
const APPROVALS_NEEDED = 2;

/** For each objection, whether it applies: `docs/safeguarding.md` has these rules in words. */
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
  "says-who": (facts) => toldBy(facts).some((telling) => telling.isUnnamed && saysWho(facts, telling)),
  "edit-missing": ({ clip }) => isEdit(clip?.task),
  "left-out": ({ clip }) => clip !== undefined && !isReady(clip) && unsaidOf(clip) !== undefined,
  metadata: ({ clip }) => clip !== undefined && !isReady(clip) && Boolean(clip.hasMetadata),
  unprepared: ({ clip, video }) =>
    clip !== undefined && !isReady(clip) && !video.publishUnprepared && !clip.playsAsUploaded,
  approvals: (facts) =>
    facts.rules.needsTwoForDanger &&
    toldBy(facts).some(
      ({ danger, approvedBy }) =>
        danger === "perhaps" && approvalsOf(facts, approvedBy).length < APPROVALS_NEEDED,
    ),
  "not-published": ({ stories }) =>
    stories.some(({ status, deletedAt }) => status !== "Published" || Boolean(deletedAt)),
};

/** What speaks against showing a video, whether or not staff have published it; `undefined` where nothing does. */
export function objectionTo(facts: Facts): Objection | undefined {
  return OBJECTIONS.find((objection) => RULES[objection](facts));
}

/** The stories that a video shows; what is kept of one that was erased stands for it. */
function toldBy({ stories, proofs }: Facts): Telling[] {
  return stories.length > 0 ? stories : proofs;
}

/** The name of somebody who has withdrawn their consent. */
export function whoWithdrew({ stories, proofs, others }: Facts): string | undefined {
  const withdrawn = [...stories, ...proofs].find(({ withdrawnAt }) => withdrawnAt);
  return withdrawn?.name ?? others.find(({ withdrawnAt }) => withdrawnAt)?.fullName;
}

/** The name of somebody who is seen, was asked and has not agreed. */
export function whoIsSilent(facts: Facts): string | undefined {
  return facts.others.find((other) => other.role === "seen" && !agrees(facts, other))?.fullName;
}

function agrees({ clip }: Facts, other: OthersConsent): boolean {
  return hasAgreed(other, clip);
}

function needsParents(facts: Facts): boolean {
  return toldBy(facts).some(({ tellerAge }) => needsParent(tellerAge, facts.rules));
}

function parentsOf({ others }: Facts): OthersConsent[] {
  return others.filter(({ role }) => role === "parent");
}

/** Whether what stands beside a film says who its teller is, or where. */
function saysWho({ video }: Facts, { name }: Telling): boolean {
  const { recordedAt, churchLink, youtubeLink, YTShortLink, facebookLink, tiktokLink, instagramLink } = video;
  const links = [churchLink, youtubeLink, YTShortLink, facebookLink, tiktokLink, instagramLink];
  const hashtags = (video.hashtagId ?? []).flatMap((hashtag) => idOf(hashtag) ?? []);
  const isNamed = holdsNameOf(video.name ?? "", name ?? "") || speaksOf(video.description ?? "", name ?? "");
  return isNamed || [recordedAt, ...links].some(Boolean) || hashtags.length > 0;
}
