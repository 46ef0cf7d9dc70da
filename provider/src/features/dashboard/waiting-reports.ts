import { REPORT_REASONS } from "@lampstand/contract/reports";
import type { PayloadRequest } from "payload";

import { translateWith } from "../../admin/texts/text";
import { findAll } from "../../lib/find-all";
import { idOf } from "../../lib/id-of";
import { networksIn, pictureOf } from "../reports/reports";
import { SHOWN_VIDEOS } from "../videos/shown";
import { CARDS, firstWords, hrefOf, joined, type WaitingCard } from "./waiting-card";

/** Returns a card for each video that the site shows although it was reported, those that most networks reported first. */
export async function waitingReports(req: PayloadRequest): Promise<WaitingCard[]> {
  const t = translateWith(req.t);
  const isOpen = { isHandled: { not_equals: true } };
  const options = { sort: "createdAt", showHiddenFields: true, overrideAccess: false, req };
  const reports = await findAll(req.payload, "reports", isOpen, options);
  if (reports.length === 0) return [];
  const isReported = { id: { in: reports.flatMap(({ video }) => idOf(video) ?? []) } };
  // Reviewers may not open videos, but everybody sees what the site shows.
  const where = { and: [SHOWN_VIDEOS, isReported] };
  const cards = (await findAll(req.payload, "videos", where, { depth: 1, req })).flatMap((video) => {
    const about = reports.filter((report) => idOf(report.video) === video.id);
    const [first] = about;
    if (!first) return [];
    const networks = networksIn(about);
    const card = {
      href: hrefOf("reports", first.id),
      title: video.name,
      words: firstWords(first.words),
      moment: first.createdAt,
      picture: pictureOf(video),
      state: joined(
        t("dashboard:onSiteNow"),
        `‘${REPORT_REASONS[first.reason]}’`,
        t("dashboard:reports", { count: about.length }),
        networks > 1 && t("dashboard:networks", { count: networks }),
      ),
    };
    return [{ card, networks }];
  });
  return cards
    .toSorted((one, other) => other.networks - one.networks)
    .slice(0, CARDS)
    .map(({ card }) => card);
}
