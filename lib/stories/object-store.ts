import "server-only";
import { s3ClientOptions, type S3Settings } from "@lampstand/runtime/s3-settings";
import { DISK_FULL, STORE_AWAY } from "./story-file";
import { logError } from "@/lib/utils/log";
import { withTimeout } from "@/lib/utils/timeout";
import { UploadError } from "./upload-room";

/** How long the store may take for a call, tries and a part of a video included, in milliseconds: browsers give up after 30 s. */
const CALL_TIMEOUT_MS = 15_000;

/** The status of a store that is full. */
const NO_ROOM = 507;

export type StoredObject = {
  key: string;
  /** In bytes. */
  size: number;
  /** When it was written, by the store's clock, in milliseconds since 1970. */
  written: number;
};

export type ObjectStore = ReturnType<typeof objectStore>;

/**
 * What uploads need of an S3 store. The client is loaded with the first call. Each call that fails is logged.
 *
 * @throws {UploadError} every call: 503 when the store does not do it in time, 507 when it is full
 */
export function objectStore(settings: S3Settings) {
  const { bucket } = settings;
  const connected = lazy(async () => {
    const s3 = await import("@aws-sdk/client-s3");
    const client = new s3.S3Client({
      ...s3ClientOptions(settings),
      // workerd says neither when it has connected nor when the store bids it go on: nothing waits for that.
      expectContinueHeader: false,
      requestHandler: { socketTimeout: CALL_TIMEOUT_MS },
    });
    return { s3, client };
  });
  type Connected = Awaited<ReturnType<typeof connected>>;
  const call = async <T>(
    work: (connected: Connected, abortSignal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const calling = async () => work(await connected(), AbortSignal.timeout(CALL_TIMEOUT_MS));
    try {
      return await withTimeout(CALL_TIMEOUT_MS, calling(), () => new Error("The store did not answer"));
    } catch (cause) {
      logError("upload-store-failed", cause);
      throw isFull(cause)
        ? new UploadError(NO_ROOM, DISK_FULL, { cause })
        : new UploadError(503, STORE_AWAY, { cause });
    }
  };

  return {
    /** Everything whose key begins like this, in the order of the keys, or so many of the first. */
    list: async (prefix: string, most?: number): Promise<StoredObject[]> => {
      const objects: StoredObject[] = [];
      let isMore = true;
      while (isMore) {
        const last = objects.at(-1)?.key;
        const page = await call(({ s3, client }, abortSignal) => {
          const input = { Bucket: bucket, Prefix: prefix, Marker: last, MaxKeys: most };
          return client.send(new s3.ListObjectsCommand(input), { abortSignal });
        });
        for (const { Key: key = "", Size: size = 0, LastModified: written } of page.Contents ?? [])
          objects.push({ key, size, written: written?.getTime() ?? 0 });
        // A page without anything would be asked for again and again.
        isMore = page.IsTruncated === true && most === undefined && objects.at(-1)?.key !== last;
      }
      return objects;
    },

    /** Resolves once it is kept for good: all of it, or nothing. */
    put: async (key: string, body: Uint8Array): Promise<void> => {
      await call(({ s3, client }, abortSignal) =>
        client.send(
          new s3.PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentLength: body.byteLength }),
          { abortSignal },
        ),
      );
    },

    /** The first bytes of an object that has as many. */
    read: (key: string, bytes: number): Promise<Uint8Array> =>
      call(async ({ s3, client }, abortSignal) => {
        const Range = `bytes=0-${bytes - 1}`;
        const { Body: body } = await client.send(
          new s3.GetObjectCommand({ Bucket: bucket, Key: key, Range }),
          { abortSignal },
        );
        const content = await body?.transformToByteArray();
        if (content?.byteLength !== bytes) throw new Error("The store gave another number of bytes");
        return content;
      }),

    remove: async (key: string): Promise<void> => {
      await call(({ s3, client }, abortSignal) =>
        client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal }),
      );
    },
  };
}

/** Made when it is first needed; anew after a failure. */
function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return async () => {
    made ??= make();
    return made.catch((error: unknown) => {
      made = undefined;
      throw error;
    });
  };
}

function isFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("$metadata" in error)) return false;
  const { $metadata: metadata } = error;
  return (
    typeof metadata === "object" &&
    metadata !== null &&
    "httpStatusCode" in metadata &&
    metadata.httpStatusCode === NO_ROOM
  );
}
