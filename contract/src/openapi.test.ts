import { readFile } from "node:fs/promises";
import { openApiDocument } from "./openapi";

it("is the committed document", async () => {
  const committed: unknown = JSON.parse(await readFile(`${__dirname}/../openapi.json`, "utf8"));
  // When this fails: npm run contract:openapi
  expect(committed).toEqual(openApiDocument());
});
