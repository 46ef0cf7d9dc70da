/** `what`: one session, hashed, or `all` that began up to `at`, in milliseconds since 1970. */
export type Revocation = { name: string; at: number; what: string };

const REVOCATION = /^(\d+)-(all|[0-9a-f]{64})$/;

export function revocationsIn(names: string[]): Revocation[] {
  return names.flatMap((name) => {
    const [, at, what] = REVOCATION.exec(name) ?? [];
    return what === undefined ? [] : [{ name, at: Number(at), what }];
  });
}
