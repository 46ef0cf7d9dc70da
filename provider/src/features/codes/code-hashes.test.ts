import { throttleKey, codeHash, isSameHash, newCode, subjectKey, type Subject } from "./code-hashes";

const login: Subject = { purpose: "login", email: "ann@example.org" };

describe("newCode", () => {
  it("has six digits, and may start with any", () => {
    const codes = Array.from({ length: 5000 }, newCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  });
});

describe("hashes", () => {
  it("depend on everything that a code is bound to", () => {
    const subjects: Subject[] = [
      login,
      { ...login, purpose: "signup" },
      { ...login, email: "ben@example.org" },
      { ...login, member: "1" },
      { ...login, purpose: "delete-account", member: "1" },
      { ...login, purpose: "delete-account", member: "2" },
    ];
    const hashes = subjects.flatMap((subject) => [
      subjectKey(subject),
      codeHash(subject, "000000"),
      codeHash(subject, "000001"),
    ]);
    expect(new Set([...hashes, throttleKey(login.email)]).size).toBe(hashes.length + 1);
  });

  it("are repeatable, and contain nothing readable", () => {
    expect(codeHash(login, "012345")).toBe(codeHash({ ...login }, "012345"));
    expect(codeHash(login, "012345")).toMatch(/^[\w-]{43}$/);
  });

  it("are compared completely", () => {
    const hash = codeHash(login, "012345");
    expect(isSameHash(hash, codeHash(login, "012345"))).toBe(true);
    expect(isSameHash(hash, codeHash(login, "012346"))).toBe(false);
    expect(isSameHash(hash, hash.slice(1))).toBe(false);
    expect(isSameHash(hash, "")).toBe(false);
  });
});
