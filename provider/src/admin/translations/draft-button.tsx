"use client";

import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { Problem, SmallButton } from "../panel-parts";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";
import { chosen, useOriginal } from "./original";

const made = z.object({ id: z.string() });

/** Lets a translation service write a draft of a new translation, if one is set up. */
export function DraftButton() {
  const t = useText();
  const { id } = useDocumentInfo();
  const router = useRouter();
  const original = useOriginal();
  const { data: subject } = chosen.safeParse(useFormFields(([fields]) => fields.subject?.value));
  const language = useFormFields(([fields]) => fields.language?.value);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (id !== undefined || !original?.canDraft || !subject || !language) return null;

  async function draft() {
    setBusy(true);
    const question = { subject: subject?.relationTo, id: subject?.value, language };
    const outcome = await callApi("translations/draft", made, question);
    setBusy(false);
    if ("problem" in outcome) setProblem(outcome.problem);
    else router.push(`/admin/collections/translations/${encodeURIComponent(outcome.data.id)}`);
  }

  return (
    <section className="field-type" aria-label={t("translating:draft")}>
      <SmallButton disabled={isBusy} onClick={() => void draft()}>
        {t(isBusy ? "translating:writingDraft" : "translating:writeDraft")}
      </SmallButton>
      <p style={NOTE}>{t("translating:draftHelp")}</p>
      <Problem>{problem}</Problem>
    </section>
  );
}
