import { Link } from "@payloadcms/ui";
import type { DefaultServerCellComponentProps, UIFieldServerProps } from "payload";

import { readCase } from "../../features/reports/case";
import { findFirst } from "../../lib/find-all";
import { Thread } from "../inbox/thread";
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

/** Shows in a list which film a report is about. Reviewers see its name here, although they may not open videos. */
export async function FilmCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== "string") return null;
  const video = await findFirst(payload, "videos", { id: { equals: cellData } }, { trash: true });
  return video?.name ?? translateWith(i18n.t)("recordFields:removed");
}
