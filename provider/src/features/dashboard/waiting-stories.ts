import { lengthText } from "@lampstand/contract/video-length";
import type { PayloadRequest } from "payload";

import { translateWith } from "../../admin/texts/text";
import { findAll } from "../../lib/find-all";
import { idOf } from "../../lib/id-of";
import type { Story } from "../../payload-types";
import { type Facts, proposedVideo, readFacts, videoToMake } from "../visibility/facts";
import { approvalsOf, refusalToPublish, waitsFor } from "../visibility/objections";
import { CARDS, firstWords, hrefOf, joined, type WaitingCard } from "./waiting-card";

/** How many of the stories that have waited longest are read, to show those first that can be decided now. */
const READ = 30;

/** Returns the stories without a decision: those that can be decided now, then those that wait for somebody else. */
export async function waitingStories(req: PayloadRequest): Promise<WaitingCard[]> {
  const isPending = { status: { equals: "Pending" } };
  const options = { sort: "createdAt", limit: READ, overrideAccess: false, req };
  const stories = await findAll(req.payload, "stories", isPending, options);
  const published = stories.map((story) => ({ ...story, status: "Published" as const }));
  const videos = await Promise.all(
    published.map(async (story) =>
      idOf(story.video) ? proposedVideo(req, story, story) : videoToMake(story),
    ),
  );
  const found = await readFacts(req, videos, published);
  const cards = stories.flatMap((story, place) => {
    const facts = found[place];
    return facts ? [cardOf(req, story, facts)] : [];
  });
  return cards
    .toSorted((one, other) => Number(one.isBlocked) - Number(other.isBlocked))
    .slice(0, CARDS)
    .map(({ card }) => card);
}

/** @param facts What would decide about showing the story, if staff published it now. */
function cardOf(req: PayloadRequest, story: Story, facts: Facts) {
  const t = translateWith(req.t);
  const { id, name, description, createdAt, approvedBy } = story;
  const { clip } = facts;
  const objection = refusalToPublish(facts)?.objection;
  const approvals = approvalsOf(facts, approvedBy);
  const isTheirs = objection === "approvals" && !approvals.some(({ by }) => by === req.user?.id);
  const needed = approvals.length === 0 ? "dashboard:storyNeedsTwo" : "dashboard:storyNeedsSecond";
  const isBlocked = objection !== undefined && !isTheirs;
  const state = isBlocked
    ? t("dashboard:storyBlocked", { reason: waitsFor(objection, facts) })
    : t(isTheirs ? needed : "dashboard:storyReady");
  const card = {
    href: hrefOf("stories", id),
    title: name,
    words: firstWords(description),
    moment: createdAt,
    picture: clip?.thumbnailURL ?? "",
    state: joined(Boolean(clip?.duration) && lengthText(clip?.duration ?? 0), state),
  };
  return { card, isBlocked };
}
