import "server-only";
import { keptFor } from "@lampstand/runtime/shared-runs";
import type { S3Settings } from "@lampstand/runtime/s3-settings";
import { DataStore, Upload } from "@tus/server";
import pLimit from "p-limit";
import {
  RECORDING_MAX_BYTES,
  requireSpaceFor,
  type Space,
  type StoredUpload,
  UPLOAD_LIFETIME_MS,
  UploadError,
  type UploadStorage,
} from "./upload-storage";
import { UPLOAD_PART_BYTES } from "./upload-progress";
import { type ObjectStore, objectStore, type StoredObject } from "./object-store";
import { PART_COUNTS_MS, PARTS_OF_ADDRESS, PARTS_OF_ALL } from "#host/parts-at-once";

export const UPLOAD_SPACE_BYTES = 50 * 1024 ** 3;

/** Every object counts for at least this, which limits how many there are to list. */
const LEAST_STORED_BYTES = 1024 ** 2;

/** How long a listing is recent enough to accept another part. */
const SPACE_KNOWN_MS = 10_000;

const REMOVED_AT_ONCE = 8;

const FOLDER = "incoming/";

type Begun = Pick<StoredUpload, "id" | "size" | "isSizeKnown" | "begun" | "owner" | "network">;

/** Objects are never rewritten: their names hold all data, and the furthest part sorts first. */
const keys = {
  begun: ({ id, size, isSizeKnown, begun, owner, network }: Begun) =>
    `${FOLDER}${id}/begun.${size}${isSizeKnown ? "" : "+"}.${begun}.${encodeURIComponent(owner)}.${encodeURIComponent(network)}`,
  ended: (id: string) => `${FOLDER}${id}/ended`,
  /** For an upload begun without a length: `begun` then holds its upper limit. */
  length: (id: string, size: number) => `${FOLDER}${id}/length.${size}`,
  part: (id: string, left: number, start: number) =>
    `${FOLDER}${id}/part.${String(left).padStart(LEFT_DIGITS, "0")}.${start}`,
};

/** The number of digits in the largest video's size. */
const LEFT_DIGITS = 10;

/** An upload's first objects show its state: all but the parts before the furthest. */
const TELLING_OBJECTS = 4;

const KEY =
  /^incoming\/([0-9a-f]{32})\/(?:begun\.(\d+)(\+?)\.(\d+)\.([^.]*)\.([^.]*)|part\.(\d+)\.(\d+)|length\.(\d+)|ended)$/;

type Part = { key: string; left: number; start: number };

type Kept = {
  begun: Begun | null;
  length: number | null;
  parts: Part[];
  isPublished: boolean;
  objects: StoredObject[];
};

let known: { settings: S3Settings; uploads: UploadStorage } | undefined;

export function s3Uploads(settings: S3Settings): UploadStorage {
  if (known?.settings !== settings) known = { settings, uploads: uploadsIn(objectStore(settings)) };
  return known.uploads;
}

function uploadsIn(objects: ObjectStore): UploadStorage {
  const readKept = async (id: string, most?: number) =>
    byUpload(await objects.list(`${FOLDER}${id}/`, most)).get(id);
  const find = async (id: string) => toUpload(await readKept(id, TELLING_OBJECTS));
  /** `mostBytes`: the number from which part names count down. */
  const findWaiting = async (id: string) => {
    const kept = await readKept(id, TELLING_OBJECTS);
    const upload = toUpload(kept);
    if (!kept?.begun || !upload || upload.isPublished) throw new UploadError(404, "uploadGone");
    return { upload, mostBytes: kept.begun.size };
  };
  const remove = async (stored: readonly StoredObject[]) => {
    const limit = pLimit(REMOVED_AT_ONCE);
    await Promise.all(stored.map(({ key }) => limit(() => objects.remove(key))));
  };
  const space = async (): Promise<Space> => {
    const uploads = [...byUpload(await objects.list(FOLDER)).values()].flatMap((kept) => {
      const upload = toUpload(kept);
      const stored = kept.objects.reduce((sum, { size }) => sum + Math.max(size, LEAST_STORED_BYTES), 0);
      return upload && !upload.isPublished ? [{ ...upload, stored }] : [];
    });
    return { uploads, available: UPLOAD_SPACE_BYTES - uploads.reduce((sum, { stored }) => sum + stored, 0) };
  };
  const recentSpace = keptFor(SPACE_KNOWN_MS, space);
  const underWay = new Set<{ network: string; since: number }>();

  class S3Store extends DataStore {
    override extensions = ["creation", "creation-defer-length", "termination"];

    override async create(upload: Upload): Promise<Upload> {
      const { id, size = RECORDING_MAX_BYTES, sizeIsDeferred, metadata, creation_date } = upload;
      const begun = Date.parse(creation_date ?? "");
      const { owner, network } = { owner: metadata?.owner ?? "", network: metadata?.network ?? "" };
      await objects.put(
        keys.begun({ id, size, isSizeKnown: !sizeIsDeferred, begun, owner, network }),
        new Uint8Array(),
      );
      return upload;
    }

    override async getUpload(id: string): Promise<Upload> {
      const { size, isSizeKnown, offset } = (await findWaiting(id)).upload;
      return new Upload({ id, offset, ...(isSizeKnown && { size }) });
    }

    override async declareUploadLength(id: string, size: number): Promise<void> {
      await objects.put(keys.length(id, size), new Uint8Array());
    }

    /** Also keeps what arrived before the source failed. @throws {UploadError} 507, 429 or 503 */
    override async write(source: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
      const { upload, mostBytes } = await findWaiting(id);
      const { network } = upload;
      const now = Date.now();
      const counted = [...underWay].filter(({ since }) => now - since < PART_COUNTS_MS);
      const own = counted.filter((other) => other.network === network);
      if (own.length >= PARTS_OF_ADDRESS || counted.length >= PARTS_OF_ALL)
        throw new UploadError(503, "storeAway");
      const part = { network, since: now };
      underWay.add(part);
      let start = offset;
      try {
        for await (const piece of inParts(source)) {
          requireSpaceFor(await recentSpace(), id);
          const end = start + piece.byteLength;
          await objects.put(keys.part(id, mostBytes - end, start), piece);
          start = end;
        }
      } finally {
        underWay.delete(part);
      }
      return start;
    }

    override async remove(id: string): Promise<void> {
      const kept = await readKept(id);
      if (!kept) throw new UploadError(404, "uploadGone");
      await remove(kept.objects);
    }
  }

  return {
    dataStore: () => new S3Store(),
    find,
    space,
    canKeep: async () => (await recentSpace()).available > 0,
    async *read({ id, offset }, bytes) {
      const kept = await readKept(id);
      const mostBytes = kept?.begun?.size ?? 0;
      for (const { key, left, start } of chainOf(kept?.parts ?? [], { mostBytes, offset }))
        if (start < bytes) yield await objects.read(key, Math.min(mostBytes - left, bytes) - start);
    },
    markPublished: async ({ id }) => {
      await objects.put(keys.ended(id), new Uint8Array());
      const kept = await readKept(id);
      const parts = new Set(kept?.parts.map(({ key }) => key));
      const removing = remove(kept?.objects.filter(({ key }) => parts.has(key)) ?? []);
      // It is a story now; the rest is removed after a day.
      await removing.catch(() => undefined);
    },
    removeStale: async (now) => {
      const oldest = now - UPLOAD_LIFETIME_MS;
      const stale = [...byUpload(await objects.list(FOLDER)).values()].filter(({ objects: own }) =>
        own.every(({ written }) => written <= oldest),
      );
      await remove(stale.flatMap((kept) => kept.objects));
    },
    // A store that does not answer at the start may do so later.
    prepare: async () => undefined,
  };
}

function byUpload(objects: readonly StoredObject[]): Map<string, Kept> {
  const uploads = new Map<string, Kept>();
  for (const object of objects) {
    const [key, id, size, open, begun, owner, network, left, start, length] = KEY.exec(object.key) ?? [];
    if (key === undefined || id === undefined) continue;
    const kept = uploads.get(id) ?? { begun: null, length: null, parts: [], isPublished: false, objects: [] };
    uploads.set(id, kept);
    kept.objects.push(object);
    if (owner !== undefined && network !== undefined)
      kept.begun = {
        id,
        size: Number(size),
        isSizeKnown: !open,
        begun: Number(begun),
        owner: decodeURIComponent(owner),
        network: decodeURIComponent(network),
      };
    else if (left !== undefined) kept.parts.push({ key, left: Number(left), start: Number(start) });
    else if (length !== undefined) kept.length = Number(length);
    else kept.isPublished = true;
  }
  return uploads;
}

function toUpload(kept: Kept | undefined): StoredUpload | null {
  if (!kept?.begun) return null;
  const { begun, length, isPublished } = kept;
  const mostBytes = begun.size;
  const left = Math.min(mostBytes, ...kept.parts.slice(0, 1).map((part) => part.left));
  const isSizeKnown = begun.isSizeKnown || length !== null;
  return { ...begun, size: length ?? mostBytes, isSizeKnown, offset: mostBytes - left, isPublished };
}

/** A part starts only where another ends, so a chain remains even after concurrent writes. @throws {UploadError} 404 */
function chainOf(
  parts: readonly Part[],
  { mostBytes, offset }: { mostBytes: number; offset: number },
): Part[] {
  const byEnd = new Map(parts.map((part) => [mostBytes - part.left, part]));
  const chain: Part[] = [];
  for (let end = offset; end > 0;) {
    const part = byEnd.get(end);
    if (!part || part.start >= end) throw new UploadError(404, "uploadGone");
    chain.push(part);
    end = part.start;
  }
  return chain.reverse();
}

/** Each piece overwrites the previous one. When the source fails, what arrived is returned before the error. */
async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  // `for await` would end the source with a second error, and the first one would be lost.
  const chunks = source[Symbol.asyncIterator]();
  const part = Buffer.allocUnsafe(UPLOAD_PART_BYTES);
  let filled = 0;
  try {
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      for (let rest = next.value; rest.byteLength > 0;) {
        const taken = rest.copy(part, filled);
        rest = rest.subarray(taken);
        filled += taken;
        if (filled < UPLOAD_PART_BYTES) continue;
        filled = 0;
        yield part;
      }
    }
  } finally {
    if (filled > 0) yield part.subarray(0, filled);
  }
}
