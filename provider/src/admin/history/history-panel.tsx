import type { PayloadRequest, Where } from "payload";

import { findAll } from "../../lib/find-all";
import { describeChange } from "../../features/history/describe-change";
import { churchTimeZone } from "../../features/church/church";
import { isStaffUser } from "../../access/roles";
import { NOTE } from "../styles";
import { translateWith } from "../texts/text";
import { momentInWords } from "../time/moment-in-words";

/** How many changes a record's page shows. */
const SHOWN = 5;

type Props = { kind: string; id?: number | string; req: PayloadRequest };

/** Shows who changed what in a record, newest first. */
export async function HistoryPanel({ kind, id, req }: Props) {
  const isGlobal = req.payload.config.globals.some(({ slug }) => slug === kind);
  if (!isStaffUser(req.user) || (id === undefined && !isGlobal)) return null;
  const isThis: Where[] = [{ kind: { equals: kind } }];
  if (id !== undefined) isThis.push({ record: { equals: String(id) } });
  const docs = await findAll(req.payload, "changes", { and: isThis }, { sort: "-createdAt", limit: SHOWN });
  if (docs.length === 0) return null;
  const timeZone = await churchTimeZone(req.payload);
  const t = translateWith(req.t);
  return (
    <section className="field-type" aria-labelledby="history">
      <h3 id="history" className="field-label">
        {translateWith(req.t)("history:heading")}
      </h3>
      <ul style={{ margin: 0, padding: 0, listStyle: "none" }}>
        {docs.map(({ id: change, by, action, fields, createdAt }) => (
          <li key={change} style={NOTE}>
            <b>{by}</b> {action && describeChange(t, action, fields ?? "")}
            <br />
            <time dateTime={createdAt}>{momentInWords(createdAt, timeZone)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
