/** The digits of a code as it was typed or pasted, in whatever form they were. */
export function digitsOf(code: string): string {
  return code.normalize("NFKC").replace(/\D/g, "");
}
