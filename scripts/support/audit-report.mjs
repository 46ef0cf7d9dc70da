import { z } from "zod";

const REFUSED = ["high", "critical"];

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string().optional() })])),
    }),
  ),
});

/**
 * What `npm audit --json` found that must not be shipped, a line each; `null` where it is no report: the registry gave
 * none.
 *
 * @param {string} output
 * @returns {string[] | null}
 */
export function findingsIn(output) {
  const report = reportSchema.safeParse(parsed(output)).data;
  if (!report) return null;
  return Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => REFUSED.includes(severity))
    .map(([name, { severity, via }]) => {
      const reasons = via.map((reason) =>
        typeof reason === "string" ? `by ${reason}` : [reason.title, reason.url].filter(Boolean).join(" "),
      );
      return `${name} (${severity}): ${reasons.join("; ")}`;
    });
}

/**
 * @param {string} json
 * @returns {unknown}
 */
function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
