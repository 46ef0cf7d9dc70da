import { z } from "zod";
import { MAX_TAGS } from "@/lib/page-cache/outdated-tags.mjs";

/** The most answers, dropping the least recently written; the most characters in one, since a row holds 2 MB. */
export const MAX_ANSWERS = 10_000;
export const MAX_LENGTH = 600_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an answer stays that nobody reads, in milliseconds. */
export const KEPT_MS = 7 * DAY_MS;

/** How many outdated or excess answers each call removes. */
const REMOVED_AT_ONCE = 100;

/**
 * `text`: a provider's answer as JSON, or `null` if it has none. `version`: the last announcement's number when the
 * provider was asked.
 */
export type KeptAnswer = { key: string; text: string | null; version: number };

/** `gone`: the tags that visitors may no longer see since the provider was asked. */
export type RecalledAnswer = { text: string; version: number; gone: string[] };

/** The part of a Durable Object's SQLite used here. */
export type Sql = {
  exec: (query: string, ...values: (string | number)[]) => { toArray: () => Record<string, unknown>[] };
};

const TABLES = [
  "CREATE TABLE IF NOT EXISTS announcements (id INTEGER PRIMARY KEY, number INTEGER NOT NULL, floor INTEGER NOT NULL)",
  "CREATE TABLE IF NOT EXISTS gone (tag TEXT PRIMARY KEY, number INTEGER NOT NULL)",
  "CREATE INDEX IF NOT EXISTS gone_number ON gone (number)",
  "CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, text TEXT NOT NULL, version INTEGER NOT NULL, written INTEGER NOT NULL)",
];

const stateRow = z.tuple([z.object({ number: z.int(), floor: z.int() })]);
const goneRows = z.array(z.object({ tag: z.string(), number: z.int() }));
const answerRows = z.array(z.object({ text: z.string(), version: z.int(), written: z.int() })).max(1);

/**
 * Stores the last good answers, and what has gone since each was read. Nothing here waits, so no call sees half of
 * another. Numbers start from the clock, so a store that lost its data reuses none.
 */
export function createAnswerStore(sql: Sql, now: () => number = Date.now) {
  for (const table of TABLES) sql.exec(table);
  sql.exec("INSERT OR IGNORE INTO announcements VALUES (1, ?, ?)", now(), now());

  const state = () => stateRow.parse(sql.exec("SELECT number, floor FROM announcements").toArray())[0];

  function find(key: string) {
    const rows = sql.exec("SELECT text, version, written FROM answers WHERE key = ?", key).toArray();
    return answerRows.parse(rows)[0];
  }

  function write({ key, text, version }: KeptAnswer) {
    if (text === null || text.length > MAX_LENGTH) {
      sql.exec("DELETE FROM answers WHERE key = ? AND version <= ?", key, version);
      return;
    }
    const present = find(key);
    // Each written row costs money, and most answers are unchanged.
    const isSame = present?.text === text && present.version === version && now() - present.written < DAY_MS;
    if (isSame || (present && present.version > version)) return;
    sql.exec("INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?)", key, text, version, now());
  }

  return {
    number: () => state().number,

    announce(gone: readonly string[]): void {
      const number = state().number + 1;
      for (const tag of gone) sql.exec("INSERT OR REPLACE INTO gone VALUES (?, ?)", tag, number);
      const forgotten = sql.exec(
        "DELETE FROM gone WHERE tag IN (SELECT tag FROM gone ORDER BY number DESC LIMIT -1 OFFSET ?) RETURNING tag, number",
        MAX_TAGS,
      );
      const numbers = goneRows.parse(forgotten.toArray()).map((row) => row.number);
      sql.exec("UPDATE announcements SET number = ?, floor = ?", number, Math.max(state().floor, ...numbers));
    },

    /** Returns the current number: an answer with another version may have been refused. */
    keep(answers: readonly KeptAnswer[]): number {
      const { number } = state();
      for (const answer of answers) if (answer.version <= number) write(answer);
      sql.exec(
        `DELETE FROM answers WHERE rowid IN (SELECT rowid FROM answers ORDER BY rowid LIMIT ${REMOVED_AT_ONCE})
          AND (written < ? OR rowid <= (SELECT max(rowid) FROM answers) - ?)`,
        now() - KEPT_MS,
        MAX_ANSWERS,
      );
      return number;
    },

    recall(key: string): RecalledAnswer | null {
      const present = find(key);
      if (!present || present.version < state().floor) return null;
      const { text, version } = present;
      const gone = goneRows.parse(
        sql.exec("SELECT tag, number FROM gone WHERE number > ?", version).toArray(),
      );
      return { text, version, gone: gone.map(({ tag }) => tag) };
    },
  };
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;
