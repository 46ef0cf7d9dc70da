import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { dropUnfitNextHeaders } from "./requests-for-next";

afterAll(dropUnfitNextHeaders());

it("removes Next's headers and draft cookies before anything reads them", async () => {
  const server = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers = { "x-matched-path": "/login", cookie: "__prerender_bypass=a; session=b" };
  const [response] = (await once(
    ask({ port, host: "127.0.0.1", headers, agent: false }).end(),
    "response",
  )) as [IncomingMessage];
  const read = await json(response);
  expect(read).toMatchObject({ cookie: "session=b" });
  expect(read).not.toHaveProperty("x-matched-path");
  server.close();
});
