"use client";

import { SelectInput, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";

type Props = TextFieldClientProps & { options: { value: string; label: string }[] };

/** Lets staff choose a text from a list that they can search by typing. */
export function ChoiceField({ field, options, path: givenPath, readOnly }: Props) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath: givenPath,
  });
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label}
      Description={customComponents?.Description}
      options={options}
      readOnly={readOnly || disabled}
      showError={showError}
      value={value}
      onChange={(chosen) => {
        const option: unknown = Array.isArray(chosen) ? undefined : chosen;
        const isOption = typeof option === "object" && option !== null && "value" in option;
        setValue(isOption ? option.value : "");
      }}
    />
  );
}
