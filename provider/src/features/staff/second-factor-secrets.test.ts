/** @jest-environment node */
import { decryptSecret, encryptSecret, newRecoveryCodes, recoveryCodeHash } from "./second-factor-secrets";

const mockEnvironment = { payloadSecret: "the-secret-of-the-tests" };
jest.mock("../../lib/environment", () => ({ environment: () => mockEnvironment }));

afterEach(() => {
  mockEnvironment.payloadSecret = "the-secret-of-the-tests";
});

describe("encryptSecret", () => {
  it("can be read only for its account, and differs each time", () => {
    const stored = encryptSecret("JBSWY3DPEHPK3PXP", "ann");
    expect(decryptSecret(stored, "ann")).toBe("JBSWY3DPEHPK3PXP");
    expect(encryptSecret("JBSWY3DPEHPK3PXP", "ann")).not.toBe(stored);
    expect(stored).not.toContain("JBSWY3DPEHPK3PXP");
    expect(() => decryptSecret(stored, "ben")).toThrow();
  });

  it("can't be read with another secret or after a change", () => {
    const stored = encryptSecret("JBSWY3DPEHPK3PXP", "ann");
    expect(() => decryptSecret(`${stored}AAAA`, "ann")).toThrow();
    expect(() => decryptSecret("", "ann")).toThrow("can't be read");
    mockEnvironment.payloadSecret = "another-secret-of-the-tests";
    expect(() => decryptSecret(stored, "ann")).toThrow();
  });
});

describe("recovery codes", () => {
  it("are ten codes of twelve letters or digits that don't look alike", () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^[2345679cdfghjkmnpqrtvwxz]{4}(-[2345679cdfghjkmnpqrtvwxz]{4}){2}$/);
  });

  it("are the same however they are typed, and differ between accounts", () => {
    const hash = recoveryCodeHash("2345-679c-dfgh", "ann");
    expect(recoveryCodeHash(" 2345 679C DFGH", "ann")).toBe(hash);
    expect(recoveryCodeHash("2345-679c-dfgh", "ben")).not.toBe(hash);
    expect(recoveryCodeHash("2345-679c-dfgk", "ann")).not.toBe(hash);
  });
});
