import { FormField, type FormFieldProps } from "./form-field";

/** Where a testimony was recorded. */
export function RecordedAtField(field: Omit<FormFieldProps, "label" | "hint">) {
  return (
    <FormField
      {...field}
      label="Recorded at"
      hint="The church, event or place where your testimony was recorded."
    />
  );
}
