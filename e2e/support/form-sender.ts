import { expect } from "./test";

/** What a form was given out with, ready to be sent. */
export async function readFormToken(siteUrl: string, path: string): Promise<string> {
  const page = await (await fetch(siteUrl + path)).text();
  const token = /name="formToken"[^>]*value="([^"]+)"/.exec(page)?.[1];
  expect(token, `${path} has a form`).toBeTruthy();
  return token ?? "";
}

/** An address of the network that is kept for documentation and tests, another one for each number up to 2^16. */
export function addressOf(number: number): string {
  return `198.18.${(number >> 8) & 255}.${number & 255}`;
}

/** Does something so many times, a few at once. */
export async function repeat(
  times: number,
  atOnce: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
