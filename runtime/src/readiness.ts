/** A program's state for monitoring: only fixed words, which reveal nothing to the public. */
export type Readiness =
  | { httpStatus: 200; status: "ready" }
  | { httpStatus: 200; status: "degraded"; reasons: string[] }
  | { httpStatus: 503; status: "unavailable"; reasons: string[] };

type Reasons = (string | false)[];

/** Returns `unavailable` if any reason rules out requests, `degraded` if any reason needs attention. */
export function readinessOf({ failed, degraded }: { failed: Reasons; degraded: Reasons }): Readiness {
  const failures = namesOf(failed);
  const reasons = namesOf([...failures, ...degraded]);
  if (failures.length > 0) return { httpStatus: 503, status: "unavailable", reasons };
  return reasons.length > 0
    ? { httpStatus: 200, status: "degraded", reasons }
    : { httpStatus: 200, status: "ready" };
}

function namesOf(reasons: Reasons): string[] {
  return [...new Set(reasons.filter((reason) => reason !== false))];
}

/** Parts with a health check of their own, and the reasons that make each fail. */
export const HEALTH_PARTS = {
  database: ["database", "migrations"],
  disk: ["disk-full", "disk-low"],
  storage: ["storage"],
  mail: ["mail", "no-mail-server"],
  worker: ["worker", "edits"],
  tasks: ["tasks"],
  cdn: ["cdn"],
  backup: ["backup", "backup-damaged"],
  certificate: ["certificate"],
} as const;

export type HealthPart = keyof typeof HEALTH_PARTS;

export function isHealthPart(name: string): name is HealthPart {
  return Object.hasOwn(HEALTH_PARTS, name);
}

/** Picks out what a readiness says about one part. Without a database, nothing else can be known. */
export function healthOf(readiness: Readiness, part: HealthPart): Readiness {
  const reasons = "reasons" in readiness ? readiness.reasons : [];
  const own: readonly string[] = [...HEALTH_PARTS[part], "database"];
  return readinessOf({ failed: reasons.filter((reason) => own.includes(reason)), degraded: [] });
}
