import { connect, createServer, type Socket } from "node:net";

interface Trouble {
  /** How many more bytes to let up first. */
  bytes: number;
  kind: "cut" | "hold";
  begun: () => void;
}

/** Starts a visitor's connection to a server, which tests can cut or hold. */
export async function startLine(target: string) {
  const { hostname, port } = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  let trouble: Trouble | undefined;
  let answers: { path: string; asked: Set<Socket>; held: Map<Socket, Buffer[]> } | undefined;

  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [visitor, site];
    const end = () => {
      pairs.delete(pair);
      visitor.destroy();
      site.destroy();
    };
    pairs.add(pair);
    visitor.on("data", (chunk: Buffer) => {
      if (answers && chunk.includes(answers.path)) answers.asked.add(visitor);
      const passing = trouble ? chunk.subarray(0, trouble.bytes) : chunk;
      site.write(passing);
      if (!trouble) return;
      trouble.bytes -= passing.length;
      if (trouble.bytes > 0) return;
      const { kind, begun } = trouble;
      trouble = undefined;
      begun();
      if (kind === "cut") cut();
      else hold(visitor, site, chunk.subarray(passing.length));
    });
    site.on("data", (chunk: Buffer) => {
      if (answers) answers.held.set(visitor, [...(answers.held.get(visitor) ?? []), chunk]);
      else if (!visitor.write(chunk)) site.pause();
    });
    visitor.on("drain", () => site.resume());
    site.on("end", () => visitor.end());
    visitor.on("error", end).on("close", end);
    site.on("error", end).on("close", end);
  });

  const held: (() => void)[] = [];

  function cut() {
    for (const [visitor, site] of pairs) {
      visitor.destroy();
      site.destroy();
    }
  }

  function hold(visitor: Socket, site: Socket, rest: Buffer) {
    visitor.pause();
    held.push(() => {
      site.write(rest);
      visitor.resume();
    });
  }

  const after = (kind: Trouble["kind"], bytes: number) =>
    new Promise<void>((begun) => {
      trouble = { bytes, kind, begun };
    });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Cuts every connection after this many more bytes upwards; resolves when it has. */
    cutAfter: (bytes: number) => after("cut", bytes),
    /** Holds everything upwards after this many more bytes; resolves when it does. */
    holdAfter: (bytes: number) => after("hold", bytes),
    release: () => {
      for (const go of held.splice(0)) go();
    },
    /** Holds all responses from now on; returns whether a request for this path has been answered. */
    holdAnswers: (path: string) => {
      const { asked, held: answered } = (answers = { path, asked: new Set<Socket>(), held: new Map() });
      return () => asked.size > 0 && [...asked].every((visitor) => answered.has(visitor));
    },
    releaseAnswers: () => {
      for (const [visitor, chunks] of answers?.held ?? []) visitor.write(Buffer.concat(chunks));
      answers = undefined;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        cut();
      }),
  };
}
