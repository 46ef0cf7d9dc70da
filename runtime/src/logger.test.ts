import { captureConsole, createLogger, logRequest } from "./logger";
import { withRequestId } from "./request-context";

const ID = "0af7651916cd43dd8448eb211c80319c";

function logTo(options: Partial<Parameters<typeof createLogger>[0]> = {}) {
  const written: string[] = [];
  const logger = createLogger({
    program: "site",
    format: "json",
    write: (line) => written.push(line),
    ...options,
  });
  return { logger, written, lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const request = { id: ID, method: "GET", route: "/blog/[slug]", status: 200, seconds: 0.0214 };

it("writes a line of JSON with the program, the time and the request's id", () => {
  const { logger, written, lines } = logTo();
  withRequestId(ID, () => logger.info({ event: "sent" }, "A mail was sent"));
  expect(written).toEqual([expect.stringMatching(/^\{.*\}\n$/)]);
  expect(lines()).toEqual([
    {
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      program: "site",
      requestId: ID,
      event: "sent",
      msg: "A mail was sent",
    },
  ]);
});

it("writes no id outside a request", () => {
  const { logger, lines } = logTo();
  logger.warn("Nothing to do");
  expect(lines()[0]).not.toHaveProperty("requestId");
});

it("writes lines that people can read, followed by the stack of an error", () => {
  const { logger, written } = logTo({ format: "text" });
  withRequestId(ID, () => logger.error({ err: new Error("gone"), clip: "c1" }, "A clip is missing"));
  expect(written.join("")).toMatch(
    new RegExp(`^\\d\\d:\\d\\d:\\d\\d ERROR A clip is missing clip="c1" \\(${ID}\\)\\nError: gone\\n +at `),
  );
});

it("removes secrets, email addresses and passwords in URLs wherever they appear", () => {
  const { logger, written } = logTo();
  const error = Object.assign(new Error("550 no such user ann@example.org"), {
    recipient: "ann@example.org",
  });
  const address = "postgres://lampstand:hunter2@db.example/lampstand";
  logger.error({ err: error, token: "t0ken", code: "123456", member: { password: "hunter2" } }, address);
  for (const secret of ["ann@example.org", "t0ken", "123456", "hunter2"]) {
    expect(written.join("")).not.toContain(secret);
  }
  expect(written.join("")).toContain("postgres://[removed]@db.example/lampstand");
});

it.each(["first\nann@example.org", "first\u001bann@example.org", 'first "\\ann@example.org"'])(
  "keeps a line valid JSON when it contains %j",
  (words) => {
    const { logger, lines } = logTo();
    logger.info(words);
    expect(lines()).toEqual([
      expect.objectContaining({ msg: words.replace("ann@example.org", "[removed]") }),
    ]);
  },
);

it("keeps only an error's code and causes", () => {
  const { logger, lines } = logTo();
  const error = Object.assign(new Error("outer", { cause: new Error("inner") }), {
    code: "ENOSPC",
    sent: "words",
  });
  logger.error({ err: error });
  expect(lines()[0]?.err).toEqual({
    type: "Error",
    message: "outer: inner",
    stack: expect.stringContaining("caused by: Error: inner"),
    code: "ENOSPC",
  });
});

it("logs an error as `clean` returns it", () => {
  const { logger, written } = logTo({ clean: () => "only why" });
  logger.error({ err: new Error("what was sent") });
  logger.error(new Error("what was sent"), "A query failed");
  logger.error(new Error("what was sent"));
  expect(written.join("").match(/only why/g)).toHaveLength(3);
  expect(written.join("")).not.toContain("what was sent");
});

it("logs successful requests only when asked to, and failed ones always", () => {
  const usual = logTo();
  logRequest(usual.logger, request);
  logRequest(usual.logger, { ...request, status: 500 });
  expect(usual.lines()).toMatchObject([{ level: "error", event: "request", status: 500, requestId: ID }]);
  const all = logTo({ level: "debug" });
  logRequest(all.logger, request);
  expect(all.lines()).toMatchObject([
    { level: "debug", requestId: ID, method: "GET", route: "/blog/[slug]", status: 200, milliseconds: 21 },
  ]);
});

it("captures what is written to the console", () => {
  const original = { ...console };
  const { logger, lines } = logTo();
  try {
    captureConsole(logger, (value) => (value instanceof Error ? "an error" : value));
    globalThis.console.error("failed:", new Error("values"));
    globalThis.console.log("▲ Next.js");
  } finally {
    Object.assign(console, original);
  }
  expect(lines()).toMatchObject([
    { level: "error", msg: "failed: an error" },
    { level: "info", msg: "▲ Next.js" },
  ]);
});
