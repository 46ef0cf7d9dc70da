/** What has ended of a member's sessions: one by its name, or all that had begun. */
export type Ending = { name: string; at: number; what: string };

/** When it ended, in milliseconds since 1970, and what. */
const ENDING = /^(\d+)-(all|[0-9a-f]{64})$/;

/** The names under which endings are kept, whose words say all; what is no such name is left out. */
export function endingsIn(names: string[]): Ending[] {
  return names.flatMap((name) => {
    const [, at, what] = ENDING.exec(name) ?? [];
    return what === undefined ? [] : [{ name, at: Number(at), what }];
  });
}
