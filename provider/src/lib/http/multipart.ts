import type { Readable } from "node:stream";

import { drainBody } from "@lampstand/runtime/drain-body";
import createParser, { type Busboy } from "busboy";

import { sentence, type Sentence } from "../../messages/sentences";
import { HttpError } from "./responses";

export type FormFields = ReadonlyMap<string, string>;

/** In bytes, except `fields`, which is a count. */
type FormLimits = { fields: number; fieldSize: number; fileSize: number; requestSize: number };

/** A form's rules: the name of its one file, its limits, and the message for a larger file. */
export type FormRules = { fileField: string; limits: FormLimits; fileTooLarge: Sentence };

/** Handles a form's file. It may settle without reading it. */
type TakeFile<T> = (fields: FormFields, file: Readable) => Promise<T>;

type Body = ReadableStreamDefaultReader<Uint8Array>;

const MOST_HEADERS_OF_A_PART = 20;

/** How long the fields before the file may take to arrive, in milliseconds. */
export const FIELDS_MS = 30_000;

/**
 * Reads a `multipart/form-data` body whose fields precede its one file, with only a few chunks in memory. The file's
 * bytes wait until `takeFile` reads them; if it does not, the rest is ignored. When reading fails, `takeFile` has
 * settled before this rejects. `taken` is absent when the form has no file.
 * @throws HttpError 400, 413 or 415, or what `takeFile` throws.
 */
export async function readMultipart<T>(
  { headers, body }: Pick<Request, "headers" | "body">,
  rules: FormRules,
  takeFile: TakeFile<T>,
): Promise<{ fields: FormFields; taken?: T }> {
  if (!body) throw cutOff();
  const reader: Body = body.getReader();
  try {
    const tooLarge = Number(headers.get("content-length")) > rules.limits.requestSize;
    if (tooLarge) throw new HttpError(413, rules.fileTooLarge);
    return await parse(reader, parserFor(headers.get("content-type") ?? "", rules.limits), rules, takeFile);
  } finally {
    void drainBody(reader);
  }
}

async function parse<T>(body: Body, parser: Busboy, rules: FormRules, takeFile: TakeFile<T>) {
  const fields = new Map<string, string>();
  const found: { file?: Readable; taking?: Promise<T> } = {};
  let waiting: NodeJS.Timeout | undefined;
  try {
    const taken = await new Promise<T | undefined>((resolve, reject) => {
      waiting = setTimeout(() => reject(cutOff()), FIELDS_MS);
      const refuse = (status: 400 | 413, reason: Sentence | string) => {
        parser.destroy();
        reject(new HttpError(status, reason));
      };
      parser.on("field", (name, value, { valueTruncated }) => {
        fields.set(name, value);
        if (valueTruncated) refuse(413, `The field ‘${name}’ is too long.`);
      });
      parser.on("file", (name, file) => {
        clearTimeout(waiting);
        // The parser, the body or `takeFile` reports why the file broke off.
        file.on("error", () => undefined);
        if (parser.destroyed) return;
        if (name !== rules.fileField) {
          refuse(400, "The form has a file that is not expected.");
          return;
        }
        file.on("limit", () => refuse(413, rules.fileTooLarge));
        const taking = takeFile(fields, file);
        Object.assign(found, { file, taking });
        taking.then((made) => {
          if (!file.readableEnded) resolve(made);
        }, reject);
      });
      for (const limit of ["fieldsLimit", "filesLimit"]) {
        parser.on(limit, () => refuse(400, "The form has more parts than expected."));
      }
      parser.on("error", () => reject(cutOff()));
      parser.on("close", () => resolve(found.taking));
      feed(body, parser, rules).catch(reject);
    });
    return { fields, ...(taken === undefined ? {} : { taken }) };
  } catch (error) {
    parser.destroy();
    found.file?.destroy(cutOff());
    await found.taking?.catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(waiting);
  }
}

/** Passes the body to the parser at the parser's pace. */
async function feed(body: Body, parser: Busboy, { limits, fileTooLarge }: FormRules): Promise<void> {
  let size = 0;
  for (;;) {
    const { done, value } = await body.read().catch(() => {
      throw cutOff();
    });
    if (done) break;
    size += value.byteLength;
    if (size > limits.requestSize) throw new HttpError(413, fileTooLarge);
    await new Promise((resolve) => parser.write(value, resolve));
    if (parser.destroyed) return;
  }
  parser.end();
}

function parserFor(contentType: string, { fields, fieldSize, fileSize }: FormLimits): Busboy {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    throw new HttpError(415, "The form must be sent as multipart/form-data.");
  }
  const parts = { files: 1, headerPairs: MOST_HEADERS_OF_A_PART };
  try {
    return createParser({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      // It reports a file at the limit, which is still allowed.
      limits: { fields, fieldSize, fileSize: fileSize + 1, ...parts },
    });
  } catch {
    throw new HttpError(400, sentence("service.formUnreadable"));
  }
}

export function cutOff(): HttpError {
  return new HttpError(400, sentence("service.formIncomplete"));
}
