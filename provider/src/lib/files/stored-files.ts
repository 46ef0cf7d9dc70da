import { OperatorError } from "../operator-error";
import { errorCode } from "./error-code";
import type { PreparedFolder, UploadFolder } from "./file-types";

/** The folders of files that are served. */
export const SERVED_FOLDERS = ["images", "clips", "renditions", "frames", "resource"] as const satisfies (
  UploadFolder | PreparedFolder | "resource"
)[];

export type ServedFolder = (typeof SERVED_FOLDERS)[number];

/** `site` has what the store's owner is known by. */
export type StoredFolder = ServedFolder | "site";

/** A file by where it is kept. A name of our own, or one that `uploadNamed` has let through. */
export type FileName = { folder: StoredFolder; filename: string };

/** The first and last byte of a part, both included. */
export type ByteRange = { start: number; end: number };

/** A part that is read to the end of the file where no end is given. */
export type OpenRange = { start: number; end?: number };

/** A file that can be sent: its size in bytes, when it was last changed, and its content. */
export type StoredFile = {
  size: number;
  mtimeMs: number;
  /** Reads a part as it is asked for; whoever cancels it leaves nothing open. */
  stream: (part: ByteRange) => ReadableStream<Uint8Array>;
};

export type ListedFile = Pick<FileName, "filename"> & Pick<StoredFile, "size" | "mtimeMs">;

/** Where the files of the site are kept. Each method throws a `FileStoreError` where the store does not answer. */
export type FileStore = {
  /**
   * The file of a name; `null` where there is none.
   * @param reading What of it is certain to be read, which a store elsewhere sends along.
   */
  find: (name: FileName, reading?: OpenRange) => Promise<StoredFile | null>;
  /**
   * Keeps a file from this machine's disk, which stays for whoever made it to remove. It is kept wholly or not at all, and on
   * disk never in place of another.
   */
  put: (name: FileName, file: string) => Promise<void>;
  /** Removes a file, if it is there. */
  remove: (name: FileName) => Promise<void>;
  /** The files of a folder whose names begin so. */
  list: (folder: StoredFolder, beginning?: string) => Promise<ListedFile[]>;
  /**
   * Lets `work` use a file by a path, at which there is none where the store has none. It may only be read.
   * @throws HttpError 507 where a copy of it finds no room.
   */
  withLocalFile: <T>(name: FileName, work: (file: string) => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** Asks whether the store answers and lets this program in. */
  check: () => Promise<void>;
};

const STORE_FAILURE = "FILE_STORE";

/** What visitors and staff are told while the store does not answer. */
export const STORE_AWAY = "We can’t read or store files right now. Please try again in a few minutes.";

/** When to try again, in seconds. */
export const STORE_RETRY_SECONDS = 30;

/** A store of files that does not answer, or refuses what it is asked for, such as with wrong keys. */
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

/** Whether a failure is the store's. By its code: a build may hold the class twice. */
export function isStoreFailure(error: unknown): error is FileStoreError {
  return errorCode(error) === STORE_FAILURE;
}
