import path from "node:path";
import { siteDir } from "./paths.mjs";
import SlowestReporter from "./slowest.mjs";

/** What a reporter prints. @param {SlowestReporter} reporter @param {"onEnd" | "onRunComplete"} end */
function printed(reporter, end) {
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  reporter[end]();
  const lines = log.mock.calls.flatMap(([text]) => String(text).split("\n"));
  log.mockRestore();
  return lines.filter((line) => line.trim() !== "");
}

it("names a Playwright run's twenty slowest tests, counting every attempt, and its slowest files", () => {
  const reporter = new SlowestReporter();
  const end = (/** @type {string} */ file, /** @type {string} */ title, /** @type {number} */ duration) =>
    reporter.onTestEnd(
      {
        titlePath: () => ["", "", file, "login", title],
        location: { file: path.join(siteDir, "e2e", file) },
      },
      { duration },
    );
  for (let index = 1; index <= 24; index++) end("a.spec.ts", `test ${index}`, index * 1000);
  end("b.spec.ts", "again", 20_000);
  end("b.spec.ts", "again", 10_500);
  const lines = printed(reporter, "onEnd");
  expect(lines.slice(0, 3)).toEqual([
    "The slowest tests:",
    "   30.5 s  e2e/b.spec.ts › login › again",
    "   24.0 s  e2e/a.spec.ts › login › test 24",
  ]);
  expect(lines.slice(20)).toEqual([
    "    6.0 s  e2e/a.spec.ts › login › test 6",
    "The slowest test files:",
    "  300.0 s  e2e/a.spec.ts",
    "   30.5 s  e2e/b.spec.ts",
  ]);
});

it("names a Jest run's slowest tests and files, whose time includes imports", () => {
  const reporter = new SlowestReporter();
  reporter.onTestResult(undefined, {
    testFilePath: path.join(siteDir, "lib/a.test.ts"),
    testResults: [{ fullName: "a is short", duration: 40 }, { fullName: "a is skipped" }],
    perfStats: { runtime: 2300 },
  });
  expect(printed(reporter, "onRunComplete")).toEqual([
    "The slowest tests:",
    "    0.0 s  lib/a.test.ts › a is short",
    "    0.0 s  lib/a.test.ts › a is skipped",
    "The slowest test files:",
    "    2.3 s  lib/a.test.ts",
  ]);
});
