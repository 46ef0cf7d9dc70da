import { Link } from "@payloadcms/ui";
import type { Payload } from "payload";

import { preparationNotice } from "../features/clips/worker-state";
import { undeliveredMails, waitingIn } from "../features/inbox/inboxes";

const PANEL = {
  marginBottom: 40,
  padding: "20px 24px",
  border: "1px solid var(--theme-elevation-150)",
  borderRadius: 6,
};

const ALARM = { margin: "12px 0 0", color: "var(--theme-error-600)" };

/** The first thing on the dashboard: what visitors have sent that staff have not dealt with yet. */
export async function WaitingPanel({ payload }: { payload: Payload }) {
  const [inboxes, undelivered, notice] = await Promise.all([
    waitingIn(payload),
    undeliveredMails(payload),
    preparationNotice(payload),
  ]);
  const waiting = inboxes.filter(({ unread, open }) => unread > 0 || open > 0);
  return (
    <section style={PANEL} aria-labelledby="waiting">
      <h2 id="waiting" style={{ margin: "0 0 12px" }}>
        What waits for you
      </h2>
      {waiting.length === 0 && <p style={{ margin: 0 }}>Nothing: everything has been dealt with.</p>}
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {waiting.map(({ slug, label, unread, open }) => (
          <li key={slug}>
            <Link href={`/admin/collections/${slug}`}>{label}</Link>
            {`: ${[unread > 0 && `${unread} new`, open > 0 && `${open} not dealt with`].filter(Boolean).join(", ")}`}
          </li>
        ))}
      </ul>
      {notice && <p style={ALARM}>{notice}</p>}
      {undelivered > 0 && (
        <p style={ALARM}>
          {undelivered === 1 ? "A mail" : `${undelivered} mails`} could not be sent for three days. Please
          tell whoever looks after the server: the mail server that SMTP_URL names does not take them.
        </p>
      )}
    </section>
  );
}
