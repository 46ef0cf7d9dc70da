import path from "node:path";
import { siteDir } from "./paths.mjs";

const COUNT = 20;

/**
 * @typedef {object} JestResult of a file
 * @property {string} testFilePath
 * @property {{ fullName: string, duration?: number | null }[]} testResults
 * @property {{ runtime: number }} perfStats
 */

/**
 * Prints the slowest tests and test files when a run ends. A reporter for both Jest and Playwright, which call the
 * methods they know.
 */
export default class SlowestReporter {
  /** @type {Map<string, number>} */
  #tests = new Map();

  /** @type {Map<string, number>} */
  #files = new Map();

  /**
   * Playwright calls this after each attempt.
   *
   * @param {{ titlePath: () => string[], location: { file: string } }} test
   * @param {{ duration: number }} result
   */
  onTestEnd(test, { duration }) {
    const [, , , ...titles] = test.titlePath();
    const file = path.relative(siteDir, test.location.file);
    add(this.#tests, `${file} › ${titles.join(" › ")}`, duration);
    add(this.#files, file, duration);
  }

  /**
   * Jest calls this after each file. The file's time includes its imports.
   *
   * @param {unknown} _test
   * @param {JestResult} result
   */
  onTestResult(_test, { testFilePath, testResults, perfStats }) {
    const file = path.relative(siteDir, testFilePath);
    for (const { fullName, duration } of testResults)
      add(this.#tests, `${file} › ${fullName}`, duration ?? 0);
    add(this.#files, file, perfStats.runtime);
  }

  onEnd() {
    print("tests", this.#tests);
    print("test files", this.#files);
  }

  onRunComplete() {
    this.onEnd();
  }

  /** Playwright prints less when a reporter prints each test. */
  printsToStdio() {
    return false;
  }
}

/** @param {Map<string, number>} times @param {string} name @param {number} ms */
function add(times, name, ms) {
  times.set(name, (times.get(name) ?? 0) + ms);
}

/** @param {string} what @param {Map<string, number>} times */
function print(what, times) {
  const slowest = [...times].sort(([, one], [, other]) => other - one).slice(0, COUNT);
  const lines = slowest.map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  console.log(`\nThe slowest ${what}:\n${lines.join("\n")}`);
}
