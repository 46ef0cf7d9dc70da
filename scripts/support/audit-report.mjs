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

const refusalSchema = z.union([
  z.object({ message: z.string() }),
  z
    .object({ error: z.object({ code: z.string(), summary: z.string() }) })
    .transform(({ error }) => ({ message: error.summary || error.code })),
]);

/**
 * Returns the outcome of `npm audit --json` as a sentence. A missing report passes, because the registry's outage would
 * stop every change.
 *
 * @param {string} output
 * @param {boolean} [timedOut]
 * @returns {{ isUnknown: boolean, sentence: string }}
 * @throws {Error} naming the packages that must not ship
 */
export function auditSentence(output, timedOut = false) {
  const json = parsed(output);
  const report = reportSchema.safeParse(json).data;
  if (!report) {
    const refusal = refusalSchema.safeParse(json).data?.message ?? "its answer was not a report";
    const reason = timedOut ? "it did not answer in time" : refusal;
    const sentence = `Could not check for known vulnerabilities because the registry returned no report: ${reason}. Run npm run audit again later.`;
    return { isUnknown: true, sentence };
  }
  const findings = findingsIn(report);
  if (findings.length > 0)
    throw new Error(`Known vulnerabilities in what is shipped: ${findings.join(" | ")}`);
  return {
    isUnknown: false,
    sentence: "Nothing shipped has a known vulnerability of high or critical severity.",
  };
}

/** @param {z.infer<typeof reportSchema>} report */
function findingsIn({ vulnerabilities }) {
  return Object.entries(vulnerabilities)
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
