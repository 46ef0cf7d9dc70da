import { findingsIn } from "./audit-report.mjs";

/** @param {Record<string, object>} vulnerabilities */
const report = (vulnerabilities) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

it("finds what is high or critical, with its reason", () => {
  const found = findingsIn(
    report({
      a: {
        severity: "critical",
        via: [{ title: "Runs what it reads", url: "https://advisories.example/1" }],
      },
      b: { severity: "high", via: ["a"] },
      c: { severity: "moderate", via: [{ title: "Slow" }] },
    }),
  );
  expect(found).toEqual(["a (critical): Runs what it reads https://advisories.example/1", "b (high): by a"]);
});

it("finds nothing where there is nothing", () => {
  expect(findingsIn(report({}))).toEqual([]);
});

it.each([
  ["nothing", ""],
  ["an error of the registry", JSON.stringify({ message: "503 Service Unavailable", statusCode: 503 })],
  ["an error of npm", JSON.stringify({ error: { code: "ENOTFOUND", summary: "request failed" } })],
  ["a page", "<html>Bad gateway</html>"],
])("takes %s for no report", (_, output) => {
  expect(findingsIn(output)).toBeNull();
});
