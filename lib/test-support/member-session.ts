import type { Session } from "@/lib/auth/session-cookie";
import type { Environment } from "@/lib/env/environment.mjs";

/** Returns a session that begins now, for a member that no other test uses. */
export function memberSession(changes: Partial<Session> = {}): Session {
  return {
    id: "one",
    userId: `user-${expect.getState().currentTestName ?? ""}`,
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@example.org",
    loginAt: Date.now(),
    ...changes,
  };
}

/** Returns the environment of a site with sessions. */
export function sessionEnvironment(changes: Partial<Environment> = {}): Environment {
  return {
    API_BASE_URL: "http://provider.example",
    MEDIA_BASE_URL: "http://provider.example",
    SITE_URL: "http://localhost:3000",
    PORT: 3000,
    SESSION_SECRET: "the secret of this site",
    ...changes,
  };
}
