/** What a program says of itself to whoever watches it: words alone, which tell the public nothing. */
export type Readiness =
  | { httpStatus: 200; status: "ready" }
  | { httpStatus: 200; status: "degraded"; reasons: string[] }
  | { httpStatus: 503; status: "unavailable"; reasons: string[] };

type Reasons = (string | false)[];

/** `unavailable` for a reason not to send it any requests, `degraded` for one to look after it. */
export function readinessOf({ failed, degraded }: { failed: Reasons; degraded: Reasons }): Readiness {
  const failures = given(failed);
  const reasons = given([...failures, ...degraded]);
  if (failures.length > 0) return { httpStatus: 503, status: "unavailable", reasons };
  return reasons.length > 0
    ? { httpStatus: 200, status: "degraded", reasons }
    : { httpStatus: 200, status: "ready" };
}

function given(reasons: Reasons): string[] {
  return [...new Set(reasons.filter((reason) => reason !== false))];
}
