"use client";

import { reasonInWords } from "@lampstand/contract/reports";
import { Link, toast, useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import * as z from "zod/mini";

import { callApi, useAnswer } from "../call-api";
import { SmallButton } from "../panel-parts";
import { MEDIA_BOX, NOTE } from "../styles";
import { useText } from "../texts/use-text";
import { useChurchTime } from "../time/church-time";

const report = z.object({
  id: z.string(),
  reason: z.string(),
  words: z.nullish(z.string()),
  createdAt: z.string(),
});

const reports = z.object({ docs: z.array(report) });

type Report = z.infer<typeof report>;

/** Shows visitors' unhandled reports about a video, with one button to handle all of them. */
export function ReportsPanel() {
  const t = useText();
  const { id } = useDocumentInfo();
  const [isClosed, setIsClosed] = useState(false);
  const query = `where[video][equals]=${encodeURIComponent(id ?? "")}&where[isHandled][not_equals]=true`;
  const path = `reports?${query}&depth=0&pagination=false&sort=-createdAt`;
  const open = useAnswer(id === undefined || isClosed ? undefined : path, reports)?.docs ?? [];

  async function close() {
    const outcome = await callApi(`reports?${query}`, reports, { isHandled: true }, "PATCH");
    if ("problem" in outcome) {
      toast.error(outcome.problem);
      return;
    }
    setIsClosed(true);
    toast.success(t("videoReports:closed"));
  }

  if (open.length === 0) return null;
  return (
    <section className="field-type" style={MEDIA_BOX} aria-label={t("videoReports:reports")}>
      <h3 style={{ margin: 0 }}>{t("videoReports:count", { count: open.length })}</h3>
      <ul style={{ margin: "8px 0 12px", padding: 0, listStyle: "none" }}>
        {open.map((each) => (
          <ReportLine key={each.id} report={each} />
        ))}
      </ul>
      <SmallButton onClick={() => void close()}>{t("videoReports:close")}</SmallButton>
      <p style={NOTE}>{t("videoReports:next")}</p>
    </section>
  );
}

function ReportLine({ report: { id, reason, words, createdAt } }: { report: Report }) {
  const inWords = useChurchTime();
  return (
    <li style={NOTE}>
      <Link href={`/admin/collections/reports/${id}`} prefetch={false}>
        {reasonInWords(reason)}
      </Link>
      {`, ${inWords(createdAt)}`}
      {words && <blockquote style={{ margin: "4px 0 0" }}>{words}</blockquote>}
    </li>
  );
}
