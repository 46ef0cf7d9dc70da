import { API_TOKEN, startProvider } from "./support/provider";

const CALLS = 100;

/** What the site may send for one address, since it limits its visitors itself. */
const SITE_CALLS = 1500;

const READS = 3000;

const { request } = await startProvider({ REQUIRE_API_TOKEN: "1" });

const submit = (path: string, data: unknown, headers: Record<string, string>) =>
  request.post(path, { data, headers: { authorization: `Bearer ${API_TOKEN}`, ...headers } });

it("an address may send only so many forms, whatever it claims to be", async () => {
  /** Counts although it is refused: it creates no record. */
  const send = (headers: Record<string, string>) => submit("/add_contact_us", {}, headers);
  const statuses = async (count: number, headers: (index: number) => Record<string, string>) =>
    new Set(
      await Promise.all(
        Array.from({ length: count }, async (_, index) => (await send(headers(index))).status),
      ),
    );

  const visitor = { "x-forwarded-for": "203.0.113.99, 198.51.100.1" };
  expect(await statuses(SITE_CALLS, () => visitor)).toEqual(new Set([422]));
  const refused = await send(visitor);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  expect(refused.json()).toEqual({
    status: "error",
    message: expect.stringMatching(
      /^Too many requests came from your network\. Please try again in \d+ \w+\.$/,
    ),
    code: "service.tooManyFromNetwork",
    values: { unit: expect.stringMatching(/^(minutes|seconds)$/), count: expect.any(Number) },
  });
  expect((await submit("/add-join-us", {}, visitor)).status).toBe(429);

  // Anyone can have written what comes before the last entry.
  expect((await send({ "x-forwarded-for": "192.0.2.55, 198.51.100.1" })).status).toBe(429);
  expect((await send({ "x-forwarded-for": "198.51.100.1, 192.0.2.55" })).status).toBe(422);
  // A household has a whole network of IPv6 addresses.
  const household = (index: number) => ({ "x-forwarded-for": `2001:db8:1:2::${index.toString(16)}` });
  expect(await statuses(SITE_CALLS, household)).toEqual(new Set([422]));
  expect((await send(household(SITE_CALLS))).status).toBe(429);
  // Without the site's token, the connection's address counts, whatever the header says.
  const stranger = (index: number) => ({
    authorization: "Bearer guessed",
    "x-forwarded-for": `192.0.2.${index}`,
  });
  expect(await statuses(CALLS, stranger)).toEqual(new Set([422]));
  expect((await send(stranger(200))).status).toBe(429);

  // Other kinds of call have their own counts.
  expect((await submit("/withdraw-consents", { token: "a" }, visitor)).status).toBe(404);
  expect((await submit("/get-video-by-hashtags", { hashtagIds: [] }, visitor)).status).toBe(200);
});

it("an address may read only so much, but the site reads for everyone", async () => {
  const read = async (path: string, headers = {}) => (await request.get(path, { headers })).status;
  // A list of 500 videos counts as 20 reads.
  for (let count = 0; count < READS / 20 - 1; count += 1) {
    const path = count % 2 === 0 ? "/video-reels/1/500" : "/hashtag-video/nothing";
    expect(await read(path)).toBe(count % 2 === 0 ? 200 : 404);
  }
  for (let count = 0; count < 20; count += 1) expect(await read("/openapi.json")).toBe(200);
  const refused = await request.get("/openapi.json");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(await read("/get-blogs", { authorization: "Bearer guessed" })).toBe(429);
  const token = { authorization: `Bearer ${API_TOKEN}` };
  expect(await read("/get-blogs", token)).toBe(200);
});

it("takes stories only from the site if configured so", async () => {
  const send = (headers: Record<string, string>) =>
    request.post("/add_video", { headers, form: { name: "Anna", email: "anna@example.org", slug: "anna" } });
  const strangers: Record<string, string>[] = [{}, { authorization: "Bearer guessed" }];
  for (const headers of strangers) {
    const refused = await send(headers);
    expect(refused.status).toBe(401);
    expect(refused.headers["www-authenticate"]).toBe("Bearer");
    expect(refused.json()).toMatchObject({ status: "error" });
  }
  expect((await send({ authorization: `Bearer ${API_TOKEN}` })).status).toBe(422);
});
