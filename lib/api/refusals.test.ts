import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { callProvider } from "./request";

const PATH = "/web/setting-page-content";

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

describe("a failure that the provider states, alone in its answer", () => {
  it.each([
    [
      "status error on 200",
      { status: 200, json: { status: "error", message: "Closed" } },
      "refused",
      "Closed",
    ],
    ["success false on 200", { status: 200, json: { success: false } }, "refused", ""],
    ["status false on 200", { status: 200, json: { status: false } }, "refused", ""],
    ["400", { status: 400, json: { message: "Bad page" } }, "refused", "Bad page"],
    ["404", { status: 404, json: { status: "error", message: "No such" } }, "missing", "No such"],
  ] as const)("is one, with the provider's sentence: %s", async (_, answer, failure, providerMessage) => {
    provider.answer(PATH, answer);
    await expect(callProvider(PATH)).rejects.toMatchObject({ failure, providerMessage });
  });
});
