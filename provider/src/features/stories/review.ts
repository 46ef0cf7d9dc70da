import { isSameMailbox } from "@lampstand/contract/email";
import type { PayloadRequest } from "payload";

import type { OthersConsent, Story } from "../../payload-types";
import { refusalToAsk, refusalToAskAgain } from "../consents/ask-others";
import { hasConsentToPublish, readConsents } from "../consents/consent";
import { refusalToAskTeller } from "../consents/consent-request";
import { OPEN } from "../consents/open-question";
import { hasAgreed } from "../consents/others-consent";
import type { Facts } from "../visibility/facts";
import type { Objection } from "../visibility/objection-words";
import { objectionTo } from "../visibility/objections";
import { publishingOf } from "./publishing";
import type { Person, Review, Step } from "./review-answer";

/**
 * Returns what the requesting user can do about a story.
 * @param story As the open form would save it.
 * @param facts What would be shown, with the story as published.
 */
export async function reviewOf(req: PayloadRequest, story: Story, facts: Facts): Promise<Review> {
  const { status } = story;
  const people = await peopleOf(req, story, facts);
  const isClosed = Boolean(story.deletedAt || story.withdrawnAt);
  if (isClosed) return { status, people, mayAskOthers: false, problem: "", steps: [] };
  const mayAskOthers = OPEN.includes(status);
  const objection = objectionTo(facts);
  const isSettled = status === "Published" && objection !== "approvals";
  const publishing = isSettled ? undefined : await publishingOf(req, facts, story);
  const problem = publishing?.does === "nothing" ? publishing : undefined;
  // Without a title, staff can still ask whoever is missing.
  const first: Step[] =
    publishing && publishing.does !== "nothing"
      ? [{ does: publishing.does }]
      : askingFor(problem?.objection ?? objection, people, mayAskOthers);
  const steps = [...first, ...DECISIONS[status]];
  const knownParent = mayAskOthers ? knownParentOf(story, people) : undefined;
  return { status, people, mayAskOthers, knownParent, problem: problem?.problem ?? "", steps };
}

function knownParentOf({ parentName, parentEmail }: Story, people: Person[]): Review["knownParent"] {
  const parents = people.filter(({ role }) => role === "parent");
  const waiting = parents
    .filter(({ state }) => state === "asked")
    .map(({ name, email }) => ({ name, email }));
  const isNew = parentEmail && !parents.some(({ email }) => isSameMailbox(email, parentEmail));
  const [known, ...others] = isNew ? [...waiting, { name: parentName ?? "", email: parentEmail }] : waiting;
  return others.length === 0 ? known : undefined;
}

const DECISIONS: Record<Story["status"], Step[]> = {
  Pending: [{ does: "decline" }],
  Published: [{ does: "takeOff" }, { does: "decline" }],
  Declined: [],
  Withdrawn: [],
};

/** Whose answer each objection waits for. */
const AWAITED: Partial<Record<Objection, Person["role"]>> = {
  "no-consent": "teller",
  "parent-silent": "parent",
  "seen-silent": "seen",
};

function askingFor(objection: Objection | undefined, people: Person[], mayAskOthers: boolean): Step[] {
  if (!objection) return [];
  if (objection === "parent-not-asked") return mayAskOthers ? [{ does: "askParent" }] : [];
  const person = people.find(({ role, mayBeAsked }) => mayBeAsked && role === AWAITED[objection]);
  return person ? [{ does: "ask", person }] : [];
}

async function peopleOf(req: PayloadRequest, story: Story, facts: Facts): Promise<Person[]> {
  const isInTrash = Boolean(story.deletedAt);
  const asked: Person[] = [];
  for (const role of ["parent", "seen"] as const)
    for (const other of facts.others.filter((each) => each.role === role)) {
      const { id, fullName: name, email, deletedAt } = other;
      const mayBeAsked = !isInTrash && !refusalToAskAgain(other) && !(await refusalToAsk(req, story, other));
      asked.push({ id: deletedAt ? "" : id, role, name, email, ...answerOf(other, facts), mayBeAsked });
    }
  const { name, email } = story;
  const mayBeAsked = !isInTrash && !refusalToAskTeller(story);
  return [{ id: "", role: "teller", name, email, ...answerOfTeller(story), mayBeAsked }, ...asked];
}

type Answer = Pick<Person, "state" | "moment">;

function answerOf(other: OthersConsent, { clip }: Facts): Answer {
  const { withdrawnAt, agreedAt, askedAt } = other;
  if (withdrawnAt) return { state: "withdrew", moment: withdrawnAt };
  if (agreedAt && hasAgreed(other, clip)) return { state: "agreed", moment: agreedAt };
  return { state: "asked", moment: askedAt ?? "" };
}

function answerOfTeller(story: Story): Answer {
  const { withdrawnAt, consentAskedAt, consents, createdAt } = story;
  if (withdrawnAt) return { state: "withdrew", moment: withdrawnAt };
  if (hasConsentToPublish(story))
    return { state: "agreed", moment: readConsents(consents).at(-1)?.givenAt ?? createdAt };
  return consentAskedAt ? { state: "asked", moment: consentAskedAt } : { state: "unasked", moment: "" };
}
