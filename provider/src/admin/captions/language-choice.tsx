"use client";

import { useId, useState } from "react";
import { FieldError, useField } from "@payloadcms/ui";

import { COMMON_LANGUAGES, languageName } from "../../features/captions/languages";
import { LineInput } from "../fields/line-input";
import { ROW } from "../styles";
import { useText } from "../texts/use-text";
import styles from "./caption-list.module.css";

const OTHER = "other";

const CHOICES = COMMON_LANGUAGES.map((lang) => ({ lang, name: languageName(lang) })).toSorted((a, b) =>
  a.name.localeCompare(b.name),
);

type Props = { lang: string; onChange: (lang: string) => void };

/** Lets staff choose a language by name, or enter the code of one that isn't listed. */
export function LanguageChoice({ lang, onChange }: Props) {
  const t = useText();
  const id = useId();
  const [isOther, setIsOther] = useState(lang !== "" && !COMMON_LANGUAGES.includes(lang));
  return (
    <>
      <label htmlFor={id}>{t("captionEditor:language")}</label>
      <select
        id={id}
        className={styles.language}
        value={isOther ? OTHER : lang}
        onChange={({ target }) => {
          setIsOther(target.value === OTHER);
          onChange(target.value === OTHER ? "" : target.value);
        }}
      >
        {CHOICES.map((choice) => (
          <option key={choice.lang} value={choice.lang}>
            {choice.name}
          </option>
        ))}
        <option value={OTHER}>{t("captionEditor:anotherLanguage")}</option>
      </select>
      {isOther && (
        // Enter would save the surrounding record.
        <LineInput
          label={t("captionEditor:languageCode")}
          value={lang}
          onChange={onChange}
          onEnter={() => undefined}
        />
      )}
    </>
  );
}

/** Lets staff choose the captions' language by name. */
export function LanguageField({ path }: { path: string }) {
  const { value, setValue, showError } = useField<string | undefined>({ path });
  return (
    <div className="field-type">
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div style={ROW}>
          <LanguageChoice lang={value ?? ""} onChange={setValue} />
        </div>
      </div>
    </div>
  );
}
