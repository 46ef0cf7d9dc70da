import os from "node:os";
import { expect, test } from "../support/test";

test("the provider answers only this machine, and reveals nothing to unknown calls", async ({
  request,
  startStack,
}) => {
  const { provider, site } = await startStack();
  const others = Object.values(os.networkInterfaces()).flatMap((all = []) =>
    all.filter(({ internal, family }) => !internal && family === "IPv4").map(({ address }) => address),
  );
  for (const address of others) {
    const at = (url: string) => `http://${address}:${new URL(url).port}`;
    await expect(request.get(`${at(provider.url)}/openapi.json`)).rejects.toThrow("ECONNREFUSED");
    expect((await request.get(`${at(site.url)}/api/health`)).status()).toBe(200);
  }

  const screen = await (await request.get(`${provider.url}/admin/create-first-user`)).text();
  const actions = new Set(screen.match(/\b[0-9a-f]{42}\b/g));
  expect(actions.size).toBeGreaterThan(0);
  const bodies = [
    '[{"name":"constructor"}]',
    '[{"name":"constructor","args":{}}]',
    '[{"name":"none","args":{}}]',
  ];
  const answers = await Promise.all(
    [...actions].flatMap((action) =>
      bodies.map(async (data) => {
        const headers = { "next-action": action, "content-type": "text/plain;charset=UTF-8" };
        const answer = await request.post(`${provider.url}/admin/login`, { headers, data });
        return [answer.status(), await answer.text()] as const;
      }),
    ),
  );
  expect(answers.map(([status]) => status).filter((status) => status === 400 || status === 403)).toEqual([
    400, 400, 403,
  ]);
  for (const [, text] of answers) expect(text).not.toMatch(/payload|collections|secret|importMap/i);
});
