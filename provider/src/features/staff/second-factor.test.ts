/** @jest-environment node */
import { Secret, TOTP } from "otpauth";
import type { Payload } from "payload";

import { beginSecondFactor, checkCode, confirmSecondFactor, secondFactorState } from "./second-factor";

jest.mock("payload", () => {
  class APIError extends Error {
    constructor(
      message: string,
      readonly status: number,
      readonly data: unknown,
    ) {
      super(message);
    }
  }
  return { APIError, ValidationError: class extends APIError {} };
});
jest.mock("../../lib/environment", () => ({
  environment: () => ({ payloadSecret: "the-secret-of-the-tests" }),
}));
jest.mock("../codes/throttle-store", () => ({ updateThrottle: jest.fn() }));

const user = { id: "ann", email: "ann@example.org" };

/** A database with at most one row, which changes only from the expected version. */
function database() {
  let row: Record<string, unknown> | null = null;
  const db = {
    create: ({ data }: { data: object }) => Promise.resolve((row = { confirmedAt: null, ...data })),
    findOne: () => Promise.resolve(row && { ...row }),
    deleteMany: () => Promise.resolve((row = row?.confirmedAt ? row : null)),
    updateOne: ({ where, data }: { where: { and: { version?: { equals: number } }[] }; data: object }) => {
      const isSame = where.and.some(({ version }) => version?.equals === row?.version);
      if (isSame) row = { ...row, ...data };
      return Promise.resolve(isSame ? row : null);
    },
  };
  return { payload: { db } as unknown as Payload, row: () => row };
}

it("accepts a code once and no older one, and a recovery code once", async () => {
  const { payload } = database();
  const { key, address, rows } = await beginSecondFactor(payload, user, "Grace Church");
  expect(address).toBe(
    `otpauth://totp/Grace%20Church:ann%40example.org?issuer=Grace%20Church&secret=${key}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(rows.length).toBe(rows[0]?.length);
  const at = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + seconds * 1000 });

  const first = at(0);
  // No code is required until a first one was right.
  await expect(checkCode(payload, "ann", "")).resolves.toBeUndefined();
  await expect(confirmSecondFactor(payload, "ann", "")).rejects.toThrow("This code isn’t correct");
  const inArabicDigits = (code: string) => code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit)));
  const [recovery = ""] = await confirmSecondFactor(payload, "ann", inArabicDigits(first));
  expect(await secondFactorState(payload, "ann")).toEqual({ isOn: true, codesLeft: 10 });

  await expect(checkCode(payload, "ann", "")).rejects.toMatchObject({
    status: 401,
    data: { needsCode: true },
  });
  await expect(checkCode(payload, "ann", first)).rejects.toThrow("already been used");
  await expect(checkCode(payload, "ann", at(300))).rejects.toThrow("isn’t correct");
  const next = at(30);
  const both = await Promise.allSettled([checkCode(payload, "ann", next), checkCode(payload, "ann", next)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await checkCode(payload, "ann", inArabicDigits(recovery));
  await expect(checkCode(payload, "ann", recovery)).rejects.toThrow("already been used");
  expect(await secondFactorState(payload, "ann")).toEqual({ isOn: true, codesLeft: 9 });
  await expect(beginSecondFactor(payload, user, "Grace Church")).rejects.toThrow("already on");
});
