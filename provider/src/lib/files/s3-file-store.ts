import path from "node:path";
import { Readable } from "node:stream";
import { createReadStream } from "node:fs";

import type { GetObjectCommandOutput, ListObjectsV2CommandOutput, S3Client } from "@aws-sdk/client-s3";
import { s3ClientOptions, type S3Settings } from "@lampstand/runtime/s3-settings";
import { z } from "zod";

import { errorCode } from "./error-code";
import { contentTypes, extensionOf } from "./file-types";
import { receiveFile } from "./receive-file";
import { heldBody, resumingStream } from "./resuming-stream";
import {
  type ByteRange,
  type FileName,
  type FileStore,
  FileStoreError,
  type OpenRange,
  type StoredFile,
} from "./stored-files";
import { withTemporaryFile } from "./temporary-files";

/** The key prefix of served files. The rest of the bucket is left untouched. */
const PREFIX = "uploads/";

/** How long connecting and the start of an answer may take, in milliseconds; each is tried three times. */
const CONNECT_MS = 2_000;
const ANSWER_MS = 3_000;

/** How long sending part of a file may take, in milliseconds. */
const SEND_MS = 120_000;

/** How long a connection may be silent before we close it, in milliseconds. A paused player needs none. */
const IDLE_MS = 30_000;

/** The most simultaneous connections: each file being sent has one. */
const MOST_CONNECTIONS = 1_000;

/** Size and number of the parts sent at once; that many are in memory. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 3;

const LISTED_AT_ONCE = 1_000;

const reading = { requestTimeout: ANSWER_MS };

/** Stores files in a bucket only this program needs access to. Loads the packages here; bundled, they always would. */
export async function s3FileStore(settings: S3Settings): Promise<FileStore> {
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, ...sdk } =
    await import("@aws-sdk/client-s3");
  const { Upload } = await import("@aws-sdk/lib-storage");
  const client = createClient(sdk.S3Client, settings);
  const { bucket: Bucket } = settings;
  const keyOf = ({ folder, filename }: FileName) => `${PREFIX}${folder}/${filename}`;

  async function ask<T>(asking: Promise<T>): Promise<T> {
    return asking.catch((error: unknown) => {
      throw toStoreError(error, settings);
    });
  }

  /** Returns the store's answer about a file; `null` when it does not exist. */
  function askFor<T>(asking: Promise<T>, absence: string): Promise<T | null> {
    return ask(
      asking.catch((error: unknown) => {
        if (error instanceof Error && error.name === absence) return null;
        throw error;
      }),
    );
  }

  async function head(Key: string): Promise<StoredFile | null> {
    const found = await askFor(client.send(new HeadObjectCommand({ Bucket, Key }), reading), WITHOUT_BODY);
    return found && describe(Key, found.ContentLength ?? 0, found);
  }

  /** Requests the content right away, so one request is enough. */
  async function get(Key: string, range: OpenRange): Promise<StoredFile | null> {
    const isWhole = range.start === 0 && range.end === undefined;
    const Range = isWhole ? undefined : `bytes=${range.start}-${range.end ?? ""}`;
    const asking = client.send(new GetObjectCommand({ Bucket, Key, Range }), reading);
    const found = await askFor(asking.catch(whenBehindTheEnd), ABSENCE);
    if (found === BEHIND_THE_END) return head(Key);
    return (
      found &&
      describe(Key, sizeOf(found), found, { body: bodyFrom(range.start, found), part: partOf(found) })
    );
  }

  type Facts = Pick<GetObjectCommandOutput, "LastModified" | "ETag">;
  type Opened = { body: Readable; part: ByteRange };

  function describe(Key: string, size: number, { LastModified, ETag }: Facts, opened?: Opened): StoredFile {
    const held = opened && heldBody(opened.body);
    return {
      size,
      mtimeMs: LastModified?.getTime() ?? 0,
      stream: (part) =>
        resumingStream(
          part,
          async ({ start, end }) => {
            const isOpened = opened?.part.start === start && opened.part.end === end;
            const body = isOpened ? held?.take() : undefined;
            return body ?? getAgain(Key, { start, end }, ETag);
          },
          held?.drop,
        ),
    };
  }

  async function getAgain(Key: string, { start, end }: ByteRange, IfMatch?: string): Promise<Readable> {
    const command = new GetObjectCommand({ Bucket, Key, Range: `bytes=${start}-${end}`, IfMatch });
    const found = await askFor(client.send(command, reading), ABSENCE);
    if (!found) throw new Error("The file was removed while it was being sent");
    return bodyFrom(start, found);
  }

  const store: FileStore = {
    find: (name, range) => (range ? get(keyOf(name), range) : head(keyOf(name))),

    async put(name, file) {
      const Body = createReadStream(file);
      const ContentType = contentTypes.get(extensionOf(name.filename));
      const upload = new Upload({
        client,
        params: { Bucket, Key: keyOf(name), Body, ContentType },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      await ask(upload.done()).finally(() => Body.destroy());
      const kept = await head(keyOf(name));
      if (kept?.size !== Body.bytesRead)
        throw foreignAnswer(settings, "has not what it says that it has stored");
    },

    async remove(name) {
      await askFor(client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }), reading), ABSENCE);
    },

    async list(folder, beginning = "") {
      const inFolder = `${PREFIX}${folder}/`;
      const listed: Awaited<ReturnType<FileStore["list"]>> = [];
      let ContinuationToken: string | undefined;
      do {
        const Prefix = inFolder + beginning;
        const page = { Bucket, Prefix, ContinuationToken, MaxKeys: LISTED_AT_ONCE };
        const found = await ask(client.send(new ListObjectsV2Command(page), reading));
        if (!isListing(found)) throw foreignAnswer(settings, "gives no list of its files");
        for (const { Key = "", Size = 0, LastModified } of found.Contents ?? []) {
          const filename = Key.slice(inFolder.length);
          // Files that others put into their own folders there are not ours.
          if (filename === "" || filename.includes("/")) continue;
          listed.push({ filename, size: Size, mtimeMs: LastModified?.getTime() ?? 0 });
        }
        ContinuationToken = found.NextContinuationToken;
      } while (ContinuationToken);
      return listed;
    },

    async withLocalFile(name, work, signal) {
      return withTemporaryFile(async (copy) => {
        const found = await store.find(name, { start: 0 });
        if (found && found.size > 0) {
          const content = Readable.from(found.stream({ start: 0, end: found.size - 1 }), { signal });
          await receiveFile(content, copy, found.size);
        }
        return work(copy);
      }, path.extname(name.filename));
    },

    async check() {
      await store.list("site");
    },
  };
  return store;
}

function createClient(Client: typeof S3Client, settings: S3Settings): S3Client {
  const agent = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  return new Client({
    ...s3ClientOptions(settings),
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: SEND_MS,
      socketTimeout: IDLE_MS,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

const FILE_CALLS: ReadonlySet<unknown> = new Set(["open", "read", "write", "stat"]);

const RANGE_NOT_SATISFIABLE = 416;
const BEHIND_THE_END = "behind the end";

function whenBehindTheEnd(error: unknown): typeof BEHIND_THE_END {
  if (statusOf(error) === RANGE_NOT_SATISFIABLE) return BEHIND_THE_END;
  throw error;
}

/** A store's code for a missing file: a 404 without it comes from a proxy, or the bucket is missing. */
const ABSENCE = "NoSuchKey";
/** The code for any 404 without a body. */
const WITHOUT_BODY = "NotFound";

/** Returns whether an answer is a list of files: it says if there are more, and where they begin. */
function isListing({ IsTruncated, NextContinuationToken }: ListObjectsV2CommandOutput): boolean {
  return IsTruncated === false || (IsTruncated === true && NextContinuationToken !== undefined);
}

function foreignAnswer(settings: S3Settings, what: string): FileStoreError {
  const place = placeOf(settings);
  return new FileStoreError(
    "refused",
    `The S3 store with ${place} ${what}. Is S3_ENDPOINT correct, or does a proxy answer instead?`,
  );
}

const answered = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) });

function statusOf(error: unknown): number | undefined {
  return answered.safeParse(error).data?.$metadata.httpStatusCode;
}

/** Not an outage: the store would answer the same again, or there are no keys to ask with. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  const hasNoKeys = error instanceof Error && error.name === "CredentialsProviderError";
  return hasNoKeys || (status >= 300 && status < 500 && ![408, 429].includes(status));
}

function isOfDisk(error: unknown): boolean {
  return typeof error === "object" && error !== null && "syscall" in error && FILE_CALLS.has(error.syscall);
}

function placeOf({ bucket, endpoint }: S3Settings): string {
  return `the bucket ${bucket}${endpoint ? ` at ${endpoint}` : ""}`;
}

/** Converts an error to what the store said, without the request's data. */
function toStoreError(error: unknown, settings: S3Settings): unknown {
  // A disk error of the file to send is not the store's failure.
  if (isOfDisk(error)) return error;
  const said = errorCode(error) ?? (error instanceof Error ? error.name : "unknown");
  const place = placeOf(settings);
  return isRefusal(error)
    ? new FileStoreError(
        "refused",
        `The S3 store denies access to ${place} (${said}). Are S3_BUCKET, S3_REGION and the keys correct?`,
      )
    : new FileStoreError("away", `The S3 store with ${place} does not answer (${said}).`);
}

/** @throws FileStoreError when the answer begins at another byte than requested. */
function bodyFrom(start: number, found: GetObjectCommandOutput): Readable {
  const { Body } = found;
  if (!(Body instanceof Readable)) throw new Error("The S3 store answered without a body");
  if (partOf(found).start === start) return Body;
  Body.destroy();
  throw new FileStoreError(
    "refused",
    "The S3 store returns a different part of a file than requested. Does a proxy drop the Range header?",
  );
}

/** Returns the size of the whole file, even when the answer is a part. */
function sizeOf({ ContentRange, ContentLength = 0 }: GetObjectCommandOutput): number {
  const [, total] = /\/(\d+)$/.exec(ContentRange ?? "") ?? [];
  return total === undefined ? ContentLength : Number(total);
}

function partOf({ ContentRange, ContentLength = 0 }: GetObjectCommandOutput): ByteRange {
  const [, first = "0"] = /^bytes (\d+)-/.exec(ContentRange ?? "") ?? [];
  return { start: Number(first), end: Number(first) + ContentLength - 1 };
}
