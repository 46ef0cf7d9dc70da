"use client";

import { Link, useDocumentInfo } from "@payloadcms/ui";
import * as z from "zod/mini";

import { useAnswer } from "../call-api";
import { MEDIA_BOX } from "../styles";
import { useText } from "../texts/use-text";

const reports = z.object({ docs: z.array(z.object({ id: z.string() })), totalDocs: z.number() });

/** Links a video to visitors' reports about it that nobody has handled. */
export function ReportsPanel() {
  const t = useText();
  const { id } = useDocumentInfo();
  const query = `where[video][equals]=${encodeURIComponent(id ?? "")}&where[isHandled][not_equals]=true`;
  const path = `reports?${query}&depth=0&limit=1&sort=-createdAt`;
  const open = useAnswer(id === undefined ? undefined : path, reports);
  const [newest] = open?.docs ?? [];
  if (!open || !newest) return null;
  return (
    <section className="field-type" style={MEDIA_BOX} aria-label={t("reports:plural")}>
      <strong>{t("videoReports:count", { count: open.totalDocs })}</strong>{" "}
      <Link href={`/admin/collections/reports/${encodeURIComponent(newest.id)}`} prefetch={false}>
        {t("videoReports:decide")}
      </Link>
    </section>
  );
}
