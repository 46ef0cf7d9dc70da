import { randomUUID } from "node:crypto";
import * as timers from "node:timers/promises";

import { jest } from "@jest/globals";

import { pass } from "./support/clock";
import { startMembers } from "./support/members";

// Waiting moves the clock instead.
jest.unstable_mockModule("node:timers/promises", () => ({
  ...timers,
  setTimeout: async (milliseconds: number) => pass(milliseconds / 60_000),
}));

const { call, codeBy, log, payload } = await startMembers({ API_TOKEN: "" });

it("a provider without its own token gives nobody an account", async () => {
  for (const path of ["/update_user_profile", "/delete_user", "/export_user"]) {
    for (const authorization of ["Bearer undefined", "Bearer ", ""]) {
      expect((await call(path, { userId: randomUUID() }, { authorization })).status).toBe(401);
    }
  }
});

it("a refused mail with a code is retried, and its address is not logged", async () => {
  const email = "ann@example.org";
  const busy = Object.assign(new Error("Busy, somebody@example.org"), {
    code: "EENVELOPE",
    responseCode: 451,
  });
  jest.spyOn(payload, "sendEmail").mockRejectedValueOnce(busy);
  const otp = await codeBy("/generate-otp-signup", { email });
  expect(log()).toMatch(/Mail \S+ could not be sent and will be tried again: EENVELOPE 451/);
  expect(log()).not.toContain("@example.org");
  expect((await call("/signup", { firstName: "Ann", lastName: "Lee", email, otp })).status).toBe(200);
});
