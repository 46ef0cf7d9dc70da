import { z } from "zod";

import { asSomeVisitor } from "../../support/stories";
import { visitor } from "../../support/visitor";
import type { Story } from "../world";
import { type Act, type Acts, restores, trashes } from "./act";

const question = z.object({ data: z.looseObject({ version: z.string(), isGiven: z.boolean() }) });

const asked = (story: Story, role: "parent" | "seen") =>
  [...story.facts.others].find((other) => other[1].role === role)?.[0];

/** Opens the newest question, and remembers what it says until the answer. */
const reads =
  (role: "parent" | "seen"): Act =>
  async ({ request, questionsTo, announceSubmissions, payload }, story) => {
    const email = asked(story, role);
    if (!email) return;
    await announceSubmissions(payload);
    const token = (await questionsTo(email)).at(-1);
    if (!token) return;
    const answer = await request.get(`/consent-requests/${token}`, { headers: asSomeVisitor() });
    if (!answer.ok) return;
    const { version, isGiven } = question.parse(answer.json()).data;
    // After a change of the film, the provider asks again in a separate mail.
    if (isGiven) return;
    story.read = { email, token, version, edition: story.facts.edition };
  };

const agrees: Act = async ({ request }, { read, facts }) => {
  if (!read) return;
  const { send } = visitor(request);
  const { status } = await send("/give-consent", { token: read.token, version: read.version });
  const other = facts.others.get(read.email);
  if (status === 200 && other) other.agreedTo = read.edition;
};

const agreesAtOnce =
  (role: "parent" | "seen"): Act =>
  async (...given) => {
    await reads(role)(...given);
    await agrees(...given);
  };

const tellerAgrees: Act = async ({ request, questionsTo, announceSubmissions, payload }, story) => {
  await announceSubmissions(payload);
  const token = (await questionsTo(story.email)).at(-1);
  if (!token) return;
  const answer = await request.get(`/consent-requests/${token}`, { headers: asSomeVisitor() });
  if (!answer.ok) return;
  const { version } = question.parse(answer.json()).data;
  const { status } = await visitor(request).send("/give-consent", { token, version });
  if (status === 200) story.facts.tellerAgrees = true;
};

const withdraws =
  (role: "parent" | "seen"): Act =>
  async ({ does, recordOf }, story, _, by) => {
    const email = asked(story, role);
    const record = email && (await recordOf("others-consents", email, "email"));
    const other = email && story.facts.others.get(email);
    if (!record || !other) return;
    if (await does(by, "POST", `others-consents/${record.id}/withdraw-consent`)) other.hasWithdrawn = true;
  };

const asksSeen: Act = async ({ does }, story, _, by) => {
  if (asked(story, "seen")) return;
  const email = `seen-of-${story.slug}@example.org`;
  const data = { role: "seen", fullName: "Otto", email };
  if (!(await does(by, "POST", `stories/${story.id}/ask-somebody`, data))) return;
  story.facts.others.set(email, { role: "seen", hasWithdrawn: false });
};

const recordInTrash =
  (data: () => object): Act =>
  async ({ does, recordOf }, story, _, by) => {
    for (const email of story.facts.others.keys()) {
      const record = await recordOf("others-consents", email, "email");
      if (record) await does(by, "PATCH", `others-consents/${record.id}?trash=true`, data());
    }
  };

/** What people who are asked about a story do. */
export const PEOPLE: Acts = {
  "asks the teller": ({ does }, { id }, _, by) => does(by, "POST", `stories/${id}/ask-for-consent`),
  "the teller agrees": tellerAgrees,
  "asks whoever is seen": asksSeen,
  "the parent reads the question": reads("parent"),
  "whoever is seen reads the question": reads("seen"),
  "whoever has read a question agrees": agrees,
  "the parent agrees": agreesAtOnce("parent"),
  "whoever is seen agrees": agreesAtOnce("seen"),
  "withdraws for the teller": async ({ does }, { id, facts }, _, by) => {
    if (await does(by, "POST", `stories/${id}/withdraw-consent`)) facts.tellerHasWithdrawn = true;
  },
  "withdraws for the parent": withdraws("parent"),
  "withdraws for whoever is seen": withdraws("seen"),
  "trashes what others answered": recordInTrash(trashes),
  "restores what others answered": recordInTrash(() => restores),
};
