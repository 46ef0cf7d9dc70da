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
  const { title, video, clip, state, sources, entries, isVisible, mayChange } = found;
  return (
    <section className="field-type" aria-label={t("reports:singular")}>
      <p style={isVisible ? PROBLEM : NOTE}>{state}</p>
      <Film name={title} clip={clip} />
      {video && mayChange && (
        <p>
          <Link href={`/admin/collections/videos/${encodeURIComponent(video.id)}`} prefetch={false}>
            {t("reports:openVideo")}
          </Link>
        </p>
      )}
      {sources && <p>{sources}</p>}
      <Thread entries={entries} sender="" />
      {isVisible && !mayChange && <p>{t("reports:onlyEditors")}</p>}
      <Decisions found={found} />
    </section>
  );
}

/** Shows in a list which film a report is about. Reviewers see its name here, although they may not open videos. */
export async function FilmCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== "string") return null;
  const video = await findFirst(payload, "videos", { id: { equals: cellData } }, { trash: true });
  return video?.name ?? translateWith(i18n.t)("recordFields:removed");
}
