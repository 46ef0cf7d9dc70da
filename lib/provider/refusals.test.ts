import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { callProvider } from "./client";

const PATH = "/web/setting-page-content";

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

describe("an answer that contains only a failure", () => {
  it.each([
    [
      "status error on 200",
      { status: 200, json: { status: "error", message: "Closed" } },
      "refused",
      "Closed",
    ],
    [
      "status error beside an id",
      { status: 200, json: { _id: "1", status: "error", message: "No" } },
      "refused",
      "No",
    ],
    [
      "status error one data deeper",
      { status: 200, json: { data: { status: "error", message: "Shut" } } },
      "refused",
      "Shut",
    ],
    [
      "success false one data deeper",
      { status: 200, json: { status: "success", data: { success: false } } },
      "refused",
      "",
    ],
    ["success false on 200", { status: 200, json: { success: false } }, "refused", ""],
    ["status false on 200", { status: 200, json: { status: false } }, "refused", ""],
    ["status failed on 200", { status: 200, json: { status: "failed", message: "No" } }, "refused", "No"],
    ["status ok on 200", { status: 200, json: { status: "ok", data: {} } }, "refused", ""],
    ["status Success on 200", { status: 200, json: { status: "Success" } }, "refused", ""],
    ["an empty status on 200", { status: 200, json: { status: "" } }, "refused", ""],
    ["status 500 on 200", { status: 200, json: { status: 500, message: "Oops" } }, "refused", "Oops"],
    ["status 200 on 200", { status: 200, json: { status: 200 } }, "refused", ""],
    ["a status of another kind on 201", { status: 201, json: { status: {} } }, "refused", ""],
    ["400", { status: 400, json: { message: "Bad page" } }, "refused", "Bad page"],
    ["404", { status: 404, json: { status: "error", message: "No such" } }, "missing", "No such"],
  ] as const)(
    "is a refusal with the provider's sentence: %s",
    async (_, answer, failure, providerMessage) => {
      provider.answer(PATH, answer);
      await expect(callProvider(PATH)).rejects.toMatchObject({ failure, providerMessage });
    },
  );
});
