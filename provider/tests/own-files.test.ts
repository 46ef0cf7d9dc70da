import { readFile } from "node:fs/promises";

import { z } from "zod";

import { startProvider } from "./support/provider";
import { signIn } from "./support/staff";

const { payload, request, staff } = await startProvider();

const found = z.object({ docs: z.array(z.object({ id: z.string(), alt: z.string().optional() })) });

async function own(headers: Record<string, string>, collection = "images") {
  const answer = await request.get(`/api/${collection}/own`, { headers });
  expect(answer.status).toBe(200);
  return found.parse(answer.json()).docs;
}

async function upload(alt: string): Promise<string> {
  const buffer = await readFile(new URL("../src/seed/media/images/about-hall.jpg", import.meta.url));
  return (await staff.uploaded("images", { name: "hall.jpg", mimeType: "image/jpeg", buffer }, { alt })).id;
}

it("staff get the pictures that they have uploaded, newest first, until they are in the trash", async () => {
  expect(await own(staff.headers)).toEqual([]);
  const hall = await upload("A hall");
  const garden = await upload("A garden");
  expect((await own(staff.headers)).map(({ alt }) => alt)).toEqual(["A garden", "A hall"]);
  expect(await own(staff.headers, "clips")).toEqual([]);
  await staff.update("images", garden, { deletedAt: new Date().toISOString() });
  expect((await own(staff.headers)).map(({ id }) => id)).toEqual([hall]);
  const editor = await signIn(payload, request, "editor");
  await editor.update("images", hall, { alt: "The hall" });
  expect(await own(editor.headers)).toEqual([]);
});

it("others can't ask for them", async () => {
  const reviewer = await signIn(payload, request, "reviewer");
  expect((await request.get("/api/images/own", { headers: reviewer.headers })).status).toBe(403);
  expect((await request.get("/api/images/own")).status).toBe(403);
});
