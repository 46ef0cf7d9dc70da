import { lookups, type SearchTerm } from "@lampstand/contract/search-text";

import { inPostgresTransaction } from "../../lib/db/postgres-rows";
import type { PostgresConnection, PostgresPool } from "../../lib/db/transactions";
import { type IndexEntry, type IndexWriter, rowsOf, type SearchIndex, WEIGHTS } from "./search-index";

/** Two processes starting at once would both create the tables. Any number will do. */
const LOCK = 7_240_115;

/** Held while changing the index. */
const CHANGE_LOCK = 7_240_116;

/** Sent as one query, which PostgreSQL runs as a whole or not at all. */
const TABLES = `SELECT pg_advisory_xact_lock(${LOCK});
  CREATE TABLE IF NOT EXISTS search_entries (
    id bigserial NOT NULL,
    kind text NOT NULL,
    record text NOT NULL,
    fingerprint text NOT NULL,
    words tsvector NOT NULL,
    PRIMARY KEY (kind, record)
  );
  CREATE INDEX IF NOT EXISTS search_entries_words ON search_entries USING gin (words);`;

const WRITE = `INSERT INTO search_entries (kind, record, fingerprint, words) VALUES ($1, $2, $3, $4::tsvector)
  ON CONFLICT (kind, record) DO UPDATE
  SET id = excluded.id, fingerprint = excluded.fingerprint, words = excluded.words`;

const FINGERPRINTS =
  "SELECT record, fingerprint FROM search_entries WHERE kind = $1 AND record = ANY($2::text[])";

/** How long to wait for another process's change; a process that stalls during one loses it. */
const CHANGE_ALONE = `SET LOCAL lock_timeout = '20s';
  SET LOCAL idle_in_transaction_session_timeout = '20s';
  SELECT pg_advisory_xact_lock(${CHANGE_LOCK});`;

/** Ranks by word frequency, less so in long texts. The weights are for D, C, B and A. */
const RANK = `ts_rank('{0, ${WEIGHTS.text / WEIGHTS.title}, ${WEIGHTS.about / WEIGHTS.title}, 1}', words, $1::tsquery, 1)`;

const FIND = `SELECT kind, record FROM search_entries WHERE words @@ $1::tsquery
  ORDER BY ${RANK} DESC, record DESC LIMIT $2`;

export function postgresIndex(pool: PostgresPool): SearchIndex {
  const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows;

  return {
    prepare: async () => {
      await pool.query(TABLES);
    },
    change: (work) =>
      inPostgresTransaction(pool, "BEGIN", async (connection) => {
        await connection.query(CHANGE_ALONE);
        await work(writerOf(connection));
      }),
    records: async (kind) =>
      rowsOf.records(await rows("SELECT record FROM search_entries WHERE kind = $1", [kind])),
    find: async (terms, limit) => rowsOf.entries(await rows(FIND, [queryOf(terms), limit])),
    vocabulary: async () =>
      rowsOf.words(await rows("SELECT word FROM ts_stat('SELECT words FROM search_entries')")),
    version: async () =>
      rowsOf.version(await rows("SELECT count(*) AS entries, max(id) AS last FROM search_entries")),
  };
}

/** Its writes count once committed, which a process that stalled for long cannot do. */
function writerOf(connection: PostgresConnection): IndexWriter {
  return {
    write: async (entry) => {
      await connection.query(WRITE, [entry.kind, entry.record, entry.fingerprint, vectorOf(entry)]);
    },
    remove: async ({ kind, record }) => {
      await connection.query("DELETE FROM search_entries WHERE kind = $1 AND record = $2", [kind, record]);
    },
    fingerprints: async (kind, records) =>
      rowsOf.fingerprints((await connection.query(FINGERPRINTS, [kind, records])).rows),
  };
}

/** PostgreSQL's largest position in a text, and the most positions it keeps per word. */
const POSITION_MAX = 16_383;
const POSITIONS_OF_A_WORD = 255;

/** How many different words a record keeps: they must fit into the megabyte of a `tsvector`. */
const DIFFERENT_WORDS_MAX = 20_000;

/** Writes words with positions and weights as a `tsvector`: PostgreSQL's parser would split words differently. */
function vectorOf({ title, about, text }: IndexEntry): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  for (const [weight, words] of [
    ["A", title],
    ["B", about],
    ["C", text],
  ] as const) {
    for (const word of words) {
      position = Math.min(position + 1, POSITION_MAX);
      const known = positions.get(word) ?? [];
      if (known.length < POSITIONS_OF_A_WORD) known.push(`${position}${weight}`);
      if (positions.size < DIFFERENT_WORDS_MAX) positions.set(word, known);
    }
  }
  return [...positions].map(([word, places]) => `'${word}':${places.join(",")}`).join(" ");
}

/** Folded words contain no quotation marks. */
function queryOf(terms: readonly SearchTerm[]): string {
  return terms
    .map((term) => {
      const { beginnings, words } = lookups(term);
      return `(${[...beginnings.map((word) => `'${word}':*`), ...words.map((word) => `'${word}'`)].join(" | ")})`;
    })
    .join(" & ");
}
