import { Agent } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { send } from "../crowd/send.mjs";

const ASKERS = 4;

/** How long each waits between two codes, in milliseconds. */
const EVERY_MS = 2000;

/**
 * Lets people request codes until they are stopped, each for their own address.
 *
 * @param {{ url: string; certificate: Buffer }} front
 * @param {import("../logins/code-catcher.mjs").CodeCatcher} codes
 * @returns {{ stop: () => Promise<{ asked: number; failed: number[]; lost: number }> }} `asked`: how many were
 * acknowledged; `failed`: the status of each that was not; `lost`: how many acknowledged ones brought no email
 */
export function startCodeAskers({ url, certificate }, codes) {
  const stopping = new AbortController();
  /** @type {Promise<boolean>[]} */
  const mails = [];
  /** @type {number[]} */
  const failed = [];
  const askers = Array.from({ length: ASKERS }, (_, number) => ask(number));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(askers);
      const arrived = await Promise.all(mails);
      return { asked: mails.length, failed, lost: arrived.filter((hasArrived) => !hasArrived).length };
    },
  };

  /** @param {number} number */
  async function ask(number) {
    const agent = new Agent({ keepAlive: true, ca: certificate });
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      const email = `code-${number}-${Date.now()}@example.org`;
      const address = `198.19.${number}.${round % 256}`;
      const arrived = codes.nextCode(email).then(
        () => true,
        () => false,
      );
      const form = { firstName: "Bench", lastName: "Member", email };
      const { status } = await send(`${url}/api/members/generate-otp-signup`, { agent, address, form });
      if (status === 200) mails.push(arrived);
      else failed.push(status);
      await pause(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    agent.destroy();
  }
}
