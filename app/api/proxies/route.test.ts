import { Socket } from "node:net";
import { processState } from "@lampstand/runtime/process-state";
import { noteProxies } from "@/lib/http/proxy-watch";
import { GET } from "./route";

jest.mock("next/headers", () => ({}));

const SECRET = "the secret of the provider's word";

beforeAll(() => {
  process.env.REVALIDATE_SECRET = SECRET;
  process.env.SITE_URL = "https://stories.example";
});

const ask = (authorization?: string) =>
  GET(
    new Request("https://stories.example/api/proxies", { headers: authorization ? { authorization } : {} }),
  );

it("tells only the provider how many proxies were configured and found", async () => {
  delete processState().seenProxies;
  for (const wrong of [undefined, "Bearer guessed", SECRET]) expect((await ask(wrong)).status).toBe(401);
  const counts = async () => (await ask(`Bearer ${SECRET}`)).json() as Promise<unknown>;
  expect(await counts()).toEqual({ configured: 1, found: null });
  for (let visitor = 0; visitor < 5; visitor += 1)
    noteProxies({
      headers: { "x-forwarded-for": `203.0.113.${visitor}, 198.51.100.1` },
      socket: new Socket(),
    });
  expect(await counts()).toEqual({ configured: 1, found: 2 });
});
