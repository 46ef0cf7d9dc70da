const ESCAPED = /[<>&\u2028\u2029]/g;

/** Data as JSON that nothing in it can end or change the script element it stands in. Absent facts are left out. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(
    ESCAPED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
