import { documentedVariables } from "./documented-variables.mjs";

describe("documentedVariables", () => {
  it("finds each variable of .env.example once", () => {
    const names = documentedVariables();
    expect(names).toEqual(expect.arrayContaining(["PORT", "API_BASE_URL", "DATABASE_URL", "PAYLOAD_SECRET"]));
    expect(new Set(names).size).toBe(names.length);
  });
});
