import { lookups } from "@lampstand/contract/search-text";

import type { SqliteClient } from "../../lib/db/transactions";
import { type IndexedRecord, type IndexWriter, rowsOf, type SearchIndex, WEIGHTS } from "./search-index";

/** Words are folded and joined with spaces, so the simplest tokenizer will do. Entry ids are never reused. */
const TABLES = [
  `CREATE TABLE IF NOT EXISTS search_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    record TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    UNIQUE (kind, record)
  )`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS search_words
    USING fts5(title, about, text, tokenize = 'ascii', prefix = '2 3')`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS search_vocabulary USING fts5vocab(search_words, 'row')`,
];

/** Deletes removed words at once instead of at FTS5's next merge. The table stores this setting. */
const OVERWRITE = "INSERT INTO search_words (search_words, rank) VALUES ('secure-delete', 1)";

const FIND = `SELECT kind, record FROM search_words JOIN search_entries ON id = search_words.rowid
  WHERE search_words MATCH ?
  ORDER BY bm25(search_words, ${WEIGHTS.title}, ${WEIGHTS.about}, ${WEIGHTS.text}), record DESC LIMIT ?`;

export function sqliteIndex(client: SqliteClient): SearchIndex {
  const rows = async (sql: string, args: (string | number)[] = []) =>
    (await client.execute({ sql, args })).rows;

  const writer: IndexWriter = {
    write: async ({ kind, record, fingerprint, title, about, text }) => {
      const words = [title, about, text].map((part) => part.join(" "));
      await client.batch(
        [
          ...removal({ kind, record }),
          {
            sql: "INSERT INTO search_entries (kind, record, fingerprint) VALUES (?, ?, ?)",
            args: [kind, record, fingerprint],
          },
          {
            sql: "INSERT INTO search_words (rowid, title, about, text) VALUES (last_insert_rowid(), ?, ?, ?)",
            args: words,
          },
        ],
        "write",
      );
    },
    remove: async (entry) => {
      await client.batch(removal(entry), "write");
    },
    fingerprints: async (kind, records) => {
      const places = records.map(() => "?").join(", ");
      const which = `kind = ? AND record IN (${places})`;
      return rowsOf.fingerprints(
        await rows(`SELECT record, fingerprint FROM search_entries WHERE ${which}`, [kind, ...records]),
      );
    },
  };

  return {
    prepare: async () => {
      await client.batch(
        [...TABLES, OVERWRITE].map((sql) => ({ sql, args: [] })),
        "write",
      );
    },
    // Only one process has the file, and it makes changes one after the other.
    change: (work) => work(writer),
    records: async (kind) =>
      rowsOf.records(await rows("SELECT record FROM search_entries WHERE kind = ?", [kind])),
    find: async (terms, limit) => {
      const query = terms.map((term) => {
        const { beginnings, words } = lookups(term);
        return `(${[...beginnings.map((word) => `${quoted(word)}*`), ...words.map(quoted)].join(" OR ")})`;
      });
      return rowsOf.entries(await rows(FIND, [query.join(" AND "), limit]));
    },
    vocabulary: async () => rowsOf.words(await rows("SELECT term AS word FROM search_vocabulary")),
    version: async () =>
      rowsOf.version(await rows("SELECT count(*) AS entries, max(id) AS last FROM search_entries")),
  };
}

/** Folded words contain no quotation marks. */
function quoted(word: string): string {
  return `"${word}"`;
}

function removal({ kind, record }: IndexedRecord) {
  const which = "kind = ? AND record = ?";
  const args = [kind, record];
  return [
    {
      sql: `DELETE FROM search_words WHERE rowid IN (SELECT id FROM search_entries WHERE ${which})`,
      args,
    },
    { sql: `DELETE FROM search_entries WHERE ${which}`, args },
  ];
}
