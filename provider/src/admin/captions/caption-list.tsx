"use client";

import { FieldLabel, Link, Pill, useAuth, useDocumentInfo, useField } from "@payloadcms/ui";
import { useEffect, useReducer, useState } from "react";

import type { Cue } from "../../features/captions/cue";
import { canonicalLanguage, captionsInTrash, languageName } from "../../features/captions/languages";
import { useAnswer } from "../call-api";
import { SmallButton } from "../panel-parts";
import { ROW } from "../styles";
import { useText } from "../texts/use-text";
import { captionList, captionsOf, type CaptionState, createCaptions, requestDraft } from "./admin-api";
import { CaptionFile } from "./caption-file";
import styles from "./caption-list.module.css";
import editorStyles from "./cue-editor.module.css";
import { LanguageChoice } from "./language-choice";
import { newCaptionsPage } from "./use-asked-captions";

const ASKED_EVERY_MS = 5_000;
const NO_MARGIN = { margin: 0 };

type Props = {
  /** The field that points to the clip; absent where the record is the clip itself. */
  clipField?: string;
  /** Whether a transcription service is set up. */
  canTranscribe: boolean;
  /** Whether a translation service is set up. */
  canTranslate: boolean;
};

/** Lists the captions of the record's clip, with links to their lines and ways to add others. */
export function CaptionList({ clipField, canTranscribe, canTranslate }: Props) {
  const t = useText();
  const { id, isTrashed } = useDocumentInfo();
  const { permissions } = useAuth();
  const { value: withdrawnAt } = useField<string | undefined>({ path: "withdrawnAt" });
  const mayWrite = Boolean(permissions?.collections?.captions?.create) && !isTrashed && !withdrawnAt;
  const { value: linked } = useField<string | undefined>({ path: clipField ?? "" });
  const clip = clipField ? linked : id === undefined ? undefined : String(id);
  const [turn, reload] = useReducer((turns: number) => turns + 1, 0);
  const captions = useAnswer(clip ? captionsOf(clip) : undefined, captionList, turn)?.docs;
  const isWaiting = captions?.some(({ transcription }) => transcription === "waiting") ?? false;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(reload, ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const listed = captions?.filter(({ deletedAt }) => !deletedAt);
  if (!clip) return null;
  return (
    <div className="field-type">
      <FieldLabel as="span" label={t("captionEditor:captions")} path="captionList" />
      {listed?.length === 0 && <p style={NO_MARGIN}>{t("captionEditor:none")}</p>}
      <ul className={styles.list}>
        {listed?.map((caption) => (
          <li key={caption.id} style={ROW}>
            <Link href={pageOf(caption.id)} prefetch={false}>
              {languageName(caption.lang)}
            </Link>
            <State caption={caption} />
          </li>
        ))}
      </ul>
      {mayWrite && (
        <NewCaptions
          clip={clip}
          captions={captions}
          canTranscribe={canTranscribe}
          canTranslate={canTranslate}
          onChange={reload}
        />
      )}
    </div>
  );
}

function pageOf(id: string): string {
  return `/admin/collections/captions/${encodeURIComponent(id)}`;
}

function State({ caption: { isDraft, transcription, problem } }: { caption: CaptionState }) {
  const t = useText();
  if (transcription === "waiting") return <Pill size="small">{t("captionEditor:writingDraft")}</Pill>;
  if (transcription === "failed")
    return (
      <span className={editorStyles.problem}>{t("captionEditor:noDraft", { problem: problem ?? "" })}</span>
    );
  if (!isDraft) return null;
  return (
    <Pill pillStyle="warning" size="small">
      {t("captionEditor:draftNotPublic")}
    </Pill>
  );
}

type NewProps = Omit<Props, "clipField"> & {
  clip: string;
  /** Undefined until they are known. */
  captions: CaptionState[] | undefined;
  onChange: () => void;
};

function NewCaptions({ clip, captions, canTranscribe, canTranslate, onChange }: NewProps) {
  const t = useText();
  const [lang, setLang] = useState("en");
  const [message, setMessage] = useState("");

  function write() {
    const written = captions?.find((caption) => caption.lang === (canonicalLanguage(lang) ?? lang));
    if (written?.deletedAt) setMessage(captionsInTrash(lang));
    else window.location.assign(written ? pageOf(written.id) : newCaptionsPage(clip, lang));
  }

  async function keep(cues: readonly Cue[]) {
    const outcome = await createCaptions(clip, lang, cues);
    if ("id" in outcome) window.location.assign(pageOf(outcome.id));
    else setMessage(outcome.problem);
  }

  async function draft(from?: string) {
    const outcome = await requestDraft(clip, lang, from);
    const started = from
      ? t("captionEditor:translationStarted", { language: languageName(from) })
      : t("captionEditor:draftStarted");
    setMessage("id" in outcome ? started : outcome.problem);
    onChange();
  }

  const source = canTranslate && captions ? sourceFor(captions, lang) : undefined;

  return (
    <div style={ROW}>
      <LanguageChoice lang={lang} onChange={setLang} />
      <SmallButton disabled={!captions} onClick={write}>
        {t("captionEditor:writeCaptions")}
      </SmallButton>
      <CaptionFile
        label={t("captionEditor:fileToUpload")}
        onRead={(cues, problem) => {
          if (cues.length > 0) void keep(cues);
          else setMessage(problem);
        }}
      >
        {t("captionEditor:upload")}
      </CaptionFile>
      {canTranscribe && (
        <SmallButton onClick={() => void draft()}>{t("captionEditor:writeDraft")}</SmallButton>
      )}
      {source && (
        <SmallButton onClick={() => void draft(source.lang)}>
          {t("captionEditor:draftIn", { language: languageName(lang) })}
        </SmallButton>
      )}
      <p style={NO_MARGIN} role="status">
        {message}
      </p>
    </div>
  );
}

/** Returns the captions to translate: the first with words, unless the language already has some or isn't one. */
function sourceFor(captions: CaptionState[], lang: string): CaptionState | undefined {
  const canonical = canonicalLanguage(lang);
  const written = captions.filter(({ cues, deletedAt }) => cues.length > 0 && !deletedAt);
  return canonical && written.every((caption) => caption.lang !== canonical) ? written[0] : undefined;
}
