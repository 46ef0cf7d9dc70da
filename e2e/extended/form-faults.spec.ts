import { z } from "zod";
import { createAdmin } from "../support/admin";
import { addressOf, readFormToken, repeat } from "../support/form-request";
import { seededRandom } from "../support/bad-bodies";
import type { Stack } from "../support/stack";
import { expect, test } from "../support/test";

const AT_ONCE = 8;
const SEED = 5;

/** One in so many submissions is from a visitor who gives up after the first failure. */
const IMPATIENT = 7;

const storedMessage = z.object({
  name: z.string(),
  email: z.string(),
  phoneNo: z.string().nullish(),
  recordedAt: z.string().nullish(),
  message: z.string(),
});

const messageOf = (number: number) => ({
  name: `Visitor ${number}`,
  email: `visitor-${number}@example.org`,
  phoneNo: "+14155552671",
  recordedAt: `Evening ${number}`,
  message: `Message ${number}. ${"Words that must arrive whole. ".repeat(20)}`.trim(),
});

interface Size {
  submissions: number;
  kills: number;
}

for (const [size, tag] of [
  [{ submissions: 60, kills: 2 }, "@small"],
  [{ submissions: 1000, kills: 8 }, "@soak"],
] as const)
  test(`of ${size.submissions} messages, with ${size.kills} kills of the provider, each acknowledged one is stored once and whole ${tag}`, async ({
    startStack,
  }) => {
    test.setTimeout(240_000);
    await sendThroughKills(await startStack(), size);
  });

async function sendThroughKills(stack: Stack, { submissions, kills }: Size): Promise<void> {
  const formToken = await readFormToken(stack.site.url, "/contact-us");
  const killer = killAtRandom(stack.provider, { submissions, kills });
  const acknowledged = new Set<number>();
  let failures = 0;

  const send = async (number: number) => {
    const response = await fetch(`${stack.site.url}/api/forms/contact-us`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: stack.site.url,
        "x-forwarded-for": addressOf(number),
      },
      body: JSON.stringify({ ...messageOf(number), formToken }),
    });
    await response.arrayBuffer();
    return response.status;
  };

  // A form is refused in its first moments.
  await expect.poll(() => send(0)).toBe(201);
  await repeat(submissions, AT_ONCE, async (number) => {
    const tries = number % IMPATIENT === 0 ? 1 : Infinity;
    for (let attempt = 0; attempt < tries && !acknowledged.has(number); attempt += 1) {
      await killer.whenUp();
      const status = await send(number);
      expect([201, 502, 503, 504]).toContain(status);
      if (status !== 201) {
        failures += 1;
        continue;
      }
      acknowledged.add(number);
      killer.note(acknowledged.size);
    }
  });
  await killer.whenUp();
  expect(killer.kills()).toBe(kills);
  expect(failures, "submissions that met a provider that was gone").toBeGreaterThan(0);

  const stored = await readMessages(stack);
  const names = stored.map(({ name }) => name);
  expect(new Set(names).size, "stored twice").toBe(names.length);
  for (const number of acknowledged) expect(names).toContain(`Visitor ${number}`);
  for (const { name, ...rest } of stored)
    expect({ name, ...rest }).toEqual(messageOf(Number(name.replace("Visitor ", ""))));
}

/** Kills a program after a random number of acknowledged submissions, and starts it again. */
function killAtRandom(program: Stack["provider"], { submissions, kills: most }: Size) {
  const random = seededRandom(SEED);
  const share = submissions / (most + 2);
  let next = Math.ceil(random() * share);
  let kills = 0;
  let up = Promise.resolve();
  const restart = async () => {
    await program.stop("SIGKILL");
    await program.start();
  };
  return {
    whenUp: () => up,
    kills: () => kills,
    note: (count: number) => {
      if (count < next || kills === most) return;
      kills += 1;
      next = count + Math.ceil(random() * share);
      up = restart();
    },
  };
}

async function readMessages({ provider }: Stack) {
  const admin = await createAdmin(provider.url);
  return z.array(storedMessage).parse(await admin.list("contact-messages"));
}
