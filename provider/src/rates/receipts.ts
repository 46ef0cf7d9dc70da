import { RateLimiterMemory } from "rate-limiter-flexible";

import { apart } from "./apart";

const MOST = 5;
const AN_HOUR = 60 * 60;

const limiter = new RateLimiterMemory({ points: MOST, duration: AN_HOUR });

/** Whether an address may get one more receipt: anybody can type a stranger's, who is to get a few an hour at most. */
export async function mayGetReceipt(address: string): Promise<boolean> {
  const sent = await limiter.get(keyOf(address));
  return !sent || sent.remainingPoints > 0;
}

/** Counts a receipt that an address gets. */
export async function countReceipt(address: string): Promise<void> {
  await apart(() => limiter.penalty(keyOf(address)));
}

function keyOf(address: string): string {
  return address.toLowerCase();
}
