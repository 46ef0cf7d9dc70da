import { addressLines } from "./programs.mjs";
import { settingsFrom } from "./settings.mjs";

const linesOf = (/** @type {Record<string, string>} */ variables) =>
  addressLines(settingsFrom(variables, "production"));

it.each([
  [{}, "http://localhost:3000"],
  [{ PORT: "3100" }, "http://localhost:3100"],
  [{ HOST: "10.0.0.1" }, "http://10.0.0.1:3000"],
  [{ SITE_URL: "https://a.example" }, "https://a.example (on this machine http://localhost:3000)"],
  [
    { SITE_URL: "http://localhost:3000", PORT: "3100" },
    "http://localhost:3000 (on this machine http://localhost:3100)",
  ],
])("given %j, says where the site answers", (variables, site) => {
  expect(linesOf(variables)).toContain(`Site      ${site}`);
});

it("says where staff open the admin", () => {
  expect(linesOf({ ADMIN_URL: "https://b.example" })).toContain("Admin     https://b.example/admin");
});
