import type { Field } from "payload";
import { toWords } from "payload/shared";

import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { first } from "./support/read";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail } from "./support/visitor";

const { payload, request, staff, signInAs, dataDir } = await startProvider();
const { titleOfView } = await import("../src/admin/view-titles");
const { filtersOf } = await import("../src/features/inbox/filters");

type Named = { collection: string; field: Field & { name: string } };

/** Returns the fields that Payload offers as columns or filters of a list. */
function offered(collection: string, fields: Field[]): Named[] {
  return fields.flatMap((field): Named[] => {
    if (field.type === "tabs") return field.tabs.flatMap((tab) => offered(collection, tab.fields));
    if ("fields" in field && !("name" in field)) return offered(collection, field.fields);
    if (!("name" in field) || field.type === "ui" || ("hidden" in field && field.hidden)) return [];
    const admin = field.admin ?? {};
    const isOffered = !("disableListColumn" in admin && "disableListFilter" in admin);
    return isOffered ? [{ collection, field }] : [];
  });
}

it("lists offer no field that is named after its column in the database", () => {
  const unnamed = payload.config.collections
    .filter(({ admin }) => admin.hidden !== true)
    .flatMap(({ slug, fields }) => offered(slug, fields))
    .filter(({ field }) => "label" in field && field.label === toWords(field.name))
    .map(({ collection, field }) => `${collection}.${field.name}`);
  expect(unnamed).toEqual([]);
});

it("every view of ours has a title", () => {
  const { views } = payload.config.admin.components;
  const paths = Object.values(views)
    .map(({ path }) => path)
    .filter(Boolean);
  expect(paths).toContain("/hand-over");
  for (const path of paths) expect([path, titleOfView(path.split("/").slice(1))]).not.toContain(undefined);
  expect(titleOfView(undefined)).toBeUndefined();
});

it("every collection has our list", () => {
  const lists = payload.config.collections
    .filter(({ admin }) => admin.hidden !== true)
    .map(({ admin }) => admin.components?.views?.list?.Component);
  expect(lists).not.toContain(undefined);
});

async function sent(more: Record<string, string> = {}): Promise<{ id: string; email: string }> {
  const email = someEmail();
  await expectStored(await sendStory(request, storyWords({ email, ...more }), await realVideo()));
  return { id: first(await staff.sentBy("stories", email)).id, email };
}

it("each filter of the stories finds its own", async () => {
  const { id } = await sent({ name: "Ruth" });
  const account = await payload.findByID({ collection: "staff", id: staff.id });
  const user = { ...account, collection: "staff" } as const;
  const filters = await filtersOf(payload, { collection: "stories", user });
  const expectOnlyIn = (filter: string) =>
    eventually(async () => {
      const found: string[] = [];
      for (const { name, where } of filters) {
        const own = { and: [{ id: { equals: id } }, where] };
        if ((await payload.count({ collection: "stories", where: own })).totalDocs > 0) found.push(name);
      }
      expect(found).toEqual(["inbox:all", filter]);
    });
  await expectOnlyIn("stories:filterWaiting");
  await staff.update("stories", id, { status: "Published", title: "Ruth", publishUnprepared: true });
  await expectOnlyIn("stories:published");
  await staff.update("stories", id, { isUnnamed: true });
  await expectOnlyIn("stories:filterHidden");
  await staff.update("stories", id, { status: "Declined", reason: "Too long" });
  await expectOnlyIn("stories:declined");
  await request.post(`/api/stories/${id}/withdraw-consent`, { headers: staff.headers });
  await expectOnlyIn("stories:filterWithdrawn");
});

it("a story goes to the trash and back as it was, without a mail", async () => {
  const { id, email } = await sent();
  const subjects = async () => (await mailsTo(dataDir, email)).map(({ subject }) => subject);
  const receipt = ["Thank you: what you agreed to"];
  await eventually(async () => expect(await subjects()).toEqual(receipt));
  const story = await payload.findByID({ collection: "stories", id, depth: 0 });
  const patch = (headers: Record<string, string>, deletedAt: string | null, query = "") =>
    request.patch(`/api/stories/${id}?depth=0${query}`, { headers, data: { deletedAt } });
  const now = new Date().toISOString();
  for (const role of ["reviewer", "editor"] as const)
    expect((await patch((await signInAs(role)).headers, now)).status).toBe(403);
  expect((await patch(staff.headers, now)).status).toBe(200);
  expect((await patch(staff.headers, null, "&trash=true")).status).toBe(200);
  const restored = await payload.findByID({ collection: "stories", id, depth: 0 });
  expect(restored).toEqual({ ...story, updatedAt: restored.updatedAt });
  expect(await subjects()).toEqual(receipt);
});
