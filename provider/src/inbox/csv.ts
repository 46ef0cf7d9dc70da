import { stringify } from "csv-stringify/sync";

import type { CsvColumn } from "./csv-columns";

/** Lines of the table, every cell in quotes; what a spreadsheet would take for a formula is marked as text. */
export function written(columns: readonly CsvColumn[], records: readonly object[], isStart: boolean): string {
  return stringify(
    records.map((record) => columns.map(({ cell }) => cell(record))),
    {
      bom: isStart,
      header: isStart,
      columns: columns.map(({ header }) => header),
      escape_formulas: true,
      quoted_string: true,
      record_delimiter: "windows",
    },
  );
}
