import { randomUUID } from "node:crypto";

import type { Email } from "postal-mime";

import type { Desk } from "../../src/features/inbox/desk";
import { mailsTo } from "./mails";
import { eventually, type startProvider } from "./provider";
import { first } from "./read";
import type { Staff } from "./staff";
import { someEmail, visitor } from "./visitor";

type Provider = Awaited<ReturnType<typeof startProvider>>;

/** Acts as people who would like to talk, and as their readers. */
export function conversationsOf({ payload, request, rows, dataDir }: Provider) {
  const ask = (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    visitor(request).send(
      "/add_talk",
      {
        ...{ name: "Ann", email: someEmail(), phoneNo: "", about: "I would like to talk about my mother." },
        ...{ times: "In the evening", isMinor: false, ...more },
      },
      headers,
    );

  const row = async () => first(await rows("conversations"));

  const endpoint = async ({ headers }: Staff, action: string, data = {}) =>
    request.post(`/api/conversations/${String((await row()).id)}/${action}`, { headers, data });

  return {
    ask,
    row,
    setCarer: ({ id }: Staff, data: { isCarer?: boolean; answersMinors?: boolean; name?: string }) =>
      payload.update({ collection: "staff", id, data }),

    /** Returns the conversations a staff member sees, by the address that asked. */
    async readBy({ headers }: Staff): Promise<string[]> {
      const answer = await request.get("/api/conversations?limit=0", { headers });
      if (answer.status !== 200) return [`${answer.status}`];
      return (answer.json() as { docs: { email: string }[] }).docs.map(({ email }) => email);
    },

    /** Opens the only conversation. */
    open: (reader: Staff) => endpoint(reader, "read"),

    /** Returns what the screen of the only conversation shows to somebody, and the answer's status. */
    async desk({ headers }: Staff): Promise<{ status: number; desk: Desk }> {
      const shown = await request.get(`/api/conversations/${String((await row()).id)}/desk`, { headers });
      return { status: shown.status, desk: shown.json() as Desk };
    },

    /** Hands the only conversation on. Returns the answer's status. */
    handOn: async (from: Staff, to: Staff) => (await endpoint(from, "hand-on", { to: to.id })).status,

    /** Answers the only conversation. */
    answer: (reader: Staff, body = "Shall we talk on Monday?") =>
      endpoint(reader, "answer", { id: randomUUID(), subject: "You asked to talk to someone", body }),

    /** Returns when somebody read the only conversation, as the admin shows it to them. */
    async openedBy({ headers }: Staff): Promise<unknown> {
      const answer = await request.get("/api/conversations", { headers });
      return (answer.json() as { docs: { readAt?: unknown }[] }).docs[0]?.readAt ?? null;
    },

    /** Returns this many mails to somebody with these words in the subject. */
    async mails(email: string, subject: string, count = 1): Promise<Email[]> {
      let found: Email[] = [];
      await eventually(async () => {
        found = (await mailsTo(dataDir, email)).filter((mail) => mail.subject?.includes(subject));
        expect(found).toHaveLength(count);
      });
      return found;
    },
  };
}
