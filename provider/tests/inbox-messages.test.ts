import { createLocalReq } from "payload";

import type { Desk } from "../src/features/inbox/desk";
import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { first } from "./support/read";
import { someEmail, visitor } from "./support/visitor";

const { payload, request, staff, signInAs, dataDir } = await startProvider();
const { filtersOf } = await import("../src/features/inbox/filters");
const { listAddress } = await import("../src/lib/list-address");

const handOn = async (path: string, to: string, headers: Record<string, string> = staff.headers) =>
  (await request.post(`${path}/hand-on`, { headers, data: { to } })).status;

it.each(["contact-messages", "volunteer-contacts"])(
  "%s can be handed on to any colleague, who gets a mail without their words",
  async (inbox) => {
    const email = someEmail();
    const form = inbox === "contact-messages" ? "/add_contact_us" : "/add_volunteer_contact_us";
    await visitor(request).send(form, { name: "Ruth", email, message: "About my garden" });
    const { id } = first(await staff.sentBy(inbox, email));
    const path = `/api/${inbox}/${id}`;
    const reviewer = await signInAs("reviewer");
    expect(await handOn(path, reviewer.id, {})).toBe(403);
    const invited = await signInAs("reviewer");
    const data = { invitedAt: new Date().toISOString() };
    await payload.update({ collection: "staff", id: invited.id, data });
    for (const other of ["nobody", invited.id]) expect(await handOn(path, other)).toBe(400);
    expect(await handOn(path, reviewer.id)).toBe(200);
    const { colleagues } = (await request.get(`${path}/desk`, { headers: reviewer.headers })).json() as Desk;
    expect(colleagues.filter(({ isAssigned }) => isAssigned)).toMatchObject([
      { id: reviewer.id, isMe: true },
    ]);
    await eventually(async () => {
      const mail = first(await mailsTo(dataDir, reviewer.email));
      expect(mail.subject).toBe("A message is yours to answer");
      expect(mail.text).not.toContain("garden");
    });
    await staff.update(inbox, id, { assignee: staff.id, notes: "Saved" });
    expect(await staff.one(inbox, "id", id)).toMatchObject({ assignee: reviewer.id, notes: "Saved" });
  },
);

it("messages are listed by what is unread, one's own, or done", async () => {
  const reviewer = await signInAs("reviewer");
  const account = await payload.findByID({ collection: "staff", id: reviewer.id });
  const { user } = await createLocalReq({ user: { ...account, collection: "staff" } }, payload);
  if (!user) throw new Error("Nobody is signed in");
  const email = someEmail();
  for (const message of ["New", "Mine", "Done"])
    await visitor(request).send("/add_contact_us", { name: "Ruth", email, message });
  const idOf = async (words: string) => {
    const { id } =
      (await staff.sentBy("contact-messages", email)).find(({ message }) => message === words) ?? {};
    return String(id);
  };
  const [mine, done] = [await idOf("Mine"), await idOf("Done")];
  for (const id of [mine, done]) await staff.press("contact-messages", id, "read");
  for (const id of [mine, done]) await handOn(`/api/contact-messages/${id}`, reviewer.id);
  await staff.update("contact-messages", done, { isHandled: true });
  const filters = await filtersOf(payload, { collection: "contact-messages", user });
  const listed = async (address: string) => {
    const path = `/api/contact-messages?limit=0&${new URL(address, "http://site").searchParams.toString()}`;
    const { docs } = (await request.get(path, { headers: reviewer.headers })).json() as {
      docs: { email: string; message: string }[];
    };
    return docs.filter((doc) => doc.email === email).map(({ message }) => message);
  };
  const shown = await Promise.all(
    filters.map(
      async ({ name, where }) => [name, await listed(listAddress("contact-messages", where))] as const,
    ),
  );
  expect(Object.fromEntries(shown)).toEqual({
    "inbox:all": ["Done", "Mine", "New"],
    "inbox:unread": ["New"],
    "inbox:mine": ["Mine"],
    "inbox:done": ["Done"],
  });
});
