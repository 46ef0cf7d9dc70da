"use client";

import { FieldError, FieldLabel, TextInput, useDocumentInfo, useField, useFormFields } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { type ChangeEvent, useEffect, useState } from "react";

import { latinSlug } from "../../lib/slugs";

type Props = TextFieldClientProps & {
  /** The field that a new record's slug is made from. */
  from: string;
};

/**
 * Edits the last part of a record's web address. A new record's follows the title until staff change it; for other
 * scripts, it is made on saving.
 */
export function SlugInput({ field, from, path: givenPath, readOnly }: Props) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | undefined>({
    potentiallyStalePath: givenPath,
  });
  const { id } = useDocumentInfo();
  const title = useFormFields(([fields]) => fields[from]?.value);
  const [isOwn, setIsOwn] = useState(Boolean(value));
  const follows = id === undefined && !isOwn && typeof title === "string";
  const made = follows ? (latinSlug(title) ?? "") : undefined;

  useEffect(() => {
    if (made !== undefined && made !== (value ?? "")) setValue(made);
  }, [made, value, setValue]);

  return (
    <div className={`field-type text${showError ? " error" : ""}`}>
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <TextInput
        path={path}
        label=""
        value={value ?? ""}
        readOnly={Boolean(readOnly) || disabled}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          // Staff who empty it want it to be made again.
          setIsOwn(event.target.value !== "");
          setValue(event.target.value);
        }}
      />
      {customComponents?.Description}
    </div>
  );
}
