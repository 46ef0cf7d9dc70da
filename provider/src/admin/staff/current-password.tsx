"use client";

import { FieldError, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";

import { LineInput } from "../fields/line-input";

/** Asks for the signed-in account's password again. */
export function CurrentPassword({ field, path: givenPath, readOnly }: TextFieldClientProps) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | undefined>({
    potentiallyStalePath: givenPath,
  });
  return (
    <div className={`field-type${showError ? " error" : ""}`} style={{ position: "relative" }}>
      <FieldError path={path} showError={showError} />
      <LineInput
        label={typeof field.label === "string" ? field.label : path}
        type="password"
        name={path}
        autoComplete="current-password"
        disabled={readOnly || disabled}
        value={value ?? ""}
        onChange={setValue}
      />
      {customComponents?.Description}
    </div>
  );
}
