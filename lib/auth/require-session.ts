import "server-only";
import { redirect } from "next/navigation";
import { withNext } from "./next-path";
import { currentSession } from "./session";

/** Leads whoever has not logged in to the login, and from there back to the page of this path. */
export async function requireSession(path: string): Promise<void> {
  if (!(await currentSession())) redirect(withNext("/login", path));
}
