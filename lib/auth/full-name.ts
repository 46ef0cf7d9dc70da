import type { Member } from "./member";

/** How a member is called; empty where nobody knows. */
export function fullName({ firstName, lastName }: Pick<Member, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
