import { startProvider } from "./support/provider";

const SETUP_KEY = "the-setup-key-of-the-tests";
const password = "a-long-test-password";

const { payload, request } = await startProvider({ SETUP_KEY, ADMIN_URL: "https://admin.example.org" });

// As on a fresh machine.
beforeEach(() => payload.db.deleteMany({ collection: "staff", where: {} }));

const register = (email: string, more: Record<string, string>) =>
  request.post("/api/staff/first-register", { data: { email, password, ...more } });

const count = async () => (await payload.count({ collection: "staff" })).totalDocs;

it("only whoever knows the setup key makes the first account, and nobody is told that there is none", async () => {
  const wrong: Record<string, string>[] = [{}, { setupKey: "" }, { setupKey: `${SETUP_KEY}x` }];
  for (const given of wrong) {
    const answer = await register("ann@example.org", given);
    expect(answer.status).toBe(400);
    expect(answer.text()).toContain("The setup key is not right.");
  }
  expect((await request.get("/api/staff/init")).status).toBe(403);
  expect(await count()).toBe(0);
});

it("of eight at once, one becomes the admin", async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => register(`ann${index}@example.org`, { setupKey: SETUP_KEY })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(403)]);
  const [winner] = answers.filter(({ ok }) => ok);
  expect(winner?.json()).toMatchObject({ token: expect.any(String), user: { role: "admin" } });
  expect(winner?.headers["set-cookie"]).toMatch(/^payload-token=.+; Secure=true; HttpOnly=true/);
  expect(await count()).toBe(1);
  expect((await register("late@example.org", { setupKey: SETUP_KEY })).status).toBe(403);
});

it("what was refused or cut off may be tried again, and the key is nowhere in the database", async () => {
  const { firstAccountLink, releaseFirstAccount } = await import("../src/features/staff/first-account");
  // A provider that was killed meanwhile leaves the claim of the test before.
  expect((await register("ann@example.org", { setupKey: SETUP_KEY })).status).toBe(403);
  await releaseFirstAccount(payload);
  expect(await firstAccountLink(payload)).toBe(
    `https://admin.example.org/admin/create-first-user?key=${SETUP_KEY}`,
  );

  const short = await register("ann@example.org", { setupKey: SETUP_KEY, password: "elevenchars" });
  expect(short.status).toBe(400);
  expect(short.text()).toContain("at least 12 characters");

  const made = await register("ann@example.org", { setupKey: SETUP_KEY, name: "Ann" });
  expect(made.json()).toMatchObject({ user: { email: "ann@example.org", name: "Ann" } });
  const stored = await payload.db.find({ collection: "staff", pagination: false });
  expect(JSON.stringify(stored.docs)).not.toContain(SETUP_KEY);
  expect(await firstAccountLink(payload)).toBeUndefined();
});
