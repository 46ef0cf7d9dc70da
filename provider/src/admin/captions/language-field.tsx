"use client";

import { FieldError, useField } from "@payloadcms/ui";

import styles from "./caption-list.module.css";
import { LanguageChoice } from "./language-choice";

/** The language of captions, chosen by its name. */
export function LanguageField({ path }: { path: string }) {
  const { value, setValue, showError } = useField<string | undefined>({ path });
  return (
    <div className="field-type">
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className={styles.new}>
          <LanguageChoice lang={value ?? ""} onChange={setValue} />
        </div>
      </div>
    </div>
  );
}
