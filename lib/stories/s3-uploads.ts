import "server-only";
import { keptFor } from "@lampstand/runtime/metrics";
import type { S3Settings } from "@lampstand/runtime/s3-settings";
import { DataStore, Upload } from "@tus/server";
import pLimit from "p-limit";
import { STORE_AWAY, UPLOAD_GONE, UPLOAD_LIFETIME_MS, UPLOAD_PART_BYTES } from "./story-file";
import { type ObjectStore, objectStore, type StoredObject } from "./object-store";
import { PART_COUNTS_MS, PARTS_OF_ADDRESS, PARTS_OF_ALL } from "./parts-at-once";
import { requireRoomFor, UploadError } from "./upload-room";
import type { Room, StoredUpload, UploadStorage } from "./upload-storage";

/** What may wait in the store and is not published, in bytes. */
export const UPLOAD_ROOM_BYTES = 50 * 1024 ** 3;

/** What every object takes of the room at least, in bytes: so there are never more of them than can be listed. */
const LEAST_HELD_BYTES = 1024 ** 2;

/** For how long what is there is known well enough to take another part, in milliseconds. */
const ROOM_KNOWN_MS = 10_000;

/** How many objects are removed at a time. */
const REMOVED_AT_ONCE = 8;

const FOLDER = "incoming/";

type Begun = Pick<StoredUpload, "id" | "size" | "begun" | "owner" | "network">;

/**
 * An upload is a folder of objects whose names say all, so nothing is ever rewritten: who began what, that it is published,
 * and each part with how much is left after it and where it begins. The furthest part comes first of them.
 */
const keys = {
  begun: ({ id, size, begun, owner, network }: Begun) =>
    `${FOLDER}${id}/begun.${size}.${begun}.${encodeURIComponent(owner)}.${encodeURIComponent(network)}`,
  ended: (id: string) => `${FOLDER}${id}/ended`,
  part: (id: string, left: number, start: number) =>
    `${FOLDER}${id}/part.${String(left).padStart(LEFT_DIGITS, "0")}.${start}`,
};

/** As many as the length of the largest video has. */
const LEFT_DIGITS = 10;

/** Of the objects of an upload, as many of the first tell how it stands: all but the parts before the furthest. */
const TELLING_OBJECTS = 3;

const KEY = /^incoming\/([0-9a-f]{32})\/(?:begun\.(\d+)\.(\d+)\.([^.]*)\.([^.]*)|part\.(\d+)\.(\d+)|ended)$/;

type Part = { key: string; left: number; start: number };

/** What is kept of an upload. */
type Kept = { begun: Begun | null; parts: Part[]; isPublished: boolean; objects: StoredObject[] };

let known: { settings: S3Settings; uploads: UploadStorage } | undefined;

/** Uploads as objects of an S3 store. Any instance of the site can go on with what another has begun. */
export function s3Uploads(settings: S3Settings): UploadStorage {
  if (known?.settings !== settings) known = { settings, uploads: uploadsIn(objectStore(settings)) };
  return known.uploads;
}

function uploadsIn(objects: ObjectStore): UploadStorage {
  const readKept = async (id: string, most?: number) =>
    byUpload(await objects.list(`${FOLDER}${id}/`, most)).get(id);
  const find = async (id: string) => toUpload(await readKept(id, TELLING_OBJECTS));
  const findWaiting = async (id: string) => {
    const upload = await find(id);
    if (!upload || upload.isPublished) throw new UploadError(404, UPLOAD_GONE);
    return upload;
  };
  const remove = async (stored: readonly StoredObject[]) => {
    const limit = pLimit(REMOVED_AT_ONCE);
    await Promise.all(stored.map(({ key }) => limit(() => objects.remove(key))));
  };
  const room = async (): Promise<Room> => {
    const uploads = [...byUpload(await objects.list(FOLDER)).values()].flatMap((kept) => {
      const upload = toUpload(kept);
      const held = kept.objects.reduce((sum, { size }) => sum + Math.max(size, LEAST_HELD_BYTES), 0);
      return upload && !upload.isPublished ? [{ ...upload, held }] : [];
    });
    return { uploads, available: UPLOAD_ROOM_BYTES - uploads.reduce((sum, { held }) => sum + held, 0) };
  };
  const roughRoom = keptFor(ROOM_KNOWN_MS, room);
  /** The address that each part under way comes from, and since when. */
  const underWay = new Set<{ network: string; since: number }>();

  class S3Store extends DataStore {
    override extensions = ["creation", "termination"];

    override async create(upload: Upload): Promise<Upload> {
      const { id, size = 0, metadata, creation_date } = upload;
      const begun = Date.parse(creation_date ?? "");
      const { owner, network } = { owner: metadata?.owner ?? "", network: metadata?.network ?? "" };
      await objects.put(keys.begun({ id, size, begun, owner, network }), new Uint8Array());
      return upload;
    }

    /** @throws {UploadError} 404 when there is none to go on with */
    override async getUpload(id: string): Promise<Upload> {
      const { size, offset } = await findWaiting(id);
      return new Upload({ id, size, offset });
    }

    /**
     * Keeps what comes, in objects no larger than a part. What came of a source that fails is kept, too.
     *
     * @throws {UploadError} 507 where there is no room, 429 when the address it comes from has its share, 503 when the store
     *   did not keep it or too many are under way
     */
    override async write(source: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
      const { size, network } = await findWaiting(id);
      const now = Date.now();
      const counted = [...underWay].filter(({ since }) => now - since < PART_COUNTS_MS);
      const own = counted.filter((other) => other.network === network);
      if (own.length >= PARTS_OF_ADDRESS || counted.length >= PARTS_OF_ALL)
        throw new UploadError(503, STORE_AWAY);
      const part = { network, since: now };
      underWay.add(part);
      let start = offset;
      try {
        for await (const piece of inParts(source)) {
          requireRoomFor(await roughRoom(), id);
          const end = start + piece.byteLength;
          await objects.put(keys.part(id, size - end, start), piece);
          start = end;
        }
      } finally {
        underWay.delete(part);
      }
      return start;
    }

    /** @throws {UploadError} 404 when there is none */
    override async remove(id: string): Promise<void> {
      const kept = await readKept(id);
      if (!kept) throw new UploadError(404, UPLOAD_GONE);
      await remove(kept.objects);
    }
  }

  return {
    dataStore: () => new S3Store(),
    find,
    room,
    canKeep: async () => (await roughRoom()).available > 0,
    async *read({ id, size, offset }, bytes) {
      for (const { key, left, start } of chainOf((await readKept(id))?.parts ?? [], { size, offset }))
        if (start < bytes) yield await objects.read(key, Math.min(size - left, bytes) - start);
    },
    markPublished: async ({ id }) => {
      await objects.put(keys.ended(id), new Uint8Array());
      const kept = await readKept(id);
      const parts = new Set(kept?.parts.map(({ key }) => key));
      const removing = remove(kept?.objects.filter(({ key }) => parts.has(key)) ?? []);
      // It is a story by now. What is left, as the log says, goes after a day.
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
    const [key, id, size, begun, owner, network, left, start] = KEY.exec(object.key) ?? [];
    if (key === undefined || id === undefined) continue;
    const kept = uploads.get(id) ?? { begun: null, parts: [], isPublished: false, objects: [] };
    uploads.set(id, kept);
    kept.objects.push(object);
    if (owner !== undefined && network !== undefined)
      kept.begun = {
        id,
        size: Number(size),
        begun: Number(begun),
        owner: decodeURIComponent(owner),
        network: decodeURIComponent(network),
      };
    else if (left !== undefined) kept.parts.push({ key, left: Number(left), start: Number(start) });
    else kept.isPublished = true;
  }
  return uploads;
}

/** `null` for what is left of an upload that is being removed. */
function toUpload(kept: Kept | undefined): StoredUpload | null {
  if (!kept?.begun) return null;
  const { size } = kept.begun;
  const left = Math.min(size, ...kept.parts.slice(0, 1).map((part) => part.left));
  return { ...kept.begun, offset: size - left, isPublished: kept.isPublished };
}

/**
 * The parts that lead from the beginning to the offset, in their order. A part is only ever put where another ends. So also
 * of two requests that were under way at once, without knowing of each other, such a chain is left.
 *
 * @throws {UploadError} 404 where one is missing
 */
function chainOf(parts: readonly Part[], { size, offset }: { size: number; offset: number }): Part[] {
  const byEnd = new Map(parts.map((part) => [size - part.left, part]));
  const chain: Part[] = [];
  for (let end = offset; end > 0;) {
    const part = byEnd.get(end);
    if (!part || part.start >= end) throw new UploadError(404, UPLOAD_GONE);
    chain.push(part);
    end = part.start;
  }
  return chain.reverse();
}

/** What comes, in pieces of at most a part's size, each overwritten by the next; of a source that fails, first what came. */
async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  // A loop that is left by an error ends the source with another one, in which the first is lost.
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
