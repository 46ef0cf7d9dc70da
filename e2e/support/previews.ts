import { expect, type APIRequestContext } from "@playwright/test";
import sharp from "sharp";

const MAX_BYTES = 300_000;

/** Expects a picture that every program with link previews accepts. */
export async function expectPreview(request: APIRequestContext, address: string): Promise<Buffer> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  const body = await response.body();
  expect(body.byteLength, address).toBeLessThan(MAX_BYTES);
  expect(await sharp(body).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  return body;
}

/**
 * Requests all of these at once, as when somebody shares a list of links; one comes first, for a site that hasn't read
 * its settings yet.
 */
export async function expectPreviews(request: APIRequestContext, folder: string, names: string[]) {
  const [first = "", ...others] = names.map((name) => `${folder}/${name}.jpg`);
  expect(others.length).toBeGreaterThan(2);
  await expectPreview(request, first);
  await Promise.all(others.map((address) => expectPreview(request, address)));
}
