import { escapeUTF8 } from "entities/escape";

export class Markup {
  constructor(readonly html: string) {}
}

/** Escapes values, for text and for quoted attributes; markup stays as it is. */
export function markup(
  template: TemplateStringsArray,
  ...values: (string | number | Markup | null)[]
): Markup {
  return new Markup(String.raw({ raw: template }, ...values.map(escaped)));
}

function escaped(value: string | number | Markup | null): string {
  if (value instanceof Markup) return value.html;
  return value === null ? "" : escapeUTF8(String(value));
}
