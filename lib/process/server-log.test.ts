import { createLogger } from "@lampstand/runtime/logger";
import { processState } from "@lampstand/runtime/process-state";
import { withRequestId } from "@lampstand/runtime/request-context";
import { logError, logInfo, logWarning } from "@/lib/utils/log";
import { serverLogOf } from "./watch-site";

const ID = "0af7651916cd43dd8448eb211c80319c";

let written: string[];

beforeEach(() => {
  written = [];
  const write = (line: string) => void written.push(line);
  processState().log = serverLogOf(createLogger({ program: "site", format: "json", write }));
});
afterEach(() => {
  processState().log = undefined;
});

const lines = () => written.map((line) => JSON.parse(line) as unknown);

it("logs errors on the server", () => {
  logWarning("malformed-item-dropped", { area: "blogs" });
  logInfo("begun");
  expect(lines()).toMatchObject([
    { level: "warn", program: "site", event: "malformed-item-dropped", area: "blogs" },
    { level: "info", program: "site", event: "begun" },
  ]);
});

it("gives an error the request's id, which visitors may see", () => {
  const id = withRequestId(ID, () => logError("upload-failed", new Error("gone")));
  expect(id).toBe(ID);
  expect(lines()).toEqual([expect.objectContaining({ level: "error", requestId: ID, error: "gone" })]);
});

it("gives an error outside a request its own id", () => {
  const id = logError("sweep-failed", new Error("gone"));
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  expect(lines()).toEqual([expect.objectContaining({ id })]);
});
