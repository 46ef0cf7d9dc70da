import { documentedVariables, environmentWithoutSettings } from "./documented-variables.mjs";

describe("documentedVariables", () => {
  it("finds each variable of .env.example once", () => {
    const names = documentedVariables();
    expect(names).toEqual(expect.arrayContaining(["PORT", "API_BASE_URL", "DATABASE_URL", "PAYLOAD_SECRET"]));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("environmentWithoutSettings", () => {
  it("leaves out what belongs to the developer's own site", () => {
    jest.replaceProperty(process, "env", {
      NODE_ENV: "test",
      PATH: "/bin",
      DATABASE_URL: "postgres://db/real",
    });
    expect(environmentWithoutSettings()).toEqual({ NODE_ENV: "test", PATH: "/bin" });
  });
});
