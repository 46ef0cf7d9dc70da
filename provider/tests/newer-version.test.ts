import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { eventually, startProvider } from "./support/provider";

const NEWER =
  "# Changelog\n\n## 99.0.0\n\n- **Closes a hole**: drafts.\n- **Changed for staff**:\n  - Cards.\n";

let answer = { status: 200, text: NEWER };
let calls = 0;
const server = createServer((_, response) => {
  calls += 1;
  response.writeHead(answer.status).end(answer.text);
});
await once(server.listen(0, "127.0.0.1"), "listening");
afterAll(() => server.close());

const { payload } = await startProvider({
  UPDATES_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/CHANGELOG.md`,
});
const { knownUpdate, lookForUpdate } = await import("../src/features/monitoring/look-for-update");

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);

it("looks for a newer version once a day", async () => {
  // The provider's own worker looks first.
  await eventually(async () =>
    expect(await knownUpdate(payload)).toEqual({
      version: "99.0.0",
      changes: ["Closes a hole: drafts.", "Cards."],
      closesHole: true,
    }),
  );
  for (const hours of [0, 23]) await lookForUpdate(payload, inHours(hours));
  expect(calls).toBe(1);
});

it("keeps what it knows while the address can't be read, and tries again within the hour", async () => {
  answer = { status: 500, text: "" };
  for (const hours of [25, 25.9]) await lookForUpdate(payload, inHours(hours));
  expect(calls).toBe(2);
  await lookForUpdate(payload, inHours(26));
  expect(calls).toBe(3);
  expect(await knownUpdate(payload)).toMatchObject({ version: "99.0.0" });
});

it("forgets it once it isn't newer", async () => {
  answer = { status: 200, text: "## 0.0.1\n" };
  await lookForUpdate(payload, inHours(50));
  expect(await knownUpdate(payload)).toBeUndefined();
});
