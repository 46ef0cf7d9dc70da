import "server-only";
import { s3ClientOptions, type S3Settings } from "@lampstand/runtime/s3-settings";
import { UploadError } from "./upload-storage";
import { logError } from "@/lib/utils/log";
import { withTimeout } from "@/lib/utils/timeout";

/** Covers retries and the transfer of a part: browsers give up after 30 s. */
const CALL_TIMEOUT_MS = 15_000;

const NO_ROOM = 507;

export type StoredObject = {
  key: string;
  size: number;
  written: number;
};

export type ObjectStore = ReturnType<typeof objectStore>;

/** The client is loaded with the first call. @throws {UploadError} from each call: 507 when full, else 503 */
export function objectStore(settings: S3Settings) {
  const { bucket } = settings;
  const connected = lazy(async () => {
    const s3 = await import("@aws-sdk/client-s3");
    const client = new s3.S3Client({
      ...s3ClientOptions(settings),
      // workerd reports neither the connection nor "100 Continue", so the client must not wait for them.
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
        ? new UploadError(NO_ROOM, "diskFull", { cause })
        : new UploadError(503, "storeAway", { cause });
    }
  };

  return {
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
        // An empty page would be requested again and again.
        isMore = page.IsTruncated === true && most === undefined && objects.at(-1)?.key !== last;
      }
      return objects;
    },

    put: async (key: string, body: Uint8Array): Promise<void> => {
      await call(({ s3, client }, abortSignal) =>
        client.send(
          new s3.PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentLength: body.byteLength }),
          { abortSignal },
        ),
      );
    },

    read: (key: string, bytes: number): Promise<Uint8Array> =>
      call(async ({ s3, client }, abortSignal) => {
        const Range = `bytes=0-${bytes - 1}`;
        const { Body: body } = await client.send(
          new s3.GetObjectCommand({ Bucket: bucket, Key: key, Range }),
          { abortSignal },
        );
        const content = await body?.transformToByteArray();
        if (content?.byteLength !== bytes)
          throw new Error("The store sent a different number of bytes than requested");
        return content;
      }),

    remove: async (key: string): Promise<void> => {
      await call(({ s3, client }, abortSignal) =>
        client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal }),
      );
    },
  };
}

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
