import type { PayloadRequest } from "payload";

import type { english } from "./en";

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
type WithoutForm<Key extends string> = Key extends `${infer Name}_${PluralForm}` ? Name : Key;

/** `area:name`, as Payload names its own texts. Texts with plural forms have one key for all forms. */
export type TextKey = {
  [Area in keyof typeof english]: `${Area}:${WithoutForm<keyof (typeof english)[Area] & string>}`;
}[keyof typeof english];

/** Returns a text in the language of whoever reads it. The value `count` chooses between plural forms. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** Written as a method, because TypeScript then accepts each of Payload's own, which list the keys that they know. */
type PayloadsOwn = { t(key: string, values?: Record<string, string | number>): string };

/** Returns Payload's `t`, whose type doesn't know the texts that we add. */
export function translateWith(t: PayloadsOwn["t"]): Translate {
  return t;
}

/**
 * Returns a label or description of Payload's configuration. A global's description must be `{ en: english.… }` instead:
 * Payload passes it to browsers as it is.
 */
export function text(key: TextKey, values?: Record<string, string | number>) {
  return ({ t }: { t: PayloadRequest["t"] }): string => translateWith(t)(key, values);
}
