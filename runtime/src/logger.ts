import { format } from "node:util";
import { pino, stdSerializers, type LogFn, type Logger } from "pino";
import { z } from "zod";
import type { LOG_FORMATS, LOG_LEVELS } from "./defaults.mjs";
import { currentRequestId, type EndedRequest } from "./request-context";

export type { Logger };

type LoggerOptions = {
  program: "site" | "provider" | "worker";
  /** The least that is logged; `info` by default. */
  level?: (typeof LOG_LEVELS)[number];
  /** `json`: a line of JSON each, for programs; `text`: for people. By default, what standard output is. */
  format?: (typeof LOG_FORMATS)[number];
  /** Takes out of an error what must not be logged. */
  clean?: (error: unknown) => unknown;
  write?: (line: string) => void;
};

/** Fields that are never logged, whoever passes them on. */
const SECRET_FIELDS = [
  "authorization",
  "code",
  "cookie",
  "email",
  "otp",
  "password",
  "phoneNo",
  "secret",
  "token",
];

/** An e-mail address, wherever it stands in a line of JSON, or an escape there, whose letters belong to no address. */
const EMAIL_OR_ESCAPE = /\\u[\da-f]{4}|\\.|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;

/** The name and password of an address, such as that of a database. */
const CREDENTIALS = /(:\/\/)[^\s/@"]+@/g;

const REMOVED = "[removed]";

/** The logger of a program, to standard output. Each line has the id of the request on whose behalf it is written. */
export function createLogger({
  program,
  level = "info",
  format: wanted = usualFormat(),
  clean = same,
  write = toOutput,
}: LoggerOptions): Logger {
  const isText = wanted === "text";
  const options = {
    level,
    base: { program },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => ({ requestId: currentRequestId() }),
    redact: {
      // An error's code, such as ENOENT, is no secret.
      paths: SECRET_FIELDS.flatMap((name) => (name === "code" ? [name] : [name, `*.${name}`])),
      censor: REMOVED,
    },
    serializers: { err: describeError },
    hooks: {
      // pino takes the message of an error from the error itself, not from what its serializer makes of it.
      logMethod(this: Logger, args: Parameters<LogFn>, write: LogFn) {
        Reflect.apply(write, this, cleaned(args, clean));
      },
    },
  };
  const destination = {
    write: (line: string) => write(isText ? readableLine(withoutAddresses(line)) : withoutAddresses(line)),
  };
  return pino(options, destination);
}

/**
 * Has what is written to the console, as Next does, become lines of this logger, where those are for programs.
 *
 * @param clean takes out of an error what must not be logged
 */
export function captureConsole(logger: Logger, clean: (error: unknown) => unknown = same): void {
  const lineOf = (values: unknown[]) => format(...values.map((value) => withStackAlone(clean(value))));
  Object.assign(console, {
    debug: (...values: unknown[]) => logger.debug(lineOf(values)),
    log: (...values: unknown[]) => logger.info(lineOf(values)),
    info: (...values: unknown[]) => logger.info(lineOf(values)),
    warn: (...values: unknown[]) => logger.warn(lineOf(values)),
    error: (...values: unknown[]) => logger.error(lineOf(values)),
  });
}

/** Writes the one line about a request that has ended: for whoever looks for it, and for all where it failed. */
export function logRequest(logger: Logger, { id, seconds, ...request }: EndedRequest): void {
  const line = { requestId: id, event: "request", ...request, milliseconds: Math.round(seconds * 1000) };
  logger[request.status === 500 ? "error" : "debug"](line);
}

/** The format that suits standard output: text for a terminal and while developing. */
export function usualFormat(): (typeof LOG_FORMATS)[number] {
  return process.env.NODE_ENV === "production" && !process.stdout.isTTY ? "json" : "text";
}

/** A line of JSON without e-mail addresses, and addresses without passwords. */
function withoutAddresses(line: string): string {
  return line
    .replace(CREDENTIALS, `$1${REMOVED}@`)
    .replace(EMAIL_OR_ESCAPE, (found) => (found.startsWith("\\") ? found : REMOVED));
}

/** The same arguments of a logger, with the error cleaned that comes first or is called `err` there. */
function cleaned(args: unknown[], clean: (error: unknown) => unknown): unknown[] {
  const [first, ...rest] = args;
  if (first instanceof Error) return [{ err: clean(first) }, ...rest];
  if (typeof first !== "object" || first === null || !("err" in first)) return args;
  return [{ ...first, err: clean(first.err) }, ...rest];
}

/** An error as its stack: `format` would add its properties. */
function withStackAlone(value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? String(value)) : value;
}

/** Its other properties are left out: they may hold what a visitor has sent. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...("code" in error && { code: String(error.code) }) };
}

function same(error: unknown): unknown {
  return error;
}

function toOutput(line: string): void {
  process.stdout.write(line);
}

const entry = z.looseObject({
  level: z.string(),
  time: z.string(),
  requestId: z.string().optional(),
  msg: z.string().optional(),
  event: z.string().optional(),
  err: z.looseObject({ stack: z.string() }).optional(),
});

/** A line for people: when, how bad, for which request, what, and the rest. */
function readableLine(line: string): string {
  const parsed = entry.safeParse(JSON.parse(line));
  if (!parsed.success) return line;
  const { level, time, requestId, msg, event, err, program: _program, name: _name, ...rest } = parsed.data;
  const fields = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const words = [
    time.slice(11, 19),
    level.toUpperCase(),
    event,
    msg,
    ...fields,
    requestId && `(${requestId})`,
  ];
  return `${[...words.filter(Boolean)].join(" ")}\n${err ? `${err.stack}\n` : ""}`;
}
