"use client";

import { LANGUAGE_NAMES, LANGUAGES } from "@lampstand/contract/languages";
import { useAllFormFields, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useState } from "react";
import * as z from "zod/mini";

import { eachLink } from "../../features/videos/links";
import { callApi } from "../call-api";
import { NOTE, PROBLEM } from "../styles";
import { useText } from "../texts/use-text";

const answer = z.object({
  reason: z.string(),
  warning: z.string(),
  needsApproval: z.boolean(),
  approvedBy: z.array(z.string()),
  translations: z.array(
    z.object({ language: z.enum(LANGUAGE_NAMES), title: z.string(), words: z.nullish(z.string()) }),
  ),
});

type Visibility = z.infer<typeof answer>;

/** How long typing must pause before the form is checked, in milliseconds. */
const REST_MS = 500;

/** The fields that decide whether the public may see a story or video. */
const DECIDING = [
  ...["title", "name", "description", "recordedAt"],
  ...["isUnnamed", "publishUnprepared", "hashtags", "hashtagId"],
  ...Object.keys(eachLink(() => "")),
];

/** Returns the objections to the open record, as it is now and as it would be once its form is saved. */
export function useVisibility(): Visibility | undefined {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const [found, setFound] = useState<Visibility>();
  const values = new Map(Object.entries(reduceFieldsToValues(fields, true)));
  const deciding = DECIDING.map((name): [string, unknown] => [name, values.get(name) ?? undefined]);
  const asked = JSON.stringify(Object.fromEntries(deciding));
  useEffect(() => {
    if (id === undefined || !collectionSlug) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const path = `${collectionSlug}/${encodeURIComponent(id)}/visibility`;
      void callApi(path, answer, z.parse(z.looseObject({}), JSON.parse(asked))).then((outcome) => {
        if (isCurrent) setFound("data" in outcome ? outcome.data : undefined);
      });
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, collectionSlug, asked, lastUpdateTime]);
  return found;
}

/** Says why the open record is hidden, what saving it would remove from the site, and what colleagues approve with it. */
export function VisibilityNotice({ visibility }: { visibility: Visibility | undefined }) {
  const t = useText();
  const { i18n } = useTranslation();
  const { reason = "", warning = "", approvedBy = [] } = visibility ?? {};
  const colleagues = new Intl.ListFormat(i18n.language).format(approvedBy);
  const count = approvedBy.length;
  const approved = count > 0 && reason ? t("recordFields:approved", { count, colleagues }) : "";
  return (
    <div role="status">
      {[reason, approved, warning].filter(Boolean).map((sentence) => (
        <p key={sentence} style={{ ...PROBLEM, margin: "0 0 12px" }}>
          {sentence}
        </p>
      ))}
      {visibility?.needsApproval &&
        visibility.translations.map(({ language, title, words }) => (
          <figure key={language} style={{ margin: "0 0 12px" }}>
            <figcaption style={NOTE}>
              {t("recordFields:alsoIn", { language: LANGUAGES[language].name })}
            </figcaption>
            <blockquote lang={LANGUAGES[language].tag} dir="auto" style={{ margin: 0 }}>
              <strong>{title}</strong>
              {words && <p style={{ margin: 0, whiteSpace: "pre-line" }}>{words}</p>}
            </blockquote>
          </figure>
        ))}
    </div>
  );
}
