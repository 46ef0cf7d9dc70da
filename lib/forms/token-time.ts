/** When a form's token was issued, by its own word, in milliseconds since 1970; `NaN` for what is none. */
export function issuedAt(token: string): number {
  return parseInt(token.split(".")[1] ?? "", 36);
}
