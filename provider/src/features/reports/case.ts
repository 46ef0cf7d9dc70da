import { reasonInWords } from "@lampstand/contract/reports";
import type { PayloadRequest, Where } from "payload";

import { hasEditorRole } from "../../access/roles";
import { translateWith } from "../../admin/texts/text";
import { findAll, findFirst } from "../../lib/find-all";
import { idOf } from "../../lib/id-of";
import { parametersOf } from "../../lib/list-address";
import type { Report, Video } from "../../payload-types";
import { describeChange } from "../history/describe-change";
import { isTrashed } from "../trash/trash";
import { isShown } from "../videos/shown";
import { factsOf, objectionTo, waitsFor } from "../visibility/objections";
import { networksIn } from "./reports";

export type Case = NonNullable<Awaited<ReturnType<typeof readCase>>>;

/**
 * Reads a report's case; `undefined` if there is none. Reviewers handle reports too: they see the film, but only
 * editors may change it.
 * @throws Forbidden
 */
export async function readCase(req: PayloadRequest, id: string) {
  const t = translateWith(req.t);
  const isAsked: Where = { id: { equals: id } };
  const asStaff = { trash: true, overrideAccess: false, req };
  const report = await findFirst(req.payload, "reports", isAsked, asStaff);
  if (!report) return undefined;
  const about = idOf(report.video);
  const isAbout: Where = { id: { equals: about ?? "" } };
  const video = await findFirst(req.payload, "videos", isAbout, { trash: true, req });
  const same: Where = about ? { video: { equals: about } } : isAsked;
  const where: Where = { and: [same, { isHandled: { not_equals: true } }] };
  const read = { showHiddenFields: true, sort: "createdAt", req };
  const open = await findAll(req.payload, "reports", where, read);
  const isOpen = open.some((each) => each.id === id);
  const until: Where = { createdAt: { less_than_equal: open.at(-1)?.createdAt } };
  const isVisible = video !== undefined && isShown(video);
  const mayChange = video !== undefined && hasEditorRole(req.user);
  const sources = {
    reports: t("videoReports:count", { count: open.length }),
    networks: t("reports:networks", { count: networksIn(open) }),
  };
  const sent = (isOpen ? open : [report]).map(({ id: key, reason, words, createdAt: sentAt }) => ({
    ...{ id: key, subject: reasonInWords(reason), body: words ?? "", to: "", by: "", sentAt },
  }));
  return {
    title: video?.name ?? reasonInWords(report.reason),
    video: video && { id: video.id },
    story: isVisible && !mayChange ? (await storyOf(req, video.id))?.id : undefined,
    ...(await stateOf(req, video)),
    isVisible,
    mayChange,
    /** How many open reports there are, and from how many networks; empty once it is handled. */
    sources: isOpen ? t("reports:sources", sources) : "",
    /** An open report with the other open ones about its video, or a handled one; then what happened since. */
    entries: [...sent, ...(await eventsSince(req, report))],
    /** The query of the open reports on the screen, but none that arrive later; empty once it is handled. */
    open: isOpen ? new URLSearchParams(parametersOf({ and: [where, until] })).toString() : "",
  };
}

/** Returns whether visitors see a video, and its clip unless somebody has withdrawn their consent. */
async function stateOf(
  req: PayloadRequest,
  video: Video | undefined,
): Promise<{ state: string; clip?: string }> {
  const t = translateWith(req.t);
  if (!video) return { state: t("reports:erased") };
  const facts = await factsOf(req, video);
  const objection = objectionTo(facts);
  const clip = objection === "withdrawn" ? undefined : idOf(video.videoLink);
  const hidden = objection
    ? t("reports:hiddenBecause", { reason: waitsFor(objection, facts) })
    : t(isTrashed(video) ? "reports:trashed" : "reports:hidden");
  return { state: isShown(video) ? t("videos:active") : hidden, ...(clip && { clip }) };
}

/** Returns a video's story, which reviewers may remove from the site. */
async function storyOf(req: PayloadRequest, video: string) {
  return findFirst(req.payload, "stories", { video: { equals: video } }, { overrideAccess: false, req });
}

/** Returns what staff did with the report and its video since it arrived. */
async function eventsSince(req: PayloadRequest, { id, video, createdAt }: Report) {
  const t = translateWith(req.t);
  const about = (kind: string, record: string, which: Where): Where => ({
    and: [{ kind: { equals: kind } }, { record: { equals: record } }, which],
  });
  const moved = { action: { not_in: ["changed", "drafted"] } };
  const either = [
    about("reports", id, { fields: { contains: t("fields:handled") } }),
    about("videos", idOf(video) ?? "", moved),
  ];
  const where: Where = { and: [{ createdAt: { greater_than_equal: createdAt } }, { or: either }] };
  const changes = await findAll(req.payload, "changes", where, { sort: "createdAt", req });
  return changes.flatMap(({ id: key, by, kind, action, createdAt: sentAt }) => {
    if (!action) return [];
    const what =
      kind === "reports" ? t("reports:dealtWith") : describeChange(t, action, "", t("reports:theVideo"));
    return [{ id: key, subject: `${by ?? ""} ${what}`, body: "", to: "", by: "", sentAt }];
  });
}
