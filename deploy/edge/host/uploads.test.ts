import path from "node:path";
import { PassThrough } from "node:stream";
import { uploadStorage } from "@/lib/story/uploads/uploads";
import { eventually } from "@/lib/test-support/cache-instances";
import { ownS3 } from "@/lib/test-support/s3";
import { begin, send, visitor } from "@/lib/test-support/upload-calls";
import { PART_COUNTS_MS, PARTS_OF_ALL } from "./uploads";

jest.mock("#host/parts-at-once", () => jest.requireActual<object>("./uploads"));

ownS3(process.env);

afterEach(() => jest.restoreAllMocks());

it("accepts parts again after the maximum number was cancelled without ending", async () => {
  const { dataStore } = await uploadStorage();
  const sources = Array.from({ length: PARTS_OF_ALL }, () => new PassThrough());
  for (const [index, source] of sources.entries()) {
    visitor.network = `address ${index}`;
    void dataStore().write(source, path.basename(await begin(5)), 0);
  }
  const isRead = (source: PassThrough) => source.listenerCount("readable") > 0;
  await eventually(async () => expect(sources.every(isRead)).toBe(true));
  visitor.network = "another address";
  const at = await begin(5);
  const refused = await send(at, 0, "hello");
  expect([refused.status, await refused.text()]).toEqual([503, "storeAway"]);
  const later = Date.now() + PART_COUNTS_MS;
  jest.spyOn(Date, "now").mockReturnValue(later);
  expect((await send(at, 0, "hello")).status).toBe(204);
});
