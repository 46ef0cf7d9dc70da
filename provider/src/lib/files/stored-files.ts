import { OperatorError } from "../operator-error";
import { errorCode } from "./error-code";
import type { PreparedFolder, UploadFolder } from "./file-types";

export const SERVED_FOLDERS = ["images", "clips", "renditions", "frames", "resource"] as const satisfies (
  UploadFolder | PreparedFolder | "resource"
)[];

export type ServedFolder = (typeof SERVED_FOLDERS)[number];

/** `site` holds the name of the store's owner. */
export type StoredFolder = ServedFolder | "site";

/** A file's place. The name is ours, or checked by `uploadNamed`. */
export type FileName = { folder: StoredFolder; filename: string };

/** The first and last byte of a part, both included. */
export type ByteRange = { start: number; end: number };

/** A part that runs to the end of the file unless an end is set. */
export type OpenRange = { start: number; end?: number };

/** A file to send: its size in bytes, when it last changed, and its content. */
export type StoredFile = {
  size: number;
  mtimeMs: number;
  /** Streams a part; cancelling it leaves nothing open. */
  stream: (part: ByteRange) => ReadableStream<Uint8Array>;
};

export type ListedFile = Pick<FileName, "filename"> & Pick<StoredFile, "size" | "mtimeMs">;

/** Stores the site's files. Each method throws a `FileStoreError` when the store does not answer. */
export type FileStore = {
  /**
   * Finds a file; `null` when it does not exist.
   * @param reading The part that will certainly be read, which a remote store sends right away.
   */
  find: (name: FileName, reading?: OpenRange) => Promise<StoredFile | null>;
  /** Stores a local file, all or nothing, and leaves the original to the caller. On disk it never replaces another. */
  put: (name: FileName, file: string) => Promise<void>;
  remove: (name: FileName) => Promise<void>;
  list: (folder: StoredFolder, beginning?: string) => Promise<ListedFile[]>;
  /**
   * Gives `work` a path to read a file from; nothing is there if the store lacks it.
   * @throws HttpError 507 when there is no room for a copy.
   */
  withLocalFile: <T>(name: FileName, work: (file: string) => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** Checks that the store answers and gives us access. */
  check: () => Promise<void>;
};

const STORE_FAILURE = "FILE_STORE";

/** When to try again, in seconds. */
export const STORE_RETRY_SECONDS = 30;

/** The file store does not answer, or refuses a request, such as with wrong keys. */
export class FileStoreError extends OperatorError {
  readonly code = STORE_FAILURE;

  constructor(
    readonly reason: "away" | "refused",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Returns whether the store failed. Checks the code: a build may contain the class twice. */
export function isStoreFailure(error: unknown): error is FileStoreError {
  return errorCode(error) === STORE_FAILURE;
}
