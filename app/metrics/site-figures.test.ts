import { register } from "prom-client";
import { siteConfig } from "@/lib/env/site-config";
import { parseEnvironment } from "@/lib/env/environment.mjs";
import { registerSiteFigures } from "./site-figures";

jest.mock("@/lib/env/site-config");

it.each([
  ["on disk", {}, true],
  ["in an S3 store", { S3_BUCKET: "lampstand" }, false],
])("reports the free disk space for uploads if they are kept there: %s", (_, variables, isReported) => {
  jest.mocked(siteConfig).mockReturnValue(parseEnvironment(variables));
  registerSiteFigures();
  expect(register.getSingleMetric("lampstand_disk_free_bytes") !== undefined).toBe(isReported);
  register.clear();
});
