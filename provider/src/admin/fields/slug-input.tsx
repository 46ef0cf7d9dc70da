"use client";

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  TextInput,
  useDocumentInfo,
  useField,
  useFormFields,
} from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { type ChangeEvent, useEffect, useState } from "react";

import { latinSlug } from "../../lib/slugs";

type Props = TextFieldClientProps & {
  /** The field that a new record's slug is made from. */
  from: string;
};

/** The last part of a record's web address. Of a new record it follows the title until somebody writes one; it is made on saving for other scripts. */
export function SlugInput({ field, from, path: givenPath, readOnly }: Props) {
  const { disabled, path, setValue, showError, value } = useField<string | undefined>({
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
          // Whoever empties it wants one that is made again.
          setIsOwn(event.target.value !== "");
          setValue(event.target.value);
        }}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
