import type { Email } from "postal-mime";

/** Returns the code, which has a line to itself. */
export function codeIn({ text }: Email): string {
  const code = /^(\d{6})$/m.exec(text ?? "")?.[1];
  if (!code) throw new Error("There is no code in the mail");
  return code;
}

/** Returns a different code. */
export function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
