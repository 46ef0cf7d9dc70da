import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { after } from "next/server";
import pLimit from "p-limit";
import type { Payload } from "payload";

import { withoutValues } from "../../lib/log";
import { brandOf, deliver, type Delivery, reasonOf } from "./deliver";
import type { Mail } from "./mail";
import { noteMailProblem } from "./mail-problems";

/** Mail servers reject clients that open many connections at once. */
const AT_A_TIME = 10;
const RETRY_AFTER_MS = [5_000, 30_000];

type Urgent = {
  /** Writes the email in the brand's name; `undefined` if there is no recipient. */
  write: (brand: string) => Promise<Mail | undefined>;
  /** When it becomes useless. */
  until: Date;
};

const atATime = pLimit(AT_A_TIME);

/** Sends an email after responding, without storing its secret. Gives up after three attempts: people ask again. */
export function sendNow(payload: Payload, urgent: Urgent): void {
  const id = randomUUID();
  after(async () => {
    try {
      const brand = await brandOf(payload);
      const mail = await urgent.write(brand);
      if (mail) await send(payload, { id, mail, brand }, urgent.until);
    } catch (error) {
      payload.logger.error({ err: withoutValues(error), msg: `Mail ${id} could not be written` });
    }
  });
}

async function send(payload: Payload, delivery: Delivery, until: Date): Promise<void> {
  for (const [attempt, delay] of [0, ...RETRY_AFTER_MS].entries()) {
    if (delay > 0) await pause(delay, undefined, { ref: false });
    if (Date.now() >= until.getTime()) break;
    const reason = await atATime(() => attemptToSend(payload, delivery, until));
    if (reason === undefined) return;
    const isGivenUp = attempt === RETRY_AFTER_MS.length || Date.now() >= until.getTime();
    await noteMailProblem(payload, { reason, to: delivery.mail.to, isGivenUp });
    const next = isGivenUp ? "won't" : "will";
    payload.logger.warn(`Mail ${delivery.id} could not be sent and ${next} be tried again: ${reason}`);
    if (isGivenUp) return;
  }
}

/** Returns why it wasn't sent, or `undefined` if it was. */
async function attemptToSend(payload: Payload, delivery: Delivery, until: Date): Promise<string | undefined> {
  try {
    await deliver(payload, delivery, until.getTime() - Date.now());
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
