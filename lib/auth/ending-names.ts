/** `what`: one session, hashed, or `all` that had begun until `at`, in milliseconds since 1970. */
export type Ending = { name: string; at: number; what: string };

const ENDING = /^(\d+)-(all|[0-9a-f]{64})$/;

export function endingsIn(names: string[]): Ending[] {
  return names.flatMap((name) => {
    const [, at, what] = ENDING.exec(name) ?? [];
    return what === undefined ? [] : [{ name, at: Number(at), what }];
  });
}
