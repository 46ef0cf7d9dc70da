import { once } from "node:events";
import { createInterface } from "node:readline/promises";

/**
 * Asks whoever sits at the terminal. Where nobody does, and in answer to `--yes`, the command goes on unasked.
 *
 * @param {string} question
 * @throws {Error} with one line, when the answer is anything but "yes"
 */
export async function confirm(question) {
  if (!process.stdin.isTTY || process.argv.includes("--yes")) return;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = once(terminal, "close").then(() => "");
  const answer = await Promise.race([terminal.question(`${question} `), closed]);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new Error("Nothing was deleted");
}
