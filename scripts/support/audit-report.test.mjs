import { auditSentence } from "./audit-report.mjs";

/** @param {Record<string, object>} vulnerabilities */
const report = (vulnerabilities) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

const moderate = { c: { severity: "moderate", via: [{ title: "Slow" }] } };

it("fails on high and critical flaws, with the reason", () => {
  const found = report({
    a: { severity: "critical", via: [{ title: "Runs what it reads", url: "https://advisories.example/1" }] },
    b: { severity: "high", via: ["a"] },
    ...moderate,
  });
  expect(() => auditSentence(found)).toThrow(
    "Known vulnerabilities in what is shipped: a (critical): Runs what it reads https://advisories.example/1 | b (high): by a",
  );
});

it.each([{}, moderate])("passes without such flaws", (vulnerabilities) => {
  const sentence = "Nothing shipped has a known vulnerability of high or critical severity.";
  expect(auditSentence(report(vulnerabilities))).toEqual({ isUnknown: false, sentence });
});

it.each([
  ["nothing", "", "its answer was not a report"],
  ["a page", "<html>Bad gateway</html>", "its answer was not a report"],
  [
    "an error of the registry",
    JSON.stringify({ message: "503 Service Unavailable" }),
    "503 Service Unavailable",
  ],
  ["an error of npm", JSON.stringify({ error: { code: "E1", summary: "request failed" } }), "request failed"],
  ["an error without words", JSON.stringify({ error: { code: "ENOTFOUND", summary: "" } }), "ENOTFOUND"],
])("says why the result is unknown when the registry returns %s", (_, output, reason) => {
  expect(auditSentence(output)).toEqual({
    isUnknown: true,
    sentence: `Could not check for known vulnerabilities because the registry returned no report: ${reason}. Run npm run audit again later.`,
  });
});

it("says so when the registry doesn't answer", () => {
  expect(auditSentence("", true).sentence).toContain(
    "the registry returned no report: it did not answer in time.",
  );
});
