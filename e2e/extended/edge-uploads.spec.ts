import { readFileSync } from "node:fs";
import { once } from "node:events";
import http from "node:http";
import { apiPaths } from "../../lib/paths";
import { newStorySlug } from "../../lib/story/story-fields";
import { UPLOAD_PART_BYTES } from "../../lib/story/uploads/upload-progress";
import { createAdmin, readClip } from "../support/admin";
import { type EdgeStack, shareEdgeStack, TIMES } from "../support/edge-site";
import { RIPENING } from "../support/form-request";
import { ownEmail } from "../support/forms";
import { expect, test } from "../support/test";
import { createUploadVisitor, makeVideo, SUCCESS } from "../support/uploads";

const MEBIBYTE = 1024 * 1024;

let stack: EdgeStack["stack"];
let site: EdgeStack["site"];
let line: EdgeStack["line"];

shareEdgeStack((edge) => ({ stack, site, line } = edge));

test("a video arrives in parts in the S3 store and is published whole", async ({ request }) => {
  const visitor = await createUploadVisitor(request, site.url);
  const video = makeVideo("edge.mp4", 12);
  const content = readFileSync(video.path);
  const at = (await visitor.begin(content.length)).headers().location ?? "";
  const size = Math.ceil(content.length / TIMES.length);
  for (const index of TIMES) {
    const part = content.subarray(index * size, (index + 1) * size);
    expect((await visitor.send(at, index * size, part)).status()).toBe(204);
  }
  expect((await visitor.head(at)).headers()["upload-offset"]).toBe(String(content.length));
  const email = ownEmail();
  await expect.poll(async () => (await visitor.finish(at, { email: "nobody" })).status(), RIPENING).toBe(422);
  const answer = await visitor.finish(at, { email });
  expect([answer.status(), await answer.json()]).toEqual([201, { status: "success", message: SUCCESS }]);
  const admin = await createAdmin(stack.provider.url);
  const [story] = await admin.findAll("stories", "email", email);
  expect((await readClip(admin, story)).includes(video.moment)).toBe(true);
  expect((await visitor.head(at)).status()).toBe(404);
});

test("a slow story is published while its sender waits, and only once", async ({ request }) => {
  const visitor = await createUploadVisitor(request, site.url);
  const at = await visitor.deliver(readFileSync(makeVideo("slow.mp4", 6).path));
  await expect.poll(async () => (await visitor.finish(at, { email: "nobody" })).status(), RIPENING).toBe(422);
  // A taken name would be refused at once.
  const story = { email: ownEmail(), slug: newStorySlug() };
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const held = line.holdAfter(MEBIBYTE);
  // Resolves with the first blank: the rest of the answer waits until the line is released.
  const asking = fetch(`${site.url}/api/stories`, {
    method: "POST",
    headers: { ...visitor.address, cookie, "content-type": "application/json" },
    body: JSON.stringify(visitor.storyOf(at, story)),
  });
  const answer = await asking;
  expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([202, "nosniff"]);
  await held;
  const published = { status: "success", message: SUCCESS };
  // A second submission in the meantime doesn't wait.
  const second = await visitor.finish(at, story);
  expect([second.status(), await second.json()]).toEqual([201, published]);
  line.release();
  expect(JSON.parse(await answer.text())).toEqual({ ...published, httpStatus: 201 });
  const admin = await createAdmin(stack.provider.url);
  expect(await admin.findAll("stories", "email", story.email)).toHaveLength(1);
});

test("a body that is too long or has no length is refused unread", async () => {
  const part = `${apiPaths.uploads}/${"0".repeat(32)}`;
  const refused = { status: 413, type: "application/json" };
  expect(await statusOf("POST", apiPaths.stories, 2 * MEBIBYTE)).toEqual(refused);
  expect(await statusOf("POST", "/contact-us", 2 * MEBIBYTE)).toEqual(refused);
  expect(await statusOf("PATCH", part, UPLOAD_PART_BYTES + 1)).toEqual(refused);
  expect(await statusOf("PATCH", part, null)).toEqual({ ...refused, status: 411 });
});

/** Returns the worker's status for a body of this length; `null` sends no length. */
async function statusOf(method: string, address: string, length: number | null) {
  const headers = length === null ? { "transfer-encoding": "chunked" } : { "content-length": length };
  const asking = http.request(site.url + address, { method, headers });
  asking.end(Buffer.alloc(length ?? 1));
  const [answer] = (await once(asking, "response")) as [http.IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, type: answer.headers["content-type"] };
}
