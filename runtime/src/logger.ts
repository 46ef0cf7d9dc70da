import { format } from "node:util";
import { pino, stdSerializers, type LogFn, type Logger } from "pino";
import { z } from "zod";
import type { LOG_FORMATS, LOG_LEVELS } from "./defaults.mjs";
import { currentRequestId, type EndedRequest } from "./request-context";

export type { Logger };

type LoggerOptions = {
  program: "site" | "provider" | "worker";
  /** The least severe level to log; `info` by default. */
  level?: (typeof LOG_LEVELS)[number];
  /** `json` writes a JSON object per line, for programs; `text` is for people. The default fits standard output. */
  format?: (typeof LOG_FORMATS)[number];
  /** Removes from an error what must not be logged. */
  clean?: (error: unknown) => unknown;
  write?: (line: string) => void;
};

/** Fields that are never logged, even if a caller passes them. */
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

/** An email address anywhere in a line of JSON. Also matches JSON escapes, whose letters aren't part of an address. */
const EMAIL_OR_ESCAPE = /\\u[\da-f]{4}|\\.|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;

/** The name and password in a URL, such as a database's. */
const CREDENTIALS = /(:\/\/)[^\s/@"]+@/g;

const REMOVED = "[removed]";

/** Creates a program's logger, which writes to standard output. Each line has the id of the request it belongs to. */
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
      // pino takes an error's message from the error itself, not from its serializer's result.
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
 * Turns console output, such as Next's, into lines of this logger. Meant for loggers whose format is for programs.
 *
 * @param clean removes from an error what must not be logged
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

/** Writes one line about a request that has ended: at debug level if it succeeded, always if it failed. */
export function logRequest(logger: Logger, { id, seconds, ...request }: EndedRequest): void {
  const line = { requestId: id, event: "request", ...request, milliseconds: Math.round(seconds * 1000) };
  logger[request.status === 500 ? "error" : "debug"](line);
}

/** Returns the format that suits standard output: text for a terminal and in development. */
export function usualFormat(): (typeof LOG_FORMATS)[number] {
  return process.env.NODE_ENV === "production" && !process.stdout.isTTY ? "json" : "text";
}

/** Removes email addresses, and passwords in URLs, from a line of JSON. */
function withoutAddresses(line: string): string {
  return line
    .replace(CREDENTIALS, `$1${REMOVED}@`)
    .replace(EMAIL_OR_ESCAPE, (found) => (found.startsWith("\\") ? found : REMOVED));
}

/** Returns a logger's arguments with the error cleaned, be it the first argument or that argument's `err`. */
function cleaned(args: unknown[], clean: (error: unknown) => unknown): unknown[] {
  const [first, ...rest] = args;
  if (first instanceof Error) return [{ err: clean(first) }, ...rest];
  if (typeof first !== "object" || first === null || !("err" in first)) return args;
  return [{ ...first, err: clean(first.err) }, ...rest];
}

/** Replaces an error with its stack, since `format` would add its properties. */
function withStackAlone(value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? String(value)) : value;
}

/** Leaves out an error's other properties, which may hold what a visitor has sent. */
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

/** Formats a line for people: time, level, request, message and the remaining fields. */
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
