import type {
  CheckboxField,
  EmailField,
  JSONField,
  SelectField,
  TextareaField,
  TextField,
  UploadField,
} from "payload";

type SentField =
  CheckboxField | EmailField | JSONField | SelectField | TextareaField | TextField | UploadField;

/** Fields that keep what a visitor sent: staff read them, and only the provider writes them. */
export function asSent(fields: SentField[]): SentField[] {
  return fields.map((field) => ({ ...field, access: { update: () => false } }));
}
