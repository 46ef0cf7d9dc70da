import type { SearchTerm } from "@lampstand/contract/search-text";
import { z } from "zod";

export const SEARCHED_KINDS = ["videos", "story-collections", "blogs", "pages"] as const;

export type SearchedKind = (typeof SEARCHED_KINDS)[number];

/** The sources the index follows: searchable records, and those that lead to others. */
export const CHANGE_SOURCES = [...SEARCHED_KINDS, "hashtags", "clips"] as const;

export type IndexedRecord = { kind: SearchedKind; record: string };

/** A stored record: its words for comparison, by weight, and their hash. */
export type IndexEntry = IndexedRecord & {
  fingerprint: string;
  title: string[];
  about: string[];
  text: string[];
};

export type IndexWriter = {
  /** Stores an entry, replacing an older one. */
  write: (entry: IndexEntry) => Promise<void>;
  remove: (record: IndexedRecord) => Promise<void>;
  /** Returns the fingerprints of a kind's entries, by record id. */
  fingerprints: (kind: SearchedKind, records: string[]) => Promise<Map<string, string>>;
};

/** The words of all public records, in full-text tables that Payload does not manage. */
export type SearchIndex = {
  /** Creates the tables if they are missing. */
  prepare: () => Promise<void>;
  /** Locks out other processes, also while reading records: of two writers of an entry, the last one read last. */
  change: (work: (writer: IndexWriter) => Promise<void>) => Promise<void>;
  /** Returns the ids of a kind's records that have an entry. */
  records: (kind: SearchedKind) => Promise<string[]>;
  /** Returns the records with every term, the best first. */
  find: (terms: readonly SearchTerm[], limit: number) => Promise<IndexedRecord[]>;
  /** Returns every word once. */
  vocabulary: () => Promise<string[]>;
  /** Changes with every change of the index. */
  version: () => Promise<string>;
};

/** How much a word counts in the title, in the description and in the text. */
export const WEIGHTS = { title: 10, about: 4, text: 1 } as const;

const entryRow = z.object({ kind: z.enum(SEARCHED_KINDS), record: z.string() });
const fingerprintRow = z.object({ record: z.string(), fingerprint: z.string() });
const recordRow = z.object({ record: z.string() });
const wordRow = z.object({ word: z.string() });
const versionRow = z.object({ entries: z.coerce.number(), last: z.coerce.number().nullable() });

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
