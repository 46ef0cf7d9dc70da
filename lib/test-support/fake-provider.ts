import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What a provider can do instead of answering. */
export type Fault =
  /** Accepts the request and never answers. */
  | "hang"
  /** Sends the head and half of the body, then nothing more. */
  | "stall"
  /** Sends half of the announced body, then closes the connection. */
  | "cut"
  /** Closes the connection without an answer. */
  | "close";

export type Answer =
  | { json: unknown; status?: number }
  | { raw: string | Buffer; status?: number; headers?: Record<string, string> }
  | { fault: Fault };

export type SeenRequest = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };

/** An answer, or a function that makes one from a request. */
type Answering = Answer | ((request: SeenRequest) => Answer);

const HALF_A_BODY = '{"status":"success","data":{"title":"Half';

/** Starts a real HTTP server on its own port that gives the configured answers, and otherwise 404. */
export async function startFakeProvider() {
  const routes = new Map<string, Answering>();
  const requests: SeenRequest[] = [];
  let forEverything: Answering | undefined;

  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const seen = { method: request.method ?? "", path, headers: request.headers, body };
      requests.push(seen);
      const unknown = { status: 404, json: { status: "error", message: "Not found" } };
      const answering = forEverything ?? routes.get(path) ?? unknown;
      send(response, typeof answering === "function" ? answering(seen) : answering);
    });
  });
  // The caller shares this process: while it is busy for seconds, a connection could close just as it is reused.
  server.keepAliveTimeout = 0;
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  await listen(0);
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The fake provider has no port");
  const { port } = address;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Every request so far, with the path as sent. */
    requests,
    /** Answers this path, query included. */
    answer: (path: string, answer: Answering) => void routes.set(path, answer),
    /** Gives every path the same answer. */
    answerEverything: (answer: Answering) => void (forEverything = answer),
    /** Forgets all answers and requests. */
    reset: () => {
      routes.clear();
      requests.length = 0;
      forEverything = undefined;
    },
    /** Listens again on the same port. */
    resume: () => listen(port),
    /** Closes every connection and refuses new ones. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

function send(response: ServerResponse, answer: Answer): void {
  if ("fault" in answer) {
    misbehave(response, answer.fault);
    return;
  }
  const [type, body] =
    "raw" in answer ? ["text/html", answer.raw] : ["application/json", JSON.stringify(answer.json)];
  const headers = { "content-type": type, "content-length": Buffer.byteLength(body) };
  response.writeHead(answer.status ?? 200, "raw" in answer ? { ...headers, ...answer.headers } : headers);
  response.end(body);
}

function misbehave(response: ServerResponse, fault: Fault): void {
  if (fault === "hang") return;
  if (fault === "close") {
    response.destroy();
    return;
  }
  response.writeHead(200, { "content-type": "application/json", "content-length": HALF_A_BODY.length * 2 });
  response.write(HALF_A_BODY, () => {
    if (fault === "cut") response.destroy();
  });
}
