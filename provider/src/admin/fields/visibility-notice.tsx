"use client";

import { LANGUAGE_NAMES, LANGUAGES } from "@lampstand/contract/languages";
import { useAllFormFields, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useReducer, useRef, useState } from "react";
import * as z from "zod/mini";

import { reviewAnswer } from "../../features/stories/review-answer";
import { eachLink } from "../../features/videos/links";
import { callApi } from "../call-api";
import { NOTE, PROBLEM } from "../styles";
import { useText } from "../texts/use-text";

const answer = z.object({
  reason: z.string(),
  warning: z.string(),
  isOnSite: z.boolean(),
  /** Why a video can't be published, in a sentence; empty if it can. */
  refusal: z.string(),
  /** For a story. */
  review: z.optional(reviewAnswer),
  needsApproval: z.boolean(),
  approvedBy: z.array(z.object({ name: z.string(), isMe: z.boolean() })),
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
  ...["videoLink", "isUnnamed", "publishUnprepared", "hashtags", "hashtagId"],
  ...Object.keys(eachLink(() => "")),
];

/**
 * Returns the objections to the open record, as it is now and as it would be once its form is saved; `undefined` until
 * they arrive, `null` if that failed. An answer stays while the line is broken, and we ask again once it is back.
 * @param turn A new value asks again.
 */
export function useVisibility(turn = ""): Visibility | null | undefined {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const [found, setFound] = useState<Visibility | null>();
  const [reconnected, reconnect] = useReducer((times: number) => times + 1, 0);
  const rest = useRef(0);
  useEffect(() => {
    window.addEventListener("online", reconnect);
    return () => window.removeEventListener("online", reconnect);
  }, []);
  const values = new Map(Object.entries(reduceFieldsToValues(fields, true)));
  const deciding = DECIDING.map((name): [string, unknown] => [name, values.get(name) ?? undefined]);
  const asked = JSON.stringify(Object.fromEntries(deciding));
  useEffect(() => {
    if (id === undefined || !collectionSlug) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const path = `${collectionSlug}/${encodeURIComponent(id)}/visibility`;
      void callApi(path, answer, z.parse(z.looseObject({}), JSON.parse(asked))).then((outcome) => {
        if (isCurrent) setFound((before) => ("data" in outcome ? outcome.data : (before ?? null)));
      });
    }, rest.current);
    rest.current = REST_MS;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, collectionSlug, asked, lastUpdateTime, turn, reconnected]);
  return found;
}

/** Says why the open record is hidden, what saving it would remove from the site, and what colleagues approve with it. */
export function VisibilityNotice({ visibility }: { visibility: Visibility | null | undefined }) {
  const t = useText();
  const { i18n } = useTranslation();
  const { reason = "", warning = "", approvedBy = [], needsApproval = false } = visibility ?? {};
  const isMine = approvedBy.some(({ isMe }) => isMe);
  const others = approvedBy.filter(({ isMe }) => !isMe).map(({ name }) => name);
  const names = isMine ? [t("recordFields:you"), ...others] : others;
  const colleagues = new Intl.ListFormat(i18n.language).format(names);
  const isShown = names.length > 0 && (reason || needsApproval);
  // ‘You’ takes the plural.
  const approved =
    isShown && t("recordFields:approved", { count: names.length + Number(isMine), colleagues });
  return (
    <div role="status">
      {[reason, warning].filter(Boolean).map((sentence) => (
        <p key={sentence} style={{ ...PROBLEM, margin: "0 0 12px" }}>
          {sentence}
        </p>
      ))}
      {approved && <p style={{ margin: "0 0 12px", fontWeight: 600 }}>{approved}</p>}
      {needsApproval &&
        visibility?.translations.map(({ language, title, words }) => (
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
