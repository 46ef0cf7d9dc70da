import type { SearchTerm } from "@lampstand/contract/search-text";
import { z } from "zod";

/** What can be found. */
export const SEARCHED_KINDS = ["videos", "story-collections", "blogs", "pages"] as const;

export type SearchedKind = (typeof SEARCHED_KINDS)[number];

/** What the index follows: what can be found, and what others are found by. */
export const CHANGE_SOURCES = [...SEARCHED_KINDS, "hashtags", "clips"] as const;

/** A record in the index. */
export type IndexedRecord = { kind: SearchedKind; record: string };

/** What is stored of a record: its words as they are compared, by how much they count, and a hash of them. */
export type IndexEntry = IndexedRecord & {
  fingerprint: string;
  title: string[];
  about: string[];
  text: string[];
};

/** Changes entries. */
export type IndexWriter = {
  /** Stores an entry in the place of an older one. */
  write: (entry: IndexEntry) => Promise<void>;
  remove: (record: IndexedRecord) => Promise<void>;
  /** The fingerprints of a kind's entries, by the record's id. */
  fingerprints: (kind: SearchedKind, records: string[]) => Promise<Map<string, string>>;
};

/** The words of all public records in the full text of the database, in tables of its own that Payload knows nothing of. */
export type SearchIndex = {
  /** Makes the tables, if there are none. */
  prepare: () => Promise<void>;
  /**
   * Changes entries while no other process does. What is read meanwhile is what the other has not seen: of two that write an
   * entry, the one that has read the record last writes last.
   */
  change: (work: (writer: IndexWriter) => Promise<void>) => Promise<void>;
  /** The ids of a kind's records that have an entry. */
  records: (kind: SearchedKind) => Promise<string[]>;
  /** The records that have every term, the best first. */
  find: (terms: readonly SearchTerm[], limit: number) => Promise<IndexedRecord[]>;
  /** Every word, once. */
  vocabulary: () => Promise<string[]>;
  /** Changes with every change of the index. */
  version: () => Promise<string>;
};

/** How much a word counts that stands in the title, in what is said about a record, and in its text. */
export const WEIGHTS = { title: 10, about: 4, text: 1 } as const;

const entryRow = z.object({ kind: z.enum(SEARCHED_KINDS), record: z.string() });
const fingerprintRow = z.object({ record: z.string(), fingerprint: z.string() });
const recordRow = z.object({ record: z.string() });
const wordRow = z.object({ word: z.string() });
const versionRow = z.object({ entries: z.coerce.number(), last: z.coerce.number().nullable() });

/** The rows of the index's tables as they are read. */
export const rowsOf = {
  entries: (rows: unknown[]): IndexedRecord[] => z.array(entryRow).parse(rows),
  fingerprints: (rows: unknown[]) =>
    new Map(
      z
        .array(fingerprintRow)
        .parse(rows)
        .map(({ record, fingerprint }) => [record, fingerprint]),
    ),
  records: (rows: unknown[]): string[] =>
    z
      .array(recordRow)
      .parse(rows)
      .map(({ record }) => record),
  words: (rows: unknown[]): string[] =>
    z
      .array(wordRow)
      .parse(rows)
      .map(({ word }) => word),
  version: (rows: unknown[]): string => {
    const [row] = z.array(versionRow).parse(rows);
    return `${row?.entries ?? 0} ${row?.last ?? 0}`;
  },
};
