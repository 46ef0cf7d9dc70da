import { momentsIn } from "../src/features/inbox/export-csv";
import { first } from "./support/read";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";
import { startProvider } from "./support/provider";

const { request, staff } = await startProvider();

const inboxes = ["contact-messages", "volunteer-contacts", "testimony-consents", "stories"];

it("inboxes are staff's alone", async () => {
  const email = someEmail();
  await visitor(request).send("/add-join-us", { fullName: "Ruth", email });
  const { id } = first(await staff.sentBy("testimony-consents", email));
  for (const inbox of inboxes) {
    expect((await request.get(`/api/${inbox}`)).status).toBe(403);
    expect((await request.get(`/api/${inbox}/export.csv`)).status).toBe(403);
    expect((await request.post(`/api/${inbox}/${id}/read`)).status).toBe(403);
    expect((await request.post(`/api/${inbox}/${id}/withdraw-consent`)).status).toBe(403);
    expect((await request.post(`/api/${inbox}`, { data: { email } })).status).toBe(403);
  }
  expect((await request.get("/api/outgoing-mails", { headers: staff.headers })).status).toBe(403);
  expect(first(await staff.sentBy("testimony-consents", email))).toMatchObject({
    readAt: null,
    withdrawnAt: null,
  });
});

it("a record counts as read from the first time staff open it", async () => {
  const email = someEmail();
  await visitor(request).send("/add_contact_us", { name: "Ruth", email, message: "Hello" });
  const { id } = first(await staff.sentBy("contact-messages", email));
  const read = async () => {
    const path = `/api/contact-messages/${id}/read`;
    expect((await request.post(path, { headers: staff.headers })).status).toBe(204);
    return first(await staff.sentBy("contact-messages", email)).readAt;
  };
  const readAt = await read();
  expect(Date.parse(String(readAt))).toBeGreaterThan(Date.now() - 60_000);
  expect(await read()).toBe(readAt);
});

it("an inbox is exported whole, and no cell of it is a formula", async () => {
  const { send } = visitor(request);
  const hostile = ['=HYPERLINK("https://evil.example")', "+1", "-1", "@SUM(A1)"];
  const email = someEmail();
  for (const name of hostile) await send("/add_contact_us", { name, email, message: `a "b"\n=1,2;é` });

  const answer = await request.get("/api/contact-messages/export.csv", { headers: staff.headers });
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toMatch(
    /^attachment; filename="contact-messages-[\d-]+\.csv"$/,
  );
  expect(answer.headers["cache-control"]).toBe("no-store");
  const table = answer.text();
  expect(table.startsWith('\uFEFF"Received (America/Chicago)","Name","Email","Phone",')).toBe(true);
  for (const name of hostile) {
    expect(table).toContain(`,"'${name.replaceAll('"', '""')}","${email}","","","a ""b""\n=1,2;é","no",`);
  }
  // The newest first.
  const positions = hostile.map((name) => table.indexOf(`"'${name.replaceAll('"', '""')}","${email}"`));
  expect(positions).toEqual(positions.toSorted((a, b) => b - a));

  const consents = await request.get("/api/testimony-consents/export.csv", { headers: staff.headers });
  expect(consents.text()).toContain("What they agreed to");
});

it("a table of stories tells which consents were withdrawn", async () => {
  const words = storyWords({ isAcceptUnrestricted: "true" });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id } = await staff.one("stories", "slug", words.slug ?? "");
  await staff.update("stories", id, { status: "Published" });
  await staff.press("stories", id, "withdraw-consent");
  const { withdrawnAt, video } = await staff.one("stories", "id", id);

  const answer = await request.get("/api/stories/export.csv", { headers: staff.headers });
  const [heads = "", ...lines] = answer.text().split("\r\n");
  const cells = (lines.find((line) => line.includes(words.slug ?? "")) ?? "").split('","');
  const cell = (head: string) => cells[heads.split('","').indexOf(head)];
  expect(cell("Decision")).toBe("Published");
  expect(cell("Consent withdrawn (America/Chicago)")).toBe(momentsIn("America/Chicago").write(withdrawnAt));
  await staff.remove("videos", String(video));
  await staff.remove("stories", id);
});
