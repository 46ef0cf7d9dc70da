import { escapeUTF8 } from "entities/escape";

/** HTML in which everything put in from outside is escaped. `markup` makes it. */
export class Markup {
  constructor(readonly html: string) {}
}

/** Writes HTML around values. They are escaped, for text and for quoted attributes alike; markup stays as it is. */
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
