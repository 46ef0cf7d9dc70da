import { z } from "zod";

import { quoted } from "./query";
import { BATCH_ROWS, neutralRows, type Row, type RowReader, type RowWriter } from "./rows";
import type { Table } from "./tables";
import type { PostgresConnection, PostgresPool } from "./transactions";

/** Reads a PostgreSQL database as of one moment, however long that takes and whatever is written meanwhile. */
export async function readingPostgres<T>(
  pool: PostgresPool,
  work: (rows: RowReader) => Promise<T>,
): Promise<T> {
  return inPostgresTransaction(pool, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", (connection) =>
    work({ batches: (table) => postgresBatches(connection, table) }),
  );
}

/** Fills a PostgreSQL database, all or nothing. Rows may come before those they refer to. */
export async function fillingPostgres<T>(
  pool: PostgresPool,
  tables: Table[],
  work: (rows: RowWriter) => Promise<T>,
): Promise<T> {
  return inPostgresTransaction(pool, "BEGIN", async (connection) => {
    const checkLast = await putOffForeignKeys(connection);
    const outcome = await work({
      batches: (table) => postgresBatches(connection, table),
      insert: async ({ name, columns }, rows) => {
        const names = columns.map((column) => quoted(column.name)).join(", ");
        const values = JSON.stringify(rows.map((row) => jsonRow(columns, row)));
        await connection.query(
          `INSERT INTO ${quoted(name)} (${names})
           SELECT ${names} FROM jsonb_populate_recordset(NULL::${quoted(name)}, $1::jsonb)`,
          [values],
        );
      },
    });
    await checkLast();
    await continueSequences(connection, tables);
    return outcome;
  });
}

export async function inPostgresTransaction<T>(
  pool: PostgresPool,
  begin: string,
  work: (connection: PostgresConnection) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect();
  try {
    await connection.query(begin);
    const outcome = await work(connection);
    await connection.query("COMMIT");
    connection.release();
    return outcome;
  } catch (error) {
    // Closing it ends the transaction, even if the connection failed.
    connection.release(true);
    throw error;
  }
}

async function* postgresBatches(connection: PostgresConnection, table: Table): AsyncGenerator<Row[]> {
  const names = table.columns.map(({ name }) => quoted(name)).join(", ");
  await connection.query(`DECLARE batches NO SCROLL CURSOR FOR SELECT ${names} FROM ${quoted(table.name)}`);
  for (;;) {
    const { rows } = await connection.query(`FETCH ${BATCH_ROWS} FROM batches`);
    if (rows.length === 0) break;
    yield neutralRows(table, rows);
  }
  await connection.query("CLOSE batches");
}

function jsonRow(columns: Table["columns"], row: Row): Record<string, unknown> {
  const values = columns.map(({ name, kind }) => {
    const value = row[name] ?? null;
    return [name, kind === "json" && typeof value === "string" ? JSON.parse(value) : value] as const;
  });
  return Object.fromEntries(values);
}

const foreignKeys = z.array(z.object({ table: z.string(), name: z.string() }));

/**
 * Defers foreign keys.
 * @returns Checks them all and restores immediate checks.
 */
async function putOffForeignKeys(connection: PostgresConnection): Promise<() => Promise<void>> {
  const { rows } = await connection.query(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name FROM pg_constraint
     WHERE contype = 'f' AND NOT condeferrable AND connamespace = current_schema()::regnamespace`,
  );
  const keys = foreignKeys.parse(rows);
  const alter = (how: string) =>
    connection.query(
      keys.map(({ table, name }) => `ALTER TABLE ${table} ALTER CONSTRAINT ${name} ${how};`).join("\n"),
    );
  await alter("DEFERRABLE INITIALLY DEFERRED");
  return async () => {
    await connection.query("SET CONSTRAINTS ALL IMMEDIATE");
    await alter("NOT DEFERRABLE");
  };
}

/** Continues PostgreSQL's sequences after the greatest imported number. */
async function continueSequences(connection: PostgresConnection, tables: Table[]): Promise<void> {
  for (const { name, columns } of tables) {
    for (const column of columns.filter(({ isSerial }) => isSerial)) {
      await connection.query(
        `SELECT setval(pg_get_serial_sequence($1, $2), greatest) FROM
         (SELECT max(${quoted(column.name)}) AS greatest FROM ${quoted(name)}) AS numbers WHERE greatest IS NOT NULL`,
        [quoted(name), column.name],
      );
    }
  }
}
