import { Link } from "@payloadcms/ui";
import type { DefaultServerCellComponentProps, UIFieldServerProps } from "payload";

import { readCase } from "../../features/reports/case";
import { findFirst } from "../../lib/find-all";
import { pictureOf } from "../../features/reports/reports";
import { Thread } from "../inbox/thread";
import { Picture } from "../parts/card";
import { NOTE, PROBLEM } from "../styles";
import { translateWith } from "../texts/text";
import { Decisions, Film } from "./report-parts";

/** Shows a report with the film it is about, what became of it, and what staff can decide. */
export async function ReportScreen({ id, req }: UIFieldServerProps) {
  const found = id === undefined ? undefined : await readCase(req, String(id));
  if (!found) return null;
  const t = translateWith(req.t);
  const { title, video, story, clip, state, sources, entries, isVisible, mayChange } = found;
  return (
    <section className="field-type" aria-label={t("reports:singular")}>
      <p style={isVisible ? PROBLEM : NOTE}>{state}</p>
      <Film name={title} clip={clip} />
      {video && mayChange && <PageLink path={`videos/${video.id}`}>{t("reports:openVideo")}</PageLink>}
      {sources && <p>{sources}</p>}
      <Thread entries={entries} sender="" />
      {isVisible && !mayChange && <p>{t(story ? "reports:onStory" : "reports:onlyEditors")}</p>}
      {story && <PageLink path={`stories/${story}`}>{t("reports:openStory")}</PageLink>}
      <Decisions found={found} />
    </section>
  );
}

function PageLink({ path, children }: { path: string; children: string }) {
  return (
    <p>
      <Link href={`/admin/collections/${path}`} prefetch={false}>
        {children}
      </Link>
    </p>
  );
}

/** Shows in a list which film a report is about. Reviewers see it here, although they may not open videos. */
export async function FilmCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== "string") return null;
  const video = await findFirst(payload, "videos", { id: { equals: cellData } }, { trash: true, depth: 1 });
  if (!video) return translateWith(i18n.t)("recordFields:removed");
  return (
    <span style={{ display: "inline-flex", alignItems: "center", gap: 8 }}>
      <Picture address={video.objection === "withdrawn" ? "" : pictureOf(video)} isSmall />
      {video.name}
    </span>
  );
}
