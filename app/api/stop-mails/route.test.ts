import { type FakeProvider, startFakeProvider } from "@/lib/test-support/fake-provider";
import { GET, POST } from "./route";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}));

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  jest.spyOn(console, "error").mockReturnValue();
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.reset();
  provider.answer("/stop_mails", { json: { success: true, message: "" } });
});

const ONE_CLICK = "List-Unsubscribe=One-Click";

const post = (token: string, body: BodyInit) =>
  POST(new Request(`http://localhost/api/stop-mails?token=${token}`, { method: "POST", body }));

const ofMailProgram = (body: string) => new URLSearchParams(body);

const asked = () => provider.requests.filter(({ path }) => path === "/stop_mails");

it("stops the emails for a mail program, without a redirect", async () => {
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  for (const body of [ofMailProgram(ONE_CLICK), form]) {
    const response = await post("a-token", body);
    expect([response.status, await response.text()]).toEqual([200, "We won’t send you these emails again."]);
  }
  expect(asked().map(({ body }) => body)).toEqual(Array(2).fill('{"token":"a-token"}'));
});

it("says so if the link isn't valid", async () => {
  provider.answer("/stop_mails", { status: 404, json: { success: false, message: "No" } });
  expect((await post("a-token", ofMailProgram(ONE_CLICK))).status).toBe(404);
});

it("ignores any other request", async () => {
  for (const body of ["", "List-Unsubscribe=Yes", "token=a-token"])
    expect((await post("a-token", ofMailProgram(body))).status).toBe(400);
  expect(asked()).toEqual([]);
});

it("leads a person who opens it to the page that asks", () => {
  const opened = GET(new Request("http://localhost/api/stop-mails?token=a%2Fb"));
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/stop-mails/a%2Fb"]);
});
